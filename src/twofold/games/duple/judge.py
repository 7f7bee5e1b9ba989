"""The judge: whether a word counts, and if not, why."""

from collections import Counter
from enum import Enum

from twofold.engine import Refusal
from twofold.games.duple.lexicon import ANY_WORD, CATEGORIES, Entry, Lexicon, key_of, lexicon
from twofold.games.duple.options import Options
from twofold.games.duple.state import Precedent, Ruling, State

LONGEST_ANSWER = 60

NOT_A = {
    "Noun": "not a noun",
    "Verb": "not a verb",
    "Adjective": "not an adjective",
    "Animal": "not an animal",
    "Place": "not a place",
    "Food or drink": "nothing to eat or drink",
    "Plant": "not a plant",
    "Person or job": "not a person or a job",
    "Object": "not an object",
    "Body or health": "not about body or health",
    ANY_WORD: "a name, and no category calls for names now",
}


class Verdict(Enum):
    """What the judge says when it does not refuse a word."""

    ACCEPTED = "accepted"
    ASK_THE_TABLE = "ask the table"


def unheard(word: str) -> Refusal | None:
    """Why what was typed is no answer at all: it is not even judged."""
    if not word.strip():
        return Refusal("DUPLE-17", "Say a word: nothing was typed.")
    if len(word) > LONGEST_ANSWER:
        return Refusal(
            "DUPLE-17",
            f"{word[:20]!r} and so on is too long: an answer has at most {LONGEST_ANSWER} letters.",
        )
    strange = next((char for char in key_of(word) if not ("a" <= char <= "z" or char == " ")), None)
    if strange is not None or not key_of(word):
        return Refusal("DUPLE-17", f"{word[:20]!r} is not written in the letters A to Z.")
    return None


def judge(word: str, letters: str, category: str, state: State) -> Verdict | Refusal:
    """Whether a word with these letters fits the category (DUPLE-17 to DUPLE-21)."""
    key = key_of(word)
    refusal = _plain_refusal(key, letters, state)
    if refusal is not None:
        return refusal
    decided = ruling_on(key, category, state) or precedent_for(key, category, state)
    if decided is not None:
        refused = Refusal("DUPLE-19", f"The table refused {key.upper()} before.")
        return Verdict.ACCEPTED if decided.accepted else refused
    if state.options.judge == "table":
        return Verdict.ASK_THE_TABLE
    return _dictionary(word, category, state.options, state.rules_version)


def is_final(word: str, letters: str, category: str, state: State) -> bool:
    """Whether anybody can see that a word does not count, or the table itself has decided about it."""
    key = key_of(word)
    return _plain_refusal(key, letters, state) is not None or ruling_on(key, category, state) is not None


def ruling_on(key: str, category: str, state: State) -> Ruling | None:
    """What the table decided in this match."""
    return next((each for each in state.rulings if (each.word, each.category) == (key, category)), None)


def precedent_for(key: str, category: str, state: State) -> Precedent | None:
    """What the table decided before this match; ⚖ where the dictionary judges alone, nothing."""
    if state.options.judge == "strict" and category in CATEGORIES:
        return None
    return next(
        (each for each in reversed(state.precedents) if (each.word, each.category) == (key, category)), None
    )


def _plain_refusal(key: str, letters: str, state: State) -> Refusal | None:
    """What does not count, whatever the word means."""
    if refusal := _form_refusal(key, letters, state.options):
        return refusal
    repeated = state.options.no_repeats and key in state.heard
    return Refusal("DUPLE-21", f"{key.upper()} was said before.") if repeated else None


def _form_refusal(key: str, letters: str, options: Options) -> Refusal | None:
    """What anybody can see without knowing the word (DUPLE-17)."""
    said, plain = key.upper(), key.replace(" ", "")
    if key.count(" ") >= options.max_words:
        allowed = "One word" if options.max_words == 1 else f"At most {options.max_words} words"
        return Refusal("DUPLE-17", f"{allowed} only, and {said} has {key.count(' ') + 1}.")
    if len(plain) < options.min_letters:
        return Refusal("DUPLE-17", f"{said} has {len(plain)} letters, and it takes {options.min_letters}.")
    for letter, count in Counter(letters.lower()).items():
        if letter not in plain:
            return Refusal("DUPLE-17", f"There is no {letter.upper()} in {said}.")
        if plain.count(letter) < count:
            return Refusal("DUPLE-17", f"{said} needs the letter {letter.upper()} {_times(count)}.")
    return None


def _times(count: int) -> str:
    return "twice" if count == 2 else f"{count} times"


def _dictionary(word: str, category: str, options: Options, rules_version: int) -> Verdict | Refusal:
    """What the dictionary says; what it does not know is for the table, unless it judges alone (DUPLE-19)."""
    key, words = key_of(word), lexicon(rules_version)
    entry = words.find(key)
    made_up = category not in CATEGORIES
    if made_up and options.judge == "lexicon" and rules_version > 1:
        return Verdict.ASK_THE_TABLE
    if _is_plural(key, entry, words):
        verb = rules_version > 2 and entry is not None and "Verb" in entry.categories
        if verb and category == ANY_WORD and options.judge == "lexicon":
            return Verdict.ASK_THE_TABLE  # two walks, or she walks?
        if not (verb and category == "Verb"):
            return Refusal("DUPLE-17", f"{key.upper()} is a plural: say the singular.")
    if made_up:
        known = entry is not None or options.judge == "lexicon"
        return Verdict.ASK_THE_TABLE if known else _unknown(key)
    if entry is not None and category in entry.categories:
        return Verdict.ACCEPTED
    by_parts = rules_version > 2 and words.fits_by_parts(word, category)
    if entry is None and by_parts:
        return Verdict.ACCEPTED
    possible = by_parts or (rules_version > 2 and entry is not None and category in entry.possible)
    if entry is not None and entry.classified and not possible:
        return Refusal("DUPLE-18", f"{key.upper()} is known, but {NOT_A[category]}.")
    return Verdict.ASK_THE_TABLE if options.judge == "lexicon" else _unknown(key)


def _is_plural(key: str, entry: Entry | None, words: Lexicon) -> bool:
    """Of several words the last one tells."""
    if entry is None:
        last = words.find(key.rpartition(" ")[2])
        return " " in key and last is not None and last.plural
    return entry.plural


def _unknown(key: str) -> Refusal:
    return Refusal("DUPLE-19", f"The dictionary does not know {key.upper()}, and it judges alone here.")
