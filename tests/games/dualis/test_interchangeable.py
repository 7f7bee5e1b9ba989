"""Which cards come to the same: swapped in any deal, with any continuation, they change nothing."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.amounts import amount
from twofold.engine import FastDice
from twofold.games.dualis.actions import PlayCard
from twofold.games.dualis.analysis import alike
from twofold.games.dualis.cards import (
    BIT_OF,
    DECK,
    Card,
    Colour,
    Suit,
    card_of,
    interchangeable,
    numbers_in,
    set_of,
)
from twofold.games.dualis.options import Options
from twofold.games.dualis.rules import apply, choices, refusal, setup
from twofold.games.dualis.state import State
from twofold.games.dualis.view import imagine, look

STAR, MOON, RED, BLUE = Suit.STAR, Suit.MOON, Colour.RED, Colour.BLUE
VARIANTS = [
    (4, Options()),
    (4, Options(short=True)),
    (4, Options(high_low=True)),
    (4, Options(iso=True, high_low=True)),
    (3, Options()),
    (4, Options(memory=False)),
]


def played(state: State, play: PlayCard) -> State:
    return apply(state, state.turn, play, 0, FastDice(Random(1)))[0]


def plays(state: State) -> list[PlayCard]:
    return [play for play in choices(state, state.turn) if isinstance(play, PlayCard)]


def positions(seats: int, options: Options, seed: int) -> list[State]:
    """A first round that is played at random: every situation in it."""
    rng = Random(seed)
    state = setup(options, seats, FastDice(rng))
    found = []
    while state.round == 1 and not state.over:
        found.append(state)
        state = played(state, rng.choice(plays(state)))
    return found


def swapped(card: Card, one: Card, other: Card) -> Card:
    return {one: other, other: one}.get(card, card)


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_swapping_interchangeable_cards_changes_no_trick_no_coin_and_no_legality(
    seats: int, options: Options
) -> None:
    """The same continuation is played twice, the second time with the two cards swapped."""
    met = 0
    for seed in range(amount(20, 300)):
        for state in positions(seats, options, seed):
            others = set_of(play.card for play in state.trick)
            for seat, hand in enumerate(state.hands):
                others |= hand if seat != state.turn else 0
            for group in interchangeable(state.hands[state.turn], numbers_in(others)):
                if len(group) > 1:
                    met += 1
                    same_with_the_other(state, group[0], group[-1], Random(seed))
    assert met


@pytest.mark.parametrize("options", [Options(), Options(high_low=True)], ids=str)
def test_plays_that_a_player_calls_alike_come_to_the_same_in_every_deal_that_may_be(options: Options) -> None:
    met = 0
    for seed in range(amount(20, 300)):
        for state in positions(4, options, seed):
            view = look(state, state.turn)
            for group in alike(view, choices(state, state.turn)):
                one, other = group[0], group[-1]
                assert isinstance(one, PlayCard)
                assert isinstance(other, PlayCard)
                assert one.coin == other.coin
                if one != other:
                    met += 1
                    same_with_the_other(imagine(view, Random(seed)), one.card, other.card, Random(seed))
    assert met


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_every_play_stands_in_one_group_and_coins_handed_over_in_none(seats: int, options: Options) -> None:
    for state in positions(seats, options, 1):
        legal = choices(state, state.turn)
        grouped = [play for group in alike(look(state, state.turn), legal) for play in group]
        assert len(set(grouped)) == len(grouped)
        assert set(grouped) == set(plays(state))


def same_with_the_other(deal: State, one: Card, other: Card, rng: Random) -> None:
    seat = deal.turn
    first, second = deal, deal
    while first.round == deal.round and not first.over:
        play = rng.choice(plays(first))
        twin = PlayCard(swapped(play.card, one, other), play.coin) if first.turn == seat else play
        assert refusal(second, second.turn, twin) is None
        first, second = played(first, play), played(second, twin)
        assert (first.turn, first.centre, first.coins, first.tricks, first.results) == (
            second.turn,
            second.centre,
            second.coins,
            second.tricks,
            second.results,
        )


def groups(held: list[Card], others: list[Card]) -> set[tuple[Card, ...]]:
    return set(interchangeable(set_of(held), numbers_in(set_of(others))))


@pytest.mark.parametrize("between", [4, 5, 6, 7, 8])
def test_a_number_from_one_to_the_other_keeps_cards_apart_in_any_suit_and_colour(between: int) -> None:
    low, high = card_of(STAR, 5, RED), card_of(STAR, 7, RED)
    for suit, colour in ((STAR, BLUE), (MOON, RED), (MOON, BLUE)):
        met = groups([low, high], [card_of(suit, between, colour)])
        assert met == ({(low,), (high,)} if 5 <= between <= 7 else {(low, high)})


def test_suit_and_colour_keep_cards_apart() -> None:
    held = [card_of(suit, 5, colour) for suit in Suit for colour in Colour]
    assert groups(held, []) == {(card,) for card in held}


def test_own_cards_never_keep_own_cards_apart() -> None:
    low, high = card_of(STAR, 5, RED), card_of(STAR, 7, RED)
    assert (low, high) in groups([low, high, card_of(STAR, 6, BLUE)], [])


def test_a_card_in_the_trick_keeps_cards_apart_although_it_is_beaten() -> None:
    """Red 4 led, Red 6 on it: a player with Red 5 and Red 7 wins with one of them only."""
    hand = set_of([card_of(STAR, 5, RED), card_of(STAR, 7, RED)])
    state = positions(4, Options(), 1)[0]
    laid = (PlayCard(card_of(STAR, 4, RED)), PlayCard(card_of(STAR, 6, RED)))
    hands = tuple(hand if seat == 2 else 0 for seat in range(4))
    gone = DECK & ~hand & ~set_of(play.card for play in laid)
    state = replace(state, hands=hands, aside=0, gone=gone, leader=0, trick=laid)
    assert sorted(len(group) for group in alike(look(state, 2), choices(state, 2))) == [1, 1, 1, 1]
    unbeaten = replace(state, trick=laid[:1], leader=1, gone=gone | BIT_OF[laid[1].card])
    assert sorted(len(group) for group in alike(look(unbeaten, 2), choices(unbeaten, 2))) == [2, 2]
