"""Votes of the table: who is asked, what counts, and when it is decided (DUPLE-19)."""

from msgspec.structs import replace

from twofold.engine import Seat
from twofold.games.duple.actions import Abstain, Advise, Ballot, Vote
from twofold.games.duple.state import SECOND, Claim, Voice, Voting

VOTE_SECONDS = 15


def begin_vote(claim: Claim, seats: int, at: int) -> Voting:
    """The others say whether the word counts."""
    return Voting(claim, (None,) * seats, at, at + VOTE_SECONDS * SECOND)


def may_vote(voting: Voting, seat: Seat) -> bool:
    """Everybody but the one who said the word, once."""
    return seat != voting.claim.seat and voting.votes[seat] is None


def voice_of(action: Ballot) -> Voice:
    """What a raised hand says."""
    match action:
        case Vote(accept):
            return "yes" if accept else "no"
        case Advise(accept):
            return "rather_yes" if accept else "rather_no"
        case Abstain():
            return "abstain"


def voiced(voting: Voting, seat: Seat, voice: Voice) -> Voting:
    """One more has voted."""
    return replace(voting, votes=(*voting.votes[:seat], voice, *voting.votes[seat + 1 :]))


def is_accepted(voting: Voting) -> bool:
    """⚖ More yes than no accepts, and so does a tie; silence is a yes.

    Without either it is for the speaker to say, who can only have challenged the verdict; then advice counts.
    """
    votes, plea = _others(voting), voting.votes[voting.claim.seat]
    yes, no = votes.count("yes") + _silent(voting), votes.count("no")
    if yes or no:
        return yes >= no
    return plea == "yes" if plea else votes.count("rather_yes") >= votes.count("rather_no")


def is_decided(voting: Voting) -> bool:
    """Whether those who have not voted yet could not change it any more."""
    votes = _others(voting)
    yes, no = votes.count("yes"), votes.count("no")
    silent = _silent(voting)
    return silent == 0 or yes >= no + silent or no > yes + silent


def _others(voting: Voting) -> list[Voice | None]:
    """What everybody but the speaker says."""
    return [voice for seat, voice in enumerate(voting.votes) if seat != voting.claim.seat]


def _silent(voting: Voting) -> int:
    return sum(may_vote(voting, seat) for seat in range(len(voting.votes)))
