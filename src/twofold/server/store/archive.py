"""The archive of matches that have been played: their log, their replay, and the proof of their shuffles.

``python -m twofold.server.store.archive`` is started by the server for a long match: it is told on standard
input what to work out, writes it into a file, and says what was wrong.
"""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from twofold.engine import Audience, Header, Refusal, Seat, Viewer
from twofold.replays import Replay, Retelling, exported, eyes_on
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import MatchFigures, Proof
from twofold.server.store import Store, StoreDown
from twofold.server.table.changes import MatchAbandoned, MatchStarted, Opened
from twofold.server.table.match import StoredEntry, StoredMatch
from twofold.server.table.state import Cursor, TableState
from twofold.server.tokens import could_be_id
from twofold.texts import Text

Kind: TypeAlias = Literal["log", "replay", "export", "proof", "figures"]


class Wanted(Struct, frozen=True):
    """What somebody wants to have of a match that is over."""

    match: str
    kind: Kind
    viewer: Viewer = Audience.EVERYONE
    """Through whose eyes it is replayed."""

    def written_to(self, database: str, path: Path) -> "Order":
        """The order to write it into this file."""
        named = self.viewer.value if isinstance(self.viewer, Audience) else str(self.viewer)
        return Order(database, self.match, self.kind, named, str(path))


class Order(Struct, frozen=True):
    """What is to be worked out, and where it goes."""

    database: str
    match: str
    kind: Kind
    viewer: str
    path: str


class Problem(Struct, frozen=True):
    """Why it could not be."""

    status: int
    rule: str
    reason: Text | str


def problem_of(refusal: Refusal, status: int) -> Problem:
    """A refusal as one process tells it to another."""
    return Problem(status, refusal.rule, refusal.reason)


class Past(Struct, frozen=True):
    """A match as the store has it."""

    state: TableState
    entries: tuple[StoredEntry, ...]
    abandoned: bool

    @property
    def header(self) -> Header:
        """What was settled before the first move."""
        assert self.state.seating.header is not None
        return self.state.seating.header

    def folding(self) -> Iterator[StoredMatch]:
        """The match as it was before the first entry, and after each."""
        play = StoredMatch(self.header, bytes.fromhex(self.state.seating.header_seed))
        yield play
        for entry in self.entries:
            play.take_stored(entry)
            yield play


async def past_match(store: Store, match: str) -> Past:
    """A match by its id; raises ``TurnedDown`` if there is none."""
    place = await store.table_of(match) if could_be_id(match) else None
    if place is None:
        raise TurnedDown(no.NO_SUCH_MATCH, 404)
    table, seq = place
    news = await store.read(Cursor(table))
    (_, opened), *later = news.changes
    assert isinstance(opened, Opened)
    state = TableState(table, opened)
    abandoned = False
    for number, change in later:
        if number <= seq:
            state.change(number, change)
        elif isinstance(change, MatchStarted):
            break
        abandoned = abandoned or (number > seq and isinstance(change, MatchAbandoned))
    return Past(state, await store.entries_of(match), abandoned)


def finished(past: Past, retelling: Retelling | None = None) -> StoredMatch:
    """The match, if its cards need not stay secret any longer; raises ``TurnedDown`` if they must."""
    for play in past.folding():
        if retelling:
            retelling.watch(play)
    if play.result is None and not past.abandoned:
        raise TurnedDown(no.NOT_OVER)
    return play


def log_of(past: Past) -> str:
    """The log as ``twofold verify`` and ``twofold replay`` read it."""
    return "".join(line + "\n" for line in finished(past).lines())


def hidden_proof_of(header: Header) -> Proof:
    """The commitment and what the seats added, as long as the match is being played."""
    return Proof(header.id, header.commitment, header.entropy, server_seed=None, state_hash=None)


def proof_of(past: Past) -> Proof:
    """The commitment, what the seats added, the seed and what all of it led to; of a match that is over."""
    play = finished(past)
    return replace(
        hidden_proof_of(play.header),
        server_seed=play.server_seed.hex(),
        state_hash=play.state_hash,
        digest=play.digest,
    )


def replay_of(past: Past, viewer: Viewer) -> Replay:
    """The match from the first deal to the end, as this viewer saw it."""
    if not isinstance(viewer, Audience) and viewer >= len(past.header.seats):
        raise TurnedDown(no.NO_SUCH_EYES, 404)
    retelling = Retelling([viewer])
    return retelling.replay(finished(past, retelling), viewer)


def figures_of(past: Past) -> MatchFigures:
    """What the match adds to the figures of those who played it."""
    play = finished(past)
    remarks = dict(play.game.remarks(play.state)) if play.over else {}
    return MatchFigures(play.header.id, play.header.game, play.outcome, remarks)


def export_of(past: Past) -> str:
    """The match as one page that replays it without a network."""
    retelling = Retelling(eyes_on(len(past.header.seats)))
    play = finished(past, retelling)
    return exported(play, retelling.replays(play))


def _written(past: Past, order: Order) -> bytes:
    match order.kind:
        case "log":
            return log_of(past).encode()
        case "replay":
            return msgspec.json.encode(replay_of(past, viewer_named(order.viewer)))
        case "export":
            return export_of(past).encode()
        case "proof":
            return msgspec.json.encode(proof_of(past))
        case "figures":
            return msgspec.json.encode(figures_of(past))


def write_out(order: Order) -> Problem | None:
    """Work it out and write it into its file; gives what was wrong, if anything was."""
    try:
        Path(order.path).write_bytes(_written(asyncio.run(_read_past(order)), order))
    except TurnedDown as turned_down:
        return problem_of(turned_down.refusal, turned_down.status)
    except StoreDown:
        return problem_of(no.NOT_STORED, 503)
    return None


async def _read_past(order: Order) -> Past:
    store = Store(order.database)
    try:
        return await past_match(store, order.match)
    finally:
        await store.stop()


def main() -> None:
    """Do what is said on standard input, and say what was wrong on standard output."""
    said, sys.stdout = sys.stdout, sys.stderr
    problem = write_out(msgspec.json.decode(sys.stdin.buffer.read(), type=Order))
    said.buffer.write(msgspec.json.encode(problem))


def viewer_named(name: str) -> Viewer:
    """A viewer as an address names it: a seat's number, ``spectator`` or ``everyone``."""
    if name.isascii() and name.isdigit() and len(name) <= 2:
        seat: Seat = int(name)
        return seat
    try:
        return Audience(name)
    except ValueError:
        raise TurnedDown(no.NO_SUCH_EYES, 404) from None


if __name__ == "__main__":
    main()
