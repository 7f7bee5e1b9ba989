"""Allowances: what each address may still do, of each kind."""

from collections import OrderedDict

from twofold.server.api.addresses import payer_of
from twofold.server.table.client import RateLimit

MOST_KEPT = 50_000


class Allowances:
    """Rate limits by address and kind. Of too many, the one that was asked for longest ago goes."""

    def __init__(self, most_kept: int = MOST_KEPT) -> None:
        self._most_kept = most_kept
        self._kept: OrderedDict[tuple[str, str], RateLimit] = OrderedDict()

    def of(self, address: str, what: str, at_once: int, per_second: float) -> RateLimit:
        """How much of this an address may still do; a household of IPv6 shares one."""
        key = (payer_of(address), what)
        if key not in self._kept:
            self._kept[key] = RateLimit(at_once, per_second)
            if len(self._kept) > self._most_kept:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]
