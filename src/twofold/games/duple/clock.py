"""The clock, which stands still while the table votes (DUPLE-19)."""

from msgspec.structs import replace

from twofold.games.duple.state import Claim, Judged, Race, State, ThirdLetter


def waited(state: State, milliseconds: int) -> State:
    """All that time runs for has as much of it as before the vote."""
    race = state.race
    settled = tuple(
        replace(each, race=replace(each.race, judged=_extended(each.race.judged, milliseconds)))
        for each in state.settled
    )
    return replace(
        state,
        race=None if race is None else _later(race, milliseconds),
        settled=settled,
        since=state.since + milliseconds,
    )


def _later(race: Race, milliseconds: int) -> Race:
    """Thinking took as long as it took: whatever is measured against the beginning moves with it."""
    verdicts = tuple(replace(each, at=each.at + milliseconds) for each in race.judged)
    phase = race.phase
    if isinstance(phase, ThirdLetter):
        phase = replace(phase, until=phase.until + milliseconds)
    return replace(
        race,
        began=race.began + milliseconds,
        began_before=tuple(began + milliseconds for began in race.began_before),
        until=race.until + milliseconds,
        claims=_claims_later(race.claims, milliseconds),
        tied=_claims_later(race.tied, milliseconds),
        judged=_extended(verdicts, milliseconds),
        phase=phase,
    )


def _claims_later(claims: tuple[Claim, ...], milliseconds: int) -> tuple[Claim, ...]:
    return tuple(replace(claim, at=claim.at + milliseconds) for claim in claims)


def _extended(verdicts: tuple[Judged, ...], milliseconds: int) -> tuple[Judged, ...]:
    return tuple(replace(each, until=each.until + milliseconds) for each in verdicts)
