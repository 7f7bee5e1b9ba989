"""The command ``twofold``."""

from twofold.cli.main import main

__all__ = ["main"]
