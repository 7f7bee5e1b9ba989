"""The compiled Dualis against the engine: same deals, same actions, same numbers."""

from typing import Any

import numpy as np
import pytest

from tests.amounts import amount
from tests.envs.batch.retold import Step, ToldDice, retell
from twofold.envs.batch.compiled import dualis
from twofold.envs.numbered import numbered

pytestmark = pytest.mark.xdist_group("compiled")

MATCHES = amount(short=4, long=10_000)
AT_ONCE = 200
VARIANTS = [
    dualis.Options(seats, short, high_low, iso)
    for seats, iso in ((4, False), (4, True), (3, False), (3, True))
    for short in (False, True)
    for high_low in (False, True)
]


def called(options: dualis.Options) -> str:
    """The name of a variant."""
    flags = ("short", "high_low", "iso")
    return "-".join([str(options.seats), *(flag for flag in flags if getattr(options, flag))])


def deck_of(table: Any, options: dualis.Options) -> list[int]:
    """A shuffle that deals these hands."""
    hands = [int(hand) for hand in table["hands"][: options.seats]]
    dealt = [card for hand in hands for card in range(dualis.DECK_SIZE) if hand >> card & 1]
    return dealt + sorted(set(range(dualis.DECK_SIZE)) - set(dealt))


def seen_by_all(state: dualis.Tables, options: dualis.Options) -> Any:
    """What every seat sees at every table."""
    seats = [np.full(len(state), seat) for seat in range(options.seats)]
    return np.stack([dualis.observe(state, options, seat) for seat in seats], axis=1)


def compare(options: dualis.Options, tables: int, seed: int) -> None:
    """Play so many matches at random, and let the engine tell each of them again."""
    state = dualis.init(seed, options, tables)
    flags = {"short": options.short, "high_low": options.high_low, "iso": options.iso}
    game = numbered("dualis", options.seats, flags)
    told: list[dict[tuple[str, int], Any]] = [
        {("leader", 1): int(table["leader"]), ("deal", 1): deck_of(table, options)} for table in state
    ]
    steps: list[list[Step]] = [[] for _ in range(tables)]
    playing = set(range(tables))
    while playing:
        turn, mask, seen = (
            dualis.turn(state, options),
            dualis.mask(state, options),
            seen_by_all(state, options),
        )
        actions = dualis.sample(state, options)
        dualis.step(state, actions, options, auto_reset=False)
        final = seen_by_all(state, options)
        for number in list(playing):
            table = state[number]
            steps[number].append(Step(int(turn[number]), mask[number], seen[number], int(actions[number])))
            if table["over"]:
                playing.remove(number)
                rewards = table["rewards"][: options.seats]
                retell(game, ToldDice(told[number]), steps[number], final[number], rewards)
            elif table["round_over"]:
                told[number]["deal", int(table["round"])] = deck_of(table, options)


@pytest.mark.parametrize("options", VARIANTS, ids=called)
def test_every_mask_observation_and_result_is_the_engines(options: dualis.Options) -> None:
    for seed in range(-(-MATCHES // AT_ONCE)):
        compare(options, min(MATCHES, AT_ONCE), seed)


def test_every_card_goes_to_every_seat_equally_often() -> None:
    """Within five standard errors."""
    options, tables = dualis.Options(), 20_000
    hands = dualis.init(11, options, tables)["hands"]
    for card in range(dualis.DECK_SIZE):
        held = (hands >> np.uint64(card) & np.uint64(1)).mean(axis=0)
        np.testing.assert_allclose(held, 0.25, atol=5 * np.sqrt(0.25 * 0.75 / tables))
