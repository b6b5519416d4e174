"""What the operator has decided: announcements, who may come in, other choices, and which tables are closed."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "house_choices",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("texts", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "access_rules",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("action", sa.String(8), nullable=False),
        sa.Column("network", sa.String(64), unique=True),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), unique=True),
        sa.Column("note", sa.String(100), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("closed", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "closed")
    op.drop_table("access_rules")
    op.drop_table("announcements")
    op.drop_table("house_choices")
