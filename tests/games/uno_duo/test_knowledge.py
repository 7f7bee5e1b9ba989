"""What each player of UNO Duo knows: exactly what a perfect memory would, and nothing more."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.amounts import amount
from tests.conformance.positions import tables
from tests.games.uno_duo.drawing import StackedDice, after, card, cards, codes, drafted, happened, table
from tests.ledger import rule
from twofold import Audience, Match, installed_games
from twofold.bots import RandomBot, play_out
from twofold.engine import Hidden, Seat
from twofold.games.uno_duo import draft
from twofold.games.uno_duo.cards import DECK, Cards
from twofold.games.uno_duo.events import CardPlayed, CardsDrawn, CardsSeen, HandsSwapped, RoundDealt
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.state import Phase, State, opponent
from twofold.games.uno_duo.view import Memory, View, imagine, look

pytestmark = pytest.mark.uncovered

UNO_DUO = installed_games["uno-duo"]
SPECTATOR = Audience.SPECTATOR


def memory_of(state: State, viewer: Seat | Audience) -> Memory:
    memory = look(state, viewer).memory
    assert memory is not None
    return memory


# ---- Views


@rule("UNO-5")
def test_a_player_sees_their_own_hand_and_how_many_cards_the_other_has() -> None:
    view = look(table("R1 R2 | B1 B2 B3"), 0)
    assert view.hands == (cards("R1 R2"), Hidden(3))
    assert look(table("R1 R2 | B1 B2 B3"), SPECTATOR).hands == (Hidden(2), Hidden(3))


@rule("UNO-5")
def test_cards_drawn_from_the_discards_of_the_draft_are_known_to_everybody() -> None:
    state = after(table("R1 R2 | B1 B2", pile="G7 G6 G8 G9", below=2), "draw", "keep", "draw", "keep", "draw")
    assert memory_of(state, 1).open == (cards("G8"), ())
    assert memory_of(state, SPECTATOR).known == (cards("G8"), ())
    assert look(state, 1).drawn == card("G8")


@rule("UNO-5")
def test_cards_drawn_from_above_them_are_known_to_nobody_else() -> None:
    state = after(table("R1 R2 | B1 B2", pile="G7 G6 G8 G9", below=2), "draw")
    assert memory_of(state, 1).known == ((), ())
    assert look(state, 1).drawn == Hidden(1)
    assert look(state, 0).drawn == card("G7")


@rule("UNO-15")
def test_the_order_of_the_turned_over_pile_is_known_to_everybody() -> None:
    state = after(table("R1 R2 | B1 B2", under="Y1 Y2", pile="G7"), "draw")
    assert codes(memory_of(state, 0).below) == codes(memory_of(state, 1).below) == "Y1 Y2"


@rule("UNO-15")
def test_when_no_card_is_left_unseen_the_other_hand_can_be_counted_out() -> None:
    unseen = table("R1 R2 | B1 B2 G7", under="Y1 Y2")
    state = after(
        table(
            "R1 R2 | B1 B2 G7",
            under=codes((*unseen.draw_pile[1:], *cards("Y1 Y2"))),
            pile=codes(unseen.draw_pile[:1]),
        ),
        "draw",
    )
    imagined = {imagine(look(state, 0), Random(seed)).hands[1] for seed in range(20)}
    assert imagined == {cards("G7 B1 B2")}


@rule("UNO-5")
def test_when_all_others_are_known_the_rest_is() -> None:
    """The last unseen card of the draw pile is drawn; the draft's discards below it are known."""
    hands = table("R1 R2 | B1 B2")
    unseen, below = hands.draw_pile[:1], hands.draw_pile[1:]
    state = after(table("R1 R2 | B1 B2", pile=codes((*unseen, *below)), below=len(below)), "draw")
    assert memory_of(state, 0).known[1] == cards("B1 B2")
    assert memory_of(state, 1).known[0] == state.hands[0]
    assert memory_of(state, SPECTATOR).known == ((), ())


@rule("UNO-5")
def test_who_looks_on_counts_one_hand_out_when_the_other_is_open() -> None:
    hands = table("R1 R2 | B1 B2")
    state = table("R1 R2 | B1 B2", pile=codes(hands.draw_pile), below=len(hands.draw_pile) - 1)
    state = after(replace(state, open=((), cards("B1 B2"))), "draw")
    assert memory_of(state, SPECTATOR).known == state.hands
    played = after(state, "keep")
    assert memory_of(played, SPECTATOR).known == played.hands


