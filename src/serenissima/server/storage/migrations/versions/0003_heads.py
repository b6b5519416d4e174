"""How far a table is, in its own row: lists need not load games, and a commit knows what it was made from."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

COUNT = 'UPDATE tables SET {column} = (SELECT count(*) FROM {other} WHERE {other}."table" = tables.id)'


def upgrade() -> None:
    op.add_column("tables", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("chat_count", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("waiting", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bot_due", sa.Float))
    op.create_index("tables_by_bot_due", "tables", ["bot_due"])
    op.execute(COUNT.format(column="number", other="entries"))
    op.execute(COUNT.format(column="chat_count", other="chat"))
    # Who is asked is not known without the rules: every running game is looked at once.
    op.execute("UPDATE tables SET bot_due = changed WHERE state = 'running'")


def downgrade() -> None:
    op.drop_index("tables_by_bot_due", "tables")
    for column in ("bot_due", "waiting", "chat_count", "number"):
        op.drop_column("tables", column)
