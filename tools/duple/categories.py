"""Which categories a word belongs to: WordNet's hypernyms, weighed by how usual each meaning is."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tools.wordnet import PARTS, TOPIC, Key, Sense, WordNet

SHARE = 0.12
"""A category needs at least this share of what people mean by the word."""

TYPICAL_SHARE = 0.5
"""Half of what people mean by it makes the word a typical example of the category."""

NOUN_SHARE = 1 / 3
"""Typical examples are not mainly verbs or adjectives."""

PART_SHARE = 0.04
"""And this share where the word is a verb or an adjective, too: nobody takes "short" for a place."""

NAME_WEIGHT = 0.05

COMPOUNDS = 5
COMPOUND_SHARE = 0.3
"""Or it is what the word means as the head of compounds: tap water, soda water and tonic water are drinks."""


NOTHING = re.compile(r"(?!)")
HAPPENINGS = (11, 22, 26)
"""WordNet's files of events, processes and states."""


@dataclass(frozen=True)
class Domain:
    """The synsets of a category: below the roots or of a topic, unless they are below an exception."""

    roots: tuple[str, ...]
    exceptions: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    files: tuple[int, ...] = ()
    gloss: re.Pattern[str] = NOTHING
    """What the explanation of an event, a process or a state says if it belongs here."""
    kin: tuple[str, ...] = ()
    """A usual meaning below these lets any meaning of the category count: served salmon is an animal, too."""


DOMAINS: Mapping[str, Domain] = {
    "Animal": Domain(
        roots=("animal%1:03:00", "mythical_monster%1:18:00", "unicorn%1:18:00", "monster%1:18:02"),
        exceptions=("hominid%1:05:00",),
        kin=("food%1:13:00", "meat%1:13:01", "seafood%1:13:00"),
    ),
    "Place": Domain(
        roots=(
            "location%1:03:00",
            "geological_formation%1:17:00",
            "body_of_water%1:17:00",
            "land%1:17:00",
            "structure%1:06:00",
            "facility%1:06:00",
            "way%1:06:00",
            "area%1:06:00",
            "celestial_body%1:17:00",
            "forest%1:14:00",
            "institution%1:14:00",
            "mercantile_establishment%1:06:00",
            "workplace%1:06:00",
            "imaginary_place%1:09:00",
        ),
        exceptions=("line%1:15:00", "direction%1:15:00", "barrier%1:06:00"),
    ),
    "Food or drink": Domain(
        roots=(
            "food%1:03:00",
            "food%1:13:00",
            "beverage%1:13:00",
            "foodstuff%1:13:00",
            "seasoning%1:13:00",
            "edible_fruit%1:13:00",
        ),
        files=(13,),
        kin=("animal%1:03:00", "plant%1:03:00"),
    ),
    "Plant": Domain(
        roots=("plant%1:03:00", "parasitic_plant%1:20:00", "seaweed%1:05:00"),
        kin=(
            "edible_fruit%1:13:00",
            "vegetable%1:13:00",
            "herb%1:13:00",
            "spice%1:13:00",
            "grain%1:13:00",
            "edible_nut%1:13:00",
            "wood%1:27:00",
        ),
    ),
    "Person or job": Domain(
        roots=(
            "person%1:03:00",
            "spiritual_being%1:18:00",
            "mythical_being%1:18:00",
            "fictional_character%1:18:00",
        ),
        exceptions=("mythical_monster%1:18:00",),
    ),
    "Object": Domain(
        roots=("artifact%1:03:00", "rock%1:17:01", "gem%1:27:00", "shell%1:17:01"),
        exceptions=(
            "building%1:06:00",
            "room%1:06:00",
            "facility%1:06:00",
            "road%1:06:00",
            "passage%1:06:00",
            "establishment%1:06:00",
            "drug%1:06:00",
        ),
    ),
    "Body or health": Domain(
        roots=(
            "body_part%1:08:00",
            "body_substance%1:08:00",
            "ill_health%1:26:00",
            "physiological_state%1:26:00",
            "symptom%1:26:00",
            "injury%1:26:00",
            "medicine%1:06:00",
            "medicine%1:09:00",
            "medical_care%1:04:00",
            "medical_procedure%1:04:00",
            "therapy%1:04:00",
            "exercise%1:04:00",
            "health_professional%1:18:00",
            "medical_instrument%1:06:00",
            "hospital%1:06:00",
            "vitamin%1:27:00",
            "immunogen%1:06:00",
            "dressing%1:06:00",
        ),
        files=(8,),
        gloss=re.compile(
            r"^(an? )?injury\b|\b(disease|illness|medical|patient|infection|allergen|allergic|brain|skin)\b"
        ),
        topics=("medicine%1:09:00", "pathology%1:09:00", "anatomy%1:09:00"),
    ),
}


