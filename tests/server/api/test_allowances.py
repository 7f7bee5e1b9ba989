"""Allowances: kept for as many addresses as there is room for."""

from twofold.server.api.allowances import Allowances


def test_of_too_many_the_one_asked_for_longest_ago_goes_bug() -> None:
    allowances = Allowances(most_kept=3)

    def asks(address: str) -> bool:
        return allowances.of(address, "codes", 1, 0).spend(0)

    assert [asks(address) for address in "abca"] == [True, True, True, False]
    assert asks("d")  # b goes
    assert [asks(address) for address in "acd"] == [False] * 3
    assert asks("b")


def test_each_kind_is_counted_apart() -> None:
    allowances = Allowances()
    assert allowances.of("a", "codes", 1, 0).spend(0)
    assert not allowances.of("a", "codes", 1, 0).spend(0)
    assert allowances.of("a", "tables", 1, 0).spend(0)
