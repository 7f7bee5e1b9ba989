"""Dualis in words, for the terminal and for transcripts."""

import re
from collections.abc import Iterable, Sequence

from twofold.engine import Form, Hidden, Refusal, Seat, Words, not_understood
from twofold.games.dualis.actions import Action, HandCoins, PlayCard
from twofold.games.dualis.cards import COLOUR_OF, NUMBER_OF, NUMBERS, SUIT_OF, Card, Colour, Suit, card_of
from twofold.games.dualis.events import CardPlayed, CoinsHanded, Event, RoundDealt, RoundScored, TrickWon
from twofold.games.dualis.state import RoundResult, alone
from twofold.games.dualis.view import View, hand_of

SUIT_SIGN = {Suit.STAR: "★", Suit.MOON: "☾"}
STYLE = {Colour.RED: "bright_red", Colour.BLUE: "bright_blue"}
LETTER = {"s": Suit.STAR, "m": Suit.MOON, "r": Colour.RED, "b": Colour.BLUE}


def code_of(card: Card) -> str:
    """A card as players type it: ``S9R`` is the red 9 of Stars."""
    return f"{SUIT_OF[card].name[0]}{NUMBER_OF[card]}{COLOUR_OF[card].name[0]}"


def name_of(card: Card) -> str:
    """A card in words: Star 9 Red."""
    suit, colour = SUIT_OF[card].name.capitalize(), COLOUR_OF[card]
    return f"[{STYLE[colour]}]{suit} {NUMBER_OF[card]} {colour.name.capitalize()}[/]"


def play_text(play: PlayCard) -> str:
    """A play in words, with its coin."""
    return f"{name_of(play.card)} + {play.colour.name.lower()} coin" if play.coin else name_of(play.card)


def trump_text(trump: Colour | None) -> str:
    """The trump in words."""
    return "no trump" if trump is None else f"[{STYLE[trump]}]{trump.name.capitalize()}[/] is trump"


# ---- The table


def table(view: View, choices: Sequence[Action | Form], names: Sequence[str]) -> str:
    """The whole table, top to bottom."""
    lines = [_title(view), _centre(view), *_seats(view, names), "", *_trick(view, names)]
    if view.viewer is not None:
        lines += ["", *_hand(view, choices)]
    if remembered := list(_seen(view, names)):
        lines += remembered
    return "\n".join(lines)


def _title(view: View) -> str:
    return f"[bold]Round {view.round}[/]   {_standing(view)}"


def _standing(view: View) -> str:
    if alone(view.options, len(view.hands)):
        return "Totals " + ", ".join(map(str, view.totals))
    return f"Rounds won {view.rounds_won[0]} : {view.rounds_won[1]}"


def _centre(view: View) -> str:
    red, blue = view.centre
    coins = f"[bright_red]{red} red[/] and [bright_blue]{blue} blue[/] {'coin' if blue == 1 else 'coins'}"
    return f"Centre: {coins}, so {trump_text(view.trump)} now"


def _seats(view: View, names: Sequence[str]) -> list[str]:
    lines = [
        f"{'>' if seat == view.turn else ' '} {names[seat]:<12} {_side(view, seat):<9} "
        f"tricks {view.tricks[seat]:>2}   coins {view.coins[seat]:>2}   {_cards_left(view, seat)}"
        for seat in range(len(view.hands))
    ]
    return lines if alone(view.options, len(view.hands)) else [*lines, _together(view, names)]


def _together(view: View, names: Sequence[str]) -> str:
    """What counts at the end of the round: the sums of the partnerships (DUALIS-15)."""
    sums = [
        f"{names[side]} and {names[side + 2]} {_counted(sum(view.tricks[side::2]), 'trick')}, "
        f"{_counted(sum(view.coins[side::2]), 'coin')}"
        for side in range(2)
    ]
    return f"  Together: {'; '.join(sums)}"


def _side(view: View, seat: Seat) -> str:
    if view.viewer is None or seat == view.viewer:
        return "you" if seat == view.viewer else ""
    return (
        ""
        if alone(view.options, len(view.hands))
        else ("partner" if (seat - view.viewer) % 2 == 0 else "opponent")
    )


def _cards_left(view: View, seat: Seat) -> str:
    hand = view.hands[seat]
    if isinstance(hand, Hidden):
        return _counted(hand.count, "card")
    return _counted(len(hand), "card") if seat == view.viewer else " ".join(map(code_of, hand))


def _trick(view: View, names: Sequence[str]) -> list[str]:
    if not view.trick:
        return ["The trick is empty."]
    plays = [
        f"  {names[(view.leader + place) % len(view.hands)]}: {play_text(play)}"
        for place, play in enumerate(view.trick)
    ]
    announced = " (low card wins)" if view.low_is_strong else " (high card wins)"
    return [f"Trick{announced if view.options.high_low else ''}:", *plays]


def _hand(view: View, choices: Sequence[Action | Form]) -> Iterable[str]:
    legal = {choice.card for choice in choices if isinstance(choice, PlayCard)}
    yield "Your hand (* may be played):"
    for suit in Suit:
        cards = [card for card in hand_of(view) if SUIT_OF[card] is suit]
        codes = (
            f"[{STYLE[COLOUR_OF[card]]}]{code_of(card)}[/]{'*' if card in legal else ' '}" for card in cards
        )
        yield f"  {SUIT_SIGN[suit]} {suit.name.capitalize():<5} " + (" ".join(codes) or "none")


