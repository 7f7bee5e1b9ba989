"""What holds in every match of Duet that players with some memory play."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.ledger import rule
from twofold import Audience, Match
from twofold.bots import make_bot, play_out
from twofold.engine import Viewer
from twofold.games.duet import game
from twofold.games.duet.actions import FLIPS, Flip, LayRow
from twofold.games.duet.beat import MISSES
from twofold.games.duet.cards import set_of
from twofold.games.duet.ratings import judgements
from twofold.games.duet.state import Phase

pytestmark = pytest.mark.uncovered

LEVELS = ("easy", "normal", "hard")
some = settings(max_examples=amount(30, 100), deadline=None)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match some way into it, played by musicians, who unlike random players get through their songs."""
    options = {"strict_beat": draw(st.booleans()), "tempo": draw(st.integers(60, 180))}
    match = Match.new(game, 2, options=options, seed=draw(st.integers(0, 10**6)))
    bots = [make_bot(game, draw(st.sampled_from(LEVELS))) for _ in match.seats]
    steps = draw(st.integers(0, 400))
    for _, _ in zip(range(steps), play_out(match, bots, Random(steps)), strict=False):
        pass
    return match


def received(match: Match, state: Any, viewer: Viewer) -> bytes:
    choices = () if isinstance(viewer, Audience) else game.choices(state, viewer)
    told = [[game.refusal(state, seat, flip) for flip in FLIPS] for seat in match.seats]
    return msgspec.json.encode((game.look(state, viewer), choices, told, game.waiting_for(state)))


@rule("DUET-8")
@some
@given(matches(), st.integers(0, 10**6))
def test_what_lies_face_down_changes_nothing_that_anybody_receives(match: Match, seed: int) -> None:
    for viewer in (0, 1, Audience.SPECTATOR):
        imagined = game.imagine(match.view(viewer), Random(seed))
        assert received(match, imagined, viewer) == received(match, match.state, viewer)
        assert game.outcome(imagined) == match.outcome


@rule("DUET-1", "DUET-5")
@some
@given(matches())
def test_every_row_holds_the_set_and_no_more_than_two_cards_are_up(match: Match) -> None:
    state = match.state
    for row in state.rows:
        assert not row or sorted(row) == list(set_of(state.cards))
    assert 0 <= state.raised - state.lowered <= 2
    assert 4 <= state.cards <= 8


@rule("DUET-11", "DUET-12", "DUET-14", "DUET-15")
@some
@given(matches())
def test_every_round_gives_one_point_to_the_next_caller(match: Match) -> None:
    state = match.state
    assert sum(state.scores) == len(state.results)
    callers = [result.caller for result in state.results]
    if state.phase is not Phase.OVER:
        callers.append(state.caller)
    assert callers[1:] == [result.winner for result in state.results][: len(callers) - 1]
    grown = sum(result.fault is None or result.fault.seat != result.caller for result in state.results)
    assert state.cards == min(8, 4 + grown)


@rule("DUET-17")
@some
@given(matches())
def test_a_match_is_over_exactly_when_somebody_is_far_enough_ahead_or_the_rounds_are_played(
    match: Match,
) -> None:
    scores, cards = match.state.scores, match.state.cards
    won = abs(scores[0] - scores[1]) >= 3 and (max(scores) >= 10 or cards == 8)
    assert match.over == (won or len(match.state.results) == 60)


@rule("DUET-10")
@some
@given(matches())
def test_no_finished_strict_performance_left_the_beat(match: Match) -> None:
    for performance in match.state.performances:
        if performance.finished:
            assert len(performance.taps) >= 8
        if performance.finished and match.options.strict_beat:
            assert performance.misses <= match.options.forgiven
            judged = list(judgements(performance.taps, match.options.tolerance))
            assert sum(each in MISSES for each in judged) == performance.misses


@rule("DUET-4")
@some
@given(matches())
def test_the_tempo_stays_between_where_it_began_and_where_it_ends(match: Match) -> None:
    options, state = match.options, match.state
    first = max(40, options.tempo * 4 // 5)
    tempos = [performance.tempo for performance in state.performances]
    assert all(first <= tempo <= min(180, options.tempo * 3 // 2) for tempo in (*tempos, state.tempo))
    assert tempos[:1] in ([], [first])


@rule("DUET-5")
@given(st.integers(), st.lists(st.integers(), max_size=40))
def test_absurd_actions_are_refused_and_change_nothing(position: int, row: list[int]) -> None:
    match = Match.new(game, 2, seed=1)
    before = match.state_hash
    flip, lay = Flip(position), LayRow(tuple(row))
    assert match.refusal(0, flip)
    if sorted(row) != [1, 2, 3, 4]:
        assert match.refusal(0, lay)
        assert match.refusal(1, lay)
    assert match.state_hash == before
