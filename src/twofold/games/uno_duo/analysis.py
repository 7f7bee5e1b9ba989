"""Looking back on a match of UNO Duo with the expert's eyes."""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

import numpy as np
from msgspec.structs import replace

from twofold.engine import FastDice, Seat
from twofold.engine.assessing import About, Assessed, Assessing, Decided
from twofold.engine.network import Network, chances, shipped
from twofold.engine.weighing import weighed
from twofold.games.uno_duo.actions import Action, CatchUno, PlayCard, SayUno
from twofold.games.uno_duo.bots.expert import AHEAD
from twofold.games.uno_duo.bots.foresight import NUMBER_OF, foreseen
from twofold.games.uno_duo.bots.lacking import Lacking
from twofold.games.uno_duo.bots.players import proper
from twofold.games.uno_duo.bots.sight import encoded
from twofold.games.uno_duo.legality import choices
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.rules import apply
from twofold.games.uno_duo.state import State, opponent
from twofold.games.uno_duo.texts import text
from twofold.games.uno_duo.view import View, imagine
from twofold.texts import Text

PACKAGE = "twofold.games.uno_duo"
MOST_CANDIDATES = 8
LEAST_LIKELY = 0.003
"""What the network finds this much less likely than its favourite is not weighed, unless it was played."""

START, SLOPE = 0.29, 2.57
"""How the network's value becomes a chance to win the round: a logistic curve, fitted to 150 matches of the
network against itself; in eight groups of decisions none was further off than 0.02."""


class Analyst:
    """Sees one seat's views, and asks the network."""

    def __init__(self) -> None:
        self._lacking = Lacking()

    def watch(self, view: View) -> None:
        """Notice what the opponent could not play."""
        self._lacking.watch(view)

    def assess(
        self, decided: Decided, deals: int, rng: Random, plays: Sequence[Action] = ()
    ) -> tuple[Assessed, ...]:
        """What the plays promised."""
        if isinstance(decided.action, SayUno | CatchUno):
            return ()
        network, seat = shipped(PACKAGE), decided.seat
        imagined = [
            self._lacking.agreeing(imagine(decided.view, rng), opponent(seat), rng) for _ in range(deals)
        ]
        sensible = proper(decided.choices)
        own = said(decided.action, sensible)
        plays = plays or candidates(network, imagined[0], seat, sensible, own)
        if len(plays) < 2:
            return ()
        dice = FastDice(rng)
        states = [apply(deal, seat, play, 0, dice)[0] for deal in imagined for play in plays]
        promised = promises(network, states, seat, len(imagined[0].results), dice)
        told = [decided.action if play == own else play for play in plays]
        return weighed(told, promised, np.ones(deals))


def candidates(
    network: Network, deal: State, seat: Seat, plays: Sequence[Action], own: Action
) -> list[Action]:
    """The plays that are worth a thought, and the one that was chosen."""
    logits, _ = network.ask(encoded([(deal, seat)]))
    likely = chances(logits[0, [NUMBER_OF[play] for play in plays]], np.ones(len(plays), bool))
    order = np.argsort(-likely)[:MOST_CANDIDATES]
    kept = [plays[place] for place in order if likely[place] >= LEAST_LIKELY * likely.max()]
    return kept if own in kept else [*kept, own]


def said(played: Action, plays: Sequence[Action]) -> Action:
    """The play with the UNO that was perhaps forgotten: whether it is said is not weighed."""
    if not isinstance(played, PlayCard) or played in plays:
        return played
    return replace(played, uno=True)


def promises(network: Network, states: list[State], seat: Seat, finished: int, dice: FastDice) -> list[float]:
    """The chance of each state to win this round."""
    worth = foreseen(network, states, seat, finished, AHEAD, dice)
    return [
        shares(state, finished)[seat] if len(state.results) > finished else chance(value)
        for state, value in zip(states, worth, strict=True)
    ]


def chance(value: float) -> float:
    """What a value of the network means."""
    return 1 / (1 + exp(-START - SLOPE * float(value)))


def likely(situations: Sequence[tuple[State, Seat]]) -> list[tuple[Sequence[Action], Sequence[float]]]:
    """What the network might do."""
    logits, _ = shipped(PACKAGE).ask(encoded(situations))
    found = []
    for (state, seat), row in zip(situations, logits, strict=True):
        plays = proper(choices(state, seat))
        found.append((plays, chances(row[[NUMBER_OF[play] for play in plays]], np.ones(len(plays), bool))))
    return [(plays, share.tolist()) for plays, share in found]


def rounds(state: State) -> int:
    """How many rounds have been finished."""
    return len(state.results)


def shares(state: State, number: int) -> tuple[float, ...]:
    """Who won that round; a round that nobody won is shared."""
    winner = state.results[number].winner
    return (0.5, 0.5) if winner is None else (float(winner == 0), float(winner == 1))


def about(options: Options, seats: int) -> About:  # noqa: ARG001 - always the same
    """Two play against each other for rounds."""
    return About("round", sides=2)


def signs(state: State, number: int, seat: Seat) -> dict[str, float]:
    """What the cards that were left cost the opponent, and what they cost this seat."""
    points = state.results[number].points
    return {"own": points[opponent(seat)], "theirs": points[seat]}


def why(best: Mapping[str, float], other: Mapping[str, float]) -> Text:
    """Who is charged more."""
    return text(
        "puzzle-why", own=best["own"], theirs=best["theirs"], instead=other["own"], against=other["theirs"]
    )


def alike(view: View, choices: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:  # noqa: ARG001
    """Every play by itself, with the same one that forgets UNO: whether it is said is not weighed."""
    plays = [choice for choice in choices if not isinstance(choice, SayUno | CatchUno)]
    sensible = proper(choices)
    return tuple(
        (play, *(other for other in plays if other != play and said(other, sensible) == play))
        for play in sensible
    )


looking_back: Assessing[State, Action] = Assessing(Analyst, likely, rounds, shares, about, signs, why, alike)
