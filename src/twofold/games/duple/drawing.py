"""Drawing cards, turning new ones, and putting cards back."""

from msgspec.structs import replace

from twofold.engine import Dice, Events, Seat, Told
from twofold.games.duple.actions import Draw, Turn
from twofold.games.duple.cards import ALL_PLAY_CARDS, WILD_CARDS, Card, category_of, is_letter
from twofold.games.duple.dealing import inserted, middle_place
from twofold.games.duple.events import (
    AllPlayTurned,
    CategoryTurned,
    LetterDrawn,
    Murmured,
    NobodyWon,
    WildTurned,
)
from twofold.games.duple.looking import begin_all_play, begin_face_off, look_over, with_top
from twofold.games.duple.matching import SymbolMatch, matches
from twofold.games.duple.state import Laid, Spot, State, tops

CHANCES = 2
"""How often a card may go back before it leaves the game (DUPLE-16, DUPLE-24)."""


def draw(state: State, seat: Seat, action: Draw, at: int, dice: Dice) -> tuple[State, Events]:
    """The top card of a Draw Pile; before that, a match that nobody spotted (DUPLE-8, DUPLE-9, DUPLE-10)."""
    if standing := matches(state):
        return _murmured(state, seat, standing[0], at)
    card, *rest = state.draw_piles[action.pile]
    drawn = replace(state, draw_piles=_with_pile(state, action.pile, tuple(rest)))
    if is_letter(card):
        return _draw_letter(drawn, seat, card, action.onto, at)
    if card in ALL_PLAY_CARDS:
        raced, events = race_for_all_play(drawn, seat, card, at, dice)
        return raced, (Told(AllPlayTurned(seat)), *events)
    return _lay_in_middle(drawn, seat, card, at)


def _murmured(state: State, seat: Seat, match: SymbolMatch, at: int) -> tuple[State, Events]:
    begun, events = begin_face_off(state, match, at)
    return begun, (Told(Murmured(seat)), *events)


def turn(state: State, seat: Seat, action: Turn, at: int) -> tuple[State, Events]:
    """A new Wild or Category from the piles of their own; ⚖ not before a match is faced off (DUPLE-31)."""
    if standing := matches(state):
        return _murmured(state, seat, standing[0], at)
    if action.kind == "wild":
        card, *rest = state.spare_wilds
        return _lay_in_middle(replace(state, spare_wilds=tuple(rest)), seat, card, at)
    card, *rest = state.spare_categories
    return _lay_in_middle(replace(state, spare_categories=tuple(rest)), seat, card, at)


def _draw_letter(state: State, seat: Seat, card: Card, onto: int, at: int) -> tuple[State, Events]:
    laid = with_top(replace(state, last_letter=state.clock), Spot(seat, onto), card)
    paid = replace(laid, owed=laid.owed[1:]) if laid.owed else replace(laid, done=True)
    looked, events = look_over(paid, at)
    return looked, (Told(LetterDrawn(seat, card, onto)), *events)


def _lay_in_middle(state: State, seat: Seat, card: Card, at: int) -> tuple[State, Events]:
    laid = replace(state, middle=(*state.middle, Laid(card, state.clock, seat)), clock=state.clock + 1)
    looked, events = look_over(laid, at)
    told = (
        WildTurned(seat, card)
        if card in WILD_CARDS
        else CategoryTurned(seat, category_of(card, state.options))
    )
    return looked, (Told(told), *events)


def race_for_all_play(state: State, seat: Seat, card: Card, at: int, dice: Dice) -> tuple[State, Events]:
    """⚖ With fewer than two letters on the table it goes back at once (DUPLE-24)."""
    if len(tops(state)) >= 2:
        return begin_all_play(state, card, at)
    back, event = put_back(state, Laid(card, state.clock, seat), dice)
    looked, events = look_over(back, at)
    return looked, (Told(event), *events)


def put_back(state: State, laid: Laid, dice: Dice) -> tuple[State, NobodyWon]:
    """A card that nobody won goes back; ⚖ the third time it leaves the game (DUPLE-16, DUPLE-24)."""
    times = dict(state.went_back).get(laid.card, 0)
    told = NobodyWon(laid.card, laid.drawer, left_game=times >= CHANCES)
    if told.left_game:
        return replace(state, gone=(*state.gone, laid.card)), told
    counted = tuple(pair for pair in state.went_back if pair[0] != laid.card)
    remembered = replace(state, went_back=(*counted, (laid.card, times + 1)))
    return shuffle_in(remembered, laid.card, dice), told


def shuffle_in(state: State, card: Card, dice: Dice) -> State:
    """⚖ A random place: an All Play somewhere in the middle, a Wild among its own kind if that lies apart."""
    stream = dice.stream("back", state.chance)
    state = replace(state, chance=state.chance + 1)
    if card in WILD_CARDS and state.options.piles == "open":
        place = stream.below(len(state.spare_wilds) + 1)
        return replace(state, spare_wilds=inserted(state.spare_wilds, card, place))
    pile = stream.below(2)
    cards = state.draw_piles[pile]
    place = middle_place(len(cards), stream) if card in ALL_PLAY_CARDS else stream.below(len(cards) + 1)
    return replace(state, draw_piles=_with_pile(state, pile, inserted(cards, card, place)))


def pluck_letter(state: State, pile: int) -> tuple[State, Card]:
    """The topmost letter of a Draw Pile, or else of the other; what lies above it stays unseen."""
    chosen = pile if any(map(is_letter, state.draw_piles[pile])) else 1 - pile
    cards = state.draw_piles[chosen]
    place = next(place for place, card in enumerate(cards) if is_letter(card))
    left = cards[:place] + cards[place + 1 :]
    return replace(state, draw_piles=_with_pile(state, chosen, left)), cards[place]


def letters_left(state: State) -> bool:
    """Whether a tie can be broken by a third letter (DUPLE-22)."""
    return any(map(is_letter, (*state.draw_piles[0], *state.draw_piles[1])))


def _with_pile(state: State, pile: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return (cards, state.draw_piles[1]) if pile == 0 else (state.draw_piles[0], cards)
