"""The real table server for browser tests: ``python -m tests.browser.server FOLDER [PORT]``.

Without a port it takes a free one. It prints its port once it accepts connections. Bots act fast; no limits
slow anybody down.
"""

import sys
from pathlib import Path

from twofold.server.config import UNLIMITED, Config, database_in
from twofold.server.serve import serve
from twofold.server.table.timing import RoomSettings

BOT_PACE = 30
"""Milliseconds between a bot's moves."""


def main(folder: str, port: str = "0") -> None:
    """Serve until ended."""
    config = Config(
        port=int(port),
        database=database_in(Path(folder)),
        bot_workers=1,
        bot_seconds=0.05,
        limits=UNLIMITED,
        rooms=RoomSettings(node="test", bot_pace=BOT_PACE),
    )
    serve(config, ready=lambda port: print(port, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
