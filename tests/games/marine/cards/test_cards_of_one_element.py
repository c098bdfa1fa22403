"""DSM-23.2, DSM-23.38  Annelids and its five sisters, and the other cards that pay for elements or vents."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.terms import ANIMALS
from tests.dsl import rule
from tests.games.marine.cards import (
    ALGAE,
    CORAL,
    GASTROPODS,
    GEYSER,
    KELP,
    LAND,
    OCEAN,
    PLANKTON,
    SAND,
    SEAGRASS,
    SEAMOUNT,
    SMOKER,
    SPONGES,
    SUN,
    WORMS,
    strip,
    totals,
)
from tests.games.marine.sea import E, Sea, W, h

SISTERS = [
    pytest.param("annelids", "worms", marks=rule("DSM-23.2"), id="annelids"),
    pytest.param("carbon_cycle", "plankton", marks=rule("DSM-23.7"), id="carbon_cycle"),
    pytest.param("endosymbionts", "sponges", marks=rule("DSM-23.11"), id="endosymbionts"),
    pytest.param("producers", "algae", marks=rule("DSM-23.26"), id="producers"),
    pytest.param("semi_aquatic", "sun", marks=rule("DSM-23.28"), id="semi_aquatic"),
    pytest.param("univalves", "gastropods", marks=rule("DSM-23.34"), id="univalves"),
]
OF_ELEMENT = {"algae": "producers", "gastropods": "univalves", "plankton": "carbon_cycle"}
OF_ELEMENT |= {"sponges": "endosymbionts", "sun": "semi_aquatic", "worms": "annelids"}
PLACES = {"algae": ALGAE, "gastropods": GASTROPODS, "plankton": PLANKTON}
PLACES |= {"sponges": SPONGES, "sun": SUN, "worms": WORMS}


def settled(*tiles: str) -> Sea:
    """Earth without elements; the cephalopods have two cubes on each of some tiles and nobody else is there."""
    s = Sea()
    strip(s)
    s.clear(CORAL)
    for tile in tiles:
        s.place("cephalopods", tile, 2)
    return s


# ---- Annelids and its sisters -----------------------------------------------------------
@pytest.mark.parametrize(("card", "element"), SISTERS)
def test_a_card_of_one_element_pays_for_that_element_and_for_no_other(card: str, element: str) -> None:
    s = settled(CORAL, LAND, KELP)
    s.put(ALGAE, element)
    assert s.card(card, "cephalopods").done
    assert totals(s) == [0, 3, 0, 0]
    for other in set(OF_ELEMENT) - {element}:
        s.card(OF_ELEMENT[other], "cephalopods")
    assert totals(s) == [0, 3, 0, 0]


@pytest.mark.parametrize(("card", "element"), SISTERS)
def test_a_card_of_one_element_pays_only_for_tiles_that_one_occupies(card: str, element: str) -> None:
    s = settled(CORAL, SEAGRASS)
    s.put(ALGAE, element)
    s.place("fish", LAND, 3)
    s.put(W(1, -2), element)
    assert s.card(card, "cephalopods").vp("cephalopods") == 1


@pytest.mark.parametrize(("card", "element"), SISTERS)
def test_a_card_of_one_element_pays_once_for_a_tile_whatever_lies_there_and_on_the_display(
    card: str, element: str
) -> None:
    s = settled(CORAL)
    s.put(ALGAE, element)
    s.put(GASTROPODS, element)
    s.acquire("cephalopods", element, element)
    assert s.card(card, "cephalopods", x=5).vp("cephalopods") == 1


@rule("DSM-23.2")
@pytest.mark.parametrize("animal", ANIMALS)
def test_annelids_at_the_start_gives_everybody_one_with_or_without_worms_on_the_display(animal: str) -> None:
    s = Sea().card("annelids", animal)
    assert totals(s) == [1 if other == animal else 0 for other in ANIMALS]


@rule("EX-52", "DSM-23.2")
def test_annelids_counts_two_of_three_tiles_around_the_only_worms() -> None:
    s = Sea()
    s.place("fish", OCEAN, 1)
    s.place("fish", SEAGRASS, 1)
    assert s.card("annelids", "fish").vp("fish") == 2


@rule("EX-53", "DSM-23.38")
def test_one_disk_of_worms_makes_three_tiles_count() -> None:
    s = Sea()
    s.place("fish", SAND, 1)
    s.place("fish", OCEAN, 1)
    assert s.card("annelids", "fish").vp("fish") == 3


@rule("EX-53", "DSM-23.38")
def test_two_disks_of_worms_on_one_tile_make_it_count_once() -> None:
    s = Sea()
    s.remove(ALGAE)
    s.put(ALGAE, "worms")
    assert s.card("annelids", "fish").vp("fish") == 1


@rule("DSM-23.38")
def test_an_element_at_the_rim_counts_for_the_tiles_that_exist() -> None:
    s = settled(OCEAN, h(0, 2), CORAL)
    s.put(E(-1, 2), "worms")
    assert s.card("annelids", "cephalopods").vp("cephalopods") == 2


# ---- Ecodiversity -------------------------------------------------------------------
@rule("DSM-23.10")
def test_ecodiversity_counts_every_disk_on_earth_of_a_type_on_the_display() -> None:
    """Reconstruction."""
    s = Sea()
    s.put(W(1, -2), "plankton")
    s.put(E(-1, 2), "worms")
    assert s.card("ecodiversity", "fish").done
    assert totals(s) == [0, 0, 3, 0]
    s.acquire("fish", "worms")
    assert s.card("ecodiversity", "fish").vp("fish") == 3 + 5


@rule("DSM-23.10")
def test_ecodiversity_does_not_multiply_by_copies_on_the_display_nor_ask_for_presence() -> None:
    """Reconstruction."""
    s = Sea()
    s.clear(CORAL)
    s.acquire("fish", "plankton", "algae")
    s.put(W(1, -2), "plankton")
    assert s.card("ecodiversity", "fish", x=4).vp("fish") == 3


# ---- Extremophiles ------------------------------------------------------------------
@rule("DSM-23.12")
def test_extremophiles_pays_for_each_own_cube_on_smokers_and_geysers() -> None:
    """Reconstruction."""
    s = Sea()
    s.cubes_are(GEYSER, fish=2, reptiles=5)
    s.cubes_are(SMOKER, fish=3)
    assert s.card("extremophiles", "fish").done
    assert totals(s) == [0, 0, 5, 0]


@rule("DSM-23.12")
def test_extremophiles_pays_nothing_for_cubes_beside_the_vents() -> None:
    """Reconstruction."""
    s = Sea()
    s.cubes_are(h(0, 2), fish=4)
    s.cubes_are(SEAMOUNT, fish=1)
    assert totals(s.card("extremophiles", "fish")) == [0, 0, 0, 0]
    s.vent(SEAMOUNT, "smoker")
    assert totals(s.card("extremophiles", "fish")) == [0, 0, 1, 0]
