"""Bots with the vocabularies and the reaction times of people. They see views only."""

from collections.abc import Sequence
from itertools import accumulate, islice
from random import Random

from msgspec import Struct

from twofold.engine import Decision, Form, Moment, Seat
from twofold.games.duple.actions import Abstain, Action, Advise, Answer, Draw, GiveUp, LetStand, Turn
from twofold.games.duple.cards import letter_of
from twofold.games.duple.hurrying import AT_LAST, hurried, is_left_to_bots
from twofold.games.duple.lexicon import CATEGORIES, LENGTHS, key_of, lexicon
from twofold.games.duple.matching import matches, racers
from twofold.games.duple.state import Race, tops
from twofold.games.duple.view import View


class Level(Struct, frozen=True):
    """What tells one player from another."""

    zipf: float
    """The rarest words it knows, on the Zipf scale."""

    thinking: float
    """Milliseconds it takes to think of a word where there are many, half of the time."""

    spread: float
    """How much that varies."""

    typing: int
    """Milliseconds a letter."""

    mistakes: float
    """How often it blurts out something wrong first."""

    patience: int
    """Milliseconds after which it gives up."""


EASY = Level(zipf=4.0, thinking=5000, spread=0.8, typing=300, mistakes=0.25, patience=45_000)
NORMAL = Level(zipf=3.3, thinking=3000, spread=0.7, typing=180, mistakes=0.12, patience=40_000)
HARD = Level(zipf=2.3, thinking=1700, spread=0.6, typing=100, mistakes=0.03, patience=35_000)

COMES_TO_MIND = 40
"""So many words are easily found among: with fewer, thinking takes longer."""

EVERYDAY = 4.5
"""Words this common, on the Zipf scale, come at once."""

PACE = (600, 1400)
"""Milliseconds for a draw or a vote."""

TURNS_A_CARD = 0.15

Question = tuple[str, str, int]
"""What is asked of a bot: letters, category, and since when."""


class Attempt(Struct, frozen=True):
    """A word that a bot will have thought of and typed by then."""

    word: str
    due: int


