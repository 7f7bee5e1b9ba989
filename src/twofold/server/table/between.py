"""Between matches: what people answer to "Again?" and want to play, and what follows from it."""

from collections import Counter
from typing import assert_never

from twofold.engine import installed_games
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import Phase
from twofold.server.protocol.ws import Again, BetweenMatches, Seen, StopCountdown, Wish
from twofold.server.table import changes
from twofold.server.table.changes import Change
from twofold.server.table.checks import options_checked
from twofold.server.table.granting import occupied, started
from twofold.server.table.requests import Beginning, RequestContext
from twofold.server.table.seating import Seating

COUNTDOWN_MS = 10_000
ALL_IN_MS = 3_000
"""Once everybody is in, nobody needs to wait for longer."""


def answered(seating: Seating, phase: Phase, number: int, answer: BetweenMatches) -> Change | None:
    """What somebody's answer changes, if anything; while a match is played nobody is asked."""
    person = seating.person(number)
    if person is None or phase == "playing":
        return None
    match answer:
        case Wish(game=game):
            known = game is None or game in installed_games
            return changes.Wished(number, game) if known and game != person.wish else None
        case Again(willing=willing):
            says_more = willing is not person.again or (willing and seating.stopped)
            return changes.AgainSaid(number, willing) if says_more else None
        case Seen():
            return None if person.seen else changes.ResultSeen(number)
        case StopCountdown():
            runs_for_them = seating.most_want_more() and seating.place_of(number) is not None
            return changes.CountdownStopped() if runs_for_them else None
        case _:
            assert_never(answer)


def begun_by_itself(here: RequestContext, beginning: Beginning) -> Change | None:
    """The match that the countdown led to, if most still want it and it can be played."""
    if here.phase == "playing" or not here.seating.most_want_more():
        return None
    try:
        return started(here, occupied(here.seating), beginning, None)
    except TurnedDown:
        return None


def picked_by_hands(here: RequestContext) -> Change | None:
    """The game that most of the people who are here have their hands up for, if it is another."""
    people = [each for each in here.seating.people if not each.is_bot and not each.is_gone(here.live)]
    hands = Counter(person.wish for person in people if person.wish)
    game, count = hands.most_common(1)[0] if hands else ("", 0)
    if here.phase == "playing" or 2 * count <= len(people) or game == here.seating.game:
        return None
    return changes.GamePicked(game, options_checked(game, {}), here.legacy())


class Countdown:
    """How long until the next match begins by itself: not before most of the seated people are in."""

    def __init__(self) -> None:
        self.until: int | None = None
        """When it is over, if it runs."""

        self._spent = False
        """Whether it has run down without a match: it does not run again until people change their minds."""

    def settle(self, seating: Seating, phase: Phase, now: int) -> None:
        """People may have changed their minds."""
        if phase == "playing" or not seating.most_want_more():
            self.until, self._spent = None, False
            return
        if self._spent:
            return
        self.until = now + COUNTDOWN_MS if self.until is None else self.until
        if seating.all_want_more():
            self.until = min(self.until, now + ALL_IN_MS)

    def left(self, now: int) -> int | None:
        """How long it still takes."""
        return None if self.until is None else max(0, self.until - now)

    def is_over(self, now: int) -> bool:
        """Whether it has run down; it says so once."""
        if self.until is None or now < self.until:
            return False
        self.until, self._spent = None, True
        return True
