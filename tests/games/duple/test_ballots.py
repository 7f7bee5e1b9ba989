"""Votes count, advice counts where no one votes, and who was refused by advice alone may insist (DUPLE-19).

Seat 0 has an A, seat 1 a T, and an animal is asked for: the dictionary knows no BLARTFAST and refuses TABLE.
"""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.games.duple.drawing import Table, card
from tests.ledger import rule
from twofold import Match
from twofold.bots import RandomBot, make_bot, play_out
from twofold.engine import Moment, installed_games
from twofold.games.duple.actions import Abstain, Advise, Answer, Challenge, Insist, LetStand, Vote
from twofold.games.duple.challenging import VOTE_FIRST
from twofold.games.duple.events import (
    AllPlayBegan,
    CardReturned,
    ChallengedLate,
    FaceOffBegan,
    FaceOffWon,
    Insisted,
    MatchEnded,
    Tied,
    VoteCalled,
    VoteClosed,
    WordRefused,
)
from twofold.games.duple.lexicon import key_of
from twofold.games.duple.precedents import leave
from twofold.games.duple.rules import choices, outcome
from twofold.games.duple.state import RaceRuling, Ruling
from twofold.games.duple.view import imagine, look

DUPLE = installed_games["duple"]
YES, NO = Advise(accept=True), Advise(accept=False)


def face_off(seats: int = 3, piles: tuple[str, str] = ("T●, L★", "N♥, I✚"), **options: Any) -> Table:
    others = ["", "I▲", "D★"][: seats - 1]
    return Table("A●", *others, middle="Animal", piles=piles, turn=1, piles_each=1, **options).draw(1)


def advised(table: Table, *ballots: Advise | Abstain, at: int = 3000) -> Table:
    """Seats 1, 2 … are bots."""
    for seat, ballot in enumerate(ballots, start=1):
        table.do(seat, ballot, at=at)
    return table


def refused(**options: Any) -> Table:
    """Seat 0 has said what no dictionary has, among bots."""
    return advised(face_off(**options).say(0, "blartfast", at=1000).expire(), NO, NO)


def insistences(table: Table, seat: int = 0) -> list[Insist]:
    return [choice for choice in choices(table.state, seat) if isinstance(choice, Insist)]


# ---- Put to the table


@rule("DUPLE-19")
@pytest.mark.parametrize(
    ("ballots", "accepted"),
    [
        ((NO, NO), False),
        ((YES, YES), True),
        ((YES, Abstain()), True),
        ((YES, NO), False),
        ((Abstain(), Abstain()), False),
    ],
)
def test_without_any_vote_advice_decides_and_a_tie_of_it_refuses_bug(
    ballots: tuple[Advise | Abstain, ...], accepted: bool
) -> None:
    table = advised(face_off().say(0, "blartfast", at=1000).expire(), *ballots)
    assert table.told(VoteClosed).accepted == accepted
    assert table.was_told(FaceOffWon) == accepted


@rule("DUPLE-19")
def test_a_single_vote_outweighs_all_advice() -> None:
    for accept in (True, False):
        table = face_off(seats=4).say(0, "blartfast", at=1000).expire()
        advice = Advise(accept=not accept)
        table.do(1, advice).do(2, advice).vote(3, accept=accept)
        assert table.told(VoteClosed).accepted == accept


@rule("DUPLE-19")
def test_a_place_that_is_silent_says_yes_although_others_advise_against_it() -> None:
    table = face_off(seats=4).say(0, "blartfast", at=1000).expire().do(1, NO).do(2, NO).expire()
    assert table.told(VoteClosed).accepted


# ---- One decision for a word in a race


@rule("DUPLE-19", "DUPLE-22")
@pytest.mark.parametrize("accept", [True, False])
def test_the_same_word_of_two_who_tie_is_decided_once_for_both_bug(accept: bool) -> None:
    table = face_off().say(0, "blartfast", at=1000).say(1, "Blartfast", at=1050)
    assert table.told(VoteCalled).seat == 0
    table.do(2, Abstain(), at=2000).vote(1, accept=accept, at=2000)
    assert not table.was_told(VoteCalled)
    assert table.state.rulings == (Ruling("blartfast", "Animal", accept),)
    assert table.was_told(Tied) == accept
    if not accept:
        assert table.race.claims == ()


