"""DUOS in words, for the terminal and for transcripts."""

import re
from collections.abc import Iterator, Sequence

from twofold.engine import Form, Hidden, Refusal, Seat, Words, not_understood
from twofold.games.duos.actions import Action, ChoosePairs, LayPair, PointNot, PointYes, SayReady, SayWord
from twofold.games.duos.cards import COLUMNS, ROWS, faces_by_key
from twofold.games.duos.events import (
    BoardReopened,
    BoardsCompared,
    BoardsRevealed,
    CardPointedAt,
    Event,
    FacePair,
    NarratorScored,
    PairLaid,
    PairsChosen,
    ReadySaid,
    TurnBegun,
    WordSaid,
)
from twofold.games.duos.matching import Pair, Pairs
from twofold.games.duos.state import Board, GivenHint, Phase, is_cooperative
from twofold.games.duos.view import ShownFace, View, own_board

CELL = 8
"""The columns of a card besides its name: number, letter, picture and what keeps them apart."""

PICTURE = 3
MOST_LETTERS = 45
"""With longer names the pictures stay away: the table is never wider than 80 columns."""

WIDENED = "\ufe0f"
"""Asks for the coloured picture of a sign that is one column wide: terminals disagree on what that makes."""

MARK = {"sun": "☀", "moon": "☾", "wave": "≈"}
PAIR_LETTERS = "abcd"
HELP = "type four pairs like 1-2 3-4 5-6 7-8, or ready, lay 1-2, word …, yes 5, not 5"
LEGEND = (
    "Choose four pairs of the twelve cards that the others would choose, too: 1-2 3-4 5-6 7-8, then ready. "
    "The same letter behind two numbers marks a pair of yours. ☀, ☾ and ≈ are the edges of the cards."
)


def plain(text: str) -> str:
    """What a player wrote, with no power over the colours of the screen."""
    return text.replace("[", r"\[")


