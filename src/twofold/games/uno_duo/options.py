"""The variants of UNO Duo."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from twofold.engine.options import in_form

Customizable: TypeAlias = Literal["wild", "draw_one", "skip"]


PRESETS: dict[str, dict[str, Any]] = {
    "first": {"target": 100},
    "box": {},
    "wild": {"customizable": "draw_one", "reshuffle": True, "memory": False},
}


class Options(Struct, frozen=True):
    """How this match is played."""

    target: Annotated[
        int,
        Meta(
            title="Match ends at",
            description="The match ends after the round in which someone reaches this total (UNO-26).",
            ge=1,
            le=500,
            extra_json_schema=in_form("length"),
        ),
    ] = 200
    customizable: Annotated[
        Customizable,
        Meta(
            title="Customizable wilds",
            description="What the three blank wilds do besides naming a colour: nothing more, your opponent "
            "draws one card, or your opponent is skipped (UNO-2).",
            extra_json_schema=in_form("cards"),
        ),
    ] = "wild"
    reshuffle: Annotated[
        bool,
        Meta(
            title="Reshuffle",
            description="Shuffle the discard pile when it becomes the draw pile. Off: just turn it over "
            "(UNO-15).",
            extra_json_schema=in_form("cards"),
        ),
    ] = False
    memory: Annotated[
        bool,
        Meta(
            title="Memory aid",
            description="Lists cards you have seen: discards, and known cards in the draw pile and in the "
            "other hand (UNO-5).",
            extra_json_schema=in_form("help"),
        ),
    ] = True
