"""How strongly WordNet links a word to faces: it stands in the bag of a face, or their bags are alike."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from tools.duos.bags import Bag, Bags
from tools.duos.kinship import Kinship
from tools.wordnet import Synset
from twofold.games.duos.association import LINK_SCALE

MOST_LINKS = 20
WEAKEST = 0.06
SENSES_OF_A_WORD = {"n": 3, "v": 1, "a": 1}
DIRECT = 2.0
"""A word that is itself written about a face says more than one that is only described alike."""


def links_of(words: Sequence[str], faces: Sequence[Synset], kinship: Kinship, bags: Bags) -> Iterator[bytes]:
    """For each word: how many links, then a face's number and the strength for each."""
    holders: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for number, face in enumerate(faces):
        for word, weight in bags.of(face).items():
            holders[word].append((number, weight))
    for word in words:
        links = _strongest(_strengths(word, holders, kinship, bags))
        yield bytes([len(links), *(part for link in links for part in link)])


def _strengths(
    word: str, holders: dict[str, list[tuple[int, float]]], kinship: Kinship, bags: Bags
) -> dict[int, float]:
    strengths = {number: DIRECT * weight for number, weight in holders.get(kinship.base(word), [])}
    for sense in _senses(word, kinship):
        for number, cosine in _alike(bags.of(sense), holders).items():
            strengths[number] = max(strengths.get(number, 0.0), cosine)
    return strengths


def _senses(word: str, kinship: Kinship) -> Iterator[Synset]:
    for pos, count in SENSES_OF_A_WORD.items():
        forms = (form for form in kinship.forms(word) if kinship.of(form, pos))
        yield from kinship.of(next(forms, ""), pos)[:count]


def _alike(bag: Bag, holders: dict[str, list[tuple[int, float]]]) -> dict[int, float]:
    cosines: dict[int, float] = defaultdict(float)
    for word, weight in bag.items():
        for number, other in holders.get(word, []):
            cosines[number] += weight * other
    return cosines


def _strongest(strengths: dict[int, float]) -> list[tuple[int, int]]:
    kept = sorted(strengths.items(), key=lambda link: (-link[1], link[0]))[:MOST_LINKS]
    return [
        (number, min(255, round(strength * LINK_SCALE))) for number, strength in kept if strength >= WEAKEST
    ]
