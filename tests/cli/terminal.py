"""A terminal in which a command runs, and a person who types what it asks for."""

import os
import sys
from collections.abc import Mapping
from select import select
from subprocess import Popen
from types import TracebackType

import pytest

from tests.server.running import PATIENCE


class Terminal:
    """`twofold` in a terminal of 80 columns."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        termios = pytest.importorskip("termios")
        self._keys, screen = os.openpty()
        termios.tcsetwinsize(screen, (24, 80))
        plain: Mapping[str, str] = {"TERM": "dumb", "PROMPT_TOOLKIT_NO_CPR": "1"}
        self._running = Popen(
            (sys.executable, "-m", "twofold", *arguments, "--language", "en"),
            stdin=screen,
            stdout=screen,
            stderr=screen,
            env={**os.environ, **plain, **environment},
        )
        os.close(screen)
        self._shown = b""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self._running.kill()
        self._running.wait()
        os.close(self._keys)

    def until(self, text: str) -> str:
        """What is shown until this is."""
        while text.encode() not in self._shown:
            ready, _, _ = select([self._keys], [], [], PATIENCE)
            assert ready, self._shown.decode()
            self._shown += os.read(self._keys, 1024)
        before, _, self._shown = self._shown.partition(text.encode())
        return before.decode()

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self._keys, keys.encode())

    def ended(self) -> int:
        """The exit code, once it has ended."""
        return self._running.wait(PATIENCE)
