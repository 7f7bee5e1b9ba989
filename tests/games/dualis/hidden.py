"""What a viewer of Dualis cannot know, by the rulebook: the other hands and what was set aside."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from twofold.engine import Seat, Viewer
from twofold.games.dualis.actions import WITH_COIN, WITHOUT_COIN, Action, HandCoins
from twofold.games.dualis.cards import SUIT_OF, Card, cards_in, set_of
from twofold.games.dualis.state import COINS, State


def permuted(state: State, viewer: Viewer, rng: Random) -> State:
    """Cards change places between the hands of others and the cards set aside.

    - DUALIS-3: a hand is its owner's; the partner's is hidden like any other (DUALIS-13).
    - DUALIS-4, DUALIS-20: what was set aside lies unseen.
    - DUALIS-5: who did not follow a suit has shown that they have none of it, for the rest of the round.
    - DUALIS-10: tricks, coins, and the cards that were played are known to everybody: they stay.
    """
    places = [list(cards_in(cards)) for cards in (*state.hands, state.aside)]
    lacking = (*state.lacking, 0)
    hidden = [place for place, cards in enumerate(places) if place != viewer and cards]
    for _ in range(rng.choice((1, 5, 200)) if len(hidden) > 1 else 0):
        one, other = rng.sample(hidden, 2)
        first, second = rng.randrange(len(places[one])), rng.randrange(len(places[other]))
        given, taken = places[one][first], places[other][second]
        if may_hold(lacking[other], given) and may_hold(lacking[one], taken):
            places[one][first], places[other][second] = taken, given
    *hands, aside = map(set_of, places)
    return replace(state, hands=tuple(hands), aside=aside)


def may_hold(lacking: int, card: Card) -> bool:
    """Whether a player who lacks these suits may have this card (DUALIS-5)."""
    return not lacking >> SUIT_OF[card] & 1


def reveals(state: State, seat: Seat | None, action: Action | None, viewer: Viewer) -> bool:
    """A card is named as it is played, and coins lie open (DUALIS-5, DUALIS-14): nothing else shows."""
    return False


def disguised(state: State, seat: Seat, action: Action, viewer: Viewer, rng: Random) -> Action:
    """Everybody sees what is played and handed over."""
    return action


def attempts(state: State) -> Sequence[Action]:
    """Every card there is, with a coin and without, and coins that one may not have."""
    return (*WITHOUT_COIN, *WITH_COIN, *(HandCoins(count) for count in range(COINS + 1)))
