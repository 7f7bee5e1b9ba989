"""A match: acting, refusing, running out of time, looking, and who may see what."""

import pytest

from examples.heap.heap import PATIENCE_MS, Take, Taken, game
from twofold import Audience, Match, Refused, installed_games
from twofold.engine import BadLog, BadOptions, Entry, Game, Hidden, Told, UnknownGame
from twofold.engine.defaults import no_forms, nothing_expires


def heap(count: int = 10) -> Match:
    return Match.new(game, 2, options={"heap": count}, seed=1)


def test_an_action_changes_the_state_and_is_logged() -> None:
    match = heap()
    assert match.act(0, Take(2), at=70) == (Told(Taken(0, 2)),)
    assert match.entries == [Entry(1, 70, 0, Take(2))]
    assert match.view(1).heap == 8
    assert match.waiting_for == {1}


@pytest.mark.parametrize(
    ("seat", "action", "rule"),
    [(1, Take(1), "HEAP-2"), (0, Take(3), "HEAP-3"), (2, Take(1), "TABLE-2"), (-1, Take(1), "TABLE-2")],
)
def test_a_refused_action_changes_nothing_and_names_the_rule(seat: int, action: Take, rule: str) -> None:
    match = heap()
    before = match.state_hash
    with pytest.raises(Refused) as refused:
        match.act(seat, action)
    assert refused.value.refusal.rule == rule
    assert rule in str(refused.value)
    assert (match.state_hash, match.entries) == (before, [])


def test_after_the_end_nothing_is_taken() -> None:
    match = heap(1)
    match.act(0, Take(1))
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    refused = match.refusal(1, Take(1))
    assert refused is not None
    assert refused.rule == "TABLE-1"


def test_running_out_of_time_is_an_entry_like_any_other() -> None:
    match = heap()
    assert match.expire(PATIENCE_MS) == (Told(Taken(0, 1)),)
    assert match.entries == [Entry(1, PATIENCE_MS, None, None)]


def test_time_cannot_run_out_early() -> None:
    match = heap()
    with pytest.raises(Refused, match="still time left"):
        match.expire(PATIENCE_MS - 1)
    assert match.entries == []


def test_time_never_runs_backwards() -> None:
    match = heap()
    match.act(0, Take(1), at=500)
    match.act(1, Take(1), at=200)
    match.act(0, Take(1))
    assert [entry.at for entry in match.entries] == [500, 500, 500]


def test_everybody_sees_everything_only_once_the_match_is_over() -> None:
    match = heap(1)
    assert match.view(0).lucky == match.view(Audience.SPECTATOR).lucky == Hidden(1)
    with pytest.raises(ValueError, match="over"):
        match.view(Audience.EVERYONE)
    match.act(0, Take(1))
    assert match.view(Audience.EVERYONE).lucky == match.state.lucky


def test_private_events_reach_only_those_they_are_told_to() -> None:
    private = Told("a card", to=(1,))
    assert private.reaches(1)
    assert not private.reaches(0)
    assert not private.reaches(Audience.SPECTATOR)
    assert Told("a public card").reaches(Audience.SPECTATOR)
    match = heap()
    match.act(0, Take(1))
    match.events.append((private,))
    assert list(match.events_for(0)) == [(1, Taken(0, 1))]
    assert list(match.events_for(1)) == [(1, Taken(0, 1)), (2, "a card")]


def test_the_same_seed_gives_the_same_match_and_no_seed_another() -> None:
    assert Match.new("dualis", 4, seed=5).state_hash == Match.new("dualis", 4, seed=5).state_hash
    assert Match.new("dualis", 4).state_hash != Match.new("dualis", 4).state_hash
    assert Match.new("dualis", 4, seed=b"bytes").server_seed == b"bytes"


def test_what_the_seats_bring_changes_the_shuffle() -> None:
    plain = Match.new("dualis", 4, seed=5)
    mixed = Match.new("dualis", 4, seed=5, entropy=[b"dice", b"coin"])
    assert plain.header.commitment == mixed.header.commitment
    assert plain.state_hash != mixed.state_hash


