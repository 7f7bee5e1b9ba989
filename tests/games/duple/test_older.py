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


@pytest.mark.parametrize("name", ["version-1-open", "version-1-table"])
def test_a_match_of_version_1_holds_in_every_point(name: str) -> None:
    findings = examined(saved(name)).findings
    assert len(findings) == 6
    assert [finding for finding in findings if not finding.holds] == []


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("version-1-open", "2daf2bf4a0c9758fffdd87921378eec85b77446425985449678c72c3891e8467"),
        ("version-1-table", "07847e7c13976106512646d2398e93d7db98cba721063d6dcfb8ba53bbbb3ab3"),
    ],
)
def test_every_state_of_a_match_of_version_1_has_the_fingerprint_that_it_had(name: str, digest: str) -> None:
    fingerprints = "".join(match.state_hash for match in refolding(saved(name)))
    assert sha256(fingerprints.encode()).hexdigest() == digest
