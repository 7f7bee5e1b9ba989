"""A table from opening to rematch, over HTTP and WebSocket."""

import msgspec
import pytest

from tests.server.running import Server, all_current, take_turns
from tests.texts.said import said
from twofold.engine import installed_games
from twofold.replays import Kept, examined, read


async def test_the_catalogue_shows_every_installed_game_with_options_and_bots(server: Server) -> None:
    cards = (await server.http.get("/api/games")).json()["games"]
    assert [card["id"] for card in cards] == list(installed_games)
    for card in cards:
        assert card["levels"][0] == "random"
        assert set(card["defaults"]) == set(card["options_schema"]["properties"])
        guide = (await server.http.get(f"/api/games/{card['id']}/guide")).json()
        assert guide["markdown"] == installed_games[card["id"]].guide()


async def test_taglines_and_rules_come_in_the_readers_language_or_in_english(server: Server) -> None:
    async def told(language: str) -> tuple[str, str]:
        asked = {"language": language}
        cards = (await server.http.get("/api/games", params=asked)).json()["games"]
        guide = (await server.http.get("/api/games/dualis/guide", params=asked)).json()
        return next(card["tagline"] for card in cards if card["id"] == "dualis"), guide["markdown"]

    dualis = installed_games["dualis"]
    english = (dualis.tagline, dualis.guide())
    german = await told("de-AT")
    assert german[0].startswith("Zwei Zeichen, zwei Farben")
    assert german[1] == dualis.guide("de") != dualis.guide()
    assert await told("en") == await told("tlh") == await told("") == english


async def test_whoever_opens_a_table_is_its_host_and_sits(server: Server) -> None:
    host = await server.open_table()
    table = (await host.ask("GET", "")).json()
    assert table["host"] == 0
    assert [seat["kind"] for seat in table["seats"]] == ["human", "open"]
    assert table["phase"] == "gathering"


async def test_a_code_leads_to_its_table_however_it_is_typed(server: Server) -> None:
    host = await server.open_table()
    assert (await server.http.get(f"/api/codes/{host.code.lower()}")).json() == {"id": host.table}
    assert (await server.http.get("/api/codes/AAAAAA")).status_code == 404


async def test_two_play_through_the_link(server: Server) -> None:
    seats = await server.playing()
    async with seats[0].player() as ada, seats[1].player() as ben, seats[0].spectator() as eve:
        players = [ada, ben]
        for player in (*players, eve):
            await player.hear("update")
        assert await take_turns(server, players, 12) == 12
        await all_current(server, [eve])
        assert eve.last["choices"] == []


async def test_a_refused_move_says_why_and_changes_nothing(server: Server) -> None:
    seats = await server.playing("dualis", 3)
    async with seats[0].player() as ada:
        before = await ada.hear("update")
        answer = await ada.act({"type": "play", "card": 999})
        assert answer["type"] == "refused"
        assert answer["rule"].startswith("DUALIS-")
        assert (await ada.act({"type": "fly"}))["rule"] == "TABLE-21"
        assert ada.last == before


async def test_bots_play_at_their_seats(server: Server) -> None:
    host = await server.open_table("dualis", 3, bots=2, options={"short": True})
    async with host.player() as ada:
        await host.post("start", {})
        await ada.hear("update")
        for _ in range(4):
            await ada.until(lambda update: 0 in update["waiting_for"])
            assert (await ada.act())["type"] == "ack"
            await ada.hear("update")


async def test_a_finished_match_can_be_replayed_verified_and_played_again(server: Server) -> None:
    host = await server.open_table("dualis", 3, bots=2, options={"short": True})
    async with host.player() as ada:
        match = (await host.post("start", {}))["match"]
        assert (await server.http.get(f"/api/matches/{match}/replay")).status_code == 409
        assert (await server.http.get(f"/api/matches/{match}/figures")).status_code == 409
        assert (await server.http.get(f"/api/matches/{match}/proof")).json()["server_seed"] is None
        await ada.hear("update")
        while not ada.last["outcome"]:
            await ada.until(lambda update: 0 in update["waiting_for"] or update["outcome"])
            if not ada.last["outcome"]:
                assert (await ada.act())["type"] == "ack"
                await ada.hear("update")
        log = (await server.http.get(f"/api/matches/{match}/log")).text
        assert all(finding.holds for finding in examined(read(log.splitlines())).findings)
        for viewer in ("everyone", "spectator", "0"):
            replay = (await server.http.get(f"/api/matches/{match}/replay?viewer={viewer}")).json()
            assert len(replay["steps"]) == len(log.splitlines()) - 1
            assert msgspec.convert(replay["steps"][-1]["view"], installed_games["dualis"].view)
        assert (await server.http.get(f"/api/matches/{match}/proof")).json()["server_seed"]
        figures = (await server.http.get(f"/api/matches/{match}/figures")).json()
        assert (figures["game"], figures["remarks"]) == ("dualis", {})
        assert figures["outcome"]["scores"] == ada.last["outcome"]["scores"]
        again = await host.post("rematch")
        assert again["match"] != match
        await ada.hear("update", lambda update: update["match"] == again["match"] and update["number"] == 0)


