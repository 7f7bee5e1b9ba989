"""Players for any game, through views only, and the table where they meet."""

from twofold.bots.levels import levels_of, make_bot, remembers, watches
from twofold.bots.playing import BotPlayers, Stuck, play_out
from twofold.bots.practice import Glimpse, PracticeStanding, PracticeTable, TimedPractice, time_decides
from twofold.bots.random import RandomBot
from twofold.bots.timed import KeptPlays, Move, Seen, TimedPlay

__all__ = [
    "BotPlayers",
    "Glimpse",
    "KeptPlays",
    "Move",
    "PracticeStanding",
    "PracticeTable",
    "RandomBot",
    "Seen",
    "Stuck",
    "TimedPlay",
    "TimedPractice",
    "levels_of",
    "make_bot",
    "play_out",
    "remembers",
    "time_decides",
    "watches",
]
