"""From the cut to the opening card: how a round of UNO Duo begins."""

from msgspec.structs import replace

from twofold.engine import Dice, Events, Seat, Told
from twofold.games.uno_duo.cards import COLOUR_OF, DECK, DRAWS, FACE_OF, Card, Face, cut_value
from twofold.games.uno_duo.events import CardPicked, CardsSeen, PileOpened, TurnLost
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.piles import draw, with_cards
from twofold.games.uno_duo.state import HAND_SIZE, Phase, State, opponent

# ---- Who drafts first


def setup(options: Options, seats: int, dice: Dice) -> State:  # noqa: ARG001 - it is a game for two
    """Each player cuts the deck; the higher card is Player 1 (UNO-3)."""
    cuts = cut(dice)
    first, second = cuts[-1]
    player_one = 0 if cut_value(first) > cut_value(second) else 1
    table = State(
        options=options,
        cuts=cuts,
        round=0,
        player_one=opponent(player_one),
        phase=Phase.DRAFT,
        turn=player_one,
        hands=((), ()),
        draw_pile=(),
        discards=(),
        colour=None,
    )
    return deal(table, dice)


def cut(dice: Dice) -> tuple[tuple[Card, Card], ...]:
    """The cards that the seats cut; equal cuts are repeated."""
    stream = dice.stream("cut", 1)
    cuts: tuple[tuple[Card, Card], ...] = ()
    while not cuts or cut_value(cuts[-1][0]) == cut_value(cuts[-1][1]):
        cuts += ((DECK[stream.below(len(DECK))], DECK[stream.below(len(DECK))]),)
    return cuts


def deal(state: State, dice: Dice) -> State:
    """All 112 cards are shuffled, and who drafted second drafts first (UNO-1, UNO-4, UNO-6)."""
    number, player_one = state.round + 1, opponent(state.player_one)
    return State(
        options=state.options,
        cuts=state.cuts,
        round=number,
        player_one=player_one,
        phase=Phase.DRAFT,
        turn=player_one,
        hands=((), ()),
        draw_pile=dice.stream("deal", number).shuffled(DECK),
        discards=(),
        colour=None,
        times_turned=state.times_turned,
        results=state.results,
    )


# ---- The draft


def pick(state: State, seat: Seat, kept: bool, dice: Dice) -> tuple[State, Events]:
    """Of the next two cards one is kept and the other discarded face up (UNO-4)."""
    looked_at, following = state.draw_pile[:2]
    card, discarded = (looked_at, following) if kept else (following, looked_at)
    state = replace(
        state,
        draw_pile=state.draw_pile[2:],
        discards=(*state.discards, discarded),
        hands=with_cards(state.hands, seat, (card,)),
        turn=opponent(seat),
    )
    does = state.options.customizable
    picked = (Told(CardPicked(seat, kept, discarded, does)), Told(CardsSeen(seat, (card,), does), to=(seat,)))
    if len(state.discards) < 2 * HAND_SIZE:
        return state, picked
    state, opened = open_pile(state, dice)
    return state, picked + opened


# ---- The opening card


def open_pile(state: State, dice: Dice) -> tuple[State, Events]:
    """The draft's discards go under the draw pile, in order, and its top card opens (UNO-5, UNO-7)."""
    card = state.draw_pile[0]
    state = replace(
        state,
        draw_pile=state.draw_pile[1:] + state.discards,
        below=len(state.discards),
        discards=(card,),
        colour=COLOUR_OF[card],
        turn=opponent(state.player_one),
        phase=Phase.RUN if FACE_OF[card] is Face.REVERSE else Phase.TURN,  # UNO-10
    )
    state, events = opening_effect(state, FACE_OF[card], dice)
    if state.colour is None:  # UNO-11
        state = replace(state, phase=Phase.COLOUR, turn=state.player_one)
    return state, (Told(PileOpened(card)), *events)


def opening_effect(state: State, face: Face, dice: Dice) -> tuple[State, Events]:
    """Draw 2, Wild Draw 4 and Skip cost Player 2 the turn (UNO-8, UNO-9)."""
    player_two = opponent(state.player_one)
    drawn: Events = ()
    if count := DRAWS.get(face, 0):
        state, _, drawn = draw(state, player_two, count, dice)
    elif face is not Face.SKIP:
        return state, ()
    return replace(state, turn=state.player_one), (*drawn, Told(TurnLost(player_two)))


def first_after_colour(state: State) -> Seat:
    """Player 2 goes first, unless the opening wild was a Wild Draw 4 and cost them the turn (UNO-8)."""
    lost = FACE_OF[state.discards[-1]] in DRAWS
    return state.player_one if lost else opponent(state.player_one)
