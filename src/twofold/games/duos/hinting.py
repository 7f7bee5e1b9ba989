"""Which hint to give: the one after which the partner is likeliest to have the same pairs."""

from collections.abc import Iterator, Sequence

from twofold.games.duos.actions import Hint, SayWord
from twofold.games.duos.association import Table, Taste, association, common_words
from twofold.games.duos.cards import Face
from twofold.games.duos.hearing import clearness, heard
from twofold.games.duos.matching import Pairs, likelihoods

WORDS_TO_WEIGH = 6
KNOWN_REASONS = Taste(glosses=0.5, traits=0.5)
KINSHIP = 4
"""A word is not said if it shares so many first letters with the name of a card."""


def best_hint(partner: Table, board: Pairs, faces: Sequence[Face], hints: Sequence[Hint]) -> Hint:
    """The hint that adds most to the pairs expected in common.

    ``partner`` is what the partner is thought to see in the cards; ``board`` is one's own.
    """
    return max(hints, key=lambda hint: expected(heard(partner, [hint], faces), board))


def expected(partner: Table, board: Pairs) -> float:
    """How many pairs of a board the partner is expected to have."""
    chances = likelihoods(partner, keenness=1.0)
    return sum(chances[pair] for pair in board)


def telling_words(board: Pairs, faces: Sequence[Face]) -> list[SayWord]:
    """The words that speak most clearly of one pair and of nothing else, the best first."""
    marked = {place for pair in board for place in pair}
    words = {word for place in marked for word in common_words(faces[place])}
    scores = {word: _telling(word, board, faces) for word in _sayable(words, faces)}
    clear = (word for word, score in scores.items() if score > 0)
    best = sorted(clear, key=lambda word: (-scores[word], word))
    return [SayWord(word) for word in best[:WORDS_TO_WEIGH]]


def _telling(word: str, board: Pairs, faces: Sequence[Face]) -> float:
    """How much more a word speaks of both cards of the pair it fits best than of any third card.

    Nothing if it merely keeps their company: a person would ask what the word has to do with them.
    """
    clear = clearness(word, faces)
    low, high = max(board, key=lambda pair: min(clear[pair[0]], clear[pair[1]]))
    if not all(association().relevances(word, (faces[low], faces[high]), KNOWN_REASONS)):
        return 0.0
    third = max(clear[place] for place in range(len(faces)) if place not in (low, high))
    return min(clear[low], clear[high]) - third


def _sayable(words: set[str], faces: Sequence[Face]) -> Iterator[str]:
    """The rules allow to name a card, but it would be no fun."""
    beginnings = tuple(part[:KINSHIP] for face in faces for part in face.key.split("-"))
    return (word for word in words if not word.startswith(beginnings))
