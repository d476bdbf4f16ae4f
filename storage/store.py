"""Campaigns, their logs and their outbox, in one database.

Everything here blocks, and may be called from any thread. The statements are SQLAlchemy Core, built
once: a session would cost several times the work of the database. What every command does goes
without SQLAlchemy's connections too (`storage.direct`).
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from threading import Lock, local
from typing import Any, TypeVar

from sqlalchemy import Connection, Row

from core.apply import apply_all, replay
from core.campaign import Campaign, Phase
from core.events import CarriesState, Events, events_adapter
from core.undo import Taken, take_back, taken_back
from storage import archive, statements, writing
from storage.archive import Archive
from storage.direct import BROKEN, Line, Statement
from storage.engines import WAIT_SECONDS, available, open_engines
from storage.errors import CampaignOver, CampaignRunning, Conflict, NoCampaign, NoEntry
from storage.subjects import SubjectKind, subjects_of_log
from storage.values import (
    Actor,
    Backlog,
    Change,
    Changed,
    Entry,
    Export,
    Imported,
    Only,
    Post,
    Stored,
    Where,
)

CAMPAIGNS_KEPT = 128  # parsed, in memory
EVERYTHING = Only()

T = TypeVar("T")

_NEVER = 2**31 - 1  # more entries than a log can have: seq is a 32-bit number in PostgreSQL


class _Shared(local):
    """The transaction of this thread that several changes share, and what they have stored."""

    line: Line | None = None
    stored: list[Stored]


class Store:
    """A database that was brought up to date by `migrate`.

    Any method may raise `StorageUnavailable`; nothing was stored then.
    """

    def __init__(self, url: str, *, wait: float = WAIT_SECONDS) -> None:
        """Open the database at `url`; `wait` seconds for a lock, then it counts as unavailable.

        Raises:
            DatabaseUnusable: there can be no database at this URL.
        """
        self._engines = open_engines(url, wait)
        self._kept: dict[Where, Stored] = {}
        self._keeping = Lock()
        self._shared = _Shared()

    def close(self) -> None:
        """Close all connections; call it when no other call is under way."""
        self._engines.dispose()

    # --- campaigns -------------------------------------------------------------------------------

    def find(self, where: Where) -> Stored | None:
        """The campaign that runs in this channel."""
        with self._looking() as line:
            return self._running(line, statements.RUNNING, where)

    def every(self, limit: int = 50) -> Iterator[Stored]:
        """Every campaign, over or not, in the order of their ids; `limit` in memory at a time."""
        after = 0
        while True:
            with self._reading() as connection:
                rows = connection.execute(statements.ALL, {"after": after, "limit": limit}).all()
            for row in rows:
                yield _stored(row)
            if len(rows) < limit:
                return
            after = rows[-1].id

    def begin(  # noqa: PLR0913 - where, what, and four facts for the log
        self,
        where: Where,
        events: Events,
        *,
        actor: Actor,
        command: str,
        interaction: int,
        at: datetime,
        post: bool = False,
    ) -> Changed:
        """Begin a campaign in this channel; `events` start with `CampaignBegan`.

        Raises:
            CampaignRunning: the channel has one already.
            InteractionRepeated: this very command was stored before.
        """
        campaign = replay(events)
        try:
            with self._writing() as line:
                after = writing.insert(line, where, 1, campaign, at)
                entry = Entry(after.id, 1, at, actor, command, interaction, events)
                changed = writing.write_down(line, None, after, entry, post=post)
        except BROKEN:
            # No look beforehand could tell what the indexes tell when two begin at once.
            with self._looking() as line:
                writing.refuse_repeated(line, interaction)
            if self.find(where) is not None:
                raise CampaignRunning(where) from None
            raise
        self._committed(changed.after)
        return changed

    def change(  # noqa: PLR0913
        self,
        where: Where,
        decide: Callable[[Stored], Change],
        *,
        actor: Actor,
        command: str,
        interaction: int,
        at: datetime,
    ) -> Changed:
        """Change the campaign that runs in this channel, as `decide` decides.

        Entry, new state and post are stored in one transaction that holds the campaign's lock
        from before it is read, so `decide` must be pure and quick. What it raises passes
        through, and a change without events stores nothing.

        Raises:
            NoCampaign: none runs in the channel.
            InteractionRepeated: this very command was stored before.
            Conflict: the campaign was changed in between in spite of the lock.
        """
        try:
            with self._writing() as line:
                before = self._running(line, statements.RUNNING_LOCKED, where)
                writing.refuse_repeated(line, interaction)
                if before is None:
                    raise NoCampaign(where)
                change = decide(before)
                if not change.events:
                    return Changed(before, before, None, None)

                campaign = apply_all(before.campaign, change.events)
                after = Stored(before.id, where, before.version + 1, campaign)
                writing.advance(line, before, after, at)
                entry = Entry(
                    after.id, after.version, at, actor, command, interaction, change.events
                )
                changed = writing.write_down(line, before, after, entry, post=change.post)
        except BROKEN:
            with self._looking() as line:
                writing.refuse_repeated(line, interaction)
            raise
        self._committed(changed.after)
        return changed

    def together(self, works: Sequence[Callable[[], T]]) -> list[T | Exception]:
        """Do several pieces of work, of different channels, each with what it changes; commit once.

        One that raises changes nothing and does not hold up the others; if they cannot be
        committed, that is what each came to. PostgreSQL commits each by itself: there others would
        wait for a lock of the first until the last is done.
        """
        if len(works) == 1 or not self._engines.alone_in_writing:
            return [_outcome(work) for work in works]
        shared = self._shared
        try:
            with available(), self._engines.writing.writing() as line:
                shared.line, shared.stored = line, []
                outcomes = [_outcome(work) for work in works]
        except Exception as error:  # noqa: BLE001 - it is given to those who wait
            return [error] * len(works)
        finally:
            shared.line = None
        for stored in shared.stored:
            self._keep(stored)
        return outcomes

    def with_id(self, campaign: int) -> Stored | None:
        """The campaign of this id, over or not."""
        with self._reading() as connection:
            rows = connection.execute(statements.ALL, {"after": campaign - 1, "limit": 1})
            row = rows.one_or_none()
        if row is None or row.id != campaign:
            return None
        return _stored(row)

    # --- files -----------------------------------------------------------------------------------

    def export(self, stored: Stored, *, program: str, at: datetime) -> Export:
        """The campaign's whole log as a file, up to the version that was read."""
        log = self.history(stored.id, last=stored.version)
        return Export(stored, archive.write(log, program=program, exported_at=at))

    def import_log(  # noqa: PLR0913
        self,
        where: Where,
        archived: Archive,
        *,
        actor: Actor,
        interaction: int,
        at: datetime,
        replacing: Export | None = None,
    ) -> Changed:
        """Begin a campaign in this channel with the log of a file: its numbers, dates and people.

        The campaign that runs in the channel ends, and only if `replacing` holds its export, which
        shows that people have been given what they would lose. It is the change's `before`.

        Raises:
            CampaignOver: the file's campaign has ended, and nobody could go on with it.
            CampaignRunning: a campaign runs in the channel and `replacing` is None.
            Conflict: the campaign that runs there, if any, is not the one exported, as exported.
            InteractionRepeated: this very import was done before.
        """
        if archived.campaign.phase is Phase.ENDED:
            raise CampaignOver
        about = tuple(subjects_of_log((entry.seq, entry.events) for entry in archived.entries))
        try:
            with self._writing() as line:
                before = self._running(line, statements.RUNNING_LOCKED, where)
                writing.refuse_import_repeated(line, interaction)
                if before is not None and replacing is None:
                    raise CampaignRunning(where)
                if replacing is not None and not replacing.stored.same_as(before):
                    raise Conflict
                if before is not None:
                    writing.end_replaced(line, before, actor, at)
                after = writing.write_down_all(line, where, archived, about)
                writing.note_import(line, after, actor, interaction, at)
        except BROKEN:
            with self._looking() as line:
                writing.refuse_import_repeated(line, interaction)
            if replacing is None and self.find(where) is not None:
                raise CampaignRunning(where) from None
            raise
        self._committed(after)
        return Changed(before, after, None, None)

    # --- the log ---------------------------------------------------------------------------------

    def entries(
        self,
        campaign_id: int,
        *,
        before: int | None = None,
        after: int | None = None,
        limit: int,
        only: Only = EVERYTHING,
    ) -> tuple[Entry, ...]:
        """A page of the log, newest entry first: at most `limit`.

        They are the newest of all; or, older than entry `before`, the newest; or, newer than entry
        `after`, the oldest.
        """
        query, seq = statements.entries_of(campaign_id, only)
        if before is not None:
            query = query.where(seq < before)
        if after is not None:
            query = query.where(seq > after)
        forwards = before is None and after is not None
        with self._reading() as connection:
            order = seq if forwards else seq.desc()
            rows = connection.execute(query.order_by(order).limit(limit))
            page = tuple(_entry(row) for row in rows)
        return page[::-1] if forwards else page

    def history(self, campaign_id: int, *, first: int = 1, last: int = _NEVER) -> tuple[Entry, ...]:
        """The whole log, or that part of it, oldest entry first."""
        part = {"campaign": campaign_id, "first": first, "last": last}
        with self._reading() as connection:
            return tuple(_entry(row) for row in connection.execute(statements.HISTORY, part))

    def entry(self, campaign_id: int, seq: int) -> Entry | None:
        """The entry of this number."""
        return next(iter(self.history(campaign_id, first=seq, last=seq)), None)

    def actors(self, campaign_id: int) -> tuple[Actor, ...]:
        """Everybody who is in the log, as they were called last; who did something last first."""
        with self._reading() as connection:
            rows = connection.execute(statements.ACTORS, {"campaign": campaign_id})
            return tuple(Actor(row.user_id, row.user_name) for row in rows)

    def memories(self, campaign_id: int) -> tuple[str, ...]:
        """The Memories that the log tells of, in the order in which they came."""
        with self._reading() as connection:
            names = connection.scalars(
                statements.NAMED, {"campaign": campaign_id, "kind": SubjectKind.MEMORY}
            )
            return tuple(names)

    def imported(self, campaign_id: int) -> Imported | None:
        """Who brought the campaign in from a file; None if nobody did."""
        with self._reading() as connection:
            row = connection.execute(statements.IMPORTED, {"campaign": campaign_id}).one_or_none()
            if row is None:
                return None
            return Imported(row.entries, Actor(row.user_id, row.user_name), row.at)

    # --- undo ------------------------------------------------------------------------------------

    def state_at(self, campaign_id: int, seq: int) -> Campaign:
        """The state after entry `seq`: replayed from the last entry that holds a whole state.

        Raises:
            NoEntry: there is no such entry.
        """
        with self._reading() as connection:
            wanted = {"campaign": campaign_id, "seq": seq}
            whole = connection.scalar(statements.WHOLE_STATE, wanted)
            first = whole or 1
            part = {"campaign": campaign_id, "first": first, "last": seq}
            texts = connection.scalars(statements.EVENTS, part).all()
        if not texts or len(texts) != seq - first + 1:
            raise NoEntry(seq)
        events = (event for text in texts for event in events_adapter.validate_json(text))
        if whole is None:
            return replay(events)
        state = next(event.state for event in events if isinstance(event, CarriesState))
        return apply_all(state, events)

    def taking_back(self, seen: Stored, first: int) -> Callable[[Stored], Events]:
        """The decision, for `change`, to take back the entries from `first` to the newest seen.

        What it needs of the log is read here, before the lock: it can never change. The decision
        raises `Conflict` if the campaign is no longer as it was seen.

        Raises:
            NoEntry: there is nothing before `first`.
        """
        then = self.state_at(seen.id, max(first - 1, 1))
        entries = self.taken(seen.id, first, seen.version)

        def decide(stored: Stored) -> Events:
            if not seen.same_as(stored):
                raise Conflict
            return take_back(then, entries)

        return decide

    def taken(self, campaign_id: int, first: int, last: int) -> tuple[Taken, ...]:
        """Entries `first` to `last`, as what takes them back needs to know them, oldest first."""
        with self._reading() as connection:
            part = {"campaign": campaign_id, "first": first, "last": last}
            return tuple(
                Taken(seq=row.seq, command=row.command, actor=row.user_name)
                for row in connection.execute(statements.TAKEN, part)
            )

    def taken_back(self, campaign_id: int) -> tuple[range, ...]:
        """The entries that count no more, because they were taken back, oldest first."""
        with self._reading() as connection:
            rows = connection.execute(statements.UNDOS, {"campaign": campaign_id})
            return taken_back((row.seq, int(row.name)) for row in rows)

    # --- the outbox ------------------------------------------------------------------------------

    def unposted(self, limit: int) -> tuple[Post, ...]:
        """At most `limit` posts that are neither shown nor abandoned, oldest first."""
        with self._reading() as connection:
            rows = connection.execute(statements.UNPOSTED, {"limit": limit})
            return tuple(Post(row.post, Where(row.guild, row.channel), _entry(row)) for row in rows)

    def backlog(self) -> Backlog:
        """What waits in the outbox."""
        with self._reading() as connection:
            row = connection.execute(statements.BACKLOG).one()
            return Backlog(row.posts, row.oldest)

    def posted(self, post: int, message: int, at: datetime) -> None:
        """Note that the post is in the channel, as this message."""
        self._settle(post, message, at)

    def abandon(self, post: int, at: datetime) -> None:
        """Note that the post can never be shown: its channel is gone, for example."""
        self._settle(post, None, at)

    def _settle(self, post: int, message: int | None, at: datetime) -> None:
        with self._writing() as line:
            line.execute(statements.SETTLE, {"post": post, "shown_as": message, "at": at})

    # --- how it is done --------------------------------------------------------------------------

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with available(), self._engines.reader.connect() as connection:
            yield connection

    @contextmanager
    def _looking(self) -> Iterator[Line]:
        with available(), self._engines.looking.reading() as line:
            yield line

    @contextmanager
    def _writing(self) -> Iterator[Line]:
        line = self._shared.line
        if line is not None:
            with available(), line.part():
                yield line
            return
        with available(), self._engines.writing.writing() as line:
            yield line

    def _running(self, line: Line, query: Statement, where: Where) -> Stored | None:
        kept = self._kept.get(where)
        known = (0, 0) if kept is None else (kept.id, kept.version)
        row = line.execute(
            query,
            {
                "guild": where.guild,
                "channel": where.channel,
                "known_id": known[0],
                "known_version": known[1],
            },
        ).fetchone()
        if row is None:
            return None
        id_, version, state = row
        if state is None and kept is not None:
            return kept
        stored = Stored(id_, where, version, Campaign.model_validate_json(state))
        self._keep(stored)
        return stored

    def _committed(self, stored: Stored) -> None:
        """Keep what was stored, once it is committed."""
        if self._shared.line is None:
            self._keep(stored)
        else:
            self._shared.stored.append(stored)

    def _keep(self, stored: Stored) -> None:
        """Keep a committed state, so that it need not be parsed again.

        A campaign never has two states of the same version, so what is kept cannot be stale; and
        every read compares versions with the database, so another process's changes are seen.
        """
        with self._keeping:
            self._kept.pop(stored.where, None)
            self._kept[stored.where] = stored
            if len(self._kept) > CAMPAIGNS_KEPT:
                del self._kept[next(iter(self._kept))]


def _outcome(work: Callable[[], T]) -> T | Exception:
    try:
        return work()
    except Exception as error:  # noqa: BLE001 - it is given to who waits for the work
        return error


def _stored(row: Row[*tuple[Any, ...]]) -> Stored:
    campaign = Campaign.model_validate_json(row.state)
    return Stored(row.id, Where(row.guild, row.channel), row.version, campaign)


def _entry(row: Row[*tuple[Any, ...]]) -> Entry:
    return Entry(
        campaign_id=row.campaign_id,
        seq=row.seq,
        at=row.at,
        actor=Actor(row.user_id, row.user_name),
        command=row.command,
        interaction=row.interaction,
        events=events_adapter.validate_json(row.events),
    )
