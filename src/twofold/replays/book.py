"""A book: what matches of a game leave to all later ones, in a text file that people can read and edit."""

from pathlib import Path

from twofold.engine import AnyGame, BadLegacy
from twofold.replays.reading import not_read
from twofold.texts import shell


class Book:
    """A text file, one thing a line; what is added goes to its end, and the later line counts."""

    def __init__(self, game: AnyGame, path: Path) -> None:
        self.game = game
        self.path = path

    def read(self) -> tuple[str, ...]:
        """What stands in it, nothing if there is no such file yet; raises ``BadLegacy``."""
        try:
            written = self.path.read_text("utf-8") if self.path.exists() else ""
            return self.game.read_legacy(written.splitlines())
        except OSError as error:
            raise BadLegacy(not_read(self.path, error)) from error
        except UnicodeDecodeError as error:
            raise BadLegacy(shell("terminal-book-not-text", path=str(self.path))) from error
        except BadLegacy as error:
            raise BadLegacy(
                shell("terminal-book-not-used", path=str(self.path), problem=error.reason)
            ) from error

    def add(self, lines: tuple[str, ...]) -> None:
        """Write down what was decided, unless it stands there already; raises ``BadLegacy``."""
        known = frozenset(self.read())
        new = [line for line in lines if line not in known]
        if not new:
            return
        try:
            with self.path.open("a+", encoding="utf-8") as book:
                begin = "" if self._ends_its_last_line() else "\n"
                book.write(begin + "".join(f"{line}\n" for line in new))
        except OSError as error:
            raise BadLegacy(
                shell("terminal-not-written", path=str(self.path), problem=str(error.strerror))
            ) from error

    def _ends_its_last_line(self) -> bool:
        written = self.path.read_bytes()
        return not written or written.endswith(b"\n")
