"""The games that are installed: each registers itself through the entry point group ``twofold.games``."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points

from twofold.engine.game import AnyGame
from twofold.engine.refusal import UnknownGame
from twofold.texts import shell
from twofold.texts.text import GAMES


class Registry(Mapping[str, AnyGame]):
    """The installed games by id, loaded when first asked for."""

    @cached_property
    def _entries(self) -> dict[str, EntryPoint]:
        return {
            entry.name: entry for entry in sorted(entry_points(group=GAMES), key=lambda entry: entry.name)
        }

    def __getitem__(self, game_id: str) -> AnyGame:
        if game_id not in self._entries:
            raise UnknownGame(shell("error-no-such-game", game=repr(game_id), games=", ".join(self)))
        game: AnyGame = self._entries[game_id].load()
        return game

    def __contains__(self, game_id: object) -> bool:
        return game_id in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)


installed_games = Registry()
