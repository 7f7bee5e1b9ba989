"""DUOS in words: what is shown, and what players may type."""

from random import Random

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.text import Text

from tests.games.duos.tables import FOUR, act, after, all_choose, partners, table, turn_played
from twofold import Audience, Match
from twofold.engine import Refusal, Viewer
from twofold.games.duos import rules
from twofold.games.duos.actions import Action, ChoosePairs, LayPair, PointNot, PointYes, SayReady, SayWord
from twofold.games.duos.cards import Category, card_text, faces
from twofold.games.duos.events import BoardReopened, NarratorScored
from twofold.games.duos.state import State
from twofold.games.duos.text import words
from twofold.games.duos.view import ShownFace, any_board, look
from twofold.texts.catalogue import languages
from twofold.texts.speech import Speech

NAMES = ("Ada", "Ben", "Cleo", "Dan")
SPEECH = Speech(names=NAMES)


def shown(state: State, viewer: Viewer) -> str:
    choices = () if isinstance(viewer, Audience) else rules.choices(state, viewer)
    speech = Speech(names=NAMES[: state.seats])
    return Text.from_markup(words.table(look(state, viewer), choices, speech)).plain


def told(state: State, seat: int, action: Action, speech: Speech = SPEECH) -> list[str]:
    _, events = act(state, seat, action)
    return [Text.from_markup(words.event(each.event, speech)).plain for each in events]


def test_the_table_shows_twelve_numbered_cards_between_sun_moon_and_wave() -> None:
    drawn = shown(table(), 0)
    assert "Turn 1 of 8   Animals   Narrator: Ada" in drawn
    assert " 1  🐜 Ant" in drawn
    assert "12  🦉 Owl" in drawn
    assert all(mark in drawn for mark in "☀☾≈")


def test_only_your_own_board_is_drawn_while_pairs_are_chosen() -> None:
    state = after(table(), (1, ChoosePairs(FOUR)))
    assert "Your board: Ant + Anteater" in shown(state, 1)
    assert " 2a" in shown(state, 1)
    assert "Your board is empty" in shown(state, 0)
    assert "Anteater + " not in shown(state, Audience.SPECTATOR)
    assert "may still change" not in shown(after(state, (1, SayReady())), 1)


def test_revealed_boards_and_laid_pairs_are_drawn_for_all() -> None:
    state = after(all_choose(table(), FOUR), (0, LayPair((0, 1), "food")))
    drawn = shown(state, Audience.SPECTATOR)
    assert "Laid: Ant + Anteater (“food”)" in drawn
    assert "Dan: Ant + Anteater, Mosquito + Dragonfly" in drawn
    assert "Ben                1 point" in drawn


def test_hints_and_the_common_score_are_drawn() -> None:
    state = after(partners(), (0, ChoosePairs(FOUR)), (0, PointYes(0)), (1, SayWord("insect")))
    drawn = shown(state, 1)
    assert "Ada has the ant in a pair" in drawn
    assert "Ben says “insect”" in drawn
    assert "Turns won together: 0" in drawn
    assert "Ada has the wasp in no pair" in shown(after(partners(), (0, PointNot(8))), 1)
    assert "Ada (you)                     looking" in shown(all_choose(partners(), FOUR), 0)
    ready = after(partners(), (0, ChoosePairs(FOUR)), (0, SayReady()))
    assert "Ada                           ready" in shown(ready, 1)


def test_what_players_write_cannot_colour_the_screen() -> None:
    state = all_choose(table(), FOUR)
    assert told(state, 0, LayPair((0, 1), "[red]boo[/]"))[0].startswith(
        "Ada shows the ant and the anteater (“[red]boo[/]”)."
    )


def test_events_are_sentences() -> None:
    assert told(table(), 1, ChoosePairs(FOUR), Speech(names=NAMES, viewer=1)) == [
        "You mark Ant + Anteater, Mosquito + Dragonfly, Crow + Flamingo, and Rhino + Giraffe."
    ]
    state = all_choose(table(), FOUR, ((0, 1), (2, 4), (3, 5), (6, 8)), ((0, 2), (1, 3), (4, 6), (5, 8)))
    assert told(state, 0, LayPair((0, 1))) == ["Ada shows the ant and the anteater. Ben scores 1 point."]
    assert told(state, 0, LayPair((2, 3))) == [
        "Ada shows the mosquito and the dragonfly. Nobody else chose it."
    ]
    assert words.event(NarratorScored(2, 1), SPEECH) == "Cleo gains 1 point as the Narrator."
    assert words.event(BoardReopened(1), SPEECH) == "Ben may choose again."


def test_hints_are_told_in_sentences() -> None:
    state = after(partners(), (0, ChoosePairs(FOUR)))
    assert told(state, 0, PointYes(0)) == ["Ada points at the ant: YES!"]
    assert told(state, 1, PointNot(0)) == ["Ben points at the ant: NOT!"]
    assert told(state, 1, SayWord("insect")) == ["Ben says one word: “insect”."]


