"""Players who are missed: since when, and whether it has been long enough for a stand-in."""

from collections.abc import Container, Iterable

from twofold.engine import Seat


class Absences:
    """The seats that nobody plays at the moment."""

    def __init__(self, patience: int) -> None:
        self._patience = patience
        self._since: dict[Seat, int] = {}

    def note(self, missed: Iterable[Seat], left: Container[Seat], now: int) -> None:
        """These are missed now; some perhaps were before. Nobody waits for those who left for good."""
        self._since = {
            seat: now - self._patience if seat in left else self._since.get(seat, now) for seat in missed
        }

    @property
    def anybody(self) -> bool:
        """Whether somebody is missed."""
        return bool(self._since)

    def too_long(self, now: int) -> frozenset[Seat]:
        """The seats that have been empty for long enough."""
        return frozenset(seat for seat, since in self._since.items() if now - since >= self._patience)

    def over_at(self, seat: Seat) -> int:
        """When this seat will have been empty for long enough; 0 if it is not empty."""
        return self._since[seat] + self._patience if seat in self._since else 0

    def next_due(self) -> int | None:
        """When the first of them will have been."""
        return min((since + self._patience for since in self._since.values()), default=None)
