"""Duple as it must not be."""

from typing import Any

from tests.leaks import announcing, offering, refusing, showing
from twofold.engine import Viewer
from twofold.games.duple import game
from twofold.games.duple.actions import Answer
from twofold.games.duple.state import State


def order_of_the_piles(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"draw_piles": state.draw_piles}


def top_cards(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"draw_piles": tuple(pile[:1] for pile in state.draw_piles)}


def words_of_a_tie(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"race": state.race}


LEAKS = {
    "the order of the Draw Piles": showing(game, order_of_the_piles),
    "the top card of a Draw Pile": showing(game, top_cards),
    "the next card, in an event": announcing(game, lambda action, after: after.draw_piles[0][:1]),
    "the next card, in a refusal": refusing(game, lambda state, seat, action: f"{state.draw_piles[0][:1]}"),
    "the next card, in the order of the choices": offering(game, lambda state, seat: state.draw_piles[0][:1]),
    "a word that may tie": showing(game, words_of_a_tie),
    "a word that may tie, in an event": announcing(
        game, lambda action, after: action if isinstance(action, Answer) else None
    ),
}
