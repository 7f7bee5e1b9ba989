"""A race that is decided again, because the table sees a word differently: its cards go where they belong."""

from typing import TypeVar

from msgspec.structs import replace

from twofold.engine import Dice, Events, Told
from twofold.games.duple.cards import ALL_PLAY_CARDS, WILD_CARDS, Card, letter_of
from twofold.games.duple.drawing import put_back, race_for_all_play
from twofold.games.duple.ending import decided_by, lost_spot, third_letter_back
from twofold.games.duple.events import AllPlayWon, CalledOff, CardReturned, FaceOffWon
from twofold.games.duple.looking import added, look_over, with_pile
from twofold.games.duple.state import (
    Claim,
    Laid,
    Race,
    Settled,
    Spot,
    State,
    drawer,
    tops,
    wild_in_force,
)

T = TypeVar("T")


def decided_again(
    state: State, settled: Settled, rightful: tuple[Claim, ...], at: int, dice: Dice
) -> tuple[State, Events]:
    """By the word that counts after all; without one the cards face off again, if they still match."""
    before = state
    state, events = _undone(state, settled, dice, raced_again=bool(rightful))
    state = replace(state, settled=tuple(each for each in state.settled if each != settled))
    if rightful:
        state, told = _given(state, settled, rightful[0])
        events = (*events, told)
    else:
        state = replace(state, decided=_without(state.decided, settled.decided))
    state, more = _gone_on(before, state, at, dice)
    return state, (*events, *more)


def _gone_on(before: State, state: State, at: int, dice: Dice) -> tuple[State, Events]:
    """What is raced for now goes on if its cards are what they were; else the table is looked over."""
    race = before.race
    if race is None:
        return look_over(state, at)
    if state.race is not None and _stands(before, state, race):
        return state, ()
    kept = state if state.race is None else third_letter_back(state, race, dice)
    called_off = replace(kept, race=None)
    if state.race is not None and race.card is not None:
        after, events = race_for_all_play(called_off, drawer(state), race.card, at, dice)
    else:
        after, events = look_over(called_off, at)
    return after, (Told(CalledOff()), *events)


def _stands(before: State, state: State, race: Race) -> bool:
    """Whether the cards that are raced with and for are where they were."""
    if race.card is not None:
        return race.letters == "".join(letter_of(laid.card) for laid in tops(state).values())
    same_tops = all(tops(before).get(spot) == tops(state).get(spot) for spot in race.spots)
    return same_tops and (not race.wild or wild_in_force(before) == wild_in_force(state))


# ---- Back to where it was


def _undone(state: State, settled: Settled, dice: Dice, raced_again: bool) -> tuple[State, Events]:
    """The card that was won or went back lies again where it lay; an All Play goes back into a pile."""
    laid, winner = settled.moved, settled.decided.winner
    state = _uncounted(fetched(state, laid.card), settled)
    if laid.card in ALL_PLAY_CARDS:
        if raced_again:
            return state, ()
        back, told = put_back(state, laid, dice)
        return back, (Told(CardReturned(laid.card, winner, None)), Told(told))
    if laid.card in WILD_CARDS:
        middle = tuple(sorted((*state.middle, laid), key=lambda each: each.drawn))
        return replace(state, middle=middle), (Told(CardReturned(laid.card, None, None)),)
    spot = settled.race.spots[settled.raced.index(laid)]
    pile = (*state.play_piles[spot.seat][spot.pile], laid)
    state = with_pile(state, spot, tuple(sorted(pile, key=lambda each: each.drawn)))
    return state, (Told(CardReturned(laid.card, winner, spot.seat)),)


def _uncounted(state: State, settled: Settled) -> State:
    """A card that should not have gone back has not, and gives no draw (DUPLE-16)."""
    card, owed = settled.moved.card, list(state.owed)
    if settled.decided.winner is not None:
        return state
    if settled.owed and settled.moved.drawer in owed:
        owed.remove(settled.moved.drawer)
    times = [(each, count - (each == card)) for each, count in state.went_back]
    return replace(state, owed=tuple(owed), went_back=tuple(pair for pair in times if pair[1]))


def fetched(state: State, card: Card) -> State:
    """The table without a card, wherever that lies by now."""
    first, second = state.draw_piles
    state = replace(
        state,
        draw_piles=(_without(first, card), _without(second, card)),
        spare_wilds=_without(state.spare_wilds, card),
        gone=_without(state.gone, card),
        won=tuple(_without(won, card) for won in state.won),
        middle=tuple(laid for laid in state.middle if laid.card != card),
        race=_without_card(state.race, card),
    )
    for spot, pile in _piles_with(state, card):
        state = with_pile(state, spot, tuple(laid for laid in pile if laid.card != card))
    return state


def _without_card(race: Race | None, card: Card) -> Race | None:
    """A race for the card itself is none any more, and neither is one that it was drawn to decide."""
    return None if race is not None and card in (race.card, race.third) else race


def _piles_with(state: State, card: Card) -> list[tuple[Spot, tuple[Laid, ...]]]:
    return [
        (Spot(seat, number), pile)
        for seat, piles in enumerate(state.play_piles)
        for number, pile in enumerate(piles)
        if any(laid.card == card for laid in pile)
    ]


def _without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """All but the last of these."""
    if item not in items:
        return items
    place = len(items) - 1 - items[::-1].index(item)
    return (*items[:place], *items[place + 1 :])


# ---- To whom it belongs


def _given(state: State, settled: Settled, claim: Claim) -> tuple[State, Told]:
    """The card that the word should have won, wherever it lies by now."""
    race = settled.race
    took = race.took(claim.at)
    if race.card is not None:
        card, told = race.card, Told(AllPlayWon(claim.seat, claim.word, took))
    else:
        spot = lost_spot(race, settled.raced, claim.seat)
        card = settled.raced[race.spots.index(spot)].card
        told = Told(FaceOffWon(claim.seat, claim.word, card, spot.seat, took))
    state = fetched(state, card)
    decided = decided_by(race, claim, claim.at)
    known = tuple(decided if each == settled.decided else each for each in state.decided)
    earlier = tuple(each for each in race.judged if not each.accepted and each.at < claim.at)
    again = replace(settled, race=replace(race, judged=earlier), decided=decided, owed=False)
    kept = (replace(again, moved=_raced_card(settled, card)),) if earlier else ()
    won = added(state.won, claim.seat, card)
    return replace(state, won=won, decided=known, settled=(*state.settled, *kept)), told


def _raced_card(settled: Settled, card: Card) -> Laid:
    return next((laid for laid in settled.raced if laid.card == card), settled.moved)
