"""How long the clock waits for players who are gone."""


class Patience:
    """So long each time the table waits for somebody, however often they come and go meanwhile."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._left = most
        self._since = 0
        self.until: int | None = None
        """While the clock waits: when it goes on at the latest."""

    def renew(self) -> None:
        """Something was done: the table waits for something else."""
        self._left = self._most

    def wait(self, until: int | None, now: int) -> None:
        """Wait for somebody at most until then; ``None``: there is nobody to wait for."""
        if self.until is not None:
            self._left -= now - self._since
        self._since = now
        self.until = None if until is None or self._left <= 0 else min(until, now + self._left)
