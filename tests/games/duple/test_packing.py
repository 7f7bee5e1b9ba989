"""Packing words, and asking for them."""

from string import ascii_lowercase

from hypothesis import given, settings
from hypothesis import strategies as st

from tools.duple.packing import pack
from tools.duple.word import Word
from twofold.games.duple.lexicon import ANY_WORD, CATEGORIES, Lexicon

categories = st.frozensets(st.sampled_from(CATEGORIES))
words = st.builds(
    Word,
    key=st.text(ascii_lowercase, min_size=3, max_size=12),
    zipf=st.integers(0, 63).map(lambda eighths: eighths / 8),
    accepted=categories,
    typical=categories,
    plural=st.booleans(),
    name=st.booleans(),
    rude=st.booleans(),
    unclassified=st.booleans(),
)

few = settings(max_examples=30, deadline=None)


@few
@given(packed=st.lists(words, min_size=1, max_size=130, unique_by=lambda word: word.key))
def test_every_word_is_found_with_all_that_is_known_about_it(packed: list[Word]) -> None:
    lexicon = Lexicon(pack(packed))
    for word in packed:
        entry = lexicon.find(word.key)
        assert entry is not None
        assert (entry.key, entry.zipf, entry.categories) == (word.key, word.zipf, word.accepted)
        assert (entry.plural, entry.name, entry.rude) == (word.plural, word.name, word.rude)
        assert entry.classified != word.unclassified


@few
@given(
    packed=st.lists(words, min_size=1, max_size=60, unique_by=lambda word: word.key),
    letters=st.text("abc", max_size=3),
    category=st.sampled_from(CATEGORIES),
    zipf=st.integers(0, 48).map(lambda eighths: eighths / 8),
)
def test_answers_are_the_words_that_a_search_would_find(
    packed: list[Word], letters: str, category: str, zipf: float
) -> None:
    found = list(Lexicon(pack(packed)).answers(letters, category, zipf=zipf))
    expected = {
        word.key
        for word in packed
        if category in word.accepted
        and word.zipf >= max(zipf, 1.5)
        and len(word.key) >= 5
        and all(word.key.count(letter) >= letters.count(letter) for letter in letters)
        and not (word.plural or word.rude or word.unclassified)
    }
    assert set(found) == expected
    assert len(found) == len(expected)


def test_plain_words_come_to_mind_where_any_word_will_do() -> None:
    any_word = frozenset({ANY_WORD})
    japan = Word("japan", 5.0, any_word, capitalised=True)
    lexicon = Lexicon(pack([Word("plain", 4.0, any_word), Word("paris", 5.0, name=True), japan]))
    assert list(lexicon.answers("a", ANY_WORD, typical=True)) == ["plain"]
