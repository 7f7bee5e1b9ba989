"""Lines that a player types, each with the time it arrived, while the table goes on above the prompt."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, nullcontext

from prompt_toolkit import PromptSession
from prompt_toolkit.formatted_text import HTML
from prompt_toolkit.patch_stdout import patch_stdout


class TypedLines:
    """The player's lines: from a terminal with editing, or from a pipe."""

    def __init__(self, prompt: Callable[[], str]) -> None:
        self._prompt = prompt
        self._session: PromptSession[str] | None = PromptSession() if sys.stdin.isatty() else None

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

    async def arriving(self) -> AsyncIterator[tuple[float, str]]:
        """Every line with its monotonic time, until the input ends."""
        while True:
            try:
                line = await self._next()
            except EOFError:
                return
            yield time.monotonic(), line

    async def _next(self) -> str:
        if self._session:
            typed: str = await self._session.prompt_async(
                lambda: HTML("<b>{}</b> ").format(self._prompt() + ">")
            )
            return typed
        line: str = await asyncio.to_thread(sys.stdin.readline)
        if not line:
            raise EOFError
        return line
