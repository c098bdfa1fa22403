"""Clocks are arithmetic on given times."""

from __future__ import annotations

import pytest

from tangledbank.server.tables.clock import RETURN_BANK, Clocks
from tangledbank.server.tables.entries import DAYS, LIVE, NONE, Clock


def test_without_a_clock_nothing_runs_out() -> None:
    clocks = Clocks(Clock(NONE), 2)
    clocks.wait_for([0], [], 1000)
    assert clocks.next_flag() is None


def test_whoever_is_waited_for_loses_time_and_gains_the_increment() -> None:
    clocks = Clocks(Clock(LIVE, 60, 5), 2)
    clocks.wait_for([0], [], 1_000)
    assert clocks.flag_at(0) == 61_000
    clocks.moved(0, False, 11_000)
    clocks.wait_for([1], [], 11_000)
    assert clocks.left == [55_000, 60_000]
    assert clocks.flag_at(0) is None
    assert clocks.next_flag() == 71_000


def test_waiting_on_costs_nothing_twice() -> None:
    clocks = Clocks(Clock(LIVE, 60, 0), 2)
    for at in (0, 10_000, 20_000):
        clocks.wait_for([0, 1], [], at)
    assert clocks.flag_at(0) == clocks.flag_at(1) == 60_000
    clocks.wait_for([1], [], 25_000)
    assert clocks.left[0] == 35_000


def test_with_days_every_question_has_its_own_time() -> None:
    clocks = Clocks(Clock(DAYS, 100, 0), 2)
    clocks.wait_for([0], [], 0)
    clocks.moved(0, False, 90_000)
    clocks.wait_for([0], [], 90_000)
    assert clocks.flag_at(0) == 190_000


def test_a_clock_never_gives_less_than_nothing() -> None:
    clocks = Clocks(Clock(LIVE, 10, 3), 1)
    clocks.wait_for([0], [], 0)
    clocks.moved(0, False, 30_000)
    assert clocks.left == [3_000]


def test_whoever_comes_back_has_a_moment() -> None:
    clocks = Clocks(Clock(LIVE, 10, 0), 1)
    clocks.wait_for([0], [], 0)
    clocks.wait_for([], [], 10_000)
    assert clocks.left == [0]
    clocks.returned(0, True, 50_000)
    clocks.wait_for([0], [], 50_000)
    assert clocks.flag_at(0) == 50_000 + RETURN_BANK


# ---- what is taken back ------------------------------------------------------------------------
def test_an_answer_that_is_taken_back_gains_nothing() -> None:
    clocks = Clocks(Clock(LIVE, 100, 30), 2)
    for at in range(0, 50_000, 10_000):
        clocks.wait_for([0], [], at)
        clocks.moved(0, False, at + 4_000)
        clocks.wait_for([1], [], at + 4_000)
        clocks.undone(0, at + 10_000)
    assert clocks.left == [80_000, 70_000], "time that was used stays used"
    assert clocks.answers == []


def test_all_that_is_rewound_gains_nothing_and_bots_never_do() -> None:
    clocks = Clocks(Clock(LIVE, 100, 30), 3)
    for seat in (0, 1, 2, 0):
        clocks.wait_for([seat], [2], 0)
        clocks.moved(seat, seat == 2, 0)
    assert clocks.left == [160_000, 130_000, 100_000]
    clocks.rewound(1, 0)
    assert clocks.left == [130_000, 100_000, 100_000]


def test_nobody_has_less_than_no_time() -> None:
    clocks = Clocks(Clock(LIVE, 10, 30), 1)
    clocks.wait_for([0], [], 0)
    assert clocks.left_at(0, 10_007) == 0
    clocks.moved(0, False, 10_007)
    clocks.wait_for([0], [], 10_007)
    clocks.undone(0, 30_000)
    clocks.wait_for([0], [], 30_000)
    assert (clocks.left, clocks.flag_at(0)) == ([0], 30_000)


def test_with_days_a_question_that_is_asked_again_has_the_time_that_was_not_used() -> None:
    clocks = Clocks(Clock(DAYS, 100, 0), 1)
    clocks.wait_for([0], [], 0)
    clocks.moved(0, False, 60_000)
    clocks.wait_for([0], [], 60_000)
    assert clocks.flag_at(0) == 160_000
    clocks.undone(0, 90_000)
    clocks.wait_for([0], [], 90_000)
    assert clocks.flag_at(0) == 130_000, "40 seconds were left"
    clocks.moved(0, False, 100_000)
    clocks.wait_for([0], [], 100_000)
    assert clocks.flag_at(0) == 170_000, "30 of the next ones were used"


def test_with_days_whoever_waits_for_another_answer_has_all_the_time_for_it() -> None:
    clocks = Clocks(Clock(DAYS, 100, 0), 2)
    clocks.wait_for([0], [], 0)
    clocks.moved(0, False, 0)
    clocks.wait_for([1], [], 0)
    clocks.undone(0, 90_000)
    clocks.wait_for([0], [], 90_000)
    clocks.moved(0, False, 90_000)
    clocks.wait_for([1], [], 90_000)
    assert clocks.flag_at(1) == 190_000


def test_with_days_a_secret_question_goes_on_when_another_answer_to_it_is_taken_back() -> None:
    clocks = Clocks(Clock(DAYS, 100, 0), 3)
    clocks.wait_for([0, 1, 2], [], 0)
    for seat, rest in ((0, [1, 2]), (1, [2])):
        clocks.moved(seat, False, 50_000)
        clocks.wait_for(rest, [], 50_000)
    clocks.undone(0, 60_000)
    clocks.wait_for([0, 2], [], 60_000)
    assert [clocks.flag_at(seat) for seat in (0, 1, 2)] == [110_000, None, 100_000]


# ---- bots between ------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", [LIVE, DAYS])
def test_a_bot_that_did_not_answer_gives_no_time(kind: str) -> None:
    clocks = Clocks(Clock(kind, 10, 0), 1)
    clocks.wait_for([0], [], 0)
    for at in (1_000, 4_000):
        clocks.wait_for([0], [0], at)
        assert clocks.flag_at(0) is None
        clocks.returned(0, False, at + 2_000)
        clocks.wait_for([0], [], at + 2_000)
    assert (clocks.left_at(0, 6_000), clocks.flag_at(0)) == (4_000, 10_000)


def test_a_bot_that_answers_costs_no_time() -> None:
    clocks = Clocks(Clock(LIVE, 10, 0), 1)
    clocks.wait_for([0], [0], 0)
    clocks.moved(0, True, 5_000)
    clocks.wait_for([0], [0], 5_000)
    clocks.returned(0, False, 5_000)
    assert clocks.left == [10_000]


def test_a_moment_is_given_once_for_a_question() -> None:
    clocks = Clocks(Clock(LIVE, 10, 0), 1)
    clocks.wait_for([0], [], 0)
    for at, flag in ((10_000, 40_000), (40_000, 40_000)):
        clocks.wait_for([0], [0], at)
        clocks.returned(0, True, at)
        clocks.wait_for([0], [], at)
        assert clocks.flag_at(0) == flag
    clocks.wait_for([0], [0], 40_000)
    clocks.moved(0, True, 40_000)
    clocks.wait_for([0], [0], 40_000)
    clocks.returned(0, True, 40_000)
    assert clocks.left == [RETURN_BANK]
