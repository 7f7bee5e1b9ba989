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
            description="Beats a minute of the beat in 4/4 (DUET-4).",
            extra_json_schema=in_form("beat"),
        ),
    ] = 90
    adaptive_tempo: Annotated[
        bool,
        Meta(
            title="The tempo grows with you",
            description="It begins at four fifths of the tempo, and every round in which both of you keep it "
            "makes it a little faster (DUET-4).",
            extra_json_schema=in_form("beat"),
        ),
    ] = True
    strict_beat: Annotated[
        bool,
        Meta(
            title="Strict beat",
            description="Every flip must fall on a beat, one a beat without a gap (DUET-10). Off: relaxed.",
            extra_json_schema=in_form("beat"),
        ),
    ] = True
    tolerance: Annotated[
        int,
        Meta(
            ge=20,
            le=160,
            title="Tolerance",
            description="How many milliseconds off the beat still are on it (DUET-10).",
            extra_json_schema=in_form("beat"),
        ),
    ] = 120
    forgiven: Annotated[
        int,
        Meta(
            ge=0,
            le=8,
            title="Misses forgiven",
            description="So many misses of a strict beat are forgiven in a performance; one more is a fault "
            "(DUET-10).",
            extra_json_schema=in_form("beat"),
        ),
    ] = 3
    perform_limit: Annotated[
        int,
        Meta(
            ge=10,
            le=300,
            title="Performing time",
            description="Seconds for a performance (DUET-18).",
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
            description="After this many rounds the player with more points wins (DUET-18).",
            extra_json_schema=in_form("time"),
        ),
    ] = 60
