"""What the cards of UNO Duo are called, and how they are typed."""

import re
from typing import TYPE_CHECKING

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
from twofold.games.uno_duo.texts import text
from twofold.texts import Text

if TYPE_CHECKING:
    from twofold.texts import Speech

STYLE = {Colour.RED: "red", Colour.YELLOW: "yellow", Colour.GREEN: "green", Colour.BLUE: "blue"}
CODE = {
    Face.SKIP: "S",
    Face.REVERSE: "R",
    Face.DRAW_TWO: "+2",
    Face.WILD: "W",
    Face.WILD_DRAW_FOUR: "W+4",
    Face.SWAP_HANDS: "WS",
    Face.CUSTOMIZABLE: "WC",
}
COLOURS = {name: colour for colour in Colour for name in (colour.name.lower(), colour.name[0].lower())}
FACES = {
    **{str(int(number)): number for number in NUMBERS},
    **{CODE[face].lower(): face for face in (Face.SKIP, Face.REVERSE, Face.DRAW_TWO)},
    "skip": Face.SKIP,
    "reverse": Face.REVERSE,
    "draw 2": Face.DRAW_TWO,
}
WILDS = {
    **{CODE[face].lower(): face for face in CODE if face >= Face.WILD},
    "wild": Face.WILD,
    "wild draw 4": Face.WILD_DRAW_FOUR,
    "wild swap hands": Face.SWAP_HANDS,
    "wild customizable": Face.CUSTOMIZABLE,
}

_NAMED_COLOUR = {text(f"colour-{style}").id: style for style in STYLE.values()}
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


def card_text(card: Card, does: Customizable = "wild") -> Text:
    """A card in words: Red 5, Blue Draw 2, Wild Draw 4; what the customizable ones do is written on them."""
    colour, face = COLOUR_OF[card], FACE_OF[card]
    if face is Face.CUSTOMIZABLE and does != "wild":
        return text(f"card-customizable-{_dashed(does)}")
    if colour is None:
        return text(f"card-{_dashed(face.name)}")
    if face in NUMBERS:
        return text("card-number", colour=STYLE[colour], number=int(face))
    return text(f"card-{_dashed(face.name)}", colour=STYLE[colour])


def colour_text(colour: Colour) -> Text:
    """A colour in words."""
    return text(f"colour-{STYLE[colour]}")


def _dashed(name: str) -> str:
    return name.lower().replace("_", "-")


def count_text(count: int) -> Text:
    """A number of cards in words."""
    return text("cards", count=count)


def painted(said: Text, sentence: str) -> str:
    """What names a card or a colour, in that colour."""
    colour = said.values.get("colour") or _NAMED_COLOUR.get(said.id)
    return f"[{colour}]{sentence}[/]" if isinstance(colour, str) else sentence


def marked_code(card: Card) -> str:
    """A card's code in its colour."""
    colour = COLOUR_OF[card]
    return code_of(card) if colour is None else f"[{STYLE[colour]}]{code_of(card)}[/]"


def codes(cards: Cards) -> str:
    """Several cards, as they are typed."""
    return " ".join(map(marked_code, cards))


def inscription(cards: Cards, does: Customizable, speech: "Speech") -> str:
    """What is written on a customizable among these cards (UNO-2)."""
    if CUSTOMIZABLE not in cards or does == "wild":
        return ""
    return f" (WC: {speech(text(f'terminal-inscription-{_dashed(does)}'))})"


def read_card(typed: str) -> tuple[Card, Colour | None] | None:
    """The card, and the colour named with it, that somebody typed; ``None`` if it is no card."""
    if coloured := _COLOURED.fullmatch(typed):
        return card_of(FACES[coloured[2]], COLOURS[coloured[1]]), None
    if wild := _WILD.fullmatch(typed):
        return card_of(WILDS[wild[1]]), COLOURS[wild[2]] if wild[2] else None
    return None
