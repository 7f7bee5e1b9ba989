"""The hints WORD, YES and NOT of the game for two."""

from msgspec.structs import replace

from twofold.engine import Events, Refusal, Seat, Told
from twofold.games.duos.actions import ChoosePairs, Hint, PointNot, PointYes, SayWord
from twofold.games.duos.cards import TABLE_SIZE, card_text, face_of
from twofold.games.duos.events import BoardReopened, CardPointedAt, WordSaid
from twofold.games.duos.state import GivenHint, Phase, State, is_cooperative, places_of, promised
from twofold.games.duos.texts import text
from twofold.texts import Text

LONGEST_WORD = 30
NAME_OF = {SayWord: text("hint-word"), PointYes: text("hint-yes"), PointNot: text("hint-not")}


def hint_refusal(state: State, seat: Seat, hint: Hint) -> Refusal | None:
    """One hint a player and turn, each of the three at most once, while choosing (DUOS-21, DUOS-25)."""
    if not is_cooperative(state.seats):
        return Refusal("DUOS-21", text("refusal-hints-for-two"))
    if state.phase is not Phase.CHOOSING:
        return Refusal("DUOS-25", text("refusal-hint-not-now"))
    if state.ready[seat]:
        return Refusal("DUOS-25", text("refusal-hint-after-ready"))
    if any(given.seat == seat for given in state.hints):
        return Refusal("DUOS-21", text("refusal-hint-given"))
    if any(isinstance(hint, type(given.hint)) for given in state.hints):
        return Refusal("DUOS-21", text("refusal-hint-used", hint=NAME_OF[type(hint)]))
    return _content_refusal(state, seat, hint)


def _content_refusal(state: State, seat: Seat, hint: Hint) -> Refusal | None:
    match hint:
        case SayWord(word):
            return word_refusal(word)
        case PointYes(place):
            if not on_table(place) or place not in places_of(state.boards[seat]):
                return Refusal("DUOS-23", text("refusal-yes-unmarked"))
        case PointNot(place):
            if not on_table(place) or place in places_of(state.boards[seat]):
                return Refusal("DUOS-24", text("refusal-not-marked"))
    return None


def word_refusal(word: str) -> Refusal | None:
    """⚖ One word of letters, apostrophe or hyphen, at most 30 characters (DUOS-22)."""
    if len(word) > LONGEST_WORD:
        return Refusal("DUOS-22", text("refusal-word-too-long", most=LONGEST_WORD))
    if not any(map(str.isalpha, word)) or not all(letter.isalpha() or letter in "'’-" for letter in word):
        return Refusal("DUOS-22", text("refusal-not-one-word"))
    return None


def on_table(place: int) -> bool:
    """Whether a place is one of the twelve."""
    return 0 <= place < TABLE_SIZE


def promise_refusal(state: State, seat: Seat, choice: ChoosePairs) -> Refusal | None:
    """⚖ What YES and NOT have promised binds the final pairs (DUOS-23, DUOS-24)."""
    chosen = places_of(choice.pairs)
    included, excluded = promised(state.hints, seat)
    if included - chosen:
        return Refusal("DUOS-23", text("refusal-promised-yes", card=_card(state, included)))
    if excluded & chosen:
        return Refusal("DUOS-24", text("refusal-promised-not", card=_card(state, excluded)))
    return None


def _card(state: State, places: set[int]) -> Text:
    return card_text(face_of(state.table[min(places)], state.category).key)


def possible_hints(state: State, seat: Seat) -> tuple[Hint, ...]:
    """The cards that this seat may point at now."""
    marked = places_of(state.boards[seat])
    points = [PointYes(place) if place in marked else PointNot(place) for place in range(TABLE_SIZE)]
    return tuple(hint for hint in points if hint_refusal(state, seat, hint) is None)


def give_hint(state: State, seat: Seat, hint: Hint) -> tuple[State, Events]:
    """The hint is public; a partner who was ready may choose again (DUOS-25)."""
    partner = 1 - seat
    told = [Told(_announced(state, seat, hint))]
    if state.ready[partner]:
        told.append(Told(BoardReopened(partner)))
    hinted = replace(state, hints=(*state.hints, GivenHint(seat, hint)), ready=(False, False))
    return hinted, tuple(told)


def _announced(state: State, seat: Seat, hint: Hint) -> WordSaid | CardPointedAt:
    if isinstance(hint, SayWord):
        return WordSaid(seat, hint.word)
    key = face_of(state.table[hint.place], state.category).key
    return CardPointedAt(seat, key, chosen=isinstance(hint, PointYes))


def may_say_word(state: State, seat: Seat) -> bool:
    """Whether the hint WORD is this seat's to give."""
    return hint_refusal(state, seat, SayWord("word")) is None
