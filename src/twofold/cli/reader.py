"""Pages longer than the screen, and a log that can be turned back."""

from collections.abc import Callable


class Reader:
    """A page over the table, while one is open; otherwise how far the log is turned back."""

    def __init__(self, foot: str) -> None:
        self._foot = foot
        self.back = 0
        """How many lines of the log lie below the screen."""

        self._page: Callable[[int], list[str]] | None = None
        self._top = 0
        self._last_top = 0

    @property
    def is_open(self) -> bool:
        """Whether a page covers the table."""
        return self._page is not None

    def open(self, page: Callable[[int], list[str]]) -> None:
        """Cover the table with a page; it is given the width of the screen."""
        self._page, self._top = page, 0

    def close(self) -> None:
        """Back to the table."""
        self._page = None

    def move(self, lines: int) -> None:
        """Turn the page down, or the log back."""
        if self.is_open:
            self._top = max(0, min(self._last_top, self._top + lines))
        else:
            self.back = max(0, self.back - lines)

    def turn_to_the_end(self) -> None:
        """Whoever types wants to read what comes of it."""
        self.back = 0

    def limit(self, lines: int) -> None:
        """The log cannot be turned back further than this."""
        self.back = max(0, min(self.back, lines))

    def lines(self, width: int, height: int) -> list[str]:
        """What is seen of the page."""
        assert self._page is not None
        lines = self._page(width)
        self._last_top = max(0, len(lines) - height + 1)
        self._top = min(self._top, self._last_top)
        shown = lines[self._top : self._top + height - 1]
        return [*shown, *[""] * (height - 1 - len(shown)), f"── {self._foot} ──"]
