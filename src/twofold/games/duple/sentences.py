"""What happens in Duple, in sentences, and the words that the table shares with them."""

from collections.abc import Iterable, Sequence
from datetime import date

from rich.markup import escape

from twofold.games.duple.cards import (
    ALL_PLAY_CARDS,
    SYMBOLS,
    Card,
    is_letter,
    letter_of,
    symbol_of,
    wild_symbols,
)
from twofold.games.duple.events import (
    AllPlayBegan,
    AllPlayTurned,
    AllPlayWon,
    CalledOff,
    CardReturned,
    CategoryTurned,
    Challenged,
    ChallengedLate,
    Event,
    FaceOffBegan,
    FaceOffWon,
    GivenUp,
    LetterDrawn,
    MatchEnded,
    Murmured,
    NobodyWon,
    NothingSpotted,
    PrecedentFollowed,
    Spoke,
    ThirdLetterDrawn,
    Tied,
    TriesExhausted,
    VoteCalled,
    VoteCast,
    VoteClosed,
    WildTurned,
    WordRefused,
    WordSaid,
)
from twofold.games.duple.lexicon import ANY_WORD
from twofold.games.duple.state import Voice

VOTED: dict[Voice, str] = {
    "yes": "votes yes",
    "no": "votes no",
    "abstain": "abstains",
    "rather_yes": "would rather say yes",
    "rather_no": "would rather say no",
}


def symbol_text(symbol: int) -> str:
    """A symbol by sign, name and colour."""
    shown = SYMBOLS[symbol]
    return f"[{shown.colour}]{shown.sign} {shown.name}[/]"


def card_text(card: Card) -> str:
    """A card in words."""
    if is_letter(card):
        return f"[bold]{letter_of(card)}[/] {symbol_text(symbol_of(card))}"
    if card in ALL_PLAY_CARDS:
        return "All Play"
    return "Wild " + " + ".join(map(symbol_text, wild_symbols(card)))


def listed(parts: Iterable[str]) -> str:
    """``A``, ``A and B``, ``A, B and C``."""
    *most, last = parts
    return f"{', '.join(most)} and {last}" if most else last


def task(letters: str, category: str) -> str:
    """What is raced for."""
    if category == ANY_WORD:
        return f"any word with {listed(letters)}"
    return f"{escape(category)}, a word with {listed(letters)}"


# ---- Events


def event(happened: Event, names: Sequence[str]) -> str:
    """One event as a sentence."""
    match happened:
        case LetterDrawn() | WildTurned() | CategoryTurned() | AllPlayTurned() | ThirdLetterDrawn():
            return _drawn(happened, names)
        case VoteCalled() | VoteCast() | VoteClosed():
            return _voted(happened, names)
        case Challenged() | ChallengedLate() | CardReturned() | CalledOff() | PrecedentFollowed():
            return _decided_otherwise(happened, names)
        case FaceOffWon() | AllPlayWon() | NobodyWon() | MatchEnded():
            return _ended(happened, names)
        case NothingSpotted() | Spoke() | WordSaid() | WordRefused() | TriesExhausted():
            return _said(happened, names)
        case FaceOffBegan(_, racers, letters, category):
            who = listed(names[seat] for seat in racers)
            return f"[bold]Face-off![/] {who}: {task(letters, category)}."
        case AllPlayBegan(letters):
            return f"[bold]All Play![/] Everybody: {task(letters, ANY_WORD)}."
        case Murmured(seat):
            return f"{names[seat]} reaches for a card, but the table murmurs: look more closely!"
        case Tied(seats):
            return f"A tie between {listed(names[seat] for seat in seats)}: a third letter must decide."
        case GivenUp(seat):
            return f"{names[seat]} sees no word."


def _said(
    happened: NothingSpotted | Spoke | WordSaid | WordRefused | TriesExhausted, names: Sequence[str]
) -> str:
    match happened:
        case NothingSpotted(seat, word):
            return f"{names[seat]} calls {word.upper()}, but nothing matches."
        case Spoke(seat):
            return f"{names[seat]} has a word."
        case WordSaid(seat, word):
            return f"{names[seat]} says [bold]{word.upper()}[/]."
        case WordRefused(seat, _, rule, reason):
            return f"{names[seat]} is refused: {reason} ({rule})"
        case TriesExhausted(seat):
            return f"{names[seat]} is too fast for the judge: three tries a second (DUPLE-20)."


