"""Dualis as an array program: any number of tables at once, the numbers of the PettingZoo environment.

>>> import jax
>>> from twofold.envs.batch import dualis
>>> options = dualis.Options(seats=4, short=True)
>>> state = dualis.init(jax.random.key(7), options, tables=1000)
>>> actions = dualis.sample(state, options, jax.random.key(8))
>>> state = dualis.step(state, actions, options)
>>> dualis.observe(state, options).shape, dualis.mask(state, options).shape
((1000, 350), (1000, 114))

Every field of a state is a plain array with one number a table, hands are bits, and the next round is dealt
card by card while this one is played: so a step is elementwise, and a compiler makes one loop of it.
"""

from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp

from .arrays import Array, Words, below, bit, chosen, count_bits, nth_bit, one_hot, threefry, unpacked

Flag: TypeAlias = bool | Array
Figures: TypeAlias = tuple[Array, ...]
"""One array a seat."""

DECK_SIZE = 52
SUIT_SIZE = 26
COLOUR_SIZE = 13
ALL_OF_SUIT = (1 << SUIT_SIZE) - 1
RED_OF_SUIT = (1 << COLOUR_SIZE) - 1
BLUE_OF_SUIT = RED_OF_SUIT << COLOUR_SIZE

PLAYS = 2 * DECK_SIZE
"""Actions from here on hand coins to the partner."""

MOST_COINS = 14
ROUNDS_TO_WIN = 2
ISO_LEAD = 7
ISO_ROUNDS = 4
POINTS_SCALE = 20


class Options(NamedTuple):
    """The variant. Flags may be arrays, one number a table: then the actions of all variants are numbered."""

    seats: int = 4
    short: Flag = False
    high_low: Flag = False
    iso: Flag = False


class Hand(NamedTuple):
    """A set of cards, as the bits of its Stars and of its Moons."""

    stars: Array
    moons: Array


class State(NamedTuple):
    """Any number of tables; the names are those of the rules."""

    key: Words
    moment: Array
    """Counts the steps: with the key, where randomness comes from."""

    hands: tuple[Hand, ...]
    gone: Hand
    upcoming: tuple[Hand, ...]
    """The hands of the next round, as far as they are dealt: one card with every card played."""

    centre: tuple[Array, Array]
    leader: Array
    trick: Figures
    """By place in the trick: the card; none where it is -1."""

    trick_coin: Figures
    played: Array
    """How many cards lie in the trick."""

    coins: Figures
    tricks: Figures
    lacking: Figures
    round: Array
    standing: Figures
    """By seat: the rounds its side has won, in Iso Play its points."""

    over: Array
    """Whether the match has ended with this step; with auto-reset the rest is already the next match."""

    rewards: Figures
    """By seat: what the step paid."""

    round_over: Array
    """Whether a round has ended with this step."""

    round_scores: Figures
    """By seat: what its side scored in the last round that ended."""

    round_won: Figures
    """By seat: the share that its side had in winning that round, 0 in Iso Play to all but the highest."""


# ---- Sizes


def is_alone(options: Options) -> Flag:
    """Whether everyone plays for themselves."""
    return True if options.seats == 3 else options.iso


def cards_each(options: Options) -> Array:
    """How many cards a hand has at the start."""
    return jnp.where(options.short, 9, 13)


def coins_each(options: Options) -> Array:
    """How many coins of each colour lie in the centre at the start."""
    return jnp.where(options.short, 5, 7)


def action_count(options: Options) -> int:
    """How many actions are numbered."""
    if is_alone(options) is True:
        return PLAYS
    return PLAYS + (10 if options.short is True else MOST_COINS)


def feature_count(options: Options) -> int:
    """How many features an observation has."""
    return 2 * DECK_SIZE + 5 + options.seats * (DECK_SIZE + 1 + 2 + 5) + 1


def turn(state: State, options: Options) -> Array:
    """Whose turn it is."""
    return (state.leader + state.played) % options.seats


def ended(state: State) -> Array:
    """Whether the match is over and no other has begun: no hand holds a card."""
    cards = jnp.zeros_like(state.gone.stars)
    for hand in state.hands:
        cards = cards | hand.stars | hand.moons
    return jnp.equal(cards, 0)


def alone_in(card: Array) -> Hand:
    """The set of just this card; the empty one for -1."""
    return Hand(bit(card) & jnp.uint32(ALL_OF_SUIT), bit(card - SUIT_SIZE))


# ---- Dealing


