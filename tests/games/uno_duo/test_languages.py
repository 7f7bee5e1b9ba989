"""UNO Duo in every language: whatever the rules can say is said, to each of the people at the table."""

import re
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.uno_duo.drawing import PLAIN, StackedDice, after, card, cards, drafted, table
from tests.ledger import rule
from tools.transcripts import plain
from twofold import installed_games
from twofold.engine import Audience, Refusal, Viewer
from twofold.games.uno_duo import draft, legality, rules
from twofold.games.uno_duo.actions import (
    PLAYS_WITH_UNO,
    Action,
    CatchUno,
    DiscardCard,
    DrawCards,
    EndRun,
    KeepCard,
    NameColour,
    PlayCard,
    SayUno,
)
from twofold.games.uno_duo.cards import KINDS, Colour
from twofold.games.uno_duo.events import (
    CardKept,
    CardPicked,
    CardPlayed,
    CardsDrawn,
    CardsSeen,
    ColourNamed,
    Event,
    HandsSwapped,
    PileOpened,
    PileTurned,
    RoundDealt,
    RoundScored,
    RunEnded,
    TurnLost,
    UnoCaught,
    UnoSaid,
)
from twofold.games.uno_duo.options import Customizable, Options
from twofold.games.uno_duo.sentences import event
from twofold.games.uno_duo.state import Phase, RoundResult, State
from twofold.games.uno_duo.text import words
from twofold.games.uno_duo.view import look
from twofold.texts import Text
from twofold.texts.catalogue import languages, messages
from twofold.texts.speech import ENGLISH, Speech

UNO_DUO = installed_games["uno-duo"]
NAMES = ("Ada", "Ben")
VIEWERS: tuple[Viewer, ...] = (0, 1, Audience.SPECTATOR)
DOES: tuple[Customizable, ...] = ("wild", "draw_one", "skip")
every_language = pytest.mark.parametrize("language", languages())


# ---- What happens


def everything_that_happens() -> Iterator[Event]:
    """Each kind of event in each of its forms, with each card."""
    for does in DOES:
        for kind in KINDS:
            yield CardPicked(0, True, kind, does)
            yield CardPicked(1, False, kind, does)
            for play in PLAYS_WITH_UNO[kind]:
                yield CardPlayed(0, play.card, play.colour, play.uno, does)
        yield CardsSeen(0, cards("R5 WC"), does)
    yield from map(PileOpened, KINDS)
    yield from (ColourNamed(1, colour) for colour in Colour)
    for seat in range(2):
        yield from (kind(seat) for kind in (CardKept, RunEnded, TurnLost, HandsSwapped, UnoSaid, UnoCaught))
        yield from (CardsDrawn(seat, count) for count in range(3))
        yield RoundDealt(2, seat)
    yield from (PileTurned(count, shuffled) for count in (1, 30) for shuffled in (True, False))
    yield RoundScored(1, RoundResult(0, ((), cards("R1")), (0, 1)))
    yield RoundScored(2, RoundResult(None, (cards("R1"), cards("B+2 WS")), (1, 60)))


@every_language
@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_event_is_a_sentence_to_everybody(language: str, viewer: Viewer) -> None:
    speech = Speech(language, NAMES, viewer)
    for happened in everything_that_happens():
        sentence = plain(event(happened, speech))
        assert sentence.endswith("."), sentence
        assert "[" not in sentence


@pytest.mark.parametrize(
    ("language", "happened", "to_ada", "to_ben"),
    [
        ("en", RunEnded(0), "You end the colour run.", "Ada ends the colour run."),
        ("de", RunEnded(0), "Du beendest den Farblauf.", "Ada beendet den Farblauf."),
        ("sv", TurnLost(0), "Du står över.", "Ada står över."),
        (
            "de",
            CardPlayed(0, card("RR"), None, uno=True),
            "Du spielst einen roten Richtungswechsel und sagst UNO.",
            "Ada spielt einen roten Richtungswechsel und sagt UNO.",
        ),
        (
            "de",
            CardPlayed(1, card("W+4"), Colour.BLUE, uno=False),
            "Ben spielt eine Farbwahl Zieh-4 und nennt Blau.",
            "Du spielst eine Farbwahl Zieh-4 und nennst Blau.",
        ),
        (
            "de",
            CardPicked(0, True, card("BR")),
            "Du behältst die Karte; ein blauer Richtungswechsel wird aufgedeckt und scheidet aus.",
            "Ada behält die Karte; ein blauer Richtungswechsel wird aufgedeckt und scheidet aus.",
        ),
        (
            "sv",
            CardPlayed(0, card("GS"), None, uno=False),
            "Du spelar ett grönt Stopp.",
            "Ada spelar ett grönt Stopp.",
        ),
        ("de", HandsSwapped(0), "Du und Ben tauscht die Karten.", "Ada und du tauscht die Karten."),
        (
            "de",
            UnoCaught(0),
            "Ben ist schneller: Du hast UNO vergessen.",
            "Du bist schneller: Ada hat UNO vergessen.",
        ),
    ],
)
def test_the_sentence_follows_the_seat(language: str, happened: Event, to_ada: str, to_ben: str) -> None:
    said = [plain(event(happened, Speech(language, NAMES, viewer))) for viewer in range(2)]
    assert said == [to_ada, to_ben]


