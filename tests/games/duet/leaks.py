"""Duet as it must not be."""

from typing import Any

from tests.leaks import announcing, offering, refusing, showing
from twofold.engine import Hidden, Seat, Viewer
from twofold.games.duet import game
from twofold.games.duet.actions import Flip
from twofold.games.duet.state import State


def next_card(state: State, viewer: Viewer) -> dict[str, Any]:
    """The next card in sequence lies open before it is flipped."""
    shown = (state.raised, state.raised + 1)
    return {"rows": tuple(tuple(card if card in shown else Hidden(1) for card in row) for row in state.rows)}


def own_row(state: State, viewer: Viewer) -> dict[str, Any]:
    rows = enumerate(state.rows)
    return {"rows": tuple(row if seat == viewer else (Hidden(1),) * len(row) for seat, row in rows)}


def which_card(state: State, seat: Seat, action: Any) -> str:
    row = state.rows[state.performer]
    at = action.position - 1 if isinstance(action, Flip) else -1
    return f"Not the {row[at]}." if 0 <= at < len(row) else "Not now."


LEAKS = {
    "a face-down card": showing(game, next_card),
    "a face-down card, to who laid it": showing(game, own_row),
    "a row, in an event": announcing(game, lambda action, after: action),
    "the rows, in an event": announcing(game, lambda action, after: after.rows),
    "a face-down card, in a refusal": refusing(game, which_card),
    "a face-down card, in the order of the choices": offering(game, lambda state, seat: state.rows[seat]),
}
