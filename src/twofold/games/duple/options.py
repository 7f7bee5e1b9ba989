"""The house rules of Duple."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from twofold.engine import Refusal
from twofold.engine.options import in_form
from twofold.games.duple.naming import quoted
from twofold.games.duple.texts import text

MOST_BLANKS = 4
LONGEST_BLANK = 30
ALL_PLAY = "all play"
WORDS, RACE, CARDS = in_form("words"), in_form("race"), in_form("cards")

PRESETS: dict[str, dict[str, Any]] = {
    "first": {"min_letters": 4, "limit": 90, "wilds": False, "categories": False},
    "box": {},
    "wild": {"announce": False, "no_repeats": True, "piles": "open", "stacking": "shuffled"},
}


class Options(Struct, frozen=True):
    """How this match is played; what each option is for, the texts tell."""

    judge: Annotated[Literal["lexicon", "table", "strict"], Meta(extra_json_schema=WORDS)] = "lexicon"
    min_letters: Annotated[int, Meta(ge=3, le=8, extra_json_schema=WORDS)] = 5
    max_words: Annotated[int, Meta(ge=1, le=3, extra_json_schema=WORDS)] = 1
    no_repeats: Annotated[bool, Meta(extra_json_schema=WORDS)] = False
    limit: Annotated[int, Meta(ge=10, le=300, extra_json_schema=RACE)] = 60
    """Seconds."""

    tie_ms: Annotated[int, Meta(ge=0, le=2000, extra_json_schema=RACE)] = 150
    announce: Annotated[bool, Meta(extra_json_schema=RACE)] = True
    wilds: Annotated[bool, Meta(extra_json_schema=CARDS)] = True
    categories: Annotated[bool, Meta(extra_json_schema=CARDS)] = True
    piles: Annotated[Literal["two", "one", "open"], Meta(extra_json_schema=CARDS)] = "two"
    stacking: Annotated[Literal["even", "shuffled"], Meta(extra_json_schema=CARDS)] = "even"
    piles_each: Annotated[int, Meta(ge=0, le=2, extra_json_schema=CARDS)] = 0
    """0: two with two or three players, else one."""

    blanks: Annotated[str, Meta(max_length=200, extra_json_schema=CARDS)] = ""


def written_blanks(options: Options) -> tuple[str, ...]:
    """What stands on the blank cards that are in the game."""
    return tuple(" ".join(blank.split()) for blank in options.blanks.split(";") if blank.strip())


def custom_categories(options: Options) -> tuple[str, ...]:
    """The categories that the table made up; it judges them, too (DUPLE-32)."""
    return tuple(blank for blank in written_blanks(options) if blank.lower() != ALL_PLAY)


def extra_all_plays(options: Options) -> int:
    """How many blank cards are All Plays."""
    return len(written_blanks(options)) - len(custom_categories(options))


def table_refusal(options: Options, seats: int) -> Refusal | None:  # noqa: ARG001 - any number may sit down
    """Why the blank cards cannot be written like this (DUPLE-32)."""
    blanks = written_blanks(options)
    if len(blanks) > MOST_BLANKS:
        return Refusal("DUPLE-32", text("refusal-too-many-blanks", most=MOST_BLANKS, count=len(blanks)))
    for blank in blanks:
        if len(blank) > LONGEST_BLANK or not blank.isprintable():
            return Refusal("DUPLE-32", text("refusal-blank-too-long", blank=quoted(blank, LONGEST_BLANK)))
    if blanks and not options.categories:
        return Refusal("DUPLE-32", text("refusal-blanks-without-categories"))
    return None


def play_piles_each(options: Options, seats: int) -> int:
    """How many Play Piles a player keeps (DUPLE-40)."""
    return options.piles_each or (2 if seats <= 3 else 1)
