"""Dualis says all it can say in every language, to whoever it is about and to anybody else."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast
from msgspec.structs import replace

from tests.games.dualis.drawing import act, table
from twofold.engine import Refusal, Seat
from twofold.games.dualis import game, rules
from twofold.games.dualis.actions import Action, HandCoins, PlayCard
from twofold.games.dualis.cards import Colour
from twofold.games.dualis.events import CardPlayed, CoinsHanded, Event, RoundDealt, RoundScored, TrickWon
from twofold.games.dualis.options import Options
from twofold.games.dualis.state import RoundResult, State
from twofold.games.dualis.text import event, prompt
from twofold.games.dualis.text import table as drawn
from twofold.games.dualis.view import look
from twofold.texts import Speech, Text
from twofold.texts.catalogue import languages, messages

NAMES = ("Ada", "Ben", "Cleo", "Dan")
HANDS = "S1R M1B | S2R | S3R | S4R"
ENGLISH = r"Round|Centre|trick\b|card|Star\b|Moon|Your|Follow|wait|opponent"
TRANSLATIONS = [language for language in languages() if language != "en"]


def of_family(family: str) -> set[str]:
    """The messages of this family that the English file has."""
    entries = (entry for entry in messages("dualis", "en").body if isinstance(entry, ast.Message))
    return {f"dualis/{entry.id.name}" for entry in entries if entry.id.name.startswith(family)}


def events_of_a_trick() -> Iterator[Event]:
    """Every colour and suit, with and without a coin, for every trump and both ways of being strong."""
    for seat, (card, coin, trump, low) in enumerate(
        product((0, 13, 26, 39), (False, True), (*Colour, None), (False, True))
    ):
        yield CardPlayed(seat % 4, card, coin)
        yield TrickWon(seat % 4, (card,), trump, PlayCard(card, coin), low)


def all_events() -> Iterator[Event]:
    """What the rules can tell of."""
    yield from events_of_a_trick()
    for seat, count in product(range(4), (1, 2)):
        yield CoinsHanded(seat, (seat + 2) % 4, count)
        yield RoundDealt(2, seat)
    for winner, other in product((0, 1), (-1, 5)):
        yield RoundScored(1, RoundResult(coins=(1, 5), tricks=(2, 5), scores=(-1, other), winner=winner))
    yield RoundScored(1, RoundResult((2, 1, 0, 1), (2, 1, 1, 0), (2, 1, -1, -1), None))


def refused(state: State, seat: Seat, action: Action) -> Refusal:
    refusal = rules.refusal(state, seat, action)
    assert refusal is not None
    return refusal


def all_refusals() -> Iterator[Refusal]:
    """Everything that the rules can say no with."""
    begun = table("S1R | S9B M1R | M9B S3R | S4R", trick="S5R")
    yield refused(begun, 2, act("S3R"))
    yield refused(begun, 1, act("S13R"))
    yield refused(begun, 1, act("M1R"))
    yield refused(table("S1R | S9B M1R | S3R | S4R", trick="M5R"), 1, act("S9B"))
    yield refused(table(HANDS, centre=(7, 0)), 0, act("S1R+"))
    yield refused(table(HANDS, centre=(0, 7)), 0, act("M1B+"))
    yield refused(table(HANDS, options=Options(iso=True)), 0, HandCoins(1))
    for coins in range(3):
        yield refused(table(HANDS, coins=(coins, 0, 0, 0)), 0, HandCoins(10**30))
    silence = rules.silence(begun)
    assert silence is not None
    yield silence


def ended(options: Options, *results: RoundResult) -> State:
    return replace(table(HANDS, options=options), results=results, over=True)


def all_reasons() -> Iterator[Text]:
    """Every way in which a match ends."""
    won = RoundResult((5, 7), (5, 8), (5, -1), 0)
    level = RoundResult((1, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1), None)
    ahead = RoundResult((8, 1, 1, 1), (8, 1, 1, 1), (8, 1, 1, 1), None)
    iso = Options(iso=True)
    for state in (ended(Options(), won, won), ended(iso, ahead), ended(iso, *[level] * 4)):
        outcome = rules.outcome(state)
        assert outcome is not None
        assert isinstance(outcome.reason, Text)
        yield outcome.reason


@pytest.mark.parametrize("language", languages())
def test_whoever_it_is_about_is_told_so_and_not_by_name(language: str) -> None:
    told = [happened for happened in all_events() if not isinstance(happened, RoundScored)]
    for happened in told:
        seat = happened.leader if isinstance(happened, RoundDealt) else happened.seat
        to_oneself = event(happened, Speech(language, NAMES, seat))
        to_others = event(happened, Speech(language, NAMES))
        assert NAMES[seat] in to_others
        assert NAMES[seat] not in to_oneself


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seat", range(4))
def test_partners_are_told_that_they_won_the_round(language: str, seat: Seat) -> None:
    result = RoundResult(coins=(1, 5), tricks=(2, 5), scores=(-1, 5), winner=seat % 2)
    _, _, won = event(RoundScored(1, result), Speech(language, NAMES, seat)).partition(". ")
    assert NAMES[(seat + 2) % 4] in won
    assert NAMES[seat] not in won


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_that_happens_is_told_in_english(language: str) -> None:
    english, speech = Speech("en", NAMES), Speech(language, NAMES)
    for happened in all_events():
        assert event(happened, speech) != event(happened, english)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_refusal_and_every_reason_is_translated(language: str) -> None:
    speech = Speech(language, NAMES)
    refusals = [refusal.reason for refusal in all_refusals()]
    reasons = list(all_reasons())
    assert {text.id for text in refusals if isinstance(text, Text)} == of_family("refusal-")
    assert {text.id for text in reasons} == of_family("reason-")
    for said in (*refusals, *reasons):
        assert speech(said) != str(said)


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize(
    "options",
    [Options(), Options(high_low=True), Options(iso=True, memory=False)],
    ids=["plain", "high-low", "iso"],
)
def test_the_table_has_no_english_in_another_language(language: str, options: Options) -> None:
    for trick in ("", "S5R", "S5B", "M5R+"):
        state = table(HANDS, trick=trick, options=options)
        for viewer in range(4):
            view, choices = look(state, viewer), rules.choices(state, viewer)
            speech = Speech(language, NAMES, viewer)
            shown = drawn(view, choices, speech) + speech(prompt(view, choices))
            assert not re.search(ENGLISH, shown)


@pytest.mark.parametrize("language", languages())
def test_columns_stay_aligned_however_long_the_words_are(language: str) -> None:
    names = ("Ada", "Bartholomew Babbage", "Cleo", "Dan")
    speech = Speech(language, names, 0)
    lines = drawn(look(table(HANDS), 0), (), speech).splitlines()
    rows = [line for line in lines if line[2:].startswith(names)]
    label = speech(Text("dualis/terminal-tricks"))
    assert len(rows) == len(names)
    assert len({row.index(f" {label} ") for row in rows}) == 1


@pytest.mark.parametrize("language", languages())
def test_the_rules_page_cites_every_rule_in_every_language(language: str) -> None:
    def cited(page: str) -> list[str]:
        return [word for word in page.replace("*", " ").split() if word.startswith("(DUALIS-")]

    assert cited(game.guide(language)) == cited(game.guide())
