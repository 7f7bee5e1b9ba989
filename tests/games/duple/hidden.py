"""What a viewer of Duple cannot know, by the rulebook: how the face-down cards lie."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from twofold.engine import Seat, Viewer
from twofold.games.duple.actions import Abstain, Action, Advise, Answer, Draw, GiveUp, Turn, Vote
from twofold.games.duple.cards import (
    ALL_PLAY_CARDS,
    CATEGORY_CARDS,
    LETTER_CARDS,
    WILD_CARDS,
    Card,
)
from twofold.games.duple.state import PhotoFinish, Race, State

WORDS = ("elephant", "table", "mountain", "blorft")

KINDS = (LETTER_CARDS, WILD_CARDS, CATEGORY_CARDS, ALL_PLAY_CARDS)


def permuted(state: State, viewer: Viewer, rng: Random) -> State:
    """The face-down cards lie differently.

    - DUPLE-6: with even stacking all know what kind of card comes when, but not which one; shuffled, nothing.
    - DUPLE-7: an All Play lies somewhere in its Draw Pile.
    - DUPLE-8: all that has been drawn was seen by everybody at the same instant: it stays.
    - DUPLE-16, DUPLE-24: a card that went back lies anywhere in the Draw Pile that has grown.
    - DUPLE-22: in a photo finish nobody knows what the others said.
    - DUPLE-31: the Wilds and Categories to turn from lie face down, in piles of their own.
    """
    return replace(
        state,
        race=_other_words(state.race, viewer, rng),
        draw_piles=_shuffled(state, rng),
        spare_wilds=tuple(rng.sample(state.spare_wilds, len(state.spare_wilds))),
        spare_categories=tuple(rng.sample(state.spare_categories, len(state.spare_categories))),
    )


# ---- Draw Piles


def _shuffled(state: State, rng: Random) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    piles = [list(pile) for pile in state.draw_piles]
    places = [(pile, place) for pile in (0, 1) for place in range(len(piles[pile]))]
    for _ in range(rng.choice((1, 10, 300)) if len(places) > 1 else 0):
        (one, here), (other, there) = rng.sample(places, 2)
        if _may_change(state, piles[one][here], piles[other][there], across=one != other):
            piles[one][here], piles[other][there] = piles[other][there], piles[one][here]
    first, second = (_all_plays_moved(pile, rng) for pile in piles)
    return first, second


def _may_change(state: State, one: Card, other: Card, across: bool) -> bool:
    """Whether nobody can know that it is not the other way round."""
    if _kind_of(one) == _kind_of(other) or state.options.stacking == "shuffled":
        back = {card for card, _ in state.went_back}
        return not across or not {one, other} & {*back, *ALL_PLAY_CARDS}
    return False


def _kind_of(card: Card) -> int:
    return next(number for number, kind in enumerate(KINDS) if card in kind)


def _all_plays_moved(pile: list[Card], rng: Random) -> tuple[Card, ...]:
    """All Plays slipped in anew: what lies above and below one keeps its order."""
    moved = [card for card in pile if card not in ALL_PLAY_CARDS]
    for card in pile:
        if card in ALL_PLAY_CARDS:
            moved.insert(rng.randint(0, len(moved)), card)
    return tuple(moved)


# ---- A photo finish


def _other_words(race: Race | None, viewer: Viewer, rng: Random) -> Race | None:
    """The others said other words, and other ones were refused."""
    if race is None or not isinstance(race.phase, PhotoFinish):
        return race
    claims = tuple(
        claim if claim.seat == viewer else replace(claim, word=rng.choice(WORDS), sure=rng.random() < 0.5)
        for claim in race.claims
    )
    kept = tuple(rng.choice(WORDS) for _ in race.phase.kept)
    return replace(race, claims=claims, phase=replace(race.phase, kept=kept))


# ---- What happens


def reveals(state: State, seat: Seat | None, action: Action | None, viewer: Viewer) -> bool:
    """Whether a card is turned up: on drawing and turning (DUPLE-8, DUPLE-31), or for a tie (DUPLE-22)."""
    tie_possible = state.race is not None and bool(state.race.claims) and not isinstance(action, GiveUp)
    return tie_possible or action is None or isinstance(action, Draw | Turn)


def disguised(state: State, seat: Seat, action: Action, viewer: Viewer, rng: Random) -> Action:
    """Everybody hears and sees what is said and done."""
    return action


def attempts(state: State) -> Sequence[Action]:
    """Everything that can be drawn, turned and voted, and the words that were said."""
    draws = [Draw(pile, onto) for pile in (-1, 0, 1, 2) for onto in (0, 1)]
    words = [claim.word for claim in state.race.claims] if state.race else []
    said = [Answer(word) for word in (*words, *state.heard, "elephant", "")]
    votes = [vote(accept=accept) for vote in (Vote, Advise) for accept in (True, False)]
    return (*draws, Turn("wild"), Turn("category"), GiveUp(), *votes, Abstain(), *said)
