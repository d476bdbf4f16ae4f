"""Campaigns, their logs and their outbox, in one database.

Everything here blocks, and may be called from any thread. The statements are SQLAlchemy Core on
the SQLModel tables, built once: a session would cost several times the work of the database.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from threading import Lock
from typing import Any

from sqlalchemy import Connection, Row, Select, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import col

from core.apply import apply_all, replay
from core.campaign import Campaign, Phase
from core.events import Events, events_adapter
from storage.engines import WAIT_SECONDS, available, open_engines
from storage.errors import CampaignRunning, Conflict, InteractionRepeated, NoCampaign
from storage.tables import CampaignRow, LogEntryRow, PostRow
from storage.values import Actor, Change, Changed, Entry, Post, Stored, Where

CAMPAIGNS_KEPT = 128  # parsed, in memory

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
_HISTORY = _ENTRIES.where(col(LogEntryRow.campaign_id) == bindparam("campaign")).order_by(
    col(LogEntryRow.seq)
)
_NEWEST = (
    _ENTRIES.where(
        col(LogEntryRow.campaign_id) == bindparam("campaign"),
        col(LogEntryRow.seq) < bindparam("before"),
    )
    .order_by(col(LogEntryRow.seq).desc())
    .limit(bindparam("limit"))
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

_NEVER = 2**31 - 1  # more entries than a log can have: seq is a 32-bit number in PostgreSQL


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
                new = connection.execute(
                    _BEGIN,
                    {
                        "guild": where.guild,
                        "channel": where.channel,
                        "language": campaign.settings.language,
                        "version": 1,
                        "state": _text(campaign),
                        "began_at": at,
                        "ended_at": _end(campaign, at),
                    },
                ).scalar_one()
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

    # --- the log ---------------------------------------------------------------------------------

    def entries(
        self, campaign_id: int, *, before: int | None = None, limit: int
    ) -> tuple[Entry, ...]:
        """At most `limit` entries of the log, newest first, all older than entry `before`."""
        with self._reading() as connection:
            rows = connection.execute(
                _NEWEST,
                {
                    "campaign": campaign_id,
                    "before": _NEVER if before is None else before,
                    "limit": limit,
                },
            )
            return tuple(_entry(row) for row in rows)

    def history(self, campaign_id: int) -> tuple[Entry, ...]:
        """The whole log, oldest entry first."""
        with self._reading() as connection:
            rows = connection.execute(_HISTORY, {"campaign": campaign_id})
            return tuple(_entry(row) for row in rows)

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
    connection.execute(
        _LOG,
        {
            "campaign_id": entry.campaign_id,
            "seq": entry.seq,
            "at": entry.at,
            "user_id": entry.actor.user,
            "user_name": entry.actor.name,
            "command": entry.command,
            "interaction": entry.interaction,
            "events": events_adapter.dump_json(entry.events).decode(),
        },
    )
    if not post:
        return Changed(before, after, entry, None)
    new = connection.execute(
        _POST, {"campaign_id": entry.campaign_id, "seq": entry.seq}
    ).scalar_one()
    return Changed(before, after, entry, Post(new, after.where, entry))


def _text(campaign: Campaign) -> str:
    # Events are applied by copying, without validation: a state that could not be read again
    # must not be stored.
    return campaign.model_dump_json(warnings="error")


def _end(campaign: Campaign, at: datetime) -> datetime | None:
    return at if campaign.phase is Phase.ENDED else None


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
