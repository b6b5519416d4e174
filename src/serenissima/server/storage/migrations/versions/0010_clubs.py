"""Clubs, their members, and the tables that were set up for them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(32), nullable=False, unique=True),
        sa.Column("organiser", sa.String(32), sa.ForeignKey("identities.id"), index=True),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("rated_since", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), primary_key=True, index=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("joined", sa.Float, nullable=False),
    )
    # Inline, as SQLite can add a foreign key only together with its column.
    op.add_column("tables", sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id")), inline_references=True)
    op.add_column("tables", sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_of_clubs", "tables", ["club", "ended"])


def downgrade() -> None:
    op.drop_index("tables_of_clubs", "tables")
    op.drop_column("tables", "counts")
    op.drop_column("tables", "club")
    op.drop_table("club_members")
    op.drop_table("clubs")
