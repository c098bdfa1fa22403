"""EV-14  The end of feeding."""

from __future__ import annotations

import pytest

from tests.dsl import rule
from tests.games.evolution.playing import facts, game, hand, one, screen, told
from tests.games.evolution.table import Table


@rule("EV-14.1")
@pytest.mark.parametrize(("population", "food"), [(1, 1), (3, 3), (3, 2), (6, 1), (2, 0), (1, 0)])
def test_population_falls_to_the_food_and_to_extinction_without_any(population: int, food: int) -> None:
    t = Table(f"a {population}/2 food {food}", "b 1/1")
    t.end_feeding()
    assert t.alive("a") == (food > 0)
    assert t.pop("a") == food


@rule("EV-14.1")
def test_stored_fat_feeds_nobody() -> None:
    t = Table("a 3/4 food 1 fat 4 fat_tissue | b 2/4 fat 3 fat_tissue", deck=9)
    t.end_feeding()
    assert (t.pop("a"), t.alive("b")) == (1, False)
    assert (t.fat("a"), t.screen(1)) == (4, 1 + 3)


@rule("EV-14.2")
def test_then_all_tokens_on_boards_go_behind_the_screens() -> None:
    t = Table("a 3/4 food 2 fat 4 fat_tissue | b 2/1 food 2", "d 1/1 food 1", screens=[10, 20])
    t.end_feeding()
    assert (t.screen(1), t.screen(2)) == (14, 21)
    assert [t.food(board) for board in "abd"] == [0, 0, 0]
    assert t.pop("a") == 2


@rule("EV-14.2")
def test_stored_fat_stays_on_its_card() -> None:
    g = game("a 1/4 food 1 fat 4 fat_tissue", round=3)
    assert facts(g)["round"] == 4
    assert (one(g, "a")["fat"], screen(g, 1)) == (4, 1)


@rule("EV-14.3")
@pytest.mark.parametrize("left", [0, 1, 17])
def test_tokens_left_on_the_watering_hole_stay(left: int) -> None:
    g = game("a 1/1 food 1", hole=left)
    assert (facts(g)["round"], facts(g)["hole"]) == (2, left)


@rule("EV-14.4")
@pytest.mark.parametrize(
    ("players", "first", "next_first"), [(2, "P1", "P2"), (3, "P1", "P2"), (3, "P3", "P1"), (6, "P6", "P1")]
)
def test_the_marker_passes_to_the_left_neighbour(players: int, first: str, next_first: str) -> None:
    g = game("a 1/1 food 1", players=players, first=first)
    assert facts(g)["first"] == next_first


@rule("EV-14.5", "R-36")
@pytest.mark.parametrize(("first", "expected"), [("P1", "abdef"), ("P2", "defab"), ("P3", "fabde")])
def test_species_starve_in_turn_order_of_the_ending_round_each_row_from_left_to_right(
    first: str, expected: str
) -> None:
    g = game("a 1/1 | b 1/1", "d 1/1 | e 1/1", "f 1/1", first=first, listen=True)
    assert "".join(args["species"].args["board"] for args in told(g, "extinct")) == expected


@rule("EV-14.5", "R-36")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_order_of_starvation_is_the_order_of_the_draws(first: int) -> None:
    rows = ("a 1/1 horns", "b 1/1 horns", "d 1/1 horns")
    g = game(*rows, first=f"P{first}", deck=["ambush-3"], discard=20)
    assert hand(g, first)[0] == "ambush-3"
