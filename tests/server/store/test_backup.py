"""Backups: of either database, into either; and what is none is refused with a sentence."""

import asyncio
import contextlib
import hashlib
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.server.running import running, take_turns
from tests.server.store.test_store import change, move, opened
from tests.spoiling import spoilt
from twofold.engine import Header
from twofold.server.store import Store
from twofold.server.store.backup import BadBackup, End, back_up, restore
from twofold.server.table import changes
from twofold.server.table.effects import SaveClock


async def test_a_backup_of_either_database_is_restored_into_the_other(database: str, tmp_path: Path) -> None:
    file, copy = tmp_path / "backup.jsonl", str(tmp_path / "copy.sqlite3")
    async with running(database) as server:
        seats = await server.playing()
        async with seats[0].player() as ada, seats[1].player() as ben:
            for player in (ada, ben):
                await player.hear("update")
            await take_turns(server, [ada, ben], 6)
        match = (await seats[0].post("abandon"))["match"]
        log = (await server.http.get(f"/api/matches/{match}/log")).text
        assert await back_up(database, file)
    assert await restore(copy, file)
    async with running(copy) as server:
        assert (await server.http.get(f"/api/matches/{match}/log")).text == log
    with pytest.raises(BadBackup, match="already"):
        await restore(copy, file)


@pytest.mark.parametrize("harm", ["", "cut", "changed", "nonsense"])
async def test_a_backup_that_is_not_whole_is_refused(tmp_path: Path, harm: str) -> None:
    source, file = str(tmp_path / "source.sqlite3"), tmp_path / "backup.jsonl"
    store = Store(source)
    await store.start()
    await store.open_table("t", 1, (opened(),), opened().code)
    await store.stop()
    await back_up(source, file)
    lines = file.read_text().splitlines(keepends=True)
    harmed = {
        "": lines,
        "cut": lines[:-1],
        "changed": [lines[0].replace("ABC", "XBC"), *lines[1:]],
        "nonsense": ["x"],
    }
    file.write_text("".join(harmed[harm]))
    if harm:
        with pytest.raises(BadBackup):
            await restore(str(tmp_path / "copy.sqlite3"), file)
    else:
        assert await restore(str(tmp_path / "copy.sqlite3"), file) == 2


@pytest.fixture(scope="module")
def backed_up(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of a backup with rows of every kind, without the last."""
    folder = tmp_path_factory.mktemp("backup")

    async def lines() -> list[str]:
        store = Store(str(folder / "source.sqlite3"))
        await store.start()
        await store.open_table("t", 1, (opened(),), opened().code)
        header = Header("m", "uno-duo", 1, {}, ("Ada", "Ben"), "00" * 32)
        begun = changes.MatchStarted(header, (0, 1), None, "00" * 32)
        await store.commit([change(2, begun), move(1, "0:a")], [SaveClock("m", 10)])
        await store.stop()
        await back_up(store.database, folder / "backup.jsonl")
        return (folder / "backup.jsonl").read_text("utf-8").split("\n")[:-2]

    return asyncio.run(lines())


@given(st.data())
@settings(max_examples=amount(30, 1_000), suppress_health_check=list(HealthCheck))
def test_a_backup_that_was_tampered_with_is_taken_or_refused_with_a_sentence_bug(
    backed_up: list[str], tmp_path: Path, data: st.DataObject
) -> None:
    """Its digest was made anew."""
    file, copy = tmp_path / "backup.jsonl", tmp_path / "copy.sqlite3"
    rows = "".join(line + "\n" for line in data.draw(spoilt(backed_up))).encode()
    end = msgspec.json.encode(End(len(backed_up), hashlib.sha256(rows).hexdigest()))
    file.write_bytes(rows + end + b"\n")
    with contextlib.suppress(BadBackup):
        asyncio.run(restore(str(copy), file))
    copy.unlink(missing_ok=True)
