"""The end of a round, and of a match."""

import jax.numpy as jnp

from ..arrays import Array
from ..dualis_numbers import ISO_LEAD, ISO_ROUNDS, ROUNDS_TO_WIN
from .state import Figures, Options, State, is_alone


def by_side(figures: Figures, options: Options) -> Figures:
    """By seat: the figure of its side, which for partners is the sum of both."""
    if is_alone(options) is True:
        return figures
    alone = jnp.asarray(is_alone(options))
    return tuple(
        figure + jnp.where(alone, 0, figures[(seat + 2) % options.seats])
        for seat, figure in enumerate(figures)
    )


def scored(state: State, done: Array, options: Options) -> State:
    """The round is counted, and with it perhaps the match."""
    seats, alone = options.seats, jnp.asarray(is_alone(options))
    tricks, coins = by_side(state.tricks, options), by_side(state.coins, options)
    scores = [jnp.where(won == bid, won, -abs(won - bid)) for won, bid in zip(tricks, coins, strict=True)]
    # On equal scores the partnership with more tricks wins the round.
    ranks = [score * 16 + jnp.where(alone, 0, won) for score, won in zip(scores, tricks, strict=True)]
    won = shares(ranks)
    standing = tuple(
        jnp.where(done, before + jnp.where(alone, score, best > 0), before)
        for before, score, best in zip(state.standing, scores, won, strict=True)
    )
    highest, lowest = largest(standing), -largest([-figure for figure in standing])
    far = jnp.where(
        alone, (highest - lowest >= ISO_LEAD) | (state.round == ISO_ROUNDS), highest == ROUNDS_TO_WIN
    )
    over = done & far
    winners = shares(standing)
    return state._replace(
        standing=standing,
        over=over,
        rewards=tuple(jnp.where(over, payoff(share, seats), 0.0) for share in winners),
        round_over=done,
        round_scores=tuple(
            jnp.where(done, score, before) for score, before in zip(scores, state.round_scores, strict=True)
        ),
        round_won=tuple(
            jnp.where(done, now, before) for now, before in zip(won, state.round_won, strict=True)
        ),
    )


def largest(figures: Figures | list[Array]) -> Array:
    """The largest of the figures of the seats."""
    result = figures[0]
    for figure in figures[1:]:
        result = jnp.maximum(result, figure)
    return result


def shares(figures: Figures | list[Array]) -> list[Array]:
    """By seat: its share of being the best."""
    best = largest(figures)
    count = sum((figure == best).astype(jnp.float32) for figure in figures)
    return [jnp.where(figure == best, 1.0 / count, 0.0) for figure in figures]


def payoff(share: Array, seats: int) -> Array:
    """Everyone who lost pays 1, and the winners share it."""
    return jnp.where(share > 0, seats * share - 1, jnp.where(share == 0, -1.0, 0.0))
