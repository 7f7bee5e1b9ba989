"""The people of a room: whoever comes is in, sits where there is a place, and stays all evening."""

from typing import Any

from tests.server.rooms import SETTINGS, Scene, sent_to
from twofold.engine import Title, installed_games
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import ChangeTable, PlannedSeat, SitDown, StartMatch, Table
from twofold.server.protocol.people import COLOURS, Look
from twofold.server.protocol.room import (
    AddBot,
    ChangePerson,
    ComeIn,
    DecideAway,
    OpenRoom,
    PickGame,
    TakePlace,
)
from twofold.server.protocol.tokens import digest
from twofold.server.protocol.ws import Again, ClientMessage, Hello, Linger, React, Seen, StopCountdown, Wish
from twofold.server.table.between import ALL_IN_MS, COUNTDOWN_MS
from twofold.server.table.bots import anything
from twofold.server.table.changes import HostStoodIn, MatchEnded
from twofold.server.table.coming import MOST_PEOPLE
from twofold.server.table.effects import Answer, Close, CountedDown
from twofold.server.table.openings import room_opened_by
from twofold.server.table.requests import (
    Abandon,
    Beginning,
    HttpCommand,
    LeaveRoom,
    Request,
    ShowChallenge,
)
from twofold.server.table.room import Room
from twofold.server.table.rotation import getting_up
from twofold.server.table.state import LogTail, TableState
from twofold.texts import Text

BEGINNING = Beginning("2026-11-16T20:00:00+00:00", "22" * 32)


class Evening(Scene):
    """A room in which people come and go; somebody's token is their name."""

    def __init__(self, game: str = "duple", opened_by: str | None = "Ada", **room: Any) -> None:
        wanted = OpenRoom(name=opened_by, game=game, screen=opened_by is None, **room)
        opened, came = room_opened_by(wanted, opened_by or "screen", "CODE22", "11" * 32)
        state = TableState("table", opened)
        if came:
            state.change(2, came)
        self._begin(Room(state, LogTail(), SETTINGS, 0))

    def ask(self, request: Request, by: str = "Ada", **more: Any) -> Any:
        """What a request is answered: the table, or the rule that it is turned down by."""
        command = HttpCommand(9, request, digest(by), beginning=BEGINNING, **more)
        effects = self.do(self.room.ask(command, self.now))
        result = next(effect for effect in effects if isinstance(effect, Answer)).result
        return result.refusal.rule if isinstance(result, TurnedDown) else result

    def come(self, *names: str, **more: Any) -> Table:
        """These come in, one after the other."""
        for name in names:
            shown = self.ask(ComeIn(name, **more), by="", new_token=digest(name))
        assert isinstance(shown, Table)
        return shown

    def connect(self, client: int, name: str | None) -> list[dict[str, Any]]:
        """A device of somebody's says hello; without a name it is a screen's."""
        hello = Hello(1, name)
        return sent_to(client, self.do(self.room.enter(client, hello, self.now)))

    def tell(self, client: int, message: ClientMessage) -> None:
        """A device says something."""
        self.do(self.room.hear(client, message, self.now))

    @property
    def table(self) -> Table:
        """The table as everybody sees it."""
        return self.room.table(self.now)

    def person(self, name: str) -> Any:
        """Somebody in the room as everybody sees them."""
        return next(person for person in self.table.people if person.name == name)

    def seats(self) -> list[str]:
        """Who sits where."""
        return [seat.name for seat in self.table.seats]

    def start(self) -> Table:
        """The host begins."""
        shown = self.ask(StartMatch())
        assert isinstance(shown, Table), shown
        return shown

    def closed(self) -> dict[int, int]:
        """The connections that were closed, and with which code."""
        return {effect.client: int(effect.code) for effect in self.effects if isinstance(effect, Close)}


# ---- Coming


def test_a_room_is_opened_with_one_click_and_places_grow_with_the_people() -> None:
    room = Evening()
    assert (room.seats(), room.person("Ada").host) == (["Ada"], True)
    room.come("Ben", "Cem")
    assert room.seats() == ["Ada", "Ben", "Cem"]
    assert [person.id for person in room.table.people] == [1, 2, 3]
    assert [seat.person for seat in room.table.seats] == [1, 2, 3]


def test_a_screen_keeps_the_room_that_it_opened_and_its_first_guest_acts_for_it_bug() -> None:
    room = Evening(opened_by=None)
    assert (room.table.people, room.table.host) == ((), None)
    room.come("Ada", "Ben")
    assert (room.person("Ada").host, room.person("Ben").host) == (True, False)
    assert (room.table.deputy, room.table.absent_host) == (1, None)
    assert room.ask(LeaveRoom(), by="Ada", person=2) == "TABLE-12"
    assert room.ask(StartMatch(), by="Ben") == "TABLE-12"
    assert room.ask(StartMatch(), by="Ada").phase == "playing"
    room.ask(LeaveRoom(), by="screen", person=1)
    assert (room.person("Ben").host, room.table.deputy) == (True, 2), "the next in line acts for it then"
    room.ask(LeaveRoom(), by="Ben", person=2)
    room.come("Cem")
    assert room.person("Cem").id == room.table.deputy, "it stays the screen's when everybody has left"


