"""Campaigns, their logs, and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "2026_11_30_campaigns"
down_revision = None
branch_labels = None
depends_on = None

# Written out here, not imported: a migration stays what it was when the tables change later.
row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
utc = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "campaign",
        sa.Column("id", row_id, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("began_at", utc, nullable=False),
        sa.Column("ended_at", utc, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_campaign"),
    )
    op.create_index(
        "uq_campaign_running",
        "campaign",
        ["guild", "channel"],
        unique=True,
        sqlite_where=sa.text("ended_at IS NULL"),
        postgresql_where=sa.text("ended_at IS NULL"),
    )
    op.create_table(
        "log_entry",
        sa.Column("campaign_id", row_id, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", utc, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("user_name", sa.Text(), nullable=False),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("interaction", sa.BigInteger(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["campaign_id"], ["campaign.id"], name="fk_log_entry_campaign"),
        sa.PrimaryKeyConstraint("campaign_id", "seq", name="pk_log_entry"),
        sa.UniqueConstraint("interaction", name="uq_log_entry_interaction"),
    )
    op.create_table(
        "post",
        sa.Column("id", row_id, nullable=False),
        sa.Column("campaign_id", row_id, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("settled_at", utc, nullable=True),
        sa.ForeignKeyConstraint(
            ["campaign_id", "seq"],
            ["log_entry.campaign_id", "log_entry.seq"],
            name="fk_post_log_entry",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_post"),
        sa.UniqueConstraint("campaign_id", "seq", name="uq_post_campaign_id_seq"),
    )
    op.create_index(
        "ix_post_unsettled",
        "post",
        ["id"],
        sqlite_where=sa.text("settled_at IS NULL"),
        postgresql_where=sa.text("settled_at IS NULL"),
    )
    _make_the_log_append_only()


def _make_the_log_append_only() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for action in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER log_entry_no_{action.lower()} BEFORE {action} ON log_entry"
                " BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION refuse_to_change_the_log() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE EXCEPTION 'the log is append-only'; END $$"
    )
    op.execute(
        "CREATE TRIGGER log_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_entry"
        " FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_the_log()"
    )
