"""Commands that explain themselves in the reader's language, and click's own words along with them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from itertools import pairwise
from typing import Any

import click
import click.core
import click.exceptions
import click.formatting
import click.types

from twofold.texts import Text, shell
from twofold.texts.catalogue import languages
from twofold.texts.speech import Speech, language_for, language_of

FLAG = "--language"

_reader: ContextVar[Speech | None] = ContextVar("reader", default=None)


def speech() -> Speech:
    """Says texts to whoever reads what the present command prints."""
    reader = _reader.get()
    return Speech(language_of()) if reader is None else reader


@contextmanager
def speaking_as_asked(arguments: Sequence[str]) -> Iterator[None]:
    """Speak the language that a command line asks for, wherever in it, or else that of the environment."""
    asked_for = [language for flag, language in pairwise(arguments) if flag == FLAG]
    asked_for += [word.partition("=")[2] for word in arguments if word.startswith(f"{FLAG}=")]
    before = _reader.set(Speech(language_for(asked_for) if asked_for else language_of()))
    try:
        yield
    finally:
        _reader.reset(before)


class SpokenOption(click.Option):
    """An option that is explained by a text."""

    def __init__(self, *arguments: Any, says: Text, **attributes: Any) -> None:
        super().__init__(*arguments, **attributes)
        self._says = says

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = speech()(self._says)
        return super().get_help_record(ctx)

    def make_metavar(self, ctx: click.Context) -> str:
        kind = KINDS.get(self.type.name)
        return super().make_metavar(ctx) if kind is None else speech()(kind)


option = partial(click.option, cls=SpokenOption)


class SpokenArgument(click.Argument):
    """An argument that goes by a text."""

    def __init__(self, *arguments: Any, says: Text, **attributes: Any) -> None:
        super().__init__(*arguments, **attributes)
        self._says = says

    def make_metavar(self, ctx: click.Context) -> str:  # noqa: ARG002
        said = speech()(self._says)
        return said if self.required else f"[{said}]"


class SpokenCommand(click.Command):
    """A command that is explained by a text."""

    def __init__(self, *arguments: Any, says: Text, **attributes: Any) -> None:
        super().__init__(*arguments, **attributes)
        self._says = says

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = speech()(self._says)
        super().format_help_text(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        self.help = speech()(self._says)
        return super().get_short_help_str(limit)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.options_metavar = speech()(shell("terminal-usage-options"))
        return super().collect_usage_pieces(ctx)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option:
            option.help = speech()(shell("terminal-option-help"))
        return option


language_option = option(
    FLAG,
    says=shell("terminal-option-language"),
    type=click.Choice(languages()),
    expose_value=False,
)
"""It is read before everything else: also what goes wrong, and what helps, is said in this language."""

KINDS = {
    "text": shell("terminal-kind-text"),
    "integer": shell("terminal-kind-number"),
    "integer range": shell("terminal-kind-number"),
    "float": shell("terminal-kind-number"),
    "float range": shell("terminal-kind-number"),
    "file": shell("terminal-kind-file"),
    "path": shell("terminal-kind-file"),
    "directory": shell("terminal-kind-folder"),
}
"""What options take, as a page of help calls it."""

OF_CLICK = {
    "Usage:": shell("terminal-usage"),
    "Options": shell("terminal-usage-all-options"),
    "Commands": shell("terminal-usage-commands"),
    "default: {default}": shell("terminal-default", default="{default}"),
    "required": shell("terminal-required"),
    "Got unexpected extra argument ({args})": shell("terminal-too-many-arguments", arguments="{args}"),
    "Got unexpected extra arguments ({args})": shell("terminal-too-many-arguments", arguments="{args}"),
    "Did you mean {possibility}?": shell("terminal-did-you-mean", possible="{possibility}"),
    "(Did you mean one of: {possibilities}?)": shell("terminal-did-you-mean", possible="{possibilities}"),
    "Invalid value: {message}": shell("terminal-invalid", problem="{message}"),
    "Invalid value for {param_hint}: {message}": shell(
        "terminal-invalid-for", what="{param_hint}", problem="{message}"
    ),
    "Missing argument": shell("terminal-missing-argument"),
    "Missing option": shell("terminal-missing-option"),
    "No such option {name!r}.": shell("terminal-no-such-option", name="{name!r}"),
    "No such command {name!r}.": shell("terminal-no-such-command", name="{name!r}"),
    "{value!r} is not {choice}.": shell("terminal-not-the-choice", value="{value!r}", choice="{choice}"),
    "{value!r} is not one of {choices}.": shell(
        "terminal-not-a-choice", value="{value!r}", choices="{choices}"
    ),
    "{value!r} is not a valid {number_type}.": shell(
        "terminal-not-a-number", value="{value!r}", kind="{number_type}"
    ),
    "{value} is not in the range {range}.": shell("terminal-not-in-range", value="{value}", range="{range}"),
    "{name} {filename!r} does not exist.": shell("terminal-not-there", file="{filename!r}"),
    "{name} {filename!r} is a file.": shell("terminal-is-a-file", file="{filename!r}"),
    "{name} {filename!r} is a directory.": shell("terminal-is-a-folder", file="{filename!r}"),
    "{name} {filename!r} is not readable.": shell("terminal-not-readable", file="{filename!r}"),
}
"""What click says of its own accord, as it asks gettext for it, and what we say for it."""


def _said(message: str) -> str:
    return speech()(OF_CLICK[message]) if message in OF_CLICK else message


def _counted(one: str, many: str, count: int) -> str:
    return _said(one if count == 1 else many)


def speak_for_click() -> None:
    """From now on click asks here for its words, instead of in files of gettext that nobody has."""
    for module in (click.core, click.exceptions, click.formatting, click.types):
        vars(module).update(_=_said, ngettext=_counted)
