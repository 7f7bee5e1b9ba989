"""Duple in every language: what the rules produce can be said, to whoever did it and to the others."""

import re
from typing import get_args

import pytest

from tests.games.duple.drawing import Table
from twofold.engine import BadLegacy, Refusal
from twofold.games.duple import challenging, game, insisting, rules
from twofold.games.duple.cards import FIRST_ALL_PLAY, FIRST_WILD
from twofold.games.duple.events import (
    AllPlayBegan,
    AllPlayTurned,
    AllPlayWon,
    CalledOff,
    CardReturned,
    CategoryTurned,
    Challenged,
    ChallengedLate,
    Event,
    FaceOffBegan,
    FaceOffWon,
    GivenUp,
    Insisted,
    LetterDrawn,
    MatchEnded,
    Murmured,
    NobodyWon,
    NothingSpotted,
    PrecedentFollowed,
    Spoke,
    ThirdLetterDrawn,
    Tied,
    TriesExhausted,
    VoteCalled,
    VoteCast,
    VoteClosed,
    WildTurned,
    WordRefused,
    WordSaid,
)
from twofold.games.duple.judge import judge, unheard
from twofold.games.duple.lexicon import CATEGORIES
from twofold.games.duple.options import Options, table_refusal
from twofold.games.duple.precedents import tidied
from twofold.games.duple.rules import choices
from twofold.games.duple.state import Voice
from twofold.games.duple.view import look
from twofold.texts import Text
from twofold.texts.catalogue import languages
from twofold.texts.speech import Speech

NAMES = ("Ada", "Ben", "Cleo")
DECIDED = (True, False)
EVENTS: list[Event] = [
    LetterDrawn(0, 3, 0),
    WildTurned(0, FIRST_WILD),
    *(CategoryTurned(0, category) for category in (*CATEGORIES, "[Film]")),
    AllPlayTurned(0),
    FaceOffBegan((), (1, 0), "AT", "Animal"),
    FaceOffBegan((), (1, 0), "AT", "No category"),
    AllPlayBegan("ABC"),
    Murmured(0),
    NothingSpotted(0, "tablet"),
    Spoke(0),
    WordSaid(0, "tablet", 1),
    WordRefused(0, "tablet", "DUPLE-19", challenging.TABLE_DECIDED.reason),
    TriesExhausted(0),
    VoteCalled(0, "tablet", "Object"),
    *(VoteCast(0, vote) for vote in get_args(Voice)),
    *(VoteClosed(0, "tablet", accepted) for accepted in DECIDED),
    *(Challenged(0, speaker, "tablet", "Object", accepted) for speaker in (0, 1) for accepted in DECIDED),
    ChallengedLate(0, "tablet"),
    Insisted(0, "tablet", "Animal"),
    *(CardReturned(3, seat, owner) for seat in (None, 0, 1) for owner in (None, 0, 1)),
    CalledOff(),
    *(PrecedentFollowed(0, "tablet", "Object", accepted, "2026-11-13") for accepted in DECIDED),
    *(PrecedentFollowed(0, "tablet", "Object", accepted, "") for accepted in DECIDED),
    Tied((1, 0)),
    *(ThirdLetterDrawn(seat, 3) for seat in (None, 0)),
    GivenUp(0),
    *(FaceOffWon(0, "tablet", 3, loser, 2300) for loser in (0, 1)),
    AllPlayWon(0, "tablet", 2300),
    *(NobodyWon(card, 0, left) for card in (3, FIRST_WILD, FIRST_ALL_PLAY) for left in DECIDED),
    MatchEnded((3, 1, 2)),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("happened", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_is_told_to_everybody_in_every_language(happened: Event, language: str) -> None:
    """``Speech`` raises where a language lacks something."""
    told = [game.words.event(happened, Speech(language, NAMES, viewer)) for viewer in (None, 0, 1)]
    assert all(re.fullmatch(r"\S.*[.!?](\[/\])?( \(DUPLE-\d+\))?", sentence) for sentence in told)
    english = game.words.event(happened, Speech("en", NAMES))
    assert (told[0] == english) == (language == "en")


def test_no_event_is_left_out() -> None:
    assert {type(happened) for happened in EVENTS} == set(get_args(Event))


def face_off(**options: object) -> Table:
    return Table("A●", "", "I▲", middle="Animal", piles=("T●, I✚", ""), turn=1, **options).draw(1)


def refusals() -> list[Refusal]:
    """All that the rules refuse with, and what the judge has against words."""
    constant = [
        each
        for module in (rules, challenging, insisting)
        for each in vars(module).values()
        if isinstance(each, Refusal)
    ]
    state = face_off(judge="strict").state
    words = ["meat", "orange", "carrots", "giant squid", "table", "zatfrobble"]
    said: list[object] = [judge(word, "AT", "Animal", state) for word in words]
    said += [judge("planet", "LL", "Animal", state), judge("parallel", "LLLL", "Animal", state)]
    said += [unheard(word) for word in ("", "x" * 61, "1234")]
    tables = [Options(blanks="a;b;c;d;e"), Options(blanks="x" * 31), Options(blanks="Film", categories=False)]
    said += [table_refusal(options, 2) for options in tables]
    said += [game.words.read(line, look(state, 0)) for line in ("", "/dance", "/challenge rabbit")]
    refused = [each for each in said if isinstance(each, Refusal)]
    assert len(refused) == len(said)
    return [*constant, *refused]


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_every_refusal_and_reason_is_said_in_every_language(language: str) -> None:
    speech = Speech(language, NAMES, 0)
    for refusal in refusals():
        assert isinstance(refusal.reason, Text)
        assert speech(refusal.reason).endswith(".")
        assert speech(refusal.reason) != refusal.sentence()


@pytest.mark.parametrize("line", ["x", "1; Object; yes", "x; Object; so", "x; ; yes", "x; Object; yes; now"])
@pytest.mark.parametrize("language", languages())
def test_lines_of_decisions_that_cannot_be_read_are_quoted(line: str, language: str) -> None:
    with pytest.raises(BadLegacy) as wrong:
        tidied([line])
    assert line in Speech(language)(wrong.value.reason)


@pytest.mark.parametrize("language", languages())
def test_the_table_and_what_it_asks_are_said_in_every_language(language: str) -> None:
    """From the draw to the vote, the tie and the last words; columns stay where they are."""
    speech = Speech(language, NAMES, 0)
    doubtful = face_off().say(0, "table", at=1000).say(1, "paint", at=2000)
    tied = face_off().say(0, "alligator").say(1, "elephant")
    for played in (Table("", "", ""), face_off(), doubtful, face_off().say(0, "blartfast").expire(), tied):
        view = look(played.state, 0)
        lines = game.words.table(view, choices(played.state, 0), speech).splitlines()
        rows = [line for line in lines if any(name in line[:8] for name in NAMES)]
        points = Speech(language)(Text("duple/terminal-points", {"points": " 0"}))
        assert len({row.index(points) for row in rows}) == 1
        assert speech(game.words.prompt(view, choices(played.state, 0)))
