"""Players for any game, through views only, and the table where they meet."""

from twofold.bots.levels import levels_of, make_bot, remembers, watches
from twofold.bots.playing import BotPlayers, Stuck, play_out
from twofold.bots.random import RandomBot

__all__ = ["BotPlayers", "RandomBot", "Stuck", "levels_of", "make_bot", "play_out", "remembers", "watches"]
