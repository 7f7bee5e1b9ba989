"""How much of it a test tries: little on every change, all of it where ``TWOFOLD_LONG`` is set."""

import os
from collections.abc import Sequence
from typing import TypeVar

Case = TypeVar("Case")


def amount(short: int, long: int) -> int:
    """The number of cases: ``long`` if the environment variable ``TWOFOLD_LONG`` is set, else ``short``."""
    return long if os.environ.get("TWOFOLD_LONG") else short


def some(cases: Sequence[Case], short: int) -> Sequence[Case]:
    """The cases to try: all of them if ``TWOFOLD_LONG`` is set, else the first ``short``."""
    return cases[: amount(short, len(cases))]
