"""A process in which bots of the test server think: ``python -m tests.browser.bots``.

They think as ever, and race with people as ever. What they do slowly so that people can follow takes no time.
"""

from contextlib import ExitStack
from unittest.mock import patch

from twofold.server.bots.worker import main

DRAWS_AND_VOTES = {"twofold.games.duple.bots.PACE": (0, 0)}
RACES_AMONG_THEM = {f"twofold.games.duple.{module}.AT_LAST": 700 for module in ("hurrying", "bots")}

if __name__ == "__main__":
    with ExitStack() as changed:
        for name, pace in (DRAWS_AND_VOTES | RACES_AMONG_THEM).items():
            changed.enter_context(patch(name, pace))
        main()
