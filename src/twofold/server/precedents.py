"""Precedents that all rooms of a server share: files of lines that a game's matches begin with and add to."""

import logging
from collections.abc import Mapping
from pathlib import Path

from twofold.engine import BadLegacy, installed_games
from twofold.replays import Book

log = logging.getLogger("twofold.books")


class SharedPrecedents:
    """By game; they are read again for every match, so that people may edit them meanwhile."""

    def __init__(self, files: Mapping[str, Path], *, grow: bool = False) -> None:
        self._books = {game: Book(installed_games[game], path) for game, path in files.items()}
        self._grow = grow
        self._lines = {game: book.read() for game, book in self._books.items()}

    def read(self) -> dict[str, tuple[str, ...]]:
        """What stands in them; of one that cannot be read now, what stood there before."""
        for game, book in self._books.items():
            try:
                self._lines[game] = book.read()
            except BadLegacy as error:
                log.warning("a book counts as it was: %s", error)
        return dict(self._lines)

    def add(self, game: str, lines: tuple[str, ...]) -> None:
        """Write down what a table decided, if books grow here."""
        if not self._grow or game not in self._books:
            return
        try:
            self._books[game].add(lines)
        except BadLegacy as error:
            log.warning("a book does not grow: %s", error)
