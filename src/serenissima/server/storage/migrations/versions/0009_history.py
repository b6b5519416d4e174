"""When games ended, which of them somebody has hidden, links to share them, and codes that add a device."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.Float))
    op.execute("UPDATE tables SET ended = changed WHERE state = 'over'")
    op.create_table(
        "hidden_games",
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True, index=True),
    )
    op.create_table(
        "shares",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Index("shares_of_tables", "table", "identity", unique=True),
    )
    op.create_table(
        "device_codes",
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("expires", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("device_codes")
    op.drop_table("shares")
    op.drop_table("hidden_games")
    op.drop_column("tables", "ended")
