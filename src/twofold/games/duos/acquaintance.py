"""Getting to know somebody's taste from the pairs they have shown."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from twofold.games.duos.association import COMBINED, RELATIONS, Table, Taste, association
from twofold.games.duos.cards import Card, Category, face_of
from twofold.games.duos.matching import Pairs, all_pairs, likelihoods
from twofold.games.duos.state import TurnResult

RATE = 0.05
LIGHTEST = 0.03
HEAVIEST = 2.0
REMEMBERED = 200
"""The most pairs that are kept in mind."""

SEEN_BEFORE = 2.0
"""How much closer two faces are to somebody who has paired them before."""


class Acquaintance(Struct, frozen=True):
    """What is known of a player; a host may store it and hand it to the next match's bot."""

    taste: Taste = COMBINED
    turns: int = 0
    """How many of their boards it was learned from."""

    shown: tuple[tuple[str, str], ...] = ()
    """Pairs of faces they have shown, the latest last."""

    def table(self, category: Category, cards: Sequence[Card]) -> Table:
        """How close each two cards are to this player, as far as is known."""
        table = association().table(self.taste, category, cards)
        if self.shown:
            place_of = {face_of(card, category).key: place for place, card in enumerate(cards)}
            for one, other in self.shown:
                if one in place_of and other in place_of:
                    i, j = place_of[one], place_of[other]
                    table[i][j] = table[j][i] = table[i][j] + SEEN_BEFORE
        return table


def learned(known: Acquaintance, turn: TurnResult, board: Pairs) -> Acquaintance:
    """The acquaintance after one more board: kinds of relation that its pairs have more of count for more.

    One step up the slope of the board's likelihood. Kinds that count for nothing are left out of it: a bot
    that thinks in word vectors only never learns to think otherwise.
    """
    chances = likelihoods(association().table(known.taste, turn.category, turn.cards), keenness=1.0)
    weights = {}
    for relation in RELATIONS:
        weight = known.taste.weight(relation)
        if weight:
            slope = _excess(relation, turn, board, chances)
            weight = min(HEAVIEST, max(LIGHTEST, weight + RATE * slope))
        weights[relation] = weight
    keys = [face_of(card, turn.category).key for card in turn.cards]
    shown = tuple((keys[low], keys[high]) for low, high in board)
    return replace(
        known,
        taste=Taste(**weights),
        turns=known.turns + 1,
        shown=tuple(dict.fromkeys((*known.shown, *shown)))[-REMEMBERED:],
    )


def _excess(relation: str, turn: TurnResult, board: Pairs, chances: dict[tuple[int, int], float]) -> float:
    """How much more of a relation the chosen pairs have than was to be expected."""

    def close(pair: tuple[int, int]) -> float:
        low, high = pair
        return association().closeness(relation, turn.category, turn.cards[low], turn.cards[high])

    expected = sum(chances[pair] * close(pair) for pair in all_pairs(len(turn.cards)))
    return sum(map(close, board)) - expected
