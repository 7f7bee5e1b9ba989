"""DUOS in words, for the terminal and for transcripts: what is drawn and asked."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len, set_cell_size

from twofold.engine import Form, Hidden, Seat, Words
from twofold.games.duos.actions import Action, LayPair, PointNot, PointYes, SayWord
from twofold.games.duos.cards import COLUMNS, ROWS, card_text, category_text
from twofold.games.duos.events import Event
from twofold.games.duos.matching import Pair
from twofold.games.duos.sentences import pair_text, plain, sentence
from twofold.games.duos.state import Board, GivenHint, Phase, is_cooperative
from twofold.games.duos.texts import text
from twofold.games.duos.typed import action, read, written
from twofold.games.duos.view import ShownFace, View, own_board
from twofold.texts import Person, Speech, Text

CELL = 8
"""The columns of a card besides its name: number, letter, picture and what keeps them apart."""

PICTURE = 3
MOST_LETTERS = 45
"""With longer names the pictures stay away: the table is never wider than 80 columns."""

WIDENED = "\ufe0f"
"""Asks for the coloured picture of a sign that is one column wide: terminals disagree on what that makes."""

MARK = {"sun": "☀", "moon": "☾", "wave": "≈"}
PAIR_LETTERS = "abcd"
NAME_WIDTH = 18
SCORE_WIDTH = 10


# ---- The table


def table(view: View, choices: Sequence[Action | Form], speech: Speech) -> str:
    """The whole table, top to bottom."""
    lines = [_title(view, speech), "", *_grid(view, speech), "", *_seats(view, speech)]
    lines += [f"  {speech(_hint(view, given))}" for given in view.hints]
    lines += [f"  {speech(_laid(view, lay))}" for lay in view.laid]
    if view.phase is not Phase.CHOOSING:
        lines += ["", *(f"  {speech(board)}" for board in _boards(view))]
    elif view.viewer is not None:
        lines += ["", speech(_own_board(view, choices))]
    return "\n".join(lines)


def _title(view: View, speech: Speech) -> str:
    turn = speech(text("turn", turn=view.turn, turns=view.turns))
    title = f"[bold]{turn}[/]   {speech(category_text(view.category))}"
    if view.narrator is None:
        return title
    return f"{title}   {speech(text('narrator-is', who=Person(view.narrator)))}"


def _grid(view: View, speech: Speech) -> Iterator[str]:
    top, right, bottom, left = (MARK[edge] for edge in view.edges)
    names = [speech(card_text(face.key)) for face in view.cards]
    widths = [max(map(cell_len, names[column::COLUMNS])) for column in range(COLUMNS)]
    pictured = sum(widths) <= MOST_LETTERS
    width = sum(widths) + COLUMNS * (CELL if pictured else CELL - PICTURE)
    letters = _letters(own_board(view))
    yield f"  {top:^{width}}".rstrip()
    for row in range(ROWS):
        cells = "".join(
            _cell(place, letters.get(place, " "), _picture(view.cards[place]) if pictured else "")
            + set_cell_size(names[place], widths[place % COLUMNS])
            + " "
            for place in range(row * COLUMNS, (row + 1) * COLUMNS)
        )
        middle = row == ROWS // 2
        yield f"{left if middle else ' '} {cells}{right if middle else ' '}".rstrip()
    yield f"  {bottom:^{width}}".rstrip()


def _letters(board: Board) -> dict[int, str]:
    """The mark of each card on a board: the same letter twice for a pair."""
    return {place: letter for letter, pair in zip(PAIR_LETTERS, board, strict=False) for place in pair}


def _cell(place: int, letter: str, picture: str) -> str:
    return f"{place + 1:>2}{letter} {picture}"


def _picture(face: ShownFace) -> str:
    """An emoji is two columns wide; those that ask for it with a sign of their own are not, everywhere."""
    symbol = "" if WIDENED in face.symbol else face.symbol
    return f"{symbol or '  '} "


def _seats(view: View, speech: Speech) -> Iterator[str]:
    together = is_cooperative(len(view.boards))
    if together:
        yield f"  {speech(text('terminal-won-together', count=view.scores[0]))}"
    for seat, name in enumerate(speech):
        score = "" if together else speech(text("terminal-points", count=_total(view, seat)))
        who = speech(text("terminal-you", name=name)) if seat == view.viewer else name
        doing = _doing(view, seat)
        yield f"  {who:<{NAME_WIDTH}} {score:<{SCORE_WIDTH}} {speech(doing) if doing else ''}".rstrip()


def _total(view: View, seat: Seat) -> int:
    """Points as they lie in front of a seat: those of a running turn are not in the score yet."""
    return view.scores[seat] + (view.points[seat] if view.phase is Phase.LAYING else 0)


def _doing(view: View, seat: Seat) -> Text | None:
    if view.phase is Phase.LAYING:
        return text("terminal-laying") if seat == view.narrator else None
    if view.phase is Phase.OVER:
        return None
    waiting = text("choosing") if view.phase is Phase.CHOOSING else text("terminal-looking")
    return text("ready") if view.ready[seat] else waiting


def _boards(view: View) -> Iterator[Text]:
    for seat, board in enumerate(view.boards):
        if not isinstance(board, Hidden):
            yield text("terminal-board", who=Person(seat), pairs=_pairs(view, board))


def _pairs(view: View, board: Board) -> tuple[Text, ...]:
    return tuple(_pair(view, pair) for pair in board)


def _pair(view: View, pair: Pair) -> Text:
    return pair_text((view.cards[pair[0]].key, view.cards[pair[1]].key))


def _laid(view: View, lay: LayPair) -> Text:
    if lay.why:
        return text("terminal-laid-because", pair=_pair(view, lay.pair), why=plain(lay.why))
    return text("terminal-laid", pair=_pair(view, lay.pair))


def _hint(view: View, given: GivenHint) -> Text:
    who = Person(given.seat)
    match given.hint:
        case SayWord(word):
            return text("terminal-hint-word", who=who, word=plain(word))
        case PointYes(place):
            return text("terminal-hint-yes", who=who, card=card_text(view.cards[place].key))
        case PointNot(place):
            return text("terminal-hint-not", who=who, card=card_text(view.cards[place].key))


def _own_board(view: View, choices: Sequence[Action | Form]) -> Text:
    board = own_board(view)
    if not board:
        return text("terminal-own-board-empty")
    if choices:
        return text("terminal-own-board-open", pairs=_pairs(view, board))
    return text("terminal-own-board", pairs=_pairs(view, board))


# ---- What is told and asked


def event(happened: Event, speech: Speech) -> str:
    """One event as a sentence."""
    return speech(sentence(happened))


def prompt(view: View, choices: Sequence[Action | Form]) -> Text:
    """What is asked of the viewer now."""
    if not choices:
        return text("terminal-wait")
    if view.phase is Phase.LAYING:
        left = (choice.pair for choice in choices if isinstance(choice, LayPair))
        return text("terminal-lay", pair=written(next(left)))
    if view.phase is Phase.COMPARING:
        return text("terminal-next")
    may_hint = any(isinstance(choice, Form) and choice.action == "word" for choice in choices)
    if own_board(view):
        return text("terminal-change-or-hint") if may_hint else text("terminal-change")
    return text("terminal-choose-or-hint") if may_hint else text("terminal-choose")


words: Words[View, Action, Event] = Words(
    table=table, event=event, action=action, read=read, prompt=prompt, legend=text("terminal-legend")
)
