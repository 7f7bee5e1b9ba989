"""Today's deal: every day the same small challenges for everybody, from the date alone."""

from twofold.bots import Move, Seen
from twofold.today.day import NoChallenge, challenge_of, challenged_games, dealt, seed_of
from twofold.today.lines import line_of, score_of, shapes, streak_of
from twofold.today.play import Play, replayed

__all__ = [
    "Move",
    "NoChallenge",
    "Play",
    "Seen",
    "challenge_of",
    "challenged_games",
    "dealt",
    "line_of",
    "replayed",
    "score_of",
    "seed_of",
    "shapes",
    "streak_of",
]
