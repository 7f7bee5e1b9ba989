"""How a musician plays, so that one hears who it is."""

from msgspec import Struct

from twofold.games.duet.beat import COUNTS, MINUTE_MS


class Style(Struct, frozen=True):
    """A way with the beat. It never leads a careful player off a strict one."""

    swing: bool = False
    """Whether the second and the fourth count come late."""

    entry: int = 0
    """On which count after the One of a bar it comes in."""

    bars: int = 1
    """How many bars it lets pass before that."""

    def first_beat(self, current: int) -> int:
        """The beat of the first flip, when this one is heard."""
        return (max(0, current) // COUNTS + self.bars) * COUNTS + self.entry

    def late_on(self, beat: int, tempo: int, tolerance: int) -> int:
        """How many milliseconds late a flip is meant to be: a twelfth of a beat, where it swings."""
        if not self.swing or beat % 2 == 0:
            return 0
        return min(MINUTE_MS // (12 * tempo), tolerance // 2)


STEADY = Style()
"""On the beat, from the One on, one card after the other."""

SWINGING = Style(swing=True)
"""Long, short, long, short."""

SHOW_OFF = Style(entry=COUNTS - 1, bars=1)
"""Lets everybody wait, comes in on the upbeat, and has both hands full."""
