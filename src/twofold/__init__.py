"""Twofold: five games of two, one table."""

from twofold.engine import Audience, Match, Refused, games

__all__ = ["Audience", "Match", "Refused", "games"]
