"""Moments of matches that bots played without a server, and a page that is told them."""

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page

from tests.server.shown import table_shown
from tools.web_fixtures import update
from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.engine import Audience
from twofold.server.protocol.http import SeatShown, Table

WIDE = tuple(letter * 20 for letter in "WMWMWMWM")
"""The longest names that there can be, in the widest letters."""

TOLD = "told"
"""The id of the table that is told."""

OPEN = ("race", "appeal", "trick", "laid", "drawn", "stack")
"""What a view may have lying open; a picture with it is another than one without."""


class Moment(NamedTuple):
    """An update, and the one before it."""

    before: dict[str, Any]
    after: dict[str, Any]

    @property
    def kind(self) -> str:
        """What a picture of it has in it: its phase, what is open, and what led to it."""
        view = self.after["view"]
        is_open = [part for part in OPEN if view.get(part)]
        events = sorted({event["type"] for event in self.after["events"]})
        return " ".join(filter(None, (view.get("phase"), *is_open, "after", *events)))

    @property
    def fullness(self) -> int:
        """How much there is to see."""
        return len(json.dumps([self.after["view"], self.after["events"]]))


def moments(game: str, seats: int, options: dict[str, Any], seed: int) -> list[Moment]:
    """The fullest moment of each kind in one match."""
    fullest: dict[str, Moment] = {}
    for before, after in pairwise(updates(game, seats, options, seed)):
        moment = Moment(before, after)
        known = fullest.get(moment.kind)
        if known is None or known.fullness < moment.fullness:
            fullest[moment.kind] = moment
    return [*fullest.values()]


def updates(game: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[dict[str, Any]]:
    """A match as it is told to somebody who looks on, entry by entry."""
    match = Match.new(game, WIDE[:seats], options=options, seed=seed)
    bots = [make_bot(match.game, "random") for _ in match.seats]
    told = 0
    yield msgspec.to_builtins(update(match, Audience.SPECTATOR, -1, ()))
    for _ in play_out(match, bots, Random(seed)):
        happened = [event for seq, event in match.events_for(Audience.SPECTATOR) if seq > told]
        told = len(match.entries)
        yield msgspec.to_builtins(update(match, Audience.SPECTATOR, told - 1, happened))


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


LINE = """
window.WebSocket = class {
  constructor() {
    window.line = this;
    queueMicrotask(() => this.onopen());
  }
  send() {}
  close() {}
};
"""
"""Instead of a connection: what it hears is what the test says."""


class Told:
    """A page that takes this test for the server of its table."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self._matches = 0
        page.add_init_script(LINE)
        page.goto(f"{address}/t/{TOLD}/screen")
        page.wait_for_function("() => window.line?.onmessage")

    def say(self, *messages: dict[str, Any]) -> None:
        """What the page hears, in this order."""
        heard = "said => said.forEach(data => window.line.onmessage({ data }))"
        self.page.evaluate(heard, [*map(json.dumps, messages)])

    def table(self, shown: Table) -> None:
        """Show a table: what is said of the one before is forgotten."""
        welcome = {"type": "welcome", "protocol": 1, "you": None, "host": False, "lines": []}
        self.say({**welcome, "table": msgspec.to_builtins(shown)})

    def moment(self, moment: Moment) -> None:
        """Show how one picture becomes another."""
        before, after = moment
        self._matches += 1
        still = {"match": f"match {self._matches}", "running": False, "show_at": 0, "now": before["now"]}
        fresh = {**before, **still, "number": 0, "since": -1, "events": []}
        self.say(fresh, {**after, **still, "number": 1, "since": 0})
