"""What files of a match are called: in plain letters, so that people find them again."""

import re
import unicodedata

from twofold.engine import Header

MOST_NAMES = 4
LONGEST = 80


def file_name(header: Header) -> str:
    """``twofold-<game>-2026-11-16-ada-ben``: game, day, players, as far as can be written."""
    parts = ["twofold", _plain(header.game), header.created[:10], *map(_plain, header.seats[:MOST_NAMES])]
    return "-".join(part for part in parts if part)[:LONGEST].rstrip("-")


def _plain(words: str) -> str:
    """Without accents, capitals and whatever else a file's name could trip over."""
    letters = (
        unicodedata.normalize("NFKD", words.replace("ß", "ss")).encode("ascii", "ignore").decode().lower()
    )
    return re.sub("[^a-z0-9]+", "-", letters).strip("-")
