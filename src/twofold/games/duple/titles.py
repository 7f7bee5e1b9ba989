"""What a match of Duple is remembered for: its fastest word, and something of everybody."""

from collections.abc import Iterator, Sequence

from twofold.engine import Events, Title, for_each, most, one_each
from twofold.games.duple.events import WordRefused, WordSaid
from twofold.games.duple.state import State
from twofold.games.duple.texts import text


def earned(state: State, happened: Sequence[Events]) -> tuple[Title, ...]:  # noqa: ARG001
    """The word that was found fastest, and by whom."""
    won = [race for race in state.decided if race.winner is not None]
    fastest = min(won, key=lambda race: race.milliseconds, default=None)
    if fastest is None or fastest.winner is None:
        return ()
    seconds = round(fastest.milliseconds / 1000, 1)
    told = text("title-fastest-word", word=fastest.word.upper(), seconds=seconds)
    return (Title("fastest-word", (fastest.winner,), fastest.milliseconds, told, less_is_better=True),)


def for_everybody(state: State, happened: Sequence[Events]) -> tuple[Title, ...]:
    """The fastest word, the most words, the longest one, the most ideas; or how often somebody raced."""
    facts = [told.event for events in happened for told in events]
    seats = range(state.seats)
    words = [sum(race.winner == seat for race in state.decided) for seat in seats]
    tries = [
        sum(isinstance(fact, WordSaid | WordRefused) and fact.seat == seat for fact in facts)
        for seat in seats
    ]
    raced = [sum(seat in race.racers for race in state.decided) for seat in seats]
    return one_each(
        [
            *earned(state, happened),
            *most("most-words", words, lambda count: text("title-most-words", count=count)),
            *_longest(state),
            *most("most-ideas", tries, lambda count: text("title-most-ideas", count=count)),
            *for_each("raced", raced, lambda count: text("title-raced", count=count)),
        ]
    )


def _longest(state: State) -> Iterator[Title]:
    """The longest word that won a race; of equals, the first."""
    won = [race for race in state.decided if race.winner is not None]
    race = max(won, key=lambda race: len(race.word), default=None)
    if race is not None and race.winner is not None:
        yield Title(
            "longest-word", (race.winner,), len(race.word), text("title-longest-word", word=race.word.upper())
        )