def test_a_player_who_is_called_you_is_somebody_else_bug() -> None:
    assert plain(event(UnoSaid(0), Speech("en", ("You", "Ben"), 1))) == "You says UNO."


# ---- Refusals and reasons


def everything_refused() -> Iterator[Refusal | None]:
    """What the rules answer to all that can be tried, in every phase."""
    state = table("RR R1 W B2 | R3 B4")
    phases = [
        draft.setup(PLAIN, 2, StackedDice("R5 G7")),
        drafted("W"),
        state,
        after(state, "RR"),
        after(table("R+2 R1 R2 | B1 B2"), "R+2"),
        replace(after(state, "draw"), drawn=card("B2")),
    ]
    tried: tuple[Action, ...] = (
        *(KeepCard(), DiscardCard(), NameColour(Colour.RED), DrawCards(), EndRun(), SayUno(), CatchUno()),
        *(PlayCard(kind, uno=uno) for kind in cards("R1 W B2 Y7") for uno in (True, False)),
    )
    for phase in phases:
        yield from (legality.refusal(phase, seat, action) for seat in range(2) for action in tried)


def refused() -> dict[str, Text]:
    """By their ids."""
    reasons = [refusal.reason for refusal in everything_refused() if refusal]
    return {reason.id: reason for reason in reasons if isinstance(reason, Text)}


def written(language: str, family: str) -> set[str]:
    """The texts of a family that a language has."""
    entries = messages("uno-duo", language).body
    names = (getattr(getattr(entry, "id", None), "name", "") for entry in entries)
    return {f"uno-duo/{name}" for name in names if name.startswith(family)}


@every_language
def test_every_refusal_is_said_and_each_of_them_can_be_given(language: str) -> None:
    found = refused()
    assert set(found) == written(language, "refusal-")
    for reason in found.values():
        assert Speech(language, NAMES, 0)(reason).endswith(".")


@every_language
@rule("UNO-26")
def test_the_reason_of_the_end_is_said(language: str) -> None:
    outcome = rules.outcome(after(table("R1 | R3 B4", options=Options(target=1)), "R1"))
    assert outcome is not None
    assert Speech(language, NAMES)(outcome.reason).endswith(".")
    assert "1" in Speech(language, NAMES)(outcome.reason)


# ---- Options and guide


def test_the_schema_of_the_options_says_what_the_english_texts_say() -> None:
    told = msgspec.json.schema(Options)["$defs"]["Options"]["properties"]
    for name, option in told.items():
        titled = Text(f"uno-duo/option-{name}")
        assert option["title"] == ENGLISH(titled)
        assert option["description"] == ENGLISH.form(titled, "description")


@every_language
def test_the_guide_has_the_same_parts_and_rules_in_every_language(language: str) -> None:
    assert parts(UNO_DUO.guide(language)) == parts(UNO_DUO.guide())


def parts(guide: str) -> list[str]:
    """Its headings, items, rules and codes, in their order."""
    return re.findall(r"^#+ |^- |UNO-\d+|`\w+`", guide, re.MULTILINE)


# ---- The terminal


def tables() -> Iterator[State]:
    """A table in every phase, and all that may lie on it."""
    yield draft.setup(PLAIN, 2, StackedDice("R5 G7"))
    yield drafted("W")
    yield after(table("R+2 R1 R2 | B1 B2"), "R+2")
    yield after(table("RR R1 R2 | B1 B2"), "RR")
    yield after(table("R1 R2 | B1 B2", pile="R3 G2", below=1), "draw")
    yield after(table("WC R1 R2 | B1 B2", options=Options(customizable="skip")), "WC blue")
    yield after(table("WS R1 R2 | B1 B2 WC", options=Options(customizable="draw_one")), "WS red")
    yield after(table("R1 | B1", options=Options(target=1)), "R1")


@every_language
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_table_is_shown_in_every_phase(language: str, viewer: Viewer) -> None:
    speech = Speech(language, NAMES, viewer)
    for state in tables():
        view = look(state, viewer)
        choices = () if isinstance(viewer, Audience) else legality.choices(state, viewer)
        shown = plain(words.table(view, choices, speech))
        assert "Ada" in shown
        assert speech(words.prompt(view, choices))
    assert speech(words.legend)


@every_language
def test_what_a_seat_holds_stands_in_columns(language: str) -> None:
    names = ("Ada", "Maximiliane von Hohenstein")
    state = after(table("R1 B2 | R3 B4 B5"), "R1 uno")
    speech = Speech(language, names, 0)
    lines = plain(words.table(look(state, 0), (), speech)).splitlines()
    first, second = (next(line for line in lines if line[2:].startswith(name)) for name in names)
    count = speech(Text("uno-duo/cards", {"count": 1}))
    more = speech(Text("uno-duo/cards", {"count": 3}))
    assert first.index(count) == second.index(more)


@every_language
def test_a_line_that_is_no_play_is_quoted(language: str) -> None:
    refusal = words.read("purple 5", look(table("R1 | B1"), 0))
    assert isinstance(refusal, Refusal)
    assert "purple 5" in Speech(language, NAMES, 0)(refusal.reason)


def test_the_phases_are_all_tried() -> None:
    assert {state.phase for state in tables()} == set(Phase)
