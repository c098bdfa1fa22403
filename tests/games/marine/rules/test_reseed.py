"""DSM-20.8 to DSM-20.20  Reseed: the action display for the next round."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.reseed import Reseed
from tangledbank.games.marine.terms import ANIMALS
from tests.dsl import rule
from tests.games.marine.sea import E, Sea, W, h

ROWS = ["abundance", "autotrophs", "depletion", "adaptation", "regression", "wanderlust"]


def total(s: Sea, row: str) -> int:
    return sum(s.disks(row).values())


# ---- elements between vents ---------------------------------------------------------------
@rule("DSM-20.8", "DSM-20.9", "EX-40")
def test_an_element_between_three_vents_goes_but_not_one_between_two_at_the_rim() -> None:
    s = Sea()
    s.vent(h(1, -3), "geyser")
    s.vent(h(0, -2), "geyser")
    s.put(W(1, -3), "sun")
    s.put(E(0, -3), "sun")
    before = s.bag("sun")
    s.run(Reseed())
    assert (s.element(W(1, -3)), s.element(E(0, -3))) == (None, "sun")
    suns = total_of(s, "sun")
    assert suns + s.bag("sun") == before + 1


def total_of(s: Sea, element: str) -> int:
    """Disks of a type on the action display."""
    circles = s.g.circles.count(["algae", "gastropods", "plankton", "sponges", "sun", "worms"].index(element))
    return sum(s.disks(row).get(element, 0) for row in ROWS) + circles


@rule("DSM-20.8")
@pytest.mark.parametrize(("sides", "stays"), [(2, True), (3, False)])
def test_two_vents_are_not_enough_and_their_sides_do_not_matter(sides: int, stays: bool) -> None:
    s = Sea()
    for place, side in [((0, 0), "smoker"), ((0, -1), "geyser"), ((1, -1), "smoker")][:sides]:
        s.vent(h(*place), side)
    s.run(Reseed())
    assert s.element(W(1, -1)) == ("algae" if stays else None)


@rule("DSM-20.9")
def test_a_corner_of_a_single_vent_at_the_rim_keeps_its_element() -> None:
    s = Sea()
    s.put(E(0, 3), "sun")  # touches (0,3) and empty hexes or none
    s.put(W(0, -3), "sun")
    s.run(Reseed())
    assert (s.element(E(0, 3)), s.element(W(0, -3))) == ("sun", "sun")


# ---- Regression ---------------------------------------------------------------------------
@rule("DSM-20.10", "EX-19")
def test_one_disk_of_each_type_in_the_box_is_lost_and_printed_elements_stay() -> None:
    s = Sea()
    s.row("regression", "sun", "sun", "algae")
    s.acquire("crustaceans", "sun", "sun", "algae")
    s.run(Reseed())
    assert (s.acquired("crustaceans"), s.elements("crustaceans")) == ({"sun": 1}, {"algae": 1, "sun": 1, "worms": 2})


@rule("DSM-20.10")
def test_every_animal_without_a_cube_loses_and_those_with_one_do_not() -> None:
    s = Sea(squares=["fish", "reptiles"])
    s.row("regression", "gastropods")
    for animal in ("reptiles", "fish", "crustaceans", "cephalopods"):
        s.acquire(animal, "gastropods", "worms")
    s.run(Reseed())
    assert [s.acquired(a).get("gastropods", 0) for a in ANIMALS] == [1, 0, 1, 0]
    assert [s.acquired(a)["worms"] for a in ANIMALS] == [1, 1, 1, 1]


@rule("DSM-20.10")
def test_printed_elements_are_never_lost() -> None:
    s = Sea()
    s.row("regression", "sun", "worms", "algae", "plankton")
    s.run(Reseed())
    assert (s.elements("reptiles"), s.elements("fish")) == ({"sponges": 1, "sun": 2}, {"algae": 1, "plankton": 2})


@rule("DSM-20.11")
def test_cubes_return_to_the_gene_pools_and_the_box_to_the_bag() -> None:
    s = Sea(squares=["fish", "reptiles"])
    s.row("regression", "sun", "worms")
    s.row("adaptation", "algae")
    assert (s.gene_pool("fish"), s.gene_pool("reptiles")) == (30, 30)
    s.run(Reseed())
    assert (s.gene_pool("fish"), s.gene_pool("reptiles"), s.g.squares) == (31, 31, [-1, -1])
    assert (s.disks("regression"), s.laws()) == ({"algae": 1}, [])


@rule("EX-R12")
def test_the_reptiles_cube_protects_their_third_sun_but_not_that_of_the_crustaceans() -> None:
    s = Sea(squares=["reptiles"])
    s.row("regression", "sun")
    s.row("adaptation", "worms", "plankton")
    s.acquire("reptiles", "sun")
    s.acquire("crustaceans", "sun")
    s.run(Reseed())
    assert (s.acquired("crustaceans"), s.elements("reptiles")) == ({}, {"sponges": 1, "sun": 3})
    assert (s.gene_pool("reptiles"), s.disks("regression")) == (31, {"plankton": 1, "worms": 1})


# ---- rows ---------------------------------------------------------------------------------
@rule("DSM-20.12")
def test_adaptation_moves_into_the_regression_box_after_it_has_worked() -> None:
    s = Sea()
    s.row("adaptation", "sun")
    s.acquire("fish", "sun")
    s.run(Reseed())
    assert (s.disks("regression"), s.acquired("fish")) == ({"sun": 1}, {"sun": 1})


@rule("DSM-20.13")
def test_depletion_speciation_and_wanderlust_go_into_the_bag() -> None:
    s = Sea()
    s.row("depletion", "sun", "sun")
    s.row("wanderlust", "worms", "worms")
    s.circles("algae", "algae", "-", "algae")
    for name, e in (("sun", 4), ("worms", 5), ("algae", 0)):
        assert s.bag(name) > 0
        s.g.bag[e] = 0
    s.g.bag[1:4] = [0, 0, 0]
    s.run(Reseed())  # the seven disks are all that can be drawn
    assert (s.disks("depletion"), sum(s.g.bag)) == ({}, 0)
    assert (total(s, "abundance"), total(s, "adaptation"), s.g.circles, total(s, "wanderlust")) == (4, 3, [-1] * 4, 0)


@rule("DSM-20.14")
def test_autotrophs_move_to_depletion_and_abundance_to_autotrophs() -> None:
    s = Sea()
    s.row("autotrophs", "worms", "sun")
    s.row("abundance", "algae", "algae")
    s.run(Reseed())
    assert (s.disks("depletion"), s.disks("autotrophs")) == ({"sun": 1, "worms": 1}, {"algae": 2})


@rule("EX-41")
def test_a_whole_reseed_of_the_rows() -> None:
    s = Sea()
    s.row("abundance", "sun", "algae")
    s.row("autotrophs", "worms")
    s.row("depletion", "sponges")
    s.row("adaptation", "plankton")
    s.row("regression", "sun")
    s.run(Reseed())
    boxes = [s.disks(row) for row in ("autotrophs", "depletion", "regression")]
    assert boxes == [{"algae": 1, "sun": 1}, {"worms": 1}, {"plankton": 1}]
    assert ([total(s, row) for row in ("abundance", "adaptation", "wanderlust")], s.laws()) == ([4, 4, 4], [])
    assert sum(s.g.bag) == 114 - 6 - 16 - 4


@rule("DSM-20.16")
@pytest.mark.parametrize(
    ("bag", "drawn"), [(16, [4, 4, 4, 4]), (13, [4, 4, 4, 1]), (10, [4, 4, 2, 0]), (3, [3, 0, 0, 0]), (0, [0] * 4)]
)
def test_four_disks_each_in_this_order_as_long_as_the_bag_lasts(bag: int, drawn: list[int]) -> None:
    s = Sea()
    s.g.bag = [bag, 0, 0, 0, 0, 0]
    s.run(Reseed())
    circles = 4 - s.g.circles.count(-1)
    assert [total(s, "abundance"), total(s, "adaptation"), circles, total(s, "wanderlust")] == drawn


@rule("DSM-20.16")
def test_the_circles_are_filled_from_the_left() -> None:
    s = Sea()
    s.g.bag = [10, 0, 0, 0, 0, 0]
    s.run(Reseed())
    assert s.g.circles == [0, 0, -1, -1]


# ---- markers ------------------------------------------------------------------------------
@rule("DSM-20.15", "DSM-20.17", "DSM-20.18")
def test_all_markers_go_back_and_eight_new_ones_are_drawn() -> None:
    s = Sea()
    s.markers(["land", "land", "kelp"], ["kelp", "coral", "coral", "seamount", "seamount"])
    s.run(Reseed())
    assert (len(s.g.competition), len(s.g.evolution), sum(s.g.markers), s.laws()) == (3, 5, 8, [])


@rule("DSM-20.15")
def test_the_markers_shown_before_can_be_drawn_again() -> None:
    again = set()
    for seed in range(40):
        s = Sea()
        s.g.rng = seed
        s.markers(["land", "land", "kelp"], ["kelp", "coral", "coral", "seamount", "seamount"])
        s.run(Reseed())
        again |= set(s.g.competition + s.g.evolution)
    assert again == set(range(8))


@rule("DSM-20.17", "DSM-20.18")
def test_evolution_is_sorted_and_competition_is_not() -> None:
    unsorted = 0
    for seed in range(20):
        s = Sea()
        s.g.rng = seed
        s.run(Reseed())
        assert s.g.evolution == sorted(s.g.evolution)
        unsorted += s.g.competition != sorted(s.g.competition)
    assert unsorted > 5


# ---- the round ----------------------------------------------------------------------------
@rule("DSM-20.19")
def test_all_food_chain_markers_go_back_to_the_left() -> None:
    s = Sea()
    for animal in range(4):
        s.g.move_marker(animal)
    s.run(Reseed())
    assert [s.retrieved(animal) for animal in ANIMALS] == [False] * 4


@rule("DSM-20.20")
def test_a_reseed_asks_nobody_anything() -> None:
    s = Sea(squares=["reptiles"])
    s.row("regression", "sun", "worms", "algae", "sponges")
    s.acquire("fish", "sun", "worms", "sponges")
    assert (s.run(Reseed()).done, s.acquired("fish")) == (True, {})
