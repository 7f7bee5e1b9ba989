"""Which WordNet sense and which vector words stand for each face; `senses.tsv` lists the exceptions."""

import csv
from pathlib import Path

from tools.duos.glove import Glove
from tools.duos.kinship import Kinship
from tools.wordnet import Synset
from twofold.games.duos.cards import Category, Face

TOPICS = {Category.ANIMALS: {5}, Category.THINGS: {6, 7, 8, 9, 13, 17, 19, 20}}
"""The lexicographer's files in which a face of each category is looked for."""

Exceptions = dict[str, tuple[str, list[str]]]


def read_exceptions() -> Exceptions:
    with Path(__file__).with_name("senses.tsv").open(encoding="utf-8") as lines:
        rows = csv.DictReader(lines, delimiter="\t")
        return {row["key"]: (row["sense"], row["vector_words"].split()) for row in rows}


def sense_of(face: Face, kinship: Kinship, exceptions: Exceptions) -> Synset:
    chosen, _ = exceptions.get(face.key, ("", []))
    if chosen:
        lemma, _, number = chosen.partition(":")
        return kinship.of(lemma)[int(number) - 1]
    senses = kinship.of(face.key.replace("-", "_"))
    return next(sense for sense in senses if sense.file in TOPICS[face.category])


def vector_words_of(face: Face, glove: Glove, exceptions: Exceptions) -> list[str]:
    """The name and its plural, which keeps the animal in `bats` apart from the one of baseball."""
    _, chosen = exceptions.get(face.key, ("", []))
    words = chosen or [face.key, face.key + "s"]
    return [word for word in words if word in glove]
