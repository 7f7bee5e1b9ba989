"""UNO Duo in words: what the table shows and what players may type."""

from random import Random

import pytest

from tests.games.uno_duo.drawing import PLAIN, StackedDice, after, card, drafted, table
from tests.ledger import rule
from tools.transcripts import plain
from twofold import Audience, Match, installed_games
from twofold.bots import RandomBot, play_out
from twofold.engine import Form, Question, Refusal, Seat
from twofold.games.uno_duo import draft, legality, rules
from twofold.games.uno_duo.actions import (
    CatchUno,
    DiscardCard,
    DrawCards,
    EndRun,
    KeepCard,
    NameColour,
    PlayCard,
    SayUno,
)
from twofold.games.uno_duo.cards import Colour
from twofold.games.uno_duo.options import Customizable, Options
from twofold.games.uno_duo.sentences import event
from twofold.games.uno_duo.state import State
from twofold.games.uno_duo.text import words
from twofold.games.uno_duo.view import look
from twofold.texts.speech import Speech

UNO_DUO = installed_games["uno-duo"]
NAMES = Speech(names=("Ada", "Ben"))


def shown(state: State, viewer: Seat | Audience) -> str:
    choices = () if isinstance(viewer, Audience) else legality.choices(state, viewer)
    return plain(words.table(look(state, viewer), choices, NAMES))


def asked(state: State, seat: Seat) -> str:
    return str(words.prompt(look(state, seat), legality.choices(state, seat)))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("R5", PlayCard(card("R5"))),
        ("red 5", PlayCard(card("R5"))),
        ("  r 5 UNO! ", PlayCard(card("R5"), uno=True)),
        ("bs", PlayCard(card("BS"))),
        ("blue skip", PlayCard(card("BS"))),
        ("g+2", PlayCard(card("G+2"))),
        ("green draw 2", PlayCard(card("G+2"))),
        ("yr", PlayCard(card("YR"))),
        ("yellow reverse", PlayCard(card("YR"))),
        ("w b", PlayCard(card("W"), Colour.BLUE)),
        ("w+4 green", PlayCard(card("W+4"), Colour.GREEN)),
        ("wild draw 4 green uno", PlayCard(card("W+4"), Colour.GREEN, uno=True)),
        ("ws red", PlayCard(card("WS"), Colour.RED)),
        ("wild customizable y", PlayCard(card("WC"), Colour.YELLOW)),
        ("w", PlayCard(card("W"))),
        ("draw", DrawCards()),
        ("take", DrawCards()),
        ("keep", KeepCard()),
        ("discard", DiscardCard()),
        ("stop", EndRun()),
        ("uno", SayUno()),
        ("catch", CatchUno()),
    ],
)
def test_what_players_type(typed: str, meant: object) -> None:
    assert words.read(typed, look(table("R1 | B1"), 0)) == meant


@rule("UNO-11")
def test_a_colour_alone_names_the_colour_of_an_opening_wild() -> None:
    assert words.read("blue", look(drafted("W"), 0)) == NameColour(Colour.BLUE)
    assert isinstance(words.read("blue", look(drafted("B5"), 0)), Refusal)


@rule("UNO-17")
def test_uno_typed_while_the_opponent_owes_it_catches_them() -> None:
    state = after(table("R1 B2 | R3 B4"), "R1")
    assert words.read("UNO!", look(state, 1)) == CatchUno()
    assert words.read("UNO!", look(state, 0)) == SayUno()


@pytest.mark.parametrize("typed", ["", "purple 5", "R12", "w+5 red", "R5 blue", "x" * 10_000])
def test_a_line_that_means_nothing_is_quoted_and_told_what_to_type(typed: str) -> None:
    refusal = words.read(typed, look(table("R1 | B1"), 0))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "TABLE-4"
    assert repr(typed[:30]) in str(refusal.reason)
    assert "draw" in str(refusal.reason)
    assert len(str(refusal.reason)) < 250


def test_every_choice_can_be_typed() -> None:
    match = Match.new("uno-duo", 2, seed=3)
    for _ in play_out(match, [RandomBot(UNO_DUO)] * 2, Random(5)):
        for seat in match.seats:
            for choice in match.choices(seat):
                assert not isinstance(choice, Form)
                assert words.read(words.action(choice), match.view(seat)) == choice


@rule("UNO-4")
def test_the_draft_shows_the_card_to_whose_pick_it_is() -> None:
    state = draft.setup(PLAIN, 2, StackedDice("R5 G7", "R9 B1"))
    assert "You look at Red 5" in shown(state, 0)
    assert "Red 5" not in shown(state, 1)
    assert "Red 5" not in shown(state, Audience.SPECTATOR)
    assert "Ada cuts Red 9. Ben cuts Blue 1." in shown(state, 1)


@rule("UNO-2")
def test_the_face_of_a_customizable_says_what_it_does() -> None:
    state = after(table("WC R1 R2 | B1 B2", options=Options(customizable="skip")), "WC blue")
    assert "Wild Customizable (the opponent is skipped) as blue" in shown(state, 1)


