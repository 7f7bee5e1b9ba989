"""Saved matches, read back and folded through the rules again."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from twofold.engine import AnyGame, BadLog, Entry, Header, Match, Seal, installed_games
from twofold.engine.log import LOG_VERSION, written
from twofold.texts import Text, shell


class SavedMatch(Struct, frozen=True):
    """The lines of a file, decoded but not yet believed."""

    game: AnyGame
    header: Header
    entries: tuple[Entry[Any], ...]
    seal: Seal


def read(lines: Iterable[str]) -> SavedMatch:
    """Decode the lines of a saved match; says which line cannot be read."""
    numbered = [(number, line) for number, line in enumerate(lines, start=1) if line.strip()]
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
        return read(Path(path).read_text("utf-8").splitlines())
    except OSError as error:
        raise BadLog(not_read(path, error)) from error
    except UnicodeDecodeError as error:
        raise BadLog(shell("terminal-log-not-text", path=str(path))) from error


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
    except msgspec.DecodeError as error:
        raise BadLog(shell("terminal-log-line", line=str(number), problem=str(error))) from error
    if written(read) != line:
        raise BadLog(shell("terminal-log-line-says-more", line=str(number)))
    return read
