"""``python -m bench.duple``: whether Duple's rival keeps the pace of people, slow ones and quick ones."""

from collections.abc import Iterator
from random import Random

from rich.console import Console
from rich.progress import track

from twofold import Match
from twofold.bots import BotPlayers
from twofold.engine import Bot
from twofold.games.duple import game
from twofold.games.duple.bots import Level, WordBot
from twofold.games.duple.state import Decided

PEOPLE = {
    "very quick": Level(zipf=2.3, thinking=900, spread=0.6, typing=70, mistakes=0.05, patience=60_000),
    "quick": Level(zipf=2.8, thinking=1600, spread=0.8, typing=120, mistakes=0.1, patience=60_000),
    "steady": Level(zipf=3.3, thinking=3000, spread=0.5, typing=200, mistakes=0.1, patience=60_000),
    "slow": Level(zipf=3.6, thinking=5500, spread=0.7, typing=350, mistakes=0.2, patience=60_000),
    "very slow": Level(zipf=3.9, thinking=9000, spread=0.9, typing=500, mistakes=0.2, patience=60_000),
}
"""How simulated people race."""

MATCHES = 40
HELD_OUT = 1000
"""The first seed of matches by which nothing was chosen."""

FIRST = 10
"""Races in which the rival gets to know somebody."""

CONSOLE = Console(stderr=True)


def races(person: Level, rival: Bot, seed: int) -> list[bool]:
    """Whether the person won, for each race that either did, in a match of the two."""
    match = Match.new(game, 2, seed=seed)
    rng = Random(seed)
    sides = [BotPlayers(match, {0: WordBot(person)}, rng), BotPlayers(match, {1: rival}, rng)]
    while not match.over:
        for side in sides:
            side.think(match.now)
        planned = [(found[1].due, found[0], side) for side in sides if (found := side.first())]
        first = min(planned, key=lambda plan: plan[:2], default=None)
        if first is not None and (match.deadline is None or first[0] < match.deadline):
            first[2].act(first[1], first[0])
        else:
            assert match.deadline is not None
            match.expire(max(match.deadline, match.now))
    decided: tuple[Decided, ...] = match.state.decided
    return [race.winner == 0 for race in decided if race.winner is not None]


def keeping_pace(matches: int = MATCHES) -> Iterator[tuple[str, str, float, float]]:
    """By person and rival: the share of races that the person wins, in the first ten and later."""
    for name, person in PEOPLE.items():
        for level in ("normal", "hard"):
            seeds = range(HELD_OUT, HELD_OUT + matches)
            shown = track(seeds, f"{name}, {level}", transient=True, console=CONSOLE)
            won = [races(person, game.bots[level](), seed) for seed in shown]
            early = [race for each in won for race in each[:FIRST]]
            late = [race for each in won for race in each[FIRST:]]
            yield name, level, sum(early) / len(early), sum(late) / len(late)


if __name__ == "__main__":
    print("| the person | the rival | wins of the first ten races | wins later |")
    print("|---|---|---|---|")
    for name, level, early, late in keeping_pace():
        print(f"| {name} | {level} | {early:.0%} | {late:.0%} |")
