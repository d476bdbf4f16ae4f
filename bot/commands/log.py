"""`/log`: what has happened in the campaign, newest first, in pages."""

from functools import partial

import discord

from bot.answers import Button, Reply
from bot.custom_ids import CustomId
from bot.telling.escaping import escape, shorten
from bot.telling.lines import line
from bot.wishes import Answer, Ask, Press, Read, Wish, action, command
from bot.words import Say
from storage.store import Store
from storage.values import Entry, Stored

ENTRIES = 10  # on a page
LINE = 400  # characters; so a page fits into an embed's 4096


@command("log")
def log(_: Ask) -> Wish:
    """The newest page, for the asker alone."""
    return Read(partial(_page, newest=None))


@action("log")
def turn(press: Press) -> Wish:
    """Another page: the argument is the number of its newest entry."""
    return Read(partial(_page, newest=int(press.argument)), answer=Answer.UPDATE)


def _page(stored: Stored, store: Store, say: Say, newest: int | None) -> Reply:
    """The page that begins with entry number `newest` (from 1), or with the last there is."""
    before = None if newest is None else newest + 1
    entries = store.entries(stored.id, before=before, limit=ENTRIES)
    last = stored.version if newest is None else newest
    lines = [shorten(_told(entry, say), LINE) for entry in entries]
    embed = discord.Embed(
        title=say("log-title", campaign=escape(stored.campaign.name)),
        description="\n".join(lines) or say("log-empty"),
    )

    def button(key: str, newest: int, *, disabled: bool) -> Button:
        return Button(say(key), CustomId("log", stored.id, argument=str(newest)), disabled=disabled)

    newer = min(last + ENTRIES, stored.version)
    older = last - ENTRIES
    row = (
        button("log-newer", newer, disabled=last >= stored.version),
        button("log-older", older, disabled=older < 1),
    )
    return Reply(embeds=(embed,), rows=(row,))


def _told(entry: Entry, say: Say) -> str:
    when = discord.utils.format_dt(entry.at, "d")
    return f"{when} **{escape(entry.actor.name)}** {line(entry.events, say.language)}"
