"""DSM-23.1 to DSM-23.6  Adaptability, Asteroid, Biodiversity, Biomass, Bountiful Habitat; Annelids has its own file."""

from __future__ import annotations

from tangledbank.games.marine.terms import TERRAINS
from tests.dsl import rule
from tests.games.marine.cards import (
    ALGAE,
    CORAL,
    GASTROPODS,
    KELP,
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
    evolve,
    strip,
    totals,
)
from tests.games.marine.sea import E, Sea, h, targets


# ---- Adaptability -------------------------------------------------------------------
@rule("EX-54", "DSM-23.1")
def test_adaptability_gives_algae_for_the_gastropods_at_exactly_that_corner() -> None:
    s = Sea()
    s.acquire("fish", "algae")
    s.card("adaptability", "fish").answer(f"corner {GASTROPODS}")
    assert s.done
    assert (s.acquired("fish"), s.element(GASTROPODS)) == ({"gastropods": 1}, "algae")
    assert (s.bag("algae"), s.bag("gastropods"), s.laws()) == (17, 18, [])


@rule("EX-54", "DSM-23.1")
def test_adaptability_without_disks_has_no_effect() -> None:
    s = Sea().card("adaptability", "fish")
    assert s.done
    assert s.elements("fish") == {"algae": 1, "plankton": 2}
    assert s.element(GASTROPODS) == "gastropods"


@rule("DSM-23.1", "DSM-23.37")
def test_adaptability_without_an_element_on_earth_has_no_effect() -> None:
    s = Sea()
    strip(s)
    s.acquire("fish", "sun", "worms")
    assert s.card("adaptability", "fish").done
    assert s.acquired("fish") == {"sun": 1, "worms": 1}


@rule("DSM-23.1")
def test_adaptability_never_gives_a_printed_element() -> None:
    s = Sea()
    s.acquire("fish", "algae", "worms")
    s.card("adaptability", "fish")
    assert (s.options(), s.why("lose plankton")) == (["lose algae", "lose worms"], {"DSM-23.1", "DSM-9.5"})
    s.answer("lose algae", f"corner {SUN}")
    assert s.elements("fish") == {"algae": 1, "plankton": 2, "sun": 1, "worms": 1}


@rule("DSM-30.6", "DSM-23.1")
def test_adaptability_asks_for_the_own_disk_and_then_for_any_element_on_earth() -> None:
    s = Sea()
    s.acquire("reptiles", "algae", "worms")
    s.card("adaptability", "reptiles")
    assert (s.asked, s.options(), s.why("pass")) == ("reptiles", ["lose algae", "lose worms"], REFUSED)
    s.answer("lose worms")
    assert set(targets(s.options())) == {ALGAE, GASTROPODS, WORMS, PLANKTON, SPONGES, SUN}
    assert (s.why(f"corner {E(0, 1)}"), s.why("pass")) == ({"DSM-23.1", "DSM-2.13", "DSM-23.37"}, REFUSED)


@rule("DSM-23.37")
def test_adaptability_may_exchange_two_disks_of_the_same_type() -> None:
    s = Sea()
    s.acquire("fish", "algae")
    s.card("adaptability", "fish").answer(f"corner {ALGAE}")
    assert s.done
    assert (s.acquired("fish"), s.element(ALGAE)) == ({"algae": 1}, "algae")


# ---- Asteroid -----------------------------------------------------------------------
def under_the_asteroid() -> Sea:
    """Three cubes of each animal in the centre, some on two tiles beside it and on one far away."""
    s = Sea()
    s.cubes_are(SEAGRASS, reptiles=1, fish=2)
    s.cubes_are(OCEAN, cephalopods=2)
    s.cubes_are(SMOKER, fish=2)
    return s.card("asteroid", "fish")


@rule("DSM-23.3")
def test_asteroid_leaves_one_cube_of_the_choice_of_whoever_took_it() -> None:
    s = under_the_asteroid().answer(f"tile {CORAL}")
    assert s.options() == [f"survivor {animal}" for animal in ("reptiles", "cephalopods", "fish", "crustaceans")]
    assert (s.asked, s.why("pass")) == ("fish", REFUSED)
    s.answer("survivor crustaceans")
    assert s.all_cubes(CORAL) == {"crustaceans": 1}
    assert dead(s) == [3, 3, 3, 2]
    assert s.gene_pool("crustaceans") == 31


