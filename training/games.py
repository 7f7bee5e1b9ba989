"""The games that can be trained."""

from training import dualis_tables

GAMES = {"dualis": dualis_tables}
