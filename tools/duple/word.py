"""A word of the lexicon, before it is packed."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Word:
    key: str
    """Lower-case letters, single spaces between words; hyphens and apostrophes left out."""
    zipf: float
    accepted: frozenset[str] = frozenset()
    typical: frozenset[str] = frozenset()
    """What a bot may say it for."""
    possible: frozenset[str] = frozenset()
    """Where it is not accepted but may fit: the table is asked."""
    indulged: frozenset[str] = frozenset()
    """Where it is accepted in good faith: nobody suggests it."""
    plural: bool = False
    name: bool = False
    capitalised: bool = False
    """A name, too, so that a strict table might take it for one."""
    rude: bool = False
    unclassified: bool = False
    """In the dictionary, but its meaning is unknown: the table must say whether it fits."""

    def merged(self, other: "Word") -> "Word":
        """The same letters twice: what either of them is, except that a plural stays one."""
        return replace(
            self,
            zipf=max(self.zipf, other.zipf),
            accepted=self.accepted | other.accepted,
            typical=self.typical | other.typical,
            indulged=self.indulged | other.indulged,
            possible=self.possible | other.possible,
            plural=self.plural or other.plural,
            name=self.name and other.name,
            capitalised=self.capitalised or other.capitalised,
            rude=self.rude or other.rude,
            unclassified=self.unclassified and other.unclassified,
        )