@rule("DSM-23.3")
def test_asteroid_then_takes_one_cube_on_each_adjacent_tile_that_has_any() -> None:
    s = under_the_asteroid().answer(f"tile {CORAL}", "survivor fish")
    assert (s.options(), s.why("pass")) == (["victim reptiles", "victim fish"], REFUSED)
    s.answer("victim reptiles")
    assert s.done
    assert (s.all_cubes(SEAGRASS), s.all_cubes(OCEAN), s.all_cubes(SMOKER)) == (
        {"fish": 2},
        {"cephalopods": 1},
        {"fish": 2},
    )


@rule("DSM-23.3")
def test_asteroid_takes_an_own_cube_next_door_if_nobody_else_is_there() -> None:
    s = Sea()
    s.cubes_are(LAND, fish=2)
    s.card("asteroid", "fish").answer(f"tile {CORAL}", "survivor fish")
    assert (s.done, s.all_cubes(LAND), s.eliminated("fish")) == (True, {"fish": 1}, 3)


@rule("DSM-23.37", "DSM-23.3")
def test_asteroid_may_strike_a_single_cube_but_not_a_tile_without_species() -> None:
    s = Sea()
    s.cubes_are(SEAGRASS, fish=1)
    s.card("asteroid", "fish")
    assert targets(s.options()) == [SEAGRASS, CORAL]
    assert s.why(f"tile {LAND}") == {"DSM-23.3", "DSM-21.1", "DSM-23.37"}
    s.answer(f"tile {SEAGRASS}", "victim reptiles")
    assert (s.done, s.all_cubes(SEAGRASS), dead(s)) == (True, {"fish": 1}, [1, 0, 0, 0])


@rule("DSM-30.6")
def test_asteroid_asks_for_the_tile_then_the_survivor_then_victims_in_hex_order() -> None:
    s = under_the_asteroid()
    assert targets(s.options()) == [SEAGRASS, CORAL, OCEAN, SMOKER]
    s.place("fish", OCEAN, 1)
    s.answer(f"tile {CORAL}", "survivor fish")
    assert s.options() == ["victim reptiles", "victim fish"]
    s.answer("victim fish")
    assert s.options() == ["victim cephalopods", "victim fish"]


@rule("DSM-23.3")
def test_asteroid_makes_the_round_the_last_even_if_it_strikes_nothing() -> None:
    s = Sea()
    s.clear(CORAL)
    assert not s.g.last
    s.card("asteroid", "fish")
    assert (s.done, s.g.last) == (True, True)


# ---- Biodiversity -------------------------------------------------------------------
@rule("DSM-23.4")
def test_biodiversity_counts_tiles_shared_with_opponents_and_no_others() -> None:
    s = Sea()
    s.cubes_are(SEAGRASS, fish=2)
    s.cubes_are(OCEAN, fish=1, reptiles=4)
    s.cubes_are(SAND, reptiles=1, crustaceans=1)
    assert s.card("biodiversity", "fish").done
    assert totals(s) == [0, 0, 2, 0]


@rule("DSM-23.4")
def test_biodiversity_counts_another_animal_of_the_same_player_as_opposing() -> None:
    s = Sea(players=2)
    s.cubes_are(CORAL, fish=1)
    s.cubes_are(SEAGRASS, fish=1, crustaceans=1)
    assert s.g.seat_of(2) == s.g.seat_of(3)
    assert s.card("biodiversity", "fish").vp("fish") == 1


# ---- Biomass ------------------------------------------------------------------------
@rule("EX-46", "DSM-23.5")
def test_biomass_takes_one_cube_of_three_over_two_elements_and_the_own_one_that_is_alone() -> None:
    s = Sea()
    s.clear(CORAL)
    s.cubes_are(SEAGRASS, reptiles=1, cephalopods=1, crustaceans=1)
    s.cubes_are(SAND, reptiles=2)
    s.cubes_are(SMOKER, fish=1)
    s.card("biomass", "fish")
    assert (s.asked, s.why("pass")) == ("fish", REFUSED)
    assert s.options() == ["victim reptiles", "victim cephalopods", "victim crustaceans"]
    s.answer("victim cephalopods")
    assert s.done
    assert (s.all_cubes(SEAGRASS), s.all_cubes(SAND)) == ({"reptiles": 1, "crustaceans": 1}, {"reptiles": 2})
    assert (s.all_cubes(SMOKER), dead(s)) == ({}, [0, 1, 1, 0])


