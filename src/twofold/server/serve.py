"""Running the server: address, garbage collection, and an end that loses nothing."""

import asyncio
import contextlib
import gc
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from litestar.types import ASGIApp

from twofold.engine import TwofoldError
from twofold.server.api.app import secured
from twofold.server.api.garbage import QuietMomentMiddleware, collect_in_steps
from twofold.server.api.static import pages
from twofold.server.api.websocket import MOST_BYTES
from twofold.server.config import Config
from twofold.server.log import set_up, unhandled
from twofold.server.runtime import Runtime
from twofold.server.store import Store
from twofold.texts import shell

log = logging.getLogger("twofold.serve")

SHUTDOWN_SECONDS = 5
STUCK_MS = 30_000
SWITCH_SECONDS = 0.0005
"""How long a busy thread may keep the interpreter to itself while the thread that writes waits for it."""


class PortTaken(TwofoldError):
    """Somebody else listens there already."""


class NoConnectionLimits(TwofoldError):
    """The installed uvicorn is not one whose connections can be limited."""


class NotStarted(TwofoldError):
    """Something failed before anybody could come."""


def serve(config: Config, ready: Callable[[int], None] | None = None) -> None:
    """Serve until interrupted; ``ready`` is told the port once connections are accepted."""
    set_up()
    store = Store(config.database)
    store.claim()
    try:
        with _listener(config) as listener:
            _serve_from(store, listener, config, ready)
    finally:
        store.release()


def _serve_from(
    store: Store, listener: socket.socket, config: Config, ready: Callable[[int], None] | None
) -> None:
    app = QuietMomentMiddleware(secured(config, Runtime(config, store)))
    server = uvicorn.Server(uvicorn_config(config, app))
    with (
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner,
    ):
        runner.run(store.start())  # before all else: what is wrong with it is told in one line
        allow_connections(config.connections)
        pages()  # read and compressed before anybody comes
        gc.disable()
        sys.setswitchinterval(SWITCH_SECONDS)
        runner.run(_serve(server, listener, ready))


def _listener(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux gives up connections that take nothing for so long
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK_MS)
    try:
        listener.bind((config.host, config.port))
    except OSError as error:
        listener.close()
        port, host, problem = str(config.port), config.host, str(error.strerror)
        raise PortTaken(shell("terminal-port-taken", port=port, host=host, problem=problem)) from error
    return listener


def websocket_protocol(config: Config) -> Any:
    """The short way between uvicorn's WebSockets and tables, on which what arrives is counted."""
    try:
        from twofold.server.api.uvicorn_transport import UvicornTransport  # noqa: PLC0415 - it may not fit
    except (ImportError, AttributeError) as error:
        return _uvicorns_own(config, error)
    return UvicornTransport


def http_protocol(config: Config) -> Any:
    """HTTP with a door in front."""
    try:
        from twofold.server.api.uvicorn_http import http_behind_a_door  # noqa: PLC0415 - it may not fit
    except (ImportError, AttributeError) as error:
        return _uvicorns_own(config, error)
    return http_behind_a_door(config)


def _uvicorns_own(config: Config, error: Exception) -> str:
    """Uvicorn's own choice of a protocol, which has no limits; raises unless it may be taken."""
    if not config.without_connection_limits:
        raise NoConnectionLimits(shell("terminal-no-connection-limits", problem=str(error))) from error
    log.warning("uvicorn is not as expected (%s): connections have no limits", error)
    return "auto"


def allow_connections(connections: int) -> None:
    """Have the system allow so many connections and what else is open, as far as it lets us."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections * 4 // 3 + 1
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def uvicorn_config(config: Config, app: ASGIApp) -> uvicorn.Config:
    """How uvicorn runs the application: no compression of frames, no pings of its own, no access log."""
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        http=http_protocol(config),
        ws=websocket_protocol(config),
        ws_max_size=2 * MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        server_header=False,
        access_log=False,
        log_config=None,
        forwarded_allow_ips=config.trusted_proxies,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        backlog=4096,
    )


async def _serve(
    server: uvicorn.Server, listener: socket.socket, ready: Callable[[int], None] | None
) -> None:
    asyncio.get_running_loop().set_exception_handler(unhandled)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    collecting = asyncio.create_task(collect_in_steps())
    if server.started and ready:
        ready(listener.getsockname()[1])
    await serving
    collecting.cancel()
    if not server.started and server.lifespan.should_exit:
        raise NotStarted(shell("terminal-not-started"))
