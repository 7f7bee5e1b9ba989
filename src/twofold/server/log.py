"""Logs: lines of JSON on standard error, in which nobody's words, names, links or tokens are.

What an exception says may quote what somebody sent, so of exceptions their kind and their trace are told:
places in the program, never values.
"""

import asyncio
import errno
import logging
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

SAFE = ("game", "level", "status", "method", "node")
"""What may be said besides the message itself; everything else stays inside."""

log = logging.getLogger("twofold.loop")


class JsonLines(logging.Formatter):
    """A log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in SAFE if name != "level" and hasattr(record, name)}
        if record.exc_info and record.exc_info[1]:
            line["exception"] = trace_of(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def trace_of(error: BaseException) -> str:
    """Where an exception and those before it were raised, and of what kind they are; not what they say."""
    told = [
        "".join(traceback.format_tb(each.__traceback__)) + _kind_of(each)
        for each in reversed([*_chain(error)])
    ]
    return "\nthen:\n".join(told)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An exception, the one that it came from, the one that that came from …"""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _kind_of(error: BaseException) -> str:
    kind = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    number = error.errno if isinstance(error, OSError) else None
    detail = errno.errorcode.get(number or 0) or getattr(error, "sqlite_errorname", None)
    return f"{kind} ({detail})" if detail else kind


def unhandled(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the event loop calls when nobody handles an exception. What it would say itself quotes values."""
    log.error("an error that nobody handled", exc_info=context.get("exception"))


def set_up(level: str = "info") -> None:
    """Log to standard error. Addresses of requests hold secrets, so requests are not logged."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for talkative in ("alembic", "websockets"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns of each client that speaks no HTTP
