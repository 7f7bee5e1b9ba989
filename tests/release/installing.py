"""Building and installing as a stranger would, only from the cache of packages that is there."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements.lock"
BIN = Path(sys.executable).parent
"""Where the tests' own uv and Node are."""


def uv(*arguments: str | Path, within: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run uv; gives how it ended and what it said."""
    command = [BIN / "uv", *arguments]
    return subprocess.run(command, cwd=within, check=False, text=True, capture_output=True)


def done(process: subprocess.CompletedProcess[str]) -> None:
    """What was run went well."""
    assert process.returncode == 0, process.stdout + process.stderr


def new_environment(folder: Path) -> Path:
    """An environment of this Python with nothing in it; gives where its commands are."""
    done(uv("venv", "--python", sys.executable, folder))
    return folder / "bin"


def stranger() -> dict[str, str]:
    """The variables of somebody who knows nothing of this repository."""
    return {name: text for name, text in os.environ.items() if not name.startswith(("PYTHON", "TWOFOLD"))}


@contextmanager
def serving(command: list[str], within: Path, variables: Mapping[str, str]) -> Iterator[str]:
    """A server that was installed, until the end of the block; gives its address as the server says it."""
    with (
        (within / "log").open("w") as log,
        subprocess.Popen(
            command, cwd=within, env=dict(variables), stdout=subprocess.PIPE, stderr=log, text=True
        ) as process,
    ):
        assert process.stdout
        said = process.stdout.readline()
        found = re.search(r"http://\S+(?=/)", said)
        assert found, said + (within / "log").read_text()
        try:
            yield found[0]
        finally:
            process.terminate()
            process.stdout.read()
            assert process.wait() in (0, -signal.SIGTERM), (within / "log").read_text()