@rule("DSM-23.5")
def test_biomass_compares_all_cubes_of_a_tile_with_all_elements_on_its_corners() -> None:
    s = Sea()
    s.cubes_are(CORAL, reptiles=3, fish=3)
    assert s.card("biomass", "fish").done
    assert dead(s) == [0, 0, 0, 0]
    s.place("fish", CORAL, 1)
    s.card("biomass", "fish").answer("victim fish")
    assert (s.done, dead(s)) == (True, [0, 0, 1, 0])


@rule("DSM-23.5")
def test_biomass_takes_exactly_one_cube_however_crowded_a_tile_is() -> None:
    s = Sea().card("biomass", "fish")
    assert s.options() == [f"victim {animal}" for animal in ("reptiles", "cephalopods", "fish", "crustaceans")]
    s.answer("victim reptiles")
    assert (s.done, dead(s), s.gene_pool("reptiles")) == (True, [1, 0, 0, 0], 31)


@rule("DSM-30.6")
def test_biomass_asks_tile_by_tile_in_hex_order() -> None:
    s = Sea()
    s.cubes_are(SMOKER, cephalopods=1, fish=1)
    s.cubes_are(h(-1, -2), reptiles=1, crustaceans=1)
    s.card("biomass", "fish")
    assert s.options() == ["victim reptiles", "victim crustaceans"]
    s.answer("victim reptiles")
    assert len(s.options()) == 4
    s.answer("victim fish")
    assert s.options() == ["victim cephalopods", "victim fish"]


# ---- Bountiful Habitat --------------------------------------------------------------
@rule("DSM-23.6")
def test_bountiful_habitat_scores_every_tile_of_the_terrain_once() -> None:
    s = Sea()
    s.cubes_are(OCEAN, fish=1)
    s.cubes_are(h(1, 2), fish=1, reptiles=1)
    s.cubes_are(SMOKER, fish=2)
    s.card("bountiful_habitat", "crustaceans").answer("terrain ocean")
    assert s.done
    assert totals(s) == [2, 0, 2 + 1, 0]


@rule("DSM-23.6", "DSM-30.6")
def test_bountiful_habitat_offers_the_terrains_on_earth_whatever_evolution_shows() -> None:
    s = Sea()
    s.markers(["vent", "vent", "ocean"], ["land", "land", "kelp", "kelp", "seamount"])
    s.card("bountiful_habitat", "fish")
    assert s.options() == [f"terrain {terrain}" for terrain in TERRAINS]
    assert (s.asked, s.why("pass")) == ("fish", REFUSED)
    assert totals(s.answer("terrain coral")) == [6, 3, 2, 0]


@rule("DSM-23.6")
def test_bountiful_habitat_cannot_name_a_terrain_whose_last_tile_became_a_vent() -> None:
    s = Sea()
    s.vent(CORAL, "smoker")
    s.card("bountiful_habitat", "fish")
    assert "terrain coral" not in s.options()
    assert s.why("terrain coral") == {"DSM-23.6"}
    assert totals(s.answer("terrain vent")) == [1, 0, 0, 0]


@rule("DSM-23.37")
def test_bountiful_habitat_may_name_a_terrain_without_species() -> None:
    s = Sea().card("bountiful_habitat", "fish").answer("terrain seagrass")
    assert (s.done, s.all_cubes(KELP), totals(s)) == (True, {}, [0, 0, 0, 0])


@rule("DSM-23.6")
def test_bountiful_habitat_may_score_the_tile_of_the_action_again() -> None:
    s = Sea()
    s.track("bountiful_habitat")
    evolve(s, "fish", 1)
    assert totals(s) == [6, 3, 2, 0]
    assert totals(s.answer("terrain coral")) == [12, 6, 4, 0]
