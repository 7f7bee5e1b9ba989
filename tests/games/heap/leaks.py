"""A heap as it must not be."""

from typing import Any

from examples.heap.heap import State, game
from tests.leaks import showing
from twofold.engine import Viewer


def lucky(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"lucky": state.lucky}


LEAKS = {"the lucky one": showing(game, lucky)}