@rule("DUPLE-19")
@pytest.mark.parametrize("ballot", [Vote(accept=False), NO])
def test_a_word_that_was_refused_in_a_race_is_refused_there_whoever_says_it_next(ballot: Any) -> None:
    table = face_off().say(0, "blartfast", at=1000).expire()
    for seat in (1, 2):
        table.do(seat, ballot, at=2000)
    table.say(1, "blartfast", at=3000)
    assert table.told(WordRefused).rule == "DUPLE-19"
    assert table.race.voting is None


@rule("DUPLE-19")
def test_the_latest_decision_is_the_tables_decision_bug() -> None:
    """As a table said no to DAIQUIRI, then yes, and followed the first."""
    no, yes = (Ruling("blartfast", "Animal", accepted) for accepted in (False, True))
    table = face_off().having(rulings=(no, yes)).say(0, "blartfast", at=1000).expire()
    assert table.told(FaceOffWon).word == "blartfast"
    assert leave(table.state, "2026-11-20") == ("blartfast; Animal; yes; 2026-11-20",)
    assert face_off().having(rulings=(yes, no)).say(0, "blartfast").was_told(WordRefused)


@rule("DUPLE-19")
def test_a_decision_by_advice_is_no_precedent() -> None:
    table = advised(face_off().say(0, "blartfast", at=1000).expire(), YES, YES)
    assert table.was_told(FaceOffWon)
    assert table.state.rulings == ()
    assert refused().state.rulings == ()


@rule("DUPLE-19")
def test_a_verdict_that_only_its_challenger_voted_on_is_no_precedent_and_not_challenged_again() -> None:
    table = face_off().say(0, "rabbit", at=1000).expire().do(1, Challenge(0, "rabbit"), at=2000)
    table.do(0, YES, at=2000).do(2, YES, at=2000)
    assert table.told(VoteClosed).accepted
    assert table.state.rulings == ()
    assert table.refusal(2, Challenge(0, "rabbit")).rule == "DUPLE-19"


# ---- Insist


@rule("DUPLE-19")
def test_who_was_refused_by_advice_alone_may_insist_and_it_is_marked() -> None:
    table = refused()
    assert insistences(table) == [Insist("blartfast")]
    assert insistences(table, seat=1) == []
    table.do(0, Insist("blartfast"), at=4000)
    assert table.told(Insisted) == Insisted(0, "blartfast", "Animal")
    assert table.told(FaceOffWon) == FaceOffWon(0, "blartfast", card("T●"), 1, 1000)
    (decided,) = table.state.decided
    assert decided.insisted
    assert table.state.rulings == ()
    assert table.state.insisted == look(table.state, 1).insisted == (0,)


@rule("DUPLE-19")
def test_a_word_that_the_dictionary_refused_may_be_insisted_on_once_it_was_challenged() -> None:
    table = face_off().say(0, "table", at=1000)
    assert insistences(table) == []
    advised(table.do(0, Challenge(0, "table"), at=2000), NO, NO)
    assert table.do(0, Insist("table"), at=4000).told(FaceOffWon).word == "table"


@rule("DUPLE-19")
def test_who_insists_has_won_a_race_that_was_lost_since() -> None:
    table = refused().say(1, "rabbit", at=5000).expire()
    assert table.told(FaceOffWon).seat == 1
    table.do(0, Insist("blartfast"), at=6000)
    assert table.told(CardReturned) == CardReturned(card("A●"), 1, 0)
    assert [(race.winner, race.word, race.insisted) for race in table.state.decided] == [
        (0, "blartfast", True)
    ]


