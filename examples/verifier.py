"""A second verifier, written from docs/fairness.md alone: ``python examples/verifier.py FILE``.

It knows no rules and nothing of Twofold. It checks the lines, the commitment, what the seats brought and the
end of the file, and works shuffles out again: ``--draw deal 1 52`` prints the order of the first deal.
"""

import argparse
import hashlib
import hmac
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HEADER = "line id game rules_version options seats commitment entropy created log_version"
FIELDS = {
    "header": (f"{HEADER} digest", f"{HEADER} legacy digest"),
    "entry": ("line seq at seat action digest",),
    "seal": ("line server_seed state_hash outcome digest",),
}
DIGEST = re.compile(r'"digest":"([0-9a-f]{64})"}$')


class Unreadable(Exception):
    """The file is not the log of a match."""


def framed(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def sha256(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(dict(pairs)) < len(pairs):
        raise Unreadable("a field is there twice")
    return dict(pairs)


def lines_of(file: bytes) -> list[str]:
    *lines, rest = file.decode().split("\n")
    if rest:
        raise Unreadable("the last line does not end")
    return lines


def records(lines: list[str]) -> list[dict[str, Any]]:
    """The lines as records, if they are of the right kinds and have the right fields."""
    read = [json.loads(line, object_pairs_hook=once) for line in lines]
    kinds = ["header", *["entry"] * (len(lines) - 2), "seal"]
    for number, (kind, record) in enumerate(zip(kinds, read, strict=True), start=1):
        if record.get("line") != kind or " ".join(record) not in FIELDS[kind]:
            raise Unreadable(f"line {number} is no {kind}")
    if [record["seq"] for record in read[1:-1]] != list(range(1, len(lines) - 1)):
        raise Unreadable("the entries are not numbered 1, 2, 3 ...")
    if read[0]["log_version"] != 2:
        raise Unreadable("this is another version of the log")
    return read


def chain_holds(lines: list[str]) -> bool:
    previous = ""
    for line in lines:
        found = DIGEST.search(line)
        bare = DIGEST.sub('"digest":""}', line)
        if not found or sha256((previous + bare).encode()) != found[1]:
            return False
        previous = found[1]
    return True


def commitment(header: dict[str, Any], seed: bytes) -> str:
    return sha256(framed(b"twofold commitment 2", header["id"].encode(), seed))


def match_seed(header: dict[str, Any], seed: bytes) -> bytes:
    entropy = [bytes.fromhex(added or "") for added in header["entropy"]]
    placed = [(str(seat).encode(), added) for seat, added in enumerate(entropy) if added]
    parts = [part for place in placed for part in place]
    return hashlib.sha256(framed(b"twofold match seed 1", seed, *parts)).digest()


def words(key: bytes, label: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hmac.digest(key, label + counter.to_bytes(8, "big"), "sha256")
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
        counter += 1


def shuffled(header: dict[str, Any], seed: bytes, purpose: str, number: int, cards: int) -> list[int]:
    """The numbers below ``cards`` in the order of this shuffle."""
    label = framed(header["id"].encode(), purpose.encode(), str(number).encode())
    stream, deck = words(match_seed(header, seed), label), list(range(cards))
    for last in range(cards - 1, 0, -1):
        limit = last + 1
        word = next(word for word in stream if word < 2**32 - 2**32 % limit)
        deck[last], deck[word % limit] = deck[word % limit], deck[last]
    return deck


def checked(
    lines: list[str], kept_commitment: str = "", kept_entropy: dict[int, str] | None = None, digest: str = ""
) -> dict[str, bool]:
    """Which claims hold."""
    header, *_, seal = records(lines)
    entropy, kept = header["entropy"], kept_entropy or {}
    committed = commitment(header, bytes.fromhex(seal["server_seed"]))
    places = len(entropy) == len(header["seats"])
    brought = places and all(seat < len(entropy) and entropy[seat] == kept[seat] for seat in kept)
    return {
        "chain": chain_holds(lines) and digest in ("", seal["digest"]),
        "commitment": committed == header["commitment"] and kept_commitment in ("", committed),
        "entropy": brought,
        "end": seal["outcome"] is not None or digest == seal["digest"],
    }


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--commitment", default="")
    parser.add_argument("--entropy", action="append", default=[], metavar="SEAT=HEX")
    parser.add_argument("--digest", default="")
    parser.add_argument("--draw", nargs=3, metavar=("PURPOSE", "NUMBER", "CARDS"))
    given = parser.parse_args()
    lines = lines_of(given.file.read_bytes())
    brought = {int(seat): added for seat, added in (each.split("=") for each in given.entropy)}
    found = checked(lines, given.commitment, brought, given.digest)
    for claim, holds in found.items():
        print(f"{claim}: {'holds' if holds else 'does NOT hold'}")
    if given.draw:
        header, *_, seal = records(lines)
        purpose, number, cards = given.draw
        print(*shuffled(header, bytes.fromhex(seal["server_seed"]), purpose, int(number), int(cards)))
    return 0 if all(found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
