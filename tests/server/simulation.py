"""A simulated world around rooms: a network that drops and delays, servers that die, a store that fails.

Everything is drawn from one seed and happens in virtual time, so a failing seed fails again.
"""

import heapq
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from twofold.bots import RandomBot
from twofold.engine import Audience, Form, Moment, Viewer, installed_games
from twofold.engine.log import state_hash
from twofold.server.bots.worker import choice_type
from twofold.server.protocol.bots import Question
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import PlannedSeat, Rename, StartMatch
from twofold.server.protocol.tokens import digest
from twofold.server.protocol.ws import Act, ClientMessage, Hello, Pong, Say
from twofold.server.table import changes
from twofold.server.table.changes import Change, MatchStarted
from twofold.server.table.client import SENDER_LENGTH
from twofold.server.table.effects import (
    Answer,
    Close,
    Effect,
    Reread,
    Send,
    WriteChange,
    WriteStep,
)
from twofold.server.table.match import StoredEntry, StoredMatch
from twofold.server.table.requests import Beginning, HttpCommand
from twofold.server.table.room import Room
from twofold.server.table.settings import RoomSettings
from twofold.server.table.state import Cursor, LogTail, TableState

TABLE = "table"
SEED = "00" * 32


class Memory:
    """A store in memory with the unique keys of the real one."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.entries: dict[str, list[StoredEntry]] = {}

    def append(self, write: WriteChange | WriteStep) -> bool:
        """Whether the write was the first at its place."""
        if isinstance(write, WriteChange):
            said = {change.key for change in self.changes if isinstance(change, changes.Said)}
            if write.seq != len(self.changes) + 1 or (write.key and write.key in said):
                return False
            self.changes.append(write.change)
            return True
        log = self.entries.setdefault(write.match, [])
        entry, step = write.step.entry, write.step
        if entry.seq != len(log) + 1 or (step.key and step.key in {each.key for each in log}):
            return False
        action = None if entry.action is None else msgspec.json.encode(entry.action)
        log.append(StoredEntry(entry.seq, entry.at, entry.seat, action, step.noticed, step.key))
        return True

    def read(self, cursor: Cursor) -> LogTail:
        """What is beyond a cursor."""
        changed = tuple(enumerate(self.changes, start=1))[cursor.seq :]
        begun = [change.header.id for _, change in changed if isinstance(change, MatchStarted)]
        entries = {}
        if cursor.match:
            entries[cursor.match] = tuple(self.entries.get(cursor.match, ())[cursor.match_seq :])
        if begun:
            entries[begun[-1]] = tuple(self.entries.get(begun[-1], ()))
        return LogTail(changed, entries)


class HastyMemory(Memory):
    """A store that says yes before it has written: what it promised is lost when its server dies."""

    def __init__(self) -> None:
        super().__init__()
        self._promised: list[WriteChange | WriteStep] = []

    def append(self, write: WriteChange | WriteStep) -> bool:
        """Promises, and writes what it promised last time."""
        for kept in self._promised:
            super().append(kept)
        self._promised = [write]
        return True

    def read(self, cursor: Cursor) -> LogTail:
        """The server that promised is gone, and its promises with it."""
        self._promised = []
        return super().read(cursor)


class Browser:
    """A client: it acts on what it sees, sends again what was not answered, and keeps what it was told."""

    def __init__(self, world: "World", viewer: Viewer) -> None:
        self.world = world
        self.viewer = viewer
        self.token = None if isinstance(viewer, Audience) else f"token {viewer}"
        self.connection: Connection | None = None
        self.match: str | None = None
        self.number = 0
        self.lines = 0
        self.told: dict[str, list[Any]] = {}
        """By match: the events it was told, in order."""

        self.fresh: set[str] = set()
        """The matches of which it has only part, because the view was fresh."""

        self.acked: list[str] = []
        self.said: list[str] = []
        self.pending: dict[str, ClientMessage] = {}
        self._ids = 0

    def hello(self) -> Hello:
        """What it says first."""
        seen = {"match": self.match, "number": self.number, "lines": self.lines}
        return Hello(1, self.token, "Onlooker", guest=None if self.token else "guest", **seen)  # type: ignore[arg-type]

    def hear(self, message: dict[str, Any]) -> None:
        """A message arrived."""
        match message["type"]:
            case "update":
                self._update(message)
            case "ack":
                self.acked.append(message["id"])
                self.pending.pop(message["id"], None)
            case "refused":
                self.pending.pop(message["id"], None)
            case "trouble" if message["id"]:
                self.world.later(200, self.send_again)
            case "ping":
                self.world.say(self, Pong(message["n"]))
            case "line":
                self._line(message)
            case "welcome":
                for line in message["lines"]:
                    self._line(line)
                self.send_again()

    def _line(self, line: dict[str, Any]) -> None:
        assert line["number"] > self.lines, "a line was told twice or out of order"
        self.lines = line["number"]
        self.said.append(line["text"])

    def _update(self, update: dict[str, Any]) -> None:
        if update["match"] == self.match:
            assert update["number"] >= self.number, "sent back in time"
        if update["since"] == -1:
            self.told[update["match"]] = []
            if update["number"]:
                self.fresh.add(update["match"])
        else:
            assert (update["match"], update["since"]) == (self.match, self.number), "a gap"
        self.match, self.number = update["match"], update["number"]
        self.told[self.match] += update["events"]
        if self.token and update["choices"] and not self.pending:
            self.world.later(self.world.rng.randrange(1, 800), lambda: self._act(update))

    def _act(self, update: dict[str, Any]) -> None:
        is_old = (self.match, self.number) != (update["match"], update["number"])
        if is_old or self.pending or self.world.resting:
            return
        rng, game = self.world.rng, self.world.game
        choice = rng.choice(update["choices"])
        if choice["type"] == "form":
            view = msgspec.convert(update["view"], game.view)
            choice = msgspec.to_builtins(game.fill(view, msgspec.convert(choice, Form), rng))
        self._ids += 1
        move = f"m{self._ids}"
        action = msgspec.Raw(msgspec.json.encode(choice))
        self.pending[move] = Act(move, action, self.match, update["number"])
        self.send_again()

    def chat(self) -> None:
        """Say something."""
        self._ids += 1
        self.pending[f"m{self._ids}"] = Say(f"m{self._ids}", f"line {self._ids} of {self.viewer}")
        self.send_again()

    def send_again(self) -> None:
        """Whatever was not answered is sent, perhaps once more; now and then even twice."""
        for message in list(self.pending.values()):
            for _ in range(self.world.rng.choice((1, 1, 1, 2))):
                self.world.say(self, message)


class Connection:
    """A way between a browser and a server: in order, but late, and gone all of a sudden."""

    def __init__(self, number: int, browser: Browser, node: "Node") -> None:
        self.number = number
        self.browser = browser
        self.node = node
        self.up = 0
        self.down = 0
        self.open = True


class Node:
    """A server with its room."""

    def __init__(self, world: "World", name: str) -> None:
        self.world = world
        self.name = name
        self.alive = True
        news = world.store.read(Cursor(TABLE))
        (_, opened), *later = news.changes
        assert isinstance(opened, changes.Opened)
        settings = RoomSettings(node=name, stand_in_after=5_000, ping_every=4_000, moves_per_second=1000)
        self.room = Room(
            TableState(TABLE, opened), LogTail(tuple(later), news.entries, 0), settings, world.now
        )
        self.writing = False
        self.wakes = 0


class World:
    """Servers, browsers, a store, and everything that can happen between them."""

    def __init__(self, seed: int, game_id: str, seats: int, store: Memory, bots: int = 0) -> None:
        self.rng = Random(seed)
        self.game = installed_games[game_id]
        self.store = store
        self.now = 0
        self.calm = False
        """When calm, nothing fails any more …"""

        self.resting = False
        """… and when resting, nobody begins anything new."""

        self.granted: set[str] = set()
        self.put_off: set[str] = set()
        """The names that somebody asked for: those they were told to have got, and not to have got."""

        self._names_asked: dict[int, str] = {}

        self._queue: list[tuple[int, int, Callable[[], None]]] = []
        self._count = 0
        self._connections: dict[int, Connection] = {}
        self._open_table(seats, bots)
        self.nodes = [self._new_node() for _ in range(self.rng.choice((1, 1, 2, 3)))]
        self.browsers = [Browser(self, seat) for seat in range(seats - bots)]
        self.browsers += [Browser(self, Audience.SPECTATOR) for _ in range(self.rng.choice((0, 1)))]
        for browser in self.browsers:
            self.connect(browser)
        beginning = Beginning("", "11" * 32)
        start = HttpCommand(1, StartMatch(), digest("token 0"), beginning=beginning)
        self.later(100, lambda: self._ask(start))
        for _ in range(self.rng.randrange(6)):
            self.later(self.rng.randrange(5_000), self._mishap)
            self.later(self.rng.randrange(5_000), self._rename)

    def _open_table(self, seats: int, bots: int) -> None:
        plan = [PlannedSeat("open")] * (seats - bots) + [PlannedSeat("bot", "random")] * bots
        host = digest("token 0")
        opened = changes.Opened(self.game.id, {}, tuple(plan), False, True, True, "CODE", host, SEED)
        self.store.changes.append(opened)
        for seat in range(seats - bots):
            self.store.changes.append(changes.SeatTaken(seat, f"P{seat}", digest(f"token {seat}")))

    def _new_node(self) -> Node:
        self._count += 1
        return Node(self, f"node {self._count}")

    # ---- Time

    def later(self, delay: int, happening: Callable[[], None]) -> None:
        """Let something happen after a while."""
        self._count += 1
        heapq.heappush(self._queue, (self.now + delay, self._count, happening))

    def run(self, until: int, most: int = 3_000) -> None:
        """Let time pass."""
        for _ in range(most):
            if not self._queue or self._queue[0][0] > until:
                break
            self.now, _, happening = heapq.heappop(self._queue)
            happening()
        self.now = max(self.now, until)

    def calm_down(self) -> None:
        """Stop all trouble, and let everything settle."""
        self.calm = True
        self.run(self.now + 4_000)
        self.resting = True
        self.run(self.now + 4_000)
        for node in self.nodes:
            self._learn(node)
        self.run(self.now + 4_000)

    # ---- Trouble

    def _mishap(self) -> None:
        if not self.calm:
            self.rng.choice((self._drop, self._drop, self._crash, self._chat, self._jump))()

    def _drop(self) -> None:
        self._cut(self.rng.choice(self.browsers))

    def _crash(self) -> None:
        node = self.rng.choice(self.nodes)
        node.alive = False
        self.nodes[self.nodes.index(node)] = self._new_node()
        for connection in list(self._connections.values()):
            if connection.node is node:
                self._cut(connection.browser)
        self._tell_who_is_up()

    def _tell_who_is_up(self) -> None:
        live = frozenset(node.name for node in self.nodes)
        for node in self.nodes:
            self.do(node, node.room.servers_are_up(live, self.now))

    def _chat(self) -> None:
        self.rng.choice(self.browsers).chat()

    def _rename(self) -> None:
        """Somebody takes a name that nobody has had before."""
        self._count += 1
        node, name = self.rng.choice(self.nodes), f"name {self._count}"
        self._names_asked[self._count] = name
        command = HttpCommand(self._count, Rename(name), digest("token 0"), seat=0)
        self.do(node, node.room.ask(command, self.now))

    def _answered(self, request: int, result: object) -> None:
        if name := self._names_asked.get(request):
            (self.put_off if isinstance(result, TurnedDown) else self.granted).add(name)

    def _jump(self) -> None:
        """Time makes a leap, as after a laptop was closed."""
        self.now += self.rng.randrange(60_000)

    # ---- The network

    def connect(self, browser: Browser) -> None:
        """Open a connection to some server."""
        node = self.rng.choice(self.nodes)
        self._count += 1
        connection = Connection(self._count, browser, node)
        browser.connection = connection
        self._connections[connection.number] = connection
        self._up(
            connection, lambda: self.do(node, node.room.enter(connection.number, browser.hello(), self.now))
        )

    def _cut(self, browser: Browser) -> None:
        connection, browser.connection = browser.connection, None
        if connection is None:
            return
        connection.open = False
        del self._connections[connection.number]
        node = connection.node
        if node.alive:
            self.later(
                self.rng.randrange(2_000), lambda: self.do(node, node.room.leave(connection.number, self.now))
            )
        self.later(self.rng.randrange(1, 3_000), lambda: self._reconnect(browser))

    def _reconnect(self, browser: Browser) -> None:
        if browser.connection is None:
            self.connect(browser)

    def say(self, browser: Browser, message: ClientMessage) -> None:
        """A message on its way to the server."""
        if connection := browser.connection:
            node = connection.node
            self._up(connection, lambda: self.do(node, node.room.hear(connection.number, message, self.now)))

    def _up(self, connection: Connection, happening: Callable[[], None]) -> None:
        connection.up = max(connection.up, self.now + self.rng.randrange(1, 120))
        arrives = connection.up - self.now
        self.later(arrives, lambda: happening() if connection.open and connection.node.alive else None)

    def _down(self, connection: Connection, text: bytes) -> None:
        connection.down = max(connection.down, self.now + self.rng.randrange(1, 120))
        arrives = connection.down - self.now
        self.later(
            arrives, lambda: connection.browser.hear(msgspec.json.decode(text)) if connection.open else None
        )

    # ---- What rooms want done

    def _ask(self, command: HttpCommand) -> None:
        self.do(self.nodes[0], self.nodes[0].room.ask(command, self.now))
        if not any(isinstance(change, MatchStarted) for change in self.store.changes):
            self.later(500, lambda: self._ask(command))

    def do(self, node: Node, effects: list[Effect]) -> None:
        """Carry out what a room wants done."""
        if not node.alive:
            return
        for effect in effects:
            match effect:
                case Send(client=client, text=text):
                    if connection := self._connections.get(client):
                        self._down(connection, text)
                case Close(client=client):
                    if connection := self._connections.get(client):
                        self._cut(connection.browser)
                case WriteChange() | WriteStep():
                    assert not node.writing, "two writes of one room at once"
                    node.writing = True
                    self._write(node, effect)
                case Reread():
                    self.later(self.rng.randrange(1, 300), lambda: self._learn(node))
                case Question():
                    self._think(node, effect)
                case Answer(request=request, result=result):
                    self._answered(request, result)
        wake = node.room.wake_at()
        if wake is not None and (node.wakes <= self.now or wake < node.wakes):
            node.wakes = max(self.now + 1, wake)
            self.later(node.wakes - self.now, lambda: self.do(node, node.room.tick(self.now)))

    def _write(self, node: Node, write: WriteChange | WriteStep) -> None:
        fails = not self.calm and self.rng.random() < 0.03
        lost_on_the_way = fails and self.rng.random() < 0.5

        def commit() -> None:
            stored = None if lost_on_the_way else self.store.append(write)
            outcome = None if fails else stored
            self.later(self.rng.randrange(1, 40), lambda: self._written(node, outcome))
            if stored and self.rng.random() < 0.7:
                self._hint(node)

        self.later(self.rng.randrange(1, 40), commit)

    def _hint(self, writer: Node) -> None:
        for node in self.nodes:
            if node is not writer:
                self.later(self.rng.randrange(1, 60), lambda node=node: self._learn(node))  # type: ignore[misc]

    def _written(self, node: Node, outcome: bool | None) -> None:
        if not node.alive:
            return
        node.writing = False
        if outcome:
            self.do(node, node.room.stored(self.now))
        elif outcome is None:
            self.do(node, node.room.failed(self.now))
        else:
            self.do(node, node.room.overtaken(self.store.read(node.room.state.cursor), self.now))

    def _learn(self, node: Node) -> None:
        if node.alive:
            self.do(node, node.room.learn(self.store.read(node.room.state.cursor), self.now))

    def _think(self, node: Node, question: Question) -> None:
        choices = msgspec.json.decode(question.choices, type=choice_type(self.game))
        if not choices or self.resting:
            return
        view = msgspec.json.decode(question.view, type=self.game.view)
        people = frozenset(question.people)
        moment = Moment(question.seat, question.now, 1.0, question.waited_for, people)
        decision = RandomBot(self.game).decide(view, choices, moment, self.rng)
        crashed = self.rng.random() < 0.1
        self.later(
            self.rng.randrange(1, 100),
            lambda: self.do(
                node, node.room.decided(question.number, None if crashed else decision, self.now)
            ),
        )

    # ---- What must hold

    def check(self) -> None:
        """The invariants, of which the first five are those of the design."""
        for match, log in self.store.entries.items():
            play = self._refolded(match)
            keys = [entry.key for entry in log if entry.key]
            assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), "a gap in the log"
            assert len(keys) == len(set(keys)), "a move took effect twice"
            for browser in self.browsers:
                self._check_told(browser, match, play)
        self._check_acks()
        self._check_answers()
        self._check_states()

    def _refolded(self, match: str) -> StoredMatch:
        began = next(c for c in self.store.changes if isinstance(c, MatchStarted) and c.header.id == match)
        play = StoredMatch(began.header, bytes.fromhex(SEED))
        for entry in self.store.entries[match]:
            play.take_stored(entry)
        return play

    def _check_told(self, browser: Browser, match: str, play: StoredMatch) -> None:
        events = [event for _, event in play.events_for(browser.viewer)]
        logged = msgspec.json.decode(msgspec.json.encode(events))
        told = browser.told.get(match, [])
        if match in browser.fresh:
            return
        assert told == logged[: len(told)], "told something else than the log says"

    def _check_acks(self) -> None:
        keys = {entry.key for log in self.store.entries.values() for entry in log}
        keys |= {change.key for change in self.store.changes if isinstance(change, changes.Said)}
        for browser in self.browsers:
            sender = digest(browser.token or "guest")[:SENDER_LENGTH]
            for move in browser.acked:
                stored = {f"{browser.viewer}:{move}", f"{sender}:{move}"} & keys
                assert stored, "acknowledged, and not in the log"

    def _check_answers(self) -> None:
        names = {change.name for change in self.store.changes if isinstance(change, changes.Renamed)}
        assert self.granted <= names, "granted, and not in the log"
        assert not self.put_off & names, "turned down, and in the log"

    def _check_states(self) -> None:
        for node in self.nodes:
            play = node.room.state.play
            if play and len(play.entries) == len(self.store.entries.get(play.header.id, ())):
                fresh = self._refolded(play.header.id) if play.entries else play
                assert state_hash(play.state) == state_hash(fresh.state), "another state from the same log"

    def check_settled(self) -> None:
        """After the trouble everybody is current, and every command was answered."""
        match, log = next(iter(self.store.entries.items()), ("", []))
        for node in self.nodes:
            assert node.room.state.match_seq == len(log), "a server that does not know the log"
        for browser in self.browsers:
            assert not browser.pending, "a move that was never answered"
            if match:
                play = self._refolded(match)
                assert browser.number == play.counts[play.place_of(browser.viewer)], "a browser left behind"
