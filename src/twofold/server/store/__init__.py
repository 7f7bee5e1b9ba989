"""Where tables and matches are kept: append-only logs in SQLite or PostgreSQL."""

from twofold.server.store.engines import StoreDown
from twofold.server.store.store import Beat, Store

__all__ = ["Beat", "Store", "StoreDown"]
