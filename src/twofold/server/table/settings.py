"""The settings of a room."""

from msgspec import Struct


class RoomSettings(Struct, frozen=True):
    """The times and limits of a room; times in milliseconds."""

    node: str = "node"
    """The server that this room is in."""

    ping_every: int = 10_000
    stand_in_after: int = 20_000
    save_clock_every: int = 1_000
    bot_pace: int = 900
    moves_per_second: float = 60
