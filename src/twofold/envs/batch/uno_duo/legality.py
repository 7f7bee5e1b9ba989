"""What the seat in turn may do."""

import jax
import jax.numpy as jnp

from ..arrays import WORD, Array, below, count_bits, joined, marked, nth_of_all, unpacked
from ..uno_duo_numbers import (
    ACTIONS,
    ANSWER,
    COLOUR,
    COLOUR_SIZE,
    COLOURS,
    DRAFT,
    DRAW_TWO,
    DRAWN,
    OVER,
    PLAY,
    RUN,
    TURN,
)
from .cards import (
    ALL_OF_COLOUR,
    ALL_WILDS,
    OF_THIRD_WILD,
    SECOND_COPIES,
    WILDS,
    Cards,
    copies_of,
    count,
    deck,
    either,
    face_of,
)
from .state import Options, State, of

DRAW_TWOS = 1 << DRAW_TWO | 1 << DRAW_TWO + SECOND_COPIES


def playable(state: State, hand: Cards) -> Cards:
    """The cards of a hand that the phase lets the player in turn play."""
    phase, face = state.phase, face_of(state.top)
    shown = jnp.where(face < COLOUR_SIZE, jnp.uint32(1) << face.astype(jnp.uint32), jnp.uint32(0))
    matching = shown | shown << SECOND_COPIES | jnp.uint32(ALL_WILDS)
    anything = jnp.where((phase == TURN) | (phase == DRAWN), matching, jnp.uint32(0))
    anything = jnp.where(phase == ANSWER, jnp.uint32(DRAW_TWOS), anything)
    follows = (phase == TURN) | (phase == DRAWN) | (phase == RUN)
    fitting = Cards(
        *(
            jnp.where(follows & (state.colour == colour), anything | jnp.uint32(ALL_OF_COLOUR), anything)
            for colour in range(COLOURS)
        )
    )
    looked_at = either(phase == DRAWN, copies_of(state.drawn), deck())
    return hand & fitting & looked_at


def legal(state: State) -> tuple[Array, ...]:
    """The set of actions that would be accepted from the seat in turn, in words."""
    hand = of(state.hands, state.turn)
    cards, leaves_one = playable(state, hand), count(hand) == 2
    return joined(
        [
            (others(state), PLAY),
            *((coloured_plays(word, leaves_one), 2 * COLOUR_SIZE) for word in cards),
            (wild_plays(cards, leaves_one), WORD),
        ]
    )


def others(state: State) -> Array:
    """What may be done besides playing a card, as a set."""
    seat, phase = state.turn, state.phase
    on_turn = (phase >= TURN) & (phase != OVER)
    return marked(
        [
            (phase == DRAFT) | (phase == DRAWN),
            phase == DRAFT,
            *[phase == COLOUR] * COLOURS,
            (phase == TURN) | (phase == ANSWER),
            phase == RUN,
            on_turn & (state.owing == seat),
            on_turn & (state.owing == 1 - seat),
        ]
    )


def coloured_plays(word: Array, leaves_one: Array) -> Array:
    """The ways to play the cards of one colour: each face, without UNO and with it."""
    bits = (word | word >> SECOND_COPIES) & (1 << COLOUR_SIZE) - 1
    for shift, kept in ((8, 0x00FF00FF), (4, 0x0F0F0F0F), (2, 0x33333333), (1, 0x55555555)):
        bits = (bits | bits << shift) & jnp.uint32(kept)
    return jnp.where(leaves_one, bits | bits << 1, bits)


def wild_plays(cards: Cards, leaves_one: Array) -> Array:
    """The ways to play the wilds: each in four colours, without UNO and with it, which no swapping has."""
    customizable = cards.red | cards.yellow | cards.green
    anything = customizable | cards.blue
    swapping = OF_THIRD_WILD - WILDS
    held = (anything, anything >> 1, cards.blue >> swapping, customizable >> swapping)
    plays = jnp.zeros_like(anything)
    for wild, word in enumerate(held):
        colours = (word >> WILDS & 1) * jnp.uint32((1 << COLOURS) - 1)
        ways = colours if wild == swapping else jnp.where(leaves_one, colours | colours << COLOURS, colours)
        plays = plays | ways << wild * 2 * COLOURS
    return plays


def mask(state: State, options: Options) -> Array:  # noqa: ARG001 - the same in every variant
    """True for each action that would be accepted from the seat in turn."""
    return jnp.concatenate([unpacked(word, WORD) for word in legal(state)], axis=-1)[..., :ACTIONS] > 0


def sample(state: State, options: Options, key: Array) -> Array:
    """An action for each table, every one that would be accepted equally likely."""
    return nth_action(state, options, jax.random.bits(key, state.turn.shape, jnp.uint32))


def nth_action(state: State, options: Options, word: Array) -> Array:  # noqa: ARG001 - as every game's
    """The action that a random word chooses among those that would be accepted."""
    accepted = legal(state)
    number = sum((count_bits(word) for word in accepted), jnp.zeros_like(state.turn))
    return nth_of_all(accepted, below(word, jnp.maximum(number, 1)))
