"""One action at every table."""

import jax.numpy as jnp

from ..arrays import Array, below, threefry
from ..dualis_numbers import PLAYS
from .dealing import dealt
from .legality import is_legal
from .rounds import scored
from .state import Options, State, ended
from .tricks import after_card, after_handing, completed


def step(state: State, action: Array, options: Options, *, auto_reset: bool = True) -> State:
    """Take the action of the seat in turn; one that would be refused changes nothing.

    With auto-reset a match that has ended is followed by the next one at once: ``over`` and ``rewards`` still
    tell of the one that ended.
    """
    legal = is_legal(state, action, options)
    play = legal & (action < PLAYS)
    words = threefry(state.key, (state.moment, jnp.zeros_like(state.moment)))
    after = after_handing(state, legal & (action >= PLAYS), action - PLAYS + 1, options)
    after = after_card(after, play, jnp.where(play, action, 0), words[0], options)
    after = completed(after, play & (after.played == options.seats), options)
    done = play & ended(after)
    after = scored(after, done, options)
    next_leader = jnp.where(
        after.over, below(words[1], jnp.full_like(state.played, options.seats)), after.leader
    )
    dealing = done if auto_reset else done & ~after.over
    after = dealt(after, dealing, jnp.where(dealing, next_leader, after.leader), options)
    over = after.over if auto_reset else after.over | ended(after)
    return after._replace(moment=state.moment + 1, over=over)
