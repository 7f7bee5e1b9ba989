"""Serving tables to browsers, and keeping what was played.

The server is imported only when it is wanted: every other command starts without it.
"""

import asyncio
import ipaddress
import os
import socket
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import click
from msgspec.structs import replace

from twofold.cli.parameters import OptionParameter, console, file_argument
from twofold.cli.spoken import SpokenCommand, language_option, option, speech
from twofold.texts import shell

EVERYWHERE = ("0.0.0.0", "::")

database_option = option(
    "--database",
    envvar="TWOFOLD_DATABASE",
    says=shell("terminal-option-database"),
)
data_dir_option = option(
    "--data-dir",
    envvar="TWOFOLD_DATA_DIR",
    type=click.Path(file_okay=False, path_type=Path),
    says=shell("terminal-option-data-dir"),
)


def _public_url(_context: click.Context, _parameter: click.Parameter, value: str) -> str:
    """An address as it can stand before a path; nothing if none is given."""
    if not value:
        return ""
    try:
        scheme, host, path, query, fragment = urlsplit(value)
    except ValueError:
        scheme = host = path = query = fragment = ""
    if scheme not in ("http", "https") or not host or path not in ("", "/") or query or fragment:
        problem = shell("terminal-not-of-form", value=repr(value), form="https://cards.example")
        raise click.BadParameter(speech()(problem))
    return f"{scheme}://{host}"


@click.command(cls=SpokenCommand, says=shell("terminal-command-serve"))
@option(
    "--host", envvar="TWOFOLD_HOST", default="0.0.0.0", show_default=True, says=shell("terminal-option-host")
)
@option(
    "--port",
    envvar="TWOFOLD_PORT",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    says=shell("terminal-option-port"),
)
@option("--no-browser", envvar="TWOFOLD_NO_BROWSER", is_flag=True, says=shell("terminal-option-no-browser"))
@database_option
@data_dir_option
@option(
    "--origin",
    "origins",
    envvar="TWOFOLD_ORIGINS",
    multiple=True,
    says=shell("terminal-option-origin"),
)
@option(
    "--public-name",
    "public_names",
    envvar="TWOFOLD_PUBLIC_NAMES",
    multiple=True,
    says=shell("terminal-option-public-name"),
)
@option(
    "--public-url",
    envvar="TWOFOLD_PUBLIC_URL",
    default="",
    callback=_public_url,
    says=shell("terminal-option-public-url"),
)
@option(
    "--trusted-proxies",
    envvar="TWOFOLD_TRUSTED_PROXIES",
    default="127.0.0.1",
    show_default=True,
    says=shell("terminal-option-trusted-proxies"),
)
@option(
    "--connections",
    envvar="TWOFOLD_CONNECTIONS",
    type=click.IntRange(1),
    default=10_000,
    show_default=True,
    says=shell("terminal-option-connections"),
)
@option(
    "--address-connections",
    envvar="TWOFOLD_ADDRESS_CONNECTIONS",
    type=click.IntRange(1),
    default=300,
    show_default=True,
    says=shell("terminal-option-address-connections"),
)
@option(
    "--without-connection-limits",
    envvar="TWOFOLD_WITHOUT_CONNECTION_LIMITS",
    is_flag=True,
    says=shell("terminal-option-without-connection-limits"),
)
@option(
    "--request-seconds",
    envvar="TWOFOLD_REQUEST_SECONDS",
    type=click.FloatRange(0, min_open=True),
    default=15.0,
    show_default=True,
    says=shell("terminal-option-request-seconds"),
)
@option(
    "--bot-workers",
    envvar="TWOFOLD_BOT_WORKERS",
    type=click.IntRange(1),
    default=None,
    says=shell("terminal-option-bot-workers"),
)
@option(
    "--book",
    "books",
    envvar="TWOFOLD_BOOKS",
    type=OptionParameter("game=file"),
    multiple=True,
    says=shell("terminal-option-books"),
)
@option("--books-grow", envvar="TWOFOLD_BOOKS_GROW", is_flag=True, says=shell("terminal-option-books-grow"))
@language_option
def serve(
    host: str,
    port: int,
    no_browser: bool,
    database: str | None,
    data_dir: Path | None,
    origins: tuple[str, ...],
    public_names: tuple[str, ...],
    public_url: str,
    trusted_proxies: str,
    connections: int,
    address_connections: int,
    without_connection_limits: bool,
    request_seconds: float,
    bot_workers: int | None,
    books: tuple[tuple[str, str], ...],
    books_grow: bool,
) -> None:
    """Serve tables to the browsers of this machine and network."""
    from twofold.server.config import Config, Limits  # noqa: PLC0415
    from twofold.server.serve import serve as run  # noqa: PLC0415

    config = Config(
        host=host,
        port=port,
        database=_database(database, data_dir),
        origins=origins,
        public_names=(*public_names, host),
        public_url=public_url,
        trusted_proxies=trusted_proxies,
        connections=connections,
        without_connection_limits=without_connection_limits,
        request_seconds=request_seconds,
        books={game: Path(file) for game, file in books},
        books_grow=books_grow,
        limits=Limits(connections=address_connections),
    )
    if bot_workers:
        config = replace(config, bot_workers=bot_workers)

    def ready(actual_port: int) -> None:
        address = _address(host, actual_port)
        _announce(host, address)
        if not no_browser:
            webbrowser.open(_page_of_the_host(address, actual_port))

    run(config, ready)


