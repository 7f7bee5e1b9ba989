"""Every word the lexicon knows, with what the judge needs to know about it."""

import re
from collections import defaultdict
from dataclasses import dataclass, field, replace

from lemminflect import getInflection, getLemma
from wordfreq import top_n_list, zipf_frequency

from tools.duple import sources
from tools.duple.categories import DOMAINS, TYPICAL_SHARE, Categories
from tools.duple.evidence import Evidence
from tools.duple.kinds import Lists, colours, hints, kinds, people, surnames
from tools.duple.plurals import is_plural_in_s, is_plural_only, parts_by_forms, singulars
from tools.duple.settling import Settling
from tools.duple.vectors import Vectors
from tools.duple.word import Word
from tools.wordnet import Sense, WordNet
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

FUNCTION_WORD = 4.0
"""A dictionary word this common that WordNet leaves out is a because or a whoever, and fits no category."""

LISTED = 1.5
"""Listed things that are rarer are nobody's answer, and need not be stored."""

COMMONEST_COMPOUND = 4.5
"""Something and without are no compounds any more."""

COMPOUND_PART = 3.0
"""Both halves of a compound that WordNet leaves out (smartphone) are at least this common."""

ADVERB_SHARE = 0.2
TIME = 28
"""WordNet's own number for it."""

GRAMMAR = 5.3
"""Words this common are often more grammar than adjective or noun: other, while, someone."""

PARTICIPLE = {"VBG": frozenset({"Noun", "Adjective"}), "VBN": frozenset({"Adjective"})}
"""Running may be a noun, and broken is what something is."""

FREQUENT = 120_000
"""How many of the most frequent words are looked through."""

