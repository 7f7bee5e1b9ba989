"""How likely each side is to win the trick, as a player who counts cards judges it."""

from twofold.engine import Seat
from twofold.games.dualis.cards import (
    ALL_IN,
    ALL_OF,
    BIT_OF,
    COLOUR_OF,
    DECK,
    DECK_SIZE,
    NUMBER_OF,
    NUMBERS,
    Card,
    Cards,
    Colour,
    Suit,
    set_of,
)
from twofold.games.dualis.state import State

AT_LEAST = tuple(
    (
        set_of(card for card in range(DECK_SIZE) if NUMBER_OF[card] >= number),
        set_of(card for card in range(DECK_SIZE) if NUMBER_OF[card] <= number),
    )
    for number in (0, *NUMBERS)
)
"""By number, then by whether low is strong: the cards that are at least as strong."""

KEEN, RELUCTANT = 0.75, 0.3
"""How often an opponent takes a trick that it can take, if that suits it and if it does not."""

KEEN_PARTNER, RELUCTANT_PARTNER = 0.55, 0.25
WITH_A_COIN = 0.12
"""How often somebody can take a trick with the help of a coin at least."""


def takers(best: Card, led: Suit, trump: Colour | None, low: bool) -> Cards:
    """The cards that take the trick from the best one so far; of equals the later wins (DUALIS-8, DUALIS-9).

    Cards are meant as they count, with their coins on them.
    """
    stronger = AT_LEAST[NUMBER_OF[best]][low]
    if trump is None:
        return ALL_OF[led] & stronger
    if COLOUR_OF[best] is trump:
        return ALL_IN[trump] & stronger
    return ALL_IN[trump] | ALL_OF[led] & stronger


def unseen(state: State, seat: Seat) -> Cards:
    """The cards that other hands may hold, for all this seat knows."""
    seen = state.gone | state.hands[seat]
    for play in state.trick:
        seen |= BIT_OF[play.card]
    return DECK & ~seen


def chance_to_take(suited: int, off_suit: int, of_led_suit: int, cards: int, left: int, void: bool) -> float:
    """How likely a hand of ``left`` out of so many unseen ``cards`` can take the trick without a coin.

    Of the unseen cards that would take it, ``suited`` follow suit and ``off_suit`` do not.
    """
    if void:
        return 1 - (1 - off_suit / max(1, off_suit, cards - of_led_suit)) ** left
    follows = 1 - (1 - suited / cards) ** left
    ruffs = (1 - of_led_suit / cards) ** left * (1 - (1 - off_suit / cards) ** left)
    return follows + (1 - follows) * ruffs
