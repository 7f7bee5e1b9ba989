"""Every table gets its turn to think, and nobody waits for what others only watch."""

from twofold.server.bots.shares import SAME_SECONDS, Job, Shares

HARD, EASY = ("dualis", "hard"), ("uno-duo", "easy")
COSTS = {HARD: 0.6, EASY: 0.01}


def job(
    table: str,
    kind: tuple[str, str] = HARD,
    for_people: bool = True,
    seat: int = 0,
    what: int = 0,
    pinned: bool = False,
) -> Job[int]:
    return Job(what, table, kind, for_people, (table, seat, kind[1]), pinned)


class Thinking:
    """Workers in virtual time, each of which takes up the next job as soon as it is free."""

    def __init__(self, workers: int = 1) -> None:
        self.shares: Shares[int] = Shares(workers)
        self.free = [0.0] * workers
        """When each worker has done what it does; the one for quick jobs is left out."""

        self.served: list[Job[int]] = []

    def step(self) -> Job[int] | None:
        worker = min(range(len(self.free)), key=self.free.__getitem__)
        taken = self.shares.next_for(worker)
        if taken:
            self.free[worker] += COSTS[taken.kind]
            self.shares.done(taken, COSTS[taken.kind])
            self.served.append(taken)
        return taken

    def busy(self, tables: int, for_people: bool, rounds: int) -> None:
        """Some tables of hard bots that always have something to think about."""
        for _ in range(rounds):
            for table in range(tables):
                self.shares.add(job(f"hard {table}", for_people=for_people, what=len(self.served)))
            for _ in range(tables):
                self.step()
        for table in range(tables):
            self.shares.add(job(f"hard {table}", for_people=for_people))


def test_a_players_bot_does_not_wait_for_tables_that_are_only_watched() -> None:
    thinking = Thinking()
    thinking.busy(15, for_people=False, rounds=3)
    thinking.shares.add(job("mine"))
    taken = thinking.step()
    assert taken is not None
    assert taken.table == "mine"


def test_among_tables_of_people_an_easy_bot_waits_for_at_most_the_one_that_thinks_now() -> None:
    thinking = Thinking()
    thinking.busy(15, for_people=True, rounds=3)
    for _ in range(10):
        thinking.shares.add(job("mine", EASY))
        taken = thinking.step()
        assert taken is not None
        assert taken.table == "mine"
        thinking.step()


def test_every_table_gets_the_same_share_of_the_time() -> None:
    thinking = Thinking()
    kinds = {"one": HARD, "two": HARD, "three": EASY}
    for table, kind in kinds.items():
        for seat in range(600):
            thinking.shares.add(job(table, kind, seat=seat))
    had = dict.fromkeys(kinds, 0.0)
    for _ in range(600):
        taken = thinking.step()
        assert taken is not None
        had[taken.table] += COSTS[taken.kind]
    assert max(had.values()) - min(had.values()) <= 3 * SAME_SECONDS


def test_who_was_away_has_no_claim_to_all_that_was_thought_meanwhile() -> None:
    thinking = Thinking()
    thinking.shares.add(job("away"))
    thinking.step()
    thinking.busy(2, for_people=True, rounds=20)
    for _ in range(10):
        thinking.shares.add(job("away", seat=len(thinking.served)))
    for _ in range(6):
        thinking.step()
    assert {"hard 0", "hard 1"} <= {each.table for each in thinking.served[-6:]}


def test_a_worker_is_kept_for_what_is_quick() -> None:
    thinking = Thinking(workers=2)
    spare = 2
    for kind in (HARD, EASY):
        thinking.shares.add(job("before", kind))
        thinking.step()
    for table in range(5):
        thinking.shares.add(job(f"hard {table}"))
    assert thinking.shares.next_for(spare) is None
    thinking.shares.add(job("mine", EASY))
    taken = thinking.shares.next_for(spare)
    assert taken is not None
    assert taken.table == "mine"


def test_who_was_never_asked_before_is_not_taken_for_quick() -> None:
    shares: Shares[int] = Shares(1)
    shares.add(job("new", EASY))
    assert shares.next_for(1) is None
    assert shares.next_for(0) is not None


def test_a_bot_that_remembers_thinks_where_it_thought_before() -> None:
    shares: Shares[int] = Shares(2)
    for what in range(2):
        shares.add(job("mine", pinned=True, what=what))
    assert shares.next_for(1) is not None
    assert shares.next_for(0) is None
    last = shares.next_for(1)
    assert last is not None
    assert last.what == 1


def test_a_question_that_is_void_is_not_thought_about() -> None:
    shares: Shares[int] = Shares(1)
    for what in range(5):
        shares.add(job("mine", what=what))
    only = shares.next_for(0)
    assert only is not None
    assert (only.what, len(shares)) == (4, 0)
