"""`/undo`: take back the newest entries of the log, after a question that names each of them.

The question is the asker's alone; what was taken back is posted for all to see, with the panel of
the Resolution if one is under way again.
"""

from collections.abc import Callable

import discord

from bot.answers import Button, Reply
from bot.commands.entries import entries, read_entry
from bot.commands.log import entry_line
from bot.commands.next_steps import as_rows, next_buttons, next_step
from bot.commands.resolve.panels import panel
from bot.custom_ids import CustomId
from bot.telling.embeds import build_embed
from bot.telling.escaping import escape, length, plain
from bot.telling.lines import line
from bot.telling.listing import joined
from bot.wishes import Answer, Ask, Press, Read, Revise, Show, Wish, action, always, command
from bot.words import Say, words
from core.events import Events, TakenBack
from storage.store import Store
from storage.values import Changed, Entry, Post, Stored

LISTED = 3000  # characters of the entries that are named one by one


@command("undo", suggest={"to": entries})
def undo(ask: Ask, *, to: str | None = None) -> Wish:
    """Ask whether the newest entry, or all from the named one on, shall be taken back."""

    def question(stored: Stored, store: Store, say: Say) -> Reply:
        first = stored.version if to is None else read_entry(stored, to)
        store.taking_back(stored, first)(stored)  # what cannot be taken back is refused now
        return _question(stored, store, say, first, ask.actor.user)

    return Read(question)


@action("undo")
def take_back(press: Press) -> Wish:
    """Take them back; whatever happened since the question makes the button stale."""
    first = int(press.argument)

    def prepare(stored: Stored, store: Store) -> Callable[[Stored], Events]:
        return store.taking_back(stored, first)

    return Revise(prepare, _done, Answer.UPDATE, post=always, stale=_overtaken)


@action("undo-leave")
def leave(_: Press) -> Wish:
    """Take the question away."""
    return Show(lambda _, say: Reply(say("undo-left")), Answer.UPDATE)


def _question(stored: Stored, store: Store, say: Say, first: int, asker: int) -> Reply:
    """Each entry with whose it is; a button that names the others whose entries are among them."""
    taken = store.history(stored.id, first=first, last=stored.version)[::-1]
    gone = store.taken_back(stored.id)
    lines = [
        entry_line(entry, say, taken_back=any(entry.seq in part for part in gone))
        for entry in taken
    ]
    others = _others(taken, asker)
    notes = [say("undo-others", names=joined([escape(name) for name in others], say))]
    embed = build_embed(
        title=say("undo-question", number=len(taken)),
        lines=[*_as_many_as_fit(lines, say), *(notes if others else ())],
    )
    label = say("undo-take-back")
    if others:
        label = say("undo-take-back-of", names=joined([plain(name) for name in others], say))
    buttons = (
        Button(say("undo-leave"), CustomId("undo-leave", stored.id, stored.version)),
        Button(
            label,
            CustomId("undo", stored.id, stored.version, str(first)),
            discord.ButtonStyle.danger if others else discord.ButtonStyle.primary,
        ),
    )
    return Reply(embeds=(embed,), rows=(buttons,))


def _others(taken: tuple[Entry, ...], asker: int) -> list[str]:
    """The people other than the asker whose entries these are, each by one name."""
    names = {entry.actor.user: entry.actor.name for entry in taken if entry.actor.user != asker}
    return list(names.values())


def _as_many_as_fit(lines: list[str], say: Say) -> list[str]:
    """The lines, or the first of them and how many more there are."""
    shown: list[str] = []
    room = LISTED
    for one in lines:
        room -= length(one) + 1
        if room < 0:
            return [*shown, say("and-more", number=len(lines) - len(shown))]
        shown.append(one)
    return shown


def _done(changed: Changed, say: Say) -> Reply:
    events = changed.entry.events if changed.entry else ()
    return Reply(line(events, say.language))


def _overtaken(_: Stored, say: Say) -> str:
    return say("undo-overtaken")


# --- for all to see ------------------------------------------------------------------------------


def takes_back(events: Events) -> bool:
    """Whether something was taken back: that is posted for all to see."""
    return any(isinstance(event, TakenBack) for event in events)


def undo_post(post: Post, current: Stored | None) -> Reply | None:
    """Who took back what; where the group stands again, unless it has gone on since."""
    entry = post.entry
    if current is None or current.id != entry.campaign_id:
        return None  # the campaign has ended meanwhile
    campaign = current.campaign
    say = words(campaign.settings.language)
    told = say(
        "undo-posted",
        name=escape(entry.actor.name),
        told=line(entry.events, say.language),
    )
    if current.version != entry.seq:
        return Reply(told)
    if campaign.resolution is None:
        rows = as_rows(next_buttons(current, say))
        return Reply(f"{told}\n{next_step(campaign, say)}", rows=rows)
    due = panel(current, say)
    return Reply(told, due.embeds, due.rows)


COMMANDS = (undo,)
ACTIONS = (take_back, leave)
