"""The entrance of a room: who is let in and from where they look, and who is shown out."""

from twofold.server.protocol import errors as no
from twofold.server.protocol.tokens import digest
from twofold.server.protocol.ws import CloseCode, Hello
from twofold.server.table.changes import Change, PersonLeft, SeatHandedOver, TableAltered
from twofold.server.table.client import entry_refusal, has_seen_more, new_client, reseated, unwanted
from twofold.server.table.commands import TakeOver
from twofold.server.table.effects import Close, Reread
from twofold.server.table.live import LiveTable


class Entrance:
    """Where connections come in; some wait here until it is known where they belong."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._early: dict[int, Hello] = {}
        """Clients that have seen more than this server knew, and wait until it has caught up."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody waits to come in."""
        return not self._early

    def come(self, number: int, hello: Hello, now: int) -> None:
        """A connection says hello. If it has seen more than this server has, the server catches up first."""
        if has_seen_more(hello, self._table.state):
            self._early[number] = hello
            self._table.queue.tails.clear()  # read before it came: what is read now goes as far
            self._table.outbox.out.append(Reread(self._table.state.table))
        else:
            self._admit(number, hello, now)

    def go(self, number: int, now: int) -> None:
        """A connection is gone."""
        self._early.pop(number, None)
        if client := self._table.outbox.clients.pop(number, None):
            self._table.presence_may_differ(client, now)

    def close(self, code: CloseCode, reason: str) -> None:
        """Nobody comes in any more."""
        self._table.outbox.out += [Close(number, code, reason) for number in self._early]
        self._early.clear()

    def caught_up(self, now: int) -> None:
        """This server knows all that any has written: whoever waited for that comes in."""
        early, self._early = self._early, {}
        for number, hello in early.items():
            self._admit(number, hello, now)

    def admit_holders(self, token: str, now: int) -> None:
        """A seat was handed over, or it is another's: whoever waited for it comes in or not."""
        waiting = {number: hello for number, hello in self._early.items() if digest(hello.token) == token}
        for number, hello in waiting.items():
            del self._early[number]
            self._admit(number, hello, now)

    def _admit(self, number: int, hello: Hello, now: int) -> None:
        table, outbox, seating = self._table, self._table.outbox, self._table.state.seating
        if seating.offered_seat(digest(hello.token)) is not None:
            self._early[number] = hello
            table.queue.waiting.append(TakeOver(digest(hello.token)))
            return
        client = new_client(number, hello, seating, table.settings)
        if refused := entry_refusal(client, hello, seating):
            outbox.close(client, *refused)
            return
        outbox.clients[number] = client
        lines = table.state.chat.since(hello.lines, client.spectating)
        missed = table.state.played_by_stand_in(client.viewer)
        outbox.welcome(client, seating.acts_as_host(client.token), table.shown(now), lines, missed)
        when, play = table.timing.at(now), table.state.play
        if play and table.state.phase != "gathering":
            outbox.show(client, play, when, match=hello.match, number=hello.number)
        outbox.ping(client, when, now)
        table.presence_may_differ(client, now)

    def reseat(self, change: Change, now: int) -> None:
        """Seats were renumbered or have changed hands, or nobody is to look on: tell whom it concerns."""
        outbox, seating = self._table.outbox, self._table.state.seating
        leaving, moved = reseated(outbox.clients.values(), seating)
        removed = isinstance(change, PersonLeft) and change.removed
        code, refusal = (
            (CloseCode.REMOVED, no.REMOVED) if removed else (CloseCode.WRONG_TOKEN, no.WRONG_TOKEN)
        )
        for client in leaving:
            outbox.close(client, code, refusal.sentence())
        if isinstance(change, TableAltered) and change.spectators is False:
            for client in unwanted(outbox.clients.values(), seating):
                outbox.close(client, CloseCode.NO_SPECTATORS, no.NO_SPECTATORS.sentence())
        for client in moved:
            outbox.welcome(client, seating.acts_as_host(client.token), self._table.shown(now))
        if isinstance(change, SeatHandedOver):
            self.admit_holders(change.token, now)
