"""What players do in Duple."""

from typing import Literal, TypeAlias

from msgspec import Struct


class Draw(Struct, frozen=True, tag="draw"):
    """Draw the top card of a Draw Pile; a letter goes onto one of your Play Piles."""

    pile: int
    onto: int = 0


class Turn(Struct, frozen=True, tag="turn"):
    """Turn a new Wild or Category before you draw, where those lie in piles of their own."""

    kind: Literal["wild", "category"]


class Answer(Struct, frozen=True, tag="answer"):
    """Say a word."""

    word: str


class GiveUp(Struct, frozen=True, tag="give_up"):
    """Agree that nobody will find a word."""


class Vote(Struct, frozen=True, tag="vote"):
    """Say whether somebody's word counts."""

    accept: bool


class Advise(Struct, frozen=True, tag="advise"):
    """Say what the dictionary says: it counts only if nobody says yes or no. So bots vote."""

    accept: bool


class Abstain(Struct, frozen=True, tag="abstain"):
    """Leave it to the others whether somebody's word counts."""


class Challenge(Struct, frozen=True, tag="challenge"):
    """Have the table vote on what the dictionary said about somebody's word, against the dictionary."""

    speaker: int
    word: str


class Insist(Struct, frozen=True, tag="insist"):
    """Have your word count that was refused without anybody's vote."""

    word: str


class LetStand(Struct, frozen=True, tag="let_stand"):
    """At the end: challenge none of the last words."""


Ballot: TypeAlias = Vote | Advise | Abstain
Action: TypeAlias = Draw | Turn | Answer | GiveUp | Ballot | Challenge | Insist | LetStand
