"""A player that learned from billions of its own plays, and thinks ahead where there is time.

A network (see ``training/``) says at a glance how likely it would play each card, and what the position is
worth to the seat in turn. With time, the best candidates are tried on imagined deals: everybody else plays
what the network likes best, up to the expert's next turn. A deal counts the more, the likelier the network
finds what the others have played in this round from the hands they are imagined to hold. The last tricks
between partnerships are thought through to the end on every imagined deal. In Iso Play it answers at a
glance: thinking did it no good there. So it does in the short game of partners, by a network that learned
against the old hard bot, too.
"""

from collections.abc import Sequence
from random import Random
from time import perf_counter

import numpy as np
from msgspec.structs import replace

from twofold.engine import AnyGame, Decision, FastDice, Moment, Seat
from twofold.engine.network import Network, Numbers, chances, shipped
from twofold.games.dualis.actions import WITH_COIN, WITHOUT_COIN, Action
from twofold.games.dualis.bots.endgame import TRICKS, Endgame, in_sight
from twofold.games.dualis.bots.history import History
from twofold.games.dualis.bots.recollection import Recollection
from twofold.games.dualis.bots.sight import encoded, legal_plays, network_name
from twofold.games.dualis.cards import BIT_OF, COLOUR_OF, Colour
from twofold.games.dualis.options import Options
from twofold.games.dualis.rules import apply
from twofold.games.dualis.state import State, alone
from twofold.games.dualis.view import View, imagine, known

PLAYS = WITHOUT_COIN + WITH_COIN
DEALS = 96
"""How many imagined deals it looks at, if there is time."""

AT_ONCE = 16
"""So many deals are thought through together: asking a network much at once costs little more."""

AT_ONCE_TO_THE_END = 4
"""Thinking one through to the end may take long, so that the clock is looked at more often."""

MOST_CANDIDATES = 6
LEAST_LIKELY = 0.01
"""What the network finds this much less likely than its favourite is thought about near the end only."""

TRUST = 0.04
"""What it is worth in victories that the network finds a play e times as likely as another."""

SHARE_OF_TIME = 0.85
SHORT = "expert-short"
"""The network of the short game."""


class Expert:
    """Plays what its network likes best, after thinking it over on imagined deals."""

    def __init__(self, game: AnyGame, deals: int = DEALS, exact_tricks: int = TRICKS) -> None:
        """With ``deals`` of 0 it answers at a glance; with some and ample time, alike on any machine."""
        self._game = game
        self._deals = deals
        self._exact_tricks = exact_tricks
        self._recollection = Recollection()
        self._history = History()

    def decide(self, view: View, choices: Sequence[Action], moment: Moment, rng: Random) -> Decision | None:  # noqa: ARG002
        """The best play, if it is its turn."""
        if not moment.waited_for or view.viewer is None:
            return None
        view = self._recollection.of(view)
        self._history.note(view)
        seats = len(view.hands)
        is_short = is_short_game_of_partners(view.options, seats)
        deals = 0 if is_short or alone(view.options, seats) else self._deals
        end = Endgame(view.options) if deals and in_sight(view, self._exact_tricks) else None
        network = shipped(self._game.package, SHORT if is_short else network_name(seats))
        thought = Thought(network, view, moment.seat, end, self._history)
        until = perf_counter() + moment.seconds * SHARE_OF_TIME
        while len(thought.candidates) > 1 and thought.deals < deals and perf_counter() < until:
            thought.consider(min(thought.at_once, deals - thought.deals), rng)
        return Decision(PLAYS[thought.best()])


def is_short_game_of_partners(options: Options, seats: int) -> bool:
    """Where the network of the short game has learned."""
    return options.short and not options.high_low and not alone(options, seats)


