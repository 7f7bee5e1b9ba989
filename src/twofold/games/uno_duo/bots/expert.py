"""A player that learned from billions of its own decisions: it plays what its network likes best.

The network (see ``training/``) sees the features that learning programs see, made from the view alone.
"""

from random import Random

import numpy as np

from twofold.engine import AnyGame
from twofold.engine.network import Numbers, shipped
from twofold.games.uno_duo.actions import Action
from twofold.games.uno_duo.bots.players import Player, Turn
from twofold.games.uno_duo.bots.talk import Attention
from twofold.games.uno_duo.learning import actions, features
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.view import View

NUMBER_OF = {action: number for number, action in enumerate(actions(Options(), 2))}


class Expert(Player):
    """Never forgets UNO, and hardly ever overlooks that somebody else did."""

    attention = Attention(forgets=0.0, recalls=1.0, catches=0.98, slowest_ms=1500)

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def play(self, turn: Turn, rng: Random) -> Action:  # noqa: ARG002 - it is of one mind
        """What the network likes best."""
        logits, _ = shipped(self._game.package).ask(encoded(turn.view))
        return max(turn.plays, key=lambda play: float(logits[0, NUMBER_OF[play]]))


def encoded(view: View) -> Numbers:
    """The learning features, then a flag for wilds that draw one, for wilds that skip, and for memory."""
    options = view.options
    flags = (options.customizable == "draw_one", options.customizable == "skip", options.memory)
    return np.array([[*features(view), *flags]], np.float32)
