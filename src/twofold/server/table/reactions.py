"""Reactions: what people in a room think of it, for a moment. Nothing of it is stored."""

from collections import deque

from twofold.server.protocol.ws import React, Reaction
from twofold.server.table.effects import Spread
from twofold.server.table.outbox import Outbox
from twofold.server.table.state import TableState

MOST_AT_ONCE = 3
WITHIN_MS = 5_000


class Reactions:
    """The last times at which each person reacted here."""

    def __init__(self, state: TableState, outbox: Outbox) -> None:
        self._state = state
        self._outbox = outbox
        self._times: dict[int, deque[int]] = {}

    def hear(self, person: int | None, react: React, now: int) -> None:
        """Everybody is shown it, unless there were too many or the game asks for silence."""
        if person is None or _is_quiet(self._state):
            return
        times = self._times.setdefault(person, deque(maxlen=MOST_AT_ONCE))
        if len(times) == MOST_AT_ONCE and now - times[0] < WITHIN_MS:
            return
        times.append(now)
        reaction = Reaction(person, react.emote)
        self._outbox.tell_all(reaction)
        self._outbox.out.append(Spread(self._state.table, reaction))


def _is_quiet(state: TableState) -> bool:
    """Whether a sign could tell a partner something that must not be said (DUALIS-13, DUOS-8)."""
    play = state.play if state.phase == "playing" else None
    return play is not None and play.quiet is not None and not play.result