def test_the_end_of_a_turn_is_told_in_sentences() -> None:
    state = after(partners(), (0, ChoosePairs(FOUR)), (1, ChoosePairs(FOUR)), (0, SayReady()))
    assert told(state, 1, SayReady())[1:] == [
        "All are ready. The boards are open.",
        "4 pairs in common: Ant + Anteater, Mosquito + Dragonfly, Crow + Flamingo, and Rhino + Giraffe. "
        "That wins the turn! Turns won: 1.",
    ]
    compared = after(all_choose(partners(), FOUR), (0, SayReady()))
    assert told(compared, 1, SayReady())[-1] == "Turn 2: same cards turned over, showing things."
    last = all_choose(table(narrator=3), FOUR)
    for pair in FOUR[:3]:
        last = after(last, (3, LayPair(pair)))
    assert told(last, 3, LayPair(FOUR[3]))[-1].endswith("showing things. Ada is the Narrator.")


@pytest.mark.parametrize("seed", range(5))
def test_what_is_typed_for_an_action_is_read_as_that_action(seed: int) -> None:
    rng = Random(seed)
    view = look(table(), 0)
    actions: list[Action] = [
        ChoosePairs(any_board(rng)),
        SayReady(),
        LayPair((2, 7)),
        LayPair((2, 7), "they look alike"),
        SayWord("insect"),
        PointYes(rng.randrange(12)),
        PointNot(rng.randrange(12)),
    ]
    for action in actions:
        assert words.read(words.action(action), view) == action


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("ant+anteater, crow+Flamingo; 7-8 9-10", ChoosePairs(((0, 1), (4, 5), (6, 7), (8, 9)))),
        ("1-2 3-4 5-6", ChoosePairs(((0, 1), (2, 3), (4, 5)))),
        ("  READY ", SayReady()),
        ("yes wasp", PointYes(8)),
        ("yes Wespe", PointYes(8)),
        ("Ameise+myrslok 3-4 5-6 7-8", ChoosePairs(FOUR)),
        ("not 99", PointNot(98)),
        ("word two words", SayWord("two words")),
        ("lay 1-2", LayPair((0, 1))),
    ],
)
def test_lines_are_read_with_numbers_or_names(line: str, action: Action) -> None:
    assert words.read(line, look(table(), 0)) == action


@pytest.mark.parametrize(
    "line",
    ["", "hello", "1-2 3", "1-2-3", "yes unicorn", "lay", "lay x", "word", "ready now", "1+", "9" * 400],
)
def test_a_line_that_means_nothing_is_quoted(line: str) -> None:
    answer = words.read(line, look(table(), 0))
    assert isinstance(answer, Refusal)
    assert answer.rule == "TABLE-4"
    assert line[:30] in str(answer.reason)
    assert len(str(answer.reason)) < 200


def test_the_prompt_says_what_is_asked() -> None:
    fresh = table()
    chosen = after(fresh, (0, ChoosePairs(FOUR)))
    prompts = [
        str(words.prompt(look(state, 0), rules.choices(state, 0)))
        for state in (
            fresh,
            chosen,
            after(chosen, (0, SayReady())),
            all_choose(table(), FOUR),
            all_choose(partners(), FOUR),
            partners(),
        )
    ]
    assert prompts == [
        "Choose four pairs",
        "Say ready, or change your pairs",
        "wait",
        "Show one of your pairs, like 1-2",
        "Say ready for the next turn",
        "Choose four pairs, or give a hint",
    ]


def test_the_end_is_drawn_with_all_boards() -> None:
    state = partners()
    for _ in range(9):
        state = turn_played(state, FOUR)
    assert "Turns won together: 9" in shown(state, Audience.EVERYONE)
    assert not {"ready", "looking", "choosing"} & set(shown(state, 0).split())


@pytest.mark.parametrize(
    ("typed", "laid"),
    [("1-5", LayPair((0, 4))), ("1-5 both fly", LayPair((0, 4), "both fly")), ("lay 1-5", LayPair((0, 4)))],
)
def test_a_pair_alone_is_laid_out_where_one_is_asked_for_bug(typed: str, laid: LayPair) -> None:
    assert words.read(typed, look(all_choose(table(), FOUR), 0)) == laid


@pytest.mark.parametrize("seed", range(40))
def test_a_table_of_duos_is_never_wider_than_80_columns_bug(seed: int) -> None:
    match = Match.new("duos", seats=6, seed=seed)
    lines = match.game.words.table(match.view(0), (), Speech(names=match.header.seats)).splitlines()
    assert max(cell_len(Text.from_markup(line).plain) for line in lines) <= 80


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("category", list(Category))
def test_the_longest_names_stand_without_pictures_so_that_they_fit(category: Category, language: str) -> None:
    speech = Speech(language, NAMES, viewer=0)
    longest = sorted((face.key for face in faces(category)), key=lambda key: len(speech(card_text(key))))[-4:]
    cards = tuple(ShownFace(longest[place % 4], "🍎", "") for place in range(12))
    shown = words.table(replace(look(table(), 0), cards=cards), (), speech)
    assert "🍎" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_pictures_whose_width_terminals_disagree_on_stay_away_bug() -> None:
    """The columns beside a mountain or a pencil stood one too far to the right."""
    state = table("mountain pencil tree piano drum feather balloon football banana rose sun cloud")
    shown = words.table(look(state, 0), (), SPEECH)
    assert "\ufe0f" not in shown
    assert "🌳" in shown
