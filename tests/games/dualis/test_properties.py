"""What holds in every position of Dualis."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.conformance.positions import positions
from tests.games.dualis.drawing import DICE, table
from tests.ledger import rule
from twofold import Match, installed_games
from twofold.engine import Hidden
from twofold.games.dualis.actions import PlayCard
from twofold.games.dualis.cards import ALL_OF, DECK, Suit, set_of
from twofold.games.dualis.state import State, coins_each
from twofold.games.dualis.view import look, remembered

DUALIS = installed_games["dualis"]


def cards_of(state: State) -> list[int]:
    """Every place where cards lie, as sets."""
    return [*state.hands, state.aside, state.gone, set_of(play.card for play in state.trick)]


@rule("DUALIS-1", "DUALIS-2")
@settings(max_examples=amount(50, 200), deadline=None)
@given(match=positions(DUALIS))
def test_cards_and_coins_are_conserved(match: Match) -> None:
    state: State = match.state
    places = cards_of(state)
    assert sum(cards.bit_count() for cards in places) == 52
    assert sum(places) == DECK
    on_cards = sum(play.coin for play in state.trick)
    assert sum(state.centre) + sum(state.coins) + on_cards == 2 * coins_each(state.options)


@rule("DUALIS-5")
@settings(max_examples=amount(50, 200), deadline=None)
@given(match=positions(DUALIS))
def test_nobody_holds_a_suit_that_they_failed_to_follow(match: Match) -> None:
    state: State = match.state
    for seat, suits in enumerate(state.lacking):
        for suit in Suit:
            assert not (suits >> suit & 1 and state.hands[seat] & ALL_OF[suit])


@rule("DUALIS-10")
@settings(max_examples=amount(30, 100), deadline=None)
@given(match=positions(DUALIS), seed=st.integers(0, 1000))
def test_imagined_deals_differ_where_cards_are_hidden(match: Match, seed: int) -> None:
    state: State = match.state
    view = look(state, 0)
    hidden = [hand for hand in view.hands if isinstance(hand, Hidden)]
    if sum(hand.count for hand in hidden) >= 12 and not any(remembered(view).lacking):
        rng = Random(seed)
        assert len({DUALIS.imagine(view, rng).hands for _ in range(8)}) > 1


def histories(state: State, plies: int) -> int:
    """How many ways there are to go on for this many plays, coins handed over left out."""
    if not plies or state.over:
        return 1
    plays = [choice for choice in DUALIS.choices(state, state.turn) if isinstance(choice, PlayCard)]
    return sum(histories(_after(state, play), plies - 1) for play in plays)


def _after(state: State, play: PlayCard) -> State:
    following: State = DUALIS.apply(state, state.turn, play, 0, DICE)[0]
    return following


@rule("DUALIS-5", "DUALIS-6")
def test_the_number_of_histories_of_a_small_table_is_as_counted_by_hand() -> None:
    small = table("S1R M1B | S2B M2R | S3R S3B | M4R M4B", centre=(1, 1))
    # The leader: two cards, each with a coin or without: 4.
    assert histories(small, 1) == 4
    # The second player has one card to follow with. S1R+ takes the blue coin, and S2B needs the red one;
    # M1B+ takes the red coin, and M2R needs the blue one: two ways to go on in each of the four cases.
    assert histories(small, 2) == 8
