"""The rules of Acorns, and every law of the engine."""

from acorns.rulebook import RULEBOOK

import tangledbank
from tangledbank.core.check import check_game


def test_a_hoard_counts_for_who_digs_there() -> None:
    game = tangledbank.position("acorns", {"lying": [1, 2, 3, 4, 1]})
    for answer in ("hide oak", "hide elm", "dig elm", "dig oak", "dig cedar", "dig beech"):
        game.apply(answer)
    assert (game.scores(), game.winners()) == ([10, 6], [0])


def test_every_law_holds() -> None:
    for seed in range(20):
        check_game(RULEBOOK, 2, {}, seed)
