"""The end of a race: who wins what, and what goes back."""

from msgspec.structs import replace

from twofold.engine import Dice, Events, Seat, Told
from twofold.games.duple.cards import WILD_CARDS
from twofold.games.duple.drawing import put_back, shuffle_in
from twofold.games.duple.events import AllPlayWon, FaceOffWon, GivenUp
from twofold.games.duple.judge import decided_in
from twofold.games.duple.lexicon import key_of
from twofold.games.duple.looking import added, look_over, without_top
from twofold.games.duple.state import (
    Claim,
    Decided,
    Laid,
    Race,
    Settled,
    Spot,
    State,
    drawer,
    tops,
    wild_in_force,
)


def give_up(state: State, seat: Seat, at: int, dice: Dice) -> tuple[State, Events]:
    """When all who race see no word, it is over sooner (DUPLE-16)."""
    race = state.race
    assert race is not None
    race = replace(race, gave_up=(*race.gave_up, seat))
    told = Told(GivenUp(seat))
    if set(race.gave_up) >= set(race.racers):
        ended, events = nobody_wins(state, race, at, dice)
        return ended, (told, *events)
    return replace(state, race=race), (told,)


def win(state: State, race: Race, claim: Claim, at: int, dice: Dice) -> tuple[State, Events]:
    """The loser's top card, or the All Play, goes onto the winning pile (DUPLE-15, DUPLE-23)."""
    state = third_letter_back(state, race, dice)
    raced, took = _raced(state, race), race.took(claim.at)
    if race.card is not None:
        laid = Laid(race.card, state.clock, drawer(state))
        told = Told(AllPlayWon(claim.seat, claim.word, took))
    else:
        spot = lost_spot(race, raced, claim.seat)
        state, laid = without_top(state, spot)
        told = Told(FaceOffWon(claim.seat, claim.word, laid.card, spot.seat, took))
    decided = decided_by(race, claim, claim.at)
    state = replace(state, won=added(state.won, claim.seat, laid.card))
    looked, events = look_over(_settled(state, Settled(race, decided, raced, laid)), at)
    return looked, (told, *events)


def _raced(state: State, race: Race) -> tuple[Laid, ...]:
    on_top = tops(state)
    return tuple(on_top[spot] for spot in race.spots)


def lost_spot(race: Race, raced: tuple[Laid, ...], winner: Seat) -> Spot:
    """⚖ Between a player's own piles the most recently drawn card is lost (DUPLE-41)."""
    one, other = race.spots
    if one.seat == other.seat:
        return one if raced[0].drawn > raced[1].drawn else other
    return other if one.seat == winner else one


def nobody_wins(state: State, race: Race, at: int, dice: Dice) -> tuple[State, Events]:
    """The latest card that makes the match goes back, and who drew it draws again (DUPLE-16, DUPLE-24)."""
    state = third_letter_back(state, race, dice)
    raced, owed = _raced(state, race), state.owed
    if race.card is not None:
        laid = Laid(race.card, state.clock, drawer(state))
    else:
        state, laid = _without_latest(state, race)
        state = _owing(state, laid)
    back, told = put_back(state, laid, dice)
    settled = Settled(race, decided_by(race, None, at), raced, laid, owed=state.owed != owed)
    looked, events = look_over(_settled(back, settled), at)
    return looked, (Told(told), *events)


def _without_latest(state: State, race: Race) -> tuple[State, Laid]:
    """⚖ With a wild match that may be the Wild itself: the one under it is in force again."""
    spot = max(race.spots, key=lambda spot: tops(state)[spot].drawn)
    wild = wild_in_force(state) if race.wild else None
    if wild is not None and wild.drawn > tops(state)[spot].drawn:
        return replace(state, middle=tuple(laid for laid in state.middle if laid != wild)), wild
    return without_top(state, spot)


def _owing(state: State, laid: Laid) -> State:
    """Every card that goes back gives a draw; a Wild none that its drawer has anyway (DUPLE-9, DUPLE-16)."""
    still_drawing = drawer(state) == laid.drawer and (bool(state.owed) or not state.done)
    just_turned = laid.card in WILD_CARDS and laid.drawn > state.last_letter
    if still_drawing and just_turned:
        return state
    return replace(state, owed=(*state.owed, laid.drawer))


def decided_by(race: Race, claim: Claim | None, at: int) -> Decided:
    """What is told of a race when it is over."""
    return Decided(
        race.kind,
        race.racers,
        race.needed if at >= race.began else race.letters,
        race.category,
        winner=claim.seat if claim else None,
        word=claim.word if claim else "",
        milliseconds=race.took(at),
        insisted=claim is not None and _is_insisted_on(race, claim),
    )


def _is_insisted_on(race: Race, claim: Claim) -> bool:
    decided = decided_in(race, key_of(claim.word))
    return decided is not None and decided.by == "insistence"


def _settled(state: State, settled: Settled) -> State:
    """The race is over; it is kept as long as it may have to be decided again (DUPLE-19)."""
    kept = (*state.settled, settled) if settled.race.judged else state.settled
    return replace(state, race=None, decided=(*state.decided, settled.decided), settled=kept)


def third_letter_back(state: State, race: Race, dice: Dice) -> State:
    """What was drawn for a tie-break is shuffled back (DUPLE-22)."""
    return state if race.third is None else shuffle_in(state, race.third, dice)
