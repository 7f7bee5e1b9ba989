"""The rules of DUOS, in the order of its rulebook."""

from msgspec.structs import replace

from twofold.engine import Dice, Events, Form, Outcome, Refusal, Seat, Told
from twofold.games.duos.actions import Action, ChoosePairs, LayPair, PointNot, PointYes, SayReady, SayWord
from twofold.games.duos.cards import TABLE_SIZE, face_of
from twofold.games.duos.events import (
    BoardsCompared,
    BoardsRevealed,
    FacePair,
    NarratorScored,
    PairLaid,
    PairsChosen,
    ReadySaid,
)
from twofold.games.duos.hints import (
    give_hint,
    hint_refusal,
    may_say_word,
    on_table,
    possible_hints,
    promise_refusal,
)
from twofold.games.duos.matching import PAIRS_TO_CHOOSE, Pair, Pairs
from twofold.games.duos.state import (
    PAIRS_TO_WIN,
    Phase,
    State,
    TurnResult,
    has_chosen,
    in_common,
    is_cooperative,
    places_of,
    turns_of,
    unlaid,
)
from twofold.games.duos.texts import text
from twofold.games.duos.turns import next_turn
from twofold.games.duos.verdicts import outcome_of

LONGEST_REASON = 140
CHOOSE_FORM = Form("choose", text("form-choose"))
WORD_FORM = Form("word", text("form-word"))
LAY_FORM = Form("lay", text("form-lay"))

# ---- Who may do what


def waiting_for(state: State) -> frozenset[Seat]:
    """Everyone who is not ready yet; the Narrator while pairs are laid (DUOS-6, DUOS-9)."""
    match state.phase:
        case Phase.CHOOSING | Phase.COMPARING:
            return frozenset(seat for seat in range(state.seats) if not state.ready[seat])
        case Phase.LAYING:
            return frozenset(() if state.narrator is None else (state.narrator,))
        case Phase.OVER:
            return frozenset()


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why this action is against the rules."""
    match action:
        case ChoosePairs():
            return choose_refusal(state, seat, action)
        case SayReady():
            return ready_refusal(state, seat)
        case LayPair():
            return lay_refusal(state, seat, action)
        case SayWord() | PointYes() | PointNot():
            return hint_refusal(state, seat, action)


def choices(state: State, seat: Seat) -> tuple[Action | Form, ...]:
    """Every action that would be accepted from this seat now."""
    if state.phase is Phase.LAYING and seat == state.narrator:
        return (*(LayPair(pair) for pair in unlaid(state)), LAY_FORM)
    offered: list[Action | Form] = []
    if state.phase is Phase.CHOOSING and not state.ready[seat]:
        offered.append(CHOOSE_FORM)
    if ready_refusal(state, seat) is None:
        offered.append(SayReady())
    offered += possible_hints(state, seat)
    if may_say_word(state, seat):
        offered.append(WORD_FORM)
    return tuple(offered)


def apply(state: State, seat: Seat, action: Action, at: int, dice: Dice) -> tuple[State, Events]:  # noqa: ARG001
    """What an accepted action leads to."""
    match action:
        case ChoosePairs():
            return choose_pairs(state, seat, action)
        case SayReady():
            return say_ready(state, seat, dice)
        case LayPair():
            return lay_pair(state, seat, action, dice)
        case SayWord() | PointYes() | PointNot():
            return give_hint(state, seat, action)


def silence(state: State) -> Refusal | None:
    """No communication while pairs are chosen (DUOS-8)."""
    if state.phase is not Phase.CHOOSING:
        return None
    return Refusal("DUOS-8", text("refusal-quiet"))


# ---- Choosing pairs


def choose_refusal(state: State, seat: Seat, choice: ChoosePairs) -> Refusal | None:
    """Four pairs, eight different cards of the table, until you are ready (DUOS-6, DUOS-7)."""
    if state.phase is not Phase.CHOOSING:
        return Refusal("DUOS-7", text("refusal-boards-revealed"))
    if state.ready[seat]:
        return Refusal("DUOS-7", text("refusal-pairs-stand"))
    if len(choice.pairs) != PAIRS_TO_CHOOSE:
        chosen = len(choice.pairs)
        return Refusal("DUOS-6", text("refusal-number-of-pairs", wanted=PAIRS_TO_CHOOSE, chosen=chosen))
    if not all(on_table(place) for pair in choice.pairs for place in pair):
        return Refusal("DUOS-6", text("refusal-not-on-table", count=TABLE_SIZE))
    if len(places_of(choice.pairs)) != 2 * PAIRS_TO_CHOOSE:
        return Refusal("DUOS-6", text("refusal-card-twice"))
    return promise_refusal(state, seat, choice)


def choose_pairs(state: State, seat: Seat, choice: ChoosePairs) -> tuple[State, Events]:
    """The board is marked behind the screen; colours mean nothing, so neither does the order (DUOS-6)."""
    board = in_order(choice.pairs)
    chosen = PairsChosen(seat, faces_of(state, board))
    boards = tuple(board if other == seat else kept for other, kept in enumerate(state.boards))
    return replace(state, boards=boards), (Told(chosen, to=(seat,)),)


def in_order(pairs: Pairs) -> Pairs:
    """The pairs with the lower place first, sorted."""
    return tuple(sorted((min(pair), max(pair)) for pair in pairs))


def faces_of(state: State, pairs: Pairs) -> tuple[FacePair, ...]:
    """The keys of the faces that lie at these places."""
    keys = [face_of(card, state.category).key for card in state.table]
    return tuple((keys[low], keys[high]) for low, high in pairs)


def ready_refusal(state: State, seat: Seat) -> Refusal | None:
    """Only who has chosen can be ready, and says so once (DUOS-7)."""
    if state.phase not in (Phase.CHOOSING, Phase.COMPARING):
        return Refusal("DUOS-7", text("refusal-nothing-to-be-ready-for"))
    if state.ready[seat]:
        return Refusal("DUOS-7", text("refusal-ready-already"))
    if not has_chosen(state.boards[seat]):
        return Refusal("DUOS-6", text("refusal-choose-first", count=PAIRS_TO_CHOOSE))
    return None


def say_ready(state: State, seat: Seat, dice: Dice) -> tuple[State, Events]:
    """When all are ready, and not before, the boards are revealed (DUOS-7)."""
    ready = tuple(said or other == seat for other, said in enumerate(state.ready))
    state = replace(state, ready=ready)
    said = (Told(ReadySaid(seat)),)
    if not all(ready):
        return state, said
    if state.phase is Phase.COMPARING:
        state, events = next_turn(state, dice)
        return state, said + events
    revealed = (*said, Told(BoardsRevealed(state.boards)))
    if not is_cooperative(state.seats):
        return replace(state, phase=Phase.LAYING), revealed
    state, events = compare_boards(state)
    return state, revealed + events


# ---- The Narrator checks pairs


def lay_refusal(state: State, seat: Seat, lay: LayPair) -> Refusal | None:
    """The Narrator's own pairs, one at a time, in any order (DUOS-9)."""
    if is_cooperative(state.seats):
        return Refusal("DUOS-20", text("refusal-no-narrator"))
    if state.phase is not Phase.LAYING:
        return Refusal("DUOS-9", text("refusal-not-revealed"))
    if seat != state.narrator:
        return Refusal("DUOS-9", text("refusal-narrator-only"))
    if ordered(lay.pair) not in unlaid(state):
        return Refusal("DUOS-9", text("refusal-not-your-pair"))
    if len(lay.why) > LONGEST_REASON or not lay.why.isprintable():
        return Refusal("DUOS-9", text("refusal-reason-too-long", most=LONGEST_REASON))
    return None


