"""The variants of Dualis."""

from typing import Annotated

from msgspec import Meta, Struct


class Options(Struct, frozen=True):
    """How this match is played."""

    short: Annotated[
        bool,
        Meta(title="Short game", description="Nine cards each and five coins of each colour (DUALIS-4)."),
    ] = False
    high_low: Annotated[
        bool,
        Meta(
            title="High-Low",
            description="A blue lead makes low cards strong, a red lead high ones (DUALIS-19).",
        ),
    ] = False
    iso: Annotated[
        bool,
        Meta(title="Iso Play", description="Everyone plays alone; always so with three players (DUALIS-20)."),
    ] = False
    memory: Annotated[
        bool,
        Meta(
            title="Memory",
            description="A help for beginners: the table lists the cards of won tricks. Off: the current and "
            "the last trick only (DUALIS-10).",
        ),
    ] = True
