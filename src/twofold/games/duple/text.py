"""Duple in words, for the terminal and for transcripts: the table, and what players type."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len

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
    Insist,
    LetStand,
    Turn,
    Vote,
)
from twofold.games.duple.cards import Card
from twofold.games.duple.events import Event
from twofold.games.duple.lexicon import key_of
from twofold.games.duple.naming import quoted
from twofold.games.duple.sentences import card_text, event, marked_category, people, task
from twofold.games.duple.state import Laid, Race, ThirdLetter, Voting
from twofold.games.duple.texts import text
from twofold.games.duple.verdicts import disputes
from twofold.games.duple.view import View
from twofold.texts import Person, Text

if TYPE_CHECKING:
    from twofold.texts import Speech

PILE_NAMES = "ab"
CHALLENGE, INSIST = "/challenge", "/insist"
QUOTED = 30
NARROWEST_NAME = 12

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


def table(view: View, choices: Sequence[Action | Form], speech: "Speech") -> str:
    """The whole table, top to bottom."""
    del choices  # what may be done is in the prompt
    lines = [_middle(view, speech), "", *_seats(view, speech)]
    if view.race is not None:
        lines += ["", *_race(view.race, speech)]
    if view.voting is not None:
        lines.append(speech(_vote(view.voting)))
    elif view.closing is not None:
        lines += ["", speech(text("terminal-closing"))]
    return "\n".join(lines)


def _middle(view: View, speech: "Speech") -> str:
    one, other = map(_size, view.draw_piles)
    parts = [f"[bold]{speech(marked_category(view.category))}[/]"]
    if view.wild is not None:
        parts.append(speech(card_text(view.wild, speech)))
    parts.append(speech(text("terminal-draw-piles", one=one, other=other)))
    if view.options.piles == "open":
        wilds, categories = _size(view.spare_wilds), _size(view.spare_categories)
        parts.append(speech(text("terminal-spare", wilds=wilds, categories=categories)))
    return "   ".join(parts)


def _size(cards: tuple[Card, ...] | Hidden) -> int:
    return cards.count if isinstance(cards, Hidden) else len(cards)


def _seats(view: View, speech: "Speech") -> list[str]:
    drawing = None if view.over or view.race is not None else view.drawer
    you = speech(text("terminal-you"))
    widest = max(NARROWEST_NAME, *map(cell_len, speech))
    return [
        f"{'>' if seat == drawing else ' '} {_padded(speech.name(seat), widest)} "
        f"{_padded(you if seat == view.viewer else '', cell_len(you) + 1)} "
        f"{speech(text('terminal-points', points=f'{view.points[seat]:>2}'))}   "
        + "   ".join(_pile(pile, speech) for pile in piles)
        for seat, piles in enumerate(view.play_piles)
    ]


def _padded(shown: str, width: int) -> str:
    return shown + " " * (width - cell_len(shown))


def _pile(pile: tuple[Laid, ...], speech: "Speech") -> str:
    if not pile:
        return speech(text("terminal-no-card"))
    below = f" +{len(pile) - 1}" if len(pile) > 1 else ""
    return f"{speech(card_text(pile[-1].card, speech))}{below}"


def _race(race: Race, speech: "Speech") -> list[str]:
    everybody = race.kind == "all_play"
    title = speech(text("card-all-play") if everybody else text("face-off")).upper()
    racers = text("terminal-everybody") if everybody else people(race.racers)
    asked = task(race.needed, race.category)
    lines = [speech(text("terminal-race", title=f"[bold]{title}[/]", racers=racers, task=asked))]
    if isinstance(race.phase, ThirdLetter):
        lines.append(speech(text("terminal-tie")))
    return lines


def _vote(voting: Voting) -> Text:
    claim = voting.claim
    return text("terminal-vote", word=claim.word.upper(), who=Person(claim.seat))


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
        case Insist(word):
            return f"{INSIST} {word}"
        case LetStand():
            return "/ok"
        case Vote() | Advise() | Abstain():
            return next(typed for typed, ballot in BALLOTS.items() if ballot == chosen)


def read(line: str, view: View) -> Action | Refusal:
    """``1`` or ``2b`` draws, ``yes``, ``no``, ``/abstain`` vote, ``/pass`` gives up, ``/challenge`` has the
    table vote, ``/insist`` insists; the rest is a word."""
    typed = line.strip().lower()
    if view.voting is not None and typed in BALLOTS:
        return BALLOTS[typed]
    command, _, word = typed.partition(" ")
    if command == CHALLENGE:
        return _challenge(word, view)
    if command == INSIST and word:
        return Insist(word)
    if drawn := re.fullmatch(r"([12]) ?([ab])?", typed):
        return Draw(int(drawn[1]) - 1, PILE_NAMES.index(drawn[2] or "a"))
    commands: dict[str, Action] = {
        "/pass": GiveUp(),
        "/ok": LetStand(),
        "/wild": Turn("wild"),
        "/category": Turn("category"),
    }
    if typed.startswith("/"):
        known, begun = (*commands, CHALLENGE, INSIST), quoted(typed, QUOTED)
        unknown = not_understood(text("refusal-unknown-command", typed=begun, commands=known))
        return commands.get(typed, unknown)
    if not typed:
        return not_understood(text("refusal-nothing-typed"))
    return Answer(line.strip())


def _challenge(word: str, view: View) -> Challenge | Refusal:
    """The latest verdict about this word, or about any."""
    about = [each for _, _, each in disputes(view) if not word or key_of(each.word) == key_of(word)]
    if not about:
        return Refusal("DUPLE-19", text("refusal-no-verdict"))
    latest = max(about, key=lambda each: each.at)
    return Challenge(latest.seat, latest.word)


def prompt(view: View, choices: Sequence[Action | Form]) -> Text:
    """What is asked of the viewer now."""
    if any(isinstance(choice, Vote) for choice in choices) and view.voting is not None:
        return text("terminal-ask-vote", word=view.voting.claim.word.upper())
    asked = _asked(view, choices)
    for choice in choices:
        if isinstance(choice, Insist):
            return text("terminal-also", ask=asked, also=text("terminal-or-insist", word=choice.word.upper()))
    challenges = [choice for choice in choices if isinstance(choice, Challenge)]
    return text("terminal-also", ask=asked, also=_or_challenge(view, challenges)) if challenges else asked


def _asked(view: View, choices: Sequence[Action | Form]) -> Text:
    kinds = {type(choice) for choice in choices}
    if LetStand in kinds:
        return text("terminal-ask-let-stand")
    if Form in kinds and view.race is not None:
        asked = task(view.race.needed, view.race.category)
        return text("terminal-also", ask=asked, also=text("terminal-or-pass")) if GiveUp in kinds else asked
    if any(isinstance(choice, Draw) and choice.onto for choice in choices):
        return text("terminal-ask-draw-onto")
    return text("terminal-ask-draw") if Draw in kinds else text("terminal-wait")


def _or_challenge(view: View, offered: Sequence[Challenge]) -> Text:
    """The latest first, which is what it means without a word; the others are listed by ``?``."""
    said = {Challenge(each.seat, each.word): each.at for _, _, each in disputes(view)}
    latest = sorted(offered, key=lambda each: said.get(each, 0), reverse=True)
    match [each.word.upper() for each in latest]:
        case [word]:
            return text("terminal-or-challenge", word=word)
        case [word, other]:
            return text("terminal-or-challenge-either", word=word, other=other)
        case [word, other, *_]:
            return text("terminal-or-challenge-any", word=word, other=other)
    raise AssertionError("nothing to challenge")


words: Words[View, Action, Event] = Words(
    table=table, event=event, action=action, read=read, prompt=prompt, legend=text("terminal-legend")
)
