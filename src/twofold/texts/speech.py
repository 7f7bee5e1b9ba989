"""Making sentences: in the reader's language, of the people at the reader's table."""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, overload

import babel.lists
from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType

from twofold.texts.catalogue import languages, messages, page
from twofold.texts.figures import with_minus
from twofold.texts.text import REFERENCE, Person, Text, Value

LANGUAGE_VARIABLES = ("TWOFOLD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class UnsaidText(LookupError):
    """A text that no file has, or that lacks a parameter: a mistake in the program."""


def language_for(tags: Iterable[str]) -> str:
    """The first of these tags, like ``de-AT`` or ``sv_SE.UTF-8``, that there are texts for; else English."""
    wished = (tag.replace("_", "-").split("-")[0].split(".")[0].lower() for tag in tags)
    return next((tag for tag in wished if tag in languages()), REFERENCE)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of a terminal: the first variable that says anything decides."""
    return language_for(said for name in LANGUAGE_VARIABLES if (said := environment.get(name)))


class _Somebody(FluentType):
    """A person in a sentence."""

    def __init__(self, called: str, you: bool) -> None:
        self.called = called
        self.you = you

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        return self.called


class _Negative(FluentType):
    """A figure below nothing, with the minus that English lacks."""

    def __init__(self, number: float) -> None:
        self._number = number

    def format(self, locale: Locale) -> str:
        return with_minus(format_decimal(self._number, locale=locale))


class _Within(FluentType):
    """A text in a text: as it is, or in the form that the sentence around it asks for."""

    def __init__(self, speech: "Speech", text: Text) -> None:
        self._speech = speech
        self._text = text

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        return self._speech(self._text)

    def form(self, form: str) -> str:
        return self._speech.form(self._text, form)


def _is(who: Any) -> str:
    """``IS($who)``: ``you`` for the reader, ``other`` for anybody else."""
    return "you" if isinstance(who, _Somebody) and who.you else "other"


def _form(text: Any, form: str) -> Any:
    """``FORM($card, form: "accusative")``: the attribute of the text, or the text itself if it has none."""
    return text.form(form) if isinstance(text, _Within) else text


@cache
def _bundle(catalogue: str, language: str) -> FluentBundle:
    functions: dict[str, Any] = {"IS": _is, "FORM": _form}
    bundle = FluentBundle([language], functions, use_isolating=False)
    bundle.add_resource(messages(catalogue, language))
    return bundle


class Speech(Sequence[str]):
    """Says texts in one language to one reader; as a sequence it is the names of the seats."""

    def __init__(
        self, language: str = REFERENCE, names: Sequence[str] = (), viewer: object | None = None
    ) -> None:
        self.language = language
        self.names = tuple(names)
        self.viewer = viewer

    def __call__(self, text: Text | str) -> str:
        """The sentence; what is one already stays as it is."""
        return text if isinstance(text, str) else self._said(text, None)

    def form(self, text: Text, form: str) -> str:
        """The text in one of its forms, or as it is if it has no such form."""
        catalogue, _, message = text.id.partition("/")
        forms = _bundle(catalogue, self.language).get_message(message).attributes
        return self._said(text, form if form in forms else None)

    def dressed(self, dress: Callable[[Text, str], str]) -> "Speech":
        """The same, with whatever is said dressed, texts within texts first: cards in their colours."""
        return _Dressed(self, dress)

    def name(self, seat: int) -> str:
        """What this seat is called."""
        return self.names[seat]

    def page(self, catalogue: str, message: str) -> str:
        """A whole page of Markdown."""
        return page(catalogue, message, self.language)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[str, ...]: ...
    def __getitem__(self, index: int | slice) -> str | tuple[str, ...]:
        return self.names[index]

    def __len__(self) -> int:
        return len(self.names)

    def _said(self, text: Text, form: str | None) -> str:
        catalogue, _, message = text.id.partition("/")
        bundle = _bundle(catalogue, self.language)
        try:
            found = bundle.get_message(message)
        except LookupError:
            raise UnsaidText(f"{text.id} is not among the texts of {self.language}") from None
        pattern = found.value if form is None else found.attributes[form]
        if pattern is None:
            raise UnsaidText(f"{text.id} has no value of its own")
        said, errors = bundle.format_pattern(
            pattern, {name: self._value(v) for name, v in text.values.items()}
        )
        if errors:
            raise UnsaidText(f"{text.id} cannot be said in {self.language}: {errors[0]}")
        return str(said)

    def _value(self, value: Value) -> Any:
        match value:
            case Text():
                return _Within(self, value)
            case Person(seat):
                return self._somebody(seat)
            case tuple() | list():
                said = [self._alone(each) for each in self._reader_first(value)]
                return babel.lists.format_list(said, locale=self.language)
            case int() | float() if value < 0:
                return _Negative(value)
            case _:
                return value

    def _reader_first(self, values: Sequence[Value]) -> list[Value]:
        """The reader, then the others: "You and Ada"."""
        return sorted(values, key=lambda value: not (isinstance(value, Person) and value.seat == self.viewer))

    def _somebody(self, seat: int) -> _Somebody:
        you = seat == self.viewer
        return _Somebody(self(Text("shell/you")) if you else self.names[seat], you)

    def _alone(self, value: Value) -> str:
        match value:
            case Text():
                return self(value)
            case Person(seat):
                return self._somebody(seat).called
            case _:
                return str(value)


class _Dressed(Speech):
    """A speech in the clothes of a terminal."""

    def __init__(self, speech: Speech, dress: Callable[[Text, str], str]) -> None:
        super().__init__(speech.language, speech.names, speech.viewer)
        self._dress = dress

    def __call__(self, text: Text | str) -> str:
        return text if isinstance(text, str) else self._dress(text, super().__call__(text))

    def form(self, text: Text, form: str) -> str:
        return self._dress(text, super().form(text, form))


ENGLISH = Speech()
"""For programs and logs, which read no language but the reference."""
