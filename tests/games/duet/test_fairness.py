"""Two people on two devices, one near and one far: the same hands are judged the same."""

import pytest

from tests.server.rooms import Scene, sent_to
from twofold import Match
from twofold.games.duet.actions import Action, Flip, LayRow, StartBeat
from twofold.games.duet.beat import beat_time
from twofold.games.duet.state import State
from twofold.server.protocol.ws import Pong

NEAR, FAR = 8, 260
"""Round trips in milliseconds."""

ROW = (3, 1, 4, 2)
SONG = (2, 2, 4, 4, 1, 1, 3, 3)
"""The places of 1 up, 1 down, 2 up and so on."""

HAND = (0, 30, -45, 90, -118, 10, 119, -60)
"""How far from the beat somebody flips, in milliseconds: in time, two of them only just."""


class FarApart:
    """A match of Duet between people whose lines are not alike; what they do arrives when it can."""

    def __init__(self, *round_trips: int) -> None:
        options = {"adaptive_tempo": False}
        self.scene = Scene(Match.new("duet", 2, options=options, seed=1))
        self.round_trips = round_trips
        self.moves = 0
        for seat, round_trip in enumerate(round_trips):
            self.scene.enter(seat, seat)
            pings = [said["n"] for said in sent_to(seat, self.scene.effects) if said["type"] == "ping"]
            self.scene.now += round_trip
            self.scene.do(self.scene.room.hear(seat, Pong(pings[-1]), self.scene.now))

    @property
    def state(self) -> State:
        play = self.scene.room.state.play
        assert play is not None
        state: State = play.state
        return state

    def act(self, seat: int, action: Action, at: int | None = None, late: int | None = None) -> None:
        """Do something at a match time, which is told; it arrives half a round trip later."""
        now = self.scene.room.clock.time(self.scene.now)
        done = now + 10 if at is None else at
        self.scene.now += done + (self.round_trips[seat] // 2 if late is None else late) - now
        self.moves += 1
        told = self.scene.act(seat, action, f"m{self.moves}", at=done)
        assert any(message["type"] == "ack" for message in told)

    def perform(self, hand: tuple[int, ...]) -> int:
        """Lay the row and sing it with this hand; gives who did."""
        performer = self.state.performer
        self.act(performer, LayRow(ROW))
        self.act(1 - performer, StartBeat())
        since, tempo = self.state.since, self.state.tempo
        for beat, (place, offset) in enumerate(zip(SONG, hand, strict=True), start=1):
            self.act(performer, Flip(place), beat_time(since, tempo, beat) + offset)
        return performer


@pytest.mark.parametrize("round_trips", [(NEAR, FAR), (FAR, NEAR)], ids=["far answers", "far calls"])
def test_the_same_hands_are_judged_the_same_on_near_and_far_lines(round_trips: tuple[int, int]) -> None:
    match = FarApart(*round_trips)
    assert {match.perform(HAND), match.perform(HAND)} == {0, 1}
    one, other = match.state.performances
    assert one.taps == other.taps
    assert tuple(tap.offset for tap in one.taps) == HAND
    assert (one.misses, other.misses) == (0, 0)
    assert match.state.results[0].fault is None


def test_nobody_is_believed_to_have_flipped_earlier_than_their_line_can_tell() -> None:
    match = FarApart(NEAR, NEAR)
    performer = match.state.performer
    match.act(performer, LayRow(ROW))
    match.act(1 - performer, StartBeat())
    on_the_beat = beat_time(match.state.since, match.state.tempo, 1)
    match.act(performer, Flip(SONG[0]), on_the_beat, late=200)
    assert match.state.taps[-1].offset == 200 - NEAR
    assert match.state.misses == 1
