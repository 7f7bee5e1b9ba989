"""The house rules of Duple."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from twofold.engine import Refusal
from twofold.games.duple.naming import quoted
from twofold.games.duple.texts import text

MOST_BLANKS = 4
LONGEST_BLANK = 30
ALL_PLAY = "all play"


class Options(Struct, frozen=True):
    """How this match is played."""

    judge: Annotated[
        Literal["lexicon", "table", "strict"],
        Meta(
            title="Judge",
            description="The dictionary, and the table for what it does not know; the table for every word; "
            "or the dictionary alone (DUPLE-19).",
        ),
    ] = "lexicon"
    min_letters: Annotated[
        int, Meta(ge=3, le=8, title="Letters", description="The fewest letters of an answer (DUPLE-17).")
    ] = 5
    max_words: Annotated[
        int, Meta(ge=1, le=3, title="Words", description="The most words of an answer (DUPLE-17).")
    ] = 1
    no_repeats: Annotated[
        bool,
        Meta(title="No repeats", description="A word that was said before is refused (DUPLE-21)."),
    ] = False
    limit: Annotated[
        int,
        Meta(ge=10, le=300, title="Seconds", description="How long a face-off may take (DUPLE-16)."),
    ] = 60
    tie_ms: Annotated[
        int,
        Meta(
            ge=0, le=2000, title="Photo finish", description="Milliseconds within which words tie (DUPLE-22)."
        ),
    ] = 150
    announce: Annotated[
        bool,
        Meta(
            title="Announce",
            description="The table says who faces off; without it players must spot it (DUPLE-10).",
        ),
    ] = True
    wilds: Annotated[bool, Meta(title="Wild Cards", description="Play with Wild Cards (DUPLE-30).")] = True
    categories: Annotated[
        bool, Meta(title="Category Cards", description="Play with Category Cards (DUPLE-30).")
    ] = True
    piles: Annotated[
        Literal["two", "one", "open"],
        Meta(
            title="Middle",
            description="A pile for Wilds and one for Categories, one for both, or face-down piles to turn "
            "from at will (DUPLE-31).",
        ),
    ] = "two"
    stacking: Annotated[
        Literal["even", "shuffled"],
        Meta(title="Stacking", description="How Wilds and Categories lie among the letters (DUPLE-6)."),
    ] = "even"
    piles_each: Annotated[
        int,
        Meta(
            ge=0,
            le=2,
            title="Play Piles",
            description="Play Piles a player; 0: two with two or three players, else one (DUPLE-40).",
        ),
    ] = 0
    blanks: Annotated[
        str,
        Meta(
            max_length=200,
            title="Blank cards",
            description="Up to four categories of your own, separated by semicolons; All Play adds one "
            "more of those (DUPLE-32).",
        ),
    ] = ""


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
