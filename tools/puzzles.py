"""Finds puzzles: ``python -m tools.puzzles dualis`` writes ``puzzles.json`` into the game's folder.

Bots play first rounds. Wherever a quick look finds one play clearly better than all others, a long one is
taken, and another with other dice; what stands both, and can be explained by how rounds end after it, becomes
a puzzle. Every legal play is looked at, and those that come to the same are one. How hard it is, is how often
bots and a strong player's first glance miss it. The same matches give the same puzzles, however many look for
them; the easiest come first.
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
from twofold.puzzles import Collection, Puzzle, Weighed, position, read_puzzles
from twofold.puzzles.puzzle import PUZZLES_FILE, numbered

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
            decided = _decided(before, seat, match.entries[-1].action)
            if weighed := _weighed(before, analysts[seat], decided, rng):
                yield _puzzle(before, recipe, seat, weighed, rng)
        before.follow(match.entries[-1])


def weighed_again(game: AnyGame, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle as this tool would make it today; ``None`` if it would not."""
    match, rng = position(game.id, puzzle), Random(f"again {game.id} {puzzle.seed}")
    analyst, past = _assessing(game).analyst(), Match(match.game, match.header, match.server_seed)
    for entry in match.entries:
        analyst.watch(past.view(puzzle.seat))
        past.follow(entry)
    analyst.watch(past.view(puzzle.seat))
    best = numbered(match)[puzzle.weighed[0].plays[0]]
    weighed = _weighed(past, analyst, _decided(past, puzzle.seat, best), rng)
    return replace(puzzle, weighed=weighed) if weighed else None


def _assessing(game: AnyGame) -> AnyAssessing:
    assert game.looking_back is not None, f"{game.name} cannot be analysed"
    return game.looking_back


def _decided(match: Match, seat: Seat, action: Any) -> Decided:
    return Decided(seat, match.view(seat), match.choices(seat), action)


def clear_cut(analyst: Analyst, decided: Decided, plays: Sequence[Any], rng: Random) -> tuple[Assessed, ...]:
    """All these plays, the best first, if one of them is clearly the best; nothing otherwise."""
    if len(plays) < 2:
        return ()
    for deals in (GLANCE, QUICK):
        if _gap(analyst.assess(decided, deals, rng, plays)) < LEAST_GAP:
            return ()
    one = analyst.assess(decided, LONG, rng, plays)
    if _gap(one, SURE) < LEAST_GAP:
        return ()
    other = analyst.assess(decided, LONG, rng, plays)
    if _gap(other, SURE) < LEAST_GAP or one[0].action != other[0].action:
        return ()
    again = {play.action: play.chance for play in other}
    both = [replace(play, chance=(play.chance + again[play.action]) / 2) for play in one]
    return tuple(sorted(both, key=lambda play: -play.chance))


def _gap(plays: Sequence[Assessed], sure: float = 0.0) -> float:
    if len(plays) < 2:
        return 0.0
    return min(plays[0].chance - play.chance - sure * play.doubt for play in plays[1:])


def _weighed(match: Match, analyst: Analyst, decided: Decided, rng: Random) -> tuple[Weighed, ...]:
    """What every play promises, if one is clearly the best and the signs show it; nothing otherwise."""
    numbers = {action: at for at, action in enumerate(numbered(match))}
    groups = _assessing(match.game).alike(decided.view, decided.choices)
    alike = {action: group for group in groups for action in group}
    deals = [match.game.imagine(decided.view, rng) for _ in range(SIGNS_DEALS)]
    weighed = tuple(
        Weighed(
            plays=tuple(sorted(numbers[action] for action in alike[play.action])),
            chance=round(play.chance, 3),
            signs=_signs(match.game, deals, decided.seat, play.action, rng),
        )
        for play in clear_cut(analyst, decided, [group[0] for group in groups], rng)
    )
    return weighed if weighed and explained(weighed) else ()


