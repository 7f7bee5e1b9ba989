"""UNO Duo as it must not be."""

from typing import Any

from tests.leaks import announcing, offering, refusing, showing, telling_all
from twofold.engine import Seat, Viewer
from twofold.games.uno_duo import game
from twofold.games.uno_duo.actions import PlayCard
from twofold.games.uno_duo.events import CardsSeen
from twofold.games.uno_duo.state import Phase, State, opponent
from twofold.games.uno_duo.view import Memory


def both_hands(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"hands": state.hands}


def order_of_the_pile(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"draw_pile": state.draw_pile}


def card_looked_at(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"looked_at": state.draw_pile[0] if state.phase is Phase.DRAFT else None}


def card_just_drawn(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"drawn": state.drawn}


def memory_of_hands(state: State, viewer: Viewer) -> dict[str, Any]:
    memory = Memory((), (), state.hands, state.open, state.drawn_open)
    return {"memory": memory if state.options.memory else None}


def memory_though_it_is_off(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"memory": Memory(state.discards, (), ((), ()), ((), ()), drawn_open=False)}


def who_has_it(state: State, seat: Seat, action: Any) -> str:
    theirs = isinstance(action, PlayCard) and action.card in state.hands[opponent(seat)]
    return "Your opponent has such a card." if theirs else "Not now."


LEAKS = {
    "a hand": showing(game, both_hands),
    "the order of the draw pile": showing(game, order_of_the_pile),
    "the card looked at in the draft": showing(game, card_looked_at),
    "the card just drawn": showing(game, card_just_drawn),
    "a hand, as if it were remembered": showing(game, memory_of_hands),
    "what was seen, though nothing is to be remembered": showing(game, memory_though_it_is_off),
    "drawn cards, in an event to all": telling_all(game, CardsSeen),
    "the next card, in an event": announcing(game, lambda action, after: after.draw_pile[:1]),
    "a hand, in a refusal": refusing(game, who_has_it),
    "a hand, in the order of the choices": offering(game, lambda state, seat: state.hands[opponent(seat)]),
}
