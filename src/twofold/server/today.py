"""Today's deal on a server: a process of its own replays what people did, and lets the others answer.

The process keeps nothing that could not be worked out again. A challenge that goes on where it was left is
only carried on; any other is played again from its first move.
"""

import sys
from collections import OrderedDict
from datetime import UTC, date, datetime

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from twofold.engine import Refusal
from twofold.server.processes import LineProcess
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


class TodayTables(LineProcess):
    """The way to the process."""

    def __init__(self) -> None:
        super().__init__((sys.executable, "-m", "twofold.server.today"), PATIENCE_SECONDS)
        self._waiting = 0

    async def play(self, game_id: str, played: PlayToday) -> TodayShown:
        """Where these moves lead; raises ``TurnedDown``."""
        if game_id not in {game.id for game in challenged_games()}:
            raise TurnedDown(no.NO_CHALLENGE, 404)
        if abs((played.day - datetime.now(UTC).date()).days) > DAYS_OFF:
            raise TurnedDown(no.OTHER_DAY, 409)
        if self._waiting >= MOST_WAITING:
            raise TurnedDown(no.TOO_MANY, 429)
        self._waiting += 1
        try:
            return await self._asked(TodayAsked(game_id, played))
        finally:
            self._waiting -= 1

    async def _asked(self, asked: TodayAsked) -> TodayShown:
        async with self._turn:
            line = await self._answer(msgspec.json.encode(asked))
            try:
                return msgspec.json.decode(line, type=TodayShown)
            except msgspec.DecodeError:
                await self._end()
        raise TurnedDown(no.FAILED, 500)


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
        self._kept: OrderedDict[tuple[date, str, bytes], Play] = OrderedDict()

    def answer(self, asked: TodayAsked) -> TodayShown:
        """Where the moves lead."""
        moves = [Move(made.at, made.action) for made in asked.played.moves]
        play, refusal, taken = self._after(asked, moves)
        if refusal is None:
            play.advance(asked.played.now)
        self._keep(asked, moves[:taken], play)
        return _shown(play, asked.played.seen, taken, refusal)

    def _after(self, asked: TodayAsked, moves: list[Move]) -> tuple[Play, Refusal | None, int]:
        """The play after these moves, or up to the one that was refused."""
        play, begun = self._recalled(asked, moves)
        for number, move in enumerate(moves[begun:], start=begun):
            if refusal := play.take(move):
                return play, refusal, number
        return play, None, len(moves)

    def _recalled(self, asked: TodayAsked, moves: list[Move]) -> tuple[Play, int]:
        """A play that these moves go on from, and how many of them are behind it.

        One that has come further in time than the next move is of no use: that move came first.
        """
        played = asked.played
        for behind in (len(moves), len(moves) - 1):
            key = (played.day, asked.game, _written(moves[: max(behind, 0)]))
            play = self._kept.get(key)
            until = moves[behind].at if 0 <= behind < len(moves) else played.now
            if play is not None and play.until <= until:
                return self._kept.pop(key), max(behind, 0)
        return Play(played.day, asked.game), 0

    def _keep(self, asked: TodayAsked, moves: list[Move], play: Play) -> None:
        self._kept[asked.played.day, asked.game, _written(moves)] = play
        if len(self._kept) > PLAYS_KEPT:
            self._kept.popitem(last=False)


def _written(moves: list[Move]) -> bytes:
    return msgspec.json.encode(moves)


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


def main() -> None:
    """Answer until there are no more questions."""
    plays, read, answers = Plays(), msgspec.json.Decoder(TodayAsked).decode, sys.stdout.buffer
    sys.stdout = sys.stderr  # a player that prints must not be taken at its word
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(plays.answer(read(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
