"""Correspondence: holidays, private notes, and standing answers."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    comment = "of its owner: when this seat's clock stands"
    op.add_column("seats", sa.Column("holidays", sa.JSON, nullable=False, server_default="[]", comment=comment))
    comment = "of its owner: secret"
    op.add_column("seats", sa.Column("standing", sa.JSON, nullable=False, server_default="{}", comment=comment))
    op.create_table(
        "holidays",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), nullable=False, index=True),
        sa.Column("first", sa.String(10), nullable=False),
        sa.Column("last", sa.String(10), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("begin", sa.Float, nullable=False),
        sa.Column("end", sa.Float, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True, index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_table("holidays")
    op.drop_column("seats", "standing")
    op.drop_column("seats", "holidays")
