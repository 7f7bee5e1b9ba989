"""DUOS for two: hints, promises, verdicts."""

import pytest
from msgspec.structs import replace

from tests.games.duos.tables import (
    ANNA,
    FOUR,
    SHARING,
    act,
    after,
    all_choose,
    pairs,
    partners,
    place,
    refused,
    turn_played,
)
from tests.ledger import rule
from twofold import Audience, Match
from twofold.engine import Hidden, Refused, Told
from twofold.games.duos import rules
from twofold.games.duos.actions import Action, ChoosePairs, LayPair, PointNot, PointYes, SayReady, SayWord
from twofold.games.duos.events import BoardReopened, BoardsCompared, CardPointedAt, WordSaid
from twofold.games.duos.state import Phase
from twofold.games.duos.texts import text
from twofold.games.duos.view import look

DISTINCT = ((8, 9), (10, 11), (0, 2), (1, 3))
READY = SayReady()


@rule("DUOS-20")
@pytest.mark.parametrize(("common", "won"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_three_or_four_pairs_in_common_win_the_turn(common: int, won: bool) -> None:
    state = all_choose(partners(), FOUR, SHARING[common])
    assert state.scores == ((1, 1) if won else (0, 0))
    assert state.phase is Phase.COMPARING
    assert look(state, Audience.SPECTATOR).boards == (FOUR, SHARING[common])


@rule("DUOS-20")
def test_both_boards_are_compared_in_public() -> None:
    state = after(partners(), (0, ChoosePairs(FOUR)), (1, ChoosePairs(FOUR)), (0, READY))
    _, events = act(state, 1, READY)
    compared = events[-1].event
    assert isinstance(compared, BoardsCompared)
    assert compared.pairs[0] == ("ant", "anteater")
    assert (compared.won, compared.score) == (True, 1)
    assert all(told.to is None for told in events)


@rule("DUOS-20")
def test_two_players_have_no_narrator() -> None:
    state = all_choose(partners(), FOUR)
    assert state.narrator is None
    assert refused(state, 0, LayPair((0, 1))) == "DUOS-20"


@rule("DUOS-20")
@pytest.mark.parametrize("options", [{"rounds": 3}, {"first_narrator": "0"}])
def test_two_players_have_no_rounds_and_no_first_narrator(options: dict[str, object]) -> None:
    with pytest.raises(Refused, match="DUOS-20"):
        Match.new("duos", 2, options=options)


@rule("DUOS-20")
def test_both_say_ready_for_the_next_turn_and_may_talk_before() -> None:
    state = all_choose(partners(), FOUR)
    assert rules.silence(state) is None
    assert rules.choices(state, 0) == (READY,)
    assert refused(state, 0, ChoosePairs(FOUR)) == "DUOS-7"
    state = after(state, (1, READY))
    assert rules.waiting_for(state) == {0}
    assert after(state, (0, READY)).turn == 2


@rule("DUOS-21")
def test_each_player_gives_at_most_one_hint_a_turn() -> None:
    state = after(partners(), (0, ChoosePairs(FOUR)), (0, SayWord("insect")))
    assert refused(state, 0, SayWord("bird")) == "DUOS-21"
    assert refused(state, 0, PointYes(0)) == "DUOS-21"
    assert refused(state, 0, PointNot(8)) == "DUOS-21"


@rule("DUOS-21")
@pytest.mark.parametrize("hint", [SayWord("insect"), PointYes(0), PointNot(8)])
def test_partners_do_not_use_the_same_hint_in_a_turn(hint: SayWord | PointYes | PointNot) -> None:
    both = after(partners(), (0, ChoosePairs(FOUR)), (1, ChoosePairs(FOUR)), (0, hint))
    others: list[SayWord | PointYes | PointNot] = [SayWord("food"), PointYes(1), PointNot(9)]
    for other in others:
        if isinstance(other, type(hint)):
            assert refused(both, 1, other) == "DUOS-21"
        else:
            assert after(both, (1, other)).hints[1].hint == other


@rule("DUOS-21")
def test_all_three_hints_come_back_every_turn() -> None:
    state = after(
        partners(), (0, ChoosePairs(FOUR)), (1, ChoosePairs(FOUR)), (0, PointYes(0)), (1, PointNot(9))
    )
    state = turn_played(state)
    assert state.hints == ()
    assert after(state, (0, ChoosePairs(FOUR)), (0, PointYes(0))).hints


@rule("DUOS-22")
@pytest.mark.parametrize("word", ["Insect", "mother-in-law", "o'clock", "Käfer", "x" * 30])
def test_word_is_one_word(word: str) -> None:
    _, events = act(partners(), 1, SayWord(word))
    assert events == (Told(WordSaid(1, word)),)


@rule("DUOS-22")
@pytest.mark.parametrize(
    "word", ["two words", "", "-", "1", "insect!", "x" * 31, "x" * 10_000, "a\nb", "in\u202e"]
)
def test_anything_else_is_no_word(word: str) -> None:
    assert refused(partners(), 0, SayWord(word)) == "DUOS-22"


@rule("DUOS-23")
def test_yes_points_at_a_card_in_one_of_your_pairs() -> None:
    state = partners()
    assert refused(state, 0, PointYes(0)) == "DUOS-23"
    state = after(state, (0, ChoosePairs(pairs(state, ANNA))))
    assert refused(state, 0, PointYes(place(state, "wasp"))) == "DUOS-23"
    assert refused(state, 0, PointYes(-1)) == "DUOS-23"
    assert refused(state, 0, PointYes(10**30)) == "DUOS-23"
    _, events = act(state, 0, PointYes(place(state, "crow")))
    assert events == (Told(CardPointedAt(0, "crow", chosen=True)),)


@rule("DUOS-23")
def test_yes_binds_your_final_pairs() -> None:
    state = after(partners(), (0, ChoosePairs(FOUR)), (0, PointYes(4)))
    assert refused(state, 0, ChoosePairs(DISTINCT)) == "DUOS-23"
    assert after(state, (0, ChoosePairs(((4, 8), (0, 2), (1, 3), (9, 10))))).boards[0][2] == (4, 8)


@rule("DUOS-24")
def test_not_points_at_a_card_in_none_of_your_pairs_and_binds() -> None:
    state = after(partners(), (0, ChoosePairs(FOUR)))
    assert refused(state, 0, PointNot(4)) == "DUOS-24"
    assert refused(state, 0, PointNot(12)) == "DUOS-24"
    state, events = act(state, 0, PointNot(place(state, "hippo")))
    assert events == (Told(CardPointedAt(0, "hippo", chosen=False)),)
    assert refused(state, 0, ChoosePairs(DISTINCT)) == "DUOS-24"


@rule("DUOS-24")
def test_not_may_be_said_before_any_pair_is_marked() -> None:
    state = after(partners(), (0, PointNot(3)))
    assert refused(state, 0, ChoosePairs(FOUR)) == "DUOS-24"


@rule("DUOS-23", "DUOS-24")
def test_a_promise_binds_nobody_but_its_giver() -> None:
    state = after(partners(), (0, ChoosePairs(FOUR)), (0, PointYes(4)))
    assert after(state, (1, ChoosePairs(DISTINCT))).boards[1] == rules.in_order(DISTINCT)


@rule("DUOS-25")
def test_hints_come_before_ready() -> None:
    state = after(partners(), (0, ChoosePairs(FOUR)), (0, READY))
    assert refused(state, 0, SayWord("insect")) == "DUOS-25"
    assert rules.choices(state, 0) == ()
    assert refused(all_choose(partners(), FOUR), 0, SayWord("insect")) == "DUOS-25"


@rule("DUOS-25")
def test_a_hint_reopens_the_board_of_a_partner_who_was_ready() -> None:
    state = after(partners(), (0, ChoosePairs(FOUR)), (0, READY))
    state, events = act(state, 1, SayWord("insect"))
    assert events[-1] == Told(BoardReopened(0))
    assert rules.waiting_for(state) == {0, 1}
    assert state.boards[0] == FOUR
    assert after(state, (0, ChoosePairs(DISTINCT))).boards[0] == rules.in_order(DISTINCT)


@rule("DUOS-25")
def test_a_hint_tells_nothing_but_itself() -> None:
    state = after(partners(), (0, ChoosePairs(FOUR)), (0, PointYes(4)))
    assert look(state, 1).boards == (Hidden(4), ())
    assert look(state, Audience.SPECTATOR).boards == (Hidden(4), Hidden(4))


@rule("DUOS-26")
def test_cards_are_turned_over_or_exchanged_after_each_turn() -> None:
    first = partners()
    second = turn_played(first)
    third = turn_played(second)
    assert second.table == first.table
    assert second.category is first.category.other
    assert not set(third.table) & set(first.table)


@rule("DUOS-27")
@pytest.mark.parametrize("score", range(10))
def test_each_score_earns_its_verdict_after_nine_turns(score: int) -> None:
    state = partners()
    for turn in range(1, 10):
        assert rules.outcome(state) is None
        assert state.turn == turn
        state = turn_played(state, FOUR, FOUR if turn <= score else DISTINCT)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.scores == (float(score), float(score))
    assert str(outcome.reason) == f"{score} of 9 turns won together. {verdict(score)}"


@rule("DUOS-27")
def test_the_ten_verdicts_differ_and_the_best_is_telepathy() -> None:
    assert len(set(map(verdict, range(10)))) == 10
    assert "telepaths" in verdict(9).lower()


def verdict(score: int) -> str:
    return str(text(f"verdict-{score}"))


@rule("DUOS-7", "DUOS-8")
def test_partners_choose_in_secret_and_in_silence() -> None:
    state = after(partners(), (0, ChoosePairs(FOUR)))
    assert look(state, 1) == look(partners(), 1)
    assert rules.silence(state) is not None


@rule("DUOS-20")
@pytest.mark.parametrize(
    "action", [ChoosePairs(FOUR), READY, SayWord("insect"), PointYes(0), LayPair((0, 1))]
)
def test_nothing_is_accepted_after_the_end(action: Action) -> None:
    over = turn_played(replace(partners(), turn=9), FOUR)
    assert over.phase is Phase.OVER
    assert rules.refusal(over, 0, action) is not None
    assert rules.choices(over, 0) == ()
