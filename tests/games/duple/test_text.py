"""Duple in words."""

import pytest

from tests.games.duple.drawing import Table, card
from tests.ledger import rule
from twofold.engine import Audience, Refusal
from twofold.games.duple.actions import Action, Answer, Challenge, Draw, GiveUp, LetStand, Turn, Vote
from twofold.games.duple.cards import FIRST_ALL_PLAY
from twofold.games.duple.events import (
    AllPlayTurned,
    AllPlayWon,
    CalledOff,
    CardReturned,
    Challenged,
    ChallengedLate,
    Event,
    FaceOffWon,
    MatchEnded,
    Murmured,
    NobodyWon,
    NothingSpotted,
    PrecedentFollowed,
    ThirdLetterDrawn,
    Tied,
    TriesExhausted,
)
from twofold.games.duple.rules import choices
from twofold.games.duple.sentences import card_text, event
from twofold.games.duple.solver import could_have_said
from twofold.games.duple.text import action, prompt, read, table
from twofold.games.duple.view import View, look
from twofold.texts.speech import Speech

NAMES = Speech(names=("Ada", "Ben", "Cleo"))


def face_off(**options: object) -> Table:
    return Table("A●", "", "I▲", middle="Animal", piles=("T●, I✚", ""), turn=1, **options).draw(1)


def seen(played: Table, seat: int = 0) -> View:
    return look(played.state, seat)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", Draw(0)),
        ("2b", Draw(1, 1)),
        ("2 a", Draw(1)),
        ("/pass", GiveUp()),
        ("/wild", Turn("wild")),
        ("/category", Turn("category")),
        (" Alligator ", Answer("Alligator")),
        ("yes", Answer("yes")),
    ],
)
def test_what_players_type(typed: str, meant: Action) -> None:
    assert read(typed, seen(face_off())) == meant


def test_yes_and_no_are_votes_while_the_table_votes() -> None:
    view = seen(face_off().say(0, "blartfast").expire(), 1)
    assert read("y", view) == Vote(accept=True)
    assert read("NO", view) == Vote(accept=False)
    assert read("alligator", view) == Answer("alligator")


@pytest.mark.parametrize("typed", ["", "  ", "/dance", "/" + "x" * 500])
def test_what_means_nothing_is_refused_with_a_hint(typed: str) -> None:
    told = read(typed, seen(face_off()))
    assert isinstance(told, Refusal)
    assert told.rule == "TABLE-4"
    assert len(str(told.reason)) < 150


@pytest.mark.parametrize(
    "chosen", [Draw(0), Draw(1, 1), Turn("wild"), Turn("category"), Answer("table"), GiveUp()]
)
def test_actions_read_as_they_are_typed(chosen: Action) -> None:
    assert read(action(chosen), seen(face_off())) == chosen
    assert [action(Vote(accept=True)), action(Vote(accept=False))] == ["yes", "no"]


@rule("DUPLE-4")
def test_the_table_shows_symbols_by_sign_and_name() -> None:
    shown = table(seen(face_off()), (), NAMES)
    assert "● circle" in shown
    assert "FACE-OFF[/]: Ada and Ben – Animal, a word with A and T" in shown
    assert "Draw Piles: 1 and 0 cards" in shown


def test_the_table_shows_votes_ties_and_open_piles() -> None:
    assert "does BLARTFAST count, as Ada says?" in table(
        seen(face_off().say(0, "blartfast").expire()), (), NAMES
    )
    tied = face_off().say(0, "alligator").say(1, "elephant")
    assert "A tie: a third letter is drawn." in table(look(tied.state, Audience.SPECTATOR), (), NAMES)
    opened = Table("E☾ A●|", "|", "|", middle="●★", piles=("I✚", ""), piles_each=2)
    assert "● circle[/] +1" in table(seen(opened), (), NAMES)


@pytest.mark.parametrize(
    ("played", "seat", "asked"),
    [
        (face_off(), 0, "Animal, a word with A and T, or /pass"),
        (face_off().give_up(0), 0, "Animal, a word with A and T"),
        (face_off(), 2, "wait"),
        (face_off().say(0, "blartfast").expire(), 1, "Does BLARTFAST count? yes, no or /abstain"),
        (Table("", "", ""), 0, "Draw from 1 or 2"),
        (Table("|", "|", ""), 0, "Draw from 1 or 2 onto a or b"),
    ],
)
def test_what_is_asked_of_the_viewer(played: Table, seat: int, asked: str) -> None:
    assert str(prompt(seen(played, seat), choices(played.state, seat))) == asked


