"""Duple in words, for the terminal and for transcripts: the table, and what players type."""

import re
from collections.abc import Sequence

from rich.markup import escape

from twofold.engine import Form, Hidden, Refusal, Words, not_understood
from twofold.games.duple.actions import (
    Abstain,
    Action,
    Advise,
    Answer,
    Ballot,
    Challenge,
    Draw,
    GiveUp,
    LetStand,
    Turn,
    Vote,
)
from twofold.games.duple.cards import Card
from twofold.games.duple.events import Event
from twofold.games.duple.lexicon import key_of
from twofold.games.duple.sentences import card_text, event, listed, task
from twofold.games.duple.state import Laid, Race, ThirdLetter, Voting
from twofold.games.duple.verdicts import disputes
from twofold.games.duple.view import View

PILE_NAMES = "ab"
CHALLENGE = "/challenge"
CHALLENGES_NAMED = 2
"""How many of the words that may be challenged are named in the prompt: the others are listed by ``?``."""

BALLOTS: dict[str, Ballot] = {
    "yes": Vote(accept=True),
    "no": Vote(accept=False),
    "y": Vote(accept=True),
    "n": Vote(accept=False),
    "/abstain": Abstain(),
    "/rather-yes": Advise(accept=True),
    "/rather-no": Advise(accept=False),
}


# ---- The table


def table(view: View, choices: Sequence[Action | Form], names: Sequence[str]) -> str:
    """The whole table, top to bottom."""
    del choices  # what may be done is in the prompt
    lines = [_middle(view), "", *_seats(view, names)]
    if view.race is not None:
        lines += ["", *_race(view.race, names)]
    if view.voting is not None:
        lines.append(_vote(view.voting, names))
    elif view.closing is not None:
        lines += ["", "All is played: the last words may still be challenged."]
    return "\n".join(lines)


def _middle(view: View) -> str:
    wild = f"   {card_text(view.wild)}" if view.wild is not None else ""
    piles = " and ".join(str(_size(pile)) for pile in view.draw_piles)
    spare = _spare(view) if view.options.piles == "open" else ""
    return f"[bold]{escape(view.category)}[/]{wild}   Draw Piles: {piles} cards{spare}"


def _spare(view: View) -> str:
    return f"   To turn: {_size(view.spare_wilds)} Wilds, {_size(view.spare_categories)} Categories"


def _size(cards: tuple[Card, ...] | Hidden) -> int:
    return cards.count if isinstance(cards, Hidden) else len(cards)


def _seats(view: View, names: Sequence[str]) -> list[str]:
    drawing = None if view.over or view.race is not None else view.drawer
    return [
        f"{'>' if seat == drawing else ' '} {names[seat]:<12} {'you' if seat == view.viewer else '':<4} "
        f"points {view.points[seat]:>2}   " + "   ".join(map(_pile, piles))
        for seat, piles in enumerate(view.play_piles)
    ]


def _pile(pile: tuple[Laid, ...]) -> str:
    if not pile:
        return "(no card)"
    below = f" +{len(pile) - 1}" if len(pile) > 1 else ""
    return f"{card_text(pile[-1].card)}{below}"


def _race(race: Race, names: Sequence[str]) -> list[str]:
    who = "Everybody" if race.kind == "all_play" else listed(names[seat] for seat in race.racers)
    what = "ALL PLAY" if race.kind == "all_play" else "FACE-OFF"
    lines = [f"[bold]{what}[/]: {who} – {task(race.needed, race.category)}"]
    if isinstance(race.phase, ThirdLetter):
        lines.append("A tie: a third letter is drawn.")
    return lines


def _vote(voting: Voting, names: Sequence[str]) -> str:
    claim = voting.claim
    return f"Vote: does {claim.word.upper()} count, as {names[claim.seat]} says?"


# ---- What players type