def test_of_a_screens_guests_the_first_who_is_here_acts_for_it_bug() -> None:
    room = Evening(opened_by=None)
    room.come("Troll", "Ada", "Ben")
    room.connect(1, "Ada")
    room.connect(2, "Ben")
    assert room.person("Troll").host
    room.wait(SETTINGS.stand_in_after)
    assert room.person("Ada").host
    assert room.ask(StartMatch(), by="Ada").phase == "playing"
    room.connect(3, "Troll")
    assert room.person("Troll").host, "the first guest was only late"
    room.do(room.room.leave(3, room.now))
    room.wait(SETTINGS.stand_in_after)
    assert room.person("Ada").host
    assert room.ask(Abandon(), by="screen").abandoned, "and the screen's own device is never turned down"


def test_a_colour_or_a_figure_that_is_taken_becomes_the_next_free_one_bug() -> None:
    room = Evening(look=Look(7, 3))
    room.come("Ben", "Cem", look=Look(7, 3))
    looks = [person.look for person in room.table.people]
    assert looks == [Look(7, 3), Look(0, 4), Look(1, 5)]


def test_people_without_a_look_are_told_apart_as_long_as_there_are_colours() -> None:
    room = Evening()
    room.come(*(f"P{number}" for number in range(COLOURS - 1)))
    looks = [person.look for person in room.table.people]
    assert len({look.colour for look in looks}) == len({look.figure for look in looks}) == COLOURS


def test_later_ones_wait_and_whoever_waits_longest_has_the_next_free_place() -> None:
    room = Evening("uno-duo")
    room.come("Ben", "Cem", "Dan")
    assert [person.seat for person in room.table.people] == [0, 1, None, None], "the game seats two"
    room.ask(LeaveRoom(), by="Ben", person=2)
    assert room.seats() == ["Ada", "Cem"]


def test_who_waits_is_dealt_in_with_the_next_match_although_the_game_is_full_bug() -> None:
    room = Evening("uno-duo")
    room.come("Ben")
    room.start()
    room.come("Cem")
    ended(room, 0)
    assert room.seats() == ["Ada", "Cem"], "who has lost gets up first"
    assert [person.name for person in room.table.people if person.seat is None] == ["Ben"]
    room.start()
    assert room.room.state.play is not None
    assert room.room.state.play.header.seats == ("Ada", "Cem")


def test_nobody_plays_a_third_time_while_somebody_waits() -> None:
    room = Evening("uno-duo")
    room.come("Ben", "Cem")
    played = []
    for _ in range(6):
        room.start()
        played.append({*room.seats()})
        ended(room, 0)
    assert played == [{"Ada", "Ben"}, {"Ada", "Cem"}, {"Ben", "Cem"}] * 2


def test_a_match_that_is_broken_off_is_a_turn_like_any_other() -> None:
    room = Evening("uno-duo")
    room.come("Ben", "Cem", "Dan")
    room.start()
    room.ask(Abandon())
    assert room.seats() == ["Cem", "Dan"]
    assert [person.name for person in room.table.people if person.seat is None] == ["Ben", "Ada"]
    assert room.person("Ada").host


def test_nobody_gets_up_for_somebody_who_is_gone() -> None:
    room = Evening("uno-duo")
    room.come("Ben", "Cem")
    for client, name in enumerate(("Ada", "Ben", "Cem")):
        room.connect(client, name)
    room.start()
    room.do(room.room.leave(2, room.now))
    ended(room, 0)
    assert room.seats() == ["Ada", "Ben"]


def test_who_is_away_gets_up_first() -> None:
    room = Evening("uno-duo")
    room.come("Ben", "Cem")
    for client, name in enumerate(("Ada", "Ben", "Cem")):
        room.connect(client, name)
    room.start()
    room.do(room.room.leave(0, room.now))
    ended(room, 0)
    assert room.seats() == ["Cem", "Ben"]


def test_a_log_from_before_people_took_turns_seats_them_as_it_did() -> None:
    room = Evening("uno-duo")
    room.come("Ben", "Cem")
    room.start()
    room.do(room.room.learn(LogTail(((room.room.state.seq + 1, MatchEnded((0,))),)), room.now))
    assert room.seats() == ["Ada", "Ben"]


def test_who_came_during_a_match_is_dealt_in_with_the_next() -> None:
    room = Evening()
    room.come("Ben")
    first = room.start()
    room.come("Cem")
    assert (room.person("Cem").seat, len(room.table.seats)) == (None, 2)
    room.ask(Abandon())
    assert room.seats() == ["Ada", "Ben", "Cem"]
    assert room.start().match != first.match
    assert room.room.state.play is not None
    assert room.room.state.play.header.seats == ("Ada", "Ben", "Cem")


