"""The real table server for browser tests: ``python -m tests.browser.server FOLDER [PORT]``.

Without a port it takes a free one. It prints its port once it accepts connections. Bots act fast; no limits
slow anybody down, and nobody has to hurry. Every test is dealt its own cards, and the same whenever it runs.
"""

import sys
from collections import Counter
from contextlib import ExitStack
from functools import partial
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

from twofold.server.bots.pool import BotPool
from twofold.server.config import UNLIMITED, Config, database_in
from twofold.server.serve import serve
from twofold.server.table.settings import RoomSettings

BOT_PACE = 30
"""Milliseconds between a bot's moves."""

STAND_IN_AFTER = 45_000
"""Milliseconds until a bot plays for somebody who is away: a slow machine looks longer than players."""

UNHURRIED = {
    "twofold.games.duple.voting.VOTE_SECONDS": 90,
    "twofold.games.duet.rules.BEAT_LIMIT_MS": 90_000,
}
"""Times that a slow machine needs to look at a page, where players need less."""

UNLIMITED_TRIES = {"twofold.games.duple.racing.TRIES_A_SECOND": 1000}
"""Whoever plays a match by a script knows a word for every race at once."""

THINKING = (sys.executable, "-m", "tests.browser.bots")
"""What starts a process in which bots think."""

TEST = "test"
"""The file in the server's folder that says which test runs."""


class Seeds:
    """Stands in for chance: what it gives follows from the test that runs, and how much it has been given."""

    def __init__(self, test: Path) -> None:
        self._test = test
        self._given: Counter[tuple[str, int]] = Counter()

    def __call__(self, size: int) -> str:
        """So many bytes, in hexadecimal, as `secrets.token_hex` gives them."""
        wanted = self._test.read_text(), size
        self._given[wanted] += 1
        return sha256(f"{wanted} {self._given[wanted]}".encode()).hexdigest()[: 2 * size]


def main(folder: str, port: str = "0") -> None:
    """Serve until ended."""
    config = Config(
        port=int(port),
        database=database_in(Path(folder)),
        bot_workers=1,
        bot_seconds=0.05,
        analysis_deals=1,
        limits=UNLIMITED,
        rooms=RoomSettings(node="test", bot_pace=BOT_PACE, stand_in_after=STAND_IN_AFTER),
    )
    with ExitStack() as changed:
        changed.enter_context(patch("secrets.token_hex", Seeds(Path(folder) / TEST)))
        changed.enter_context(patch("twofold.server.runtime.BotPool", partial(BotPool, command=THINKING)))
        for name, limit in (UNHURRIED | UNLIMITED_TRIES).items():
            changed.enter_context(patch(name, limit))
        serve(config, ready=lambda port: print(port, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
