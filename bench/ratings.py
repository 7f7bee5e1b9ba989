"""``python -m bench.ratings``: all bots of all games, rated against each other over duplicate deals.

Every bot has all the time it wants, and searches a number of imagined deals: a busy machine makes nobody
weaker. Ratings are on Elo's scale, 1500 on average within a game; those of two games do not
compare. The experts of Dualis and UNO Duo take most of the time: ``--deals`` makes it shorter.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from twofold import installed_games
from twofold.bots.arena import ArenaReport, arena
from twofold.bots.ratings import Interval
from twofold.engine import AnyGame
from twofold.games.dualis.bots import Hard as DualisHard

AMPLE = 1e6
DEALS = {"dualis": 40, "duet": 200, "duos": 20, "duple": 100, "uno-duo": 100}
"""Some games and bots are quicker than others."""

HARD_DEALS = 60
"""For Dualis' hard bot, which would otherwise go on imagining for as long as it may."""

INTRODUCTION = """# Ratings

All bots of all games, each against each other over duplicate deals, with every seating. Ratings are on Elo's
scale: 400 points more win ten times as often as they lose. The bots of a game have 1500 on average, so that
those of two games do not compare. Behind each, its 95 % interval over the deals; who lost no match could
have any higher rating. Searches were budgeted by imagined deals, not by time.
"""


def steady(name: str) -> AnyGame:
    """A game whose bots end their searches by themselves."""
    game = installed_games[name]
    if name != "dualis":
        return game
    return replace(game, bots={**game.bots, "hard": partial(DualisHard, game, HARD_DEALS)})


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


def page(reports: Sequence[ArenaReport]) -> str:
    """The whole list."""
    return "\n".join([INTRODUCTION, *map(section, reports)])


def main() -> None:
    """Hold an arena for every game, and write the list."""
    parser = argparse.ArgumentParser(prog="python -m bench.ratings", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=sorted(DEALS), default=sorted(DEALS))
    parser.add_argument("--deals", type=int, nargs="+", help="for each game; fewer are quicker")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    deals = args.deals or [DEALS[game] for game in args.games]
    reports = [
        arena(steady(game), list(installed_games[game].bots), deals=count, seconds=AMPLE)
        for game, count in zip(args.games, deals, strict=True)
    ]
    text = page(reports)
    print(text)
    if args.out:
        args.out.write_text(text)


if __name__ == "__main__":
    main()
