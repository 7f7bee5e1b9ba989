"""What players of UNO Duo may do, and why not."""

from twofold.engine import Refusal, Seat
from twofold.games.uno_duo.actions import (
    PLAYS,
    PLAYS_WITH_UNO,
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
from twofold.games.uno_duo.cards import (
    COLOUR_OF,
    DRAW_TWOS,
    FACE_OF,
    KINDS_OF_COLOUR,
    MATCHING,
    SWAP_HANDS,
    Card,
    Colour,
    Kinds,
)
from twofold.games.uno_duo.state import Phase, State, opponent
from twofold.games.uno_duo.texts import text

PICKS: tuple[Action, ...] = (KeepCard(), DiscardCard())
COLOURS: tuple[Action, ...] = tuple(NameColour(colour) for colour in Colour)
DRAW: tuple[Action, ...] = (DrawCards(),)
KEEP: tuple[Action, ...] = (KeepCard(),)
END_RUN: tuple[Action, ...] = (EndRun(),)
SAY: tuple[Action, ...] = (SayUno(),)
CATCH: tuple[Action, ...] = (CatchUno(),)

INSTEAD = {Phase.TURN: DRAW, Phase.DRAWN: KEEP, Phase.ANSWER: DRAW, Phase.RUN: END_RUN}
"""What a player may always do instead of playing a card."""


# ---- What matches


def playable(state: State) -> Kinds:
    """The kinds of cards that the player in turn may play, if they have them."""
    match state.phase:
        case Phase.TURN:
            return matching(state)
        case Phase.DRAWN:
            return matching(state) & 1 << (state.drawn or 0)
        case Phase.ANSWER:
            return DRAW_TWOS
        case Phase.RUN:
            return KINDS_OF_COLOUR[state.colour or 0]
    return 0


def matching(state: State) -> Kinds:
    """The kinds that match the top card in colour, number or action, and every wild (UNO-13)."""
    return MATCHING[FACE_OF[state.discards[-1]]][state.colour or 0]


def leaves_one(state: State, seat: Seat, card: Card) -> bool:
    """Whether playing this card leaves its player with one that UNO must be said for (UNO-16, UNO-23)."""
    return card != SWAP_HANDS and len(state.hands[seat]) == 2


def may_say_uno(state: State, seat: Seat) -> bool:
    """While it is owed (UNO-16)."""
    return state.owing == seat


# ---- Choices


def choices(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every action that would be accepted from this seat now."""
    calls: tuple[Action, ...] = ()
    if state.owing is not None:
        calls = SAY if state.owing == seat else CATCH
    elif may_say_uno(state, seat):
        calls = SAY
    if state.turn != seat:
        return calls
    match state.phase:
        case Phase.DRAFT:
            return PICKS
        case Phase.COLOUR:
            return COLOURS
        case Phase.OVER:
            return ()
    return plays(state, seat) + INSTEAD[state.phase] + calls


def plays(state: State, seat: Seat) -> tuple[Action, ...]:
    """The cards of the hand that may be played, each kind once."""
    kinds = playable(state)
    hand = state.hands[seat]
    close = len(hand) == 2 or len(state.hands[opponent(seat)]) == 1
    found: list[Action] = []
    previous = -1
    for card in hand:
        if card != previous and kinds >> card & 1:
            found += PLAYS_WITH_UNO[card] if close and leaves_one(state, seat, card) else PLAYS[card]
        previous = card
    return tuple(found)


# ---- Refusals


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why this action is against the rules."""
    match action:
        case SayUno():
            return None if may_say_uno(state, seat) else Refusal("UNO-16", text("refusal-owes-no-uno"))
        case CatchUno():
            if state.owing == opponent(seat):
                return None
            return Refusal("UNO-17", text("refusal-nobody-to-catch"))
    if seat != state.turn:
        return Refusal("UNO-4" if state.phase is Phase.DRAFT else "UNO-13", text("refusal-wait"))
    match state.phase:
        case Phase.DRAFT:
            return draft_refusal(action)
        case Phase.COLOUR:
            return None if isinstance(action, NameColour) else Refusal("UNO-11", text("refusal-name-colour"))
    return turn_refusal(state, seat, action)


def draft_refusal(action: Action) -> Refusal | None:
    """In the draft, the card looked at is kept or discarded."""
    if isinstance(action, KeepCard | DiscardCard):
        return None
    return Refusal("UNO-4", text("refusal-draft-is-on"))


def turn_refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """In a turn, a card is played, or the one thing done that may be done instead."""
    match action:
        case PlayCard():
            return play_refusal(state, seat, action)
        case DiscardCard():
            return Refusal("UNO-4", text("refusal-draft-is-over"))
        case NameColour():
            return Refusal("UNO-21", text("refusal-colour-alone"))
    if action in INSTEAD.get(state.phase, ()):
        return None
    match state.phase:
        case Phase.DRAWN:
            return Refusal("UNO-14", text("refusal-has-drawn"))
        case Phase.RUN:
            return Refusal("UNO-20", text("refusal-run-is-on"))
        case Phase.ANSWER:
            return Refusal("UNO-19", text("refusal-answer-or-draw"))
    return Refusal("UNO-14", text("refusal-play-or-draw"))


def play_refusal(state: State, seat: Seat, play: PlayCard) -> Refusal | None:
    """Your card, one that may be played now, a colour for a wild, and UNO only when it is true."""
    if play.card not in state.hands[seat]:
        return Refusal("UNO-13", text("refusal-own-hand"))
    if not playable(state) >> play.card & 1:
        return mismatch(state)
    if (play.colour is None) != (COLOUR_OF[play.card] is not None):
        return Refusal("UNO-21", text("refusal-colour-for-wild"))
    if play.uno and not leaves_one(state, seat, play.card):
        return Refusal("UNO-16", text("refusal-uno-too-early"))
    return None


def mismatch(state: State) -> Refusal:
    """Why a card of one's hand cannot be played."""
    match state.phase:
        case Phase.DRAWN:
            return Refusal("UNO-14", text("refusal-only-the-drawn"))
        case Phase.ANSWER:
            return Refusal("UNO-19", text("refusal-answer", cards=text("cards", count=state.stack)))
        case Phase.RUN:
            return Refusal("UNO-20", text("refusal-run-colour"))
    return Refusal("UNO-13", text("refusal-no-match"))
