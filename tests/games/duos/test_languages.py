"""DUOS in every language: whatever the rules produce can be said, to whoever is meant and to others."""

from collections.abc import Iterable, Iterator

import pytest
from rich.cells import cell_len

from tests.games.duos.tables import FOUR, act, after, all_choose, partners, table, turn_played
from tests.ledger import rule
from twofold.engine import Refusal, Seat
from twofold.games.duos import rules
from twofold.games.duos.actions import Action, ChoosePairs, LayPair, PointNot, PointYes, SayReady, SayWord
from twofold.games.duos.cards import Category, card_text, faces_by_key
from twofold.games.duos.events import (
    BoardReopened,
    BoardsCompared,
    BoardsRevealed,
    CardPointedAt,
    Event,
    NarratorScored,
    PairLaid,
    PairsChosen,
    ReadySaid,
    TurnBegun,
    WordSaid,
)
from twofold.games.duos.options import Options, table_refusal
from twofold.games.duos.sentences import sentence
from twofold.games.duos.state import State
from twofold.games.duos.text import words
from twofold.games.duos.view import look
from twofold.texts import Text
from twofold.texts.catalogue import languages, messages
from twofold.texts.speech import Speech

NAMES = ("Ada", "Ben", "Cleo", "Dan")
BED_AND_GIRAFFE = ("bed", "giraffe")
SHARED = (("bear", "lion"), ("socks", "swords"), BED_AND_GIRAFFE)

EVENTS: tuple[Event, ...] = (
    PairsChosen(0, SHARED),
    ReadySaid(0),
    WordSaid(0, "insect"),
    CardPointedAt(0, "bear", chosen=True),
    CardPointedAt(0, "bear", chosen=False),
    BoardReopened(0),
    BoardsRevealed((FOUR, FOUR)),
    PairLaid(0, BED_AND_GIRAFFE, "", ()),
    PairLaid(0, BED_AND_GIRAFFE, "soft", (1,)),
    PairLaid(2, BED_AND_GIRAFFE, "soft", (0, 1)),
    NarratorScored(0, 1),
    NarratorScored(0, 6),
    BoardsCompared(SHARED, True, 1),
    BoardsCompared(SHARED[:1], False, 0),
    BoardsCompared((), False, 0),
    TurnBegun(2, None, Category.THINGS, False, ()),
    TurnBegun(3, 0, Category.ANIMALS, True, ()),
)

every_language = pytest.mark.parametrize("language", languages())


def ids(family: str) -> set[str]:
    """The texts of a family that the English file has."""
    found = {entry.id.name for entry in messages("duos", "en").body if hasattr(entry, "id")}
    return {name for name in found if name.startswith(family)}


def ids_of(texts: Iterable[Text | str]) -> set[str]:
    """By which messages these are said."""
    return {text.id.removeprefix("duos/") for text in texts if isinstance(text, Text)}


def said(text: Text | str, language: str) -> set[str]:
    """What the reader at each seat hears of it, and who watches."""
    assert isinstance(text, Text)
    return {Speech(language, NAMES, viewer)(text) for viewer in (0, 1, None)}


def refusals() -> Iterator[Refusal | None]:
    """One of every kind."""
    for state, seat, action in refused_moves():
        yield rules.refusal(state, seat, action)
    yield rules.silence(table())
    yield table_refusal(Options(rounds=3), 2)
    yield table_refusal(Options(first_narrator="5"), 3)


def refused_moves() -> Iterator[tuple[State, Seat, Action]]:
    chosen = after(table(), (0, ChoosePairs(FOUR)))
    ready, laying = after(chosen, (0, SayReady())), all_choose(table(), FOUR)
    yield laying, 1, ChoosePairs(FOUR)
    yield ready, 0, ChoosePairs(FOUR)
    yield table(), 0, ChoosePairs(FOUR[:1])
    yield table(), 0, ChoosePairs((*FOUR[:3], (8, 12)))
    yield table(), 0, ChoosePairs((*FOUR[:3], (0, 8)))
    yield laying, 1, SayReady()
    yield ready, 0, SayReady()
    yield table(), 0, SayReady()
    yield partners(), 0, LayPair((0, 1))
    yield table(), 0, LayPair((0, 1))
    yield laying, 1, LayPair((0, 1))
    yield laying, 0, LayPair((0, 2))
    yield laying, 0, LayPair((0, 1), "x" * 141)
    yield table(), 0, SayWord("insect")
    yield from refused_hints()


