"""Picks the 64 letters of Duple's deck and deals them to the 8 symbols: `python -m tools.duple.letter_mix`.

It climbs from an even mix to one where two random cards nearly always allow five common words, weighing
every category alike and variety against ease. Reads only the shipped lexicon; prints the letters of each
symbol, for `twofold.games.duple.cards`, and the share of pairs that work.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations, combinations_with_replacement, permutations
from typing import TypeVar

from twofold.games.duple.lexicon import CATEGORIES, lexicon

ALPHABET = "abcdefghijklmnopqrstuvwxyz"
SYMBOLS, CARDS_A_SYMBOL = 8, 8
COMMON = 2.5
"""Zipf scale: a word met about once in three million words, a little rarer than "armadillo"."""
ENOUGH = 5
RARE = "jkqvwxz"
MOST = 5
VARIETY = 0.4
"""What one unit of concentration (the chance that two cards show the same letter) costs in coverage."""

Mix = TypeVar("Mix")
Worth = TypeVar("Worth", float, tuple[float, float])
Pair = tuple[str, str]
Easy = Mapping[str, Mapping[Pair, bool]]
"""For each category, whether a pair of letters has enough common answers."""


def easy_pairs() -> Easy:
    words = lexicon()
    return {
        category: {
            pair: words.count("".join(pair), category, zipf=COMMON) >= ENOUGH
            for pair in combinations_with_replacement(ALPHABET, 2)
        }
        for category in CATEGORIES
    }


def share_of_pairs(letters: Iterable[str], easy: Mapping[Pair, bool]) -> float:
    """The share of two random cards among these with enough common answers."""
    counts = Counter(letters)
    weights = {
        (one, other): counts[one] * (counts[other] - 1) / 2 if one == other else counts[one] * counts[other]
        for one, other in combinations_with_replacement(sorted(counts), 2)
    }
    return sum(weight for pair, weight in weights.items() if easy[pair]) / sum(weights.values())


def pick_letters(easy: Easy) -> str:
    """Every letter once, the rare ones no more, and the rest climbing by single exchanges."""
    cards = SYMBOLS * CARDS_A_SYMBOL
    usual = [letter for letter in ALPHABET if letter not in RARE]
    start = ALPHABET + "".join(usual * MOST)[: cards - len(ALPHABET)]

    def worth(letters: str) -> float:
        same = sum((count / cards) ** 2 for count in Counter(letters).values())
        return sum(share_of_pairs(letters, pairs) for pairs in easy.values()) / len(easy) - VARIETY * same

    return climb("".join(sorted(start)), exchanges, worth)


def exchanges(letters: str) -> Iterable[str]:
    counts = Counter(letters)
    for given, taken in permutations(ALPHABET, 2):
        if counts[given] > 1 and taken not in RARE and counts[taken] < MOST:
            yield "".join(sorted(letters.replace(given, taken, 1)))


def deal_to_symbols(letters: str, easy: Easy) -> tuple[str, ...]:
    """Each symbol gets different letters; the symbol with the hardest pairs is made as easy as it can be."""
    start = tuple("".join(sorted(letters[symbol::SYMBOLS])) for symbol in range(SYMBOLS))

    def worth(symbols: tuple[str, ...]) -> tuple[float, float]:
        shares = [sum(share_of_pairs(symbol, pairs) for pairs in easy.values()) for symbol in symbols]
        return round(min(shares), 9), round(sum(shares), 9)

    return climb(start, swaps, worth)


def swaps(symbols: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    for one, other in combinations(range(SYMBOLS), 2):
        for given in sorted(set(symbols[one]) - set(symbols[other])):
            for taken in sorted(set(symbols[other]) - set(symbols[one])):
                changed = list(symbols)
                changed[one] = "".join(sorted(symbols[one].replace(given, taken)))
                changed[other] = "".join(sorted(symbols[other].replace(taken, given)))
                yield tuple(changed)


def climb(mix: Mix, neighbours: Callable[[Mix], Iterable[Mix]], worth: Callable[[Mix], Worth]) -> Mix:
    """The best neighbour, again and again, until none is better."""
    while True:
        best = max(neighbours(mix), key=worth)
        if worth(best) <= worth(mix):
            return mix
        mix = best


def main() -> None:
    easy = easy_pairs()
    letters = pick_letters(easy)
    for symbol in deal_to_symbols(letters, easy):
        print(symbol.upper())
    for category in CATEGORIES:
        print(f"{category:16} {share_of_pairs(letters, easy[category]):6.1%}")


if __name__ == "__main__":
    main()
