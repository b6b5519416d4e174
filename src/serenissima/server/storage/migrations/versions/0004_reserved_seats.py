"""Seats that were freed in a running game stay reserved for their owners."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    comment = "until when only its owner can claim a seat that was freed in mid-game"
    op.add_column("seats", sa.Column("reserved_until", sa.Float, comment=comment))


def downgrade() -> None:
    op.drop_column("seats", "reserved_until")
