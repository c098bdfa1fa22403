"""DS-C10 to DS-C13  Fecundity, Fertile, Habitat, Hibernation."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.reset import Extinction
from tangledbank.games.dominant_species.terms import ANIMALS, ELEMENTS
from tests.dsl import rule
from tests.games.dominant_species.cards import (
    CENTRE,
    DESERT,
    FOREST,
    JUNGLE,
    MOUNTAIN,
    REFUSED,
    SAVANNAH,
    START,
    WETLAND,
    drain,
    hibernate,
    totals,
)
from tests.games.dominant_species.earth import E, Earth, W, h, targets

# ---- Fecundity ----------------------------------------------------------------------
OPTIONAL = {"optional_fecundity": True}


@rule("DS-C10.1", "RU-22")
def test_fecundity_places_a_cube_on_each_tile_with_own_cubes_without_asking() -> None:
    e = Earth().card("fecundity", "mammal")
    assert e.done
    assert not e.laws()
    assert [e.cubes("mammal", tile) for tile in START] == [0, 2, 0, 0, 3, 0, 2]
    assert e.gene_pool("mammal") == 27


@rule("DS-C10.1")
def test_fecundity_asks_nothing_when_the_gene_pool_is_just_large_enough() -> None:
    e = Earth()
    e.empty_gene_pool("mammal", leave=3)
    assert e.card("fecundity", "mammal").done
    assert (e.gene_pool("mammal"), e.cubes("mammal", FOREST)) == (0, 2)


@rule("DS-C10.2")
def test_with_too_few_cubes_the_player_of_fecundity_chooses_the_tiles() -> None:
    e = Earth()
    e.empty_gene_pool("mammal", leave=1)
    e.card("fecundity", "mammal")
    assert (e.asked, e.options()) == ("mammal", ["cubes 0", "cubes 1"])
    assert e.answer("cubes 0", "cubes 0").done
    assert [e.cubes("mammal", tile) for tile in (FOREST, MOUNTAIN, DESERT)] == [1, 2, 2]


@rule("DS-C10.2")
def test_fecundity_fills_the_other_tiles_once_enough_were_left_out() -> None:
    e = Earth()
    e.empty_gene_pool("mammal", leave=2)
    assert e.card("fecundity", "mammal").answer("cubes 0").done
    assert [e.cubes("mammal", tile) for tile in (FOREST, MOUNTAIN, DESERT)] == [1, 3, 2]


@rule("DS-C10.2")
def test_fecundity_ends_with_the_gene_pool() -> None:
    e = Earth()
    e.empty_gene_pool("mammal", leave=1)
    assert e.card("fecundity", "mammal").answer("cubes 1").done
    assert not e.laws()
    assert e.card("fecundity", "mammal").done
    assert e.cubes("mammal", FOREST) == 2


@rule("RU-22")
def test_optional_fecundity_may_skip_a_tile_and_goes_on_with_the_next() -> None:
    e = Earth(options=OPTIONAL).card("fecundity", "mammal")
    assert e.options() == ["cubes 0", "cubes 1"]
    assert e.answer("cubes 0", "cubes 1", "cubes 0").done
    assert [e.cubes("mammal", tile) for tile in (FOREST, MOUNTAIN, DESERT)] == [1, 3, 1]


@rule("RU-22")
def test_optional_fecundity_may_place_no_cube_at_all_and_ends_with_the_gene_pool() -> None:
    e = Earth(options=OPTIONAL).card("fecundity", "mammal").answer("cubes 0", "cubes 0", "cubes 0")
    assert (e.done, e.gene_pool("mammal")) == (True, 30)
    e.empty_gene_pool("mammal", leave=1)
    assert e.card("fecundity", "mammal").answer("cubes 1").done


# ---- Fertile ------------------------------------------------------------------------
@rule("EX-O49")
@pytest.mark.parametrize("animal", ANIMALS)
def test_fertile_at_the_start_gives_four_on_any_occupied_tile(animal: str) -> None:
    tiles = targets(Earth().card("fertile", animal).options())
    assert len(tiles) == 3
    for tile in tiles:
        e = Earth().card("fertile", animal).answer(f"tile {tile}")
        assert e.done
        assert totals(e) == [4 if other == animal else 0 for other in ANIMALS]


@rule("DS-C11.1")
def test_fertile_needs_a_tile_with_an_own_cube_and_cannot_be_declined() -> None:
    e = Earth().card("fertile", "mammal")
    assert targets(e.options()) == [FOREST, MOUNTAIN, DESERT]
    assert (e.why("pass"), e.why(f"tile {h(2, 0)}")) == (REFUSED, {"DS-2.2"})
    assert "DS-C11.1" in e.why(f"tile {WETLAND}")


@rule("DS-C11.1")
def test_fertile_counts_own_and_opposing_cubes() -> None:
    e = Earth()
    e.place("mammal", CENTRE, 2)
    e.place("insect", CENTRE, 5)
    assert e.card("fertile", "mammal").answer(f"tile {CENTRE}").vp("mammal") == 7


@rule("DS-19.2")
def test_fertile_without_own_cubes_has_no_effect() -> None:
    e = Earth("mammal", "bird", tiles=[{"hex": h(0, 0), "terrain": "sea", "cubes": {"bird": 2}}])
    e.card("fertile", "mammal")
    assert e.done
    assert totals(e) == [0] * 6


# ---- Habitat ------------------------------------------------------------------------
@rule("DS-C12.1")
def test_habitat_puts_a_disk_from_the_bag_onto_any_vacant_corner_of_earth() -> None:
    e = Earth().card("habitat", "bird")
    assert (e.asked, e.options()) == ("bird", [f"take {element}" for element in ELEMENTS])
    e.answer("take grub")
    assert len(e.options()) == 12
    assert W(1, -2) in targets(e.options())
    assert (e.why(f"corner {W(0, 0)}"), e.why(f"corner {E(2, 0)}")) == ({"DS-1.28"}, {"DS-2.9"})
    assert e.answer(f"corner {W(1, -2)}").done
    assert (e.element(W(1, -2)), e.bag("grub")) == ("grub", 17)
    assert not e.laws()


@rule("DS-C12.1")
def test_habitat_cannot_be_declined() -> None:
    e = Earth().card("habitat", "bird")
    assert e.why("pass") == REFUSED
    assert e.answer("take grub").why("pass") == REFUSED


@rule("DS-19.2")
def test_habitat_without_a_disk_or_a_vacant_corner_has_no_effect() -> None:
    e = Earth()
    drain(e)
    assert e.card("habitat", "bird").done
    full = Earth("mammal", "bird", tiles=[{"hex": h(0, 0), "terrain": "sea"}])
    for corner in (E(0, 0), W(1, -1), E(-1, 0), W(0, 0), E(-1, 1), W(1, 0)):
        full.put(corner, "sun")
    assert full.card("habitat", "bird").done
    assert sum(full.g.bag) == 114


# ---- Hibernation --------------------------------------------------------------------
def after_losses(animal: str, losses: int) -> Earth:
    """An Earth on which an animal has lost cubes of the forest."""
    e = Earth()
    e.place(animal, FOREST, losses)
    e.eliminate(animal, FOREST, losses)
    return e


@rule("DS-C13.1", "DS-19.4")
def test_hibernation_asks_for_any_tile_and_cannot_be_passed() -> None:
    e = after_losses("mammal", 2).card("hibernation", "mammal")
    assert (e.asked, targets(e.options()), e.why("pass")) == ("mammal", START, REFUSED)
    assert e.why(f"tile {h(2, 0)}") == {"DS-2.2"}


@rule("DS-C13.1")
@pytest.mark.parametrize(("losses", "most"), [(1, 1), (4, 4), (5, 5), (9, 5)])
def test_hibernation_returns_up_to_five_eliminated_cubes(losses: int, most: int) -> None:
    e = after_losses("mammal", losses).card("hibernation", "mammal").answer(f"tile {WETLAND}")
    assert e.options() == [f"cubes {n}" for n in range(most + 1)]
    assert e.answer(f"cubes {most}").done
    assert (e.cubes("mammal", WETLAND), e.eliminated("mammal")) == (most, losses - most)
    assert not e.laws()


@rule("DS-C13.1", "DS-19.3")
def test_hibernation_may_return_no_cube() -> None:
    e = after_losses("mammal", 3).card("hibernation", "mammal").answer(f"tile {WETLAND}", "cubes 0")
    assert e.done
    assert (e.cubes("mammal", WETLAND), e.eliminated("mammal")) == (0, 3)


@rule("DS-C13.2")
def test_hibernation_takes_nothing_from_the_gene_pool_or_other_animals() -> None:
    e = after_losses("bird", 4)
    assert e.card("hibernation", "mammal").done
    e.card("hibernation", "bird").answer(f"tile {WETLAND}", "cubes 3")
    assert (e.gene_pool("bird"), e.gene_pool("mammal"), e.eliminated("bird")) == (26, 30, 1)


@rule("DS-C13.2")
def test_hibernation_does_not_fill_up_from_the_gene_pool() -> None:
    e = after_losses("bird", 3).card("hibernation", "bird").answer(f"tile {WETLAND}")
    assert e.options() == ["cubes 0", "cubes 1", "cubes 2", "cubes 3"]
    assert "DS-C13.1" in e.why("cubes 4")
    e.answer("cubes 3")
    assert (e.cubes("bird", WETLAND), e.eliminated("bird"), e.gene_pool("bird")) == (3, 0, 27)
    assert not e.laws()


@rule("DS-C13.3")
def test_hibernated_cubes_survive_extinction_of_this_round_only() -> None:
    e = Earth()
    hibernate(e, "insect", JUNGLE, 3)
    assert e.endangered("insect", JUNGLE)
    assert e.run(Extinction()).cubes("insect", JUNGLE) == 3
    assert e.run(Extinction()).cubes("insect", JUNGLE) == 0


@rule("DS-C13.4")
def test_other_cubes_on_the_tile_of_a_hibernation_are_not_protected() -> None:
    e = Earth()
    e.place("insect", JUNGLE, 2)
    e.place("reptile", JUNGLE, 1)
    hibernate(e, "insect", JUNGLE, 3)
    e.run(Extinction())
    assert (e.cubes("insect", JUNGLE), e.cubes("reptile", JUNGLE)) == (3, 0)


@rule("DS-C13.3")
def test_hibernated_cubes_count_for_scoring_like_others() -> None:
    e = Earth()
    hibernate(e, "insect", JUNGLE, 3)
    e.pawn("insect", "domination-1")
    e.act("domination-1").answer(f"dominate {JUNGLE}")
    assert totals(e, "insect", "arachnid") == [6, 3]


@rule("DS-23.4", "DS-C13.2")
def test_hibernation_returns_no_cubes_of_another_animal_of_the_player() -> None:
    e = Earth(players=2)
    e.eliminate("reptile", SAVANNAH, 1)
    assert e.card("hibernation", "mammal").done
    assert e.cubes("reptile", SAVANNAH) == 0
