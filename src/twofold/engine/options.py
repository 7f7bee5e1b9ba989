"""What the options of a game take, in words, and how they are written on a command line."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect
from msgspec.structs import FieldInfo

from twofold.texts import Text, shell

PRESETS = ("first", "box", "wild")
"""The choices of options that a game has a word for: a first time, as in the box, and wild."""

SWITCH = {"yes": "true", "on": "true", "no": "false", "off": "false"}
"""What people say for what msgspec reads."""


def in_form(group: str, *, seats: tuple[int, ...] = (), names_a_seat: bool = False) -> dict[str, Any]:
    """For ``Meta(extra_json_schema=…)``: where a form shows an option, and to how many players; none: to all.

    The values of an option may be numbers of seats; a form calls them by who sits there.
    """
    return {
        "group": group,
        **({"seats": seats} if seats else {}),
        **({"names_a_seat": True} if names_a_seat else {}),
    }


def option_fields(options: type[Any]) -> dict[str, FieldInfo]:
    """The options by name."""
    return {field.name: field for field in msgspec.structs.fields(options)}


def takes(field: FieldInfo) -> Text:
    """What this option takes: ``yes or no``, ``40 to 180``, ``random, things or animals``."""
    match _bare(field.type):
        case inspect.BoolType():
            return shell("option-takes-switch")
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return shell("option-takes-range", low=low, high=high)
        case inspect.IntType():
            return shell("option-takes-number")
        case inspect.LiteralType(values=values):
            return either(values)
        case _:
            return shell("option-takes-text")


def written(name: str, field: FieldInfo) -> str:
    """The option as it would be set to another value than it has, or to some value: ``iso=yes``."""
    match _bare(field.type):
        case inspect.BoolType():
            return f"{name}={'no' if field.default else 'yes'}"
        case inspect.LiteralType(values=values):
            return f"{name}={next(value for value in values if value != field.default)}"
        case _:
            return f"{name}={field.default or '…'}"


def read_switches(given: Mapping[str, Any], options: type[Any]) -> dict[str, Any]:
    """The same values, with yes and no for what is on or off."""
    switches = {
        name
        for name, field in option_fields(options).items()
        if isinstance(_bare(field.type), inspect.BoolType)
    }
    return {
        name: SWITCH.get(value.lower(), value) if name in switches and isinstance(value, str) else value
        for name, value in given.items()
    }


def either(values: tuple[Any, ...]) -> Text:
    """``1, 2 or 3``."""
    *most, last = map(str, values)
    return (
        shell("option-takes-either", most=", ".join(most), last=last)
        if most
        else shell("option-takes-only", only=last)
    )


def _bare(kind: Any) -> inspect.Type:
    """The type without what only its form shows."""
    known = inspect.type_info(kind)
    return known.type if isinstance(known, inspect.Metadata) else known
