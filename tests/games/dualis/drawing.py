"""Tables of Dualis drawn in a line or two."""

from twofold.engine import Dice, Events, SealedDice
from twofold.games.dualis import rules
from twofold.games.dualis.actions import Action, PlayCard
from twofold.games.dualis.cards import Card, set_of
from twofold.games.dualis.options import Options
from twofold.games.dualis.state import State
from twofold.games.dualis.text import read
from twofold.games.dualis.view import look

PLAIN = Options()
DICE: Dice = SealedDice(b"seed", "test")
ANY_VIEW = look(rules.setup(PLAIN, 4, DICE), 0)


def act(code: str) -> Action:
    """``S9R+``: the red 9 of Stars with a coin."""
    action = read(code, ANY_VIEW)
    assert isinstance(action, Action), action
    return action


def play(code: str) -> PlayCard:
    action = act(code)
    assert isinstance(action, PlayCard)
    return action


def card(code: str) -> Card:
    return play(code).card


def plays(codes: str) -> tuple[PlayCard, ...]:
    return tuple(map(play, codes.split()))


def table(
    hands: str,
    centre: tuple[int, int] = (7, 7),
    leader: int = 0,
    trick: str = "",
    options: Options = PLAIN,
    coins: tuple[int, ...] = (),
    tricks: tuple[int, ...] = (),
) -> State:
    """A table from hands like ``S2R S9B | M1R M2R | …``; the trick is listed from the leader on."""
    held = tuple(set_of(map(card, hand.split())) for hand in hands.split("|"))
    seats = len(held)
    return State(
        options=options,
        seats=seats,
        round=1,
        hands=held,
        aside=0,
        centre=centre,
        leader=leader,
        trick=plays(trick),
        coins=coins or (0,) * seats,
        tricks=tricks or (0,) * seats,
        gone=0,
        lacking=(0,) * seats,
    )


def after(state: State, *codes: str) -> tuple[State, Events]:
    """Play these cards in turn; what happened last comes along."""
    events: Events = ()
    for code in codes:
        action = act(code)
        assert rules.refusal(state, state.turn, action) is None, code
        state, events = rules.apply(state, state.turn, action, 0, DICE)
    return state, events