def dealt_one(upcoming: tuple[Hand, ...], word: Array, options: Options) -> tuple[Hand, ...]:
    """One card more of the next round's deal, from those that are left; nothing once all hands are full."""
    stars, moons = jnp.uint32(0), jnp.uint32(0)
    for hand in upcoming:
        stars, moons = stars | hand.stars, moons | hand.moons
    dealt = count_bits(stars) + count_bits(moons)
    left = Hand(~stars & jnp.uint32(ALL_OF_SUIT), ~moons & jnp.uint32(ALL_OF_SUIT))
    card = nth_card(left, below(word, DECK_SIZE - dealt))
    receiver, new = dealt // cards_each(options), alone_in(card)
    return tuple(
        Hand(
            jnp.where(receiver == seat, hand.stars | new.stars, hand.stars),
            jnp.where(receiver == seat, hand.moons | new.moons, hand.moons),
        )
        for seat, hand in enumerate(upcoming)
    )


def nth_card(cards: Hand, number: Array) -> Array:
    """The member of a set that has this number."""
    stars = count_bits(cards.stars)
    in_moons = number >= stars
    place = nth_bit(
        jnp.where(in_moons, cards.moons, cards.stars), jnp.where(in_moons, number - stars, number)
    )
    return jnp.where(in_moons, place + SUIT_SIZE, place)


