"""Servers to be measured, each a process of its own."""

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

START = """
import sys
from twofold.server.config import Config, Limits
from twofold.server.room import Customs
from twofold.server.serve import serve
serve(
    Config(port=int(sys.argv[1]), database=sys.argv[2], limits=Limits(0, 0, 0, 0), bot_workers=1,
           customs=Customs(node="bench", moves_per_second=1e6)),
    ready=lambda port: print("ready", flush=True),
)
"""


@contextlib.contextmanager
def twofold_server(folder: Path, port: int) -> Iterator["Process"]:
    """Twofold on a fresh SQLite file, with its usual durability."""
    command = [sys.executable, "-c", START, str(port), str(folder / "load.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield Process(process.pid, f"http://127.0.0.1:{port}")
        finally:
            process.terminate()


class Process:
    """A running server, and what it has used so far."""

    def __init__(self, pid: int, url: str) -> None:
        self._pid = pid
        self.url = url

    @property
    def cpu_seconds(self) -> float:
        """Processor time, user and system."""
        fields = Path(f"/proc/{self._pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory_bytes(self) -> int:
        """Resident memory."""
        return int(Path(f"/proc/{self._pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def wait_until_up(url: str, seconds: float = 20.0) -> None:
    """Until it answers."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(httpx.HTTPError):
            httpx.get(url)
            return
        time.sleep(0.1)
    raise TimeoutError(f"{url} does not answer")
