"""Dualis as the learner sees it: tables of all variants side by side, one encoding for all of them."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from batch import dualis

ACTIONS = dualis.PLAYS
"""Handing coins to the partner changes no score: the learner leaves it alone."""

MOST_SEATS = 4
PER_SEAT = (dualis.DECK_SIZE, 1, 2, 1, 1, 1, 1, 1)
"""The features of a seat: trick, trick_coin, lacking, leader, turn, coins, tricks, standing."""

INPUTS = dualis.feature_count(dualis.Options(MOST_SEATS)) + MOST_SEATS
"""The features of four seats, then a flag for short, high-low, Iso Play and three seats."""

DUEL_STEPS = 208
DISCOUNT = 1.0
LEAD_SCALE = 4.0
ROUND_SHARE = 0.5


class Mixture(NamedTuple):
    """The shares of the variants among the tables."""

    three: float = 0.25
    partners: float = 0.55
    """Among the tables of four."""

    short: float = 0.3
    short_three: float = 0.3
    high_low: float = 0.35


MIXTURES = {
    "all": Mixture(),
    "short-and-three": Mixture(three=0.5, partners=1.0, short=1.0, short_three=0.1, high_low=0.15),
}


class Group(NamedTuple):
    """Tables with the same number of seats."""

    mixture: Mixture
    seats: int
    tables: int
    league: int
    """How many of them are played against a former self."""


def groups(tables: int, league_share: float, mixture: str) -> list[Group]:
    """Tables of four, then tables of three."""
    mixed = MIXTURES[mixture]
    four = int(tables * (1 - mixed.three))
    return [
        Group(mixed, 4, four, int(four * league_share)),
        Group(mixed, 3, tables - four, int((tables - four) * league_share)),
    ]


def options_of(group: Group) -> dualis.Options:
    """A mixture of variants, the same in every run; ``seated`` adds the seats."""
    mixed, shares = jax.random.uniform(jax.random.key(group.seats), (3, group.tables)), group.mixture
    iso = (mixed[2] > shares.partners) if group.seats == 4 else jnp.ones(group.tables, bool)
    short = mixed[0] < (shares.short if group.seats == 4 else shares.short_three)
    return dualis.Options(jnp.zeros(()), short, mixed[1] < shares.high_low, iso)


def seated(group: Group, options: dualis.Options) -> dualis.Options:
    """The options with their seats, which no compiled program may take for an array."""
    return options._replace(seats=group.seats)


def variants(group: Group, options: dualis.Options) -> dict[str, Any]:
    """By the name of a variant: which tables play it."""
    short, high_low, iso = (np.asarray(flag) for flag in (options.short, options.high_low, options.iso))
    name = "iso3" if group.seats == 3 else "iso4"
    found = {name: iso & ~short & ~high_low, f"{name}-all": iso}
    if group.seats == 4:
        partners = ~iso
        found |= {
            "partners": partners & ~short & ~high_low,
            "short": partners & short & ~high_low,
            "high-low": partners & ~short & high_low,
        }
    return found


def begin(key: jax.Array, group: Group, options: dualis.Options) -> dualis.State:
    """Fresh matches."""
    return dualis.init(key, options, group.tables)


def actor(state: dualis.State, options: dualis.Options) -> jax.Array:
    """Whose turn it is."""
    return dualis.turn(state, options)


def legal(state: dualis.State, options: dualis.Options) -> jax.Array:
    """The plays that would be accepted."""
    return dualis.mask(state, options)[..., :ACTIONS]


def encode(state: dualis.State, options: dualis.Options) -> jax.Array:
    """What the seat in turn sees, in the layout of four seats, and the variant."""
    seen = widened(dualis.observe(state, options), options.seats)
    flags = [options.short, options.high_low, dualis.is_alone(options), options.seats == 3]
    shape = state.played.shape
    marks = jnp.stack([jnp.broadcast_to(jnp.asarray(flag, jnp.float32), shape) for flag in flags], axis=-1)
    return jnp.concatenate([seen, marks], axis=-1).astype(jnp.bfloat16)


def widened(seen: jax.Array, seats: int) -> jax.Array:
    """Features of fewer seats with empty places where the others would sit."""
    if seats == MOST_SEATS:
        return seen
    card, coin, lacking, *rest = PER_SEAT
    sizes = [(dualis.DECK_SIZE, 0), (0, card), (0, coin), (dualis.DECK_SIZE, 0), (0, lacking), (5, 0)]
    sizes += [(0, size) for size in rest] + [(1, 0)]
    pieces, start = [], 0
    for common, per_seat in sizes:
        length = common + per_seat * seats
        pieces.append(seen[..., start : start + length])
        start += length
        if per_seat:
            pieces.append(jnp.zeros((*seen.shape[:-1], per_seat * (MOST_SEATS - seats)), seen.dtype))
    return jnp.concatenate(pieces, axis=-1)


def play(state: dualis.State, action: jax.Array, options: dualis.Options) -> tuple[dualis.State, Any, Any]:
    """The next state, what everybody is paid, and whether an episode has ended.

    Partners play for the round. Alone, one plays for the match, and gets something for the lead in a round.
    """
    after = dualis.step(state, action, options)
    alone = jnp.asarray(dualis.is_alone(options))
    scores = jnp.stack(after.round_scores, axis=-1).astype(jnp.float32)
    best = jnp.stack(
        [
            jnp.max(jnp.where(jnp.arange(options.seats) == seat, -100.0, scores), axis=-1)
            for seat in range(options.seats)
        ],
        axis=-1,
    )
    lead = ROUND_SHARE * jnp.tanh((scores - best) / LEAD_SCALE)
    victory = jnp.stack(after.rewards, axis=-1) * 2 / options.seats
    won = jnp.where(jnp.stack(after.round_won, axis=-1) > 0, 1.0, -1.0)
    paid = jnp.where(alone[..., None], lead + victory, won)
    rewards = jnp.where(after.round_over[..., None], paid, 0.0)
    return after, rewards, jnp.where(alone, after.over, after.round_over)
