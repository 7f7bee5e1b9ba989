"""What the log of a match gives and a story must tell: for each round that can be chosen, texts in order."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

from twofold.engine import Match
from twofold.games.dualis.events import RoundScored, TrickWon
from twofold.replays import SavedMatch, refold

Figures = Iterator[list[str]]


def figures_of(saved: SavedMatch, names: Sequence[str]) -> Figures:
    """The figures of a match; games that tell all at once give one list."""
    return FIGURES[saved.header.game](refold(saved), names)


def dualis(match: Match, names: Sequence[str]) -> Figures:
    """Each round's result, then its tricks: who won them, under which trump, and how all stood at the end."""
    told: list[str] = []
    for event in (told.event for happened in match.events for told in happened):
        if isinstance(event, TrickWon):
            trump = "No trump" if event.trump is None else f"{event.trump.name.capitalize()} is trump"
            told += [trump, f"{names[event.seat]} wins it"]
        elif isinstance(event, RoundScored):
            result = event.result
            sides = zip(result.scores, result.tricks, result.coins, strict=True)
            scores = [f"{signed(score)} {tricks} tricks, {coins} coins" for score, tricks, coins in sides]
            standing = [
                f"{tricks} / {coins}" for tricks, coins in zip(result.tricks, result.coins, strict=True)
            ]
            yield [f"Round {event.round}", *map(singular, scores), "Trick by trick", *told, *standing]
            told = []


def signed(score: int) -> str:
    """A score as the page writes it."""
    return f"+{score}" if score > 0 else str(score).replace("-", "\u2212")


def singular(words: str) -> str:
    """One trick, one coin."""
    return words.replace(" 1 tricks", " 1 trick").replace(", 1 coins", ", 1 coin")


def uno_duo(match: Match, names: Sequence[str]) -> Figures:
    """Who went out in each round, what that cost, and how many cards were left."""
    told: list[str] = []
    for result in match.state.results:
        other = 1 - result.winner
        points = "1 point" if result.points[other] == 1 else f"{result.points[other]} points"
        told.append(f"{names[result.winner]} goes out; {names[other]} is charged {points}.")
    yield told


def duos(match: Match, names: Sequence[str]) -> Figures:
    """How many pairs every two players had in common, the most first."""
    alike: dict[str, int] = statistics(match)["alike"]
    ranked = sorted(alike.items(), key=lambda pair: -pair[1])
    yield [
        f"{names[int(one)]} & {names[int(other)]} {common} pairs in common"
        for (one, other), common in ((pair.split("-"), common) for pair, common in ranked)
    ]


def duple(match: Match, names: Sequence[str]) -> Figures:
    """Every race: its category, who won it with what, and what else would have counted, in order."""
    told: list[str] = []
    for race in statistics(match)["races"]:
        told.append("Any word" if race["category"] == "No category" else race["category"])
        if race["winner"] is None:
            told.append("Nobody found a word")
        else:
            told += [
                names[race["winner"]],
                race["word"].upper(),
                f"after {race['milliseconds'] / 1000:.1f} s",
            ]
        told += [word.upper() for word in race["could_have_said"] if word.upper() != race["word"].upper()]
    yield told


def duet(match: Match, names: Sequence[str]) -> Figures:
    """How tight every performance was, round by round."""
    told: list[str] = []
    performances: list[dict[str, Any]] = statistics(match)["performances"]
    for number, round_ in groupby(performances, key=lambda performance: performance["round"]):
        told.append(f"Round {number}")
        for performance in round_:
            rating = performance["rating"]
            if rating is not None:
                told.append(f"{names[performance['seat']]} Ø {round(rating['mean'])} ms")
                told.append(f"spread {round(rating['spread'])} ms")
    yield told


def statistics(match: Match) -> dict[str, Any]:
    """The figures of the game's own that come with a result."""
    assert match.outcome
    return match.outcome.statistics


FIGURES: dict[str, Callable[[Match, Sequence[str]], Figures]] = {
    "dualis": dualis,
    "uno-duo": uno_duo,
    "duos": duos,
    "duple": duple,
    "duet": duet,
}
