"""What a match of Duple is remembered for: its fastest word."""

from collections.abc import Sequence

from twofold.engine import Events, Title
from twofold.games.duple.state import State
from twofold.games.duple.texts import text


def earned(state: State, happened: Sequence[Events]) -> tuple[Title, ...]:  # noqa: ARG001
    """The word that was found fastest, and by whom."""
    won = [race for race in state.decided if race.winner is not None]
    fastest = min(won, key=lambda race: race.milliseconds, default=None)
    if fastest is None or fastest.winner is None:
        return ()
    seconds = round(fastest.milliseconds / 1000, 1)
    told = text("title-fastest-word", word=fastest.word, seconds=seconds)
    return (Title("fastest-word", (fastest.winner,), fastest.milliseconds, told, less_is_better=True),)
