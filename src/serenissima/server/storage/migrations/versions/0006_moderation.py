"""Who wrote a line of chat, under a name of this table only; and whom the host has muted or removed."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("chat", sa.Column("author", sa.String(16)))
    op.add_column("tables", sa.Column("author_key", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("muted", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("removed", sa.JSON, nullable=False, server_default="[]"))
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("author_key"))
    keys = [{"key": id, "secret": secrets.token_hex(16)} for id in connection.execute(sa.select(tables.c.id)).scalars()]
    if keys:
        change = sa.update(tables).where(tables.c.id == sa.bindparam("key")).values(author_key=sa.bindparam("secret"))
        connection.execute(change, keys)


def downgrade() -> None:
    op.drop_column("chat", "author")
    for column in ("removed", "muted", "author_key"):
        op.drop_column("tables", column)
