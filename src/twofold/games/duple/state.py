"""The whole truth about a match of Duple."""

from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from twofold.engine import Seat
from twofold.games.duple.cards import (
    ALL_PLAY_CARDS,
    CATEGORY_CARDS,
    WILD_CARDS,
    Card,
    category_of,
    letter_of,
    wild_symbols,
)
from twofold.games.duple.lexicon import ANY_WORD
from twofold.games.duple.options import Options

SECOND = 1000
LETTER_POINTS = 1
ALL_PLAY_POINTS = 2


class Laid(Struct, frozen=True):
    """A card that lies face up."""

    card: Card
    drawn: int
    """When it was drawn: the number of cards drawn before it in this match."""

    drawer: Seat


class Spot(Struct, frozen=True):
    """A Play Pile."""

    seat: Seat
    pile: int = 0


class Claim(Struct, frozen=True):
    """A word that may win."""

    seat: Seat
    word: str
    at: int
    sure: bool
    """Whether it counts for certain; otherwise the table must vote on it."""


class Judged(Struct, frozen=True):
    """A word that was decided about without the table, which may see it differently (DUPLE-19)."""

    seat: Seat
    word: str
    accepted: bool
    at: int
    """When it was said."""

    until: int
    """Until when it may be challenged."""


class Racing(Struct, frozen=True, tag="racing"):
    """Everybody who races looks for a word."""


class PhotoFinish(Struct, frozen=True, tag="photo_finish"):
    """A word was said: another one would tie with it, and until then nobody is shown it (DUPLE-22)."""

    until: int
    spoke: tuple[Seat, ...] = ()
    """Who has said a word that may win."""

    kept: tuple[str, ...] = ()
    """What was said meanwhile and is remembered afterwards (DUPLE-21)."""

    judged: tuple[Judged, ...] = ()
    """What was refused meanwhile; it may be challenged afterwards."""


Voice: TypeAlias = Literal["yes", "no", "abstain", "rather_yes", "rather_no"]
"""How somebody votes; what somebody would rather have counts only where nobody says yes or no."""


class Voting(Struct, frozen=True, tag="voting"):
    """The table decides about a word (DUPLE-19)."""

    claim: Claim
    votes: tuple[Voice | None, ...]
    """By seat; ``None`` has not voted. The claimant's is not asked for."""

    began: int
    until: int


class ThirdLetter(Struct, frozen=True, tag="third_letter"):
    """Somebody is to draw a letter that breaks a tie; if nobody does, it is drawn for them (DUPLE-22)."""

    until: int


Phase: TypeAlias = Racing | PhotoFinish | Voting | ThirdLetter


class RaceRuling(Struct, frozen=True):
    """What was decided about a word, for all who say it in one race (DUPLE-19)."""

    word: str
    accepted: bool
    by: Literal["votes", "advice", "insistence"]
    """Votes are those of others than the speaker."""


class Race(Struct, frozen=True):
    """A face-off or an All Play."""

    kind: Literal["face_off", "all_play"]
    racers: tuple[Seat, ...]
    letters: str
    """What a word must contain, a third letter apart."""

    category: str
    began: int
    until: int
    """When it is too late for a word; it stands still while the table votes."""

    spots: tuple[Spot, ...] = ()
    """The two Play Piles whose top cards match."""

    wild: bool = False
    card: Card | None = None
    """The All Play that is raced for."""

    gave_up: tuple[Seat, ...] = ()
    claims: tuple[Claim, ...] = ()
    third: Card | None = None
    phase: Phase = Racing()
    judged: tuple[Judged, ...] = ()
    """The words that the table has not decided about."""

    challenges: tuple[Seat, ...] = ()
    """Who has challenged what was said here."""

    tied: tuple[Claim, ...] = ()
    """The words of the latest tie."""

    began_before: tuple[int, ...] = ()
    """When it began before each third letter that a tie called for."""

    decisions: tuple[RaceRuling, ...] = ()
    """What was decided about words that were said in it, the latest last."""

    def took(self, at: int) -> int:
        """How long a word that was said then took: every third letter starts the clock anew."""
        return at - max((began for began in (*self.began_before, self.began) if began <= at), default=at)

    @property
    def needed(self) -> str:
        """All letters that a word must contain (DUPLE-17, DUPLE-22)."""
        return self.letters + ("" if self.third is None else letter_of(self.third))

    @property
    def voting(self) -> Voting | None:
        """The vote that is on."""
        return self.phase if isinstance(self.phase, Voting) else None

    def has_claimed(self, seat: Seat) -> bool:
        """Whether this player's word may have won already."""
        return any(claim.seat == seat for claim in self.claims)


class Ruling(Struct, frozen=True):
    """What the table decided about a word in a category: it stands for the rest of the match."""

    word: str
    category: str
    accepted: bool


class Decided(Struct, frozen=True):
    """A race that is over."""

    kind: Literal["face_off", "all_play"]
    racers: tuple[Seat, ...]
    letters: str
    category: str
    winner: Seat | None
    word: str
    milliseconds: int
    insisted: bool = False
    """Whether the winner insisted on the word."""


