"""The variants of Dualis."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from twofold.engine.options import in_form

PRESETS: dict[str, dict[str, Any]] = {
    "first": {"short": True},
    "box": {},
    "wild": {"high_low": True, "memory": False},
}


class Options(Struct, frozen=True):
    """How this match is played."""

    short: Annotated[
        bool,
        Meta(
            title="Short game",
            description="Nine cards each and five coins of each colour (DUALIS-4).",
            extra_json_schema=in_form("length"),
        ),
    ] = False
    high_low: Annotated[
        bool,
        Meta(
            title="High-Low",
            description="Blue lead: low cards win. Red lead: high cards win (DUALIS-19).",
            extra_json_schema=in_form("rules"),
        ),
    ] = False
    iso: Annotated[
        bool,
        Meta(
            title="Iso Play",
            description="No partners, everyone plays alone. With three players it is always on (DUALIS-20).",
            extra_json_schema=in_form("rules", seats=(4,)),
        ),
    ] = False
    memory: Annotated[
        bool,
        Meta(
            title="Memory aid",
            description="Lists the cards of all won tricks. Off: only this trick and the last one "
            "(DUALIS-10).",
            extra_json_schema=in_form("help"),
        ),
    ] = True
