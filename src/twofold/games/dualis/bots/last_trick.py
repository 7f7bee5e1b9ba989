"""The last trick between partnerships: one card each, and only the coins are left to decide.

There are sixteen ways to place coins, one bit each: way 1 is a coin of the leader alone, 2 one of the second
player, 4 of the third, 8 of the last. What holds for some ways is a set of them.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from twofold.games.dualis.cards import (
    COLOUR_OF,
    DECK_SIZE,
    NUMBER_OF,
    NUMBERS,
    RECOLOURED,
    SUIT_OF,
    Card,
    Colour,
    Suit,
    card_of,
)
from twofold.games.dualis.rules import score

Ways: TypeAlias = int
"""A set of ways to place coins."""

WAYS = range(16)
PLACES = range(4)
WITHOUT = tuple(sum(1 << way for way in WAYS if not way >> place & 1) for place in PLACES)
"""By place: the ways in which that player places no coin."""

TRUMP = 20
"""How much stronger a trump is."""


@lru_cache(maxsize=1 << 16)
def normal(*cards: Card) -> tuple[Card, ...]:
    """Cards among which the same will win: Star is led, and numbers are the lowest in the same order."""
    led = SUIT_OF[cards[0]]
    numbers = sorted({NUMBER_OF[card] for card in cards})
    return tuple(
        card_of(Suit(SUIT_OF[card] ^ led), numbers.index(NUMBER_OF[card]) + 1, COLOUR_OF[card])
        for card in cards
    )


def last_trick(
    cards: tuple[Card, ...], red: int, blue: int, high_low: bool, leads: bool, ends: "Ends"
) -> bool:
    """Whether the even seats win the round, of which one leads or not.

    From the last player back to the leader, each takes the better of its two ways.
    """
    colours, if_red, if_blue, if_none = taking(cards, high_low)
    possible, red_trump, blue_trump, no_trump = trumps(colours, red, blue)
    taken = if_red & red_trump | if_blue & blue_trump | if_none & no_trump
    won, lost = ends
    good = (taken & won | ~taken & lost) if leads else (taken & lost | ~taken & won)
    for place in reversed(PLACES):
        with_coin = good >> (1 << place)
        may = possible >> (1 << place)
        if leads == (place % 2 == 0):
            good |= with_coin & may
        else:
            good &= with_coin | ~may
        good &= WITHOUT[place]
    return bool(good & 1)


@cache
def taking(cards: tuple[Card, ...], high_low: bool) -> tuple[tuple[Colour, ...], Ways, Ways, Ways]:
    """The colours of the cards; the ways in which the leader's side takes the trick, by trump."""
    by_trump = [0, 0, 0]
    for way in WAYS:
        laid = [RECOLOURED[card] if way >> place & 1 else card for place, card in enumerate(cards)]
        for place, (red, blue) in enumerate(((1, 0), (0, 1), (0, 0))):
            by_trump[place] |= (winning_place(laid, red, blue, high_low) % 2 == 0) << way
    if_red, if_blue, if_none = by_trump
    return tuple(COLOUR_OF[card] for card in cards), if_red, if_blue, if_none


@cache
def trumps(colours: tuple[Colour, ...], red: int, blue: int) -> tuple[Ways, Ways, Ways, Ways]:
    """The ways that the centre has coins for; those after which red is trump, blue or none (DUALIS-7)."""
    possible = red_trump = blue_trump = no_trump = 0
    for way in WAYS:
        placed = [colour.opposite for place, colour in enumerate(colours) if way >> place & 1]
        left = (red - placed.count(Colour.RED), blue - placed.count(Colour.BLUE))
        possible |= (min(left) >= 0) << way
        red_trump |= (left[0] > left[1]) << way
        blue_trump |= (left[0] < left[1]) << way
        no_trump |= (left[0] == left[1]) << way
    return possible, red_trump, blue_trump, no_trump


Ends: TypeAlias = tuple[Ways, Ways]
"""In which ways the even seats win the round if they take the last trick, and if they do not."""


@cache
def ends_from(tricks: int, coins: int, all_tricks: int, placed: int, leads: bool) -> Ends:
    """The ends of a round in which the even seats have so many tricks and coins, and lead or not."""
    won, lost = (
        sum(
            even_seats_win(tricks + more, coins + spent(way, leads), all_tricks, placed + way.bit_count())
            << way
            for way in WAYS
        )
        for more in (1, 0)
    )
    return won, lost


def spent(way: int, leads: bool) -> int:
    """How many coins the even seats place."""
    return sum(way >> place & 1 for place in PLACES if leads == (place % 2 == 0))


@cache
def even_seats_win(tricks: int, coins: int, all_tricks: int, all_coins: int) -> bool:
    """Who has won a round, by score and then by tricks (DUALIS-15, DUALIS-16)."""
    others = all_tricks - tricks
    return (score(tricks, coins), tricks) > (score(others, all_coins - coins), others)


def winning_place(laid: Sequence[Card], red: int, blue: int, high_low: bool) -> int:
    """The place of the card that wins a full trick (DUALIS-8, DUALIS-9, DUALIS-19)."""
    lead, second, third, fourth = laid
    low = high_low and COLOUR_OF[lead] is Colour.BLUE
    strength = STRENGTH[(red > blue) - (red < blue), SUIT_OF[lead], low]
    return max(strength[lead], strength[second] + 1, strength[third] + 2, strength[fourth] + 3) & 3


def strengths(trump: Colour | None, led: Suit, low: bool) -> tuple[int, ...]:
    """By card: four times its strength in a trick, so that its place can be added."""
    numbers = [NUMBERS[-1] + 1 - NUMBER_OF[card] if low else NUMBER_OF[card] for card in range(DECK_SIZE)]
    return tuple(
        4 * (number + TRUMP if COLOUR_OF[card] is trump else number * (SUIT_OF[card] is led))
        for card, number in enumerate(numbers)
    )


STRENGTH = {
    (more_red, led, low): strengths({1: Colour.RED, 0: None, -1: Colour.BLUE}[more_red], led, low)
    for more_red in (-1, 0, 1)
    for led in Suit
    for low in (False, True)
}
"""By whether more red coins are left than blue ones (1, 0 or -1), the led suit and whether low is strong."""
