"""Twofold: five games of two, one table.

``twofold.games`` is the registry of the installed games. The folder of the built-in games has the same name:
it is imported first, and the name is given to the registry afterwards. Its modules are therefore imported as
``from twofold.games.dualis import …``.
"""

import twofold.games  # noqa: F401 - binds the package before the registry takes its name
from twofold.engine import Audience, Match, Refused, games

__all__ = ["Audience", "Match", "Refused", "games"]
