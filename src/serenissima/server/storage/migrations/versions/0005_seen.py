"""When people were last here: tables to which nobody comes back expire."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("identities", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    # It was not recorded before. Nothing expires because of that.
    op.execute(sa.text("UPDATE identities SET seen = :now").bindparams(now=time.time()))


def downgrade() -> None:
    op.drop_column("identities", "seen")
