"""What the handlers of requests about tables share: who asks, about which table, and how it may go wrong."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter

from twofold.server.api.matches import problems
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import Seated, Table
from twofold.server.protocol.tokens import digest
from twofold.server.runtime import Runtime
from twofold.server.table.requests import Request as TableRequest
from twofold.server.table.requests import SeeTable
from twofold.server.table.state import TableState
from twofold.server.tokens import new_secret

TableId = Annotated[str, PathParameter(max_length=64, description="The secret of the table's link.")]
AnyRequest = Request[Any, Any, Any]
TheRuntime = NamedDependency[Runtime]

FOR_ANYONE = problems(404, 409, 503)
FOR_SOME = problems(401, 403, 404, 409, 413, 503)


class Asker:
    """Somebody who asks something of a table, with the token that they came with."""

    def __init__(self, runtime: Runtime, table: str, token: str) -> None:
        self.token = token
        self._runtime = runtime
        self._table = table

    async def ask(self, request: TableRequest, **more: Any) -> Table:
        """The table afterwards, with ``more`` of what an ``HttpCommand`` says; raises ``TurnedDown``."""
        return await self._runtime.ask(self._table, request, digest(self.token), **more)

    async def begin(self, request: TableRequest) -> Table:
        """The same for what may begin a match."""
        return await self.ask(request, beginning=self._runtime.beginning())

    async def state(self) -> TableState:
        """The table as its room knows it."""
        return (await self._runtime.rooms.opened(self._table)).state

    async def be_of_the_room(self) -> None:
        """Raises ``TurnedDown`` unless the token is somebody's in the room."""
        if (await self.state()).seating.person_of(digest(self.token)) is None:
            raise TurnedDown(no.WRONG_TOKEN, 401)

    async def come(self, request: TableRequest, **more: Any) -> Seated:
        """The same for what makes one of the room: whoever is of it already keeps the token."""
        fresh = new_secret()
        shown = await self.ask(request, new_token=digest(fresh), **more)
        kept = (await self.state()).seating.person_of(digest(self.token))
        return await self._received(shown, self.token if kept else fresh)

    async def look(self) -> Seated:
        """The table as it is, and who this is there."""
        return await self._received(await self.ask(SeeTable()), self.token)

    async def _received(self, shown: Table, token: str) -> Seated:
        seating = (await self.state()).seating
        person = seating.person_of(digest(token))
        return Seated(shown, seating.seat_of(digest(token)), token, person.id if person else None)


AnAsker = NamedDependency[Asker]


def asker_of(runtime: TheRuntime, request: AnyRequest, table: TableId) -> Asker:
    """Who asks, and about which table."""
    return Asker(runtime, table, bearer_of(request))


def bearer_of(request: AnyRequest) -> str:
    """The secret that somebody came with; empty without one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
