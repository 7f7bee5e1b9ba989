"""What files of a match are called: in plain letters, so that people find them again."""

import re
import unicodedata

from twofold.engine import Header, Seat

MOST_NAMES = 4
LONGEST = 80
PLANNED_BOT = re.compile(r"Bot \(.+\)")
"""What logs call bots that were planned for a seat."""

BY_SEAT = "pip otto mira nell juno bram cleo ivo tess remy lux ada finn wren kit zuri"
"""Their names at the table, seat by seat; the browser has the same (``web/src/naming.ts``)."""


def file_name(header: Header) -> str:
    """``twofold-<game>-2026-11-16-ada-ben``: game, day, players, as far as can be written; names whole."""
    called = [_plain(_called(seat, name)) for seat, name in enumerate(header.seats[:MOST_NAMES])]
    name, *parts = (part for part in ("twofold", _plain(header.game), header.created[:10], *called) if part)
    for part in parts:
        if len(name) + len(part) < LONGEST:
            name = f"{name}-{part}"
    return name


def _called(seat: Seat, name: str) -> str:
    characters = BY_SEAT.split()
    return characters[seat % len(characters)] if PLANNED_BOT.fullmatch(name) else name


def _plain(words: str) -> str:
    """Without accents, capitals and whatever else a file's name could trip over."""
    letters = (
        unicodedata.normalize("NFKD", words.replace("ß", "ss")).encode("ascii", "ignore").decode().lower()
    )
    return re.sub("[^a-z0-9]+", "-", letters).strip("-")