@click.command(cls=SpokenCommand, says=shell("terminal-command-backup"))
@file_argument(dir_okay=False)
@database_option
@data_dir_option
@language_option
def backup(file: Path, database: str | None, data_dir: Path | None) -> None:
    """Write all tables and matches to FILE, while the server runs or not."""
    from twofold.server.store.backup import back_up  # noqa: PLC0415

    rows = asyncio.run(back_up(_database(database, data_dir), file))
    console().print(speech()(shell("terminal-backed-up", rows=rows, file=str(file))))


@click.command("restore", cls=SpokenCommand, says=shell("terminal-command-restore"))
@file_argument(exists=True, dir_okay=False)
@database_option
@data_dir_option
@language_option
def restore_command(file: Path, database: str | None, data_dir: Path | None) -> None:
    """Read a backup from FILE into an empty database."""
    from twofold.server.store.backup import restore  # noqa: PLC0415

    rows = asyncio.run(restore(_database(database, data_dir), file))
    console().print(speech()(shell("terminal-restored", rows=rows, file=str(file))))


def _database(database: str | None, folder: Path | None) -> str:
    from twofold.server.config import data_dir, database_in  # noqa: PLC0415

    return database or database_in(data_dir(folder))


def _address(host: str, port: int) -> str:
    """Where the tables are for everybody who can reach them."""
    return f"http://{_address_for_others() if host in EVERYWHERE else host}:{port}"


def _page_of_the_host(address: str, port: int) -> str:
    """The page to open here, which must know how others reach it: to "localhost" nobody can be invited.

    It is told so behind ``#share=``, and believes it only of addresses in private networks.
    """
    host = address.removeprefix("http://").removesuffix(f":{port}")
    try:
        private = ipaddress.ip_address(host).is_private
    except ValueError:
        private = False
    return f"http://localhost:{port}/#share={address}" if private else f"{address}/"


def _announce(host: str, address: str) -> None:
    """Say where the tables are, with a QR code for phones."""
    say = speech()
    console().print(say(shell("terminal-served", address=f"[bold]{address}/[/]")))
    if host in EVERYWHERE and not os.environ.get("CI"):
        console().print(say(shell("terminal-served-phones")))
        import segno  # noqa: PLC0415

        segno.make(address).terminal(compact=True)
    console().print(say(shell("terminal-served-end")))


def _address_for_others() -> str:
    """This machine's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return "localhost"
        address: str = probe.getsockname()[0]
        return address
