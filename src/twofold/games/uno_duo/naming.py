"""What the cards of UNO Duo are called, and how they are typed."""

import re

from twofold.games.uno_duo.cards import (
    COLOUR_OF,
    CUSTOMIZABLE,
    FACE_OF,
    NUMBERS,
    Card,
    Cards,
    Colour,
    Face,
    card_of,
)
from twofold.games.uno_duo.options import Customizable

STYLE = {Colour.RED: "red", Colour.YELLOW: "yellow", Colour.GREEN: "green", Colour.BLUE: "blue"}
NAME = {
    Face.SKIP: "Skip",
    Face.REVERSE: "Reverse",
    Face.DRAW_TWO: "Draw 2",
    Face.WILD: "Wild",
    Face.WILD_DRAW_FOUR: "Wild Draw 4",
    Face.SWAP_HANDS: "Wild Swap Hands",
    Face.CUSTOMIZABLE: "Wild Customizable",
}
CODE = {
    Face.SKIP: "S",
    Face.REVERSE: "R",
    Face.DRAW_TWO: "+2",
    Face.WILD: "W",
    Face.WILD_DRAW_FOUR: "W+4",
    Face.SWAP_HANDS: "WS",
    Face.CUSTOMIZABLE: "WC",
}
INSCRIPTION: dict[Customizable, str] = {
    "wild": "",
    "draw_one": "opponent draws 1",
    "skip": "opponent is skipped",
}
"""What is written on the customizable wilds."""

COLOURS = {name: colour for colour in Colour for name in (colour.name.lower(), colour.name[0].lower())}
FACES = {
    **{str(int(number)): number for number in NUMBERS},
    **{CODE[face].lower(): face for face in (Face.SKIP, Face.REVERSE, Face.DRAW_TWO)},
    "skip": Face.SKIP,
    "reverse": Face.REVERSE,
    "draw 2": Face.DRAW_TWO,
}
WILDS = {CODE[face].lower(): face for face in CODE if face >= Face.WILD} | {
    NAME[face].lower(): face for face in NAME if face >= Face.WILD
}

_CHOICE_OF_COLOUR = "|".join(sorted(COLOURS, key=len, reverse=True))
_COLOURED = re.compile(
    rf"({_CHOICE_OF_COLOUR}) ?({'|'.join(map(re.escape, sorted(FACES, key=len, reverse=True)))})"
)
_WILD = re.compile(
    rf"({'|'.join(map(re.escape, sorted(WILDS, key=len, reverse=True)))})(?: ({_CHOICE_OF_COLOUR}))?"
)


def code_of(card: Card) -> str:
    """A card as players type it: ``R5``, ``B+2``, ``W+4``."""
    colour, face = COLOUR_OF[card], FACE_OF[card]
    return f"{'' if colour is None else colour.name[0]}{CODE.get(face, int(face))}"


def name_of(card: Card, does: Customizable = "wild") -> str:
    """A card in words: Red 5, Blue Draw 2, Wild Draw 4; what the customizable ones do is written on them."""
    colour, face = COLOUR_OF[card], FACE_OF[card]
    name = NAME.get(face, str(int(face)))
    if face is Face.CUSTOMIZABLE and INSCRIPTION[does]:
        return f"{name} ({INSCRIPTION[does]})"
    return name if colour is None else f"[{STYLE[colour]}]{colour.name.capitalize()} {name}[/]"


def colour_text(colour: Colour) -> str:
    """A colour in words."""
    return f"[{STYLE[colour]}]{colour.name.lower()}[/]"


def marked_code(card: Card) -> str:
    """A card's code in its colour."""
    colour = COLOUR_OF[card]
    return code_of(card) if colour is None else f"[{STYLE[colour]}]{code_of(card)}[/]"


def codes(cards: Cards, does: Customizable = "wild") -> str:
    """Several cards, as they are typed; what the customizable ones do comes after."""
    inscribed = f" (WC: {INSCRIPTION[does]})" if CUSTOMIZABLE in cards and INSCRIPTION[does] else ""
    return " ".join(map(marked_code, cards)) + inscribed


def count_text(count: int) -> str:
    """A number of cards in words."""
    return "1 card" if count == 1 else f"{count} cards"


def read_card(typed: str) -> tuple[Card, Colour | None] | None:
    """The card, and the colour named with it, that somebody typed; ``None`` if it is no card."""
    if coloured := _COLOURED.fullmatch(typed):
        return card_of(FACES[coloured[2]], COLOURS[coloured[1]]), None
    if wild := _WILD.fullmatch(typed):
        return card_of(WILDS[wild[1]]), COLOURS[wild[2]] if wild[2] else None
    return None
