"""What players of DUOS type. Cards go by their numbers, or by their names in any language."""

import re
from functools import cache

from twofold.engine import Refusal, not_understood
from twofold.games.duos.actions import Action, ChoosePairs, LayPair, PointNot, PointYes, SayReady, SayWord
from twofold.games.duos.cards import card_text
from twofold.games.duos.matching import Pair, Pairs
from twofold.games.duos.state import Phase
from twofold.games.duos.texts import text
from twofold.games.duos.view import View

LONGEST_QUOTE = 30


def action(chosen: Action) -> str:
    """What a player would type for this action."""
    match chosen:
        case ChoosePairs(pairs):
            return " ".join(map(written, pairs))
        case SayReady():
            return "ready"
        case LayPair(pair, why):
            return f"lay {written(pair)} {why}".rstrip()
        case SayWord(word):
            return f"word {word}"
        case PointYes(place):
            return f"yes {place + 1}"
        case PointNot(place):
            return f"not {place + 1}"


def written(pair: Pair) -> str:
    """A pair by its numbers."""
    return f"{pair[0] + 1}-{pair[1] + 1}"


def read(line: str, view: View) -> Action | Refusal:
    """Pairs as ``1-2 3-4 5-6 7-8`` or ``ant+crow …``; ``ready``; ``lay 1-2 why``; ``word …``; ``yes 5``."""
    typed = line.strip()
    verb, _, rest = typed.partition(" ")
    rest = rest.strip()
    meant: Action | None = None
    match verb.lower():
        case "ready":
            meant = None if rest else SayReady()
        case "word":
            meant = SayWord(rest) if rest else None
        case "lay":
            meant = _read_lay(rest, view)
        case "yes" | "not":
            place = _place(rest, view)
            if place is not None:
                meant = PointYes(place) if verb.lower() == "yes" else PointNot(place)
        case _ if view.phase is Phase.LAYING:
            meant = _read_lay(typed, view)
        case _:
            pairs = _read_pairs(typed, view)
            meant = None if pairs is None else ChoosePairs(pairs)
    return meant or not_understood(text("terminal-not-understood", typed=typed[:LONGEST_QUOTE]))


def _read_lay(rest: str, view: View) -> LayPair | None:
    pair_typed, _, why = rest.partition(" ")
    pair = _read_pair(pair_typed, view)
    return None if pair is None else LayPair(pair, why.strip())


def _read_pairs(typed: str, view: View) -> Pairs | None:
    pairs = [_read_pair(each, view) for each in re.split(r"[\s,;]+", typed) if each]
    known = [pair for pair in pairs if pair is not None]
    return tuple(known) if known and len(known) == len(pairs) else None


def _read_pair(typed: str, view: View) -> Pair | None:
    halves = typed.split("+") if "+" in typed else typed.split("-")
    places = [_place(half, view) for half in halves]
    if len(places) != 2 or places[0] is None or places[1] is None:
        return None
    return places[0], places[1]


def _place(typed: str, view: View) -> int | None:
    """A card by its number from 1, or by its name."""
    if re.fullmatch(r"[0-9]{1,3}", typed):
        return int(typed) - 1
    wanted = _as_key(typed)
    return next((place for place, face in enumerate(view.cards) if wanted in names_of(face.key)), None)


@cache
def names_of(key: str) -> frozenset[str]:
    """What a card may be called: its key, and its name in every language."""
    from twofold.texts.catalogue import languages  # noqa: PLC0415  # only whoever types a name needs them
    from twofold.texts.speech import Speech  # noqa: PLC0415

    return frozenset({key} | {_as_key(Speech(language)(card_text(key))) for language in languages()})


def _as_key(name: str) -> str:
    return name.casefold().replace(" ", "-")
