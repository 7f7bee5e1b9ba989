"""Every word the lexicon knows, with what the judge needs to know about it."""

import re
from dataclasses import dataclass, field, replace

from lemminflect import getInflection
from wordfreq import zipf_frequency

from tools.duple import sources
from tools.duple.categories import TYPICAL_SHARE, Categories
from tools.duple.word import Word
from tools.wordnet import WordNet
from twofold.games.duple.lexicon import key_of

SHORTEST = 3
LONGEST = 3
"""The fewest letters and the most words an answer can ever be allowed to have."""

PART_SHARES = {"Noun": ("n", 0.02), "Verb": ("v", 0.04), "Adjective": ("a", 0.04)}
CALL_FOR_NAMES = {"Place", "Person or job"}

VERB_FORM = 2.5
"""A word is a verb as well if its past tense is at least this common: people elbow their way."""

SINGULAR_MARGIN = 0.7
"""A plural with its own entry in WordNet that is this much more common than its singular: media, opera."""

FUNCTION_WORD = 4.5
"""A dictionary word this common that WordNet leaves out is a because or a should, and fits no category."""

COMPOUND_PART = 3.0
"""Both halves of a compound that WordNet leaves out (smartphone) are at least this common."""

RUDE_GLOSS = re.compile(
    r"\b(ethnic slur|obscen\w+|disparag\w+|derogatory|vulgar slang|offensive (term|name|word|slang))\b"
)
PLURAL_GLOSS = re.compile(r"\((usually |often )?(in the |used in the )?plural\b")


def letters_of(written: str) -> str:
    """The key of a word as it is written, or nothing if it is not made of the letters a to z."""
    key = key_of(written)
    fits = re.fullmatch(r"[a-z ]+", key) and len(key) >= SHORTEST and key.count(" ") < LONGEST
    return key if fits else ""


