"""The batched Dualis against the engine: same deals, same actions, same numbers."""

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import pytest

from tests.amounts import amount
from tests.envs.batch.retold import Step, ToldDice, retell
from twofold.envs.batch import dualis
from twofold.envs.numbered import numbered

MATCHES = amount(short=8, long=10_000)
AT_ONCE = 200
VARIANTS = [
    dualis.Options(seats, short, high_low, iso)
    for seats, iso in ((4, False), (4, True), (3, True))
    for short in (False, True)
    for high_low in (False, True)
]
TRIED = VARIANTS if amount(0, 1) else [VARIANTS[number] for number in (2, 5, 11)]
"""Compiling one takes longer than playing it: on a change, three in which every option is on and off."""

dealt = jax.jit(dualis.init, static_argnums=(1, 2))


def called(options: dualis.Options) -> str:
    """The name of a variant."""
    flags = ("short", "high_low", "iso")
    return "-".join([str(options.seats), *(flag for flag in flags if getattr(options, flag))])


@partial(jax.jit, static_argnums=1)
def seen_and_stepped(state: dualis.State, options: dualis.Options, key: Any) -> tuple[Any, ...]:
    """What everybody sees, what may be done, what is done, and what comes of it."""
    seats = [jnp.full_like(state.played, seat) for seat in range(options.seats)]
    seen = jnp.stack([dualis.observe(state, options, seat) for seat in seats], axis=1)
    action = dualis.sample(state, options, key)
    after = dualis.step(state, action, options, auto_reset=False)
    return dualis.turn(state, options), dualis.mask(state, options), seen, action, after


def cards_in(hand: dualis.Hand, table: int) -> list[int]:
    """The cards of a hand."""
    bits = int(hand.stars[table]) | int(hand.moons[table]) << dualis.SUIT_SIZE
    return [card for card in range(dualis.DECK_SIZE) if bits >> card & 1]


def deck_of(state: dualis.State, table: int) -> list[int]:
    """A shuffle that deals these hands."""
    dealt = [card for hand in state.hands for card in cards_in(hand, table)]
    return dealt + sorted(set(range(dualis.DECK_SIZE)) - set(dealt))


def compare(options: dualis.Options, tables: int, seed: int) -> None:
    """Play so many matches at random, and let the engine tell each of them again."""
    key = jax.random.key(seed)
    state = dealt(key, options, tables)
    flags = {"short": options.short, "high_low": options.high_low, "iso": options.iso}
    game = numbered("dualis", options.seats, flags)
    told: list[dict[tuple[str, int], Any]] = [
        {("leader", 1): int(state.leader[table]), ("deal", 1): deck_of(state, table)}
        for table in range(tables)
    ]
    steps: list[list[Step]] = [[] for _ in range(tables)]
    open_tables = set(range(tables))
    number = 0
    while open_tables:
        number += 1
        turn, mask, seen, action, after = jax.device_get(
            seen_and_stepped(state, options, jax.random.fold_in(key, number))
        )
        for table in list(open_tables):
            steps[table].append(Step(int(turn[table]), mask[table], seen[table], int(action[table])))
            if after.over[table]:
                open_tables.remove(table)
                final = jax.device_get(seen_and_stepped(after, options, key)[2])[table]
                rewards = [pay[table] for pay in after.rewards]
                retell(game, ToldDice(told[table]), steps[table], final, rewards)
            elif after.round_over[table]:
                told[table]["deal", int(after.round[table])] = deck_of(after, table)
        state = after


@pytest.mark.parametrize("options", TRIED, ids=called)
def test_every_mask_observation_and_result_is_the_engines(options: dualis.Options) -> None:
    for seed in range(-(-MATCHES // AT_ONCE)):
        compare(options, min(MATCHES, AT_ONCE), seed)
