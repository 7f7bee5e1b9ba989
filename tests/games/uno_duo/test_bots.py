"""The bots of UNO Duo: what they think of cards, how they talk, and who beats whom."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.uno_duo.drawing import StackedDice, act, after, card, cards, codes, drafted, table
from tests.ledger import rule
from twofold import Match, installed_games
from twofold.bots import make_bot, play_out
from twofold.engine import Bot, Decision, Moment, Seat
from twofold.games.uno_duo import draft, legality
from twofold.games.uno_duo.actions import CatchUno, DrawCards, NameColour, PlayCard, SayUno
from twofold.games.uno_duo.bots import Easy, Expert, Hard, Normal
from twofold.games.uno_duo.bots.judgement import policy
from twofold.games.uno_duo.bots.players import Player, proper
from twofold.games.uno_duo.bots.standing import hand_worth, lead, promise
from twofold.games.uno_duo.bots.talk import Attention, call, perhaps_forgetting
from twofold.games.uno_duo.cards import Colour
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.state import RoundResult, State
from twofold.games.uno_duo.view import imagine, look

UNO_DUO = installed_games["uno-duo"]
RNG = Random(0)
MINDFUL = Attention(forgets=0.0, recalls=1.0, catches=1.0, slowest_ms=1000)
ABSENT = Attention(forgets=1.0, recalls=0.0, catches=0.0, slowest_ms=1000)


def decided(bot: Bot, state: State, seat: Seat, seed: int = 0) -> Decision | None:
    waited_for = state.turn == seat
    choices = legality.choices(state, seat)
    moment = Moment(seat, seconds=60, waited_for=waited_for)
    return bot.decide(look(state, seat), choices, moment, Random(seed))


def chosen(bot: Bot, state: State) -> object:
    decision = decided(bot, state, state.turn)
    assert decision is not None
    return decision.action


# ---- Rules of thumb


@rule("UNO-4")
@pytest.mark.parametrize(("top", "kept"), [("W+4 R1", True), ("RS R1", True), ("R3 R1", False)])
def test_special_cards_are_drafted_and_plain_numbers_given_away(top: str, kept: bool) -> None:
    state = draft.setup(Options(), 2, StackedDice(top))
    assert policy(state, 0, RNG) == act(state, "keep" if kept else "discard")


@rule("UNO-11")
def test_the_favourite_colour_is_named() -> None:
    state = drafted("W", first="R1 R2 B3 B4 B6 G7 Y8")
    assert policy(state, 0, RNG) == NameColour(Colour.BLUE)


@rule("UNO-20")
def test_a_run_is_laid_to_the_end_and_ends_on_a_skip() -> None:
    state = table("RR R1 R9 RS R+2 B1 | B2 B3")
    for _ in range(6):
        state = after(state, policy_line(state))
    assert codes(state.discards) == "R5 RR R9 R1 R+2 RS"


def policy_line(state: State) -> str:
    line: str = UNO_DUO.words.action(policy(state, state.turn, RNG))
    return line


@rule("UNO-19")
def test_a_draw_2_is_answered_with_a_draw_2() -> None:
    state = after(table("R+2 R1 R2 | B+2 B3 B4"), "R+2")
    assert policy(state, 1, RNG) == PlayCard(card("B+2"))


@rule("UNO-22")
def test_hands_are_swapped_when_the_other_one_is_much_smaller_and_not_when_it_is_larger() -> None:
    assert policy(table("WS B1 B2 B3 B4 B6 | R1"), 0, RNG) == PlayCard(card("WS"), Colour.BLUE)
    assert policy(table("WS B1 | G1 G2 G3 G4 G6"), 0, RNG) == DrawCards()


@rule("UNO-21")
def test_a_wild_names_the_colour_of_most_cards_left() -> None:
    assert policy(table("W G1 G2 Y3 | B1 B2"), 0, RNG) == PlayCard(card("W"), Colour.GREEN)


@rule("UNO-2")
def test_a_customizable_that_skips_is_played_like_a_skip() -> None:
    skipping = table("WC R1 G2 | B1 B2", options=Options(customizable="skip"))
    assert policy(skipping, 0, RNG) == PlayCard(card("WC"), Colour.RED)
    assert policy(table("WC R1 R7 G2 | B1 B2 B3"), 0, RNG) == PlayCard(card("R7"))


@pytest.mark.parametrize("seed", range(5))
def test_the_rules_of_thumb_look_at_nothing_hidden(seed: int) -> None:
    match = Match.new(UNO_DUO, 2, seed=seed)
    for _ in play_out(match, [Normal(), Easy()], Random(seed)):
        if match.over or match.state.round > 1:
            break
        seat = match.state.turn
        imagined = imagine(match.view(seat), Random(seed))
        assert policy(imagined, seat, RNG) == policy(match.state, seat, RNG)


# ---- Talk


@rule("UNO-16")
def test_the_attentive_say_uno_and_the_absent_minded_forget() -> None:
    play = PlayCard(card("R1"), uno=True)
    assert perhaps_forgetting(play, MINDFUL, RNG) == play
    assert perhaps_forgetting(play, ABSENT, RNG) == PlayCard(card("R1"))
    assert perhaps_forgetting(DrawCards(), ABSENT, RNG) == DrawCards()


@rule("UNO-16", "UNO-17")
@pytest.mark.parametrize("calling", [SayUno(), CatchUno()])
def test_calls_come_after_a_moment_or_not_at_all(calling: SayUno | CatchUno) -> None:
    decision = call((DrawCards(), calling), MINDFUL, RNG)
    assert decision is not None
    assert decision.action == calling
    assert 600 <= decision.after <= 1000
    assert call((DrawCards(), calling), ABSENT, RNG) is None
    assert call((DrawCards(),), MINDFUL, RNG) is None


@pytest.mark.uncovered
@rule("UNO-16")
@pytest.mark.parametrize(
    ("bot", "often"), [(Easy(), 0.4), (Normal(), 0.15), (Hard(UNO_DUO, 4), 0.04), (Expert(UNO_DUO, 0), 0)]
)
def test_bots_forget_to_say_uno_by_level(bot: Player, often: float) -> None:
    state = table("R1 R1 | B1 B2 B3 B4")
    played = [decided(bot, state, 0, seed) for seed in range(400)]
    cards_played = [one.action for one in played if one and isinstance(one.action, PlayCard)]
    forgotten = sum(not play.uno for play in cards_played)
    assert abs(forgotten / len(cards_played) - often) < 0.07


@rule("UNO-17")
def test_bots_catch_out_of_turn() -> None:
    state = after(table("RS B2 | R3 B4"), "RS")
    caught = [decided(Normal(), state, 1, seed) for seed in range(100)]
    assert {one.action for one in caught if one} == {CatchUno()}
    assert 50 <= sum(one is not None for one in caught) <= 90


def test_a_bot_that_is_not_waited_for_keeps_still() -> None:
    assert decided(Easy(), table("R1 R2 | B1 B2"), 1) is None


def test_plays_that_forget_uno_are_left_out_when_thinking() -> None:
    offered = legality.choices(after(table("RS R1 | B1 B2"), "RS"), 0)
    assert SayUno() in offered
    assert SayUno() not in proper(offered)
    plays = proper(legality.choices(table("R1 W | B1 B2"), 0))
    assert all(play.uno for play in plays if isinstance(play, PlayCard))
    assert len(plays) == 1 + 4 + 1


# ---- Thinking ahead


@rule("UNO-25")
def test_a_smaller_hand_of_fewer_colours_promises_more() -> None:
    assert hand_worth(cards("R1 R2")) > hand_worth(cards("R1 B2")) > hand_worth(cards("R1 R2 R3 G4 B5 B6 Y7"))
    state = table("R1 | B1 G2 Y3")
    assert promise(state, 0) > 0 > promise(state, 1)


@rule("UNO-26")
def test_points_count_and_victory_counts_more() -> None:
    behind = (RoundResult(1, (cards("W"), ()), (50, 0)),)
    state = table("R1 | B1")
    assert lead(replace(state, results=behind), 0) == -50
    assert lead(after(table("R1 | W", options=Options(target=51)), "R1"), 0) == 50
    assert lead(after(table("R1 | W", options=Options(target=50)), "R1"), 0) > 100


def test_hard_goes_out_when_it_can() -> None:
    assert chosen(Hard(UNO_DUO, 10), table("R1 | B1 B2")) == PlayCard(card("R1"))


@rule("UNO-15", "UNO-22")
def test_hard_uses_the_cards_it_knows() -> None:
    """The opponent's last card is known to be green: no wild may be named so."""
    state = table("W R1 Y1 B1 | G3", top="G5")
    known = replace(state, known=((), cards("G3")), said=(False, True))
    play = chosen(Hard(UNO_DUO, 60), known)
    assert isinstance(play, PlayCard)
    assert play.card == card("W")
    assert play.colour is not Colour.GREEN


