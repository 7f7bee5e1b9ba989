"""An action is judged by what its player had seen, and its id stands for it alone."""

from typing import Any

import msgspec
import pytest

from tests.server.rooms import Scene, hello_of, sent_to, some_match
from twofold.engine import Audience, installed_games
from twofold.server.protocol.tokens import digest
from twofold.server.protocol.ws import Act
from twofold.server.table.match import StoredEntry
from twofold.server.table.requests import HandOver, HttpCommand
from twofold.server.table.state import LogTail

ADA, BEN, ADA_AGAIN = 0, 1, 2


def uno(moves: int = 12) -> Scene:
    """UNO Duo past the draft, with Ada's two browsers and Ben's."""
    scene = Scene(some_match(installed_games["uno-duo"], 5, moves, seats=2))
    for client, seat in ((ADA, 0), (BEN, 1), (ADA_AGAIN, 0)):
        scene.enter(client, seat)
    return scene


def play_of(scene: Scene) -> Any:
    play = scene.room.state.play
    assert play is not None
    return play


def take_turns(scene: Scene, clients: dict[int, int], until: Any) -> None:
    """Whoever is waited for plays the first choice from the client of that seat."""
    play = play_of(scene)
    for turn in range(60):
        if until(play):
            return
        seat = play.awaited[0]
        acted = scene.act(clients[seat], play.choices(seat)[0], f"turn-{turn}-{play.counts}")
        assert acted[0]["type"] == "ack", acted
    raise AssertionError("it never came to that")


def may_draw(play: Any) -> bool:
    return 0 in play.awaited and {"type": "draw"} in msgspec.to_builtins(play.choices(0))


def answer_in(sent: list[dict[str, Any]]) -> tuple[str, str]:
    said = next(message for message in sent if message["type"] in ("ack", "refused"))
    return said["type"], said.get("rule", "")


# ---- Moves that come too late


@pytest.mark.parametrize("client", [ADA, ADA_AGAIN])
def test_a_move_decided_before_the_present_turn_is_turned_down_on_any_connection(client: int) -> None:
    scene = uno()
    take_turns(scene, {0: ADA, 1: BEN}, may_draw)
    seen = play_of(scene).counts[0]
    take_turns(scene, {0: ADA_AGAIN, 1: BEN}, lambda play: play.counts[0] > seen + 3 and may_draw(play))
    assert answer_in(scene.act(client, {"type": "draw"}, "late", number=seen)) == ("refused", "TABLE-42")
    fresh = play_of(scene).counts[0]
    assert answer_in(scene.act(client, {"type": "draw"}, "now", number=fresh)) == ("ack", "")


def test_a_turn_that_follows_ones_own_move_is_another_turn() -> None:
    scene = Scene(some_match(installed_games["dualis"], 3, 0, seats=3))
    for seat in range(3):
        scene.enter(seat, seat)
    scene.enter(9, 0)
    play = play_of(scene)

    def wins_the_lead() -> bool:
        """Whether seat 0 ended a trick and leads the next."""
        return bool(play.awaited == (0,) and play.entries and play.entries[-1].seat == 0)

    while not wins_the_lead():
        seat, before = play.awaited[0], play.counts[0]
        scene.act(seat, play.choices(seat)[0], f"m{play.counts}")
        assert not play.result
    held = play.choices(0)[0]
    assert answer_in(scene.act(9, held, "old", number=before)) == ("refused", "TABLE-42")
    assert answer_in(scene.act(9, held, "new", number=play.counts[0])) == ("ack", "")


def test_who_acts_again_at_once_knows_of_the_own_move_before() -> None:
    """In a race nobody waits for an acknowledgement."""
    scene = Scene(some_match(installed_games["dualis"], 3, 0, seats=3))
    for seat in range(3):
        scene.enter(seat, seat)
    play = play_of(scene)
    play.turns[0] = msgspec.structs.replace(play.turns[0], began=7, client=0, known=5)
    play.awaited = (0,)
    acted = [answer_in(scene.act(0, {"type": "play", "card": 999}, f"m{n}", number=n)) for n in (4, 5, 7)]
    assert [rule == "TABLE-42" for _, rule in acted] == [True, False, False]
    assert answer_in(scene.act(1, {"type": "play", "card": 999}, "m", number=0))[1] != "TABLE-42"


def test_simultaneous_choices_are_not_disturbed_by_what_others_do() -> None:
    scene = Scene(some_match(installed_games["duos"], 1, 0, seats=3))
    for seat in range(3):
        scene.enter(seat, seat)
    pairs = {"type": "choose", "pairs": [[0, 1], [2, 3], [4, 5], [6, 7]]}
    for seat in (1, 2):
        for nth, action in enumerate((pairs, {"type": "ready"})):
            assert answer_in(scene.act(seat, action, f"{nth}", number=0))[0] == "ack"
    for nth in range(3):
        assert answer_in(scene.act(0, pairs, f"again-{nth}", number=0)) == ("ack", "")