def _puzzle(match: Match, recipe: Recipe, seat: Seat, weighed: tuple[Weighed, ...], rng: Random) -> Puzzle:
    actions = numbered(match)
    numbers = {action: at for at, action in enumerate(actions)}
    return Puzzle(
        seats=recipe.seats,
        seed=recipe.seed,
        options=recipe.options,
        entries=tuple((entry.seat or 0, numbers[entry.action]) for entry in match.entries),
        seat=seat,
        weighed=weighed,
        rating=_difficulty(match, seat, [actions[play] for play in weighed[0].plays], rng),
    )


def explained(plays: Sequence[Weighed]) -> bool:
    """Whether the signs show the best play to be the best."""
    best, *others = (play.signs["own"] - play.signs["theirs"] for play in plays)
    return best > max(others)


def _signs(game: AnyGame, deals: Sequence[Any], seat: Seat, action: Any, rng: Random) -> dict[str, int]:
    """How rounds end after this play, on imagined deals."""
    assessing = _assessing(game)
    played = [game.apply(deal, seat, action, 0, FastDice(rng))[0] for deal in deals]
    number = assessing.rounds(deals[0])
    ends = played_out(game, assessing, played, number, rng, SIGNS_BOLDNESS)
    ended = [assessing.signs(state, number, seat) for state in ends]
    return {name: round(sum(sign[name] for sign in ended) / len(ended)) for name in ended[0]}


def _difficulty(match: Match, seat: Seat, right: Sequence[Any], rng: Random) -> int:
    """Its rating, from how many of those who are asked solve it."""
    solved: float = sum(_answer(match, seat, level, rng) in right for level in LEVELS)
    glance = _assessing(match.game).likely([(match.game.imagine(match.view(seat), rng), seat)])[0]
    solved += STRONG * sum(chance for play, chance in zip(*glance, strict=True) if play in right)
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


def collected(game: AnyGame, count: int, processes: int, kept: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
    """The kept ones, and more until there are so many, few of them easy, in the order of their matches."""
    yield from kept
    found, easy = len(kept), sum(puzzle.rating < EASY for puzzle in kept)
    seeds = {puzzle.seed for puzzle in kept}
    if found >= count:
        return
    with get_context("spawn").Pool(processes) as pool:
        tasks = ((game.id, number) for number in range(10**9))
        for puzzle in pool.imap(_searched, tasks):
            if puzzle is None or puzzle.seed in seeds:
                continue
            if puzzle.rating < EASY and easy >= EASY_SHARE * count:
                continue
            found += 1
            easy += puzzle.rating < EASY
            yield puzzle
            if found == count:
                return


def again(game: AnyGame, processes: int) -> Iterator[Puzzle]:
    """The shipped puzzles that stand when they are weighed anew."""
    with get_context("spawn").Pool(processes) as pool:
        tasks = ((game.id, puzzle) for puzzle in read_puzzles(game.id).puzzles)
        yield from filter(None, pool.imap(_looked_at_again, tasks))


def _looked_at_again(task: tuple[str, Puzzle]) -> Puzzle | None:
    game, puzzle = task
    return weighed_again(installed_games[game], puzzle)


def main() -> None:
    """Look for puzzles and write them down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument(
        "--again", action="store_true", help="begin with those shipped that stand when weighed anew"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--into", type=Path)
    asked = parser.parse_args()
    game = installed_games[asked.game]
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # each process has one core: more would wait for each other
    kept = tuple(again(game, asked.processes)) if asked.again else ()
    found: list[Puzzle] = []
    for puzzle in collected(game, asked.count, asked.processes, kept):
        found.append(puzzle)
        print(len(found), puzzle.rating, round(puzzle.gap, 3), flush=True)
    found.sort(key=lambda puzzle: puzzle.rating)
    made = f"python -m tools.puzzles {asked.game} --count {asked.count}" + " --again" * asked.again
    folder = Path("src/twofold/games") / game.package.rpartition(".")[2]
    into = asked.into or folder / PUZZLES_FILE
    into.write_bytes(msgspec.json.encode(Collection(game.rules_version, made, tuple(found))) + b"\n")


if __name__ == "__main__":
    main()
