"""Analyses over HTTP: begun by whoever asks first, told how far they are, kept."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.running import PATIENCE, Server, running
from twofold.server.jobs import analysis
from twofold.server.jobs.analysis import Work
from twofold.server.processes import Progress
from twofold.server.protocol.analysis import AnalysisShown


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server whose analyses imagine little."""
    async with running(str(tmp_path / "analysed.sqlite3"), analysis_deals=1) as server:
        yield server


async def played(server: Server, game: str, seats: int, **options: object) -> str:
    """A match that was played to its end."""
    host = await server.open_table(game, seats, bots=seats - 1, options=options)
    async with host.player() as ada:
        match: str = (await host.post("start", {}))["match"]
        assert (await server.http.get(f"/api/matches/{match}/analysis")).status_code == 409
        await ada.hear("update")
        while not ada.last["outcome"]:
            await ada.until(lambda update: 0 in update["waiting_for"] or update["outcome"])
            if not ada.last["outcome"]:
                assert (await ada.act())["type"] == "ack"
                await ada.hear("update")
    return match


async def analysed(server: Server, match: str) -> tuple[list[Any], Any]:
    """What was told until it was there, and the analysis."""
    told = []
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await server.http.get(f"/api/matches/{match}/analysis")
            assert answer.status_code == 200, answer.text
            told.append(answer.json())
            if told[-1]["analysis"]:
                return told, told[-1]["analysis"]


async def test_a_match_is_analysed_once_and_the_way_there_is_told(server: Server) -> None:
    match = await played(server, "dualis", 3, short=True)
    told, analysis = await analysed(server, match)
    assert [step["done"] for step in told] == sorted(step["done"] for step in told)
    assert told[-1]["done"] == told[-1]["total"] > 0
    assert analysis["match"] == match
    assert len(analysis["players"]) == 3
    again, same = await analysed(server, match)
    assert len(again) == 1
    assert same == analysis


def test_how_long_it_will_take_is_told_once_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "time", SimpleNamespace(monotonic=lambda: 110.0))
    assert Work().shown() == AnalysisShown(0, 0)
    assert Work(progress=Progress(0, 80), began=100.0).shown() == AnalysisShown(0, 80)
    assert Work(progress=Progress(20, 80), began=100.0).shown() == AnalysisShown(20, 80, 30.0)


async def test_what_cannot_be_analysed_is_turned_down(server: Server) -> None:
    assert (await server.http.get("/api/matches/nothing/analysis")).json()["rule"] == "TABLE-25"