def test_another_id_is_another_commitment() -> None:
    """A server that tries ids until it likes the deal gives itself away."""
    first, second = (Match.new("dualis", 4, seed=5, match_id=match_id) for match_id in ("first", "second"))
    assert first.state_hash != second.state_hash
    assert first.header.commitment != second.header.commitment


def test_the_header_has_a_place_for_what_each_seat_brings() -> None:
    assert Match.new("dualis", 4, entropy=[b"a", None, b""]).header.entropy == ("61", None, "", "")


def test_nobody_without_a_seat_has_choices() -> None:
    assert heap().choices(2) == ()


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        (Entry(2, 0, 0, Take(1)), "Entry 2 comes where entry 1 belongs"),
        (Entry(1, 0, 1, Take(1)), "Entry 1 is against the rules: Wait for your turn"),
        (Entry(1, 0, None, None), "Entry 1 is against the rules: There is still time left"),
        (Entry(1, -5, 0, Take(1)), "Entry 1 happened before"),
    ],
)
def test_a_wrong_entry_is_named(entry: Entry[Take], complaint: str) -> None:
    with pytest.raises(BadLog, match=complaint):
        heap().follow(entry)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"'chess'.*dualis"):
        installed_games["chess"]
    assert "chess" not in installed_games
    assert "dualis" in installed_games
    assert len(installed_games) == len(list(installed_games))


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"piles": 2}, "Heap has no option 'piles': it has heap."),
        ({"heap": "many"}, "Heap cannot take heap='many'"),
        ({"heap": 51}, "Heap cannot take heap=51"),
    ],
)
def test_bad_options_are_quoted(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        Match.new(game, 2, options=options)


def test_options_may_be_text_as_on_a_command_line() -> None:
    assert Match.new(game, 2, options={"heap": "3"}).state.heap == 3


def test_too_many_players_are_told_how_many_fit() -> None:
    with pytest.raises(BadOptions, match="Heap needs 2 players, not 3"):
        Match.new(game, 3)


def test_a_game_may_refuse_a_table() -> None:
    from dataclasses import replace

    from twofold.engine import Refusal

    picky: Game = replace(game, table_refusal=lambda options, seats: Refusal("HEAP-9", "Not today."))  # type: ignore[type-arg]
    with pytest.raises(Refused, match="Not today"):
        Match.new(picky, 2)


def test_games_without_clock_or_forms_say_so() -> None:
    from random import Random

    from twofold.engine import Form, SealedDice

    with pytest.raises(Refused):
        nothing_expires(None, 0, SealedDice(b"", ""))
    with pytest.raises(LookupError, match="'word'"):
        no_forms(None, Form("word", "a word"), Random())


# ---- A step is worked out, then taken


def test_working_a_step_out_changes_nothing() -> None:
    match = heap()
    before = match.state_hash
    step = match.step(0, Take(2), at=70)
    assert (match.state_hash, match.entries, match.events) == (before, [], [])
    assert step.entry == Entry(1, 70, 0, Take(2))
    assert step.events == (Told(Taken(0, 2)),)


def test_taking_a_step_is_acting() -> None:
    stepped, acted = heap(), heap()
    assert stepped.take(stepped.step(0, Take(2), at=70)) == acted.act(0, Take(2), at=70)
    assert stepped.take(stepped.expiry(70 + PATIENCE_MS)) == acted.expire(70 + PATIENCE_MS)
    assert list(stepped.lines()) == list(acted.lines())


def test_a_refused_step_is_not_worked_out() -> None:
    match = heap()
    with pytest.raises(Refused, match="HEAP-2"):
        match.step(1, Take(1))
    with pytest.raises(Refused, match="still time left"):
        match.expiry(PATIENCE_MS - 1)


def test_a_step_can_be_taken_only_where_it_was_worked_out() -> None:
    match = heap()
    step = match.step(0, Take(1))
    match.take(step)
    with pytest.raises(BadLog, match="Entry 1 comes where entry 2 belongs"):
        match.take(step)
    assert len(match.entries) == 1
