"""The tables. Every change to them needs a migration (`storage/migrations/versions/`).

States and events are stored as text, exactly as pydantic writes them: nothing is ever looked up
inside them, and text stays the same to the byte when a log moves from one database to another,
which JSONB does not promise.
"""

from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    DateTime,
    Dialect,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
)
from sqlmodel import Field, SQLModel

# SQLite numbers rows by itself only in a column declared INTEGER, which holds 64 bits there.
RowId = BigInteger().with_variant(Integer(), "sqlite")


class UtcDateTime(TypeDecorator[datetime]):
    """An aware time, stored in UTC; SQLite's times know no time zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuse a time without a time zone: nobody could tell what it meant."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a time needs a time zone")
        value = value.astimezone(UTC)
        return value.replace(tzinfo=None) if dialect.name == "sqlite" else value

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Give the time back aware, in UTC whatever zone the database session has."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Table(SQLModel):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class CampaignRow(Table, table=True):
    """A campaign and its present state, which is what its log comes to."""

    __tablename__ = "campaign"
    __table_args__ = (
        Index(
            "uq_campaign_running",
            "guild",
            "channel",
            unique=True,
            sqlite_where=text("ended_at IS NULL"),
            postgresql_where=text("ended_at IS NULL"),
        ),
    )

    id: int = Field(primary_key=True, sa_type=RowId)
    guild: int = Field(sa_type=BigInteger)
    channel: int = Field(sa_type=BigInteger)
    language: str = Field(sa_type=Text)
    version: int
    state: str = Field(sa_type=Text)
    began_at: datetime = Field(sa_type=UtcDateTime)
    ended_at: datetime | None = Field(default=None, sa_type=UtcDateTime)


class LogEntryRow(Table, table=True):
    """One accepted command. Triggers refuse to change or delete what is in here."""

    __tablename__ = "log_entry"
    __table_args__ = (
        UniqueConstraint("interaction"),
        Index(None, "campaign_id", "user_id", "seq"),
    )

    campaign_id: int = Field(primary_key=True, foreign_key="campaign.id", sa_type=RowId)
    seq: int = Field(primary_key=True)
    at: datetime = Field(sa_type=UtcDateTime)
    user_id: int = Field(sa_type=BigInteger)
    user_name: str = Field(sa_type=Text)
    command: str = Field(sa_type=Text)
    interaction: int = Field(sa_type=BigInteger)
    events: str = Field(sa_type=Text)


class LogSubjectRow(Table, table=True):
    """What an entry is about. The key is the index by which entries are found, in their order."""

    __tablename__ = "log_subject"
    __table_args__ = (
        ForeignKeyConstraint(["campaign_id", "seq"], ["log_entry.campaign_id", "log_entry.seq"]),
    )

    campaign_id: int = Field(primary_key=True, sa_type=RowId)
    kind: str = Field(primary_key=True, sa_type=Text)
    name: str = Field(primary_key=True, sa_type=Text)
    seq: int = Field(primary_key=True)


class ImportRow(Table, table=True):
    """Who brought a campaign in from a file: its log tells of other people's commands."""

    __tablename__ = "campaign_import"
    __table_args__ = (UniqueConstraint("interaction"),)

    campaign_id: int = Field(primary_key=True, foreign_key="campaign.id", sa_type=RowId)
    entries: int
    at: datetime = Field(sa_type=UtcDateTime)
    user_id: int = Field(sa_type=BigInteger)
    user_name: str = Field(sa_type=Text)
    interaction: int = Field(sa_type=BigInteger)


class PostRow(Table, table=True):
    """The outbox: entries that must be shown in the channel, until they are settled.

    Settled with a message: it is shown. Settled without one: it never can be.
    """

    __tablename__ = "post"
    __table_args__ = (
        ForeignKeyConstraint(["campaign_id", "seq"], ["log_entry.campaign_id", "log_entry.seq"]),
        UniqueConstraint("campaign_id", "seq"),
        Index(
            "ix_post_unsettled",
            "id",
            sqlite_where=text("settled_at IS NULL"),
            postgresql_where=text("settled_at IS NULL"),
        ),
    )

    id: int = Field(primary_key=True, sa_type=RowId)
    campaign_id: int = Field(sa_type=RowId)
    seq: int
    message: int | None = Field(default=None, sa_type=BigInteger)
    settled_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