def test_without_a_number_it_was_decided_on_what_the_connection_had_been_sent() -> None:
    """A server that slept hears an old move before it learns what was played elsewhere meanwhile."""
    scene, elsewhere = uno(), uno()
    for each in (scene, elsewhere):
        take_turns(each, {0: ADA, 1: BEN}, may_draw)
    sleeping, before = scene.room, len(play_of(scene).entries)
    draw = Act("stale", msgspec.Raw(b'{"type":"draw"}'))
    sleeping.hear(ADA, draw, scene.now)
    take_turns(elsewhere, {0: ADA, 1: BEN}, lambda play: len(play.entries) > before + 3 and may_draw(play))
    other = play_of(elsewhere)
    news = tuple(
        StoredEntry(e.seq, e.at, e.seat, msgspec.json.encode(e.action), other.noticed[e.seq - 1], None)
        for e in other.entries[before:]
    )
    heard = sent_to(ADA, sleeping.overtaken(LogTail((), {other.header.id: news}), scene.now))
    assert answer_in(heard) == ("refused", "TABLE-42")


# ---- Ids


def test_a_refusal_is_the_answer_for_good() -> None:
    scene = uno()
    take_turns(scene, {0: ADA, 1: BEN}, lambda play: 1 in play.awaited)
    first = answer_in(scene.act(ADA, {"type": "draw"}, "x"))
    assert first[0] == "refused"
    take_turns(scene, {0: ADA, 1: BEN}, may_draw)
    for client in (ADA, ADA_AGAIN):
        assert answer_in(scene.act(client, {"type": "draw"}, "x")) == first
    assert answer_in(scene.act(ADA, {"type": "keep"}, "x")) == ("refused", "TABLE-43")


@pytest.mark.parametrize("other", [{"type": "nonsense"}, {"type": "play", "card": 3}])
def test_an_id_stands_for_one_move(other: dict[str, Any]) -> None:
    scene = uno()
    take_turns(scene, {0: ADA, 1: BEN}, may_draw)
    assert answer_in(scene.act(ADA, {"type": "draw"}, "c")) == ("ack", "")
    assert answer_in(scene.act(ADA, {"type": "draw"}, "c")) == ("ack", "")
    assert answer_in(scene.act(ADA, other, "c")) == ("refused", "TABLE-43")


def test_moves_and_lines_share_their_ids() -> None:
    scene = uno()
    take_turns(scene, {0: ADA, 1: BEN}, may_draw)
    assert answer_in(scene.act(ADA, {"type": "draw"}, "one"))[0] == "ack"
    assert answer_in(sent_to(ADA, scene.say(ADA, "hello", "one"))) == ("refused", "TABLE-43")
    assert answer_in(sent_to(ADA, scene.say(ADA, "hello", "two")))[0] == "ack"
    assert answer_in(sent_to(ADA, scene.say(ADA, "hello", "two")))[0] == "ack"
    assert answer_in(sent_to(ADA, scene.say(ADA, "goodbye", "two"))) == ("refused", "TABLE-43")
    assert answer_in(scene.act(ADA, {"type": "draw"}, "two")) == ("refused", "TABLE-43")


def test_spectators_have_ids_of_their_own_and_keep_them_when_they_come_back() -> None:
    scene = uno()
    spectator = Audience.SPECTATOR
    for client, guest in ((11, None), (12, None), (13, "a secret"), (14, "a secret")):
        scene.do(scene.room.enter(client, hello_of(spectator, guest=guest), scene.now))
    said = [answer_in(sent_to(client, scene.say(client, "hello", "1"))) for client in (11, 12, 13, 14)]
    assert said == [("ack", "")] * 4
    assert scene.room.state.chat.count == 3
    assert answer_in(sent_to(12, scene.say(12, "goodbye", "1"))) == ("refused", "TABLE-43")


def test_who_takes_a_seat_over_has_ids_of_their_own() -> None:
    scene = uno()
    take_turns(scene, {0: ADA, 1: BEN}, may_draw)
    assert answer_in(scene.act(ADA, {"type": "draw"}, "same"))[0] == "ack"
    over = HttpCommand(5, HandOver(), digest("token 0"), seat=0, new_token=digest("token 7"))
    scene.do(scene.room.ask(over, scene.now))
    scene.enter(7, 7)
    take_turns(scene, {0: 7, 1: BEN}, may_draw)
    entries = len(play_of(scene).entries)
    assert answer_in(scene.act(7, {"type": "draw"}, "same")) == ("ack", "")
    assert len(play_of(scene).entries) == entries + 1
