"""Metrics: figures for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

COMMITS = Counter("twofold_commits", "Transactions written.", registry=REGISTRY)
WRITES = Counter("twofold_writes", "Moves and table changes written.", registry=REGISTRY)
FAILURES = Counter("twofold_store_failures", "Writes that the database did not take.", registry=REGISTRY)
MESSAGES = Counter("twofold_messages", "Messages that came in over WebSockets.", registry=REGISTRY)
ROOMS = Gauge("twofold_rooms", "Tables in memory.", registry=REGISTRY)
SOCKETS = Gauge("twofold_sockets", "WebSockets that are open.", registry=REGISTRY)
CONNECTIONS = Gauge("twofold_connections", "Connections that are open.", registry=REGISTRY)
SHOWN_OUT = Counter(
    "twofold_shown_out", "Connections that ended because there were too many.", registry=REGISTRY
)
BOT_RESTARTS = Counter("twofold_bot_restarts", "Bot workers that died and were replaced.", registry=REGISTRY)
STORING = Histogram(
    "twofold_storing_seconds",
    "How long transactions take.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)
COLLECTING = Histogram(
    "twofold_collecting_seconds",
    "Pauses for the collection of garbage.",
    buckets=(0.001, 0.005, 0.02, 0.1, 1),
    registry=REGISTRY,
)
