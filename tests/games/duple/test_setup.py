"""The deck and what the dealer does."""

from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path
from random import Random

import pytest

from tests.ledger import rule
from tools.duple.letter_mix import easy_pairs, share_of_pairs
from twofold.engine import BadOptions, FastDice, Match, Refused
from twofold.games.duple import game
from twofold.games.duple.cards import (
    ALL_PLAY_CARDS,
    CATEGORY_CARDS,
    FIRST_ALL_PLAY,
    LETTER_CARDS,
    LETTERS,
    SYMBOLS,
    WILD_CARDS,
    WILDS,
    category_of,
    deck,
    is_letter,
)
from twofold.games.duple.dealing import setup
from twofold.games.duple.lexicon import CATEGORIES
from twofold.games.duple.options import Options
from twofold.games.duple.state import State

PAGE = Path(__file__).parents[3] / "docs" / "duple.md"

REACHED = {
    "Noun": 0.996,
    "Verb": 0.993,
    "Adjective": 0.992,
    "Animal": 0.870,
    "Place": 0.983,
    "Food or drink": 0.892,
    "Plant": 0.866,
    "Person or job": 0.988,
    "Object": 0.978,
    "Body or health": 0.935,
    "No category": 0.998,
}
"""The share of letter pairs with at least five common answers: these may only be raised."""


def dealt(seats: int = 4, seed: int = 0, **options: object) -> State:
    return setup(Options(**options), seats, FastDice(Random(seed)))  # type: ignore[arg-type]


@rule("DUPLE-1")
def test_64_letters_eight_a_symbol_none_twice_within_one_and_the_rare_ones_single() -> None:
    assert len(LETTERS) == len(SYMBOLS) == 8
    assert all(len(set(letters)) == 8 for letters in LETTERS)
    counts = Counter("".join(LETTERS))
    assert len(counts) == 26
    assert all(counts[rare] == 1 for rare in "JKQVWXZ")


@rule("DUPLE-1")
def test_two_random_letters_nearly_always_allow_a_common_word() -> None:
    easy = easy_pairs()
    letters = "".join(LETTERS).lower()
    shares = {category: share_of_pairs(letters, easy[category]) for category in CATEGORIES}
    assert {category: share for category, share in shares.items() if share < REACHED[category]} == {}
    row = "| " + " | ".join(f"{share * 100:.1f} %" for share in shares.values()) + " |"
    assert row in PAGE.read_text("utf-8").splitlines()


@rule("DUPLE-2")
def test_every_symbol_stands_on_exactly_two_wilds() -> None:
    assert len(WILDS) == len(set(WILDS)) == 8
    assert set(Counter(symbol for pair in WILDS for symbol in pair).values()) == {2}
    assert all(one != other for one, other in WILDS)


@rule("DUPLE-3")
def test_eleven_categories_two_all_plays_and_four_blanks() -> None:
    plain = deck(Options())
    assert len([card for card in plain if card in CATEGORY_CARDS]) == 11
    assert len([card for card in plain if card in ALL_PLAY_CARDS]) == 2
    written = deck(Options(blanks="Film; Song; Game; Sport"))
    assert len(written) == len(plain) + 4


@rule("DUPLE-4")
def test_symbols_differ_in_shape_and_in_colour() -> None:
    for one, other in combinations(SYMBOLS, 2):
        assert one.name != other.name
        assert one.sign != other.sign
        assert one.colour != other.colour


@rule("DUPLE-5")
def test_a_wild_and_a_category_start_face_up() -> None:
    wild, category = dealt().middle
    assert wild.card in WILD_CARDS
    assert category.card in CATEGORY_CARDS


@rule("DUPLE-6")
def test_four_letters_and_a_special_card_again_and_again() -> None:
    first, second = dealt().draw_piles
    stacked = [card for card in first + second if card not in ALL_PLAY_CARDS]
    kinds = "".join("." if is_letter(card) else "W" if card in WILD_CARDS else "C" for card in stacked)
    assert kinds == "....W....C" * 6 + "....W" + "...C" * 4


