"""The files of texts: one a language in every folder ``texts``, the reference being the English one."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

from twofold.texts.text import GAMES, PACKAGES, REFERENCE

ENDING = ".ftl"


def folder_of(catalogue: str) -> Traversable:
    """Where the files of a catalogue lie. A game's has its id, and is known once the game is loaded."""
    if catalogue not in PACKAGES:
        for game in entry_points(group=GAMES, name=catalogue):
            game.load()
    return resources.files(PACKAGES[catalogue]).joinpath("texts")


@cache
def languages() -> tuple[str, ...]:
    """Every language that there is, English first: those that the shell speaks."""
    found = {file.name.removesuffix(ENDING) for file in _files("shell")}
    return (REFERENCE, *sorted(found - {REFERENCE}))


def _files(catalogue: str) -> Iterator[Traversable]:
    return (file for file in folder_of(catalogue).iterdir() if file.name.endswith(ENDING))


@cache
def messages(catalogue: str, language: str) -> ast.Resource:
    """The parsed file; a stranger's game that does not speak the language speaks English."""
    file = folder_of(catalogue).joinpath(language + ENDING)
    if not file.is_file():
        file = folder_of(catalogue).joinpath(REFERENCE + ENDING)
    return FluentParser(with_spans=False).parse(file.read_text("utf-8"))


def page(catalogue: str, message: str, language: str) -> str:
    """A long message without parameters, as it is written: Markdown."""
    for entry in messages(catalogue, language).body:
        if isinstance(entry, ast.Message) and entry.id.name == message and entry.value is not None:
            return "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
    raise LookupError(f"there is no page {message!r} in {catalogue}")
