"""Whether a database holds what it should: each campaign is what its log comes to, and no more."""

from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from itertools import groupby
from operator import itemgetter

from pydantic import ValidationError
from sqlalchemy import ColumnElement, Connection, exists, func, select
from sqlalchemy.orm import Mapped
from sqlmodel import col

from core.campaign import Campaign, Phase
from core.events import Events, events_adapter
from core.invariants import broken
from storage import statements
from storage.archive import NOT_REPLAYABLE
from storage.migration import refuse_old
from storage.opening import snapshot
from storage.progress import Stage, Watch, unwatched
from storage.subjects import replayed
from storage.tables import CampaignRow, ImportRow, LogEntryRow, LogSubjectRow, PostRow, Table
from storage.values import Where

AT_ONCE = 200  # entries, campaigns


class Fault(StrEnum):
    """What can be wrong, and what `detail` says about it."""

    GAP = "gap"  # an entry is missing: the one expected
    VERSION = "version"  # the campaign counts other entries than the log has
    UNREADABLE = "unreadable"  # what stands in an entry, or the state: which
    NOT_REPLAYABLE = "not_replayable"  # the entry
    OTHER_STATE = "other_state"  # the log comes to another state than the one stored
    OTHER_FACTS = "other_facts"  # a column says something else than the state: which
    SUBJECTS = "subjects"  # the entry is not filed under what it is about
    INVARIANT = "invariant"  # the state breaks a rule that no state may break: which
    ORPHANS = "orphans"  # rows that belong to none: table and number
    POST = "post"  # a message, but not settled: its number
    DAMAGED = "damaged"  # what the database itself says


