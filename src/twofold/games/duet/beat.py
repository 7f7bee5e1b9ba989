"""The beat: when it falls, how far from it a flip is, and how tight a performance was."""

from collections.abc import Sequence
from enum import Enum
from statistics import fmean, pstdev

from msgspec import Struct

MINUTE_MS = 60_000
COUNTS = 4
"""Counts of a bar: the beat is in 4/4 (DUET-4)."""


class Tap(Struct, frozen=True, gc=False):
    """When a flip was made."""

    beat: int
    """The nearest beat; the one that started the beat is 0."""

    offset: int
    """Milliseconds from that beat; negative is early."""

    @property
    def distance(self) -> int:
        """How far from the beat, early or late."""
        return abs(self.offset)


class Judgement(Enum):
    """What a flip sounds like beside its beat."""

    TIGHT = "tight"
    EARLY = "early"
    LATE = "late"
    MISSED = "missed"
    """Beside the beat, or on one that had its flip: a miss (DUET-10)."""

    RESTED = "rested"
    """On the beat, but one before it passed without a flip: a miss, too."""


class Rating(Struct, frozen=True):
    """How tight a performance was, in milliseconds (DUET-10)."""

    mean: float
    """The mean distance to the beat."""

    spread: float
    """The standard deviation of the offsets: how steady it was, early or late."""

    lean: float
    """The mean offset: negative rushes, positive drags."""


def beat_time(started: int, tempo: int, beat: int) -> int:
    """The match time of a beat, to the nearest millisecond."""
    return started + (2 * beat * MINUTE_MS + tempo) // (2 * tempo)


def tap_at(at: int, started: int, tempo: int) -> Tap:
    """The beat that this time is nearest to, and the offset from it."""
    beat = (2 * (at - started) * tempo + MINUTE_MS) // (2 * MINUTE_MS)
    return Tap(beat, at - beat_time(started, tempo, beat))


MISSES = frozenset({Judgement.MISSED, Judgement.RESTED})


def judged(tap: Tap, last: Tap | None, tolerance: int) -> Judgement:
    """A flip after the one before it, if there was one; tight is two fifths of what is still on the beat.

    The browser judges alike, before the server answers.
    """
    if tap.distance > tolerance or (last is not None and tap.beat <= last.beat):
        return Judgement.MISSED
    if last is not None and tap.beat > last.beat + 1:
        return Judgement.RESTED
    if 5 * tap.distance <= 2 * tolerance:
        return Judgement.TIGHT
    return Judgement.EARLY if tap.offset < 0 else Judgement.LATE


def rating_of(taps: Sequence[Tap]) -> Rating | None:
    """How tight these flips were; ``None`` if there were none."""
    if not taps:
        return None
    offsets = [tap.offset for tap in taps]
    return Rating(
        mean=round(fmean(map(abs, offsets)), 1),
        spread=round(pstdev(offsets), 1),
        lean=round(fmean(offsets), 1),
    )
