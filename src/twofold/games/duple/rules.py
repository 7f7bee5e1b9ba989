"""The rules of Duple: what is allowed, when time runs out, and who has won.

How cards are dealt, drawn and raced for is told in ``dealing``, ``drawing`` and ``racing``; which cards match
in ``matching``; which words count in ``judge``.
"""

from collections.abc import Sequence

from twofold.engine import Dice, Events, Form, Outcome, Refusal, Refused, Seat
from twofold.engine.refusal import NOTHING_EXPIRED
from twofold.games.duple import drawing, racing
from twofold.games.duple.actions import Action, Answer, Draw, GiveUp, Turn, Vote
from twofold.games.duple.judge import unheard
from twofold.games.duple.solver import statistics
from twofold.games.duple.state import Race, State, drawer, points_of

# ---- Whose move it is


def waiting_for(state: State) -> frozenset[Seat]:
    """The drawer, the racers, the voters, or who draws a third letter."""
    race = state.race
    if state.over:
        return frozenset()
    if race is None:
        return frozenset({drawer(state)})
    if race.ballot is not None:
        return frozenset(seat for seat in range(state.seats) if may_vote(race, seat))
    if race.digging is not None:
        seat = racing.digger(state, race)
        return frozenset() if seat is None else frozenset({seat})
    return frozenset(seat for seat in race.racers if seat not in race.gave_up and not has_claimed(race, seat))


def may_vote(race: Race, seat: Seat) -> bool:
    """Everybody but the one who said the word, once (DUPLE-19)."""
    return race.ballot is not None and seat != race.ballot.claim.seat and race.ballot.votes[seat] is None


def has_claimed(race: Race, seat: Seat) -> bool:
    """Whether this player's word may have won already."""
    return any(claim.seat == seat for claim in race.claims)


