"""What holds for all tests."""

from collections import Counter

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """No two tests have one name: run in parallel, all but the first of them would silently be left out."""
    twice = [name for name, times in Counter(item.nodeid for item in items).items() if times > 1]
    if twice:
        raise pytest.UsageError(f"Several tests are called {', '.join(twice)}.")
