"""The short way between a WebSocket and its table."""

import msgspec

from tests.server.running import Server, take_turns


def said(number: int) -> str:
    """A line of chat."""
    return msgspec.json.encode({"type": "say", "id": f"l{number}", "text": f"line {number}"}).decode()


async def test_what_is_said_right_behind_the_hello_is_heard_in_its_order(server: Server) -> None:
    seat = await server.open_table()
    player = seat.player()
    await player.arrive()
    await player.send(type="hello", protocol=1, token=seat.token)
    for number in range(5):
        await player.socket.send(said(number))
    assert [(await player.hear("line"))["text"] for _ in range(5)] == [f"line {n}" for n in range(5)]
    await player.close()


async def test_a_message_in_pieces_is_heard_as_one(server: Server) -> None:
    seat = await server.open_table()
    async with seat.player() as player:
        text = said(0)
        await player.socket.send([text[:7], text[7:20], text[20:]])
        assert (await player.hear("line"))["text"] == "line 0"


async def test_binary_messages_are_heard_like_text(server: Server) -> None:
    seat = await server.open_table()
    async with seat.player() as player:
        await player.socket.send(said(0).encode())
        assert (await player.hear("line"))["text"] == "line 0"


async def test_text_that_is_no_utf8_is_not_understood(server: Server) -> None:
    seat = await server.open_table()
    async with seat.player() as player:
        await player.socket.send(b'{"type":"say","id":"l0","text":"\xff"}', text=True)
        assert (await player.hear("trouble"))["rule"] == "TABLE-21"


async def test_whoever_moves_hears_that_it_is_stored_before_seeing_it(server: Server) -> None:
    seats = await server.playing()
    async with seats[0].player() as ada, seats[1].player() as ben:
        for player in (ada, ben):
            await player.hear("update")
        assert await take_turns(server, [ada, ben], 6) == 6
        for player in (ada, ben):
            numbers = [
                (message["type"], message["number"])
                for message in map(msgspec.json.decode, player.received)
                if message["type"] == "ack" or (message["type"] == "update" and message["number"])
            ]
            acknowledged = [place for place, (kind, _) in enumerate(numbers) if kind == "ack"]
            assert acknowledged
            assert all(numbers[place + 1] == ("update", numbers[place][1]) for place in acknowledged)
