"""Former versions of the rules: what of them the logs that were played by them still need."""

from dataclasses import replace
from typing import Any

from msgspec import Struct, structs

from twofold.engine import AnyGame, Dice, Outcome
from twofold.engine.log import written_as
from twofold.games.duet import rules
from twofold.games.duet.options import Options
from twofold.games.duet.ratings import timing_statistics
from twofold.games.duet.state import Performance, State


class OptionsOfVersion1(Struct, frozen=True):
    """What could be chosen, and what was chosen for those who did not."""

    tempo: int = 90
    strict_beat: bool = False
    tolerance: int = 120
    perform_limit: int = 60
    layout_limit: int = 60
    round_limit: int = 60


def version_1(present: AnyGame) -> AnyGame:
    """The game as it was when a tempo stayed what it was, and a strict beat forgave nothing."""
    return replace(
        present,
        rules_version=1,
        options=OptionsOfVersion1,
        table_refusal=table_refusal,
        setup=setup,
        outcome=outcome,
        written=written_by_version_1,
    )


def _of_today(options: OptionsOfVersion1) -> Options:
    return Options(**structs.asdict(options), adaptive_tempo=False, forgiven=0)


def table_refusal(options: OptionsOfVersion1, seats: int) -> Any:
    """As it is now."""
    return rules.table_refusal(_of_today(options), seats)


def setup(options: OptionsOfVersion1, seats: int, dice: Dice) -> State:
    """As it is now, with options of today that come to the same."""
    return rules.setup(_of_today(options), seats, dice, rules_version=1)


def outcome(state: State) -> Outcome | None:
    """The figures were of timing alone."""
    found = rules.outcome(state)
    return found and structs.replace(found, statistics=timing_statistics(state))


def written_by_version_1(state: State) -> Any:
    """The state in the form that version 1 gave it."""
    options = written_as(state.options, without=("adaptive_tempo", "forgiven"))
    performances = tuple(map(_performance_of_version_1, state.performances))
    return written_as(
        state,
        without=("tempo", "notes", "misses", "rules_version"),
        options=options,
        performances=performances,
    )


def _performance_of_version_1(performance: Performance) -> Struct:
    return written_as(performance, without=("tempo", "misses", "notes"))
