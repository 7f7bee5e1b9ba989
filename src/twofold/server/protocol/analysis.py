"""The analysis of a match on the wire."""

from msgspec import Struct

from twofold.analysis import Analysis


class AnalysisShown(Struct, frozen=True):
    """The analysis of a match that is over, or how far it has come: ask again in a while."""

    done: int
    total: int
    """0 while others are analysed first."""

    seconds_left: float | None = None
    """How long it will take, as far as can be told."""

    analysis: Analysis | None = None
