"""The batched UNO Duo against the engine: same deals, same actions, same numbers."""

from collections.abc import Iterable, Iterator
from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.amounts import amount
from tests.envs.batch.retold import Step, ToldDice, cut_for, retell
from twofold.envs.batch import uno_duo
from twofold.envs.batch.arrays import WORD
from twofold.envs.batch.uno_duo.cards import NO_CARD, Cards, deck, kind_of
from twofold.envs.batch.uno_duo.piles import top_cards
from twofold.envs.batch.uno_duo.stepping import moved
from twofold.envs.batch.uno_duo_numbers import CARDS, COLOURS, PLAY
from twofold.envs.numbered import numbered

pytestmark = pytest.mark.xdist_group("batches of UNO Duo")
"""Together: what they play is compiled once."""

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


COMPILED_FAST = {"xla_disable_hlo_passes": "fusion"} if amount(short=True, long=False) else {}
"""Melting loops together takes longer than the few matches of a short run."""


@partial(jax.jit, static_argnames="reshuffle", compiler_options=COMPILED_FAST)
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


def played(
    before: uno_duo.State, action: Any, after: uno_duo.State, options: uno_duo.Options
) -> uno_duo.State:
    """What was played, before rounds were dealt that follow it."""
    if not (after.round_over & ~after.over).any():
        return after
    uncounted: uno_duo.State = jax.device_get(jax.jit(partial(moved, options=options))(before, action).state)
    return uncounted


@cache
def kinds() -> Any:
    """By card: its kind. Worked out when it is asked for: where JAX has begun to work, nobody may fork."""
    return np.asarray(jax.jit(kind_of)(np.arange(WORD * COLOURS)))


@cache
def whole_deck() -> int:
    """All cards as one number."""
    return sum(int(word) << WORD * colour for colour, word in enumerate(deck()))


def bits_of(cards: Cards, table: int) -> int:
    """A set of cards as one number."""
    return sum(int(word[table]) << WORD * colour for colour, word in enumerate(cards))


def members(bits: int) -> Iterator[int]:
    """The cards of a set."""
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


class Retelling:
    """What a table has to tell the engine.

    Cards are drawn by lot when their turn comes, so how a pile was shuffled is known when it has been drawn.
    """

    steps: list[Step]

    def __init__(self, state: uno_duo.State, table: int, *, reshuffle: bool) -> None:
        self.table, self.reshuffle, self.steps, self.rounds, self.turns = table, reshuffle, [], 0, 0
        self.told: dict[tuple[str, int], Any] = {("cut", 1): cut_for(int(state.player_one[table]))}
        self.deal(state)

    def deal(self, state: uno_duo.State) -> None:
        """A new round, of which the first card is on offer."""
        self.rounds += 1
        self.pile = self.told["deal", self.rounds] = []
        self.drawn([int(state.offered[self.table])])

    def drawn(self, cards: Iterable[int]) -> None:
        """These came next from the pile that was shuffled last."""
        self.pile += [int(kinds()[card]) for card in cards]

    def watch(self, before: uno_duo.State, moved: uno_duo.State, after: uno_duo.State, action: int) -> None:
        """Note what was drawn, what came of a discard pile that was turned over, and new deals."""
        table = self.table
        was, is_left = bits_of(before.unseen, table), bits_of(moved.unseen, table)
        if before.phase[table] == uno_duo.DRAFT:
            self.drawn(drafted(moved, table, was & ~is_left))
        elif self.reshuffle and turned_over(before, moved, table, action):
            self.drawn(members(was))
            self.turns += 1
            self.pile = self.told["reshuffle", self.turns] = []
            self.drawn(members(rest_of_discards(before, moved, table) & ~is_left))
        else:
            self.drawn(members(was & ~is_left))
        if after.round_over[table]:
            self.drawn(members(is_left))
        if after.round_over[table] and not after.over[table]:
            self.deal(after)


def drafted(moved: uno_duo.State, table: int, gone: int) -> list[int]:
    """The cards that a pick took from the pile: its second one, the next one, and what that made one draw."""
    next_one = int(moved.offered[table])
    if next_one == NO_CARD:
        next_one = int(moved.top[table])
    held = bits_of(moved.hands[0], table) | bits_of(moved.hands[1], table)
    rest = sorted(members(gone & ~(1 << next_one)), key=lambda card: held >> card & 1)
    return [rest[0], next_one, *rest[1:]]


def turned_over(before: uno_duo.State, moved: uno_duo.State, table: int, action: int) -> bool:
    """Whether the discard pile became the draw pile in this step."""
    return bool(moved.discarded[table] < before.discarded[table] + (action >= PLAY))


def rest_of_discards(before: uno_duo.State, moved: uno_duo.State, table: int) -> int:
    """The discards of a table that has drafted, but for the card that is on top now."""
    places = (*before.hands, before.unseen, before.under)
    elsewhere = sum(bits_of(cards, table) for cards in places)
    return whole_deck() & ~elsewhere & ~(1 << int(moved.top[table]))


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
    retellings = {table: Retelling(state, table, reshuffle=options.reshuffle) for table in range(tables)}
    number = 0
    while retellings:
        number += 1
        turn, mask, seen, action, after = jax.device_get(
            seen_and_stepped(state, options, jax.random.fold_in(key, number))
        )
        final, undealt = None, played(state, action, after, options)
        for table, retelling in list(retellings.items()):
            retelling.steps.append(Step(int(turn[table]), mask[table], seen[table], int(action[table])))
            retelling.watch(state, undealt, after, int(action[table]))
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


def test_as_many_different_cards_are_drawn_as_asked_for_and_each_is_as_likely() -> None:
    tables, asked = 20_000, 7
    state = dealt(jax.random.key(3), uno_duo.Options(), tables)
    draw = jax.jit(top_cards, static_argnums=3, compiler_options=COMPILED_FAST)
    drawn = draw(state._replace(pile=state.pile - 1), np.full(tables, asked), state.lying, 2)
    words, unseen = np.stack(drawn, axis=-1), np.stack(state.unseen, axis=-1)
    assert not np.any(words & ~unseen)
    marks = np.unpackbits(words.view(np.uint8), axis=-1, bitorder="little")
    assert np.all(marks.sum(axis=-1) == asked)
    chance = asked / CARDS
    off = np.abs(marks.sum(axis=0)[list(members(whole_deck()))] - tables * chance)
    assert np.all(off < 5 * np.sqrt(tables * chance * (1 - chance)))
