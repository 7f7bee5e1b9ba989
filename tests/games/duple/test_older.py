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


@pytest.mark.parametrize("name", ["version-1-open", "version-1-table", "version-2-open", "version-2-table"])
def test_a_match_of_a_former_version_holds_in_every_point(name: str) -> None:
    match = saved(name)
    findings = examined(match).findings
    assert len(findings) == 5 + match.header.log_version  # who brought chance is claimed since log version 2
    assert [finding for finding in findings if not finding.holds] == []


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("version-1-open", "2daf2bf4a0c9758fffdd87921378eec85b77446425985449678c72c3891e8467"),
        ("version-1-table", "07847e7c13976106512646d2398e93d7db98cba721063d6dcfb8ba53bbbb3ab3"),
        ("version-2-open", "5b3ba4176747fd56b0307b919c7b6c9f18c6fb25dc8cffa107bca4465e265883"),
        ("version-2-table", "ae5cdf61e464ba35582be36feddc14b2d9ea9bae42e6a29d97c45ec6e513f602"),
    ],
)
def test_every_state_of_a_match_of_a_former_version_has_the_fingerprint_that_it_had(
    name: str, digest: str
) -> None:
    fingerprints = "".join(match.state_hash for match in refolding(saved(name)))
    assert sha256(fingerprints.encode()).hexdigest() == digest
