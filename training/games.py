"""The games that can be trained."""

from training import dualis_tables, uno_duo_tables

GAMES = {"dualis": dualis_tables, "uno-duo": uno_duo_tables}
