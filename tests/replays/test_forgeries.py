"""Logs as a dishonest server would write them, shown to both verifiers: ours, and the one made from the docs.

What a player kept is what gives a forgery away that is consistent in itself.
"""

import contextlib
import hashlib
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from examples import verifier
from tests.amounts import amount
from tests.spoiling import spoilt
from twofold import Match, installed_games
from twofold.bots import RandomBot, play_out
from twofold.engine import BadLog, TwofoldError
from twofold.engine.dice import SealedDice
from twofold.engine.fairness import match_seed_of
from twofold.replays import Kept, examined, read

SEED = hashlib.sha256(b"the seed that was committed to").digest()
BROUGHT = (b"from Ada", b"from Ben", None)
CLAIMS = {
    "chain": "No line was changed after it was written",
    "commitment": "The seed is the one committed to before the match",
    "entropy": "Each seat's chance is in the shuffles, and nobody else's",
    "end": "Nothing was cut off the end",
}

Lines = list[str]


def played(moves: int = 10_000, **settled: Any) -> Match:
    given = {"seed": SEED, "entropy": BROUGHT, "options": {"short": True}, **settled}
    match = Match.new("dualis", ["Ada", "Ben", "Bot (easy)"], **given)
    for _ in zip(range(moves), play_out(match, [RandomBot(match.game)] * 3, Random(1)), strict=False):
        pass
    return match


HONEST = played()
KEPT = Kept(HONEST.header.commitment, {0: b"from Ada".hex()}, HONEST.digest)


def rechained(lines: Lines) -> Lines:
    """The digests worked out anew, with nothing but what docs/fairness.md says."""
    out: Lines = []
    previous = ""
    for line in lines:
        bare = verifier.DIGEST.sub('"digest":""}', line)
        previous = hashlib.sha256((previous + bare).encode()).hexdigest()
        out.append(bare[: -len('""}')] + f'"{previous}"' + "}")
    return out


def broken(lines: Lines, kept: Kept = KEPT) -> set[str]:
    """The claims that do not hold, as both verifiers see it."""
    findings = {str(finding.claim): finding.holds for finding in examined(read(lines), kept=kept).findings}
    second = verifier.checked(lines, kept.commitment or "", kept.entropy, kept.digest or "")
    for short, claim in CLAIMS.items():
        assert findings.get(claim, True) == second[short], claim
    return {claim for claim, holds in second.items() if not holds}


def test_an_honest_match_holds_against_everything_that_was_kept() -> None:
    findings = examined(read(HONEST.lines()), kept=KEPT).findings
    assert [finding.against for finding in findings if finding.against == "kept"] == ["kept"] * 3
    assert all(finding.holds for finding in findings)
    assert broken(list(HONEST.lines())) == set()


