"""What an analysis says of a match."""

from random import Random

import pytest

from tests.amounts import amount
from twofold import Match
from twofold.analysis import Analysis, NotAnalysed, analyse
from twofold.analysis.playouts import played_out
from twofold.analysis.report import DUBIOUS, MISTAKE, SURE, mark_of
from twofold.bots import make_bot, play_out
from twofold.engine import installed_games

DEALS = amount(2, 64)


def played(game: str, level: str, seats: int, **options: object) -> Match:
    match = Match.new(game, seats, options=options, seed=1)
    bots = [make_bot(match.game, level) for _ in match.seats]
    for _ in play_out(match, bots, Random(1)):
        pass
    return match


@pytest.fixture(scope="module")
def dualis() -> Match:
    return played("dualis", "easy", 4, short=True)


@pytest.fixture(scope="module")
def uno_duo() -> Match:
    return played("uno-duo", "easy", 2, target=amount(20, 50))


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(game, marks=pytest.mark.xdist_group(f"analysis of {game}"))
        for game in ("dualis", "uno_duo")
    ],
)
def analysed(request: pytest.FixtureRequest) -> tuple[Match, Analysis]:
    match: Match = request.getfixturevalue(request.param)
    return match, analyse(match, deals=DEALS)


def test_every_decision_is_weighed_with_the_play_that_was_chosen(analysed: tuple[Match, Analysis]) -> None:
    match, analysis = analysed
    for decision in analysis.decisions:
        entry = match.entries[decision.seq - 1]
        assert (decision.seat, decision.action) == (entry.seat, entry.action)
        chances = [play.chance for play in decision.plays]
        assert chances == sorted(chances, reverse=True)
        assert 0 <= decision.after <= decision.before == chances[0] <= 1
        assert decision.action in [play.action for play in decision.plays]


def test_only_a_choice_is_a_decision(analysed: tuple[Match, Analysis]) -> None:
    match, analysis = analysed
    past = Match(match.game, match.header, match.server_seed)
    decided = {decision.seq for decision in analysis.decisions}
    for entry in match.entries:
        assert entry.seat is not None
        if len(past.choices(entry.seat)) == 1:
            assert entry.seq not in decided
        past.follow(entry)


def test_the_same_match_is_analysed_alike_again(analysed: tuple[Match, Analysis]) -> None:
    match, analysis = analysed
    assert analyse(match, deals=DEALS) == analysis


def test_each_round_tells_what_its_deal_was_worth(analysed: tuple[Match, Analysis]) -> None:
    _, analysis = analysed
    assert [deal.round for deal in analysis.rounds] == list(range(len(analysis.rounds)))
    sides = analysis.about.sides
    for deal in analysis.rounds:
        assert sum(deal.worth[:sides]) == pytest.approx(1)
        assert sum(deal.shares[:sides]) == pytest.approx(1)


def test_players_are_told_what_their_decisions_cost(analysed: tuple[Match, Analysis]) -> None:
    _, analysis = analysed
    for player in analysis.players:
        own = [decision for decision in analysis.decisions if decision.seat == player.seat]
        assert player.decisions == len(own)
        assert player.lost == pytest.approx(sum(decision.before - decision.after for decision in own))
        assert player.mistakes == sum(decision.mark == "mistake" for decision in own)
        assert 0 <= player.accuracy <= 100


def test_the_moments_are_the_decisions_that_cost_most(analysed: tuple[Match, Analysis]) -> None:
    _, analysis = analysed
    by_entry = {decision.seq: decision for decision in analysis.decisions}
    told = [by_entry[seq].lost for seq in analysis.moments]
    assert told == sorted(told, reverse=True)
    assert len(told) <= 3
    assert told[0] == max(decision.lost for decision in analysis.decisions)


@pytest.mark.parametrize(
    "analysed",
    [pytest.param("dualis", marks=pytest.mark.xdist_group("analysis of dualis"))],
    indirect=True,
)
def test_who_ends_the_round_could_know_how(analysed: tuple[Match, Analysis]) -> None:
    """The last play of a round leaves nothing to imagine: its chance is what came of it."""
    match, analysis = analysed
    looking_back, past = match.game.looking_back, Match(match.game, match.header, match.server_seed)
    assert looking_back is not None
    by_entry, found = {decision.seq: decision for decision in analysis.decisions}, 0
    for entry in match.entries:
        number = looking_back.rounds(past.state)
        past.follow(entry)
        if looking_back.rounds(past.state) > number and entry.seq in by_entry:
            found += 1
            assert by_entry[entry.seq].after == looking_back.shares(past.state, number)[entry.seat or 0]
    assert found


def test_progress_is_told() -> None:
    match, told = played("dualis", "easy", 3, short=True), list[tuple[int, int]]()
    analyse(match, deals=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, len(match.entries)) for done in range(1, len(match.entries) + 1)]


def test_a_mark_allows_for_doubt() -> None:
    assert mark_of(DUBIOUS, 0) == "dubious"
    assert mark_of(MISTAKE, 0) == "mistake"
    assert mark_of(MISTAKE, 0.01) == "dubious"
    assert mark_of(DUBIOUS, (DUBIOUS + 0.001) / SURE) == "good"


def test_only_finished_matches_of_games_with_an_expert_are_analysed() -> None:
    with pytest.raises(NotAnalysed, match="still open"):
        analyse(Match.new("dualis", 4, seed=1))
    duos = installed_games["duos"]
    assert duos.looking_back is None
    finished = played("duos", "easy", 2)
    with pytest.raises(NotAnalysed, match="DUOS"):
        analyse(finished)


@pytest.mark.parametrize(("game", "seats"), [("dualis", 4), ("uno-duo", 2)])
def test_a_round_that_has_ended_is_played_no_further_bug(game: str, seats: int) -> None:
    match = played(game, "easy", seats)
    assessing = match.game.looking_back
    assert assessing is not None
    last = assessing.rounds(match.state) - 1
    assert played_out(match.game, assessing, [match.state] * 2, last, Random(1)) == [match.state] * 2