@dataclass(frozen=True, slots=True)
class Finding:
    fault: Fault
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found about a campaign; about the database as a whole when `campaign` is None."""

    campaign: int | None
    where: Where | None
    findings: tuple[Finding, ...]


def check(url: str, *, watch: Watch = unwatched) -> Generator[Checked]:
    """Look through the whole database, as it is at this moment; the bot may go on meanwhile.

    Raises:
        DatabaseTooOld, DatabaseTooNew: it is not as this release needs it.
        DatabaseUnusable: it is not there or cannot be read.
    """
    with snapshot(url) as connection:
        refuse_old(connection)
        yield Checked(None, None, tuple(_whole(connection)))
        total = connection.execute(select(func.count()).select_from(LogEntryRow)).scalar_one()
        done = 0
        watch(Stage.CHECK, done, total)
        with connection.execute(_CAMPAIGNS.execution_options(yield_per=AT_ONCE)) as rows:
            for row in rows:
                here = _Facts(*row)
                yield Checked(here.id, here.where, tuple(_campaign(connection, here)))
                done += max(here.version, 0)
                watch(Stage.CHECK, min(done, total), total)


# --- the database as a whole ---------------------------------------------------------------------

_CAMPAIGN = col(CampaignRow.id)


def _no_campaign(campaign: Mapped[int]) -> ColumnElement[bool]:
    return ~exists().where(campaign == _CAMPAIGN)


def _no_entry(campaign: Mapped[int], seq: Mapped[int]) -> ColumnElement[bool]:
    return ~exists().where(campaign == col(LogEntryRow.campaign_id), seq == col(LogEntryRow.seq))


_BELONG_TO_NONE = {
    "log_entry": _no_campaign(col(LogEntryRow.campaign_id)),
    "campaign_import": _no_campaign(col(ImportRow.campaign_id)),
    "log_subject": _no_entry(col(LogSubjectRow.campaign_id), col(LogSubjectRow.seq)),
    "post": _no_entry(col(PostRow.campaign_id), col(PostRow.seq)),
}


def _whole(connection: Connection) -> Iterator[Finding]:
    if connection.dialect.name == "sqlite":
        for (said,) in connection.exec_driver_sql("PRAGMA integrity_check"):
            if said != "ok":
                yield Finding(Fault.DAMAGED, str(said))
    for name, condition in _BELONG_TO_NONE.items():
        table = Table.metadata.tables[name]
        number = connection.execute(
            select(func.count()).select_from(table).where(condition)
        ).scalar_one()
        if number:
            yield Finding(Fault.ORPHANS, f"{name}: {number}")
    unsettled = select(col(PostRow.id)).where(
        col(PostRow.message).is_not(None), col(PostRow.settled_at).is_(None)
    )
    for post in connection.scalars(unsettled):
        yield Finding(Fault.POST, str(post))


# --- a campaign ----------------------------------------------------------------------------------

_CAMPAIGNS = select(
    _CAMPAIGN,
    col(CampaignRow.guild),
    col(CampaignRow.channel),
    col(CampaignRow.version),
    col(CampaignRow.language),
    col(CampaignRow.ended_at),
    col(CampaignRow.state),
).order_by(_CAMPAIGN)
_LOG = statements.HISTORY.with_only_columns(
    col(LogEntryRow.seq), col(LogEntryRow.events), maintain_column_froms=True
)
_FILED = select(col(LogSubjectRow.seq), col(LogSubjectRow.kind), col(LogSubjectRow.name)).order_by(
    col(LogSubjectRow.seq)
)


@dataclass(frozen=True, slots=True)
class _Facts:
    id: int
    guild: int
    channel: int
    version: int
    language: str
    ended_at: datetime | None
    state: str

    @property
    def where(self) -> Where:
        return Where(self.guild, self.channel)


class _Stopped(Exception):
    """The log cannot be followed any further."""

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(fault)
        self.finding = Finding(fault, detail)


def _campaign(connection: Connection, here: _Facts) -> Iterator[Finding]:
    came_to: Campaign | None = None
    seq = 0
    filed = _filed(connection, here.id)
    try:
        with closing(_log(connection, here.id)) as log:
            for one in replayed(log):
                seq, came_to = one.seq, one.after
                if filed.get(seq, set()) != one.about:
                    yield Finding(Fault.SUBJECTS, str(seq))
    except _Stopped as stopped:
        yield stopped.finding
        return
    except NOT_REPLAYABLE:
        yield Finding(Fault.NOT_REPLAYABLE, str(seq + 1))
        return
    if seq != here.version:
        yield Finding(Fault.VERSION, f"{here.version}, not {seq}")
    try:
        stored = Campaign.model_validate_json(here.state)
    except ValidationError:
        yield Finding(Fault.UNREADABLE, "state")
        return
    if stored != came_to:
        yield Finding(Fault.OTHER_STATE)
    yield from (Finding(Fault.INVARIANT, rule.value) for rule in broken(stored))
    if here.language != stored.settings.language:
        yield Finding(Fault.OTHER_FACTS, "language")
    if (here.ended_at is not None) != (stored.phase is Phase.ENDED):
        yield Finding(Fault.OTHER_FACTS, "ended_at")


def _log(connection: Connection, campaign: int) -> Generator[tuple[int, Events]]:
    part = {"campaign": campaign, "first": 0, "last": 2**31 - 1}
    with connection.execute(_LOG.execution_options(yield_per=AT_ONCE), part) as rows:
        for expected, (seq, text) in enumerate(rows, start=1):
            if seq != expected:
                raise _Stopped(Fault.GAP, str(expected))
            try:
                yield seq, events_adapter.validate_json(text)
            except ValidationError as error:
                raise _Stopped(Fault.UNREADABLE, str(seq)) from error


def _filed(connection: Connection, campaign: int) -> dict[int, set[tuple[str, str]]]:
    """What each entry is filed under."""
    rows = connection.execute(_FILED.where(col(LogSubjectRow.campaign_id) == campaign))
    return {
        seq: {(kind, name) for _, kind, name in group}
        for seq, group in groupby(rows, key=itemgetter(0))
    }
