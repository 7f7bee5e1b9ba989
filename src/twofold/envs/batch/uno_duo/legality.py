"""What the seat in turn may do."""

import jax
import jax.numpy as jnp

from ..arrays import Array, below, count_bits, nth_of_all, packed
from ..uno_duo_numbers import (
    ACTION_KIND,
    ACTION_UNO,
    ANSWER,
    COLOUR,
    COLOUR_OF,
    COLOURS,
    DRAFT,
    DRAW_TWO,
    DRAWN,
    FACE_OF,
    FIRST_WILD,
    KINDS,
    OVER,
    PLAY,
    RUN,
    SWAP_HANDS,
    TURN,
    WILD,
)
from .state import Options, State, by_kind, hand_size, in_hand, looked_up


def playable(state: State) -> Array:
    """By kind: whether the phase lets the player in turn play it, if they have it."""
    face, colour, kinds = jnp.asarray(FACE_OF), jnp.asarray(COLOUR_OF), jnp.arange(KINDS)
    phase, same_colour = state.phase[..., None], colour == state.colour[..., None]
    matching = (colour < 0) | same_colour | (face == looked_up(FACE_OF, state.top)[..., None])
    return jnp.where(
        phase == TURN,
        matching,
        jnp.where(
            phase == DRAWN,
            matching & (kinds == state.drawn[..., None]),
            ((phase == ANSWER) & (face == DRAW_TWO)) | ((phase == RUN) & same_colour),
        ),
    )


def mask(state: State, options: Options) -> Array:  # noqa: ARG001 - the same in every variant
    """True for each action that would be accepted from the seat in turn."""
    seat, phase = state.turn, state.phase
    held = by_kind(in_hand(state, seat)) > 0
    plays = held & playable(state)
    swapping = jnp.arange(KINDS) == FIRST_WILD + SWAP_HANDS - WILD
    leaves_one = (hand_size(state, seat) == 2)[..., None] & ~swapping
    kinds = jnp.asarray(ACTION_KIND[PLAY:])
    with_uno = jnp.asarray(ACTION_UNO[PLAY:] > 0)
    can_play = plays[..., kinds] & (~with_uno | leaves_one[..., kinds])
    on_turn = phase >= TURN
    rest = [
        (phase == DRAFT) | (phase == DRAWN),
        phase == DRAFT,
        *[phase == COLOUR] * COLOURS,
        (phase == TURN) | (phase == ANSWER),
        phase == RUN,
        on_turn & (state.owing == seat),
        on_turn & (state.owing == 1 - seat),
    ]
    going_on = (phase != OVER)[..., None]
    return jnp.concatenate([jnp.stack(rest, axis=-1), can_play], axis=-1) & going_on


def sample(state: State, options: Options, key: Array) -> Array:
    """An action for each table, every one that would be accepted equally likely."""
    return nth_action(state, options, jax.random.bits(key, state.turn.shape, jnp.uint32))


def nth_action(state: State, options: Options, word: Array) -> Array:
    """The action that a random word chooses among those that would be accepted."""
    legal = packed(mask(state, options))
    legal_actions = sum((count_bits(word) for word in legal), jnp.zeros_like(state.turn))
    return nth_of_all(legal, below(word, jnp.maximum(legal_actions, 1)))
