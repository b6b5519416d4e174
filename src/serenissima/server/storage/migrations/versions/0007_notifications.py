"""How people are reached, what they have been told, and what is on its way to them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), nullable=False, index=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("format", sa.String(8), nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("digest", sa.String(8), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("recipient", sa.String(40), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("event", sa.String(8), primary_key=True),
        sa.Column("key", sa.BigInteger, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("contact", sa.String(16), sa.ForeignKey("contacts.id"), nullable=False, index=True),
        sa.Column("notice", sa.JSON, nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.Column("held", sa.Boolean, nullable=False),
    )
    op.create_table(
        "quiet_hours",
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("begin", sa.SmallInteger, nullable=False),
        sa.Column("end", sa.SmallInteger, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "mails",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("address", sa.String(64), nullable=False, index=True),
        sa.Column("identity", sa.String(32), nullable=False, index=True),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("time", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    for table in ("mails", "quiet_hours", "deliveries", "notices", "contacts", "keys"):
        op.drop_table(table)
