"""No text is missing, left over, or used with other parameters than it takes; and the check would notice."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import texts


def test_every_text_is_there_and_used() -> None:
    assert texts.faults() == []


@pytest.fixture
def spoil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str, str], list[str]]:
    """A catalogue of two texts, used rightly, with one thing changed in one of its files."""
    monkeypatch.setattr(texts, "ROOT", tmp_path)
    monkeypatch.setattr(texts, "PYTHON", tmp_path)
    monkeypatch.setattr(texts, "WEB", tmp_path / "web")
    game = tmp_path / "games" / "some"
    (game / "texts").mkdir(parents=True)
    (tmp_path / "texts").mkdir()
    files = {
        "en": 'a = One { $who }\nb = Two\n    .form = Twos\nc = { FORM($it, form: "form") }\n',
        "de": 'a = Eins { $who }\nb = Zwei\nc = { FORM($it, form: "form") }\n',
        "py": 'text("a", who=1)\ntext("c", it=text("b"))\n',
    }

    def spoiled(file: str, before: str, after: str) -> list[str]:
        for name, content in files.items():
            path = game / "rules.py" if name == "py" else game / "texts" / f"{name}.ftl"
            path.write_text(content.replace(before, after) if name == file else content, "utf-8")
        (tmp_path / "texts" / "en.ftl").touch()
        return texts.faults()

    return spoiled


@pytest.mark.parametrize(
    ("file", "before", "after", "fault"),
    [
        ("de", "b = Zwei\n", "", "b is missing"),
        ("de", "b = Zwei", "b = Zwei\nd = Drei", "d is in no other language"),
        ("de", "{ $who }", "{ $wer }", "a has parameters that English has not: wer"),
        ("de", "b = Zwei", "b = { Zwei", "cannot be read"),
        ("en", "One { $who }", "One { WHAT($who) }", "unknown function WHAT"),
        ("py", "who=1", "whom=1", "a takes ['who'], not ['whom']"),
        ("py", 'text("a", who=1)', 'text("z", who=1)', "some has no text z"),
        ("py", 'text("a", who=1)', "", "nobody says a"),
        ("py", 'text("a", who=1)', 'text("a", who=1)\ntext(f"card-{1}")', "begins like card-*"),
    ],
)
def test_a_wrong_text_is_found(
    spoil: Callable[[str, str, str], list[str]], file: str, before: str, after: str, fault: str
) -> None:
    assert spoil(file, "", "") == []
    assert any(fault in each for each in spoil(file, before, after))
