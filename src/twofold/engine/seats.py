"""Who sits at the table and who looks at it."""

from enum import Enum
from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table: 0, 1, 2 … clockwise."""


class Audience(Enum):
    """Viewers who hold no seat."""

    SPECTATOR = "spectator"
    """Sees what is public and nothing else."""

    EVERYONE = "everyone"
    """Sees every card; only once the match is over."""


Viewer: TypeAlias = Seat | Audience
"""Whoever a view is made for."""