@rule("UNO-15")
def test_reshuffling_hides_the_order_but_not_the_hand_that_was_counted_out() -> None:
    options = Options(reshuffle=True)
    state = table("R1 R2 | B1 B2", under="Y1 Y2 Y3", pile="G7", options=options)
    state = after(state, "draw", "keep", dice=StackedDice("Y2"))
    assert memory_of(state, 0).below == ()
    assert memory_of(state, 0).known[1] == cards("B1 B2")
    assert memory_of(state, SPECTATOR).known == ((), ())


@rule("UNO-15")
def test_a_hand_that_was_counted_out_stays_known_when_the_card_just_drawn_is_played() -> None:
    state = table("R1 B2 | B3 B4", under="Y1 Y2", pile="R9", options=Options(reshuffle=True))
    state = after(state, "draw", dice=StackedDice(""))
    assert memory_of(state, 1).known[0] == cards("R1 R9 B2")
    assert after(state, "R9").known[0] == cards("R1 B2")


@rule("UNO-22")
def test_after_swapping_each_knows_the_hand_they_gave_away() -> None:
    state = after(table("WS R1 R2 | B1 B2 B3"), "WS red")
    assert memory_of(state, 0).known[1] == cards("R1 R2")
    assert memory_of(state, 1).known[0] == cards("B1 B2 B3")
    assert memory_of(state, SPECTATOR).known == ((), ())


@rule("UNO-22")
def test_what_was_public_of_a_hand_stays_so_when_it_is_swapped() -> None:
    state = after(table("R1 R2 | WS B2", pile="G8 G9", below=2), "draw", "keep", "WS red")
    assert memory_of(state, SPECTATOR).known == ((), cards("G8"))


@rule("UNO-22")
def test_a_known_card_is_forgotten_when_one_like_it_is_played() -> None:
    state = after(table("WS R1 R1 | B1 B2 B3"), "WS red", "R1")
    assert memory_of(state, 0).known[1] == cards("R1")
    assert after(state, "draw").known[1] == cards("R1")


@rule("UNO-14")
def test_a_card_drawn_unseen_and_played_at_once_is_none_of_the_known_ones() -> None:
    state = after(table("WS R1 R2 | B1 B2 B3", pile="R1 G1 G2"), "WS red", "draw", "R1")
    assert state.hands[1] == state.known[1] == cards("R1 R2")


@rule("UNO-14")
def test_a_known_card_that_is_drawn_and_played_at_once_is_not_in_the_hand_any_more() -> None:
    state = after(table("B1 B2 | B3 B4", pile="R8 G9", below=2), "draw", "R8")
    assert memory_of(state, SPECTATOR).known == ((), ())
    assert memory_of(state, 1).known == state.hands


@rule("UNO-4")
def test_the_draft_tells_the_opponent_only_what_was_turned_up() -> None:
    state, events = happened(draft.setup(Options(), 2, StackedDice("R5 G7 B1 B2")), "keep", "discard")
    assert memory_of(state, 0).discards == cards("G7 B1")
    assert memory_of(state, 0).known == ((), ())
    assert all(one.to == (1,) for one in events if isinstance(one.event, CardsSeen))


@rule("UNO-25")
def test_the_last_hand_is_laid_open_to_be_counted() -> None:
    state = after(table("R1 | W W", options=Options(target=50)), "R1")
    assert look(state, SPECTATOR).hands == ((), cards("W W"))


@rule("UNO-5")
def test_without_memory_the_table_shows_only_what_lies_there() -> None:
    state = after(
        table("WS R1 R2 | B1 B2 B3", pile="G1 G2 G3", below=3, options=Options(memory=False)),
        "WS red",
        "draw",
    )
    view = look(state, 0)
    assert (view.memory, view.drawn, view.discarded, view.top) == (None, Hidden(1), 2, card("WS"))


@rule("UNO-5")
def test_memory_is_on_by_default() -> None:
    assert Options().memory


# ---- Imagined deals


@st.composite
def long_matches(draw: st.DrawFn) -> Match:
    """A match far into its rounds, piles turned over and all."""
    match = draw(tables(UNO_DUO))
    rng = Random(draw(st.integers(0, 10**6)))
    steps = draw(st.integers(0, 900))
    bots = [RandomBot(UNO_DUO) for _ in match.seats]
    for _, _ in zip(range(steps), play_out(match, bots, rng), strict=False):
        pass
    return match


def places(state: State) -> Cards:
    return tuple(sorted(state.hands[0] + state.hands[1] + state.draw_pile + state.discards))


