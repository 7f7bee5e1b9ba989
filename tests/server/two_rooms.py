"""Two rooms that differ in what one viewer cannot know: nothing that it is sent may tell them apart."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import msgspec

from tests.secrecy import Leak, Moment, Worlds
from tests.server.rooms import Scene, bytes_to, hello_of
from twofold import Audience, Match
from twofold.engine import AnyGame, Viewer
from twofold.server.protocol.people import Look
from twofold.server.protocol.tokens import digest
from twofold.server.protocol.ws import Act, Hello
from twofold.server.table.changes import PersonCame
from twofold.server.table.effects import Effect
from twofold.server.table.match import StoredMatch

MOVES = 3
TRIED = 8
"""How many refused actions a viewer tries: with more it would be shown out."""

SPECTATOR = 50
WAITING = 55
COMES_BACK = 60
"""Connections that are no seat's."""

WAITS = "token of somebody who waits"


class TwoRooms:
    """The same match in two rooms that differ in what one viewer cannot know, everybody being connected."""

    def __init__(self, match: Match, viewer: Viewer, rng: Random, game: AnyGame) -> None:
        self.viewer, self.rng = viewer, rng
        self.worlds = Worlds(game, match, viewer, rng)
        self.scenes = Scene(match), Scene(match)
        pasts = self.worlds.past, self.worlds.other_past
        for scene, state, past in zip(self.scenes, self.worlds._both(), pasts, strict=True):
            play = play_in(scene)
            play.game, play.state, play.events = game, state, list(past)
            play._refresh()
            arrive(scene)
        for seat in match.seats:
            self.both(partial(entered, client=seat, hello=hello_of(seat)))
        self.both(partial(entered, client=SPECTATOR, hello=hello_of(Audience.SPECTATOR)))
        self.both(partial(entered, client=WAITING, hello=Hello(1, WAITS)))

    @property
    def clients(self) -> tuple[int, ...]:
        """The connections that see what the viewer sees: whoever waits in the room is a spectator by name."""
        return (SPECTATOR, WAITING) if isinstance(self.viewer, Audience) else (self.viewer,)

    def hellos(self, **seen: Any) -> list[Hello]:
        """How they say hello."""
        waiting = [Hello(1, WAITS, **seen)] if isinstance(self.viewer, Audience) else []
        return [hello_of(self.viewer, **seen), *waiting]

    def both(self, happens: Callable[[Scene], list[Effect]], client: int | None = None) -> None:
        """Something happens in both rooms; raises ``Leak`` unless the viewer is sent the same."""
        here, there = (happens(scene) for scene in self.scenes)
        for heard in self.clients if client is None else (client,):
            self.same(bytes_to(heard, here), bytes_to(heard, there))

    def same(self, here: list[bytes], there: list[bytes]) -> None:
        if here != there:
            raise Leak(f"{self.viewer} can tell by what is sent:\n{here}\n{there}")

    def come_back(self) -> None:
        """On coming, and on coming back after having seen all, all but the latest, or nothing."""
        play = play_in(self.scenes[0])
        latest = play.counts[play.place_of(self.viewer)]
        for number in (-1, 0, max(0, latest - 1), latest):
            seen = {} if number < 0 else {"match": play.header.id, "number": number}
            for hello in self.hellos(**seen):
                self.both(partial(entered, client=COMES_BACK, hello=hello), COMES_BACK)
                self.both(lambda scene: scene.room.leave(COMES_BACK, scene.now))
        self.same(*([msgspec.json.encode(scene.room.table(scene.now))] for scene in self.scenes))
        self.same(
            *(
                [msgspec.json.encode(scene.room.state.listing(scene.room.live.servers))]
                for scene in self.scenes
            )
        )

    def try_what_is_refused(self) -> None:
        """Actions out of place, many of which mention what is hidden."""
        play = play_in(self.scenes[0])
        tried = self.worlds.tried()
        self.rng.shuffle(tried)
        refused = (
            one for one in tried if isinstance(self.viewer, Audience) or play.refusal(self.viewer, one)
        )
        for number, action in zip(range(TRIED), refused, strict=False):
            client = self.clients[number % len(self.clients)]
            self.both(partial(acted, client=client, action=action, name=f"t{number}"))

    def take(self, moment: Moment, name: str) -> None:
        """The same moment in both rooms, as far as the viewer can tell."""
        truth, other = self.scenes
        here = acted(truth, moment.seat, moment.action, name)
        there = [] if moment.disguised is None else acted(other, moment.seat, moment.disguised, name)
        for client in self.clients:
            self.same(bytes_to(client, here), bytes_to(client, there))
        self.worlds.truth, self.worlds.other = play_in(truth).state, play_in(other).state
        self.worlds.now = max(play_in(truth).now, play_in(other).now)


def arrive(scene: Scene) -> None:
    """Somebody comes while the others play, and waits for the next match."""
    state = scene.room.state
    state.change(state.seq + 1, PersonCame(state.seating.ids + 1, "Late", Look(7, 11), digest(WAITS), None))


def play_in(scene: Scene) -> StoredMatch:
    play = scene.room.state.play
    assert play is not None
    return play


def entered(scene: Scene, client: int, hello: Hello) -> list[Effect]:
    """Somebody comes; gives all that comes of it."""
    return scene.do(scene.room.enter(client, hello, scene.now))


def acted(scene: Scene, client: int | None, action: Any, name: str) -> list[Effect]:
    """Somebody acts; gives all that comes of it."""
    assert client is not None
    return scene.do(scene.room.hear(client, Act(name, msgspec.Raw(msgspec.json.encode(action))), scene.now))


def check(match: Match, viewer: Viewer, rng: Random, game: AnyGame) -> None:
    """Raises ``Leak`` if a viewer can tell two rooms apart by anything that it is sent."""
    rooms = TwoRooms(match, viewer, rng, game)
    for number in range(MOVES):
        rooms.come_back()
        rooms.try_what_is_refused()
        moment = rooms.worlds.next_moment()
        if moment is None or moment.seat is None:
            return
        for scene in rooms.scenes:
            scene.now += 1
        rooms.take(moment, f"m{number}")
    rooms.come_back()
