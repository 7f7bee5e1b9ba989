"""Saying UNO and catching it: who forgets how often, and how quickly they notice."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from twofold.engine import Decision
from twofold.games.uno_duo.actions import Action, CatchUno, PlayCard, SayUno


class Attention(Struct, frozen=True):
    """How attentive a player is."""

    forgets: float
    """How often they play their second-to-last card without a word."""

    recalls: float
    """How often they notice that afterwards."""

    catches: float
    """How often they notice that the opponent forgot."""

    slowest_ms: int
    """How long it takes them to notice, at most."""

    quickest_ms: int = 600


def call(choices: Sequence[Action], attention: Attention, rng: Random) -> Decision | None:
    """UNO said late or caught, if there is a chance to and they notice it."""
    for choice in choices:
        if isinstance(choice, SayUno | CatchUno):
            chance = attention.catches if isinstance(choice, CatchUno) else attention.recalls
            noticed = rng.random() < chance
            delay = rng.randint(attention.quickest_ms, attention.slowest_ms)
            return Decision(choice, after=delay) if noticed else None
    return None


def perhaps_forgetting(action: Action, attention: Attention, rng: Random) -> Action:
    """The same play, but now and then without saying UNO."""
    if isinstance(action, PlayCard) and action.uno and rng.random() < attention.forgets:
        return replace(action, uno=False)
    return action