@rule("DUPLE-19")
@pytest.mark.parametrize("ballots", [(Vote(accept=False), NO), (NO, Vote(accept=False))])
def test_against_a_vote_nobody_insists(ballots: tuple[Any, Any]) -> None:
    table = face_off().say(0, "blartfast", at=1000).expire()
    for seat, ballot in enumerate(ballots, start=1):
        table.do(seat, ballot, at=2000)
    assert not table.told(VoteClosed).accepted
    assert insistences(table) == []
    assert table.refusal(0, Insist("blartfast")).rule == "DUPLE-19"


@rule("DUPLE-19")
def test_a_word_that_another_place_stood_up_for_alone_is_not_insisted_on() -> None:
    table = face_off().say(0, "table", at=1000).do(2, Challenge(0, "table"), at=2000)
    table.do(0, NO, at=2500).do(1, NO, at=2500)
    assert not table.told(VoteClosed).accepted
    assert insistences(table) == []


@rule("DUPLE-19")
def test_an_accepted_word_and_a_word_that_nobody_was_asked_about_are_not_insisted_on() -> None:
    table = face_off().say(0, "table", at=1000)
    assert table.refusal(0, Insist("table")).rule == "DUPLE-19"
    assert table.refusal(0, Insist("rabbit")).rule == "DUPLE-19"


@rule("DUPLE-17", "DUPLE-19")
def test_a_plural_is_not_insisted_on() -> None:
    table = face_off().say(0, "parrots", at=1000)
    advised(table.do(0, Challenge(0, "parrots"), at=2000), NO, NO)
    assert not table.told(VoteClosed).accepted
    assert insistences(table) == []


@rule("DUPLE-19", "DUPLE-32")
def test_where_the_dictionary_judges_alone_nobody_insists() -> None:
    table = Table("A●", "", "I▲", middle="Film", piles=("T●", "N♥"), turn=1, blanks="Film", judge="strict")
    advised(table.draw(1).say(0, "titanic", at=1000).expire(), NO, NO)
    assert not table.told(VoteClosed).accepted
    assert insistences(table) == []


@rule("DUPLE-19")
def test_each_player_may_insist_twice_a_match() -> None:
    table = refused().having(insisted=(0, 1, 0))
    assert insistences(table) == []
    assert str(table.refusal(0, Insist("blartfast")).reason).startswith("You’ve already insisted 2 times")
    assert insistences(refused().having(insisted=(0, 1))) == [Insist("blartfast")]


@rule("DUPLE-19")
def test_after_10_seconds_it_is_too_late_to_insist() -> None:
    assert refused().do(0, Insist("blartfast"), at=12_999).was_told(Insisted)
    table = refused().do(0, Insist("blartfast"), at=13_000)
    assert table.told(ChallengedLate).seat == 0
    assert table.state.insisted == ()


@rule("DUPLE-19")
def test_while_the_table_votes_nobody_insists() -> None:
    table = refused().say(0, "blirtfast", at=4000).expire()
    assert table.race.voting is not None
    assert table.refusal(0, Insist("blartfast")) == VOTE_FIRST
    table = refused().say(0, "table", at=4000).do(0, Challenge(0, "table"), at=4000)
    assert table.refusal(0, Insist("blartfast")) == VOTE_FIRST


@rule("DUPLE-19", "DUPLE-22")
def test_in_a_photo_finish_nobody_insists() -> None:
    table = refused().say(1, "rabbit", at=4000)
    assert table.refusal(0, Insist("blartfast")).rule == "DUPLE-22"


@rule("DUPLE-19", "DUPLE-26")
def test_at_the_end_the_last_word_may_be_insisted_on() -> None:
    table = refused(piles=("T●", "")).say(1, "rabbit", at=5000).expire()
    assert outcome(table.state) is None
    assert insistences(table) == [Insist("blartfast")]
    table.do(0, Insist("blartfast"), at=6000)
    assert table.was_told(Insisted)
    for seat in (0, 1, 2):
        if table.state.closing is not None:
            table.do(seat, LetStand(), at=7000)
    assert table.state.won[0] == (card("T●"),)


