"""Bots that race like people."""

from itertools import pairwise
from random import Random

import pytest

from tests.games.duple.drawing import Table
from tests.ledger import rule
from twofold.bots import play_out
from twofold.engine import Decision, Form, Match, Moment
from twofold.games.duple import game
from twofold.games.duple.actions import Abstain, Advise, Answer, Challenge, Draw, GiveUp, LetStand, Turn, Vote
from twofold.games.duple.bots import EASY, HARD, NORMAL, Level, WordBot
from twofold.games.duple.cards import deck
from twofold.games.duple.lexicon import key_of, lexicon
from twofold.games.duple.options import Options
from twofold.games.duple.rules import choices
from twofold.games.duple.state import Decided
from twofold.games.duple.view import fill, look


def asked(table: Table, seat: int, bot: WordBot, now: int = 0, seed: int = 0) -> Decision | None:
    return bot.decide(look(table.state, seat), choices(table.state, seat), Moment(seat, now), Random(seed))


def face_off(**options: object) -> Table:
    return Table("A●", "", "I▲", "", middle="Animal", piles=("T●, I✚", ""), turn=1, **options).draw(1)


def answers(level: Level, races: int = 60) -> list[tuple[str, int]]:
    """What a bot of this level says, and when, in the same race again and again."""
    decisions = [asked(face_off(), 0, WordBot(level), seed=seed) for seed in range(races)]
    return [(each.action.word, each.after) for each in decisions if each and isinstance(each.action, Answer)]


