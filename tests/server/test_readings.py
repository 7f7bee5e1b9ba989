"""What is read back from the logs: what other servers wrote, once, and nothing that was written here."""

import asyncio

from msgspec.structs import replace

from tests.server.postgres import Postgres
from tests.server.rooms import Scene, hello_of, sent_to, some_match
from tests.server.running import BRISK, running, take_turns
from tests.server.test_nodes import at, joined, leave, play_on
from twofold.engine import installed_games
from twofold.server.protocol.ws import Say
from twofold.server.store import Store
from twofold.server.table.changes import Change, Said
from twofold.server.table.effects import Effect, Reread, WriteChange
from twofold.server.table.state import Cursor, LogTail

LINES = 5
MOVES = 20


def writing() -> tuple[Scene, WriteChange]:
    """A room in which lines are to be written, and the first of them, which is being written."""
    scene = Scene(some_match(installed_games["dualis"], 1, 2, 3))
    scene.enter(1, 0)
    effects: list[Effect] = []
    for number in range(LINES):
        effects += scene.room.hear(1, Say(f"s{number}", f"line {number}"), scene.now)
    return scene, written(effects)


def written(effects: list[Effect]) -> WriteChange:
    (write,) = (effect for effect in effects if isinstance(effect, WriteChange))
    return write


def tail_of(*changes: tuple[int, Change]) -> LogTail:
    return LogTail(changes)


def said_elsewhere(seq: int) -> tuple[int, Change]:
    return seq, Said(1, "Ben", "elsewhere", "ben:1")


def test_a_busy_room_does_not_read_its_logs_for_ever_bug() -> None:
    scene, write = writing()
    for _ in range(LINES - 1):
        assert not scene.room.learn(tail_of((write.seq, write.change)), scene.now)
        effects = scene.room.stored(scene.now)
        assert not any(isinstance(effect, Reread) for effect in effects)
        write = written(effects)


def test_what_was_read_during_a_write_is_told_after_it() -> None:
    scene, write = writing()
    scene.room.learn(tail_of((write.seq, write.change), said_elsewhere(write.seq + 1)), scene.now)
    told = sent_to(1, scene.room.stored(scene.now))
    assert [line["text"] for line in told if line["type"] == "line"] == ["line 0", "elsewhere"]


def test_what_was_read_during_a_write_that_was_overtaken_is_told_once() -> None:
    scene, write = writing()
    tail = tail_of(said_elsewhere(write.seq))
    scene.room.learn(tail, scene.now)
    effects = scene.room.overtaken(tail, scene.now)
    again = written(effects)
    effects += scene.room.stored(scene.now)
    told = sent_to(1, effects)
    assert (again.seq, again.change) == (write.seq + 1, write.change)
    assert [line["text"] for line in told if line["type"] == "line"] == ["elsewhere", "line 0"]


def test_an_entry_is_known_while_it_is_written_and_no_other() -> None:
    scene, write = writing()
    state = scene.room.state
    assert state.match is not None
    assert scene.room.knows(state.table, write.seq)
    assert not scene.room.knows(state.table, write.seq + 1)
    assert not scene.room.knows(state.match, state.match_seq + 1)


def test_who_has_seen_more_waits_for_a_reading_that_began_later() -> None:
    scene, _ = writing()
    scene.room.learn(LogTail(), scene.now)
    effects = scene.room.enter(2, hello_of(1, lines=2), scene.now)
    assert any(isinstance(effect, Reread) for effect in effects)
    assert not sent_to(2, scene.room.stored(scene.now))
    while scene.room._queue.under_way:
        scene.room.stored(scene.now)
    assert sent_to(2, scene.room.learn(LogTail(), scene.now))[0]["type"] == "welcome"


class NotingStore(Store):
    """A store that notes down which entries were read back from it."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.entries: list[tuple[str, int]] = []
        self._readings = 0

    async def read(self, cursor: Cursor) -> LogTail:
        """Read, and note it down."""
        self._readings += 1
        tail = await super().read(cursor)
        self.entries += [(cursor.table, seq) for seq, _ in tail.changes]
        self.entries += [(match, entry.seq) for match, log in tail.entries.items() for entry in log]
        self._readings -= 1
        return tail

    async def begin(self) -> None:
        """Note down from now on, when all readings that were begun are done."""
        while self._readings:
            await asyncio.sleep(0)
        self.entries.clear()


async def test_one_server_reads_nothing_back(postgresql: Postgres) -> None:
    database = postgresql.new_database()
    store = NotingStore(database)
    async with running(database, store) as server:
        players = await joined(*(seat.player() for seat in await server.playing("dualis", 3)))
        await store.begin()
        await take_turns(server, players, MOVES)
        assert not store.entries
        await leave(players)


async def test_two_servers_read_every_entry_at_most_once(postgresql: Postgres) -> None:
    database = postgresql.new_database()
    here, there = NotingStore(database), NotingStore(database)
    async with (
        running(database, here) as one,
        running(database, there, rooms=replace(BRISK, node="2")) as two,
    ):
        seats = await one.playing("dualis", 3)
        players = await joined(at(seats[0], one), at(seats[1], two), at(seats[2], two))
        for store in (here, there):
            await store.begin()
        await play_on(players, MOVES)
        assert len(here.entries) == len(set(here.entries))
        assert len(there.entries) == len(set(there.entries))
        await leave(players)