def test_a_bot_gives_up_its_place_for_a_person() -> None:
    room = Evening("uno-duo")
    room.ask(AddBot("easy"))
    assert room.seats() == ["Ada", "Otto"]
    room.come("Ben")
    assert room.seats() == ["Ada", "Ben"]
    assert [person.name for person in room.table.people] == ["Ada", "Ben"]


def test_an_answer_that_was_lost_leaves_nobody_behind() -> None:
    room = Evening()
    room.come("Ben")
    again = room.ask(ComeIn("Ben"), by="", new_token=digest("second"))
    assert (again.people[1].id, len(again.people)) == (2, 2)
    assert room.connect(1, "Ben") == []
    assert room.connect(2, "second")[0]["you"] == 1


def test_who_is_in_comes_in_no_second_time() -> None:
    room = Evening()
    assert room.ask(ComeIn("Ada")) == "TABLE-33"


def test_a_room_is_full_at_some_point() -> None:
    room = Evening()
    room.come(*(f"P{number}" for number in range(MOST_PEOPLE - 1)))
    for number in range(MOST_PEOPLE - 1):
        room.connect(number, f"P{number}")
    assert room.ask(ComeIn("One more"), by="", new_token=digest("one more")) == "TABLE-55"


def test_in_a_full_room_the_first_who_never_connected_makes_room_bug() -> None:
    room = Evening()
    room.come(*(f"P{number}" for number in range(MOST_PEOPLE - 1)))
    room.connect(1, "P0")
    for name in ("Ben", "Cem"):
        room.ask(ComeIn(name), by="", new_token=digest(name))
    names = [person.name for person in room.table.people]
    assert (names[:3], names[-2:]) == (["Ada", "P0", "P3"], ["Ben", "Cem"])
    assert len(names) == MOST_PEOPLE
    assert room.connect(2, "Cem")[0]["person"] == room.person("Cem").id
    assert room.connect(3, "P1") == []


# ---- What those who wait see


def test_who_waits_has_a_spectators_socket_with_a_name_and_then_a_seat() -> None:
    room = Evening()
    room.come("Ben")
    room.start()
    room.come("Cem")
    welcome, update, *_ = room.connect(1, "Cem")
    assert (welcome["you"], welcome["person"]) == (None, 3)
    watcher = room.connect(2, None)
    assert update["view"] == watcher[1]["view"]
    assert (update["choices"], room.table.watching) == ([], 1)
    again = [
        message
        for message in sent_to(1, room.do(room.room.ask(HttpCommand(9, Abandon(), digest("Ada")), room.now)))
        if message["type"] == "welcome"
    ]
    assert [message["you"] for message in again] == [2]


def test_who_waits_at_a_table_that_is_not_to_be_watched_sees_no_match() -> None:
    room = Evening()
    room.come("Ben")
    room.start()
    room.come("Cem")
    room.ask(ChangeTable(spectators=False))
    kinds = [message["type"] for message in room.connect(1, "Cem")]
    assert "welcome" in kinds
    assert "update" not in kinds


# ---- Leaving, and being shown out


def test_who_leaves_frees_the_place_and_the_next_one_is_the_host() -> None:
    room = Evening()
    room.come("Ben", "Cem")
    room.ask(LeaveRoom(), person=1)
    assert room.seats() == ["", "Ben", "Cem"]
    assert room.person("Ben").host
    room.come("Dan")
    assert room.seats() == ["Dan", "Ben", "Cem"]
    assert room.person("Dan").id == 4, "an id is never used again"


def test_the_host_shows_somebody_out_and_their_device_is_told() -> None:
    room = Evening()
    room.come("Ben")
    room.connect(1, "Ben")
    assert room.ask(LeaveRoom(), by="Ben", person=1) == "TABLE-54"
    room.ask(LeaveRoom(), person=2)
    assert room.closed() == {1: 4005}
    room.connect(2, "Ben")
    assert room.closed()[2] == 4001


def test_who_leaves_by_themselves_was_not_shown_out() -> None:
    room = Evening()
    room.come("Ben")
    room.connect(1, "Ben")
    room.ask(LeaveRoom(), by="Ben", person=2)
    assert room.closed() == {1: 4001}


def test_a_room_that_everybody_left_has_a_host_again_when_somebody_comes() -> None:
    room = Evening()
    room.ask(LeaveRoom(), person=1)
    room.come("Ben")
    assert room.person("Ben").host


# ---- Seats, names, bots


