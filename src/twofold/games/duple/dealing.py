"""The set-up: what the dealer does before the first card is drawn."""

from collections.abc import Sequence

from twofold.engine import Dice, Stream
from twofold.games.duple.cards import (
    ALL_PLAYS,
    LETTER_CARDS,
    Card,
    all_play_cards,
    category_cards,
    wild_cards,
)
from twofold.games.duple.options import Options, play_piles_each
from twofold.games.duple.state import Laid, State


def setup(options: Options, seats: int, dice: Dice) -> State:
    """Shuffle, set a Wild and a Category aside, stack the rest and split it (DUPLE-5, DUPLE-6, DUPLE-7)."""
    stream = dice.stream("set-up", 0)
    dealer = stream.below(seats)
    letters = stream.shuffled(LETTER_CARDS)
    wilds = stream.shuffled(wild_cards(options))
    categories = stream.shuffled(category_cards(options))
    all_plays = all_play_cards(options)
    in_open = options.piles == "open"
    specials = (
        tuple(all_plays[ALL_PLAYS:])
        if in_open
        else _alternating(wilds[1:], stream.shuffled((*categories[1:], *all_plays[ALL_PLAYS:])))
    )
    even = options.stacking == "even"
    stacked = _stacked(letters, specials) if even else stream.shuffled(letters + specials)
    each = play_piles_each(options, seats)
    return State(
        options=options,
        seats=seats,
        draw_piles=_split(stacked, all_plays[:ALL_PLAYS], stream),
        spare_wilds=wilds[1:] if in_open else (),
        spare_categories=categories[1:] if in_open else (),
        middle=tuple(Laid(card, 0, dealer) for card in (*wilds[:1], *categories[:1])),
        play_piles=(((),) * each,) * seats,
        revealed=((0,) * each,) * seats,
        won=((),) * seats,
        turn=dealer,
        tries=((),) * seats,
    )


def _alternating(wilds: Sequence[Card], categories: Sequence[Card]) -> tuple[Card, ...]:
    """⚖ A Wild, a Category, a Wild and so on as long as both last."""
    both = min(len(wilds), len(categories))
    paired = [card for pair in zip(wilds, categories, strict=False) for card in pair]
    return (*paired, *wilds[both:], *categories[both:])


def _stacked(letters: Sequence[Card], specials: Sequence[Card]) -> tuple[Card, ...]:
    """Four letters and a special card, again and again; ⚖ where that does not come out, the last groups have
    a letter less than the first ones, and a single special card lies below the last letter."""
    if not specials:
        return tuple(letters)
    group, larger = divmod(len(letters), len(specials))
    deck: list[Card] = []
    for number, special in enumerate(specials):
        begin = number * group + min(number, larger)
        deck += [*letters[begin : begin + group + (number < larger)], special]
    return tuple(deck)


def _split(
    deck: Sequence[Card], all_plays: Sequence[Card], stream: Stream
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    half = len(deck) // 2
    piles = [tuple(deck[:half]), tuple(deck[half:])]
    for number, card in enumerate(all_plays):
        piles[number] = inserted(piles[number], card, middle_place(len(piles[number]), stream))
    return piles[0], piles[1]


def inserted(pile: tuple[Card, ...], card: Card, place: int) -> tuple[Card, ...]:
    """The pile with a card slipped in."""
    return (*pile[:place], card, *pile[place:])


def middle_place(size: int, stream: Stream) -> int:
    """Somewhere in the middle half of a pile."""
    margin = size // 4
    return margin + stream.below(size - 2 * margin + 1)
