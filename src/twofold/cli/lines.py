"""A table of plain lines: printed from top to bottom, for pipes, screen readers and small windows."""

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import DummyHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.patch_stdout import patch_stdout
from rich.markup import escape

from twofold.cli.parameters import console, print_page
from twofold.cli.picture import Picture
from twofold.cli.wrapping import broken
from twofold.engine import Told
from twofold.texts import shell

CLOCK_S = 0.5
"""How often the clock in the prompt is looked at."""


class PlainLines:
    """What happens, line by line, and the player's lines: from a terminal with editing, or from a pipe."""

    def __init__(self, picture: Picture, bell: bool = False) -> None:
        self.arriving: asyncio.Queue[tuple[float, str] | None] = asyncio.Queue()
        """Every line with its monotonic time; ``None`` when the input ends."""

        self._picture = picture
        self._bell = bell
        self._asked = picture.asked()
        self._shown: object = None
        self._out = console()
        self._session = _session(picture.live.keys, self._arrive) if sys.stdin.isatty() else None

    @property
    def scripted(self) -> bool:
        """Whether the lines come from a pipe or file instead of a person at a keyboard."""
        return self._session is None

    # ---- What the table tells

    def screen(self) -> AbstractContextManager[None]:
        """While this is open, what is printed appears above the prompt."""
        return patch_stdout(raw=True) if self._session else nullcontext()

    def say(self, sentence: str, told: Told | None = None) -> None:  # noqa: ARG002
        """Print a sentence; what is printed cannot be taken back, whatever it told."""
        self._out.print(sentence)

    def read(self, markdown: str) -> None:
        """Print a page."""
        print_page(markdown)

    def show(self) -> None:
        """Print the table, or what a script would not see above the prompt."""
        if staged := self._picture.live.text():
            if self.scripted:
                self._out.print(staged)
            return
        self._out.print()
        self._out.print(self._picture.table())
        if self.scripted and (clock := self._picture.clock()):
            self._out.print(self._picture.speech(shell("terminal-time", clock=clock)))

    def show_if_new(self) -> None:
        """Print the table when the player's turn comes or the question changes, not whenever others move."""
        match, seat = self._picture.match, self._picture.seat
        staged = self._picture.live.text()
        turn = seat in match.waiting_for
        asked = (len(match.entries) if staged else 0, self._picture.asked(), self._picture.choices())
        if (turn or staged) and asked != self._shown:
            self.show()
        self._shown = asked if turn or staged else None

    def refresh(self) -> None:
        """Show the prompt anew; what was half typed for another question is not kept for this one."""
        changed = self._picture.asked() != self._asked
        self._asked = self._picture.asked()
        if not self._session or not self._session.app.is_running:
            return
        typed = self._session.default_buffer
        if changed and typed.text:
            dropped = typed.text
            typed.reset()
            self.say(self._picture.unsent(dropped))
        self._session.app.invalidate()

    def beat(self) -> None:
        """Show the prompt anew, and ring the bell if the player wants to hear it."""
        self.refresh()
        if self._session and self._bell:
            self._session.app.output.bell()
            self._session.app.output.flush()

    def leave_behind(self) -> None:
        """All of it is on the screen already."""

    # ---- What the player types

    async def collect(self) -> None:
        """Take lines until the input ends or is broken off."""
        with suppress(EOFError, KeyboardInterrupt):
            while True:
                self._arrive(await self._next())
        self.arriving.put_nowait(None)

    def _arrive(self, line: str) -> None:
        self.arriving.put_nowait((time.monotonic(), line))

    async def _next(self) -> str:
        if self._session:
            typed: str = await self._session.prompt_async(
                self._shown_prompt, refresh_interval=CLOCK_S, handle_sigint=False
            )
            return typed
        line = await line_of(sys.stdin)
        if not line:
            raise EOFError
        return line.rstrip("\r\n")

    def _prompt(self) -> str:
        clock = self._picture.clock()
        asked = f"{self._picture.asked()} ({clock})" if clock else self._picture.asked()
        return f"{self._picture.live.text()}[bold]{escape(asked)}>[/] "

    def _shown_prompt(self) -> ANSI:
        """Broken between words, so that what is typed follows the end of the question."""
        assert self._session is not None
        width = self._session.app.output.get_size().columns
        return ANSI("\n".join(broken(self._prompt().rstrip(), width - 1)) + " ")


async def line_of(source: TextIO) -> str:
    """The next line, without holding anybody up who leaves before it comes."""
    loop = asyncio.get_running_loop()
    line: asyncio.Future[str] = loop.create_future()

    def hand_over(text: str) -> None:
        if not line.done():
            line.set_result(text)

    def read() -> None:
        text = source.readline()
        with suppress(RuntimeError):  # the table may be closed by now
            loop.call_soon_threadsafe(hand_over, text)

    threading.Thread(target=read, daemon=True).start()
    return await line


def _session(
    keys: Callable[[], Mapping[str, str]] | None, press: Callable[[str], None]
) -> PromptSession[str]:
    if keys is None:
        return PromptSession()
    return PromptSession(key_bindings=acting_keys(keys, press), erase_when_done=True, history=DummyHistory())


def acting_keys(keys: Callable[[], Mapping[str, str]], press: Callable[[str], None]) -> KeyBindings:
    """A key that stands for a line acts at once, unless a line has been begun; none begins with a space."""
    bindings = KeyBindings()

    @bindings.add(Keys.Any)
    def _pressed(event: KeyPressEvent) -> None:
        begun = event.current_buffer.text
        line = None if begun else keys().get(event.data)
        if line is not None:
            press(line)
        elif begun or not event.data.isspace():
            event.current_buffer.insert_text(event.data)

    return bindings
