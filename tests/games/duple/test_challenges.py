"""Challenges: nothing that the dictionary says is final, in either direction (DUPLE-19).

Seat 0 has an A, seat 1 a T, and an animal is asked for: the dictionary refuses TABLE and takes RABBIT.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.games.duple.drawing import Table, card
from tests.ledger import rule
from twofold import Match
from twofold.bots import RandomBot, make_bot, play_out
from twofold.engine import AnyGame, Bot, Decision, Form, Moment, installed_games
from twofold.games.duple.actions import (
    Abstain,
    Action,
    Advise,
    Answer,
    Challenge,
    Draw,
    GiveUp,
    LetStand,
    Vote,
)
from twofold.games.duple.cards import deck
from twofold.games.duple.challenging import CHALLENGES_A_RACE
from twofold.games.duple.events import (
    AllPlayBegan,
    AllPlayWon,
    CalledOff,
    CardReturned,
    Challenged,
    ChallengedLate,
    FaceOffBegan,
    FaceOffWon,
    MatchEnded,
    NobodyWon,
    Tied,
    VoteClosed,
    WordRefused,
)
from twofold.games.duple.rules import choices, deadline, may_pause, outcome, waiting_for
from twofold.games.duple.state import Ruling, State, ThirdLetter
from twofold.games.duple.view import View, look
from twofold.replays import read, refold

DUPLE = installed_games["duple"]


def face_off(seats: int = 3, piles: tuple[str, str] = ("T●, L★", "N♥, I✚"), **options: Any) -> Table:
    others = ["", "I▲", "D★", "E☾"][: seats - 1]
    return Table("A●", *others, middle="Animal", piles=piles, turn=1, piles_each=1, **options).draw(1)


def offered(table: Table, seat: int) -> list[Challenge]:
    return [choice for choice in choices(table.state, seat) if isinstance(choice, Challenge)]


def all_cards(state: State) -> Counter[int]:
    """Every card, wherever it is."""
    race = state.race
    return Counter(
        [
            *(card for pile in state.draw_piles for card in pile),
            *state.spare_wilds,
            *state.spare_categories,
            *(laid.card for laid in state.middle),
            *(laid.card for piles in state.play_piles for pile in piles for laid in pile),
            *(card for won in state.won for card in won),
            *state.gone,
            *((card for card in (race.card, race.third) if card is not None) if race else ()),
        ]
    )


# ---- A refused word


@rule("DUPLE-19")
def test_a_refused_word_may_be_challenged_by_anybody_and_counts_if_the_table_says_so() -> None:
    table = face_off(seats=4).say(0, "table", at=1000)
    assert table.told(WordRefused).rule == "DUPLE-18"
    assert [offered(table, seat) for seat in range(4)] == [[Challenge(0, "table")]] * 4
    table.do(2, Challenge(0, "table"), at=2000)
    assert table.told(Challenged) == Challenged(2, 0, "table", "Animal", accepted=False)
    assert waiting_for(table.state) == {0, 1, 3}
    table.vote(1, accept=False, at=3000).vote(3, accept=True, at=4000).vote(0, accept=True, at=5000)
    assert table.told(VoteClosed).accepted
    assert table.told(FaceOffWon) == FaceOffWon(0, "table", card("T●"), 1, 1000)
    assert table.state.won[0] == (card("T●"),)


@rule("DUPLE-19")
def test_nothing_else_happens_during_the_vote_and_every_clock_stands() -> None:
    table = face_off(seats=4).say(0, "table", at=1000)
    until = table.race.until
    table.do(0, Challenge(0, "table"), at=5000)
    for action in (Answer("rabbit"), GiveUp(), Draw(0), Challenge(0, "table"), LetStand()):
        assert table.refusal(1, action).rule == "DUPLE-19"
    assert str(table.refusal(0, Vote(accept=True)).reason) == "You don’t vote on this word."
    assert deadline(table.state) == 5000 + 15_000
    assert not may_pause(table.state)
    for seat in (1, 2):
        table.vote(seat, accept=False, at=12_000)
    assert not table.told(VoteClosed).accepted
    assert deadline(table.state) == until + 7000
    table.say(1, "rabbit", at=13_000).expire()
    assert table.told(FaceOffWon).milliseconds == 13_000 - 7000


@rule("DUPLE-19")
def test_the_clock_stands_for_the_votes_that_the_dictionary_asks_for_too() -> None:
    table = face_off(seats=4).say(0, "blartfast", at=1000).expire()
    for seat in (1, 2):
        table.vote(seat, accept=False, at=9150)
    table.say(1, "rabbit", at=10_150).expire()
    assert table.told(FaceOffWon).milliseconds == 10_150 - 8000


@rule("DUPLE-19")
def test_in_a_game_of_two_both_must_agree_to_overrule_the_dictionary() -> None:
    for accept in (True, False):
        table = face_off(seats=2).say(0, "table", at=1000).do(0, Challenge(0, "table"), at=2000)
        assert waiting_for(table.state) == {1}
        table.vote(1, accept=accept, at=3000)
        assert table.was_told(FaceOffWon) == accept
    for gives_in in (True, False):
        table = face_off(seats=2).say(0, "rabbit", at=1000).expire().do(1, Challenge(0, "rabbit"), at=2000)
        assert waiting_for(table.state) == {0}
        table.vote(0, accept=not gives_in, at=3000)
        assert table.was_told(CardReturned) == gives_in


@rule("DUPLE-19")
def test_one_person_among_bots_does_not_overrule_the_dictionary_in_either_direction_bug() -> None:
    table = face_off(seats=4).say(0, "table", at=1000).do(0, Challenge(0, "table"), at=2000)
    for seat in (1, 2, 3):
        table.do(seat, Advise(accept=seat == 3), at=2500)
    assert not table.told(VoteClosed).accepted
    table = face_off(seats=4).say(0, "rabbit", at=1000).expire().do(1, Challenge(0, "rabbit"), at=2000)
    for seat in (0, 2, 3):
        table.do(seat, Advise(accept=False), at=2500)
    assert table.told(VoteClosed).accepted
    assert table.state.won[0] == (card("T●"),)


@rule("DUPLE-19")
@pytest.mark.parametrize(
    ("ballots", "overruled"),
    [
        ({1: Vote(accept=False)}, True),
        ({1: Vote(accept=False), 0: Vote(accept=True)}, True),
        ({1: Vote(accept=False), 0: Vote(accept=True), 3: Vote(accept=True)}, False),
        ({1: Advise(accept=False), 0: Vote(accept=False)}, True),
        ({1: Advise(accept=False), 0: Advise(accept=False), 3: Advise(accept=False)}, False),
        ({1: Abstain(), 0: Abstain(), 3: Vote(accept=False)}, True),
        ({}, False),
    ],
)
def test_two_votes_and_more_than_against_them_overrule_and_silence_and_advice_keep_the_verdict(
    ballots: dict[int, Vote | Advise | Abstain], overruled: bool
) -> None:
    table = face_off(seats=4).say(0, "rabbit", at=1000).expire().do(2, Challenge(0, "rabbit"), at=2000)
    for seat, ballot in ballots.items():
        table.do(seat, ballot, at=3000)
    if table.state.appeal is not None:
        table.expire()
    assert table.told(VoteClosed).accepted != overruled


@rule("DUPLE-19")
def test_who_speaks_for_their_own_word_does_not_outvote_anybody() -> None:
    table = face_off(seats=3).say(0, "table", at=1000).do(0, Challenge(0, "table"), at=2000)
    assert not table.vote(1, accept=False).do(2, Abstain()).told(VoteClosed).accepted


@rule("DUPLE-19")
def test_a_word_that_counts_after_all_won_the_race_that_was_lost_since() -> None:
    table = face_off().say(0, "table", at=1000)
    table.say(1, "rabbit", at=3000).expire()
    assert table.state.won[1] == (card("A●"),)
    table.do(2, Challenge(0, "table"), at=4000).vote(0, accept=True, at=4000)
    assert table.told(CardReturned) == CardReturned(card("A●"), 1, 0)
    assert table.told(FaceOffWon) == FaceOffWon(0, "table", card("T●"), 1, 1000)
    assert table.state.won == ((card("T●"),), (), ())
    assert table.top(0) == card("A●")
    assert [(race.winner, race.word) for race in table.state.decided] == [(0, "table")]


@rule("DUPLE-16", "DUPLE-19")
def test_a_word_that_counts_after_all_is_no_race_that_nobody_won() -> None:
    table = face_off().say(0, "table", at=1000).give_up(0, 1, at=2000)
    assert table.told(NobodyWon).card == card("T●")
    assert list(table.state.owed) == [1]
    table.do(2, Challenge(0, "table"), at=4000).vote(0, accept=True, at=4000)
    assert table.state.won[0] == (card("T●"),)
    assert not table.state.owed
    assert not table.state.went_back
    assert waiting_for(table.state) == {2}


@rule("DUPLE-16", "DUPLE-19")
def test_a_wild_that_should_not_have_gone_back_is_in_force_again() -> None:
    table = Table("A●", "T★", "", middle="Animal", piles=("●★, L◆", "N♥, I✚"), turn=2, piles_each=1)
    table.draw(2).say(0, "table", at=1000).give_up(0, 1, at=2000)
    assert card("●★") not in [laid.card for laid in table.state.middle]
    table.do(2, Challenge(0, "table"), at=4000).vote(0, accept=True, at=4000)
    assert card("●★") in [laid.card for laid in table.state.middle]
    assert table.state.won[0] == (card("T★"),)


@rule("DUPLE-19")
def test_of_two_who_said_it_the_first_wins() -> None:
    table = face_off(seats=3).say(1, "table", at=1000).say(0, "table", at=2000)
    table.do(2, Challenge(0, "table"), at=3000).vote(0, accept=True, at=3000)
    assert table.told(FaceOffWon).seat == 1


# ---- An accepted word


@rule("DUPLE-19")
def test_an_accepted_word_may_be_challenged_and_the_cards_face_off_again() -> None:
    table = face_off().say(0, "rabbit", at=1000).expire()
    assert table.state.won[0] == (card("T●"),)
    table.do(2, Challenge(0, "rabbit"), at=3000)
    assert waiting_for(table.state) == {0, 1}
    table.vote(1, accept=False, at=4000)
    assert table.told(CardReturned) == CardReturned(card("T●"), 0, 1)
    assert table.told(FaceOffBegan).racers == (0, 1)
    assert table.state.won == ((), (), ())
    assert table.state.decided == ()
    assert table.say(0, "rabbit", at=5000).told(WordRefused).rule == "DUPLE-19"


@rule("DUPLE-19")
def test_a_verdict_that_stands_changes_nothing() -> None:
    table = face_off().say(0, "rabbit", at=1000).expire()
    before = table.state
    table.do(2, Challenge(0, "rabbit"), at=3000).vote(1, accept=True, at=4000).vote(0, accept=True, at=4000)
    assert table.state.won == before.won
    assert table.state.rulings == (Ruling("rabbit", "Animal", accepted=True),)
    assert (
        str(table.refusal(1, Challenge(0, "rabbit")).reason) == "The table has already decided on that word."
    )


@rule("DUPLE-14", "DUPLE-19")
def test_a_cascade_that_rests_on_an_overturned_word_is_called_off() -> None:
    table = Table("A●", "R☾ T●", "E☾", "", middle="Animal", piles=("L★", "N♥"), turn=3, piles_each=1)
    table.draw(3).say(0, "rabbit", at=1000).expire()
    assert table.race.racers == (1, 2)
    table.do(2, Challenge(0, "rabbit"), at=3000).vote(1, accept=False, at=4000).vote(0, accept=False, at=4000)
    assert table.was_told(CalledOff)
    assert table.race.racers == (0, 1)
    assert table.top(1) == card("T●")


@rule("DUPLE-19")
def test_a_race_with_other_cards_goes_on_and_the_overturned_one_comes_after_it() -> None:
    table = face_off(seats=4).say(0, "rabbit", at=1000).expire().draw(2, at=2000)
    assert table.race.racers == (2, 3)
    table.do(2, Challenge(0, "rabbit"), at=3000).vote(1, accept=False, at=4000).vote(0, accept=False, at=4000)
    assert table.race.racers == (2, 3)
    assert table.top(1) == card("T●")
    assert table.give_up(2, 3, at=5000).race.racers == (0, 1)


@rule("DUPLE-19")
def test_what_was_drawn_since_lies_on_the_card_that_comes_back() -> None:
    table = face_off(seats=2).say(0, "rabbit", at=1000).expire()
    table.draw(0, at=2000).draw(1, pile=1, at=3000)
    table.do(1, Challenge(0, "rabbit"), at=4000).vote(0, accept=False, at=4000)
    assert [laid.card for laid in table.state.play_piles[1][0]] == [card("T●"), card("N♥")]
    assert table.state.race is None


@rule("DUPLE-19", "DUPLE-23")
def test_an_all_play_that_was_won_wrongly_goes_back_into_a_pile() -> None:
    table = Table("A●", "T★", "", middle="Animal", piles=("All Play, L★", "N♥, I✚"), turn=2, piles_each=1)
    table.draw(2).say(0, "table", at=1000)
    assert table.was_told(AllPlayWon)
    table.do(2, Challenge(0, "table"), at=3000).vote(1, accept=False, at=4000)
    assert table.was_told(NobodyWon)
    assert table.state.won == ((), (), ())
    assert card("All Play") in (*table.state.draw_piles[0], *table.state.draw_piles[1])


@rule("DUPLE-19", "DUPLE-23")
def test_an_all_play_is_raced_for_again_when_its_letters_change() -> None:
    table = Table("A●", "R☾", "I▲", middle="Animal", piles=("T●, All Play", "N♥, I✚"), turn=1, piles_each=1)
    table.draw(1).say(0, "rabbit", at=1000).expire()
    table.draw(2, at=2000)
    assert table.told(AllPlayBegan).letters == "ARI"
    table.do(2, Challenge(0, "rabbit"), at=3000).vote(1, accept=False, at=4000)
    assert table.was_told(CalledOff)
    assert table.told(AllPlayBegan).letters == "ATI"


@rule("DUPLE-19", "DUPLE-22")
def test_of_a_tie_the_word_that_is_left_wins() -> None:
    table = face_off().say(0, "rabbit", at=1000).say(1, "alligator", at=1100)
    assert table.was_told(Tied)
    assert isinstance(table.race.phase, ThirdLetter)
    until = table.race.phase.until
    table.do(2, Challenge(0, "rabbit"), at=2000)
    assert deadline(table.state) == 17_000
    assert until == 1100 + 15_000
    table.vote(1, accept=False, at=3000)
    assert table.told(FaceOffWon) == FaceOffWon(1, "alligator", card("A●"), 0, 1100)


@rule("DUPLE-19", "DUPLE-22")
def test_a_word_of_the_tie_that_wins_after_the_third_letter_took_as_long_as_it_took_bug() -> None:
    table = face_off().say(0, "rabbit", at=1000).say(1, "alligator", at=1100).draw(2, at=4000)
    third = table.race.needed[2:]
    assert third
    table.do(2, Challenge(0, "rabbit"), at=5000).vote(1, accept=False, at=6000)
    assert table.told(FaceOffWon) == FaceOffWon(1, "alligator", card("A●"), 0, 1100)
    (decided,) = table.state.decided
    assert (decided.letters, decided.milliseconds) == ("AT", 1100)


@rule("DUPLE-19", "DUPLE-22")
def test_a_word_that_the_table_refused_does_not_win_when_the_other_of_the_tie_is_refused_too_bug() -> None:
    table = face_off().say(0, "rabbit", at=1000).say(1, "alligator", at=1100)
    table.do(2, Challenge(0, "rabbit"), at=2000).vote(1, accept=False, at=3000)
    assert table.told(FaceOffWon).seat == 1
    table.do(2, Challenge(1, "alligator"), at=4000).vote(0, accept=False, at=5000)
    assert table.state.won == ((), (), ())
    assert table.told(FaceOffBegan).racers == (0, 1)


@rule("DUPLE-19", "DUPLE-22")
@pytest.mark.parametrize("third", [False, True])
def test_two_who_tied_with_one_word_that_the_table_refuses_face_off_again_bug(third: bool) -> None:
    table = face_off()
    cards = all_cards(table.state)
    table.say(0, "rabbit", at=1000).say(1, "rabbit", at=1100)
    if third:
        table.draw(2, at=1500)
    table.do(2, Challenge(0, "rabbit"), at=2000).vote(1, accept=False, at=3000)
    assert table.told(FaceOffBegan).racers == (0, 1)
    assert (table.race.needed, table.race.tied) == ("AT", ())
    assert table.state.won == ((), (), ())
    assert all_cards(table.state) == cards


# ---- When, how often, and what not


@rule("DUPLE-17", "DUPLE-19")
@pytest.mark.parametrize("word", ["orange", "goat"])
def test_what_anybody_can_see_is_no_verdict_of_the_dictionary(word: str) -> None:
    table = face_off().say(0, word)
    assert table.refusal(1, Challenge(0, word)).rule == "DUPLE-19"
    assert offered(table, 1) == []


@rule("DUPLE-17", "DUPLE-19")
def test_that_a_word_is_a_plural_is_a_verdict_of_the_dictionary() -> None:
    table = face_off().say(0, "parrots")
    assert table.told(WordRefused).rule == "DUPLE-17"
    assert offered(table, 1) == [Challenge(0, "parrots")]


@rule("DUPLE-19")
def test_where_the_dictionary_judges_alone_nothing_is_challenged() -> None:
    table = face_off(judge="strict").say(0, "table", at=1000)
    assert (
        str(table.refusal(0, Challenge(0, "table")).reason) == "No challenges here: the dictionary decides."
    )


@rule("DUPLE-19")
def test_what_the_table_itself_decided_is_final() -> None:
    table = face_off(judge="table", seats=2).say(0, "table", at=1000).expire().vote(1, accept=True)
    assert offered(table, 1) == []
    assert table.refusal(1, Challenge(0, "table")).rule == "DUPLE-19"


@rule("DUPLE-19")
def test_after_10_seconds_it_is_too_late() -> None:
    table = face_off().say(0, "table", at=1000).do(2, Challenge(0, "table"), at=11_000)
    assert table.told(ChallengedLate).seat == 2
    assert table.state.appeal is None
    assert offered(table, 0) == []
    assert face_off().say(0, "table", at=1000).do(2, Challenge(0, "table"), at=10_999).was_told(Challenged)


@rule("DUPLE-19")
def test_each_player_has_three_challenges_a_race() -> None:
    table = face_off(seats=4)
    for number, word in enumerate(("table", "paint", "tablet")):
        at = 1000 * number
        table.say(0, word, at=at).do(2, Challenge(0, word), at=at)
        for seat in (1, 3):
            table.vote(seat, accept=False, at=at)
    table.say(0, "planet", at=5000)
    assert CHALLENGES_A_RACE == 3
    assert offered(table, 2) == []
    assert table.refusal(2, Challenge(0, "planet")).rule == "DUPLE-19"
    assert offered(table, 1) == [Challenge(0, "planet")]


@rule("DUPLE-22")
def test_in_a_photo_finish_nothing_is_challenged_and_what_was_refused_in_it_is_offered_afterwards() -> None:
    table = face_off().say(0, "rabbit", at=1000).say(1, "table", at=1050)
    assert table.refusal(2, Challenge(1, "table")).rule == "DUPLE-22"
    assert [offered(table, seat) for seat in (0, 1, 2)] == [[], [], []]
    assert b"table" not in msgspec.json.encode(look(table.state, 0))
    table.expire()
    assert offered(table, 2) == [Challenge(1, "table"), Challenge(0, "rabbit")]


# ---- The end


@rule("DUPLE-19", "DUPLE-26")
def test_the_last_word_may_be_challenged_before_the_match_is_over() -> None:
    table = face_off(piles=("T●", "")).say(0, "rabbit", at=1000).expire()
    assert outcome(table.state) is None
    assert waiting_for(table.state) == {0, 1, 2}
    assert deadline(table.state) == 1150 + 10_000
    assert table.refusal(1, Draw(0)).rule == "DUPLE-26"
    table.do(2, Challenge(0, "rabbit"), at=3000).vote(1, accept=False, at=4000)
    assert table.race.racers == (0, 1)


@rule("DUPLE-26")
def test_the_match_is_over_when_everybody_lets_the_last_words_stand_or_time_is_up() -> None:
    table = face_off(piles=("T●", "")).say(0, "rabbit", at=1000).expire()
    table.do(0, LetStand(), at=1500).do(1, LetStand(), at=1500)
    assert table.refusal(1, LetStand()).rule == "DUPLE-26"
    assert table.do(2, LetStand(), at=1600).was_told(MatchEnded)
    assert outcome(table.state) is not None
    table = face_off(piles=("T●", "")).say(0, "rabbit", at=1000).expire()
    assert table.expire().was_told(MatchEnded)


@rule("DUPLE-26")
def test_after_a_challenge_that_failed_the_rest_may_still_be_challenged() -> None:
    table = face_off(piles=("T●", "")).say(0, "table", at=500).say(0, "rabbit", at=1000).expire()
    table.do(2, Challenge(0, "rabbit"), at=3000).vote(1, accept=True, at=4000).vote(0, accept=True, at=4000)
    assert table.state.closing is not None
    assert deadline(table.state) == 500 + 10_000 + 1000
    assert table.expire().was_told(MatchEnded)


# ---- Anything at all


class Contrary:
    """Challenges whatever it can and votes as the coin falls; else it plays like an easy bot."""

    def __init__(self, game: AnyGame) -> None:
        self._plays: Bot = make_bot(game, "easy")

    def decide(
        self, view: View, choices: Sequence[Action | Form], moment: Moment, rng: Random
    ) -> Decision | None:
        doubts = [choice for choice in choices if isinstance(choice, Challenge | Vote)]
        if doubts and rng.random() < 0.6:
            return Decision(rng.choice(doubts), after=rng.randrange(3000))
        if LetStand() in choices and rng.random() < 0.5:
            return None
        return self._plays.decide(view, choices, moment, rng)


@pytest.mark.uncovered
@rule("DUPLE-19", "DUPLE-26")
@settings(max_examples=amount(10, 25), deadline=None)
@given(
    seed=st.integers(0, 10**6),
    seats=st.integers(2, 5),
    piles=st.sampled_from(["two", "one", "open"]),
    announce=st.booleans(),
    piles_each=st.integers(0, 2),
)
def test_whatever_is_challenged_no_card_is_lost_and_the_match_ends(
    seed: int, seats: int, piles: str, announce: bool, piles_each: int
) -> None:
    options = {"piles": piles, "announce": announce, "piles_each": piles_each, "tie_ms": 2000}
    match = Match.new("duple", seats, seed=seed, options=options)
    every_card = Counter(deck(match.options))
    bots: list[Bot] = [RandomBot(match.game), *(Contrary(match.game) for _ in match.seats[1:])]
    challenged = 0
    for _ in play_out(match, bots, Random(seed)):
        assert all_cards(match.state) == every_card
        challenged += any(isinstance(told.event, Challenged) for told in match.events[-1])
        for spots in match.state.play_piles:
            assert all(list(pile) == sorted(pile, key=lambda laid: laid.drawn) for pile in spots)
    assert challenged
    assert refold(read(match.lines())).state_hash == match.state_hash
