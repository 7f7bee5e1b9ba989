"""The judge: whether a word counts, and if not, why."""

from collections import Counter
from enum import Enum

from twofold.engine import Refusal
from twofold.games.duple.lexicon import ANY_WORD, CATEGORIES, Entry, Lexicon, key_of, lexicon
from twofold.games.duple.naming import dashed, quoted
from twofold.games.duple.options import Options
from twofold.games.duple.state import Precedent, Race, RaceRuling, Ruling, State
from twofold.games.duple.texts import text

LONGEST_ANSWER = 60

QUOTED = 20


class Verdict(Enum):
    """What the judge says when it does not refuse a word."""

    ACCEPTED = "accepted"
    ASK_THE_TABLE = "ask the table"


def unheard(word: str) -> Refusal | None:
    """Why what was typed is no answer at all: it is not even judged."""
    if not word.strip():
        return Refusal("DUPLE-17", text("refusal-nothing-said"))
    if len(word) > LONGEST_ANSWER:
        begun = quoted(word, QUOTED)
        return Refusal("DUPLE-17", text("refusal-too-long", word=begun, most=LONGEST_ANSWER))
    strange = next((char for char in key_of(word) if not ("a" <= char <= "z" or char == " ")), None)
    if strange is not None or not key_of(word):
        return Refusal("DUPLE-17", text("refusal-strange-letters", word=quoted(word, QUOTED)))
    return None


def judge(word: str, letters: str, category: str, state: State) -> Verdict | Refusal:
    """Whether a word with these letters fits the category (DUPLE-17 to DUPLE-21)."""
    key = key_of(word)
    refusal = _plain_refusal(key, letters, state)
    if refusal is not None:
        return refusal
    decided = decided_on(key, category, state) or precedent_for(key, category, state)
    if decided is not None:
        refused = Refusal("DUPLE-19", text("refusal-table-refused", word=key.upper()))
        return Verdict.ACCEPTED if decided.accepted else refused
    if state.options.judge == "table":
        return Verdict.ASK_THE_TABLE
    return _dictionary(word, category, state.options)


def is_final(word: str, letters: str, category: str, state: State) -> bool:
    """Whether anybody can see that a word does not count, or the table itself has decided about it."""
    key = key_of(word)
    return _plain_refusal(key, letters, state) is not None or decided_on(key, category, state) is not None


def decided_on(key: str, category: str, state: State) -> Ruling | RaceRuling | None:
    """What was decided about a word in the race that is on, or by the votes of the table in this match."""
    here = None if state.race is None else decided_in(state.race, key)
    return here or ruling_on(key, category, state)


def decided_in(race: Race, key: str) -> RaceRuling | None:
    """What was decided about a word in this race, for all who said it there."""
    return next((each for each in reversed(race.decisions) if each.word == key), None)


def ruling_on(key: str, category: str, state: State) -> Ruling | None:
    """What the table decided in this match; the latest decision counts."""
    rulings = reversed(state.rulings)
    return next((each for each in rulings if (each.word, each.category) == (key, category)), None)


def is_plural(word: str) -> bool:
    """Whether the dictionary knows a word as a plural."""
    key, words = key_of(word), lexicon()
    return _is_plural(key, words.find(key), words)


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
    return Refusal("DUPLE-21", text("refusal-repeated", word=key.upper())) if repeated else None


def _form_refusal(key: str, letters: str, options: Options) -> Refusal | None:
    """What anybody can see without knowing the word (DUPLE-17)."""
    said, plain, words = key.upper(), key.replace(" ", ""), key.count(" ") + 1
    if words > options.max_words:
        most = text("refusal-too-many-words", word=said, count=words, most=options.max_words)
        return Refusal("DUPLE-17", most)
    if len(plain) < options.min_letters:
        least = text("refusal-too-short", word=said, count=len(plain), least=options.min_letters)
        return Refusal("DUPLE-17", least)
    for letter, count in Counter(letters).items():
        has = plain.count(letter.lower())
        if not has:
            return Refusal("DUPLE-17", text("refusal-letter-missing", letter=letter, word=said))
        if has < count:
            again = text("refusal-letter-again", word=said, letter=letter, count=count)
            return Refusal("DUPLE-17", again)
    return None


def _dictionary(word: str, category: str, options: Options) -> Verdict | Refusal:
    """What the dictionary says; what it does not know is for the table, unless it judges alone (DUPLE-19)."""
    key, words = key_of(word), lexicon()
    entry = words.find(key)
    made_up = category not in CATEGORIES
    if made_up and options.judge == "lexicon":
        return Verdict.ASK_THE_TABLE
    if _is_plural(key, entry, words):
        verb = entry is not None and "Verb" in entry.categories
        if verb and category == ANY_WORD and options.judge == "lexicon":
            return Verdict.ASK_THE_TABLE  # two walks, or she walks?
        if not (verb and category == "Verb"):
            return Refusal("DUPLE-17", text("refusal-plural", word=key.upper()))
    if made_up:
        known = entry is not None or options.judge == "lexicon"
        return Verdict.ASK_THE_TABLE if known else _unknown(key)
    if entry is not None and category in entry.categories:
        return Verdict.ACCEPTED
    if entry is None and words.fits_by_parts(word, category):
        return Verdict.ACCEPTED
    if entry is not None and entry.classified and not _may_fit(word, category, entry):
        return Refusal("DUPLE-18", text(f"refusal-not-{dashed(category)}", word=key.upper()))
    return Verdict.ASK_THE_TABLE if options.judge == "lexicon" else _unknown(key)


def _may_fit(word: str, category: str, entry: Entry) -> bool:
    """Whether to ask the table about a word of the dictionary that it does not accept."""
    words = lexicon()
    if category in entry.possible or words.fits_by_parts(word, category):
        return True
    return words.fits_in_part(word, category)


def _is_plural(key: str, entry: Entry | None, words: Lexicon) -> bool:
    """Of several words the last one tells."""
    if entry is None:
        last = words.find(key.rpartition(" ")[2])
        return " " in key and last is not None and last.plural
    return entry.plural


def _unknown(key: str) -> Refusal:
    return Refusal("DUPLE-19", text("refusal-unknown", word=key.upper()))
