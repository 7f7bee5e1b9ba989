"""The rules of Dualis at one table, compiled."""

from typing import Any

import numpy as np

from ...dualis_numbers import COLOUR_SIZE, DECK_SIZE, ISO_LEAD, ISO_ROUNDS, PLAYS, ROUNDS_TO_WIN, SUIT_SIZE
from ..bits import below, bit, compiled, count, nth
from .tables import (
    ALL_BLUE,
    ALL_MOONS,
    ALL_RED,
    ALL_STARS,
    NONE,
    Options,
    cards_each,
    coins_each,
    ended,
    is_alone,
    turn,
)


@compiled
def deal(table: Any, leader: int, options: Options) -> None:
    """Give every seat its cards, lay out the coins, and clear what the last round left."""
    deck = np.arange(DECK_SIZE)
    each = cards_each(options)
    table.gone = NONE
    for seat in range(options.seats):
        hand = NONE
        for place in range(seat * each, (seat + 1) * each):
            other = place + below(table, DECK_SIZE - place)
            deck[place], deck[other] = deck[other], deck[place]
            hand |= bit(deck[place])
        table.hands[seat] = hand
        table.coins[seat] = table.tricks[seat] = table.lacking[seat] = 0
    table.centre[0] = table.centre[1] = coins_each(options)
    table.leader = leader
    clear_trick(table)


@compiled
def clear_trick(table: Any) -> None:
    """No card lies on the table."""
    table.played = 0
    table.trick[:] = -1
    table.trick_coin[:] = 0


@compiled
def begin(table: Any, options: Options) -> None:
    """The first deal of a match; its leader is random."""
    table.round = 1
    table.standing[:] = 0
    deal(table, below(table, options.seats), options)


@compiled
def playable(table: Any, options: Options) -> np.uint64:
    """The cards that the seat in turn may play: the led suit, if there is any (DUALIS-5)."""
    hand: np.uint64 = table.hands[turn(table, options)]
    if table.played == 0:
        return hand
    following: np.uint64 = hand & (ALL_STARS if table.trick[0] < SUIT_SIZE else ALL_MOONS)
    return following if following != NONE else hand


@compiled
def coinable(cards: np.uint64, table: Any) -> np.uint64:
    """Of these cards, those for which the centre has a coin (DUALIS-6)."""
    for_red = ALL_RED if table.centre[1] > 0 else NONE
    for_blue = ALL_BLUE if table.centre[0] > 0 else NONE
    return cards & (for_red | for_blue)


@compiled
def handable(table: Any, options: Options) -> int:
    """How many coins the seat in turn may hand to its partner at most (DUALIS-14)."""
    if is_alone(options) or ended(table, options):
        return 0
    return int(np.int64(table.coins[turn(table, options)]))


@compiled
def is_legal(table: Any, action: int, options: Options) -> bool:
    """Whether this action would be accepted."""
    if action < 0:
        return False
    if action >= PLAYS:
        return action - PLAYS < handable(table, options)
    cards = playable(table, options)
    if action >= DECK_SIZE:
        return bool(coinable(cards, table) & bit(action - DECK_SIZE) != NONE)
    return bool(cards & bit(action) != NONE)


@compiled
def any_action(table: Any, options: Options) -> int:
    """One of those that would be accepted, each as likely as any other; -1 where there is none."""
    cards = playable(table, options)
    coins = coinable(cards, table)
    plain, with_coin = count(cards), count(coins)
    total = plain + with_coin + handable(table, options)
    if total == 0:
        return -1
    number = below(table, total)
    if number < plain:
        return nth(cards, number)
    if number < plain + with_coin:
        return nth(coins, number - plain) + DECK_SIZE
    return PLAYS + number - plain - with_coin


@compiled
def act(table: Any, action: int, options: Options, auto_reset: bool) -> None:
    """Take the action of the seat in turn; one that would be refused changes nothing."""
    table.round_over = False
    table.over = not auto_reset and ended(table, options)
    table.rewards[:] = 0
    if not is_legal(table, action, options):
        return
    seat = turn(table, options)
    if action >= PLAYS:
        table.coins[seat] -= action - PLAYS + 1
        table.coins[(seat + 2) % 4] += action - PLAYS + 1
        return
    lay(table, seat, action)
    if table.played == options.seats:
        complete(table, options)
        if table.hands[0] == NONE:
            end_round(table, options, auto_reset)


