"""What happens in Duple, in sentences, and the words that the table shares with them."""

from collections.abc import Iterable
from datetime import date
from typing import TYPE_CHECKING

from rich.markup import escape

from twofold.engine import Seat
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
    Insisted,
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
from twofold.games.duple.naming import category_text
from twofold.games.duple.texts import text
from twofold.texts import Person, Text

if TYPE_CHECKING:
    from twofold.texts import Speech


def symbol_text(symbol: int, speech: "Speech") -> str:
    """A symbol by sign, name and colour."""
    shown = SYMBOLS[symbol]
    return f"[{shown.colour}]{shown.sign} {speech(text(f'symbol-{shown.name}'))}[/]"


def card_text(card: Card, speech: "Speech") -> Text:
    """A card in words."""
    if is_letter(card):
        symbol = symbol_text(symbol_of(card), speech)
        return text("terminal-card-letter", letter=f"[bold]{letter_of(card)}[/]", symbol=symbol)
    if card in ALL_PLAY_CARDS:
        return text("card-all-play")
    one, other = wild_symbols(card)
    return text("card-wild", one=symbol_text(one, speech), other=symbol_text(other, speech))


def marked_category(category: str) -> Text | str:
    """A category, where markup is read: a table may have written anything."""
    named = category_text(category)
    return escape(named) if isinstance(named, str) else named


def people(seats: Iterable[Seat]) -> tuple[Person, ...]:
    """Several players."""
    return tuple(map(Person, seats))


def task(letters: str, category: str) -> Text:
    """What is raced for."""
    if category == ANY_WORD:
        return text("terminal-task-any", letters=tuple(letters))
    return text("terminal-task", category=marked_category(category), letters=tuple(letters))


# ---- Events


def event(happened: Event, speech: "Speech") -> str:
    """One event as a sentence."""
    said = speech(_told(happened, speech))
    match happened:
        case FaceOffBegan() | AllPlayBegan():
            return f"[bold]{said}[/]"
        case WordRefused(rule=rule):
            return f"{said} ({rule})"
        case TriesExhausted():
            return f"{said} (DUPLE-20)"
        case ChallengedLate():
            return f"{said} (DUPLE-19)"
        case _:
            return said


def _told(happened: Event, speech: "Speech") -> Text:
    match happened:
        case LetterDrawn() | WildTurned() | CategoryTurned() | AllPlayTurned() | ThirdLetterDrawn():
            return _drawn(happened, speech)
        case VoteCalled() | VoteCast() | VoteClosed():
            return _voted(happened)
        case (
            Challenged() | Insisted() | ChallengedLate() | CardReturned() | CalledOff() | PrecedentFollowed()
        ):
            return _decided_otherwise(happened, speech)
        case FaceOffWon() | AllPlayWon() | NobodyWon() | MatchEnded():
            return _ended(happened, speech)
        case NothingSpotted() | Spoke() | WordSaid() | WordRefused() | TriesExhausted() | GivenUp():
            return _said(happened)
        case FaceOffBegan() | AllPlayBegan() | Murmured() | Tied():
            return _raced(happened)


def _raced(happened: FaceOffBegan | AllPlayBegan | Murmured | Tied) -> Text:
    match happened:
        case FaceOffBegan(_, seats, letters, category) if category == ANY_WORD:
            racers = people(seats)
            return text("event-face-off-began-any", racers=racers, letters=tuple(letters))
        case FaceOffBegan(_, seats, letters, category):
            racers, named = people(seats), marked_category(category)
            return text("event-face-off-began", racers=racers, category=named, letters=tuple(letters))
        case AllPlayBegan(letters):
            return text("event-all-play-began", letters=tuple(letters))
        case Murmured(seat):
            return text("event-murmured", who=Person(seat))
        case Tied(seats):
            return text("event-tied", racers=people(seats))


def _said(happened: NothingSpotted | Spoke | WordSaid | WordRefused | TriesExhausted | GivenUp) -> Text:
    who = Person(happened.seat)
    match happened:
        case NothingSpotted(_, word):
            return text("event-nothing-spotted", who=who, word=word.upper())
        case Spoke():
            return text("event-spoke", who=who)
        case WordSaid(_, word):
            return text("event-word-said", who=who, word=f"[bold]{word.upper()}[/]")
        case WordRefused(_, word, _, reason):
            return text("event-word-refused", who=who, word=word.upper(), why=reason)
        case TriesExhausted():
            return text("event-tries-exhausted", who=who)
        case GivenUp():
            return text("event-given-up", who=who)


