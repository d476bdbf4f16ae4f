"""Campaigns, their logs and their outbox, in one database.

Everything here blocks, and may be called from any thread. The statements are SQLAlchemy Core on
the SQLModel tables, built once: a session would cost several times the work of the database.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from threading import Lock
from typing import Any

from sqlalchemy import (
    Connection,
    Row,
    Select,
    bindparam,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, aliased
from sqlmodel import col

from core.apply import apply_all, replay
from core.campaign import Campaign, Phase
from core.events import CampaignEnded, CarriesState, Events, TakenBack, events_adapter
from core.undo import Taken, take_back, taken_back
from storage import archive
from storage.archive import Archive
from storage.engines import WAIT_SECONDS, available, open_engines
from storage.errors import (
    CampaignOver,
    CampaignRunning,
    Conflict,
    InteractionRepeated,
    NoCampaign,
    NoEntry,
)
from storage.subjects import INHERITED, Subject, SubjectKind, subjects, subjects_of_log
from storage.tables import CampaignRow, ImportRow, LogEntryRow, LogSubjectRow, PostRow
from storage.values import (
    Actor,
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
IMPORTED = "/campaign import"  # the command that ends the campaign it replaces

_NEVER = 2**31 - 1  # more entries than a log can have: seq is a 32-bit number in PostgreSQL

_RUNNING = select(col(CampaignRow.id), col(CampaignRow.version), col(CampaignRow.state)).where(
    col(CampaignRow.guild) == bindparam("guild"),
    col(CampaignRow.channel) == bindparam("channel"),
    col(CampaignRow.ended_at).is_(None),
)
# PostgreSQL locks the row; SQLite, which knows no such lock, has locked the file at BEGIN.
_RUNNING_LOCKED = _RUNNING.with_for_update()

_BEGIN = insert(CampaignRow).returning(col(CampaignRow.id))
_ADVANCE = (
    update(CampaignRow)
    .where(
        col(CampaignRow.id) == bindparam("campaign"),
        col(CampaignRow.version) == bindparam("version_before"),
    )
    .values(
        version=bindparam("version_after"),
        state=bindparam("state_after"),
        language=bindparam("language_after"),
        ended_at=bindparam("ended"),
    )
)

_REPEATED = select(col(LogEntryRow.seq)).where(
    col(LogEntryRow.interaction) == bindparam("interaction")
)
_LOG = insert(LogEntryRow)
_ENTRIES = select(
    col(LogEntryRow.campaign_id),
    col(LogEntryRow.seq),
    col(LogEntryRow.at),
    col(LogEntryRow.user_id),
    col(LogEntryRow.user_name),
    col(LogEntryRow.command),
    col(LogEntryRow.interaction),
    col(LogEntryRow.events),
)
_HISTORY = _ENTRIES.where(
    col(LogEntryRow.campaign_id) == bindparam("campaign"),
    col(LogEntryRow.seq) >= bindparam("first"),
    col(LogEntryRow.seq) <= bindparam("last"),
).order_by(col(LogEntryRow.seq))
_EVENTS = (
    select(col(LogEntryRow.events))
    .where(
        col(LogEntryRow.campaign_id) == bindparam("campaign"),
        col(LogEntryRow.seq) >= bindparam("first"),
        col(LogEntryRow.seq) <= bindparam("last"),
    )
    .order_by(col(LogEntryRow.seq))
)
_TAKEN = (
    select(col(LogEntryRow.seq), col(LogEntryRow.command), col(LogEntryRow.user_name))
    .where(
        col(LogEntryRow.campaign_id) == bindparam("campaign"),
        col(LogEntryRow.seq) >= bindparam("first"),
        col(LogEntryRow.seq) <= bindparam("last"),
    )
    .order_by(col(LogEntryRow.seq))
)
_LATEST_OF_EACH = (
    select(func.max(col(LogEntryRow.seq)))
    .where(col(LogEntryRow.campaign_id) == bindparam("campaign"))
    .group_by(col(LogEntryRow.user_id))
)
_ACTORS = (
    select(col(LogEntryRow.user_id), col(LogEntryRow.user_name))
    .where(
        col(LogEntryRow.campaign_id) == bindparam("campaign"),
        col(LogEntryRow.seq).in_(_LATEST_OF_EACH),
    )
    .order_by(col(LogEntryRow.seq).desc())
)

_FILE = insert(LogSubjectRow)
_ABOUT = (
    select(col(LogSubjectRow.kind), col(LogSubjectRow.name))
    .where(
        col(LogSubjectRow.campaign_id) == bindparam("campaign"),
        col(LogSubjectRow.seq) >= bindparam("first"),
        col(LogSubjectRow.seq) <= bindparam("last"),
        col(LogSubjectRow.kind).in_(INHERITED),
    )
    .distinct()
)
_NAMED = (
    select(col(LogSubjectRow.name))
    .where(
        col(LogSubjectRow.campaign_id) == bindparam("campaign"),
        col(LogSubjectRow.kind) == bindparam("kind"),
    )
    .group_by(col(LogSubjectRow.name))
    .order_by(func.min(col(LogSubjectRow.seq)))
)
_UNDOS = select(col(LogSubjectRow.seq), col(LogSubjectRow.name)).where(
    col(LogSubjectRow.campaign_id) == bindparam("campaign"),
    col(LogSubjectRow.kind) == SubjectKind.TAKEN_BACK,
)
_WHOLE_STATE = select(func.max(col(LogSubjectRow.seq))).where(
    col(LogSubjectRow.campaign_id) == bindparam("campaign"),
    col(LogSubjectRow.kind) == SubjectKind.WHOLE_STATE,
    col(LogSubjectRow.seq) <= bindparam("seq"),
)

_IMPORT = insert(ImportRow)
_IMPORTED = select(
    col(ImportRow.entries), col(ImportRow.user_id), col(ImportRow.user_name), col(ImportRow.at)
).where(col(ImportRow.campaign_id) == bindparam("campaign"))
_IMPORT_REPEATED = select(col(ImportRow.campaign_id)).where(
    col(ImportRow.interaction) == bindparam("interaction")
)

_POST = insert(PostRow).returning(col(PostRow.id))
_UNPOSTED = (
    _ENTRIES.add_columns(
        col(PostRow.id).label("post"), col(CampaignRow.guild), col(CampaignRow.channel)
    )
    .join_from(
        PostRow,
        LogEntryRow,
        (col(PostRow.campaign_id) == col(LogEntryRow.campaign_id))
        & (col(PostRow.seq) == col(LogEntryRow.seq)),
    )
    .join(CampaignRow, col(CampaignRow.id) == col(PostRow.campaign_id))
    .where(col(PostRow.settled_at).is_(None))
    .order_by(col(PostRow.id))
    .limit(bindparam("limit"))
)
_SETTLE = (
    update(PostRow)
    .where(col(PostRow.id) == bindparam("post"), col(PostRow.settled_at).is_(None))
    .values(message=bindparam("shown_as"), settled_at=bindparam("at"))
)


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
        self._kept: dict[int, Stored] = {}
        self._keeping = Lock()

    def close(self) -> None:
        """Close all connections; call it when no other call is under way."""
        self._engines.dispose()

    # --- campaigns -------------------------------------------------------------------------------

    def find(self, where: Where) -> Stored | None:
        """The campaign that runs in this channel."""
        with self._reading() as connection:
            return self._running(connection, _RUNNING, where)

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
            with self._writing() as connection:
                new = _begun(connection, where, 1, campaign, at)
                after = Stored(new, where, 1, campaign)
                entry = Entry(new, 1, at, actor, command, interaction, events)
                changed = _write_down(connection, None, after, entry, post=post)
        except IntegrityError:
            # No look beforehand could tell what the indexes tell when two begin at once.
            with self._reading() as connection:
                _refuse_repeated(connection, interaction)
            if self.find(where) is not None:
                raise CampaignRunning(where) from None
            raise
        self._keep(changed.after)
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
            with self._writing() as connection:
                before = self._running(connection, _RUNNING_LOCKED, where)
                _refuse_repeated(connection, interaction)
                if before is None:
                    raise NoCampaign(where)
                change = decide(before)
                if not change.events:
                    return Changed(before, before, None, None)

                campaign = apply_all(before.campaign, change.events)
                after = Stored(before.id, where, before.version + 1, campaign)
                _advance(connection, before, after, at)
                entry = Entry(
                    after.id, after.version, at, actor, command, interaction, change.events
                )
                changed = _write_down(connection, before, after, entry, post=change.post)
        except IntegrityError:
            with self._reading() as connection:
                _refuse_repeated(connection, interaction)
            raise
        self._keep(changed.after)
        return changed

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
            with self._writing() as connection:
                before = self._running(connection, _RUNNING_LOCKED, where)
                _refuse_import_repeated(connection, interaction)
                if before is not None and replacing is None:
                    raise CampaignRunning(where)
                if replacing is not None and not replacing.stored.same_as(before):
                    raise Conflict
                if before is not None:
                    _end_replaced(connection, before, actor, at)
                after = _write_down_import(connection, where, archived, about)
                connection.execute(
                    _IMPORT,
                    {
                        "campaign_id": after.id,
                        "entries": after.version,
                        "at": at,
                        "user_id": actor.user,
                        "user_name": actor.name,
                        "interaction": interaction,
                    },
                )
        except IntegrityError:
            with self._reading() as connection:
                _refuse_import_repeated(connection, interaction)
            if replacing is None and self.find(where) is not None:
                raise CampaignRunning(where) from None
            raise
        self._keep(after)
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
        query, seq = _only(campaign_id, only)
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
        with self._reading() as connection:
            return _history(connection, campaign_id, first, last)

    def entry(self, campaign_id: int, seq: int) -> Entry | None:
        """The entry of this number."""
        return next(iter(self.history(campaign_id, first=seq, last=seq)), None)

    def actors(self, campaign_id: int) -> tuple[Actor, ...]:
        """Everybody who is in the log, as they were called last; who did something last first."""
        with self._reading() as connection:
            rows = connection.execute(_ACTORS, {"campaign": campaign_id})
            return tuple(Actor(row.user_id, row.user_name) for row in rows)

    def memories(self, campaign_id: int) -> tuple[str, ...]:
        """The Memories that the log tells of, in the order in which they came."""
        with self._reading() as connection:
            names = connection.scalars(
                _NAMED, {"campaign": campaign_id, "kind": SubjectKind.MEMORY}
            )
            return tuple(names)

    def imported(self, campaign_id: int) -> Imported | None:
        """Who brought the campaign in from a file; None if nobody did."""
        with self._reading() as connection:
            row = connection.execute(_IMPORTED, {"campaign": campaign_id}).one_or_none()
            if row is None:
                return None
            return Imported(row.entries, Actor(row.user_id, row.user_name), row.at)

    # --- undo ------------------------------------------------------------------------------------

    def state_at(self, campaign_id: int, seq: int) -> Campaign:
        """The state after entry `seq`: replayed from the last entry that holds a whole state.

        Raises:
            NoEntry: there is no such entry.
        """
        kept = self._kept.get(campaign_id)
        if kept is not None and kept.version == seq:
            return kept.campaign
        with self._reading() as connection:
            wanted = {"campaign": campaign_id, "seq": seq}
            whole = connection.scalar(_WHOLE_STATE, wanted)
            first = whole or 1
            part = {"campaign": campaign_id, "first": first, "last": seq}
            texts = connection.scalars(_EVENTS, part).all()
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
                for row in connection.execute(_TAKEN, part)
            )

    def taken_back(self, campaign_id: int) -> tuple[range, ...]:
        """The entries that count no more, because they were taken back, oldest first."""
        with self._reading() as connection:
            rows = connection.execute(_UNDOS, {"campaign": campaign_id})
            return taken_back((row.seq, int(row.name)) for row in rows)

    # --- the outbox ------------------------------------------------------------------------------

    def unposted(self, limit: int) -> tuple[Post, ...]:
        """At most `limit` posts that are neither shown nor abandoned, oldest first."""
        with self._reading() as connection:
            rows = connection.execute(_UNPOSTED, {"limit": limit})
            return tuple(Post(row.post, Where(row.guild, row.channel), _entry(row)) for row in rows)

    def posted(self, post: int, message: int, at: datetime) -> None:
        """Note that the post is in the channel, as this message."""
        self._settle(post, message, at)

    def abandon(self, post: int, at: datetime) -> None:
        """Note that the post can never be shown: its channel is gone, for example."""
        self._settle(post, None, at)

    def _settle(self, post: int, message: int | None, at: datetime) -> None:
        with self._writing() as connection:
            connection.execute(_SETTLE, {"post": post, "shown_as": message, "at": at})

    # --- how it is done --------------------------------------------------------------------------

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with available(), self._engines.reader.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with available(), self._engines.writer.begin() as connection:
            yield connection

    def _running(
        self, connection: Connection, query: Select[int, int, str], where: Where
    ) -> Stored | None:
        row = connection.execute(
            query, {"guild": where.guild, "channel": where.channel}
        ).one_or_none()
        if row is None:
            return None
        id_, version, state = row
        kept = self._kept.get(id_)
        if kept is not None and kept.version == version:
            return kept
        stored = Stored(id_, where, version, Campaign.model_validate_json(state))
        self._keep(stored)
        return stored

    def _keep(self, stored: Stored) -> None:
        """Keep a committed state, so that it need not be parsed again.

        A campaign never has two states of the same version, so what is kept cannot be stale; and
        every read compares versions with the database, so another process's changes are seen.
        """
        with self._keeping:
            self._kept.pop(stored.id, None)
            self._kept[stored.id] = stored
            if len(self._kept) > CAMPAIGNS_KEPT:
                del self._kept[next(iter(self._kept))]


def _refuse_repeated(connection: Connection, interaction: int) -> None:
    if connection.execute(_REPEATED, {"interaction": interaction}).first() is not None:
        raise InteractionRepeated(interaction)


def _refuse_import_repeated(connection: Connection, interaction: int) -> None:
    if connection.execute(_IMPORT_REPEATED, {"interaction": interaction}).first() is not None:
        raise InteractionRepeated(interaction)


def _advance(connection: Connection, before: Stored, after: Stored, at: datetime) -> None:
    result = connection.execute(
        _ADVANCE,
        {
            "campaign": before.id,
            "version_before": before.version,
            "version_after": after.version,
            "state_after": _text(after.campaign),
            "language_after": after.campaign.settings.language,
            "ended": _end(after.campaign, at),
        },
    )
    if result.rowcount != 1:
        raise Conflict


def _write_down(
    connection: Connection, before: Stored | None, after: Stored, entry: Entry, *, post: bool
) -> Changed:
    connection.execute(_LOG, _entry_row(entry))
    about = subjects(before.campaign if before else None, entry.events, after.campaign)
    for event in entry.events:
        if isinstance(event, TakenBack):
            part = {"campaign": after.id, "first": event.first, "last": event.last}
            about |= {
                Subject(SubjectKind(row.kind), row.name) for row in connection.execute(_ABOUT, part)
            }
    if about:
        connection.execute(_FILE, _subject_rows(after.id, entry.seq, about))
    if not post:
        return Changed(before, after, entry, None)
    new = connection.execute(
        _POST, {"campaign_id": entry.campaign_id, "seq": entry.seq}
    ).scalar_one()
    return Changed(before, after, entry, Post(new, after.where, entry))


def _end_replaced(connection: Connection, before: Stored, actor: Actor, at: datetime) -> None:
    """End the campaign that another one from a file replaces."""
    events = (CampaignEnded(name=before.campaign.name),)
    after = Stored(before.id, before.where, before.version + 1, apply_all(before.campaign, events))
    _advance(connection, before, after, at)
    entry = Entry(
        after.id,
        after.version,
        at,
        actor,
        IMPORTED,
        _own_number(after.id, after.version),
        events,
    )
    _write_down(connection, before, after, entry, post=False)


def _write_down_import(
    connection: Connection,
    where: Where,
    archived: Archive,
    about: Iterable[tuple[int, set[Subject]]],
) -> Stored:
    began_at = archived.entries[0].at
    new = _begun(connection, where, len(archived.entries), archived.campaign, began_at)
    entries = [
        Entry(new, one.seq, one.at, one.actor, one.command, _own_number(new, one.seq), one.events)
        for one in archived.entries
    ]
    connection.execute(_LOG, [_entry_row(entry) for entry in entries])
    rows = [row for seq, found in about for row in _subject_rows(new, seq, found)]
    if rows:
        connection.execute(_FILE, rows)
    return Stored(new, where, len(entries), archived.campaign)


def _begun(
    connection: Connection, where: Where, version: int, campaign: Campaign, at: datetime
) -> int:
    """A new campaign's id."""
    return connection.execute(
        _BEGIN,
        {
            "guild": where.guild,
            "channel": where.channel,
            "language": campaign.settings.language,
            "version": version,
            "state": _text(campaign),
            "began_at": at,
            "ended_at": _end(campaign, at),
        },
    ).scalar_one()


