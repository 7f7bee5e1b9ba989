"""``python -m bench.foretold``: how well a Dualis player's plays can be foretold from their true hand.

The expert weighs imagined deals by how likely its network would have played what the others did. That is
worth as much as the network knows about them. Figures are nats a play, over plays with a choice, and less is
better: with *any*, all legal plays are as likely; *network* is what the expert goes by; *softened* is the
network at three times the temperature, two times in five taken for any; *judged* goes by the judgement of
``normal``, softened, one time in twenty taken for any.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random
from statistics import fmean

import numpy as np
from numpy.typing import NDArray

from bench.experts import AMPLE, VARIANTS
from twofold import installed_games
from twofold.engine import Bot, FastDice, Moment, Seat
from twofold.engine.network import chances, shipped
from twofold.games.dualis.actions import WITH_COIN, WITHOUT_COIN
from twofold.games.dualis.bots import Expert, Hard
from twofold.games.dualis.bots.judgement import Judgement
from twofold.games.dualis.bots.sight import encoded, legal_plays, network_name
from twofold.games.dualis.rules import apply, choices, setup
from twofold.games.dualis.state import State
from twofold.games.dualis.view import look

GAME = installed_games["dualis"]
PLAYS = WITHOUT_COIN + WITH_COIN
PARTNERS = ("partners", "short", "high-low")
TEMPERATURE, ANY = 3.0, 0.4
JUDGED_TEMPERATURE, JUDGED_ANY = 0.05, 0.05

Chances = NDArray[np.float32]


def bots(deals: int) -> Mapping[str, Callable[[], Bot]]:
    """Whose plays are foretold; four of them play together."""
    return {
        "normal": GAME.bots["normal"],
        "hard-1": partial(Hard, GAME, deals, 0),
        "glance": partial(Expert, GAME, 0),
    }


def foretold(state: State, seat: Seat) -> dict[str, Chances]:
    """By way of foretelling: how likely each play is."""
    situation = [(state, seat)]
    legal = legal_plays(situation)[0]
    logits = shipped(GAME.package, network_name(state.seats)).ask(encoded(situation))[0][0]
    judgement = Judgement(state, seat)
    judged = np.array([judgement.value(play) if may else 0 for play, may in zip(PLAYS, legal, strict=True)])
    any_play = chances(np.zeros_like(logits), legal)
    return {
        "any": any_play,
        "network": chances(logits, legal),
        "softened": mixed(chances(logits / TEMPERATURE, legal), any_play, ANY),
        "judged": mixed(chances(judged.astype(np.float32) / JUDGED_TEMPERATURE, legal), any_play, JUDGED_ANY),
    }


def mixed(likely: Chances, any_play: Chances, share: float) -> Chances:
    """The first, or any play with this share."""
    return (1 - share) * likely + share * any_play


def surprises(variant: str, bot: Callable[[], Bot], number: int) -> Iterator[dict[str, float]]:
    """The nats of every play of a round that left a choice, by way of foretelling."""
    seats, options = VARIANTS["dualis"][variant]
    rng = Random(number)
    state = setup(GAME.read_options(options), seats, FastDice(rng))
    players = [bot() for _ in range(seats)]
    while not state.results:
        seat = state.turn
        moment = Moment(seat, seconds=AMPLE)
        decision = players[seat].decide(look(state, seat), choices(state, seat), moment, rng)
        assert decision
        likely = foretold(state, seat)
        if (likely["any"] > 0).sum() > 1:
            at = PLAYS.index(decision.action)
            yield {way: -float(np.log(max(each[at], 1e-6))) for way, each in likely.items()}
        state, _ = apply(state, seat, decision.action, 0, FastDice(rng))


def main() -> None:
    """A line for each variant and bot."""
    parser = argparse.ArgumentParser(prog="python -m bench.foretold", description=__doc__)
    parser.add_argument("--variants", nargs="+", default=PARTNERS, choices=PARTNERS)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--deals", type=int, default=60, help="imagined deals of hard-1")
    args = parser.parse_args()
    for variant in args.variants:
        for name, bot in bots(args.deals).items():
            found = [each for number in range(args.rounds) for each in surprises(variant, bot, number)]
            means = ", ".join(f"{way} {fmean(each[way] for each in found):.2f}" for way in found[0])
            print(f"{variant}, {name}, {len(found)} plays: {means}", flush=True)


if __name__ == "__main__":
    main()