def _drawn(
    happened: LetterDrawn | WildTurned | CategoryTurned | AllPlayTurned | ThirdLetterDrawn,
    names: Sequence[str],
) -> str:
    match happened:
        case LetterDrawn(seat, card):
            return f"{names[seat]} draws {card_text(card)}."
        case WildTurned(seat, card):
            return f"{names[seat]} turns the {card_text(card)}."
        case CategoryTurned(seat, category):
            return f"{names[seat]} turns a category: {escape(category)}."
        case AllPlayTurned(seat):
            return f"{names[seat]} draws an All Play."
        case ThirdLetterDrawn(seat, card):
            who = "The table" if seat is None else names[seat]
            return f"{who} draws {card_text(card)} as the third letter."


def _voted(happened: VoteCalled | VoteCast | VoteClosed, names: Sequence[str]) -> str:
    match happened:
        case VoteCalled(seat, word, category):
            return f"The table votes on {word.upper()} by {names[seat]} ({escape(category)})."
        case VoteCast(seat, vote):
            return f"{names[seat]} {VOTED[vote]}."
        case VoteClosed(_, word, accepted):
            return f"{word.upper()} {'counts' if accepted else 'does not count'}."


def _ended(happened: FaceOffWon | AllPlayWon | NobodyWon | MatchEnded, names: Sequence[str]) -> str:
    match happened:
        case FaceOffWon(seat, word, card, loser, milliseconds):
            whose = "their own" if loser == seat else f"{names[loser]}'s"
            took = f"{milliseconds / 1000:.1f} s"
            return f"{names[seat]} wins {whose} {card_text(card)} with {word.upper()} after {took}."
        case AllPlayWon(seat, word, milliseconds):
            return f"{names[seat]} wins the All Play with {word.upper()} after {milliseconds / 1000:.1f} s."
        case NobodyWon(card, drawer, left_game):
            where = "leaves the game" if left_game else "goes back into a pile"
            what = card_text(card) if is_letter(card) else f"the {card_text(card)}"
            return f"Nobody has a word: {what} {where}, and {names[drawer]} draws again."
        case MatchEnded(points):
            return (
                "The piles are empty: "
                + listed(f"{name} {count}" for name, count in zip(names, points, strict=True))
                + "."
            )


# ---- Challenges and precedents


def _decided_otherwise(
    happened: Challenged | ChallengedLate | CardReturned | CalledOff | PrecedentFollowed, names: Sequence[str]
) -> str:
    match happened:
        case Challenged():
            return _challenged(happened, names)
        case ChallengedLate(_, word):
            return f"{word.upper()} has stood too long to be challenged (DUPLE-19)."
        case CardReturned():
            return _returned(happened, names)
        case CalledOff():
            return "This race is called off: its cards have changed."
        case PrecedentFollowed(_, word, _, accepted, on):
            return f"As you decided{_day(on)}: {word.upper()} {'counts' if accepted else 'does not count'}."


def _challenged(happened: Challenged, names: Sequence[str]) -> str:
    about = f"{happened.word.upper()} by {names[happened.speaker]} ({escape(happened.category)})"
    does = "doubts" if happened.accepted else "stands up for"
    return f"{names[happened.seat]} {does} {about}: the table votes."


def _returned(happened: CardReturned, names: Sequence[str]) -> str:
    card, owner = card_text(happened.card), happened.owner
    gives = "comes back" if happened.seat is None else f"is taken back from {names[happened.seat]}"
    where = "" if owner is None else f" and lies before {names[owner]} again"
    return f"{card} {gives}{where}."


def _day(on: str) -> str:
    """The day of a decision, as precisely as it is known."""
    if not on:
        return " before"
    day = date.fromisoformat(on)
    return f" on {day:%A}, {day.day} {day:%B %Y}"
