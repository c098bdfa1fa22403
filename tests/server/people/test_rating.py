"""Ratings of two to six people: what the formula does, and that openskill's does the same."""

from __future__ import annotations

import pytest

from tangledbank.core.rng import pick, scramble
from tangledbank.server.people.rating import BETA, FIRST_MU, FIRST_SIGMA, LEAST_SHARE, TAU, Rating, rated


class Dice:
    """Chance that is the same in every run."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def upto(self, n: int) -> int:
        """From 0 to n - 1."""
        self.state = scramble(self.state + 1)
        return pick(self.state, n)

    def uniform(self, least: int, most: int) -> float:
        return least + self.upto(1000 * (most - least)) / 1000

    def gauss(self, mean: float, deviation: float) -> float:
        return mean + deviation * (sum([self.upto(10_000) for _ in range(12)]) / 10_000 - 6)

    def sample(self, n: int, most: int) -> list[int]:
        left = list(range(most))
        return [left.pop(self.upto(len(left))) for _ in range(n)]


def someone(dice: Dice) -> Rating:
    return Rating(dice.uniform(800, 2200), dice.uniform(60, 500))


def test_the_winner_rises_the_last_falls_and_everybody_is_known_better() -> None:
    for players in range(2, 7):
        after = rated([Rating()] * players, list(range(1, players + 1)))
        values = [rating.mu for rating in after]
        assert values == sorted(values, reverse=True)
        assert values[0] > FIRST_MU > values[-1]
        assert all(rating.sigma < FIRST_SIGMA for rating in after)
        assert sum(values) == pytest.approx(players * FIRST_MU)


def test_who_shares_a_place_moves_alike() -> None:
    first, second, third = rated([Rating()] * 3, [1, 1, 3])
    assert first == second
    assert first.mu > third.mu
    assert [rating.mu for rating in rated([Rating()] * 4, [1] * 4)] == pytest.approx([FIRST_MU] * 4)


def test_to_beat_the_stronger_counts_more() -> None:
    weak, strong = Rating(1300, 150), Rating(1900, 150)
    surprise = rated([weak, strong], [1, 2])[0].mu - weak.mu
    expected = rated([strong, weak], [1, 2])[0].mu - strong.mu
    assert surprise > 3 * expected > 0


def test_the_order_at_the_table_does_not_matter() -> None:
    dice = Dice(7)
    before, places = [someone(dice) for _ in range(5)], [2, 5, 1, 2, 4]
    after = rated(before, places)
    for order in ([4, 3, 2, 1, 0], [2, 0, 4, 1, 3]):
        again = rated([before[k] for k in order], [places[k] for k in order])
        assert [rating.mu for rating in again] == pytest.approx([after[k].mu for k in order])


def test_strong_people_are_found_out() -> None:
    """Six people of known strength play 300 games: their ratings come into that order, within their intervals."""
    dice = Dice(1)
    truth = [1000.0, 1200.0, 1400.0, 1600.0, 1800.0, 2000.0]
    known = [Rating()] * 6
    for _ in range(300):
        seats = dice.sample(4, 6)
        form = {seat: dice.gauss(truth[seat], BETA) for seat in seats}
        ranked = sorted(seats, key=lambda seat: -form[seat])
        after = rated([known[seat] for seat in seats], [ranked.index(seat) + 1 for seat in seats])
        for seat, rating in zip(seats, after, strict=True):
            known[seat] = rating
    assert [rating.mu for rating in known] == sorted([rating.mu for rating in known])
    assert all(rating.margin < 400 for rating in known), [rating.margin for rating in known]


def test_it_is_what_openskill_computes() -> None:
    models = pytest.importorskip("openskill.models", reason="openskill is an optional dependency (arena)")
    model = models.PlackettLuce(mu=FIRST_MU, sigma=FIRST_SIGMA, beta=BETA, tau=TAU, kappa=LEAST_SHARE)
    dice = Dice(42)
    for _ in range(200):
        players = 2 + dice.upto(5)
        before = [someone(dice) for _ in range(players)]
        places = [1 + dice.upto(players) for _ in range(players)]
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        theirs = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        ours = rated(before, places)
        assert [rating.mu for rating in ours] == pytest.approx([rating.mu for rating in theirs])
        assert [rating.sigma for rating in ours] == pytest.approx([rating.sigma for rating in theirs])
