"""UNO Duo as an array program: any number of tables at once, the numbers of the PettingZoo environment.

>>> import jax
>>> from twofold.envs.batch import uno_duo
>>> options = uno_duo.Options(target=1)
>>> state = uno_duo.init(jax.random.key(7), options, tables=100)
>>> actions = uno_duo.sample(state, options, jax.random.key(8))
>>> state = uno_duo.step(state, actions, options)
>>> uno_duo.observe(state, options).shape, uno_duo.mask(state, options).shape
((100, 417), (100, 146))

Each of the 112 cards knows where it is and in which order it lies there, so drawing any number of cards,
turning the pile over or swapping hands are comparisons, and no card is ever moved through memory. The next
shuffle is made while the draft runs: eight exchanges with every pick.
"""

from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np

from .arrays import Array, Words, below, one_hot, threefry

Pair: TypeAlias = tuple[Array, Array]

COLOUR_SIZE, COLOURS = 13, 4
FIRST_WILD = COLOURS * COLOUR_SIZE
KINDS = FIRST_WILD + 4
SKIP, REVERSE, DRAW_TWO = 10, 11, 12
WILD, WILD_DRAW_FOUR, SWAP_HANDS, CUSTOMIZABLE = range(13, 17)

FACE_OF = np.array([kind % 13 if kind < FIRST_WILD else kind - FIRST_WILD + 13 for kind in range(KINDS)])
COLOUR_OF = np.array([kind // 13 if kind < FIRST_WILD else -1 for kind in range(KINDS)])
COPIES = np.array([1 if kind < FIRST_WILD and kind % 13 == 0 else 2 for kind in range(KINDS)])
COPIES[FIRST_WILD:] = 4, 4, 1, 3
CARDS = int(COPIES.sum())
KIND = np.repeat(np.arange(KINDS), COPIES)
"""By card: its kind."""

POINTS = np.where(FACE_OF < 10, FACE_OF, np.where(FACE_OF < 13, 20, np.where(FACE_OF < 15, 50, 40)))
GATHERED = (KIND[:, None] == np.arange(KINDS)).astype(np.float32)

PILE, DISCARDS, FIRST_HAND = 0, 1, 2
"""Where a card is; from the third place on, in the hand of a seat."""

HIDDEN, KNOWN, OPEN = range(3)
"""Who knows a card in a hand: its holder, the opponent too, everybody."""

DRAFT, COLOUR, TURN, DRAWN, ANSWER, RUN, OVER = range(7)
KEEP, DISCARD, NAME, DRAW, END_RUN, SAY, CATCH, PLAY = 0, 1, 2, 6, 7, 8, 9, 10
ACTIONS = PLAY + 2 * FIRST_WILD + 8 * 4
FEATURES = 7 + 2 + 2 + 7 * KINDS + COLOURS + 1 + 2 + 1 + 2 + 2 + 2

ACTION_KIND = np.concatenate([np.full(PLAY, -1), np.repeat(np.arange(KINDS), [2] * FIRST_WILD + [8] * 4)])
ACTION_UNO = np.concatenate([np.zeros(PLAY, int), [0, 1] * FIRST_WILD, ([0] * 4 + [1] * 4) * 4])
ACTION_COLOUR = np.concatenate([np.full(PLAY, -1), COLOUR_OF[:FIRST_WILD].repeat(2), [0, 1, 2, 3] * 8])

HAND_SIZE = 7
HAND_SCALE = 20
MOST_STACKED = 16
CATCH_PENALTY = 2
EXCHANGES = 8
"""With every pick of the draft: together they are a whole shuffle."""

WILDS_DO = {"wild": 0, "draw_one": 1, "skip": 2}
"""What the customizable wilds do, as numbers."""


class Options(NamedTuple):
    """The variant. All but ``reshuffle`` may be arrays, one number a table."""

    target: int | Array = 200
    customizable: int | Array = 0
    """As in ``WILDS_DO``."""

    reshuffle: bool = False
    memory: bool | Array = True


class State(NamedTuple):
    """Any number of tables; the names are those of the rules."""

    key: Words
    moment: Array
    place: Array
    """By card: where it is."""

    order: Array
    """By card: its place in the draw pile, counted as ``head`` is, or on the discard pile from the bottom."""

    knowing: Array
    """By card: who knows it, if it is in a hand."""

    upcoming: Array
    """By card: its place in the next shuffle."""

    head: Array
    pile: Array
    """How many cards the draw pile has."""

    discarded: Array
    below: Array
    phase: Array
    turn: Array
    player_one: Array
    colour: Array
    top: Array
    drawn: Array
    drawn_open: Array
    stack: Array
    said: Pair
    owing: Array
    passes: Array
    """How many turns in a row were passed because there was nothing to draw."""

    totals: Pair
    over: Array
    """Whether the match has ended with this step; with auto-reset the rest is already the next match."""

    rewards: Pair
    round_over: Array
    round_winner: Array
    """Who went out; -1 when both passed with nothing left to draw."""


# ---- Looking things up


def looked_up(table: np.ndarray[tuple[int], np.dtype[np.int64]], index: Array) -> Array:
    """A constant by its index; by the last one where the index is -1."""
    return jnp.asarray(table, jnp.int32)[index]


def of(pair: Pair, seat: Array) -> Array:
    """A seat's own of two figures."""
    return jnp.where(seat == 0, pair[0], pair[1])


def given(pair: Pair, seat: Array, figure: Array | bool, when: Array) -> Pair:
    """Both figures, after one seat's has changed."""
    first, second = pair
    return jnp.where(when & (seat == 0), figure, first), jnp.where(when & (seat == 1), figure, second)


def in_hand(state: State, seat: Array) -> Array:
    """By card: whether this seat holds it."""
    return state.place == (FIRST_HAND + seat)[..., None]


def count(cards: Array) -> Array:
    """How many cards are marked."""
    return jnp.sum(cards, axis=-1, dtype=jnp.int32)


def hand_size(state: State, seat: Array) -> Array:
    """How many cards a seat holds."""
    return count(in_hand(state, seat))


def by_kind(cards: Array) -> Array:
    """By kind: how many of the marked cards are of it."""
    return jnp.dot(cards.astype(jnp.float32), jnp.asarray(GATHERED))


# ---- Dealing


def init(key: Array, options: Options, tables: int | tuple[int, ...] = ()) -> State:  # noqa: ARG001
    """The first draft of so many matches; who drafts first is random."""
    shape = (tables,) if isinstance(tables, int) else tables
    words = jax.random.bits(key, (3, *shape), jnp.uint32)
    zero = jnp.zeros(shape, jnp.int32)
    order = jnp.argsort(jax.random.bits(jax.random.fold_in(key, 1), (*shape, CARDS), jnp.uint32), axis=-1)
    nothing = jnp.zeros((*shape, CARDS), jnp.uint8)
    no = zero > 0
    blank = State(
        key=(words[0], words[1]),
        moment=jnp.zeros(shape, jnp.uint32),
        place=nothing,
        order=nothing,
        knowing=nothing,
        upcoming=order.astype(jnp.uint8),
        head=zero,
        pile=zero,
        discarded=zero,
        below=zero,
        phase=zero,
        turn=zero,
        player_one=zero,
        colour=zero,
        top=zero,
        drawn=zero,
        drawn_open=no,
        stack=zero,
        said=(no, no),
        owing=zero - 1,
        passes=zero,
        totals=(zero, zero),
        over=no,
        rewards=(zero.astype(jnp.float32), zero.astype(jnp.float32)),
        round_over=no,
        round_winner=zero,
    )
    return dealt(blank, ~no, below(words[2], zero + 2))


def dealt(state: State, dealing: Array, player_one: Array) -> State:
    """A new round, from the shuffle that was made meanwhile."""

    def fresh(figure: Array | int | bool, old: Array) -> Array:
        return jnp.where(dealing, figure, old)

    cards = dealing[..., None]
    nobody = jnp.zeros_like(dealing)
    return state._replace(
        place=jnp.where(cards, jnp.uint8(PILE), state.place),
        order=jnp.where(cards, state.upcoming, state.order),
        knowing=jnp.where(cards, jnp.uint8(HIDDEN), state.knowing),
        head=fresh(0, state.head),
        pile=fresh(CARDS, state.pile),
        discarded=fresh(0, state.discarded),
        below=fresh(0, state.below),
        phase=fresh(DRAFT, state.phase),
        turn=fresh(player_one, state.turn),
        player_one=fresh(player_one, state.player_one),
        colour=fresh(-1, state.colour),
        top=fresh(-1, state.top),
        drawn=fresh(-1, state.drawn),
        drawn_open=fresh(nobody, state.drawn_open),
        stack=fresh(0, state.stack),
        said=(fresh(nobody, state.said[0]), fresh(nobody, state.said[1])),
        owing=fresh(-1, state.owing),
        passes=fresh(0, state.passes),
    )


def exchanged(state: State, picking: Array) -> Array:
    """The next shuffle, eight exchanges further: Fisher and Yates' method, in steps."""
    index = jnp.broadcast_to(jnp.arange(CARDS), state.upcoming.shape)
    for number in reversed(range(EXCHANGES)):
        last = CARDS - 1 - state.discarded * EXCHANGES - number
        words = threefry(state.key, (state.moment, jnp.full_like(state.moment, 2 + number // 2)))
        other = jnp.where(picking, below(words[number % 2], jnp.maximum(last + 1, 1)), last)[..., None]
        last = last[..., None]
        index = jnp.where(index == last, other, jnp.where(index == other, last, index))
    return jnp.take_along_axis(state.upcoming, index, axis=-1)


# ---- What may be done


def playable(state: State) -> Array:
    """By kind: whether the phase lets the player in turn play it, if they have it."""
    face, colour, kinds = jnp.asarray(FACE_OF), jnp.asarray(COLOUR_OF), jnp.arange(KINDS)
    phase, same_colour = state.phase[..., None], colour == state.colour[..., None]
    matching = (colour < 0) | same_colour | (face == looked_up(FACE_OF, state.top)[..., None])
    return jnp.where(
        phase == TURN,
        matching,
        jnp.where(
            phase == DRAWN,
            matching & (kinds == state.drawn[..., None]),
            ((phase == ANSWER) & (face == DRAW_TWO)) | ((phase == RUN) & same_colour),
        ),
    )


def mask(state: State, options: Options) -> Array:  # noqa: ARG001 - the same in every variant
    """True for each action that would be accepted from the seat in turn."""
    seat, phase = state.turn, state.phase
    held = by_kind(in_hand(state, seat)) > 0
    plays = held & playable(state)
    swapping = jnp.arange(KINDS) == FIRST_WILD + SWAP_HANDS - WILD
    leaves_one = (hand_size(state, seat) == 2)[..., None] & ~swapping
    kinds = jnp.asarray(ACTION_KIND[PLAY:])
    with_uno = jnp.asarray(ACTION_UNO[PLAY:] > 0)
    can_play = plays[..., kinds] & (~with_uno | leaves_one[..., kinds])
    on_turn = phase >= TURN
    rest = [
        (phase == DRAFT) | (phase == DRAWN),
        phase == DRAFT,
        *[phase == COLOUR] * COLOURS,
        (phase == TURN) | (phase == ANSWER),
        phase == RUN,
        on_turn & (state.owing == seat),
        on_turn & (state.owing == 1 - seat),
    ]
    going_on = (phase != OVER)[..., None]
    return jnp.concatenate([jnp.stack(rest, axis=-1), can_play], axis=-1) & going_on


def sample(state: State, options: Options, key: Array) -> Array:
    """An action for each table, every one that would be accepted equally likely."""
    return nth_action(state, options, jax.random.bits(key, state.turn.shape, jnp.uint32))


def nth_action(state: State, options: Options, word: Array) -> Array:
    """The action that a random word chooses among those that would be accepted."""
    legal = mask(state, options)
    number = jnp.cumsum(legal, axis=-1, dtype=jnp.int32)
    wanted = 1 + below(word, jnp.maximum(number[..., -1], 1))
    return jnp.sum(number < wanted[..., None], axis=-1, dtype=jnp.int32)


# ---- Cards on the move


def turned(state: State, turning: Array, options: Options) -> State:
    """An empty draw pile is made anew of all discards but the top one."""
    now = turning & (state.pile == 0) & (state.discarded > 1)
    lying = (state.place == DISCARDS) & now[..., None]
    rest = lying & (state.order < (state.discarded - 1)[..., None])
    knowing, order, size = state.knowing, state.order, state.discarded - 1
    if options.reshuffle:
        order = jnp.where(rest, shuffled(state, rest), order)
        in_hands = (state.place >= FIRST_HAND) & now[..., None]
        knowing = jnp.where(in_hands, jnp.maximum(knowing, jnp.uint8(KNOWN)), knowing)
    return state._replace(
        place=jnp.where(rest, jnp.uint8(PILE), state.place),
        order=jnp.where(lying & ~rest, jnp.uint8(0), order),
        knowing=knowing,
        head=jnp.where(now, 0, state.head),
        pile=jnp.where(now, size, state.pile),
        below=jnp.where(now, 0 if options.reshuffle else size, state.below),
        discarded=jnp.where(now, 1, state.discarded),
    )


def shuffled(state: State, cards: Array) -> Array:
    """By marked card: its place in a shuffle of them."""
    numbers = jnp.arange(CARDS // 2, dtype=jnp.uint32) + 100
    moment = jnp.broadcast_to(state.moment[..., None], (*state.moment.shape, CARDS // 2))
    keys = (state.key[0][..., None], state.key[1][..., None])
    words = jnp.concatenate(threefry(keys, (moment, jnp.broadcast_to(numbers, moment.shape))), axis=-1)
    words = jnp.where(cards, words >> 1, jnp.uint32(0xFFFFFFFF))
    return jnp.argsort(jnp.argsort(words, axis=-1), axis=-1).astype(jnp.uint8)


def taken(state: State, seat: Array, wanted: Array) -> tuple[State, Array]:
    """The top cards go to a hand; those that lay face up before are known to be there."""
    number = jnp.minimum(wanted, state.pile)
    order = state.order.astype(jnp.int32) - state.head[..., None]
    cards = (state.place == PILE) & (order < number[..., None])
    seen = order >= (state.pile - state.below)[..., None]
    drawing = number > 0
    after = state._replace(
        place=jnp.where(cards, (FIRST_HAND + seat).astype(jnp.uint8)[..., None], state.place),
        knowing=jnp.where(cards, jnp.where(seen, jnp.uint8(OPEN), jnp.uint8(HIDDEN)), state.knowing),
        head=state.head + number,
        pile=state.pile - number,
        below=jnp.minimum(state.below, state.pile - number),
        said=given(state.said, seat, False, drawing),
        owing=jnp.where(drawing & (state.owing == seat), -1, state.owing),
        passes=jnp.where(drawing, 0, state.passes),
    )
    return after._replace(knowing=counted_out(after, drawing)), cards


def counted_out(state: State, drawing: Array) -> Array:
    """By card: who knows it, now that nothing unseen may be left but the other hand (UNO-5).

    Whoever looks on can tell the two hands apart only if one of them is known.
    """
    held = (state.place >= FIRST_HAND) & (drawing & (state.below >= state.pile))[..., None]
    closed = [
        jnp.any((state.place == FIRST_HAND + seat) & (state.knowing < OPEN), axis=-1) for seat in range(2)
    ]
    least = jnp.where(closed[0] & closed[1], jnp.uint8(KNOWN), jnp.uint8(OPEN))[..., None]
    return jnp.where(held, jnp.maximum(state.knowing, least), state.knowing)


def drawing(state: State, seat: Array, wanted: Array, options: Options) -> tuple[State, Array]:
    """Cards are drawn, the discard pile being turned over whenever the draw pile runs out."""
    active = wanted > 0
    state, first = taken(turned(state, active, options), seat, wanted)
    state, second = taken(turned(state, active, options), seat, wanted - count(first))
    return state, first | second


def laid(state: State, seat: Array, kind: Array, uno: Array, laying: Array) -> State:
    """A card goes from a hand to the discard pile: of its kind, the one that the others knew most about.

    A card drawn unseen and played at once is none of those that were known to be in the hand before.
    """
    unseen = ((state.drawn >= 0) & ~state.drawn_open)[..., None]
    fitting = in_hand(state, seat) & (jnp.asarray(KIND) == kind[..., None])
    knowing = state.knowing.astype(jnp.int32)
    rank = jnp.where(unseen, OPEN - knowing, knowing) * 128 + jnp.arange(CARDS)
    rank = jnp.where(fitting & laying[..., None], rank, -1)
    best = jnp.max(rank, axis=-1, keepdims=True)
    card = (rank == best) & (best >= 0)
    return state._replace(
        place=jnp.where(card, jnp.uint8(DISCARDS), state.place),
        order=jnp.where(card, state.discarded.astype(jnp.uint8)[..., None], state.order),
        knowing=jnp.where(card, jnp.uint8(HIDDEN), state.knowing),
        discarded=state.discarded + laying,
        top=jnp.where(laying, kind, state.top),
        drawn=jnp.where(laying, -1, state.drawn),
        drawn_open=state.drawn_open & ~laying,
        said=given(state.said, seat, uno, laying),
    )


def picked(state: State, seat: Array, kept: Array, picking: Array) -> State:
    """Of the next two cards one is kept and the other discarded face up; then the other picks."""
    order = state.order.astype(jnp.int32) - state.head[..., None]
    on_top = (state.place == PILE) & picking[..., None]
    first, second = on_top & (order == 0), on_top & (order == 1)
    keeps = kept[..., None]
    mine, other = jnp.where(keeps, first, second), jnp.where(keeps, second, first)
    kind = jnp.sum(jnp.where(other, jnp.asarray(KIND), 0), axis=-1, dtype=jnp.int32)
    place = jnp.where(mine, (FIRST_HAND + seat).astype(jnp.uint8)[..., None], state.place)
    return state._replace(
        place=jnp.where(other, jnp.uint8(DISCARDS), place),
        order=jnp.where(other, state.discarded.astype(jnp.uint8)[..., None], state.order),
        head=state.head + 2 * picking,
        pile=state.pile - 2 * picking,
        discarded=state.discarded + picking,
        top=jnp.where(picking, kind, state.top),
        turn=jnp.where(picking, 1 - seat, state.turn),
    )


def opened(state: State, opening: Array) -> State:
    """The draft's discards go under the draw pile, in order, and its top card opens."""
    cards = opening[..., None]
    card = cards & (state.place == PILE) & (state.order == state.head.astype(jnp.uint8)[..., None])
    under = cards & (state.place == DISCARDS)
    kind = jnp.sum(jnp.where(card, jnp.asarray(KIND), 0), axis=-1, dtype=jnp.int32)
    bottom = (state.head + state.pile).astype(jnp.uint8)[..., None]
    place = jnp.where(under, jnp.uint8(PILE), jnp.where(card, jnp.uint8(DISCARDS), state.place))
    order = jnp.where(under, state.order + bottom, jnp.where(card, jnp.uint8(0), state.order))
    face, colour = looked_up(FACE_OF, kind), looked_up(COLOUR_OF, kind)
    player_one = state.player_one
    loses = (face == DRAW_TWO) | (face == WILD_DRAW_FOUR) | (face == SKIP) | (colour < 0)
    phase = jnp.where(colour < 0, COLOUR, jnp.where(face == REVERSE, RUN, TURN))
    return state._replace(
        place=place,
        order=order,
        head=state.head + opening,
        pile=jnp.where(opening, state.pile - 1 + state.discarded, state.pile),
        below=jnp.where(opening, state.discarded, state.below),
        discarded=jnp.where(opening, 1, state.discarded),
        colour=jnp.where(opening, colour, state.colour),
        top=jnp.where(opening, kind, state.top),
        phase=jnp.where(opening, phase, state.phase),
        turn=jnp.where(opening, jnp.where(loses, player_one, 1 - player_one), state.turn),
    )


# ---- A step


def draws_of(face: Array, options: Options) -> Array:
    """How many cards a card makes the opponent draw."""
    one = (face == CUSTOMIZABLE) & (jnp.asarray(options.customizable) == WILDS_DO["draw_one"])
    return jnp.where(face == DRAW_TWO, 2, jnp.where(face == WILD_DRAW_FOUR, 4, one.astype(jnp.int32)))


def step(state: State, action: Array, options: Options, *, auto_reset: bool = True) -> State:
    """Take the action of the seat in turn; one that would be refused changes nothing.

    With auto-reset a match that has ended is followed by the next one at once: ``over`` and ``rewards`` still
    tell of the one that ended.
    """
    legal = jnp.take_along_axis(mask(state, options), jnp.clip(action, 0, ACTIONS - 1)[..., None], axis=-1)[
        ..., 0
    ]
    action = jnp.where(legal & (action >= 0) & (action < ACTIONS), action, -1)
    seat, phase = state.turn, state.phase
    words = threefry(state.key, (state.moment, jnp.zeros_like(state.moment)))
    playing, is_draw = action >= PLAY, action == DRAW
    picking = (phase == DRAFT) & ((action == KEEP) | (action == DISCARD))
    begun = (playing | is_draw) & (state.owing == 1 - seat)
    after = state._replace(
        upcoming=exchanged(state, picking), owing=jnp.where(begun, -1, state.owing), moment=state.moment + 1
    )
    after = picked(after, seat, action == KEEP, picking)
    opening = picking & (after.discarded == 2 * HAND_SIZE)
    after = opened(after, opening)
    index = jnp.maximum(action, 0)
    kind = looked_up(ACTION_KIND, index)
    after = laid(after, seat, kind, looked_up(ACTION_UNO, index) > 0, playing)
    named = jnp.where(playing, looked_up(ACTION_COLOUR, index), action - NAME)
    naming = (action >= NAME) & (action < NAME + COLOURS)
    after = after._replace(colour=jnp.where(playing | naming, named, after.colour))
    after, winner, round_over = acted(after, state, action, opening, options)
    return ended(after, winner, round_over, words[0], options, auto_reset=auto_reset)


def acted(
    after: State, before: State, action: Array, opening: Array, options: Options
) -> tuple[State, Array, Array]:
    """What the action does to both players; who went out, if anybody; and whether the round is over."""
    seat, phase = before.turn, before.phase
    other, playing = 1 - seat, action >= PLAY
    face = looked_up(FACE_OF, after.top)
    gone_out = playing & (hand_size(after, seat) == 0)
    running = playing & ~gone_out & ((phase == RUN) | (face == REVERSE))
    effect = (playing & ~gone_out & ~running) | (action == END_RUN)
    answering = (action == DRAW) & (phase == ANSWER)
    drawing_one = (action == DRAW) & (phase == TURN)
    catching = action == CATCH
    after = after._replace(owing=jnp.where(catching, -1, after.owing))
    does = draws_of(face, options)
    wanted = jnp.where(gone_out, does + after.stack, 0)
    wanted = jnp.where(effect & (face != DRAW_TWO), does, wanted)
    wanted = jnp.where(opening & (face != CUSTOMIZABLE), does, wanted)
    wanted = jnp.where(answering, after.stack, jnp.where(drawing_one, 1, wanted))
    wanted = jnp.where(catching, CATCH_PENALTY, wanted)
    drawer = jnp.where(opening, 1 - after.player_one, jnp.where(answering | drawing_one, seat, other))
    after, cards = drawing(after, drawer, wanted, options)
    got = count(cards) > 0
    skips = (face == SKIP) | (
        (face == CUSTOMIZABLE) & (jnp.asarray(options.customizable) == WILDS_DO["skip"])
    )
    stacks = effect & (face == DRAW_TWO)
    again = effect & (skips | (face == WILD_DRAW_FOUR))
    kept = (action == KEEP) & (phase == DRAWN)
    looking = drawing_one & got
    nothing = drawing_one & ~got
    passing = effect | answering | nothing | kept
    after = after._replace(
        phase=jnp.where(
            passing,
            jnp.where(stacks, ANSWER, TURN),
            jnp.where(running, RUN, jnp.where(looking, DRAWN, after.phase)),
        ),
        turn=jnp.where(passing, jnp.where(again, seat, other), after.turn),
        stack=jnp.where(stacks, after.stack + does, jnp.where(answering, 0, after.stack)),
        drawn=jnp.where(
            looking,
            jnp.sum(jnp.where(cards, jnp.asarray(KIND), 0), axis=-1),
            jnp.where(passing, -1, after.drawn),
        ),
        drawn_open=jnp.where(
            looking, jnp.any(cards & (after.knowing == OPEN), axis=-1), after.drawn_open & ~passing
        ),
        passes=jnp.where(playing, 0, after.passes + nothing),
    )
    after = swapped(after, seat, effect & (face == SWAP_HANDS))
    after = coloured(after, (action >= NAME) & (action < NAME + COLOURS))
    own_card = (effect & (face != SWAP_HANDS)) | running
    owes = own_card & (hand_size(after, seat) == 1) & ~of(after.said, seat)
    saying = action == SAY
    owing = jnp.where(owes, seat, jnp.where(saying & (after.owing == seat), -1, after.owing))
    after = after._replace(owing=owing, said=given(after.said, seat, True, saying))
    return after, jnp.where(gone_out, seat, -1), gone_out | (nothing & (after.passes == 2))


def swapped(state: State, seat: Array, swapping: Array) -> State:
    """Hands are traded, and both players know all of the hand that they gave away."""
    held = (state.place >= FIRST_HAND) & swapping[..., None]
    return state._replace(
        place=jnp.where(held, jnp.uint8(2 * FIRST_HAND + 1) - state.place, state.place),
        knowing=jnp.where(held, jnp.maximum(state.knowing, jnp.uint8(KNOWN)), state.knowing),
        said=given(state.said, 1 - seat, False, swapping),
    )


def coloured(state: State, naming: Array) -> State:
    """The opening wild has its colour: Player 2 goes first, unless it was a Wild Draw 4."""
    lost = looked_up(FACE_OF, state.top) == WILD_DRAW_FOUR
    first = jnp.where(lost, state.player_one, 1 - state.player_one)
    return state._replace(
        phase=jnp.where(naming, TURN, state.phase), turn=jnp.where(naming, first, state.turn)
    )


# ---- End of a round


def charged(state: State, seat: int, round_over: Array) -> Array:
    """The total of a seat, after the cards in its hand were counted."""
    held = (state.place == FIRST_HAND + seat) & round_over[..., None]
    return state.totals[seat] + jnp.sum(
        jnp.where(held, jnp.asarray(POINTS[KIND]), 0), axis=-1, dtype=jnp.int32
    )


def ended(
    state: State, winner: Array, round_over: Array, word: Array, options: Options, *, auto_reset: bool
) -> State:
    """Hands are charged; then the match ends, or the other player drafts first."""
    totals = charged(state, 0, round_over), charged(state, 1, round_over)
    over = round_over & (jnp.maximum(*totals) >= options.target)
    paid = jnp.sign(totals[1] - totals[0]).astype(jnp.float32)
    state = state._replace(
        totals=totals,
        stack=jnp.where(round_over, 0, state.stack),
        owing=jnp.where(round_over, -1, state.owing),
        over=over,
        rewards=(jnp.where(over, paid, 0.0), jnp.where(over, -paid, 0.0)),
        round_over=round_over,
        round_winner=jnp.where(round_over, winner, state.round_winner),
    )
    if not auto_reset:
        over = over | (state.phase == OVER)
        state = state._replace(phase=jnp.where(over, OVER, state.phase), over=over)
        return dealt(state, round_over & ~over, 1 - state.player_one)
    state = dealt(
        state, round_over, jnp.where(over, below(word, jnp.full_like(winner, 2)), 1 - state.player_one)
    )
    return state._replace(totals=(jnp.where(over, 0, totals[0]), jnp.where(over, 0, totals[1])))


# ---- What a seat sees


def observe(state: State, options: Options, seat: Array | None = None) -> Array:
    """The features of the seat in turn, or of another; the layout is that of the PettingZoo environment."""
    own = state.turn if seat is None else seat
    other, over = 1 - own, state.phase == OVER
    memory = jnp.broadcast_to(jnp.asarray(options.memory), state.turn.shape)
    recalled = memory[..., None]
    order = state.order.astype(jnp.int32) - state.head[..., None]
    drafting = (state.phase == DRAFT) & (state.turn == own)
    looked_at = drafting[..., None] & (state.place == PILE) & (order == 0)
    under = (state.place == PILE) & (order >= (state.pile - state.below)[..., None])
    shares = [
        in_hand(state, own),
        in_hand(state, other) & (state.knowing >= KNOWN) & recalled,
        (state.place == DISCARDS) & recalled,
        under & recalled,
    ]
    sees_drawn = (state.turn == own) | (state.drawn_open & memory)
    sizes = [jnp.minimum(hand_size(state, who) / HAND_SCALE, 1.0) for who in (own, other)]
    charged = [jnp.minimum(of(state.totals, who) / options.target, 1.0) for who in (own, other)]
    columns = [
        state.stack / MOST_STACKED,
        *sizes,
        state.pile / CARDS,
        of(state.said, own),
        of(state.said, other),
        state.owing == own,
        state.owing == other,
        *charged,
    ]
    turn = jnp.where(over, -1, (state.turn - own) % 2)
    return jnp.concatenate(
        [
            one_hot(state.phase, 7),
            one_hot(turn, 2),
            one_hot((state.player_one - own) % 2, 2),
            *(by_kind(cards) / jnp.asarray(COPIES, jnp.float32) for cards in shares),
            by_kind(looked_at),
            one_hot(jnp.where(sees_drawn, state.drawn, -1), KINDS),
            one_hot(state.top, KINDS),
            one_hot(state.colour, COLOURS),
            jnp.stack([jnp.asarray(column, jnp.float32) for column in columns], axis=-1),
        ],
        axis=-1,
    )
