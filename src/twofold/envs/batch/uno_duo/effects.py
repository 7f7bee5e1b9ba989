"""What a card or another action does to both players."""

from typing import NamedTuple

import jax.numpy as jnp

from ..arrays import Array
from ..uno_duo_numbers import (
    ANSWER,
    CATCH,
    CATCH_PENALTY,
    COLOURS,
    CUSTOMIZABLE,
    DRAW,
    DRAW_TWO,
    DRAWN,
    END_RUN,
    KEEP,
    NAME,
    PLAY,
    REVERSE,
    RUN,
    SAY,
    SKIP,
    SWAP_HANDS,
    TURN,
    WILD_DRAW_FOUR,
    WILDS_DO,
)
from .cards import either, face_of, first_of, is_any, kind_of
from .draft import coloured
from .piles import Drawn, drawing
from .state import Options, State, given, hand_size, of


def draws_of(face: Array, options: Options) -> Array:
    """How many cards a card makes the opponent draw."""
    one = (face == CUSTOMIZABLE) & (jnp.asarray(options.customizable) == WILDS_DO["draw_one"])
    return jnp.where(face == DRAW_TWO, 2, jnp.where(face == WILD_DRAW_FOUR, 4, one.astype(jnp.int32)))


class Deed(NamedTuple):
    """What the action of the seat in turn comes to, by table."""

    seat: Array
    playing: Array
    gone_out: Array
    running: Array
    effect: Array
    """Whether the top card takes effect: it was played, or it ends a run."""

    answering: Array
    drawing_one: Array
    face: Array
    """That of the top card."""


def deed_of(after: State, before: State, action: Array) -> Deed:
    """What is done, once a card that was played lies on top."""
    seat, phase, playing = before.turn, before.phase, action >= PLAY
    face = face_of(after.top)
    gone_out = playing & (hand_size(after, seat) == 0)
    running = playing & ~gone_out & ((phase == RUN) | (face == REVERSE))
    return Deed(
        seat=seat,
        playing=playing,
        gone_out=gone_out,
        running=running,
        effect=(playing & ~gone_out & ~running) | (action == END_RUN),
        answering=(action == DRAW) & (phase == ANSWER),
        drawing_one=(action == DRAW) & (phase == TURN),
        face=face,
    )


def acted(
    after: State, before: State, action: Array, opening: Array, options: Options
) -> tuple[State, Array, Array]:
    """What the action does to both players; who went out, if anybody; and whether the round is over."""
    deed = deed_of(after, before, action)
    after, drawn = dealt_out(after, deed, action == CATCH, opening, before.lying, options)
    nothing = deed.drawing_one & (drawn.number == 0)
    kept = (action == KEEP) & (before.phase == DRAWN)
    after = passed_on(after, deed, deed.effect | deed.answering | nothing | kept, drawn, options)
    after = after._replace(passes=jnp.where(deed.playing, 0, after.passes + nothing))
    after = swapped(after, deed.seat, deed.effect & (deed.face == SWAP_HANDS))
    after = coloured(after, (action >= NAME) & (action < NAME + COLOURS))
    after = called(after, deed, action == SAY)
    return after, jnp.where(deed.gone_out, deed.seat, -1), deed.gone_out | (nothing & (after.passes == 2))


def dealt_out(
    after: State, deed: Deed, catching: Array, opening: Array, lying: Array, options: Options
) -> tuple[State, Drawn]:
    """Cards that somebody has to draw; and which they are.

    What was laid just now is none of them, so the ring may be that from before.
    """
    seat, face = deed.seat, deed.face
    after = after._replace(owing=jnp.where(catching, -1, after.owing))
    does = draws_of(face, options)
    wanted = jnp.where(deed.gone_out, does + after.stack, 0)
    wanted = jnp.where(deed.effect & (face != DRAW_TWO), does, wanted)
    wanted = jnp.where(opening & (face != CUSTOMIZABLE), does, wanted)
    wanted = jnp.where(deed.answering, after.stack, jnp.where(deed.drawing_one, 1, wanted))
    wanted = jnp.where(catching, CATCH_PENALTY, wanted)
    own = deed.answering | deed.drawing_one
    drawer = jnp.where(opening, 1 - after.player_one, jnp.where(own, seat, 1 - seat))
    return drawing(after, drawer, wanted, lying, options)


def passed_on(after: State, deed: Deed, passing: Array, drawn: Drawn, options: Options) -> State:
    """Whose turn it is then, and in which phase; one card that was drawn may be looked at first."""
    seat, face, effect = deed.seat, deed.face, deed.effect
    skipping = jnp.asarray(options.customizable) == WILDS_DO["skip"]
    skips = (face == SKIP) | ((face == CUSTOMIZABLE) & skipping)
    stacks = effect & (face == DRAW_TWO)
    again = effect & (skips | (face == WILD_DRAW_FOUR))
    looking = deed.drawing_one & (drawn.number > 0)
    staying = jnp.where(deed.running, RUN, jnp.where(looking, DRAWN, after.phase))
    kind, drawn_open = kind_of(first_of(drawn.cards)), is_any(drawn.cards & after.open)
    return after._replace(
        phase=jnp.where(passing, jnp.where(stacks, ANSWER, TURN), staying),
        turn=jnp.where(passing, jnp.where(again, seat, 1 - seat), after.turn),
        stack=jnp.where(
            stacks, after.stack + draws_of(face, options), jnp.where(deed.answering, 0, after.stack)
        ),
        drawn=jnp.where(looking, kind, jnp.where(passing, -1, after.drawn)),
        drawn_open=jnp.where(looking, drawn_open, after.drawn_open & ~passing),
    )


def called(after: State, deed: Deed, saying: Array) -> State:
    """Who has one card left owes the call; who says it owes nothing more."""
    seat = deed.seat
    own_card = (deed.effect & (deed.face != SWAP_HANDS)) | deed.running
    owes = own_card & (hand_size(after, seat) == 1) & ~of(after.said, seat)
    owing = jnp.where(owes, seat, jnp.where(saying & (after.owing == seat), -1, after.owing))
    return after._replace(owing=owing, said=given(after.said, seat, True, saying))


def swapped(state: State, seat: Array, swapping: Array) -> State:
    """Hands are traded, and both players know all of the hand that they gave away."""
    first, second = state.hands
    return state._replace(
        hands=(either(swapping, second, first), either(swapping, first, second)),
        known=either(swapping, first | second, state.known),
        said=given(state.said, 1 - seat, False, swapping),
    )
