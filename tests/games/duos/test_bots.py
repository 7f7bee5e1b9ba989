"""Bots that associate: they choose well, give and understand hints, and get to know people."""

from random import Random
from statistics import fmean

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.duos.tables import FOUR, after, all_choose, pairs, partners, place, table
from twofold import Audience, Match
from twofold.bots import RandomBot, make_bot, play_out
from twofold.engine import Bot, Decision, Moment
from twofold.games.duos import game, rules
from twofold.games.duos.acquaintance import REMEMBERED, SEEN_BEFORE, Acquaintance, learned
from twofold.games.duos.actions import Action, ChoosePairs, LayPair, PointNot, PointYes, SayReady, SayWord
from twofold.games.duos.association import COMBINED, TASTES, VECTORS, WORDNET, Taste, association
from twofold.games.duos.bots import Easy, Hard, Normal, personal_taste, reason
from twofold.games.duos.cards import Category, face_of, faces_by_key
from twofold.games.duos.hearing import clearness, heard, most_obvious
from twofold.games.duos.hinting import telling_words
from twofold.games.duos.matching import Pairs, best_pairs
from twofold.games.duos.state import State, TurnResult, in_common, places_of
from twofold.games.duos.view import any_board, look

LEVELS = ("easy", "normal", "hard")
every_level = pytest.mark.parametrize("level", LEVELS)


def asked(bot: Bot, state: State, seat: int = 0, seconds: float = 1.0) -> Action:
    """What a bot does, which the rules must accept."""
    moment = Moment(seat, seconds=seconds)
    decision = bot.decide(look(state, seat), rules.choices(state, seat), moment, Random(0))
    assert isinstance(decision, Decision)
    assert rules.refusal(state, seat, decision.action) is None
    action: Action = decision.action
    return action


def chosen(bot: Bot, state: State, seat: int = 0) -> Pairs:
    action = asked(bot, state, seat)
    assert isinstance(action, ChoosePairs)
    return action.pairs


def common_pairs(one: Bot, other: Bot, seed: int) -> list[int]:
    """How many pairs two partners have in common, turn by turn."""
    match = Match.new(game, 2, seed=seed)
    for _ in play_out(match, [one, other], Random(seed)):
        pass
    return [in_common(*turn.boards) for turn in match.state.history]


@pytest.mark.uncovered
@every_level
@pytest.mark.parametrize("seats", [2, 3])
def test_bots_play_whole_matches(level: str, seats: int) -> None:
    match = Match.new(game, seats, seed=4)
    for _ in play_out(match, [make_bot(game, level) for _ in range(seats)], Random(1)):
        assert len(match.entries) < 300
    assert match.over


def test_the_obvious_pairs_are_chosen() -> None:
    state = table("dog cat bee wasp swan ant hen chick shark seal lion tiger")
    assert set(pairs(state, "bee+wasp hen+chick")) <= set(chosen(Normal(COMBINED), state))


def test_bots_choose_the_best_set_and_not_the_best_pair_first() -> None:
    state = table()
    closeness = association().table(COMBINED, state.category, state.table)
    assert chosen(Normal(COMBINED), state) == best_pairs(closeness)


def test_a_bot_that_is_asked_again_is_ready() -> None:
    for bot in (Easy(), Normal(), Hard()):
        state = after(table(), (0, ChoosePairs(chosen(bot, table()))))
        assert asked(bot, state) == SayReady()


def test_a_narrating_bot_keeps_its_best_pair_for_the_end_and_says_why() -> None:
    state = table()
    bot = Normal(COMBINED)
    state = all_choose(state, chosen(bot, state), FOUR)
    laid = []
    for _ in range(4):
        action = asked(bot, state)
        assert isinstance(action, LayPair)
        laid.append(action)
        state = after(state, (0, action))
    closeness = association().table(COMBINED, state.history[0].category, state.history[0].cards)
    sure = [closeness[low][high] for low, high in (lay.pair for lay in laid)]
    assert sure == sorted(sure)
    assert any(lay.why for lay in laid)


