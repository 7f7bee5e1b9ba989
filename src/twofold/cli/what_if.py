"""A moment of a saved match, played on in the terminal: with undo, and with what happened then."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import click

from twofold.bots import PracticeStanding, PracticeTable, TimedPractice, time_decides
from twofold.cli.alone import HELP, meant_by, refuse, tell, typed_line
from twofold.cli.parameters import console
from twofold.cli.picture import Picture
from twofold.cli.spoken import speech
from twofold.cli.timed import TimedTable
from twofold.engine import Match, Refused, Seat, Viewer
from twofold.texts import Text, shell

PACE_SECONDS = 0.7
AHEAD = 6
"""So many sentences are told of then, before anything has happened now."""


class WhatIf:
    """One moment, one seat, and what was done from there."""

    def __init__(self, match: Match, at: int, seat: Seat, level: str) -> None:
        self._really = match
        self._at = at
        self._seat = seat
        self._table = PracticeTable(match, at, seat, level)
        self._moves: list[Any] = []
        self._standing = self._table.after(())
        self._picture = self._pictured()

    def play(self) -> None:
        """Until the player leaves: after the end, too, they may go back."""
        names = self._really.header.seats
        tell(self._picture, shell("terminal-what-if", entry=str(self._at), name=names[self._seat]), "bold")
        self._show()
        while (line := typed_line(self._asked())) is not None:
            self._take(line)

    def _pictured(self) -> Picture:
        match = self._standing.match
        return Picture(match, self._seat, lambda: match.now, speech().language)

    def _asked(self) -> str:
        over = self._standing.match.over
        return self._picture.speech(shell("terminal-what-if-over")) if over else self._picture.asked()

    def _take(self, line: str) -> None:
        match line.lower():
            case "undo":
                self._go(self._moves[:-1])
            case "then":
                self._tell_then()
            case told if told in HELP:
                self._help()
            case _:
                self._act(line)

    def _help(self) -> None:
        console().print(self._picture.legend())
        tell(self._picture, shell("terminal-what-if-help"))
        if choices := self._picture.choices():
            tell(self._picture, shell("terminal-may-type", choices=", ".join(choices)))

    def _act(self, line: str) -> None:
        try:
            meant = meant_by(self._picture, line)
        except Refused as refused:
            refuse(self._picture, refused.refusal)
        else:
            if meant is not None:
                self._go([*self._moves, meant])

    def _go(self, moves: Sequence[Any]) -> None:
        """Stand where these moves lead, or say why not."""
        standing = self._table.after(moves)
        if standing.refusal:
            refuse(self._picture, standing.refusal)
            return
        self._moves, self._standing = list(moves), standing
        self._picture = self._pictured()
        self._show()

    def _show(self) -> None:
        self._print(self._sentences(self._standing))
        console().print(self._picture.table())
        if self._standing.match.over:
            console().print(f"\n{self._picture.farewell()}")
            self._tell_then()

    def _sentences(self, standing: PracticeStanding) -> list[str]:
        return self._told(event for glimpse in standing.seen for event in glimpse.events)

    def _tell_then(self) -> None:
        now = sum(len(glimpse.events) for glimpse in (*self._standing.before, *self._standing.seen))
        tell_then(self._picture, self._really, self._at, now)

    def _told(self, events: Iterable[Any]) -> list[str]:
        words, say = self._really.game.words, self._picture.speech
        return [sentence for event in events if (sentence := words.event(event, say))]

    def _print(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            console().print(f"  {sentence}")


class WhatIfInTime:
    """One moment where time decides: it goes on at once, as it did then."""

    def __init__(self, match: Match, at: int, seat: Seat, level: str) -> None:
        self._really = match
        self._at = at
        self._play = TimedPractice(match, at, seat, level)
        self._picture = Picture(self._play.match, seat, lambda: self._play.match.now, speech().language)

    def play(self) -> None:
        """To the end, or until the player leaves."""
        name = self._really.header.seats[self._play.seat]
        tell(self._picture, shell("terminal-what-if", entry=str(self._at), name=name), "bold")
        asyncio.run(TimedTable(self._play, PACE_SECONDS, plain=False, language=speech().language).play())
        tell_then(self._picture, self._really, self._at, len(self._play.seen))


def tell_then(picture: Picture, really: Match, at: int, now: int) -> None:
    """What really happened, as far as has been played now; and how it ended."""
    tell(picture, shell("terminal-what-if-then"), "bold")
    words, say = really.game.words, picture.speech
    events = (event for seq, event in really.events_for(picture.seat) if seq > at)
    sentences = [sentence for event in events if (sentence := words.event(event, say))]
    for sentence in sentences[: max(AHEAD, now)]:
        console().print(f"  {sentence}")
    if outcome := really.outcome:
        names = tuple(really.header.seats[seat] for seat in outcome.winners)
        winners = shell("terminal-winners", count=len(names), names=names)
        console().print(f"  {say(outcome.reason)} {say(winners)}")


def play_on(match: Match, at: int, viewer: Viewer, level: str) -> None:
    """Play a moment on from the viewer's seat; whoever sits nowhere takes the seat that is asked."""
    seat = _seat(match, at, viewer)
    practice = WhatIfInTime if time_decides(match.game) else WhatIf
    practice(match, at, seat, level).play()


def _seat(match: Match, at: int, viewer: Viewer) -> Seat:
    asked = sorted(match.branch(at).waiting_for)
    if not asked:
        raise _impossible(shell("terminal-what-if-nobody", entry=str(at)))
    return viewer if isinstance(viewer, int) else asked[0]


def _impossible(why: Text) -> click.UsageError:
    return click.UsageError(speech()(why))