QUANTITY_GLOSS = re.compile(r"^being \w+ more than|\b(quantifier|denoting a quantity|used? with .*nouns)\b")
"""How many are no adjectives to most, either: seven, several."""

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
    vectors: Vectors
    rude: frozenset[str] = field(default_factory=sources.rude_words)
    first_names: frozenset[str] = field(default_factory=sources.first_names)
    words: dict[str, Word] = field(default_factory=dict)
    known_as_names: frozenset[str] = frozenset()
    """How common a word is says little of its plain meaning if it is a name, too: martin, ridley."""
    capitalised: frozenset[str] = frozenset()
    """What is written with a capital, too: few know that one can burke, and that japan is a lacquer."""

    def __post_init__(self) -> None:
        self.categories = Categories(self.wordnet)
        self.capitalised = sources.scowl_names()
        self.known_as_names = self.first_names | (self.capitalised - sources.scowl_words()) | surnames()
        self._add_lemmas()
        self._add_inflections()
        self._add_dictionary()
        self._add_first_names()
        self._add_newer_words()
        lists = kinds()
        self._add_listed(lists)
        self._add_colours()
        Settling(self.words, Evidence(self.wordnet, self.categories, self.vectors, lists, hints())).settle()

    def _add_lemmas(self) -> None:
        for written in self.wordnet.words:
            key, shorter = letters_of(written), letters_of(written.replace("'s ", " "))
            if key:
                self._add(self._lemma(written, key))
            if shorter and shorter != key:
                self._add(self._lemma(written, shorter))

    def _lemma(self, written: str, key: str) -> Word:
        senses = [sense for part in "nvar" for sense in self.wordnet.senses.get((written, part), [])]
        name = all(_is_name(sense) for sense in senses)
        zipf = zipf_frequency(key, "en")
        domains = self.categories.accepted(written)
        accepted = domains | self._parts_of_speech(written)
        typical = self._typical_parts(written) | self.categories.typical(written)
        if name:
            typical &= CALL_FOR_NAMES
        elif key in self.known_as_names:
            typical &= {"Adjective"}
        elif key in self.capitalised:
            typical -= {"Noun", "Verb"}
        rude = key in self.rude or any(
            RUDE_GLOSS.search(sense.synset.gloss) for sense in senses if sense.rank <= 2
        )
        glossed = key.endswith("s") and all(PLURAL_GLOSS.search(sense.synset.gloss) for sense in senses)
        plural = glossed or is_plural_only(key)
        if not name:
            accepted |= {"No category"}
        return Word(
            key,
            zipf,
            frozenset(accepted),
            frozenset(typical),
            self._possible_parts(written),
            plural=plural,
            name=name,
            rude=rude,
        )

    def _possible_parts(self, written: str) -> frozenset[str]:
        """Any meaning at all in a part of speech makes it worth asking."""
        parts = {name for name, (part, _) in PART_SHARES.items() if self._is_plain(written, part)}
        return frozenset(parts | ({"Noun"} if "Verb" in parts else set()))

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
        fits = {
            name
            for name, (part, _) in PART_SHARES.items()
            if self.categories.part_share(written, part) >= TYPICAL_SHARE and self._is_plain(written, part)
        }
        return fits - self._disputed_parts(written)

    def _disputed_parts(self, written: str) -> set[str]:
        """A strict family takes getting for no noun, and neither built nor another for an adjective."""
        of_verb = bool(set(getLemma(written, "VERB", lemmatize_oov=False)) - {written})
        adverb = self.categories.part_share(written, "r") >= ADVERB_SHARE
        grammar = zipf_frequency(written, "en") >= GRAMMAR
        senses = self.wordnet.senses.get((written, "a"), [])
        quantity = any(QUANTITY_GLOSS.search(sense.synset.gloss) for sense in senses)
        return {
            *({"Noun"} if grammar or (of_verb and written.endswith("ing")) else ()),
            *({"Adjective"} if of_verb or adverb or grammar or quantity else ()),
        }

    def _is_plain(self, written: str, part: str) -> bool:
        """Names are not nouns in this game, but Spanish is an adjective."""
        senses = self.wordnet.senses.get((written, part), [])
        return bool(senses) and (part != "n" or any(not _is_name(sense) for sense in senses))

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
            plural = not own_life or is_plural_only(form) or is_plural_in_s(form)
            fits = lemma.accepted - {"Verb", "Adjective"}
            self._add(Word(form, zipf, fits, plural=plural, rude=lemma.rude))

    def _add_forms(self, lemma: Word, part: str, tags: tuple[str, ...]) -> None:
        for tag in tags:
            for form in _inflected(lemma.key, tag):
                other = "a" if part == "Verb" else "n"
                own_life = (form, other) in self.wordnet.senses  # amazing, and number, which is more numb
                typical = frozenset[str]() if own_life else frozenset({part}) & lemma.typical
                fits = frozenset({part, "No category"})
                possible = PARTICIPLE.get(tag, frozenset())
                self._add(Word(form, zipf_frequency(form, "en"), fits, typical, possible, rude=lemma.rude))

    def _add_dictionary(self) -> None:
        unknown = {key for key in map(letters_of, sources.scowl_words()) if key and key not in self.words}
        for word in [self._dictionary_word(key, unknown) for key in sorted(unknown)]:
            self._add(word)

    def _dictionary_word(self, key: str, unknown: set[str]) -> Word:
        zipf, rude = zipf_frequency(key, "en"), key in self.rude
        plural = any(
            zipf_frequency(singular, "en") < COMMONEST_COMPOUND  # towards is no plural
            if singular in unknown
            else singular in self.words and "Noun" in self.words[singular].accepted
            for singular in singulars(key)
        )
        fits = self._head_of(key) if zipf < COMMONEST_COMPOUND else frozenset()
        unclassified = zipf < FUNCTION_WORD and not fits
        fits = fits or parts_by_forms(key, unknown)
        return Word(key, zipf, fits | {"No category"}, plural=plural, rude=rude, unclassified=unclassified)

    def _head_of(self, key: str) -> frozenset[str]:
        """What a compound inherits from its last part: a smartphone is a phone."""
        for cut in range(3, len(key) - 3):
            modifier, head = self.words.get(key[:cut]), self.words.get(key[cut:])
            if modifier and head and min(modifier.zipf, head.zipf) >= COMPOUND_PART and self._is_noun(head):
                return frozenset({"Noun"} | self.categories.typical(head.key))
        return frozenset()

    def _is_noun(self, word: Word) -> bool:
        mainly = self.categories.part_share(word.key, "n") >= TYPICAL_SHARE
        return mainly and "Noun" in word.accepted and not word.plural

    def _add_first_names(self) -> None:
        for name in sorted(self.first_names & sources.scowl_names()):
            key = letters_of(name)
            known = self.words.get(key)
            if key and (known is None or known.name or known.unclassified):
                person = frozenset({"Person or job"})
                self._add(Word(key, zipf_frequency(name, "en"), person, person, name=True))

    def _add_newer_words(self) -> None:
        """What people say but no dictionary does: compounds, and who does what a verb says, an influencer."""
        for key in top_n_list("en", FREQUENT):
            if key in self.words or not (key.isascii() and key.isalpha()):
                continue
            fits = self._head_of(key) or self._agent(key)
            if fits:
                self._add(Word(key, zipf_frequency(key, "en"), fits, possible=frozenset({"No category"})))

    def _agent(self, key: str) -> frozenset[str]:
        stems = [key[:-2], key[:-1]] if key.endswith("er") else []
        does = any(stem in self.words and "Verb" in self.words[stem].accepted for stem in stems)
        return frozenset({"Person or job", "Noun"} if does else ())

    def _add_listed(self, lists: Lists) -> None:
        """What other people listed and the dictionaries leave out: breeds, dishes, jobs, towns, surnames."""
        things: dict[str, set[str]] = defaultdict(set)
        for category in DOMAINS:
            for key in lists[category]:
                things[key].add(category)
        for key in people():
            if letters_of(key) not in self.words or self.words[letters_of(key)].name:
                things[key].add("Person or job")
        for key in sorted(things):
            self._add_thing(key, things[key])

    def _add_thing(self, written: str, categories: set[str]) -> None:
        key, zipf = letters_of(written), zipf_frequency(written, "en")
        known = self.words.get(key)
        if not key or zipf < LISTED or not (known is None or known.name or known.unclassified):
            return
        name = categories <= CALL_FOR_NAMES and (known is None or known.name)
        plain = frozenset[str]() if name else frozenset({"Noun", "No category"})
        typical = plain and plain | categories if known is None else frozenset[str]()
        self._add(Word(key, zipf, plain | categories, typical, name=name))

    def _add_colours(self) -> None:
        adjective = frozenset({"Adjective"})
        for key in sorted(colours() & self.words.keys()):
            known = self.words[key]
            if "Noun" in known.accepted:
                self._add(Word(key, known.zipf, adjective, indulged=adjective - known.accepted))

    def _add(self, word: Word) -> None:
        known = self.words.get(word.key)
        word = replace(word, capitalised=word.key in self.capitalised)
        self.words[word.key] = word if known is None else known.merged(word)


def _is_name(sense: Sense) -> bool:
    """Days, months and feasts have a capital, but are words like others: there are many Fridays."""
    return sense.name and (sense.synset.file != TIME or sense.synset.is_instance)


def _inflected(key: str, tag: str) -> set[str]:
    return {letters_of(form) for form in getInflection(key, tag)} - {"", key}
