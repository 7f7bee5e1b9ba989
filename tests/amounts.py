"""How much of it a test tries: little on every change, all of it where ``TWOFOLD_LONG`` is set."""

import os


def amount(short: int, long: int) -> int:
    """The number of cases: ``long`` if the environment variable ``TWOFOLD_LONG`` is set, else ``short``."""
    return long if os.environ.get("TWOFOLD_LONG") else short
