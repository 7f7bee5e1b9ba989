"""The command ``twofold``, as a person or a program calls it."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from twofold.cli import main
from twofold.engine import Match, installed_games
from twofold.replays import load
from twofold.texts.catalogue import languages

RUN = CliRunner()


def twofold(*arguments: str, typed: str = "") -> Result:
    return RUN.invoke(main, arguments, input=typed)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    assert twofold("simulate", "dualis", "--games", "1", "--seed", "1", "--log", str(tmp_path)).exit_code == 0
    return tmp_path / "dualis-00001.jsonl"


@pytest.mark.parametrize("name", sorted(main.commands))
def test_a_command_is_listed_as_it_explains_itself(name: str) -> None:
    itself = main.commands[name].make_context(name, [], resilient_parsing=True).command
    assert itself.name == name
    assert itself.get_short_help_str() == main.commands[name].get_short_help_str()


HEAVY = {"asyncio", "litestar", "numpy", "prompt_toolkit", "rich", "sqlalchemy", "websockets"}


@pytest.mark.parametrize("command", ["twofold --help", "import twofold"])
def test_nothing_is_loaded_before_it_is_needed_bug(command: str) -> None:
    """Help took 0.28 seconds, for which every command was loaded."""
    ask = "from twofold.cli import main; main(['--help'])" if "--help" in command else command
    code = f"import atexit, sys; atexit.register(lambda: print('LOADED', *sys.modules)); {ask}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "twofold.engine" in (loaded := set(run.stdout.split("LOADED")[1].split()))
    assert loaded & HEAVY == set()


def test_games_are_listed_for_people_and_programs() -> None:
    assert "dualis" in twofold("games").output
    listed = json.loads(twofold("games", "--json").output)
    assert [game["id"] for game in listed] == list(installed_games)
    assert listed[0]["options"]["short"]["default"] is False


@pytest.mark.parametrize("game_id", list(installed_games))
def test_the_rules_of_every_game_are_shown(game_id: str) -> None:
    shown = twofold("rules", game_id)
    assert shown.exit_code == 0
    assert installed_games[game_id].name in shown.output


@pytest.mark.parametrize("game_id", list(installed_games))
@pytest.mark.parametrize("columns", ["40", "80", "120"])
def test_no_word_of_the_rules_is_cropped_at_the_edge_bug(game_id: str, columns: str) -> None:
    """Every item of a list was, also in a pipe."""
    shown = RUN.invoke(main, ("rules", game_id), env={"COLUMNS": columns}).output
    wanted = re.findall(r"[A-Za-z]+", installed_games[game_id].guide().replace("`", ""))
    assert [word for word in re.findall(r"[A-Za-z]+", shown) if word] == wanted
    assert max(map(len, shown.splitlines())) <= int(columns)


@pytest.mark.parametrize(
    ("game_id", "takes"),
    [
        ("dualis", "iso yes or no (like iso=yes)"),
        ("duet", "tempo 40 to 180 (like tempo=90)"),
        ("duple", "announce yes or no (like announce=no)"),
        ("duos", "category animals, random or things (like category=animals)"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_help_says_what_every_option_takes(command: str, game_id: str, takes: str) -> None:
    shown = " ".join(twofold(command, "--help").output.split())
    assert f"Options of {game_id}:" in shown
    assert takes in shown


@pytest.mark.parametrize("switched_on", ["yes", "on", "true", "1", "YES"])
def test_an_option_is_switched_on_in_words(switched_on: str, tmp_path: Path) -> None:
    chosen = ("--games", "1", "--option", f"short={switched_on}", "--log", str(tmp_path))
    assert twofold("simulate", "dualis", *chosen).exit_code == 0
    assert load(tmp_path / "dualis-00001.jsonl").header.options["short"] is True


@pytest.mark.parametrize(("game_id", "seats"), [("duple", 4), ("duos", 4), ("dualis", 4), ("duet", 2)])
def test_four_sit_down_where_the_game_allows_it(game_id: str, seats: int) -> None:
    report = json.loads(twofold("simulate", game_id, "--games", "1", "--seed", "3", "--json").output)
    assert len(report["seats"]) == seats


def test_points_of_which_less_is_better_are_marked() -> None:
    quick = ("--bots", "random,easy", "--deals", "1", "--seed", "2")
    assert "Points (less is better)" in twofold("arena", "uno-duo", *quick).output
    assert "less is better" not in twofold("arena", "dualis", *quick).output
    assert "Mean score (less is better)" in twofold("simulate", "uno-duo", "--games", "1").output


@pytest.mark.parametrize("game_id", list(installed_games))
def test_every_game_can_be_simulated_by_random_bots(game_id: str) -> None:
    seats = min(installed_games[game_id].seat_counts)
    result = twofold("simulate", game_id, "--games", "2", "--seats", str(seats), "--seed", "3", "--json")
    report = json.loads(result.output)
    assert report["game"] == game_id
    assert report["games"] == 2
    assert report["moves"] > 0
    assert [seat["bot"] for seat in report["seats"]] == ["random"] * seats
    assert all({"wins", "mean_score"} <= seat.keys() for seat in report["seats"])


def test_the_same_seed_simulates_the_same_matches() -> None:
    first, second = (twofold("simulate", "dualis", "--games", "3", "--seed", "9", "--json") for _ in range(2))
    without_time = [{**json.loads(run.output), "seconds": 0} for run in (first, second)]
    assert without_time[0] == without_time[1]


def test_a_simulation_takes_bots_seats_and_options() -> None:
    arguments = ("--seats", "3", "--bots", "random,random", "--option", "short=true", "--games", "2")
    result = twofold("simulate", "dualis", *arguments)
    assert result.exit_code == 0
    assert "2 matches of dualis" in result.output


def test_an_arena_rates_bots_with_intervals() -> None:
    result = twofold("arena", "dualis", "--bots", "random,easy", "--deals", "8", "--seed", "2", "--json")
    report = json.loads(result.output)
    assert [rating["bot"] for rating in report["ratings"]] == ["easy", "random"]
    (meeting,) = report["meetings"]
    assert meeting["victories"]["low"] <= meeting["victories"]["value"] <= meeting["victories"]["high"]
    assert (
        "16 matches of dualis" in twofold("arena", "dualis", "--bots", "random,easy", "--deals", "8").output
    )


def test_every_match_is_saved_where_asked(saved: Path) -> None:
    assert load(saved).over


@pytest.mark.parametrize("viewer", ["0", "spectator", "all"])
def test_a_replay_shows_the_match_through_somebodys_eyes(saved: Path, viewer: str) -> None:
    shown = twofold("replay", str(saved), "--as", viewer)
    assert shown.exit_code == 0
    assert "wins the trick" in shown.output
    moments = [
        json.loads(line)
        for line in twofold("replay", str(saved), "--as", viewer, "--json").output.splitlines()
    ]
    assert [moment["seq"] for moment in moments] == list(range(len(load(saved).entries) + 1))


def test_a_replay_hides_what_its_viewer_could_not_see(saved: Path) -> None:
    first = json.loads(twofold("replay", str(saved), "--as", "0", "--json").output.splitlines()[0])
    assert [isinstance(hand, list) for hand in first["view"]["hands"]] == [True, False, False, False]


def test_verify_says_yes_to_an_honest_match_and_no_to_a_changed_one(saved: Path) -> None:
    assert twofold("verify", str(saved)).exit_code == 0
    saved.write_text(saved.read_text().replace('"seq":3,"at":', '"seq":3,"at":1', 1))
    changed = twofold("verify", str(saved))
    assert changed.exit_code == 1
    assert "NO" in changed.output
    assert json.loads(twofold("verify", str(saved), "--json").output)[0]["holds"] is False


def test_verify_says_what_each_claim_was_checked_against(saved: Path) -> None:
    match = load(saved)
    kept = ("--commitment", match.header.commitment.upper(), "--digest", match.digest)
    assert "checked against the file alone" in twofold("verify", str(saved)).output
    told = twofold("verify", str(saved), *kept)
    assert told.exit_code == 0
    assert told.output.count("checked against what you kept") == 2
    findings = json.loads(twofold("verify", str(saved), *kept, "--json").output)
    assert [finding["against"] for finding in findings[:3]] == ["kept", "kept", "file"]


@pytest.mark.parametrize("kept", [("--commitment", "00"), ("--digest", "00"), ("--entropy", "0=c0ffee")])
def test_verify_says_no_to_a_match_that_is_not_the_one_that_was_kept(
    saved: Path, kept: tuple[str, str]
) -> None:
    assert twofold("verify", str(saved), *kept).exit_code == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("verify", "match.jsonl", "--digest", "xyz"), "'xyz' is not in hexadecimal"),
        (("verify", "match.jsonl", "--entropy", "c0ffee"), "'c0ffee' is not a seat and what it brought"),
        (("simulate", "chess"), "There is no game 'chess'"),
        (("play", "uno"), "There is no game 'uno'. Did you mean uno-duo?"),
        (("simulate", "dualis", "--seats", "9"), "Dualis needs 3 or 4 players, not 9."),
        (("simulate", "dualis", "--bots", "clever"), "Dualis has no bot 'clever'"),
        (("simulate", "dualis", "--option", "short"), "'short' is not of the form name=value"),
        (("simulate", "dualis", "--option", "tall=1"), "Dualis has no option 'tall'"),
        (
            ("simulate", "dualis", "--option", "short=maybe"),
            "Dualis cannot take short='maybe': it takes yes or no, like short=yes.",
        ),
        (("simulate", "duet", "--option", "tempo=999"), "it takes 40 to 180, like tempo=90."),
        (("simulate", "duos", "--option", "category=x"), "it takes animals, random or things"),
        (("simulate", "dualis", "--games", "none"), "'none' is not a valid integer"),
        (("replay", "nowhere.jsonl"), "nowhere.jsonl cannot be read"),
        (("verify", "nowhere.jsonl"), "nowhere.jsonl cannot be read"),
        (("replay", "nowhere.jsonl", "--as", "ghost"), "'ghost' is nobody"),
        (("play", "dualis", "--seat", "7"), "There is no seat 7"),
        (("arena", "dualis", "--bots", "easy"), "An arena needs two or more different bots, not easy."),
        (("arena", "dualis"), "Missing option '--bots'"),
        (("dance",), "No such command 'dance'"),
    ],
)
def test_bad_arguments_get_one_clear_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    result = twofold(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert "Traceback" not in result.output


def test_replaying_as_a_seat_that_is_not_there_is_refused(saved: Path) -> None:
    result = twofold("replay", str(saved), "--as", "4")
    assert (result.exit_code, "Nobody sits at 4" in result.stderr) == (2, True)


def test_an_open_match_is_not_shown_to_everybody(tmp_path: Path) -> None:
    Match.new("dualis", 4, seed=1).save(tmp_path / "open.jsonl")
    result = twofold("replay", str(tmp_path / "open.jsonl"), "--as", "all")
    assert (result.exit_code, "still open" in result.stderr) == (2, True)


@pytest.mark.parametrize("name", ["dualis", "DUALIS", "Dualis", "UNO Duo"])
def test_a_game_is_called_by_its_id_or_its_name_in_any_case_bug(name: str) -> None:
    assert twofold("rules", name).exit_code == 0


def test_an_argument_that_may_be_left_out_is_shown_so_bug() -> None:
    """Help of ``today`` called its game needed."""
    assert "today [OPTIONS] [GAME]" in twofold("today", "--help").output
    assert "play [OPTIONS] GAME" in twofold("play", "--help").output


def test_without_a_command_three_lines_say_what_one_can_do() -> None:
    shown = twofold()
    assert shown.exit_code == 0
    serve, play, rest = shown.output.splitlines()
    assert serve.startswith("twofold serve ")
    assert play.startswith("twofold play GAME ")
    assert all(game_id in play for game_id in installed_games)
    assert rest.startswith("twofold --help ")


def test_the_three_lines_come_in_the_language_asked_for_bug() -> None:
    """Asked in German it only said that there was no command."""
    shown = twofold("--language", "de")
    assert (shown.exit_code, len(shown.output.splitlines())) == (0, 3)
    assert "öffnet den Tisch im Browser" in shown.output


@pytest.mark.parametrize("language", languages())
def test_the_three_lines_fit_on_a_terminal_bug(language: str) -> None:
    """The word for backups was broken after its first letter."""
    shown = twofold("--language", language)
    assert max(map(len, shown.output.splitlines())) <= 80


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Erlaubt ist yes oder no, zum Beispiel iso=yes."),
        ("sv", "det tar yes eller no, till exempel iso=yes."),
    ],
)
def test_what_went_wrong_is_said_in_the_language_asked_for(language: str, said: str) -> None:
    failed = twofold("play", "dualis", "--option", "iso=maybe", "--language", language)
    assert failed.exit_code == 2
    assert said in failed.stderr
