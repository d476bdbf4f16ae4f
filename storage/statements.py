"""What the database is asked and told: SQLAlchemy Core on the SQLModel tables, built once."""

from typing import Any

from sqlalchemy import Select, bindparam, case, func, insert, null, or_, select, update
from sqlalchemy.orm import Mapped, aliased
from sqlmodel import col

from storage.subjects import INHERITED, SubjectKind
from storage.tables import CampaignRow, ImportRow, LogEntryRow, LogSubjectRow, PostRow
from storage.values import Only

# The state comes along only if it is another one than is known.
_KNOWN = (col(CampaignRow.id) == bindparam("known_id")) & (
    col(CampaignRow.version) == bindparam("known_version")
)
RUNNING = select(
    col(CampaignRow.id),
    col(CampaignRow.version),
    case((_KNOWN, null()), else_=col(CampaignRow.state)),
).where(
    col(CampaignRow.guild) == bindparam("guild"),
    col(CampaignRow.channel) == bindparam("channel"),
    col(CampaignRow.ended_at).is_(None),
)
# PostgreSQL locks the row; SQLite, which knows no such lock, has locked the file at BEGIN.
RUNNING_LOCKED = RUNNING.with_for_update()
ALL = (
    select(
        col(CampaignRow.id),
        col(CampaignRow.guild),
        col(CampaignRow.channel),
        col(CampaignRow.version),
        col(CampaignRow.state),
    )
    .where(col(CampaignRow.id) > bindparam("after"))
    .order_by(col(CampaignRow.id))
    .limit(bindparam("limit"))
)

BEGIN = (
    insert(CampaignRow)
    .values(
        {
            name: bindparam(name)
            for name in (
                "guild",
                "channel",
                "language",
                "version",
                "state",
                "began_at",
                "ended_at",
            )
        }
    )
    .returning(col(CampaignRow.id))
)
ADVANCE = (
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

REPEATED = select(col(LogEntryRow.seq)).where(
    col(LogEntryRow.interaction) == bindparam("interaction")
)
LOG = insert(LogEntryRow)
ENTRIES = select(
    col(LogEntryRow.campaign_id),
    col(LogEntryRow.seq),
    col(LogEntryRow.at),
    col(LogEntryRow.user_id),
    col(LogEntryRow.user_name),
    col(LogEntryRow.command),
    col(LogEntryRow.interaction),
    col(LogEntryRow.events),
)
HISTORY = ENTRIES.where(
    col(LogEntryRow.campaign_id) == bindparam("campaign"),
    col(LogEntryRow.seq) >= bindparam("first"),
    col(LogEntryRow.seq) <= bindparam("last"),
).order_by(col(LogEntryRow.seq))
EVENTS = (
    select(col(LogEntryRow.events))
    .where(
        col(LogEntryRow.campaign_id) == bindparam("campaign"),
        col(LogEntryRow.seq) >= bindparam("first"),
        col(LogEntryRow.seq) <= bindparam("last"),
    )
    .order_by(col(LogEntryRow.seq))
)
TAKEN = (
    select(col(LogEntryRow.seq), col(LogEntryRow.command), col(LogEntryRow.user_name))
    .where(
        col(LogEntryRow.campaign_id) == bindparam("campaign"),
        col(LogEntryRow.seq) >= bindparam("first"),
        col(LogEntryRow.seq) <= bindparam("last"),
    )
    .order_by(col(LogEntryRow.seq))
)
LATEST_OF_EACH = (
    select(func.max(col(LogEntryRow.seq)))
    .where(col(LogEntryRow.campaign_id) == bindparam("campaign"))
    .group_by(col(LogEntryRow.user_id))
)
ACTORS = (
    select(col(LogEntryRow.user_id), col(LogEntryRow.user_name))
    .where(
        col(LogEntryRow.campaign_id) == bindparam("campaign"),
        col(LogEntryRow.seq).in_(LATEST_OF_EACH),
    )
    .order_by(col(LogEntryRow.seq).desc())
)

FILE = insert(LogSubjectRow)
ABOUT = (
    select(col(LogSubjectRow.kind), col(LogSubjectRow.name))
    .where(
        col(LogSubjectRow.campaign_id) == bindparam("campaign"),
        col(LogSubjectRow.seq) >= bindparam("first"),
        col(LogSubjectRow.seq) <= bindparam("last"),
        or_(*(col(LogSubjectRow.kind) == kind.value for kind in INHERITED)),
    )
    .distinct()
)
NAMED = (
    select(col(LogSubjectRow.name))
    .where(
        col(LogSubjectRow.campaign_id) == bindparam("campaign"),
        col(LogSubjectRow.kind) == bindparam("kind"),
    )
    .group_by(col(LogSubjectRow.name))
    .order_by(func.min(col(LogSubjectRow.seq)))
)
UNDOS = select(col(LogSubjectRow.seq), col(LogSubjectRow.name)).where(
    col(LogSubjectRow.campaign_id) == bindparam("campaign"),
    col(LogSubjectRow.kind) == SubjectKind.TAKEN_BACK,
)
WHOLE_STATE = select(func.max(col(LogSubjectRow.seq))).where(
    col(LogSubjectRow.campaign_id) == bindparam("campaign"),
    col(LogSubjectRow.kind) == SubjectKind.WHOLE_STATE,
    col(LogSubjectRow.seq) <= bindparam("seq"),
)

IMPORT = insert(ImportRow)
IMPORTED = select(
    col(ImportRow.entries), col(ImportRow.user_id), col(ImportRow.user_name), col(ImportRow.at)
).where(col(ImportRow.campaign_id) == bindparam("campaign"))
IMPORT_REPEATED = select(col(ImportRow.campaign_id)).where(
    col(ImportRow.interaction) == bindparam("interaction")
)

POST = (
    insert(PostRow)
    .values(campaign_id=bindparam("campaign_id"), seq=bindparam("seq"))
    .returning(col(PostRow.id))
)
UNPOSTED = (
    ENTRIES.add_columns(
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
BACKLOG = (
    select(func.count().label("posts"), func.min(col(LogEntryRow.at)).label("oldest"))
    .join_from(
        PostRow,
        LogEntryRow,
        (col(PostRow.campaign_id) == col(LogEntryRow.campaign_id))
        & (col(PostRow.seq) == col(LogEntryRow.seq)),
    )
    .where(col(PostRow.settled_at).is_(None))
)
SETTLE = (
    update(PostRow)
    .where(col(PostRow.id) == bindparam("post"), col(PostRow.settled_at).is_(None))
    .values(message=bindparam("shown_as"), settled_at=bindparam("at"))
)


def entries_of(campaign_id: int, only: Only) -> tuple[Select[*tuple[Any, ...]], Mapped[int]]:
    """The entries that are wanted, in no order yet, and the number to order and page them by."""
    seq = col(LogEntryRow.seq)
    query = ENTRIES.where(col(LogEntryRow.campaign_id) == campaign_id)
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
