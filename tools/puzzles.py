"""Finds puzzles: ``python -m tools.puzzles dualis`` writes ``puzzles.json`` into the game's folder.

Bots play first rounds. Wherever a quick look finds one play clearly better than all others, a long one is
taken, and another with other dice; what stands both, and can be explained by how rounds end after it, becomes
a puzzle. How hard it is, is how often bots and a strong player's first glance miss it. The same matches give
the same puzzles, however many processes look for them.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from math import log10
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from twofold.analysis.playouts import played_out
from twofold.bots import make_bot, play_out
from twofold.engine import AnyGame, FastDice, Match, Moment, Seat, Watcher, installed_games
from twofold.engine.assessing import Analyst, AnyAssessing, Assessed, Decided
from twofold.puzzles import Collection, Puzzle, Weighed
from twofold.puzzles.puzzle import PUZZLES_FILE

COUNT = 200
LEAST_GAP = 0.15
GLANCE, QUICK, LONG = 12, 96, 640
"""How many deals are imagined for a first look, a second one, and for each of the long ones."""

SURE = 2.0
"""After a long look the gap stands even if it is overestimated by so many standard errors."""

SIGNS_DEALS = 64
SIGNS_BOLDNESS = 4.0
"""Whoever shows why a play is good plays well."""

LEVELS = ("easy",) * 4 + ("normal",) * 4
STRONG = 4
"""Who tries a puzzle to find out how hard it is: bots, and so many times a strong player, at a glance."""

MAKERS = ("easy", "normal", "normal")
SECONDS = 60.0
"""Nobody is hurried: what a bot finds must not depend on the machine."""

MEAN_RATING = 1500
EASY = 1250
EASY_SHARE = 0.3
"""At most so many of the puzzles may be easier than that."""

VARIANTS: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "dualis": ((4, {}), (4, {}), (4, {"short": True}), (4, {"high_low": True})),
    "uno-duo": ((2, {}), (2, {}), (2, {"customizable": "draw_one"}), (2, {"customizable": "skip"})),
}
"""What is played, by turns."""


class Recipe(Struct, frozen=True):
    """How a match began."""

    seats: int
    seed: int
    options: dict[str, Any]


def puzzle_in(game: AnyGame, number: int) -> Puzzle | None:
    """The puzzle in the first round of the match of this number, if it has one."""
    rng = Random(f"puzzles {game.id} {number}")
    seats, options = VARIANTS[game.id][number % len(VARIANTS[game.id])]
    recipe = Recipe(seats, rng.randrange(2**53), options)
    return next(_puzzles(game, recipe, rng), None)


def _puzzles(game: AnyGame, recipe: Recipe, rng: Random) -> Iterator[Puzzle]:
    assessing = _assessing(game)
    match, before = (Match.new(game, recipe.seats, options=recipe.options, seed=recipe.seed) for _ in "ab")
    analysts = [assessing.analyst() for _ in match.seats]
    players = [make_bot(game, rng.choice(MAKERS)) for _ in match.seats]
    for seat in play_out(match, players, rng, SECONDS):
        if assessing.rounds(before.state):
            return
        for analyst, watcher in zip(analysts, before.seats, strict=True):
            analyst.watch(before.view(watcher))
        if seat in before.waiting_for and len(before.entries) >= 2 * recipe.seats:
            plays = clear_cut(analysts[seat], _decided(before, seat, match.entries[-1].action), rng)
            puzzle = _puzzle(before, recipe, seat, plays, rng) if plays else None
            if puzzle and explained(puzzle):
                yield puzzle
        before.follow(match.entries[-1])


def _assessing(game: AnyGame) -> AnyAssessing:
    assert game.looking_back is not None, f"{game.name} cannot be analysed"
    return game.looking_back


def _decided(match: Match, seat: Seat, action: Any) -> Decided:
    return Decided(seat, match.view(seat), match.choices(seat), action)


def clear_cut(analyst: Analyst, decided: Decided, rng: Random) -> tuple[Assessed, ...]:
    """The plays, the best first, if one of them is clearly the best; nothing otherwise."""
    for deals in (GLANCE, QUICK):
        if _gap(analyst.assess(decided, deals, rng)) < LEAST_GAP:
            return ()
    one, other = (analyst.assess(decided, LONG, rng) for _ in "ab")
    if any(_gap(look, SURE) < LEAST_GAP for look in (one, other)) or one[0].action != other[0].action:
        return ()
    again = {play.action: play.chance for play in other}
    both = [replace(play, chance=(play.chance + again[play.action]) / 2) for play in one]
    return tuple(sorted(both, key=lambda play: -play.chance))


def _gap(plays: Sequence[Assessed], sure: float = 0.0) -> float:
    if len(plays) < 2:
        return 0.0
    return min(plays[0].chance - play.chance - sure * play.doubt for play in plays[1:])


def _puzzle(match: Match, recipe: Recipe, seat: Seat, plays: Sequence[Assessed], rng: Random) -> Puzzle:
    learning = match.game.learning
    assert learning is not None
    numbers = {action: at for at, action in enumerate(learning.actions(match.options, recipe.seats))}
    weighed = tuple(
        Weighed(
            plays=tuple(sorted(numbers[twin] for twin in _twins(play.action, match.choices(seat)))),
            chance=round(play.chance, 3),
            signs=_signs(match, seat, play.action, rng),
        )
        for play in plays
    )
    return Puzzle(
        seats=recipe.seats,
        seed=recipe.seed,
        options=recipe.options,
        entries=tuple((entry.seat or 0, numbers[entry.action]) for entry in match.entries),
        seat=seat,
        weighed=weighed,
        rating=_difficulty(match, seat, _weighed(plays[0].action), rng),
    )


def explained(puzzle: Puzzle) -> bool:
    """Whether the signs show the best play to be the best."""
    best, *others = (weighed.signs["own"] - weighed.signs["theirs"] for weighed in puzzle.weighed)
    return best > max(others)


def _twins(action: Any, choices: Sequence[Any]) -> list[Any]:
    """All choices that are this one but for what is not weighed."""
    return [choice for choice in choices if _weighed(choice) == _weighed(action)]


def _weighed(action: Any) -> Any:
    """The action without the call of UNO, which is not weighed."""
    return replace(action, uno=False) if hasattr(action, "uno") else action


def _signs(match: Match, seat: Seat, action: Any, rng: Random) -> dict[str, int]:
    """How rounds end after this play, on imagined deals."""
    game, assessing, view = match.game, _assessing(match.game), match.view(seat)
    deals = [game.imagine(view, rng) for _ in range(SIGNS_DEALS)]
    played = [game.apply(deal, seat, action, 0, FastDice(rng))[0] for deal in deals]
    number = assessing.rounds(deals[0])
    ends = played_out(game, assessing, played, rng, SIGNS_BOLDNESS)
    ended = [assessing.signs(state, number, seat) for state in ends]
    return {name: round(sum(sign[name] for sign in ended) / len(ended)) for name in ended[0]}


def _difficulty(match: Match, seat: Seat, right: Any, rng: Random) -> int:
    """Its rating, from how many of those who are asked solve it."""
    solved: float = sum(_weighed(_answer(match, seat, level, rng)) == right for level in LEVELS)
    glance = _assessing(match.game).likely([(match.game.imagine(match.view(seat), rng), seat)])[0]
    solved += STRONG * sum(chance for play, chance in zip(*glance, strict=True) if _weighed(play) == right)
    share = (solved + 0.5) / (len(LEVELS) + STRONG + 1)
    return round(MEAN_RATING + 400 * log10((1 - share) / share))


def _answer(match: Match, seat: Seat, level: str, rng: Random) -> Any:
    bot = make_bot(match.game, level)
    view = match.view(seat)
    if isinstance(bot, Watcher):
        bot.watch(view)
    decision = bot.decide(view, match.choices(seat), Moment(seat, match.now, SECONDS), rng)
    return decision and decision.action


def _searched(task: tuple[str, int]) -> Puzzle | None:
    game, number = task
    return puzzle_in(installed_games[game], number)


def collected(game: AnyGame, count: int, processes: int) -> Iterator[Puzzle]:
    """So many puzzles, few of them easy, in the order of their matches."""
    easy = 0
    with get_context("spawn").Pool(processes) as pool:
        tasks = ((game.id, number) for number in range(10**9))
        for puzzle in pool.imap(_searched, tasks):
            if puzzle is None or (puzzle.rating < EASY and easy >= EASY_SHARE * count):
                continue
            easy += puzzle.rating < EASY
            yield puzzle


def main() -> None:
    """Look for puzzles and write them down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--into", type=Path)
    asked = parser.parse_args()
    game = installed_games[asked.game]
    found: list[Puzzle] = []
    for puzzle in collected(game, asked.count, asked.processes):
        found.append(puzzle)
        print(len(found), puzzle.rating, round(puzzle.gap, 3), flush=True)
        if len(found) == asked.count:
            break
    made = f"python -m tools.puzzles {asked.game} --count {asked.count}"
    folder = Path("src/twofold/games") / game.package.rpartition(".")[2]
    into = asked.into or folder / PUZZLES_FILE
    into.write_bytes(msgspec.json.encode(Collection(game.rules_version, made, tuple(found))) + b"\n")


if __name__ == "__main__":
    main()
