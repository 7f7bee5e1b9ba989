"""What comes in from Python, checked against its type: structs check none when they are made."""

from datetime import date, datetime, time, timedelta
from decimal import Decimal
from typing import Any, Generic, TypeVar
from uuid import UUID

import msgspec

T = TypeVar("T")

MISTYPED = (msgspec.MsgspecError, TypeError, ValueError, RecursionError)
"""What reading raises when something is not of its type, or cannot be written into a log at all."""

_NEVER_TEXT = (bytes, bytearray, memoryview, datetime, date, time, timedelta, UUID, Decimal)
"""JSON would write these as text; a log has no place for them."""

_ENCODER = msgspec.json.Encoder()


def parts(given: object) -> Any:
    """A value as dictionaries, lists, numbers and text."""
    return msgspec.to_builtins(given, builtin_types=_NEVER_TEXT)


class Reader(Generic[T]):
    """Reads values of one type."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)

    def read_json(self, written: bytes | str) -> T:
        """The value that this JSON says."""
        return self._decoder.decode(written)

    def read(self, given: object) -> T:
        """The value with every part of the right type; raises one of ``MISTYPED``.

        The quick way is to write it and to read it again. What comes back as something else (parts instead of
        a struct, a list for a tuple, bytes turned into text) is converted part by part, and strictly.
        """
        read = self._decoder.decode(_ENCODER.encode(given))
        if read == given:
            return read
        converted: T = msgspec.convert(parts(given), self._kind)
        return converted
