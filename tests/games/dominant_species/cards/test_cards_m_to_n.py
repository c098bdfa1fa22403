"""DS-C19 to DS-C22  Mass Exodus, Metamorphosis, Niche Biomes, Nocturnal."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.terms import ANIMALS, TERRAINS
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
    points,
    totals,
)
from tests.games.dominant_species.earth import Earth, h, targets

RIM = h(2, -2)
LEFT, RIGHT = h(0, 0), h(1, 0)


# ---- Mass Exodus --------------------------------------------------------------------
def crowded_sea() -> Earth:
    """A sea with five cubes of three animals and two tiles beside it, a third tile farther away."""
    sea: dict[str, object] = {"hex": h(1, -1), "terrain": "sea", "cubes": {"mammal": 2, "bird": 2, "insect": 1}}
    e = Earth(tiles=[sea])
    for tile, terrain in ((LEFT, "jungle"), (RIGHT, "desert"), (h(0, 1), "forest")):
        e.lay(tile, terrain)
    return e


@rule("EX-O61", "DS-C19.1")
def test_mass_exodus_moves_all_five_cubes_to_the_two_adjacent_tiles() -> None:
    e = crowded_sea().card("mass_exodus", "reptile").answer(f"tile {h(1, -1)}")
    asked = []
    for answer in ("cubes 1", "cubes 0", "cubes 1"):
        asked.append((e.asked, e.options(), e.g.seat))
        e.answer(answer)
    assert e.done
    assert not e.laws()
    counts = ["cubes 0", "cubes 1", "cubes 2"]
    assert asked == [("mammal", counts, 1), ("bird", counts, 1), ("insect", counts[:2], 1)]
    assert [e.cubes(animal, LEFT) for animal in ANIMALS] == [1, 0, 0, 0, 0, 1]
    assert [e.cubes(animal, RIGHT) for animal in ANIMALS] == [1, 0, 2, 0, 0, 0]
    assert sum(e.cubes(animal, tile) for animal in ANIMALS for tile in (h(1, -1), h(0, 1))) == 0


@rule("DS-C19.1")
def test_mass_exodus_asks_about_the_adjacent_tiles_in_ascending_order() -> None:
    e = Earth()
    e.place("mammal", CENTRE, 3)
    e.card("mass_exodus", "mammal").answer(f"tile {CENTRE}", "cubes 0", "cubes 1", "cubes 0", "cubes 1", "cubes 0")
    assert e.done
    assert [e.cubes("mammal", tile) for tile in START] == [0, 2, 0, 0, 3, 0, 2]


@rule("DS-C19.1")
def test_mass_exodus_stops_asking_when_nobody_is_left() -> None:
    e = crowded_sea().card("mass_exodus", "reptile").answer(f"tile {h(1, -1)}", "cubes 2")
    assert e.asked == "bird"
    assert e.cubes("mammal", LEFT) == 2


@rule("DS-C19.1")
def test_mass_exodus_moves_cubes_without_a_question_where_only_one_tile_is_adjacent() -> None:
    e = Earth()
    e.lay(RIM, "sea")
    e.place("bird", RIM, 3)
    e.place("insect", RIM, 1)
    e.card("mass_exodus", "mammal").answer(f"tile {RIM}")
    assert e.done
    assert [e.cubes(animal, SAVANNAH) for animal in ("bird", "insect")] == [3, 3]
    assert sum(e.g.eliminated) == 0


@rule("DS-C19.1", "DS-19.4")
def test_mass_exodus_may_choose_an_empty_tile_but_must_choose_one() -> None:
    e = Earth().card("mass_exodus", "mammal")
    assert (e.asked, targets(e.options()), e.why("pass")) == ("mammal", START, REFUSED)
    assert e.why(f"tile {RIM}") == {"DS-2.2"}
    assert e.answer(f"tile {CENTRE}").done


@rule("DS-19.2")
def test_mass_exodus_where_no_tile_is_adjacent_has_no_effect() -> None:
    e = Earth("mammal", "bird", tiles=[{"hex": h(0, 0), "terrain": "sea", "cubes": {"bird": 2}}])
    e.card("mass_exodus", "mammal")
    assert e.done
    assert e.cubes("bird", h(0, 0)) == 2


@rule("DS-C19.1")
def test_the_moves_of_mass_exodus_cannot_be_passed() -> None:
    e = crowded_sea().card("mass_exodus", "reptile").answer(f"tile {h(1, -1)}")
    assert e.why("pass") == REFUSED
    assert "DS-C19.1" in e.why("cubes 3")


@rule("DS-C19.1")
def test_mass_exodus_leaves_other_tiles_and_gene_pools_alone() -> None:
    e = Earth().card("mass_exodus", "mammal").answer(f"tile {WETLAND}")
    while not e.done:
        e.answer(e.options()[-1])
    assert [e.cubes(animal, JUNGLE) for animal in ANIMALS] == [0, 0, 1, 3, 3, 1]
    assert [e.gene_pool(animal) for animal in ANIMALS] == [30] * 6


# ---- Metamorphosis ------------------------------------------------------------------
@rule("DS-C20.1")
def test_metamorphosis_exchanges_an_acquired_element_for_one_from_the_bag() -> None:
    e = Earth()
    e.acquire("bird", "sun", "grub")
    e.card("metamorphosis", "bird")
    assert (e.asked, len(e.options()), e.why("pass")) == ("bird", 12, REFUSED)
    assert e.why("exchange seed meat") == e.why("exchange water meat") == {"DS-1.15"}
    e.answer("exchange sun meat")
    assert e.done
    assert not e.laws()
    assert (e.acquired("bird"), e.bag("sun"), e.bag("meat")) == ({"grub": 1, "meat": 1}, 18, 17)


@rule("EX-O62", "DS-C20.2")
def test_metamorphosis_without_acquired_elements_has_no_effect() -> None:
    e = Earth().card("metamorphosis", "amphibian")
    assert e.done
    assert sum(e.g.bag) == 108


@rule("DS-C20.2")
def test_metamorphosis_with_an_empty_bag_has_no_effect() -> None:
    e = Earth()
    e.acquire("bird", "sun", "grub")
    drain(e)
    assert e.card("metamorphosis", "bird").done
    assert e.acquired("bird") == {"grub": 1, "sun": 1}


@rule("DS-C20.3", "DS-19.5")
def test_metamorphosis_takes_only_what_was_in_the_bag_before() -> None:
    e = Earth()
    e.acquire("bird", "sun", "grub")
    drain(e, "grub", "meat")
    e.card("metamorphosis", "bird")
    assert e.options() == ["exchange grub grub", "exchange grub meat", "exchange sun grub", "exchange sun meat"]
    assert e.why("exchange sun sun") == {"DS-19.5"}


@rule("DS-C20.3")
def test_metamorphosis_may_take_the_type_it_gives() -> None:
    e = Earth()
    e.acquire("bird", "sun")
    e.card("metamorphosis", "bird").answer("exchange sun sun")
    assert (e.done, e.acquired("bird"), e.bag("sun")) == (True, {"sun": 1}, 17)


# ---- Niche Biomes -------------------------------------------------------------------
@rule("EX-O53", "DS-C21.1")
def test_niche_biomes_after_a_sea_tile_costs_everybody_ahead_nine() -> None:
    e = Earth()
    e.lay(RIM, "sea")
    points(e, mammal=20, reptile=20, bird=25, amphibian=4, arachnid=29)
    assert e.card("niche_biomes", "mammal", RIM).done
    assert totals(e) == [20, 20, 16, 4, 20, 0]


@rule("EX-O53", "DS-C21.1")
def test_niche_biomes_stops_at_zero() -> None:
    e = Earth()
    e.lay(RIM, "sea")
    points(e, mammal=2, reptile=5)
    assert totals(e.card("niche_biomes", "mammal", RIM)) == [2, 0, 0, 0, 0, 0]


@rule("DS-C21.1")
@pytest.mark.parametrize(("terrain", "loss"), list(zip(TERRAINS, [9, 8, 7, 6, 5, 4, 3, 1], strict=True)))
def test_niche_biomes_costs_the_first_value_of_the_scored_tile(terrain: str, loss: int) -> None:
    e = Earth("mammal", "bird", tiles=[{"hex": h(0, 0), "terrain": terrain}])
    points(e, mammal=30, bird=31)
    assert totals(e.card("niche_biomes", "mammal", h(0, 0)), "mammal", "bird") == [30, 31 - loss]


@rule("DS-C21.1")
def test_niche_biomes_compares_after_the_tile_is_scored() -> None:
    e = Earth()
    points(e, bird=2, insect=4)
    e.pawn("mammal", "domination-1")
    e.face_up("niche_biomes")
    e.act("domination-1").answer(f"dominate {MOUNTAIN}")
    assert e.done
    assert totals(e) == [3, 2, 2, 0, 0, 1]


@rule("DS-23.4", "DS-C21.1")
def test_niche_biomes_costs_other_animals_of_the_same_player() -> None:
    e = Earth(players=2)
    points(e, mammal=5, reptile=30, insect=30)
    assert totals(e.card("niche_biomes", "mammal", DESERT)) == [5, 26, 0, 0, 0, 26]


# ---- Nocturnal ----------------------------------------------------------------------
@rule("DS-C22.1")
def test_nocturnal_swaps_the_marker_with_the_one_to_its_left() -> None:
    e = Earth().card("nocturnal", "reptile")
    assert e.done
    assert e.track() == ["insect", "arachnid", "amphibian", "reptile", "bird", "mammal"]


@rule("DS-C22.1")
def test_nocturnal_has_no_effect_for_the_left_most_animal() -> None:
    e = Earth()
    before = e.track()
    assert e.card("nocturnal", "insect").track() == before


@rule("DS-23.4", "DS-C22.1")
def test_nocturnal_moves_only_the_animal_that_took_it() -> None:
    e = Earth(players=2).card("nocturnal", "mammal")
    assert e.track() == ["insect", "arachnid", "amphibian", "bird", "mammal", "reptile"]
