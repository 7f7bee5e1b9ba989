"""What a level can remember, how steady its hands are, and which songs it likes."""

from msgspec import Struct

from twofold.games.duet.bots.songs import Taste
from twofold.games.duet.bots.styles import SHOW_OFF, STEADY, SWINGING, Style


class Limits(Struct, frozen=True):
    """The limits of a player."""

    span: float
    """How many separate things it keeps in mind with an even chance for each."""

    noise: float
    """The standard deviation of its flips from the beat, in milliseconds."""

    slip: float
    """How likely a hand lands one position beside the card it means."""

    overlap: float
    """How often it lifts a second card before the first is down."""

    taste: Taste
    style: Style = STEADY


EASY = Limits(span=6.5, noise=45.0, slip=0.02, overlap=0.2, taste=Taste.PLAIN, style=STEADY)
NORMAL = Limits(span=9.0, noise=25.0, slip=0.006, overlap=0.5, taste=Taste.ANY, style=SWINGING)
HARD = Limits(span=float("inf"), noise=9.0, slip=0.001, overlap=0.8, taste=Taste.JUMPY, style=SHOW_OFF)
