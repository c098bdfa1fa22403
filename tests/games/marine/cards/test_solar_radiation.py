"""DSM-23.29, DSM-23.39  Solar Radiation: when chosen, and while in play."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.scoring import FinalScoring
from tests.dsl import rule
from tests.games.marine.cards import (
    CORAL,
    LAND,
    OCEAN,
    REFUSED,
    SEAGRASS,
    WORMS,
    dead,
    evolve,
    next_cards,
    totals,
)
from tests.games.marine.sea import E, Sea, targets


# ---- when chosen ----------------------------------------------------------------------
@rule("EX-48", "DSM-23.29")
def test_solar_radiation_from_slot_four_returns_all_three_cubes_of_a_tile() -> None:
    s = Sea()
    s.trait("crustaceans", "cannibal")
    s.clear(CORAL)
    s.cubes_are(SEAGRASS, crustaceans=1, fish=2)
    assert s.card("solar_radiation", "crustaceans", x=4).done
    assert (s.all_cubes(SEAGRASS), dead(s), totals(s)) == ({}, [0, 0, 0, 0], [0, 0, 0, 0])
    assert (s.gene_pool("crustaceans"), s.gene_pool("fish")) == (34, 34)


@rule("DSM-23.29")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_solar_radiation_returns_as_many_cubes_as_the_number_of_its_slot(slot: int) -> None:
    s = Sea()
    s.track(*["annelids", "fertile", "predator", "disease"][: slot - 1], "solar_radiation")
    evolve(s, "fish", slot, "solar_radiation")
    while not s.done:
        s.answer(s.options()[0])
    assert (sum(s.all_cubes(CORAL).values()), sum(s.g.gene_pool), sum(dead(s))) == (12 - slot, 124 + slot, 0)


@rule("DSM-23.29", "DSM-30.6")
def test_solar_radiation_asks_for_a_tile_with_species_and_then_for_animals_in_food_chain_order() -> None:
    s = Sea()
    s.cubes_are(SEAGRASS, reptiles=1, fish=2, crustaceans=1)
    s.card("solar_radiation", "cephalopods", x=3)
    assert (targets(s.options()), s.why(f"tile {LAND}")) == ([SEAGRASS, CORAL], {"DSM-23.29", "DSM-23.37"})
    s.answer(f"tile {SEAGRASS}")
    assert (s.asked, s.options(), s.why("pass")) == ("cephalopods", ["victim reptiles", "victim fish"], REFUSED)
    assert (s.why("victim crustaceans"), s.why("victim cephalopods")) == (
        {"DSM-23.29", "DSM-30.1"},
        {"DSM-23.29"},
    )
    s.answer("victim fish")
    assert (s.done, s.all_cubes(SEAGRASS)) == (True, {"reptiles": 1})


@rule("DSM-23.29")
def test_solar_radiation_may_return_own_cubes() -> None:
    s = Sea().card("solar_radiation", "fish", x=2).answer("victim fish", "victim fish")
    assert (s.done, s.cubes("fish", CORAL), s.gene_pool("fish")) == (True, 1, 33)


# ---- while in play ----------------------------------------------------------------------
def two_suns(track: str = "solar_radiation") -> Sea:
    """The fish are first on a reef with two Sun elements."""
    s = Sea()
    s.remove(WORMS)
    s.put(WORMS, "sun")
    s.cubes_are(CORAL, fish=3, reptiles=1)
    s.track("fertile", track)
    return s


@rule("EX-67", "DSM-23.29")
def test_solar_radiation_in_play_adds_two_to_the_six_of_a_reef_with_two_suns() -> None:
    """Reconstruction."""
    s = evolve(two_suns(), "reptiles", 2)
    assert totals(s) == [3, 0, 6 + 2, 0]


@rule("DSM-23.29")
def test_solar_radiation_that_is_not_in_play_adds_nothing() -> None:
    """Reconstruction."""
    s = two_suns("annelids")
    s.discarded("solar_radiation")
    assert totals(evolve(s, "reptiles", 2)) == [3, 0, 6, 0]


@rule("EX-67", "R-15", "DSM-23.39")
def test_solar_radiation_is_not_applied_to_bountiful_habitat() -> None:
    """Reconstruction."""
    s = two_suns().card("bountiful_habitat", "crustaceans").answer("terrain coral")
    assert totals(s) == [3, 0, 6, 0]


@rule("EX-67", "DSM-23.29")
def test_solar_radiation_is_not_applied_to_the_final_scoring() -> None:
    """Reconstruction."""
    assert totals(two_suns().run(FinalScoring())) == [3, 0, 6, 0]


def ocean_with_two_suns() -> Sea:
    """The fish alone are on the Open Ocean beside the centre."""
    s = two_suns()
    s.put(E(-1, 2), "sun")
    s.clear(CORAL)
    s.cubes_are(OCEAN, fish=2)
    return s


@rule("EX-67", "DSM-23.39")
def test_solar_radiation_adds_two_to_an_ocean_with_two_suns_scored_by_an_action() -> None:
    """Reconstruction."""
    s = ocean_with_two_suns()
    s.markers(["vent", "vent", "coral"], ["land", "kelp", "sand", "sand", "ocean"])
    assert totals(s.act("reptiles", "evolution-5").answer(f"evolve {OCEAN}")) == [0, 0, 2 + 2, 0]


@rule("EX-67", "DSM-23.39")
def test_solar_radiation_is_not_applied_to_marine_snow() -> None:
    """Reconstruction."""
    s = ocean_with_two_suns()
    s.cubes_are(CORAL, reptiles=2)
    s.track("extremophiles", "solar_radiation")
    next_cards(s, "marine_snow")
    assert totals(evolve(s, "reptiles", 1)) == [6 + 2, 0, 2, 0]