def test_people_change_seats_between_matches_and_swap() -> None:
    room = Evening()
    room.come("Ben", "Cem")
    room.ask(TakePlace(2), person=1)
    assert room.seats() == ["Cem", "Ben", "Ada"]
    assert room.ask(TakePlace(0), by="Ben", person=3) == "TABLE-54"
    room.ask(TakePlace(5), person=2)
    assert room.seats() == ["Cem", "", "Ada", "", "", "Ben"]
    assert room.ask(TakePlace(8), person=1) == "TABLE-34"
    room.start()
    assert room.seats() == ["Cem", "Ada", "Ben"]
    assert room.ask(TakePlace(0), person=1) == "TABLE-15"


def test_a_name_and_a_look_are_ones_own() -> None:
    room = Evening()
    room.come("Ben")
    room.ask(ChangePerson("Benno", Look(5, 5)), by="Ben", person=2)
    assert room.person("Benno").look == Look(5, 5)
    assert room.ask(ChangePerson("Bello"), person=2) == "TABLE-54"
    assert room.ask(ChangePerson("Nobody"), person=9) == "TABLE-53"


def test_no_two_bots_of_a_room_are_the_same_character_bug() -> None:
    room = Evening("duple")
    for _ in range(7):
        room.ask(AddBot("easy"))
    names = [person.name for person in room.table.people if person.bot]
    assert len(names) == len(set(names)) == 7
    assert {person.bot.level for person in room.table.people if person.bot} == {"easy"}


def test_bots_are_characters_that_stay_the_same_all_evening() -> None:
    room = Evening("duple")
    room.ask(AddBot("easy"))
    room.ask(AddBot("easy"))
    room.ask(AddBot("hard"))
    characters = {person.name: person.bot.character for person in room.table.people if person.bot}
    assert characters == {"Otto": "otto", "Pip": "pip", "Bram": "bram"}
    room.ask(PickGame("duos"))
    assert room.seats() == ["Ada", "Otto", "Pip", "Bram"]
    room.ask(LeaveRoom(), person=3)
    assert room.seats() == ["Ada", "Otto", "", "Bram"]
    assert room.ask(AddBot("easy"), by="Otto") == "TABLE-11"


def test_no_more_bots_than_the_game_can_seat() -> None:
    room = Evening("uno-duo")
    room.ask(AddBot())
    assert room.ask(AddBot()) == "TABLE-39"
    assert room.ask(AddBot("genius")) == "TABLE-36"


# ---- Another game


def test_another_game_keeps_room_people_and_code() -> None:
    room = Evening("duple")
    room.come("Ben", "Cem")
    room.ask(AddBot("easy"))
    code = room.table.code
    room.start()
    assert room.ask(PickGame("duos")) == "TABLE-15"
    room.ask(Abandon())
    shown = room.ask(PickGame("uno-duo"))
    assert (shown.game, shown.phase, shown.code) == ("uno-duo", "gathering", code)
    assert room.seats() == ["Ada", "Ben"]
    assert [person.name for person in shown.people] == ["Ada", "Ben", "Cem"]
    room.ask(PickGame("duple"))
    assert room.seats() == ["Ada", "Ben", "Cem"]
    assert room.ask(PickGame("chess")) == "TABLE-24"
    assert room.ask(PickGame("duos"), by="Ben") == "TABLE-12"


def test_a_game_is_picked_with_a_preset_and_single_options_count_before_it() -> None:
    room = Evening("duos")
    wild = installed_games["duple"].presets["wild"]
    shown = room.ask(PickGame("duple", preset="wild"))
    assert wild
    assert {name: shown.options[name] for name in wild} == dict(wild)
    shown = room.ask(PickGame("duple", {"tie_ms": 0}, "wild"))
    assert shown.options["tie_ms"] == 0
    assert room.ask(PickGame("duple", preset="tame")) == "TABLE-58"


def test_who_comes_after_another_game_was_picked_is_not_shown_the_last_match() -> None:
    room = Evening("duple")
    room.come("Ben")
    room.start()
    room.ask(Abandon())
    room.ask(PickGame("duos"))
    assert [message["type"] for message in room.connect(1, "Ben")] == ["welcome", "ping", "table"]


# ---- Between matches


def three_after_a_match() -> Evening:
    room = Evening("duos")
    room.come("Ben", "Cem")
    for client, name in enumerate(("Ada", "Ben", "Cem")):
        room.connect(client, name)
    room.start()
    room.ask(Abandon())
    return room


def begun(room: Evening, milliseconds: int) -> bool:
    """Whether a match has begun after this time."""
    effects = room.wait(milliseconds)
    if any(isinstance(effect, CountedDown) for effect in effects):
        room.do(room.room.begin(BEGINNING, room.now))
    return room.table.phase == "playing"


def test_nobodys_again_deals_alone_and_a_countdown_runs_once_most_are_in() -> None:
    room = three_after_a_match()
    room.tell(1, Again(willing=True))
    assert (room.person("Ben").again, room.table.countdown) == (True, None)
    assert not begun(room, COUNTDOWN_MS)
    room.tell(2, Again(willing=True))
    assert room.table.countdown == COUNTDOWN_MS
    assert not begun(room, COUNTDOWN_MS - 1)
    assert begun(room, 1)
    assert [person.again for person in room.table.people] == [None, None, None]


