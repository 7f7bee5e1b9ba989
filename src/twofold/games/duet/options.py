"""The options of Duet."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from twofold.engine.options import in_form

PRESETS: dict[str, dict[str, Any]] = {
    "first": {"tempo": 70, "strict_beat": False},
    "box": {},
    "wild": {"tempo": 120, "tolerance": 80, "forgiven": 0},
}


class Options(Struct, frozen=True):
    """How this match is played."""

    tempo: Annotated[
        int,
        Meta(
            ge=40,
            le=180,
            title="Tempo",
            description="Beats per minute, in 4/4 (DUET-4).",
            extra_json_schema=in_form("beat"),
        ),
    ] = 90
    adaptive_tempo: Annotated[
        bool,
        Meta(
            title="Adaptive tempo",
            description="Starts at 80% of the tempo and speeds up a little after every round in which you "
            "both keep the beat (DUET-4).",
            extra_json_schema=in_form("beat"),
        ),
    ] = True
    strict_beat: Annotated[
        bool,
        Meta(
            title="Strict beat",
            description="One flip on every beat, no gaps (DUET-10). Off: timing is shown but costs nothing.",
            extra_json_schema=in_form("beat"),
        ),
    ] = True
    tolerance: Annotated[
        int,
        Meta(
            ge=20,
            le=160,
            title="Tolerance",
            description="How many milliseconds early or late still count as on the beat (DUET-10).",
            extra_json_schema=in_form("beat"),
        ),
    ] = 120
    forgiven: Annotated[
        int,
        Meta(
            ge=0,
            le=8,
            title="Misses allowed",
            description="How many misses you may make in one performance with a strict beat. One more ends "
            "the round (DUET-10).",
            extra_json_schema=in_form("beat"),
        ),
    ] = 3
    perform_limit: Annotated[
        int,
        Meta(
            ge=10,
            le=300,
            title="Performing time",
            description="Seconds to perform a row (DUET-18).",
            extra_json_schema=in_form("time"),
        ),
    ] = 60
    layout_limit: Annotated[
        int,
        Meta(
            ge=10,
            le=300,
            title="Laying time",
            description="Seconds to lay out a row (DUET-18).",
            extra_json_schema=in_form("time"),
        ),
    ] = 60
    round_limit: Annotated[
        int,
        Meta(
            ge=5,
            le=200,
            title="Round limit",
            description="After this many rounds, the player with more points wins (DUET-18).",
            extra_json_schema=in_form("time"),
        ),
    ] = 60
