"""The terminal speaks the language asked for: help, mistakes, proofs and all that commands print."""

import ast
import inspect
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from twofold.cli import main
from twofold.cli.spoken import OF_CLICK, speech
from twofold.engine import Match
from twofold.replays import load
from twofold.texts.speech import Speech

RUN = CliRunner()
OTHERS = ["de", "sv"]
COMMANDS: dict[str, click.Command] = {"": main} | {
    name: listed.make_context(name, [], resilient_parsing=True).command
    for name, listed in main.commands.items()
}
every_language = pytest.mark.parametrize("language", OTHERS)


def twofold(*arguments: str, **environment: str) -> Result:
    """What a command line prints, one space between words."""
    return RUN.invoke(main, arguments, env=environment)


def words_of(shown: str) -> str:
    """Without the lines that it was broken into."""
    return " ".join(shown.split())


@every_language
@pytest.mark.parametrize("name", COMMANDS)
def test_every_page_of_help_is_in_the_language_asked_for(name: str, language: str) -> None:
    shown = words_of(twofold(*name.split(), "--help", "--language", language).output)
    command, say = COMMANDS[name], Speech(language)
    assert words_of(say(command._says)) in shown  # type: ignore[attr-defined]
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            assert say(parameter._says) in shown  # type: ignore[attr-defined]
    for english in ("Usage:", "Options", "OPTIONS", "Commands:", "default:", "required", "Show ", "INTEGER"):
        assert english not in shown


def test_all_that_click_is_taught_to_say_is_something_that_it_says() -> None:
    modules = (click.core, click.exceptions, click.formatting, click.types)
    said = {
        node.value
        for module in modules
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert OF_CLICK.keys() - said == set()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "dualis", "--seets", "3"), "Eine Option '--seets' gibt es nicht. Meinst du"),
        (("dance",), "Einen Befehl 'dance' gibt es nicht."),
        (("rules",), "Es fehlt die Angabe 'SPIEL'."),
        (("arena", "dualis"), "Es fehlt die Option '--bots'."),
        (("rules", "dualis", "duet"), "Das ist zu viel: duet"),
        (("simulate", "dualis", "--games", "none"), "'none' ist keine passende Zahl."),
        (("simulate", "dualis", "--games", "0"), "0 liegt nicht im Bereich x>=1."),
        (("simulate", "dualis", "--option", "short"), "'short' hat nicht die Form name=value."),
        (("restore", "nowhere"), "'nowhere' gibt es nicht."),
        (("verify", "nowhere"), "nowhere ist nicht zu lesen"),
        (("serve", "--database", "mysql://x"), "Twofold hält seine Tische in SQLite oder PostgreSQL"),
        (("arena", "dualis", "--bots", "easy"), "Eine Arena braucht mindestens zwei verschiedene Bots"),
    ],
)
def test_mistakes_are_told_in_the_language_of_the_environment(arguments: tuple[str, ...], said: str) -> None:
    told = twofold(*arguments, TWOFOLD_LANGUAGE="de_DE.UTF-8")
    assert told.exit_code == 2
    assert said in told.stderr


def test_the_language_may_stand_anywhere() -> None:
    for arguments in ("--language sv games", "games --language=sv", "games --language sv"):
        assert twofold(*arguments.split(), TWOFOLD_LANGUAGE="de").output.startswith("Spel ")


def test_a_command_line_leaves_its_language_to_nobody_bug() -> None:
    before = speech().language
    twofold("games", "--language", "sv" if before != "sv" else "de")
    assert speech().language == before


def test_a_proof_is_told_in_the_language_asked_for_and_to_programs_in_english(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match = Match.new("dualis", 4, seed=1)
    match.save(file)
    told = twofold("verify", str(file), "--digest", match.digest, "--language", "de").output.splitlines()
    assert told[0].startswith("ja    Keine Zeile wurde nachträglich geändert: 2 Prüfsummen, die letzte so, ")
    assert told[-1].endswith(" aufgehoben hast (verglichen mit dem, was du aufgehoben hast)")
    for_programs = twofold("verify", str(file), "--json", TWOFOLD_LANGUAGE="de").output
    assert '"claim": "Nothing was cut off the end"' in for_programs


def test_a_log_that_breaks_the_rules_is_told_so_in_the_language_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match = Match.new("dualis", 4, seed=1)
    leader = min(match.waiting_for)
    match.act(leader, match.choices(leader)[0])
    match.save(file)
    changed = file.read_text().replace(f'"seat":{leader},', f'"seat":{(leader + 1) % 4},', 1)
    file.write_text(changed)
    told = twofold("verify", str(file), "--language", "de").output
    assert "NEIN  Jeder Eintrag folgt den Regeln: Eintrag 1 ist gegen die Regeln: " in told
    with pytest.raises(Exception, match="No line was changed after it was written: no"):
        load(file)


def test_what_is_simulated_is_counted_in_the_language_asked_for() -> None:
    told = twofold("simulate", "uno-duo", "--games", "1", "--seats", "2", "--seed", "3", "--language", "de")
    assert "Punkte im Schnitt (weniger ist besser)" in told.output
    assert "1 Partie uno-duo, " in told.output
