"""EV-8.12  Seats that are passed over without a question could have done nothing but pass, in random positions."""

from __future__ import annotations

from collections import Counter

from tangledbank.games.evolution.actions.feeding import FeedingTurn, is_idle
from tangledbank.games.evolution.state import Evo
from tangledbank.games.evolution.terms import A_DONE
from tests.dsl import rule

from .test_attacks import Dice, random_position

POSITIONS = 150


@rule("EV-8.12")
def test_who_is_idle_has_no_choice() -> None:
    """Cooperation, Intelligence with cards and room in Fat Tissue are all there: whoever could use them is asked."""
    counts: Counter[tuple[bool, bool]] = Counter()
    for seed in range(POSITIONS):
        g = random_position(Dice(seed)).state
        assert isinstance(g, Evo)
        for seat in range(g.seats):
            passes = list(FeedingTurn(seat, 0, 0, 0, 0).answers(g, seat)) == [A_DONE]
            counts[is_idle(g, seat), passes] += 1
    assert not counts[True, False]
    assert counts[True, True] > 100
    assert counts[False, False] > 100
