"""Cards on the move between pile, discards and hands."""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from ..arrays import WORD, Array, threefry
from ..uno_duo_numbers import MOST_STACKED
from .cards import NO_CARD, Cards, by_lot, copies_of, either, first_of, is_any, only
from .state import Options, State, discards, given, handed, of

WORDS = 32
"""In the ring of cards that lie in order: it has room for more than all of them."""

TO_A_WORD = 4
CARD_BITS = WORD // TO_A_WORD
RING = WORDS * TO_A_WORD

DRAWING, DRAWING_ON = 2, 2 + MOST_STACKED // 2
"""Where the random words of a moment begin by which cards are drawn; there are others before them."""


def put_down(state: State, card: Array) -> State:
    """A card comes to lie on the discard pile; where it is none, nothing does."""
    putting = card != NO_CARD
    end = (state.head + state.below + state.discarded) & RING - 1
    return state._replace(
        lying=with_card_at(state.lying, jnp.where(putting, end, -1), card),
        discarded=state.discarded + putting,
        top=jnp.where(putting, card, state.top),
    )


def in_ring(place: Array) -> tuple[Array, Array]:
    """In which word of the ring a place is, none for -1, and how many bits lie before it there."""
    return place >> TO_A_WORD.bit_length() - 1, ((place & TO_A_WORD - 1) * CARD_BITS).astype(jnp.uint32)


def with_card_at(lying: Array, end: Array, card: Array) -> Array:
    """The ring with a card at a place, unless that is -1.

    What is put where is worked out behind a barrier: once a table, and not once more for every word.
    """
    figures = jax.lax.optimization_barrier((end, card))  # type: ignore[no-untyped-call]
    end, card = (figure[..., None] for figure in figures)
    word, shift = in_ring(end)
    others = lying & ~(jnp.uint32((1 << CARD_BITS) - 1) << shift)
    here = jnp.arange(WORDS) == word
    return jnp.where(here, others | card.astype(jnp.uint32) << shift, lying)


def card_at(lying: Array, place: Array) -> Array:
    """The card at a place of the ring."""
    word, shift = in_ring(place & RING - 1)
    read = jnp.take_along_axis(lying, word[..., None], axis=-1, mode="promise_in_bounds")[..., 0]
    return (read >> shift & RING - 1).astype(jnp.int32)


class Drawn(NamedTuple):
    """What somebody has drawn."""

    cards: Cards
    number: Array


