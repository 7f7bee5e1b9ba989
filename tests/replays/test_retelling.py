"""A log retold: through every viewer's eyes, as they saw it then, and folded only once."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import structs

from tests.server.rooms import state_of
from twofold import Audience, Match, installed_games
from twofold.bots import RandomBot, play_out
from twofold.engine import AnyGame, Entry, Step, Viewer
from twofold.replays import Retelling, believed, eyes_on, read
from twofold.server.jobs import finished_matches
from twofold.server.jobs.finished_matches import Past, export_of
from twofold.server.table.match import StoredEntry, StoredMatch

every_game = pytest.mark.parametrize("game_id", list(installed_games))


def played(game_id: str) -> Match:
    match = Match.new(game_id, installed_games[game_id].seat_counts[0], seed=3)
    for _ in play_out(match, [RandomBot(match.game) for _ in match.seats], Random(3)):
        pass
    return match


def counting(game: AnyGame, calls: list[Any]) -> AnyGame:
    """The game, with a stroke for every time the rules work out what happens."""

    def counted(rule: Callable[..., Any]) -> Callable[..., Any]:
        def ruled(*given: Any) -> Any:
            calls.append(given)
            return rule(*given)

        return ruled

    return replace(game, apply=counted(game.apply), expire=counted(game.expire))


@every_game
def test_every_viewer_is_retold_what_it_saw_then(game_id: str) -> None:
    match = Match.new(game_id, installed_games[game_id].seat_counts[0], seed=3)
    eyes: list[Viewer] = [*match.seats, Audience.SPECTATOR]
    seen = {viewer: [match.view(viewer)] for viewer in eyes}
    for _ in play_out(match, [RandomBot(match.game) for _ in match.seats], Random(3)):
        for viewer in eyes:
            seen[viewer].append(match.view(viewer))
    retelling = Retelling(eyes)
    believed(read(match.lines()), retelling.watch)
    for viewer in eyes:
        frames = retelling.frames(viewer)
        assert [frame.view for frame in frames] == seen[viewer]
        told = [(frame.seq, event) for frame in frames for event in frame.events]
        assert told == list(match.events_for(viewer))


@every_game
def test_a_log_is_proved_and_retold_for_everybody_in_one_fold(game_id: str) -> None:
    match, calls = played(game_id), list[Any]()
    saved = structs.replace(read(match.lines()), game=counting(match.game, calls))
    retelling = Retelling(eyes_on(len(match.seats)))
    again = believed(saved, retelling.watch)
    replays = retelling.replays(again)
    assert len(calls) == len(match.entries)
    assert [replay.viewer for replay in replays] == [*map(str, match.seats), "spectator", "everyone"]
    assert {len(replay.steps) for replay in replays} == {len(match.entries) + 1}


def test_the_server_exports_a_match_in_one_fold(monkeypatch: pytest.MonkeyPatch) -> None:
    match, taken = played("dualis"), list[int]()
    state = state_of(match)
    assert state.play is not None
    entries = tuple(
        StoredEntry(entry.seq, entry.at, entry.seat, msgspec.json.encode(entry.action), noticed, None)
        for entry, noticed in zip(state.play.entries, state.play.noticed, strict=True)
    )

    class CountingPlay(StoredMatch):
        def recorded(self, entry: Entry[Any]) -> Step:
            taken.append(entry.seq)
            return super().recorded(entry)

    monkeypatch.setattr(finished_matches, "StoredMatch", CountingPlay)
    assert "<title>Dualis</title>" in export_of(Past(state, entries, abandoned=False))
    assert taken == list(range(1, len(match.entries) + 1))
