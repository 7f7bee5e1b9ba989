"""Which top cards match, and in which order they face off."""

from msgspec import Struct

from twofold.engine import Seat
from twofold.games.duple.cards import symbol_of
from twofold.games.duple.state import Spot, Table, drawer, tops, wild_in_force, wild_pair


class SymbolMatch(Struct, frozen=True):
    """Two top cards that match."""

    spots: tuple[Spot, Spot]
    wild: bool
    """Whether it takes the Wild for them to match."""


def matches(table: Table) -> list[SymbolMatch]:
    """All matches that stand, the next to be faced off first (DUPLE-12, DUPLE-13, DUPLE-14)."""
    spots = list(tops(table).items())
    pair = wild_pair(table)
    found = []
    for place, (one, card) in enumerate(spots):
        for other, another in spots[place + 1 :]:
            symbols = {symbol_of(card.card), symbol_of(another.card)}
            if len(symbols) == 1 or symbols == pair:
                found.append(SymbolMatch((one, other), wild=len(symbols) == 2))
    if len(found) > 1:
        found.sort(key=lambda match: _precedence(table, match))
    return found


def _precedence(table: Table, match: SymbolMatch) -> tuple[int, bool, list[int], list[int]]:
    """⚖ The latest card to come to light goes first, then same symbols, then seats after the drawer."""
    latest = max(table.revealed[spot.seat][spot.pile] for spot in match.spots)
    wild = wild_in_force(table)
    if match.wild and wild is not None:
        latest = max(latest, wild.drawn)
    seats = len(table.play_piles)
    after_drawer = sorted((spot.seat - drawer(table) - 1) % seats for spot in match.spots)
    return -latest, match.wild, after_drawer, [spot.pile for spot in match.spots]


def racers(table: Table, match: SymbolMatch) -> tuple[Seat, ...]:
    """The owners of the two cards; all players if they lie before the same one (DUPLE-15, DUPLE-41)."""
    one, other = match.spots
    if one.seat == other.seat:
        return tuple(range(len(table.play_piles)))
    return one.seat, other.seat
