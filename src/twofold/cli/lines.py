"""What a player types, with the time it arrived, while the table goes on above the prompt."""

import asyncio
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext, suppress

from prompt_toolkit import PromptSession
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import DummyHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.patch_stdout import patch_stdout
from rich.console import Console


class TypedLines:
    """The player's lines: from a terminal with editing, or from a pipe."""

    def __init__(
        self,
        prompt: Callable[[], str],
        keys: Callable[[], Mapping[str, str]] | None = None,
        bell: bool = False,
    ) -> None:
        """The prompt may carry rich's markup. Keys stand for lines; with them, no line is left behind."""
        self.arriving: asyncio.Queue[tuple[float, str] | None] = asyncio.Queue()
        """Every line with its monotonic time; ``None`` when the input ends."""

        self._prompt = prompt
        self._bell = bell
        self._session = _session(keys, self._arrive) if sys.stdin.isatty() else None

    @property
    def scripted(self) -> bool:
        """Whether the lines come from a pipe or file instead of a person at a keyboard."""
        return self._session is None

    def screen(self) -> AbstractContextManager[None]:
        """While this is open, what is printed appears above the prompt."""
        return patch_stdout(raw=True) if self._session else nullcontext()

    def refresh(self) -> None:
        """Show the prompt anew: what is asked may have changed."""
        if self._session and self._session.app.is_running:
            self._session.app.invalidate()

    def beat(self) -> None:
        """Show the prompt anew, and ring the bell if the player wants to hear it."""
        self.refresh()
        if self._session and self._bell:
            self._session.app.output.bell()
            self._session.app.output.flush()

    async def collect(self) -> None:
        """Take lines until the input ends."""
        with suppress(EOFError):
            while True:
                self._arrive(await self._next())
        self.arriving.put_nowait(None)

    def _arrive(self, line: str) -> None:
        self.arriving.put_nowait((time.monotonic(), line))

    async def _next(self) -> str:
        if self._session:
            typed: str = await self._session.prompt_async(lambda: _coloured(self._prompt()))
            return typed
        line: str = await asyncio.to_thread(sys.stdin.readline)
        if not line:
            raise EOFError
        return line


def _session(
    keys: Callable[[], Mapping[str, str]] | None, press: Callable[[str], None]
) -> PromptSession[str]:
    if keys is None:
        return PromptSession()
    return PromptSession(key_bindings=_bindings(keys, press), erase_when_done=True, history=DummyHistory())


def _bindings(keys: Callable[[], Mapping[str, str]], press: Callable[[str], None]) -> KeyBindings:
    """A key that stands for a line acts at once, unless another line has been begun."""
    bindings = KeyBindings()

    @bindings.add(Keys.Any)
    def _pressed(event: KeyPressEvent) -> None:
        line = None if event.current_buffer.text else keys().get(event.data)
        if line is None:
            event.current_buffer.insert_text(event.data)
        else:
            press(line)

    return bindings


def _coloured(markup: str) -> ANSI:
    """Rich's markup as prompt_toolkit takes it."""
    console = Console(force_terminal=True, highlight=False)
    with console.capture() as capture:
        console.print(markup, end="", soft_wrap=True)
    return ANSI(capture.get())
