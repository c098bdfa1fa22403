"""Intervals against known values."""

from __future__ import annotations

import pytest

from tangledbank.arena.stats import Interval, Mean, Share, share, student


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),  # Newcombe 1998 and every textbook after him
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson(successes: int, n: int, low: float, high: float) -> None:
    found = share(successes, n)
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
    for x in (9.8, 10.2, 10.4, 9.8, 10.0, 10.2, 9.6):
        mean.add(x)
    found = mean.interval()
    assert found.value == pytest.approx(10.0)
    assert found.low == pytest.approx(9.738, abs=1e-3)  # 10 ± 2.447 * 0.283 / √7
    assert found.high == pytest.approx(10.262, abs=1e-3)
    assert found.n == 7


def test_large_numbers_lose_no_digits() -> None:
    mean = Mean()
    for x in (1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16):
        mean.add(x)
    assert mean.squares / 3 == pytest.approx(30.0)


def test_too_little_data() -> None:
    assert share(0, 0) == Interval(None, None, None, 0)
    assert Share().interval().value is None
    assert Mean().interval() == Interval(None, None, None, 0)
    one = Mean()
    one.add(3)
    assert one.interval() == Interval(3.0, None, None, 1)
    assert one.interval().data() == {"value": 3.0, "low": None, "high": None, "n": 1}


def test_shared_successes_count_in_parts() -> None:
    wins = Share()
    for success in (1.0, 0.5, 0.0, 1 / 3):
        wins.add(success)
    assert wins.interval().value == pytest.approx(11 / 24)


def test_a_mean_is_never_outside_of_what_there_is() -> None:
    rank = Mean(least=1, most=4)
    for x in (1, 4):
        rank.add(x)
    assert rank.interval() == Interval(2.5, 1, 4, 2)
