"""`/log`: what has happened in the campaign, newest first, in pages; all of it or a part.

A page's buttons carry the filters and where it ends, so they work without memory of it.
"""

from dataclasses import dataclass
from functools import partial

import discord

from bot.answers import Button, Reply
from bot.custom_ids import CustomId
from bot.names import Candidate, pick
from bot.telling import terms
from bot.telling.embeds import build_embed
from bot.telling.escaping import escape, plain, shorten
from bot.telling.lines import line
from bot.wishes import Answer, Ask, FromLog, Press, Read, Wish, action, command
from bot.words import Say
from core.campaign import Building
from storage.store import Store
from storage.values import Entry, Only, Stored

ENTRIES = 10  # on a page
LINE = 400  # characters; so a page fits into an embed's 4096

_OLDER, _NEWER = "<", ">"


@dataclass(frozen=True, slots=True)
class _Page:
    """Which entries are shown: of those wanted the newest, or those next to entry `at`."""

    only: Only
    direction: str = _OLDER
    at: int | None = None

    def written(self) -> str:
        """The page for a custom id: from this it is read again."""
        only = self.only
        parts = (self.direction, self.at or "", only.memory, only.building, only.actor)
        return "|".join(str(part or "") for part in parts)


def _read_page(text: str) -> _Page:
    direction, at, memory, building, actor = text.split("|")
    only = Only(
        memory=memory or None,
        building=Building(building) if building else None,
        actor=int(actor) if actor else None,
    )
    return _Page(only, direction, int(at) if at else None)


def _memories(stored: Stored, store: Store, _: str = "") -> list[Candidate[str]]:
    return [Candidate(memory, memory) for memory in store.memories(stored.id)]


def _people(stored: Stored, store: Store, _: str = "") -> list[Candidate[int]]:
    return [Candidate(actor.user, actor.name) for actor in store.actors(stored.id)]


@command("log", suggest={"memory": FromLog(_memories), "player": FromLog(_people)}, reads=True)
def log(
    _: Ask,
    *,
    memory: str | None = None,
    player: str | None = None,
    building: Building | None = None,
    public: bool = False,
) -> Wish:
    """The newest page of what is wanted."""

    def newest(stored: Stored, store: Store, say: Say) -> Reply:
        only = Only(
            memory=None if memory is None else pick(memory, _memories(stored, store)),
            building=building,
            actor=None if player is None else pick(player, _people(stored, store)),
        )
        return _shown(stored, store, say, _Page(only))

    return Read(newest, Answer.PUBLIC if public else Answer.PRIVATE)


@action("log")
def turn(press: Press) -> Wish:
    """Another page."""
    return Read(partial(_shown, page=_read_page(press.argument)), Answer.UPDATE)


def _shown(stored: Stored, store: Store, say: Say, page: _Page) -> Reply:
    entries = _entries(stored, store, page)
    taken_back = store.taken_back(stored.id)
    lines = [
        entry_line(entry, say, taken_back=any(entry.seq in gone for gone in taken_back))
        for entry in entries
    ]
    embed = build_embed(
        title=say("log-title", campaign=escape(stored.campaign.name)),
        lines=lines or [say("log-empty")],
        footer=_filters(stored, store, say, page.only),
    )

    def button(key: str, direction: str, at: int) -> Button:
        following = _Page(page.only, direction, at)
        none_there = not _beside(stored, store, following, limit=1)
        custom_id = CustomId("log", stored.id, argument=following.written())
        return Button(say(key), custom_id, disabled=none_there)

    newest, oldest = (entries[0].seq, entries[-1].seq) if entries else (stored.version, 1)
    row = (button("log-newer", _NEWER, newest), button("log-older", _OLDER, oldest))
    return Reply(embeds=(embed,), rows=(row,))


def _entries(stored: Stored, store: Store, page: _Page) -> tuple[Entry, ...]:
    """The entries of a page; the newest page is always a full one."""
    entries = _beside(stored, store, page, ENTRIES)
    if page.direction == _NEWER and len(entries) < ENTRIES:
        return store.entries(stored.id, limit=ENTRIES, only=page.only)
    return entries


def _beside(stored: Stored, store: Store, page: _Page, limit: int) -> tuple[Entry, ...]:
    before, after = (page.at, None) if page.direction == _OLDER else (None, page.at)
    return store.entries(stored.id, before=before, after=after, limit=limit, only=page.only)


def entry_line(entry: Entry, say: Say, *, taken_back: bool) -> str:
    """`#41 30/11/2026 **Bob** Lucia (Shop).`, struck out if it counts no more."""
    when = discord.utils.format_dt(entry.at, "d")
    told = f"#{entry.seq} {when} **{escape(entry.actor.name)}** {line(entry.events, say.language)}"
    struck = "~~" if taken_back else ""
    return f"{struck}{shorten(told, LINE - 2 * len(struck))}{struck}"


def _filters(stored: Stored, store: Store, say: Say, only: Only) -> str:
    """`Memory 1.1 · Bob · Hospital`: what is shown if not everything is."""
    parts = []
    if only.memory is not None:
        parts.append(say("log-of-memory", memory=plain(only.memory)))
    if only.actor is not None:
        parts += [plain(one.name) for one in _people(stored, store) if one.value == only.actor]
    if only.building is not None:
        parts.append(terms.building_name(only.building, say))
    return " · ".join(parts)


COMMANDS = (log,)
ACTIONS = (turn,)
