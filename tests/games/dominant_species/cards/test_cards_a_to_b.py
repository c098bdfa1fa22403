"""DS-C01 to DS-C04  Aquatic, Biodiversity, Biomass, Blight."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.terms import ANIMALS, ELEMENTS
from tests.dsl import rule
from tests.games.dominant_species.cards import (
    CENTRE,
    DESERT,
    JUNGLE,
    MOUNTAIN,
    REFUSED,
    SAVANNAH,
    START,
    WETLAND,
    drain,
    totals,
)
from tests.games.dominant_species.earth import E, Earth, W, h, targets

NEW_SEA = h(1, -2)
TAKES = [f"take {element}" for element in ELEMENTS]


# ---- Aquatic ------------------------------------------------------------------------
@rule("EX-O60")
def test_aquatic_at_the_start_offers_the_wetland_alone_with_its_two_vacant_corners() -> None:
    e = Earth().card("aquatic", "mammal")
    assert (e.asked, e.options()) == ("mammal", TAKES)
    e.answer("take sun")
    assert sorted(targets(e.options())) == sorted([W(1, -2), E(-1, -1)])


@rule("DS-C01.1")
def test_aquatic_asks_for_a_sea_or_wetland_tile_that_is_not_glaciated() -> None:
    e = Earth()
    for tile in (NEW_SEA, h(0, -2)):
        e.lay(tile, "sea")
    assert targets(e.card("aquatic", "mammal").options()) == [h(0, -2), WETLAND, NEW_SEA]
    e.freeze(h(0, -2))
    assert targets(e.card("aquatic", "mammal").options()) == [WETLAND, NEW_SEA]
    assert "DS-C01.1" in e.why(f"tile {h(0, -2)}") & e.why(f"tile {SAVANNAH}")
    assert e.why(f"tile {h(2, -2)}") == {"DS-2.2"}


@rule("DS-C01.1")
def test_aquatic_needs_a_tile_with_a_vacant_corner_while_there_is_one() -> None:
    e = Earth()
    for tile in (NEW_SEA, h(0, -2)):
        e.lay(tile, "sea")
    for corner in (W(1, -2), E(-1, -1)):
        e.put(corner, "seed")
    e.card("aquatic", "mammal")
    assert targets(e.options()) == [h(0, -2), NEW_SEA]
    assert e.why(f"tile {WETLAND}") == {"DS-C01.1"}


@rule("DS-C01.1")
def test_aquatic_puts_the_disk_from_the_bag_onto_a_vacant_corner_of_the_tile() -> None:
    e = Earth().card("aquatic", "mammal").answer("take sun")
    assert e.why(f"corner {W(0, -1)}") == {"DS-1.28"}
    assert "DS-C01.1" in e.why(f"corner {W(2, -2)}")
    e.answer(f"corner {W(1, -2)}", "cubes 0")
    assert (e.element(W(1, -2)), e.element(E(-1, -1)), e.bag("sun")) == ("sun", None, 17)
    assert e.done
    assert not e.laws()


@rule("DS-C01.1")
def test_the_element_of_aquatic_cannot_be_declined() -> None:
    e = Earth()
    e.lay(NEW_SEA, "sea")
    e.card("aquatic", "mammal")
    for answer in (f"tile {WETLAND}", "take sun", f"corner {W(1, -2)}"):
        assert "pass" not in e.options()
        assert e.why("pass") == REFUSED
        e.answer(answer)
    assert e.element(W(1, -2)) == "sun"


@rule("DS-C01.2")
@pytest.mark.parametrize(("pool", "most"), [(30, 4), (4, 4), (3, 3), (1, 1)])
def test_aquatic_places_up_to_four_cubes_from_the_gene_pool_on_the_same_tile(pool: int, most: int) -> None:
    e = Earth()
    e.empty_gene_pool("mammal", leave=pool)
    e.card("aquatic", "mammal").answer("take sun", f"corner {W(1, -2)}")
    assert e.options() == [f"cubes {n}" for n in range(most + 1)]
    e.answer(f"cubes {most}")
    assert (e.cubes("mammal", WETLAND), e.gene_pool("mammal")) == (most, pool - most)
    assert e.done
    assert not e.laws()


@rule("DS-C01.2")
def test_aquatic_asks_for_the_element_before_the_cubes() -> None:
    e = Earth()
    e.lay(NEW_SEA, "sea")
    e.card("aquatic", "bird").answer(f"tile {NEW_SEA}", "take seed", f"corner {W(1, -2)}", "cubes 2")
    assert [e.cubes("bird", tile) for tile in (NEW_SEA, WETLAND)] == [2, 0]


@rule("DS-C01.3")
def test_without_a_vacant_corner_aquatic_places_only_cubes() -> None:
    e = Earth()
    for corner in (W(1, -2), E(-1, -1)):
        e.put(corner, "seed")
    e.card("aquatic", "mammal")
    assert e.options() == [f"cubes {n}" for n in range(5)]
    e.answer("cubes 4")
    assert (e.cubes("mammal", WETLAND), sum(e.g.bag)) == (4, 106)


@rule("DS-C01.3")
def test_vacant_corners_of_glaciated_water_do_not_help_aquatic() -> None:
    e = Earth()
    e.lay(h(0, 2), "sea")
    e.freeze(h(0, 2))
    for corner in (W(1, -2), E(-1, -1)):
        e.put(corner, "seed")
    assert e.card("aquatic", "mammal").options() == [f"cubes {n}" for n in range(5)]


@rule("DS-C01.3")
def test_with_an_empty_bag_aquatic_places_its_cubes_on_any_sea_or_wetland_tile() -> None:
    e = Earth()
    for tile in (NEW_SEA, h(0, -2)):
        e.lay(tile, "sea")
    for corner in (W(1, -2), E(-1, -1)):
        e.put(corner, "seed")
    drain(e)
    e.card("aquatic", "mammal")
    assert targets(e.options()) == [h(0, -2), WETLAND, NEW_SEA]
    assert e.answer(f"tile {WETLAND}").options() == [f"cubes {n}" for n in range(5)]


@rule("DS-C01.4")
def test_without_sea_or_wetland_aquatic_has_no_effect() -> None:
    e = Earth("mammal", "bird", tiles=[{"hex": h(0, 0), "terrain": "jungle"}, {"hex": h(0, 1), "terrain": "desert"}])
    e.card("aquatic", "mammal")
    assert e.done
    assert (e.gene_pool("mammal"), sum(e.g.bag)) == (54, 120)


@rule("DS-C01.4")
def test_with_an_empty_gene_pool_aquatic_still_puts_an_element() -> None:
    e = Earth()
    e.empty_gene_pool("mammal")
    e.card("aquatic", "mammal").answer("take sun", f"corner {W(1, -2)}")
    assert e.done
    assert (e.cubes("mammal", WETLAND), e.element(W(1, -2))) == (0, "sun")


@rule("DS-C01.4")
def test_with_neither_element_nor_gene_pool_aquatic_asks_nothing() -> None:
    e = Earth()
    e.lay(NEW_SEA, "sea")
    e.empty_gene_pool("mammal")
    drain(e)
    assert e.card("aquatic", "mammal").done


# ---- Biodiversity -------------------------------------------------------------------
@rule("EX-O49")
@pytest.mark.parametrize("animal", ANIMALS)
def test_biodiversity_at_the_start_gives_everybody_three(animal: str) -> None:
    e = Earth().card("biodiversity", animal)
    assert e.done
    assert totals(e) == [3 if other == animal else 0 for other in ANIMALS]


@rule("DS-C02.1")
def test_biodiversity_counts_neither_lonely_cubes_nor_foreign_tiles() -> None:
    e = Earth()
    e.lay(NEW_SEA, "sea")
    e.place("mammal", NEW_SEA, 4)
    e.place("mammal", CENTRE, 2)
    e.place("insect", CENTRE, 1)
    assert e.card("biodiversity", "mammal").vp("mammal") == 4


@rule("DS-23.4", "DS-C02.1")
def test_for_biodiversity_an_animal_of_the_same_player_is_opposing() -> None:
    e = Earth(players=2)
    e.place("mammal", CENTRE, 1)
    e.place("reptile", CENTRE, 1)
    e.card("biodiversity", "mammal")
    assert totals(e, "mammal", "reptile", "bird") == [4, 0, 0]


# ---- Biomass ------------------------------------------------------------------------
@rule("EX-O48")
def test_biomass_at_the_start_has_no_effect_until_a_tile_holds_five_cubes() -> None:
    e = Earth()
    assert e.card("biomass", "mammal").done
    assert sum(e.g.eliminated) == 0
    e.place("bird", SAVANNAH, 1)
    e.card("biomass", "mammal")
    assert e.options() == ["victim reptile", "victim bird", "victim amphibian", "victim insect"]
    e.answer("victim insect")
    assert e.done
    assert (e.cubes("insect", SAVANNAH), e.eliminated("insect"), sum(e.g.eliminated)) == (1, 1, 1)


@rule("DS-C03.1")
def test_biomass_counts_all_elements_around_a_tile() -> None:
    e = Earth()
    e.place("bird", SAVANNAH, 2)
    e.put(W(2, -2), "seed")
    assert e.card("biomass", "mammal").options() == [
        "victim reptile",
        "victim bird",
        "victim amphibian",
        "victim insect",
    ]
    e.put(E(1, -1), "grub")
    assert e.card("biomass", "mammal").done


@rule("DS-C03.1")
def test_biomass_takes_one_cube_of_the_acting_animals_choice_and_cannot_be_passed() -> None:
    e = Earth()
    e.place("bird", SAVANNAH, 5)
    e.card("biomass", "arachnid")
    assert (e.asked, e.g.seat) == ("arachnid", 4)
    assert e.why("pass") == REFUSED
    assert e.why("victim mammal") == {"DS-C03.1"}
    e.answer("victim bird")
    assert e.done
    assert e.cubes("bird", SAVANNAH) == 4


@rule("DS-C03.2")
def test_biomass_hits_the_acting_animals_own_cubes_where_it_is_alone() -> None:
    e = Earth()
    e.lay(h(2, -2), "sea")
    e.place("mammal", h(2, -2), 2)
    e.card("biomass", "mammal")
    assert e.done
    assert (e.cubes("mammal", h(2, -2)), e.eliminated("mammal")) == (1, 1)


@rule("DS-C03.1")
def test_biomass_lets_the_acting_animal_choose_its_own_cube_on_a_shared_tile() -> None:
    e = Earth()
    e.place("mammal", SAVANNAH, 1)
    e.card("biomass", "mammal").answer("victim mammal")
    assert e.done
    assert e.cubes("mammal", SAVANNAH) == 0


# ---- Blight -------------------------------------------------------------------------
@rule("EX-O57", "DS-C04.1")
def test_blight_leaves_one_of_four_elements_and_the_player_chooses_which() -> None:
    e = Earth().card("blight", "mammal").answer(f"tile {SAVANNAH}")
    around = [W(1, -1), E(0, 0), E(0, -1), W(2, -1)]
    assert sorted(targets(e.options())) == sorted(around)
    before = sum(e.g.bag)
    e.answer(f"corner {W(1, -1)}")
    assert [e.element(corner) for corner in around] == ["water", None, None, None]
    assert sum(e.g.bag) - before == 3
    assert (e.bag("grass"), e.bag("sun"), e.bag("water")) == (20, 19, 18)
    assert e.done
    assert not e.laws()


@rule("DS-C04.1")
def test_blight_keeps_only_an_element_on_a_corner_of_the_chosen_tile() -> None:
    e = Earth().card("blight", "insect").answer(f"tile {SAVANNAH}")
    assert (e.asked, e.why("pass")) == ("insect", REFUSED)
    assert "DS-C04.1" in e.why(f"corner {W(0, 0)}")
    assert e.why(f"corner {W(2, -2)}") == {"DS-2.9"}


@rule("DS-C04.2")
def test_blight_changes_the_tiles_that_share_the_corners() -> None:
    e = Earth()
    assert (e.fitness("reptile", DESERT), e.dominant(DESERT)) == (4, "reptile")
    e.card("blight", "mammal").answer(f"tile {SAVANNAH}", f"corner {E(0, 0)}")
    assert (e.fitness("reptile", DESERT), e.fitness("mammal", DESERT), e.dominant(DESERT)) == (2, 2, None)
    assert e.fitness("amphibian", WETLAND) == 3


@rule("DS-C04.1", "DS-19.4")
def test_blight_may_choose_any_tile_and_does_nothing_where_one_element_or_none_lies() -> None:
    e = Earth()
    for tile in (h(2, -2), h(1, -2)):
        e.lay(tile, "sea")
    e.card("blight", "mammal")
    assert targets(e.options()) == sorted([*START, h(2, -2), h(1, -2)])
    assert (e.why(f"tile {h(2, 0)}"), e.why("pass")) == ({"DS-2.2"}, REFUSED)
    assert e.answer(f"tile {h(2, -2)}").done
    assert e.card("blight", "mammal").answer(f"tile {h(1, -2)}").done
    assert (sum(e.g.bag), e.element(E(0, -1))) == (108, "grass")


@rule("DS-C04.1")
def test_blight_spares_elements_of_other_tiles_and_all_cubes() -> None:
    e = Earth().card("blight", "mammal").answer(f"tile {JUNGLE}", f"corner {E(-2, 1)}")
    assert [e.element(corner) for corner in (W(0, 1), E(0, 1), W(1, 0))] == ["seed", "meat", "sun"]
    assert (e.element(E(-2, 1)), e.element(W(0, 0)), sum(e.g.eliminated)) == ("grub", None, 0)
    assert e.cubes("mammal", MOUNTAIN) == 2
