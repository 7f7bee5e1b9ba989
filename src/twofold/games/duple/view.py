"""What a viewer of Duple may know: all but the order of what lies face down."""

from collections.abc import Container
from itertools import islice
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from twofold.engine import Audience, Form, Hidden, Seat, Viewer
from twofold.games.duple.actions import Answer
from twofold.games.duple.cards import WILD_CARDS, Card, category_cards, deck
from twofold.games.duple.lexicon import ANY_WORD, CATEGORIES, lexicon
from twofold.games.duple.options import Options
from twofold.games.duple.solver import missed
from twofold.games.duple.state import (
    Appeal,
    Claim,
    Closing,
    Decided,
    Laid,
    PhotoFinish,
    Race,
    Ruling,
    Settled,
    State,
    Voting,
    category_in_force,
    drawer,
    points_of,
    wild_in_force,
)

CLUELESS_WORDS = ("banana", "elephant", "table", "whisper", "purple", "mountain", "blorft", "horses")


class Memory(Struct, frozen=True):
    """What a perfect memory would hold, though it does not lie open."""

    won: tuple[tuple[Card, ...], ...]
    """By seat, its winning pile."""

    gone: tuple[Card, ...]
    went_back: tuple[tuple[Card, int], ...]
    done: bool
    last_letter: int


class View(Struct, frozen=True):
    """A match of Duple as one viewer knows it."""

    viewer: Seat | None
    """The seat it is made for; ``None`` for those who hold none."""

    options: Options
    draw_piles: tuple[tuple[Card, ...] | Hidden, ...]
    spare_wilds: tuple[Card, ...] | Hidden
    spare_categories: tuple[Card, ...] | Hidden
    middle: tuple[Laid, ...]
    category: str
    """The category in force."""

    wild: Card | None
    """The Wild in force."""

    play_piles: tuple[tuple[tuple[Laid, ...], ...], ...]
    revealed: tuple[tuple[int, ...], ...]
    turn: Seat
    owed: tuple[Seat, ...]
    drawer: Seat
    """Who draws next."""

    race: Race | None
    points: tuple[int, ...]
    heard: tuple[str, ...]
    rulings: tuple[Ruling, ...]
    decided: tuple[Decided, ...]
    """The latest race; all of them once the match is over."""

    over: bool
    memory: Memory
    settled: tuple[Settled, ...] = ()
    """The latest races, as long as what was said in them may be challenged."""

    insisted: tuple[Seat, ...] = ()
    """Who has insisted on a word, once for each time."""

    appeal: Appeal | None = None
    """The vote on what was challenged, above whatever goes on."""

    closing: Closing | None = None
    missed: tuple[str, ...] = ()
    """Words that would have won the latest race, if nobody found one and no race is on."""

    @property
    def voting(self) -> Voting | None:
        """The vote that is on."""
        if self.appeal is not None:
            return self.appeal.voting
        return None if self.race is None else self.race.voting


def look(state: State, viewer: Viewer) -> View:
    """The view of one viewer; face-down cards are counted, not shown."""
    everything = viewer is Audience.EVERYONE
    wild = wild_in_force(state)
    return View(
        viewer=None if isinstance(viewer, Audience) else viewer,
        options=state.options,
        draw_piles=tuple(_shown(pile, everything) for pile in state.draw_piles),
        spare_wilds=_shown(state.spare_wilds, everything),
        spare_categories=_shown(state.spare_categories, everything),
        middle=state.middle,
        category=category_in_force(state),
        wild=None if wild is None else wild.card,
        play_piles=state.play_piles,
        revealed=state.revealed,
        turn=state.turn,
        owed=state.owed,
        drawer=drawer(state),
        race=_race_shown(state, viewer),
        points=tuple(map(points_of, state.won)),
        heard=state.heard,
        rulings=state.rulings,
        decided=state.decided if state.over else state.decided[-1:],
        over=state.over,
        memory=Memory(state.won, state.gone, state.went_back, state.done, state.last_letter),
        settled=state.settled,
        insisted=state.insisted,
        appeal=state.appeal,
        closing=state.closing,
        missed=_missed(state),
    )


