"""Clocks are arithmetic on given times."""

from __future__ import annotations

from tangledbank.server.clock import RETURN_BANK, Clocks
from tangledbank.server.entries import DAYS, LIVE, NONE, Clock


def test_without_a_clock_nothing_runs_out() -> None:
    clocks = Clocks(Clock(NONE), 2)
    clocks.wait_for([0], 1000)
    assert clocks.next_flag() is None


def test_whoever_is_waited_for_loses_time_and_gains_the_increment() -> None:
    clocks = Clocks(Clock(LIVE, 60, 5), 2)
    clocks.wait_for([0], 1_000)
    assert clocks.flag_at(0) == 61_000
    clocks.moved(0, 11_000)
    clocks.wait_for([1], 11_000)
    assert clocks.left == [55_000, 60_000]
    assert clocks.flag_at(0) is None
    assert clocks.next_flag() == 71_000


def test_waiting_on_costs_nothing_twice() -> None:
    clocks = Clocks(Clock(LIVE, 60, 0), 2)
    for at in (0, 10_000, 20_000):
        clocks.wait_for([0, 1], at)
    assert clocks.flag_at(0) == clocks.flag_at(1) == 60_000
    clocks.wait_for([1], 25_000)
    assert clocks.left[0] == 35_000


def test_with_days_every_question_has_its_own_time() -> None:
    clocks = Clocks(Clock(DAYS, 100, 0), 2)
    clocks.wait_for([0], 0)
    clocks.moved(0, 90_000)
    clocks.wait_for([0], 90_000)
    assert clocks.flag_at(0) == 190_000


def test_a_clock_never_gives_less_than_nothing() -> None:
    clocks = Clocks(Clock(LIVE, 10, 3), 1)
    clocks.wait_for([0], 0)
    clocks.moved(0, 30_000)
    assert clocks.left == [3_000]


def test_whoever_comes_back_has_a_moment() -> None:
    clocks = Clocks(Clock(LIVE, 10, 0), 1)
    clocks.wait_for([0], 0)
    clocks.wait_for([], 10_000)
    assert clocks.left == [0]
    clocks.returned(0)
    clocks.wait_for([0], 50_000)
    assert clocks.flag_at(0) == 50_000 + RETURN_BANK
