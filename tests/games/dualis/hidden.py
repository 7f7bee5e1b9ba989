"""What a viewer of Dualis cannot know, by the rulebook: the other hands and what was set aside.

Where the table plays without memory, it cannot look up the cards of won tricks either, but for the last one.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from twofold.engine import Events, Seat, Told, Viewer
from twofold.games.dualis.actions import WITH_COIN, WITHOUT_COIN, Action, HandCoins
from twofold.games.dualis.cards import ALL_OF, DECK_SIZE, SUIT_OF, Card, Cards, Suit, cards_in, set_of
from twofold.games.dualis.events import CardPlayed, Event, TrickWon
from twofold.games.dualis.state import COINS, State


def permuted(state: State, viewer: Viewer, rng: Random) -> State:
    """Cards change places between the hands of others and the cards set aside.

    - DUALIS-3: a hand is its owner's; the partner's is hidden like any other (DUALIS-13).
    - DUALIS-4, DUALIS-20: what was set aside lies unseen.
    - DUALIS-5: who did not follow a suit has shown that they have none of it, for the rest of the round.
    - DUALIS-10: tricks, coins, and the cards that were played are known to everybody: they stay. Without
      memory only the current and the last trick do, and with them what those show of lacking suits: a card
      of an older trick, the viewer's own included, may as well be in a hand.
    """
    seen = state.gone if state.options.memory else last_cards(state)
    places = [list(cards_in(cards)) for cards in (*state.hands, state.aside, state.gone & ~seen)]
    lacking = (*(state.lacking if state.options.memory else lacking_in_sight(state)), 0, 0)
    hidden = [place for place, cards in enumerate(places) if place != viewer and cards]
    for _ in range(rng.choice((1, 5, 200)) if len(hidden) > 1 else 0):
        one, other = rng.sample(hidden, 2)
        first, second = rng.randrange(len(places[one])), rng.randrange(len(places[other]))
        given, taken = places[one][first], places[other][second]
        if may_hold(lacking[other], given) and may_hold(lacking[one], taken):
            places[one][first], places[other][second] = taken, given
    *hands, aside, forgotten = map(set_of, places)
    state = replace(state, hands=tuple(hands), aside=aside, gone=seen | forgotten)
    return state if state.options.memory else replace(state, lacking=other_lacking(state, rng))


def last_cards(state: State) -> Cards:
    """The cards of the last trick, which everybody may still look at (DUALIS-10)."""
    return 0 if state.last_trick is None else set_of(play.card for play in state.last_trick.plays)


def lacking_in_sight(state: State) -> tuple[int, ...]:
    """By seat: the suits that it did not follow in the current or in the last trick (DUALIS-5)."""
    lacking = [0] * state.seats
    last = (state.last_trick.leader, state.last_trick.plays) if state.last_trick else (0, ())
    for leader, plays in ((state.leader, state.trick), last):
        for place, play in enumerate(plays):
            if play.suit is not plays[0].suit:
                lacking[(leader + place) % state.seats] |= 1 << plays[0].suit
    return tuple(lacking)


def other_lacking(state: State, rng: Random) -> tuple[int, ...]:
    """Suits that the seats may have failed to follow earlier: any that they do not hold."""
    return tuple(
        suits | sum(1 << suit for suit in Suit if not hand & ALL_OF[suit] and rng.random() < 0.5)
        for suits, hand in zip(lacking_in_sight(state), state.hands, strict=True)
    )


def retold(state: State, happened: Sequence[Events]) -> list[Events]:
    """Without memory, tricks before the last one may have been any (DUALIS-10)."""
    if state.options.memory or state.over:
        return list(happened)
    won = [place for place, events in enumerate(happened) if any(_wins(told.event) for told in events)]
    begins = won[-2] + 1 if len(won) > 1 else 0
    earlier = [tuple(map(_with_other_cards, events)) for events in happened[:begins]]
    return [*earlier, *happened[begins:]]


def _wins(event: Event) -> bool:
    return isinstance(event, TrickWon)


def _with_other_cards(told: Told) -> Told:
    match told.event:
        case CardPlayed():
            return replace(told, event=replace(told.event, card=(told.event.card + 1) % DECK_SIZE))
        case TrickWon():
            return replace(told, event=replace(told.event, cards=told.event.cards[::-1]))
    return told


def may_hold(lacking: int, card: Card) -> bool:
    """Whether a player who lacks these suits may have this card (DUALIS-5)."""
    return not lacking >> SUIT_OF[card] & 1


def reveals(state: State, seat: Seat | None, action: Action | None, viewer: Viewer) -> bool:
    """A card is named as it is played, and coins lie open (DUALIS-5, DUALIS-14): nothing else shows.

    Without memory the end of a match opens all of its tricks (DUALIS-10); only a last card ends one.
    """
    return not state.options.memory and sum(hand.bit_count() for hand in state.hands) == 1


def disguised(state: State, seat: Seat, action: Action, viewer: Viewer, rng: Random) -> Action:
    """Everybody sees what is played and handed over."""
    return action


def attempts(state: State) -> Sequence[Action]:
    """Every card there is, with a coin and without, and coins that one may not have."""
    return (*WITHOUT_COIN, *WITH_COIN, *(HandCoins(count) for count in range(COINS + 1)))
