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
from twofold.engine.fairness import UNPLACED, commitment_of, has_a_place_for_each_seat
from twofold.engine.log import Line, chained
from twofold.replays.reading import SavedMatch, read_file, refolding

WHOLE = "Nothing was cut off the end"
PLAYED = "It was played from the first card to the last"
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

    claim: str
    holds: bool
    detail: str = ""
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
        broken = Finding("Every entry follows the rules", False, str(error))
        return Examination((*before, broken), None)
    return Examination((*before, *_outcome_as_recorded(saved, match), _whole(saved, match, kept)), match)


def believed(saved: SavedMatch, watch: Callable[[Match], None] = _unwatched) -> Match:
    """The match, if all its claims hold; raises ``BadLog`` with the first that does not.

    It need not be over: who goes on with a saved match knows where they stopped.
    """
    examination = examined(saved, watch)
    for finding in examination.findings:
        if not finding.holds and finding.claim not in OPEN_CLAIMS:
            raise BadLog(f"{finding.claim}: no. {finding.detail}")
    assert examination.match is not None
    return examination.match


def load(path: str | Path) -> Match:
    """Read a saved match back, checking everything that ``verify`` checks of a match that goes on."""
    return believed(read_file(path))


def verify(path: str | Path, kept: Kept = NOTHING_KEPT) -> list[Finding]:
    """Everything that can be proved about a saved match, checked."""
    return list(examined(read_file(path), kept=kept).findings)


def _untouched(saved: SavedMatch, kept: Kept) -> Finding:
    claim, previous = "No line was changed after it was written", ""
    lines: list[Line] = [saved.header, *saved.entries, saved.seal]
    for line in lines:
        if chained(line, previous).digest != line.digest:
            return Finding(claim, False, f"{_name_of(line).capitalize()} does not match its digest.")
        previous = line.digest
    if kept.digest is None:
        return Finding(claim, True, f"{len(lines)} digests")
    if kept.digest != previous:
        return Finding(claim, False, "The last digest is not the one that you kept.", "kept")
    return Finding(claim, True, f"{len(lines)} digests, the last as you kept it", "kept")


def _really_played(header: Header) -> Iterator[Finding]:
    """Practice is never proved: whoever played it could look at the cards of the match before."""
    if header.practice is not UNSET:
        left = header.practice
        yield Finding(PLAYED, False, f"This is practice, left from match {left.match} after entry {left.at}.")


def _seed_as_committed(saved: SavedMatch, kept: Kept) -> Finding:
    claim = "The seed is the one committed to before the match"
    actual = commitment_of(saved.header, bytes.fromhex(saved.seal.server_seed))
    if actual != saved.header.commitment:
        return Finding(claim, False, "The seed does not give the commitment in the header.")
    if kept.commitment is None:
        return Finding(claim, True, f"SHA-256 {actual[:16]}…{_left_open(saved.header)}")
    if kept.commitment != actual:
        return Finding(claim, False, "The commitment is not the one that you kept.", "kept")
    return Finding(claim, True, f"SHA-256 {actual[:16]}…, as you kept it{_left_open(saved.header)}", "kept")


def _left_open(header: Header) -> str:
    return "; it leaves the match id open (log version 1)" if header.log_version == UNPLACED else ""


def _entropy_as_brought(saved: SavedMatch, kept: Kept) -> Iterator[Finding]:
    """In version 1 nothing was claimed about who brought what: there is only something to say if asked."""
    claim, header = "Each seat's chance is in the shuffles, and nobody else's", saved.header
    if header.log_version == UNPLACED:
        if kept.entropy:
            yield _found_among(claim, header, kept)
    elif not has_a_place_for_each_seat(header):
        detail = f"{len(header.seats)} seats played, and {len(header.entropy)} are said to have had a say."
        yield Finding(claim, False, detail)
    else:
        yield _found_in_place(claim, header, kept)


def _found_among(claim: str, header: Header, kept: Kept) -> Finding:
    missing = [seat for seat, brought in kept.entropy.items() if brought and brought not in header.entropy]
    detail = (
        f"What seat {missing[0]} brought is missing." if missing else "In version 1 it is not said whose."
    )
    return Finding(claim, not missing, detail, "kept")


def _found_in_place(claim: str, header: Header, kept: Kept) -> Finding:
    for seat, brought in kept.entropy.items():
        if seat >= len(header.seats):
            return Finding(claim, False, f"Nobody sat at {seat}.", "kept")
        if header.entropy[seat] != brought:
            return Finding(claim, False, f"Seat {seat} is said to have brought something else.", "kept")
    brought_by = _seats([seat for seat, added in enumerate(header.entropy) if added])
    bots = _seats([seat for seat, added in enumerate(header.entropy) if added is None])
    detail = f"brought by {brought_by}; bots at {bots}"
    if not kept.entropy:
        return Finding(claim, True, detail)
    return Finding(claim, True, f"{detail}; as you kept it for {_seats(list(kept.entropy))}", "kept")


def _seats(seats: list[Seat]) -> str:
    return "seat " + ", ".join(map(str, sorted(seats))) if seats else "no seat"


def _outcome_as_recorded(saved: SavedMatch, match: Match) -> Iterator[Finding]:
    yield Finding("Every entry follows the rules", True, f"{len(match.entries)} entries replayed")
    same_state = match.state_hash == saved.seal.state_hash
    yield Finding("The cards and scores come out as recorded", same_state, f"state {match.state_hash[:16]}")
    same_outcome = same_result(match.outcome, saved.seal.outcome)
    yield Finding(
        "The result is the recorded one",
        same_outcome,
        str(match.outcome.reason) if match.outcome else "still open",
    )


def same_result(found: Outcome | None, recorded: Outcome | None) -> bool:
    """Whether these say the same; files of before said why in an English sentence, which may have changed."""
    if found is None or recorded is None or not isinstance(recorded.reason, str):
        return found == recorded
    return (found.winners, found.scores) == (recorded.winners, recorded.scores)


def _whole(saved: SavedMatch, match: Match, kept: Kept) -> Finding:
    if match.over:
        return Finding(WHOLE, True, "the match is over")
    if kept.digest == saved.seal.digest:
        return Finding(WHOLE, True, "the match is not over, but stops where you kept its digest", "kept")
    return Finding(WHOLE, False, "The match is not over: nothing proves that it was not cut.")


def _name_of(line: Line) -> str:
    match line:
        case Header():
            return "the header"
        case Seal():
            return "the seal"
        case Entry():
            return f"entry {line.seq}"