@compiled
def lay(table: Any, seat: int, action: int) -> None:
    """A card goes to the trick, perhaps with a coin."""
    card = action % DECK_SIZE
    table.hands[seat] &= ~bit(card)
    if action >= DECK_SIZE:
        table.centre[1 - card // COLOUR_SIZE % 2] -= 1
        table.trick_coin[table.played] = 1
    if table.played > 0:
        led = table.trick[0] // SUIT_SIZE
        if card // SUIT_SIZE != led:
            table.lacking[seat] |= 1 << led
    table.trick[table.played] = card
    table.played += 1


@compiled
def low_is_strong(table: Any, options: Options) -> bool:
    """Whether a blue lead makes low cards strong in the present trick (DUALIS-19)."""
    if not options.high_low or table.played == 0:
        return False
    return bool((table.trick[0] // COLOUR_SIZE + table.trick_coin[0]) % 2 == 1)


@compiled
def winning_place(table: Any, options: Options) -> int:
    """The place of the card that wins a full trick (DUALIS-7 to DUALIS-9)."""
    trump = -1
    if table.centre[0] != table.centre[1]:
        trump = 1 if table.centre[1] > table.centre[0] else 0
    low, led = low_is_strong(table, options), table.trick[0] // SUIT_SIZE
    best, winner = -1, 0
    for place in range(options.seats):
        card = table.trick[place]
        strength = card % COLOUR_SIZE
        if low:
            strength = COLOUR_SIZE - 1 - strength
        if (card // COLOUR_SIZE + table.trick_coin[place]) % 2 == trump:
            strength += DECK_SIZE
        elif card // SUIT_SIZE != led:
            continue
        if strength >= best:
            best, winner = strength, place
    return winner


@compiled
def complete(table: Any, options: Options) -> None:
    """Coins are collected, then the cards; the winner leads (DUALIS-10, DUALIS-11)."""
    winner = (table.leader + winning_place(table, options)) % options.seats
    for place in range(options.seats):
        table.gone |= bit(table.trick[place])
        table.coins[(table.leader + place) % options.seats] += table.trick_coin[place]
    table.tricks[winner] += 1
    table.leader = winner
    clear_trick(table)


@compiled
def end_round(table: Any, options: Options, auto_reset: bool) -> None:
    """The round is counted; then the match ends, or the winner of the last trick leads a new deal."""
    table.round_over = True
    if is_alone(options):
        score_alone(table, options)
    else:
        score_partners(table)
    if is_over(table, options):
        table.over = True
        pay(table, options)
        if auto_reset:
            begin(table, options)
    else:
        table.round += 1
        deal(table, table.leader, options)


@compiled
def score(tricks: int, coins: int) -> int:
    """As many tricks as coins: a point each. Otherwise minus the difference (DUALIS-15)."""
    return tricks if tricks == coins else -abs(tricks - coins)


@compiled
def score_alone(table: Any, options: Options) -> None:
    """Points are added up (DUALIS-20)."""
    for seat in range(options.seats):
        points = score(int(table.tricks[seat]), int(table.coins[seat]))
        table.round_scores[seat] = points
        table.standing[seat] += points


@compiled
def score_partners(table: Any) -> None:
    """The higher score wins the round; on equal scores the side with more tricks does (DUALIS-16)."""
    ranks = np.zeros(2, np.int64)
    for side in range(2):
        tricks = int(table.tricks[side]) + int(table.tricks[side + 2])
        points = score(tricks, int(table.coins[side]) + int(table.coins[side + 2]))
        table.round_scores[side] = table.round_scores[side + 2] = points
        ranks[side] = points * 16 + tricks
    winner = 0 if ranks[0] > ranks[1] else 1
    table.standing[winner] += 1
    table.standing[winner + 2] += 1


@compiled
def is_over(table: Any, options: Options) -> bool:
    """Two rounds won, or in Iso Play a lead of seven or four rounds (DUALIS-18, DUALIS-20)."""
    standing = table.standing[: options.seats]
    if not is_alone(options):
        return bool(standing.max() == ROUNDS_TO_WIN)
    return bool(standing.max() - standing.min() >= ISO_LEAD or table.round == ISO_ROUNDS)


@compiled
def pay(table: Any, options: Options) -> None:
    """Everyone who lost pays 1, and the winners share it."""
    standing = table.standing[: options.seats]
    best = standing.max()
    winners = (standing == best).sum()
    for seat in range(options.seats):
        share = (options.seats - winners) / winners
        table.rewards[seat] = share if standing[seat] == best else -1.0
