"""What the evidence adds to the words of the dictionaries, and what it takes from the bots' mouths."""

from collections.abc import Mapping, Set
from dataclasses import dataclass, replace

from wordfreq import zipf_frequency

from tools.duple.categories import DOMAINS
from tools.duple.evidence import Evidence
from tools.duple.meanings import Logits, Meanings
from tools.duple.plurals import singulars
from tools.duple.word import Word

ACCEPTED = {
    "Animal": 1.6,
    "Place": -0.7,
    "Food or drink": -0.3,
    "Plant": -0.7,
    "Person or job": -1.0,
    "Object": -1.1,
    "Body or health": -0.85,
}
"""How sure the evidence must be, as a logit: as low as judged words allow, for who says a word means it."""

LIKELY = {
    "Animal": -2.0,
    "Place": -2.3,
    "Food or drink": -2.6,
    "Plant": -1.2,
    "Person or job": -1.6,
    "Object": -2.3,
    "Body or health": -2.3,
}
"""The same for a brand, a name or a newer word, of which only the company that it keeps is known.

Nobody says such a word for a thing of a kind without a reason: the rarer the kind, the less it takes.
"""

BEINGS = {"Animal", "Person or job"}
"""What a newer word is by its last part it is not alone, but who does something is nothing else."""

BEYOND_DOUBT = 1.0
"""Below this a word counts if somebody says it, but nobody is told that it could have been said."""

POSSIBLE = -4.5
"""Below this nobody at the table would say so; above, the table is asked."""

TYPICAL = 5.0
"""What a strict family accepts without a look."""

TYPICAL_COMPANY = {
    "Animal": -0.8,
    "Place": 0.4,
    "Food or drink": -0.5,
    "Plant": -0.4,
    "Person or job": 0.0,
    "Object": 0.3,
    "Body or health": -0.6,
}
"""And it keeps company with others of its kind, as far as a word of each kind usually does."""

WEIGHED = 1.8
"""Rarer nouns are judged by WordNet alone. Where it does not accept one, or a name, the table is asked."""

UNFAMILIAR = 1.9
"""A word of no dictionary that is this common is a brand, a name or a newer word."""

SHORTEST = 4

USED_AS_NOUN, HARDLY_A_NOUN = 0.5, -1.0
"""As logits."""

LIKE_AN_ADJECTIVE = -1.0
"""Asking costs little: vegan food, and a freezing day."""


@dataclass
class Settling:
    words: dict[str, Word]
    evidence: Evidence

    def settle(self) -> None:
        known = sorted(key for key, word in self.words.items() if self._may_mean_a_thing(key, word))
        unfamiliar = [key for key in self.evidence.vectors.index if self._is_unfamiliar(key)]
        meanings = Meanings(self.evidence)
        company = meanings.company(known)
        for key, logits in meanings.weigh(sorted({*known, *unfamiliar})).items():
            self._settle(key, logits, company.get(key))
        common = [key for key, word in self.words.items() if word.zipf >= WEIGHED and not word.plural]
        self._settle_nouns(self.evidence.used_as("n", sorted(common)))
        for key, logit in self.evidence.used_as("a", sorted(common)).items():
            if logit >= LIKE_AN_ADJECTIVE:
                self._ask(key, {"Adjective"})
        for key, word in self.words.items():
            if word.capitalised or (word.zipf < WEIGHED and "Noun" in word.accepted):
                self._ask(key, DOMAINS.keys())

    def _ask(self, key: str, categories: Set[str]) -> None:
        """The table is asked about these."""
        word = self.words[key]
        self.words[key] = replace(word, possible=word.possible | categories)

    def _may_mean_a_thing(self, key: str, word: Word) -> bool:
        if word.plural or word.zipf < WEIGHED:
            return False
        return word.unclassified or "Noun" in word.accepted or (key, "n") in self.evidence.wordnet.senses

    def _is_unfamiliar(self, key: str) -> bool:
        usable = key.isascii() and key.isalpha() and len(key) >= SHORTEST and key not in self.words
        plural = any(single in self.words and not self.words[single].name for single in singulars(key))
        return usable and not plural and zipf_frequency(key, "en") >= UNFAMILIAR

    def _settle(self, key: str, logits: Logits, company: Logits | None) -> None:
        word = self.words.get(key) or Word(key, zipf_frequency(key, "en"), name=True, unclassified=True)
        surely = self._surely(word, logits)
        indulged = {name for name in surely - word.accepted if logits[name] < BEYOND_DOUBT}
        possible = {name for name, logit in logits.items() if logit >= POSSIBLE}
        plain = {"Noun", "No category"} if surely and word.unclassified and not word.name else set()
        word = replace(
            word,
            accepted=word.accepted | surely | plain,
            indulged=word.indulged | indulged,
            possible=word.possible | possible,
        )
        if company is not None:
            word = replace(word, typical=word.typical - self._disputed(word, logits, company))
        if key in self.words or surely:
            self.words[key] = word

    def _surely(self, word: Word, logits: Logits) -> set[str]:
        if (word.key, "n") in self.evidence.wordnet.senses:
            return {name for name, logit in logits.items() if logit >= ACCEPTED[name]}
        if word.accepted & BEINGS or self._is_no_noun(word):
            return set()
        return {name for name, logit in logits.items() if logit >= LIKELY[name]}

    def _is_no_noun(self, word: Word) -> bool:
        return "Noun" not in word.accepted and bool(word.accepted & {"Verb", "Adjective"})

    def _disputed(self, word: Word, logits: Logits, company: Logits) -> set[str]:
        """Where a strict family might object: a pavilion is rather a place than an object."""
        unusual = {
            name
            for name in DOMAINS
            if company[name] < TYPICAL_COMPANY[name] and word.key not in self.evidence.lists[name]
        }
        doubted = {name for name in DOMAINS if logits[name] < TYPICAL}
        return unusual | doubted | ({"Object"} if "Place" in word.accepted else set())

    def _settle_nouns(self, logits: Mapping[str, float]) -> None:
        """A verb that is used like a noun is one by now, a podcast; and bots say no noun that is not."""
        for key, logit in logits.items():
            word = self.words[key]
            if (key, "v") in self.evidence.wordnet.senses and logit > USED_AS_NOUN:
                word = replace(word, accepted=word.accepted | {"Noun"})
            if logit < HARDLY_A_NOUN:
                word = replace(word, typical=word.typical - {"Noun"})
            self.words[key] = word
