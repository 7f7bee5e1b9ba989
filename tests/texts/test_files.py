"""No text is missing, left over, or used with other parameters than it takes; and the check would notice."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import texts


def test_every_text_is_there_and_used() -> None:
    assert texts.faults() == []


def test_no_line_of_code_names_a_language_but_the_one_that_all_others_are_measured_by() -> None:
    languages = {language for each in texts.catalogues() for language in each.languages} - {texts.REFERENCE}
    named = re.compile(rf"""(?:"|')(?:{"|".join(sorted(languages))})(?:-[A-Z]+)?(?:"|')""")
    code = [*texts.PYTHON.rglob("*.py"), *texts.WEB.rglob("*.ts"), *texts.WEB.rglob("*.svelte")]
    told = [path for path in code if ".test." not in path.name and named.search(path.read_text("utf-8"))]
    assert len(languages) > 1
    assert len(code) > 300
    assert told == []


@pytest.fixture
def spoil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str, str], list[str]]:
    """A catalogue of two texts, used rightly, with one thing changed in one of its files."""
    monkeypatch.setattr(texts, "ROOT", tmp_path)
    monkeypatch.setattr(texts, "PYTHON", tmp_path)
    monkeypatch.setattr(texts, "WEB", tmp_path / "web")
    game = tmp_path / "games" / "some"
    (game / "texts").mkdir(parents=True)
    code = {"py": game / "rules.py", "ts": tmp_path / "web" / "games" / "some" / "words.ts"}
    code["ts"].parent.mkdir(parents=True)
    (tmp_path / "texts").mkdir()
    files = {
        "en": 'a = One { $who }\nb = Two\n    .form = Twos\nc = { FORM($it, form: "form") }\nd = Three\n',
        "de": 'a = Eins { $who }\nb = Zwei\nc = { FORM($it, form: "form") }\nd = Drei\n',
        "py": 'text("a", who=1)\ntext("c", it=text("b"))\n',
        "ts": 'words("d");\n',
    }

    def spoiled(file: str, before: str, after: str) -> list[str]:
        for name, content in files.items():
            path = code.get(name, game / "texts" / f"{name}.ftl")
            path.write_text(content.replace(before, after) if name == file else content, "utf-8")
        (tmp_path / "texts" / "en.ftl").touch()
        return texts.faults()

    return spoiled


@pytest.mark.parametrize(
    ("file", "before", "after", "fault"),
    [
        ("de", "b = Zwei\n", "", "b is missing"),
        ("de", "b = Zwei", "b = Zwei\ne = Vier", "e is in no other language"),
        ("de", "b = Zwei", "b = Zwei (SOME-3)", "b says the id of a rule"),
        ("de", "{ $who }", "{ $wer }", "a has parameters that English has not: wer"),
        ("de", "b = Zwei", "b = { Zwei", "cannot be read"),
        ("en", "One { $who }", "One { WHAT($who) }", "unknown function WHAT"),
        ("py", "who=1", "whom=1", "a takes ['who'], not ['whom']"),
        ("py", 'text("a", who=1)', 'text("z", who=1)', "some has no text z"),
        ("py", 'text("a", who=1)', "", "nobody says a"),
        ("ts", 'words("d");', "", "nobody says d"),
        ("py", 'text("a", who=1)', 'text("a", who=1)\ntext(f"card-{1}")', "begins like card-*"),
    ],
)
def test_a_wrong_text_is_found(
    spoil: Callable[[str, str, str], list[str]], file: str, before: str, after: str, fault: str
) -> None:
    assert spoil(file, "", "") == []
    assert any(fault in each for each in spoil(file, before, after))
