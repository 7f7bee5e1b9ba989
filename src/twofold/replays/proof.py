"""Proving that a saved match is what it claims to be. All that is claimed about a log is checked here."""

from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct

from twofold.engine import BadLog, Entry, Header, Match, Seal, TwofoldError
from twofold.engine.dice import commitment
from twofold.engine.log import Line, chained
from twofold.replays.reading import SavedMatch, read_file, refolding


class Finding(Struct, frozen=True):
    """One thing that was checked, and how it came out."""

    claim: str
    holds: bool
    detail: str = ""


class Examination(Struct, frozen=True):
    """What came out of checking a saved match."""

    findings: tuple[Finding, ...]
    match: Match | None
    """The match as the rules fold it; ``None`` if they do not."""


def _unwatched(match: Match) -> None:
    """For who only wants the result."""


def examined(saved: SavedMatch, watch: Callable[[Match], None] = _unwatched) -> Examination:
    """Every claim of a saved match, checked; whoever watches sees the match as it is folded, once."""
    untouched, committed = _untouched(saved), _seed_as_committed(saved)
    try:
        for match in refolding(saved):
            watch(match)
    except TwofoldError as error:
        broken = Finding("Every entry follows the rules", False, str(error))
        return Examination((untouched, committed, broken), None)
    return Examination((untouched, committed, *_outcome_as_recorded(saved, match)), match)


def believed(saved: SavedMatch, watch: Callable[[Match], None] = _unwatched) -> Match:
    """The match, if all its claims hold; raises ``BadLog`` with the first that does not."""
    examination = examined(saved, watch)
    for finding in examination.findings:
        if not finding.holds:
            raise BadLog(f"{finding.claim}: no. {finding.detail}")
    assert examination.match is not None
    return examination.match


def load(path: str | Path) -> Match:
    """Read a saved match back, checking everything that ``verify`` checks."""
    return believed(read_file(path))


def verify(path: str | Path) -> list[Finding]:
    """Everything that can be proved about a saved match, checked."""
    return list(examined(read_file(path)).findings)


def _outcome_as_recorded(saved: SavedMatch, match: Match) -> Iterator[Finding]:
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
