"""Writes matches down in words: ``tests/transcripts/<game>/*.txt``, reviewed as diffs.

A transcript starts with what it plays (``# seats: 4`` and so on); the rest follows from that. Running this
module writes every transcript anew; the tests compare.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.text import Text

from twofold import Audience, Match, installed_games
from twofold.bots import make_bot, play_out
from twofold.engine import AnyGame, Form, Viewer
from twofold.texts import figure
from twofold.texts.speech import Speech

FOLDER = Path(__file__).parent.parent / "tests" / "transcripts"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
MOST_LINES = 200


def headings(text: str) -> dict[str, str]:
    """What a transcript says of itself: its lines ``# name: value``."""
    lines = [line[2:] for line in text.splitlines() if line.startswith("# ")]
    return dict(line.split(": ", 1) for line in lines if ": " in line)


def written(game: AnyGame, text: str) -> str:
    """The transcript that these headings ask for."""
    asked = headings(text)
    options = dict(pair.split("=", 1) for pair in asked.get("options", "").split())
    names = NAMES[: int(asked["seats"])]
    match = Match.new(game, names, options=options, seed=int(asked["seed"]))
    levels = asked.get("bots", "random").split(",")
    bots = [make_bot(game, levels[seat % len(levels)]) for seat in match.seats]
    lines = [line for line in text.splitlines() if line.startswith("# ")]
    lines += _body(match, play_out(match, bots, Random(0)), int(asked["moves"]), int(asked["tables"]))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _body(match: Match, moves: Iterator[Any], most: int, every: int) -> Iterator[str]:
    yield from _tables(match)
    for number, seat in zip(range(1, most + 1), moves, strict=False):
        entry = match.entries[-1]
        who = "Time" if seat is None else match.header.seats[seat]
        did = "runs out" if seat is None else match.game.words.action(entry.action)
        yield f"{number:>3}. {entry.at / 1000:.2f}s {who}: {did}"
        yield from _events(match)
        if number % every == 0 and not match.over:
            yield from _tables(match)
    if outcome := match.outcome:
        winners = " and ".join(match.header.seats[seat] for seat in outcome.winners)
        scores = ", ".join(figure(score, "g") for score in outcome.scores)
        yield f"The end. {outcome.reason} Won by {winners}; scores {scores}."


def _events(match: Match) -> Iterator[str]:
    names = match.header.seats
    for told in match.events[-1]:
        sentence = plain(match.game.words.event(told.event, Speech(names=names)))
        if sentence:
            audience = "" if told.to is None else f"({' and '.join(names[seat] for seat in told.to)} only) "
            yield f"     {audience}{sentence}"


def _tables(match: Match) -> Iterator[str]:
    viewers: list[Viewer] = [*match.seats, Audience.SPECTATOR]
    for viewer in viewers:
        choices = () if isinstance(viewer, Audience) else match.choices(viewer)
        name = "a spectator" if isinstance(viewer, Audience) else match.header.seats[viewer]
        yield f"--- as {name} sees it"
        yield from plain(
            match.game.words.table(match.view(viewer), choices, Speech(names=match.header.seats))
        ).splitlines()
        if choices:
            yield f"may: {_listed(match, choices)}"
    yield "---"


def _listed(match: Match, choices: Sequence[Any]) -> str:
    say = match.game.words.action
    return ", ".join(f"<{choice.hint}>" if isinstance(choice, Form) else say(choice) for choice in choices)


def plain(markup: str) -> str:
    """The text without its colours."""
    return Text.from_markup(markup).plain


def main() -> None:
    """Write every transcript anew."""
    for path in sorted(FOLDER.glob("*/*.txt")):
        path.write_text(written(installed_games[path.parent.name], path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
