"""Players of DUOS that associate. They see views only.

``easy`` takes what is obvious to everybody, pair by pair, and its mind wanders over the rest; the others have
a taste of their own. ``normal`` believes that everybody thinks as it does; ``hard`` gets to know each player
from the pairs they show, and meets them half-way.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from twofold.engine import Decision, Form, Moment, Seat
from twofold.games.duos.acquaintance import Acquaintance, learned
from twofold.games.duos.actions import Action, ChoosePairs, Hint, LayPair, PointNot, PointYes, SayReady
from twofold.games.duos.association import COMBINED, RELATIONS, Table, Taste, association
from twofold.games.duos.cards import Face, face_of
from twofold.games.duos.hearing import best_promised, heard, most_obvious
from twofold.games.duos.hinting import best_hint, telling_words
from twofold.games.duos.matching import Pair, Pairs, likelihoods
from twofold.games.duos.state import Phase, promised
from twofold.games.duos.view import View, cards_on_table, own_board

DISTRACTION = 0.5
"""How far the easy bot is off in what it finds close: enough to exchange what is not obvious."""
INDIVIDUALITY = 0.7
TRAITS_TO_NAME = 2
HINT_AFTER = 15_000
"""Milliseconds that a person has the first choice of the three hints, unless they are ready sooner."""

SECONDS_FOR_WORDS = 0.2
"""With less time to think, only cards are pointed at."""


class Normal:
    """Chooses the four pairs that are closest together, taken as a set."""

    def __init__(self, taste: Taste | None = None, hints: bool = True) -> None:
        self._taste = taste
        self._gives_hints = hints
        self._thought: tuple[object, Pairs] = (None, ())
        self._turn_seen: tuple[int, int] = (0, 0)
        """The latest turn that it was asked about, and when that was first."""

    def decide(self, view: View, choices: Sequence[Any], moment: Moment, rng: Random) -> Decision:  # noqa: ARG002
        """Choose, give a hint, choose again if that changed something, be ready; lay out pairs."""
        if self._turn_seen[0] != view.turn:
            self._turn_seen = view.turn, moment.now
        if view.phase is Phase.LAYING:
            return Decision(self.lay(view))
        if view.phase is Phase.COMPARING:
            return Decision(SayReady())
        board = self.wanted(view)
        if own_board(view) != board:
            return Decision(ChoosePairs(board))
        hint = self.hint(view, choices, moment)
        if hint is None:
            return Decision(SayReady())
        return Decision(hint, after=self._courtesy(view, moment))

    def _courtesy(self, view: View, moment: Moment) -> int:
        """How long it leaves the hints to a person who has given none yet and is not ready."""
        gave = {given.seat for given in view.hints}
        choosing = {seat for seat in moment.people or () if not view.ready[seat] and seat not in gave}
        return max(0, self._turn_seen[1] + HINT_AFTER - moment.now) if choosing else 0

    def wanted(self, view: View) -> Pairs:
        """The pairs it wants now: thought about once for each set of cards and hints."""
        about = (view.turn, view.cards, view.hints)
        if self._thought[0] != about:
            self._thought = about, self.best(self.weights(view), *pointed_at(view))
        return self._thought[1]

    def best(self, weights: Table, included: set[int], excluded: set[int]) -> Pairs:
        """The pairs that it likes best, taken as a set, with these places and without those."""
        return best_promised(weights, included, excluded)

    def weights(self, view: View) -> Table:
        """How much it would like each pair."""
        return self.hearing(view, self.own_table(view))

    def own_table(self, view: View) -> Table:
        """How close each two cards are to itself."""
        taste = self._taste or personal_taste(view)
        return association().table(taste, view.category, cards_on_table(view))

    def partner_table(self, view: View) -> Table:
        """How close each two cards are thought to be to the partner."""
        return self.own_table(view)

    def hearing(self, view: View, table: Table) -> Table:
        """The table once the hints of this turn are heard."""
        return heard(table, [given.hint for given in view.hints], faces_on_table(view))

    def hint(self, view: View, choices: Sequence[Any], moment: Moment) -> Action | None:
        """The best hint that the rules allow now, if any."""
        board, faces = own_board(view), faces_on_table(view)
        hints: list[Hint] = [choice for choice in choices if isinstance(choice, PointYes | PointNot)]
        may_speak = any(isinstance(choice, Form) and choice.action == "word" for choice in choices)
        if may_speak and moment.seconds >= SECONDS_FOR_WORDS:
            hints += telling_words(board, faces)
        if not hints or not self._gives_hints:
            return None
        return best_hint(self.hearing(view, self.partner_table(view)), board, faces, hints)

    def lay(self, view: View) -> LayPair:
        """The pair it is least sure of comes first, and the best is kept for the end."""
        laid = {lay.pair for lay in view.laid}
        table = self.own_table(view)
        left = [pair for pair in own_board(view) if pair not in laid]
        pair = min(left, key=lambda pair: table[pair[0]][pair[1]])
        return LayPair(pair, reason(faces_on_table(view), pair))


class Easy(Normal):
    """Readable: takes the most obvious pair, then the next, and its mind wanders over what is left."""

    def __init__(self) -> None:
        super().__init__(COMBINED)

    def best(self, weights: Table, included: set[int], excluded: set[int]) -> Pairs:
        """It gives no obvious pair up for two others that are nearly as good."""
        return most_obvious(weights, included, excluded)

    def own_table(self, view: View) -> Table:
        """Its distraction is the same each time it looks at the same cards in the same turn."""
        table = super().own_table(view)
        mind = Random(f"{view.viewer} {view.turn} {[face.key for face in view.cards]}")
        for i, row in enumerate(table):
            for j in range(i):
                row[j] = table[j][i] = row[j] + mind.gauss(0, DISTRACTION)
        return table


class Hard(Normal):
    """Learns what each player finds close, and weighs that against its own taste."""

    def __init__(
        self,
        taste: Taste | None = None,
        hints: bool = True,
        known: Mapping[Seat, Acquaintance] | None = None,
    ) -> None:
        super().__init__(taste, hints)
        self._known = dict(known or {})
        self._turns_learned = 0

    def remember(self, view: View, seats: Mapping[Seat, Seat]) -> None:
        """A former match: its boards tell about the people who play again."""
        for turn in view.history:
            for then, now in seats.items():
                self._known[now] = learned(self._acquaintance(now), turn, turn.boards[then])

    def acquaintances(self, view: View) -> dict[Seat, Acquaintance]:
        """What it knows of the other players after all turns that this view tells of."""
        others = [seat for seat in range(len(view.boards)) if seat != view.viewer]
        for turn in view.history[self._turns_learned :]:
            for seat in others:
                self._known[seat] = learned(self._acquaintance(seat), turn, turn.boards[seat])
        self._turns_learned = len(view.history)
        return {seat: self._acquaintance(seat) for seat in others}

    def _acquaintance(self, seat: Seat) -> Acquaintance:
        return self._known.get(seat, Acquaintance(self._taste or COMBINED))

    def weights(self, view: View) -> Table:
        """How likely the others have each pair.

        It guesses the Narrator's pairs. A Narrator, or one of two partners, meets the others half-way between
        their taste and its own: if both did nothing but guess each other, they would miss each other.
        """
        if view.narrator is not None and view.narrator != view.viewer:
            return chances(self.table_of(view, view.narrator))
        tables = [self.table_of(view, seat) for seat in self.acquaintances(view)]
        tables += [self.own_table(view)] * len(tables)
        return _mean([chances(self.hearing(view, table)) for table in tables])

    def partner_table(self, view: View) -> Table:
        return self.table_of(view, 1 - (view.viewer or 0))

    def table_of(self, view: View, seat: Seat) -> Table:
        """How close each two cards are to that player, as far as it knows them."""
        return self.acquaintances(view)[seat].table(view.category, cards_on_table(view))


def personal_taste(view: View) -> Taste:
    """Somebody's taste, the same throughout a match: like everybody's, with preferences of its own."""
    first = view.history[0].cards if view.history else cards_on_table(view)
    mind = Random(f"{view.viewer} {first}")
    return Taste(
        *(COMBINED.weight(relation) * mind.lognormvariate(0, INDIVIDUALITY) for relation in RELATIONS)
    )


def pointed_at(view: View) -> tuple[set[int], set[int]]:
    """The places to have in the pairs and not to have: what it promised, then what the partner did."""
    included, excluded = promised(view.hints, view.viewer or 0)
    for seat in range(len(view.boards)):
        theirs_in, theirs_out = promised(view.hints, seat)
        included |= theirs_in - excluded
        excluded |= theirs_out - included
    return included, excluded


def faces_on_table(view: View) -> list[Face]:
    """The faces that lie up, with their traits."""
    return [face_of(card, view.category) for card in cards_on_table(view)]


def reason(faces: Sequence[Face], pair: Pair) -> str:
    """What two faces have in common, in a few words; empty if nothing comes to mind."""
    one, other = (faces[place] for place in pair)
    shared = sorted(one.traits & other.traits, key=lambda trait: (-len(trait), trait))
    return ", ".join(trait.replace("-", " ") for trait in shared[:TRAITS_TO_NAME])


def chances(table: Table) -> Table:
    """How likely each two cards are a pair of somebody to whom they are so close."""
    likely = likelihoods(table, keenness=1.0)
    size = range(len(table))
    return [[likely.get((min(i, j), max(i, j)), 0.0) for j in size] for i in size]


def _mean(tables: Sequence[Table]) -> Table:
    rows = zip(*tables, strict=True)
    return [[sum(values) / len(tables) for values in zip(*row, strict=True)] for row in rows]