def test_once_all_are_in_it_is_shorter() -> None:
    room = three_after_a_match()
    for client in range(3):
        room.tell(client, Again(willing=True))
    assert room.table.countdown == ALL_IN_MS
    assert begun(room, ALL_IN_MS)


def test_anybody_seated_may_stop_it_until_somebody_is_in_once_more() -> None:
    room = three_after_a_match()
    room.tell(0, Again(willing=True))
    room.tell(1, Again(willing=True))
    room.tell(2, StopCountdown())
    assert room.table.countdown is None
    assert not begun(room, COUNTDOWN_MS)
    room.tell(1, Again(willing=True))
    assert room.table.countdown == COUNTDOWN_MS
    room.tell(1, Again(willing=False))
    assert room.table.countdown is None


def test_the_host_need_not_wait_for_it() -> None:
    room = three_after_a_match()
    assert room.start().phase == "playing"


def test_a_countdown_to_a_match_that_cannot_be_played_ends_in_nothing() -> None:
    room = Evening("dualis")
    room.come("Ben")
    room.connect(0, "Ada")
    room.connect(1, "Ben")
    room.tell(0, Again(willing=True))
    room.tell(1, Again(willing=True))
    assert not begun(room, ALL_IN_MS)
    assert (room.table.countdown, begun(room, COUNTDOWN_MS)) == (None, False)


def test_the_table_says_who_has_seen_the_result_and_what_they_wish_for() -> None:
    room = three_after_a_match()
    room.tell(1, Seen())
    room.tell(2, Wish("uno-duo"))
    room.tell(0, Wish("chess"))
    assert [person.seen for person in room.table.people] == [False, True, False]
    assert [person.wish for person in room.table.people] == [None, None, "uno-duo"]
    room.tell(2, Wish(None))
    assert room.person("Cem").wish is None


# ---- Reactions


def emotes(client: int, room: Evening) -> list[str]:
    return [message["emote"] for message in sent_to(client, room.effects) if message["type"] == "reaction"]


def test_the_game_that_most_hands_are_up_for_is_put_on_the_table() -> None:
    room = Evening("duple")
    room.come("Ben", "Cem", "Dan")
    for client, name in enumerate(("Ada", "Ben", "Cem", "Dan")):
        room.connect(client, name)
    for client in (1, 2):
        room.tell(client, Wish("duos"))
    assert (room.table.game, room.person("Cem").wish) == ("duple", "duos"), "two of four are not most"
    room.tell(3, Wish("duos"))
    assert room.table.game == "duos"
    assert [person.wish for person in room.table.people] == [None] * 4, "they have what they wanted"


def test_the_host_has_the_last_word_on_the_game() -> None:
    room = Evening("duple")
    room.come("Ben", "Cem")
    for client, name in enumerate(("Ada", "Ben", "Cem")):
        room.connect(client, name)
    for client in (1, 2):
        room.tell(client, Wish("duos"))
    room.ask(PickGame("dualis"))
    room.tell(1, Wish("duet"))
    assert (room.table.game, room.person("Ben").wish) == ("dualis", "duet")


def test_hands_of_people_who_are_gone_do_not_count() -> None:
    room = Evening("duple")
    room.come("Ben", "Cem", "Dan")
    for client, name in enumerate(("Ada", "Ben", "Cem", "Dan")):
        room.connect(client, name)
    room.do(room.room.leave(3, room.now))
    room.tell(1, Wish("duos"))
    room.tell(2, Wish("duos"))
    assert room.table.game == "duos", "two of the three who are here"


def test_reactions_reach_everybody_three_in_five_seconds() -> None:
    room = three_after_a_match()
    room.connect(7, None)
    for _ in range(4):
        room.tell(1, React("clap"))
    room.tell(7, React("oops"))
    assert emotes(0, room) == emotes(7, room) == ["clap"] * 3
    room.wait(4_999)
    room.tell(1, React("wow"))
    room.wait(1)
    room.tell(1, React("heart"))
    assert emotes(2, room)[3:] == ["heart"]


def test_nobody_makes_signs_while_the_game_asks_for_silence() -> None:
    room = three_after_a_match()
    room.start()
    play = room.room.state.play
    assert play is not None
    assert play.quiet is not None, "DUOS-8"
    room.tell(1, React("think"))
    assert emotes(0, room) == []


