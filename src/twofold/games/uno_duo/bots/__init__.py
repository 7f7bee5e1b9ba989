"""Bots for UNO Duo: easy, normal, hard and expert."""

from twofold.games.uno_duo.bots.expert import Expert
from twofold.games.uno_duo.bots.players import Easy, Hard, Normal

__all__ = ["Easy", "Expert", "Hard", "Normal"]
