"""Text as it may be shown to others: composed, on one line, and without tricks."""

import unicodedata
from typing import Any

# Cc control, Cf format (all bidi marks, zero-width signs), Cs surrogates, Co private use, Cn unassigned,
# Zl and Zp separators that break a line.
UNWELCOME = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
JOINERS = "\u200c\u200d"
"""Letters of some scripts, and many emoji, are put together with these."""

MOST_MARKS = 4
"""How many combining marks may stand on one letter before it is no longer a letter."""


def sanitized(text: str) -> str:
    """The text in NFC with single spaces and nothing that cannot be seen."""
    shown = "".join(sign for sign in unicodedata.normalize("NFC", text) if _is_welcome(sign))
    return " ".join(_with_few_marks(shown).strip(JOINERS).split())


def _is_welcome(sign: str) -> bool:
    return sign in JOINERS or sign.isspace() or unicodedata.category(sign) not in UNWELCOME


def _with_few_marks(text: str) -> str:
    kept, marks = [], 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) == "Mn" else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def sanitized_within(value: Any) -> Any:
    """The value with every string in it sanitized; names of fields are left alone."""
    match value:
        case str():
            return sanitized(value)
        case list() | tuple():
            return [sanitized_within(each) for each in value]
        case dict():
            return {name: sanitized_within(each) for name, each in value.items()}
    return value