def init(key: Array, options: Options, tables: int | tuple[int, ...] = ()) -> State:
    """The first deal of so many matches; the first leader is random."""
    shape = (tables,) if isinstance(tables, int) else tables
    words = jax.random.bits(key, (2, *shape), jnp.uint32)
    keys = (words[0], words[1])
    zero, none = jnp.zeros(shape, jnp.int32), jnp.zeros(shape, jnp.uint32)
    empty = tuple(Hand(none, none) for _ in range(options.seats))

    def deal(number: Array, hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
        return dealt_one(hands, threefry(keys, (none + number.astype(jnp.uint32), none + 1))[0], options)

    hands = jax.lax.fori_loop(0, DECK_SIZE, deal, empty)
    figures = (zero,) * options.seats
    return State(
        key=keys,
        moment=none,
        hands=hands,
        gone=Hand(none, none),
        upcoming=empty,
        centre=(zero + coins_each(options), zero + coins_each(options)),
        leader=below(threefry(keys, (none + DECK_SIZE, none + 1))[0], zero + options.seats),
        trick=(zero - 1,) * options.seats,
        trick_coin=figures,
        played=zero,
        coins=figures,
        tricks=figures,
        lacking=figures,
        round=zero + 1,
        standing=figures,
        over=zero > 0,
        rewards=(zero.astype(jnp.float32),) * options.seats,
        round_over=zero > 0,
        round_scores=figures,
        round_won=(zero.astype(jnp.float32),) * options.seats,
    )


# ---- What may be done


def playable(state: State, options: Options) -> Hand:
    """The cards that the seat in turn may play."""
    seat = turn(state, options)
    hand = Hand(
        chosen([hand.stars for hand in state.hands], seat), chosen([hand.moons for hand in state.hands], seat)
    )
    leads, led = state.played == 0, state.trick[0] // SUIT_SIZE
    keeps_stars = leads | (led == 0) | (hand.moons == 0)
    keeps_moons = leads | (led == 1) | (hand.stars == 0)
    return Hand(
        jnp.where(keeps_stars, hand.stars, jnp.uint32(0)), jnp.where(keeps_moons, hand.moons, jnp.uint32(0))
    )


def coinable(cards: Hand, state: State) -> Hand:
    """Of these cards, those for which the centre has a coin."""
    red, blue = state.centre
    suits = jnp.where(blue > 0, jnp.uint32(RED_OF_SUIT), jnp.uint32(0)) | jnp.where(
        red > 0, jnp.uint32(BLUE_OF_SUIT), jnp.uint32(0)
    )
    return Hand(cards.stars & suits, cards.moons & suits)


def handable(state: State, options: Options) -> Array:
    """How many coins the seat in turn may hand to its partner at most."""
    if is_alone(options) is True:
        return jnp.zeros_like(state.played)
    held = chosen(state.coins, turn(state, options))
    return jnp.where(jnp.asarray(is_alone(options)) | ended(state), 0, held)


def mask(state: State, options: Options) -> Array:
    """True for each action that would be accepted from the seat in turn."""
    cards = playable(state, options)
    coins = coinable(cards, state)
    plays = [unpacked(bits, SUIT_SIZE) > 0 for bits in (*cards, *coins)]
    handing = action_count(options) - PLAYS
    counts = jnp.arange(1, handing + 1) <= handable(state, options)[..., None]
    return jnp.concatenate([*plays, counts], axis=-1)


def sample(state: State, options: Options, key: Array) -> Array:
    """An action for each table, every one that would be accepted equally likely."""
    return nth_action(state, options, jax.random.bits(key, state.played.shape, jnp.uint32))


def nth_action(state: State, options: Options, word: Array) -> Array:
    """The action that a random word chooses among those that would be accepted."""
    cards = playable(state, options)
    coins = coinable(cards, state)
    plain = count_bits(cards.stars) + count_bits(cards.moons)
    plays = plain + count_bits(coins.stars) + count_bits(coins.moons)
    number = below(word, plays + handable(state, options))
    with_coin = number >= plain
    pool = Hand(
        jnp.where(with_coin, coins.stars, cards.stars), jnp.where(with_coin, coins.moons, cards.moons)
    )
    card = nth_card(pool, jnp.where(with_coin, number - plain, number))
    return jnp.where(number >= plays, PLAYS + number - plays, card + jnp.where(with_coin, DECK_SIZE, 0))


def is_legal(state: State, action: Array, options: Options) -> Array:
    """Whether this action would be accepted."""
    cards = playable(state, options)
    coins = coinable(cards, state)
    with_coin = action >= DECK_SIZE
    card = jnp.where(with_coin, action - DECK_SIZE, action)
    pool = Hand(
        jnp.where(with_coin, coins.stars, cards.stars), jnp.where(with_coin, coins.moons, cards.moons)
    )
    asked = alone_in(card)
    play = (asked.stars & pool.stars | asked.moons & pool.moons) != 0
    handing = action - PLAYS + 1
    handed = (handing > 0) & (handing <= handable(state, options))
    return jnp.where(action >= PLAYS, handed, play & (action >= 0))


# ---- A step


def step(state: State, action: Array, options: Options, *, auto_reset: bool = True) -> State:
    """Take the action of the seat in turn; one that would be refused changes nothing.

    With auto-reset a match that has ended is followed by the next one at once: ``over`` and ``rewards`` still
    tell of the one that ended.
    """
    legal = is_legal(state, action, options)
    play = legal & (action < PLAYS)
    words = threefry(state.key, (state.moment, jnp.zeros_like(state.moment)))
    after = after_handing(state, legal & (action >= PLAYS), action - PLAYS + 1, options)
    after = after_card(after, play, jnp.where(play, action, 0), words[0], options)
    after = completed(after, play & (after.played == options.seats), options)
    done = play & ended(after)
    after = scored(after, done, options)
    next_leader = jnp.where(
        after.over, below(words[1], jnp.full_like(state.played, options.seats)), after.leader
    )
    dealing = done if auto_reset else done & ~after.over
    after = dealt(after, dealing, jnp.where(dealing, next_leader, after.leader), options)
    over = after.over if auto_reset else after.over | ended(after)
    return after._replace(moment=state.moment + 1, over=over)


def after_handing(state: State, handing: Array, count: Array, options: Options) -> State:
    """Coins change hands between partners."""
    if is_alone(options) is True:
        return state
    seat, count = turn(state, options), jnp.where(handing, count, 0)
    coins = tuple(
        held - jnp.where(seat == other, count, 0) + jnp.where((seat + 2) % 4 == other, count, 0)
        for other, held in enumerate(state.coins)
    )
    return state._replace(coins=coins)


def after_card(state: State, play: Array, action: Array, word: Array, options: Options) -> State:
    """The card goes to the trick, perhaps with a coin; and one card more of the next round is dealt."""
    seat, with_coin = turn(state, options), play & (action >= DECK_SIZE)
    card = action % DECK_SIZE
    star, moon = alone_in(card)
    red, blue = state.centre
    is_blue = card // COLOUR_SIZE % 2 == 1
    led = state.trick[0] // SUIT_SIZE
    failed = play & (state.played > 0) & (card // SUIT_SIZE != led)
    here = [play & (seat == other) for other in range(options.seats)]
    there = [play & (state.played == place) for place in range(options.seats)]
    upcoming = dealt_one(state.upcoming, word, options)
    return state._replace(
        hands=tuple(
            Hand(
                jnp.where(mine, hand.stars & ~star, hand.stars),
                jnp.where(mine, hand.moons & ~moon, hand.moons),
            )
            for mine, hand in zip(here, state.hands, strict=True)
        ),
        upcoming=jax.tree.map(lambda new, old: jnp.where(play, new, old), upcoming, state.upcoming),
        centre=(red - (with_coin & is_blue), blue - (with_coin & ~is_blue)),
        trick=tuple(jnp.where(now, card, old) for now, old in zip(there, state.trick, strict=True)),
        trick_coin=tuple(
            jnp.where(now, with_coin.astype(jnp.int32), old)
            for now, old in zip(there, state.trick_coin, strict=True)
        ),
        lacking=tuple(
            jnp.where(mine & failed, suits | 1 << led, suits)
            for mine, suits in zip(here, state.lacking, strict=True)
        ),
        played=state.played + play,
    )


def low_is_strong(state: State, options: Options) -> Array:
    """Whether a blue lead makes low cards strong in the present trick."""
    lead_is_blue = (state.trick[0] // COLOUR_SIZE + state.trick_coin[0]) % 2 == 1
    return jnp.asarray(options.high_low) & (state.played > 0) & lead_is_blue


def winning_place(state: State, options: Options) -> Array:
    """The place in a full trick of the card that wins it."""
    red, blue = state.centre
    trump = jnp.where(red == blue, -1, (blue > red).astype(jnp.int32))
    low, led = low_is_strong(state, options), state.trick[0] // SUIT_SIZE
    best, winner = jnp.full_like(state.played, -1000), jnp.zeros_like(state.played)
    for place, (card, coin) in enumerate(zip(state.trick, state.trick_coin, strict=True)):
        number = card % COLOUR_SIZE
        strength = jnp.where(low, COLOUR_SIZE - number, number)
        is_trump = (card // COLOUR_SIZE + coin) % 2 == trump
        strength = strength + jnp.where(is_trump, 100, jnp.where(card // SUIT_SIZE == led, 0, -100))
        winner = jnp.where(strength >= best, place, winner)
        best = jnp.maximum(strength, best)
    return winner


def completed(state: State, full: Array, options: Options) -> State:
    """Coins are collected, then the cards; the winner leads."""
    winner = (state.leader + winning_place(state, options)) % options.seats
    stars, moons = state.gone
    for card in state.trick:
        stars, moons = stars | alone_in(card).stars, moons | alone_in(card).moons
    place_of = [(seat - state.leader) % options.seats for seat in range(options.seats)]
    return state._replace(
        gone=Hand(jnp.where(full, stars, state.gone.stars), jnp.where(full, moons, state.gone.moons)),
        coins=tuple(
            held + jnp.where(full, chosen(state.trick_coin, place_of[seat]), 0)
            for seat, held in enumerate(state.coins)
        ),
        tricks=tuple(won + (full & (winner == seat)) for seat, won in enumerate(state.tricks)),
        leader=jnp.where(full, winner, state.leader),
        trick=tuple(jnp.where(full, -1, card) for card in state.trick),
        trick_coin=tuple(jnp.where(full, 0, coin) for coin in state.trick_coin),
        played=jnp.where(full, 0, state.played),
    )


# ---- End of a round


def by_side(figures: Figures, options: Options) -> Figures:
    """By seat: the figure of its side, which for partners is the sum of both."""
    if is_alone(options) is True:
        return figures
    alone = jnp.asarray(is_alone(options))
    return tuple(
        figure + jnp.where(alone, 0, figures[(seat + 2) % options.seats])
        for seat, figure in enumerate(figures)
    )


def scored(state: State, done: Array, options: Options) -> State:
    """The round is counted, and with it perhaps the match."""
    seats, alone = options.seats, jnp.asarray(is_alone(options))
    tricks, coins = by_side(state.tricks, options), by_side(state.coins, options)
    scores = [jnp.where(won == bid, won, -abs(won - bid)) for won, bid in zip(tricks, coins, strict=True)]
    # On equal scores the partnership with more tricks wins the round.
    ranks = [score * 16 + jnp.where(alone, 0, won) for score, won in zip(scores, tricks, strict=True)]
    won = shares(ranks)
    standing = tuple(
        jnp.where(done, before + jnp.where(alone, score, best > 0), before)
        for before, score, best in zip(state.standing, scores, won, strict=True)
    )
    highest, lowest = largest(standing), -largest([-figure for figure in standing])
    far = jnp.where(
        alone, (highest - lowest >= ISO_LEAD) | (state.round == ISO_ROUNDS), highest == ROUNDS_TO_WIN
    )
    over = done & far
    winners = shares(standing)
    return state._replace(
        standing=standing,
        over=over,
        rewards=tuple(jnp.where(over, payoff(share, seats), 0.0) for share in winners),
        round_over=done,
        round_scores=tuple(
            jnp.where(done, score, before) for score, before in zip(scores, state.round_scores, strict=True)
        ),
        round_won=tuple(
            jnp.where(done, now, before) for now, before in zip(won, state.round_won, strict=True)
        ),
    )


def largest(figures: Figures | list[Array]) -> Array:
    """The largest of the figures of the seats."""
    result = figures[0]
    for figure in figures[1:]:
        result = jnp.maximum(result, figure)
    return result


def shares(figures: Figures | list[Array]) -> list[Array]:
    """By seat: its share of being the best."""
    best = largest(figures)
    count = sum((figure == best).astype(jnp.float32) for figure in figures)
    return [jnp.where(figure == best, 1.0 / count, 0.0) for figure in figures]


def payoff(share: Array, seats: int) -> Array:
    """Everyone who lost pays 1, and the winners share it."""
    return jnp.where(share > 0, seats * share - 1, jnp.where(share == 0, -1.0, 0.0))


def dealt(state: State, dealing: Array, leader: Array, options: Options) -> State:
    """A new round, with the hands that were dealt meanwhile; a new match where the last one is over."""
    none, fresh = jnp.uint32(0), dealing & state.over

    def cleared(figures: Figures) -> Figures:
        return tuple(jnp.where(dealing, 0, figure) for figure in figures)

    return state._replace(
        hands=jax.tree.map(lambda new, old: jnp.where(dealing, new, old), state.upcoming, state.hands),
        upcoming=jax.tree.map(lambda cards: jnp.where(dealing, none, cards), state.upcoming),
        gone=jax.tree.map(lambda cards: jnp.where(dealing, none, cards), state.gone),
        centre=(
            jnp.where(dealing, coins_each(options), state.centre[0]),
            jnp.where(dealing, coins_each(options), state.centre[1]),
        ),
        leader=leader,
        coins=cleared(state.coins),
        tricks=cleared(state.tricks),
        lacking=cleared(state.lacking),
        round=jnp.where(fresh, 1, state.round + dealing),
        standing=tuple(jnp.where(fresh, 0, figure) for figure in state.standing),
    )


# ---- What a seat sees


def observe(state: State, options: Options, seat: Array | None = None) -> Array:
    """The features of the seat in turn, or of another; the layout is that of the PettingZoo environment."""
    seats = options.seats
    own = turn(state, options) if seat is None else seat
    around = [(own + other) % seats for other in range(seats)]
    hand = [chosen([getattr(hand, suit) for hand in state.hands], own) for suit in Hand._fields]
    places = [(other - state.leader) % seats for other in around]
    cards = [one_hot(chosen(state.trick, place), DECK_SIZE) for place in places]
    coins, total = coins_each(options), 2 * coins_each(options)
    red, blue = state.centre
    columns = [
        *(chosen(state.trick_coin, place) for place in places),
        *(chosen(state.lacking, other) >> suit & 1 for other in around for suit in range(2)),
        red / coins,
        blue / coins,
        red > blue,
        blue > red,
        low_is_strong(state, options),
        *(state.leader == other for other in around),
        *((turn(state, options) == other) & ~ended(state) for other in around),
        *(chosen(state.coins, other) / total for other in around),
        *(chosen(state.tricks, other) / cards_each(options) for other in around),
        *(standing_of(state, other, options) for other in around),
        state.round / ISO_ROUNDS,
    ]
    stacked = jnp.stack([jnp.asarray(column, jnp.float32) for column in columns], axis=-1)
    sets = [unpacked(bits, SUIT_SIZE).astype(jnp.float32) for bits in (*hand, *state.gone)]
    return jnp.concatenate(
        [*sets[:2], *cards, stacked[..., :seats], *sets[2:], stacked[..., seats:]], axis=-1
    )


def standing_of(state: State, seat: Array, options: Options) -> Array:
    """The standing of a seat as a feature."""
    standing = chosen(state.standing, seat)
    alone = jnp.clip(standing / POINTS_SCALE, -1.0, 1.0)
    return jnp.where(is_alone(options), alone, standing / ROUNDS_TO_WIN)
