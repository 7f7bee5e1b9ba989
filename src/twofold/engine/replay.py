"""Reading saved matches back, and proving that they are what they claim to be."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from twofold.engine.dice import commitment
from twofold.engine.game import AnyGame
from twofold.engine.log import LOG_VERSION, Entry, Header, Line, Seal, chained
from twofold.engine.match import Match
from twofold.engine.refusal import BadLog, TwofoldError
from twofold.engine.registry import installed_games
from twofold.engine.seats import Audience, Seat, Viewer


class Finding(Struct, frozen=True):
    """One thing that was checked, and how it came out."""

    claim: str
    holds: bool
    detail: str = ""


class ReplayStep(Struct, frozen=True):
    """The table after one entry of the log, as one viewer saw it."""

    seq: int
    """0 for the table before the first entry."""

    at: int
    seat: Seat | None
    """Who acted; ``None`` at the start and when time ran out."""

    events: tuple[Any, ...]
    view: Any


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
        raise BadLog("A saved match has at least two lines, a header and a seal; this has fewer.")
    header = _decoded(numbered[0], Header)
    if header.log_version != LOG_VERSION:
        raise BadLog(
            f"This match was saved as log version {header.log_version}; this Twofold reads {LOG_VERSION}."
        )
    game = installed_games[header.game].by_rules(header.rules_version)
    entries = tuple(_decoded(line, Entry[game.action]) for line in numbered[1:-1])  # type: ignore[name-defined]
    return SavedMatch(game, header, entries, _decoded(numbered[-1], Seal))


def read_file(path: str | Path) -> SavedMatch:
    """Decode a saved match; says what is wrong with the file."""
    try:
        return read(Path(path).read_text("utf-8").splitlines())
    except OSError as error:
        raise BadLog(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadLog(f"{path} is not a saved match: it is not text.") from error


def load(path: str | Path) -> Match:
    """Replay a saved match; raises ``BadLog`` with the first thing that does not hold."""
    saved = read_file(path)
    for finding in check(saved):
        if not finding.holds:
            raise BadLog(f"{finding.claim}: no. {finding.detail}")
    return refold(saved)


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


def replay_steps(saved: SavedMatch, viewer: Viewer) -> Iterator[ReplayStep]:
    """The match step by step; ``EVERYONE`` sees all, so keep it for matches that are over."""
    for match in refolding(saved):
        happened = match.events[-1] if match.events else ()
        seen = tuple(told.event for told in happened if viewer is Audience.EVERYONE or told.reaches(viewer))
        seat = match.entries[-1].seat if match.entries else None
        yield ReplayStep(len(match.entries), match.now, seat, seen, match.game.look(match.state, viewer))


def verify(path: str | Path) -> list[Finding]:
    """Everything that can be proved about a saved match, checked."""
    return list(check(read_file(path)))


def check(saved: SavedMatch) -> Iterator[Finding]:
    """The claims of a saved match, one by one."""
    yield _untouched(saved)
    yield _seed_as_committed(saved)
    try:
        match = refold(saved)
    except TwofoldError as error:
        yield Finding("Every entry follows the rules", False, str(error))
        return
    yield Finding("Every entry follows the rules", True, f"{len(match.entries)} entries replayed")
    same_state = match.state_hash == saved.seal.state_hash
    yield Finding("The cards and scores come out as recorded", same_state, f"state {match.state_hash[:16]}")
    same_outcome = match.outcome == saved.seal.outcome
    yield Finding(
        "The result is the recorded one",
        same_outcome,
        match.outcome.reason if match.outcome else "still open",
    )


def _untouched(saved: SavedMatch) -> Finding:
    claim, previous = "No line was changed after it was written", ""
    lines: list[Line] = [saved.header, *saved.entries, saved.seal]
    for line in lines:
        if chained(line, previous).digest != line.digest:
            return Finding(claim, False, f"{_name_of(line).capitalize()} does not match its digest.")
        previous = line.digest
    return Finding(claim, True, f"{len(saved.entries) + 2} digests")


def _seed_as_committed(saved: SavedMatch) -> Finding:
    claim = "The seed is the one committed to before the match"
    actual = commitment(bytes.fromhex(saved.seal.server_seed))
    holds = actual == saved.header.commitment
    detail = f"SHA-256 {actual[:16]}…" if holds else "The seed does not give the commitment in the header."
    return Finding(claim, holds, detail)


def _name_of(line: Line) -> str:
    match line:
        case Header():
            return "the header"
        case Seal():
            return "the seal"
        case Entry():
            return f"entry {line.seq}"


def _decoded(numbered: tuple[int, str], kind: Any) -> Any:
    number, line = numbered
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise BadLog(f"Line {number} cannot be read: {error}.") from error
