"""A new round: everything is in the draw pile, and nobody has seen any of it."""

import jax
import jax.numpy as jnp

from ..arrays import Array, below
from ..uno_duo_numbers import CARDS, DRAFT
from .cards import NO_CARD, Cards, deck, either, no_cards, nth_of_deck, only
from .piles import WORDS
from .state import Options, State


def init(key: Array, options: Options, tables: int | tuple[int, ...] = ()) -> State:  # noqa: ARG001
    """The first draft of so many matches; who drafts first is random."""
    shape = (tables,) if isinstance(tables, int) else tables
    words = jax.random.bits(key, (4, *shape), jnp.uint32)
    zero, none = jnp.zeros(shape, jnp.int32), jnp.zeros(shape, jnp.uint32)
    nothing = Cards(none, none, none, none)
    no = zero > 0
    blank = State(
        key=(words[0], words[1]),
        moment=none,
        hands=(nothing, nothing),
        known=nothing,
        open=nothing,
        unseen=nothing,
        under=nothing,
        lying=jnp.zeros((*shape, WORDS), jnp.uint32),
        head=zero,
        offered=zero,
        pile=zero,
        below=zero,
        discarded=zero,
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
    return dealt(blank, ~no, below(words[2], zero + 2), words[3])


def dealt(state: State, dealing: Array, player_one: Array, word: Array) -> State:
    """A new round; a random word decides which card is on top of the draw pile."""

    def fresh(figure: Array | int | bool, old: Array) -> Array:
        return jnp.where(dealing, figure, old)

    def cleared(cards: Cards) -> Cards:
        return either(dealing, no_cards(), cards)

    offered = nth_of_deck(below(word, jnp.full_like(state.pile, CARDS)))
    nobody = jnp.zeros_like(dealing)
    return state._replace(
        hands=(cleared(state.hands[0]), cleared(state.hands[1])),
        known=cleared(state.known),
        open=cleared(state.open),
        unseen=either(dealing, deck() - only(offered), state.unseen),
        under=cleared(state.under),
        head=fresh(0, state.head),
        offered=fresh(offered, state.offered),
        pile=fresh(CARDS, state.pile),
        below=fresh(0, state.below),
        discarded=fresh(0, state.discarded),
        phase=fresh(DRAFT, state.phase),
        turn=fresh(player_one, state.turn),
        player_one=fresh(player_one, state.player_one),
        colour=fresh(-1, state.colour),
        top=fresh(NO_CARD, state.top),
        drawn=fresh(-1, state.drawn),
        drawn_open=fresh(nobody, state.drawn_open),
        stack=fresh(0, state.stack),
        said=(fresh(nobody, state.said[0]), fresh(nobody, state.said[1])),
        owing=fresh(-1, state.owing),
        passes=fresh(0, state.passes),
    )
