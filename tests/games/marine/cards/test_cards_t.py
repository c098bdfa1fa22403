"""DSM-23.31 to DSM-23.33  Tectonic Shift, Terrestrial, Trophic Cascade."""

from __future__ import annotations

from tests.dsl import rule
from tests.games.marine.cards import (
    ALGAE,
    CORAL,
    FROM_TILE,
    GASTROPODS,
    GEYSER,
    LAND,
    PLANKTON,
    REFUSED,
    SAND,
    SEAGRASS,
    SMOKER,
    SPONGES,
    SUN,
    WORMS,
    drain,
    evolve,
    fill,
    on_earth,
    pile,
    strip,
)
from tests.games.marine.sea import E, Sea, W, h, targets

TERRESTRIAL = [h(-1, -2), GEYSER, h(0, -2), LAND, h(1, -3)]
"""Land and geysers at the start, in hex order."""


# ---- Tectonic Shift -----------------------------------------------------------------
def crowded_display() -> Sea:
    """Basic pawns of three animals and the Sun pawn of the fish are on the display."""
    s = Sea()
    s.control("fish", "sun")
    for space in ("abundance-1", "abundance-2", "autotrophs-1"):
        s.pawn("fish", space)
    s.pawn("fish", "tectonics-2", "sun")
    s.pawn("reptiles", "migration-1")
    s.pawn("reptiles", "competition-1")
    s.pawn("crustaceans", "domination-3")
    s.track("tectonic_shift", "fertile")
    return s


@rule("DSM-23.31")
def test_tectonic_shift_gives_every_animal_all_its_pawns_back() -> None:
    """Reconstruction."""
    s = evolve(crowded_display(), "fish", 1)
    assert s.done
    assert [s.pawns(animal) for animal in ("reptiles", "cephalopods", "fish", "crustaceans")] == [4, 4, 4, 4]
    assert (s.on("evolution-1"), s.on("tectonics-2"), s.on("domination-3")) == (None, None, None)
    assert (set(s.g.spaces), s.controls("fish"), s.laws()) == ({-1}, ["sun"], [])


@rule("DSM-23.31")
def test_tectonic_shift_takes_a_pawn_off_the_card_of_its_owner() -> None:
    """Reconstruction."""
    s = crowded_display()
    s.trait("crustaceans", "bottom_feeder")
    s.pawn("crustaceans", "bottom-feeder-crustaceans")
    evolve(s, "fish", 1)
    assert (s.on("bottom-feeder-crustaceans"), s.pawns("crustaceans")) == (None, 4)


@rule("DSM-23.31")
def test_tectonic_shift_moves_no_food_chain_marker() -> None:
    """Reconstruction."""
    s = evolve(crowded_display(), "fish", 1)
    assert [s.retrieved(animal) for animal in ("reptiles", "cephalopods", "fish", "crustaceans")] == [False] * 4


@rule("DSM-23.31")
def test_no_trait_reacts_to_tectonic_shift() -> None:
    """Reconstruction."""
    s = crowded_display()
    s.trait("fish", "hadopelagic")
    s.trait("cephalopods", "ancient_lineage")
    evolve(s, "fish", 1, end_turn=True)
    assert (s.asked, s.question, pile(s)) == ("cephalopods", "PlacePawn", ["tectonic_shift"])


# ---- Terrestrial --------------------------------------------------------------------
@rule("EX-77", "DSM-23.32")
def test_terrestrial_puts_a_disk_that_touches_two_lands_but_species_on_the_chosen_one_only() -> None:
    s = Sea().card("terrestrial", "fish").answer(f"tile {LAND}", "take sun", f"corner {W(1, -2)}", "cubes 4")
    assert s.done
    assert (s.element(W(1, -2)), s.bag("sun")) == ("sun", 17)
    assert (s.all_cubes(LAND), s.all_cubes(h(0, -2)), s.gene_pool("fish")) == ({"fish": 4}, {}, 27)


@rule("DSM-23.32", "DSM-30.6")
def test_terrestrial_asks_for_land_or_a_geyser_then_type_corner_and_number() -> None:
    s = Sea().card("terrestrial", "fish")
    assert (s.asked, targets(s.options()), s.why("pass")) == ("fish", TERRESTRIAL, REFUSED)
    assert s.why(f"tile {SMOKER}") == s.why(f"tile {CORAL}") == {"DSM-23.32"}
    s.answer(f"tile {GEYSER}")
    assert (len(s.options()), s.why("pass")) == (6, REFUSED)
    s.answer("take worms")
    assert (len(s.options()), s.why(f"corner {E(0, 1)}")) == (6, {"DSM-12.3"})
    s.answer(s.options()[0])
    assert s.options() == [f"cubes {n}" for n in range(5)]
    assert (s.answer("cubes 0").done, s.all_cubes(GEYSER)) == (True, {})


@rule("DSM-23.32")
def test_terrestrial_needs_a_tile_with_a_vacant_corner_and_uses_one_of_its_vacant_corners() -> None:
    s = Sea()
    fill(s, W(1, -2))
    s.card("terrestrial", "fish")
    assert targets(s.options()) == [h(0, -2), LAND]
    assert s.why(f"tile {GEYSER}") == {"DSM-23.32"}
    s.answer(f"tile {LAND}", "take algae")
    assert s.element(W(1, -2)) == "algae"


