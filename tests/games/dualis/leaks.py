"""Dualis as it must not be."""

from dataclasses import replace
from typing import Any

from tests.leaks import announcing, offering, refusing, showing
from twofold.engine import Hidden, Seat, Viewer
from twofold.games.dualis import game
from twofold.games.dualis.actions import PlayCard
from twofold.games.dualis.cards import BIT_OF, Suit, cards_in
from twofold.games.dualis.state import State
from twofold.games.dualis.view import Memory


def every_hand(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"hands": tuple(map(cards_in, state.hands))}


def partners_hand(state: State, viewer: Viewer) -> dict[str, Any]:
    hands = enumerate(state.hands)
    sees = (viewer, (viewer + 2) % state.seats) if isinstance(viewer, int) else ()
    return {
        "hands": tuple(cards_in(hand) if seat in sees else Hidden(hand.bit_count()) for seat, hand in hands)
    }


def cards_set_aside(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"aside": cards_in(state.aside)}


def won_tricks_though_memory_is_off(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"memory": Memory(cards_in(state.gone), ((),) * state.seats)}


def suits_lacked_though_memory_is_off(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"memory": Memory((), tuple((Suit.STAR,) if suits else () for suits in state.lacking))}


def who_holds_it(state: State, seat: Seat, action: Any) -> str:
    card = BIT_OF[action.card] if isinstance(action, PlayCard) and 0 <= action.card < len(BIT_OF) else 0
    return f"That card is with {[bool(hand & card) for hand in state.hands]}."


LEAKS = {
    "a hand": showing(game, every_hand),
    "the partner's hand": showing(game, partners_hand),
    "the cards set aside": showing(game, cards_set_aside),
    "the cards of won tricks, though memory is off": showing(game, won_tricks_though_memory_is_off),
    "suits lacked before, though memory is off": showing(game, suits_lacked_though_memory_is_off),
    "won tricks, told again though memory is off": replace(game, recalled=lambda state, happened: happened),
    "a hand, in an event": announcing(game, lambda action, after: after.hands),
    "a hand, in a refusal": refusing(game, who_holds_it),
    "a hand, in the order of the choices": offering(game, lambda state, seat: state.hands[seat - 1]),
}
