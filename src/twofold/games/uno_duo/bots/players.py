"""The three levels of UNO Duo."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar

from msgspec import Struct

from twofold.engine import AnyGame, Decision, Moment, Seat
from twofold.engine.search import Budget, Search
from twofold.games.uno_duo.actions import Action, CatchUno, PlayCard, SayUno
from twofold.games.uno_duo.bots.judgement import policy
from twofold.games.uno_duo.bots.standing import worth_after
from twofold.games.uno_duo.bots.talk import Attention, call, perhaps_forgetting
from twofold.games.uno_duo.cards import Card, Colour
from twofold.games.uno_duo.view import View, imagine

DEALS = 60
"""How many imagined deals ``hard`` looks at, if there is time."""

MOVES = 6
"""How many cards it looks ahead in them."""


class Turn(Struct, frozen=True):
    """What a player decides on."""

    view: View
    seat: Seat
    plays: tuple[Action, ...]
    """What may be done, never forgetting UNO."""

    moment: Moment


class Player(ABC):
    """Talks like its level, and leaves the play to it."""

    attention: ClassVar[Attention]

    def decide(self, view: View, choices: Sequence[Action], moment: Moment, rng: Random) -> Decision | None:
        """Say or catch UNO if it is noticed, else play if it is this player's turn."""
        if spoken := call(choices, self.attention, rng):
            return spoken
        if not moment.waited_for:
            return None
        chosen = self.play(Turn(view, moment.seat, proper(choices), moment), rng)
        return Decision(perhaps_forgetting(chosen, self.attention, rng))

    @abstractmethod
    def play(self, turn: Turn, rng: Random) -> Action:
        """What to do in one's turn."""


class Easy(Player):
    """Plays any card that matches, and often forgets to say UNO."""

    attention = Attention(forgets=0.4, recalls=0.3, catches=0.3, slowest_ms=4000)

    def play(self, turn: Turn, rng: Random) -> Action:
        """Any card if there is one to play, in the draft whatever comes."""
        cards = [play for play in turn.plays if isinstance(play, PlayCard)]
        return rng.choice(cards or turn.plays)


class Normal(Player):
    """Has rules of thumb for every card, and now and then forgets to say UNO."""

    attention = Attention(forgets=0.15, recalls=0.5, catches=0.7, slowest_ms=3000)

    def play(self, turn: Turn, rng: Random) -> Action:
        """What the rules of thumb say: all that they look at is the same in every imagined deal."""
        return policy(imagine(turn.view, rng), turn.seat, rng)


class Hard(Player):
    """Imagines deals that agree with every card it has seen, and looks ahead in them."""

    attention = Attention(forgets=0.04, recalls=0.8, catches=0.95, slowest_ms=2000)

    def __init__(self, game: AnyGame, deals: int = DEALS, moves: int = MOVES) -> None:
        self._game = game
        self._deals = deals
        self._moves = moves

    def play(self, turn: Turn, rng: Random) -> Action:
        """What leads to the most promising positions."""
        worth = worth_after(imagine(turn.view, rng), turn.seat, self._moves)
        search = Search(self._game, policy, worth, Budget(turn.moment.seconds, self._deals))
        chosen: Action = search.rank(turn.view, turn.seat, turn.plays, rng, turn.moment.now)[0].action
        return chosen


def proper(choices: Sequence[Action]) -> tuple[Action, ...]:
    """What may be done in a turn, leaving out plays that forget to say UNO."""
    said = {(choice.card, choice.colour) for choice in choices if isinstance(choice, PlayCard) and choice.uno}
    return tuple(choice for choice in choices if not is_improper(choice, said))


def is_improper(choice: Action, said: set[tuple[Card, Colour | None]]) -> bool:
    """Whether this is a call, or a play without the UNO that could be said with it."""
    if isinstance(choice, PlayCard):
        return not choice.uno and (choice.card, choice.colour) in said
    return isinstance(choice, SayUno | CatchUno)
