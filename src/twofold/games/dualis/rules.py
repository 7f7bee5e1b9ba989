"""The rules of Dualis, in the order of its rulebook."""

from functools import cache

from msgspec.structs import replace

from twofold.engine import Dice, Events, Outcome, Refusal, Seat, Told
from twofold.games.dualis.actions import WITH_COIN, WITHOUT_COIN, Action, HandCoins, PlayCard
from twofold.games.dualis.cards import (
    ALL_OF,
    BIT_OF,
    COIN_OF,
    COLOUR_OF,
    DECK_SIZE,
    MOONS_BLUE,
    MOONS_RED,
    NUMBER_OF,
    STARS_BLUE,
    STARS_RED,
    SUIT_OF,
    Cards,
    Colour,
    cards_in,
    set_of,
)
from twofold.games.dualis.events import CardPlayed, CoinsHanded, RoundDealt, RoundScored, TrickWon
from twofold.games.dualis.options import Options
from twofold.games.dualis.state import (
    RoundResult,
    State,
    WonTrick,
    alone,
    by_side,
    cards_each,
    coins_each,
    one_more,
    rounds_won,
    sides,
    totals,
    trump_of,
)
from twofold.games.dualis.texts import text
from twofold.texts import Text

ROUNDS_TO_WIN = 2
ISO_LEAD = 7
ISO_ROUNDS = 4

NOBODY: frozenset[Seat] = frozenset()
ONLY = tuple(frozenset((seat,)) for seat in range(4))

# ---- Set-up


def setup(options: Options, seats: int, dice: Dice) -> State:
    """The first deal; the first Leader is random (DUALIS-3)."""
    leader = dice.stream("leader", 1).below(seats)
    return deal(options, seats, 1, leader, (), dice)


def deal(
    options: Options, seats: int, number: int, leader: Seat, results: tuple[RoundResult, ...], dice: Dice
) -> State:
    """Shuffle, give every seat its cards, lay out the coins (DUALIS-1 to DUALIS-4)."""
    each = cards_each(options)
    deck = dice.stream("deal", number).shuffled(range(DECK_SIZE))
    hands = tuple(set_of(deck[seat * each : (seat + 1) * each]) for seat in range(seats))
    none = (0,) * seats
    return State(
        options=options,
        seats=seats,
        round=number,
        hands=hands,
        aside=set_of(deck[seats * each :]),
        centre=(coins_each(options), coins_each(options)),
        leader=leader,
        trick=(),
        coins=none,
        tricks=none,
        gone=0,
        lacking=none,
        results=results,
    )


# ---- Playing a trick


def waiting_for(state: State) -> frozenset[Seat]:
    """Play goes clockwise from the Leader (DUALIS-5)."""
    return NOBODY if state.over else ONLY[(state.leader + len(state.trick)) % state.seats]


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why this action is against the rules."""
    match action:
        case PlayCard():
            return play_refusal(state, seat, action)
        case HandCoins():
            return hand_refusal(state, seat, action)


def play_refusal(state: State, seat: Seat, play: PlayCard) -> Refusal | None:
    """Your turn, your card, the led suit if you have it, and a coin that exists."""
    if seat != state.turn:
        return Refusal("DUALIS-5", text("refusal-turn"))
    card = play.card
    if not 0 <= card < DECK_SIZE or not state.hands[seat] & BIT_OF[card]:
        return Refusal("DUALIS-3", text("refusal-card"))
    if not playable(state, seat) & BIT_OF[card]:
        return Refusal("DUALIS-5", text("refusal-follow", suit=state.trick[0].suit.key))
    if play.coin and not state.centre[COIN_OF[card]]:
        return Refusal("DUALIS-6", text("refusal-coin", colour=play.colour.key))
    return None


def playable(state: State, seat: Seat) -> Cards:
    """The Leader plays any card; the others must follow the led suit if they can (DUALIS-5)."""
    hand = state.hands[seat]
    if not state.trick:
        return hand
    following = hand & ALL_OF[SUIT_OF[state.trick[0].card]]
    return following or hand


def choices(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every action that would be accepted from this seat now."""
    if state.over:
        return ()
    handing = handable(state, seat)
    if seat != state.turn:
        return handing
    cards = playable(state, seat)
    red, blue = state.centre
    return (
        plays_of(cards & STARS_RED, blue > 0)
        + plays_of(cards & STARS_BLUE, red > 0)
        + plays_of(cards & MOONS_RED, blue > 0)
        + plays_of(cards & MOONS_BLUE, red > 0)
        + handing
    )