@rule("UNO-2")
@pytest.mark.parametrize(
    ("customizable", "does"),
    [("draw_one", "the opponent draws 1"), ("skip", "the opponent is skipped"), ("wild", "")],
)
def test_what_a_customizable_does_is_named_wherever_it_is_shown(
    customizable: Customizable, does: str
) -> None:
    options = Options(customizable=customizable)
    named, listed = f"Wild Customizable{f' ({does})' * bool(does)}", f"WC{f' (WC: {does})' * bool(does)}"
    state = table("WC R1 R2 | B1 B2", options=options)
    _, events = rules.apply(state, 0, PlayCard(card("WC"), Colour.BLUE), 0, StackedDice("R1"))
    assert plain(event(events[0].event, NAMES)) == f"Ada plays {named} and names blue."
    assert (f"(WC: {does})" in shown(state, 0)) is bool(does)
    assert "(WC:" not in shown(state, 1)
    picking = draft.setup(options, 2, StackedDice("WC G7", "R9 B1"))
    assert f"You look at {named}:" in shown(picking, 0)
    _, events = rules.apply(picking, 0, DiscardCard(), 0, StackedDice("R1"))
    assert plain(event(events[0].event, NAMES)).startswith(f"Ada discards {named} and takes")
    _, events = rules.apply(picking, 0, KeepCard(), 0, StackedDice("R1"))
    assert plain(event(events[1].event, NAMES)) == f"Ada gets {listed}."


@rule("UNO-19")
def test_the_table_says_how_many_cards_the_draw_2s_have_come_to() -> None:
    assert "Draw 2 cards, or answer with a Draw 2" in shown(after(table("R+2 R1 R2 | B1 B2"), "R+2"), 1)


@rule("UNO-5", "UNO-22")
def test_the_memory_is_a_help_line_that_can_be_switched_off() -> None:
    state = after(table("WS R1 R2 | B1 B2 B3", pile="G1 G2 G3", below=2), "WS red")
    assert "Remember: the draw pile ends with G2 G3" in shown(state, 0)
    assert "Remember: Ben holds R1 R2" in shown(state, 0)
    without = after(table("WS R1 R2 | B1 B2 B3", below=2, options=Options(memory=False)), "WS red")
    assert "Remember" not in shown(without, 0)


@rule("UNO-16")
def test_the_table_shows_who_has_said_uno() -> None:
    assert "UNO!" in shown(after(table("R1 B2 | R3 B4"), "R1 uno"), 1)


@rule("UNO-17")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_is_told_to_say_or_catch_uno_bug(seat: int) -> None:
    """Noticing it is the game: table, prompt and listed choices are those of a player who said it."""
    forgotten, said = (after(table("R1 B2 | R3 B4"), code) for code in ("R1", "R1 uno"))
    assert shown(forgotten, seat) == shown(said, seat).replace("1 card   UNO!", "1 card")
    assert asked(forgotten, seat) == asked(said, seat)
    assert listed(forgotten, seat) == listed(said, seat)


@rule("UNO-16")
def test_a_last_but_one_card_is_not_listed_with_uno() -> None:
    assert "R1" in listed(table("R1 B2 | R3 B4"), 0)
    assert not [line for line in listed(table("R1 B2 | R3 B4"), 0) if "uno" in line]


def listed(state: State, seat: int) -> list[str]:
    """What the terminal lists for this seat."""
    choices = legality.choices(state, seat)
    return [words.action(choice) for choice in choices if not words.unprompted(choice)]


@pytest.mark.parametrize("typed", ["W", "w", "wild", "W+4"])
def test_a_wild_alone_asks_for_its_colour_bug(typed: str) -> None:
    view = look(table("W W+4 R1 | R3 B4"), 0)
    question = words.read(typed, view)
    assert isinstance(question, Question)
    assert str(question.asks).endswith("red, yellow, green or blue")
    answered = words.read(f"{question.line} blue", view)
    assert answered == words.read(f"{typed} blue", view)
    assert isinstance(answered, PlayCard)


def test_the_prompt_asks_for_what_is_to_be_done() -> None:
    assert asked(draft.setup(PLAIN, 2, StackedDice("R5")), 0) == "Keep or discard"
    assert asked(table("R1 R2 R3 | B1 B2"), 0) == "Play a card or draw"
    assert asked(table("R1 R2 R3 | B1 B2"), 1) == "wait"
    assert asked(after(table("RR R2 R3 | B1 B2"), "RR"), 0) == "Lay another card, or stop"
    forgotten = after(table("R1 B2 | R3 B4"), "R1")
    assert asked(forgotten, 0) == "wait"
    assert asked(forgotten, 1) == "Play a card or draw"


def test_every_event_has_a_sentence_and_no_colour_code_is_left_over() -> None:
    match = Match.new("uno-duo", NAMES, seed=3)
    for _ in play_out(match, [RandomBot(UNO_DUO)] * 2, Random(5)):
        for one in match.events[-1]:
            sentence = plain(words.event(one.event, NAMES))
            assert sentence.endswith(".")
            assert "[" not in sentence
    assert "Round" in shown(match.state, 0)