def _drawn(
    happened: LetterDrawn | WildTurned | CategoryTurned | AllPlayTurned | ThirdLetterDrawn, speech: "Speech"
) -> Text:
    match happened:
        case LetterDrawn(seat, card):
            return text("event-letter-drawn", who=Person(seat), card=card_text(card, speech))
        case WildTurned(seat, card):
            return text("event-wild-turned", who=Person(seat), card=card_text(card, speech))
        case CategoryTurned(seat, category):
            return text("event-category-turned", who=Person(seat), category=marked_category(category))
        case AllPlayTurned(seat):
            return text("event-all-play-turned", who=Person(seat))
        case ThirdLetterDrawn(seat, card):
            shown = card_text(card, speech)
            if seat is None:
                return text("event-third-letter-drawn-for-them", card=shown)
            return text("event-third-letter-drawn", who=Person(seat), card=shown)


def _voted(happened: VoteCalled | VoteCast | VoteClosed) -> Text:
    match happened:
        case VoteCalled(seat, word, category):
            named = marked_category(category)
            return text("event-vote-called", who=Person(seat), word=word.upper(), category=named)
        case VoteCast(seat, vote):
            return text(f"event-vote-cast-{vote.replace('_', '-')}", who=Person(seat))
        case VoteClosed(_, word, accepted):
            return text(f"event-vote-closed-{_yes_or_no(accepted)}", word=word.upper())


def _yes_or_no(accepted: bool) -> str:
    return "yes" if accepted else "no"


def _ended(happened: FaceOffWon | AllPlayWon | NobodyWon | MatchEnded, speech: "Speech") -> Text:
    match happened:
        case FaceOffWon():
            return _won(happened, speech)
        case AllPlayWon(seat, word, milliseconds):
            time = seconds(milliseconds)
            return text("event-all-play-won", who=Person(seat), word=word.upper(), time=time)
        case NobodyWon(card, drawer, left_game=True):
            return text("event-nobody-won-gone", who=Person(drawer), card=card_text(card, speech))
        case NobodyWon(card, drawer):
            return text("event-nobody-won", who=Person(drawer), card=card_text(card, speech))
        case MatchEnded(points):
            reader_first = sorted(range(len(points)), key=lambda seat: seat != speech.viewer)
            shares = (text("standing", who=Person(seat), points=points[seat]) for seat in reader_first)
            return text("event-match-ended", standing=tuple(shares))


def _won(happened: FaceOffWon, speech: "Speech") -> Text:
    who, loser = Person(happened.seat), Person(happened.loser)
    word, time = happened.word.upper(), seconds(happened.milliseconds)
    card = card_text(happened.card, speech)
    if who == loser:
        return text("event-face-off-won-own", who=who, word=word, time=time, card=card)
    return text("event-face-off-won", who=who, word=word, time=time, card=card, loser=loser)


def seconds(milliseconds: int) -> Text:
    """A time."""
    return text("seconds", seconds=milliseconds / 1000)


# ---- Challenges and precedents


def _decided_otherwise(
    happened: Challenged | Insisted | ChallengedLate | CardReturned | CalledOff | PrecedentFollowed,
    speech: "Speech",
) -> Text:
    match happened:
        case Challenged():
            return _challenged(happened)
        case Insisted(seat, word, category):
            named = marked_category(category)
            return text("event-insisted", who=Person(seat), word=word.upper(), category=named)
        case ChallengedLate(_, word):
            return text("event-challenged-late", word=word.upper())
        case CardReturned():
            return _returned(happened, card_text(happened.card, speech))
        case CalledOff():
            return text("event-called-off")
        case PrecedentFollowed():
            return _followed(happened, speech)


def _challenged(happened: Challenged) -> Text:
    who, word = Person(happened.seat), happened.word.upper()
    category = marked_category(happened.category)
    does = "doubt" if happened.accepted else "plea"
    if happened.seat == happened.speaker:
        return text(f"event-challenged-{does}-own", who=who, word=word, category=category)
    speaker = Person(happened.speaker)
    return text(f"event-challenged-{does}", who=who, speaker=speaker, word=word, category=category)


def _returned(happened: CardReturned, card: Text) -> Text:
    if happened.owner is None:
        if happened.seat is None:
            return text("event-card-returned", card=card)
        return text("event-card-returned-from", card=card, winner=Person(happened.seat))
    owner = Person(happened.owner)
    if happened.seat is None:
        return text("event-card-returned-to", card=card, owner=owner)
    if happened.seat == happened.owner:
        return text("event-card-returned-home", card=card, owner=owner)
    return text("event-card-returned-from-to", card=card, winner=Person(happened.seat), owner=owner)


def _followed(happened: PrecedentFollowed, speech: "Speech") -> Text:
    word, counts = happened.word.upper(), _yes_or_no(happened.accepted)
    if not happened.on:
        return text(f"event-precedent-followed-undated-{counts}", word=word)
    from babel.dates import format_date  # noqa: PLC0415  # who reads no precedent loads no calendars

    day = format_date(date.fromisoformat(happened.on), "long", locale=speech.language)
    return text(f"event-precedent-followed-{counts}", word=word, day=day)
