"""Cards on the move between the piles and the hands, and who knows where they went."""

from msgspec.structs import replace

from twofold.engine import Dice, Events, Seat, Told
from twofold.games.uno_duo.cards import Card, Cards, together, without
from twofold.games.uno_duo.events import CardsDrawn, CardsSeen, HandsSwapped, PileTurned
from twofold.games.uno_duo.state import State, opponent


def draw(state: State, seat: Seat, count: int, dice: Dice) -> tuple[State, Cards, Events]:
    """Draw cards, turning the discard pile over whenever the draw pile runs out (UNO-15)."""
    cards: Cards = ()
    turned: Events = ()
    if not state.draw_pile:
        state, turned = turn_over(state, dice)
    while count > len(cards) and state.draw_pile:
        taken = state.draw_pile[: count - len(cards)]
        state = counted_out(take(state, seat, taken))
        cards += taken
        if not state.draw_pile:
            state, again = turn_over(state, dice)
            turned += again
    events = (
        Told(CardsDrawn(seat, len(cards))),
        Told(CardsSeen(seat, cards, state.options.customizable), to=(seat,)),
        *turned,
    )
    return state, cards, events if cards else events[:1]


def take(state: State, seat: Seat, cards: Cards) -> State:
    """The top cards go to a hand; those that lay face up before are known to be there (UNO-5)."""
    left = len(state.draw_pile) - len(cards)
    unknown = len(state.draw_pile) - state.below
    seen = cards[unknown:]
    return replace(
        state,
        draw_pile=state.draw_pile[len(cards) :],
        below=min(state.below, left),
        hands=with_cards(state.hands, seat, cards),
        known=with_cards(state.known, seat, seen) if seen else state.known,
        open=with_cards(state.open, seat, seen) if seen else state.open,
        said=with_word(state.said, seat, False),
        owing=None if state.owing == seat else state.owing,
        passes=0,
    )


def counted_out(state: State) -> State:
    """With no card of the draw pile unseen, whatever is nowhere else is in the other hand (UNO-5).

    Whoever looks on can tell the two hands apart only if one of them is known.
    """
    if state.below < len(state.draw_pile):
        return state
    one_is_open = any(len(state.open[seat]) == len(state.hands[seat]) for seat in range(2))
    return replace(state, known=state.hands, open=state.hands if one_is_open else state.open)


def turn_over(state: State, dice: Dice) -> tuple[State, Events]:
    """The top discard stays, the rest becomes the draw pile, in its order unless reshuffled (UNO-15)."""
    rest, top = state.discards[:-1], state.discards[-1:]
    if not rest:
        return state, ()
    number = state.times_turned + 1
    shuffled = state.options.reshuffle
    if shuffled:
        rest = dice.stream("reshuffle", number).shuffled(rest)
    state = replace(
        state,
        draw_pile=rest,
        discards=top,
        below=0 if shuffled else len(rest),
        # Version 1 counted out only here, where shuffling would undo it.
        known=state.hands if shuffled else state.known,
        times_turned=number,
    )
    return state, (Told(PileTurned(len(rest), shuffled)),)


def lay(state: State, seat: Seat, card: Card, *, uno: bool) -> State:
    """A card goes from a hand to the discard pile."""
    # A card drawn unseen and played at once is none of those that were known to be in the hand before.
    unseen = state.drawn is not None and not state.drawn_open
    all_known, all_open = (len(seen[seat]) == len(state.hands[seat]) for seen in (state.known, state.open))
    return replace(
        state,
        hands=without_card(state.hands, seat, card),
        known=state.known if unseen and not all_known else without_card(state.known, seat, card),
        open=state.open if unseen and not all_open else without_card(state.open, seat, card),
        discards=(*state.discards, card),
        drawn=None,
        drawn_open=False,
        said=with_word(state.said, seat, uno),
        passes=0,
    )


def swap_hands(state: State, seat: Seat) -> tuple[State, Events]:
    """Both players know all of the hand that they gave away (UNO-22)."""
    hands = (state.hands[1], state.hands[0])
    state = replace(
        state,
        hands=hands,
        known=hands,
        open=(state.open[1], state.open[0]),
        said=with_word(state.said, opponent(seat), False),
    )
    seen = tuple(
        Told(CardsSeen(other, hands[other], state.options.customizable), to=(other,)) for other in range(2)
    )
    return state, (Told(HandsSwapped(seat)), *seen)


def with_cards(hands: tuple[Cards, Cards], seat: Seat, cards: Cards) -> tuple[Cards, Cards]:
    """Both hands, after cards came into one."""
    first, second = hands
    return (first, together(second, cards)) if seat else (together(first, cards), second)


def without_card(hands: tuple[Cards, Cards], seat: Seat, card: Card) -> tuple[Cards, Cards]:
    """Both hands, after a card left one."""
    first, second = hands
    return (first, without(second, card)) if seat else (without(first, card), second)


def with_word(said: tuple[bool, bool], seat: Seat, now: bool) -> tuple[bool, bool]:
    """Who has said UNO, after one seat has said it or must say it anew."""
    return (said[0], now) if seat else (now, said[1])
