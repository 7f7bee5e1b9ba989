"""Packs words into the file that `twofold.games.duple.lexicon` reads."""

import zlib
from array import array
from collections.abc import Callable, Iterable
from string import ascii_lowercase

import msgspec

from tools.duple.word import Word
from twofold.games.duple import lexicon
from twofold.games.duple.lexicon import (
    BLOCK,
    CATEGORIES,
    LENGTHS,
    MOST_OF_A_LETTER,
    ZIPF_STEPS,
    Lexicon,
    LexiconFile,
)

SUGGESTED = 1.5
"""Rarer words are judged, but never suggested."""


def pack(words: list[Word], read: Lexicon | None = None) -> bytes:
    """Where people have read what bots say, in a former dictionary, they say nothing else."""
    words = sorted(words, key=lambda word: word.key + ",")
    suggested = sorted(
        (number for number, word in enumerate(words) if _may_be_suggested(word)), key=_order(words)
    )
    vocabulary = [words[number] for number in suggested]
    stored = LexiconFile(
        words=_lines([word.key for word in words]),
        attributes=array("I", map(_attributes, words)).tobytes(),
        vocabulary=array("I", suggested).tobytes(),
        vocabulary_zipf=bytes(_steps(word) for word in vocabulary),
        holding=_holding(vocabulary),
        fitting=tuple(
            _set(name in word.accepted - word.indulged for word in vocabulary) for name in CATEGORIES
        ),
        typical=tuple(_set(_may_be_said(vocabulary, name, read)) for name in CATEGORIES),
        reaching=tuple(_set(len(word.key) >= least for word in vocabulary) for least in LENGTHS),
    )
    return zlib.compress(msgspec.msgpack.encode(stored), 9)


def _may_be_suggested(word: Word) -> bool:
    usable = not (word.plural or word.rude or word.unclassified)
    return usable and " " not in word.key and word.zipf >= SUGGESTED


def _order(words: list[Word]) -> Callable[[int], tuple[int, str]]:
    return lambda number: (-_steps(words[number]), words[number].key)


def _steps(word: Word) -> int:
    return min(round(word.zipf * ZIPF_STEPS), 63)


def _lines(keys: list[str]) -> bytes:
    return "\n".join(",".join(keys[start : start + BLOCK]) for start in range(0, len(keys), BLOCK)).encode()


def _may_be_said(vocabulary: list[Word], name: str, read: Lexicon | None) -> list[bool]:
    if read is None:
        return [name in _typical(word) for word in vocabulary]
    said = set(read.answers("", name, typical=True, min_letters=LENGTHS[0]))
    return [name in word.accepted and word.key in said for word in vocabulary]


def _typical(word: Word) -> frozenset[str]:
    """Where any word goes, a strict table still takes what could be a name for one."""
    any_word = {lexicon.ANY_WORD} & word.accepted
    return word.typical - any_word if word.name or word.capitalised else word.typical | any_word


def _attributes(word: Word) -> int:
    flags = {
        lexicon.PLURAL: word.plural,
        lexicon.NAME: word.name,
        lexicon.RUDE: word.rude,
        lexicon.UNCLASSIFIED: word.unclassified,
    }
    bits = _category_bits(word.accepted) | _category_bits(word.possible) << lexicon.POSSIBLE_SHIFT
    return bits | sum(flag for flag, holds in flags.items() if holds) | _steps(word) << lexicon.ZIPF_SHIFT


def _category_bits(names: frozenset[str]) -> int:
    return sum(1 << number for number, name in enumerate(CATEGORIES) if name in names)


def _holding(vocabulary: list[Word]) -> dict[str, bytes]:
    return {
        f"{letter}{least}": _set(word.key.count(letter) >= least for word in vocabulary)
        for letter in ascii_lowercase
        for least in range(1, MOST_OF_A_LETTER + 1)
    }


def _set(belongs: Iterable[bool]) -> bytes:
    """The numbers of those that belong, as the bits of a little-endian number."""
    bits = "".join("01"[fits] for fits in belongs)
    return int(bits[::-1] or "0", 2).to_bytes(len(bits) // 8 + 1, "little")
