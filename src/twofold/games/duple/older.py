"""Former versions of the rules: what of them the logs that were played by them still need."""

from dataclasses import replace
from functools import partial
from typing import Any

from msgspec import Struct

from twofold.engine import AnyGame, Seat
from twofold.engine.log import written_as
from twofold.games.duple.dealing import setup
from twofold.games.duple.state import PhotoFinish, Race, State, ThirdLetter, Voting

SINCE_VERSION_1 = frozenset({"rules_version", "last_letter"})
SINCE_VERSION_2 = frozenset({"settled", "appeal", "closing", "precedents"})
RACE_SINCE_VERSION_2 = frozenset({"judged", "challenges", "tied", "began_before"})
"""What these versions did not know about a match and a race."""


def version_1(present: AnyGame) -> AnyGame:
    """The game as it was before its rules were amended."""
    return replace(
        present,
        rules_version=1,
        setup=partial(setup, rules_version=1),
        written=written_by_version_1,
        legacy=None,
    )


def version_2(present: AnyGame) -> AnyGame:
    """The game as it was when nobody could challenge the dictionary."""
    return replace(
        present,
        rules_version=2,
        setup=partial(setup, rules_version=2),
        written=written_by_version_2,
        legacy=None,
    )


def version_3(present: AnyGame) -> AnyGame:
    """The game as it was before its dictionary knew more, which ``rules_version`` alone tells."""
    return replace(present, rules_version=3, setup=partial(setup, rules_version=3))


# ---- Version 2


class PhotoFinishOfVersion2(Struct, frozen=True, tag="photo_finish"):
    """It kept no verdicts."""

    until: int
    spoke: tuple[Seat, ...]
    kept: tuple[str, ...]


def written_by_version_2(state: State) -> Any:
    """The state in the form that version 2 gave it."""
    race = None if state.race is None else _race_of_version_2(state.race)
    return written_as(state, without=SINCE_VERSION_2, race=race)


def _race_of_version_2(race: Race) -> Struct:
    phase: Struct = race.phase
    if isinstance(phase, PhotoFinish):
        phase = PhotoFinishOfVersion2(phase.until, phase.spoke, phase.kept)
    return written_as(race, without=RACE_SINCE_VERSION_2, phase=phase)


# ---- Version 1


def written_by_version_1(state: State) -> Any:
    """The state in the form that version 1 gave it: a race had places for all its phases at once."""
    race = None if state.race is None else _race_of_version_1(state.race, state.options.tie_ms)
    return written_as(state, without=SINCE_VERSION_1 | SINCE_VERSION_2, race=race)


def _race_of_version_1(race: Race, tie_ms: int) -> Struct:
    """While the table voted, the photo finish was still written down."""
    phase, voting = race.phase, race.voting
    after_finish = voting is not None and race.kind == "face_off" and tie_ms > 0
    finish = race.claims[0].at + tie_ms if after_finish or isinstance(phase, PhotoFinish) else None
    digging = phase.until if isinstance(phase, ThirdLetter) else None
    return written_as(
        race,
        without=RACE_SINCE_VERSION_2 | {"third", "phase"},
        finish=finish,
        ballot=None if voting is None else _ballot_of_version_1(voting),
        tied=digging is not None or race.third is not None,
        digging=digging,
        third=race.third,
    )


def _ballot_of_version_1(voting: Voting) -> Struct:
    voices = tuple(None if voice is None else voice == "yes" for voice in voting.votes)
    return written_as(voting, votes=voices)
