"""What counts as an answer, votes, and ties."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.duple.drawing import Table, card
from tests.ledger import rule
from twofold.engine import Audience
from twofold.games.duple import rules
from twofold.games.duple.actions import Abstain, Advise, Answer, Challenge, Draw, GiveUp, Vote
from twofold.games.duple.events import (
    FaceOffWon,
    NobodyWon,
    NothingSpotted,
    Spoke,
    ThirdLetterDrawn,
    Tied,
    TriesExhausted,
    VoteCalled,
    VoteClosed,
    WordRefused,
    WordSaid,
)
from twofold.games.duple.rules import choices, deadline, may_pause, refusal, waiting_for
from twofold.games.duple.solver import MISSED
from twofold.games.duple.state import PhotoFinish, Race, Ruling
from twofold.games.duple.view import look


def face_off(middle: str = "No category", seats: int = 3, **options: Any) -> Table:
    """Seat 0 with an A faces seat 1 with a T."""
    others = ["", "I▲", "D★", "E☾"][: seats - 1]
    return Table(
        "A●", *others, middle=middle, piles=("T●, L★", "N♥, I✚"), turn=1, piles_each=1, **options
    ).draw(1)


def refused(table: Table, word: str) -> WordRefused:
    return table.say(0, word).told(WordRefused)


# ---- The word


@rule("DUPLE-17")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("meat", "MEAT has 4 letters; you need at least 5."),
        ("orange", "There is no T in ORANGE."),
        ("tennis", "There is no A in TENNIS."),
        ("carrots", "CARROTS is a plural: say the singular."),
        ("giant squid", "One word only: GIANT SQUID has 2."),
    ],
)
def test_one_word_in_the_singular_with_five_letters_and_both_of_the_cards(word: str, reason: str) -> None:
    told = refused(face_off(), word)
    assert (told.rule, str(told.reason)) == ("DUPLE-17", reason)


@rule("DUPLE-17")
def test_two_equal_letters_need_that_letter_twice() -> None:
    table = Table("L●", "", "I▲", middle="◆●", piles=("L◆, I✚", ""), turn=1).draw(1)
    assert table.race.letters == "LL"
    assert str(refused(table, "planet").reason) == "PLANET needs the letter L twice."
    assert table.say(0, "yellow").expire().told(FaceOffWon).word == "yellow"


@rule("DUPLE-17")
@pytest.mark.parametrize("word", ["TaBlE", "  table ", "café latte", "cat-nap", "Château"])
def test_case_accents_hyphens_and_spaces_around_it_do_not_matter(word: str) -> None:
    assert face_off(max_words=2).say(0, word).was_told(Spoke)


@rule("DUPLE-17", "DUPLE-20")
@pytest.mark.parametrize(
    "word",
    [
        "",
        "   ",
        "\N{GRINNING FACE}",
        "a" * 10_000,
        "ta\x00ble",
        "\x1b[2J",
        "стол",
        "テーブル",
        "table7",
        "\u202etable",
        "́",
    ],
)
def test_what_is_no_word_at_all_is_refused_and_costs_nothing(word: str) -> None:
    table = face_off()
    assert table.refusal(0, Answer(word)).rule == "DUPLE-17"
    assert len(str(table.refusal(0, Answer(word)))) < 200
    unannounced = Table("", "", announce=False)
    assert unannounced.refusal(0, Answer(word)).rule == "DUPLE-17"


@rule("DUPLE-33")
def test_fewer_letters_and_more_words_can_be_allowed() -> None:
    assert face_off(min_letters=3).say(0, "bat").was_told(Spoke)
    assert face_off("Animal", max_words=2).say(0, "vampire bat").was_told(Spoke)
    table = face_off(max_words=2)
    assert str(refused(table, "a bat and a cat").reason) == "At most 2 words: A BAT AND A CAT has 5."
    assert str(refused(table, "vampire bats").reason) == "VAMPIRE BATS is a plural: say the singular."


@rule("DUPLE-18")
@pytest.mark.parametrize(
    ("category", "good", "bad", "why"),
    [
        ("Animal", "cat", "table", "The dictionary doesn’t list TABLE as an animal."),
        ("Place", "Atlanta", "tomato", "The dictionary doesn’t list TOMATO as a place."),
        ("Food or drink", "tomato", "table", "The dictionary doesn’t list TABLE as food or drink."),
        ("Person or job", "Martin", "table", "The dictionary doesn’t list TABLE as a person or job."),
        ("Verb", "taste", "tomato", "The dictionary doesn’t list TOMATO as a verb."),
        ("No category", "table", "Atlanta", "ATLANTA is a name, and names don’t count in this category."),
    ],
)
def test_it_must_fit_the_category_and_names_where_it_calls_for_them(
    category: str, good: str, bad: str, why: str
) -> None:
    table = face_off(category, min_letters=3)
    told = refused(table, bad)
    assert (told.rule, str(told.reason)) == ("DUPLE-18", why)
    assert table.say(0, good).was_told(Spoke)


@rule("DUPLE-18")
def test_fictional_things_are_fine() -> None:
    table = Table("A●", "", "I▲", middle="Animal, ●★", piles=("N★, I✚", ""), turn=1).draw(1)
    assert table.say(0, "dragon").was_told(Spoke)


@rule("DUPLE-20")
def test_a_refused_word_costs_nothing_but_time() -> None:
    table = face_off()
    refused(table, "orange")
    assert table.say(0, "table", at=10).expire().told(FaceOffWon).seat == 0


@rule("DUPLE-20")
def test_at_most_three_tries_a_second() -> None:
    table = face_off()
    for at in (0, 100, 200):
        table.say(0, "orange", at=at)
    assert table.say(0, "table", at=999).was_told(TriesExhausted)
    assert table.say(1, "orange", at=999).was_told(WordRefused)
    assert table.say(0, "table", at=1000).was_told(Spoke)


@rule("DUPLE-21")
def test_no_repeats_refuses_what_was_used_or_tried() -> None:
    table = face_off(no_repeats=True)
    refused(table, "orange")
    assert str(table.say(1, "Orange").told(WordRefused).reason) == "There is no T in ORANGE."
    table.say(1, "table").expire()
    table = face_off(no_repeats=True).having(heard=table.state.heard)
    assert refused(table, "TABLE").rule == "DUPLE-21"
    assert face_off().say(0, "table").was_told(Spoke)


@rule("DUPLE-21")
def test_a_word_called_when_nothing_matches_is_remembered_too() -> None:
    table = Table("A●", "", "I▲", piles=("T●, I✚", ""), turn=1, announce=False, no_repeats=True)
    assert table.say(2, "Table").was_told(NothingSpotted)
    assert table.state.heard == ("table",)
    table.draw(1)
    assert refused(table, "table").rule == "DUPLE-21"


# ---- The judge


@rule("DUPLE-19")
def test_what_the_dictionary_does_not_know_goes_to_the_table() -> None:
    table = face_off("Animal", seats=4).say(0, "blartfast", at=100).expire()
    assert table.told(VoteCalled).word == "blartfast"
    assert waiting_for(table.state) == {1, 2, 3}
    assert table.refusal(0, Vote(accept=True)).rule == "DUPLE-19"
    assert table.refusal(1, Answer("table")).rule == "DUPLE-19"
    assert table.refusal(1, GiveUp()).rule == "DUPLE-16"
    table.vote(1, accept=False)
    assert table.refusal(1, Vote(accept=True)).rule == "DUPLE-19"
    table.vote(2, accept=True).vote(3, accept=True)
    assert table.told(VoteClosed).accepted
    assert table.told(FaceOffWon).seat == 0


@rule("DUPLE-19")
def test_a_word_that_more_than_half_refuse_does_not_count_and_the_race_goes_on() -> None:
    table = face_off(seats=4).say(0, "blartfast", at=1000).expire()
    until = table.race.until
    table.vote(1, accept=False, at=4000).vote(3, accept=False, at=5150)
    assert not table.told(VoteClosed).accepted
    assert deadline(table.state) == until + 4000
    assert table.say(1, "table", at=6000).expire().told(FaceOffWon).seat == 1


@rule("DUPLE-19")
def test_with_two_players_the_opponents_vote_decides() -> None:
    for accept in (True, False):
        table = face_off(seats=2).say(0, "blartfast").expire().vote(1, accept=accept)
        assert table.was_told(FaceOffWon) == accept


@rule("DUPLE-19")
def test_a_draw_between_two_voters_accepts() -> None:
    table = face_off(seats=3).say(0, "blartfast").expire().vote(1, accept=False).vote(2, accept=True)
    assert table.told(VoteClosed).accepted


@rule("DUPLE-19")
def test_no_vote_within_15_seconds_counts_as_accept() -> None:
    table = face_off(seats=4).say(0, "blartfast").expire()
    assert deadline(table.state) == 150 + 15_000
    assert table.vote(1, accept=False).expire().told(FaceOffWon).seat == 0


@rule("DUPLE-19")
def test_in_table_mode_every_word_is_voted_on_and_the_letters_are_still_checked() -> None:
    table = face_off("Animal", judge="table")
    assert refused(table, "orange").rule == "DUPLE-17"
    assert table.say(0, "table").expire().was_told(VoteCalled)


@rule("DUPLE-19")
def test_in_strict_mode_the_dictionary_judges_alone() -> None:
    table = face_off("Animal", judge="strict")
    assert refused(table, "blartfast").rule == "DUPLE-19"
    assert table.say(0, "alligator").was_told(Spoke)


@rule("DUPLE-19")
def test_what_the_table_decided_is_a_precedent_for_the_rest_of_the_match() -> None:
    accepted = Ruling("blartfast", "Animal", accepted=True)
    rejected = Ruling("zatfrobble", "Animal", accepted=False)
    table = face_off("Animal", seats=2).say(0, "blartfast").expire().vote(1, accept=True)
    assert table.state.rulings == (accepted,)
    again = face_off("Animal").having(rulings=(accepted, rejected))
    assert str(refused(again, "zatfrobble").reason) == "The table has already rejected ZATFROBBLE."
    assert again.say(0, "Blartfast").expire().was_told(FaceOffWon)
    elsewhere = face_off("Plant").having(rulings=(accepted,))
    assert elsewhere.say(0, "blartfast").expire().was_told(VoteCalled)


@rule("DUPLE-19")
def test_a_word_of_unknown_meaning_goes_to_the_table_too() -> None:
    assert face_off("Object").say(0, "relatable").expire().was_told(VoteCalled)
    assert refused(face_off("Object", judge="strict"), "relatable").rule == "DUPLE-19"


@rule("DUPLE-32")
def test_the_table_judges_the_categories_that_it_made_up() -> None:
    for word in ("titanic", "Star Wars"):
        table = face_off("Film", blanks="Film", max_words=2)
        assert table.say(0, word).expire().was_told(VoteCalled)
    strict = face_off("Film", blanks="Film", judge="strict")
    assert refused(strict, "blartfast").rule == "DUPLE-19"
    assert strict.say(0, "titanic").expire().was_told(VoteCalled)


@rule("DUPLE-19")
def test_a_vote_is_open_until_those_who_are_silent_cannot_change_it() -> None:
    table = face_off(seats=4).say(0, "blartfast").expire().vote(1, accept=True)
    assert not table.was_told(VoteClosed)
    assert table.vote(2, accept=True).told(VoteClosed).accepted
    table = face_off(seats=4).say(0, "blartfast").expire().vote(1, accept=True).vote(2, accept=False)
    assert not table.vote(3, accept=False).told(VoteClosed).accepted


@rule("DUPLE-19")
def test_advice_counts_only_where_nobody_says_yes_or_no() -> None:
    table = face_off(seats=4).say(0, "blartfast").expire()
    for seat in (1, 2):
        table.do(seat, Advise(accept=False))
    assert table.vote(3, accept=True).told(VoteClosed).accepted
    table = face_off(seats=4).say(0, "blartfast").expire()
    for seat in (1, 2):
        table.do(seat, Advise(accept=False))
    assert not table.do(3, Abstain()).told(VoteClosed).accepted


@rule("DUPLE-19")
def test_who_abstains_leaves_it_to_the_others_and_without_a_vote_or_advice_nothing_counts() -> None:
    table = face_off(seats=4).say(0, "blartfast").expire().do(1, Abstain()).do(2, Abstain())
    assert not table.vote(3, accept=False).told(VoteClosed).accepted
    table = face_off(seats=3).say(0, "blartfast").expire().do(1, Abstain()).do(2, Abstain())
    assert not table.told(VoteClosed).accepted


# ---- Ties


@rule("DUPLE-22")
def test_until_the_photo_finish_is_over_nobody_is_shown_what_the_other_said() -> None:
    table = face_off(no_repeats=True).say(0, "table", at=1000)
    assert [type(event) for event in table.events] == [Spoke]
    for viewer in (1, 2, Audience.SPECTATOR):
        seen = look(table.state, viewer)
        assert "table" not in msgspec.json.encode(seen).decode()
        assert isinstance(seen.race, Race)
        assert isinstance(seen.race.phase, PhotoFinish)
        assert seen.race.phase.spoke == (0,)
    own = look(table.state, 0).race
    assert own is not None
    assert own.claims == table.race.claims
    assert table.expire().told(WordSaid).word == "table"
    assert table.state.heard == ("table",)


@rule("DUPLE-21", "DUPLE-22")
def test_the_same_word_within_the_photo_finish_ties_though_words_are_not_repeated() -> None:
    table = face_off(no_repeats=True).say(0, "table", at=1000).say(1, "table", at=1100)
    assert table.told(Tied).seats == (0, 1)
    assert table.state.heard == ("table",)


@rule("DUPLE-22")
def test_what_is_refused_within_the_photo_finish_only_its_speaker_is_told() -> None:
    table = face_off(no_repeats=True).say(0, "table", at=1000)
    _, (told,) = rules.apply(table.state, 1, Answer("orange"), 1050, table.dice)
    assert told.to == (1,)
    table.say(1, "orange", at=1050)
    assert "orange" not in msgspec.json.encode(look(table.state, 0)).decode()
    assert table.expire().state.heard == ("table", "orange")


@rule("DUPLE-22")
def test_words_within_the_photo_finish_tie_and_another_player_draws_a_third_letter() -> None:
    table = face_off().say(0, "table", at=1000)
    assert table.refusal(0, Answer("tablet")).rule == "DUPLE-22"
    table.say(1, "paint", at=1149)
    assert table.told(Tied).seats == (0, 1)
    assert waiting_for(table.state) == {2}
    assert [each for each in choices(table.state, 2) if not isinstance(each, Challenge)] == [Draw(0), Draw(1)]
    assert table.refusal(0, Answer("table")).rule == "DUPLE-22"
    assert table.refusal(0, Draw(0)).rule == "DUPLE-10"
    table.draw(2, pile=1, at=2000)
    assert table.told(ThirdLetterDrawn).card == card("N♥")
    assert str(refused(table, "table").reason) == "There is no N in TABLE."
    table.say(1, "planet", at=3000).expire()
    assert table.told(FaceOffWon).card == card("A●")
    assert card("N♥") in table.state.draw_piles[0] + table.state.draw_piles[1]


@rule("DUPLE-22")
def test_a_word_after_the_photo_finish_comes_too_late() -> None:
    table = face_off().say(0, "table", at=1000)
    table.say(1, "paint", at=1150)
    assert table.told(FaceOffWon).seat == 0


@rule("DUPLE-22")
def test_without_a_photo_finish_the_first_word_wins_at_once() -> None:
    assert face_off(tie_ms=0).say(0, "table").was_told(FaceOffWon)


@rule("DUPLE-22")
def test_only_a_valid_word_ties() -> None:
    table = face_off().say(0, "table", at=1000).say(1, "orange", at=1100).expire()
    assert table.told(FaceOffWon).seat == 0


@rule("DUPLE-22")
def test_a_tie_with_a_doubtful_word_is_for_the_table_to_see() -> None:
    table = face_off(seats=4).say(0, "table", at=1000).say(1, "blartfast", at=1100)
    assert table.told(VoteCalled).seat == 1
    for seat in (2, 3):
        table.vote(seat, accept=False, at=2000)
    assert table.told(FaceOffWon).seat == 0


@rule("DUPLE-22")
def test_with_two_players_the_third_letter_is_drawn_for_them() -> None:
    table = face_off(seats=2).say(0, "table").say(1, "paint")
    assert table.told(ThirdLetterDrawn).seat is None
    assert len(table.race.needed) == 3


@rule("DUPLE-22")
def test_a_third_letter_that_nobody_draws_is_drawn_for_them() -> None:
    table = face_off().say(0, "table").say(1, "paint").expire()
    assert table.told(ThirdLetterDrawn).seat is None


@rule("DUPLE-22")
def test_it_repeats_until_it_is_decided_with_a_new_third_letter() -> None:
    table = face_off().say(0, "table").say(1, "paint").draw(2, pile=1)
    table.say(0, "planet", at=3000).say(1, "antenna", at=3001)
    assert table.was_told(Tied)
    assert table.race.third is None
    table.draw(2, pile=0, at=4000)
    assert len(table.race.needed) == 3
    table.give_up(0, 1, at=5000)
    assert table.was_told(NobodyWon)
    assert sum(map(len, table.state.draw_piles)) == 4


@rule("DUPLE-22")
def test_with_no_letter_left_the_word_received_first_wins() -> None:
    table = Table("A●", "", "I▲", piles=("T●", "●★"), turn=1).draw(1)
    table.say(1, "table", at=10).say(0, "paint", at=20)
    assert table.told(FaceOffWon).seat == 1


# ---- Anything at all


@pytest.mark.uncovered
@rule("DUPLE-20")
@settings(deadline=None)
@given(word=st.text(max_size=80), judge=st.sampled_from(["lexicon", "table", "strict"]))
def test_whatever_is_typed_gets_a_refusal_or_a_verdict(word: str, judge: str) -> None:
    table = face_off("Animal", judge=judge, max_words=3)
    if refusal(table.state, 0, Answer(word)) is None:
        table.say(0, word)
        assert table.was_told(Spoke) or table.was_told(WordRefused)


@rule("DUPLE-16")
def test_nobody_stops_a_race_by_leaving_it() -> None:
    table = face_off()
    assert table.state.race is not None
    assert not may_pause(table.state)
    assert may_pause(replace(table.state, race=None))


# ---- What would have counted


@rule("DUPLE-16")
def test_when_nobody_found_a_word_everybody_is_told_what_would_have_counted() -> None:
    racing = face_off("Animal")
    assert look(racing.state, 0).missed == ()
    missed = look(racing.give_up(0, 1).state, Audience.SPECTATOR).missed
    assert len(missed) == MISSED
    for word in missed:
        assert face_off("Animal").say(0, word).expire().told(FaceOffWon).word == word


@rule("DUPLE-16")
def test_who_found_a_word_is_told_of_no_other() -> None:
    assert look(face_off().say(0, "theatre").expire().state, 0).missed == ()


@rule("DUPLE-16")
def test_the_words_of_a_race_are_not_told_while_the_next_one_is_on() -> None:
    race = face_off().state.race
    ended = face_off().give_up(0, 1).state
    assert look(ended, 2).missed
    assert look(replace(ended, race=race), 2).missed == ()
