"""Duet in a terminal while the beat runs: the cards that are up, the count, and a key for every position."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from twofold.engine import Live
from twofold.games.duet.actions import FLIPS, StartBeat
from twofold.games.duet.beat import COUNTS, beat_time, tap_at
from twofold.games.duet.state import Phase
from twofold.games.duet.text import action, row_text
from twofold.games.duet.view import View

if TYPE_CHECKING:
    from twofold.texts import Speech


def stage(view: View, speech: "Speech", now: int) -> str:
    """The performer's row, the count, and the keys beneath."""
    if view.phase is not Phase.PERFORMING:
        return ""
    name = f"{speech.name(view.performer):<11} "
    row, positions = row_text(view.rows[view.performer]), "   ".join(map(str, range(1, view.cards + 1)))
    return f"{name}{row}   {_counts(view, now)}\n{'':<{len(name) + 1}}{positions}\n"


def _counts(view: View, now: int) -> str:
    """``1 (2) 3 4`` on the second count of a bar."""
    fallen = _last_beat(view, now)
    current = fallen % COUNTS + 1 if fallen >= 0 else 0
    return "".join(
        f"[bold]({count})[/]" if count == current else f" {count} " for count in range(1, COUNTS + 1)
    )


def keys(view: View) -> Mapping[str, str]:
    """The performer's number keys flip, the other player's space bar starts the beat."""
    if view.phase is Phase.PERFORMING and view.viewer == view.performer:
        return {str(flip.position): action(flip) for flip in FLIPS[: view.cards]}
    if view.phase is Phase.WAITING and view.viewer == 1 - view.performer:
        return {" ": action(StartBeat())}
    return {}


def next_beat(view: View, now: int) -> int | None:
    """When the next beat falls."""
    if view.phase is not Phase.PERFORMING:
        return None
    return beat_time(view.since, view.tempo, _last_beat(view, now) + 1)


def _last_beat(view: View, now: int) -> int:
    """The beat that fell last; -1 in the breath before the first."""
    nearest = tap_at(now, view.since, view.tempo)
    return max(-1, nearest.beat - (nearest.offset < 0))


as_it_happens: Live[View] = Live(stage=stage, keys=keys, next_beat=next_beat)
