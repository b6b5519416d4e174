"""The first tables: people, tables and seats, picks, snapshots, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "identities",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("recovery", sa.String(64), unique=True, comment="SHA-256 of the recovery code"),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True, comment="SHA-256 of the cookie"),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False, comment="counts the changes of this row and its seats"),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("identities.id"), nullable=False, index=True),
        sa.Column("invite", sa.String(32), nullable=False, unique=True),
        sa.Column("server_seed", sa.String(64), nullable=False),
        sa.Column("seed", sa.Text, comment="the seed of the dice, decimal, once the game has begun"),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("due", sa.Float, comment="when the first clock runs out"),
        sa.Column("undo", sa.JSON, comment="an open request to go back"),
        sa.Column("result", sa.JSON),
        sa.Column("rematch", sa.String(32)),
        sa.Index("tables_by_state", "state", "private", "changed"),
        sa.Index("tables_by_due", "due"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("word", sa.String(100), nullable=False),
        sa.Column("stand_in", sa.String(32)),
        sa.Column("remaining", sa.Float, comment="seconds on the clock when the seat was last asked"),
        sa.Column("asked_since", sa.Float, comment="when the clock was started; null while it stands"),
        sa.Column("votes", sa.JSON, nullable=False, comment="who wants a stand-in for this seat"),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.SmallInteger, nullable=False, comment="0 pick, 1 forced pick, 2 undo"),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("pick", sa.BigInteger, nullable=False, comment="for an undo: the number of picks that stay"),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("picks", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("position", sa.JSON, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "snapshots", "entries", "seats", "tables", "tokens", "identities"):
        op.drop_table(name)