class Precedent(Struct, frozen=True):
    """What the table decided in a former match."""

    word: str
    category: str
    accepted: bool
    on: str
    """The date, like 2026-11-13; empty if nobody knows."""


class Settled(Struct, frozen=True):
    """A race that is over, as long as the table may have to decide it again."""

    race: Race
    decided: Decided
    raced: tuple[Laid, ...]
    """The cards on its two Play Piles."""

    moved: Laid
    """The card that was won or went back."""

    owed: bool = False
    """Whether its drawer was given a draw (DUPLE-16)."""


class Appeal(Struct, frozen=True):
    """A verdict was challenged: the table votes above whatever goes on (DUPLE-19)."""

    challenger: Seat
    category: str
    accepted: bool
    """What was said without the table."""

    voting: Voting


class Closing(Struct, frozen=True):
    """All is played, but the last words may still be challenged."""

    until: int
    content: tuple[Seat, ...] = ()
    """Who lets them stand."""


class State(Struct, frozen=True):
    """A match of Duple."""

    options: Options
    seats: int
    draw_piles: tuple[tuple[Card, ...], tuple[Card, ...]]
    """Face down, the top card first."""

    spare_wilds: tuple[Card, ...]
    spare_categories: tuple[Card, ...]
    """The face-down piles to turn from, where the house rules have them (DUPLE-31)."""

    middle: tuple[Laid, ...]
    """The Wilds and Categories that were turned up, in order."""

    play_piles: tuple[tuple[tuple[Laid, ...], ...], ...]
    """By seat and pile; the last card is on top."""

    revealed: tuple[tuple[int, ...], ...]
    """By seat and pile: when its top card came to light, in the same count as draws."""

    won: tuple[tuple[Card, ...], ...]
    turn: Seat
    """Who draws, unless somebody owes a draw."""

    done: bool = False
    """Whether that player has drawn a letter."""

    owed: tuple[Seat, ...] = ()
    """Who draws again first, because a card went back (DUPLE-16)."""

    clock: int = 1
    """Counts draws and revelations."""

    since: int = 0
    """The match time at which the latest card came to light."""

    chance: int = 0
    """Counts how often chance was asked for after the set-up."""

    went_back: tuple[tuple[Card, int], ...] = ()
    """The cards that went back into a Draw Pile, and how often."""

    gone: tuple[Card, ...] = ()
    """The cards that left the game."""

    race: Race | None = None
    heard: tuple[str, ...] = ()
    """The words that were said, where they may not be repeated (DUPLE-21)."""

    rulings: tuple[Ruling, ...] = ()
    tries: tuple[tuple[int, ...], ...] = ()
    """By seat: the times of its latest tries (DUPLE-20)."""

    decided: tuple[Decided, ...] = ()
    over: bool = False
    last_letter: int = 0
    """When the latest Letter Card was drawn, in the count of draws."""

    settled: tuple[Settled, ...] = ()
    appeal: Appeal | None = None
    closing: Closing | None = None
    precedents: tuple[Precedent, ...] = ()
    """What was decided before this match, the latest last."""

    insisted: tuple[Seat, ...] = ()
    """Who has insisted on a word, once for each time (DUPLE-19)."""


class Table(Protocol):
    """What lies face up: a state has it, and so has every view."""

    @property
    def options(self) -> Options: ...
    @property
    def middle(self) -> tuple[Laid, ...]: ...
    @property
    def play_piles(self) -> tuple[tuple[tuple[Laid, ...], ...], ...]: ...
    @property
    def revealed(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def owed(self) -> tuple[Seat, ...]: ...


def drawer(table: Table) -> Seat:
    """Who draws next."""
    return table.owed[0] if table.owed else table.turn


def tops(table: Table) -> dict[Spot, Laid]:
    """The top cards of all Play Piles."""
    return {
        Spot(seat, pile): cards[-1]
        for seat, piles in enumerate(table.play_piles)
        for pile, cards in enumerate(piles)
        if cards
    }


def _in_force(table: Table, kind: range) -> Laid | None:
    """The latest card of a kind; with a single pile for both, only if nothing covers it (DUPLE-31)."""
    looked_at = table.middle[-1:] if table.options.piles == "one" else table.middle
    return next((laid for laid in reversed(looked_at) if laid.card in kind), None)


def wild_in_force(table: Table) -> Laid | None:
    """The Wild that counts now (DUPLE-13)."""
    return _in_force(table, WILD_CARDS)


def category_in_force(table: Table) -> str:
    """The category that answers must fit now (DUPLE-18)."""
    laid = _in_force(table, CATEGORY_CARDS)
    return ANY_WORD if laid is None else category_of(laid.card, table.options)


def wild_pair(table: Table) -> frozenset[int]:
    """The two symbols that match through the Wild; none without one."""
    laid = wild_in_force(table)
    return frozenset() if laid is None else frozenset(wild_symbols(laid.card))


def points_of(won: tuple[Card, ...]) -> int:
    """What a winning pile is worth (DUPLE-26)."""
    return sum(ALL_PLAY_POINTS if card in ALL_PLAY_CARDS else LETTER_POINTS for card in won)
