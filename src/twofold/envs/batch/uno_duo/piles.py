"""Cards on the move between pile, discards and hands."""

from typing import NamedTuple

import jax.numpy as jnp

from ..arrays import Array, threefry
from ..uno_duo_numbers import CARDS, DISCARDS, FIRST_HAND, HIDDEN, KIND, KNOWN, OPEN, PILE
from .state import Options, State, given, in_hand


def turned(state: State, turning: Array, options: Options) -> State:
    """An empty draw pile is made anew of all discards but the top one."""
    now = turning & (state.pile == 0) & (state.discarded > 1)
    lying = (state.place == DISCARDS) & now[..., None]
    rest = lying & (state.order < (state.discarded - 1)[..., None])
    knowing, order, size = state.knowing, state.order, state.discarded - 1
    if options.reshuffle:
        order = jnp.where(rest, shuffled(state, rest), order)
        in_hands = (state.place >= FIRST_HAND) & now[..., None]
        knowing = jnp.where(in_hands, jnp.maximum(knowing, jnp.uint8(KNOWN)), knowing)
    return state._replace(
        place=jnp.where(rest, jnp.uint8(PILE), state.place),
        order=jnp.where(lying & ~rest, jnp.uint8(0), order),
        knowing=knowing,
        head=jnp.where(now, 0, state.head),
        pile=jnp.where(now, size, state.pile),
        below=jnp.where(now, 0 if options.reshuffle else size, state.below),
        discarded=jnp.where(now, 1, state.discarded),
    )


def shuffled(state: State, cards: Array) -> Array:
    """By marked card: its place in a shuffle of them."""
    numbers = jnp.arange(CARDS // 2, dtype=jnp.uint32) + 100
    moment = jnp.broadcast_to(state.moment[..., None], (*state.moment.shape, CARDS // 2))
    keys = (state.key[0][..., None], state.key[1][..., None])
    words = jnp.concatenate(threefry(keys, (moment, jnp.broadcast_to(numbers, moment.shape))), axis=-1)
    words = jnp.where(cards, words >> 1, jnp.uint32(0xFFFFFFFF))
    return jnp.argsort(jnp.argsort(words, axis=-1), axis=-1).astype(jnp.uint8)


class Drawn(NamedTuple):
    """What somebody has drawn."""

    cards: Array
    """By card: whether it was among them."""

    number: Array


def taken(state: State, seat: Array, wanted: Array) -> tuple[State, Drawn]:
    """The top cards go to a hand; those that lay face up before are known to be there."""
    number = jnp.minimum(wanted, state.pile)
    order = state.order.astype(jnp.int32) - state.head[..., None]
    cards = (state.place == PILE) & (order < number[..., None])
    seen = order >= (state.pile - state.below)[..., None]
    drawing = number > 0
    after = state._replace(
        place=jnp.where(cards, (FIRST_HAND + seat).astype(jnp.uint8)[..., None], state.place),
        knowing=jnp.where(cards, jnp.where(seen, jnp.uint8(OPEN), jnp.uint8(HIDDEN)), state.knowing),
        head=state.head + number,
        pile=state.pile - number,
        below=jnp.minimum(state.below, state.pile - number),
        said=given(state.said, seat, False, drawing),
        owing=jnp.where(drawing & (state.owing == seat), -1, state.owing),
        passes=jnp.where(drawing, 0, state.passes),
    )
    return after, Drawn(cards, number)


def counted_out(state: State, drawing: Array) -> Array:
    """By card: who knows it, now that nothing unseen may be left but the other hand (UNO-5).

    Whoever looks on can tell the two hands apart only if one of them is known.
    """
    held = (state.place >= FIRST_HAND) & (drawing & (state.below >= state.pile))[..., None]
    closed = [
        jnp.any((state.place == FIRST_HAND + seat) & (state.knowing < OPEN), axis=-1) for seat in range(2)
    ]
    least = jnp.where(closed[0] & closed[1], jnp.uint8(KNOWN), jnp.uint8(OPEN))[..., None]
    return jnp.where(held, jnp.maximum(state.knowing, least), state.knowing)


def drawing(state: State, seat: Array, wanted: Array, options: Options) -> tuple[State, Drawn]:
    """Cards are drawn, the discard pile being turned over whenever the draw pile runs out.

    What nobody has seen is counted once, at the end: cards from a pile that was turned over are known anyway,
    so that it comes to the same as after each part. Shuffled ones are not known: then it is counted twice.
    """
    active = wanted > 0
    state, first = taken(turned(state, active, options), seat, wanted)
    if options.reshuffle:
        state = state._replace(knowing=counted_out(state, first.number > 0))
    state, second = taken(turned(state, active, options), seat, wanted - first.number)
    number = first.number + second.number
    news = second.number if options.reshuffle else number
    state = state._replace(knowing=counted_out(state, news > 0))
    return state, Drawn(first.cards | second.cards, number)


def laid(state: State, seat: Array, kind: Array, uno: Array, laying: Array) -> State:
    """A card goes from a hand to the discard pile: of its kind, the one that the others knew most about.

    A card drawn unseen and played at once is none of those that were known to be in the hand before.
    """
    unseen = ((state.drawn >= 0) & ~state.drawn_open)[..., None]
    fitting = in_hand(state, seat) & (jnp.asarray(KIND) == kind[..., None])
    knowing = state.knowing.astype(jnp.int32)
    rank = jnp.where(unseen, OPEN - knowing, knowing) * 128 + jnp.arange(CARDS)
    rank = jnp.where(fitting & laying[..., None], rank, -1)
    best = jnp.max(rank, axis=-1, keepdims=True)
    card = (rank == best) & (best >= 0)
    return state._replace(
        place=jnp.where(card, jnp.uint8(DISCARDS), state.place),
        order=jnp.where(card, state.discarded.astype(jnp.uint8)[..., None], state.order),
        knowing=jnp.where(card, jnp.uint8(HIDDEN), state.knowing),
        discarded=state.discarded + laying,
        top=jnp.where(laying, kind, state.top),
        drawn=jnp.where(laying, -1, state.drawn),
        drawn_open=state.drawn_open & ~laying,
        said=given(state.said, seat, uno, laying),
    )
