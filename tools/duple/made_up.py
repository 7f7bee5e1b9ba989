"""Lists from which programs make up believable data: names, jobs, dishes, creatures, what is in a house."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import yaml  # type: ignore[import-untyped]

from tools.packages import debian_package, pypi_package

MIMESIS = "mimesis==22.2.0"
FAKER = "ruby-faker"

FAKED: Mapping[str, tuple[str, ...]] = {
    "Animal": (
        "animal.creature.animal.name",
        "australia.australia.animals",
        "cat.creature.cat.breed",
        "dnd.dnd.monsters",
        "horse.creature.horse.breed",
        "witcher.games.witcher.monsters",
    ),
    "Food or drink": (
        "food.food.dish",
        "food.food.ingredients",
        "food.food.fruits",
        "food.food.vegetables",
        "dessert.dessert.variety",
        "dessert.dessert.topping",
        "tea.tea.variety.black",
        "tea.tea.variety.green",
        "tea.tea.variety.oolong",
        "tea.tea.variety.white",
        "beer.beer.brand",
    ),
    "Place": (
        "house.house.rooms",
        "harry_potter.harry_potter.locations",
        "tolkien.tolkien.lord_of_the_rings.locations",
        "mountain.mountain.name",
        "space.space.planet",
        "star_wars.star_wars.planets",
        "tolkien.tolkien.hobbit.location",
    ),
    "Person or job": (
        "artist.artist.names",
        "company.company.profession",
        "construction.construction.trades",
        "dnd.dnd.klasses",
    ),
    "Object": (
        "appliance.appliance.equipment",
        "house.house.furniture",
        "construction.construction.heavy_equipment",
        "dnd.dnd.melee_weapons",
        "music.music.instruments",
    ),
}
"""Where Faker keeps things of a kind: a file, and the way to the list in it."""


CHARACTERS = (
    "basketball.basketball.players",
    "dc_comics.dc_comics.hero",
    "dc_comics.dc_comics.heroine",
    "football.football.players",
    "harry_potter.harry_potter.characters",
    "star_wars.star_wars.characters",
    "super_mario.games.super_mario.characters",
    "tolkien.tolkien.lord_of_the_rings.characters",
)


def faked(category: str) -> Iterator[str]:
    """What Faker makes up for a category."""
    for way in FAKED.get(category, ()):
        yield from _listed(way)


def characters() -> Iterator[str]:
    """By their whole names and by each of them, as one calls Albus Dumbledore."""
    for way in CHARACTERS:
        for name in _listed(way):
            yield from (name, *name.split())


def colours() -> Iterator[str]:
    yield from _listed("color.color.name")


def dishes() -> Iterator[str]:
    for listed in _mimesis("food").values():
        yield from listed


def jobs() -> Iterator[str]:
    yield from _mimesis("person")["occupation"]


def first_names() -> Iterator[str]:
    names = _mimesis("person")["names"]
    yield from (*names["female"], *names["male"])


def last_names() -> Iterator[str]:
    yield from _mimesis("person")["surnames"]


def _mimesis(subject: str) -> dict[str, Any]:
    file = pypi_package(MIMESIS) / "mimesis" / "datasets" / "en" / f"{subject}.json"
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def _listed(way: str) -> list[str]:
    file, *names = way.split(".")
    found: Any = _faker(file)
    for name in names:
        found = found[name]
    listed: list[str] = found
    return listed


@cache
def _faker(subject: str) -> dict[str, Any]:
    gems = debian_package(FAKER) / "usr" / "share" / "rubygems-integration" / "all" / "gems"
    file = next(gems.glob("faker-*")) / "lib" / "locales" / "en" / f"{subject}.yml"
    found: dict[str, Any] = yaml.safe_load(file.read_text("utf-8").expandtabs())["en"]["faker"]
    return found
