"""What a player may do with a match: save it, and when it is over play again, analyse or watch it."""

from pathlib import Path
from shlex import quote

from rich.markup import escape

from twofold.analysis import DEALS
from twofold.cli.alone import typed_line
from twofold.cli.analyse import tell_analysis
from twofold.cli.matches import print_replay
from twofold.cli.parameters import console
from twofold.cli.spoken import speech
from twofold.engine import Audience, Match, Seat, TwofoldError
from twofold.engine.fairness import has_a_place_for_each_seat
from twofold.replays import file_name
from twofold.texts import shell

ID_SHOWN = 6
"""So much of a match's id tells files of one day apart."""


def wants_again(match: Match, seat: Seat) -> bool:
    """Do what is typed, until the player leaves or wants another match."""
    asked = speech()(shell("terminal-after-match"))
    while (line := typed_line(asked)) not in (None, "again"):
        try:
            _do(line, match, seat)
        except TwofoldError as error:
            console().print(escape(speech()(error.reason)))
    return line is not None


def _do(word: str | None, match: Match, seat: Seat) -> None:
    match word:
        case "save":
            save(match, seat, Path(f"{file_name(match.header)}-{match.header.id[:ID_SHOWN]}.jsonl"))
        case "analyse":
            tell_analysis(match, DEALS)
        case "replay":
            print_replay(match, Audience.EVERYONE, speech().language)


def save(match: Match, seat: Seat, path: Path) -> None:
    """Save a match, and say how it can be proved."""
    match.save(path)
    console().print(speech()(shell("terminal-saved", path=str(path))), soft_wrap=True)
    console().print(_proving(match, seat, path), markup=False, highlight=False, soft_wrap=True)


def _proving(match: Match, seat: Seat, path: Path) -> str:
    """The command that checks the saved match against what the player knows of it now."""
    brought = match.header.entropy[seat] if has_a_place_for_each_seat(match.header) else None
    entropy = "" if brought is None else f"--entropy {seat}={brought} "
    file, commitment = quote(str(path)), match.header.commitment
    return f"twofold verify {file} --commitment {commitment} {entropy}--digest {match.digest}"
