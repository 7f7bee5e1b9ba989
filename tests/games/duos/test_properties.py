"""What holds at every table of DUOS, whatever the players do."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.conformance.positions import positions
from tests.games.duos.tables import after
from tests.ledger import rule
from twofold import Audience, Match
from twofold.engine import Form, Told, Viewer
from twofold.games.duos import game, rules
from twofold.games.duos.actions import ChoosePairs
from twofold.games.duos.cards import DECK_SIZE, TABLE_SIZE
from twofold.games.duos.state import Phase, State, in_common, is_cooperative, places_of, promised, turns_of
from twofold.games.duos.view import any_board, look

pytestmark = pytest.mark.uncovered

some = settings(max_examples=amount(20, 80), deadline=None)


@rule("DUOS-1", "DUOS-14")
@some
@given(positions(game))
def test_every_card_is_on_the_table_in_the_supply_or_used(match: Match) -> None:
    state: State = match.state
    assert sorted((*state.table, *state.supply, *state.used)) == list(range(DECK_SIZE))
    assert len(state.table) == TABLE_SIZE


@rule("DUOS-6", "DUOS-23", "DUOS-24")
@some
@given(positions(game))
def test_every_board_is_empty_or_four_pairs_that_keep_all_promises(match: Match) -> None:
    state: State = match.state
    for seat, board in enumerate(state.boards):
        included, excluded = promised(state.hints, seat)
        assert len(places_of(board)) in (0, 8)
        assert included <= places_of(board)
        assert not excluded & places_of(board)
        assert board or not state.ready[seat]


@rule("DUOS-10", "DUOS-11", "DUOS-20")
@some
@given(positions(game))
def test_points_are_what_the_boards_have_in_common(match: Match) -> None:
    state: State = match.state
    for turn in state.history:
        if turn.narrator is None:
            assert turn.points == ((in_common(*turn.boards) >= 3,) * 2)
            continue
        common = [in_common(board, turn.boards[turn.narrator]) for board in turn.boards]
        others = [count for seat, count in enumerate(common) if seat != turn.narrator]
        assert turn.points[turn.narrator] == sum((0, 0, 1, 1, 2)[count] for count in others)
        assert [p for seat, p in enumerate(turn.points) if seat != turn.narrator] == others
    gained = [sum(turn.points[seat] for turn in state.history) for seat in range(state.seats)]
    assert list(state.scores) == gained


@rule("DUOS-5", "DUOS-12", "DUOS-13")
@some
@given(positions(game))
def test_turn_by_turn_the_narrator_moves_left_and_the_category_changes(match: Match) -> None:
    state: State = match.state
    assert state.turn <= turns_of(state.options, state.seats)
    for before, now in pairwise(state.history):
        assert (now.category is before.category) == state.options.same_category
        if not is_cooperative(state.seats):
            assert before.narrator is not None
            assert now.narrator == (before.narrator + 1) % state.seats


@rule("DUOS-7")
@some
@given(positions(game), st.integers(0, 5), st.integers(0, 10**6))
def test_a_changed_mind_leaves_no_trace(match: Match, seat: int, seed: int) -> None:
    state: State = match.state
    seat %= state.seats
    action = ChoosePairs(any_board(Random(seed), *promised(state.hints, seat)))
    if rules.refusal(state, seat, action) is None:
        changed = after(state, (seat, action))
        others: list[Viewer] = [Audience.SPECTATOR, *(other for other in match.seats if other != seat)]
        for viewer in others:
            assert look(changed, viewer) == look(state, viewer)


@rule("DUOS-7", "DUOS-8")
@some
@given(positions(game))
def test_private_events_reach_their_owner_only(match: Match) -> None:
    private = [told for events in match.events for told in events if told.to is not None]
    assert all(isinstance(told, Told) and told.to == (told.event.seat,) for told in private)
    assert (rules.silence(match.state) is None) == (match.state.phase is not Phase.CHOOSING)


@some
@given(positions(game), st.integers(0, 10**6))
def test_what_is_filled_in_for_a_form_is_accepted(match: Match, seed: int) -> None:
    for seat in match.seats:
        for choice in match.choices(seat):
            if isinstance(choice, Form):
                action = game.fill(match.view(seat), choice, Random(seed))
                assert match.refusal(seat, action) is None
