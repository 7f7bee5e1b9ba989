"""What came over the wire, said."""

from typing import Any

import msgspec

from twofold.texts import Text
from twofold.texts.speech import ENGLISH


def said(reason: Any) -> str:
    """The reason of a refusal, as JSON has it, in English."""
    return ENGLISH(msgspec.convert(reason, Text | str))
