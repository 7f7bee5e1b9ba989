"""UNO Duo in the terminal: the table, the prompt, and what players type."""

from collections.abc import Iterator, Sequence

from twofold.engine import Form, Hidden, Question, Refusal, Seat, Words, not_understood
from twofold.games.uno_duo.actions import (
    Action,
    CatchUno,
    DiscardCard,
    DrawCards,
    EndRun,
    KeepCard,
    NameColour,
    PlayCard,
    SayUno,
)
from twofold.games.uno_duo.cards import COLOUR_OF, CUSTOMIZABLE, Card, Cards, Colour
from twofold.games.uno_duo.events import Event
from twofold.games.uno_duo.naming import (
    COLOURS,
    INSCRIPTION,
    code_of,
    codes,
    colour_text,
    count_text,
    marked_code,
    name_of,
    read_card,
)
from twofold.games.uno_duo.sentences import event
from twofold.games.uno_duo.state import Phase, opponent
from twofold.games.uno_duo.view import NO_MEMORY, View, hand_of, hand_size

SIMPLE: dict[str, Action] = {
    "keep": KeepCard(),
    "discard": DiscardCard(),
    "draw": DrawCards(),
    "take": DrawCards(),
    "stop": EndRun(),
    "catch": CatchUno(),
}
"""Actions that one word says."""


# ---- The table


def table(view: View, choices: Sequence[Action | Form], names: Sequence[str]) -> str:
    """The whole table, top to bottom."""
    lines = [_title(view, names), *_cut(view, names), *_piles(view), "", *_seats(view, names)]
    if view.viewer is not None:
        lines += ["", *_hand(view, choices)]
    if remembered := list(_memory(view, names)):
        lines += ["", *remembered]
    return "\n".join(lines)


def _title(view: View, names: Sequence[str]) -> str:
    charged = ", ".join(f"{name} {points}" for name, points in zip(names, view.totals, strict=True))
    return f"[bold]Round {view.round}[/]   {charged}   (playing to {view.options.target}, lowest wins)"


def _cut(view: View, names: Sequence[str]) -> Iterator[str]:
    first = names[view.player_one]
    if view.round == 1 and view.phase is Phase.DRAFT:
        for cards in view.cuts:
            yield f"{names[0]} cuts {_named(cards[0], view)}, {names[1]} {_named(cards[1], view)}."
    yield f"{first} is Player 1{' and drafts first' if view.phase is Phase.DRAFT else ''}."


def _piles(view: View) -> Iterator[str]:
    pile = view.draw_pile
    yield f"Draw pile: {count_text(pile.count if isinstance(pile, Hidden) else len(pile))}"
    if view.top is None:
        yield "Discard pile: empty"
        return
    colour = f" as {colour_text(view.colour)}" if _is_named(view) and view.colour is not None else ""
    yield f"Discard pile: {count_text(view.discarded)}, on top {_named(view.top, view)}{colour}"
    if view.stack:
        yield f"Draw 2s: {count_text(view.stack)} to draw, or answer with another Draw 2"


def _is_named(view: View) -> bool:
    return view.top is not None and COLOUR_OF[view.top] is None


def _named(card: Card, view: View) -> str:
    """A card, and what a customizable does here (UNO-2)."""
    return name_of(card, view.options.customizable)


def _seats(view: View, names: Sequence[str]) -> Iterator[str]:
    for seat, name in enumerate(names):
        turn = ">" if seat == view.turn else " "
        you = "you" if seat == view.viewer else ""
        yield f"{turn} {name:<12} {you:<4} {count_text(hand_size(view, seat)):<9}{_uno(view, seat)}".rstrip()


def _uno(view: View, seat: Seat) -> str:
    """Whether it was said; that it was not is for the players to notice (UNO-17)."""
    return "UNO!" if view.said[seat] else ""


def _hand(view: View, choices: Sequence[Action | Form]) -> Iterator[str]:
    if isinstance(view.looked_at, int):
        seen = _named(view.looked_at, view)
        yield f"You look at {seen}: keep it, or discard it and take the next card unseen."
    legal = {choice.card for choice in choices if isinstance(choice, PlayCard)}
    marked = " ".join(f"{marked_code(card)}{'*' if card in legal else ''}" for card in hand_of(view))
    yield f"Your hand (* may be played): {marked or 'empty'}{_inscription(hand_of(view), view)}"
    if isinstance(view.drawn, int) and view.turn == view.viewer:
        yield f"You have drawn {_named(view.drawn, view)}."


