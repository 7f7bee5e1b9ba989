"""Matches that are over: read back from their logs, proved, retold for every viewer, and exported."""

from twofold.replays.book import Book
from twofold.replays.export import NotBuilt, exported
from twofold.replays.naming import file_name
from twofold.replays.proof import Examination, Finding, Kept, believed, examined, load, verify
from twofold.replays.reading import SavedMatch, read, read_file, refold, refolding
from twofold.replays.retelling import Frame, Replay, Retelling, eyes_on

__all__ = [
    "Book",
    "Examination",
    "Finding",
    "Frame",
    "Kept",
    "NotBuilt",
    "Replay",
    "Retelling",
    "SavedMatch",
    "believed",
    "examined",
    "exported",
    "eyes_on",
    "file_name",
    "load",
    "read",
    "read_file",
    "refold",
    "refolding",
    "verify",
]
