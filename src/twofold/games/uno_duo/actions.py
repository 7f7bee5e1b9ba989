"""What players do in UNO Duo."""

from typing import TypeAlias

from msgspec import Struct

from twofold.games.uno_duo.cards import COLOUR_OF, KINDS, Card, Colour


class KeepCard(Struct, frozen=True, tag="keep", gc=False):
    """Keep the card that you look at: in the draft, or after drawing one in your turn."""


class DiscardCard(Struct, frozen=True, tag="discard", gc=False):
    """In the draft: discard the card that you look at and take the next one unseen."""


class NameColour(Struct, frozen=True, tag="name_colour", gc=False):
    """Name the colour of a wild that opened the discard pile."""

    colour: Colour


class PlayCard(Struct, frozen=True, tag="play", gc=False):
    """Play a card; a wild with the colour you name, the second-to-last one with "UNO!"."""

    card: Card
    colour: Colour | None = None
    uno: bool = False


class DrawCards(Struct, frozen=True, tag="draw", gc=False):
    """Draw a card instead of playing, or take the whole sum of the Draw 2s."""


class EndRun(Struct, frozen=True, tag="end_run", gc=False):
    """Lay no more cards in this colour run."""


class SayUno(Struct, frozen=True, tag="say_uno", gc=False):
    """Say UNO for your last card after all."""


class CatchUno(Struct, frozen=True, tag="catch_uno", gc=False):
    """Call UNO before the opponent, who forgot to, does."""


Action: TypeAlias = KeepCard | DiscardCard | NameColour | PlayCard | DrawCards | EndRun | SayUno | CatchUno


def _plays(card: Card, uno: bool) -> tuple[PlayCard, ...]:
    colours = (None,) if COLOUR_OF[card] is not None else tuple(Colour)
    return tuple(PlayCard(card, colour, uno) for colour in colours)


PLAYS = tuple(_plays(card, uno=False) for card in KINDS)
"""By kind: the ways to play it."""

PLAYS_WITH_UNO = tuple(PLAYS[card] + _plays(card, uno=True) for card in KINDS)
"""By kind: the ways to play it when it leaves one card, forgetful ones first."""