@rule("DUPLE-6")
def test_other_numbers_of_special_cards_are_spread_as_evenly() -> None:
    first, second = dealt(categories=False).draw_piles
    kinds = "".join("." if is_letter(card) else "W" for card in first + second)
    assert kinds == "..........W" + ".........W" * 6


@rule("DUPLE-6")
@pytest.mark.parametrize("blanks", ["", "Film", "Film; Band", "Film; Band; Star", "Film; Band; Star; City"])
def test_blanks_leave_a_single_card_below_the_last_letter(blanks: str) -> None:
    first, second = dealt(blanks=blanks).draw_piles
    kinds = "".join("." if is_letter(card) else "+" for card in first + second if card not in ALL_PLAY_CARDS)
    assert "++" not in kinds
    assert {len(group) for group in kinds.split("+")[:-1]} <= {3, 4}


@rule("DUPLE-6")
def test_a_shuffled_deck_is_not_even() -> None:
    first, second = dealt(stacking="shuffled").draw_piles
    specials = [place for place, card in enumerate(first + second) if not is_letter(card)]
    assert len({after - before for before, after in pairwise(specials)}) > 3


@rule("DUPLE-7")
@pytest.mark.parametrize("seed", range(20))
def test_an_all_play_lies_in_the_middle_of_each_of_two_draw_piles(seed: int) -> None:
    state = dealt(seed=seed)
    for pile in state.draw_piles:
        (place,) = [place for place, card in enumerate(pile) if card in ALL_PLAY_CARDS]
        assert len(pile) // 4 <= place <= len(pile) - len(pile) // 4
    assert abs(len(state.draw_piles[0]) - len(state.draw_piles[1])) <= 1
    assert set(state.draw_piles[0] + state.draw_piles[1]) | {laid.card for laid in state.middle} == set(
        deck(Options())
    )


@rule("DUPLE-30")
def test_wilds_and_categories_can_be_left_out() -> None:
    assert deck(Options(wilds=False, categories=False)) == list(LETTER_CARDS)
    assert dealt(wilds=False, categories=False).middle == ()


@rule("DUPLE-32")
def test_blanks_hold_categories_of_your_own_or_more_all_plays() -> None:
    options = Options(blanks=" Film ;all  play; Band ")
    cards = deck(options)
    names = [category_of(card, options) for card in cards if card in CATEGORY_CARDS]
    assert names[-2:] == ["Film", "Band"]
    assert cards[-3:] == [FIRST_ALL_PLAY, FIRST_ALL_PLAY + 1, FIRST_ALL_PLAY + 2]
    state = dealt(blanks="Film;All Play")
    assert sum(card in ALL_PLAY_CARDS for pile in state.draw_piles for card in pile) == 3


@rule("DUPLE-32")
@pytest.mark.parametrize(
    "options",
    [
        {"blanks": "a;b;c;d;e"},
        {"blanks": "x" * 31},
        {"blanks": "bell\x07"},
        {"blanks": "Film", "categories": False},
    ],
)
def test_blanks_that_do_not_fit_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Refused, match="DUPLE-32"):
        Match.new(game, 4, options=options, seed=1)


@rule("DUPLE-33")
@pytest.mark.parametrize("options", [{"min_letters": 2}, {"max_words": 4}, {"limit": 0}])
def test_house_rules_have_their_bounds(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        Match.new(game, 4, options=options, seed=1)


@rule("DUPLE-40")
@pytest.mark.parametrize(("seats", "asked", "piles"), [(2, 0, 2), (3, 0, 2), (4, 0, 1), (3, 1, 1), (5, 2, 2)])
def test_two_or_three_players_keep_two_play_piles(seats: int, asked: int, piles: int) -> None:
    assert all(len(row) == piles for row in dealt(seats, piles_each=asked).play_piles)


@rule("DUPLE-31")
def test_open_piles_hold_all_wilds_and_categories_but_the_first() -> None:
    state = dealt(piles="open")
    assert len(state.spare_wilds) == 7
    assert len(state.spare_categories) == 10
    assert all(is_letter(card) or card in ALL_PLAY_CARDS for pile in state.draw_piles for card in pile)
