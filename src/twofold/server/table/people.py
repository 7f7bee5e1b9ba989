"""The people of a room: who they are, whether they are there, what they want next. Bots are people, too."""

from collections.abc import Iterable

from msgspec import Struct

from twofold.bots import levels_of
from twofold.engine import Seat, installed_games
from twofold.server.protocol.people import COLOURS, FIGURES, AwayShown, BotShown, Look, PersonShown

CHARACTERS = {
    "easy": ("otto", "pip", "mira", "kit"),
    "normal": ("nell", "juno", "finn", "tess"),
    "hard": ("bram", "cleo", "ivo", "wren"),
    "expert": ("lux", "ada", "remy", "zuri"),
}
"""Which characters play at which level first; the browser knows their faces and tempers."""


class Person(Struct, frozen=True):
    """Somebody in the room."""

    id: int
    name: str
    look: Look
    character: str = ""
    """Which of the characters this is; empty for people."""

    token: str = ""
    """The digest of the token that is theirs; bots have none."""

    offered: str = ""
    """The digest of the token that they may have given away, and nobody has come with yet."""

    came: bool = False
    """Whether they have ever been connected …"""

    dealt: bool = False
    """… or were dealt in."""

    nodes: frozenset[str] = frozenset()
    """The servers that a device of theirs is connected to, as far as they could tell."""

    held: bool = False
    """Whether the host wants the table to wait for them while they are away."""

    wish: str | None = None
    again: bool | None = None
    seen: bool = False

    @property
    def is_bot(self) -> bool:
        """Whether nobody is behind it."""
        return bool(self.character)

    def is_gone(self, live: frozenset[str]) -> bool:
        """Whether they were here, and no device of theirs is connected to a server that is up."""
        return self.came and not self.nodes & live

    def shown(
        self,
        live: frozenset[str] = frozenset(),
        level: str | None = None,
        seat: Seat | None = None,
        host: bool = False,
        away: AwayShown | None = None,
    ) -> PersonShown:
        """As everybody sees them, given the servers that are up and where they sit."""
        return PersonShown(
            self.id,
            self.name,
            self.look,
            BotShown(level or "", self.character) if self.is_bot else None,
            self.is_bot or bool(self.nodes & live),
            seat,
            host,
            self.wish,
            self.again,
            self.seen,
            away,
        )


def free_look(people: Iterable[Person], wanted: Look | None) -> Look:
    """The look that somebody wants, with the next colour and figure that nobody has; any if they want none.

    Whoever sees no colours tells people apart by their figures.
    """
    looks = [person.look for person in people]
    colours = {look.colour for look in looks}
    figures = {look.figure for look in looks}
    wish = wanted or Look(len(looks) % COLOURS, len(looks) % FIGURES)
    return Look(_next_free(wish.colour, COLOURS, colours), _next_free(wish.figure, FIGURES, figures))


def _next_free(first: int, count: int, taken: set[int]) -> int:
    turns = ((first + step) % count for step in range(count))
    return next((each for each in turns if each not in taken), first)


def middle_level(game_id: str) -> str:
    """The level of bots that nobody chose."""
    levels = list(levels_of(installed_games[game_id]))
    return levels[len(levels) // 2]


def free_character(people: Iterable[Person], level: str) -> str:
    """A character that is not in the room yet: of this level, or if all of those are, of another."""
    of_level = CHARACTERS.get(level, CHARACTERS["normal"])
    known = (*of_level, *(each for others in CHARACTERS.values() for each in others if each not in of_level))
    here = [person.character for person in people]
    return min(known, key=lambda character: (here.count(character), known.index(character)))
