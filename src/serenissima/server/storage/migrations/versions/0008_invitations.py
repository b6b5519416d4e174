"""Short codes for tables whose game has not begun, and what was changed there before the start."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def upgrade() -> None:
    comment = "short code; it opens the table until the start"
    op.add_column("tables", sa.Column("code", sa.String(6), comment=comment))
    comment = "whether the game begins when the last seat is claimed"
    auto_start = sa.Column("auto_start", sa.Boolean, nullable=False, server_default=sa.true(), comment=comment)
    op.add_column("tables", auto_start)
    comment = "messages about the latest changes before the start"
    op.add_column("tables", sa.Column("setup_log", sa.JSON, nullable=False, server_default="[]", comment=comment))
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("state"), sa.column("code"))
    is_open = sa.select(tables.c.id).where(tables.c.state == "open")
    codes: set[str] = set()
    for id in connection.execute(is_open).scalars().all():
        code = new_code()
        while code in codes:
            code = new_code()
        codes.add(code)
        connection.execute(sa.update(tables).where(tables.c.id == id).values(code=code))
    where = sa.text("state = 'open'")
    op.create_index("open_tables_by_code", "tables", ["code"], unique=True, sqlite_where=where, postgresql_where=where)
    op.create_index("tables_by_code", "tables", ["code"])


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def downgrade() -> None:
    op.drop_index("tables_by_code", "tables")
    op.drop_index("open_tables_by_code", "tables")
    for column in ("setup_log", "auto_start", "code"):
        op.drop_column("tables", column)
