"""What players do in DUOS. Cards are pointed at by their place on the table: 0 to 11, row by row."""

from typing import TypeAlias

from msgspec import Struct

from twofold.games.duos.matching import Pair, Pairs


class ChoosePairs(Struct, frozen=True, tag="choose", gc=False):
    """Mark four pairs on your board, in place of what was there."""

    pairs: Pairs


class SayReady(Struct, frozen=True, tag="ready"):
    """Your pairs stand; or, once the boards are compared, on to the next turn."""


class LayPair(Struct, frozen=True, tag="lay"):
    """As the Narrator, lay out one of your pairs, and say why if you like."""

    pair: Pair
    why: str = ""


class SayWord(Struct, frozen=True, tag="word"):
    """The hint WORD: one word for your partner."""

    word: str


class PointYes(Struct, frozen=True, tag="yes"):
    """The hint YES: this card is in one of your pairs."""

    place: int


class PointNot(Struct, frozen=True, tag="not"):
    """The hint NOT: this card is in none of your pairs."""

    place: int


Hint: TypeAlias = SayWord | PointYes | PointNot
Action: TypeAlias = ChoosePairs | SayReady | LayPair | SayWord | PointYes | PointNot
