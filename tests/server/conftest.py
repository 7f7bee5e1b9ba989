"""Fixtures of the server's tests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.running import Server, running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server on a SQLite file of its own."""
    async with running(str(tmp_path / "twofold.sqlite3")) as started:
        yield started
