"""Moments of matches that bots played without a server."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle, pairwise
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from tests.server.shown import table_shown
from tools.web_fixtures import retold, update
from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.engine import Audience, Viewer
from twofold.replays import Replay
from twofold.server.protocol.http import SeatShown, Table
from twofold.server.protocol.people import (
    COLOURS,
    FIGURES,
    Evening,
    Look,
    PersonShown,
    Played,
    Score,
    TitleShown,
)
from twofold.texts import Text

WIDE = tuple(letter * 20 for letter in "WMWMWMWM")
"""The longest names that there can be, in the widest letters."""

LATE = tuple(letter * 20 for letter in "MWMWM")
"""They wait for the next match."""


class Playing(NamedTuple):
    """How a game is played for its pictures."""

    options: Mapping[str, Any] = MappingProxyType({})
    """Make a match short, or let more happen in it; what is seen of it is the same."""

    levels: tuple[str, ...] = ("random",)
    """Who plays it, in turn."""


PLAYED = {
    "uno-duo": Playing({"target": 20}),
    # At random no song ever comes to its end. Here rows are equal or not, and a card or the beat is missed.
    "duet": Playing({"forgiven": 1}, ("easy", "hard")),
}

TITLES: dict[str, tuple[str, dict[str, Any]]] = {
    "dualis": ("title-exact-bid", {"bid": 10}),
    "duet": ("title-steadiest-hand", {"milliseconds": 100}),
    "duple": ("title-fastest-word", {"word": "uncharacteristically", "seconds": 10.5}),
    "uno-duo": ("title-biggest-stack", {"count": 10}),
    "duos": ("title-most-alike", {"common": 40, "possible": 48}),
}
"""What each game remembers people for; here the same two for everything."""

TOLD = "told"
"""The id of the table that is told."""

OPEN = ("race", "appeal", "trick", "laid", "drawn", "stack", "taps")
"""What a view may have lying open; a picture with it is another than one without."""


class Moment(NamedTuple):
    """An update, and the one before it."""

    before: dict[str, Any]
    after: dict[str, Any]

    @property
    def parts(self) -> set[str]:
        """What a picture of it has in it: its phase, what lies open, what may be done, and what led to it."""
        view = self.after["view"]
        phase = view.get("phase", "")
        is_open = {f"{phase} with {part}" for part in OPEN if view.get(part)}
        asked = {f"{phase}, may {choice['type']}" for choice in self.after["choices"]}
        events = {f"after {event['type']}{how(event)}" for event in self.after["events"]}
        return {phase, *is_open, *asked, *events}

    @property
    def kind(self) -> str:
        """In words."""
        return "; ".join(sorted(self.parts))

    @property
    def fullness(self) -> int:
        """How much there is to see."""
        return len(json.dumps([self.after["view"], self.after["events"]]))


def how(event: dict[str, Any]) -> str:
    """How a round came out, where rows are compared or somebody failed: each is another picture."""
    result = event.get("result", {})
    match result:
        case {"fault": {"failing": failing}}:
            return f", {failing}"
        case {"rows": [row, other]}:
            return ", equal" if row == other else ", different"
        case _:
            return ""


@cache
def moments(
    game: str, names: Sequence[str], viewer: Viewer = Audience.SPECTATOR, seed: int = 1
) -> tuple[Moment, ...]:
    """The fullest moments of one match: all that its pictures are made of is in them. Its end comes last."""
    fullest: dict[str, tuple[int, Moment]] = {}
    for before, after in pairwise(updates(game, names, viewer, seed)):
        moment = Moment(before, after)
        fullness = moment.fullness
        for part in moment.parts:
            if part not in fullest or fullest[part][0] < fullness:
                fullest[part] = fullness, moment
    kinds = {moment.kind: moment for _, moment in fullest.values()}.values()
    return tuple(sorted(kinds, key=lambda moment: moment.after["outcome"] is not None))


def updates(game: str, names: Sequence[str], viewer: Viewer, seed: int) -> Iterator[dict[str, Any]]:
    """A match as it is told to somebody, entry by entry."""
    match, moves = begun(game, names, seed)
    told = 0
    yield msgspec.to_builtins(update(match, viewer, -1, ()))
    for _ in moves:
        happened = [each.event for events in match.events[told:] for each in events if each.reaches(viewer)]
        told = len(match.entries)
        yield msgspec.to_builtins(update(match, viewer, told - 1, happened))


def begun(game: str, names: Sequence[str], seed: int) -> tuple[Match, Iterator[Any]]:
    """A match, and the moves that bots will make in it."""
    played = PLAYED.get(game, Playing())
    match = Match.new(game, names, options=played.options, seed=seed)
    bots = [make_bot(match.game, level) for _, level in zip(match.seats, cycle(played.levels), strict=False)]
    return match, play_out(match, bots, Random(seed))


@cache
def replay(game: str, names: Sequence[str], seed: int = 1) -> Replay:
    """The same match once it is over, with everything open."""
    return retold(*begun(game, names, seed))


def table(game: str, names: Sequence[str], phase: str, match: str | None) -> Table:
    """A table at which everybody is a person."""
    seats = tuple(SeatShown(kind="human", name=name, present=True) for name in names)
    return table_shown(
        id=TOLD,
        code="WMWMWM",
        game=game,
        phase=phase,
        seats=seats,
        memory=True,
        watching=1,
        match=match,
        next_match="next",
        commitment="0" * 64,
    )


def room(game: str, names: Sequence[str], waiting: Sequence[str], phase: str, played: int) -> Table:
    """As ``table``, in the middle of an evening: some wait for the next match, and some have been played."""
    people = tuple(
        PersonShown(
            number,
            name,
            Look(number % COLOURS, number % FIGURES),
            present=True,
            seat=number - 1 if number <= len(names) else None,
            host=number == 1,
        )
        for number, name in enumerate((*names, *waiting), start=1)
    )
    shown = table(game, names, phase, "match" if played else None)
    seats = tuple(replace(seat, person=number) for number, seat in enumerate(shown.seats, start=1))
    return replace(shown, seats=seats, people=people, evening=evening(game, len(names), played))


def evening(game: str, people: int, played: int) -> Evening:
    """A score sheet on which everybody has won as often as there is room for, and each game has its title."""
    if not played:
        return Evening()
    everybody = tuple(range(1, people + 1))
    return Evening(
        matches=(Played("match", game, everybody, everybody[:1], "won"),),
        scores=tuple(Score(person, played, played) for person in everybody),
        titles=tuple(
            TitleShown(kind, kind, everybody[:2], Text(f"{kind}/{text}", figures), "match")
            for kind, (text, figures) in TITLES.items()
        ),
    )
