"""What there was: words, each with its number."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "words", sa.Column("id", sa.Integer, primary_key=True), sa.Column("word", sa.Text, nullable=False)
    )
