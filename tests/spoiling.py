"""Files of JSON lines with something else in them than there should be: readers say so and never fail."""

import json
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

BRACKETS = "[" * 50_000 + "]" * 50_000
"""More of them than any reader goes into."""

DEEP = json.loads("[" * 400 + "]" * 400)
ODD: list[Any] = [None, True, -1, 7, 10**30, 2**63, 1e308, "", "x", "\u2028", "\x00", "00" * 33, [], {}, DEEP]


def places(value: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where in a value something else could stand."""
    yield here
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in parts:
        yield from places(part, (*here, name))


def put(value: Any, place: tuple[Any, ...], other: Any) -> Any:
    """The value with something else at this place."""
    if not place:
        return other
    value = value.copy()
    value[place[0]] = put(value[place[0]], place[1:], other)
    return value


@st.composite
def spoilt(draw: st.DrawFn, lines: list[str]) -> list[str]:
    """The lines with one or two of their parts replaced, and perhaps brackets in the place of the last."""
    lines = list(lines)
    for _ in range(draw(st.integers(1, 2))):
        number = draw(st.integers(0, len(lines) - 1))
        value = json.loads(lines[number])
        place, other = draw(st.sampled_from(list(places(value)))), draw(st.sampled_from(ODD))
        lines[number] = json.dumps(put(value, place, other), separators=(",", ":"), ensure_ascii=False)
    if draw(st.booleans()):
        spot = json.dumps(put(value, place, "BRACKETS"), separators=(",", ":"), ensure_ascii=False)
        lines[number] = spot.replace('"BRACKETS"', BRACKETS)
    return lines
