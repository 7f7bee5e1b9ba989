"""What a viewer of Duple cannot know, by the rulebook: how the piles lie, and a rival's word in a tie."""

from collections.abc import Sequence
from itertools import islice
from random import Random

from msgspec.structs import replace

from twofold.engine import Refusal, Seat, Viewer
from twofold.games.duple.actions import (
    Abstain,
    Action,
    Advise,
    Answer,
    Challenge,
    Draw,
    GiveUp,
    LetStand,
    Turn,
    Vote,
)
from twofold.games.duple.cards import (
    ALL_PLAY_CARDS,
    CATEGORY_CARDS,
    LETTER_CARDS,
    WILD_CARDS,
    Card,
)
from twofold.games.duple.judge import judge
from twofold.games.duple.lexicon import ANY_WORD, CATEGORIES, lexicon
from twofold.games.duple.looking import begin_face_off
from twofold.games.duple.matching import matches, racers
from twofold.games.duple.state import PhotoFinish, Race, State, ThirdLetter

WORDS = ("elephant", "table", "mountain", "blorft")

KINDS = (LETTER_CARDS, WILD_CARDS, CATEGORY_CARDS, ALL_PLAY_CARDS)


def permuted(state: State, viewer: Viewer, rng: Random) -> State:
    """The face-down cards lie differently, and rivals have said other words.

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
    judged = tuple(replace(each, word=rng.choice(WORDS)) for each in race.phase.judged)
    return replace(race, claims=claims, phase=replace(race.phase, kept=kept, judged=judged))


# ---- What happens


def reveals(state: State, seat: Seat | None, action: Action | None, viewer: Viewer) -> bool:
    """Whether a card is turned up, or the words of a photo finish are.

    - DUPLE-8, DUPLE-22, DUPLE-31: who draws or turns shows a card; a vote may lead to a third letter.
    - DUPLE-22: words come to light when the window closes: by time, or by the last who could tie.
    - DUPLE-19: a challenge and the vote on it move cards that all have seen, and show none.
    """
    race = state.race
    if isinstance(action, Draw | Turn):
        return True
    if race is None or state.appeal is not None or isinstance(action, GiveUp | Challenge | LetStand):
        return False
    if isinstance(action, Answer):
        return isinstance(race.phase, PhotoFinish) and len(race.claims) == len(race.racers) - 1
    time_is_up = action is None and isinstance(race.phase, PhotoFinish | ThirdLetter)
    return time_is_up or len(race.claims) > 1


def disguised(state: State, seat: Seat, action: Action, viewer: Viewer, rng: Random) -> Action:
    """A word that opens a photo finish or comes into one, refused or not, is its speaker's (DUPLE-22)."""
    race = _raced(state, seat)
    if not isinstance(action, Answer) or seat == viewer or race is None or race.kind == "all_play":
        return action
    refused = _is_refused(state, race, action.word)
    if not state.options.tie_ms or (refused and not isinstance(race.phase, PhotoFinish)):
        return action
    category = race.category if race.category in CATEGORIES else ANY_WORD
    known = lexicon().answers(race.needed, category, min_letters=state.options.min_letters)
    others = [word for word in (*WORDS, *islice(known, 30)) if _is_refused(state, race, word) is refused]
    return Answer(rng.choice(others)) if others else action


def _raced(state: State, seat: Seat) -> Race | None:
    """The race that a word of this seat is for: one that nobody announced begins with it (DUPLE-10)."""
    if state.race is not None:
        return state.race
    spotted = next((match for match in matches(state) if seat in racers(state, match)), None)
    return None if spotted is None else begin_face_off(state, spotted, 0)[0].race


def _is_refused(state: State, race: Race, word: str) -> bool:
    return isinstance(judge(word, race.needed, race.category, state), Refusal)


def attempts(state: State) -> Sequence[Action]:
    """Everything that can be drawn, turned and voted, and the words that were said."""
    draws = [Draw(pile, onto) for pile in (-1, 0, 1, 2) for onto in (0, 1)]
    words = [claim.word for claim in state.race.claims] if state.race else []
    said = [Answer(word) for word in (*words, *state.heard, "elephant", "")]
    votes = [vote(accept=accept) for vote in (Vote, Advise) for accept in (True, False)]
    doubted = [Challenge(seat, word) for seat in range(state.seats) for word in (*words, *WORDS)]
    rest = (GiveUp(), Abstain(), LetStand())
    return (*draws, Turn("wild"), Turn("category"), *rest, *votes, *said, *doubted)
