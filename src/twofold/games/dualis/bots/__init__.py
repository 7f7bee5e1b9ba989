"""Players of Dualis: one that plays plausibly, one that counts, one that thinks ahead, one that learned."""

from twofold.games.dualis.bots.easy import Easy
from twofold.games.dualis.bots.expert import Expert
from twofold.games.dualis.bots.hard import Hard
from twofold.games.dualis.bots.normal import Normal

__all__ = ["Easy", "Expert", "Hard", "Normal"]