def _seen(view: View, names: Sequence[str]) -> Iterable[str]:
    """The last trick, and what else the table lists of those before (DUALIS-10)."""
    if last := view.last_trick:
        plays = (
            f"{names[(last.leader + place) % len(names)]} {_marked(play)}"
            for place, play in enumerate(last.plays)
        )
        yield f"Last trick: {', '.join(plays)}; {names[view.leader]} won it."
    if view.memory and view.memory.gone:
        yield f"Won tricks hold {_listed(view.memory.gone)}."
        for suit in Suit:
            lacking = [names[seat] for seat, suits in enumerate(view.memory.lacking) if suit in suits]
            if lacking:
                yield f"No {suit.name.capitalize()}: {', '.join(lacking)}."


def _marked(play: PlayCard) -> str:
    return f"[{STYLE[COLOUR_OF[play.card]]}]{code_of(play.card)}[/]{'+' if play.coin else ''}"


def _listed(cards: Sequence[Card]) -> str:
    """Cards by suit and colour: ``★ Red 3 9, Blue 4; ☾ Red 1``."""
    held = {(SUIT_OF[card], COLOUR_OF[card]): "" for card in cards}
    for card in cards:
        held[SUIT_OF[card], COLOUR_OF[card]] += f" {NUMBER_OF[card]}"
    suits = (
        ", ".join(
            f"[{STYLE[colour]}]{colour.name.capitalize()}[/]{numbers}"
            for (of, colour), numbers in held.items()
            if of is suit
        )
        for suit in Suit
    )
    return "; ".join(f"{SUIT_SIGN[suit]} {line}" for suit, line in zip(Suit, suits, strict=True) if line)


# ---- Events


def event(happened: Event, names: Sequence[str]) -> str:
    """One event as a sentence."""
    match happened:
        case CardPlayed(seat, card, coin):
            return f"{names[seat]} plays {play_text(PlayCard(card, coin))}."
        case TrickWon():
            return f"{names[happened.seat]} wins the trick with {_why_won(happened)}."
        case CoinsHanded(seat, partner, count):
            return f"{names[seat]} hands {_counted(count, 'coin')} to {names[partner]}."
        case RoundScored(number, result):
            return f"Round {number} is over: {_result(result, names)}.{_round_won(result, names)}"
        case RoundDealt(number, leader):
            return f"Round {number} is dealt; {names[leader]} leads."


def _why_won(won: TrickWon) -> str:
    """The card, and what made it the strongest (DUALIS-8, DUALIS-19)."""
    how = "lowest" if won.low else "highest"
    if won.play.colour is won.trump:
        return f"{play_text(won.play)}: the {how} {won.trump.name.capitalize()}, and {trump_text(won.trump)}"
    suit = SUIT_OF[won.play.card].name.capitalize()
    lacking = "there is no trump" if won.trump is None else f"nobody played {won.trump.name.capitalize()}"
    return f"{play_text(won.play)}: the {how} {suit}, the suit that was led; {lacking}"


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _result(result: RoundResult, names: Sequence[str]) -> str:
    count = len(result.scores)
    return "; ".join(
        f"{' and '.join(names[side::count])} {result.scores[side]:+d} "
        f"({_counted(result.tricks[side], 'trick')}, {_counted(result.coins[side], 'coin')})"
        for side in range(count)
    )


def _round_won(result: RoundResult, names: Sequence[str]) -> str:
    """Who won it, and why where the scores do not say (DUALIS-16); in Iso Play only totals count."""
    if result.winner is None:
        return ""
    more = " with more tricks" if len(set(result.scores)) == 1 else ""
    return f" {' and '.join(names[result.winner :: 2])} win it{more}."


# ---- What players type


def action(chosen: Action) -> str:
    """What a player would type for this action."""
    match chosen:
        case PlayCard(card, coin):
            return code_of(card) + ("+" if coin else "")
        case HandCoins(count):
            return f"hand {count}"


def read(line: str, view: View) -> Action | Refusal:  # noqa: ARG001 - a card's code says all
    """``S9R`` plays the red 9 of Stars, ``S9R+`` with a coin; ``hand 2`` hands coins to the partner."""
    typed = line.strip().lower()
    if handed := re.fullmatch(r"hand (\d{1,3})", typed):
        return HandCoins(int(handed[1]))
    card = re.fullmatch(r"([sm]) ?(\d{1,2}) ?([rb]) ?(\+|coin)?", typed)
    if card and int(card[2]) in NUMBERS:
        suit, colour = LETTER[card[1]], LETTER[card[3]]
        return PlayCard(card_of(Suit(suit), int(card[2]), Colour(colour)), coin=bool(card[4]))
    return not_understood(
        f"{line.strip()[:30]!r} is no play here: type a card like S9R, S9R+ to add a coin, or hand 1.",
    )


def prompt(view: View, choices: Sequence[Action | Form]) -> str:
    """What is asked of the viewer now."""
    if not any(isinstance(choice, PlayCard) for choice in choices):
        return "wait"
    return "Lead a card" if not view.trick else "Play a card"


LEGEND = (
    "Codes: S9R is the red 9 of Stars, M12B the blue 12 of Moons: S or M for the suit, R or B for the "
    "colour. S9R+ plays it with a coin; hand 2 hands two collected coins to the partner."
)

words: Words[View, Action, Event] = Words(
    table=table, event=event, action=action, read=read, prompt=prompt, legend=LEGEND
)
