"""What nobody knows of a heap before it is empty: who is the lucky one."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from examples.heap.heap import State, Take
from twofold.engine import Seat, Viewer


def permuted(state: State, viewer: Viewer, rng: Random) -> State:
    """HEAP-4: nobody is told who is lucky before the heap is empty."""
    return replace(state, lucky=rng.randrange(2)) if state.heap else state


def reveals(state: State, seat: Seat | None, action: Take | None, viewer: Viewer) -> bool:
    """HEAP-4: taking the last one does; who is late takes one."""
    return state.heap == (1 if action is None else action.count)


def disguised(state: State, seat: Seat, action: Take, viewer: Viewer, rng: Random) -> Take:
    """Everybody sees how many are taken."""
    return action


def attempts(state: State) -> Sequence[Take]:
    """Any number, too many as well."""
    return [Take(count) for count in range(-1, state.heap + 2)]
