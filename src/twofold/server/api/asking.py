"""What the handlers of requests about tables share: who asks, about which table, and how it may go wrong."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter

from twofold.server.api.matches import problems
from twofold.server.runtime import Runtime
from twofold.server.tokens import digest

TableId = Annotated[str, PathParameter(max_length=64, description="The secret of the table's link.")]
AnyRequest = Request[Any, Any, Any]
TheRuntime = NamedDependency[Runtime]

FOR_ANYONE = problems(404, 409, 503)
FOR_SOME = problems(401, 403, 404, 409, 413, 503)


def bearer_of(request: AnyRequest) -> str:
    """The token that came with a request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def token_of(request: AnyRequest) -> str:
    """The digest of the token that came with a request."""
    return digest(bearer_of(request))
