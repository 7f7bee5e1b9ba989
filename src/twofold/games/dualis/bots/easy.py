"""A player who knows the rules and plays plausibly, without counting anything but tricks and coins."""

from collections.abc import Sequence
from random import Random

from twofold.engine import Decision, Moment, Seat
from twofold.games.dualis.actions import Action, PlayCard
from twofold.games.dualis.rules import strongest
from twofold.games.dualis.state import by_side
from twofold.games.dualis.view import View

DISTRACTED = 0.1
"""How often it plays just anything."""

TEMPTED = 0.5
"""How often it goes for a trick that its bid does not ask for, or bids for one it has won."""


class Easy:
    """Goes for a trick when coins are ahead of tricks, and remembers to bid now and then."""

    def decide(self, view: View, choices: Sequence[Action], moment: Moment, rng: Random) -> Decision | None:
        """A plausible play."""
        plays = [choice for choice in choices if isinstance(choice, PlayCard)]
        if not moment.waited_for or not plays:
            return None
        if rng.random() < DISTRACTED:
            return Decision(rng.choice(plays))
        ahead = _ahead(view, moment.seat)
        bids = ahead > 0 and rng.random() < TEMPTED
        fitting = [play for play in plays if play.coin == bids] or plays
        wants_trick = ahead < 0 or rng.random() < TEMPTED
        return Decision(_towards(wants_trick, fitting, view))


def _ahead(view: View, seat: Seat) -> int:
    """How many tricks more than coins its side has."""
    seats = len(view.hands)
    side = seat % len(view.totals)
    return by_side(view.tricks, view.options, seats)[side] - by_side(view.coins, view.options, seats)[side]


def _towards(wants_trick: bool, plays: list[PlayCard], view: View) -> PlayCard:
    """The weakest card that leads the trick, or the strongest that does not; failing that, the weakest."""
    leading = [play for play in plays if _leads(play, view)]
    ducking = [play for play in plays if play not in leading]
    if wants_trick and leading:
        return min(leading, key=_number) if view.trick else max(leading, key=_number)
    if not wants_trick and ducking:
        return max(ducking, key=_number)
    return min(plays, key=_number)


def _leads(play: PlayCard, view: View) -> bool:
    """Whether the card would be the strongest of the trick, with the trump as it is now."""
    return strongest((*view.trick, play), view.trump, view.options) == len(view.trick)


def _number(play: PlayCard) -> int:
    return play.number