def test_better_bots_are_faster() -> None:
    times = [sorted(after for _, after in answers(level)) for level in (HARD, NORMAL, EASY)]
    medians = [each[len(each) // 2] for each in times]
    assert all(fast < slow / 1.3 for fast, slow in pairwise(medians))


def test_weak_bots_say_common_words_only_and_no_bot_a_rude_one() -> None:
    for level in (EASY, NORMAL, HARD):
        for word, _ in answers(level):
            entry = lexicon().find(key_of(word))
            assert entry is not None
            assert entry.zipf >= level.zipf
            assert not entry.rude


def test_bots_make_mistakes_now_and_then_but_mostly_not() -> None:
    wrong = [word for word, _ in answers(EASY, 200) if not {"a", "t"} <= set(word)]
    assert 10 <= len(wrong) <= 90


def test_a_bot_sticks_to_its_word_whatever_the_others_say_meanwhile() -> None:
    table, bot = face_off(), WordBot(NORMAL)
    first = asked(table, 0, bot)
    assert first is not None
    table.say(1, "orange", at=300)
    second = asked(table, 0, bot, now=300, seed=9)
    assert second == Decision(first.action, after=first.after - 300)


@rule("DUPLE-16")
def test_a_bot_that_knows_no_word_gives_up() -> None:
    table = Table("Q●", "", "I▲", middle="Plant, ●★", piles=("D★, I✚", ""), turn=1).draw(1)
    decision = asked(table, 0, WordBot(EASY), seed=1)
    assert decision is not None
    assert decision.action == GiveUp()
    assert 0.8 * EASY.patience <= 4 * decision.after <= 1.2 * EASY.patience
    table.give_up(0)
    assert asked(table, 0, WordBot(EASY), seed=1) is None


@rule("DUPLE-19")
@pytest.mark.parametrize(
    ("word", "category", "honest"),
    [
        ("tabby cat", "Animal", Advise(accept=True)),
        ("alligator", "Animal", Advise(accept=True)),
        ("table", "Animal", Advise(accept=False)),
        ("plants", "No category", Advise(accept=False)),
        ("cats at tea", "Animal", Abstain()),
        ("relatable", "Animal", Abstain()),
        ("Atlanta", "Film", Abstain()),
        ("blartfast", "Film", Advise(accept=False)),
        ("wzzlgub at", "Animal", Advise(accept=False)),
        ("buffalo at", "Film", Abstain()),
    ],
)
def test_bots_advise_what_the_dictionary_says_and_abstain_where_it_is_silent(
    word: str, category: str, honest: Advise | Abstain
) -> None:
    table = Table(
        "A●",
        "",
        "I▲",
        middle=category,
        piles=("T●, I✚", ""),
        turn=1,
        judge="table",
        max_words=3,
        blanks="Film",
    )
    table.draw(1).say(0, word).expire()
    decision = asked(table, 2, WordBot(NORMAL))
    assert decision is not None
    assert decision.action == honest


@rule("DUPLE-10")
def test_bots_spot_their_own_matches_and_no_others() -> None:
    table = face_off(announce=False)
    decision = asked(table, 0, WordBot(HARD))
    assert decision is not None
    assert isinstance(decision.action, Answer)
    assert asked(table, 3, WordBot(HARD)) is None
    drawing = asked(table, 2, WordBot(HARD))
    assert drawing is not None
    assert isinstance(drawing.action, Draw)


@rule("DUPLE-31")
def test_bots_turn_a_new_card_now_and_then_where_they_may() -> None:
    match = Match.new(game, 4, options={"piles": "open"}, seed=1)
    (seat,) = match.waiting_for
    decisions = [
        WordBot(EASY).decide(match.view(seat), match.choices(seat), Moment(seat), Random(seed))
        for seed in range(60)
    ]
    kinds = [type(decision.action) for decision in decisions if decision]
    assert 1 <= kinds.count(Turn) <= 30


def test_a_clueless_player_says_something_that_could_be_a_word() -> None:
    view = look(face_off().state, 0)
    said = {fill(view, Form("answer", "a word"), Random(seed)).word for seed in range(60)}
    assert len(said) > 8


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"announce": False},
        {"piles": "open"},
        {"piles": "one", "no_repeats": True},
        {"judge": "table", "blanks": "Film;All Play"},
        {"wilds": False, "categories": False},
        {"min_letters": 8, "judge": "strict", "stacking": "shuffled"},
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_matches_of_bots_end_and_keep_every_card(seats: int, options: dict[str, object]) -> None:
    match = Match.new(game, seats, options=options, seed=seats)
    levels = list(game.bots.values())
    for _ in play_out(match, [levels[seat % 3]() for seat in match.seats], Random(seats)):
        assert sorted(cards_in(match)) == sorted(deck(match.options))
    assert match.outcome is not None
    assert sum(match.outcome.scores) > 0


def cards_in(match: Match) -> list[int]:
    """Every card, wherever it lies."""
    state = match.state
    race = [] if state.race is None else [state.race.card, state.race.third]
    places = [*state.draw_piles, state.spare_wilds, state.spare_categories, *state.won, state.gone]
    laid = [state.middle, *(pile for piles in state.play_piles for pile in piles)]
    return [
        *(card for place in places for card in place),
        *(each.card for pile in laid for each in pile),
        *(card for card in race if card is not None),
    ]


def test_hard_bots_beat_easy_ones() -> None:
    scores = [0.0, 0.0]
    for seed in range(3):
        match = Match.new(game, 2, seed=seed)
        for _ in play_out(match, [WordBot(HARD), WordBot(EASY)], Random(seed)):
            pass
        assert match.outcome is not None
        scores = [sum(pair) for pair in zip(scores, match.outcome.scores, strict=True)]
    assert scores[0] > 3 * scores[1]


def test_options_of_the_default_table() -> None:
    assert Match.new(game, 4, seed=1).options == Options()


@rule("DUPLE-19")
def test_bots_challenge_nothing_and_leave_challenges_to_people() -> None:
    table = face_off().say(1, "table", at=1000)
    decided = asked(table, 2, WordBot(HARD), now=1000)
    assert decided is None
    voted = asked(table.do(0, Challenge(1, "table"), at=2000), 2, WordBot(HARD), now=2000)
    assert voted is not None
    assert voted.action == Advise(accept=False)


@rule("DUPLE-26")
def test_bots_let_the_last_words_stand_at_once() -> None:
    table = Table("A●", "", "I▲", middle="Animal", piles=("T●", ""), turn=1).draw(1)
    table.say(0, "rabbit").expire()
    assert asked(table, 2, WordBot(HARD)) == Decision(LetStand())


@rule("DUPLE-19")
def test_what_a_bot_had_in_mind_before_a_vote_it_says_as_much_later() -> None:
    table, bot = face_off().say(1, "table", at=0), WordBot(NORMAL)
    meant = asked(table, 0, bot, now=0)
    assert meant is not None
    table.do(2, Challenge(1, "table"), at=100)
    for seat in (0, 3):
        table.do(seat, Vote(accept=False), at=5100)
    again = asked(table, 0, bot, now=5100)
    assert again == Decision(meant.action, after=meant.after - 100)


def test_a_bot_does_not_say_again_what_has_won_before_if_it_knows_another_word_bug() -> None:
    for seed in range(10):
        first = asked(face_off(), 0, WordBot(HARD), seed=seed)
        assert first is not None
        assert isinstance(first.action, Answer)
        won = Decided("face_off", (0, 1), "AT", "Animal", winner=1, word=first.action.word, milliseconds=900)
        again = asked(face_off().having(decided=(won,)), 0, WordBot(HARD), seed=seed)
        assert again is not None
        assert isinstance(again.action, Answer)
        assert again.action != first.action
