"""A person and bots at a match in the terminal, in real time."""

import asyncio
import signal
import time
from collections.abc import Callable
from contextlib import suppress

from rich.markup import escape

from twofold.bots import BotPlayers
from twofold.cli import screen
from twofold.cli.lines import PlainLines
from twofold.cli.parameters import console
from twofold.cli.picture import Picture
from twofold.engine import Match, Seat
from twofold.texts import REFERENCE, shell

LEAVING = ("SIGINT", "SIGTERM", "SIGHUP")
"""Ctrl-C, being ended, and a window that is closed are ways to leave, like ``q``."""


def on_leaving(leave: Callable[[], object]) -> None:
    """Do this, in the running loop, when this process is told to end."""
    for name in LEAVING:
        # Some systems have no such signal, and only the main thread hears of any.
        with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
            asyncio.get_running_loop().add_signal_handler(getattr(signal, name), leave)


def greeting(picture: Picture) -> list[str]:
    """What is told first, and whenever somebody asks for help."""
    return [sentence for sentence in (picture.legend(), picture.speech(shell("terminal-help"))) if sentence]


class TerminalTable:
    """One human and bots at a match."""

    def __init__(
        self,
        match: Match,
        seat: Seat,
        bots: BotPlayers,
        pace: float,
        bell: bool = False,
        plain: bool = False,
        language: str = REFERENCE,
    ) -> None:
        self._match = match
        self._seat = seat
        self._bots = bots
        self._pace = pace
        self._began = time.monotonic() - match.now / 1000
        self._told = len(match.entries)
        self._left = False
        self._picture = Picture(match, seat, self._now, language)
        whole = not plain and screen.fits()
        self._face = screen.FullScreen(self._picture, bell) if whole else PlainLines(self._picture, bell)

    async def play(self) -> None:
        """Until the match is over or the player leaves."""
        on_leaving(self._leave)
        with self._face.screen():
            self._greet()
            typing = asyncio.create_task(self._face.collect())
            beating = asyncio.create_task(self._picture.live.keep_beat(self._face.beat))
            while not self._over and not self._left and await self._step():
                pass
            self._tell()
            for task in (typing, beating):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        self._face.leave_behind()
        console().print(f"\n{self._farewell()}")

    @property
    def _over(self) -> bool:
        return self._match.over

    def _farewell(self) -> str:
        return self._picture.farewell()

    def _leave(self) -> None:
        self._left = True
        self._face.arriving.put_nowait(None)

    def _greet(self) -> None:
        for sentence in greeting(self._picture):
            self._face.say(sentence)

    async def _step(self) -> bool:
        """Wait for whatever comes first: a typed line, a bot, or the end of the time."""
        self._tell()
        self._face.show_if_new()
        await asyncio.to_thread(self._think)
        try:
            typed = await (self._scripted_line() if self._face.scripted else self._typed_line())
        except TimeoutError:
            self._let_time_pass()
            return True
        return typed is not None and self._take(*typed)

    def _think(self) -> None:
        self._bots.think(self._now())

    async def _typed_line(self) -> tuple[float, str] | None:
        """What a person types before something else is due."""
        due = self._next_due()
        wait = None if due is None else max(0.0, self._began + due / 1000 - time.monotonic())
        return await asyncio.wait_for(self._face.arriving.get(), wait)

    async def _scripted_line(self) -> tuple[float, str] | None:
        """The next line of a script, when the table waits for it; until then time passes without waiting."""
        if self._seat in self._match.waiting_for:
            line = await self._face.arriving.get()
            return line and (time.monotonic(), line[1])
        if (due := self._next_due()) is not None:
            self._began = min(self._began, time.monotonic() - due / 1000)
        raise TimeoutError

    def _now(self, monotonic: float | None = None) -> int:
        elapsed = (time.monotonic() if monotonic is None else monotonic) - self._began
        return max(self._match.now, int(elapsed * 1000))

    def _next_due(self) -> int | None:
        """The match time of the next thing that happens without the player."""
        dues = [] if self._match.deadline is None else [self._match.deadline]
        if first := self._bots.first():
            # A bot that names no time of its own moves at the table's pace.
            paced = self._match.now + int(self._pace * 1000)
            dues.append(paced if first[1].due <= self._match.now else first[1].due)
        return min(dues, default=None)

    def _let_time_pass(self) -> None:
        """A plan or the deadline has come due."""
        now, deadline, first = self._now(), self._match.deadline, self._bots.first()
        if first and (deadline is None or first[1].due < deadline):
            self._bots.act(first[0], max(first[1].due, self._match.now))
        elif deadline is not None and now >= deadline:
            self._match.expire(now)

    # ---- What the player types

    def _take(self, arrived: float, line: str) -> bool:
        """Do what the line says; false when the player leaves."""
        match line.strip().lower():
            case "":
                pass
            case "q" | "quit":
                return False
            case "?" | "help":
                self._list_choices()
            case "t" | "table":
                self._face.show()
            case "r" | "rules":
                self._face.read(self._match.game.guide(self._picture.speech.language))
            case _:
                self._act(line, self._now(arrived))
        return True

    def _act(self, line: str, at: int) -> None:
        before = len(self._match.entries)
        if refusal := self._picture.take(line, at):
            self._face.say(f"[yellow]{escape(self._picture.refused(refusal))}[/]")
        elif len(self._match.entries) == before:
            self._face.say(f"{self._picture.asked()}?")

    def _list_choices(self) -> None:
        self._greet()
        if choices := self._picture.choices():
            typed = escape(", ".join(choices))
            self._face.say(self._picture.speech(shell("terminal-may-type", choices=typed)))

    def _tell(self) -> None:
        """Say what has happened since the last time."""
        for told, sentence in self._picture.happened_since(self._told):
            self._face.say(sentence, told)
        self._told = len(self._match.entries)
        self._face.refresh()
