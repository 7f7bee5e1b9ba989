"""Duple in words, for the terminal and for transcripts."""

import re
from collections.abc import Iterable, Sequence

from rich.markup import escape

from twofold.engine import Form, Hidden, Refusal, Words, not_understood
from twofold.games.duple.actions import Abstain, Action, Advise, Answer, Ballot, Draw, GiveUp, Turn, Vote
from twofold.games.duple.cards import (
    ALL_PLAY_CARDS,
    SYMBOLS,
    Card,
    is_letter,
    letter_of,
    symbol_of,
    wild_symbols,
)
from twofold.games.duple.events import (
    AllPlayBegan,
    AllPlayTurned,
    AllPlayWon,
    CategoryTurned,
    Event,
    FaceOffBegan,
    FaceOffWon,
    GivenUp,
    LetterDrawn,
    MatchEnded,
    Murmured,
    NobodyWon,
    NothingSpotted,
    Spoke,
    ThirdLetterDrawn,
    Tied,
    TriesExhausted,
    VoteCalled,
    VoteCast,
    VoteClosed,
    WildTurned,
    WordRefused,
    WordSaid,
)
from twofold.games.duple.lexicon import ANY_WORD
from twofold.games.duple.state import Laid, Race, ThirdLetter, Voice
from twofold.games.duple.view import View

PILE_NAMES = "ab"
BALLOTS: dict[str, Ballot] = {
    "yes": Vote(accept=True),
    "no": Vote(accept=False),
    "y": Vote(accept=True),
    "n": Vote(accept=False),
    "/abstain": Abstain(),
    "/rather-yes": Advise(accept=True),
    "/rather-no": Advise(accept=False),
}
VOTED: dict[Voice, str] = {
    "yes": "votes yes",
    "no": "votes no",
    "abstain": "abstains",
    "rather_yes": "would rather say yes",
    "rather_no": "would rather say no",
}


def symbol_text(symbol: int) -> str:
    """A symbol by sign, name and colour."""
    shown = SYMBOLS[symbol]
    return f"[{shown.colour}]{shown.sign} {shown.name}[/]"


def card_text(card: Card) -> str:
    """A card in words."""
    if is_letter(card):
        return f"[bold]{letter_of(card)}[/] {symbol_text(symbol_of(card))}"
    if card in ALL_PLAY_CARDS:
        return "All Play"
    return "Wild " + " + ".join(map(symbol_text, wild_symbols(card)))


def listed(parts: Iterable[str]) -> str:
    """``A``, ``A and B``, ``A, B and C``."""
    *most, last = parts
    return f"{', '.join(most)} and {last}" if most else last


# ---- The table


def table(view: View, choices: Sequence[Action | Form], names: Sequence[str]) -> str:
    """The whole table, top to bottom."""
    del choices  # what may be done is in the prompt
    lines = [_middle(view), "", *_seats(view, names)]
    if view.race is not None:
        lines += ["", *_race(view.race, names)]
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
    if race.voting is not None:
        claim = race.voting.claim
        lines.append(f"Vote: does {claim.word.upper()} count, as {names[claim.seat]} says?")
    elif isinstance(race.phase, ThirdLetter):
        lines.append("A tie: a third letter is drawn.")
    return lines


def task(letters: str, category: str) -> str:
    """What is raced for."""
    if category == ANY_WORD:
        return f"any word with {listed(letters)}"
    return f"{escape(category)}, a word with {listed(letters)}"


# ---- Events


def event(happened: Event, names: Sequence[str]) -> str:
    """One event as a sentence."""
    match happened:
        case LetterDrawn() | WildTurned() | CategoryTurned() | AllPlayTurned() | ThirdLetterDrawn():
            return _drawn(happened, names)
        case VoteCalled() | VoteCast() | VoteClosed():
            return _voted(happened, names)
        case FaceOffWon() | AllPlayWon() | NobodyWon() | MatchEnded():
            return _ended(happened, names)
        case NothingSpotted() | Spoke() | WordSaid() | WordRefused() | TriesExhausted():
            return _said(happened, names)
        case FaceOffBegan(_, racers, letters, category):
            who = listed(names[seat] for seat in racers)
            return f"[bold]Face-off![/] {who}: {task(letters, category)}."
        case AllPlayBegan(letters):
            return f"[bold]All Play![/] Everybody: {task(letters, ANY_WORD)}."
        case Murmured(seat):
            return f"{names[seat]} reaches for a card, but the table murmurs: look more closely!"
        case Tied(seats):
            return f"A tie between {listed(names[seat] for seat in seats)}: a third letter must decide."
        case GivenUp(seat):
            return f"{names[seat]} sees no word."


