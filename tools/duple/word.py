"""A word of the lexicon, before it is packed."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Word:
    key: str
    """Lower-case letters, single spaces between words; hyphens and apostrophes left out."""
    zipf: float
    accepted: frozenset[str] = frozenset()
    typical: frozenset[str] = frozenset()
    plural: bool = False
    name: bool = False
    rude: bool = False
    unclassified: bool = False
    """In the dictionary, but its meaning is unknown: the table must say whether it fits."""
