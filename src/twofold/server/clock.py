"""Match time: it runs while somebody plays, stands still otherwise, and never goes back."""


class MatchClock:
    """Match time from the server's monotonic clock; both in milliseconds."""

    def __init__(self, at: int = 0) -> None:
        self._at = at
        self._since: int | None = None

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._since is not None

    def time(self, now: int) -> int:
        """The match time at this moment."""
        return self._at if self._since is None else self._at + max(0, now - self._since)

    def set_running(self, running: bool, now: int) -> None:
        """Let time pass from now on, or stop it."""
        if running != self.running:
            self._at = self.time(now)
            self._since = now if running else None

    def catch_up(self, at: int, now: int) -> None:
        """Another server has seen a later time: so it is at least that late."""
        if at > self.time(now):
            self._at = at
            self._since = None if self._since is None else now

    def moment_of(self, at: int) -> int | None:
        """When, by the server's clock, it will be that match time; never if the clock stands."""
        return None if self._since is None else self._since + max(0, at - self._at)