def test_hard_keeps_to_its_time() -> None:
    state = table("W R1 R2 | B1 B2")
    view, choices = look(state, 0), legality.choices(state, 0)
    decision = Hard(UNO_DUO).decide(view, choices, Moment(0, seconds=0.0), Random(0))
    assert decision is not None
    assert decision.action in choices


# ---- Who beats whom


def victories(first: str, second: str, matches: int, target: int) -> int:
    """How many matches the first level wins, in changing seats."""
    won = 0
    for seed in range(matches):
        match = Match.new(UNO_DUO, 2, seed=seed, options={"target": target})
        levels = (first, second) if seed % 2 == 0 else (second, first)
        for _ in play_out(match, [make_bot(UNO_DUO, level) for level in levels], Random(seed)):
            assert len(match.entries) < 5000
        assert match.outcome is not None
        won += levels[match.outcome.winners[0]] == first
    return won


@pytest.mark.uncovered
def test_normal_beats_easy() -> None:
    assert victories("normal", "easy", 20, target=200) >= 14


@pytest.mark.parametrize("options", [{"memory": False}, {"customizable": "draw_one", "reshuffle": True}])
def test_every_level_plays_every_variant(options: dict[str, object]) -> None:
    match = Match.new(UNO_DUO, 2, seed=1, options={"target": 1, **options})
    for _ in play_out(match, [Expert(UNO_DUO, 8), Hard(UNO_DUO, 4)], Random(1)):
        assert len(match.entries) < 5000
    assert match.over
