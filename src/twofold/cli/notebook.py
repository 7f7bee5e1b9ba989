"""What somebody has done, kept in a file on this machine."""

from pathlib import Path
from typing import Generic, TypeVar

import click
import msgspec

from twofold.cli.spoken import speech
from twofold.texts import shell

RecordT = TypeVar("RecordT")


class Notebook(Generic[RecordT]):
    """Records by name, in one file."""

    def __init__(self, path: Path, kind: type[RecordT]) -> None:
        self._path = path
        self._records = msgspec.json.Decoder(dict[str, kind])  # type: ignore[valid-type]

    def records(self) -> dict[str, RecordT]:
        """All of them."""
        if not self._path.is_file():
            return {}
        try:
            return self._records.decode(self._path.read_bytes())
        except msgspec.DecodeError as error:
            broken = shell("terminal-notebook-unreadable", path=str(self._path), problem=str(error))
            raise click.UsageError(speech()(broken)) from error

    def keep(self, name: str, record: RecordT) -> None:
        """Write it down."""
        self._write(self.records() | {name: record})

    def forget(self, name: str) -> None:
        """Cross it out, if it is there."""
        if name in (records := self.records()):
            del records[name]
            self._write(records)

    def _write(self, records: dict[str, RecordT]) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_bytes(msgspec.json.encode(records))
