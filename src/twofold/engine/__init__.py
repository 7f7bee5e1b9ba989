"""The engine: matches of any game, and nothing about any particular one."""

from twofold.engine.bot import Bot, BotMaker, Decision, Moment, Rememberer, Watcher
from twofold.engine.dice import Dice, FastDice, SealedDice, Stream
from twofold.engine.events import Events, Hidden, Outcome, Title, Told
from twofold.engine.game import AnyGame, Game, Legacy
from twofold.engine.honours import for_each, most, one_each
from twofold.engine.log import Entry, Header, Seal
from twofold.engine.match import Match, Step
from twofold.engine.refusal import (
    BadLegacy,
    BadLog,
    BadOptions,
    Refusal,
    Refused,
    TwofoldError,
    UnknownGame,
    not_understood,
)
from twofold.engine.registry import Registry, installed_games
from twofold.engine.seats import Audience, Seat, Viewer
from twofold.engine.words import Form, Live, Question, Words

__all__ = [
    "AnyGame",
    "Audience",
    "BadLegacy",
    "BadLog",
    "BadOptions",
    "Bot",
    "BotMaker",
    "Decision",
    "Dice",
    "Entry",
    "Events",
    "FastDice",
    "Form",
    "Game",
    "Header",
    "Hidden",
    "Legacy",
    "Live",
    "Match",
    "Moment",
    "Outcome",
    "Question",
    "Refusal",
    "Refused",
    "Registry",
    "Rememberer",
    "Seal",
    "SealedDice",
    "Seat",
    "Step",
    "Stream",
    "Title",
    "Told",
    "TwofoldError",
    "UnknownGame",
    "Viewer",
    "Watcher",
    "Words",
    "for_each",
    "installed_games",
    "most",
    "not_understood",
    "one_each",
]
