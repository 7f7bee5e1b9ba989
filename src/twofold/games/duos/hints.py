"""The hints WORD, YES and NOT of the game for two."""

from msgspec.structs import replace

from twofold.engine import Events, Refusal, Seat, Told
from twofold.games.duos.actions import ChoosePairs, Hint, PointNot, PointYes, SayWord
from twofold.games.duos.cards import TABLE_SIZE, face_of
from twofold.games.duos.events import BoardReopened, CardPointedAt, WordSaid
from twofold.games.duos.state import GivenHint, Phase, State, is_cooperative, places_of, promised

LONGEST_WORD = 30
NAME_OF = {SayWord: "WORD", PointYes: "YES", PointNot: "NOT"}


def hint_refusal(state: State, seat: Seat, hint: Hint) -> Refusal | None:
    """One hint a player and turn, each of the three at most once, while choosing (DUOS-21, DUOS-25)."""
    if not is_cooperative(state.seats):
        return Refusal("DUOS-21", "Hints are for two players: with more, nobody gives a sign.")
    if state.phase is not Phase.CHOOSING:
        return Refusal("DUOS-25", "Give hints while the pairs are being chosen.")
    if state.ready[seat]:
        return Refusal("DUOS-25", "You have said ready: hints come before that.")
    if any(given.seat == seat for given in state.hints):
        return Refusal("DUOS-21", "You have given your hint: there is one each turn.")
    if any(isinstance(hint, type(given.hint)) for given in state.hints):
        return Refusal(
            "DUOS-21", f"Your partner has used {NAME_OF[type(hint)]} this turn: take another hint."
        )
    return _content_refusal(state, seat, hint)


def _content_refusal(state: State, seat: Seat, hint: Hint) -> Refusal | None:
    match hint:
        case SayWord(word):
            return word_refusal(word)
        case PointYes(place):
            if not on_table(place) or place not in places_of(state.boards[seat]):
                return Refusal("DUOS-23", "Say YES to a card that is marked on your board.")
        case PointNot(place):
            if not on_table(place) or place in places_of(state.boards[seat]):
                return Refusal("DUOS-24", "Say NOT to a card of the table that you have not marked.")
    return None


def word_refusal(word: str) -> Refusal | None:
    """⚖ One word of letters, apostrophe or hyphen, at most 30 characters (DUOS-22)."""
    if len(word) > LONGEST_WORD:
        return Refusal("DUOS-22", f"Say a word of at most {LONGEST_WORD} letters.")
    if not any(map(str.isalpha, word)) or not all(letter.isalpha() or letter in "'’-" for letter in word):
        return Refusal("DUOS-22", "Say one word: letters, with a hyphen or an apostrophe if it has one.")
    return None


def on_table(place: int) -> bool:
    """Whether a place is one of the twelve."""
    return 0 <= place < TABLE_SIZE


def promise_refusal(state: State, seat: Seat, choice: ChoosePairs) -> Refusal | None:
    """⚖ What YES and NOT have promised binds the final pairs (DUOS-23, DUOS-24)."""
    chosen = places_of(choice.pairs)
    included, excluded = promised(state.hints, seat)
    if included - chosen:
        return Refusal("DUOS-23", f"You said YES to {_name(state, included)}: keep it in one of your pairs.")
    if excluded & chosen:
        return Refusal("DUOS-24", f"You said NOT to {_name(state, excluded)}: leave it out of your pairs.")
    return None


def _name(state: State, places: set[int]) -> str:
    return face_of(state.table[min(places)], state.category).name


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
