"""Today's deal: a process replays what a player did, and lets the others answer.

The process keeps nothing that could not be worked out again. A challenge that goes on where it was left is
only carried on; any other is played again from its first move.
"""

from datetime import UTC, date, datetime

from msgspec import Struct
from msgspec.structs import replace

from twofold.bots import KeptPlays
from twofold.engine import Refusal
from twofold.server.processes import Worker, answer_lines
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.today import PlayToday, Today, TodayCard, TodayShown
from twofold.server.protocol.ws import Update, still_update
from twofold.texts.speech import Speech
from twofold.today import Move, Play, Seen, challenged_games

PATIENCE_SECONDS = 30.0
MOST_WAITING = 50
"""So many may wait for the process; whoever else asks is told to come back."""

PLAYS_KEPT = 200
DAYS_OFF = 1
"""It is tomorrow already in some places, and still yesterday in others."""


class TodayAsked(Struct, frozen=True):
    """What the process is asked."""

    game: str
    played: PlayToday


# ---- In the server


class TodayTables(Worker[TodayShown]):
    """The way to the process."""

    def __init__(self) -> None:
        super().__init__("twofold.server.jobs.today", TodayShown, PATIENCE_SECONDS, MOST_WAITING)

    async def play(self, game_id: str, played: PlayToday) -> TodayShown:
        """Where these moves lead; raises ``TurnedDown``."""
        if game_id not in {game.id for game in challenged_games()}:
            raise TurnedDown(no.NO_CHALLENGE, 404)
        if abs((played.day - today_here()).days) > DAYS_OFF:
            raise TurnedDown(no.OTHER_DAY, 409)
        return await self.ask(TodayAsked(game_id, played))


def today_here() -> date:
    """The day, as the server has it."""
    return datetime.now(UTC).date()


def cards_of_the_day(language: str) -> Today:
    """The challenges, in the reader's language."""
    say = Speech(language)
    return Today(
        tuple(
            TodayCard(game.id, game.name, say(game.today.task), game.today.most)
            for game in challenged_games()
            if game.today
        )
    )


# ---- In the process


class Plays:
    """The challenges that are being played, as far as they are remembered."""

    def __init__(self) -> None:
        self._kept: KeptPlays[Play] = KeptPlays(PLAYS_KEPT)

    def answer(self, asked: TodayAsked) -> TodayShown:
        """Where the moves lead."""
        played = asked.played
        moves = [Move(made.at, made.action) for made in played.moves]
        play, refusal, taken = self._kept.after(
            (played.day, asked.game), lambda: Play(played.day, asked.game), moves, played.now
        )
        return _shown(play, played.seen, taken, refusal)


def _shown(play: Play, seen: int, taken: int, refusal: Refusal | None) -> TodayShown:
    marks = play.marks
    names = tuple(None if seat == play.seat else name for seat, name in enumerate(play.match.header.seats))
    updates = [_update(play, number, each) for number, each in enumerate(play.seen) if number >= seen]
    if updates and marks is None:
        updates[-1] = replace(
            updates[-1],
            choices=play.match.choices(play.seat),
            waiting_for=tuple(sorted(play.match.waiting_for)),
        )
    return TodayShown(play.seat, names, taken, refusal, tuple(updates), play.wake, marks)


def _update(play: Play, number: int, seen: Seen) -> Update:
    shown = still_update(play.match.header.id, number, seen.at, seen.view, seen.events)
    return replace(shown, running=True, deadline=seen.deadline)


if __name__ == "__main__":
    plays = Plays()
    answer_lines(TodayAsked, lambda asked, _: plays.answer(asked))
