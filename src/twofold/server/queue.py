"""The wishes of a table wait their turn: one write is under way at a time."""

from collections import deque
from collections.abc import Iterable

from twofold.server.effects import Write
from twofold.server.wishes import Wish


class Queue:
    """What is wished for, what is being written, and whether it is known how far the logs go."""

    def __init__(self) -> None:
        self.under_way: tuple[Wish, Write] | None = None
        self.unsure = False
        """Whether a write may or may not have been stored."""

        self.news_waits = False
        """Whether something new was heard of while a write was under way."""

        self.doubtful: tuple[Wish, Write] | None = None
        """What was under way when the store failed: whether it was stored turns out when the log is read."""

        self.failures = 0
        """How often the store has failed."""

        self._inbox: deque[Wish] = deque()

    def add(self, wish: Wish) -> None:
        """One more wish."""
        self._inbox.append(wish)

    def extend(self, wishes: Iterable[Wish]) -> None:
        """Some more wishes."""
        self._inbox.extend(wishes)

    @property
    def idle(self) -> bool:
        """Whether nothing waits and nothing is under way."""
        return not (self._inbox or self.under_way or self.unsure)

    def next(self) -> Wish | None:
        """The next wish to be judged; none while a write is under way."""
        may_go_on = self._inbox and self.under_way is None and not self.unsure
        return self._inbox.popleft() if may_go_on else None

    def written(self) -> tuple[Wish, Write]:
        """What was under way is stored."""
        assert self.under_way is not None
        done, self.under_way = self.under_way, None
        return done

    def judge_again(self) -> None:
        """Another server wrote first: the wish is the next to be judged."""
        wish, _ = self.written()
        self._inbox.appendleft(wish)

    def give_up(self) -> list[Wish]:
        """What was under way may or may not have been stored; gives all that waited after it."""
        self.failures += 1
        self.unsure, self.doubtful, self.under_way = True, self.under_way, None
        wishes = list(self._inbox)
        self._inbox.clear()
        return wishes

    def sure_again(self) -> tuple[Wish, Write] | None:
        """The log has been read; gives what was in doubt."""
        doubtful, self.doubtful, self.unsure = self.doubtful, None, False
        return doubtful
