"""The log can be looked up by Memory, Building and person; campaigns can come from a file."""

import sqlalchemy as sa
from alembic import op

from core.events import events_adapter
from storage.subjects import subjects_of_log

revision = "2026_11_30_log_subjects"
down_revision = "2026_11_30_campaigns"
branch_labels = None
depends_on = None

row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

_campaign = sa.table("campaign", sa.column("id"))
_log = sa.table("log_entry", sa.column("campaign_id"), sa.column("seq"), sa.column("events"))


def upgrade() -> None:
    op.create_index(
        "ix_log_entry_campaign_id_user_id_seq", "log_entry", ["campaign_id", "user_id", "seq"]
    )
    log_subject = op.create_table(
        "log_subject",
        sa.Column("campaign_id", row_id, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id", "seq"],
            ["log_entry.campaign_id", "log_entry.seq"],
            name="fk_log_subject_log_entry",
        ),
        sa.PrimaryKeyConstraint("campaign_id", "kind", "name", "seq", name="pk_log_subject"),
    )
    op.create_table(
        "campaign_import",
        sa.Column("campaign_id", row_id, nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("user_name", sa.Text(), nullable=False),
        sa.Column("interaction", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaign.id"], name="fk_campaign_import_campaign"
        ),
        sa.PrimaryKeyConstraint("campaign_id", name="pk_campaign_import"),
        sa.UniqueConstraint("interaction", name="uq_campaign_import_interaction"),
    )
    _fill(log_subject)


def _fill(log_subject: sa.Table) -> None:
    """Find the subjects of what was logged before: old events mean the same for ever."""
    connection = op.get_bind()
    for campaign in connection.scalars(sa.select(_campaign.c.id)).all():
        logged = connection.execute(
            sa.select(_log.c.seq, _log.c.events)
            .where(_log.c.campaign_id == campaign)
            .order_by(_log.c.seq)
        )
        about = subjects_of_log((seq, events_adapter.validate_json(text)) for seq, text in logged)
        rows = [
            {"campaign_id": campaign, "kind": kind, "name": name, "seq": seq}
            for seq, subjects in about
            for kind, name in subjects
        ]
        if rows:
            connection.execute(sa.insert(log_subject), rows)
