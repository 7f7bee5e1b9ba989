"""Work in many pieces, done one after the other, in processes of this machine, or by Ray on many machines.

A piece is a function and what it takes, all of which can be pickled; results come in the order of the pieces,
so that it makes no difference to them where they were worked out.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from twofold.engine import TwofoldError
from twofold.texts import shell

if TYPE_CHECKING:
    from types import ModuleType

Piece = TypeVar("Piece")
Result = TypeVar("Result")

LOCAL = "local"
RETRIES = 5
"""How often a piece is begun anew whose worker was lost."""

AHEAD = 4
"""For each processor of a cluster, so many pieces are handed out before the first result is waited for."""

PATIENCE = 30.0
"""Seconds without the next result after which it is asked whether anybody is left to work on it."""

OWN = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_worker_niceness": "0",
    "RAY_task_oom_retries": str(RETRIES),
}
"""How a cluster of this machine's own is set up, before Ray is loaded. It counts nobody's use; it listens on
the loopback only, as it does by itself on Windows and macOS; its workers do not stand back for all other
processes (on a busy machine, with niceness 15, they took minutes to begin); and none begins anew for ever
where memory is short."""


class NoCluster(TwofoldError):
    """Ray is not installed, does not answer where it should, or has nobody left to work."""


class Workers(Protocol):
    """Those who do the pieces."""

    def results(self, do: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterable[Result]:
        """What becomes of each piece, in their order, as soon as it is known."""
        ...


class Alone:
    """This process."""

    def results(self, do: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterable[Result]:
        """One piece after the other."""
        return map(do, pieces)


class Processes:
    """So many processes on this machine."""

    def __init__(self, count: int) -> None:
        self._count = count

    def results(self, do: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
        """All at work at once."""
        with ProcessPoolExecutor(self._count) as pool:
            yield from pool.map(do, pieces)


class Cluster:
    """The machines of a Ray cluster, which must have Twofold installed."""

    def __init__(self, address: str, processes: int | None = None) -> None:
        """The address of its head, or ``local`` for one of this machine's own that ends with the work.

        One of its own has so many workers, or as many as there are processors. Whoever has had one cannot
        join another from the same process.
        """
        self._address = address
        self._processes = processes

    def results(self, do: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
        """As many at once as there are processors; a piece whose worker is lost is begun anew elsewhere."""
        with self.joined() as ray:
            remote = ray.remote(max_retries=RETRIES)(_done)
            most = AHEAD * max(1, _processors(ray))
            under_way: deque[Any] = deque()
            for piece in pieces:
                if len(under_way) >= most:
                    yield self._awaited(ray, under_way.popleft())
                under_way.append(remote.remote(do, piece))
            while under_way:
                yield self._awaited(ray, under_way.popleft())

    @contextmanager
    def joined(self) -> Iterator[Any]:
        """Ray, connected; whoever does several works in a row keeps the connection around them."""
        if self._address == LOCAL:
            for name, value in OWN.items():
                os.environ.setdefault(name, value)
        ray: Any = _ray()
        if ray.is_initialized():
            yield ray
            return
        self._join(ray)
        try:
            yield ray
        finally:
            ray.shutdown()

    def _join(self, ray: Any) -> None:
        """Connect to a cluster, or start one that nobody outside this machine can reach."""
        own = {"num_cpus": self._processes, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
        more = own if self._address == LOCAL else {}
        try:
            ray.init(address=self._address, log_to_driver=False, logging_level="ERROR", **more)
        except (ConnectionError, ValueError, RuntimeError) as failed:
            raise NoCluster(shell("terminal-no-cluster", address=self._address)) from failed

    def _awaited(self, ray: Any, promise: Any) -> Any:
        """The result of a piece; it may take any time, as long as there is somebody who could work on it."""
        errors = ray.exceptions
        lost = NoCluster(shell("terminal-cluster-lost", address=self._address))
        while True:
            try:
                return ray.get(promise, timeout=PATIENCE)
            except errors.GetTimeoutError:
                if not _processors(ray):
                    raise lost from None
            except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError) as failed:
                raise lost from failed


def _processors(ray: Any) -> int:
    return int(ray.cluster_resources().get("CPU", 0))


def _done(do: Callable[[Piece], Result], piece: Piece) -> Result:
    return do(piece)


def _ray() -> "ModuleType":
    try:
        return import_module("ray")
    except ImportError as missing:
        raise NoCluster(shell("terminal-no-ray")) from missing


def workers(processes: int = 1, ray: str | None = None) -> Workers:
    """Who does the work: a cluster, if its address is given."""
    if ray is not None:
        return Cluster(ray, processes if processes > 1 else None)
    return Processes(processes) if processes > 1 else Alone()
