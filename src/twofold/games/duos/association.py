"""What goes with what: how closely two faces, or a word and a face, belong together.

All of it is read from ``associations.zip``, which ``tools/duos`` derives from word vectors and WordNet. Five
kinds of relation are kept apart, so that each bot can weigh them by its own taste, and learn that of others.
"""

import zipfile
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from operator import mul
from struct import unpack_from

import msgspec

from twofold.games.duos.cards import DECK_SIZE, Card, Category, Face

PAIR_SCALE = 28
VECTOR_SCALE = 200
LINK_SCALE = 255
DIMENSIONS = 50
NEIGHBOURS = 40

RELATIONS = ("vectors", "kinds", "glosses", "parts", "traits")
"""Words that keep the same company, things of one kind, described alike, part and whole, sharing traits."""

Table = list[list[float]]
"""The closeness of each two of some cards."""


class Taste(msgspec.Struct, frozen=True):
    """How much each kind of relation counts for somebody."""

    vectors: float = 0.0
    kinds: float = 0.0
    glosses: float = 0.0
    parts: float = 0.0
    traits: float = 0.0

    def weight(self, relation: str) -> float:
        return float(getattr(self, relation))


VECTORS = Taste(vectors=1.0)
WORDNET = Taste(kinds=0.35, glosses=0.45, parts=0.2)
COMBINED = Taste(vectors=0.35, kinds=0.15, glosses=0.2, parts=0.1, traits=0.35)
TASTES = {"vectors": VECTORS, "wordnet": WORDNET, "combined": COMBINED}


class Association:
    """The model itself; :func:`association` loads it once."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self.vocabulary: tuple[str, ...] = tuple(archive.read("words.txt").decode().split("\n"))
        self._row_of = {word: row for row, word in enumerate(self.vocabulary)}
        self._word_vectors = array("b", archive.read("word_vectors"))
        self._face_vectors = array("b", archive.read("face_vectors"))
        self._neighbours = archive.read("neighbours")
        self._links = archive.read("links")
        self._links_at = _starts(self._links)
        self._pairs = {(c, r): archive.read(f"{c}/{r}") for c in Category for r in RELATIONS}

    def closeness(self, relation: str, category: Category, one: Card, other: Card) -> float:
        """0 for two faces with nothing in common, about 9 for the closest two of a category."""
        return self._pairs[category, relation][one * DECK_SIZE + other] / PAIR_SCALE

    def table(self, taste: Taste, category: Category, cards: Sequence[Card]) -> Table:
        """The closeness of each two of these cards to somebody of this taste."""
        table = [[0.0] * len(cards) for _ in cards]
        for relation in RELATIONS:
            weight = taste.weight(relation) / PAIR_SCALE
            if not weight:
                continue
            pairs = self._pairs[category, relation]
            for row, one in zip(table, cards, strict=True):
                for column, other in enumerate(cards):
                    row[column] += weight * pairs[one * DECK_SIZE + other]
        return table

    def known_form(self, word: str) -> str | None:
        """The word of the vocabulary that this one is a form of, if any."""
        plain = word.lower().replace("’", "'").removesuffix("'s").replace("-", "").replace("'", "")
        stems = (plain, plain.removesuffix("s"), plain.removesuffix("es"), plain.removesuffix("ies") + "y")
        return next((stem for stem in stems if stem in self._row_of), None)

    def relevances(self, word: str, faces: Sequence[Face], taste: Taste) -> list[float]:
        """How much a word speaks of each face: 0 for not at all, 1 for very much. An unknown word: 0."""
        known = self.known_form(word)
        if known is None:
            return [0.0] * len(faces)
        described = taste.kinds + taste.glosses + taste.parts
        total = taste.vectors + described + taste.traits
        links = self._links_of(known)
        return [
            (
                taste.vectors * max(0.0, self._cosine(known, face.number))
                + described * min(1.0, 2 * links.get(face.number, 0.0))
                + taste.traits * _has_trait(known, face)
            )
            / total
            for face in faces
        ]

    def neighbours(self, face: Face) -> list[str]:
        """The words that keep the same company as a face, nearest first."""
        rows = unpack_from(f"<{NEIGHBOURS}H", self._neighbours, 2 * NEIGHBOURS * face.number)
        return [self.vocabulary[row] for row in rows]

    def _cosine(self, word: str, number: int) -> float:
        start, of_face = self._row_of[word] * DIMENSIONS, number * DIMENSIONS
        word_vector = self._word_vectors[start : start + DIMENSIONS]
        face_vector = self._face_vectors[of_face : of_face + DIMENSIONS]
        product: int = sum(map(mul, word_vector, face_vector))
        return product / VECTOR_SCALE / VECTOR_SCALE

    def _links_of(self, word: str) -> dict[int, float]:
        """How strongly WordNet links a word to faces, by their numbers."""
        start = self._links_at[self._row_of[word]]
        end = start + 1 + 2 * self._links[start]
        numbers, strengths = self._links[start + 1 : end : 2], self._links[start + 2 : end : 2]
        return {number: strength / LINK_SCALE for number, strength in zip(numbers, strengths, strict=True)}


def _starts(links: bytes) -> list[int]:
    """Where each word's links begin: a count, then a face's number and a strength for each."""
    starts = []
    at = 0
    while at < len(links):
        starts.append(at)
        at += 1 + 2 * links[at]
    return starts


def _has_trait(word: str, face: Face) -> float:
    traits = [trait.lower() for trait in face.traits]
    if word in traits:
        return 1.0
    return 0.5 if any(word in trait.split("-") for trait in traits) else 0.0


@cache
def association() -> Association:
    """The shipped model."""
    with as_file(files(__package__) / "associations.zip") as path, zipfile.ZipFile(path) as archive:
        return Association(archive)


def common_words(face: Face) -> list[str]:
    """Words that a player may well say of a face: its traits and its neighbours."""
    traits = [trait for trait in sorted(face.traits) if "-" not in trait]
    return traits + association().neighbours(face)
