"""What holds for all tests."""

import os
from collections import Counter

import pytest
from hypothesis import settings

from tests.amounts import amount
from twofold.server.processes import on_one_core

os.environ["TWOFOLD_LANGUAGE"] = "en"
"""Tests read English, whatever the machine speaks."""

os.environ.update(on_one_core())
"""More tests run at a time than there are cores: threads within one would only wait for each other."""

settings.register_profile("twofold", deadline=None, print_blob=True, derandomize=not amount(0, 1))
settings.load_profile("twofold")
"""No case fails because the machine is busy, nor by chance: ``make test-long`` looks for new ones."""


COVERING = ("tests/engine/", "tests/games/", "tests/conformance/")
"""The tests that have to cover the engine and the games, but for those that are marked as uncovered.

Those that play at random or for long cover little that others do not, and would take twice as long."""


COMPILING = "docs/learning.md"
"""What it shows is compiled by other tests anyway: it is read where they run."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """No two tests have one name: run in parallel, all but the first of them would silently be left out."""
    for item in items:
        if item.nodeid.startswith(COMPILING):
            item.add_marker(pytest.mark.xdist_group("compiled"))
        if item.nodeid.startswith(COVERING) and not item.get_closest_marker("uncovered"):
            item.add_marker("covering")
    twice = [name for name, times in Counter(item.nodeid for item in items).items() if times > 1]
    if twice:
        raise pytest.UsageError(f"Several tests are called {', '.join(twice)}.")


def pytest_collection_finish(session: pytest.Session) -> None:
    """What a group shares is dear: were it spread, every process would make it again, and nobody be told."""
    if not getattr(session.config.option, "loadgroup", False):
        return
    for item in session.items:
        if item.get_closest_marker("xdist_group") and "@" not in item.nodeid.rpartition("]")[2]:
            raise pytest.UsageError(f"pytest-xdist does not keep the group of {item.nodeid} together.")
