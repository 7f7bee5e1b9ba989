"""The first step: words have lengths, also those that are there."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add the column and fill it."""
    op.add_column("words", sa.Column("length", sa.Integer))
    op.execute("UPDATE words SET length = length(word)")
