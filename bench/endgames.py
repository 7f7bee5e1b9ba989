"""``python -m bench.endgames``: what thinking the last tricks of Dualis through to the end is worth.

Normal players play a round up to its last tricks; then two bots play it on, once from either side. Both have
all the time they want: search is budgeted by deals.
"""

import argparse
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import repeat
from random import Random

from bench.experts import AMPLE, VARIANTS, shown
from twofold import installed_games
from twofold.bots.ratings import share
from twofold.engine import Bot, FastDice, Moment
from twofold.games.dualis.bots import Expert, Hard
from twofold.games.dualis.bots.judgement import best_play
from twofold.games.dualis.rules import apply, choices, setup
from twofold.games.dualis.state import State, cards_each
from twofold.games.dualis.view import look

GAME = installed_games["dualis"]
PARTNERS = ("partners", "high-low")


def bots(deals: int) -> Mapping[str, Callable[[], Bot]]:
    """Who is compared."""
    return {
        "normal": GAME.bots["normal"],
        "hard-1": partial(Hard, GAME, deals, 0),
        "hard": partial(Hard, GAME, deals),
        "expert-1": partial(Expert, GAME, deals, 0),
        "expert": partial(Expert, GAME, deals),
    }


def begun(variant: str, tricks: int, number: int) -> State:
    """A round in which so many tricks are left."""
    seats, options = VARIANTS["dualis"][variant]
    rng = Random(number)
    state = setup(GAME.read_options(options), seats, FastDice(rng))
    while cards_each(state.options) - sum(state.tricks) > tricks:
        state, _ = apply(state, state.turn, best_play(state, state.turn, rng), 0, FastDice(rng))
    return state


def won(state: State, even: Bot, odd: Bot, number: int) -> bool:
    """Whether the even seats win it."""
    rng = Random(number)
    while not state.results:
        seat = state.turn
        bot = odd if seat % 2 else even
        decision = bot.decide(look(state, seat), choices(state, seat), Moment(seat, seconds=AMPLE), rng)
        assert decision
        state, _ = apply(state, seat, decision.action, 0, FastDice(rng))
    return state.results[0].winner == 0


def played(variant: str, pair: tuple[str, str], deals: int, tricks: int, number: int) -> int:
    """How often the first of the pair wins a round, from either side."""
    state, named = begun(variant, tricks, number), bots(deals)
    one, other = (named[name] for name in pair)
    return won(state, one(), other(), number) + (not won(state, other(), one(), number))


def main() -> None:
    """Play them, and write a line for each pair and variant."""
    parser = argparse.ArgumentParser(prog="python -m bench.endgames", description=__doc__)
    parser.add_argument("--pairs", nargs="+", default=["hard:hard-1", "expert:expert-1"])
    parser.add_argument("--variants", nargs="+", default=PARTNERS, choices=PARTNERS)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--tricks", type=int, default=3)
    parser.add_argument("--deals", type=int, default=40, help="imagined deals of everyone")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.processes) as pool:
        for variant in args.variants:
            for named in args.pairs:
                one, other = named.split(":")
                told = (repeat(variant), repeat((one, other)), repeat(args.deals), repeat(args.tricks))
                wins = list(pool.map(played, *told, range(args.rounds)))
                figure = share([float(count) for count in wins], [2.0] * len(wins))
                print(
                    f"{variant}, {named}, {args.deals} deals: {shown(figure)} of {2 * len(wins)}", flush=True
                )


if __name__ == "__main__":
    main()