@rule("DSM-23.32")
def test_terrestrial_takes_a_type_that_the_bag_holds() -> None:
    s = Sea()
    drain(s, "algae", "worms")
    s.card("terrestrial", "fish").answer(f"tile {LAND}")
    assert (s.options(), s.why("take sun")) == (["take algae", "take worms"], {"DSM-23.32"})


@rule("DSM-23.32")
def test_terrestrial_places_no_more_than_the_gene_pool_holds_and_nothing_from_an_empty_one() -> None:
    s = Sea()
    s.empty_gene_pool("fish", leave=2)
    s.card("terrestrial", "fish").answer(f"tile {LAND}", "take sun", f"corner {W(1, -2)}")
    assert s.options() == ["cubes 0", "cubes 1", "cubes 2"]
    t = Sea()
    t.empty_gene_pool("fish")
    assert t.card("terrestrial", "fish").answer(f"tile {LAND}", "take sun", f"corner {W(1, -2)}").done


@rule("DSM-23.32")
def test_terrestrial_with_an_empty_bag_places_species_on_any_land_or_geyser() -> None:
    s = Sea()
    drain(s)
    s.card("terrestrial", "fish")
    assert targets(s.options()) == TERRESTRIAL
    s.answer(f"tile {GEYSER}", "cubes 3")
    assert (s.done, s.all_cubes(GEYSER), on_earth(s)) == (True, {"fish": 3}, 6)


@rule("DSM-23.32")
def test_terrestrial_without_a_vacant_corner_places_species_only() -> None:
    s = Sea()
    fill(s, E(-1, 2))
    s.card("terrestrial", "fish").answer(f"tile {LAND}", "cubes 4")
    assert (s.done, s.cubes("fish", LAND), s.element(E(-1, 2))) == (True, 4, None)


@rule("DSM-23.32", "DSM-23.37")
def test_terrestrial_is_skipped_if_neither_part_is_possible() -> None:
    s = Sea()
    drain(s)
    s.empty_gene_pool("fish")
    assert s.card("terrestrial", "fish").done
    t = Sea(tiles=[{"hex": CORAL, "terrain": "coral"}, {"hex": SAND, "terrain": "ocean", "vent": True}])
    assert t.card("terrestrial", "fish").done


# ---- Trophic Cascade ----------------------------------------------------------------
def four_elements() -> Sea:
    """Four elements on the reef."""
    s = Sea()
    s.remove(ALGAE)
    s.remove(WORMS)
    return s


@rule("EX-49", "DSM-23.33")
def test_trophic_cascade_from_slot_two_removes_two_of_four_elements() -> None:
    s = four_elements().card("trophic_cascade", "fish", x=2)
    s.answer(f"tile {CORAL}", f"corner {SPONGES}", f"corner {GASTROPODS}")
    assert s.done
    assert [s.element(c) for c in (SUN, SPONGES, PLANKTON, GASTROPODS)] == ["sun", None, "plankton", None]
    assert (s.bag("sponges"), s.bag("gastropods"), s.laws()) == (19, 19, [])


@rule("EX-49", "DSM-23.33")
def test_trophic_cascade_from_slot_five_removes_all_four() -> None:
    s = four_elements().card("trophic_cascade", "fish", x=5).answer(f"tile {CORAL}")
    assert (s.done, on_earth(s)) == (True, 0)


@rule("EX-71", "DSM-23.33")
def test_trophic_cascade_with_x_one_removes_one_element_of_a_tile_of_the_own_choice() -> None:
    s = Sea().card("trophic_cascade", "fish", x=1).answer(f"tile {SEAGRASS}", f"corner {SUN}")
    assert (s.done, s.element(SUN), on_earth(s), s.bag("sun")) == (True, None, 5, 19)


@rule("DSM-23.33", "DSM-30.6")
def test_trophic_cascade_asks_for_a_tile_and_then_for_its_elements_in_corner_order() -> None:
    s = Sea()
    s.put(W(1, -2), "sun")
    s.card("trophic_cascade", "fish", x=3)
    assert (s.asked, s.why("pass")) == ("fish", REFUSED)
    s.answer(f"tile {CORAL}")
    assert targets(s.options()) == [SUN, SPONGES, PLANKTON, ALGAE]
    assert {"DSM-23.33", "DSM-30.1"} <= s.why(f"corner {WORMS}") <= FROM_TILE | {"DSM-30.1"}
    assert {"DSM-23.33"} <= s.why(f"corner {W(1, -2)}") <= FROM_TILE
    assert s.why("pass") == REFUSED
    s.answer(f"corner {PLANKTON}")
    assert targets(s.options()) == [ALGAE, GASTROPODS]
    assert {"DSM-23.33", "DSM-30.1"} <= s.why(f"corner {SUN}") <= FROM_TILE | {"DSM-30.1"}


@rule("DSM-23.37", "DSM-23.33")
def test_trophic_cascade_needs_a_tile_with_elements() -> None:
    s = Sea().card("trophic_cascade", "fish", x=2)
    assert (len(s.options()), s.why(f"tile {SMOKER}")) == (7, {"DSM-23.33", "DSM-2.13", "DSM-23.37"})
    t = Sea()
    strip(t)
    assert t.card("trophic_cascade", "fish", x=2).done
