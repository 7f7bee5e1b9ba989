"""Proving that a saved match is what it claims to be. All that is claimed about a log is checked here.

A file alone cannot tell when it was written: a server could make up all of it. What a player kept (the
commitment as it was published, the entropy that their own seat brought, the digest of the last line) is what
it is checked against where there is something; where there is nothing, the finding says so.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

from msgspec import UNSET, Struct

from twofold.engine import BadLog, Entry, Header, Match, Outcome, Seal, Seat, TwofoldError
from twofold.engine.fairness import commitment_of, has_a_place_for_each_seat
from twofold.engine.log import Line, chained
from twofold.replays.reading import SavedMatch, read_file, refolding
from twofold.texts import Text, shell

UNTOUCHED = shell("terminal-proof-untouched")
COMMITTED = shell("terminal-proof-committed")
BROUGHT = shell("terminal-proof-brought")
FOLLOWS_RULES = shell("terminal-proof-rules")
SAME_STATE = shell("terminal-proof-state")
SAME_RESULT = shell("terminal-proof-result")
WHOLE = shell("terminal-proof-whole")
PLAYED = shell("proof-played")
OPEN_CLAIMS = (WHOLE, PLAYED)
"""What need not hold of a match that is gone on with."""


class Kept(Struct, frozen=True):
    """What a player has kept of a match, all in hexadecimal."""

    commitment: str | None = None
    """As it was published before the match."""

    entropy: dict[Seat, str] = {}
    """What seats brought; empty: they know that they brought nothing."""

    digest: str | None = None
    """Of the last line, when the match was over."""


class Finding(Struct, frozen=True):
    """One thing that was checked, and how it came out."""

    claim: Text
    holds: bool
    detail: Text | str = ""
    against: Literal["kept", "file"] = "file"
    """Whether it was checked against something that the player kept, or only against the file itself."""


class Examination(Struct, frozen=True):
    """What came out of checking a saved match."""

    findings: tuple[Finding, ...]
    match: Match | None
    """The match as the rules fold it; ``None`` if they do not."""


def _unwatched(match: Match) -> None:
    """For who only wants the result."""


NOTHING_KEPT = Kept()


def examined(
    saved: SavedMatch, watch: Callable[[Match], None] = _unwatched, kept: Kept = NOTHING_KEPT
) -> Examination:
    """Every claim of a saved match, checked; whoever watches sees the match as it is folded, once."""
    before = (
        _untouched(saved, kept),
        *_really_played(saved.header),
        _seed_as_committed(saved, kept),
        *_entropy_as_brought(saved, kept),
    )
    try:
        for match in refolding(saved):
            watch(match)
    except TwofoldError as error:
        broken = Finding(FOLLOWS_RULES, False, error.reason)
        return Examination((*before, broken), None)
    return Examination((*before, *_outcome_as_recorded(saved, match), _whole(saved, match, kept)), match)


def believed(saved: SavedMatch, watch: Callable[[Match], None] = _unwatched) -> Match:
    """The match, if all its claims hold; raises ``BadLog`` with the first that does not.

    It need not be over: who goes on with a saved match knows where they stopped.
    """
    examination = examined(saved, watch)
    for finding in examination.findings:
        if not finding.holds and finding.claim not in OPEN_CLAIMS:
            raise BadLog(shell("terminal-proof-fails", claim=finding.claim, why=finding.detail))
    assert examination.match is not None
    return examination.match


def load(path: str | Path) -> Match:
    """Read a saved match back, checking everything that ``verify`` checks of a match that goes on."""
    return believed(read_file(path))


def verify(path: str | Path, kept: Kept = NOTHING_KEPT) -> list[Finding]:
    """Everything that can be proved about a saved match, checked."""
    return list(examined(read_file(path), kept=kept).findings)


def _untouched(saved: SavedMatch, kept: Kept) -> Finding:
    claim, previous = UNTOUCHED, ""
    lines: list[Line] = [saved.header, *saved.entries, saved.seal]
    for line in lines:
        if chained(line, previous).digest != line.digest:
            return Finding(claim, False, _unlike_its_digest(line))
        previous = line.digest
    if kept.digest is None:
        return Finding(claim, True, shell("terminal-proof-digests", count=len(lines)))
    if kept.digest != previous:
        return Finding(claim, False, shell("terminal-proof-other-digest"), "kept")
    return Finding(claim, True, shell("terminal-proof-digests-kept", count=len(lines)), "kept")


def _really_played(header: Header) -> Iterator[Finding]:
    """Practice is never proved: whoever played it could look at the cards of the match before."""
    if header.practice is not UNSET:
        left = header.practice
        detail = shell("proof-practice", match=left.match, entry=str(left.at))
        yield Finding(PLAYED, False, detail)


def _seed_as_committed(saved: SavedMatch, kept: Kept) -> Finding:
    claim = COMMITTED
    actual = commitment_of(saved.header, bytes.fromhex(saved.seal.server_seed))
    if actual != saved.header.commitment:
        return Finding(claim, False, shell("terminal-proof-other-seed"))
    if kept.commitment is None:
        return Finding(claim, True, _hash(actual, "no"))
    if kept.commitment != actual:
        return Finding(claim, False, shell("terminal-proof-other-commitment"), "kept")
    return Finding(claim, True, _hash(actual, "yes"), "kept")


def _hash(actual: str, kept: str) -> Text:
    return shell("terminal-proof-hash", hash=actual[:16], kept=kept)


def _entropy_as_brought(saved: SavedMatch, kept: Kept) -> Iterator[Finding]:
    claim, header = BROUGHT, saved.header
    if not has_a_place_for_each_seat(header):
        said = shell("terminal-proof-places", seats=len(header.seats), said=len(header.entropy))
        yield Finding(claim, False, said)
    else:
        yield _found_in_place(claim, header, kept)


def _found_in_place(claim: Text, header: Header, kept: Kept) -> Finding:
    for seat, brought in kept.entropy.items():
        if seat >= len(header.seats):
            return Finding(claim, False, shell("terminal-proof-nobody", seat=seat), "kept")
        if header.entropy[seat] != brought:
            return Finding(claim, False, shell("terminal-proof-brought-else", seat=seat), "kept")
    brought_by = _seats([seat for seat, added in enumerate(header.entropy) if added])
    bots = _seats([seat for seat, added in enumerate(header.entropy) if added is None])
    detail = shell("terminal-proof-brought-by", seats=brought_by, bots=bots)
    if not kept.entropy:
        return Finding(claim, True, detail)
    kept_for = shell("terminal-proof-brought-kept", brought=detail, seats=_seats(list(kept.entropy)))
    return Finding(claim, True, kept_for, "kept")


def _seats(seats: list[Seat]) -> Text:
    numbers = ", ".join(map(str, sorted(seats)))
    return shell("terminal-proof-seats", seats=numbers) if seats else shell("terminal-proof-no-seat")


def _outcome_as_recorded(saved: SavedMatch, match: Match) -> Iterator[Finding]:
    yield Finding(FOLLOWS_RULES, True, shell("terminal-proof-entries", count=len(match.entries)))
    same_state = match.state_hash == saved.seal.state_hash
    yield Finding(SAME_STATE, same_state, shell("terminal-proof-state-hash", hash=match.state_hash[:16]))
    same_outcome = same_result(match.outcome, saved.seal.outcome)
    how = match.outcome.reason if match.outcome else shell("terminal-proof-open")
    yield Finding(SAME_RESULT, same_outcome, how)


def same_result(found: Outcome | None, recorded: Outcome | None) -> bool:
    """Whether these say the same; files of before said why in an English sentence, which may have changed."""
    if found is None or recorded is None or not isinstance(recorded.reason, str):
        return found == recorded
    return (found.winners, found.scores) == (recorded.winners, recorded.scores)


def _whole(saved: SavedMatch, match: Match, kept: Kept) -> Finding:
    if match.over:
        return Finding(WHOLE, True, shell("terminal-proof-over"))
    if kept.digest == saved.seal.digest:
        return Finding(WHOLE, True, shell("terminal-proof-stops-as-kept"), "kept")
    return Finding(WHOLE, False, shell("terminal-proof-may-be-cut"))


def _unlike_its_digest(line: Line) -> Text:
    match line:
        case Header():
            return shell("terminal-proof-header-changed")
        case Seal():
            return shell("terminal-proof-seal-changed")
        case Entry():
            return shell("terminal-proof-entry-changed", entry=str(line.seq))