@dataclass
class WordBook:
    """Collects words, the most telling source first."""

    wordnet: WordNet
    rude: frozenset[str] = field(default_factory=sources.rude_words)
    first_names: frozenset[str] = field(default_factory=sources.first_names)
    words: dict[str, Word] = field(default_factory=dict)
    known_as_names: frozenset[str] = frozenset()
    """How common a word is says little of its plain meaning if it is a name, too: martin, ridley."""

    def __post_init__(self) -> None:
        self.categories = Categories(self.wordnet)
        self.known_as_names = self.first_names | (sources.scowl_names() - sources.scowl_words())
        self._add_lemmas()
        self._add_inflections()
        self._add_dictionary()
        self._add_first_names()

    def _add_lemmas(self) -> None:
        for written in self.wordnet.words:
            key = letters_of(written)
            if key:
                self._add(self._lemma(written, key))

    def _lemma(self, written: str, key: str) -> Word:
        senses = [sense for part in "nvar" for sense in self.wordnet.senses.get((written, part), [])]
        name = all(sense.name for sense in senses)
        zipf = zipf_frequency(key, "en")
        domains = self.categories.accepted(written)
        accepted = domains | self._parts_of_speech(written)
        typical = self._typical_parts(written) | self.categories.typical(written)
        if name or key in self.known_as_names:
            typical &= CALL_FOR_NAMES if name else set(PART_SHARES)
        rude = key in self.rude or any(
            RUDE_GLOSS.search(sense.synset.gloss) for sense in senses if sense.rank <= 2
        )
        plural = key.endswith("s") and all(PLURAL_GLOSS.search(sense.synset.gloss) for sense in senses)
        if not name:
            accepted |= {"No category"}
        return Word(key, zipf, frozenset(accepted), frozenset(typical), plural=plural, name=name, rude=rude)

    def _parts_of_speech(self, written: str) -> set[str]:
        fits = {
            name
            for name, (part, share) in PART_SHARES.items()
            if self.categories.part_share(written, part) >= share and self._is_plain(written, part)
        }
        if self._is_plain(written, "v") and self._past_is_common(written):
            fits.add("Verb")
        return fits

    def _typical_parts(self, written: str) -> set[str]:
        return {
            name
            for name, (part, _) in PART_SHARES.items()
            if self.categories.part_share(written, part) >= TYPICAL_SHARE and self._is_plain(written, part)
        }

    def _is_plain(self, written: str, part: str) -> bool:
        """Names are not nouns in this game, but Spanish is an adjective."""
        senses = self.wordnet.senses.get((written, part), [])
        return bool(senses) and (part != "n" or any(not sense.name for sense in senses))

    def _past_is_common(self, written: str) -> bool:
        return any(
            zipf_frequency(form, "en") >= VERB_FORM and (form, "a") not in self.wordnet.senses
            for form in getInflection(written, "VBD")
        )

    def _add_inflections(self) -> None:
        lemmas = [word for word in self.words.values() if " " not in word.key and not word.name]
        for lemma in lemmas:
            if "Noun" in lemma.accepted:
                self._add_plurals(lemma)
        for lemma in lemmas:
            for part, tags in (("Verb", ("VBD", "VBG", "VBN", "VBZ")), ("Adjective", ("JJR", "JJS"))):
                if part in lemma.accepted:
                    self._add_forms(lemma, part, tags)

    def _add_plurals(self, lemma: Word) -> None:
        for form in _inflected(lemma.key, "NNS"):
            zipf = zipf_frequency(form, "en")
            own_life = (form, "n") in self.wordnet.senses and zipf - lemma.zipf > SINGULAR_MARGIN
            fits = lemma.accepted - {"Verb", "Adjective"}
            self._add(Word(form, zipf, fits, plural=not own_life, rude=lemma.rude))

    def _add_forms(self, lemma: Word, part: str, tags: tuple[str, ...]) -> None:
        for tag in tags:
            for form in _inflected(lemma.key, tag):
                if tag == "VBZ" and (form, "n") in self.wordnet.senses:
                    continue  # scissors
                typical = frozenset({part}) & lemma.typical
                fits = frozenset({part, "No category"})
                self._add(Word(form, zipf_frequency(form, "en"), fits, typical, rude=lemma.rude))

    def _add_dictionary(self) -> None:
        unknown = {key for key in map(letters_of, sources.scowl_words()) if key and key not in self.words}
        for word in [self._dictionary_word(key, unknown) for key in sorted(unknown)]:
            self._add(word)

    def _dictionary_word(self, key: str, unknown: set[str]) -> Word:
        zipf, rude = zipf_frequency(key, "en"), key in self.rude
        plural = any(
            singular in unknown or (singular in self.words and "Noun" in self.words[singular].accepted)
            for singular in _singulars(key)
        )
        fits = self._head_of(key) if zipf < FUNCTION_WORD else frozenset()
        unclassified = zipf < FUNCTION_WORD and not fits
        return Word(key, zipf, fits | {"No category"}, plural=plural, rude=rude, unclassified=unclassified)

    def _head_of(self, key: str) -> frozenset[str]:
        """What a compound inherits from its last part: a smartphone is a phone."""
        for cut in range(3, len(key) - 3):
            modifier, head = self.words.get(key[:cut]), self.words.get(key[cut:])
            if (
                modifier
                and head
                and min(modifier.zipf, head.zipf) >= COMPOUND_PART
                and "Noun" in head.typical
            ):
                return head.typical - {"Verb", "Adjective"}
        return frozenset()

    def _add_first_names(self) -> None:
        for name in sorted(self.first_names & sources.scowl_names()):
            key = letters_of(name)
            known = self.words.get(key)
            if key and (known is None or known.name or known.unclassified):
                person = frozenset({"Person or job"})
                self._add(Word(key, zipf_frequency(name, "en"), person, person, name=True))

    def _add(self, word: Word) -> None:
        known = self.words.get(word.key)
        self.words[word.key] = word if known is None else _merge(known, word)


def _merge(known: Word, other: Word) -> Word:
    """The same letters twice: what either of them is, except that a plural stays one."""
    return replace(
        known,
        zipf=max(known.zipf, other.zipf),
        accepted=known.accepted | other.accepted,
        typical=known.typical | other.typical,
        plural=known.plural or other.plural,
        name=known.name and other.name,
        rude=known.rude or other.rude,
        unclassified=known.unclassified and other.unclassified,
    )


def _inflected(key: str, tag: str) -> set[str]:
    return {letters_of(form) for form in getInflection(key, tag)} - {"", key}


def _singulars(key: str) -> list[str]:
    """What a regular plural could be the plural of."""
    if not key.endswith("s") or key.endswith(("ss", "us", "is")):
        return []
    return [
        key[:-1],
        *([key[:-2]] if key.endswith("es") else []),
        *([key[:-3] + "y"] if key.endswith("ies") else []),
    ]
