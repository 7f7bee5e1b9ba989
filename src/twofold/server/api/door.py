"""The door: how many connections there may be, of one address and in all, and who has to go for others."""

import time
from collections.abc import Callable

from twofold.server.api.addresses import payer_of
from twofold.server.api.allowances import Allowances
from twofold.server.metrics import CONNECTIONS, SHOWN_OUT
from twofold.server.table.client import RateLimit

try:
    import resource
except ImportError:  # Windows has no such limit

    def files_at_once() -> int:
        """How many files and connections this process may have open; 0: as many as it likes."""
        return 0
else:

    def files_at_once() -> int:
        """How many files and connections this process may have open; 0: as many as it likes."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return 0 if soft == resource.RLIM_INFINITY else soft


class Visitor:
    """A connection. It waits as long as what it wants has not arrived in whole."""

    __slots__ = ("asked", "hang_up", "payer")

    def __init__(self, payer: str, hang_up: Callable[[], None]) -> None:
        self.payer = payer
        self.hang_up = hang_up
        self.asked = False
        """Whether there was ever a request, which is counted as such."""


class Door:
    """Counts connections from the moment in which they are accepted.

    Where there is no room, the connection goes that has waited longest: whoever opens a thousand and says
    nothing loses the first of them, and whoever comes with a request is let in. Only where nobody waits is a
    newcomer turned away. Connections that never become a request are counted like requests. Proxies that are
    trusted come for many: only the number in all holds for them.
    """

    def __init__(
        self,
        an_address: int,
        in_all: int,
        trusts: Callable[[str], bool] = lambda _: False,
        fruitless_per_minute: int = 0,
    ) -> None:
        self._an_address = an_address
        self._in_all = in_all
        self._trusts = trusts
        self._fruitless_per_minute = fruitless_per_minute
        self._allowances = Allowances()
        self._inside: dict[str, set[Visitor]] = {}
        self._waiting: dict[str, dict[Visitor, None]] = {}
        self._waiting_in_all: dict[Visitor, None] = {}
        self._count = 0

    @property
    def most(self) -> int:
        """How many there may be in all: a quarter of the files is for everything else; 0: any number."""
        return min((most for most in (self._in_all, files_at_once() * 3 // 4) if most), default=0)

    def enter(self, address: str, hang_up: Callable[[], None]) -> Visitor | None:
        """Somebody connects, and waits; nobody if there is no room."""
        payer = payer_of(address)
        if self._has_asked_nothing_too_often(payer) and not self._trusts(address):
            SHOWN_OUT.inc()
            return None
        if self.most and self._count >= self.most and not self._make_room(self._waiting_in_all):
            return None
        full = self._an_address and len(self._inside.get(payer, ())) >= self._an_address
        if full and not self._trusts(address) and not self._make_room(self._waiting.get(payer, {})):
            return None
        visitor = Visitor(payer, hang_up)
        self._inside.setdefault(payer, set()).add(visitor)
        self._counted(+1)
        self.waits(visitor)
        return visitor

    def _make_room(self, waiting: dict[Visitor, None]) -> bool:
        """Whoever has waited longest goes."""
        SHOWN_OUT.inc()
        for visitor in waiting:
            self.leave(visitor)
            visitor.hang_up()
            return True
        return False

    def waits(self, visitor: Visitor) -> None:
        """It is waited for what a visitor wants (next)."""
        if visitor in self._inside.get(visitor.payer, ()):
            self._waiting.setdefault(visitor.payer, {})[visitor] = None
            self._waiting_in_all[visitor] = None

    def arrived(self, visitor: Visitor) -> None:
        """What a visitor wants is there in whole."""
        if visitor in self._waiting_in_all:
            del self._waiting_in_all[visitor]
            waiting = self._waiting[visitor.payer]
            del waiting[visitor]
            if not waiting:
                del self._waiting[visitor.payer]

    def leave(self, visitor: Visitor) -> None:
        """A connection is over; that it is may be said twice."""
        self.arrived(visitor)
        inside = self._inside.get(visitor.payer, set())
        if visitor in inside:
            inside.remove(visitor)
            self._counted(-1)
            if not visitor.asked:
                self._allowance(visitor.payer).spend(_now())
            if not inside:
                del self._inside[visitor.payer]

    def _has_asked_nothing_too_often(self, payer: str) -> bool:
        return bool(self._fruitless_per_minute) and not self._allowance(payer).allows(_now())

    def _allowance(self, payer: str) -> RateLimit:
        """How many connections without a request there may still be."""
        per_minute = self._fruitless_per_minute
        return self._allowances.of(payer, "fruitless", per_minute, per_minute / 60)

    def _counted(self, change: int) -> None:
        self._count += change
        CONNECTIONS.set(self._count)


def _now() -> int:
    return time.monotonic_ns() // 1_000_000
