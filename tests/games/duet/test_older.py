"""Matches that were played by former versions of the rules.

The logs were written by the code of their time; the digests are over the fingerprints of all their states.
"""

import lzma
from hashlib import sha256
from pathlib import Path

import pytest

from twofold.replays import SavedMatch, examined, read, refolding

LOGS = Path(__file__).parent / "logs"


def saved(name: str) -> SavedMatch:
    return read(lzma.decompress((LOGS / f"{name}.jsonl.xz").read_bytes()).decode().splitlines())


@pytest.mark.parametrize("name", ["version-1-relaxed", "version-1-strict"])
def test_a_match_of_version_1_holds_in_every_point(name: str) -> None:
    findings = examined(saved(name)).findings
    assert len(findings) == 7
    assert [finding for finding in findings if not finding.holds] == []


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("version-1-relaxed", "c2f5bfc201a3254c5abf4f9fed17f16c7e31dbc2e5c771b9177c6d5700408697"),
        ("version-1-strict", "45819c7a281be89b377261d54748504fa74f559a6f6edb80d97185d9d7ef6d60"),
    ],
)
def test_every_state_of_a_match_of_version_1_has_the_fingerprint_that_it_had(name: str, digest: str) -> None:
    fingerprints = "".join(match.state_hash for match in refolding(saved(name)))
    assert sha256(fingerprints.encode()).hexdigest() == digest
