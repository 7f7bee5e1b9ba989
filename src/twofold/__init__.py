"""Twofold: five games of two, one table.

``installed_games`` are those that can be played, by id; ``twofold.games`` is the folder of the built-in ones.
"""

from twofold.engine import Audience, Match, Refused, installed_games
from twofold.replays import load

__all__ = ["Audience", "Match", "Refused", "installed_games", "load"]
