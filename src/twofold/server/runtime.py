"""The runtime: opens rooms and carries out, with asyncio, what they want done: they know no I/O."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Iterator, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Any, Protocol, assert_never

from twofold.engine import Decision, installed_games
from twofold.server.bots.pool import BotPool
from twofold.server.config import Config
from twofold.server.jobs.analysis import Analyses
from twofold.server.jobs.archive import Archive
from twofold.server.jobs.daily_players import DailyPlayers
from twofold.server.jobs.practice import Practice
from twofold.server.jobs.today import TodayTables
from twofold.server.log_reader import LogReader
from twofold.server.metrics import SOCKETS
from twofold.server.open_rooms import OpenRooms
from twofold.server.precedents import SharedPrecedents
from twofold.server.protocol import errors as no
from twofold.server.protocol.bots import Question
from twofold.server.protocol.errors import NewerLog, TurnedDown
from twofold.server.protocol.http import Table
from twofold.server.protocol.ws import ClientMessage, CloseCode, Hello
from twofold.server.store import Store, StoreDown
from twofold.server.store.day_results import DayResults
from twofold.server.store.writer import Writer
from twofold.server.table.effects import (
    Answer,
    Bequeath,
    Close,
    CountedDown,
    Effect,
    LetGo,
    RarerEffect,
    Recall,
    Reread,
    SaveClock,
    Send,
    Spread,
    WriteChange,
    WriteStep,
)
from twofold.server.table.requests import Beginning, HttpCommand, Request
from twofold.server.table.room import Room
from twofold.server.tokens import new_seed
from twofold.server.yielding import FREED_AT_ONCE, let_go

ANSWER_SECONDS = 10.0
"""A request that was not answered by then is turned down."""

log = logging.getLogger("twofold.runtime")


class Connection(Protocol):
    """The way out to one client, as far as rooms need it."""

    number: int

    def push(self, text: bytes) -> None:
        """Send this in its turn."""

    def close(self, code: CloseCode, reason: str) -> None:
        """Close after everything that waits has been sent."""


class Runtime:
    """Opens rooms, carries out what they want done, and keeps their time."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        store.node = config.rooms.node
        self.writer = Writer(store)
        self.archive = Archive(store)
        self.analyses = Analyses(store.database, config.analysis_deals)
        self.practice = Practice(store.database, config.bot_seconds)
        self.precedents = SharedPrecedents(config.books, grow=config.books_grow)
        self.bots = BotPool(config.bot_workers, config.bot_seconds)
        self.today = TodayTables()
        self.daily_players = DailyPlayers(self.today, DayResults(store))
        self.rooms = OpenRooms(store, config.rooms, self.now, self._opened, self._shut)
        self.logs = LogReader(store, self.rooms, self._do, self.now, self._give_up, config.retry_seconds)
        self.live = frozenset((config.rooms.node,))
        self._connections: dict[int, Connection] = {}
        self._answers: dict[int, tuple[Room, asyncio.Future[Table | TurnedDown]]] = {}
        self._timers: dict[str, tuple[int, asyncio.Handle]] = {}
        """By table: when its room is to look at the clock."""

        self._tasks: set[asyncio.Task[None]] = set()
        self._numbers = 0

    def now(self) -> int:
        """Monotonic milliseconds."""
        return time.monotonic_ns() // 1_000_000

    def next_number(self) -> int:
        """A number for a connection or a request."""
        self._numbers += 1
        return self._numbers

    # ---- Rooms

    def _opened(self, room: Room) -> None:
        self._do(room, room.servers_are_up(self.live, self.now()))

    def _shut(self, room: Room) -> None:
        if room.state.play:
            self._let_go(room.state.play.parts())
        _, timer = self._timers.pop(room.state.table, (0, None))
        if timer:
            timer.cancel()

    def _let_go(self, parts: list[object]) -> None:
        if len(parts) > FREED_AT_ONCE:
            self._start(let_go(parts))

    # ---- What comes in

    def enter(self, room: Room, connection: Connection, hello: Hello) -> None:
        """A connection says hello to a room."""
        self._connections[connection.number] = connection
        SOCKETS.set(len(self._connections))
        self._do(room, room.enter(connection.number, hello, self.now()))

    def leave(self, room: Room, connection: Connection) -> None:
        """A connection is gone."""
        self._connections.pop(connection.number, None)
        SOCKETS.set(len(self._connections))
        self._do(room, room.leave(connection.number, self.now()))

    def hear(self, room: Room, connection: Connection, message: ClientMessage) -> None:
        """A message arrived. It makes nothing due sooner: what follows from it does."""
        with self._giving_up(room):
            self._do(room, room.hear(connection.number, message, self.now()), timed=False)

    def unreadable(self, room: Room, connection: Connection) -> None:
        """Something arrived that is no message."""
        self._do(room, room.unreadable(connection.number, no.NOT_UNDERSTOOD, self.now()))

    async def ask(self, table: str, request: Request, token: str = "", **more: Any) -> Table:
        """Ask something of a table, with ``more`` of what an ``HttpCommand`` says; raises ``TurnedDown``."""
        room = await self.logs.current_room(table)
        number = self.next_number()
        answer: asyncio.Future[Table | TurnedDown] = asyncio.get_running_loop().create_future()
        self._answers[number] = room, answer
        with self._giving_up(room):
            self._do(room, room.ask(HttpCommand(number, request, token, **more), self.now()))
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                result = await answer
        except TimeoutError:
            raise TurnedDown(no.NOT_STORED, 503) from None
        finally:
            self._answers.pop(number, None)
        if isinstance(result, TurnedDown):
            raise result
        return result

    # ---- What goes out

    def _do(self, room: Room, effects: list[Effect], *, timed: bool = True) -> None:
        for effect in effects:
            match effect:
                case Send(client=client, text=text):
                    if connection := self._connections.get(client):
                        connection.push(text)
                case WriteStep() | WriteChange():
                    self.writer.write(effect, partial(self._written, room))
                case _:
                    self._do_rarer(room, effect)
        if timed:
            self._set_timer(room)

    def _do_rarer(self, room: Room, effect: RarerEffect) -> None:
        match effect:
            case Close():
                self._close(effect)
            case Answer():
                self._answer(effect.request, effect.result)
            case Question():
                self.bots.ask(effect, partial(self._decided, room, effect.number))
            case SaveClock():
                self.writer.save_clock(effect)
            case Recall():
                self._start_for(room, self.logs.recall(room, effect))
            case Reread():
                self._start_for(room, self.logs.reread(room))
            case Bequeath(game=game, lines=lines):
                self.precedents.add(game, lines)
            case LetGo(match=match):
                self._let_go(match.parts())
            case CountedDown():
                self._do(room, room.begin(self.beginning(), self.now()))
            case Spread():
                if self.store.shared:
                    self._start(self._spread(effect))
            case _:
                assert_never(effect)

    def _close(self, effect: Close) -> None:
        if connection := self._connections.get(effect.client):
            connection.close(effect.code, effect.reason)

    def _answer(self, request: int, result: Table | TurnedDown) -> None:
        _, answer = self._answers.pop(request, (None, None))
        if answer and not answer.done():
            answer.set_result(result)

    async def _spread(self, spread: Spread) -> None:
        """Tell the other servers; what is lost on the way is lost, like a smile that nobody saw."""
        with contextlib.suppress(StoreDown):
            await self.store.neighbours.spread(self.store.node, spread)

    def reacted_elsewhere(self, spread: Spread) -> None:
        """Another server tells what somebody at one of its tables thinks."""
        if room := self.rooms.get(spread.table):
            with self._giving_up(room):
                self._do(room, room.reacted_elsewhere(spread.told, self.now()))

    def _decided(self, room: Room, number: int, decision: Decision | None) -> None:
        with self._giving_up(room):
            self._do(room, room.decided(number, decision, self.now()))

    def _written(self, room: Room, outcome: bool | None) -> None:
        with self._giving_up(room):
            if outcome:
                self._do(room, room.stored(self.now()))
            elif outcome is None:
                self._do(room, room.failed(self.now()))
            else:
                self._start_for(room, self.logs.overtaken(room))

    @contextlib.contextmanager
    def _giving_up(self, room: Room) -> Iterator[None]:
        """Something that happens in a room: it is given up if that fails."""
        try:
            yield
        except Exception as error:
            self._give_up(room, error)

    def _give_up(self, room: Room, error: Exception) -> None:
        """A room that fails is thrown away, and opened anew from the log when its clients come back."""
        if isinstance(error, NewerLog):  # is logged when it cannot be opened
            self._throw_away(room, error, CloseCode.NEWER_SERVER, no.NEEDS_NEWER)
            return
        log.error("a room failed and is opened anew", exc_info=error, extra={"game": room.state.seating.game})
        refused, told = TurnedDown(no.FAILED, 500), "This table had to be set up anew: connect again."
        self._throw_away(room, refused, CloseCode.TRY_AGAIN, told)

    def _throw_away(self, room: Room, refused: TurnedDown, code: CloseCode, told: str) -> None:
        if self.rooms.has(room):
            self.rooms.shut(room.state.table)
        for request in [number for number, (asked, _) in self._answers.items() if asked is room]:
            self._answer(request, refused)
        self._do(room, room.close(code, told))

    def hint(self, table: str, log: str, seq: int) -> None:
        """A log of a table is said to go so far, which its room may not know."""
        if (room := self.rooms.get(table)) and not room.knows(log, seq):
            self._start_for(room, self.logs.hinted(room, log, seq))

    def servers_are_up(self, live: frozenset[str]) -> None:
        """Other servers came or went."""
        self.live = live
        for room in list(self.rooms.values()):
            with self._giving_up(room):
                self._do(room, room.servers_are_up(live, self.now()))

    def others_look_on(self, crowds: Mapping[str, int]) -> None:
        """How many look on at other servers, by table."""
        for table, room in list(self.rooms.items()):
            if crowds.get(table, 0) != room.live.onlookers_elsewhere:
                with self._giving_up(room):
                    self._do(room, room.others_look_on(crowds.get(table, 0), self.now()))

    # ---- Time

    def _set_timer(self, room: Room) -> None:
        table, wake = room.state.table, room.wake_at()
        set_for, timer = self._timers.get(table, (None, None))
        if wake is None or (set_for is not None and set_for <= wake):
            return
        if timer:
            timer.cancel()
        loop = asyncio.get_running_loop()
        self._timers[table] = wake, loop.call_at(wake / 1000, self._tick, room)

    def _tick(self, room: Room) -> None:
        self._timers.pop(room.state.table, None)
        if self.rooms.has(room):
            with self._giving_up(room):
                self._do(room, room.tick(self.now()))

    def beginning(self) -> Beginning:
        """What the next match needs that nobody at the table decides."""
        created = datetime.now(UTC).isoformat(timespec="seconds")
        return Beginning(created, new_seed(), self.precedents.read())

    # ---- From opening to closing time

    def _start_for(self, room: Room, work: Awaitable[None]) -> None:
        self._start(self._done_for(room, work))

    async def _done_for(self, room: Room, work: Awaitable[None]) -> None:
        with self._giving_up(room):
            await work

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def start(self) -> None:
        """Begin, with every game at hand."""
        for game in installed_games.values():
            game.prepare()
        self.store.claim()
        await self.store.start()
        self.writer.start()
        self._start(self.rooms.keep_tidy())

    async def stop(self) -> None:
        """Show everybody out, write what waits, and close."""
        for room in list(self.rooms.values()):
            self._do(room, room.close(CloseCode.RESTARTING, "The server is being restarted: connect again."))
        await self.writer.stop()
        await self.bots.stop()
        await self.archive.stop()
        await self.analyses.stop()
        await self.today.stop()
        await self.practice.stop()
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for _, timer in self._timers.values():
            timer.cancel()
        await self.store.stop()
