"""The evening: what was played at a table and what came of it, folded as matches end."""

from msgspec import Struct
from msgspec.structs import replace

from twofold.engine import Seat, Title
from twofold.server.protocol.people import Ending, Evening, PersonShown, Played, Score, TitleShown

MATCHES_SHOWN = 20
"""So many of the last matches are listed; the scores count all that came to an end."""

MOST_GONE = 24
"""So many of those who played and left are remembered, with their scores."""


class Best(Struct, frozen=True):
    """The best of its kind so far."""

    title: Title
    shown: TitleShown


class EveningSoFar(Struct, frozen=True):
    """All that was played at a table."""

    matches: tuple[Played, ...] = ()
    scores: tuple[Score, ...] = ()
    best: tuple[Best, ...] = ()
    gone: tuple[PersonShown, ...] = ()

    def has_played(self, person: int) -> bool:
        """Whether somebody has been dealt in at all."""
        scored = any(score.person == person for score in self.scores)
        return scored or any(person in played.people for played in self.matches)

    def shown(self) -> Evening:
        """The score sheet as everybody sees it."""
        return Evening(self.matches, self.scores, tuple(best.shown for best in self.best), self.gone)

    def after_match(self, played: Played, titles: tuple[Title, ...]) -> "EveningSoFar":
        """One more match is over. What was broken off was nobody's game, and is counted for nobody."""
        return replace(
            self,
            matches=(*self.matches[1 - MATCHES_SHOWN :], played),
            scores=self.scores if played.ended == "abandoned" else _scored(self.scores, played),
            best=_best(self.best, played, titles),
        )

    def without(self, person: PersonShown) -> "EveningSoFar":
        """Somebody has left: what they played is remembered, unless too many have left since."""
        if not self.has_played(person.id):
            return self
        gone = (*self.gone, person)
        forgotten = {each.id for each in gone[:-MOST_GONE]}
        scores = tuple(score for score in self.scores if score.person not in forgotten)
        return replace(self, gone=gone[-MOST_GONE:], scores=scores)


def _scored(before: tuple[Score, ...], played: Played) -> tuple[Score, ...]:
    scores = {score.person: score for score in before}
    for person in played.people:
        known = scores.get(person, Score(person, 0, 0))
        scores[person] = Score(person, known.played + 1, known.won + (person in played.winners))
    return tuple(scores.values())


def _best(before: tuple[Best, ...], played: Played, titles: tuple[Title, ...]) -> tuple[Best, ...]:
    best = {(each.shown.game, each.title.kind): each for each in before}
    for title in titles:
        key = (played.game, title.kind)
        if key not in best or title.beats(best[key].title):
            people = tuple(played.people[seat] for seat in title.seats)
            best[key] = Best(title, TitleShown(played.game, title.kind, people, title.text, played.match))
    return tuple(best.values())


def played_match(
    match: str, game: str, people: tuple[int, ...], winners: tuple[Seat, ...] | None, ended: Ending
) -> Played:
    """A match of the evening; nobody knows who won those of before."""
    return Played(match, game, people, tuple(people[seat] for seat in winners or ()), ended)