def test_a_reason_names_what_two_faces_share() -> None:
    shown = [faces_by_key()[key] for key in ("bee", "wasp", "moose")]
    assert "black and yellow" in reason(shown, (0, 1))
    assert reason(shown, (1, 2)) == ""


# ---- Hints


@pytest.mark.parametrize(
    "bot", [Normal(VECTORS), Normal(WORDNET), Hard()], ids=["vectors", "wordnet", "hard"]
)
def test_bots_understand_yes_and_not(bot: Normal) -> None:
    state = partners()
    board = chosen(bot, state)
    alone = min(set(range(12)) - places_of(board))
    promising = any_board(Random(0), included={alone})
    yes = after(state, (1, ChoosePairs(promising)), (1, PointYes(alone)))
    assert alone in places_of(chosen(bot, yes))
    left_out = board[0][0]
    assert left_out not in places_of(chosen(bot, after(state, (1, PointNot(left_out)))))


def test_a_bot_keeps_its_own_promise_before_it_follows_its_partners() -> None:
    state = after(partners(), (0, PointNot(5)), (1, ChoosePairs(FOUR)), (1, PointYes(5)))
    assert 5 not in places_of(chosen(Hard(), state))


def test_bots_understand_a_word() -> None:
    state = partners("ant anteater mosquito crow flamingo rhino giraffe hippo cat owl bear pig")
    pair = pairs(state, "cat+owl")[0]
    for bot in (Normal(VECTORS), Normal(WORDNET)):
        assert pair not in chosen(bot, state)
        assert pair in chosen(bot, after(state, (1, SayWord("hunter"))))


def test_a_word_speaks_of_the_cards_it_fits() -> None:
    state = partners("ant anteater mosquito crow flamingo rhino giraffe hippo cat owl bee polar-bear")
    clear = clearness("insects", [face_of(card, state.category) for card in state.table])
    insects = [place(state, key) for key in ("ant", "mosquito", "bee")]
    assert min(clear[at] for at in insects) > max(clear[at] for at in range(12) if at not in insects)


def test_a_word_brings_the_cards_closer_that_it_speaks_of() -> None:
    state = partners()
    shown = [face_of(card, state.category) for card in state.table]
    nothing = [[0.0] * 12 for _ in range(12)]
    told = heard(nothing, [SayWord("insect")], shown)
    (low, high), (one, other) = pairs(state, "mosquito+wasp rhino+owl")
    assert told[low][high] > told[one][other]
    assert heard(nothing, [SayWord("qwzxv")], shown) == nothing


@pytest.mark.uncovered
def test_bots_give_all_three_hints() -> None:
    given = set()
    for seed in range(2):
        match = Match.new(game, 2, seed=seed)
        for _ in play_out(match, [Normal(VECTORS), Normal(WORDNET)], Random(seed)):
            given |= {type(hint.hint) for hint in match.state.hints}
    assert given == {SayWord, PointYes, PointNot}


def test_a_bot_with_no_time_to_think_only_points() -> None:
    bot = Normal(COMBINED)
    state = after(partners(), (0, ChoosePairs(chosen(bot, partners()))))
    assert isinstance(asked(bot, state, seconds=0.05), PointYes | PointNot)


def test_bots_do_not_name_cards() -> None:
    for seed in range(6):
        rng = Random(seed)
        shown = [face_of(card, Category.THINGS) for card in rng.sample(range(116), 12)]
        for hint in telling_words(FOUR, shown):
            assert association().known_form(hint.word)
            assert not any(hint.word.startswith(face.key) for face in shown)


def test_a_silent_bot_gives_no_hint() -> None:
    bot = Normal(COMBINED, hints=False)
    state = after(partners(), (0, ChoosePairs(chosen(bot, partners()))))
    assert asked(bot, state) == SayReady()


