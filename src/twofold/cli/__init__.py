"""The command ``twofold``."""

from twofold.cli.command import main

__all__ = ["main"]
