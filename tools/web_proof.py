"""Write a proved match for the tests of the browser's own proof: ``python -m tools.web_proof``.

The file holds the log, the order of the first deal and the hands that it gave, so that what the browser
computes is compared with what Python computed.
"""

from pathlib import Path
from random import Random

import msgspec

from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.engine import Audience
from twofold.engine.dice import SealedDice
from twofold.engine.fairness import match_seed_of
from twofold.replays import read, refolding

PATH = Path(__file__).parent.parent / "web" / "src" / "replay" / "fixtures" / "proof.json"
CARDS = 52
BROUGHT = (b"from Ada", None, b"from Cleo", b"")
NAMES = ("Ada", "Bö", "Cleo", "Dan")


def fixture() -> bytes:
    """The file's contents; the same every time."""
    match = Match.new("dualis", NAMES, options={"short": True}, seed=7, entropy=BROUGHT)
    for _ in play_out(match, [make_bot(match.game, "random") for _ in NAMES], Random(7)):
        pass
    lines = list(match.lines())
    saved = read(lines)
    dealt = next(refolding(saved))
    first = dealt.game.look(dealt.state, Audience.EVERYONE)
    seed = bytes.fromhex(saved.seal.server_seed)
    dice = SealedDice(match_seed_of(match.header, seed), match.header.id)
    told = {"log": lines, "view": first, "order": dice.stream("deal", 1).shuffled(range(CARDS))}
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


def main() -> None:
    """Write it."""
    PATH.parent.mkdir(parents=True, exist_ok=True)
    PATH.write_bytes(fixture())


if __name__ == "__main__":
    main()
