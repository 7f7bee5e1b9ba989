"""What the opponent seems not to hold: who draws could hardly play.

The network has no memory of turns. This remembers, for every card that the opponent drew by choice, what
would have matched then, and makes imagined hands agree with it: cards that matched are likely none of those
that were in the hand at the time.
"""

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from twofold.engine import Seat
from twofold.games.uno_duo.cards import (
    FACE_OF,
    MATCHING,
    SWAP_HANDS,
    WILD_KINDS,
    Card,
    Cards,
    Kinds,
    together,
    without,
)
from twofold.games.uno_duo.state import Phase, State
from twofold.games.uno_duo.view import View, hand_size

DRAWN_ANYWAY = 0.12
"""How much likelier than not at all it is that somebody draws who could play a coloured card: ``hard`` did in
11 of 102 such turns."""

WILD_KEPT = 0.3
"""The same of somebody who could play a wild only."""

EXCHANGES = 4
"""How often each unseen card of an imagined hand is exchanged, or left, on the way to one that agrees."""


class Lack(Struct, frozen=True):
    """What the opponent could not play once."""

    kinds: Kinds
    since: int
    """How many cards came to the hand after that."""


class Lacking:
    """What a bot has noticed in this round."""

    def __init__(self) -> None:
        self._before: View | None = None
        self.lacks: tuple[Lack, ...] = ()

    def watch(self, view: View) -> None:
        """Look at what has changed."""
        before, self._before = self._before, view
        if before is None or view.viewer is None or view.round != before.round or swapped(before, view):
            self.lacks = ()
            return
        other = 1 - view.viewer
        self.lacks = after(self.lacks, before, view, other)
        if view.turn == other and view.phase is Phase.DRAWN and before.phase is Phase.TURN:
            self.lacks += (Lack(matched(before), 1),)

    def agreeing(self, deal: State, other: Seat, rng: Random) -> State:
        """An imagined deal whose unseen cards are as likely as what was noticed makes them."""
        hand, pile = unseen(deal, other)
        if not self.lacks or not hand or not pile:
            return deal
        likely = likelihood(hand, self.lacks)
        for _ in range(EXCHANGES * len(hand)):
            mine, place = rng.randrange(len(hand)), rng.randrange(len(pile))
            hand[mine], pile[place] = pile[place], hand[mine]
            now = likelihood(hand, self.lacks)
            if now < likely * rng.random():
                hand[mine], pile[place] = pile[place], hand[mine]
            else:
                likely = now
        hands = list(deal.hands)
        hands[other] = together(deal.known[other], tuple(hand))
        below = deal.draw_pile[len(pile) :]
        return replace(deal, hands=(hands[0], hands[1]), draw_pile=(*pile, *below))


def swapped(before: View, view: View) -> bool:
    """Whether hands were traded: then nothing is left to guess."""
    return view.top == SWAP_HANDS and view.discarded != before.discarded


def matched(view: View) -> Kinds:
    """What could have been played."""
    assert view.top is not None
    return MATCHING[FACE_OF[view.top]][view.colour or 0]


def after(lacks: tuple[Lack, ...], before: View, view: View, other: Seat) -> tuple[Lack, ...]:
    """What is still known of earlier turns, once cards came to the hand or left it."""
    came = hand_size(view, other) - hand_size(before, other)
    if before.turn != other or before.phase is not Phase.DRAWN:
        return tuple(Lack(lack.kinds, lack.since + max(0, came)) for lack in lacks)
    if came < 0:  # the card just drawn was played
        return tuple(Lack(lack.kinds, max(0, lack.since - 1)) for lack in lacks)
    if lacks and view.phase is not Phase.DRAWN:  # it was kept: it did not match either
        return (*lacks[:-1], Lack(lacks[-1].kinds, 0))
    return lacks


def unseen(deal: State, other: Seat) -> tuple[list[Card], list[Card]]:
    """The cards of the other hand that nobody has seen, and those above what is known of the draw pile."""
    hand: Cards = deal.hands[other]
    for card in deal.known[other]:
        hand = without(hand, card)
    return list(hand), list(deal.draw_pile[: len(deal.draw_pile) - deal.below])


def likelihood(hand: list[Card], lacks: tuple[Lack, ...]) -> float:
    """How likely this hand would have led to all that was noticed."""
    likely = 1.0
    for lack in lacks:
        matching = [card for card in hand if lack.kinds >> card & 1]
        wilds = sum(WILD_KINDS >> card & 1 for card in matching)
        likely *= softened(DRAWN_ANYWAY, all_new(len(matching) - wilds, lack.since, len(hand)))
        likely *= softened(WILD_KEPT, all_new(wilds, lack.since, len(hand)))
    return likely


def softened(least: float, chance: float) -> float:
    """A chance that is never less than this."""
    return least + (1 - least) * chance


def all_new(count: int, new: int, size: int) -> float:
    """The chance that so many cards of a hand are all among its new ones."""
    chance = 1.0
    for place in range(count):
        chance *= max(0, min(new, size) - place) / (size - place)
    return chance
