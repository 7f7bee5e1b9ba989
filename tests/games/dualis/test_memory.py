"""The option ``memory``: whether the table lists what was seen (DUALIS-10)."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from prompt_toolkit.application import create_app_session
from prompt_toolkit.output import DummyOutput

from tests.games.dualis.drawing import after, card, plays, table
from tests.ledger import rule
from tests.server.rooms import hello_of, room_of, sent_to, some_match
from tools.transcripts import plain
from twofold import Audience, Match, installed_games
from twofold.bots import make_bot, play_out
from twofold.cli.picture import Picture
from twofold.cli.screen import FullScreen
from twofold.engine import Bot, Decision, Moment, Viewer
from twofold.games.dualis.bots import Expert, Hard, Normal
from twofold.games.dualis.bots.recollection import Recollection
from twofold.games.dualis.cards import Suit
from twofold.games.dualis.events import CardPlayed, CoinsHanded, RoundDealt, RoundScored, TrickWon
from twofold.games.dualis.options import Options
from twofold.games.dualis.state import WonTrick
from twofold.games.dualis.text import words
from twofold.games.dualis.view import Memory, View, imagine, look, remembered
from twofold.texts import Speech

DUALIS = installed_games["dualis"]
OFF = Options(memory=False)
HANDS = "S1R M1R M9R | S2R M2R M8R | S3R M3R M7R | M4R M5R M6R"
TWO_TRICKS = ("S1R", "S2R", "S3R", "M4R", "M3R", "M5R", "M1R", "M2R")
EVERYBODY: list[Viewer] = [0, 3, Audience.SPECTATOR]
LOGS = Path(__file__).parent / "logs"


# ---- What the table shows


@rule("DUALIS-10")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_with_memory_the_table_lists_what_everybody_has_seen(viewer: Viewer) -> None:
    state, _ = after(table(HANDS), *TWO_TRICKS)
    memory = look(state, viewer).memory
    assert memory is not None
    assert set(memory.gone) == set(map(card, TWO_TRICKS))
    assert memory.lacking == ((), (), (), (Suit.STAR,))


@rule("DUALIS-10")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_without_memory_the_table_shows_the_current_and_the_last_trick_only(viewer: Viewer) -> None:
    state, _ = after(table(HANDS, options=OFF), *TWO_TRICKS, "M6R")
    view = look(state, viewer)
    assert view.memory is None
    assert view.trick == plays("M6R")
    assert view.last_trick == WonTrick(2, plays("M3R M5R M1R M2R"))
    assert remembered(view) == Memory(tuple(sorted(map(card, TWO_TRICKS[4:]))), ((), (), (), ()))


@rule("DUALIS-10", "DUALIS-5")
def test_what_the_last_trick_shows_is_in_sight_without_memory() -> None:
    state, _ = after(table(HANDS, options=OFF), *TWO_TRICKS[:4])
    assert remembered(look(state, 0)).lacking == ((), (), (), (Suit.STAR,))


@rule("DUALIS-10")
def test_when_the_match_is_over_everything_lies_open() -> None:
    match = played_out(Match.new(DUALIS, 3, options={"memory": False, "short": True}, seed=2))
    memory = match.view(Audience.EVERYONE).memory
    assert memory is not None
    assert len(memory.gone) == 27


def test_what_was_forgotten_is_imagined_anywhere() -> None:
    state, _ = after(table(HANDS, options=OFF), *TWO_TRICKS)
    view, rng = look(state, 0), Random(1)
    deals = [imagine(view, rng) for _ in range(50)]
    assert all(deal.gone.bit_count() == 8 and look(deal, 0) == view for deal in deals)
    assert len({deal.gone for deal in deals}) > 1


# ---- In the terminal


NAMES = ("Ada", "Ben", "Cleo", "Dan")


@rule("DUALIS-10")
@pytest.mark.parametrize("memory", [True, False])
def test_the_terminal_lists_won_tricks_with_memory_only(memory: bool) -> None:
    state, _ = after(table(HANDS, options=Options(memory=memory)), *TWO_TRICKS)
    shown = plain(words.table(look(state, 0), (), Speech(names=NAMES)))
    assert "Last trick: Cleo M3R, Dan M5R, Ada M1R, Ben M2R; Dan won it." in shown
    assert ("Won tricks hold ★ Red 1 2 3; ☾ Red 1 2 3 4 5." in shown) is memory
    assert ("Out of Stars: Dan" in shown) is memory


@rule("DUALIS-10")
@pytest.mark.parametrize("memory", [True, False])
def test_the_log_of_the_terminal_forgets_without_memory(memory: bool) -> None:
    match = begun(26, memory)
    with create_app_session(output=DummyOutput()):
        face = FullScreen(Picture(match, 0, lambda: match.now))
        face.say("Type what the prompt asks for.")
        for told, sentence in face._picture.happened_since(0):
            face.say(sentence, told)
    logged = face._logged()
    assert logged[0] == "Type what the prompt asks for."
    assert len(logged) == 1 + (26 + 6 if memory else 4 + 1 + 2)


# ---- What is told again


@rule("DUALIS-10")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_who_comes_back_is_told_of_no_older_trick_than_the_last(viewer: Viewer) -> None:
    match = begun(26, memory=False)
    told = told_again(match, viewer)
    assert [event["type"] for event in told] == ["card_played"] * 4 + ["trick_won"] + ["card_played"] * 2
    whole = [event for _, event in match.events_for(viewer)]
    assert [event["card"] for event in told[:4]] == list(whole[-3].cards)
    assert len(told_again(begun(26, memory=True), viewer)) == len(whole)


@rule("DUALIS-10")
def test_rounds_and_coins_are_told_again_without_memory_too() -> None:
    match = some_match(DUALIS, 5, 100, seats=4, memory=False, short=True)
    kinds = {type(event) for _, event in match.events_for(1)}
    assert kinds == {CardPlayed, TrickWon, CoinsHanded, RoundScored, RoundDealt}
    told = [event["type"] for event in told_again(match, 1)]
    assert {"coins_handed", "round_scored", "round_dealt"} <= set(told)
    assert told.count("trick_won") == 1


@rule("DUALIS-10")
def test_after_the_match_all_of_it_may_be_looked_up() -> None:
    match = played_out(Match.new(DUALIS, 3, options={"memory": False, "short": True}, seed=2))
    assert DUALIS.recalled(match.state, match.events) == match.events


def begun(cards: int, memory: bool) -> Match:
    """A match of four easy bots, so many cards into it."""
    match = Match.new(DUALIS, 4, options={"memory": memory, "short": True}, seed=5)
    bots = [make_bot(DUALIS, "easy") for _ in match.seats]
    for _ in zip(range(cards), play_out(match, bots, Random(1)), strict=False):
        pass
    return match


def told_again(match: Match, viewer: Viewer) -> list[Any]:
    """What a viewer hears of the past that comes back after having seen nothing but the first view."""
    room = room_of(match)
    hello = hello_of(viewer, match=match.header.id, number=0)
    update = next(message for message in sent_to(7, room.enter(7, hello, 0)) if message["type"] == "update")
    events: list[Any] = update["events"]
    return events


# ---- What bots remember


class Remembering:
    """A normal bot, with a look at what it remembers."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._bot = Normal()
        self._recollection = Recollection()

    def decide(self, view: View, choices: Any, moment: Moment, rng: Random) -> Decision | None:
        if moment.waited_for:
            listed = DUALIS.look(with_memory(self._match.state), moment.seat).memory
            assert self._recollection.of(view).memory == listed
        return self._bot.decide(view, choices, moment, rng)