@cache
def plays_of(cards: Cards, coins: bool) -> tuple[Action, ...]:
    """The plays of cards of one suit and colour, with a coin too if the centre has the fitting one."""
    plain = tuple(WITHOUT_COIN[card] for card in cards_in(cards))
    return plain + tuple(WITH_COIN[play.card] for play in plain) if coins else plain


def apply(state: State, seat: Seat, action: Action, at: int, dice: Dice) -> tuple[State, Events]:  # noqa: ARG001
    """What an accepted action leads to."""
    match action:
        case PlayCard():
            return play_card(state, seat, action, dice)
        case HandCoins():
            return hand_coins(state, seat, action)


def play_card(state: State, seat: Seat, play: PlayCard, dice: Dice) -> tuple[State, Events]:
    """The card goes to the trick; the last card of a trick completes it."""
    hands = list(state.hands)
    hands[seat] ^= BIT_OF[play.card]
    state = replace(
        state,
        hands=tuple(hands),
        centre=centre_after(state.centre, play) if play.coin else state.centre,
        trick=(*state.trick, play),
        lacking=lacking_after(state, seat, play),
    )
    played = (Told(CardPlayed(seat, play.card, play.coin)),)
    if len(state.trick) < state.seats:
        return state, played
    state, events = complete_trick(state, dice)
    return state, played + events


def centre_after(centre: tuple[int, int], play: PlayCard) -> tuple[int, int]:
    """A coin of the colour opposite to the card's leaves the centre (DUALIS-6)."""
    red, blue = centre
    return (red - 1, blue) if COLOUR_OF[play.card] is Colour.BLUE else (red, blue - 1)


def lacking_after(state: State, seat: Seat, play: PlayCard) -> tuple[int, ...]:
    """Whoever does not follow shows the whole table that they have none of the led suit."""
    if not state.trick:
        return state.lacking
    led = SUIT_OF[state.trick[0].card]
    if SUIT_OF[play.card] is led:
        return state.lacking
    return tuple(suits | 1 << led if other == seat else suits for other, suits in enumerate(state.lacking))


# ---- Determining the trick winner


def low_is_strong(lead: PlayCard, options: Options) -> bool:
    """High-Low: a blue lead makes low cards strong, counting the coin on it (DUALIS-19)."""
    return options.high_low and lead.colour is Colour.BLUE


def strongest(trick: tuple[PlayCard, ...], trump: Colour | None, options: Options) -> int:
    """The place in the trick of the card that wins it (DUALIS-8)."""
    led = SUIT_OF[trick[0].card]
    competing = [place for place, play in enumerate(trick) if play.colour is trump] or [
        place for place, play in enumerate(trick) if SUIT_OF[play.card] is led
    ]
    strongest_of = min if low_is_strong(trick[0], options) else max
    # DUALIS-9: of two equally strong cards the later one is stronger, so the later ones are asked first.
    return strongest_of(reversed(competing), key=lambda place: NUMBER_OF[trick[place].card])


def complete_trick(state: State, dice: Dice) -> tuple[State, Events]:
    """Coins are collected, then the cards; the winner leads (DUALIS-7, DUALIS-10, DUALIS-11)."""
    trump = trump_of(state.centre)
    winning = strongest(state.trick, trump, state.options)
    winner = (state.leader + winning) % state.seats
    cards = tuple([play.card for play in state.trick])
    coins = state.coins
    for place, play in enumerate(state.trick):
        if play.coin:
            coins = one_more(coins, (state.leader + place) % state.seats)
    low = low_is_strong(state.trick[0], state.options)
    won = (Told(TrickWon(winner, cards, trump, state.trick[winning], low)),)
    state = replace(
        state,
        leader=winner,
        trick=(),
        coins=coins,
        tricks=one_more(state.tricks, winner),
        gone=state.gone | set_of(cards),
        last_trick=WonTrick(state.leader, state.trick),
    )
    if any(state.hands):
        return state, won
    state, events = end_round(state, dice)
    return state, won + events


