"""UNO Duo in the terminal: the table, the prompt, and what players type."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

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
from twofold.games.uno_duo.cards import COLOUR_OF, Card, Cards, Colour
from twofold.games.uno_duo.events import Event
from twofold.games.uno_duo.naming import (
    COLOURS,
    card_text,
    code_of,
    codes,
    colour_text,
    count_text,
    inscription,
    marked_code,
    painted,
    read_card,
)
from twofold.games.uno_duo.sentences import event
from twofold.games.uno_duo.state import Phase, opponent
from twofold.games.uno_duo.texts import text
from twofold.games.uno_duo.view import NO_MEMORY, View, hand_of, hand_size
from twofold.texts import Person, Text

if TYPE_CHECKING:
    from twofold.texts import Speech

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


def table(view: View, choices: Sequence[Action | Form], speech: "Speech") -> str:
    """The whole table, top to bottom."""
    say = speech.dressed(painted)
    lines = [_title(view, say), *_cut(view, say), *_piles(view, say), "", *_seats(view, say)]
    if view.viewer is not None:
        lines += ["", *_hand(view, choices, say)]
    if remembered := list(_memory(view, say)):
        lines += ["", *remembered]
    return "\n".join(lines)


def _title(view: View, say: "Speech") -> str:
    charged = ", ".join(f"{name} {points}" for name, points in zip(say.names, view.totals, strict=True))
    number, target = text("round", round=view.round), text("target", target=view.options.target)
    return f"[bold]{say(number)}[/]   {charged}   ({say(target)})"


def _cut(view: View, say: "Speech") -> Iterator[str]:
    first = Person(view.player_one)
    if view.phase is not Phase.DRAFT:
        yield say(text("terminal-player-one", who=first))
        return
    for cards in view.cuts if view.round == 1 else ():
        cuts = (text("cut-by", who=Person(seat), card=_named(card, view)) for seat, card in enumerate(cards))
        yield " ".join(map(say, cuts))
    yield say(text("terminal-drafts-first", who=first))


def _piles(view: View, say: "Speech") -> Iterator[str]:
    pile = view.draw_pile
    drawable = pile.count if isinstance(pile, Hidden) else len(pile)
    yield say(text("terminal-draw-pile", cards=count_text(drawable)))
    yield say(_discard_pile(view))
    if view.stack:
        yield say(text("stack", cards=count_text(view.stack)))


def _discard_pile(view: View) -> Text:
    if view.top is None:
        return text("terminal-discard-pile-empty")
    cards, card = count_text(view.discarded), _named(view.top, view)
    if COLOUR_OF[view.top] is not None or view.colour is None:
        return text("terminal-discard-pile", cards=cards, card=card)
    return text("terminal-discard-pile-named", cards=cards, card=card, colour=colour_text(view.colour))


def _named(card: Card, view: View) -> Text:
    """A card, and what a customizable does here (UNO-2)."""
    return card_text(card, view.options.customizable)


def _seats(view: View, say: "Speech") -> Iterator[str]:
    you = say(text("terminal-you"))
    held = [say(count_text(hand_size(view, seat))) for seat in range(len(say))]
    name_width, you_width = max(12, *map(len, say.names)), len(you) + 1
    held_width = max(8, *map(len, held)) + 1
    for seat, name in enumerate(say.names):
        turn, mine = ">" if seat == view.turn else " ", you if seat == view.viewer else ""
        line = f"{turn} {name:<{name_width}} {mine:<{you_width}} {held[seat]:<{held_width}}"
        yield f"{line}{_uno(view, seat, say)}".rstrip()


def _uno(view: View, seat: Seat, say: "Speech") -> str:
    """Whether it was said; that it was not is for the players to notice (UNO-17)."""
    return say(text("uno-now")) if view.said[seat] else ""


def _hand(view: View, choices: Sequence[Action | Form], say: "Speech") -> Iterator[str]:
    if isinstance(view.looked_at, int):
        yield say(text("terminal-look", card=_named(view.looked_at, view)))
    hand = hand_of(view)
    legal = {choice.card for choice in choices if isinstance(choice, PlayCard)}
    marked = " ".join(f"{marked_code(card)}{'*' if card in legal else ''}" for card in hand)
    marked += inscription(hand, view.options.customizable, say)
    yield say(text("terminal-hand", cards=marked) if hand else text("terminal-hand-empty"))
    if isinstance(view.drawn, int) and view.turn == view.viewer:
        yield say(text("terminal-drawn", card=_named(view.drawn, view)))


def _memory(view: View, say: "Speech") -> Iterator[str]:
    """What everybody could remember, and for the seated what they alone know."""
    memory = view.memory or NO_MEMORY
    if memory.below:
        yield say(text("terminal-remember-below", cards=_listed(memory.below, view, say)))
    for seat, known in enumerate(memory.known):
        if seat != view.viewer and known:
            cards = _listed(known, view, say)
            yield say(text("terminal-remember-known", who=Person(seat), cards=cards))
    if len(memory.discards) > 1:
        cards = _listed(tuple(sorted(memory.discards)), view, say)
        yield say(text("terminal-remember-discards", cards=cards))


def _listed(cards: Cards, view: View, say: "Speech") -> str:
    return codes(cards) + inscription(cards, view.options.customizable, say)


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
        return Question(text("terminal-which-colour", card=code_of(card[0])), line.strip())
    if card:
        return PlayCard(*card, uno=bare != typed)
    return not_understood(text("terminal-no-play", typed=repr(line.strip()[:30])[1:-1]))


def _lacks_colour(card: Card, colour: Colour | None, view: View) -> bool:
    """Whether it is a wild of the viewer's own hand, played without naming a colour."""
    mine = view.turn == view.viewer and card in hand_of(view) and view.phase in PLAYING
    return mine and colour is None and COLOUR_OF[card] is None


def _called(view: View) -> Action:
    """UNO is said for one's own last card, or called before the opponent does (UNO-17)."""
    forgetful = view.owing is not None and view.viewer is not None and view.owing == opponent(view.viewer)
    return CatchUno() if forgetful else SayUno()


def prompt(view: View, choices: Sequence[Action | Form]) -> Text:
    """What is asked of the viewer now."""
    del choices  # that UNO may be said or caught is for the players to notice
    if view.turn is None or view.turn != view.viewer:
        return text("terminal-prompt-wait")
    return text(f"terminal-prompt-{view.phase}")


PLAYING = {Phase.TURN, Phase.DRAWN, Phase.RUN}

words: Words[View, Action, Event] = Words(
    table=table,
    event=event,
    action=action,
    read=read,
    prompt=prompt,
    legend=text("terminal-legend"),
    unprompted=unprompted,
)
