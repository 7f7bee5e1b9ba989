"""The rules of UNO Duo: turns, special cards, UNO, and the end of rounds and games."""

from msgspec.structs import replace

from twofold.engine import Dice, Events, Outcome, Seat, Told
from twofold.games.uno_duo.actions import (
    Action,
    CatchUno,
    DiscardCard,
    DrawCards,
    EndRun,
    KeepCard,
    NameColour,
    PlayCard,
    SayUno,
)
from twofold.games.uno_duo.cards import COLOUR_OF, DRAWS, FACE_OF, SWAP_HANDS, Card, Face, points
from twofold.games.uno_duo.draft import deal, first_after_colour, pick
from twofold.games.uno_duo.events import (
    CardKept,
    CardPlayed,
    ColourNamed,
    RoundDealt,
    RoundScored,
    RunEnded,
    TurnLost,
    UnoCaught,
    UnoSaid,
)
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.piles import draw, lay, swap_hands, with_word
from twofold.games.uno_duo.state import Phase, RoundResult, State, opponent, totals
from twofold.games.uno_duo.texts import text

NOBODY: frozenset[Seat] = frozenset()
ALONE = (frozenset((0,)), frozenset((1,)))
CATCH_PENALTY = 2


def waiting_for(state: State) -> frozenset[Seat]:
    """The player in turn; UNO is said and caught without the table waiting for it."""
    return NOBODY if state.over else ALONE[state.turn]


def apply(state: State, seat: Seat, action: Action, at: int, dice: Dice) -> tuple[State, Events]:  # noqa: ARG001
    """What an accepted action leads to."""
    match action:
        case PlayCard():
            return play_card(begun(state, seat), seat, action, dice)
        case DrawCards():
            return draw_cards(begun(state, seat), seat, dice)
        case KeepCard() if state.phase is Phase.DRAWN:
            return keep_drawn(state, seat)
        case KeepCard() | DiscardCard():
            return pick(state, seat, isinstance(action, KeepCard), dice)
        case EndRun():
            return end_run(state, seat, dice)
        case NameColour():
            return name_colour(state, seat, action)
        case SayUno():
            return say_uno(state, seat)
        case CatchUno():
            return catch_uno(state, seat, dice)


# ---- A turn


def name_colour(state: State, seat: Seat, action: NameColour) -> tuple[State, Events]:
    """Player 1 names the colour of an opening wild (UNO-11)."""
    state = replace(state, colour=action.colour, phase=Phase.TURN, turn=first_after_colour(state))
    return state, (Told(ColourNamed(seat, action.colour)),)


def begun(state: State, seat: Seat) -> State:
    """Whoever begins a turn can no longer catch the opponent (UNO-17)."""
    return replace(state, owing=None) if state.owing == opponent(seat) else state


def play_card(state: State, seat: Seat, play: PlayCard, dice: Dice) -> tuple[State, Events]:
    """The card goes to the discard pile and takes effect, at the end of its run if it is in one (UNO-20)."""
    card = play.card
    running = state.phase is Phase.RUN or FACE_OF[card] is Face.REVERSE
    state = lay(state, seat, card, uno=play.uno)
    colour = COLOUR_OF[card] if play.colour is None else play.colour
    played = (Told(CardPlayed(seat, card, play.colour, play.uno, state.options.customizable)),)
    if not state.hands[seat]:
        state, events = go_out(replace(state, colour=colour), seat, card, dice)
    elif running:
        return owing_uno(replace(state, colour=colour, phase=Phase.RUN), seat, card), played
    else:
        state, events = take_effect(replace(state, colour=colour), seat, card, dice)
    return state, played + events


def draw_cards(state: State, seat: Seat, dice: Dice) -> tuple[State, Events]:
    """Take the sum of the Draw 2s and lose the turn (UNO-19), or draw one card and look at it (UNO-14)."""
    if state.phase is Phase.ANSWER:
        state, _, drawn = draw(state, seat, state.stack, dice)
        return passed(replace(state, stack=0), opponent(seat)), (*drawn, Told(TurnLost(seat)))
    known_before = len(state.open[seat])
    state, cards, drawn = draw(state, seat, 1, dice)
    if not cards:
        return pass_with_nothing_to_draw(state, seat, drawn, dice)
    known = len(state.open[seat]) > known_before
    return replace(state, phase=Phase.DRAWN, drawn=cards[0], drawn_open=known), drawn


def pass_with_nothing_to_draw(state: State, seat: Seat, told: Events, dice: Dice) -> tuple[State, Events]:
    """Drawing is skipped; when both players pass like that in a row, the round ends (UNO-15)."""
    state = replace(state, passes=state.passes + 1)
    if state.passes < len(state.hands):
        return passed(state, opponent(seat)), told
    state, events = score_round(state, None, dice)
    return state, told + events


def keep_drawn(state: State, seat: Seat) -> tuple[State, Events]:
    """The drawn card stays in the hand, and the turn ends (UNO-14)."""
    return passed(state, opponent(seat)), (Told(CardKept(seat)),)


