"""Analyses of finished games, and how far they are."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("beat", sa.Float, nullable=False, comment="when there was progress last"),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("content", sa.JSON, comment="what was found; null while it is being looked for"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