# ---- Coins between partners


def hand_refusal(state: State, seat: Seat, action: HandCoins) -> Refusal | None:
    """Only partners, and only coins that were collected (DUALIS-14)."""
    if alone(state.options, state.seats):
        return Refusal("DUALIS-14", text("refusal-alone"))
    if not 0 < action.count <= state.coins[seat]:
        # What was asked for may be any number, too long for a file: it goes into the text as it was typed.
        asked = str(action.count)
        return Refusal("DUALIS-14", text("refusal-hand-over", coins=state.coins[seat], count=asked))
    return None


def handable(state: State, seat: Seat) -> tuple[Action, ...]:
    """The coins that this seat may hand to its partner at any time."""
    if not state.coins[seat] or alone(state.options, state.seats):
        return ()
    return handings(state.coins[seat])


@cache
def handings(coins: int) -> tuple[Action, ...]:
    """Handing over one coin, two, and so on up to all of them."""
    return tuple(HandCoins(count) for count in range(1, coins + 1))


def hand_coins(state: State, seat: Seat, action: HandCoins) -> tuple[State, Events]:
    """It changes who holds them, never the partnership's sum (DUALIS-14)."""
    partner = (seat + 2) % state.seats
    coins = list(state.coins)
    coins[seat] -= action.count
    coins[partner] += action.count
    return replace(state, coins=tuple(coins)), (Told(CoinsHanded(seat, partner, action.count)),)


def silence(state: State) -> Refusal | None:
    """Partners may not discuss strategy while a round runs (DUALIS-13)."""
    if state.over or alone(state.options, state.seats):
        return None
    return Refusal("DUALIS-13", text("refusal-silence"))


# ---- End-of-round scoring


def score(tricks: int, coins: int) -> int:
    """As many tricks as coins: a point each. Otherwise minus the difference (DUALIS-15)."""
    return tricks if tricks == coins else -abs(tricks - coins)


def scored(state: State) -> RoundResult:
    """The round as it stands, counted for each side (DUALIS-15, DUALIS-16)."""
    coins = by_side(state.coins, state.options, state.seats)
    tricks = by_side(state.tricks, state.options, state.seats)
    scores = tuple(map(score, tricks, coins))
    winner = (
        None
        if alone(state.options, state.seats)
        else max(range(2), key=lambda side: (scores[side], tricks[side]))
    )
    return RoundResult(coins, tricks, scores, winner)


def end_round(state: State, dice: Dice) -> tuple[State, Events]:
    """Score; then the game ends, or the winner of the last trick leads a new deal (DUALIS-18)."""
    result = scored(state)
    ended = replace(state, results=(*state.results, result))
    told = Told(RoundScored(state.round, result))
    if is_over(ended):
        return replace(ended, over=True), (told,)
    number = state.round + 1
    dealt = deal(state.options, state.seats, number, state.leader, ended.results, dice)
    return dealt, (told, Told(RoundDealt(number, state.leader)))


# ---- End of the game


def is_over(state: State) -> bool:
    """Two rounds won, or in Iso Play a lead of seven or four rounds (DUALIS-18, DUALIS-20)."""
    if not alone(state.options, state.seats):
        return ROUNDS_TO_WIN in rounds_won(state)
    points = totals(state.results, state.seats)
    return max(points) - min(points) >= ISO_LEAD or len(state.results) == ISO_ROUNDS


def outcome(state: State) -> Outcome | None:
    """Who won, and why."""
    if not state.over:
        return None
    count = sides(state.options, state.seats)
    if alone(state.options, state.seats):
        standing, reason = totals(state.results, count), iso_reason(state)
    else:
        standing, reason = rounds_won(state), text("reason-rounds-won")
    winners = tuple(seat for seat in range(state.seats) if standing[seat % count] == max(standing))
    scores = tuple(float(standing[seat % count]) for seat in range(state.seats))
    return Outcome(winners, scores, reason)


def iso_reason(state: State) -> Text:
    """Which of the two ends of Iso Play this is."""
    points = totals(state.results, state.seats)
    if max(points) - min(points) >= ISO_LEAD:
        return text("reason-lead", points=ISO_LEAD)
    return text("reason-rounds", rounds=ISO_ROUNDS)
