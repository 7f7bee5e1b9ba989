"""The timing of a match in figures, for result pages and plots (DUET-10)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from twofold.games.duet.beat import Tap, rating_of
from twofold.games.duet.state import Performance, State


def timing_statistics(state: State) -> dict[str, Any]:
    """How tight each player and each performance was; the taps draw a plot, beat by beat."""
    return {
        "tempo": state.options.tempo,
        "players": [_figures(_taps_of(state, seat)) for seat in range(2)],
        "performances": [_performance(performance) for performance in state.performances],
    }


def _taps_of(state: State, seat: int) -> list[Tap]:
    return [tap for performance in state.performances if performance.seat == seat for tap in performance.taps]


def _performance(performance: Performance) -> dict[str, Any]:
    return {
        "round": performance.round,
        "seat": performance.seat,
        "finished": performance.finished,
        "taps": [msgspec.to_builtins(tap) for tap in performance.taps],
        "rating": _figures(performance.taps),
    }


def _figures(taps: Sequence[Tap]) -> dict[str, float] | None:
    rating = rating_of(taps)
    return None if rating is None else msgspec.to_builtins(rating)
