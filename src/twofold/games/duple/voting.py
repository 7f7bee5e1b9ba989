"""Votes of the table: who is asked, what counts, and when it is decided (DUPLE-19)."""

from msgspec.structs import replace

from twofold.engine import Seat
from twofold.games.duple.actions import Abstain, Advise, Ballot, Vote
from twofold.games.duple.state import SECOND, Appeal, Claim, State, Voice, Voting

VOTE_SECONDS = 15
LEAST_TO_OVERRULE = 2


def begin_vote(claim: Claim, seats: int, at: int) -> Voting:
    """The others say whether the word counts."""
    return Voting(claim, (None,) * seats, at, at + VOTE_SECONDS * SECOND)


def asked(state: State, voting: Voting) -> frozenset[Seat]:
    """Whose ballot is still out: the speaker has one only where the dictionary was challenged."""
    return frozenset(
        seat
        for seat, voice in enumerate(voting.votes)
        if voice is None and (state.appeal is not None or seat != voting.claim.seat)
    )


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


# ---- Put to the table


def is_accepted(voting: Voting) -> bool:
    """⚖ More yes than no accepts, and so does a tie; silence is a yes. Without a vote, advice decides."""
    votes = _others(voting)
    yes, no = votes.count("yes") + votes.count(None), votes.count("no")
    return yes >= no if yes or no else votes.count("rather_yes") > votes.count("rather_no")


def is_decided(voting: Voting) -> bool:
    """Whether those who have not voted yet could not change it any more."""
    votes = _others(voting)
    yes, no, silent = votes.count("yes"), votes.count("no"), votes.count(None)
    return silent == 0 or yes >= no + silent or no > yes + silent


def is_by_votes(voting: Voting) -> bool:
    """Whether others than the speaker voted, or said nothing, which is a yes."""
    return not {"yes", "no", None}.isdisjoint(_others(voting))


def _others(voting: Voting) -> list[Voice | None]:
    """What everybody but the speaker says."""
    return [voice for seat, voice in enumerate(voting.votes) if seat != voting.claim.seat]


# ---- Challenged


def is_overruled(appeal: Appeal) -> bool:
    """⚖ It takes two votes, and more than there are for the verdict; silence and advice keep it."""
    against, in_favour, _ = _sides(appeal)
    return against >= LEAST_TO_OVERRULE and against > in_favour


def is_appeal_decided(appeal: Appeal) -> bool:
    """Whether those who have not voted yet could not change it any more."""
    against, in_favour, silent = _sides(appeal)
    most = against + silent
    if most < LEAST_TO_OVERRULE or most <= in_favour:
        return True
    return against >= LEAST_TO_OVERRULE and against > in_favour + silent


def _sides(appeal: Appeal) -> tuple[int, int, int]:
    """The votes against the verdict, those in favour of it, and how many ballots are out."""
    votes = appeal.voting.votes
    yes, no = votes.count("yes"), votes.count("no")
    return (no, yes, votes.count(None)) if appeal.accepted else (yes, no, votes.count(None))