FORGERIES: dict[str, tuple[Match, set[str]]] = {
    "id ground after the entropy was in": (played(match_id="0123456789abcdef"), {"commitment", "chain"}),
    "another seed with a fitting commitment": (played(seed=b"another"), {"commitment", "chain"}),
    "everybody's entropy dropped": (played(entropy=()), {"entropy", "chain"}),
    "one seat's entropy dropped": (played(entropy=(b"", b"from Ben", None)), {"entropy", "chain"}),
    "a seat passed off as a bot's": (played(entropy=(None, b"from Ben", None)), {"entropy", "chain"}),
    "entropy under another seat": (played(entropy=(b"from Ben", b"from Ada", None)), {"entropy", "chain"}),
    "entropy of somebody else": (played(entropy=(b"from Eve", b"from Ben", None)), {"entropy", "chain"}),
    "entropy of nobody": (played(entropy=(*BROUGHT, b"from nobody")), {"entropy", "chain"}),
    "the last move cut off": (played(moves=len(HONEST.entries) - 1), {"end", "chain"}),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_that_is_consistent_in_itself_is_noticed_by_what_was_kept(name: str) -> None:
    forged, claims = FORGERIES[name]
    assert broken(list(forged.lines())) == claims


@pytest.mark.parametrize("name", ["entropy of nobody", "the last move cut off"])
def test_some_forgeries_are_noticed_by_the_file_alone(name: str) -> None:
    forged, claims = FORGERIES[name]
    assert broken(list(forged.lines()), Kept()) == claims - {"chain"}


def test_an_open_match_holds_where_its_digest_was_kept() -> None:
    stopped = played(moves=5)
    assert broken(list(stopped.lines()), Kept(digest=stopped.digest)) == set()
    assert broken(list(stopped.lines()), Kept()) == {"end"}


@pytest.mark.parametrize("redone", [list, rechained], ids=["digests left", "digests redone"])
def test_another_name_is_noticed(redone: Callable[[Lines], Lines]) -> None:
    header, *others = HONEST.lines()
    assert broken(redone([header.replace('"Ada"', '"Mallory"'), *others])) == {"chain"}


def test_a_brought_nothing_that_was_kept_is_checked_too() -> None:
    lines = list(HONEST.lines())
    assert broken(lines, Kept(entropy={1: ""})) == {"entropy"}
    assert broken(lines, Kept(entropy={7: "aa"})) == {"entropy"}


UNKNOWN = {
    "in the header": (0, '"line":"header"', '"line":"header","note":"Ben was caught cheating"'),
    "in an entry": (4, '"seat":', '"claimed_by":"Mallory","seat":'),
    "in the seal": (-1, '"outcome":', '"note":"","outcome":'),
    "a field twice": (4, '"seat":', '"seat":2,"seat":'),
}


@pytest.mark.parametrize("redone", [list, rechained], ids=["digests left", "digests redone"])
@pytest.mark.parametrize("name", UNKNOWN)
def test_a_file_that_says_more_than_a_match_has_to_say_is_refused(
    name: str, redone: Callable[[Lines], Lines]
) -> None:
    line, old, new = UNKNOWN[name]
    lines = list(HONEST.lines())
    lines[line] = lines[line].replace(old, new, 1)
    with pytest.raises(BadLog, match="cannot be read"):
        read(redone(lines))
    with pytest.raises(verifier.Unreadable):
        verifier.checked(redone(lines))


def test_a_field_within_an_action_is_refused_and_breaks_the_digests() -> None:
    lines = list(HONEST.lines())
    lines[3] = lines[3].replace('"action":{', '"action":{"boast":true,', 1)
    with pytest.raises(BadLog, match="Line 4 cannot be read"):
        read(lines)
    assert verifier.checked(lines)["chain"] is False
    assert verifier.checked(rechained(lines), digest=HONEST.digest)["chain"] is False


@pytest.mark.parametrize("game_id", list(installed_games))
@pytest.mark.parametrize("seed", range(3))
def test_both_verifiers_agree_on_matches_of_every_game(game_id: str, seed: int) -> None:
    game, rng = installed_games[game_id], Random(seed)
    seats = rng.choice(game.seat_counts)
    entropy = [rng.choice([None, b"", rng.randbytes(16)]) for _ in range(seats)]
    match = Match.new(game, seats, seed=seed, entropy=entropy)
    for _ in zip(range(40), play_out(match, [RandomBot(game)] * seats, rng), strict=False):
        pass
    lines = list(match.lines())
    assert broken(lines, Kept(digest=match.digest)) == set()
    for _ in range(5):
        line = rng.randrange(len(lines))
        at = rng.randrange(len(lines[line]) - 80)
        if lines[line][at].isdigit():
            changed = [*lines[:line], lines[line][:at] + "7" + lines[line][at + 1 :], *lines[line + 1 :]]
            assert changed == lines or not _accepted_by_either(changed)


@given(spoilt(list(HONEST.lines())), st.sampled_from([list, rechained]))
@settings(max_examples=amount(100, 5_000), suppress_health_check=[HealthCheck.too_slow])
def test_what_is_no_log_is_refused_with_a_sentence_whatever_it_says_bug(
    lines: Lines, redone: Callable[[Lines], Lines]
) -> None:
    with contextlib.suppress(TwofoldError):
        examined(read(redone(lines)))


def _accepted_by_either(lines: Lines) -> bool:
    """Whether one of the verifiers finds nothing wrong with a file that was changed."""
    try:
        ours = all(finding.holds for finding in examined(read(lines)).findings)
    except BadLog:
        ours = False
    try:
        theirs = all(verifier.checked(lines).values())
    except (verifier.Unreadable, ValueError):
        theirs = False
    return ours or theirs


@pytest.mark.parametrize("number", [1, 2])
def test_both_shuffle_alike(number: int) -> None:
    header, *_, seal = (json.loads(line) for line in HONEST.lines())
    dice = SealedDice(match_seed_of(HONEST.header, SEED), HONEST.header.id)
    theirs = verifier.shuffled(header, bytes.fromhex(seal["server_seed"]), "deal", number, 52)
    assert tuple(theirs) == dice.stream("deal", number).shuffled(range(52))