# ---- Getting to know each other


def boards_of(taste: Taste, turns: int, seed: int = 0) -> list[tuple[TurnResult, Pairs]]:
    """Turns of somebody with this taste."""
    rng = Random(seed)
    shown = []
    for number in range(turns):
        category = list(Category)[number % 2]
        cards = tuple(rng.sample(range(116), 12))
        board = best_pairs(association().table(taste, category, cards))
        shown.append((TurnResult(0, category, cards, (board,), (), (0,)), board))
    return shown


def guessed(known: Acquaintance, turns: list[tuple[TurnResult, Pairs]]) -> float:
    return fmean(
        in_common(best_pairs(known.table(turn.category, turn.cards)), board) for turn, board in turns
    )


@pytest.mark.parametrize("taste", ["vectors", "wordnet"])
def test_an_acquaintance_learns_somebodys_taste(taste: str) -> None:
    known = Acquaintance()
    for turn, board in boards_of(TASTES[taste], 16):
        known = learned(known, turn, board)
    later = boards_of(TASTES[taste], 12, seed=1)
    assert len(known.boards) == 16
    assert guessed(known, later) > guessed(Acquaintance(), later) + 0.3


def test_an_acquaintance_remembers_pairs() -> None:
    turn, _ = boards_of(COMBINED, 1)[0]
    known = learned(Acquaintance(), turn, FOUR)
    by_taste = association().table(known.taste, turn.category, turn.cards)
    assert known.table(turn.category, turn.cards)[0][1] == by_taste[0][1] + SEEN_BEFORE
    assert known.table(turn.category, turn.cards)[0][2] == by_taste[0][2]
    assert len(known.boards) == 1
    for later, pairs_shown in boards_of(COMBINED, 60):
        known = learned(known, later, pairs_shown)
    assert len(known.boards) == REMEMBERED


def test_who_thinks_in_vectors_only_never_learns_otherwise() -> None:
    known = Acquaintance(VECTORS)
    for turn, board in boards_of(WORDNET, 4):
        known = learned(known, turn, board)
    assert known.taste == Taste(vectors=known.taste.vectors)


def test_an_acquaintance_can_be_stored_and_handed_to_the_next_bot() -> None:
    match = Match.new(game, 3, seed=9)
    hard = Hard()
    for _ in play_out(match, [hard, Normal(VECTORS), Normal(WORDNET)], Random(1)):
        pass
    known = hard.acquaintances(match.view(0))
    assert {seat: len(each.boards) for seat, each in known.items()} == {1: 6, 2: 6}
    assert known[1].taste.vectors > known[2].taste.vectors
    stored = msgspec.json.decode(msgspec.json.encode(known), type=dict[int, Acquaintance])
    assert stored == known
    fresh = Match.new(game, 3, seed=10)
    assert Hard(known=stored).acquaintances(fresh.view(0)) == known


def test_hard_guesses_the_narrators_pairs_rather_than_its_own() -> None:
    known = Acquaintance(Taste(vectors=1.5))
    state = table(narrator=1)
    guess = chosen(Hard(COMBINED, known={1: known}), state)
    narrated = best_pairs(association().table(VECTORS, state.category, state.table))
    own = best_pairs(association().table(COMBINED, state.category, state.table))
    assert in_common(guess, narrated) > in_common(own, narrated)


def test_every_bot_of_a_table_has_its_own_taste_for_the_whole_match() -> None:
    match = Match.new(game, 3, seed=2)
    before = [personal_taste(match.view(seat)) for seat in match.seats]
    assert len(set(map(repr, before))) == 3
    for _ in play_out(match, [RandomBot(game)] * 3, Random(1)):
        pass
    assert [personal_taste(match.view(seat)) for seat in match.seats] == before


