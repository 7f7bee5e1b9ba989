"""What happens in Duple, as facts. All of it is public."""

from typing import TypeAlias

from msgspec import Struct

from twofold.engine import Seat
from twofold.games.duple.cards import Card
from twofold.games.duple.state import Spot, Voice
from twofold.texts import Text


class LetterDrawn(Struct, frozen=True, tag="letter_drawn"):
    """A Letter Card was turned up onto a Play Pile."""

    seat: Seat
    card: Card
    onto: int


class WildTurned(Struct, frozen=True, tag="wild_turned"):
    """A Wild came into force."""

    seat: Seat
    card: Card


class CategoryTurned(Struct, frozen=True, tag="category_turned"):
    """A category came into force."""

    seat: Seat
    category: str


class AllPlayTurned(Struct, frozen=True, tag="all_play_turned"):
    """An All Play was drawn."""

    seat: Seat


class FaceOffBegan(Struct, frozen=True, tag="face_off_began"):
    """Two top cards match, and the race is on."""

    spots: tuple[Spot, ...]
    racers: tuple[Seat, ...]
    letters: str
    category: str


class AllPlayBegan(Struct, frozen=True, tag="all_play_began"):
    """Everybody races for a word with all face-up letters."""

    letters: str


class Murmured(Struct, frozen=True, tag="murmured"):
    """Somebody wanted to draw although there is a match that nobody had spotted."""

    seat: Seat


class NothingSpotted(Struct, frozen=True, tag="nothing_spotted"):
    """Somebody answered to a match that is not there. It costs nothing."""

    seat: Seat
    word: str


class Spoke(Struct, frozen=True, tag="spoke"):
    """Somebody has said a word that may count; what it is nobody is told before the photo finish is over."""

    seat: Seat


class WordSaid(Struct, frozen=True, tag="word_said"):
    """A word that may count was said."""

    seat: Seat
    word: str
    at: int
    """When: everybody is told only after the photo finish."""


class WordRefused(Struct, frozen=True, tag="word_refused"):
    """A word does not count. It costs nothing but time."""

    seat: Seat
    word: str
    rule: str
    reason: Text | str


class TriesExhausted(Struct, frozen=True, tag="tries_exhausted"):
    """Somebody rattled off words faster than anybody can judge; this one was not heard."""

    seat: Seat


class VoteCalled(Struct, frozen=True, tag="vote_called"):
    """The table decides about a word."""

    seat: Seat
    word: str
    category: str


class VoteCast(Struct, frozen=True, tag="vote_cast"):
    """Somebody voted."""

    seat: Seat
    vote: Voice


class VoteClosed(Struct, frozen=True, tag="vote_closed"):
    """The table has decided."""

    seat: Seat
    word: str
    accepted: bool


class Challenged(Struct, frozen=True, tag="challenged"):
    """Somebody has the table vote on a verdict that was given without it."""

    seat: Seat
    """Who challenged it."""

    speaker: Seat
    word: str
    category: str
    accepted: bool
    """What the dictionary said."""


class Insisted(Struct, frozen=True, tag="insisted"):
    """A word counts because its speaker says so, against the dictionary and nobody's vote."""

    seat: Seat
    word: str
    category: str


class ChallengedLate(Struct, frozen=True, tag="challenged_late"):
    """A verdict had stood too long to be challenged or insisted against."""

    seat: Seat
    word: str


class CardReturned(Struct, frozen=True, tag="card_returned"):
    """A race was decided again: the card that it had moved lies where it lay before."""

    card: Card
    seat: Seat | None
    """Who had won it; ``None``: it had gone back."""

    owner: Seat | None
    """On whose Play Pile it lies; ``None``: it is no letter."""


class CalledOff(Struct, frozen=True, tag="called_off"):
    """A race could not go on, because its cards are no longer what they were."""


class PrecedentFollowed(Struct, frozen=True, tag="precedent_followed"):
    """A word was taken as the table decided before this match."""

    seat: Seat
    word: str
    category: str
    accepted: bool
    on: str
    """The date, like 2026-11-13; empty if nobody knows."""


class Tied(Struct, frozen=True, tag="tied"):
    """Words came too close to each other to call."""

    seats: tuple[Seat, ...]


class ThirdLetterDrawn(Struct, frozen=True, tag="third_letter_drawn"):
    """A letter was drawn for a tie-break; without a seat, it was drawn for the players."""

    seat: Seat | None
    card: Card


class GivenUp(Struct, frozen=True, tag="given_up"):
    """Somebody sees no word."""

    seat: Seat


class FaceOffWon(Struct, frozen=True, tag="face_off_won"):
    """A word won a card."""

    seat: Seat
    word: str
    card: Card
    loser: Seat
    """From whose Play Pile the card comes."""

    milliseconds: int
    """How long it took."""


class AllPlayWon(Struct, frozen=True, tag="all_play_won"):
    """A word won an All Play."""

    seat: Seat
    word: str
    milliseconds: int


class NobodyWon(Struct, frozen=True, tag="nobody_won"):
    """No word was found: a card goes back into a Draw Pile or leaves the game."""

    card: Card
    drawer: Seat
    left_game: bool


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """The Draw Piles are empty and no face-off is left."""

    points: tuple[int, ...]


Event: TypeAlias = (
    LetterDrawn
    | WildTurned
    | CategoryTurned
    | AllPlayTurned
    | FaceOffBegan
    | AllPlayBegan
    | Murmured
    | NothingSpotted
    | Spoke
    | WordSaid
    | WordRefused
    | TriesExhausted
    | VoteCalled
    | VoteCast
    | VoteClosed
    | Challenged
    | Insisted
    | ChallengedLate
    | CardReturned
    | CalledOff
    | PrecedentFollowed
    | Tied
    | ThirdLetterDrawn
    | GivenUp
    | FaceOffWon
    | AllPlayWon
    | NobodyWon
    | MatchEnded
)
