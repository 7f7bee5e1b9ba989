"""What could have been said: for people, after a race that nobody won, and after a match."""

from functools import lru_cache
from itertools import islice
from typing import Any

from twofold.games.duple.lexicon import CATEGORIES, lexicon
from twofold.games.duple.options import Options
from twofold.games.duple.state import Decided

COMMON = 2.5
"""On the Zipf scale: words that most players know."""

SUGGESTED = 6

MISSED = 3
"""So many words are told when nobody found one."""


def could_have_said(
    letters: str,
    category: str,
    *,
    min_letters: int = 5,
    most: int = SUGGESTED,
) -> tuple[str, ...]:
    """The most common words that would have counted, those typical of the category first.

    >>> could_have_said("LD", "Animal", most=4)
    ('dolphin', 'lizard', 'crocodile', 'bulldog')
    """
    if category not in CATEGORIES:
        return ()
    words = lexicon()
    typical = words.answers(letters, category, zipf=COMMON, typical=True, min_letters=min_letters)
    found = dict.fromkeys(islice(typical, most))
    if len(found) < most:
        others = words.answers(letters, category, min_letters=min_letters)
        found |= dict.fromkeys(islice(others, 2 * most))
    return tuple(islice(found, most))


@lru_cache(maxsize=1024)
def missed(race: Decided, min_letters: int) -> tuple[str, ...]:
    """What would have won a race that nobody won; nothing, if somebody did."""
    if race.winner is not None:
        return ()
    return could_have_said(race.letters, race.category, min_letters=min_letters, most=MISSED)


def statistics(decided: tuple[Decided, ...], options: Options) -> dict[str, Any]:
    """Every race with what could have been said, and who was fastest."""
    won = [race for race in decided if race.winner is not None]
    fastest = min(won, key=lambda race: race.milliseconds, default=None)
    return {
        "races": [
            {
                "letters": race.letters,
                "category": race.category,
                "racers": list(race.racers),
                "winner": race.winner,
                "word": race.word,
                "milliseconds": race.milliseconds,
                **({"insisted": True} if race.insisted else {}),
                "could_have_said": list(
                    could_have_said(
                        race.letters,
                        race.category,
                        min_letters=options.min_letters,
                    )
                ),
            }
            for race in decided
        ],
        "fastest": None
        if fastest is None
        else {"seat": fastest.winner, "word": fastest.word, "milliseconds": fastest.milliseconds},
    }
