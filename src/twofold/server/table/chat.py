"""Chat: what was said at a table, by the seated to everybody, by spectators among themselves."""

from twofold.server.protocol.ws import Line
from twofold.server.table.changes import Said

LINES_KEPT = 200


class Chat:
    """The last lines, and which were said already."""

    def __init__(self) -> None:
        self.count = 0
        self._lines: list[Line] = []
        self.numbers: dict[str, int] = {}
        """By whose it is and its id: the number of a line that was said."""

        self._texts: dict[str, int] = {}
        """The hash of what was said under it."""

    def add(self, said: Said) -> Line:
        """One more line."""
        self.count += 1
        chat = "spectators" if said.seat is None else "table"
        line = Line(self.count, chat, said.name, said.seat, said.text, said.person)  # type: ignore[arg-type]
        self._lines = [*self._lines[1 - LINES_KEPT :], line]
        self.numbers[said.key] = self.count
        self._texts[said.key] = hash(said.text)
        return line

    def has_said(self, key: str, text: str) -> bool:
        """Whether this is what the key stands for."""
        return self._texts[key] == hash(text)

    def since(self, after: int, spectating: bool) -> tuple[Line, ...]:
        """The lines after this one: spectators read both chats, the seated theirs."""
        return tuple(
            line for line in self._lines if line.number > after and (spectating or line.chat == "table")
        )
