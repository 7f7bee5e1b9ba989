"""Saved matches, read back and folded through the rules again."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from twofold.engine import AnyGame, BadLog, Entry, Header, Match, Seal, installed_games
from twofold.engine.log import LOG_VERSION, written
from twofold.engine.parsing import MISTYPED
from twofold.texts import Text, shell


class SavedMatch(Struct, frozen=True):
    """The lines of a file, decoded but not yet believed."""

    game: AnyGame
    header: Header
    entries: tuple[Entry[Any], ...]
    seal: Seal


def read(lines: Iterable[str]) -> SavedMatch:
    """Decode the lines of a saved match; says which line cannot be read."""
    numbered = list(enumerate(lines, start=1))
    if len(numbered) < 2:
        raise BadLog(shell("terminal-log-short"))
    header = _decoded(numbered[0], Header)
    if header.log_version != LOG_VERSION:
        raise BadLog(shell("terminal-log-version", version=header.log_version, readable=LOG_VERSION))
    game = installed_games[header.game].by_rules(header.rules_version)
    entries = tuple(_decoded(line, Entry[game.action]) for line in numbered[1:-1])  # type: ignore[name-defined]
    return SavedMatch(game, header, entries, _decoded(numbered[-1], Seal))


def read_file(path: str | Path) -> SavedMatch:
    """Decode a saved match; says what is wrong with the file."""
    try:
        return read(_lines_of(Path(path).read_bytes().decode("utf-8")))
    except OSError as error:
        raise BadLog(not_read(path, error)) from error
    except UnicodeDecodeError as error:
        raise BadLog(shell("terminal-log-not-text", path=str(path))) from error


def _lines_of(text: str) -> list[str]:
    """The lines of a file. A name may hold what other systems take for the end of a line."""
    *lines, rest = text.split("\n")
    if rest or "" in lines or any(line.endswith("\r") for line in lines):
        raise BadLog(shell("terminal-log-line-ends"))
    return lines


def not_read(path: str | Path, error: OSError) -> Text:
    """What is told of a file that the system does not give out."""
    return shell("terminal-not-read", path=str(path), problem=error.strerror or str(error))


def refold(saved: SavedMatch) -> Match:
    """Fold the entries through the rules again."""
    *_, match = refolding(saved)
    return match


def refolding(saved: SavedMatch) -> Iterator[Match]:
    """The match as it was before the first entry, and after each."""
    match = Match(saved.game, saved.header, bytes.fromhex(saved.seal.server_seed))
    yield match
    for entry in saved.entries:
        match.follow(msgspec.structs.replace(entry, digest=""))
        yield match


def _decoded(numbered: tuple[int, str], kind: Any) -> Any:
    number, line = numbered
    try:
        read = msgspec.json.decode(line, type=kind)
        is_plain = written(read) == line
    except MISTYPED as error:
        raise BadLog(shell("terminal-log-line", line=str(number), problem=str(error))) from error
    if not is_plain:
        raise BadLog(shell("terminal-log-line-says-more", line=str(number)))
    return read
