"""How the senses of WordNet hang together: kinds and their distance, parts and wholes, forms of words."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from tools.wordnet import HYPERNYM, INSTANCE_OF, PARTS, Synset, WordNet

ENDINGS = {"ies": ("y",), "ves": ("f",), "es": ("",), "s": ("",), "ing": ("", "e"), "ed": ("", "e")}
"""How a word may end, and what may stand there in its base form."""

HYPONYMS = ("~", "~i")
PARTS_OF = ("%m", "%s", "%p")
WHOLES_OF = ("#m", "#s", "#p")


class Kinship:
    """Relations over one WordNet."""

    def __init__(self, wordnet: WordNet) -> None:
        self.synsets = wordnet.synsets
        self._senses = wordnet.senses

    def of(self, lemma: str, part: str = "n") -> list[Synset]:
        """The senses of a word, the most usual first."""
        return [sense.synset for sense in self._senses.get((lemma.replace("_", " "), part), [])]

    def related(self, synset: Synset, symbols: tuple[str, ...]) -> list[Synset]:
        return [self.synsets[key] for key in synset.pointed(*symbols)]

    def ancestors(self, synset: Synset) -> dict[Synset, int]:
        """Every kind that a sense is of, with its distance, the sense itself included."""
        found = {synset: 0}
        edge = [synset]
        while edge:
            kinds = [kind for low in edge for kind in self.related(low, (HYPERNYM, INSTANCE_OF))]
            above = {kind for kind in kinds if kind not in found}
            found.update(dict.fromkeys(above, found[edge[0]] + 1))
            edge = sorted(above, key=lambda kind: kind.key)
        return found

    def below(self) -> dict[Synset, int]:
        """How many noun senses lie under each, itself included."""
        counts: dict[Synset, int] = defaultdict(int)
        for (part, _), synset in self.synsets.items():
            if part == "n":
                for ancestor in self.ancestors(synset):
                    counts[ancestor] += 1
        return counts

    def forms(self, word: str) -> Iterator[str]:
        """The forms under which a word may stand in WordNet, its own first."""
        yield word
        for ending, stems in ENDINGS.items():
            if word.endswith(ending) and len(word) > len(ending) + 2:
                yield from (word.removesuffix(ending) + stem for stem in stems)

    def knows(self, word: str) -> bool:
        return any(self.of(form, part) for form in self.forms(word) for part in PARTS)

    @cache  # noqa: B019 - one database lives as long as the script
    def base(self, word: str) -> str:
        """The shortest known form: `wings` and `winged` both become `wing`."""
        known = [form for form in self.forms(word) if any(self.of(form, part) for part in PARTS)]
        return min(known, key=len, default=word)
