"""Structured logs: one JSON object a line, without tokens, links, names or words of anybody."""

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

SAFE = ("game", "level", "status", "method", "node")
"""What may be said besides the message itself; everything else stays inside."""


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
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str = "info") -> None:
    """Log to standard error. Addresses of requests hold secrets, so requests are not logged."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for talkative in ("uvicorn.error", "alembic", "websockets"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
