"""An evening over HTTP and WebSocket: a screen opens a room, people come, play, and change the game."""

from typing import Any

from tests.server.running import Player, Seat, Server


async def came(server: Server, table: str, name: str) -> tuple[Seat, dict[str, Any]]:
    """Somebody comes in; gives their place and what they were answered."""
    answer = await server.http.post(f"/api/tables/{table}/people", json={"name": name})
    assert answer.status_code == 201, answer.text
    return Seat(server, answer.json()), answer.json()


async def shown_to(player: Player, **person: Any) -> dict[str, Any]:
    """The table, as soon as somebody in it is like this."""
    message = await player.hear(
        "table",
        lambda heard: any(person.items() <= each.items() for each in heard["table"]["people"]),
    )
    table: dict[str, Any] = message["table"]
    return table


async def test_a_screen_opens_a_room_and_the_people_stay_when_the_game_changes(server: Server) -> None:
    opened = (await server.http.post("/api/rooms", json={"screen": True, "game": "duple"})).json()
    assert (opened["person"], opened["seat"], opened["table"]["people"]) == (None, None, [])
    table = opened["table"]["id"]
    ada, _ = await came(server, table, "Ada")
    ben, answered = await came(server, table, "Ben")
    assert (answered["person"], answered["seat"]) == (2, 1)
    assert (await ben.ask("PUT", "game", {"game": "duos"})).json()["rule"] == "TABLE-12"
    assert (await ada.ask("POST", "bots", {"level": "easy"})).json()["people"][2]["name"] == "Otto"
    await ada.post("start", {})
    cem, waiting = await came(server, table, "Cem")
    assert (waiting["person"], waiting["seat"]) == (4, None)
    async with cem.player() as phone:
        assert phone.seat is None
        await ada.post("abandon")
        assert (await phone.hear("welcome"))["you"] == 3
        await phone.send(type="wish", game="duos")
        await shown_to(phone, name="Cem", wish="duos")
        await phone.send(type="react", emote="clap")
        assert await phone.hear("reaction") == {"type": "reaction", "person": 4, "emote": "clap"}
        picked = (await ada.ask("PUT", "game", {"game": "duos", "preset": "first"})).json()
        assert (picked["game"], [seat["name"] for seat in picked["seats"]]) == (
            "duos",
            ["Ada", "Ben", "Otto", "Cem"],
        )
        assert (await cem.ask("PUT", "people/4/seat", {"seat": 0})).json()["seats"][0]["name"] == "Cem"
        assert (await cem.ask("PATCH", "people/4", {"name": "Cem B."})).json()["people"][3][
            "name"
        ] == "Cem B."
        assert (await ada.ask("DELETE", "people/4")).json()["rule"] == "TABLE-12", "Ada acts for the screen"
        screen = Seat(server, opened)
        assert (await screen.ask("DELETE", "people/4")).json()["evening"]["gone"] == []
    assert (await cem.ask("PATCH", "people/4", {"name": "Cem"})).json()["rule"] == "TABLE-11"
