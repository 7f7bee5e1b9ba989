"""Saying no, with the rule and a friendly sentence.

TwofoldError
├── Refused          an action against the rules; carries its Refusal
├── UnknownGame      no game of that id is installed
├── BadOptions       options that the game does not have or cannot take
├── BadLegacy        lines from former matches that cannot be read
└── BadLog           a saved match that cannot be read or does not replay
"""

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """Why an action is not taken. Nothing has changed."""

    rule: str
    """The ledger id of the rule, like ``DUALIS-5``; ``TABLE-…`` for rules of no particular game."""

    reason: str
    """One friendly sentence that says what to do instead."""

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


MATCH_OVER = Refusal("TABLE-1", "This match is over: start another one to play on.")
NO_SUCH_SEAT = Refusal("TABLE-2", "Nobody sits there.")
NOTHING_EXPIRED = Refusal("TABLE-3", "The time is not up yet.")
NO_SUCH_TIME = Refusal("TABLE-6", "A time is a whole number of milliseconds since the match began.")


def no_such_action(game: str, error: Exception) -> Refusal:
    """For what is no action of the game: another type, or contents of another type."""
    return Refusal("TABLE-5", f"{game} has no such move: {error}.")


def not_understood(sentence: str) -> Refusal:
    """For a typed line that means nothing to the game; the sentence says what would."""
    return Refusal("TABLE-4", sentence)


class TwofoldError(Exception):
    """The root of every error that Twofold raises on purpose."""


class Refused(TwofoldError):
    """An action against the rules."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class UnknownGame(TwofoldError):
    """No game of that id is installed."""


class BadOptions(TwofoldError):
    """Options that the game does not have or cannot take."""


class BadLegacy(TwofoldError):
    """Lines from former matches that cannot be read, or that the game has no use for."""


class BadLog(TwofoldError):
    """A saved match that cannot be read or does not replay."""
