"""Reactions: what people in a room think of it, for a moment, or that they want to talk. Nothing stays."""

from collections import deque

from twofold.server.protocol.ws import Lingering, React, Reaction
from twofold.server.table.client import Client
from twofold.server.table.effects import Spread
from twofold.server.table.outbox import Outbox
from twofold.server.table.state import TableState

MOST_AT_ONCE = 3
WITHIN_MS = 5_000


class Reactions:
    """The last times at which each person reacted here, or wanted to talk."""

    def __init__(self, state: TableState, outbox: Outbox) -> None:
        self._state = state
        self._outbox = outbox
        self._reacted: dict[int, deque[int]] = {}
        self._lingered: dict[int, deque[int]] = {}

    def hear(self, person: int | None, react: React, now: int) -> None:
        """Everybody is shown it, unless there were too many or the game asks for silence."""
        if person is not None and not _is_quiet(self._state) and _spends(self._reacted, person, now):
            self._tell(Reaction(person, react.emote))

    def linger(self, client: Client, now: int) -> None:
        """Whoever plays wants to talk: it says nothing more, and is shown at the end of a round only."""
        if client.person is not None and client.seated and _spends(self._lingered, client.person, now):
            self._tell(Lingering(client.person))

    def _tell(self, told: Reaction | Lingering) -> None:
        self._outbox.tell_all(told)
        self._outbox.out.append(Spread(self._state.table, told))


def _spends(spent: dict[int, deque[int]], person: int, now: int) -> bool:
    """Whether it is not too many at once."""
    times = spent.setdefault(person, deque(maxlen=MOST_AT_ONCE))
    if len(times) == MOST_AT_ONCE and now - times[0] < WITHIN_MS:
        return False
    times.append(now)
    return True


def _is_quiet(state: TableState) -> bool:
    """Whether a sign could tell a partner something that must not be said (DUALIS-13, DUOS-8)."""
    play = state.play if state.phase == "playing" else None
    return play is not None and play.quiet is not None and not play.result