@rule("UNO-1")
@settings(max_examples=amount(40, 150), deadline=None)
@given(match=long_matches(), seed=st.integers(0, 1000))
def test_all_112_cards_are_on_the_table_and_in_every_imagined_deal(match: Match, seed: int) -> None:
    assert places(match.state) == tuple(sorted(DECK))
    for viewer in (0, 1, SPECTATOR):
        assert places(imagine(match.view(viewer), Random(seed))) == tuple(sorted(DECK))


def holds(hand: Cards, some: Cards) -> bool:
    return all(hand.count(one) >= some.count(one) for one in some)


@rule("UNO-5", "UNO-15", "UNO-22")
@settings(max_examples=amount(40, 150), deadline=None)
@given(match=long_matches(), seed=st.integers(0, 1000))
def test_what_is_known_is_true_and_true_of_every_imagined_deal(match: Match, seed: int) -> None:
    state: State = match.state
    for seat in (0, 1):
        assert holds(state.hands[seat], state.known[seat])
        assert holds(state.known[seat], state.open[seat])
        imagined = imagine(match.view(opponent(seat)), Random(seed))
        if state.options.memory:
            assert holds(imagined.hands[seat], state.known[seat])
            assert imagined.discards == state.discards
            assert imagined.below == state.below
            tail = len(state.draw_pile) - state.below
            assert imagined.draw_pile[tail:] == state.draw_pile[tail:]


@rule("UNO-4", "UNO-14")
@settings(max_examples=amount(40, 150), deadline=None)
@given(match=long_matches(), seed=st.integers(0, 1000))
def test_views_far_into_a_match_do_not_depend_on_what_is_hidden(match: Match, seed: int) -> None:
    for viewer in (0, 1, SPECTATOR):
        view = match.view(viewer)
        assert look(imagine(view, Random(seed)), viewer) == view


@rule("UNO-14")
@settings(max_examples=amount(30, 100), deadline=None)
@given(match=long_matches())
def test_a_hand_is_what_its_owner_was_told_it_is(match: Match) -> None:
    """Counted from the events that one seat receives, without looking at any state."""
    for seat in (0, 1):
        hand: list[int] = []
        swapped = False
        for _, event in match.events_for(seat):
            match event:
                case RoundDealt():
                    hand = []
                case CardsSeen(_, seen):
                    hand = list(seen) if swapped else hand + list(seen)
                    swapped = False
                case CardPlayed(player, played) if player == seat:
                    hand.remove(played)
            swapped = isinstance(event, HandsSwapped)
        if not match.over:
            assert tuple(sorted(hand)) == match.state.hands[seat]


@rule("UNO-14")
@settings(max_examples=amount(30, 100), deadline=None)
@given(match=long_matches())
def test_every_draw_is_public_in_number_and_private_in_kind(match: Match) -> None:
    for events in match.events:
        for drawn, seen in pairwise(events):
            if isinstance(drawn.event, CardsDrawn) and drawn.event.count:
                assert drawn.to is None
                assert seen.to == (drawn.event.seat,)
                assert len(seen.event.cards) == drawn.event.count
        private = [one for one in events if one.to is not None]
        assert all(isinstance(one.event, CardsSeen) and one.to == (one.event.seat,) for one in private)


@rule("UNO-15")
@settings(max_examples=amount(20, 60), deadline=None)
@given(match=long_matches(), seed=st.integers(0, 1000))
def test_the_unknown_cards_are_imagined_differently(match: Match, seed: int) -> None:
    view: View = match.view(0)
    hidden = match.state.draw_pile[: len(match.state.draw_pile) - match.state.below]
    if not match.over and len(hidden) > 10 and len(match.state.hands[1]) - len(match.state.known[1]) > 3:
        rng = Random(seed)
        assert len({imagine(view, rng).hands[1] for _ in range(8)}) > 1


@rule("UNO-14")
@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_betrays_whether_a_drawn_card_could_be_played(seat: Seat) -> None:
    """The table goes on in the same way whatever was drawn."""
    playable = after(table("R1 R2 | B1 B2", pile="R9 G1"), "draw")
    not_playable = after(table("R1 R2 | B1 B2", pile="Y9 G1"), "draw")
    assert look(playable, 1) == look(not_playable, 1)
    assert playable.phase is not_playable.phase is Phase.DRAWN
    assert (look(playable, seat) == look(not_playable, seat)) == (seat == 1)


@rule("UNO-5")
def test_the_top_card_of_the_draw_pile_is_hidden_from_both_after_the_draft() -> None:
    view = look(drafted("B5"), 0)
    assert (view.looked_at, view.draw_pile) == (None, Hidden(97))
