"""UNO Duo as the learner sees it: all customizable wilds, with and without memory, in one encoding."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from batch import uno_duo

ACTIONS = uno_duo.ACTIONS
INPUTS = uno_duo.FEATURES + 3
"""The features, then a flag for wilds that make one draw, for wilds that skip, and for memory."""

DUEL_STEPS = 400
TARGET = 200
LEAD_SCALE = 80.0
ROUND_SHARE = 0.5
DISCOUNT = 0.99
HASTE = 0.004
"""What every decision costs: without this and the discount, two learners agree never to end a round."""


MIXTURES = ("all",)


class Group(NamedTuple):
    """Tables of two seats."""

    tables: int
    league: int
    """How many of them are played against a former self."""


def groups(tables: int, league_share: float, mixture: str) -> list[Group]:  # noqa: ARG001 - as every game's
    """All tables are alike."""
    return [Group(tables, int(tables * league_share))]


def options_of(group: Group) -> uno_duo.Options:
    """A mixture of variants, the same in every run; ``seated`` adds what no array can say."""
    mixed = jax.random.uniform(jax.random.key(2), (2, group.tables))
    customizable = jnp.where(mixed[0] < 0.6, 0, jnp.where(mixed[0] < 0.8, 1, 2))
    return uno_duo.Options(TARGET, customizable, jnp.zeros(()), mixed[1] < 0.8)


def seated(group: Group, options: uno_duo.Options) -> uno_duo.Options:  # noqa: ARG001 - as every game's
    """The options with what no compiled program may take for an array."""
    return options._replace(target=TARGET, reshuffle=False)


def variants(group: Group, options: uno_duo.Options) -> dict[str, Any]:  # noqa: ARG001
    """By the name of a variant: which tables play it."""
    customizable, memory = np.asarray(options.customizable), np.asarray(options.memory)
    return {"plain": (customizable == 0) & memory, "draw-one": customizable == 1, "no-memory": ~memory}


def begin(key: jax.Array, group: Group, options: uno_duo.Options) -> uno_duo.State:
    """Fresh matches."""
    return uno_duo.init(key, options, group.tables)


def actor(state: uno_duo.State, options: uno_duo.Options) -> jax.Array:  # noqa: ARG001
    """Whose turn it is."""
    return state.turn


def legal(state: uno_duo.State, options: uno_duo.Options) -> jax.Array:
    """What would be accepted."""
    return uno_duo.mask(state, options)


def encode(state: uno_duo.State, options: uno_duo.Options) -> jax.Array:
    """What the seat in turn sees, and the variant."""
    custom = jnp.asarray(options.customizable)
    flags = jnp.stack([custom == 1, custom == 2, options.memory], axis=-1)
    return jnp.concatenate([uno_duo.observe(state, options), flags], axis=-1).astype(jnp.bfloat16)


def standing(state: uno_duo.State) -> jax.Array:
    """How well the first seat stands in the match, from -1 to 1."""
    return jnp.tanh((state.totals[1] - state.totals[0]) / LEAD_SCALE)


def play(state: uno_duo.State, action: jax.Array, options: uno_duo.Options) -> tuple[uno_duo.State, Any, Any]:
    """The next state, what both are paid, and whether an episode has ended.

    An episode is a round: it pays for winning it, and for how much better one then stands in the match.
    """
    after = uno_duo.step(state, action, options)
    then = jnp.where(after.over, after.rewards[0], standing(after))
    won = jnp.array([0.0, ROUND_SHARE, -ROUND_SHARE])[after.round_winner + 1]
    paid = jnp.where(after.round_over, won + then - standing(state), 0.0)
    spent = HASTE * jax.nn.one_hot(state.turn, 2)
    return after, jnp.stack([paid, -paid], axis=-1) - spent, after.round_over
