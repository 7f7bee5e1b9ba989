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
        """What was under way may or may not have been stored; gives it and all that waited."""
        wishes = [self.under_way[0]] if self.under_way else []
        wishes += self._inbox
        self.unsure, self.under_way = True, None
        self._inbox.clear()
        return wishes
