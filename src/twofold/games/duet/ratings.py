"""A match in figures, for result pages and plots: who kept time (DUET-10), and who remembered (DUET-9)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from twofold.games.duet.beat import Judgement, Tap, judged, rating_of
from twofold.games.duet.cards import Row
from twofold.games.duet.state import Performance, State


def statistics(state: State) -> dict[str, Any]:
    """The timing, how many flips were tight, and what each player gave back from memory."""
    return timing_statistics(state) | {
        "performances": [_performance(each) | {"tempo": each.tempo} for each in state.performances],
        "judged": [_judgements(state, seat) for seat in range(2)],
        "remembered": [_remembered(state, seat) for seat in range(2)],
    }


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


def _judgements(state: State, seat: int) -> dict[str, int]:
    """How many flips of a player were tight, early, late, missed, and after a rest."""
    mine = (each.taps for each in state.performances if each.seat == seat)
    counted = Counter(judgement for taps in mine for judgement in judgements(taps, state.options.tolerance))
    return {judgement.value: counted[judgement] for judgement in Judgement}


def judgements(taps: Sequence[Tap], tolerance: int) -> Iterator[Judgement]:
    """Each flip of a performance, judged after the one before it."""
    for last, tap in pairwise((None, *taps)):
        assert tap is not None
        yield judged(tap, last, tolerance)


def _remembered(state: State, seat: int) -> dict[str, int]:
    """The cards that a Responder laid where the Caller had them, of those that were laid."""
    answers = [_in_place(*result.rows) for result in state.results if result.caller != seat]
    laid = [answer for answer in answers if answer is not None]
    return {
        "cards": sum(right for right, _ in laid),
        "of": sum(cards for _, cards in laid),
        "songs": sum(right == cards for right, cards in laid),
    }


def _in_place(row: Row, other: Row) -> tuple[int, int] | None:
    """How many cards of two rows agree, and of how many; nothing if one was never laid."""
    if not row or not other:
        return None
    return sum(one == two for one, two in zip(row, other, strict=True)), len(row)