async def test_the_host_deals_again_or_who_plays_with_bots_alone_and_nobody_else(server: Server) -> None:
    host, guest = await server.playing()
    await host.post("abandon")
    refused = await guest.ask("POST", "rematch")
    assert (refused.status_code, refused.json()["rule"]) == (403, "TABLE-12")
    assert (await host.post("rematch"))["phase"] == "playing"

    screen = await server.open_table(sit=None)
    alone = await screen.invite(0)
    await screen.post("start", {"fill": "random"})
    await screen.post("abandon")
    assert (await alone.post("rematch"))["phase"] == "playing"


async def test_the_seed_is_committed_to_before_the_seats_add_entropy(server: Server) -> None:
    seats = [await server.open_table()]
    seats.append(await seats[0].invite(1))
    commitment = (await seats[0].ask("GET", "")).json()["commitment"]
    async with seats[0].player() as ada, seats[1].player() as ben:
        await ada.send(type="mix", entropy="ab" * 16)
        await ben.send(type="mix", entropy="cd" * 16)
        await ada.hear("table", lambda message: message["table"]["version"] >= 7)
        table = await seats[0].post("start", {})
        proof = (await server.http.get(f"/api/matches/{table['match']}/proof")).json()
        assert proof["commitment"] == commitment
        assert proof["entropy"] == ["ab" * 16, "cd" * 16]
        assert proof["digest"] is None
        assert table["commitment"] != commitment


async def test_the_id_of_a_match_is_published_with_its_commitment_and_a_rematch_has_its_own(
    server: Server,
) -> None:
    host = await server.open_table("dualis", 3, bots=1)
    await host.invite(1)
    promised = (await host.ask("GET", "")).json()
    async with host.player() as ada:
        await ada.send(type="mix", entropy="ab" * 16, commitment=promised["commitment"])
        await ada.hear("table", lambda message: message["table"]["seats"][0]["entropy"] == "ab" * 16)
        began = await host.post("start", {})
        assert began["match"] == promised["next_match"] != began["next_match"]
        assert [seat["entropy"] for seat in began["seats"]] == ["", "", ""]
        proof = (await server.http.get(f"/api/matches/{began['match']}/proof")).json()
        assert proof["entropy"] == ["ab" * 16, "", None]
        await ada.send(type="mix", entropy="cd" * 16, commitment=began["commitment"])
        await ada.hear("table", lambda message: message["table"]["seats"][0]["entropy"] == "cd" * 16)
        await host.post("abandon")
        again = await host.post("rematch")
        assert again["match"] == began["next_match"]
        ended = (await server.http.get(f"/api/matches/{began['match']}/proof")).json()
        log = (await server.http.get(f"/api/matches/{began['match']}/log")).text.splitlines()
        kept = Kept(promised["commitment"], {0: "ab" * 16}, ended["digest"])
        assert all(finding.holds for finding in examined(read(log), kept=kept).findings)
        proof = (await server.http.get(f"/api/matches/{again['match']}/proof")).json()
        assert (proof["commitment"], proof["entropy"]) == (began["commitment"], ["cd" * 16, "", None])


async def test_the_first_entropy_of_a_seat_counts_and_only_for_the_commitment_it_was_meant_for(
    server: Server,
) -> None:
    seats = [await server.open_table()]
    seats.append(await seats[0].invite(1))
    commitment = (await seats[0].ask("GET", "")).json()["commitment"]
    async with seats[0].player() as ada, seats[1].player() as ben:
        await ada.send(type="mix", entropy="ab", commitment=commitment)
        await ada.hear("table", lambda message: message["table"]["seats"][0]["entropy"] == "ab")
        await ada.send(type="mix", entropy="ff", commitment=commitment)
        await ben.send(type="mix", entropy="ee", commitment="00" * 32)
        await ben.send(type="mix", entropy="cd", commitment=commitment)
        shown = await ben.hear("table", lambda message: message["table"]["seats"][1]["entropy"] != "")
        assert [seat["entropy"] for seat in shown["table"]["seats"]] == ["ab", "cd"]


