"""Names, words and whatever else people type is shown to others without tricks."""

import pytest

from tests.server.running import Server, running
from twofold.server.protocol.text import sanitized
from twofold.server.table.decide import sanitized_json


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada\u202eneB", "AdaneB"),
        ("\u2066Ada\u2069", "Ada"),
        ("A\x00d\x07a\n", "Ada"),
        ("  Ada\t\u2028Lovelace ", "Ada Lovelace"),
        ("Ame\u0301lie", "Amélie"),
        ("\ufeffAda\u200b", "Ada"),
        ("Z" + "\u0336" * 30, "Z" + "\u0336" * 4),
    ],
)
async def test_names_are_shown_without_tricks(server: Server, typed: str, shown: str) -> None:
    host = await server.open_table()
    assert (await host.ask("PATCH", "seats/0", {"name": typed})).json()["seats"][0]["name"] == shown
    assert sanitized(typed) == shown


async def test_a_spectators_name_is_shown_without_tricks(server: Server) -> None:
    host = await server.open_table()
    async with host.player() as ada, host.spectator() as eve:
        await eve.close()
        await eve.connect(name="E\u202eve\x07")
        await eve.send(type="say", id="s", text="psst")
        assert (await eve.hear("line"))["name"] == "Eve"
        assert ada.seat == 0


async def test_what_is_typed_into_options_is_shown_without_tricks(server: Server) -> None:
    host = await server.open_table("duple", 3, options={"blanks": "Thi\u202engs; Co\u0301lours\x07"})
    assert (await host.ask("GET", "")).json()["options"]["blanks"] == "Things; Cólours"
    await host.ask("PATCH", "", {"options": {"blanks": "\u2066Animals"}})
    assert (await host.ask("GET", "")).json()["options"]["blanks"] == "Animals"


async def test_what_is_typed_into_a_move_reaches_the_game_without_tricks(server: Server) -> None:
    seats = await server.playing("duos", 2)
    async with seats[0].player() as ada:
        await ada.hear("update")
        pairs = [[0, 1], [2, 3], [4, 5], [6, 7]]
        assert (await ada.act({"type": "choose", "pairs": pairs}))["type"] == "ack"
        assert (await ada.act({"type": "word", "word": "in\u202ese\x07ct\u200b"}))["type"] == "ack"
        await ada.until(lambda update: bool(update["view"]["hints"]))
        assert ada.last["view"]["hints"][0]["hint"]["word"] == "insect"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (b'{"a":"plain"}', b'{"a":"plain"}'),
        (b'{"a":["x\\u202ey",{"b":"\\u0007"}],"n":3}', b'{"a":["xy",{"b":""}],"n":3}'),
        ('{"a":"Ame\u0301lie\u202e"}'.encode(), '{"a":"Amélie"}'.encode()),
    ],
)
def test_every_string_in_a_move_is_tidied(written: bytes, read: bytes) -> None:
    assert sanitized_json(written) == read


async def test_a_name_that_cannot_be_seen_is_none(server: Server) -> None:
    host = await server.open_table()
    assert (await host.ask("PATCH", "seats/0", {"name": "\u202e\u200b"})).json()["rule"] == "TABLE-31"


# ---- Signs that not every database can hold


@pytest.mark.parametrize(
    "path", ["/api/tables/%00", "/api/codes/%00BCDEF", "/api/matches/%00/proof", "/api/tables/%ff"]
)
async def test_addresses_with_signs_that_no_database_holds_lead_nowhere(database: str, path: str) -> None:
    async with running(database) as server:
        assert (await server.http.get(path)).status_code == 404


@pytest.mark.parametrize("kind", ["act", "say"])
async def test_a_move_id_that_no_database_holds_is_not_taken(database: str, kind: str) -> None:
    async with running(database) as server:
        seats = await server.playing()
        async with seats[0].player() as ada, seats[1].player() as ben:
            for player in (ada, ben):
                await player.hear("update")
            mover = ada if ada.is_waited_for else ben
            what = {"action": mover.last["choices"][0]} if kind == "act" else {"text": "hello"}
            await mover.send(type=kind, id="a\x00b", **what)
            assert (await mover.hear("trouble"))["rule"] == "TABLE-21"
            assert (await mover.act())["type"] == "ack"
