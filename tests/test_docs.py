"""The docs are true: every command, flag, option, message and game is on its page."""

import re
from pathlib import Path

import click
import pytest

from twofold import installed_games
from twofold.cli import main
from twofold.engine import AnyGame

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
LINK = re.compile(r"\]\((?!https?://|#)([^)#]+)(#[^)]*)?\)")

commands = pytest.mark.parametrize("name", sorted(main.commands))
every_game = pytest.mark.parametrize(
    "game", [installed_games[game_id] for game_id in installed_games], ids=list(installed_games)
)
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md"))]


def section_of(command: str) -> str:
    """The part of the terminal page, or of the page on hosting, that explains a command."""
    text = "".join((DOCS / page).read_text("utf-8") for page in ("terminal.md", "server.md"))
    parts = re.split(r"^## ", text, flags=re.MULTILINE)
    return next((part for part in parts if part.startswith(f"twofold {command}")), "")


@commands
def test_every_command_and_flag_is_explained(name: str) -> None:
    section = section_of(name)
    assert section, f"no section explains twofold {name}"
    context = main.commands[name].make_context(name, [], resilient_parsing=True)
    for parameter in context.command.params:
        if isinstance(parameter, click.Option):
            assert f"`{parameter.opts[0]}`" in section, f"{parameter.opts[0]} of twofold {name}"


@every_game
def test_every_game_has_a_page_that_names_its_options_and_bots(game: AnyGame) -> None:
    page = (DOCS / f"{game.id}.md").read_text("utf-8")
    for option in game.options.__struct_fields__:
        assert f"`{option}`" in page, option
    for level in game.bots:
        assert level in page, level
    assert f"({game.id}.md)" in (DOCS / "games.md").read_text("utf-8")
    assert f"**{game.name}**" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target, _ in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


# ---- Where things are

PACKAGE = ROOT / "src" / "twofold"
FOLDERS = sorted(path.parent for path in PACKAGE.glob("*/__init__.py"))
SERVED = sorted(
    path.relative_to(PACKAGE / "server").with_suffix("")
    for path in (PACKAGE / "server").rglob("*.py")
    if path.stem != "__init__" and "migrations" not in path.parts
)


def folders_told() -> str:
    """The list of folders on the page about the architecture."""
    return (DOCS / "architecture.md").read_text("utf-8").split("src/twofold/", 1)[1].split("```", 1)[0]


def test_the_architecture_names_every_package_and_every_module_of_the_server() -> None:
    told = folders_told()
    assert [folder.name for folder in FOLDERS if f"\n  {folder.name}/" not in told] == []
    server = set(re.findall(r"\w+", told.split("\n  server/", 1)[1].split("\n  cli/", 1)[0]))
    assert [str(module) for module in SERVED if module.stem not in server] == []


SPELLED = {name: game for game in installed_games for name in (game, game.replace("-", "_"))}
OF_A_GAME = re.compile(rf"(?:.*[/_])?({'|'.join(SPELLED)})(?=[./]).*")


def places_of_games() -> dict[str, set[str]]:
    """By game: the files outside of its own folders that have its name, with ``<game>`` in its place."""
    found: dict[str, set[str]] = {game: set() for game in installed_games}
    for path in sorted(path for folder in ("docs", "tests") for path in (ROOT / folder).rglob("*")):
        place = path.relative_to(ROOT).as_posix()
        if path.is_file() and "__" not in place and (named := OF_A_GAME.match(place)):
            found[SPELLED[named[1]]].add(place[: named.start(1)] + "<game>" + place[named.end(1) :])
    return found


def test_the_guide_names_every_file_that_all_games_have_bug() -> None:
    """The screens of the terminal were asked for, and named nowhere."""
    guide = (DOCS / "adding-a-game.md").read_text("utf-8")
    patterns = re.findall(r"`([\w./]*<game>[\w./*]*)`", guide)
    named = [re.escape(pattern).replace(r"\*", ".*") for pattern in patterns]
    everywhere = set.intersection(*places_of_games().values())
    assert "tests/cli/screens/<game>.txt" in everywhere
    assert [place for place in sorted(everywhere) if not re.fullmatch("|".join(named), place)] == []


# ---- What the server promises

NAMED_TEST = re.compile(r"`((?:\w+/)*test_\w+\.py)(?:::(test_\w+))?`")
HOSTING = (DOCS / "server.md").read_text("utf-8")


def test_every_test_that_is_said_to_hold_a_promise_exists() -> None:
    named = NAMED_TEST.findall(HOSTING)
    assert len(named) > 40
    for path, name in named:
        code = (ROOT / "tests" / "server" / path).read_text("utf-8")
        assert not name or f"def {name}(" in code, f"{path} has no {name}"


def test_every_promise_of_the_list_names_its_test() -> None:
    listed = HOSTING.split("## What holds it to that")[1].split("\n## ")[0]
    promises = [line for line in listed.splitlines() if line.startswith("| ")][1:]
    assert len(promises) > 30
    for promise in promises:
        assert any(name for _, name in NAMED_TEST.findall(promise)), promise
