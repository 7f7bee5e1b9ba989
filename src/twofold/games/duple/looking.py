"""Looking the table over: the next face-off, the next drawer, or the end."""

from typing import TypeVar

from msgspec.structs import replace

from twofold.engine import Events, Seat, Told
from twofold.games.duple.cards import Card, letter_of
from twofold.games.duple.events import AllPlayBegan, FaceOffBegan, MatchEnded
from twofold.games.duple.lexicon import ANY_WORD
from twofold.games.duple.matching import SymbolMatch, matches, racers
from twofold.games.duple.state import (
    SECOND,
    Closing,
    Laid,
    Race,
    Spot,
    State,
    category_in_force,
    points_of,
    tops,
)
from twofold.games.duple.verdicts import open_verdicts

T = TypeVar("T")


def look_over(state: State, at: int) -> tuple[State, Events]:
    """First every possible face-off, then the next draw, or the end (DUPLE-10, DUPLE-14, DUPLE-26)."""
    state = replace(state, since=at)
    standing = matches(state)
    drawn_out = not any(state.draw_piles)
    if standing and (state.options.announce or drawn_out):
        return begin_face_off(state, standing[0], at)
    if drawn_out:
        return close(state, at)
    return pass_turn(state), ()


def close(state: State, at: int) -> tuple[State, Events]:
    """The end, as soon as the last words cannot be challenged any more (DUPLE-19, DUPLE-26)."""
    until = max((verdict.until for verdict in open_verdicts(state)), default=at)
    if until > at:
        return replace(state, closing=Closing(until)), ()
    return end(state)


def end(state: State) -> tuple[State, Events]:
    """Both Draw Piles are empty and no face-off is left (DUPLE-26)."""
    ended = replace(state, over=True, closing=None, settled=())
    return ended, (Told(MatchEnded(tuple(map(points_of, state.won)))),)


def pass_turn(state: State) -> State:
    """After a Letter Card and its face-offs it is the next player's turn (DUPLE-11)."""
    if state.done and not state.owed:
        return replace(state, turn=(state.turn + 1) % state.seats, done=False)
    return state


def begin_face_off(state: State, match: SymbolMatch, at: int) -> tuple[State, Events]:
    """Both letters, the category in force; the clock starts, the race began when the cards came to light."""
    on_top = tops(state)
    race = Race(
        kind="face_off",
        racers=racers(state, match),
        letters="".join(letter_of(on_top[spot].card) for spot in match.spots),
        category=category_in_force(state),
        began=state.since,
        until=at + state.options.limit * SECOND,
        spots=match.spots,
        wild=match.wild,
    )
    began = FaceOffBegan(race.spots, race.racers, race.letters, race.category)
    return replace(state, race=race), (Told(began),)


def begin_all_play(state: State, card: Card, at: int) -> tuple[State, Events]:
    """Everybody, all face-up letters, no category (DUPLE-23)."""
    letters = "".join(letter_of(laid.card) for laid in tops(state).values())
    race = Race(
        kind="all_play",
        racers=tuple(range(state.seats)),
        letters=letters,
        category=ANY_WORD,
        began=at,
        until=at + state.options.limit * SECOND,
        card=card,
    )
    return replace(state, race=race), (Told(AllPlayBegan(letters)),)


def without_top(state: State, spot: Spot) -> tuple[State, Laid]:
    """Take the top card of a Play Pile; what lay under it comes to light (DUPLE-14)."""
    taken = state.play_piles[spot.seat][spot.pile][-1]
    return with_pile(state, spot, state.play_piles[spot.seat][spot.pile][:-1]), taken


def with_top(state: State, spot: Spot, card: Card) -> State:
    """Lay a drawn letter on a Play Pile (DUPLE-8)."""
    pile = (*state.play_piles[spot.seat][spot.pile], Laid(card, state.clock, spot.seat))
    return with_pile(state, spot, pile)


def with_pile(state: State, spot: Spot, pile: tuple[Laid, ...]) -> State:
    """A Play Pile with these cards; if another one is on top now, that comes to light."""
    before = state.play_piles[spot.seat][spot.pile]
    state = replace(state, play_piles=_changed(state.play_piles, spot, pile))
    if before[-1:] == pile[-1:]:
        return state
    revealed = _changed(state.revealed, spot, state.clock)
    return replace(state, revealed=revealed, clock=state.clock + 1)


def _changed(places: tuple[tuple[T, ...], ...], spot: Spot, value: T) -> tuple[tuple[T, ...], ...]:
    row = places[spot.seat]
    changed = (*row[: spot.pile], value, *row[spot.pile + 1 :])
    return (*places[: spot.seat], changed, *places[spot.seat + 1 :])


def added(rows: tuple[tuple[Card, ...], ...], seat: Seat, card: Card) -> tuple[tuple[Card, ...], ...]:
    """The rows with one more card in one of them."""
    return (*rows[:seat], (*rows[seat], card), *rows[seat + 1 :])
