"""DUOS as it must not be."""

from dataclasses import replace
from typing import Any

from tests.leaks import announcing, offering, refusing, showing, telling_all
from twofold.engine import Hidden, Seat, Viewer
from twofold.games.duos import game
from twofold.games.duos.actions import ChoosePairs
from twofold.games.duos.events import PairsChosen
from twofold.games.duos.state import State


def chosen_pairs(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"boards": state.boards}


def who_has_chosen(state: State, viewer: Viewer) -> dict[str, Any]:
    """Nothing of the pairs, but that there are some."""
    boards = enumerate(state.boards)
    return {"boards": tuple(board if seat == viewer else Hidden(len(board)) for seat, board in boards)}


def next_card(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"used": state.supply[:1]}


def pairs_of_others(state: State, seat: Seat, action: Any) -> str:
    same = isinstance(action, ChoosePairs) and action.pairs in state.boards
    return "Somebody else has chosen those." if same else "Not now."


LEAKS = {
    "a chosen pair": showing(game, chosen_pairs),
    "that somebody has chosen": showing(game, who_has_chosen),
    "the order of the undealt cards": showing(game, next_card),
    "a chosen pair, in an event to all": telling_all(game, PairsChosen),
    "that somebody has chosen, in an event": announcing(game, lambda action, after: after.turn),
    "a chosen pair, in a refusal": refusing(game, pairs_of_others),
    "a chosen pair, in the order of the choices": offering(game, lambda state, seat: state.boards[seat - 1]),
    "that somebody has chosen, in who is waited for": replace(
        game,
        waiting_for=lambda state: frozenset(seat for seat in range(state.seats) if not state.boards[seat]),
    ),
}
