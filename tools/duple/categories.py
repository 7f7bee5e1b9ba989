"""Which categories a word belongs to: WordNet's hypernyms, weighed by how usual each meaning is."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tools.wordnet import PARTS, TOPIC, Key, Sense, Synset, WordNet

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
IMAGINED = ("imaginary_being%1:18:00",)
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
    beings: re.Pattern[str] = NOTHING
    """What the explanation of a creature of tales says if it belongs here."""
    kin: tuple[str, ...] = ()
    """A usual meaning below these lets any meaning of the category count: served salmon is an animal, too."""


DOMAINS: Mapping[str, Domain] = {
    "Animal": Domain(
        roots=("animal%1:03:00", "mythical_monster%1:18:00", "unicorn%1:18:00", "monster%1:18:02"),
        exceptions=("hominid%1:05:00",),
        beings=re.compile(
            r"\b(animal|beast|bird|bull|dog|dragon|eagle|fish|goat|horse|lion|serpent|snake|wolf)s?\b"
        ),
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
        files=(20,),
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
        files=(18,),
    ),
    "Object": Domain(
        roots=(
            "artifact%1:03:00",
            "rock%1:17:01",
            "gem%1:27:00",
            "shell%1:17:01",
            "paper%1:27:00",
            "legal_document%1:10:00",
            "currency%1:21:00",
            "credit_card%1:21:00",
        ),
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


@dataclass(frozen=True)
class Meant:
    """What people mean by a word."""

    nouns: list[tuple[Sense, float]]
    """As a noun, with the share of each meaning."""
    parts: Mapping[str, float]
    """The share of each part of speech."""


class Categories:
    """Answers for every word of WordNet as what it is usually meant."""

    def __init__(self, wordnet: WordNet) -> None:
        self.wordnet = wordnet
        self._held: dict[tuple[str, Key], bool] = {}
        self._known: dict[str, Meant] = {}
        self._compounds = self._count_compounds()

    def accepted(self, word: str) -> set[str]:
        """The categories in which people at a table would let the word pass, parts of speech apart."""
        return {name for name in DOMAINS if self.fits(name, word)}

    def fits(self, name: str, word: str) -> bool:
        """Whether enough of what people mean by the word belongs to the category."""
        return self.share(name, word) >= SHARE or self._by_kin(name, word)

    def typical(self, word: str) -> set[str]:
        """The categories that come to mind first: what a bot may say."""
        if self.part_share(word, "n") < NOUN_SHARE:
            return set()
        return {name for name in DOMAINS if self.share(name, word) >= TYPICAL_SHARE}

    def part_share(self, word: str, part: str) -> float:
        """How much of the word's use is a noun (n), a verb (v), an adjective (a) or an adverb (r)."""
        return self._meant(word).parts[part]

    def share(self, name: str, word: str) -> float:
        """How much of what people mean by the noun belongs to the category."""
        meant = self._meant(word)
        inside = sum(weight for sense, weight in meant.nouns if self.inside(name, sense))
        return inside if inside * meant.parts["n"] >= PART_SHARE else 0.0

    def _by_kin(self, name: str, word: str) -> bool:
        meant = self._meant(word)
        if not any(self.inside(name, sense) for sense, _ in meant.nouns):
            return False
        compounds = self._compounds.get(word, Counter())
        return compounds[name] >= max(COMPOUNDS, COMPOUND_SHARE * compounds["all"]) or any(
            self._below(sense.synset.key, DOMAINS[name].kin)
            for sense, weight in meant.nouns
            if weight >= SHARE
        )

    def _meant(self, word: str) -> Meant:
        if word not in self._known:
            self._known[word] = self._weigh(word)
        return self._known[word]

    def _weigh(self, word: str) -> Meant:
        """A surname counts little where the word has a plain meaning."""
        senses = {part: self.wordnet.senses.get((word, part), []) for part in PARTS}
        plain = any(not sense.name for each in senses.values() for sense in each)
        weights = {
            part: [
                (sense.tags + 1 / sense.rank**1.5) * (NAME_WEIGHT if plain and self.is_surname(sense) else 1)
                for sense in each
            ]
            for part, each in senses.items()
        }
        total = sum(map(sum, weights.values())) or 1.0
        shares = [weight / sum(weights["n"]) for weight in weights["n"]]
        return Meant(
            list(zip(senses["n"], shares, strict=True)),
            {part: sum(each) / total for part, each in weights.items()},
        )

    def is_surname(self, sense: Sense) -> bool:
        """A name, but not of a place: a planet or a river is what most mean."""
        return sense.name and not self.holds("Place", sense.synset)

    def inside(self, name: str, sense: Sense) -> bool:
        """Whether the word in this sense belongs to the category."""
        return self.holds(name, sense.synset)

    def holds(self, name: str, synset: Synset) -> bool:
        """Whether these things belong to the category."""
        pair = (name, synset.key)
        if pair not in self._held:
            self._held[pair] = self._holds(name, synset)
        return self._held[pair]

    def _holds(self, name: str, synset: Synset) -> bool:
        domain = DOMAINS[name]
        if self._below(synset.key, domain.exceptions):
            return False
        topics = {self.wordnet.sense_keys[topic] for topic in domain.topics}
        return (
            synset.file in domain.files
            or (synset.file in HAPPENINGS and domain.gloss.search(synset.gloss) is not None)
            or self._below(synset.key, domain.roots)
            or (self._below(synset.key, IMAGINED) and domain.beings.search(synset.definition) is not None)
            or not topics.isdisjoint(synset.pointed(TOPIC))
        )

    def _below(self, key: Key, roots: Iterable[str]) -> bool:
        above = self.wordnet.ancestors(key)
        return any(self.wordnet.sense_keys[root] in above for root in roots)

    def _count_compounds(self) -> dict[str, Counter[str]]:
        counts: dict[str, Counter[str]] = defaultdict(Counter)
        for (word, part), senses in self.wordnet.senses.items():
            modifier, _, head = word.rpartition(" ")
            if part == "n" and modifier and not senses[0].name:
                counts[head].update(name for name in DOMAINS if self.inside(name, senses[0]))
                counts[head]["all"] += 1
        return dict(counts)