def test_an_easy_bot_takes_the_closest_pair_and_then_the_closest_of_what_is_left() -> None:
    weights = [[0.0] * 12 for _ in range(12)]
    for one, other, close in ((0, 1, 9.0), (0, 2, 8.0), (1, 3, 8.0), (4, 5, 3.0), (6, 7, 2.0), (8, 9, 1.0)):
        weights[one][other] = weights[other][one] = close
    assert most_obvious(weights, set(), set()) == ((0, 1), (4, 5), (6, 7), (8, 9))
    assert best_pairs(weights) == ((0, 2), (1, 3), (4, 5), (6, 7))


@given(
    st.lists(st.integers(0, 11), min_size=12, max_size=12, unique=True), st.integers(0, 4), st.integers(0, 4)
)
def test_obvious_pairs_keep_every_promise(places: list[int], yes: int, no: int) -> None:
    rng = Random(str(places))
    weights = [[rng.random() for _ in range(12)] for _ in range(12)]
    included, excluded = set(places[:yes]), set(places[12 - no :])
    chosen = {place for pair in most_obvious(weights, included, excluded) for place in pair}
    assert len(chosen) == 8
    assert included <= chosen
    assert not chosen & excluded


@pytest.mark.parametrize(("level", "least", "most"), [("easy", 1.9, 2.9), ("normal", 2.1, 3.2)])
def test_an_easy_bot_is_readable(level: str, least: float, most: float) -> None:
    """Before, two of them agreed on 0.67 pairs of four a turn: chance would give 0.24."""
    other = {"easy": Easy, "normal": Normal}[level]
    common = [
        in_common(chosen(Easy(), state, 0), chosen(other(), state, 1))
        for state in (Match.new(game, 4, seed=seed).state for seed in range(60))
    ]
    assert least < fmean(common) < most


def test_a_beginner_agrees_with_an_easy_bot_on_about_two_pairs_of_four() -> None:
    """A beginner has a taste, sees what is obvious first, and is unsure of the rest."""
    common = []
    for seed in range(60):
        state = Match.new(game, 4, seed=seed).state
        taste, rng = personal_taste(look(state, 1)), Random(seed)
        table = association().table(taste, state.category, state.table)
        unsure = [[close + rng.gauss(0, 0.6) for close in row] for row in table]
        common.append(in_common(chosen(Easy(), state, 0), most_obvious(unsure, set(), set())))
    assert 1.6 < fmean(common) < 2.6


def test_an_easy_bot_is_distracted_alike_when_it_looks_twice() -> None:
    assert chosen(Easy(), table()) == chosen(Easy(), table())
    boards = {chosen(Easy(), table(), seat) for seat in range(4)}
    assert len(boards) > 1


# ---- What is promised of them


@pytest.mark.uncovered
def test_two_hard_bots_of_different_minds_agree_on_clearly_more_pairs_than_chance() -> None:
    common = [
        count
        for seed in range(4)
        for count in common_pairs(Hard(VECTORS, hints=False), Hard(WORDNET, hints=False), seed)
    ]
    assert fmean(common) > 3 * 16 / 66


@pytest.mark.uncovered
def test_hints_raise_what_partners_have_in_common() -> None:
    with_hints, without = (
        fmean(
            count
            for seed in range(3)
            for count in common_pairs(Hard(VECTORS, hints), Hard(WORDNET, hints), seed)
        )
        for hints in (True, False)
    )
    assert with_hints > without + 0.4


def test_hard_knows_people_from_former_matches_wherever_they_sit_now() -> None:
    match = Match.new(game, 3, seed=9)
    watching = Hard()
    for _ in play_out(match, [watching, Normal(VECTORS), Normal(WORDNET)], Random(1)):
        pass
    known = watching.acquaintances(match.view(0))
    told = Hard()
    told.remember(match.view(Audience.SPECTATOR), {1: 2, 2: 0})
    fresh = Match.new(game, 3, seed=10)
    assert told.acquaintances(fresh.view(1)) == {2: known[1], 0: known[2]}
