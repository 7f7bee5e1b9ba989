"""What a viewer of DUOS cannot know, by the rulebook: the others' pairs at first, and the cards to come."""

from collections.abc import Sequence, Set
from random import Random

from msgspec.structs import replace

from twofold.engine import Seat, Viewer
from twofold.games.duos.actions import Action, ChoosePairs, LayPair, PointNot, PointYes, SayReady, SayWord
from twofold.games.duos.cards import TABLE_SIZE
from twofold.games.duos.matching import PAIRS_TO_CHOOSE, all_pairs
from twofold.games.duos.state import Board, Phase, State, promised, turns_of


def permuted(state: State, viewer: Viewer, rng: Random) -> State:
    """The others choose differently, and the undealt cards lie in another order.

    - DUOS-2, DUOS-12: the undealt cards lie in an order that nobody knows; all others were on the table.
    - DUOS-6, DUOS-7: until all are ready nobody else's choice, nor any trace of it, is visible.
    - DUOS-21, DUOS-23, DUOS-24: hints are public, and what they promised holds.
    - DUOS-7, DUOS-9: once revealed, all boards are public.
    """
    supply = tuple(rng.sample(state.supply, len(state.supply)))
    boards = tuple(
        board if seat == viewer or state.phase is not Phase.CHOOSING else _chosen_anew(state, seat, rng)
        for seat, board in enumerate(state.boards)
    )
    return replace(state, supply=supply, boards=boards)


def _chosen_anew(state: State, seat: Seat, rng: Random) -> Board:
    """Who is ready has chosen; and who was, before a hint opened the board again, had, too (DUOS-25)."""
    marked, left_out = promised(state.hints, seat)
    has_chosen = bool(state.ready[seat] or marked or (state.hints and state.boards[seat]))
    return _some_board(rng, marked, left_out) if has_chosen or rng.random() < 0.5 else ()


def _some_board(rng: Random, marked: Set[int], left_out: Set[int]) -> Board:
    """Eight different cards in four pairs, their order meaning nothing (DUOS-6)."""
    others = [place for place in range(TABLE_SIZE) if place not in marked and place not in left_out]
    places = [*marked, *rng.sample(others, 2 * PAIRS_TO_CHOOSE - len(marked))]
    rng.shuffle(places)
    return tuple(sorted((min(pair), max(pair)) for pair in zip(places[::2], places[1::2], strict=True)))


def reveals(state: State, seat: Seat | None, action: Action | None, viewer: Viewer) -> bool:
    """The last to be ready reveals the boards (DUOS-7); a turn that ends may bring new cards (DUOS-12)."""
    match action:
        case SayReady():
            last = all(ready or other == seat for other, ready in enumerate(state.ready))
            return last and (state.phase is Phase.CHOOSING or _deals(state))
        case LayPair():
            return len(state.laid) == PAIRS_TO_CHOOSE - 1 and _deals(state)
    return False


def _deals(state: State) -> bool:
    """Whether the next turn brings new cards: the other side of these has been used, or is not (DUOS-13)."""
    last = state.turn == turns_of(state.options, state.seats)
    return not last and (state.turned or state.options.same_category)


def disguised(state: State, seat: Seat, action: Action, viewer: Viewer, rng: Random) -> Action | None:
    """What another player chooses, how often and whether at all, shows nowhere (DUOS-7)."""
    if seat == viewer or not isinstance(action, ChoosePairs):
        return action
    marked, left_out = promised(state.hints, seat)
    return rng.choice((None, ChoosePairs(_some_board(rng, marked, left_out))))


def attempts(state: State) -> Sequence[Action]:
    """Every card pointed at, every pair laid, and the boards of the others chosen."""
    points = [point(place) for place in range(-1, TABLE_SIZE + 1) for point in (PointYes, PointNot)]
    laid = [LayPair(pair) for pair in all_pairs(TABLE_SIZE)]
    return (
        *points,
        *laid,
        *map(ChoosePairs, state.boards),
        SayReady(),
        SayWord("hint"),
        SayWord("two words"),
    )