def test_whoever_plays_stops_the_countdown_of_a_round_for_everybody() -> None:
    """Also in silence: it says nothing of the cards. Who looks on, or waits for a seat, stops nothing."""
    room = Evening("dualis")
    room.come("Ben", "Cem", "Dan")
    for client, name in enumerate(("Ada", "Ben", "Cem", "Dan")):
        room.connect(client, name)
    room.start()
    play = room.room.state.play
    assert play is not None
    assert play.quiet is not None, "DUALIS-13"
    room.come("Eve")
    room.connect(4, "Eve")
    room.connect(7, None)
    for client in (7, 4, 1, 1, 1, 1):
        room.tell(client, Linger())
    for client in (0, 1, 4, 7):
        told = [heard for heard in sent_to(client, room.effects) if heard["type"] == "lingering"]
        assert told == [{"type": "lingering", "person": 2}] * 3


# ---- Away


def test_everybody_sees_who_is_away_and_when_a_bot_plays_on() -> None:
    room = three_after_a_match()
    room.start()
    room.do(room.room.leave(1, room.now))
    room.now += 400
    away = room.person("Ben").away
    assert (away.since_ms, away.bot_in_ms) == (400, 600)
    assert room.person("Ada").away is None
    room.wait(600)
    assert room.person("Ben").away.bot_in_ms == 0


def test_the_host_says_wait_or_go_on() -> None:
    room = three_after_a_match()
    room.start()
    assert room.ask(DecideAway(wait=True), person=2) == "TABLE-56"
    room.do(room.room.leave(1, room.now))
    assert room.ask(DecideAway(wait=True), by="Cem", person=2) == "TABLE-12"
    room.ask(DecideAway(wait=True), person=2)
    room.wait(50_000)
    assert room.person("Ben").away.bot_in_ms is None
    assert not room.table.seats[1].stand_in
    room.ask(DecideAway(wait=False), person=2)
    assert room.table.seats[1].stand_in
    room.connect(1, "Ben")
    assert room.person("Ben").away is None
    room.do(room.room.leave(1, room.now))
    room.wait(1_000)
    assert room.table.seats[1].stand_in, "who was waited for once is not waited for for ever"


def test_who_comes_back_is_told_which_updates_a_bot_played() -> None:
    room = three_after_a_match()
    room.start()
    play = room.room.state.play
    assert play is not None
    room.do(room.room.leave(1, room.now))
    room.wait(1_000)
    before = play.counts[1]
    for seat in (0, 1, 2):
        decision = anything(play, seat)
        assert decision is not None
        play.take(play.move(seat, decision.action, play.now, None))
    assert play.counts[1] > before
    welcome, *_ = room.connect(1, "Ben")
    assert welcome["missed"] == [before + 1, play.counts[1]]
    again, *_ = room.connect(5, "Ben")
    assert again["missed"] is None


def test_nobody_sees_the_hand_of_who_was_shown_out_in_mid_match_bug() -> None:
    room = three_after_a_match()
    room.start()
    room.ask(LeaveRoom(), person=2)
    seat = room.table.seats[1]
    assert (seat.kind, seat.dealt_to) == ("bot", "Ben"), "a bot has the cards"
    assert room.ask(SitDown("Mal"), by="", seat=1, new_token=digest("mal")) == "TABLE-14"
    room.wait(10 * SETTINGS.stand_in_after)
    for kind in ("open", "bot", "closed"):
        assert room.ask(PlannedSeat(kind), seat=1) == "TABLE-15", "not by way of the host either"
    room.ask(Abandon())
    assert room.seats() == ["Ada", "", "Cem"], "the bot goes with the match"
    room.come("Mal")
    assert room.person("Mal").seat == 1


def test_the_seat_of_who_was_shown_out_after_a_long_absence_may_be_taken() -> None:
    room = three_after_a_match()
    room.start()
    room.do(room.room.leave(1, room.now))
    room.wait(SETTINGS.stand_in_after)
    room.ask(LeaveRoom(), person=2)
    assert room.ask(SitDown("Eve"), by="", seat=1, new_token=digest("eve")).seats[1].dealt_to == "Ben"


def test_a_bot_plays_for_who_was_shown_out_also_where_nobody_stands_in() -> None:
    room = three_after_a_match()
    room.ask(ChangeTable(stand_ins=False))
    room.start()
    room.ask(LeaveRoom(), person=2)
    assert 1 in room.room.state.bot_levels


# ---- A room whose host is away


def two_whose_host_is_away(game: str = "duos") -> Evening:
    room = Evening(game)
    room.come("Ben")
    for client, name in enumerate(("Ada", "Ben")):
        room.connect(client, name)
    room.do(room.room.leave(0, room.now))
    return room


def test_somebody_else_is_host_until_the_host_is_back_bug() -> None:
    room = two_whose_host_is_away()
    room.wait(SETTINGS.stand_in_after - 1)
    assert room.ask(StartMatch(), by="Ben") == "TABLE-12", "a moment is no absence"
    room.wait(1)
    assert (room.person("Ben").host, room.table.absent_host) == (True, 1)
    assert room.ask(StartMatch(), by="Ben").phase == "playing"
    room.connect(2, "Ada")
    assert (room.person("Ada").host, room.table.absent_host) == (True, None)
    assert room.ask(Abandon(), by="Ben") == "TABLE-12"


