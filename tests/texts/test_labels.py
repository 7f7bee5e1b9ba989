"""Whoever says what they see is understood: a button's name holds the words on it, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.texts import ROOT
from twofold.engine import installed_games
from twofold.texts import Text
from twofold.texts.catalogue import languages
from twofold.texts.speech import Speech
from twofold.texts.text import Value

PAGES = ROOT / "web" / "src"
SAID = re.compile(r"""\b(text|words)\("([\w-]+)"(?:, \{([^{}]*)\})?\)""")
LABEL = re.compile(r"aria-label=\{")
OPENED = re.compile(r"<(button|a|Button)\b[^<]*$")
UNSEEN = re.compile(r"""<span class="unseen">.*?</span>""", re.DOTALL)
VALUES: dict[str, Value] = {"count": 1, "colour": "red", "coin": "red"}
"""What texts are told to choose among their forms; for anything else a name will do."""


class Named(NamedTuple):
    """A button or a link of a page, what it is called, and what stands on it."""

    place: str
    name: Text
    seen: Text


def braced(source: str, start: int) -> int:
    """Where the brace before a place is closed."""
    depth = 1
    while depth:
        depth += {"{": 1, "}": -1}.get(source[start], 0)
        start += 1
    return start


def tag_end(source: str, start: int) -> int:
    """Where a tag ends in the middle of which a place is."""
    while source[start] != ">":
        start = braced(source, start + 1) if source[start] == "{" else start + 1
    return start + 1


def texts_in(source: str, catalogue: str) -> Iterator[Text]:
    """The texts that a piece of a page says; a name stands for whatever they are told."""
    for whose, text, parameters in SAID.findall(source):
        names = re.findall(r"(\w+)(?=[:,\s]|$)(?::[^,]*)?", parameters or "")
        values: dict[str, Value] = {name: VALUES.get(name, "Ada") for name in names}
        yield Text(f"{'shell' if whose == 'text' else catalogue}/{text}", values)


def named_in(page: Path) -> Iterator[Named]:
    """All that has a name besides words that stand on it."""
    source, catalogue = page.read_text("utf-8"), page.parent.name
    for label in LABEL.finditer(source):
        opened = OPENED.search(source[: label.start()])
        if not opened:
            continue
        told = braced(source, label.end())
        start = tag_end(source, told)
        shown = UNSEEN.sub("", source[start : source.index(f"</{opened[1]}", start)])
        for name in texts_in(source[label.end() : told], catalogue):
            for seen in texts_in(shown, catalogue):
                yield Named(f"{page.relative_to(PAGES)}: {name.id}", name, seen)


CATALOGUES = {"shell", *(game.id for game in installed_games.values())}
NAMED = [each for page in sorted(PAGES.rglob("*.svelte")) for each in named_in(page)]


def words_of(said: str) -> str:
    """What is compared: neither capitals nor signs count."""
    return " ".join(re.findall(r"\w+", said.casefold()))


def test_they_are_found() -> None:
    found = {(each.name.id, each.seen.id) for each in NAMED}
    assert {
        ("dualis/hand-over-to", "dualis/hand-over"),
        ("dualis/play-card", "dualis/play"),
        ("shell/home-play-aria", "shell/home-play"),
    } <= found


@pytest.mark.parametrize("language", languages())
def test_a_name_holds_the_words_that_are_seen(language: str) -> None:
    assert {each.name.id.partition("/")[0] for each in NAMED} <= CATALOGUES
    speech = Speech(language)
    apart = {
        each.place: (speech(each.name), speech(each.seen))
        for each in NAMED
        if words_of(speech(each.seen)) not in words_of(speech(each.name))
    }
    assert apart == {}
