"""The variants of DUOS."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from twofold.engine import Refusal
from twofold.engine.options import in_form
from twofold.games.duos.texts import text

MOST_ROUNDS = 10
WITH_NARRATOR = (3, 4, 5, 6)

PRESETS: dict[str, dict[str, Any]] = {
    "first": {"category": "things"},
    "box": {},
    "wild": {"category": "animals", "same_category": True},
}


class Options(Struct, frozen=True):
    """How this match is played."""

    category: Annotated[
        Literal["random", "things", "animals"],
        Meta(
            title="First category",
            description="Which side of the cards is up in the first turn (DUOS-3).",
            extra_json_schema=in_form("cards"),
        ),
    ] = "random"
    first_narrator: Annotated[
        Literal["random", "0", "1", "2", "3", "4", "5"],
        Meta(
            title="First Narrator",
            description="Which seat is the Narrator first (DUOS-4).",
            extra_json_schema=in_form("turns", seats=WITH_NARRATOR, names_a_seat=True),
        ),
    ] = "random"
    rounds: Annotated[
        int,
        Meta(
            title="Rounds",
            description="How many times each player is the Narrator (DUOS-5).",
            ge=2,
            le=MOST_ROUNDS,
            extra_json_schema=in_form("turns", seats=WITH_NARRATOR),
        ),
    ] = 2
    same_category: Annotated[
        bool,
        Meta(
            title="Same category",
            description="Stay with one category; deal twelve new cards every turn (DUOS-13).",
            extra_json_schema=in_form("cards"),
        ),
    ] = False


def table_refusal(options: Options, seats: int) -> Refusal | None:
    """The first Narrator sits at the table; the two-player game has neither Narrator nor rounds."""
    if seats == 2 and (options.first_narrator != "random" or options.rounds != 2):
        return Refusal("DUOS-20", text("refusal-two-without-narrator"))
    if options.first_narrator != "random" and int(options.first_narrator) >= seats:
        return Refusal("DUOS-4", text("refusal-narrator-absent", seat=int(options.first_narrator) + 1))
    return None
