"""The batched UNO Duo against the engine: same deals, same actions, same numbers."""

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.amounts import amount
from tests.envs.batch.retold import Step, ToldDice, cut_for, retell
from twofold.envs.batch import uno_duo
from twofold.envs.numbered import numbered

MATCHES = amount(short=4, long=10_000)
AT_ONCE = 200
VARIANTS = [
    uno_duo.Options(target, customizable, reshuffle, memory)
    for target, customizable, reshuffle, memory in (
        (1, 0, False, True),
        (1, 1, False, True),
        (1, 2, False, False),
        (1, 0, True, True),
        (1, 1, True, False),
        (1, 2, True, True),
    )
]
TRIED = VARIANTS[:: amount(short=2, long=1)]
"""The engine tells random rounds slowly: on a change, three in which every option is on and off."""


dealt = jax.jit(uno_duo.init, static_argnums=(1, 2))


def seen_and_stepped(state: uno_duo.State, options: uno_duo.Options, key: Any) -> tuple[Any, ...]:
    """What both see, what may be done, what is done, and what comes of it."""
    target, customizable, reshuffle, memory = options
    told: tuple[Any, ...] = _seen_and_stepped(state, (target, customizable, memory), key, reshuffle=reshuffle)
    return told


@partial(jax.jit, static_argnames="reshuffle")
def _seen_and_stepped(
    state: uno_duo.State, numbers: tuple[Any, Any, Any], key: Any, *, reshuffle: bool
) -> tuple[Any, ...]:
    """Compiled once for all variants that differ in numbers only."""
    target, customizable, memory = numbers
    options = uno_duo.Options(target, customizable, reshuffle, memory)
    seats = [jnp.full_like(state.turn, seat) for seat in range(2)]
    seen = jnp.stack([uno_duo.observe(state, options, seat) for seat in seats], axis=1)
    action = uno_duo.sample(state, options, key)
    after = uno_duo.step(state, action, options, auto_reset=False)
    return state.turn, uno_duo.mask(state, options), seen, action, after


def pile_of(state: uno_duo.State, table: int) -> list[int]:
    """The kinds in the draw pile, the top one first."""
    cards = np.flatnonzero(state.place[table] == uno_duo.PILE)
    ordered = sorted(cards, key=lambda card: state.order[table][card])
    return [int(uno_duo.KIND[card]) for card in ordered]


class Retelling:
    """What a table has to tell the engine."""

    def __init__(self, state: uno_duo.State, table: int) -> None:
        self.table, self.steps, self.turns = table, [], 0
        self.told: dict[tuple[str, int], Any] = {
            ("cut", 1): cut_for(int(state.player_one[table])),
            ("deal", 1): pile_of(state, table),
        }
        self.rounds = 1

    steps: list[Step]

    def watch(self, before: uno_duo.State, after: uno_duo.State) -> None:
        """Note new deals, and what came of a discard pile that was turned over and shuffled."""
        table = self.table
        if after.round_over[table] and not after.over[table]:
            self.rounds += 1
            self.told["deal", self.rounds] = pile_of(after, table)


def turned_over(before: uno_duo.State, after: uno_duo.State, table: int) -> bool:
    """Whether the discard pile became the draw pile in this step."""
    return bool(after.discarded[table] < before.discarded[table] and before.phase[table] != uno_duo.DRAFT)


def reshuffled(before: uno_duo.State, after: uno_duo.State, table: int) -> list[int]:
    """The whole new pile, those included that were drawn from it in the same step, in any order."""
    was = (before.place[table] == uno_duo.DISCARDS) | (before.place[table] == uno_duo.PILE)
    now_held = after.place[table] >= uno_duo.FIRST_HAND
    drawn = np.flatnonzero((before.place[table] == uno_duo.DISCARDS) & now_held & was)
    return [int(uno_duo.KIND[card]) for card in drawn] + pile_of(after, table)


def compare(options: uno_duo.Options, tables: int, seed: int) -> None:
    """Play so many matches at random, and let the engine tell each of them again."""
    key = jax.random.key(seed)
    state = jax.device_get(dealt(key, uno_duo.Options(), tables))
    customizable = {number: name for name, number in uno_duo.WILDS_DO.items()}[int(options.customizable)]
    game = numbered(
        "uno-duo",
        2,
        {
            "target": options.target,
            "customizable": customizable,
            "reshuffle": options.reshuffle,
            "memory": options.memory,
        },
    )
    retellings = {table: Retelling(state, table) for table in range(tables)}
    number = 0
    while retellings:
        number += 1
        turn, mask, seen, action, after = jax.device_get(
            seen_and_stepped(state, options, jax.random.fold_in(key, number))
        )
        final = None
        for table, retelling in list(retellings.items()):
            retelling.steps.append(Step(int(turn[table]), mask[table], seen[table], int(action[table])))
            retelling.watch(state, after)
            if options.reshuffle and not after.round_over[table] and turned_over(state, after, table):
                retelling.turns += 1
                retelling.told["reshuffle", retelling.turns] = reshuffled(state, after, table)
            if after.over[table]:
                if final is None:
                    final = jax.device_get(seen_and_stepped(after, options, key)[2])
                rewards = [pay[table] for pay in after.rewards]
                retell(game, ToldDice(retelling.told), retelling.steps, final[table], rewards)
                del retellings[table]
        state = after


@pytest.mark.parametrize("options", TRIED, ids=lambda options: "-".join(map(str, options)))
def test_every_mask_observation_and_result_is_the_engines(options: uno_duo.Options) -> None:
    for seed in range(-(-MATCHES // AT_ONCE)):
        compare(options, min(MATCHES, AT_ONCE), seed)
