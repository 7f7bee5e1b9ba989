"""What players do in Dualis."""

from typing import TypeAlias

from msgspec import Struct

from twofold.games.dualis.cards import (
    COIN_OF,
    COLOUR_OF,
    DECK_SIZE,
    NUMBER_OF,
    RECOLOURED,
    SUIT_OF,
    Card,
    Colour,
    Suit,
)


class PlayCard(Struct, frozen=True, tag="play", gc=False):
    """Play a card, with a coin of the opposite colour on it or without."""

    card: Card
    coin: bool = False

    @property
    def suit(self) -> Suit:
        """The suit, which a coin leaves alone."""
        return SUIT_OF[self.card]

    @property
    def number(self) -> int:
        """The number, 1 to 13."""
        return NUMBER_OF[self.card]

    @property
    def colour(self) -> Colour:
        """The colour it counts as: the coin's, if one lies on it."""
        return COIN_OF[self.card] if self.coin else COLOUR_OF[self.card]

    @property
    def counts_as(self) -> Card:
        """The card it counts as: one of the coin's colour, if a coin lies on it."""
        return RECOLOURED[self.card] if self.coin else self.card


class HandCoins(Struct, frozen=True, tag="hand_coins", gc=False):
    """Hand some of your collected coins to your partner."""

    count: int


Action: TypeAlias = PlayCard | HandCoins

# Made once: rules and searches offer the same actions over and over.
WITHOUT_COIN = tuple(PlayCard(card) for card in range(DECK_SIZE))
WITH_COIN = tuple(PlayCard(card, coin=True) for card in range(DECK_SIZE))