def _missed(state: State) -> tuple[str, ...]:
    """Told only between races: what is over can no longer be answered."""
    if state.race is not None or not state.decided:
        return ()
    return missed(state.decided[-1], state.options.min_letters)


def _race_shown(state: State, viewer: Viewer) -> Race | None:
    """⚖ In a photo finish nobody is shown what the others said (DUPLE-22)."""
    race = state.race
    if race is None or not isinstance(race.phase, PhotoFinish) or viewer is Audience.EVERYONE:
        return race
    own = tuple(claim for claim in race.claims if claim.seat == viewer)
    return replace(race, claims=own, phase=replace(race.phase, kept=(), judged=()))


def _shown(cards: tuple[Card, ...], visible: bool) -> tuple[Card, ...] | Hidden:
    return cards if visible else Hidden(len(cards))


def imagine(view: View, rng: Random) -> State:
    """Shuffle the cards that this viewer has not seen into the places that it cannot see."""
    unseen = _unseen(view)
    rng.shuffle(unseen)
    spare_wilds = _imagined(view.spare_wilds, unseen, WILD_CARDS)
    spare_categories = _imagined(view.spare_categories, unseen, category_cards(view.options))
    first, second = (_imagined(pile, unseen, unseen) for pile in view.draw_piles)
    stamps = [stamp for row in view.revealed for stamp in row] + [laid.drawn for laid in view.middle]
    return State(
        options=view.options,
        seats=len(view.play_piles),
        draw_piles=(first, second),
        spare_wilds=spare_wilds,
        spare_categories=spare_categories,
        middle=view.middle,
        play_piles=view.play_piles,
        revealed=view.revealed,
        won=view.memory.won,
        turn=view.turn,
        done=view.memory.done,
        owed=view.owed,
        clock=max(stamps, default=0) + 1,
        went_back=view.memory.went_back,
        gone=view.memory.gone,
        race=None if view.race is None else _race_imagined(view.race, view.options),
        heard=view.heard,
        rulings=view.rulings,
        tries=((),) * len(view.play_piles),
        decided=view.decided,
        over=view.over,
        last_letter=view.memory.last_letter,
        settled=view.settled,
        insisted=view.insisted,
        appeal=view.appeal,
        closing=view.closing,
    )


def _race_imagined(race: Race, options: Options) -> Race:
    """The others said some word that fits, when the photo finish began."""
    if not isinstance(race.phase, PhotoFinish):
        return race
    known = {claim.seat: claim for claim in race.claims}
    began = race.phase.until - options.tie_ms
    claims = (
        known.get(seat, Claim(seat, _some_word(race, options), began, sure=True)) for seat in race.phase.spoke
    )
    return replace(race, claims=tuple(claims))


def _some_word(race: Race, options: Options) -> str:
    category = race.category if race.category in CATEGORIES else ANY_WORD
    return next(
        lexicon().answers(race.needed, category, min_letters=options.min_letters), race.needed.lower()
    )


def _unseen(view: View) -> list[Card]:
    seen = {laid.card for piles in view.play_piles for pile in piles for laid in pile}
    seen |= {laid.card for laid in view.middle} | set(view.memory.gone)
    seen |= {card for won in view.memory.won for card in won}
    if view.race is not None:
        seen |= {card for card in (view.race.card, view.race.third) if card is not None}
    options = view.options
    return [card for card in deck(options) if card not in seen]


def _imagined(
    place: tuple[Card, ...] | Hidden, unseen: list[Card], kind: Container[Card]
) -> tuple[Card, ...]:
    """The cards of a place, taken out of the unseen ones."""
    if not isinstance(place, Hidden):
        return place
    taken = [card for card in unseen if card in kind][: place.count]
    for card in taken:
        unseen.remove(card)
    return tuple(taken)


def fill(view: View, form: Form, rng: Random) -> Answer:  # noqa: ARG001 - there is only one form
    """A word that somebody without a clue might say, now and then a good one."""
    race = view.race
    if race is None or race.category not in CATEGORIES or rng.random() < 0.5:
        return Answer(rng.choice(CLUELESS_WORDS))
    found = lexicon().answers(race.needed, race.category, typical=True, min_letters=view.options.min_letters)
    return Answer(rng.choice(list(islice(found, 10)) or CLUELESS_WORDS))