def _own_number(campaign_id: int, seq: int) -> int:
    """What stands for the interaction of an entry that no interaction here made: unique too."""
    return -(campaign_id << 31 | seq)


def _entry_row(entry: Entry) -> dict[str, object]:
    return {
        "campaign_id": entry.campaign_id,
        "seq": entry.seq,
        "at": entry.at,
        "user_id": entry.actor.user,
        "user_name": entry.actor.name,
        "command": entry.command,
        "interaction": entry.interaction,
        "events": events_adapter.dump_json(entry.events).decode(),
    }


def _subject_rows(campaign_id: int, seq: int, about: set[Subject]) -> list[dict[str, object]]:
    return [
        {"campaign_id": campaign_id, "seq": seq, "kind": kind.value, "name": name}
        for kind, name in about
    ]


def _text(campaign: Campaign) -> str:
    # Events are applied by copying, without validation: a state that could not be read again
    # must not be stored.
    return campaign.model_dump_json(warnings="error")


def _end(campaign: Campaign, at: datetime) -> datetime | None:
    return at if campaign.phase is Phase.ENDED else None


def _only(campaign_id: int, only: Only) -> tuple[Select[*tuple[Any, ...]], Mapped[int]]:
    """The entries that are wanted, in no order yet, and the number to order and page them by."""
    seq = col(LogEntryRow.seq)
    query = _ENTRIES.where(col(LogEntryRow.campaign_id) == campaign_id)
    if only.actor is not None:
        query = query.where(col(LogEntryRow.user_id) == only.actor)
    for kind, name in (
        (SubjectKind.BUILDING, only.building),
        (SubjectKind.MEMORY, only.memory),
    ):
        if name is not None:
            about = aliased(LogSubjectRow)
            here = (col(about.campaign_id) == campaign_id) & (
                col(about.seq) == col(LogEntryRow.seq)
            )
            query = query.join(about, here).where(
                col(about.kind) == kind.value, col(about.name) == str(name)
            )
            seq = col(about.seq)  # so that the database goes along the subject, not the whole log
    return query, seq


def _history(connection: Connection, campaign_id: int, first: int, last: int) -> tuple[Entry, ...]:
    rows = connection.execute(_HISTORY, {"campaign": campaign_id, "first": first, "last": last})
    return tuple(_entry(row) for row in rows)


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