def count_of(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


# ---- The table


def table(view: View, choices: Sequence[Action | Form], names: Sequence[str]) -> str:
    """The whole table, top to bottom."""
    lines = [_title(view, names), "", *_grid(view), "", *_seats(view, names)]
    lines += [f"  Hint: {_hint(view, given, names)}" for given in view.hints]
    lines += [f"  Laid: {_pair_at(view, lay.pair)}{_because(lay.why)}" for lay in view.laid]
    if view.phase is not Phase.CHOOSING:
        lines += ["", *_boards(view, names)]
    elif view.viewer is not None:
        lines += ["", _own_line(view, choices)]
    return "\n".join(lines)


def _title(view: View, names: Sequence[str]) -> str:
    who = "" if view.narrator is None else f"   Narrator: {names[view.narrator]}"
    return f"[bold]Turn {view.turn} of {view.turns}[/]   {view.category.capitalize()}{who}"


def _grid(view: View) -> Iterator[str]:
    top, right, bottom, left = (MARK[edge] for edge in view.edges)
    widths = [max(len(face.name) for face in view.cards[column::COLUMNS]) for column in range(COLUMNS)]
    pictured = sum(widths) <= MOST_LETTERS
    width = sum(widths) + COLUMNS * (CELL if pictured else CELL - PICTURE)
    letters = _letters(own_board(view))
    yield f"  {top:^{width}}".rstrip()
    for row in range(ROWS):
        places = range(row * COLUMNS, (row + 1) * COLUMNS)
        cells = "".join(
            _cell(place, view.cards[place], letters.get(place, " "), widths[place % COLUMNS], pictured)
            for place in places
        )
        middle = row == ROWS // 2
        yield f"{left if middle else ' '} {cells}{right if middle else ' '}".rstrip()
    yield f"  {bottom:^{width}}".rstrip()


def _letters(board: Board) -> dict[int, str]:
    """The mark of each card on a board: the same letter twice for a pair."""
    return {place: letter for letter, pair in zip(PAIR_LETTERS, board, strict=False) for place in pair}


def _cell(place: int, face: ShownFace, letter: str, width: int, pictured: bool) -> str:
    """An emoji is two columns wide; those that ask for it with a sign of their own are not, everywhere."""
    symbol = "" if WIDENED in face.symbol else face.symbol
    picture = f"{symbol or '  '} " if pictured else ""
    return f"{place + 1:>2}{letter} {picture}{face.name:<{width}} "


def _seats(view: View, names: Sequence[str]) -> Iterator[str]:
    if is_cooperative(len(view.boards)):
        yield f"  Turns won together: {view.scores[0]}"
    for seat, name in enumerate(names):
        score = "" if is_cooperative(len(view.boards)) else count_of(_total(view, seat), "point")
        who = f"{name} (you)" if seat == view.viewer else name
        yield f"  {who:<18} {score:<10} {_doing(view, seat)}".rstrip()


def _total(view: View, seat: Seat) -> int:
    """Points as they lie in front of a seat: those of a running turn are not in the score yet."""
    return view.scores[seat] + (view.points[seat] if view.phase is Phase.LAYING else 0)


def _doing(view: View, seat: Seat) -> str:
    if view.phase is Phase.LAYING:
        return "lays out pairs" if seat == view.narrator else ""
    if view.phase is Phase.OVER:
        return ""
    waiting = "is choosing" if view.phase is Phase.CHOOSING else "is looking"
    return "is ready" if view.ready[seat] else waiting


def _boards(view: View, names: Sequence[str]) -> Iterator[str]:
    for seat, board in enumerate(view.boards):
        if not isinstance(board, Hidden):
            yield f"  {names[seat]}: {', '.join(_pair_at(view, pair) for pair in board)}"


def _pair_at(view: View, pair: Pair) -> str:
    return f"{view.cards[pair[0]].name} + {view.cards[pair[1]].name}"


def _hint(view: View, given: GivenHint, names: Sequence[str]) -> str:
    match given.hint:
        case SayWord(word):
            return f"{names[given.seat]} says “{plain(word)}”"
        case PointYes(place):
            return f"{names[given.seat]} has {view.cards[place].name} in a pair"
        case PointNot(place):
            return f"{names[given.seat]} has {view.cards[place].name} in no pair"


def _own_line(view: View, choices: Sequence[Action | Form]) -> str:
    board = own_board(view)
    if not board:
        return "Your board is empty."
    pairs = ", ".join(_pair_at(view, pair) for pair in board)
    change = " (you may still change it)" if choices else ""
    return f"Your board: {pairs}{change}"


# ---- Events


def event(happened: Event, names: Sequence[str]) -> str:
    """One event as a sentence."""
    match happened:
        case PairsChosen(_, pairs):
            return f"You mark {_pairs(pairs)}."
        case ReadySaid(seat):
            return f"{names[seat]} is ready."
        case WordSaid(seat, word):
            return f"{names[seat]} says one word: “{plain(word)}”."
        case CardPointedAt(seat, key, chosen):
            return f"{names[seat]} points at {_face(key)}: {'YES' if chosen else 'NOT'}!"
        case BoardReopened(seat):
            return f"{names[seat]} may choose again."
        case BoardsRevealed():
            return "All are ready. The boards are revealed."
        case PairLaid(seat, pair, why, matched):
            return f"{names[seat]} lays out {_pair(pair)}{_because(why)}. {_gains(matched, names)}"
        case NarratorScored(seat, points):
            return f"{names[seat]} gains {count_of(points, 'point')} as the Narrator."
        case BoardsCompared(pairs, won, score):
            return _compared(pairs, won, score)
        case TurnBegun():
            return _begun(happened, names)


def _face(key: str) -> str:
    return faces_by_key()[key].name


def _pair(pair: FacePair) -> str:
    return f"{_face(pair[0])} + {_face(pair[1])}"


def _pairs(pairs: Sequence[FacePair]) -> str:
    return ", ".join(map(_pair, pairs))


def _because(why: str) -> str:
    return f" (“{plain(why)}”)" if why else ""


def _gains(seats: Sequence[Seat], names: Sequence[str]) -> str:
    if not seats:
        return "Nobody else has it."
    return f"{' and '.join(names[seat] for seat in seats)} {'gains' if len(seats) == 1 else 'gain'} a point."


def _compared(pairs: Sequence[FacePair], won: bool, score: int) -> str:
    shared = f"{count_of(len(pairs), 'pair')} in common" + (f": {_pairs(pairs)}" if pairs else "")
    verdict = "You win this turn!" if won else "Three would have won the turn."
    return f"{shared}. {verdict} Turns won so far: {score}."


def _begun(begun: TurnBegun, names: Sequence[str]) -> str:
    cards = "Twelve new cards lie there" if begun.dealt else "The cards are turned over"
    narrator = "" if begun.narrator is None else f" {names[begun.narrator]} is the Narrator."
    return f"Turn {begun.turn}: {cards}, {begun.category} up.{narrator}"


# ---- What players type


def action(chosen: Action) -> str:
    """What a player would type for this action."""
    match chosen:
        case ChoosePairs(pairs):
            return " ".join(map(_typed, pairs))
        case SayReady():
            return "ready"
        case LayPair(pair, why):
            return f"lay {_typed(pair)} {why}".rstrip()
        case SayWord(word):
            return f"word {word}"
        case PointYes(place):
            return f"yes {place + 1}"
        case PointNot(place):
            return f"not {place + 1}"


def _typed(pair: Pair) -> str:
    return f"{pair[0] + 1}-{pair[1] + 1}"


def read(line: str, view: View) -> Action | Refusal:
    """Pairs as ``1-2 3-4 5-6 7-8`` or ``ant+crow …``; ``ready``; ``lay 1-2 why``; ``word …``; ``yes 5``."""
    typed = line.strip()
    verb, _, rest = typed.partition(" ")
    rest = rest.strip()
    meant: Action | None = None
    match verb.lower():
        case "ready":
            meant = None if rest else SayReady()
        case "word":
            meant = SayWord(rest) if rest else None
        case "lay":
            meant = _read_lay(rest, view)
        case "yes" | "not":
            place = _place(rest, view)
            if place is not None:
                meant = PointYes(place) if verb.lower() == "yes" else PointNot(place)
        case _ if view.phase is Phase.LAYING:
            meant = _read_lay(typed, view)
        case _:
            pairs = _read_pairs(typed, view)
            meant = None if pairs is None else ChoosePairs(pairs)
    return meant or not_understood(f"{typed[:30]!r} means nothing here: {HELP}.")


def _read_lay(rest: str, view: View) -> LayPair | None:
    written, _, why = rest.partition(" ")
    pair = _read_pair(written, view)
    return None if pair is None else LayPair(pair, why.strip())


def _read_pairs(typed: str, view: View) -> Pairs | None:
    pairs = [_read_pair(written, view) for written in re.split(r"[\s,;]+", typed) if written]
    known = [pair for pair in pairs if pair is not None]
    return tuple(known) if known and len(known) == len(pairs) else None


def _read_pair(written: str, view: View) -> Pair | None:
    halves = written.split("+") if "+" in written else written.split("-")
    places = [_place(half, view) for half in halves]
    if len(places) != 2 or places[0] is None or places[1] is None:
        return None
    return places[0], places[1]


def _place(written: str, view: View) -> int | None:
    """A card by its number from 1, or by its name."""
    if re.fullmatch(r"[0-9]{1,3}", written):
        return int(written) - 1
    wanted = written.lower().replace(" ", "-")
    return next((place for place, face in enumerate(view.cards) if face.key == wanted), None)


def prompt(view: View, choices: Sequence[Action | Form]) -> str:
    """What is asked of the viewer now."""
    if not choices:
        return "wait"
    if view.phase is Phase.LAYING:
        left = (choice.pair for choice in choices if isinstance(choice, LayPair))
        return f"Lay out a pair, like {_typed(next(left))}"
    if view.phase is Phase.COMPARING:
        return "Say ready for the next turn"
    asked = "Say ready, or change your pairs" if own_board(view) else "Choose four pairs"
    may_hint = any(isinstance(choice, Form) and choice.action == "word" for choice in choices)
    return asked + (", or give a hint" if may_hint else "")


words: Words[View, Action, Event] = Words(
    table=table, event=event, action=action, read=read, prompt=prompt, legend=LEGEND
)
