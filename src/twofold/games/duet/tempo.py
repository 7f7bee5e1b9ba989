"""The tempo, and how it grows with the players (DUET-4)."""

from twofold.games.duet.options import Options
from twofold.games.duet.state import Failing, RoundResult, State

STEP = 4
SLOWEST, FASTEST = 40, 180
LOST_TO_THE_BEAT = frozenset({Failing.OFF_BEAT, Failing.MISSED_BEAT})


def first_tempo(options: Options) -> int:
    """An adaptive tempo begins at four fifths of the one that was chosen, which is the lesson's."""
    return max(SLOWEST, options.tempo * 4 // 5) if options.adaptive_tempo else options.tempo


def next_tempo(state: State) -> int:
    """The tempo after the round that has just ended: faster if both kept it, slower if one did not."""
    if not state.options.adaptive_tempo:
        return state.tempo
    result = state.results[-1]
    if _kept_by_both(state, result):
        return min(state.tempo + STEP, fastest_tempo(state.options))
    if result.fault is None or result.fault.failing in LOST_TO_THE_BEAT:
        return max(state.tempo - STEP, first_tempo(state.options))
    return state.tempo


def fastest_tempo(options: Options) -> int:
    """It grows to half as much again as was chosen."""
    return min(FASTEST, options.tempo * 3 // 2)


def _kept_by_both(state: State, result: RoundResult) -> bool:
    """Both finished, and neither missed the beat more often than is forgiven."""
    performed = [each for each in state.performances if each.round == state.round]
    return result.fault is None and all(each.misses <= state.options.forgiven for each in performed)