def refused_hints() -> Iterator[tuple[State, Seat, Action]]:
    chosen = after(partners(), (0, ChoosePairs(FOUR)))
    yield all_choose(partners(), FOUR), 0, SayWord("insect")
    yield after(chosen, (0, SayReady())), 0, SayWord("insect")
    yield after(chosen, (0, SayWord("insect"))), 0, PointYes(0)
    for hint in (SayWord("insect"), PointYes(0), PointNot(8)):
        yield after(chosen, (0, hint), (1, ChoosePairs(FOUR))), 1, hint
    yield chosen, 0, PointYes(8)
    yield chosen, 0, PointNot(0)
    yield chosen, 0, SayWord("x" * 31)
    yield chosen, 0, SayWord("two words")
    yield after(chosen, (0, PointYes(0))), 0, ChoosePairs(((8, 9), *FOUR[1:]))
    yield after(chosen, (0, PointNot(8))), 0, ChoosePairs(((0, 8), *FOUR[1:]))


@every_language
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_is_told_to_whom_it_happened_and_to_others(event: Event, language: str) -> None:
    heard = said(sentence(event), language)
    assert all(heard)
    if hasattr(event, "seat"):
        assert len(heard) > 1


def test_no_event_is_left_out() -> None:
    assert ids_of(map(sentence, EVENTS)) == ids("event-")


@every_language
def test_every_refusal_is_said(language: str) -> None:
    found = [refusal.reason for refusal in refusals() if refusal is not None]
    for reason in found:
        assert all(each.endswith(".") for each in said(reason, language))
    assert ids_of(found) == ids("refusal-")


@every_language
def test_every_end_has_its_reason(language: str) -> None:
    together, apart = partners(), table()
    for _ in range(9):
        together = turn_played(together, FOUR)
    for _ in range(8):
        apart = turn_played(apart, FOUR)
    found = [outcome.reason for state in (together, apart) if (outcome := rules.outcome(state))]
    assert all(said(reason, language) for reason in found)
    assert ids_of(found) == ids("reason-")


@every_language
def test_the_table_is_drawn_in_every_phase(language: str) -> None:
    chosen = after(partners(), (0, ChoosePairs(FOUR)), (0, PointYes(0)), (1, SayWord("insect")))
    laying = after(all_choose(table(), FOUR), (0, LayPair((0, 1), "food")), (0, LayPair((2, 3))))
    for state in (chosen, all_choose(partners(), FOUR), table(), laying):
        speech = Speech(language, NAMES[: state.seats], viewer=0)
        choices = rules.choices(state, 0)
        drawn = words.table(look(state, 0), choices, speech).splitlines()
        assert len(drawn) > 10
        assert speech(words.prompt(look(state, 0), choices))
        rows = zip(drawn[3:6], (" 4", " 8", "12"), strict=True)
        assert len({cell_len(line[: line.rindex(number)]) for line, number in rows}) == 1


def test_german_sentences_have_their_articles_and_cases() -> None:
    german = Speech("de", NAMES, viewer=1)
    assert words.event(EVENTS[7], german) == "Ada legt das Bett und die Giraffe aus. Das hat sonst niemand."
    assert words.event(EVENTS[8], german) == (
        "Ada legt das Bett und die Giraffe aus („soft“). Du bekommst einen Punkt."
    )
    assert words.event(CardPointedAt(1, "bear", True), german) == "Du zeigst auf den Bären: JA!"
    _, (told, *_) = act(after(partners(), (0, ChoosePairs(FOUR))), 0, PointYes(6))
    assert words.event(told.event, german) == "Ada zeigt auf das Nashorn: JA!"


def test_the_reader_comes_first_among_people() -> None:
    assert words.event(EVENTS[9], Speech("en", NAMES, viewer=1)).endswith("You and Ada score 1 point each.")
    assert words.event(EVENTS[9], Speech("de", NAMES, viewer=1)).endswith("Je ein Punkt: Du und Ada.")


def test_swedish_sentences_have_the_definite_form() -> None:
    swedish = Speech("sv", NAMES, viewer=0)
    assert words.event(EVENTS[9], swedish) == (
        "Cleo lägger ut sängen och giraffen (”soft”). Du och Ben får en poäng var."
    )


@rule("DUOS-22")
@pytest.mark.parametrize("word", ["Bärenhöhle", "süß", "sjöjungfru", "l’été"])
def test_a_word_may_be_of_any_language(word: str) -> None:
    assert rules.refusal(partners(), 0, SayWord(word)) is None


CASES = {"den": {("dem", "zum")}, "das": {("dem", "zum")}, "die": {("der", "zur"), ("den", "zu")}}
"""By the article of the accusative: those of the dative, and what they make of ``zu``."""


def test_every_card_is_declined_in_german() -> None:
    for key in faces_by_key():
        german, card = Speech("de"), card_text(key)
        forms = (german.form(card, form) for form in ("accusative", "dative", "to"))
        accusative, dative, to = (form.split(" ", 1) for form in forms)
        assert (dative[0], to[0]) in CASES[accusative[0]], key
        assert to[1].removeprefix("den ") == dative[1], key
        assert all(noun.startswith(german(card)) for noun in (accusative[1], dative[1])), key
