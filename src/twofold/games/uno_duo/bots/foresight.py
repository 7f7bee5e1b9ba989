"""What an expert makes of one decision: its favourites tried on imagined deals.

Everybody plays what the network likes best, up to one of the seat's next decisions; there the network says
what the position is worth, from what the seat would know then. So no imagined card is used but by its holder.
"""

from collections.abc import Callable, Sequence
from math import tanh
from random import Random
from typing import TypeAlias

import numpy as np

from twofold.engine import FastDice, Seat
from twofold.engine.network import Network, Numbers, chances
from twofold.games.uno_duo.actions import Action
from twofold.games.uno_duo.bots.players import proper
from twofold.games.uno_duo.bots.sight import encoded
from twofold.games.uno_duo.learning import actions
from twofold.games.uno_duo.legality import choices
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.rules import apply
from twofold.games.uno_duo.state import State, opponent, totals

ACTIONS = actions(Options(), 2)
NUMBER_OF = {action: number for number, action in enumerate(ACTIONS)}

MOST_CANDIDATES = 6
LEAST_LIKELY = 0.02
"""What the network finds this much less likely than its favourite is not thought about."""

TRUST = 0.06
"""What it is worth that the network finds a play e times as likely as another."""

ROUND_SHARE = 0.5
LEAD_SCALE = 0.4
DISCOUNT = 0.99
"""As in the training: what a round is worth besides the standing, which lead in targets counts much, and what
a later decision counts less."""

Imagined: TypeAlias = Callable[[Random], State]


class Thought:
    """The favourites of one decision, and how they did so far."""

    def __init__(
        self, network: Network, seat: Seat, plays: Sequence[Action], imagined: Imagined, rng: Random
    ) -> None:
        self._network, self._seat, self._imagined = network, seat, imagined
        self.deals = 0
        logits, _ = network.ask(encoded([(imagined(rng), seat)]))
        likely = chances(logits[0, [NUMBER_OF[play] for play in plays]], np.ones(len(plays), bool))
        order = np.argsort(-likely)[:MOST_CANDIDATES]
        kept = [int(place) for place in order if likely[place] >= LEAST_LIKELY * likely.max()]
        self.candidates = [plays[place] for place in kept]
        self._prior = np.log(likely[kept])
        self._worth = np.zeros(len(kept))

    def best(self) -> Action:
        """The candidate that did best so far; at a glance, the likeliest."""
        mean = self._worth / max(1, self.deals)
        return self.candidates[int(np.argmax(mean + TRUST * self._prior))]

    def consider(self, count: int, ahead: int, rng: Random) -> None:
        """Try all candidates on some more imagined deals, up to the decision that lies so far ahead."""
        dice = FastDice(rng)
        deals = [self._imagined(rng) for _ in range(count)]
        states = [apply(deal, self._seat, play, 0, dice)[0] for deal in deals for play in self.candidates]
        worth = foreseen(self._network, states, self._seat, len(deals[0].results), ahead, dice)
        self._worth += worth.reshape(count, len(self.candidates)).sum(axis=0)
        self.deals += count


def foreseen(
    network: Network, states: list[State], seat: Seat, rounds: int, ahead: int, dice: FastDice
) -> Numbers:
    """What each state will be worth to the seat at that decision, or at the end of this round."""
    worth = np.zeros(len(states), np.float32)
    left = [ahead] * len(states)
    waiting = list(range(len(states)))
    while waiting := [
        place for place in waiting if not left_round(states[place], rounds, seat, worth, place)
    ]:
        situations = [(states[place], states[place].turn) for place in waiting]
        logits, values = network.ask(encoded(situations))
        going_on = []
        for row, place in enumerate(waiting):
            state = states[place]
            left[place] -= state.turn == seat
            if state.turn == seat and not left[place]:
                worth[place] = DISCOUNT**ahead * values[row]
                continue
            states[place] = apply(state, state.turn, favourite(state, logits[row]), 0, dice)[0]
            going_on.append(place)
        waiting = going_on
    return worth


def left_round(state: State, rounds: int, seat: Seat, worth: Numbers, place: int) -> bool:
    """Whether the round has ended; then its worth is written down."""
    if len(state.results) == rounds:
        return False
    worth[place] = worth_of_round(state, seat)
    return True


def favourite(state: State, logits: Numbers) -> Action:
    """What the network likes best of what may be done, never forgetting UNO."""
    plays = proper(choices(state, state.turn))
    return max(plays, key=lambda play: float(logits[NUMBER_OF[play]]))


def worth_of_round(state: State, seat: Seat) -> float:
    """What the network was paid for in the training: the round, and the better standing in the match."""
    winner = state.results[-1].winner
    won = 0.0 if winner is None else ROUND_SHARE if winner == seat else -ROUND_SHARE
    before = standing(state, seat, len(state.results) - 1)
    if not state.over:
        return won + standing(state, seat, len(state.results)) - before
    charged = totals(state.results)
    ahead = charged[opponent(seat)] - charged[seat]
    return won + float(np.sign(ahead)) - before


def standing(state: State, seat: Seat, rounds: int) -> float:
    """How well the seat stood after so many rounds, from -1 to 1."""
    charged = totals(state.results[:rounds])
    return tanh((charged[opponent(seat)] - charged[seat]) / state.options.target / LEAD_SCALE)
