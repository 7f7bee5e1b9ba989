"""What is said, before it is said in any language: a message by its id, and what goes into it."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct


class Person(Struct, frozen=True, tag="person"):
    """Somebody at the table. The sentence around them follows the seat, never the name."""

    seat: int


class Text(Struct, frozen=True, tag="text"):
    """A message of a catalogue and its parameters; ``Speech`` makes a sentence of it."""

    id: str
    """The catalogue and the message in it, like ``shell/refusal-match-over``."""

    values: dict[
        str, "int | float | str | Text | Person | tuple[int | float | str | Text | Person, ...]"
    ] = {}

    def __str__(self) -> str:
        from twofold.texts.speech import ENGLISH  # noqa: PLC0415  # who never says anything loads no languages

        return ENGLISH(self)


Value: TypeAlias = int | float | str | Text | Person | tuple[int | float | str | Text | Person, ...]
"""Numbers, what somebody typed, texts within texts, people, and lists of these."""

REFERENCE = "en"
"""The language that every other one is a translation of."""

GAMES = "twofold.games"
"""The group of entry points by which games are installed, each under its id."""

PACKAGES: dict[str, str] = {"shell": "twofold"}
"""In which package's folder ``texts`` each catalogue lies, but for games that are not loaded yet."""


def texts_of(catalogue: str, package: str) -> Callable[..., Text]:
    """Makes texts of this catalogue, whose files, one a language, lie in this package."""
    PACKAGES[catalogue] = package.removesuffix(".texts")

    def text(message: str, /, **values: Value) -> Text:
        return Text(f"{catalogue}/{message}", values)

    return text


shell = texts_of("shell", "twofold")
"""What belongs to no game: the engine, the server, the terminal and the frame of the browser."""