def ordered(pair: Pair) -> Pair:
    """The pair with its lower place first."""
    return min(pair), max(pair)


def lay_pair(state: State, seat: Seat, lay: LayPair, dice: Dice) -> tuple[State, Events]:
    """Every other player who chose the same pair gains a point (DUOS-10)."""
    pair = ordered(lay.pair)
    matched = tuple(other for other, board in enumerate(state.boards) if other != seat and pair in board)
    gained = [points + (other in matched) for other, points in enumerate(state.points)]
    state = replace(state, laid=(*state.laid, LayPair(pair, lay.why)), points=tuple(gained))
    told = (Told(PairLaid(seat, faces_of(state, (pair,))[0], lay.why, matched)),)
    if len(state.laid) < PAIRS_TO_CHOOSE:
        return state, told
    state, events = score_narrator(state, seat, dice)
    return state, told + events


def narrator_points(common: int) -> int:
    """0 or 1 pairs in common give nothing, 2 or 3 one point, 4 two points (DUOS-11)."""
    return common // 2


def score_narrator(state: State, narrator: Seat, dice: Dice) -> tuple[State, Events]:
    """After the fourth pair the Narrator scores for each other player (DUOS-11)."""
    others = [board for seat, board in enumerate(state.boards) if seat != narrator]
    earned = sum(narrator_points(in_common(board, state.boards[narrator])) for board in others)
    points = tuple(earned if seat == narrator else gained for seat, gained in enumerate(state.points))
    state, events = next_turn(recorded(replace(state, points=points)), dice)
    return state, (Told(NarratorScored(narrator, earned)), *events)


def recorded(state: State) -> State:
    """The turn's points are added up, and the turn goes into the history."""
    result = TurnResult(state.narrator, state.category, state.table, state.boards, state.laid, state.points)
    scores = tuple(map(sum, zip(state.scores, state.points, strict=True)))
    return replace(state, scores=scores, history=(*state.history, result))


# ---- Two players compare their boards


def compare_boards(state: State) -> tuple[State, Events]:
    """Three or four pairs in common win the turn: a point for both together (DUOS-20)."""
    one, other = state.boards
    shared = tuple(pair for pair in one if pair in other)
    won = len(shared) >= PAIRS_TO_WIN
    state = recorded(replace(state, points=(int(won), int(won))))
    over = state.turn == turns_of(state.options, state.seats)
    phase = Phase.OVER if over else Phase.COMPARING
    compared = BoardsCompared(faces_of(state, shared), won, state.scores[0])
    return replace(state, phase=phase, ready=(False, False)), (Told(compared),)


# ---- End of the game


def outcome(state: State) -> Outcome | None:
    """Who won, and why (DUOS-15, DUOS-27)."""
    return outcome_of(state) if state.phase is Phase.OVER else None
