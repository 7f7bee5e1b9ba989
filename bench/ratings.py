"""``python -m bench.ratings``: all bots of all games, rated against each other over duplicate deals.

Every bot has all the time it wants, and searches a number of imagined deals: a busy machine makes nobody
weaker. Ratings are on Elo's scale, 1500 on average within a game; those of two games do not
compare. ``--deals`` or ``--minutes`` makes it shorter, and so do fewer imagined deals (``--imagined``, for
hard and for expert; 0 for an expert is its bare network). The games take turns, so that all of them come as
far as the time goes. The page of the docs is made by ``--out docs/ratings.md``.
"""

import argparse
import multiprocessing
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from itertools import combinations
from pathlib import Path
from time import perf_counter

from twofold import installed_games
from twofold.bots.arena import ArenaReport, Deal, Played, fair_seats, play_deal, reported
from twofold.bots.ratings import Interval
from twofold.engine import AnyGame, Bot
from twofold.games.dualis.bots import Expert as DualisExpert
from twofold.games.dualis.bots import Hard as DualisHard
from twofold.games.uno_duo.bots import Expert as UnoDuoExpert
from twofold.games.uno_duo.bots import Hard as UnoDuoHard

AMPLE = 1e6
QUICK_OR_SLOW = {"dualis": 40, "duet": 200, "duos": 20}
DEALS = {game.id: QUICK_OR_SLOW.get(game.id, 100) for game in installed_games.values() if len(game.bots) > 1}
"""By game that has bots to compare: how many deals each two of them play."""

SEATS = {"duos": 4}
"""Two partners of DUOS win and lose together."""

IMAGINED = (60, 96)
"""Deals that the hard bots and the experts of Dualis and UNO Duo imagine for a decision."""

SEARCHING: dict[str, tuple[Callable[..., Bot], Callable[..., Bot]]] = {
    "dualis": (DualisHard, DualisExpert),
    "uno-duo": (UnoDuoHard, UnoDuoExpert),
}

INTRODUCTION = """# Ratings

All bots of all games, each against each other over duplicate deals, with every seating. Ratings are on Elo's
scale: 400 points more win ten times as often as they lose. The bots of a game have 1500 on average, so that
those of two games do not compare. Behind each, its 95 % interval over the deals; who lost no match could
have any higher rating, and an interval without any width is that of bots of whom one won every match.
Searches were budgeted by imagined deals, not by time: other work on the same machine makes for fewer deals,
and for no weaker bots.
"""


def steady(name: str, imagined: tuple[int, int] = IMAGINED) -> AnyGame:
    """A game whose bots end their searches by themselves."""
    game = installed_games[name]
    if name not in SEARCHING:
        return game
    bots = {
        level: partial(bot, game, deals)
        for level, bot, deals in zip(("hard", "expert"), SEARCHING[name], imagined, strict=True)
    }
    return replace(game, bots={**game.bots, **bots})


def shown(figure: Interval, scale: float = 1.0, unit: str = "") -> str:
    """A figure with its interval."""
    value, low, high = (round(part * scale) for part in (figure.value, figure.low, figure.high))
    return f"{value}{unit} ({low}–{high})"


def section(report: ArenaReport) -> str:
    """The list of one game, the best bot first."""
    game = installed_games[report.game]
    rows = [f"| {rating.bot} | {shown(rating.elo)} |" for rating in report.ratings]
    met = [
        f"{meeting.bot} against {meeting.against} {shown(meeting.victories, 100, ' %')}"
        for meeting in report.meetings
    ]
    size = f"{report.seats} seats, {report.deals} deals, {report.matches} matches."
    head = [f"## {game.name}", "", size, "", "| bot | rating |", "|---|---|"]
    return "\n".join([*head, *rows, "", f"Matches won: {', '.join(met)}.", ""])


def page(reports: Sequence[ArenaReport], made: str) -> str:
    """The whole list, and how it was made."""
    return "\n".join([INTRODUCTION, made, "", *map(section, reports)])


def work_of(deals: Mapping[str, int], seed: int) -> list[Deal]:
    """So many deals of each game for every pair of its bots, the games taking turns."""
    work = [
        Deal(game, {}, SEATS.get(game) or fair_seats(installed_games[game]), pair, number, seed, AMPLE)
        for game, count in deals.items()
        for number in range(count)
        for pair in combinations(installed_games[game].bots, 2)
    ]
    return sorted(work, key=lambda deal: deal.number / deals[deal.game])


def played(imagined: tuple[int, int], deal: Deal) -> tuple[Deal, Played]:
    """One deal, by bots that end their searches by themselves."""
    return deal, play_deal(steady(deal.game, imagined), deal)


def results_of(
    work: Sequence[Deal], imagined: tuple[int, int], processes: int, until: float
) -> Iterator[tuple[Deal, Played]]:
    """What comes of the work until the time is up; what is still under way then is given up."""
    with multiprocessing.Pool(processes) as pool:
        results = pool.imap_unordered(partial(played, imagined), work)
        for _ in work:
            try:
                yield results.next(max(0.0, until - perf_counter()))
            except multiprocessing.TimeoutError:
                return


def whole_deals(results: Sequence[tuple[Deal, Played]]) -> list[Played]:
    """The results of the deals that all pairs of a game have played, deal by deal."""
    found = {(deal.number, deal.pair): result for deal, result in results}
    pairs = list(combinations(installed_games[results[0][0].game].bots, 2))
    numbers = sorted({number for number, _ in found})
    return [
        found[number, pair]
        for number in numbers
        if all((number, pair) in found for pair in pairs)
        for pair in pairs
    ]


def reports_of(results: Sequence[tuple[Deal, Played]], seconds: float) -> Iterator[ArenaReport]:
    """What it comes to, for every game of which all pairs have played a deal."""
    for game in sorted({deal.game for deal, _ in results}):
        of_game = [(deal, result) for deal, result in results if deal.game == game]
        if whole := whole_deals(of_game):
            yield reported(of_game[0][0], list(installed_games[game].bots), whole, seconds)


def provenance(args: argparse.Namespace, minutes: float) -> str:
    """By which command, from which seed and commit, when and how long."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    command = shlex.join(["python", "-m", "bench.ratings", *sys.argv[1:]])
    today = f"{datetime.now(UTC):%-d %B %Y}"
    hard, expert = args.imagined
    network = f"{expert}" if expert else "none: it is its bare network"
    return (
        f"`{command}`, seed {args.seed}, at commit {commit}, {today}, {minutes:.0f} minutes.\n"
        f"In Dualis and UNO Duo `hard` imagined {hard} deals for a decision, `expert` {network}."
    )


def arguments() -> argparse.Namespace:
    """What the command takes."""
    parser = argparse.ArgumentParser(prog="python -m bench.ratings", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=sorted(DEALS), default=sorted(DEALS))
    parser.add_argument("--deals", type=int, nargs="+", help="for each game; fewer are quicker")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after this time, with what there is")
    parser.add_argument("--imagined", type=int, nargs=2, default=IMAGINED, help="by hard and by expert")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    return parser.parse_args()


def main() -> None:
    """Hold an arena for every game, and write the list."""
    args, began = arguments(), perf_counter()
    deals = dict(zip(args.games, args.deals or [DEALS[game] for game in args.games], strict=True))
    work = work_of(deals, args.seed)
    results = list(results_of(work, tuple(args.imagined), args.processes, began + 60 * args.minutes))
    seconds = perf_counter() - began
    text = page(list(reports_of(results, seconds)), provenance(args, seconds / 60))
    print(text)
    if args.out:
        args.out.write_text(text)


if __name__ == "__main__":
    main()