class Categories:
    """Answers for every word of WordNet as what it is usually meant."""

    def __init__(self, wordnet: WordNet) -> None:
        self.wordnet = wordnet
        self._compounds = self._count_compounds()

    def accepted(self, word: str) -> set[str]:
        """The categories in which people at a table would let the word pass, parts of speech apart."""
        return {name for name in DOMAINS if self._share(name, word) >= SHARE or self._by_kin(name, word)}

    def typical(self, word: str) -> set[str]:
        """The categories that come to mind first: what a bot may say."""
        if self.part_share(word, "n") < NOUN_SHARE:
            return set()
        return {name for name in DOMAINS if self._share(name, word) >= TYPICAL_SHARE}

    def part_share(self, word: str, part: str) -> float:
        """How much of the word's use is a noun (n), a verb (v), an adjective (a) or an adverb (r)."""
        total = sum(sum(self._weights(word, each)) for each in PARTS)
        return sum(self._weights(word, part)) / total if total else 0.0

    def _share(self, name: str, word: str) -> float:
        senses, weights = self._senses(word, "n"), self._weights(word, "n")
        inside = sum(
            weight for sense, weight in zip(senses, weights, strict=True) if self._inside(name, sense)
        )
        if not inside:
            return 0.0
        share = inside / sum(weights)
        return share if share * self.part_share(word, "n") >= PART_SHARE else 0.0

    def _by_kin(self, name: str, word: str) -> bool:
        senses, weights = self._senses(word, "n"), self._weights(word, "n")
        if not any(self._inside(name, sense) for sense in senses):
            return False
        usual = [
            sense for sense, weight in zip(senses, weights, strict=True) if weight >= SHARE * sum(weights)
        ]
        compounds = self._compounds.get(word, Counter())
        return compounds[name] >= max(COMPOUNDS, COMPOUND_SHARE * compounds["all"]) or any(
            self._below(sense.synset.key, DOMAINS[name].kin) for sense in usual
        )

    def _senses(self, word: str, part: str) -> list[Sense]:
        return self.wordnet.senses.get((word, part), [])

    def _weights(self, word: str, part: str) -> list[float]:
        """How often each sense is meant. A surname counts little where the word has a plain meaning."""
        plain = any(not sense.name for each in PARTS for sense in self._senses(word, each))
        return [
            (sense.tags + 1 / sense.rank**1.5) * (NAME_WEIGHT if plain and self._is_surname(sense) else 1)
            for sense in self._senses(word, part)
        ]

    def _is_surname(self, sense: Sense) -> bool:
        return sense.name and not self._below(sense.synset.key, ["location%1:03:00"])

    def _inside(self, name: str, sense: Sense) -> bool:
        domain = DOMAINS[name]
        key = sense.synset.key
        if self._below(key, domain.exceptions):
            return False
        topics = {self.wordnet.sense_keys[topic] for topic in domain.topics}
        return (
            sense.synset.file in domain.files
            or (sense.synset.file in HAPPENINGS and domain.gloss.search(sense.synset.gloss) is not None)
            or self._below(key, domain.roots)
            or not topics.isdisjoint(sense.synset.pointed(TOPIC))
        )

    def _below(self, key: Key, roots: Iterable[str]) -> bool:
        above = self.wordnet.ancestors(key)
        return any(self.wordnet.sense_keys[root] in above for root in roots)

    def _count_compounds(self) -> dict[str, Counter[str]]:
        counts: dict[str, Counter[str]] = defaultdict(Counter)
        for (word, part), senses in self.wordnet.senses.items():
            modifier, _, head = word.rpartition(" ")
            if part == "n" and modifier and not senses[0].name:
                counts[head].update(name for name in DOMAINS if self._inside(name, senses[0]))
                counts[head]["all"] += 1
        return dict(counts)