def test_who_stands_in_for_the_host_is_one_who_is_there() -> None:
    room = Evening("uno-duo")
    room.come("Ben", "Cem", "Dan")
    for client, name in enumerate(("Ada", "Ben", "Cem")):
        room.connect(client, name)
    for client in (0, 1):
        room.do(room.room.leave(client, room.now))
    room.wait(SETTINGS.stand_in_after)
    assert room.person("Cem").host, "who waits is there, and who sits is not"
    room.do(room.room.leave(2, room.now))
    room.connect(3, "Ben")
    room.wait(SETTINGS.stand_in_after)
    assert (room.person("Ben").host, room.table.absent_host) == (True, 1)


def test_the_room_is_theirs_for_good_once_the_host_has_left_it() -> None:
    room = two_whose_host_is_away()
    room.come("Cem")
    room.connect(3, "Cem")
    room.do(room.room.leave(1, room.now))
    room.wait(SETTINGS.stand_in_after)
    assert (room.person("Cem").host, room.table.absent_host) == (True, 1)
    room.ask(LeaveRoom(), person=1)
    assert (room.person("Cem").host, room.table.absent_host) == (True, None)


def test_a_deputy_does_not_hand_the_room_on_show_people_out_or_let_strangers_in_bug() -> None:
    room = two_whose_host_is_away()
    room.come("Cem")
    room.wait(SETTINGS.stand_in_after)
    not_theirs: tuple[tuple[Request, dict[str, int]], ...] = (
        (ChangeTable(host=1), {}),
        (ChangeTable(host=2), {}),
        (ChangeTable(public=True), {}),
        (ChangeTable(spectators=False), {}),
        (LeaveRoom(), {"person": 1}),
        (LeaveRoom(), {"person": 3}),
        (PlannedSeat("bot"), {"seat": 0}),
    )
    for request, about in not_theirs:
        assert room.ask(request, by="Ben", **about) == "TABLE-12", request
    room.connect(3, "Ada")
    assert (room.person("Ada").host, room.table.deputy) == (True, None), "and gives everything back"


def test_a_deputy_does_everything_else_that_a_host_does() -> None:
    room = two_whose_host_is_away("duple")
    room.come("Cem")
    room.connect(2, "Cem")
    room.wait(SETTINGS.stand_in_after)
    assert room.ask(PickGame("duos"), by="Ben").game == "duos"
    room.ask(AddBot("easy"), by="Ben")
    room.ask(TakePlace(0), by="Ben", person=3)
    assert room.seats() == ["Cem", "Ben", "Ada", "Otto"]
    room.ask(LeaveRoom(), by="Ben", person=4)
    assert room.seats() == ["Cem", "Ben", "Ada"]
    assert not room.ask(ChangeTable(stand_ins=False), by="Ben").stand_ins
    room.ask(StartMatch(), by="Ben")
    room.ask(DecideAway(wait=False), by="Ben", person=1)
    assert room.table.seats[2].stand_in, "a bot finishes for who is away"
    assert room.ask(Abandon(), by="Ben").abandoned


def test_the_hosts_device_is_never_turned_down_while_somebody_acts_for_them_bug() -> None:
    room = two_whose_host_is_away()
    room.wait(SETTINGS.stand_in_after)
    assert room.table.deputy == 2
    assert room.ask(StartMatch()).phase == "playing"


def test_nobody_is_stuck_beside_a_host_who_never_connected_bug() -> None:
    room = Evening("duos")
    room.come("Ben")
    room.connect(1, "Ben")
    room.wait(SETTINGS.stand_in_after - 1)
    assert room.ask(StartMatch(), by="Ben") == "TABLE-12"
    room.wait(1)
    assert room.ask(StartMatch(), by="Ben").phase == "playing"
    assert (room.table.deputy, room.table.absent_host) == (2, 1)


def test_nobody_acts_for_the_host_while_nobody_is_there() -> None:
    room = two_whose_host_is_away()
    room.do(room.room.leave(1, room.now))
    room.wait(10 * SETTINGS.stand_in_after)
    assert room.person("Ada").host


def test_a_host_whose_server_was_only_taken_for_dead_has_the_room_back() -> None:
    """Another server noted a deputy: this one, which the host is connected to, says that they are here."""
    room = Evening("duos")
    room.come("Ben")
    room.connect(0, "Ada")
    room.do(room.room.learn(LogTail(((room.room.state.seq + 1, HostStoodIn(2)),)), room.now))
    assert (room.person("Ada").host, room.table.deputy) == (True, None)


# ---- Old requests in a room


