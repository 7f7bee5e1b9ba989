"""A process in which bots think. It is told views, one a line, and answers with decisions.

``python -m twofold.server.bots.worker`` is started by the server, several times over, and killed when it
takes too long. The bot of a seat may remember what it saw; after a crash it starts afresh.
"""

import sys
import time
from collections import OrderedDict
from random import Random
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from twofold.bots import make_bot
from twofold.engine import AnyGame, Bot, Form, Moment, Rememberer, Seat, Watcher, installed_games
from twofold.server.protocol.bots import Question, Thought

BOTS_KEPT = 2000


class BotProcess:
    """The bots of this process."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, Seat, str], tuple[int, Bot]] = OrderedDict()
        """Each with the number of what it was told of former matches."""

        self._rng = Random()

    def answer(self, question: Question) -> Thought:
        """Let the bot think."""
        game = installed_games[question.game]
        bot = self._bot(game, question)
        view = msgspec.json.decode(question.view, type=game.view)
        if isinstance(bot, Watcher):
            bot.watch(view)
        choices = msgspec.json.decode(question.choices, type=choice_type(game))
        if not choices:
            return Thought(question.number)
        people = frozenset(question.people)
        moment = Moment(question.seat, question.now, question.seconds, question.waited_for, people)
        decision = bot.decide(view, choices, moment, self._rng)
        if decision is None:
            return Thought(question.number)
        return Thought(question.number, Raw(msgspec.json.encode(decision.action)), decision.after)

    def _bot(self, game: AnyGame, question: Question) -> Bot:
        key = (question.match, question.seat, question.level)
        recollection, bot = self._bots.get(key, (None, None))
        if bot is None or recollection != question.recollection:
            bot = make_bot(game, question.level)
            recall(bot, game, question)
            self._bots[key] = question.recollection, bot
        self._bots.move_to_end(key)
        if len(self._bots) > BOTS_KEPT:
            self._bots.popitem(last=False)
        return bot


def recall(bot: Bot, game: AnyGame, question: Question) -> None:
    """Tell a fresh bot of former matches, if it is one to remember them."""
    if isinstance(bot, Rememberer):
        for former in question.former:
            bot.remember(msgspec.json.decode(former.view, type=game.view), former.seats)


def choice_type(game: AnyGame) -> Any:
    """The type of a list of choices: actions, and forms to fill in."""
    return tuple[game.action | Form, ...]  # type: ignore[name-defined]


def main() -> None:
    """Answer questions until there are no more."""
    bots, read, answers = BotProcess(), msgspec.json.Decoder(Question).decode, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not be taken at its word
    for line in sys.stdin.buffer:
        began = time.perf_counter()
        # An empty line only asks whether the process is ready.
        thought = bots.answer(read(line)) if line.strip() else Thought(0)
        timed = replace(thought, seconds=time.perf_counter() - began)
        answers.write(msgspec.json.encode(timed) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
