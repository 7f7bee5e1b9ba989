"""Asking a server from the terminal."""

from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from twofold.engine import TwofoldError
from twofold.texts import Text, shell

SECONDS = 10.0


def asked(server: str, path: str, body: Any = None, token: str = "", method: str | None = None) -> Any:
    """What the server answers; raises if it turns the request down or cannot be reached.

    ``method``: GET if nothing is named and there is no body, and POST with one.
    """
    content = None if body is None else msgspec.json.encode(body)
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    try:
        with urlopen(Request(server + path, content, headers, method=method), timeout=SECONDS) as answer:
            return msgspec.json.decode(answer.read())
    except HTTPError as error:
        raise TwofoldError(_reason(error.read())) from error
    except (URLError, OSError, ValueError) as error:
        raise unreachable(server) from error


def unreachable(server: str) -> TwofoldError:
    """There is no answer from this server."""
    return TwofoldError(shell("terminal-room-unreachable", server=server))


def _reason(answer: bytes) -> Text | str:
    from twofold.server.protocol.http import Problem  # noqa: PLC0415  # only who asks one loads the server

    return msgspec.json.decode(answer, type=Problem).reason