def with_memory(state: Any) -> Any:
    return replace(state, options=replace(state.options, memory=True))


@rule("DUALIS-10")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_bot_remembers_by_itself_what_no_table_lists(seats: int) -> None:
    match = Match.new(DUALIS, seats, options={"memory": False, "short": True}, seed=4)
    for _ in play_out(match, [Remembering(match) for _ in match.seats], Random(1)):
        pass
    assert len(match.state.results) > 1


def test_a_bot_that_sits_down_in_mid_round_plays_on() -> None:
    match = begun(26, memory=False)
    seat = min(match.waiting_for)
    for bot in fresh_bots():
        decision = bot.decide(match.view(seat), match.choices(seat), Moment(seat, seconds=1e6), Random(1))
        assert decision is not None
        assert match.refusal(seat, decision.action) is None


@pytest.mark.parametrize("seats", [3, 4])
def test_bots_of_all_levels_finish_a_match_without_memory(seats: int) -> None:
    match = Match.new(DUALIS, seats, options=Options(short=True, memory=False), seed=3)
    for _ in play_out(match, [*fresh_bots(), make_bot(DUALIS, "easy")][:seats], Random(1), seconds=1e6):
        pass
    assert match.over


def fresh_bots() -> list[Bot]:
    return [Expert(DUALIS, deals=1), Normal(), Hard(DUALIS, deals=1)]


def played_out(match: Match) -> Match:
    for _ in play_out(match, [make_bot(DUALIS, "easy") for _ in match.seats], Random(1)):
        pass
    return match


def test_the_events_of_a_trick_are_told_as_it_is_played() -> None:
    _, events = after(table(HANDS, options=OFF), *TWO_TRICKS)
    assert [type(told.event) for told in events] == [CardPlayed, TrickWon]
