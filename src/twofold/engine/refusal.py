"""Saying no, with the rule and a friendly text.

TwofoldError
├── Refused          an action against the rules; carries its Refusal
├── UnknownGame      no game of that id is installed
├── BadOptions       options that the game does not have or cannot take
├── BadLegacy        lines from former matches that cannot be read
└── BadLog           a saved match that cannot be read or does not replay
"""

from msgspec import Struct

from twofold.texts import Text, shell


class Refusal(Struct, frozen=True):
    """Why an action is not taken. Nothing has changed."""

    rule: str
    """The ledger id of the rule, like ``DUALIS-5``; ``TABLE-…`` for rules of no particular game."""

    reason: Text | str
    """One friendly sentence that says what to do instead."""

    def sentence(self) -> str:
        """The reason in English."""
        return str(self.reason)

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


MATCH_OVER = Refusal("TABLE-1", shell("refusal-match-over"))
NO_SUCH_SEAT = Refusal("TABLE-2", shell("refusal-no-such-seat"))
NOTHING_EXPIRED = Refusal("TABLE-3", shell("refusal-nothing-expired"))
NO_SUCH_TIME = Refusal("TABLE-6", shell("refusal-no-such-time"))
NO_SUCH_ENTRY = Refusal("TABLE-7", shell("refusal-no-such-entry"))


def no_such_action(game: str, error: Exception) -> Refusal:
    """For what is no action of the game: another type, or contents of another type."""
    return Refusal("TABLE-5", shell("refusal-no-such-action", game=game, problem=str(error)))


def not_understood(reason: Text | str) -> Refusal:
    """For a typed line that means nothing to the game; the reason says what would."""
    return Refusal("TABLE-4", reason)


class TwofoldError(Exception):
    """The root of every error that Twofold raises on purpose."""

    def __init__(self, reason: Text | str = "") -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class Refused(TwofoldError):
    """An action against the rules."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class UnknownGame(TwofoldError):
    """No game of that id is installed."""


class BadOptions(TwofoldError):
    """Options that the game does not have or cannot take."""


class BadLegacy(TwofoldError):
    """Lines from former matches that cannot be read, or that the game has no use for."""


class BadLog(TwofoldError):
    """A saved match that cannot be read or does not replay."""
