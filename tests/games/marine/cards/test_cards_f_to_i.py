"""DSM-23.13 to DSM-23.17  Fecundity, Fertile, Habitat, Invasive Species; Gene Expression has its own file."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.terms import ELEMENTS
from tests.dsl import rule
from tests.games.marine.cards import (
    ALGAE,
    CORAL,
    LAND,
    OCEAN,
    PLANKTON,
    REFUSED,
    SAND,
    SEAGRASS,
    SMOKER,
    SPONGES,
    SUN,
    WORMS,
    dead,
    drain,
    fill,
    on_earth,
    strip,
    totals,
)
from tests.games.marine.sea import Sea, W, h, targets


# ---- Fecundity ----------------------------------------------------------------------
def spread(leave: int) -> Sea:
    """The fish have cubes on four tiles and so many in the gene pool."""
    s = Sea()
    for tile in (SEAGRASS, LAND, SMOKER):
        s.place("fish", tile, 2)
    s.empty_gene_pool("fish", leave=leave)
    return s


@rule("DSM-23.13", "R-33")
def test_fecundity_puts_one_species_on_every_tile_one_occupies_without_asking() -> None:
    s = spread(leave=9)
    assert s.card("fecundity", "fish").done
    assert [s.cubes("fish", tile) for tile in (SEAGRASS, LAND, SMOKER, CORAL, OCEAN)] == [3, 3, 3, 4, 0]
    assert (s.gene_pool("fish"), s.cubes("reptiles", CORAL)) == (5, 3)


@rule("DSM-23.13", "R-33")
def test_fecundity_offers_no_choice_while_the_gene_pool_lasts() -> None:
    assert spread(leave=4).card("fecundity", "fish").done
    s = spread(leave=3).card("fecundity", "fish")
    assert (s.asked, targets(s.options()), s.why("pass")) == ("fish", [SEAGRASS, LAND, CORAL, SMOKER], REFUSED)
    assert s.why(f"omit {SAND}") == {"DSM-23.13"}


@rule("DSM-23.13")
def test_fecundity_with_one_cube_too_few_leaves_out_the_tile_that_is_named() -> None:
    s = spread(leave=3).card("fecundity", "fish").answer(f"omit {LAND}")
    assert s.done
    assert [s.cubes("fish", tile) for tile in (SEAGRASS, LAND, CORAL, SMOKER)] == [3, 2, 4, 3]
    assert s.gene_pool("fish") == 0


@rule("DSM-30.6", "DSM-23.13")
def test_fecundity_names_the_tiles_to_leave_out_in_hex_order() -> None:
    s = spread(leave=2).card("fecundity", "fish")
    assert targets(s.options()) == [SEAGRASS, LAND, CORAL]
    assert s.why(f"omit {SMOKER}") == {"DSM-23.13", "DSM-30.1"}
    s.answer(f"omit {LAND}")
    assert (targets(s.options()), s.why(f"omit {SEAGRASS}")) == ([CORAL, SMOKER], {"DSM-23.13", "DSM-30.1"})
    s.answer(f"omit {SMOKER}")
    assert [s.cubes("fish", tile) for tile in (SEAGRASS, LAND, CORAL, SMOKER)] == [3, 2, 4, 2]


@rule("DSM-23.13")
def test_fecundity_with_an_empty_gene_pool_has_no_effect() -> None:
    s = spread(leave=0)
    assert s.card("fecundity", "fish").done
    assert [s.cubes("fish", tile) for tile in (SEAGRASS, LAND, CORAL, SMOKER)] == [2, 2, 3, 2]


# ---- Fertile ------------------------------------------------------------------------
@rule("DSM-23.14")
def test_fertile_pays_for_every_cube_on_the_tile_of_all_animals() -> None:
    s = Sea()
    s.cubes_are(SEAGRASS, fish=1, reptiles=4)
    s.card("fertile", "fish", x=3).answer(f"tile {CORAL}")
    assert (s.done, totals(s)) == (True, [0, 0, 12, 0])
    assert totals(s.card("fertile", "fish").answer(f"tile {SEAGRASS}")) == [0, 0, 17, 0]


@rule("DSM-23.14", "DSM-30.6")
def test_fertile_offers_the_tiles_one_occupies() -> None:
    s = Sea()
    s.cubes_are(SEAGRASS, fish=1)
    s.cubes_are(SAND, reptiles=5)
    s.card("fertile", "fish")
    assert (s.asked, targets(s.options()), s.why("pass")) == ("fish", [SEAGRASS, CORAL], REFUSED)
    assert s.why(f"tile {SAND}") == {"DSM-23.14"}


@rule("DSM-23.14", "DSM-23.37")
def test_fertile_without_species_on_earth_is_skipped() -> None:
    s = Sea()
    s.clear(CORAL, "fish")
    assert s.card("fertile", "fish").done
    assert totals(s) == [0, 0, 0, 0]


# ---- Habitat ------------------------------------------------------------------------
@rule("DSM-23.16")
def test_habitat_removes_an_element_of_a_pawn_one_does_not_control_and_adds_any_from_the_bag() -> None:
    s = Sea()
    s.control("fish", "sun")
    s.control("reptiles", "worms")
    s.card("habitat", "fish").answer("special worms", "take plankton", f"corner {W(1, -2)}")
    assert s.done
    assert (s.element(WORMS), s.element(W(1, -2)), s.element(SUN)) == (None, "plankton", "sun")
    assert (s.bag("worms"), s.bag("plankton"), s.laws()) == (19, 17, [])


@rule("DSM-23.16")
def test_habitat_part_one_needs_a_pawn_of_somebody_else_or_of_nobody() -> None:
    s = Sea()
    s.control("fish", "sun", "algae")
    s.control("reptiles", "worms")
    s.card("habitat", "fish")
    assert s.options() == [f"special {element}" for element in ("gastropods", "plankton", "sponges", "worms")]
    assert (s.asked, s.why("pass")) == ("fish", REFUSED)
    assert s.why("special sun") == {"DSM-23.16"}


@rule("DSM-23.37", "DSM-23.16")
def test_habitat_part_one_needs_a_pawn_whose_type_lies_on_earth() -> None:
    s = Sea()
    s.remove(WORMS)
    s.card("habitat", "fish")
    assert "special worms" not in s.options()
    assert s.why("special worms") == {"DSM-23.16", "DSM-2.13", "DSM-23.37"}


@rule("DSM-30.6", "DSM-23.16")
def test_habitat_asks_pawn_and_element_then_type_and_vacant_corner() -> None:
    s = Sea()
    s.put(W(1, -2), "worms")
    s.control("fish", "sun", "algae")
    s.card("habitat", "fish").answer("special worms")
    assert set(targets(s.options())) == {W(1, -2), WORMS}
    assert (s.why(f"corner {SUN}"), s.why("pass")) == ({"DSM-23.16"}, REFUSED)
    s.answer(f"corner {W(1, -2)}")
    assert (s.options(), s.why("pass")) == ([f"take {element}" for element in ELEMENTS], REFUSED)
    s.answer("take algae")
    assert (len(s.options()), s.why(f"corner {SUN}")) == (46, {"DSM-2.13"})
    assert (s.answer(f"corner {W(1, -2)}").done, s.element(W(1, -2))) == (True, "algae")


@rule("DSM-23.16")
def test_habitat_skips_part_one_for_whoever_controls_all_six_pawns() -> None:
    s = Sea()
    s.control("fish", *ELEMENTS)
    s.card("habitat", "fish")
    assert (s.question, len(s.options())) == ("HabitatDisk", 6)
    s.answer("take sun", f"corner {W(1, -2)}")
    assert (s.done, on_earth(s)) == (True, 7)


@rule("DSM-23.16")
def test_habitat_skips_part_one_if_no_such_element_is_on_earth() -> None:
    s = Sea()
    strip(s)
    s.put(SUN, "sun")
    s.control("fish", "sun")
    s.card("habitat", "fish").answer("take sun", f"corner {W(1, -2)}")
    assert (s.done, s.element(SUN), s.element(W(1, -2)), on_earth(s)) == (True, "sun", "sun", 2)


@rule("DSM-23.16")
def test_habitat_skips_part_two_without_a_pawn() -> None:
    s = Sea()
    s.control("reptiles", *ELEMENTS)
    s.card("habitat", "fish").answer("special sponges")
    assert (s.done, s.element(SPONGES), on_earth(s)) == (True, None, 5)


@rule("DSM-23.16")
def test_by_an_option_habitat_brings_only_types_whose_pawn_one_controls() -> None:
    s = Sea(options={"habitat_own_types": True})
    s.control("fish", "sun", "algae")
    s.card("habitat", "fish").answer("special worms")
    assert (s.options(), s.why("take worms")) == (["take algae", "take sun"], {"DSM-23.16"})
    s.answer("take algae", f"corner {W(1, -2)}")
    assert (s.done, s.element(W(1, -2))) == (True, "algae")


@rule("DSM-23.16")
@pytest.mark.parametrize("own", [False, True])
def test_habitat_part_two_needs_a_disk_of_the_type_in_the_bag(own: bool) -> None:
    s = Sea(options={"habitat_own_types": own})
    drain(s, "algae", "sun")
    s.control("fish", "sun", "plankton", "algae")
    s.card("habitat", "fish").answer("special worms")
    assert s.why("take plankton") == {"DSM-23.16"}
    assert s.options() == ["take algae", "take sun"] + ([] if own else ["take worms"])
    t = Sea(options={"habitat_own_types": own})
    drain(t)
    t.control("fish", *ELEMENTS)
    assert t.card("habitat", "fish").done


@rule("DSM-23.16")
def test_habitat_part_two_is_skipped_without_a_vacant_corner_but_may_use_the_one_part_one_made() -> None:
    s = Sea()
    fill(s)
    s.control("fish", *ELEMENTS)
    assert (s.card("habitat", "fish").done, on_earth(s)) == (True, 52)
    t = Sea()
    fill(t)
    t.control("fish", "algae")
    t.card("habitat", "fish").answer("special plankton", "take algae")
    assert (t.done, t.element(PLANKTON)) == (True, "algae")


# ---- Invasive Species ---------------------------------------------------------------
@rule("EX-56", "DSM-23.17")
def test_invasive_species_with_two_corals_and_an_ocean_counts_each_terrain_once() -> None:
    """Reconstruction."""
    s = Sea()
    s.markers(["coral", "coral", "ocean"], ["land", "kelp", "seamount", "sand", "vent"])
    s.cubes_are(CORAL, reptiles=3, fish=1)
    s.cubes_are(OCEAN, crustaceans=2)
    assert s.card("invasive_species", "cephalopods").done
    assert (s.all_cubes(CORAL), s.all_cubes(OCEAN)) == ({"reptiles": 2}, {"crustaceans": 1})
    assert dead(s) == [1, 0, 1, 1]


@rule("DSM-23.17")
def test_invasive_species_hits_the_acting_animal_too() -> None:
    """Reconstruction."""
    s = Sea()
    s.markers(["coral", "sand", "ocean"], ["land", "kelp", "seamount", "sand", "vent"])
    s.cubes_are(SAND, fish=2)
    s.card("invasive_species", "fish", x=3)
    assert (s.all_cubes(SAND), dead(s)) == ({"fish": 1}, [1, 1, 2, 1])


@rule("DSM-23.17")
def test_invasive_species_goes_by_the_markers_of_competition_and_by_the_vent_on_a_tile() -> None:
    """Reconstruction."""
    s = Sea()
    s.markers(["ocean", "land", "land"], ["coral", "coral", "sand", "ocean", "vent"])
    s.cubes_are(SMOKER, fish=2)
    s.cubes_are(h(1, 2), fish=2)
    s.card("invasive_species", "fish")
    assert (s.cubes("fish", SMOKER), s.cubes("fish", h(1, 2)), s.cubes("fish", CORAL)) == (2, 1, 3)
    s.markers(["vent", "land", "land"], ["coral", "coral", "sand", "ocean", "vent"])
    s.card("invasive_species", "fish")
    assert (s.cubes("fish", SMOKER), s.cubes("fish", h(1, 2)), dead(s)) == (1, 1, [0, 0, 2, 0])


@rule("R-24")
def test_invasive_species_asks_nobody_anything() -> None:
    """Reconstruction."""
    s = Sea()
    s.markers(["coral", "seagrass", "ocean"], ["land", "kelp", "seamount", "sand", "vent"])
    s.cubes_are(SEAGRASS, reptiles=2, fish=3, crustaceans=1)
    assert s.card("invasive_species", "fish").done
    assert s.all_cubes(SEAGRASS) == {"reptiles": 1, "fish": 2}
    assert s.element(ALGAE) == "algae"
