"""What happened in DUOS, as texts for the log."""

from collections.abc import Sequence

from twofold.engine import Seat
from twofold.games.duos.cards import card_text, category_text
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
from twofold.games.duos.texts import text
from twofold.texts import Person, Text


def plain(written: str) -> str:
    """What a player wrote, with no power over the colours of the screen."""
    return written.replace("[", r"\[")


def pair_text(pair: FacePair) -> Text:
    """Two cards that belong together."""
    return text("pair", one=card_text(pair[0]), other=card_text(pair[1]))


def sentence(happened: Event) -> Text:
    """One event."""
    match happened:
        case PairsChosen(seat, pairs):
            return text("event-pairs-chosen", who=Person(seat), pairs=tuple(map(pair_text, pairs)))
        case ReadySaid(seat):
            return text("event-ready-said", who=Person(seat))
        case WordSaid(seat, word):
            return text("event-word-said", who=Person(seat), word=plain(word))
        case CardPointedAt():
            return _pointed(happened)
        case BoardReopened(seat):
            return text("event-board-reopened", who=Person(seat))
        case BoardsRevealed():
            return text("event-boards-revealed")
        case PairLaid():
            return _laid(happened)
        case NarratorScored(seat, points):
            return text("event-narrator-scored", who=Person(seat), points=points)
        case BoardsCompared():
            return _compared(happened)
        case TurnBegun():
            return _begun(happened)


def _pointed(pointed: CardPointedAt) -> Text:
    who, card = Person(pointed.seat), card_text(pointed.face)
    if pointed.chosen:
        return text("event-card-pointed-at-yes", who=who, card=card)
    return text("event-card-pointed-at-not", who=who, card=card)


def _laid(laid: PairLaid) -> Text:
    one, other = map(card_text, laid.pair)
    who, gain = Person(laid.seat), _gain(laid.matched)
    if laid.why:
        return text("event-pair-laid-because", who=who, one=one, other=other, why=plain(laid.why), gain=gain)
    return text("event-pair-laid", who=who, one=one, other=other, gain=gain)


def _gain(seats: Sequence[Seat]) -> Text:
    if not seats:
        return text("gain-nobody")
    if len(seats) == 1:
        return text("gain-one", who=Person(seats[0]))
    return text("gain-many", people=tuple(map(Person, seats)))


def _compared(compared: BoardsCompared) -> Text:
    pairs, score = tuple(map(pair_text, compared.pairs)), compared.score
    if not pairs:
        return text("event-boards-compared-none", score=score)
    if compared.won:
        return text("event-boards-compared-won", count=len(pairs), pairs=pairs, score=score)
    return text("event-boards-compared-lost", count=len(pairs), pairs=pairs, score=score)


def _begun(begun: TurnBegun) -> Text:
    cards = text("cards-dealt") if begun.dealt else text("cards-turned")
    category = category_text(begun.category)
    if begun.narrator is None:
        return text("event-turn-begun", turn=begun.turn, cards=cards, category=category)
    narrator = Person(begun.narrator)
    return text("event-turn-begun-narrated", turn=begun.turn, cards=cards, category=category, who=narrator)
