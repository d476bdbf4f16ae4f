"""`/campaign export|import`: the whole log as a file, and a campaign that goes on from one.

An import is tried first: the question says what the file would make, and holds the file itself, so
that its button works without memory of it. The campaign that it would end is given out beside it.
"""

from datetime import datetime
from functools import partial

import discord

from bot import __version__
from bot.answers import CONTENT, Button, File, Reply
from bot.commands.next_steps import next_step
from bot.custom_ids import CustomId
from bot.file_names import file_name
from bot.refusals import Refused
from bot.telling.chronicle import chronicle
from bot.telling.escaping import escape, shorten
from bot.telling.listing import counted, joined
from bot.wishes import Answer, Ask, Examine, Import, Load, Press, Read, Wish, action, command
from bot.words import Say
from core.campaign import Phase
from storage import archive
from storage.archive import Archive
from storage.errors import CampaignOver
from storage.store import Store
from storage.values import Changed, Export, Stored

TO_IMPORT = "to-import.jsonl"


# --- export --------------------------------------------------------------------------------------


@command("campaign export")
def export(ask: Ask, *, public: bool = False) -> Wish:
    """The log as a file that the bot can read again, and as a chronicle to read."""

    def files(stored: Stored, store: Store, say: Say) -> Reply:
        log = store.export(stored, program=__version__, at=ask.at)
        told = chronicle(store.history(stored.id, last=stored.version), say.language)
        name = file_name(stored.campaign)
        return Reply(
            say("campaign-exported", name=escape(stored.campaign.name), entries=stored.version),
            files=(_log_file(log), File(f"{name}.md", told.encode())),
        )

    return Read(files, Answer.PUBLIC if public else Answer.PRIVATE)


def _log_file(export: Export) -> File:
    return File(f"{file_name(export.stored.campaign)}.jsonl", export.content)


# --- import --------------------------------------------------------------------------------------


@command("campaign import")
def import_file(ask: Ask, *, file: discord.Attachment) -> Wish:
    """Say what would come of a file, and ask; nothing has changed yet."""
    return Load(
        file, lambda content: Examine(partial(_question, content=content, at=ask.at), Answer.PUBLIC)
    )


@action("campaign-import")
def go_on_from_file(press: Press) -> Wish:
    """Do it; whatever happened since the question makes the button stale."""
    file = next((one for one in press.files if one.filename == TO_IMPORT), None)
    if file is None:
        raise Refused("file-not-read")
    return Load(file, lambda content: Import(content, _imported), Answer.UPDATE)


@action("campaign-import-leave")
def leave(_: Press) -> Wish:
    """Take the question away."""
    return Examine(lambda _, __, say: Reply(say("campaign-import-left")), Answer.UPDATE)


def _question(
    stored: Stored | None, store: Store, say: Say, *, content: bytes, at: datetime
) -> Reply:
    """What the file would make, and what would end; the files of both."""
    archived = archive.read(content)
    if archived.campaign.phase is Phase.ENDED:
        raise CampaignOver
    lines = [_summary(archived, say)]
    files = [File(TO_IMPORT, content)]
    if stored is not None:
        name = escape(stored.campaign.name)
        lines.append(say("campaign-import-replaces", name=name, entries=stored.version))
        files.append(_log_file(store.export(stored, program=__version__, at=at)))
    running, version = (0, 0) if stored is None else (stored.id, stored.version)
    buttons = (
        Button(
            say("campaign-import-leave"),
            CustomId("campaign-import-leave", running),
            discord.ButtonStyle.primary,
        ),
        Button(
            say("campaign-import-replace" if stored else "campaign-import-begin"),
            CustomId("campaign-import", running, version),
            discord.ButtonStyle.danger if stored else discord.ButtonStyle.success,
        ),
    )
    return Reply(shorten("\n".join(lines), CONTENT), rows=(buttons,), files=files)


def _summary(archived: Archive, say: Say) -> str:
    """The name, how long the log is and from when, how far the campaign has come, and who plays."""
    campaign = archived.campaign
    people = {entry.actor.user: entry.actor.name for entry in archived.entries}
    return say(
        "campaign-import-question",
        name=escape(campaign.name),
        entries=len(archived.entries),
        began=discord.utils.format_dt(archived.entries[0].at, "d"),
        last=discord.utils.format_dt(archived.entries[-1].at, "d"),
        phase=campaign.phase.value,
        memories=len(campaign.diary),
        assassins=joined(counted(one.name for one in campaign.assassins), say),
        workers=len(campaign.workers),
        cards=len(campaign.cards),
        people=joined(counted(people.values()), say),
    )


def _imported(changed: Changed, replaced: Export | None, say: Say) -> Reply:
    """The campaign goes on here; what it took the place of stays at hand."""
    campaign = changed.after.campaign
    name = escape(campaign.name)
    lines = [say("campaign-imported", name=name, entries=changed.after.version)]
    if replaced is not None:
        ended = escape(replaced.stored.campaign.name)
        lines.append(say("campaign-import-replaced", name=ended))
    lines.append(next_step(campaign, say))
    return Reply("\n".join(lines), files=() if replaced is None else (_log_file(replaced),))


COMMANDS = (export, import_file)
ACTIONS = (go_on_from_file, leave)