def end_run(state: State, seat: Seat, dice: Dice) -> tuple[State, Events]:
    """Only the last card laid takes effect (UNO-20)."""
    state, events = take_effect(state, seat, state.discards[-1], dice)
    return state, (Told(RunEnded(seat)), *events)


def passed(state: State, turn: Seat) -> State:
    """A fresh turn for somebody."""
    return replace(state, phase=Phase.TURN, turn=turn, drawn=None, drawn_open=False)


# ---- Special cards


def effect_of(card: Card, options: Options) -> Face:
    """The effect of a card; a customizable does what the table agreed on (UNO-2)."""
    face = FACE_OF[card]
    if face is Face.CUSTOMIZABLE and options.customizable == "skip":
        return Face.SKIP
    return face


def draws_of(card: Card, options: Options) -> int:
    """How many cards this card makes the opponent draw."""
    face = FACE_OF[card]
    if face is Face.CUSTOMIZABLE and options.customizable == "draw_one":
        return 1
    return DRAWS.get(face, 0)


def take_effect(state: State, seat: Seat, card: Card, dice: Dice) -> tuple[State, Events]:
    """What the card does to the opponent, and whose turn is next (UNO-18 to UNO-22)."""
    other = opponent(seat)
    count = draws_of(card, state.options)
    events: Events = ()
    match effect_of(card, state.options):
        case Face.SKIP:
            state, events = passed(state, seat), (Told(TurnLost(other)),)
        case Face.DRAW_TWO:
            state = replace(state, phase=Phase.ANSWER, turn=other, stack=state.stack + count)
        case Face.WILD_DRAW_FOUR:
            state, _, drawn = draw(state, other, count, dice)
            state, events = passed(state, seat), (*drawn, Told(TurnLost(other)))
        case Face.SWAP_HANDS:
            state, events = swap_hands(passed(state, other), seat)
        case Face.CUSTOMIZABLE if count:
            state, _, events = draw(passed(state, other), other, count, dice)
        case _:
            state = passed(state, other)
    return owing_uno(state, seat, card), events


# ---- UNO


def owing_uno(state: State, seat: Seat, card: Card) -> State:
    """A card of one's own that leaves one owes UNO, in mid-run too; traded hands owe nothing (UNO-23)."""
    owes = len(state.hands[seat]) == 1 and not state.said[seat] and card != SWAP_HANDS
    return replace(state, owing=seat) if owes else state


def say_uno(state: State, seat: Seat) -> tuple[State, Events]:
    """Said after all, before the opponent called it (UNO-16)."""
    owing = None if state.owing == seat else state.owing
    return replace(state, owing=owing, said=with_word(state.said, seat, True)), (Told(UnoSaid(seat)),)


def catch_uno(state: State, seat: Seat, dice: Dice) -> tuple[State, Events]:
    """The opponent was faster: the forgetful player draws two (UNO-17)."""
    forgetful = opponent(seat)
    state, _, drawn = draw(replace(state, owing=None), forgetful, CATCH_PENALTY, dice)
    return state, (Told(UnoCaught(forgetful)), *drawn)


# ---- End of a round


def go_out(state: State, seat: Seat, card: Card, dice: Dice) -> tuple[State, Events]:
    """A hand is empty; cards that the last one makes the opponent draw are still drawn (UNO-24)."""
    drawn: Events = ()
    if count := draws_of(card, state.options) + state.stack:
        state, _, drawn = draw(state, opponent(seat), count, dice)
    state, events = score_round(replace(state, stack=0), seat, dice)
    return state, drawn + events


def score_round(state: State, winner: Seat | None, dice: Dice) -> tuple[State, Events]:
    """Both are charged the cards in hand; who went out has none (UNO-25)."""
    first, second = state.hands
    result = RoundResult(winner, (first, second), (points(first), points(second)))
    state, events = next_round(replace(state, results=(*state.results, result), owing=None), dice)
    return state, (Told(RoundScored(len(state.results), result)), *events)


def next_round(state: State, dice: Dice) -> tuple[State, Events]:
    """The game is over when a total has reached the target; else the other player drafts first (UNO-6)."""
    if max(totals(state.results)) >= state.options.target:
        return replace(state, phase=Phase.OVER), ()
    dealt = deal(state, dice)
    return dealt, (Told(RoundDealt(dealt.round, dealt.player_one)),)


# ---- End of the game


def outcome(state: State) -> Outcome | None:
    """The lowest total wins (UNO-26); equal ones, possible only after two passes, share it."""
    if not state.over:
        return None
    charged = totals(state.results)
    winners = tuple(seat for seat in range(2) if charged[seat] == min(charged))
    statistics = {
        "rounds": len(state.results),
        "rounds_won": [sum(result.winner == seat for result in state.results) for seat in range(2)],
        "points": [list(result.points) for result in state.results],
    }
    reason = text("reason-target", target=state.options.target)
    return Outcome(winners, (float(charged[0]), float(charged[1])), reason, statistics)
