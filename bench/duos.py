"""``python -m bench.duos``: how well DUOS bots agree, what hints are worth, and getting to know somebody."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import track

from twofold import Audience, Match
from twofold.bots import RandomBot, play_out
from twofold.engine import Bot
from twofold.games.duos import game
from twofold.games.duos.association import COMBINED, TASTES, VECTORS, WORDNET, Taste
from twofold.games.duos.bots import Easy, Hard, Normal
from twofold.games.duos.state import State, TurnResult, in_common
from twofold.games.duos.view import look

MATCHES = 40
ROUNDS = 6
"""Rounds of the matches in which a Narrator is got to know."""

CONSOLE = Console(stderr=True)
Table = Callable[[], Sequence[Bot]]


def played(bots: Table, seed: int, **options: object) -> State:
    """The end of a match."""
    seated = bots()
    match = Match.new(game, len(seated), seed=seed, options=options)
    for _ in play_out(match, seated, Random(seed)):
        pass
    state: State = match.state
    return state


def interval(figures: Sequence[float]) -> str:
    """The mean and its 95 % interval."""
    half = 1.96 * stdev(figures) / sqrt(len(figures))
    return f"{fmean(figures):.2f} ± {half:.2f}"


def random_bots() -> Sequence[Bot]:
    return RandomBot(game), RandomBot(game)


def hard_bots(one: Taste, other: Taste, hints: bool) -> Table:
    return lambda: (Hard(one, hints), Hard(other, hints))


PARTNERS: dict[str, Table] = {
    "two random choosers": random_bots,
    "vectors only and WordNet only, no hints": hard_bots(VECTORS, WORDNET, hints=False),
    "vectors only and WordNet only, hints": hard_bots(VECTORS, WORDNET, hints=True),
    "vectors only and combined, no hints": hard_bots(VECTORS, COMBINED, hints=False),
    "vectors only and combined, hints": hard_bots(VECTORS, COMBINED, hints=True),
    "WordNet only and combined, no hints": hard_bots(WORDNET, COMBINED, hints=False),
    "WordNet only and combined, hints": hard_bots(WORDNET, COMBINED, hints=True),
}


def partners() -> Iterator[str]:
    """Two partners: pairs in common a turn, and turns won of nine."""
    yield "| two `hard` partners | pairs in common a turn | turns won of 9 |"
    yield "|---|---|---|"
    for name, bots in PARTNERS.items():
        ends = [played(bots, seed) for seed in track(range(MATCHES), name, transient=True, console=CONSOLE)]
        common = [in_common(*turn.boards) for end in ends for turn in end.history]
        yield f"| {name} | {interval(common)} | {interval([end.scores[0] for end in ends])} |"


def levels() -> Iterator[str]:
    """One bot of each level at a table of four, seats changing."""
    makers: dict[str, Callable[[], Bot]] = {
        "random": lambda: RandomBot(game),
        "easy": Easy,
        "normal": Normal,
        "hard": Hard,
    }
    yield "| level | points, one of each at the table | points, two normal and two hard |"
    yield "|---|---|---|"
    mixed = _points(["random", "easy", "normal", "hard"], makers)
    equals = _points(["normal", "normal", "hard", "hard"], makers)
    for level in makers:
        yield f"| {level} | {interval(mixed[level])} | {interval(equals[level]) if level in equals else ''} |"


def with_easy() -> Iterator[str]:
    """How readable the easy bot is for a partner: pairs in common a turn, and turns won of nine."""
    makers: dict[str, Callable[[], Bot]] = {"easy": Easy, "normal": Normal, "hard": Hard}
    yield "| the partner of an `easy` bot | pairs in common a turn | turns won of 9 |"
    yield "|---|---|---|"
    for level, make in makers.items():
        ends = [
            played(lambda make=make: [Easy(), make()], seed)  # type: ignore[misc]
            for seed in track(range(MATCHES), level, transient=True, console=CONSOLE)
        ]
        common = [in_common(*turn.boards) for end in ends for turn in end.history]
        yield f"| {level} | {interval(common)} | {interval([end.scores[0] for end in ends])} |"


def _points(names: Sequence[str], makers: dict[str, Callable[[], Bot]]) -> dict[str, list[float]]:
    points: dict[str, list[float]] = {name: [] for name in names}
    for seed in track(range(MATCHES), ", ".join(names), transient=True, console=CONSOLE):
        order = Random(seed).sample(list(names), len(names))
        end = played(lambda order=order: [makers[name]() for name in order], seed)  # type: ignore[misc]
        for name, score in zip(order, end.scores, strict=True):
            points[name].append(score)
    return points


def getting_to_know() -> Iterator[str]:
    """A Narrator of one taste, guessed by `normal` and `hard` in the first rounds and in the last."""
    yield f"| the Narrator's taste | normal | hard, rounds 1 and 2 | hard, rounds 5 and {ROUNDS} |"
    yield "|---|---|---|---|"
    for name, taste in TASTES.items():
        turns = [
            (number, turn)
            for seed in track(range(MATCHES // 3), name, transient=True, console=CONSOLE)
            for number, turn in enumerate(_narrated(taste, seed))
        ]
        normal = [in_common(turn.boards[0], turn.boards[1]) for _, turn in turns]
        early = [in_common(turn.boards[0], turn.boards[2]) for number, turn in turns if number < 2]
        late = [in_common(turn.boards[0], turn.boards[2]) for number, turn in turns if number >= ROUNDS - 2]
        yield f"| {name} | {interval(normal)} | {interval(early)} | {interval(late)} |"


def _narrated(taste: Taste, seed: int) -> list[TurnResult]:
    """The turns in which the player of this taste narrated."""
    end = played(lambda: (Normal(taste), Normal(), Hard()), seed, rounds=ROUNDS)
    return [turn for turn in end.history if turn.narrator == 0]


def meeting_again() -> Iterator[str]:
    """A Narrator of one taste in the third match with them: with the first two in mind, and without."""
    yield "| the Narrator's taste | hard, no memory | hard, with memory |"
    yield "|---|---|---|"
    for name, taste in TASTES.items():
        alone: list[float] = []
        again: list[float] = []
        for seed in track(range(0, 3 * MATCHES, 3), name, transient=True, console=CONSOLE):
            reminded = Hard()
            for former in (_met(taste, seed, Hard()), _met(taste, seed + 1, Hard())):
                reminded.remember(look(former, Audience.SPECTATOR), {0: 0})
            alone += _understood(_met(taste, seed + 2, Hard()))
            again += _understood(_met(taste, seed + 2, reminded))
        yield f"| {name} | {interval(alone)} | {interval(again)} |"


def _met(taste: Taste, seed: int, hard: Hard) -> State:
    """The end of a match with a player of this taste."""
    return played(lambda: (Normal(taste), Normal(), hard), seed)


def _understood(end: State) -> list[float]:
    """How many of that player's pairs `hard` guessed, turn by turn."""
    return [in_common(turn.boards[0], turn.boards[2]) for turn in end.history if turn.narrator == 0]


if __name__ == "__main__":
    for part in (partners, with_easy, levels, getting_to_know, meeting_again):
        for line in part():
            print(line)
        print()