def _inscription(cards: Cards, view: View) -> str:
    """What is written on a customizable among these cards (UNO-2)."""
    text = INSCRIPTION[view.options.customizable]
    return f"  (WC: {text})" if text and CUSTOMIZABLE in cards else ""


def _memory(view: View, names: Sequence[str]) -> Iterator[str]:
    """What everybody could remember, and for the seated what they alone know."""
    memory, does = view.memory or NO_MEMORY, view.options.customizable
    if memory.below:
        yield f"Remember: the draw pile ends with {codes(memory.below, does)}"
    for seat, name in enumerate(names):
        if seat != view.viewer and memory.known[seat]:
            yield f"Remember: {name} holds {codes(memory.known[seat], does)}"
    if len(memory.discards) > 1:
        yield f"Remember: discarded {codes(_sorted(memory.discards), does)}"


def _sorted(cards: Cards) -> Cards:
    return tuple(sorted(cards))


# ---- What players type


def action(chosen: Action) -> str:
    """What a player would type for this action."""
    match chosen:
        case PlayCard(card, colour, uno):
            named = "" if colour is None else f" {colour.name.lower()}"
            return f"{code_of(card)}{named}{' uno' if uno else ''}"
        case NameColour(colour):
            return colour.name.lower()
        case SayUno():
            return "uno"
    return next(word for word, simple in SIMPLE.items() if simple == chosen)


def unprompted(chosen: Action) -> bool:
    """Saying UNO, and catching who did not, is what the players must think of themselves (UNO-17)."""
    return isinstance(chosen, SayUno | CatchUno) or (isinstance(chosen, PlayCard) and chosen.uno)


def read(line: str, view: View) -> Action | Refusal | Question:
    """A card (``R5``, ``W+4 blue``, ``R5 uno``), a colour, or a word like ``draw``."""
    typed = " ".join(line.lower().replace("!", " ").split())
    if typed in SIMPLE:
        return SIMPLE[typed]
    if typed == "uno":
        return _called(view)
    if view.phase is Phase.COLOUR and typed in COLOURS:
        return NameColour(COLOURS[typed])
    bare = typed.removesuffix(" uno")
    if (card := read_card(bare)) and _lacks_colour(*card, view):
        return Question(f"Which colour for {code_of(card[0])}: red, yellow, green or blue", line.strip())
    if card:
        return PlayCard(*card, uno=bare != typed)
    return not_understood(
        f"{line.strip()[:30]!r} is no play here: type a card like R5, B+2 or W+4 blue (and uno after it), "
        "or draw, keep, discard, stop, uno, catch.",
    )


def _lacks_colour(card: Card, colour: Colour | None, view: View) -> bool:
    """Whether it is a wild of the viewer's own hand, played without naming a colour."""
    mine = view.turn == view.viewer and card in hand_of(view) and view.phase in PLAYING
    return mine and colour is None and COLOUR_OF[card] is None


def _called(view: View) -> Action:
    """UNO is said for one's own last card, or called before the opponent does (UNO-17)."""
    forgetful = view.owing is not None and view.viewer is not None and view.owing == opponent(view.viewer)
    return CatchUno() if forgetful else SayUno()


def prompt(view: View, choices: Sequence[Action | Form]) -> str:
    """What is asked of the viewer now."""
    del choices  # that UNO may be said or caught is for the players to notice
    if view.turn is None or view.turn != view.viewer:
        return "wait"
    return PROMPTS[view.phase]


PROMPTS = {
    Phase.DRAFT: "Keep or discard",
    Phase.COLOUR: "Name a colour",
    Phase.TURN: "Play a card or draw",
    Phase.DRAWN: "Play the drawn card or keep it",
    Phase.ANSWER: "Answer with a Draw 2, or draw",
    Phase.RUN: "Lay another card, or stop",
}

PLAYING = {Phase.TURN, Phase.DRAWN, Phase.RUN}
LEGEND = (
    "Codes: R, Y, G, B are the colours, with a number, S for Skip, R for Reverse, +2 for Draw 2: R5, BS, GR, "
    "Y+2. W is a Wild, W+4 a Wild Draw 4, WS Swap Hands, WC Customizable; a colour after it names it: "
    "W+4 blue."
)

words: Words[View, Action, Event] = Words(
    table=table,
    event=event,
    action=action,
    read=read,
    prompt=prompt,
    legend=LEGEND,
    unprompted=unprompted,
)
