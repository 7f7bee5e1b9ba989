"""A player that learned from billions of its own decisions, and thinks ahead where there is time.

A network (see ``training/``) says at a glance what it likes best. With time, its favourites are tried on
imagined deals that agree with what the opponent's draws told.
"""

from random import Random
from time import perf_counter

from twofold.engine import AnyGame
from twofold.engine.network import shipped
from twofold.games.uno_duo.actions import Action, PlayCard
from twofold.games.uno_duo.bots.foresight import Imagined, Thought
from twofold.games.uno_duo.bots.lacking import Lacking
from twofold.games.uno_duo.bots.players import Player, Turn
from twofold.games.uno_duo.bots.talk import Attention
from twofold.games.uno_duo.state import State, opponent
from twofold.games.uno_duo.view import View, imagine

DEALS = 48
"""How many imagined deals it looks at, if there is time."""

AT_ONCE = 16
"""So many are thought through together: asking a network much at once costs little more."""

AHEAD = 1
"""It looks ahead to its next decision."""

SHARE_OF_TIME = 0.85

STALE = 3
"""Once the pile has been turned over so often in a round, a card that can be played is: two networks might
else go on drawing for ever."""


class Expert(Player):
    """Never forgets UNO, and hardly ever overlooks that somebody else did."""

    attention = Attention(forgets=0.0, recalls=1.0, catches=0.98, slowest_ms=1500)

    def __init__(self, game: AnyGame, deals: int = DEALS, ahead: int = AHEAD) -> None:
        """With ``deals`` of 0 it answers at a glance; with some and ample time, alike on any machine."""
        self._game = game
        self._deals = deals
        self._ahead = ahead
        self._lacking = Lacking()
        self._round, self._turned = 0, 0

    def watch(self, view: View) -> None:
        """Notice what the opponent could not play, and how long the round goes on."""
        self._lacking.watch(view)
        if view.round != self._round:
            self._round, self._turned = view.round, view.times_turned

    def play(self, turn: Turn, rng: Random) -> Action:
        """What the network likes best, thought over."""
        until = perf_counter() + turn.moment.seconds * SHARE_OF_TIME
        thought = Thought(
            shipped(self._game.package), turn.seat, self.sensible(turn), self.imagined(turn), rng
        )
        while len(thought.candidates) > 1 and thought.deals < self._deals and perf_counter() < until:
            thought.consider(min(AT_ONCE, self._deals - thought.deals), self._ahead, rng)
        return thought.best()

    def sensible(self, turn: Turn) -> tuple[Action, ...]:
        """All that may be done; in a round that does not end, to play if that can be done."""
        cards = tuple(play for play in turn.plays if isinstance(play, PlayCard))
        return cards if cards and turn.view.times_turned - self._turned >= STALE else turn.plays

    def imagined(self, turn: Turn) -> Imagined:
        """Deals that agree with what was seen, and likely with what was noticed."""

        def deal(rng: Random) -> State:
            return self._lacking.agreeing(imagine(turn.view, rng), opponent(turn.seat), rng)

        return deal
