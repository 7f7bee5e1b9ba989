"""The tables of the first release."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them all."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("listing", sa.LargeBinary),
    )
    op.create_index("ix_tables_number", "tables", ["number"])
    op.create_table(
        "table_log",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("change", sa.LargeBinary, nullable=False),
        sa.Column("key", sa.Text),
        sa.UniqueConstraint("table_id", "key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_table(
        "match_log",
        sa.Column("match_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.LargeBinary),
        sa.Column("noticed", sa.Integer, nullable=False),
        sa.Column("key", sa.Text),
        sa.UniqueConstraint("match_id", "key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "clocks",
        sa.Column("match_id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("crowds", sa.LargeBinary),
    )
    op.create_table(
        "open_rooms",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, primary_key=True, index=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "day_results",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("marks", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop them all."""
    for name in (
        "day_results",
        "open_rooms",
        "nodes",
        "clocks",
        "match_log",
        "matches",
        "table_log",
        "tables",
    ):
        op.drop_table(name)
