"""Foresight by the clock: it ends in time, and what time cut short favours nobody."""

from __future__ import annotations

import pytest

from tangledbank import new
from tangledbank.bots import Budget, Sampler
from tangledbank.bots.foresight import ForesightBot, table
from tangledbank.bots.search.judge import Judge
from tangledbank.core.playout import play_on
from tangledbank.core.state import State


class Clock:
    """Time that passes only while rounds are played."""

    def __init__(self, per_round: int) -> None:
        self.per_round = per_round
        self.now = 0
        """In milliseconds."""

    def __call__(self) -> float:
        return self.now / 1000

    def foreseen(self, world: State, seat: int, action: int, judge: Judge, rounds: int) -> tuple[float, float]:
        self.now += rounds * self.per_round
        return 0.5, float(rounds)


def visits(monkeypatch: pytest.MonkeyPatch, budget: int, per_round: int) -> tuple[list[int], int]:
    """How often the options of a question with 16 of them were tried, and what time it was then."""
    clock = Clock(per_round)
    monkeypatch.setattr("tangledbank.bots.foresight.perf_counter", clock)
    monkeypatch.setattr("tangledbank.bots.foresight.foreseen", clock.foreseen)
    game = new("evolution", 2, 3)
    play_on(game.state, 3, 2)
    found = table(game.options(), Sampler(game.rulebook, game.state, game.seat), Budget(milliseconds=budget), 5)
    assert len(found) == 16
    return sorted([row[0] for row in found], reverse=True), clock.now


@pytest.mark.parametrize(
    ("budget", "tried"),
    [
        (20, [4] * 4 + [1] * 4 + [0] * 8),
        (22, [4] * 4 + [1] * 4 + [0] * 8),
        (64, [4] * 16),
        (65, [4] * 16),
        (80, [4 + 2] * 4 + [4] * 12),
        (85, [4 + 2] * 4 + [4] * 12),
    ],
)
def test_time_is_over_when_it_is(monkeypatch: pytest.MonkeyPatch, budget: int, tried: list[int]) -> None:
    """A round takes a millisecond: four options in four worlds first, then the next four; a world cut short is lost."""
    found, now = visits(monkeypatch, budget, 1)
    assert found == tried
    assert now <= budget + 1


def test_one_round_is_always_played(monkeypatch: pytest.MonkeyPatch) -> None:
    found, now = visits(monkeypatch, 20, 300)
    assert found == [1] + [0] * 15
    assert now == 300


def test_what_was_seen_in_a_first_world_cut_short_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert visits(monkeypatch, 20, 10)[0] == [1, 1] + [0] * 14


@pytest.mark.parametrize("name", ["evolution", "dominant-species", "marine"])
def test_with_hardly_any_time_it_still_answers(name: str) -> None:
    game = new(name, 2, 3)
    sampler = Sampler(game.rulebook, game.state, game.seat)
    ideas = ForesightBot().think(game.view(game.seat), game.options(), sampler, Budget(milliseconds=1), 5)
    assert ideas[0].visits > 0
