"""Somebody alone with a position in the terminal: nothing happens but what they type."""

from rich.markup import escape

from twofold.cli.parameters import console
from twofold.cli.picture import Picture
from twofold.engine import Refusal, Refused
from twofold.texts import Text

HELP = ("", "?", "help")
LEAVING = ("q", "quit")


def typed_line(asked: str) -> str | None:
    """What somebody types; ``None`` when they leave."""
    try:
        line = console().input(f"[bold]{escape(asked)}>[/] ").strip()
    except EOFError:
        return None
    return None if line.lower() in LEAVING else line


def meant_by(picture: Picture, line: str) -> object | None:
    """The action that a line means; ``None`` if it leaves something open, which is asked for next."""
    meant = picture.meant(line)
    if isinstance(meant, Refusal):
        raise Refused(meant)
    return meant


def refuse(picture: Picture, refusal: Refusal) -> None:
    """Say why a line was not taken."""
    console().print(f"[yellow]{escape(picture.refused(refusal))}[/]")


def tell(picture: Picture, text: Text, style: str | None = None) -> None:
    """Say a sentence in the reader's language."""
    console().print(escape(picture.speech(text)), style=style)
