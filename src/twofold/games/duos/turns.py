"""How the table is laid: for the first turn, and for every other."""

from msgspec.structs import replace

from twofold.engine import Dice, Events, Seat, Told
from twofold.games.duos.cards import DECK_SIZE, TABLE_SIZE, Card, Category, face_of
from twofold.games.duos.events import TurnBegun
from twofold.games.duos.options import Options
from twofold.games.duos.state import Phase, State, is_cooperative, turns_of

# ---- Set-up


def setup(options: Options, seats: int, dice: Dice) -> State:
    """Shuffle, lay out twelve cards, find the category and the first Narrator (DUOS-1 to DUOS-4)."""
    deck = dice.stream("deal", 1).shuffled(range(DECK_SIZE))
    return State(
        options=options,
        seats=seats,
        phase=Phase.CHOOSING,
        turn=1,
        narrator=None if is_cooperative(seats) else first_narrator(options, seats, dice),
        category=first_category(options, dice),
        turned=False,
        table=deck[:TABLE_SIZE],
        supply=deck[TABLE_SIZE:],
        used=(),
        shuffles=1,
        boards=((),) * seats,
        ready=(False,) * seats,
        hints=(),
        laid=(),
        points=(0,) * seats,
        scores=(0,) * seats,
    )


def first_category(options: Options, dice: Dice) -> Category:
    """The side that lies up in the first turn (DUOS-3)."""
    if options.category == "random":
        return tuple(Category)[dice.stream("category", 1).below(2)]
    return Category(options.category)


def first_narrator(options: Options, seats: int, dice: Dice) -> Seat:
    """The starting player (DUOS-4)."""
    if options.first_narrator == "random":
        return dice.stream("narrator", 1).below(seats)
    return int(options.first_narrator)


# ---- Preparing the next turn


def next_turn(state: State, dice: Dice) -> tuple[State, Events]:
    """Boards are cleared, the Narrator's role passes left, cards are turned over or exchanged (DUOS-12)."""
    if state.turn == turns_of(state.options, state.seats):
        return replace(state, phase=Phase.OVER), ()
    cleared = replace(
        state,
        phase=Phase.CHOOSING,
        turn=state.turn + 1,
        narrator=None if state.narrator is None else (state.narrator + 1) % state.seats,
        boards=((),) * state.seats,
        ready=(False,) * state.seats,
        hints=(),
        laid=(),
        points=(0,) * state.seats,
    )
    deals = state.turned or state.options.same_category
    begun = deal(cleared, dice) if deals else replace(cleared, turned=True)
    if not state.options.same_category:
        begun = replace(begun, category=state.category.other)
    return begun, (Told(turn_begun(begun, deals)),)


def turn_begun(state: State, dealt: bool) -> TurnBegun:
    keys = tuple(face_of(card, state.category).key for card in state.table)
    return TurnBegun(state.turn, state.narrator, state.category, dealt, keys)


def deal(state: State, dice: Dice) -> State:
    """Twelve new cards; with fewer left, all but those are shuffled into a new supply first (DUOS-14)."""
    used: tuple[Card, ...] = tuple(sorted((*state.used, *state.table)))
    supply, shuffles = state.supply, state.shuffles
    if len(supply) < TABLE_SIZE:
        shuffles += 1
        supply, used = dice.stream("deal", shuffles).shuffled(sorted((*supply, *used))), ()
    return replace(
        state,
        table=supply[:TABLE_SIZE],
        supply=supply[TABLE_SIZE:],
        used=used,
        shuffles=shuffles,
        turned=False,
    )