def top_cards(state: State, number: Array, lying: Array, stream: int) -> Cards:
    """So many cards from the top of the draw pile: the unseen ones by lot, then those that lie in order.

    A loop, for few tables draw many cards, and written out it would be longer than all the rest.
    """
    size = state.pile - state.below

    def drawn_two(pair: Array, cards: Cards) -> Cards:
        counter = jnp.full_like(state.moment, stream) + pair.astype(jnp.uint32)
        for one, word in enumerate(threefry(state.key, (state.moment, counter))):
            place = 2 * pair + one
            unseen = by_lot(state.unseen - cards, size - place, word)
            card = jnp.where(place < size, unseen, card_at(lying, state.head + place - size))
            cards = cards | only(jnp.where(place < number, card, NO_CARD))
        return cards

    nothing = state.unseen - state.unseen
    cards: Cards = jax.lax.fori_loop(0, MOST_STACKED // 2, drawn_two, nothing)
    return cards


def taken(state: State, seat: Array, wanted: Array, lying: Array, stream: int) -> tuple[State, Drawn]:
    """The top cards go to a hand; those that lay face up before are known to be there."""
    number = jnp.minimum(wanted, state.pile)
    cards = top_cards(state, number, lying, stream)
    seen, drawn_seen = cards - state.unseen, jnp.maximum(number - (state.pile - state.below), 0)
    drawing = number > 0
    after = state._replace(
        hands=handed(state.hands, seat, cards),
        known=state.known | seen,
        open=state.open | seen,
        unseen=state.unseen - cards,
        under=state.under - seen,
        head=(state.head + drawn_seen) & RING - 1,
        pile=state.pile - number,
        below=state.below - drawn_seen,
        said=given(state.said, seat, False, drawing),
        owing=jnp.where(drawing & (state.owing == seat), -1, state.owing),
        passes=jnp.where(drawing, 0, state.passes),
    )
    return after, Drawn(cards, number)


def turned(state: State, turning: Array) -> State:
    """The discards but the top one lie under the draw pile, in order."""
    rest = jnp.where(turning, state.discarded - 1, 0)
    return state._replace(
        under=either(turning, state.under | without_top(state), state.under),
        pile=state.pile + rest,
        below=state.below + rest,
        discarded=state.discarded - rest,
    )


def shuffled(state: State, turning: Array) -> State:
    """The discards but the top one are the draw pile, and nobody knows in which order.

    Whatever is in a hand then can be counted out by the other.
    """
    rest = jnp.where(turning, state.discarded - 1, 0)
    first, second = state.hands
    return state._replace(
        unseen=either(turning, without_top(state), state.unseen),
        known=either(turning, first | second, state.known),
        head=(state.head + rest) & RING - 1,
        pile=state.pile + rest,
        discarded=state.discarded - rest,
    )


def without_top(state: State) -> Cards:
    """The discards, but for the top card."""
    return discards(state) - only(state.top)


def counted_out(state: State, drawing: Array) -> State:
    """Who knows what, now that nothing unseen may be left but the other hand (UNO-5).

    Whoever looks on can tell the two hands apart only if one of them is known.
    """
    nothing_left = drawing & (state.below >= state.pile)
    first, second = state.hands
    closed = is_any(first - state.open) & is_any(second - state.open)
    return state._replace(
        known=either(nothing_left, first | second, state.known),
        open=either(nothing_left & ~closed, first | second, state.open),
    )


def drawing(state: State, seat: Array, wanted: Array, lying: Array, options: Options) -> tuple[State, Drawn]:
    """Cards are drawn, the discard pile being turned over whenever the draw pile runs out.

    It may be turned over before, if it will be at all: the cards lie in the same order, and all that is left
    is known anyway. Not so if it is shuffled: then what nobody has seen is counted twice.
    """
    active = (wanted > 0) & (state.discarded > 1)
    if not options.reshuffle:
        state, drawn = taken(turned(state, active & (wanted >= state.pile)), seat, wanted, lying, DRAWING)
        return counted_out(state, drawn.number > 0), drawn
    state, first = taken(state, seat, wanted, lying, DRAWING)
    state = counted_out(state, first.number > 0)
    state = shuffled(state, active & (state.pile == 0))
    state, second = taken(state, seat, wanted - first.number, lying, DRAWING_ON)
    state = counted_out(state, second.number > 0)
    return state, Drawn(first.cards | second.cards, first.number + second.number)


def laid(state: State, seat: Array, kind: Array, uno: Array, laying: Array) -> State:
    """A card goes from a hand to the discard pile: of its kind, the one that the others knew most about.

    A card drawn unseen and played at once is none of those that were known to be in the hand before.
    """
    fitting = of(state.hands, seat) & copies_of(kind)
    hidden, known, public = (
        first_of(cards)
        for cards in (fitting - state.known, (fitting & state.known) - state.open, fitting & state.open)
    )
    unseen = (state.drawn >= 0) & ~state.drawn_open
    best, least = jnp.where(unseen, hidden, public), jnp.where(unseen, public, hidden)
    card = jnp.where(best != NO_CARD, best, jnp.where(known != NO_CARD, known, least))
    card = jnp.where(laying, card, NO_CARD)
    gone = only(card)
    return put_down(state, card)._replace(
        hands=(state.hands[0] - gone, state.hands[1] - gone),
        known=state.known - gone,
        open=state.open - gone,
        drawn=jnp.where(laying, -1, state.drawn),
        drawn_open=state.drawn_open & ~laying,
        said=given(state.said, seat, uno, laying),
    )