class Thought:
    """What the expert makes of one decision."""

    def __init__(
        self, network: Network, view: View, seat: Seat, end: Endgame | None, history: History
    ) -> None:
        self._network, self._view, self._seat, self._end = network, view, seat, end
        self._history = history
        self.at_once = AT_ONCE if end is None else AT_ONCE_TO_THE_END
        self.deals = 0
        self._weight = 0.0
        situation = [(known(view), seat)]
        likely = chances(network.ask(encoded(situation))[0], legal_plays(situation))[0]
        least = LEAST_LIKELY * likely.max() if end is None else np.finfo(np.float32).tiny
        order = np.argsort(-likely)[:MOST_CANDIDATES]
        self.candidates = [int(play) for play in order if likely[play] >= least]
        self._prior = np.log(likely[self.candidates])
        self._worth = np.zeros(len(self.candidates))

    def best(self) -> int:
        """The candidate that did best so far; at a glance, the likeliest."""
        mean = self._worth / self._weight if self._weight else self._worth
        return self.candidates[int(np.argmax(mean + TRUST * self._prior))]

    def consider(self, count: int, rng: Random) -> None:
        """Try all candidates on some more imagined deals."""
        deals = [imagine(self._view, rng) for _ in range(count)]
        earlier = self._history.likelihoods(self._network, deals, self._seat)
        weights = earlier * likelihoods(self._network, deals, self._seat)
        dice = FastDice(rng)
        states = [
            apply(deal, self._seat, PLAYS[play], 0, dice)[0] for deal in deals for play in self.candidates
        ]
        worth = self._foreseen(states, dice)
        self._worth += weights @ worth.reshape(count, len(self.candidates))
        self._weight += float(weights.sum())
        self.deals += count

    def _foreseen(self, states: list[State], dice: FastDice) -> Numbers:
        """What each state is worth: exactly, if the end is near."""
        if self._end is None:
            return foreseen(self._network, states, self._seat, self._view.round, dice)
        number = self._view.round
        return np.array(
            [
                worth_of_round(state, self._seat, number)
                if len(state.results) >= number
                else (1.0 if self._end.is_won(state, self._seat) else -1.0)
                for state in states
            ],
            np.float32,
        )


def likelihoods(network: Network, deals: Sequence[State], seat: Seat) -> Numbers:
    """How likely the others would have played to the present trick what they did, from these hands."""
    likely = np.ones(len(deals), np.float32)
    for place in range(len(deals[0].trick)):
        before = [taken_back(deal, place) for deal in deals]
        situations = [(state, state.turn) for state in before]
        if situations[0][1] == seat:
            continue
        play = deals[0].trick[place]
        number = play.card + len(WITHOUT_COIN) * play.coin
        likely *= chances(network.ask(encoded(situations))[0], legal_plays(situations))[:, number]
    likely += np.float32(1e-3) * max(likely.max(), np.float32(1e-6))
    return likely


def taken_back(state: State, place: int) -> State:
    """The same deal before the card at this place of the trick was played."""
    hands, centre = list(state.hands), list(state.centre)
    for later, play in enumerate(state.trick[place:], start=place):
        hands[(state.leader + later) % state.seats] |= BIT_OF[play.card]
        if play.coin:
            centre[Colour.RED if COLOUR_OF[play.card] is Colour.BLUE else Colour.BLUE] += 1
    return replace(state, hands=tuple(hands), centre=(centre[0], centre[1]), trick=state.trick[:place])


def foreseen(network: Network, states: list[State], seat: Seat, number: int, dice: FastDice) -> Numbers:
    """What each state will be worth to the seat at its next turn, or at the end of this round."""
    worth = np.zeros(len(states), np.float32)
    waiting = list(range(len(states)))
    while waiting:
        for place in waiting:
            if len(states[place].results) >= number:
                worth[place] = worth_of_round(states[place], seat, number)
        waiting = [place for place in waiting if len(states[place].results) < number]
        if waiting:
            waiting = played_on(network, states, waiting, seat, worth, dice)
    return worth


def played_on(
    network: Network, states: list[State], waiting: list[int], seat: Seat, worth: Numbers, dice: FastDice
) -> list[int]:
    """One play in each state that waits for somebody else, and a value for the others; which play on.

    States come to the seat's next turn at different times: the winner of a trick leads.
    """
    situations = [(states[place], states[place].turn) for place in waiting]
    logits, values = network.ask(encoded(situations))
    plays = np.argmax(np.where(legal_plays(situations), logits, -1e9), axis=1)
    still = []
    for place, play, value in zip(waiting, plays, values, strict=True):
        state = states[place]
        if state.turn == seat:
            worth[place] = value
        else:
            states[place] = apply(state, state.turn, PLAYS[play], 0, dice)[0]
            still.append(place)
    return still


def worth_of_round(state: State, seat: Seat, number: int) -> float:
    """What the network was paid for in the training: the round."""
    return 1.0 if state.results[number - 1].winner == seat % 2 else -1.0
