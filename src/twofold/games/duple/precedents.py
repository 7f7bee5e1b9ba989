"""Precedents: what a table decided about words, as lines of text that outlive a match (DUPLE-19).

``microwave; Object; yes; 2026-11-13`` is one: the word, the category, whether it counts, and since when.
Empty lines and those that begin with ``#`` say nothing; the date may be missing.
"""

from collections.abc import Iterable, Sequence
from datetime import date

from msgspec.structs import replace

from twofold.engine import BadLegacy, Legacy
from twofold.games.duple.judge import unheard
from twofold.games.duple.lexicon import CATEGORIES, key_of
from twofold.games.duple.naming import quoted
from twofold.games.duple.options import LONGEST_BLANK
from twofold.games.duple.state import Precedent, State
from twofold.games.duple.texts import text

MOST_PRECEDENTS = 1000
"""Of more, the latest are kept."""

EXAMPLE = "microwave; Object; yes; 2026-11-13"
VERDICTS = {"yes": True, "no": False}
QUOTED = 60


def tidied(lines: Iterable[str]) -> tuple[str, ...]:
    """The lines as they are kept; raises ``BadLegacy``."""
    return tuple(map(_written, _told(lines)))


def inherit(state: State, lines: Sequence[str]) -> State:
    """A match in which these decisions hold."""
    return replace(state, precedents=_told(lines))


def leave(state: State, on: str) -> tuple[str, ...]:
    """What the table has decided by now, before this match and in it."""
    made = (Precedent(each.word, each.category, each.accepted, on) for each in state.rulings)
    return tuple(map(_written, _latest((*state.precedents, *made))))


def _told(lines: Iterable[str]) -> tuple[Precedent, ...]:
    said = ((number, line.strip()) for number, line in enumerate(lines, start=1))
    return _latest(_read(number, line) for number, line in said if line and not line.startswith("#"))


def _latest(precedents: Iterable[Precedent]) -> tuple[Precedent, ...]:
    """One for each word and category, in the order in which they were decided last."""
    found: dict[tuple[str, str], Precedent] = {}
    for each in precedents:
        found.pop((each.word, each.category), None)
        found[each.word, each.category] = each
    return tuple(found.values())[-MOST_PRECEDENTS:]


def _read(number: int, line: str) -> Precedent:
    parts = [part.strip() for part in line.split(";")]
    if len(parts) not in (3, 4):
        raise BadLegacy(text("refusal-precedent-form", number=number, line=_shown(line), example=EXAMPLE))
    word, category, verdict, on = (*parts, "")[:4]
    if refusal := unheard(word):
        why = refusal.reason
        raise BadLegacy(text("refusal-precedent-word", number=number, line=_shown(line), why=why))
    if verdict.lower() not in VERDICTS:
        said = quoted(verdict, QUOTED)
        raise BadLegacy(text("refusal-precedent-verdict", number=number, line=_shown(line), verdict=said))
    return Precedent(
        key_of(word), _category(number, line, category), VERDICTS[verdict.lower()], _day(number, line, on)
    )


def _category(number: int, line: str, named: str) -> str:
    """One of the dictionary's, however it is capitalised, or one that a table made up."""
    if not named or len(named) > LONGEST_BLANK or not named.isprintable():
        category = quoted(named, QUOTED)
        raise BadLegacy(
            text("refusal-precedent-category", number=number, line=_shown(line), category=category)
        )
    return next((known for known in CATEGORIES if known.lower() == named.lower()), " ".join(named.split()))


def _day(number: int, line: str, on: str) -> str:
    try:
        return date.fromisoformat(on).isoformat() if on else ""
    except ValueError as error:
        day = quoted(on, QUOTED)
        wrong = text("refusal-precedent-day", number=number, line=_shown(line), day=day)
        raise BadLegacy(wrong) from error


def _shown(line: str) -> str:
    """A line that cannot be read, not all of it if it is long."""
    return quoted(line, QUOTED) + ("…" if len(line) > QUOTED else "")


def _written(precedent: Precedent) -> str:
    counts = "yes" if precedent.accepted else "no"
    dated = f"; {precedent.on}" if precedent.on else ""
    return f"{precedent.word}; {precedent.category}; {counts}{dated}"


legacy: Legacy[State] = Legacy(read=tidied, inherit=inherit, leave=leave)
