"""Servers say how many look on."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Room for it."""
    op.add_column("nodes", sa.Column("crowds", sa.LargeBinary))


def downgrade() -> None:
    """As before."""
    op.drop_column("nodes", "crowds")
