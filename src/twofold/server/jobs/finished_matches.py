"""Finished matches of the store: their log, their replay, their figures, the proof of their shuffles."""

import asyncio
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from twofold.engine import Audience, Header, Seat, Viewer
from twofold.replays import Replay, Retelling, exported, eyes_on
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown, following_log
from twofold.server.protocol.http import MatchFigures, Proof
from twofold.server.protocol.tokens import could_be_id
from twofold.server.store import Store, StoreDown
from twofold.server.table.changes import MatchAbandoned, MatchStarted, Opened
from twofold.server.table.match import StoredEntry, StoredMatch
from twofold.server.table.state import Cursor, TableState


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


def read_past(database: str, match: str) -> Past:
    """A match by its id, where no event loop runs; raises ``TurnedDown`` if it cannot be had."""
    try:
        return asyncio.run(_read_past(database, match))
    except StoreDown:
        raise TurnedDown(no.NOT_STORED, 503) from None


async def _read_past(database: str, match: str) -> Past:
    store = Store(database)
    try:
        return await past_match(store, match)
    finally:
        await store.stop()


def finished(past: Past, retelling: Retelling | None = None) -> StoredMatch:
    """The match, if its cards need not stay secret any longer; raises ``TurnedDown`` if they must."""
    with following_log():
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


def viewer_named(name: str) -> Viewer:
    """A viewer as an address names it: a seat's number, ``spectator`` or ``everyone``."""
    if name.isascii() and name.isdigit() and len(name) <= 2:
        seat: Seat = int(name)
        return seat
    try:
        return Audience(name)
    except ValueError:
        raise TurnedDown(no.NO_SUCH_EYES, 404) from None
