"""Rulings that no single chapter of the rules owns: R-28, R-34, R-43, R-45, and the edges of others."""

from __future__ import annotations

import pytest

from tangledbank.core.playout import playout
from tests.dsl import rule
from tests.games.evolution.playing import facts, game, one, play, told
from tests.games.evolution.table import Table


@rule("R-02")
@pytest.mark.parametrize("trait", ["climbing", "horns"])
def test_climbing_and_horns_are_among_what_intelligence_overcomes(trait: str) -> None:
    t = Table("c 2/3 carnivore intelligence", f"t 2/1 {trait}", hands=[1])
    t.attack("c", "t", trait)
    assert (t.pop("c"), t.pop("t"), t.hand(1)) == (2, 1, 0)


@rule("R-03")
@pytest.mark.parametrize(("side", "food"), [("left", 0), ("right", 1)])
def test_left_and_right_are_the_same_for_new_boards_and_for_neighbours(side: str, food: int) -> None:
    g = game("a 1/1", "d 2/1 cooperation", "e 1/1 | f 1/1", phase=3, hands=[[], ["horns+1"]], hole=9)
    play(g, f"new horns+1 {side}", "end", "feed d")
    assert (one(g, "b")["owner"], one(g, "b")["food"]) == ("P2", food)


@rule("R-28")
def test_food_above_the_new_population_of_the_prey_is_scored_by_its_owner() -> None:
    t = Table("c 3/4 carnivore", "t 3/2 food 3")
    t.attack("c", "t")
    assert (t.pop("t"), t.food("t"), t.screen(2)) == (2, 2, 1)
    assert (t.food("c"), t.screen(1)) == (2, 0)


@rule("R-28")
def test_food_above_the_new_population_of_an_attacker_hit_by_horns_is_scored_by_its_owner() -> None:
    t = Table("c 3/5 food 3 carnivore fat_tissue", "t 2/4 horns")
    t.attack("c", "t")
    assert (t.pop("c"), t.food("c"), t.screen(1), t.screen(2)) == (2, 2, 1, 0)


@rule("R-28")
def test_food_that_still_fits_stays_on_the_board() -> None:
    t = Table("c 3/4 carnivore", "t 3/2 food 2")
    t.attack("c", "t")
    assert (t.food("t"), t.screen(2)) == (2, 0)


@rule("R-34")
@pytest.mark.parametrize(("phase", "last"), [(1, 4), (5, 5)])
def test_after_a_reshuffle_in_phase_1_no_further_round_follows_after_any_other_one(phase: int, last: int) -> None:
    # In phase 1 the deal runs out; in phase 5 the draw for the starving species does.
    g = game("a 1/1 horns", "b 1/1 food 1" if phase == 5 else "b 1/1", phase=phase, round=4, deck=0, discard=60)
    playout(g.state, 2)
    assert (g.over, facts(g)["round"]) == (True, last)


@rule("R-34")
def test_a_reshuffle_in_the_middle_of_an_extinction_is_completed_at_once() -> None:
    t = Table("c 1/3 carnivore", "t 1/1 foraging symbiosis ambush", deck=1, discard=4)
    t.attack("c", "t")
    assert (t.hand(2), len(t.g.deck), list(t.g.discard)) == (3, 5, [])


@rule("R-43")
@pytest.mark.parametrize("first", ["P1", "P3"])
def test_no_face_down_trait_of_another_counts_before_the_common_reveal(first: str) -> None:
    rows = ("a 1/1 !fertile+2 !long_neck+3 | b 1/1", "d 1/1", "e 1/1")
    g = game(*rows, phase=3, first=first, hole=9, hands=[["horns+1"], ["horns+2"], ["horns+4"]], listen=True)
    for _ in range(3):
        assert (one(g, "a")["population"], one(g, "a")["food"]) == (1, 0)
        assert len(one(g, "a")["face_down"]) == 2
        play(g, "end")
    assert [args["n"] for args in told(g, "plant")] == []
    assert g.options() == ["act a fertile", "act a long_neck"]


@rule("R-45")
@pytest.mark.parametrize(("body", "legal"), [(4, False), (5, False), (6, True)])
def test_hard_shell_adds_4_and_not_3(body: int, legal: bool) -> None:
    assert Table(f"c 1/{body} carnivore", "t 1/1 hard_shell").legal("c", "t") == legal


@rule("R-45")
@pytest.mark.parametrize(("population", "legal"), [(1, False), (2, False), (3, True), (4, True)])
def test_pack_hunting_adds_the_population_and_not_3(population: int, legal: bool) -> None:
    assert Table(f"c {population}/1 carnivore pack_hunting", "t 1/3").legal("c", "t") == legal


@rule("R-45")
@pytest.mark.parametrize(("hole", "population"), [(0, 2), (1, 3)])
def test_fertile_needs_a_token_on_the_watering_hole(hole: int, population: int) -> None:
    t = Table("a 2/1 fertile", hole=hole)
    t.act("a", "fertile")
    assert t.pop("a") == population