def _said(
    happened: NothingSpotted | Spoke | WordSaid | WordRefused | TriesExhausted, names: Sequence[str]
) -> str:
    match happened:
        case NothingSpotted(seat, word):
            return f"{names[seat]} calls {word.upper()}, but nothing matches."
        case Spoke(seat):
            return f"{names[seat]} has a word."
        case WordSaid(seat, word):
            return f"{names[seat]} says [bold]{word.upper()}[/]."
        case WordRefused(seat, _, rule, reason):
            return f"{names[seat]} is refused: {reason} ({rule})"
        case TriesExhausted(seat):
            return f"{names[seat]} is too fast for the judge: three tries a second (DUPLE-20)."


def _drawn(
    happened: LetterDrawn | WildTurned | CategoryTurned | AllPlayTurned | ThirdLetterDrawn,
    names: Sequence[str],
) -> str:
    match happened:
        case LetterDrawn(seat, card):
            return f"{names[seat]} draws {card_text(card)}."
        case WildTurned(seat, card):
            return f"{names[seat]} turns the {card_text(card)}."
        case CategoryTurned(seat, category):
            return f"{names[seat]} turns a category: {escape(category)}."
        case AllPlayTurned(seat):
            return f"{names[seat]} draws an All Play."
        case ThirdLetterDrawn(seat, card):
            who = "The table" if seat is None else names[seat]
            return f"{who} draws {card_text(card)} as the third letter."


def _voted(happened: VoteCalled | VoteCast | VoteClosed, names: Sequence[str]) -> str:
    match happened:
        case VoteCalled(seat, word, category):
            return f"The table votes on {word.upper()} by {names[seat]} ({escape(category)})."
        case VoteCast(seat, vote):
            return f"{names[seat]} {VOTED[vote]}."
        case VoteClosed(_, word, accepted):
            return f"{word.upper()} {'counts' if accepted else 'does not count'}."


def _ended(happened: FaceOffWon | AllPlayWon | NobodyWon | MatchEnded, names: Sequence[str]) -> str:
    match happened:
        case FaceOffWon(seat, word, card, loser, milliseconds):
            whose = "their own" if loser == seat else f"{names[loser]}'s"
            took = f"{milliseconds / 1000:.1f} s"
            return f"{names[seat]} wins {whose} {card_text(card)} with {word.upper()} after {took}."
        case AllPlayWon(seat, word, milliseconds):
            return f"{names[seat]} wins the All Play with {word.upper()} after {milliseconds / 1000:.1f} s."
        case NobodyWon(card, drawer, left_game):
            where = "leaves the game" if left_game else "goes back into a pile"
            what = card_text(card) if is_letter(card) else f"the {card_text(card)}"
            return f"Nobody has a word: {what} {where}, and {names[drawer]} draws again."
        case MatchEnded(points):
            return (
                "The piles are empty: "
                + listed(f"{name} {count}" for name, count in zip(names, points, strict=True))
                + "."
            )


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
        case Vote() | Advise() | Abstain():
            return next(typed for typed, ballot in BALLOTS.items() if ballot == chosen)


def read(line: str, view: View) -> Action | Refusal:
    """``1`` or ``2b`` draws, ``yes``, ``no``, ``/abstain`` vote, ``/pass`` gives up; the rest is a word."""
    typed = line.strip().lower()
    if view.race is not None and view.race.voting is not None and typed in BALLOTS:
        return BALLOTS[typed]
    if drawn := re.fullmatch(r"([12]) ?([ab])?", typed):
        return Draw(int(drawn[1]) - 1, PILE_NAMES.index(drawn[2] or "a"))
    commands: dict[str, Action] = {"/pass": GiveUp(), "/wild": Turn("wild"), "/category": Turn("category")}
    if typed.startswith("/"):
        unknown = not_understood(f"{typed[:30]!r} is unknown here: type {listed(commands)} or a word.")
        return commands.get(typed, unknown)
    if not typed:
        return not_understood("Nothing was typed: type 1 or 2 to draw, or a word to answer.")
    return Answer(line.strip())


def prompt(view: View, choices: Sequence[Action | Form]) -> str:
    """What is asked of the viewer now."""
    kinds = {type(choice) for choice in choices}
    if Vote in kinds and view.race is not None and view.race.voting is not None:
        return f"Does {view.race.voting.claim.word.upper()} count? yes, no or /abstain"
    if Form in kinds and view.race is not None:
        asked = task(view.race.needed, view.race.category)
        return f"{asked[0].upper()}{asked[1:]}, or /pass"
    if Draw in kinds:
        onto = " onto a or b" if any(isinstance(choice, Draw) and choice.onto for choice in choices) else ""
        return f"Draw from 1 or 2{onto}"
    return "wait"


LEGEND = (
    "1 or 2 draws from that pile. When two cards show the same symbol, or a Wild joins them, their players "
    "race: type a word of the category with both letters and press Enter; /pass gives up. "
    "+2 behind a card: two more lie beneath it."
)

words: Words[View, Action, Event] = Words(
    table=table, event=event, action=action, read=read, prompt=prompt, legend=LEGEND
)
