"""Twofold: five games of two, one table.

``twofold.games`` is the registry of the installed games. The folder of the built-in games has the same name, so
it is imported first, and the name is given to the registry afterwards.
"""

import twofold.games  # noqa: F401 - binds the package before the registry takes its name
from twofold.engine import Audience, Match, Refused, games

__all__ = ["Audience", "Match", "Refused", "games"]
