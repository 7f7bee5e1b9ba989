"""Bots for UNO Duo: easy, normal and hard."""

from twofold.games.uno_duo.bots.players import Easy, Hard, Normal

__all__ = ["Easy", "Hard", "Normal"]