class WordBot:
    """Plays like a person: common words first, slower where there are few."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._question: Question | None = None
        self._began: int | None = None
        """When the race began that it was asked about last, votes not counted."""

        self._attempts: list[Attempt] = []
        self._hurries = False
        """Whether only bots race for what it was asked last."""

        self._patience = level.patience
        self.meant = 0
        """Milliseconds that its first right word takes it at its own speed; 0 where it knows none."""

        self._won: set[str] = set()
        """The words that have won a race of this match."""

    def decide(
        self, view: View, choices: Sequence[Action | Form], moment: Moment, rng: Random
    ) -> Decision | None:
        """Vote honestly, answer when a word comes to mind, give up in time, draw at a steady pace."""
        if any(isinstance(choice, Abstain) for choice in choices):
            return Decision(honest_vote(view), after=rng.randint(*PACE))
        if LetStand() in choices:
            return Decision(LetStand())
        self._won |= {key_of(race.word) for race in view.decided}
        question = question_for(view)
        if question is not None and any(isinstance(choice, Form) for choice in choices):
            answer = self._answer(view, question, moment, rng)
            if answer is not None or view.race is not None:
                return answer or self._give_up(choices, question, moment.now)
        draws = [choice for choice in choices if isinstance(choice, Draw)]
        turns = [choice for choice in choices if isinstance(choice, Turn)]
        if not draws:
            return None
        turns = [] if matches(view) else turns
        action = rng.choice(turns) if turns and rng.random() < TURNS_A_CARD else rng.choice(draws)
        return Decision(action, after=rng.randint(*PACE))

    def _answer(self, view: View, question: Question, moment: Moment, rng: Random) -> Decision | None:
        """It sticks to what it had in mind, whatever the others say meanwhile."""
        self._resume(view.race, question)
        if question != self._question:
            self._question = question
            self._hurries = False
            self._attempts = self._think(view, question, moment, rng)
        if view.race is not None and is_left_to_bots(view.race, moment.people) and not self._hurries:
            self._hurry(view.race, view.options.tie_ms, question, moment)
        while self._attempts and self._attempts[0].due <= moment.now:
            self._attempts.pop(0)
        if not self._attempts:
            return None
        return Decision(Answer(self._attempts[0].word), after=self._attempts[0].due - moment.now)

    def _hurry(self, race: Race, tie_ms: int, question: Question, moment: Moment) -> None:
        """From now on nobody but bots races: of two thoughts that come at once, only the better is said."""
        self._hurries = True
        said = {
            moment.now + hurried(each.due - moment.now, race, moment.seat, tie_ms): each.word
            for each in self._attempts
        }
        self._attempts = [Attempt(word, due) for due, word in said.items()]
        self._patience = min(self._patience, moment.now + AT_LAST - question[2])

    def _resume(self, race: Race | None, question: Question) -> None:
        """Where the clock stood still for a vote, so did its thoughts."""
        waited = 0 if self._began is None or race is None else race.began - self._began
        self._began = None if race is None else race.began
        if waited and self._question is not None and self._question[:2] == question[:2]:
            self._question = question
            self._attempts = [Attempt(each.word, each.due + waited) for each in self._attempts]

    def _give_up(self, choices: Sequence[Action | Form], question: Question, now: int) -> Decision | None:
        if GiveUp() not in choices:
            return None
        return Decision(GiveUp(), after=max(0, question[2] + self._patience - now))

    def tempo(self, moment: Moment) -> float:  # noqa: ARG002
        """By how much slower than it could it says what it thinks of."""
        return 1.0

    def _think(self, view: View, question: Question, moment: Moment, rng: Random) -> list[Attempt]:
        """What it will say and when: perhaps something wrong, then one word after the other."""
        letters, category, _ = question
        known = [word for word in self._known(view, letters, category) if word not in view.heard]
        known = [word for word in known if word not in self._won] or known
        self._patience = round(self._level.patience * rng.uniform(0.8, 1.2) / (1 if known else 4))
        said: list[str] = []
        if rng.random() < self._level.mistakes:
            said += self._blunder(view, letters, category, rng)
        blunders = len(said)
        for _ in range(min(2, len(known))):
            said.append(known.pop(min(int(rng.expovariate(1 / 3)), len(known) - 1)))
        due = list(accumulate(self._time_for(word, len(known) + 1, letters, rng) for word in said))
        self.meant = due[blunders] if len(due) > blunders else 0
        tempo = self.tempo(moment)
        attempts = [Attempt(word, moment.now + round(tempo * at)) for word, at in zip(said, due, strict=True)]
        return [each for each in attempts if each.due - moment.now < self._patience]

    def _time_for(self, word: str, known: int, letters: str, rng: Random) -> int:
        """Milliseconds to think of a word and to type it."""
        thinking = self._thinking_time(known, letters, rng) * rarity(word)
        return round(thinking) + self._level.typing * len(word)

    def _known(self, view: View, letters: str, category: str) -> list[str]:
        """Words that no family would dispute, the most common first.

        What belongs into a category that the table made up, no bot knows.
        """
        if category not in CATEGORIES:
            return []
        words = lexicon().answers(
            letters,
            category,
            zipf=self._level.zipf,
            typical=True,
            min_letters=view.options.min_letters,
        )
        return list(islice(words, COMES_TO_MIND))

    def _blunder(self, view: View, letters: str, category: str, rng: Random) -> list[str]:
        """A word that misses one of the letters."""
        candidates = self._known(view, letters[:1], category)
        wrong = [word for word in candidates if letters[-1].lower() not in word]
        return [rng.choice(wrong)] if wrong else []

    def _thinking_time(self, known: int, letters: str, rng: Random) -> float:
        """Longer where few words fit, and for every letter more to keep in mind."""
        scarcity = 1 + 3 * (1 - min(known, COMES_TO_MIND) / COMES_TO_MIND)
        burden = 1 + 0.4 * max(0, len(letters) - 2)
        return self._level.thinking * scarcity * burden * rng.lognormvariate(0, self._level.spread)


def rarity(word: str) -> float:
    """How much longer it takes to think of a word that is seldom used."""
    entry = lexicon().find(word)
    return 1.0 if entry is None else 1 + max(0.0, EVERYDAY - entry.zipf) / 4


def question_for(view: View) -> Question | None:
    """What the viewer is asked: in a race, or by a match that it has spotted (DUPLE-10)."""
    race = view.race
    if race is not None:
        return race.needed, race.category, race.began
    if view.options.announce or view.viewer is None:
        return None
    return _spotted(view, view.viewer)


def _spotted(view: View, seat: Seat) -> Question | None:
    on_top = tops(view)
    for match in matches(view):
        if seat in racers(view, match):
            letters = "".join(letter_of(on_top[spot].card) for spot in match.spots)
            return letters, view.category, max(on_top[spot].drawn for spot in match.spots)
    return None


def honest_vote(view: View) -> Advise | Abstain:
    """What the dictionary says; where it is silent, people decide (DUPLE-19)."""
    category = voted_category(view)
    if view.voting is None or category is None:
        return Abstain()
    word, words = view.voting.claim.word, lexicon()
    entry = words.find(key_of(word))
    if entry is None:
        return _advice_about_compound(word, category)
    if category not in CATEGORIES or not entry.classified or category in entry.possible - entry.categories:
        return Abstain()
    return Advise(category in entry.categories and not entry.plural)


def _advice_about_compound(word: str, category: str) -> Advise | Abstain:
    """No to what no dictionary has; of words that it has, the last one tells what they are together."""
    words, parts = lexicon(), key_of(word.replace("-", " ")).split()
    if len(parts) < 2 or any(len(part) >= LENGTHS[0] and words.find(part) is None for part in parts):
        return Advise(accept=False)
    if category in CATEGORIES and words.fits_by_parts(word, category):
        return Advise(accept=True)
    return Abstain()


def voted_category(view: View) -> str | None:
    """The category that a word must fit on which the table votes."""
    if view.appeal is not None:
        return view.appeal.category
    return None if view.race is None else view.race.category
