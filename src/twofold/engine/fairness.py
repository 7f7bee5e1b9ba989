"""What a header promises about the shuffles, in each version of the log.

In version 1 the commitment left the match id open and nothing said who had brought which entropy, so a
server could choose the deal. Such logs are still read and checked, as far as they go.
"""

from twofold.engine.dice import commitment, match_seed, unplaced_commitment, unplaced_match_seed
from twofold.engine.log import Header
from twofold.engine.seats import Seat

UNPLACED = 1
"""The version of the log that did not bind match id and seats."""


def commitment_of(header: Header, server_seed: bytes) -> str:
    """The commitment that this match and this seed lead to."""
    if header.log_version == UNPLACED:
        return unplaced_commitment(server_seed)
    return commitment(header.id, server_seed)


def match_seed_of(header: Header, server_seed: bytes) -> bytes:
    """The seed of the match's shuffles."""
    brought = [bytes.fromhex(added or "") for added in header.entropy]
    if header.log_version == UNPLACED:
        return unplaced_match_seed(server_seed, brought)
    return match_seed(server_seed, brought)


def bots_of(header: Header) -> frozenset[Seat]:
    """The seats that bots had when the match began, where the header says so."""
    if not has_a_place_for_each_seat(header):
        return frozenset()
    return frozenset(seat for seat, brought in enumerate(header.entropy) if brought is None)


def has_a_place_for_each_seat(header: Header) -> bool:
    """Whether it can be told who brought which entropy, and that nobody else brought any."""
    return header.log_version != UNPLACED and len(header.entropy) == len(header.seats)
