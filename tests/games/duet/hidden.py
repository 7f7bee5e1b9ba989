"""What a viewer of Duet is not shown, by the rulebook: every card that lies face down, one's own included."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from twofold.engine import Seat, Viewer
from twofold.games.duet.actions import FLIPS, Action, Flip, LayRow, StartBeat
from twofold.games.duet.cards import Row
from twofold.games.duet.state import Phase, State


def permuted(state: State, viewer: Viewer, rng: Random) -> State:
    """The face-down cards of either row change places.

    - DUET-3: the order of a laid row is secret.
    - DUET-8: a card that is up is seen by everybody; once it is down nobody is shown it again, not even the
      player who laid it, so those that have been up are exchanged with those that have not.
    - DUET-13: the rows of the rounds before were turned up: they stay.
    """
    rows = tuple(_laid_anew(state, seat, rng) for seat in range(2))
    return replace(state, rows=rows)


def _laid_anew(state: State, seat: Seat, rng: Random) -> Row:
    row = state.rows[seat]
    down = [number for number in row if not _is_up(state, seat, number)]
    rng.shuffle(down)
    return tuple(number if _is_up(state, seat, number) else down.pop() for number in row)


def _is_up(state: State, seat: Seat, number: int) -> bool:
    """Cards go up and down in number order: those that are up are the last that went up (DUET-6)."""
    return seat == state.performer and state.lowered < number <= state.raised


def reveals(state: State, seat: Seat | None, action: Action | None, viewer: Viewer) -> bool:
    """A card that goes up, and the end of a round; a row that is laid and a beat that starts show nothing.

    - DUET-8: flipping up shows a number, flipping down shows none.
    - DUET-11, DUET-13: the end of a round shows the rows: by a fault, by time, or by its last card.
    """
    if isinstance(action, Flip):
        number = state.rows[state.performer][action.position - 1]
        next_down = _is_up(state, state.performer, number) and number == state.lowered + 1
        return not next_down or number == state.cards or state.options.strict_beat
    return action is None and state.phase is not Phase.WAITING


def disguised(state: State, seat: Seat, action: Action, viewer: Viewer, rng: Random) -> Action:
    """Nobody is told in which order a row was laid, not even who laid it (DUET-3, DUET-8)."""
    if isinstance(action, LayRow):
        return LayRow(tuple(rng.sample(action.row, len(action.row))))
    return action


def attempts(state: State) -> Sequence[Action]:
    """Every flip, and the rows as they lie."""
    return (*FLIPS, StartBeat(), Flip(0), *(LayRow(row) for row in state.rows))
