"""Looking back on a match of Dualis with the expert's eyes."""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

import numpy as np

from twofold.engine import FastDice, Seat
from twofold.engine.assessing import About, Assessed, Assessing, Decided
from twofold.engine.network import Network, chances, shipped
from twofold.engine.weighing import weighed
from twofold.games.dualis.actions import Action, PlayCard
from twofold.games.dualis.bots.endgame import Endgame, in_sight
from twofold.games.dualis.bots.expert import PLAYS, foreseen, likelihoods
from twofold.games.dualis.bots.recollection import Recollection
from twofold.games.dualis.bots.sight import encoded, legal_plays, network_name
from twofold.games.dualis.cards import interchangeable, numbers_in, set_of
from twofold.games.dualis.options import Options
from twofold.games.dualis.rules import apply
from twofold.games.dualis.state import State, alone, sides
from twofold.games.dualis.texts import text
from twofold.games.dualis.view import View, imagine, known, unseen
from twofold.texts import Text

PACKAGE = "twofold.games.dualis"
MOST_CANDIDATES = 8
LEAST_LIKELY = 0.003
"""What the network finds this much less likely than its favourite is not weighed, unless it was played or the
end of the round is near."""

ISO = {3: (-0.69, 1.78), 4: (-0.99, 1.57)}
"""By seats: how the value in Iso Play becomes a chance to win the match (a logistic curve, fitted to
120 matches of the network against itself). Between partners the value is twice the chance, less one: over 200
matches, in twelve groups, none was further off than 0.033."""


class Analyst:
    """Sees one seat's views, and asks the network."""

    def __init__(self) -> None:
        self._recollection = Recollection()
        self._view: View | None = None

    def watch(self, view: View) -> None:
        """Remember what was seen."""
        self._view = self._recollection.of(view)

    def assess(
        self, decided: Decided, deals: int, rng: Random, plays: Sequence[Action] = ()
    ) -> tuple[Assessed, ...]:
        """What the plays promised."""
        played, view = decided.action, self._view or decided.view
        if not isinstance(played, PlayCard):
            return ()
        network = shipped(PACKAGE, network_name(len(view.hands)))
        plays = plays or candidates(network, view, decided.seat, played)
        if len(plays) < 2:
            return ()
        imagined = [imagine(view, rng) for _ in range(deals)]
        weights = likelihoods(network, imagined, decided.seat)
        dice = FastDice(rng)
        states = [apply(deal, decided.seat, play, 0, dice)[0] for deal in imagined for play in plays]
        promised = promises(network, states, decided.seat, view, dice)
        return weighed(plays, promised, weights)


def candidates(network: Network, view: View, seat: Seat, played: PlayCard) -> list[Action]:
    """The plays that are worth a thought, and the one that was chosen."""
    situation = [(known(view), seat)]
    legal = legal_plays(situation)
    likely = chances(network.ask(encoded(situation))[0], legal)[0]
    worth_a_thought = np.argsort(-likely)[:MOST_CANDIDATES]
    least = 0.0 if in_sight(view) else LEAST_LIKELY * likely.max()
    kept: list[Action] = [PLAYS[play] for play in worth_a_thought if legal[0, play] and likely[play] >= least]
    return kept if played in kept else [*kept, played]


def promises(network: Network, states: list[State], seat: Seat, view: View, dice: FastDice) -> list[float]:
    """The chance of each state, exact where the end of the round is near."""
    if not alone(view.options, len(view.hands)) and in_sight(view):
        end = Endgame(view.options)
        return [won_round(state, seat, view.round, end) for state in states]
    worth = foreseen(network, states, seat, view.round, dice)
    return [chance(value, view) for value in worth]


def won_round(state: State, seat: Seat, number: int, end: Endgame) -> float:
    """Whether the partnership of the seat wins the round, if nobody errs any more."""
    if len(state.results) >= number:
        return float(state.results[number - 1].winner == seat % 2)
    return float(end.is_won(state, seat))


def chance(value: float, view: View) -> float:
    """What a value of the network means: the chance to win the round, or in Iso Play the match."""
    seats = len(view.hands)
    if not alone(view.options, seats):
        return min(1.0, max(0.0, (1 + float(value)) / 2))
    start, slope = ISO[seats]
    return 1 / (1 + exp(-start - slope * float(value)))


def likely(situations: Sequence[tuple[State, Seat]]) -> list[tuple[Sequence[Action], Sequence[float]]]:
    """What the network might play."""
    legal = legal_plays(situations)
    network = shipped(PACKAGE, network_name(situations[0][0].seats))
    shares = chances(network.ask(encoded(situations))[0], legal)
    rows = [np.flatnonzero(row) for row in legal]
    return [
        ([PLAYS[play] for play in row], share[row].tolist()) for row, share in zip(rows, shares, strict=True)
    ]


def rounds(state: State) -> int:
    """How many rounds have been finished."""
    return len(state.results)


def shares(state: State, number: int) -> tuple[float, ...]:
    """Who won that round: a partnership, or in Iso Play whoever scored most."""
    result = state.results[number]
    if result.winner is not None:
        return tuple(float(result.winner == seat % 2) for seat in range(state.seats))
    best = [score == max(result.scores) for score in result.scores]
    return tuple(own / sum(best) for own in best)


def about(options: Options, seats: int) -> About:
    """Partners play for rounds; alone, only the points of all rounds count (DUALIS-20)."""
    return About("match" if alone(options, seats) else "round", sides(options, seats))


def signs(state: State, number: int, seat: Seat) -> dict[str, float]:
    """Whether tricks and coins came out even, on the own side and on any other, in per cent (DUALIS-15)."""
    result = state.results[number]
    even = [tricks == coins for tricks, coins in zip(result.tricks, result.coins, strict=True)]
    own = even.pop(seat % len(even))
    return {"own": 100 * own, "theirs": 100 * any(even)}


def why(best: Mapping[str, float], other: Mapping[str, float]) -> Text:
    """Whose tricks and coins come out even."""
    return text(
        "puzzle-why", own=best["own"], theirs=best["theirs"], instead=other["own"], against=other["theirs"]
    )


def alike(view: View, choices: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """The plays of interchangeable cards together: none that is unseen or in the trick ranks among them."""
    plays = [choice for choice in choices if isinstance(choice, PlayCard)]
    numbers = numbers_in(unseen(view) | set_of(play.card for play in view.trick))
    groups = interchangeable(set_of(play.card for play in plays), numbers)
    alike = (
        tuple(play for play in plays if play.coin == coin and play.card in group)
        for coin in (False, True)
        for group in groups
    )
    return tuple(filter(None, alike))


looking_back: Assessing[State, Action] = Assessing(Analyst, likely, rounds, shares, about, signs, why, alike)
