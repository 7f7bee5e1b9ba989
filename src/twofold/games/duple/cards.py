"""The cards of Duple as small numbers.

First the 64 letters, eight a symbol; then the Wilds, the Categories, the blanks that the table wrote on and
the All Plays. Nothing outside this module counts on the layout.
"""

from typing import TypeAlias

from msgspec import Struct

from twofold.games.duple.lexicon import CATEGORIES
from twofold.games.duple.options import MOST_BLANKS, Options, custom_categories, extra_all_plays

Card: TypeAlias = int


class Symbol(Struct, frozen=True):
    """Shape and colour both tell symbols apart, so either alone will do (DUPLE-4)."""

    name: str
    sign: str
    colour: str


SYMBOLS = (
    Symbol("circle", "●", "red"),
    Symbol("triangle", "▲", "green"),
    Symbol("square", "■", "blue"),
    Symbol("star", "★", "yellow"),
    Symbol("heart", "♥", "magenta"),
    Symbol("diamond", "◆", "cyan"),
    Symbol("moon", "☾", "white"),
    Symbol("cross", "✚", "orange3"),
)

LETTERS = ("AEILQRTU", "ACEIJNSU", "ABCGMOSU", "CDHLNOST", "AFLNORTW", "EILNPRTX", "BCEIKORY", "AEILNRVZ")
"""By symbol, its letters: picked by ``tools.duple.letter_mix`` (DUPLE-1)."""

WILDS = tuple((symbol, (symbol + 3) % len(SYMBOLS)) for symbol in range(len(SYMBOLS)))
"""The two symbols of each Wild; every symbol stands on exactly two of them (DUPLE-2)."""

ALL_PLAYS = 2

FIRST_WILD = sum(map(len, LETTERS))
FIRST_CATEGORY = FIRST_WILD + len(WILDS)
FIRST_CUSTOM = FIRST_CATEGORY + len(CATEGORIES)
FIRST_ALL_PLAY = FIRST_CUSTOM + MOST_BLANKS

LETTER_CARDS = range(FIRST_WILD)
WILD_CARDS = range(FIRST_WILD, FIRST_CATEGORY)
CATEGORY_CARDS = range(FIRST_CATEGORY, FIRST_ALL_PLAY)
ALL_PLAY_CARDS = range(FIRST_ALL_PLAY, FIRST_ALL_PLAY + ALL_PLAYS + MOST_BLANKS)


def letter_of(card: Card) -> str:
    """The letter on a Letter Card."""
    symbol, place = divmod(card, len(LETTERS[0]))
    return LETTERS[symbol][place]


def symbol_of(card: Card) -> int:
    """The symbol on a Letter Card."""
    return card // len(LETTERS[0])


def wild_symbols(card: Card) -> tuple[int, int]:
    """The two symbols on a Wild."""
    return WILDS[card - FIRST_WILD]


def is_letter(card: Card) -> bool:
    """Whether it goes on a Play Pile."""
    return card in LETTER_CARDS


def category_of(card: Card, options: Options) -> str:
    """The category on a Category Card, perhaps one that the table wrote."""
    if card < FIRST_CUSTOM:
        return CATEGORIES[card - FIRST_CATEGORY]
    return custom_categories(options)[card - FIRST_CUSTOM]


def category_cards(options: Options) -> list[Card]:
    """The Category Cards of this match, All Plays apart (DUPLE-3, DUPLE-30, DUPLE-32)."""
    count = len(CATEGORIES) + len(custom_categories(options))
    return [FIRST_CATEGORY + number for number in range(count)] if options.categories else []


def all_play_cards(options: Options) -> list[Card]:
    """The All Plays of this match, those on blank cards last."""
    count = ALL_PLAYS + extra_all_plays(options)
    return [FIRST_ALL_PLAY + number for number in range(count)] if options.categories else []


def wild_cards(options: Options) -> list[Card]:
    """The Wilds of this match."""
    return list(WILD_CARDS) if options.wilds else []


def deck(options: Options) -> list[Card]:
    """Every card of this match."""
    return [*LETTER_CARDS, *wild_cards(options), *category_cards(options), *all_play_cards(options)]
