"""Addresses: the names under which this server may be asked, and who answers for what an address does."""

import ipaddress
import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

ANY_NAME = "*"
HOST = re.compile(r"(?:\[([^]]*)\]|([^:[\]]*))(?::\d*)?")
"""A name, a number or one of IPv6 in brackets, and a port."""

PLAIN_NAME = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63}){0,9}")
HOUSEHOLD_BITS = 64
"""Whoever has an IPv6 address has as many of them as they like, which differ after so many bits."""


class OwnNames:
    """The names of this server. A page of somebody else's cannot ask under them (DNS rebinding).

    Numbers are fine, since a foreign page comes under its own name; so are the names that this machine has
    for itself, and those that were named: as public names, or in the origins of other pages.
    """

    def __init__(self, public: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        machine = socket.gethostname().lower()
        named = {name_in(name) for name in public} | {host_of(origin) for origin in origins}
        self._names = frozenset({"localhost", machine, f"{machine}.local"} | named)
        self.include = lru_cache(1_000)(self._include)
        """Whether a ``Host`` header names this server; no browser leaves it out."""

    def _include(self, host: bytes) -> bool:
        name = name_in(host.decode("latin-1"))
        return (
            not host
            or name in self._names
            or ANY_NAME in self._names
            or name.endswith(".localhost")
            or is_number(name)
        )


def host_of(origin: str) -> str:
    """The name in an origin like ``https://cards.example``; empty if it has none."""
    try:
        return name_in(urlsplit(origin).netloc)
    except ValueError:
        return ""


def name_in(host: str) -> str:
    """A host without its port."""
    parts = HOST.fullmatch(host.lower())
    return host if parts is None else (parts[1] or parts[2] or "").removesuffix(".")


def shown(name: str) -> str | None:
    """A name as it may be repeated in an answer or a log; nothing if it is none."""
    return name if PLAIN_NAME.fullmatch(name) else None


def is_number(name: str) -> bool:
    """Whether this is no name but an address."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


@lru_cache(10_000)
def payer_of(address: str) -> str:
    """Whose allowance an address spends: its own, or on the open network that of its IPv6 household."""
    if ":" not in address:
        return address
    try:
        number = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if number.ipv4_mapped:
        return str(number.ipv4_mapped)
    household = ipaddress.IPv6Network((number, HOUSEHOLD_BITS), strict=False)
    return str(household) if number.is_global else address
