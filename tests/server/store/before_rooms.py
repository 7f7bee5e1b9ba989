"""The recipe of ``before_rooms.sql``: a database as it was written when tables had seats and no people.

It was run once with the code of 2f5f763, the last commit before rooms, and cannot be run with any later one:

    git archive 2f5f763 src tests | tar -x -C OLD
    PYTHONPATH=OLD/src:OLD python tests/server/store/before_rooms.py tests/server/store

It leaves the database as SQL, and beside it what that code said of the tables, and the tokens of who sat
there.
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.running import Seat, Server, running

PLAN = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}]


async def opened(server: Server, **wanted: Any) -> Seat:
    """A table of this kind, and its host."""
    answer = await server.http.post("/api/tables", json={"game": "dualis", "name": "Ada", **wanted})
    assert answer.status_code == 201, answer.text
    return Seat(server, answer.json())


async def much_has_happened(server: Server) -> dict[str, str]:
    """A table in its second match: somebody left, a seat changed hands, people talked; gives the tokens."""
    ada = await opened(server, seats=PLAN, public=True)
    ben = await ada.invite(1, "Ben")
    cem = await ada.invite(3, "Cem")
    await cem.ask("DELETE", "seats/3")
    await ben.ask("PATCH", "seats/1", {"name": "Benno"})
    await ada.post("start", {})
    async with ada.player() as player:
        await player.hear("table", lambda message: message["table"]["seats"][0]["present"])
        await player.send(type="say", id="line", text="Good evening")
        await player.hear("line")
    await ada.post("abandon")
    offer = await ben.post("seats/1/hand-over")
    ben.token = offer["token"]
    await ada.post("rematch")
    async with ben.player() as player:
        await player.hear("table", lambda message: message["table"]["seats"][1]["present"])
    return {"table": ada.table, "code": ada.code, "Ada": ada.token, "Benno": ben.token}


async def hardly_anything_has(server: Server) -> dict[str, str]:
    """A table that a screen opened, where one person sits."""
    screen = await opened(server, seats=[{"kind": "open"}] * 3 + [{"kind": "closed"}], sit=None)
    ada = await screen.invite(0, "Ada")
    return {"table": screen.table, "code": screen.code, "host": screen.token, "Ada": ada.token}


async def written(folder: Path) -> None:
    """Write both files."""
    with tempfile.TemporaryDirectory() as work:
        file = Path(work, "twofold.sqlite3")
        async with running(str(file)) as server:
            known = [await much_has_happened(server), await hardly_anything_has(server)]
            shown = [(await server.http.get(f"/api/tables/{each['table']}")).json() for each in known]
            listed = (await server.http.get("/api/tables")).json()
        with sqlite3.connect(file) as database:
            (folder / "before_rooms.sql").write_text("\n".join(database.iterdump()) + "\n", "utf-8")
    said = {"known": known, "shown": shown, "listed": listed}
    (folder / "before_rooms.json").write_text(json.dumps(said, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(written(Path(sys.argv[1])))
