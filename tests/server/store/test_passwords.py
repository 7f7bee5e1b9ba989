"""A PostgreSQL that asks for a password, which holds what would mean something else in an address."""

import asyncio
from urllib.parse import quote

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.postgres import Postgres
from tests.server.running import PATIENCE
from twofold.server.store import Store
from twofold.server.store.engines import shown

PASSWORD = "p@ss/w:rd?#%"
USER = "guarded"


async def asks_for_it(address: str) -> bool:
    """Whether this user is refused without the password."""
    try:
        await (await asyncpg.connect(address, password="another")).close()
    except asyncpg.InvalidPasswordError:
        return True
    return False


@pytest.fixture
async def guarded(postgresql: Postgres) -> str:
    """The address of an empty database, without the password that it asks for."""
    address = postgresql.new_database()
    owner = await asyncpg.connect(address)
    if not await owner.fetchval("SELECT 1 FROM pg_roles WHERE rolname = $1", USER):
        await owner.execute(f"CREATE ROLE {USER} LOGIN PASSWORD '{PASSWORD}'")
        postgresql.guard(USER)
    await owner.execute(f"GRANT ALL ON SCHEMA public TO {USER}")
    await owner.close()
    theirs = address.replace("twofold@", f"{USER}@")
    async with asyncio.timeout(PATIENCE):
        while not await asks_for_it(theirs):
            await asyncio.sleep(0)
    return theirs


@pytest.mark.parametrize("apart", [True, False])
async def test_any_password_opens_the_database_apart_from_its_address_or_encoded_in_it(
    guarded: str, apart: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = guarded
    if apart:
        monkeypatch.setenv("PGPASSWORD", PASSWORD)
    else:
        address = guarded.replace(USER, f"{USER}:{quote(PASSWORD, safe='')}")
    store = Store(address)
    await store.start()
    listening = await asyncpg.connect(store.address)
    await listening.close()
    await store.stop()
    assert PASSWORD not in shown(store.engine.url)
    assert quote(PASSWORD, safe="") not in shown(store.engine.url)
