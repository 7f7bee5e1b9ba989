"""``python -m bench.experts``: how the experts do against the other levels, over duplicate deals, by variant.

Search is budgeted by deals, never by time: a busy machine would make the bots weaker. Every bot here has
all the time it wants. ``hard-1`` is the hard bot as it was before there were experts; ``glance`` is the
expert's bare network; ``seeing`` looks into all hands and piles of UNO Duo, to tell how much of it is luck.
"""

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from twofold import Match, installed_games
from twofold.bots import play_out
from twofold.bots.arena import seatings
from twofold.bots.ratings import Interval, share
from twofold.engine import Bot, Outcome
from twofold.games.dualis.bots import Expert as DualisExpert
from twofold.games.dualis.bots import Hard as DualisHard
from twofold.games.uno_duo.bots import Expert as UnoDuoExpert
from twofold.games.uno_duo.bots import Hard as UnoDuoHard
from twofold.games.uno_duo.bots.foresight import Imagined
from twofold.games.uno_duo.bots.players import Turn

AMPLE = 1e6
TO_THE_END = 1000
VARIANTS: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "dualis": {
        "partners": (4, {}),
        "short": (4, {"short": True}),
        "high-low": (4, {"high_low": True}),
        "iso-3": (3, {}),
        "iso-4": (4, {"iso": True}),
    },
    "uno-duo": {
        "plain": (2, {}),
        "draw-one": (2, {"customizable": "draw_one"}),
        "skip": (2, {"customizable": "skip"}),
        "reshuffle": (2, {"reshuffle": True}),
        "no-memory": (2, {"memory": False}),
    },
}

Player: TypeAlias = Callable[[Match], Bot]


def dualis_players(deals: int, hard_deals: int) -> Mapping[str, Player]:
    """The players of Dualis that are compared."""
    game = installed_games["dualis"]
    return {
        **{level: anywhere(game.bots[level]) for level in ("easy", "normal")},
        "hard-1": anywhere(partial(DualisHard, game, hard_deals, 0)),
        "hard": anywhere(partial(DualisHard, game, hard_deals)),
        "glance": anywhere(partial(DualisExpert, game, 0)),
        "expert": anywhere(partial(DualisExpert, game, deals)),
    }


def uno_duo_players(deals: int, hard_deals: int) -> Mapping[str, Player]:
    """The players of UNO Duo that are compared."""
    game = installed_games["uno-duo"]
    return {
        **{level: anywhere(game.bots[level]) for level in ("easy", "normal")},
        "hard": anywhere(partial(UnoDuoHard, game, hard_deals)),
        "glance": anywhere(partial(UnoDuoExpert, game, 0)),
        "expert": anywhere(partial(UnoDuoExpert, game, deals)),
        "seeing": Seeing,
    }


def anywhere(bot: Callable[[], Bot]) -> Player:
    """A bot that needs to know nothing of the match."""
    return lambda match: bot()  # noqa: ARG005 - every player is handed it


class Seeing(UnoDuoExpert):
    """The expert with all cards open before it: it plays every favourite out to the end of the true round."""

    def __init__(self, match: Match) -> None:
        super().__init__(match.game, deals=1, ahead=TO_THE_END)
        self._match = match

    def imagined(self, turn: Turn) -> Imagined:  # noqa: ARG002 - it looks past the view
        """The truth."""
        return lambda rng: self._match.state  # noqa: ARG005


PLAYERS = {"dualis": dualis_players, "uno-duo": uno_duo_players}


class Task(Struct, frozen=True):
    """One deal, to be played with every seating."""

    game: str
    variant: str
    pair: tuple[str, str]
    number: int
    deals: int
    hard_deals: int


class Tally(Struct):
    """What a pair made of one deal, over all seatings; one figure for either bot."""

    matches: int
    won: list[float]
    rounds: list[float]
    scores: list[float]


def played(task: Task) -> Tally:
    """Let the two play it."""
    seats, options = VARIANTS[task.game][task.variant]
    players = PLAYERS[task.game](task.deals, task.hard_deals)
    patterns = seatings(seats)
    tally = Tally(len(patterns), [0.0, 0.0], [0.0, 0.0], [0.0, 0.0])
    for pattern in patterns:
        match = Match.new(
            installed_games[task.game], seats, options=options, seed=f"experts {task.number}".encode()
        )
        bots = [players[task.pair[bot]](match) for bot in pattern]
        for _ in play_out(match, bots, Random(f"{task.number} {task.pair} {pattern}"), AMPLE):
            pass
        assert match.outcome is not None
        count(tally, match.outcome, pattern)
    return tally


def count(tally: Tally, outcome: Outcome, pattern: Sequence[int]) -> None:
    """Add one match."""
    for winner in outcome.winners:
        tally.won[pattern[winner]] += 1 / len(outcome.winners)
    rounds = outcome.statistics.get("rounds_won", outcome.scores)  # a partnership's score is its rounds
    for seat, bot in enumerate(pattern):
        tally.scores[bot] += outcome.scores[seat]
        tally.rounds[bot] += rounds[seat]


def shown(figure: Interval | None) -> str:
    """A share with its interval."""
    return "" if figure is None else f"{figure.value:.1%} ({figure.low:.1%}–{figure.high:.1%})"


def line(task: Task, tallies: Sequence[Tally]) -> dict[str, Any]:
    """What the deals of one pair come to."""
    seats = VARIANTS[task.game][task.variant][0]
    matches = sum(tally.matches for tally in tallies)
    return {
        "game": task.game,
        "variant": task.variant,
        "pair": task.pair,
        "deals": len(tallies),
        "matches": matches,
        "matches won": shown(
            share([tally.won[0] for tally in tallies], [sum(tally.won) for tally in tallies])
        ),
        "rounds won": ""
        if task.variant.startswith("iso")
        else shown(share([tally.rounds[0] for tally in tallies], [sum(tally.rounds) for tally in tallies])),
        "scores": [
            round(sum(tally.scores[bot] for tally in tallies) / (matches * seats / 2), 2) for bot in (0, 1)
        ],
    }


def main() -> None:
    """Play everything, and write a line as soon as a pair is done."""
    parser = argparse.ArgumentParser(prog="python -m bench.experts", description=__doc__)
    parser.add_argument("game", choices=sorted(VARIANTS))
    parser.add_argument("--pairs", nargs="+", default=["expert:hard-1"])
    parser.add_argument("--variants", nargs="+", default=None)
    parser.add_argument("--matches", type=int, default=40, help="deals for each pair and variant")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--deals", type=int, default=96, help="imagined deals of the expert")
    parser.add_argument("--hard-deals", type=int, default=60, help="imagined deals of hard")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.processes) as pool:
        for variant in args.variants or VARIANTS[args.game]:
            for named in args.pairs:
                one, other = named.split(":")
                tasks = [
                    Task(args.game, variant, (one, other), number, args.deals, args.hard_deals)
                    for number in range(args.first, args.first + args.matches)
                ]
                text = json.dumps(line(tasks[0], list(pool.map(played, tasks))))
                print(text, flush=True)
                if args.out:
                    with args.out.open("a") as file:
                        print(text, file=file)


if __name__ == "__main__":
    main()
