"""What a header promises about the shuffles."""

from twofold.engine.dice import commitment, match_seed
from twofold.engine.log import Header
from twofold.engine.seats import Seat


def commitment_of(header: Header, server_seed: bytes) -> str:
    """The commitment that this match and this seed lead to."""
    return commitment(header.id, server_seed)


def match_seed_of(header: Header, server_seed: bytes) -> bytes:
    """The seed of the match's shuffles."""
    return match_seed(server_seed, [bytes.fromhex(added or "") for added in header.entropy])


def bots_of(header: Header) -> frozenset[Seat]:
    """The seats that bots had when the match began, where the header says so."""
    if not has_a_place_for_each_seat(header):
        return frozenset()
    return frozenset(seat for seat, brought in enumerate(header.entropy) if brought is None)


def has_a_place_for_each_seat(header: Header) -> bool:
    """Whether it can be told who brought which entropy, and that nobody else brought any."""
    return len(header.entropy) == len(header.seats)