def test_who_waits_may_sit_down_with_an_old_client_when_the_host_opens_a_seat() -> None:
    room = Evening("duple")
    room.come("Ben")
    room.start()
    room.come("Cem")
    room.do(room.room.tick(room.now))
    room.wait(1_000)
    room.ask(PlannedSeat("open"), seat=1)
    shown = room.ask(SitDown("Cem"), by="Cem", seat=1)
    assert (shown.seats[1].name, shown.seats[1].dealt_to) == ("Cem", "Ben")


# ---- Strangers


def test_a_listed_room_is_listed_between_its_matches_too_bug() -> None:
    room = Evening("duple", public=True)
    room.come("Ben")
    room.connect(0, "Ada")
    room.start()
    room.ask(Abandon())
    listing = room.room.state.listing(room.room.live.servers)
    assert listing is not None
    assert (listing.phase, listing.names, listing.open_seats) == ("over", ("Ada", "Ben"), 6)
    assert listing.is_room


# ---- The score sheet


def ended(room: Evening, *winners: int, titles: tuple[Title, ...] = ()) -> None:
    """The match that is being played ends like this."""
    state = room.room.state
    change = MatchEnded(winners, titles, getting_up(state.seating, winners, room.room.live.servers))
    room.do(room.room.learn(LogTail(((room.room.state.seq + 1, change),)), room.now))


def alike(value: float) -> Title:
    return Title("most-alike", (0, 1), value, Text("duos/title-most-alike", {"common": 1, "possible": 8}))


def test_the_score_sheet_counts_people_wherever_they_sit_and_remembers_who_left() -> None:
    room = Evening("duos")
    room.come("Ben", "Cem")
    first = room.start().match
    ended(room, 1, titles=(alike(0.5),))
    room.ask(TakePlace(2), person=1)
    room.start()
    ended(room, 1, 2, titles=(alike(0.25),))
    room.ask(LeaveRoom(), by="Ben", person=2)
    evening = room.table.evening
    assert [(played.people, played.winners, played.ended) for played in evening.matches] == [
        ((1, 2, 3), (2,), "won"),
        ((3, 2, 1), (2, 1), "won"),
    ]
    assert {score.person: (score.won, score.played) for score in evening.scores} == {
        1: (1, 2),
        2: (2, 2),
        3: (0, 2),
    }
    assert [person.name for person in evening.gone] == ["Ben"]
    (title,) = evening.titles
    assert (title.people, title.match) == ((1, 2), first), "the best of the evening, by who they were then"


def test_a_better_title_replaces_a_worse_one() -> None:
    room = Evening("duos")
    room.come("Ben")
    for value in (0.25, 0.5):
        room.start()
        ended(room, 0, titles=(alike(value),))
    assert room.table.evening.titles[0].match == room.table.match


def test_an_evening_goes_on_with_another_game_and_keeps_its_score() -> None:
    room = Evening("duos")
    room.come("Ben")
    room.start()
    ended(room, 0)
    room.ask(PickGame("uno-duo"))
    room.start()
    room.ask(Abandon())
    played = [(match.game, match.ended) for match in room.table.evening.matches]
    assert played == [("duos", "won"), ("uno-duo", "abandoned")]


def test_a_match_that_was_broken_off_is_no_match_played_bug() -> None:
    room = Evening("duos")
    room.come("Ben", "Cem")
    room.start()
    ended(room, 1)
    room.start()
    room.ask(Abandon())
    assert {score.person: (score.won, score.played) for score in room.table.evening.scores} == {
        1: (0, 1),
        2: (1, 1),
        3: (0, 1),
    }


def test_who_left_after_a_match_that_was_broken_off_is_still_called_by_name() -> None:
    room = Evening("duos")
    room.come("Ben")
    room.start()
    room.ask(Abandon())
    room.ask(LeaveRoom(), by="Ben", person=2)
    assert [person.name for person in room.table.evening.gone] == ["Ben"]
    assert room.table.evening.scores == ()


# ---- Today's deal


def test_a_room_sees_the_first_result_of_everybody_who_plays_todays_deal_for_it() -> None:
    room = Evening()
    room.come("Ben")
    room.ask(ShowChallenge("2026-11-16", "duos", (2, 1, 0, 2)))
    room.ask(ShowChallenge("2026-11-16", "duos", (2, 2, 2, 2)))
    shown = room.ask(ShowChallenge("2026-11-16", "duos", (0, 0, 1, 0)), by="Ben")
    assert [(each.person, each.marks) for each in shown.today] == [(1, (2, 1, 0, 2)), (2, (0, 0, 1, 0))]
    assert room.ask(ShowChallenge("2026-11-16", "duos", (2, 2, 2, 2)), by="Cem") == "TABLE-11"


def test_of_todays_deal_a_room_remembers_two_days() -> None:
    room = Evening()
    for day in ("2026-11-17", "2026-11-15", "2026-11-16"):
        room.ask(ShowChallenge(day, "duple", (2, 2, 2)))
    assert [each.day for each in room.table.today] == ["2026-11-17", "2026-11-16"]
