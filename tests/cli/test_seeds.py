"""Games without a seed of their own: theirs is too long to be guessed."""

from __future__ import annotations

from argparse import Namespace

from tangledbank.cli.commands.play import new_game
from tangledbank.core.rng import MASK


def test_a_fresh_seed_has_63_bits() -> None:
    """A program that plays tells a right guess from a wrong one by its `chance`; so there must be too many."""
    asked = Namespace(game="evolution", players="2", seed=None, option=[])
    seeds = [new_game(asked).setup.seed for _ in range(6)]
    assert len(set(seeds)) == 6
    assert 2**50 < max(seeds) <= MASK
