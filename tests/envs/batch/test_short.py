"""The short game and the old hard bot as they are written once more for the accelerator, on the processor."""

import ctypes
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from twofold import Match, installed_games
from twofold.games.dualis.actions import PlayCard
from twofold.games.dualis.bots.expert import PLAYS
from twofold.games.dualis.bots.judgement import Judgement
from twofold.games.dualis.bots.sight import encoded, legal_plays
from twofold.games.dualis.state import State

SOURCE = Path(__file__).parents[3] / "training" / "short" / "hard.cu"
DUALIS = installed_games["dualis"]
MATCHES = 6
EACH = 9


class Table(ctypes.Structure):
    """As ``Table`` there."""

    _fields_ = [
        ("hands", ctypes.c_uint64 * 4),
        ("gone", ctypes.c_uint64),
        ("centre", ctypes.c_int * 2),
        ("leader", ctypes.c_int),
        ("played", ctypes.c_int),
        ("trick", ctypes.c_int * 4),
        ("trick_coin", ctypes.c_int * 4),
        ("lacking", ctypes.c_int * 4),
        ("coins", ctypes.c_int * 4),
        ("tricks", ctypes.c_int * 4),
        ("round", ctypes.c_int),
        ("won", ctypes.c_int * 2),
    ]


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """It, compiled without an accelerator."""
    library = tmp_path_factory.mktemp("short") / "hard.so"
    flags = [
        "-x",
        "c",
        "-std=c11",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-O1",
        "-DON_PROCESSOR",
        "-shared",
        "-fPIC",
    ]
    subprocess.run(["gcc", *flags, str(SOURCE), "-o", str(library), "-lm"], check=True)
    return ctypes.CDLL(str(library))


def states(seed: int) -> Iterator[State]:
    """A match of random plays, every state in which a card is to be played."""
    match, rng = Match.new(DUALIS, 4, options={"short": True}, seed=bytes([seed])), Random(seed)
    while match.waiting_for:
        seat = match.state.turn
        yield match.state
        match.act(seat, PLAYS[rng.choice(np.flatnonzero(legal_plays([(match.state, seat)])[0]))])
    yield match.state


def table_of(state: State) -> Table:
    """The same in its own form."""
    table = Table(gone=state.gone, leader=state.leader, played=len(state.trick), round=state.round)
    table.hands[:], table.centre[:] = state.hands, state.centre
    for place, play in enumerate(state.trick):
        table.trick[place], table.trick_coin[place] = play.card, play.coin
    table.lacking[:], table.coins[:], table.tricks[:] = state.lacking, state.coins, state.tricks
    table.won[:] = [sum(result.winner == side for result in state.results) for side in range(2)]
    return table


def played_between(before: State, after: State) -> int:
    """The number of the play that led from one state to the next."""
    seat = before.turn
    card = (before.hands[seat] & ~after.hands[seat]).bit_length() - 1
    return card + 52 * (sum(after.centre) < sum(before.centre))


@pytest.mark.parametrize("seed", range(MATCHES))
def test_the_accelerator_plays_by_the_rules_and_shows_what_the_expert_is_shown(
    kernel: ctypes.CDLL, seed: int
) -> None:
    row, legal = np.zeros(354, np.float32), np.zeros(104, np.uint8)
    before: State | None = None
    table = Table()
    for state in states(seed):
        if before is not None and len(state.results) == len(before.results):
            kernel.play_one(ctypes.byref(table), played_between(before, state))
            assert (row_of(kernel, table, row, legal) == row_of(kernel, table_of(state), row, legal)).all()
        if state.over:
            break
        table = table_of(state)
        seen = row_of(kernel, table, row, legal)
        situation = [(state, state.turn)]
        assert np.allclose(seen, encoded(situation)[0])
        assert (legal > 0).tolist() == legal_plays(situation)[0].tolist()
        before = state


def row_of(
    kernel: ctypes.CDLL,
    table: Table,
    row: np.ndarray[tuple[int], np.dtype[np.float32]],
    legal: np.ndarray[tuple[int], np.dtype[np.uint8]],
) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """What the seat in turn is shown; what it may play is left in the other array."""
    kernel.encode_one(
        ctypes.byref(table), row.ctypes.data_as(ctypes.c_void_p), legal.ctypes.data_as(ctypes.c_void_p)
    )
    return row.copy()


@pytest.mark.parametrize("seed", range(MATCHES))
def test_its_normal_bot_likes_what_ours_likes(kernel: ctypes.CDLL, seed: int) -> None:
    for state in states(seed):
        if state.over:
            break
        found = PLAYS[kernel.best_of_one(ctypes.byref(table_of(state)))]
        best = max(value_of(state, play) for play in Judgement(state, state.turn).plays())
        assert value_of(state, found) == pytest.approx(best, abs=1e-5)


def value_of(state: State, play: PlayCard) -> float:
    """What our bot thinks of a play by itself; between plays, it takes equal cards of two sides for one."""
    return Judgement(state, state.turn).value(play)


@pytest.mark.parametrize("seed", range(MATCHES))
def test_its_hard_bot_imagines_deals_that_agree_with_all_it_has_seen(kernel: ctypes.CDLL, seed: int) -> None:
    deal = Table()
    for state in states(seed):
        if state.over:
            break
        table = table_of(state)
        kernel.imagine_one(ctypes.byref(table), ctypes.byref(deal), ctypes.c_uint(seed + 1))
        assert deal.hands[state.turn] == state.hands[state.turn]
        assert [hand.bit_count() for hand in deal.hands] == [hand.bit_count() for hand in state.hands]
        lying = state.gone | sum(1 << play.card for play in state.trick)
        assert (
            sum(deal.hands) + lying == deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.hands[3] | lying
        )
        for hand, lacking in zip(deal.hands, state.lacking, strict=True):
            for suit in range(2):
                assert not (lacking >> suit & 1 and hand >> 26 * suit & (1 << 26) - 1)


def test_its_hard_bot_beats_its_normal_one(kernel: ctypes.CDLL) -> None:
    won = 0
    for number in range(120):
        table = Table()
        kernel.deal_one(ctypes.byref(table), ctypes.c_uint(1 + number // 2))
        for _ in range(4 * EACH):
            if (table.leader + table.played) % 2 == number % 2:
                play = kernel.hard_at_one(ctypes.byref(table), 24, ctypes.c_uint(number))
            else:
                play = kernel.best_of_one(ctypes.byref(table))
            kernel.play_one(ctypes.byref(table), play)
        assert not any(table.hands)
        won += kernel.winner_of_one(ctypes.byref(table)) == number % 2
    assert won > 75
