"""The live table: what is so at one server just now, and in no log. Who is here, what is due, what waits."""

from twofold.server.protocol import errors as no
from twofold.server.protocol.http import Table
from twofold.server.protocol.ws import CloseCode
from twofold.server.table.between import Countdown
from twofold.server.table.client import Client
from twofold.server.table.commands import CheckPresence, CommandQueue
from twofold.server.table.decide import LiveContext
from twofold.server.table.outbox import Outbox
from twofold.server.table.settings import RoomSettings
from twofold.server.table.state import Presence, TableState
from twofold.server.table.timing import Timing


class LiveTable:
    """A table with all that a room's parts share: its state, clients, commands and time."""

    def __init__(self, state: TableState, settings: RoomSettings, now: int) -> None:
        self.state = state
        self.settings = settings
        self.servers = frozenset((settings.node,))
        """Those that are up."""

        self.onlookers_elsewhere = 0
        """How many look on at other servers."""

        self.outbox = Outbox(settings.ping_every, now)
        self.queue = CommandQueue()
        self.timing = Timing(state, settings, now)
        self.countdown = Countdown()

    @property
    def onlookers(self) -> int:
        """How many look on at this server."""
        return sum(client.person is None and client.spectating for client in self.outbox.clients.values())

    def shown(self, now: int) -> Table:
        """The table as everybody sees it."""
        watching = self.onlookers + self.onlookers_elsewhere
        away = self.timing.away(now) if self.state.phase == "playing" else {}
        presence = Presence(watching, self.timing.clock.running, self.countdown.left(now), away)
        return self.state.shown(self.servers, presence)

    def tell(self, now: int) -> None:
        """Everybody hears that the table is another."""
        self.outbox.table_changed(self.shown(now), self.timing.at(now), now)

    def settle(self, now: int) -> None:
        """People or the match may be elsewhere than before: so are clock, countdown and bots."""
        self.timing.watched = bool(self.outbox.clients)
        self.timing.settle(self.servers, now)
        self.countdown.settle(self.state.seating, self.state.phase, now)
        self.ask_bots(now)

    def ask_bots(self, now: int) -> None:
        """The bots that the match waits for are to think."""
        self.outbox.out += self.timing.questions(self.servers, now)

    def presence_may_differ(self, client: Client, now: int) -> None:
        """A client came or went."""
        if client.person is not None:
            self.queue.waiting.append(CheckPresence(client.person))
            return
        self.outbox.crowd_changed(now)
        if not self.state.seating.humans():
            self.settle(now)

    def strike(self, client: Client, now: int) -> None:
        """A client sent what it should not have; it is shown out when that is enough."""
        if not client.strike():
            self.outbox.close(client, CloseCode.TOO_MANY, no.TOO_MANY.sentence())
            self.presence_may_differ(client, now)

    def context(self, now: int) -> LiveContext:
        """What decisions may depend on, beside the logs."""
        here = frozenset(c.person for c in self.outbox.clients.values() if c.person is not None)
        timing = self.timing
        absent, vacant = timing.missed_too_long(now), timing.vacant(now)
        return LiveContext(self.settings.node, self.servers, here, timing.clock.time(now), absent, vacant)
