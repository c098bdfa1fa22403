"""DS-19  What holds for all dominance cards."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.flow import Execution
from tangledbank.games.dominant_species.terms import ANIMALS, DOMINATION_1
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
)
from tests.games.dominant_species.earth import E, Earth, W, h, targets

MANDATORY = [
    *["aquatic", "biomass", "blight", "catastrophe", "disease", "fertile", "habitat", "ice_sheet", "immigrants"],
    *["instinct", "mass_exodus", "metamorphosis", "predator"],
]
AUTOMATIC = [
    *["biodiversity", "cold_snap", "ecodiversity", "ice_age", "intelligence", "niche_biomes", "nocturnal", "omnivore"],
    *["parasitism", "symbiotic"],
]


@rule("DS-19.1")
def test_the_animal_that_takes_the_card_decides_not_the_owner_of_the_pawn() -> None:
    e = Earth()
    e.pawn("mammal", "domination-1")
    e.face_up("blight", "fertile")
    e.act("domination-1").answer(f"dominate {FOREST}")
    assert (e.asked, e.g.seat, e.options()) == ("bird", 2, ["card blight", "card fertile"])
    e.answer("card fertile")
    assert (e.asked, e.g.seat, targets(e.options())) == ("bird", 2, [JUNGLE, FOREST, MOUNTAIN])
    assert e.answer(f"tile {FOREST}").vp("bird") == 5 + 4


@rule("DS-19.1")
@pytest.mark.parametrize(
    "card", ["aquatic", "blight", "catastrophe", "evolution", "habitat", "ice_sheet", "instinct", "mass_exodus"]
)
def test_the_acting_animals_player_is_asked_in_every_seating(card: str) -> None:
    for players, animal, seat in ((6, "bird", 2), (3, "bird", 1), (2, "bird", 0), (2, "arachnid", 1)):
        e = Earth(players=players).card(card, animal)
        assert (e.asked, e.g.seat) == (animal, seat)


def ripe(card: str) -> Earth:
    """An Earth on which every card asks the birds something."""
    e = Earth()
    e.place("bird", SAVANNAH, 3)
    e.lay(h(1, -2), "sea")
    e.acquire("bird", "sun", "grub")
    e.acquire("reptile", "meat", "seed", "seed")
    e.eliminate("bird", SAVANNAH, 1)
    return e.card(card, "bird")


@rule("DS-19.2")
@pytest.mark.parametrize("card", MANDATORY)
def test_a_mandatory_card_cannot_be_passed_at_any_question(card: str) -> None:
    e = ripe(card)
    questions = 0
    while not e.done:
        assert "pass" not in e.options()
        assert e.why("pass") == REFUSED
        e.answer(e.options()[0])
        questions += 1
    assert questions >= 1


@rule("DS-19.2")
@pytest.mark.parametrize("card", AUTOMATIC)
def test_an_automatic_card_asks_nothing(card: str) -> None:
    assert ripe(card).done


@rule("DS-19.2")
def test_impossible_parts_are_skipped_and_the_rest_of_the_card_is_done() -> None:
    e = Earth()
    drain(e)
    e.card("aquatic", "mammal").answer("cubes 3")
    assert e.done
    assert e.cubes("mammal", WETLAND) == 3
    e.empty_gene_pool("mammal")
    assert e.card("aquatic", "mammal").done


@rule("DS-19.2")
def test_a_card_without_any_possible_part_is_used_all_the_same() -> None:
    e = Earth()
    e.pawn("mammal", "domination-1")
    e.face_up("metamorphosis")
    e.act("domination-1").answer(f"dominate {MOUNTAIN}")
    assert e.done
    assert (e.g.face_up, len(e.g.used)) == ([], 1)


@rule("DS-19.3")
def test_up_to_includes_zero_on_all_three_cards() -> None:
    e = ripe("aquatic").answer(f"tile {WETLAND}", "take sun", f"corner {W(1, -2)}", "cubes 0")
    e.card("evolution", "bird").answer("pass")
    e.card("hibernation", "bird").answer(f"tile {CENTRE}", "cubes 0")
    assert e.done
    assert [e.cubes("bird", tile) for tile in START] == [1, 2, 0, 0, 1, 2, 0]


@rule("DS-19.4")
@pytest.mark.parametrize("card", ["blight", "catastrophe", "hibernation", "mass_exodus"])
def test_a_card_that_selects_a_tile_offers_all_tiles_of_earth_and_no_other_hex(card: str) -> None:
    e = Earth()
    e.eliminate("bird", FOREST, 1)
    e.lay(h(2, -2), "sea")
    e.card(card, "bird")
    assert targets(e.options()) == sorted([*START, h(2, -2)])
    assert e.why(f"tile {h(3, -2)}") == {"DS-2.2"}


@rule("DS-19.5")
@pytest.mark.parametrize("card", ["aquatic", "habitat"])
def test_only_types_that_the_bag_holds_can_be_taken(card: str) -> None:
    e = Earth()
    drain(e, "sun", "grub", "grub")
    assert e.card(card, "mammal").options() == ["take grub", "take sun"]
    assert e.why("take meat") == {"DS-19.5"}


@rule("DS-19.5")
def test_the_disk_that_is_taken_leaves_the_bag() -> None:
    e = Earth()
    drain(e, "sun", "grub")
    e.card("habitat", "mammal").answer("take sun", f"corner {W(1, -2)}")
    e.card("habitat", "mammal").answer(f"corner {E(-1, -1)}")
    assert (e.element(W(1, -2)), e.element(E(-1, -1)), sum(e.g.bag)) == ("sun", "grub", 0)


@rule("DS-19.6")
@pytest.mark.parametrize(("card", "answer"), [("disease", "lose sun"), ("immigrants", "suffer pawn")])
def test_several_animals_decide_one_after_the_other_in_food_chain_order(card: str, answer: str) -> None:
    e = Earth()
    for animal in ("insect", "amphibian", "mammal", "bird", "arachnid"):
        e.acquire(animal, "sun", "grub")
    e.card(card, "reptile")
    order = []
    while not e.done:
        order.append(e.asked)
        e.answer(answer)
    assert order == [animal for animal in ANIMALS if card == "immigrants" or animal != "reptile"]


@rule("DS-19.7")
@pytest.mark.parametrize("card", ["biomass", "predator"])
def test_a_tile_that_still_qualifies_is_not_hit_a_second_time(card: str) -> None:
    e = Earth()
    e.place("bird", SAVANNAH, 4)
    e.place("reptile", SAVANNAH, 4)
    e.card(card, "insect")
    while not e.done:
        e.answer(e.options()[0])
    assert [e.cubes(animal, SAVANNAH) for animal in ANIMALS] == [0, 4, 4, 1, 0, 2]


@rule("DS-19.7")
def test_fecundity_works_on_the_tiles_occupied_when_it_starts() -> None:
    e = Earth("mammal", "bird", tiles=[{"hex": h(0, q), "terrain": "sea", "cubes": {"mammal": 1}} for q in (0, 1)])
    e.card("fecundity", "mammal")
    assert e.done
    assert [e.cubes("mammal", h(0, q)) for q in (0, 1)] == [2, 2]


@rule("DS-19.1")
def test_in_the_flow_a_card_is_finished_before_the_next_pawn_acts() -> None:
    e = Earth()
    e.pawn("mammal", "domination-1")
    e.pawn("insect", "domination-2")
    e.face_up("habitat")
    e.run(Execution(DOMINATION_1)).answer(f"dominate {DESERT}")
    assert (e.asked, e.options()[0]) == ("reptile", "take grass")
    e.answer("take sun", f"corner {W(1, -2)}")
    assert e.asked == "insect"
    assert f"dominate {DESERT}" not in e.options()
