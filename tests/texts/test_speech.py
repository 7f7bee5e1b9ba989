"""Texts become sentences at the edge: by language, by seat, in the right form."""

from pathlib import Path

import msgspec
import pytest

from twofold.texts import Person, Text, figure, texts_of
from twofold.texts.catalogue import languages
from twofold.texts.speech import Speech, UnsaidText, language_for, language_of

MESSAGES = """
card-bed = Bett
    .accusative = das Bett
card-giraffe = Giraffe
lays = { IS($who) ->
    [you] Du legst { FORM($card, form: "accusative") } aus.
   *[other] { $who } legt { FORM($card, form: "accusative") } aus.
}
met = Da sind { $people }.
cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
"""


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> object:
    """A catalogue in German alone."""
    package = tmp_path_factory.mktemp("spoken")
    (package / "spoken_here" / "texts").mkdir(parents=True)
    (package / "spoken_here" / "__init__.py").touch()
    Path(package, "spoken_here", "texts", "de.ftl").write_text(MESSAGES, "utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.syspath_prepend(str(package))
        yield texts_of("spoken", "spoken_here.texts")


def test_a_seat_decides_the_person_and_never_a_name(text) -> None:  # type: ignore[no-untyped-def]
    laid = text("lays", who=Person(0), card=text("card-bed"))
    assert Speech("de", ("Ada", "Ben"), 0)(laid) == "Du legst das Bett aus."
    assert Speech("de", ("Du", "Ben"), 1)(laid) == "Du legt das Bett aus."


def test_a_noun_without_the_form_is_said_as_it_is(text) -> None:  # type: ignore[no-untyped-def]
    laid = text("lays", who=Person(0), card=text("card-giraffe"))
    assert Speech("de", ("Ada",))(laid) == "Ada legt Giraffe aus."


def test_lists_and_numbers_are_said_as_the_language_does(text) -> None:  # type: ignore[no-untyped-def]
    speech = Speech("de", ("Ada", "Ben", "Cleo"), 2)
    assert speech(text("met", people=(Person(0), Person(1), Person(2)))) == "Da sind Du, Ada und Ben."
    assert [speech(text("cards", count=count)) for count in (1, 1234)] == ["eine Karte", "1.234 Karten"]


def test_a_minus_is_a_minus_sign_and_no_hyphen_bug() -> None:
    moved = Text("shell/today-points", {"count": -1.5})
    assert "−1.5" in Speech("en")(moved)
    assert "−1,5" in Speech("de")(moved)
    assert [figure(number, "+d") for number in (-1, 5)] == ["−1", "+5"]


def test_what_cannot_be_said_is_an_error_of_the_program(text) -> None:  # type: ignore[no-untyped-def]
    for wrong in (text("nothing"), text("cards")):
        with pytest.raises(UnsaidText):
            Speech("de")(wrong)


def test_a_text_travels_without_a_language() -> None:
    card = Text("dualis/card", {"who": Person(1), "cards": (Text("dualis/sun"), 3, "typed")})
    assert msgspec.json.decode(msgspec.json.encode(card), type=Text) == card


def test_the_language_is_the_first_of_the_readers_that_there_is() -> None:
    assert set(languages()) >= {"en", "de", "sv"}
    assert language_for(["zxx", "de-AT", "sv"]) == "de"
    assert language_for([]) == "en"
    assert language_of({"LANG": "sv_SE.UTF-8"}) == "sv"
    assert language_of({"LC_ALL": "de_DE", "LANG": "sv_SE.UTF-8"}) == "de"
    assert language_of({"LANG": "C.UTF-8"}) == "en"


def test_a_terminal_dresses_texts_within_texts_in_whatever_form_they_are_said(text) -> None:  # type: ignore[no-untyped-def]
    laid = text("lays", who=Person(0), card=text("card-bed"))
    speech = Speech("de", ("Ada",)).dressed(
        lambda said, sentence: f"[red]{sentence}[/]" if said.id == "spoken/card-bed" else sentence
    )
    assert speech(laid) == "Ada legt [red]das Bett[/] aus."
    assert speech("A sentence of before.") == "A sentence of before."
