"""The compiled UNO Duo against the engine: same deals, same actions, same numbers."""

from typing import Any

import numpy as np
import pytest

from tests.amounts import amount
from tests.envs.batch.retold import Step, ToldDice, cut_for, retell
from twofold.envs.batch.compiled import uno_duo
from twofold.envs.numbered import numbered

pytestmark = pytest.mark.xdist_group("compiled")

MATCHES = amount(short=2, long=10_000)
AT_ONCE = 200
VARIANTS = [
    uno_duo.Options(1, customizable, reshuffle, memory)
    for customizable, reshuffle, memory in (
        (0, False, True),
        (1, False, True),
        (2, False, False),
        (0, True, True),
        (1, True, False),
        (2, True, True),
    )
]
SEVERAL_ROUNDS = uno_duo.Options(target=150, customizable=1)


def seen_by_both(state: uno_duo.Tables, options: uno_duo.Options) -> Any:
    """What both seats see at every table."""
    seats = [np.full(len(state), seat) for seat in range(2)]
    return np.stack([uno_duo.observe(state, options, seat) for seat in seats], axis=1)


def pile_of(table: Any) -> list[int]:
    """The kinds in the draw pile, the top one first."""
    return [int(kind) for kind in table["pile"][table["head"] : table["head"] + table["size"]]]


class Retelling:
    """What one table has to tell the engine."""

    def __init__(self, table: Any) -> None:
        self.steps: list[Step] = []
        self._rounds, self._turned = 1, 0
        self.told: dict[tuple[str, int], Any] = {
            ("cut", 1): cut_for(int(table["player_one"])),
            ("deal", 1): pile_of(table),
        }

    def watch(self, before: Any, after: Any) -> None:
        """Note new deals, and what came of a discard pile that was turned over and shuffled."""
        if after["round_over"] and not after["over"]:
            self._rounds += 1
            self.told["deal", self._rounds] = pile_of(after)
        elif was_turned_over(before, after):
            self._turned += 1
            whole = after["pile"][: after["head"] + after["size"]]
            self.told["reshuffle", self._turned] = [int(kind) for kind in whole]


def was_turned_over(before: Any, after: Any) -> bool:
    """Whether the discard pile became the draw pile in this step: it then begins anew, and ends elsewhere."""
    ends = [table["head"] + table["size"] for table in (before, after)]
    return bool(before["phase"] != uno_duo.DRAFT and (after["head"] < before["head"] or ends[0] != ends[1]))


def compare(options: uno_duo.Options, tables: int, seed: int) -> None:
    """Play so many matches at random, and let the engine tell each of them again."""
    state = uno_duo.init(seed, options, tables)
    wilds_do = {number: name for name, number in uno_duo.WILDS_DO.items()}
    named = {**options._asdict(), "customizable": wilds_do[options.customizable]}
    game = numbered("uno-duo", 2, named)
    retellings = {number: Retelling(table) for number, table in enumerate(state)}
    while retellings:
        turn, mask, seen = state["turn"].copy(), uno_duo.mask(state, options), seen_by_both(state, options)
        actions, before = uno_duo.sample(state, options), state.copy()
        uno_duo.step(state, actions, options, auto_reset=False)
        final = seen_by_both(state, options)
        for number, retelling in list(retellings.items()):
            retelling.steps.append(Step(int(turn[number]), mask[number], seen[number], int(actions[number])))
            retelling.watch(before[number], state[number])
            if state["over"][number]:
                rewards = state["rewards"][number]
                retell(game, ToldDice(retelling.told), retelling.steps, final[number], rewards)
                del retellings[number]


@pytest.mark.parametrize(
    "options", [*VARIANTS, SEVERAL_ROUNDS], ids=lambda options: "-".join(map(str, options))
)
def test_every_mask_observation_and_result_is_the_engines(options: uno_duo.Options) -> None:
    for seed in range(-(-MATCHES // AT_ONCE)):
        compare(options, min(MATCHES, AT_ONCE), seed)


def test_every_kind_comes_up_first_as_often_as_it_is_in_the_deck() -> None:
    """Within five standard errors."""
    options, tables = uno_duo.Options(), 20_000
    state = uno_duo.init(11, options, tables)
    first = np.bincount(state["pile"][:, 0], minlength=uno_duo.KINDS) / tables
    share = np.bincount(state["pile"][0, : state["size"][0]], minlength=uno_duo.KINDS) / state["size"][0]
    assert (np.abs(first - share) < 5 * np.sqrt(share * (1 - share) / tables)).all()