# ---- What is allowed


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why this action is not taken now."""
    match action:
        case Draw():
            return draw_refusal(state, seat, action)
        case Turn():
            return turn_refusal(state, seat, action)
        case Answer():
            return answer_refusal(state, seat, action)
        case GiveUp():
            return give_up_refusal(state, seat)
        case Vote():
            return vote_refusal(state, seat)


def draw_refusal(state: State, seat: Seat, action: Draw) -> Refusal | None:
    """One player draws at a time, from either pile, and not during a face-off (DUPLE-8, DUPLE-10)."""
    race = state.race
    digs = race is not None and race.digging is not None and racing.digger(state, race) == seat
    if race is not None and not digs:
        return Refusal("DUPLE-10", "Nobody draws while a face-off is on.")
    if race is None and seat != drawer(state):
        return Refusal("DUPLE-8", "It is not your turn to draw.")
    if action.pile not in (0, 1) or not (state.draw_piles[action.pile] or digs):
        return Refusal("DUPLE-7", "There are two Draw Piles: draw from one that is not empty.")
    if action.onto not in range(1 if digs else len(state.play_piles[seat])):
        return Refusal("DUPLE-40", "You have no such Play Pile.")
    return None


def turn_refusal(state: State, seat: Seat, action: Turn) -> Refusal | None:
    """Only from piles of their own, on your own turn, before drawing (DUPLE-31)."""
    if state.options.piles != "open":
        return Refusal("DUPLE-31", "Wilds and Categories come with the other cards here.")
    if state.race is not None:
        return Refusal("DUPLE-10", "Nobody turns a card while a face-off is on.")
    if seat != drawer(state):
        return Refusal("DUPLE-31", "Only the player whose turn it is may turn a card.")
    if not (state.spare_wilds if action.kind == "wild" else state.spare_categories):
        return Refusal("DUPLE-31", "That pile is empty.")
    return None


def answer_refusal(state: State, seat: Seat, action: Answer) -> Refusal | None:
    """Only who is in the face-off may answer, and only with something that could be a word (DUPLE-15)."""
    race = state.race
    if race is None:
        idle = Refusal("DUPLE-12", "No cards match: there is nothing to answer.")
        return idle if state.options.announce else unheard(action.word)
    if race.ballot is not None:
        return Refusal("DUPLE-19", "The table is voting: the race goes on after that.")
    if seat not in race.racers:
        return Refusal("DUPLE-15", "You are not in this face-off.")
    if race.digging is not None:
        return Refusal("DUPLE-22", "Wait for the third letter.")
    if has_claimed(race, seat):
        return Refusal("DUPLE-22", "You have said your word.")
    return unheard(action.word)


def give_up_refusal(state: State, seat: Seat) -> Refusal | None:
    """Who races may agree to give up (DUPLE-16)."""
    race = state.race
    if race is None or seat not in race.racers:
        return Refusal("DUPLE-16", "You are in no face-off that you could give up.")
    if race.claims or race.digging is not None or seat in race.gave_up:
        return Refusal("DUPLE-16", "You cannot give up now.")
    return None


def vote_refusal(state: State, seat: Seat) -> Refusal | None:
    """Each of the others votes once (DUPLE-19)."""
    if state.race is None or state.race.ballot is None:
        return Refusal("DUPLE-19", "There is nothing to vote on.")
    if not may_vote(state.race, seat):
        return Refusal("DUPLE-19", "Your vote is not asked for.")
    return None


def choices(state: State, seat: Seat) -> Sequence[Action | Form]:
    """Every action that is allowed now; a form for words."""
    if state.over:
        return ()
    each = len(state.play_piles[seat])
    listed: list[Action] = [
        *(Draw(pile, onto) for pile in (0, 1) for onto in range(each)),
        Turn("wild"),
        Turn("category"),
        GiveUp(),
        Vote(accept=True),
        Vote(accept=False),
    ]
    may: list[Action | Form] = [action for action in listed if refusal(state, seat, action) is None]
    if answer_refusal(state, seat, Answer("word")) is None:
        may.append(Form("answer", "a word"))
    return may


# ---- What happens


def apply(state: State, seat: Seat, action: Action, at: int, dice: Dice) -> tuple[State, Events]:
    """What an accepted action leads to; what comes when time is up comes too late."""
    due = deadline(state)
    if due is not None and at >= due:
        return expire(state, at, dice)
    match action:
        case Draw():
            digs = state.race is not None
            return (
                racing.dig(state, seat, action, at) if digs else drawing.draw(state, seat, action, at, dice)
            )
        case Turn():
            return drawing.turn(state, seat, action, at)
        case Answer():
            return racing.answer(state, seat, action, at, dice)
        case GiveUp():
            return racing.give_up(state, seat, at, dice)
        case Vote():
            return racing.vote(state, seat, action, at, dice)


def deadline(state: State) -> int | None:
    """When a vote, a photo finish, the wait for a third letter or the race itself ends."""
    race = state.race
    if race is None:
        return None
    if race.ballot is not None:
        return race.ballot.until
    if race.digging is not None:
        return race.digging
    return race.until if race.finish is None else race.finish


def may_pause(state: State) -> bool:
    """Nobody stops a race by leaving it (DUPLE-16)."""
    return state.race is None


def expire(state: State, at: int, dice: Dice) -> tuple[State, Events]:
    """Time is up for what the table waited for."""
    race = state.race
    if race is None:
        raise Refused(NOTHING_EXPIRED)
    if race.ballot is not None:
        return racing.close_vote(state, race, at, dice)
    if race.digging is not None:
        return racing.dig_for_them(state, race, at, dice)
    if race.finish is not None:
        return racing.resolve(state, race, at, dice)
    return racing.nobody_wins(state, race, at, dice)


# ---- The end


def outcome(state: State) -> Outcome | None:
    """Most points win, ties share (DUPLE-26)."""
    if not state.over:
        return None
    points = tuple(map(points_of, state.won))
    winners = tuple(seat for seat in range(state.seats) if points[seat] == max(points))
    return Outcome(
        winners,
        tuple(map(float, points)),
        "Both Draw Piles are empty and no face-off is left.",
        statistics(state.decided, state.options),
    )
