"""``python -m bench.experts``: how the experts do against the other levels, over duplicate deals, by variant.

Search is budgeted by deals, never by time: a busy machine would make the bots weaker. Every bot here has
all the time it wants. ``hard-1`` is the hard bot as it was before there were experts.
"""

import argparse
import json
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct

from twofold import installed_games
from twofold.bots.arena import ArenaReport, arena
from twofold.bots.ratings import Interval, share
from twofold.engine import Bot
from twofold.games.dualis.bots import Expert as DualisExpert
from twofold.games.dualis.bots import Hard as DualisHard

AMPLE = 1e6
VARIANTS: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "dualis": {
        "partners": (4, {}),
        "short": (4, {"short": True}),
        "high-low": (4, {"high_low": True}),
        "iso-3": (3, {}),
        "iso-4": (4, {"iso": True}),
    },
}


def dualis_bots(deals: int, hard_deals: int) -> Mapping[str, Callable[[], Bot]]:
    """The players of Dualis that are compared."""
    game = installed_games["dualis"]
    return {
        **{level: game.bots[level] for level in ("easy", "normal")},
        "hard-1": partial(DualisHard, game, hard_deals, 0),
        "hard": partial(DualisHard, game, hard_deals),
        "glance": partial(DualisExpert, game, 0),
        "expert": partial(DualisExpert, game, deals),
    }


PLAYERS = {"dualis": dualis_bots}


class Task(Struct, frozen=True):
    """One deal, to be played with every seating."""

    game: str
    variant: str
    pair: tuple[str, str]
    number: int
    deals: int
    hard_deals: int


def played(task: Task) -> ArenaReport:
    """Let the two play it."""
    seats, options = VARIANTS[task.game][task.variant]
    game = replace(installed_games[task.game], bots=PLAYERS[task.game](task.deals, task.hard_deals))
    return arena(game, task.pair, deals=1, options=options, seats=seats, seed=task.number, seconds=AMPLE)


def shown(figure: Interval | None) -> str:
    """A share with its interval."""
    return "" if figure is None else f"{figure.value:.1%} ({figure.low:.1%}–{figure.high:.1%})"


def line(game: str, variant: str, pair: tuple[str, str], reports: list[ArenaReport]) -> dict[str, Any]:
    """What the deals of one pair come to."""
    meetings = [report.meetings[0] for report in reports]
    matches = share([meeting.victories.value for meeting in meetings], [1.0] * len(meetings))
    scores = [meeting.mean_scores for meeting in meetings]
    rounds = None
    if (game, variant) not in {("dualis", "iso-3"), ("dualis", "iso-4")} and game == "dualis":
        rounds = share([first for first, _ in scores], [sum(both) for both in scores])
    count = sum(meeting.matches for meeting in meetings)
    return {
        "game": game,
        "variant": variant,
        "pair": pair,
        "deals": len(reports),
        "matches": count,
        "matches won": shown(matches),
        "rounds won": shown(rounds),
        "scores": [round(sum(score[bot] for score in scores) / len(scores), 2) for bot in (0, 1)],
    }


def main() -> None:
    """Play everything, and write a line as soon as a pair is done."""
    parser = argparse.ArgumentParser(prog="python -m bench.experts", description=__doc__)
    parser.add_argument("game", choices=sorted(VARIANTS))
    parser.add_argument("--pairs", nargs="+", default=["expert:hard-1"])
    parser.add_argument("--variants", nargs="+", default=None)
    parser.add_argument("--matches", type=int, default=40, help="deals for each pair and variant")
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
                    for number in range(args.matches)
                ]
                text = json.dumps(line(args.game, variant, (one, other), list(pool.map(played, tasks))))
                print(text, flush=True)
                if args.out:
                    with args.out.open("a") as file:
                        print(text, file=file)


if __name__ == "__main__":
    main()
