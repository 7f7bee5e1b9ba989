"""Small array programs that both simulators stand on: random words, sets of cards as bits, choosing by seat.

Everything here is elementwise, so that a compiler can melt a whole step into one loop over the tables.
"""

from collections.abc import Sequence
from typing import TypeAlias

import jax
import jax.numpy as jnp

Array: TypeAlias = jax.Array
Words: TypeAlias = tuple[Array, Array]

ROTATIONS = (13, 15, 26, 6), (17, 29, 16, 24)
PARITY = 0x1BD11BDA
WORD = 32


def threefry(key: Words, counter: Words) -> Words:
    """Two random words for a key and a counter: Threefry-2x32 with 20 rounds, written out.

    JAX' own is the same function, but on a GPU it is a kernel of its own, which nothing melts into.
    """
    keys = (key[0], key[1], key[0] ^ key[1] ^ jnp.uint32(PARITY))
    first, second = counter[0] + keys[0], counter[1] + keys[1]
    for block in range(5):
        for rotation in ROTATIONS[block % 2]:
            first = first + second
            second = (second << rotation | second >> (32 - rotation)) ^ first
        first = first + keys[(block + 1) % 3]
        second = second + keys[(block + 2) % 3] + jnp.uint32(block + 1)
    return first, second


def below(word: Array, limit: Array) -> Array:
    """A number from 0 up to the limit, which is at most 2**16, from a random word.

    The upper half of the word decides, and the lower half its fraction: no number is likelier than another by
    more than one in 2**15 of its chance times the limit over 2**16.
    """
    limit = limit.astype(jnp.uint32)
    upper, lower = word >> 16, word & 0xFFFF
    return (upper * limit + (lower * limit >> 16) >> 16).astype(jnp.int32)


def left_over(word: Array, limit: Array) -> Array:
    """What ``below`` has not used of a random word: a word that is good for another number."""
    return word * limit.astype(jnp.uint32)


def chosen(figures: Sequence[Array], index: Array) -> Array:
    """The figure at this index: a row of selections, where indexing would be a gather."""
    result = figures[0]
    for place, figure in enumerate(figures[1:], start=1):
        result = jnp.where(index == place, figure, result)
    return result


def count_bits(bits: Array) -> Array:
    """How many members a set has."""
    return jax.lax.population_count(bits).astype(jnp.int32)


def nth_bit(bits: Array, number: Array) -> Array:
    """The place of the member with this number, counting from the lowest; the set must have that many."""
    place = jnp.zeros_like(number)
    for width in (16, 8, 4, 2, 1):
        lower = count_bits(bits & jnp.uint32((1 << width) - 1))
        above = number >= lower
        number = jnp.where(above, number - lower, number)
        bits = jnp.where(above, bits >> width, bits)
        place = jnp.where(above, place + width, place)
    return place


def bit(place: Array) -> Array:
    """The set of one member; the empty set where the place is none of 0 to 31."""
    inside = (place >= 0) & (place < 32)
    shift = jnp.where(inside, place, 0).astype(jnp.uint32)
    return jnp.where(inside, jnp.uint32(1) << shift, jnp.uint32(0))


def joined(parts: Sequence[tuple[Array, int]]) -> tuple[Array, ...]:
    """Sets of so many places each, one after the other, as sets of 32 places each."""
    size = sum(places for _, places in parts)
    words = [jnp.zeros_like(parts[0][0])] * -(-size // WORD)
    first = 0
    for bits, places in parts:
        word, shift = divmod(first, WORD)
        words[word] = words[word] | bits << shift
        if shift + places > WORD:
            words[word + 1] = words[word + 1] | bits >> (WORD - shift)
        first += places
    return tuple(words)


def nth_of_all(words: Sequence[Array], number: Array) -> Array:
    """As ``nth_bit``, in several sets one after the other; the size of all of them where there are fewer."""
    first, bits, rest = jnp.full_like(number, WORD * len(words)), jnp.zeros_like(words[0]), number
    for place, word in enumerate(words):
        size = count_bits(word)
        here = (number >= 0) & (number < size)
        first = jnp.where(here, WORD * place, first)
        bits = jnp.where(here, word, bits)
        rest = jnp.where(here, number, rest)
        number = number - size
    return first + jnp.where(bits > 0, nth_bit(bits, rest), 0)


def is_member(words: Sequence[Array], place: Array) -> Array:
    """Whether several sets, one after the other, have a member at this place."""
    inside = (place >= 0) & (place < WORD * len(words))
    place = jnp.where(inside, place, 0)
    word = chosen(words, place // WORD)
    return inside & (word >> (place % WORD).astype(jnp.uint32) & 1 > 0)


def unpacked(bits: Array, size: int) -> Array:
    """1 for each member of a set, along a new last axis."""
    return bits[..., None] >> jnp.arange(size, dtype=jnp.uint32) & 1


def marked(flags: Sequence[Array]) -> Array:
    """The set of the places at which a flag is true."""
    bits = jnp.zeros(flags[0].shape, jnp.uint32)
    for place, flag in enumerate(flags):
        bits = bits | flag.astype(jnp.uint32) << place
    return bits


def one_hot(index: Array, size: int) -> Array:
    """1 at the index, along a new last axis; all 0 where it is outside."""
    return (index[..., None] == jnp.arange(size)).astype(jnp.float32)
