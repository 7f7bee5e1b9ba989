"""Configuration of a server: by flags, by environment, or not at all."""

import os
import secrets
from pathlib import Path

from msgspec import Struct, field
from platformdirs import user_data_path

from twofold.analysis import DEALS
from twofold.engine import TwofoldError
from twofold.server.table.settings import RoomSettings
from twofold.texts import shell

DATA_DIR_VARIABLE = "TWOFOLD_DATA_DIR"
DATABASE_FILE = "twofold.sqlite3"


class Limits(Struct, frozen=True):
    """What one address may do; 0 means: as much as it likes."""

    requests_per_minute: int = 600
    """Of everything but the files that pages are made of."""

    tables_per_minute: int = 30
    codes_per_minute: int = 20
    sockets: int = 200
    """WebSockets at once."""

    connections: int = 300
    """Connections of any kind at once; proxies that are trusted may have more."""

    messages_per_second: int = 1_000
    """Over all its WebSockets; three times as many at once."""

    files_per_minute: int = 6_000
    checks_per_minute: int = 120
    """Of health, each of which writes to the disk."""

    practice_per_minute: int = 120
    """Moves of practice, to each of which bots think of an answer."""

    results_per_minute: int = 20
    """Of today's deal, for the table of the day's players."""


class UnusableFolder(TwofoldError):
    """A folder in which nothing can be kept."""


UNLIMITED = Limits(**dict.fromkeys(Limits.__struct_fields__, 0))


def new_room_settings() -> RoomSettings:
    """The usual times and limits, for a server of its own."""
    return RoomSettings(node=secrets.token_hex(6))


class Config(Struct, frozen=True):
    """Everything that can be chosen about a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """``postgresql://…`` or the path of a SQLite file; empty: a file in the user's data directory."""

    origins: tuple[str, ...] = ()
    """Other pages that may talk to this server, like ``https://cards.example``."""

    public_names: tuple[str, ...] = ()
    """Names under which people reach this server, besides this machine's own; ``*``: any."""

    public_url: str = ""
    """Where people reach this server, like ``https://cards.example``: pictures of links come from there."""

    trusted_proxies: str = "127.0.0.1"
    """The proxies that are believed when they say who the client is."""

    connections: int = 10_000
    """How many there may be in all, and never more than the system allows; 0: only what it allows."""

    request_seconds: float = 15.0
    """A request has arrived, head and body, so long after its connection was made or the last one answered,
    or the connection ends; 0: whenever it likes."""

    books: dict[str, Path] = {}
    """By game: a file of what every match inherits, like the precedents of Duple."""

    books_grow: bool = False
    """Whether what tables decide is written into those files."""

    without_connection_limits: bool = False
    """Whether to serve with a uvicorn whose connections cannot be limited."""

    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 0.6
    """How long a bot may think; less than its pace, so that its pace tells nothing."""

    analysis_deals: int = DEALS
    """How many deals are imagined for each decision of a match that is analysed."""

    retry_seconds: float = 0.25
    poll_seconds: float = 1.0
    limits: Limits = Limits()
    rooms: RoomSettings = field(default_factory=new_room_settings)


def data_dir(chosen: str | Path | None = None) -> Path:
    """Where files are kept: as chosen, as the environment says, or where the system keeps such things."""
    given = chosen or os.environ.get(DATA_DIR_VARIABLE)
    path = Path(given) if given else user_data_path("twofold", appauthor=False)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnusableFolder(
            shell("terminal-no-folder", path=str(path), problem=str(error.strerror))
        ) from error
    return path


def database_in(folder: Path) -> str:
    """The SQLite file in a data directory."""
    return str(folder / DATABASE_FILE)