async def test_seats_are_left_renamed_handed_over_and_planned(server: Server) -> None:
    host = await server.open_table("dualis", 4)
    ben = await host.invite(1)
    assert (await ben.ask("PATCH", "seats/1", {"name": "Benno"})).json()["seats"][1]["name"] == "Benno"
    fresh = (await ben.post("seats/1/hand-over"))["token"]
    old, ben.token = ben.token, fresh
    assert (await ben.ask("PATCH", "seats/1", {"name": "Ben"})).json()["seats"][1]["name"] == "Ben"
    ben.token = old
    assert (await ben.ask("PATCH", "seats/1", {"name": "Benno"})).status_code == 401
    ben.token = fresh
    assert (await ben.ask("DELETE", "seats/1")).json()["seats"][1]["kind"] == "open"
    planned = await host.ask("PUT", "seats/1", {"kind": "bot", "level": "random"})
    assert planned.json()["seats"][1]["level"] == "random"
    assert (await ben.ask("PUT", "seats/2", {"kind": "closed"})).status_code == 401
    table = await host.post("start", {"fill": "random"})
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot", "bot", "bot"]


async def test_open_seats_are_closed_when_nobody_fills_them(server: Server) -> None:
    host = await server.open_table("dualis", 4)
    await host.invite(1)
    await host.invite(3)
    table = await host.post("start", {})
    assert [seat["kind"] for seat in table["seats"]] == ["human", "human", "human", "closed"]


async def test_the_host_leaves_and_the_house_passes_on(server: Server) -> None:
    host = await server.open_table()
    ben = await host.invite(1)
    assert (await host.ask("DELETE", "seats/0")).json()["host"] == 1
    assert (await ben.ask("PATCH", "", {"public": True})).json()["public"] is True


async def test_public_tables_are_listed_until_they_are_over(server: Server) -> None:
    host = await server.open_table(public=True)
    await server.open_table()
    listed = (await server.http.get("/api/tables")).json()["tables"]
    assert [table["id"] for table in listed] == [host.table]
    assert listed[0]["open_seats"] == 1
    await host.invite(1)
    await host.post("start", {})
    assert (await server.http.get("/api/tables")).json()["tables"][0]["phase"] == "playing"
    await host.post("abandon")
    assert (await server.http.get("/api/tables")).json()["tables"] == []


async def test_a_public_table_is_listed_even_before_anybody_sits_at_it(server: Server) -> None:
    screen = await server.open_table(public=True, sit=None)
    listed = (await server.http.get("/api/tables")).json()["tables"]
    assert [(table["id"], table["open_seats"]) for table in listed] == [(screen.table, 2)]


async def test_bots_play_for_a_spectator_alone_and_rest_while_nobody_looks_on(server: Server) -> None:
    screen = await server.open_table("dualis", 3, bots=3, sit=None)
    await screen.post("start", {})
    async with screen.spectator() as onlooker:
        await onlooker.until(lambda update: update["number"] >= 5)
    async with screen.spectator() as onlooker:
        resumed = await onlooker.hear("update")
        assert resumed["number"] >= 5
        await onlooker.until(lambda update: update["number"] >= resumed["number"] + 5)
        another = screen.spectator()
        await another.connect()
        await onlooker.hear("table", lambda message: message["table"]["watching"] == 2)
        another.socket.transport.abort()
        await onlooker.hear("table", lambda message: message["table"]["watching"] == 1)


async def test_an_abandoned_match_takes_no_moves_and_shows_its_cards(server: Server) -> None:
    seats = await server.playing()
    async with seats[0].player() as ada:
        await ada.hear("update")
        match = (await seats[0].post("abandon"))["match"]
        assert (await ada.act({"type": "draw"}))["rule"] == "TABLE-16"
        assert (await server.http.get(f"/api/matches/{match}/proof")).json()["server_seed"]


async def test_a_big_screen_hosts_without_sitting_and_can_sit_down_later(server: Server) -> None:
    screen = await server.open_table(sit=None)
    assert screen.number is None
    async with screen.player() as view:
        assert view.token == screen.token
    taken = await screen.post("seats/0", {"name": "Ada"})
    assert taken["token"] == screen.token
    assert taken["table"]["host"] == 0


@pytest.mark.parametrize("seats", [[{"kind": "open"}] * 9, [{"kind": "bot", "level": "oracle"}]])
async def test_tables_that_cannot_be_are_not_opened(server: Server, seats: list[dict[str, str]]) -> None:
    answer = await server.http.post(
        "/api/tables", json={"game": "uno-duo", "name": "Ada", "seats": seats, "sit": None}
    )
    assert answer.status_code == 400
    assert answer.json()["rule"].startswith("TABLE-")


async def test_too_few_players_cannot_start(server: Server) -> None:
    host = await server.open_table("dualis", 4)
    answer = await host.ask("POST", "start", {})
    assert answer.status_code == 409
    assert "3 or 4 players" in said(answer.json()["reason"])


async def test_who_looks_on_is_told_why_when_the_host_wants_no_spectators(server: Server) -> None:
    host = await server.open_table("dualis", 3, bots=2)
    async with host.spectator() as watcher, host.player():
        assert (await host.ask("PATCH", "", {"spectators": False})).json()["spectators"] is False
        assert await watcher.closed() == (4003, "The host has not allowed watching here.")
    async with host.player() as ada:
        assert (await ada.hear("table"))["table"]["watching"] == 0