@pytest.mark.parametrize(
    ("happened", "sentence"),
    [
        (
            FaceOffWon(0, "tablet", 0, 1, 2300),
            "Ada says TABLET in 2.3 s and wins Ben’s [bold]A[/] [red]● circle[/].",
        ),
        (
            FaceOffWon(1, "tablet", 0, 1, 900),
            "Ben says TABLET in 0.9 s and wins their own [bold]A[/] [red]● circle[/].",
        ),
        (AllPlayWon(2, "theatre", 5000), "Cleo wins the All Play with THEATRE in 5.0 s."),
        (AllPlayTurned(1), "Ben draws an All Play."),
        (
            NobodyWon(FIRST_ALL_PLAY, 1, left_game=True),
            "Nobody has a word: the All Play leaves the game, and Ben draws again.",
        ),
        (MatchEnded((3, 1, 2)), "The piles are empty: Ada 3, Ben 1, and Cleo 2."),
        (Murmured(2), "Cleo reaches for a card, but there is a match on the table!"),
        (NothingSpotted(0, "tablet"), "Ada calls TABLET, but nothing matches."),
        (Tied((0, 2)), "Photo finish: Ada and Cleo. A third letter decides."),
        (TriesExhausted(1), "Ben is too fast: three words a second at most. (DUPLE-20)"),
        (ThirdLetterDrawn(None, 0), "The table draws [bold]A[/] [red]● circle[/] as the third letter."),
    ],
)
def test_events_are_told_in_sentences(happened: object, sentence: str) -> None:
    assert event(happened, NAMES) == sentence  # type: ignore[arg-type]


def test_what_could_have_been_said_comes_typical_and_common_first() -> None:
    assert could_have_said("AT", "Animal", most=3) == ("elephant", "rabbit", "panther")
    assert could_have_said("QZ", "Plant") == ()
    assert could_have_said("AT", "Film") == ()
    assert all(len(word) >= 9 for word in could_have_said("AT", "Animal", min_letters=9))


@rule("DUPLE-19")
def test_a_verdict_is_challenged_by_its_word_or_as_the_latest() -> None:
    played = face_off().say(0, "table", at=1000).say(1, "paint", at=2000)
    assert read("/challenge", seen(played)) == Challenge(1, "paint")
    assert read("/challenge Table", seen(played)) == Challenge(0, "table")
    assert action(Challenge(0, "table")) == "/challenge table"
    wrong = read("/challenge kitten", seen(played))
    assert isinstance(wrong, Refusal)
    asked = str(prompt(seen(played), choices(played.state, 0)))
    assert asked == "Animal, a word with A and T, or /pass, or /challenge PAINT or TABLE"
    played.say(0, "tablet", at=3000)
    asked = str(prompt(seen(played), choices(played.state, 0)))
    assert asked == "Animal, a word with A and T, or /pass, or /challenge TABLET or PAINT …"


@rule("DUPLE-19")
def test_the_vote_stands_above_what_goes_on() -> None:
    played = face_off().say(0, "table", at=1000).do(0, Challenge(0, "table"), at=2000)
    assert table(seen(played), [], NAMES).endswith("Vote: does TABLE count, as Ada says?")
    assert str(prompt(seen(played, 1), choices(played.state, 1))) == "Does TABLE count? yes, no or /abstain"
    assert read("no", seen(played, 1)) == Vote(accept=False)


@rule("DUPLE-26")
def test_at_the_end_the_last_words_are_let_stand() -> None:
    played = Table("A●", "", "I▲", middle="Animal", piles=("T●", ""), turn=1).draw(1)
    played.say(0, "rabbit").expire()
    assert "the last words may still be challenged" in table(seen(played), [], NAMES)
    asked = str(prompt(seen(played), choices(played.state, 0)))
    assert asked == "/ok lets the last words stand, or /challenge RABBIT"
    assert read("/ok", seen(played)) == LetStand()
    assert action(LetStand()) == "/ok"


@pytest.mark.parametrize(
    ("happened", "sentence"),
    [
        (
            Challenged(2, 0, "table", "Animal", accepted=False),
            "Cleo says TABLE by Ada counts (Animal): the table votes.",
        ),
        (
            Challenged(2, 0, "rabbit", "Animal", accepted=True),
            "Cleo challenges RABBIT by Ada (Animal): the table votes.",
        ),
        (ChallengedLate(0, "table"), "It is too late to challenge TABLE. (DUPLE-19)"),
        (CalledOff(), "This race is cancelled: its cards have changed."),
        (
            PrecedentFollowed(0, "table", "Animal", True, "2026-11-13"),
            "TABLE counts, as you decided on November 13, 2026.",
        ),
        (
            PrecedentFollowed(0, "table", "Animal", False, ""),
            "TABLE does not count, as you decided before.",
        ),
        (CardReturned(FIRST_ALL_PLAY, 1, None), "All Play is taken back from Ben."),
    ],
)
def test_what_follows_from_a_challenge_in_words(happened: Event, sentence: str) -> None:
    assert event(happened, NAMES) == sentence


def test_a_card_that_comes_back_is_told_with_its_place() -> None:
    back = event(CardReturned(card("T●"), None, 1), NAMES)
    assert back == f"{NAMES(card_text(card('T●'), NAMES))} comes back and lies before Ben again."
