"""A match in the terminal, typed line by line."""

import re
import shlex
import signal
import sys
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen

from click.testing import CliRunner, Result

from twofold.cli import main
from twofold.replays import load

RUN = CliRunner()
QUICK = ("--bots", "random", "--pace", "0", "--seed", "4", "--name", "Ada")


def play(*arguments: str, typed: str) -> Result:
    return RUN.invoke(main, ("play", "dualis", *QUICK, *arguments), input=typed)


def test_the_table_shows_hand_centre_and_everyones_tricks_and_coins() -> None:
    shown = play(typed="q\n").output
    assert "Centre: 7 red and 7 blue coins, so no trump now" in shown
    assert "Your hand (* may be played)" in shown
    assert shown.count("tricks  0   coins  0") == 4


def test_nonsense_is_quoted_and_a_refusal_names_its_rule() -> None:
    shown = play(typed="dance\nS1R\nq\n").output
    assert "'dance' is no play here" in shown
    assert "(DUALIS-" in shown


def test_help_table_and_rules_are_one_key_away() -> None:
    shown = play(typed="?\nt\nr\n\nq\n").output
    assert shown.count("? lists your choices") == 2
    assert shown.count("Your hand") == 2
    assert "How we read the rules" in shown


def test_what_is_typed_is_explained_first_and_with_help() -> None:
    shown = play(typed="?\nq\n").output
    assert shown.count("S9R is the red 9 of Stars") == 2
    assert "You may type: " in shown


def test_ctrl_c_leaves_the_table_and_saves_the_match_bug(tmp_path: Path) -> None:
    """It ended in a traceback, and nothing was saved."""
    path = tmp_path / "match.jsonl"
    command = (sys.executable, "-m", "twofold", "play", "dualis", *QUICK, "--save", str(path))
    with Popen(command, stdin=PIPE, stdout=PIPE, stderr=STDOUT, text=True) as table:
        assert table.stdout is not None
        shown = "".join(iter(table.stdout.readline, "Your hand (* may be played):\n"))
        table.send_signal(signal.SIGINT)
        shown += table.stdout.read()
    assert "You leave the table. The match is not over." in shown
    assert "Traceback" not in shown
    assert table.returncode == 0
    assert not load(path).over


def test_the_table_is_not_printed_again_for_every_bot_that_is_ready_bug() -> None:
    pairs = "1-2 3-4 5-6 7-8\nready\n"
    typed = RUN.invoke(main, ("play", "duos", *QUICK), input=f"{pairs}q\n").output
    before, _, after = typed.partition("Ada is ready.")
    assert before.count("Turn 1 of") == 2, "once for the question, once for the marked pairs"
    assert after.split("The boards are open.")[0].count("Turn 1 of") == 0


def test_a_script_is_told_how_much_time_is_left() -> None:
    typed = "1\n" * 12 + "q\n"
    assert re.search(r"Time: \d:\d\d left", RUN.invoke(main, ("play", "duple", *QUICK), input=typed).output)


def test_against_a_bot_duet_has_no_time_to_tell() -> None:
    """Its clock is there for the other player's sake (DUET-18)."""
    shown = RUN.invoke(main, ("play", "duet", *QUICK), input="1\nlay 1234\nq\n").output
    assert "You lay 4 cards" in shown
    assert "Time:" not in shown


def test_leaving_saves_and_a_saved_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    left = play("--save", str(path), typed="q\n")
    assert "The match is not over" in left.output
    assert not load(path).over
    assert play("--resume", str(path), typed="q\n").exit_code == 0


def test_what_is_printed_on_saving_proves_the_match_later(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    shown = play("--save", str(path), typed="q\n")
    (command,) = (line for line in shown.output.splitlines() if line.startswith("twofold verify"))
    proved = RUN.invoke(main, shlex.split(command)[1:])
    assert proved.exit_code == 0
    assert proved.output.count("checked against what you kept") == 4
    path.write_text(path.read_text().replace("Milo", "Otto"))
    assert RUN.invoke(main, shlex.split(command)[1:]).exit_code == 1


def test_a_table_that_is_too_large_is_refused_by_its_own_size_bug() -> None:
    """Twelve were called eight: there are names for seven bots."""
    shown = play("--seats", "12", typed="")
    assert shown.exit_code == 2
    assert "12" in shown.output


def test_the_end_of_the_input_leaves_the_table() -> None:
    result = play(typed="")
    assert result.exit_code == 0
    assert "You leave the table" in result.output


def test_a_whole_match_can_be_typed(tmp_path: Path) -> None:
    """Whoever types every card there is, again and again, plays whatever is allowed."""
    deck = "".join(f"{suit}{number}{colour}\n" for number in range(1, 14) for suit in "SM" for colour in "RB")
    path = tmp_path / "match.jsonl"
    shown = play("--option", "short=true", "--save", str(path), typed=deck * 400)
    assert shown.exit_code == 0
    assert load(path).over
    assert "You win!" in shown.output or "You lose." in shown.output


def test_a_match_of_another_game_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "nonsense.jsonl"
    path.write_text("nonsense")
    assert play("--resume", str(path), typed="").exit_code == 2


DUPLE = ("play", "duple", "--seats", "2", "--bots", "easy", "--pace", "0", "--seed", "1", "--name", "Ada")
ANY_WORD = ("--option", "categories=no", "--option", "wilds=no")
A_RACE = "1\n1\n"
"""Ada and the bot face off: any word with T and N."""


def test_a_verdict_that_only_the_player_votes_against_stands_and_is_in_no_book(tmp_path: Path) -> None:
    book = tmp_path / "precedents.txt"
    with_book = (*DUPLE, *ANY_WORD, "--book", str(book))
    shown = RUN.invoke(main, with_book, input=f"{A_RACE}students\n/challenge\nq\n").output
    assert "STUDENTS is a plural: say the singular. (DUPLE-17)" in shown
    assert "You say your STUDENTS counts (Any word): the table votes." in shown
    assert not book.exists()


def test_what_a_book_has_counts_in_the_next_match(tmp_path: Path) -> None:
    book = tmp_path / "precedents.txt"
    book.write_text("students; No category; yes; 2026-11-13\n", "utf-8")
    with_book = (*DUPLE, *ANY_WORD, "--book", str(book))
    shown = RUN.invoke(main, with_book, input=f"{A_RACE}students\nq\n").output
    assert re.search(r"STUDENTS counts, as you decided on \w+ \d+, 2026\.", shown)
    assert "You say STUDENTS in" in shown


def test_a_book_that_cannot_be_read_is_told_by_its_line(tmp_path: Path) -> None:
    book = tmp_path / "precedents.txt"
    book.write_text("# ours\nmicrowave\n")
    refused = RUN.invoke(main, (*DUPLE, "--book", str(book)), input="q\n")
    assert refused.exit_code == 2
    assert "Line 2, “microwave”, cannot be read" in refused.output
