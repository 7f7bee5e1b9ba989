"""Chat: what was said at a table, by the seated to everybody, by spectators among themselves."""

from twofold.server.protocol.ws import Line
from twofold.server.table.changes import Said

LINES_KEPT = 200


class Chat:
    """The last lines, and which were said already."""

    def __init__(self) -> None:
        self.count = 0
        self._lines: list[Line] = []
        self._numbers: dict[str, int] = {}

    def add(self, said: Said) -> Line:
        """One more line."""
        self.count += 1
        chat = "spectators" if said.seat is None else "table"
        line = Line(self.count, chat, said.name, said.seat, said.text)  # type: ignore[arg-type]
        self._lines = [*self._lines[1 - LINES_KEPT :], line]
        self._numbers[said.key] = self.count
        return line

    def number_of(self, key: str) -> int | None:
        """The line that this key stands for, if it was said already."""
        return self._numbers.get(key)

    def since(self, after: int, spectating: bool) -> tuple[Line, ...]:
        """The lines after this one: spectators read both chats, the seated theirs."""
        return tuple(
            line for line in self._lines if line.number > after and (spectating or line.chat == "table")
        )
