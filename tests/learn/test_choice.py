"""Chance from logits in whole numbers."""

from __future__ import annotations

from math import exp

import pytest

from tangledbank.core.rng import next_state
from tangledbank.learn.choice import chosen, weights


def test_weights_are_powers_of_e() -> None:
    logits = [0.0, -0.5, -1.0, -3.0, -20.0]
    found = weights(logits, 1.0)
    assert [n / found[0] for n in found] == pytest.approx([exp(x) for x in logits], rel=0.005, abs=1e-9)


def test_a_higher_temperature_levels_choices() -> None:
    assert weights([0.0, -1.0], 2.0) == weights([0.0, -0.5], 1.0)


def test_what_is_hopeless_is_never_chosen() -> None:
    assert weights([0.0, -1000.0], 1.0)[1] == 0


def test_without_temperature_the_best_is_chosen_and_of_equals_the_first() -> None:
    assert chosen([1.0, 2.0, 2.0], 0.0, 1) == 1


def test_choices_are_drawn_as_often_as_their_weights_say() -> None:
    rng, counts = 1, [0, 0, 0]
    for _ in range(3000):
        rng = next_state(rng)
        counts[chosen([0.0, 1.0, -50.0], 1.0, rng)] += 1
    assert counts[2] == 0
    assert counts[1] / 3000 == pytest.approx(exp(1) / (1 + exp(1)), abs=0.03)
