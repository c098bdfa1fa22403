"""Chances as whole numbers: nothing is lost by rounding."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tangledbank.coach.vectors import WHOLE, fair, mean, minus, total, vector

SHARES = st.lists(st.floats(0.0, 1.0), min_size=2, max_size=6).filter(lambda found: sum(found) > 1e-6)


@given(SHARES)
def test_chances_add_up_to_one_exactly(weights: list[float]) -> None:
    shares = [weight / sum(weights) for weight in weights]
    found = vector(shares)
    assert sum(found) == WHOLE
    assert all(abs(n / WHOLE - share) < 1e-5 for n, share in zip(found, shares, strict=True))
    assert min(found) >= 0


@given(st.integers(2, 6), st.lists(st.integers(0, 10**9), min_size=1, max_size=8))
def test_the_mean_of_chances_are_chances(seats: int, seeds: list[int]) -> None:
    weights = [[(seed >> k & 7) + 1.0 for k in range(seats)] for seed in seeds]
    vectors = [vector([n / sum(one) for n in one]) for one in weights]
    assert sum(mean(vectors)) == WHOLE
    assert sum(minus(mean(vectors), vectors[0])) == 0


def test_everybody_begins_with_the_same_share() -> None:
    assert fair(4) == [250_000] * 4
    assert fair(3) == [333_334, 333_333, 333_333]
    assert total([[1, -1], [2, -2]], 2) == [3, -3]
    assert total([], 3) == [0, 0, 0]
