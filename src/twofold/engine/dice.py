"""Chance that can be proved fair afterwards.

Every shuffle of a match comes from one secret seed through HMAC-SHA256 in counter mode. A *stream* is
bound to the match, to a purpose ("deal") and to a number that the rules keep count of (the round), so it
cannot be swayed by when somebody acts, and rules stay pure: the same label always gives the same stream.

Before the match the table publishes ``commitment(match_id, server_seed)``; every seat may then add entropy
of its own; afterwards the server seed is revealed and anybody can recompute every card.
"""

import hashlib
import hmac
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

SEED_BYTES = 32
ID_DIGITS = 16
_WORD_BYTES = 4
_WORD_RANGE = 1 << 8 * _WORD_BYTES


class Stream(Protocol):
    """A run of chance for one purpose."""

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, each equally likely."""
        ...

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in random order."""
        ...


class Dice(Protocol):
    """What the rules are handed when something is left to chance."""

    def stream(self, purpose: str, number: int) -> Stream:
        """The stream for this purpose; ``number`` tells apart the times it is needed in a match."""
        ...


class SealedStream:
    """HMAC-SHA256 in counter mode, rejection sampling, Fisher-Yates."""

    def __init__(self, key: bytes, label: bytes) -> None:
        self._key = key
        self._label = label
        self._counter = 0
        self._words = iter(())  # type: Iterable[int]

    def below(self, limit: int) -> int:
        if not 0 < limit <= _WORD_RANGE:
            raise ValueError(f"below({limit}) needs a limit from 1 to {_WORD_RANGE}")
        fair = _WORD_RANGE - _WORD_RANGE % limit
        while (word := self._next_word()) >= fair:
            pass
        return word % limit

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        return fisher_yates(items, self.below)

    def _next_word(self) -> int:
        for word in self._words:
            return word
        block = hmac.digest(self._key, self._label + self._counter.to_bytes(8, "big"), "sha256")
        self._counter += 1
        self._words = iter(
            int.from_bytes(block[start : start + _WORD_BYTES], "big")
            for start in range(0, len(block), _WORD_BYTES)
        )
        return self._next_word()


class SealedDice:
    """The dice of a real match: provable, and unpredictable without the seed."""

    def __init__(self, match_seed: bytes, match_id: str) -> None:
        self._seed = match_seed
        self._match = match_id

    def stream(self, purpose: str, number: int) -> SealedStream:
        return SealedStream(self._seed, _framed(self._match.encode(), purpose.encode(), str(number).encode()))


class FastStream:
    """Python's own generator behind the interface of a stream."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def below(self, limit: int) -> int:
        return self._rng.randrange(limit)

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        deck = list(items)
        self._rng.shuffle(deck)
        return tuple(deck)


class FastDice:
    """Dice for simulations and searches: quick and repeatable, but neither labelled nor provable."""

    def __init__(self, rng: random.Random) -> None:
        self._stream = FastStream(rng)

    def stream(self, purpose: str, number: int) -> FastStream:  # noqa: ARG002 - labels matter only when sealed
        return self._stream


def fisher_yates(items: Iterable[T], below: Callable[[int], int]) -> tuple[T, ...]:
    """The items in random order, all orders equally likely if ``below`` is fair."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def match_id(server_seed: bytes) -> str:
    """The id of the match that is played with this seed: whoever has drawn the seed has no more choice."""
    return hashlib.sha256(server_seed).hexdigest()[:ID_DIGITS]


def commitment(match_id: str, server_seed: bytes) -> str:
    """What the table publishes before anybody adds entropy."""
    return hashlib.sha256(_framed(b"twofold commitment 2", match_id.encode(), server_seed)).hexdigest()


def match_seed(server_seed: bytes, entropy: Sequence[bytes]) -> bytes:
    """The seed of the shuffles: the committed secret mixed with what each seat brought, if anything."""
    brought = [(str(seat).encode(), added) for seat, added in enumerate(entropy) if added]
    parts = [part for place in brought for part in place]
    return hashlib.sha256(_framed(b"twofold match seed 1", server_seed, *parts)).digest()


def _framed(*parts: bytes) -> bytes:
    """The parts joined so that no two different lists of parts give the same bytes."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)
