"""What becomes of a match at a terminal: left, gone on with, and over."""

from pathlib import Path
from random import Random

import msgspec

from tests.cli.terminal import Terminal
from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.cli.left_match import Left

HAND = "Your hand"
PLAY = ("play", "dualis", "--bots", "random", "--pace", "0", "--name", "Ada")


def left_behind(data: Path) -> dict[str, Left]:
    """What is kept of matches that were left."""
    return msgspec.json.decode((data / "twofold" / "left.json").read_bytes(), type=dict[str, Left])


def nearly_over(data: Path) -> str:
    """A match of Dualis was left one move before its end; gives what to type for that move."""
    match = Match.new("dualis", seats=("Ada", "Bo", "Cleo"), options={"short": True}, seed=1)
    for _ in play_out(match, [make_bot(match.game, "random") for _ in match.seats], Random(1)):
        pass
    last = len(match.entries) - 1
    entry, before = match.entries[last], match.branch(last)
    assert entry.seat is not None
    folder = data / "twofold"
    folder.mkdir()
    kept = {"dualis": Left(entry.seat, "random", list(before.lines()))}
    (folder / "left.json").write_bytes(msgspec.json.encode(kept))
    return match.game.words.action(entry.action)


def test_a_match_that_is_left_at_a_terminal_is_offered_next_time(tmp_path: Path) -> None:
    data = {"XDG_DATA_HOME": str(tmp_path)}
    with Terminal(*PLAY, **data) as terminal:
        terminal.until(HAND)
        terminal.type("q\r")
        terminal.until("It is kept: twofold play dualis goes on with it.")
        assert terminal.ended() == 0
    log = left_behind(tmp_path)["dualis"].log
    with Terminal(*PLAY, **data) as terminal:
        terminal.until("leaves>")
        terminal.type("\r")
        terminal.until(HAND)
        terminal.type("q\r")
        terminal.until("It is kept")
    assert left_behind(tmp_path)["dualis"].log == log


def test_a_match_that_is_over_can_be_saved_watched_and_played_again(tmp_path: Path) -> None:
    last = nearly_over(tmp_path)
    with Terminal(*PLAY, XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.until("leaves>")
        terminal.type("\r")
        terminal.until(HAND)
        terminal.type(f"{last}\r")
        terminal.until("again, save, analyse, replay, or q>")
        assert left_behind(tmp_path) == {}
        terminal.type("replay\r")
        terminal.until("again, save, analyse, replay, or q>")
        terminal.type("again\r")
        terminal.until(HAND)


def test_a_kept_match_that_cannot_be_read_any_more_stops_nobody_bug(tmp_path: Path) -> None:
    nearly_over(tmp_path)
    kept = left_behind(tmp_path)["dualis"]
    log = [line.replace('"rules_version":1', '"rules_version":99') for line in kept.log]
    broken = {"dualis": Left(kept.seat, kept.bots, log)}
    (tmp_path / "twofold" / "left.json").write_bytes(msgspec.json.encode(broken))
    with Terminal(*PLAY, XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.until("version 99")
        terminal.until(HAND)
    assert left_behind(tmp_path) == {}