def action(chosen: Action) -> str:
    """What a player would type for this action."""
    match chosen:
        case Draw(pile, onto):
            return f"{pile + 1}{PILE_NAMES[onto] if onto else ''}"
        case Turn(kind):
            return f"/{kind}"
        case Answer(word):
            return word
        case GiveUp():
            return "/pass"
        case Challenge(_, word):
            return f"{CHALLENGE} {word}"
        case LetStand():
            return "/ok"
        case Vote() | Advise() | Abstain():
            return next(typed for typed, ballot in BALLOTS.items() if ballot == chosen)


def read(line: str, view: View) -> Action | Refusal:
    """``1`` or ``2b`` draws, ``yes``, ``no``, ``/abstain`` vote, ``/pass`` gives up, ``/challenge`` has the
    table vote; the rest is a word."""
    typed = line.strip().lower()
    if view.voting is not None and typed in BALLOTS:
        return BALLOTS[typed]
    command, _, word = typed.partition(" ")
    if command == CHALLENGE:
        return _challenge(word, view)
    if drawn := re.fullmatch(r"([12]) ?([ab])?", typed):
        return Draw(int(drawn[1]) - 1, PILE_NAMES.index(drawn[2] or "a"))
    commands: dict[str, Action] = {
        "/pass": GiveUp(),
        "/ok": LetStand(),
        "/wild": Turn("wild"),
        "/category": Turn("category"),
    }
    if typed.startswith("/"):
        known = listed((*commands, CHALLENGE))
        unknown = not_understood(f"{typed[:30]!r} is unknown here: type {known} or a word.")
        return commands.get(typed, unknown)
    if not typed:
        return not_understood("Nothing was typed: type 1 or 2 to draw, or a word to answer.")
    return Answer(line.strip())


def _challenge(word: str, view: View) -> Challenge | Refusal:
    """The latest verdict about this word, or about any."""
    about = [each for _, _, each in disputes(view) if not word or key_of(each.word) == key_of(word)]
    if not about:
        return Refusal("DUPLE-19", "There is no verdict of the dictionary to challenge.")
    latest = max(about, key=lambda each: each.at)
    return Challenge(latest.seat, latest.word)


def prompt(view: View, choices: Sequence[Action | Form]) -> str:
    """What is asked of the viewer now."""
    kinds = {type(choice) for choice in choices}
    if Vote in kinds and view.voting is not None:
        return f"Does {view.voting.claim.word.upper()} count? yes, no or /abstain"
    challenge = _or_challenge(view, [choice for choice in choices if isinstance(choice, Challenge)])
    if LetStand in kinds:
        return f"/ok lets the last words stand{challenge}"
    if Form in kinds and view.race is not None:
        asked = task(view.race.needed, view.race.category)
        or_pass = ", or /pass" if GiveUp in kinds else ""
        return f"{asked[0].upper()}{asked[1:]}{or_pass}{challenge}"
    if Draw in kinds:
        onto = " onto a or b" if any(isinstance(choice, Draw) and choice.onto for choice in choices) else ""
        return f"Draw from 1 or 2{onto}{challenge}"
    return f"wait{challenge}"


def _or_challenge(view: View, offered: Sequence[Challenge]) -> str:
    """The latest first, which is what it means without a word."""
    if not offered:
        return ""
    said = {Challenge(each.seat, each.word): each.at for _, _, each in disputes(view)}
    latest = sorted(offered, key=lambda each: said.get(each, 0), reverse=True)[:CHALLENGES_NAMED]
    more = " …" if len(offered) > CHALLENGES_NAMED else ""
    return f", or {CHALLENGE} {' or '.join(each.word.upper() for each in latest)}{more}"


LEGEND = (
    "1 or 2 draws from that pile. When two cards show the same symbol, or a Wild joins them, their players "
    "race: type a word of the category with both letters and press Enter; /pass gives up. "
    "/challenge WORD has the table vote where the dictionary is wrong, whatever it said. "
    "+2 behind a card: two more lie beneath it."
)

words: Words[View, Action, Event] = Words(
    table=table, event=event, action=action, read=read, prompt=prompt, legend=LEGEND
)
