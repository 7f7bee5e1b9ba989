"""One action at one table, and the end of a round and of a match, compiled."""

from typing import Any

from ...uno_duo_numbers import KINDS, OVER, POINTS
from ..bits import compiled
from .piles import begin, deal
from .playing import act, is_legal
from .tables import SEATS, Options, count_of


@compiled
def take_action(table: Any, action: int, options: Options, auto_reset: bool) -> None:
    """Take the action of the seat in turn; one that would be refused changes nothing."""
    table.round_over = False
    table.over = table.phase == OVER
    table.rewards[:] = 0
    if is_legal(table, action) and act(table, action, options):
        end_round(table, options, auto_reset)


@compiled
def end_round(table: Any, options: Options, auto_reset: bool) -> None:
    """Hands are charged; then the match ends, or the other player drafts first."""
    table.round_over = True
    table.stack, table.owing = 0, -1
    for seat in range(SEATS):
        for kind in range(KINDS):
            table.totals[seat] += POINTS[kind] * count_of(table, seat, kind)
    if max(table.totals[0], table.totals[1]) < options.target:
        deal(table, 1 - table.player_one)
        return
    table.over = True
    paid = (table.totals[1] > table.totals[0]) - (table.totals[1] < table.totals[0])
    table.rewards[0], table.rewards[1] = paid, -paid
    if auto_reset:
        begin(table)
    else:
        table.phase = OVER