@rule("DUPLE-19")
def test_what_was_insisted_on_is_in_the_statistics_and_in_what_is_imagined() -> None:
    table = refused(piles=("T●", "")).do(0, Insist("blartfast"), at=4000)
    while not table.was_told(MatchEnded):
        table.expire()
    ended = outcome(table.state)
    assert ended is not None
    assert [race.get("insisted") for race in ended.statistics["races"]] == [True]
    assert imagine(look(table.state, 1), Random(1)).insisted == (0,)


@rule("DUPLE-19")
def test_insisting_decides_for_all_who_say_the_word_in_that_race() -> None:
    assert refused().race.decisions == (RaceRuling("blartfast", False, "advice"),)
    table = face_off().say(1, "blartfast", at=1000).expire().do(0, NO, at=2000).do(2, NO, at=2000)
    table.do(0, Answer("blartfast"), at=3000)
    assert insistences(table) == []
    assert table.do(1, Insist("blartfast"), at=4000).told(FaceOffWon).seat == 1


# ---- Against bots


def voted_by_bots(table: Table, *bots: int) -> Table:
    """Bots say what they say, one after the other."""
    for seat in bots:
        view, offered = look(table.state, seat), choices(table.state, seat)
        decision = make_bot(DUPLE, "normal").decide(view, offered, Moment(seat), Random(seat))
        assert decision is not None
        table.do(seat, decision.action, at=3000)
    return table


@rule("DUPLE-19")
@pytest.mark.parametrize(
    ("word", "category"),
    [("wzzlgub", "Animal"), ("wlanut", "Food or drink"), ("buffalo", "Person or job"), ("wzzlgub", "Film")],
)
def test_against_bots_gibberish_does_not_win_bug(word: str, category: str) -> None:
    table = Table("U●", "", "I▲", middle=category, piles=("L●", "N♥"), turn=1, piles_each=1, blanks="Film")
    table.draw(1).say(0, word, at=1000).expire()
    assert not voted_by_bots(table, 1, 2).told(VoteClosed).accepted
    assert table.race.claims == ()


@rule("DUPLE-19")
def test_one_doubt_does_not_kill_the_word_of_a_bot_that_the_dictionary_takes_bug() -> None:
    table = Table("A●", "", "I▲", middle="Place", piles=("T●", "N♥"), turn=1, piles_each=1)
    table.draw(1).say(0, "airport", at=1000).expire().do(1, Challenge(0, "airport"), at=2000)
    assert voted_by_bots(table, 0, 2).told(VoteClosed).accepted
    assert table.state.won[0] == (card("T●"),)


@pytest.mark.uncovered
@rule("DUPLE-19")
@settings(max_examples=amount(2, 25), deadline=None)
@given(seed=st.integers(0, 10**6), judge=st.sampled_from(["table", "lexicon"]), words=st.integers(1, 2))
def test_no_word_is_voted_on_twice_in_a_race_and_the_latest_vote_is_what_a_match_leaves(
    seed: int, judge: str, words: int
) -> None:
    options = {
        "judge": judge,
        "tie_ms": 2000,
        "max_words": words,
        "limit": 10,
        "blanks": "Film",
        "wilds": False,
    }
    match = Match.new("duple", 4, seed=seed, options=options)
    latest: dict[tuple[str, str], bool] = {}
    asked: set[str] = set()
    for _ in play_out(match, [RandomBot(match.game) for _ in match.seats], Random(seed)):
        for told in match.events[-1]:
            match told.event:
                case FaceOffBegan() | AllPlayBegan():
                    asked = set()
                case VoteCalled(word=word):
                    assert key_of(word) not in asked
                    asked.add(key_of(word))
        latest |= {(each.word, each.category): each.accepted for each in match.state.rulings}
    assert set(leave(match.state, "")) == {
        f"{word}; {category}; {'yes' if accepted else 'no'}" for (word, category), accepted in latest.items()
    }
