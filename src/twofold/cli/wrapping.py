"""Texts with rich's markup as lines of a terminal, broken between words and nowhere else."""

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

INDENT = 4
"""How far the rest of a broken line stands in."""


def broken(markup: str, width: int) -> list[str]:
    """The lines, coloured, none wider than this unless a single word is."""
    out = _terminal(width)
    return [_coloured(line, out) for text in markup.split("\n") for line in _lines(text, width, out)]


def page(markdown: str, width: int) -> list[str]:
    """A page of Markdown as coloured lines."""
    out = _terminal(width)
    with out.capture() as captured:
        out.print(Markdown(markdown))
    return [line.rstrip() for line in captured.get().splitlines()]


def _lines(markup: str, width: int, out: Console) -> list[Text]:
    text = Text.from_markup(markup)
    if text.cell_len <= width:
        return [text]
    first, *rest = text.wrap(out, width - INDENT)
    for line in rest:
        line.pad_left(INDENT)
    return [first, *rest]


def _coloured(text: Text, out: Console) -> str:
    with out.capture() as captured:
        out.print(text, end="", no_wrap=True, crop=False, overflow="ignore")
    return captured.get()


def _terminal(width: int) -> Console:
    return Console(
        force_terminal=True, color_system="standard", highlight=False, width=width, legacy_windows=False
    )
