"""Intervals against known values."""

from __future__ import annotations

import pytest

from tangledbank.arena.stats import Interval, Mean, Share, share, student


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),  # Newcombe 1998 and every textbook since
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson(successes: int, n: int, low: float, high: float) -> None:
    found = share(successes, n, n)
    assert found.value == successes / n
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (7, 2.365), (9, 2.262), (30, 2.042), (1000, 1.962)],
)
def test_student(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=0.001)


def test_a_mean_with_its_interval() -> None:
    mean = Mean()
    for deal, x in enumerate((9.8, 10.2, 10.4, 9.8, 10.0, 10.2, 9.6)):
        mean.add(x, deal)
    found = mean.interval()
    assert found.value == pytest.approx(10.0)
    assert found.low == pytest.approx(9.738, abs=1e-3)  # 10 ± 2.447 * 0.283 / √7
    assert found.high == pytest.approx(10.262, abs=1e-3)
    assert found.n == 7


def test_large_numbers_lose_no_digits() -> None:
    mean = Mean()
    for deal, x in enumerate((1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16)):
        mean.add(x, deal)
    assert mean.sums.variance() * 4 == pytest.approx(30.0)


def test_too_little_data() -> None:
    assert share(0, 0, 0) == Interval(None, None, None, 0)
    assert Share().interval().value is None
    assert Mean().interval() == Interval(None, None, None, 0)
    one = Mean()
    one.add(3, 0)
    assert one.interval() == Interval(3.0, None, None, 1)
    assert one.interval().data() == {"value": 3.0, "low": None, "high": None, "n": 1}


def test_shared_successes_count_in_parts() -> None:
    wins = Share()
    for success in (1.0, 0.5, 0.0, 1 / 3):
        wins.add(success, 0)
    assert wins.interval().value == pytest.approx(11 / 24)


def test_a_mean_is_never_outside_of_what_there_is() -> None:
    rank = Mean(least=1, most=4)
    for deal, x in enumerate((1, 4)):
        rank.add(x, deal)
    assert rank.interval() == Interval(2.5, 1, 4, 2)


# ---- games of one deal ----------------------------------------------------------------
def test_games_that_repeat_their_deal_say_nothing_new() -> None:
    """Four games each of ten deals that all end alike are worth ten games, not forty."""
    once, often = Mean(), Mean()
    wins, many = Share(), Share()
    for deal in range(10):
        once.add(deal, deal)
        wins.add(deal < 7, deal)
        for _ in range(4):
            often.add(deal, deal)
            many.add(deal < 7, deal)
    assert often.interval().low == pytest.approx(once.interval().low)
    assert often.interval().high == pytest.approx(once.interval().high)
    assert often.interval().n == 40
    assert many.worth() == pytest.approx(wins.worth()) == 10
    assert many.interval().low == pytest.approx(wins.interval().low)


def test_luck_that_cancels_out_within_a_deal_makes_means_surer_and_shares_not_less_sure() -> None:
    apart, paired = Mean(), Mean()
    wins = Share()
    for deal in range(20):
        for game, x in enumerate((10 + deal % 3, 10 - deal % 3)):
            paired.add(x, deal)
            apart.add(x, 2 * deal + game)
            wins.add(game, deal)
    surer, sure = paired.interval(), apart.interval()
    assert surer.value == sure.value == 10
    assert surer.low == 10 > (sure.low or 0)
    assert wins.worth() == 40


def test_deals_of_different_sizes_count_by_their_games() -> None:
    """By hand: mean 4, residual sums -3, 0, 3; variance 3/2 * 18 / 36."""
    mean = Mean()
    for deal, numbers in enumerate([(2, 3), (4,), (5, 6, 4)]):
        for x in numbers:
            mean.add(x, deal)
    assert mean.mean == 4
    assert mean.sums.variance() == pytest.approx(0.75)


def test_one_deal_has_no_interval_however_often_it_was_played() -> None:
    mean = Mean()
    for x in (1, 2, 3):
        mean.add(x, 7)
    assert mean.interval() == Interval(2.0, None, None, 3)
