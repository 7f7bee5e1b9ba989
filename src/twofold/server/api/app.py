"""The application: HTTP, WebSocket and pages around one runtime."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from twofold.engine import Refusal
from twofold.server.api.addresses import host_of, payer_of
from twofold.server.api.asking import asker_of
from twofold.server.api.middleware import SecurityMiddleware
from twofold.server.api.previews import RoomPreviews
from twofold.server.api.routes import handlers
from twofold.server.api.static import show_page
from twofold.server.api.websocket import MOST_BYTES, table_socket
from twofold.server.cluster import Cluster
from twofold.server.config import Config
from twofold.server.metrics import REGISTRY
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import Health, Problem
from twofold.server.runtime import Runtime
from twofold.server.store import Store, StoreDown

AnyRequest = Request[Any, Any, Any]

VERSION = version("twofold")
ON_THIS_MACHINE = ("127.0.0.1", "::1")
FORWARDED = frozenset(("x-forwarded-for", "forwarded", "via"))
"""Headers of proxies, which ask for others."""

log = logging.getLogger("twofold.api")


@get("/health")
async def health(runtime: NamedDependency[Runtime]) -> Response[Health]:
    """Whether this server can store moves."""
    database = "postgresql" if runtime.store.shared else "sqlite"
    try:
        await runtime.store.check()
    except StoreDown:
        return Response(Health("failing", VERSION, database), status_code=503)
    return Response(Health("ok", VERSION, database))


@get("/metrics", include_in_schema=False, media_type=CONTENT_TYPE_LATEST, sync_to_thread=False)
def metrics(request: AnyRequest) -> bytes:
    """Figures for Prometheus, on this machine alone: that of the writes tells of secret choices."""
    address = request.client.host if request.client else ""
    if payer_of(address) not in ON_THIS_MACHINE or not FORWARDED.isdisjoint(request.headers):
        raise NotFoundException
    return generate_latest(REGISTRY)


@get("/api/schema", include_in_schema=False, media_type="application/json", sync_to_thread=True)
def show_schema() -> bytes:
    """This server's OpenAPI document, WebSocket messages and games included."""
    from twofold.server.api.schema import encoded_document  # noqa: PLC0415 - it describes this application

    return encoded_document()


def turned_down(request: AnyRequest, error: TurnedDown) -> Response[Problem]:  # noqa: ARG001
    """The answer to what the table says no to."""
    return _problem(error.refusal, error.status)


def store_down(request: AnyRequest, error: StoreDown) -> Response[Problem]:  # noqa: ARG001
    """The answer while the database cannot be reached."""
    return _problem(no.NOT_STORED, 503)


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Problem]:  # noqa: ARG001
    """The answer to bodies that are nested beyond all measure."""
    return _problem(no.NOT_UNDERSTOOD, 400)


def unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:  # noqa: ARG001
    """The answer to what should not have happened. The request is not told: its address may be a secret."""
    log.error("a request failed in an unexpected way", exc_info=error)
    return _problem(no.FAILED, 500)


def http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:  # noqa: ARG001
    """The answer to requests that cannot be read, and to addresses that lead nowhere."""
    if error.status_code == 404:
        return _problem(no.NOTHING_HERE, 404)
    if error.status_code == 413:
        return _problem(no.TOO_BIG, 413)
    reasons = [str(each.get("message")) for each in error.extra or [] if isinstance(each, dict)]
    reason = "; ".join([error.detail, *reasons])[:500]
    return _problem(no.unreadable_request(reason), error.status_code)


def _problem(refusal: Refusal, status: int) -> Response[Problem]:
    return Response(Problem(refusal.rule, refusal.reason), status_code=status, media_type="application/json")


def application(
    config: Config, runtime: Runtime | None = None, *, describes_itself: bool = False
) -> Litestar:
    """The application without its middleware; one that describes itself has Litestar's pages, too."""
    kept = runtime or Runtime(config, Store(config.database))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.runtime = kept
        app.state.previews = RoomPreviews(kept.rooms)
        await kept.start()
        cluster = Cluster(kept)
        await cluster.start()
        try:
            yield
        finally:
            await cluster.stop()
            await kept.stop()

    return Litestar(
        route_handlers=[*handlers, table_socket, health, metrics, show_schema, show_page],
        dependencies={
            "runtime": Provide(runtime_of, sync_to_thread=False),
            "asker": Provide(asker_of, sync_to_thread=False),
        },
        exception_handlers={
            TurnedDown: turned_down,
            StoreDown: store_down,
            RecursionError: too_deep,
            HTTPException: http_error,
            Exception: unexpected,
        },
        openapi_config=OpenAPIConfig(title="Twofold", version=VERSION) if describes_itself else None,
        request_max_body_size=MOST_BYTES,
        lifespan=[lifespan],
        logging_config=None,
    )


def runtime_of(state: State) -> Runtime:
    """The runtime that handlers ask."""
    runtime: Runtime = state.runtime
    return runtime


def secured(config: Config, runtime: Runtime | None = None) -> SecurityMiddleware:
    """The application with its middleware."""
    app = application(config, runtime)
    names = (*config.public_names, host_of(config.public_url))
    return SecurityMiddleware(app, config.origins, config.limits, names)
