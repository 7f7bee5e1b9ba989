"""The second step: long words move to a table of their own."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Make the table, and move them."""
    op.create_table("long_words", sa.Column("word", sa.Text, primary_key=True))
    op.execute("INSERT INTO long_words (word) SELECT word FROM words WHERE length > 3")
    op.execute("DELETE FROM words WHERE length > 3")
