"""``python -m bench.duos``: how well DUOS bots agree, what hints are worth, and getting to know somebody.

The names of some parts, like ``five_matches``, after it: only those.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

from twofold import Audience, Match
from twofold.bots import RandomBot, play_out
from twofold.engine import Bot
from twofold.games.duos import game
from twofold.games.duos.acquaintance import Acquaintance, learned
from twofold.games.duos.association import (
    COMBINED,
    RELATIONS,
    TASTES,
    VECTORS,
    WORDNET,
    Table,
    Taste,
    association,
)
from twofold.games.duos.bots import Easy, Hard, Normal, chances
from twofold.games.duos.cards import DECK_SIZE, Card, Category, face_of
from twofold.games.duos.matching import all_pairs, best_pairs
from twofold.games.duos.state import State, TurnResult, in_common
from twofold.games.duos.view import look

MATCHES = 40
ROUNDS = 6
"""Rounds of the matches in which a Narrator is got to know."""

CONSOLE = Console(stderr=True)
Seated = Callable[[], Sequence[Bot]]


def played(bots: Seated, seed: int, **options: object) -> State:
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


def hard_bots(one: Taste, other: Taste, hints: bool) -> Seated:
    return lambda: (Hard(one, hints), Hard(other, hints))


PARTNERS: dict[str, Seated] = {
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


class Person(NamedTuple):
    """Somebody made up: what the bots are not told of."""

    taste: Taste
    """Mostly one or two ways of thinking: some prefer things of a kind, others things that go together."""

    liking: float
    """How differently they take to traits."""

    unsure: float
    """How much closer or less close two faces seem to them from one time to the next."""

    number: int

    def close(self, category: Category, cards: Sequence[Card], mood: Random | None) -> Table:
        """How close each two cards are to them; without a mood, on average."""
        table = association().table(self.taste, category, cards)
        for i, j in all_pairs(len(cards)):
            likings = (
                Random(f"{self.number} {trait}").gauss(0, self.liking)
                for trait in sorted(face_of(cards[i], category).traits & face_of(cards[j], category).traits)
            )
            mooded = mood.gauss(0, self.unsure) if mood else 0.0
            table[i][j] = table[j][i] = table[i][j] + sum(likings) + mooded
        return table


KINDS = {
    "sure, of one way of thinking": (0.0, 0.0),
    "a little unsure": (0.0, 0.3),
    "a little unsure, with likings": (0.5, 0.3),
}
"""People by how they differ from the model of the bots: in their likings, and from themselves."""

HELD_OUT = 1000
"""The first number of people by whom nothing was chosen."""

TURNS = 7
MEETINGS = 5


def person(number: int, liking: float, unsure: float) -> Person:
    rng = Random(f"person {number}")
    shares = [rng.gammavariate(0.5, 1.0) for _ in RELATIONS]
    whole = sum(COMBINED.weight(relation) for relation in RELATIONS)
    taste = Taste(*(whole * share / sum(shares) for share in shares))
    return Person(taste, liking, unsure, number)


def five_matches(people: int = 2 * MATCHES) -> Iterator[str]:
    """People met in five matches: pairs guessed in a sixth, knowing none of them, one, all, or the person."""
    yield "| people | as strangers | after one match | after five | rise | at best |"
    yield "|---|---|---|---|---|---|"
    everybody: list[Guessed] = []
    for name, (liking, unsure) in KINDS.items():
        numbers = range(HELD_OUT, HELD_OUT + people)
        shown = track(numbers, name, transient=True, console=CONSOLE)
        met = [_guessed_of(person(number, liking, unsure)) for number in shown]
        yield f"| {name} {_row(met)}"
        everybody += met
    yield f"| all of them {_row(everybody)}"


class Guessed(NamedTuple):
    """Of one person: the pairs guessed a turn."""

    stranger: float
    after_one: float
    after_five: float
    best: float


def _row(met: Sequence[Guessed]) -> str:
    """The means, and by how much the agreement has risen, its interval by the people."""
    stranger, after_one, after_five, best = map(interval, zip(*met, strict=True))
    before, after = (fmean(column) for column in zip(*((each[0], each[2]) for each in met), strict=True))
    rise = after / before - 1
    off = [(each.after_five - (1 + rise) * each.stranger) / before for each in met]
    half = 1.96 * stdev(off) / sqrt(len(off))
    return f"| {stranger} | {after_one} | {after_five} | {rise:+.0%} ± {half:.0%} | {best} |"


def _guessed_of(somebody: Person) -> Guessed:
    """What is guessed of somebody in the match after the last meeting."""
    *former, last = (_boards(somebody, meeting) for meeting in range(MEETINGS + 1))
    stranger, after_one, after_five = (
        fmean(_agreed(_known(former[:count]), turn) for turn in last) for count in (0, 1, MEETINGS)
    )
    best = fmean(
        in_common(best_pairs(somebody.close(turn.category, turn.cards, None)), turn.boards[0])
        for turn in last
    )
    return Guessed(stranger, after_one, after_five, best)


def _known(matches: Sequence[Sequence[TurnResult]]) -> Acquaintance:
    """What is learned of somebody in these matches."""
    known = Acquaintance()
    for turn in chain(*matches):
        known = learned(known, turn, turn.boards[0])
    return known


def _boards(somebody: Person, meeting: int) -> list[TurnResult]:
    """The turns of a match and what they chose in them."""
    rng = Random(f"match {somebody.number} {meeting}")
    turns = []
    for number in range(TURNS):
        category, cards = list(Category)[number % 2], tuple(rng.sample(range(DECK_SIZE), 12))
        board = best_pairs(somebody.close(category, cards, rng))
        turns.append(TurnResult(0, category, cards, (board,), (), (0,)))
    return turns


def _agreed(known: Acquaintance, turn: TurnResult) -> int:
    """As `hard` guesses a Narrator's pairs: those that are likely."""
    return in_common(best_pairs(chances(known.table(turn.category, turn.cards))), turn.boards[0])


PARTS = {
    "partners": partners,
    "with_easy": with_easy,
    "levels": levels,
    "getting_to_know": getting_to_know,
    "meeting_again": meeting_again,
    "five_matches": five_matches,
}


if __name__ == "__main__":
    for name in sys.argv[1:] or PARTS:
        for line in PARTS[name]():
            print(line, flush=True)
        print()
