"""RU-22 to RU-33  The rulings about cards."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.flow import Execution
from tangledbank.games.dominant_species.terms import ANIMALS, DOMINATION_1, ELEMENTS, SPACES
from tests.dsl import rule
from tests.games.dominant_species.cards import (
    CENTRE,
    FOREST,
    JUNGLE,
    MOUNTAIN,
    REFUSED,
    SAVANNAH,
    WETLAND,
    after_extinction,
    drain,
    hibernate,
)
from tests.games.dominant_species.earth import E, Earth, W, h, targets

NEW_SEA = h(1, -2)


@rule("RU-22")
def test_evolution_hibernation_and_the_cubes_of_aquatic_may_be_nothing() -> None:
    e = Earth()
    e.eliminate("mammal", MOUNTAIN, 1)
    e.card("aquatic", "mammal").answer("take sun", f"corner {W(1, -2)}", "cubes 0")
    e.card("evolution", "mammal").answer("pass")
    e.card("hibernation", "mammal").answer(f"tile {CENTRE}", "cubes 0")
    assert e.done
    assert (e.gene_pool("mammal"), e.eliminated("mammal")) == (30, 1)


@rule("RU-23")
def test_blight_catastrophe_and_mass_exodus_may_be_wasted_on_an_empty_tile() -> None:
    e = Earth()
    e.lay(h(2, -2), "sea")
    for card in ("blight", "mass_exodus"):
        assert e.card(card, "mammal").answer(f"tile {h(2, -2)}").done
    e.card("catastrophe", "mammal").answer(f"tile {h(2, -2)}", "victim insect")
    assert e.done
    assert (sum(e.g.eliminated), sum(e.g.bag)) == (1, 108)


@rule("RU-23")
@pytest.mark.parametrize("card", ["blight", "catastrophe", "mass_exodus"])
def test_a_card_cannot_be_stopped_in_the_middle(card: str) -> None:
    e = Earth().card(card, "mammal").answer(f"tile {WETLAND}")
    while not e.done:
        assert "pass" not in e.options()
        assert e.why("pass") == REFUSED
        e.answer(e.options()[0])


@rule("RU-24")
def test_victims_are_asked_in_ascending_order_of_the_tiles() -> None:
    e = Earth()
    for tile in (SAVANNAH, JUNGLE, MOUNTAIN):
        e.place("mammal", tile, 3)
    e.card("biomass", "insect")
    asked = []
    while not e.done:
        asked.append([text.split()[1] for text in e.options()])
        e.answer("victim mammal")
    assert asked == [
        ["mammal", "bird", "amphibian", "arachnid"],
        ["mammal", "reptile", "bird"],
        ["mammal", "reptile", "amphibian", "insect"],
    ]


@rule("RU-24")
def test_the_tiles_around_a_catastrophe_are_asked_in_ascending_order_after_its_own() -> None:
    e = Earth().card("catastrophe", "mammal").answer(f"tile {SAVANNAH}")
    asked = []
    while not e.done:
        asked.append(e.options())
        e.answer(e.options()[0])
    assert [options[0].split()[0] for options in asked] == ["survivor", "victim", "victim"]
    assert asked[1:] == [
        ["victim amphibian", "victim arachnid", "victim insect"],
        ["victim mammal", "victim reptile", "victim insect"],
    ]


@rule("RU-25")
def test_both_parts_of_aquatic_belong_to_one_tile() -> None:
    e = Earth()
    e.lay(NEW_SEA, "sea")
    e.card("aquatic", "mammal").answer(f"tile {NEW_SEA}", "take sun")
    assert E(-1, -1) not in targets(e.options())
    assert "DS-C01.1" in e.why(f"corner {E(-1, -1)}")
    e.answer(f"corner {W(2, -3)}", "cubes 4")
    assert [e.cubes("mammal", tile) for tile in (NEW_SEA, WETLAND)] == [4, 0]


@rule("RU-25")
def test_aquatic_must_use_a_tile_with_a_vacant_corner_even_if_only_cubes_are_wanted() -> None:
    e = Earth()
    e.lay(NEW_SEA, "sea")
    for corner in (W(1, -2), E(-1, -1)):
        e.put(corner, "grub")
    e.card("aquatic", "mammal")
    assert e.options() == [f"take {element}" for element in ELEMENTS]
    e.answer("take sun", f"corner {W(2, -3)}", "cubes 1")
    assert e.cubes("mammal", NEW_SEA) == 1


@rule("RU-25")
def test_aquatic_carries_out_its_cubes_where_no_element_can_be_put() -> None:
    e = Earth()
    for corner in (W(1, -2), E(-1, -1)):
        e.put(corner, "grub")
    assert e.card("aquatic", "mammal").answer("cubes 2").cubes("mammal", WETLAND) == 2


@rule("RU-26")
def test_printed_and_acquired_elements_count_for_disease_and_symbiotic() -> None:
    e = Earth()
    e.acquire("mammal", "sun")
    e.acquire("bird", "sun", "sun")
    drain(e, "grub")
    e.card("disease", "amphibian")
    assert (e.acquired("bird"), e.acquired("mammal")) == ({"sun": 1}, {"sun": 1})
    e.card("symbiotic", "mammal")
    assert sum([e.g.elements_of(animal) for animal in range(6)]) == 13 + 2 + 2


@rule("RU-27")
def test_the_cube_replaced_by_evolution_is_eliminated_and_may_hibernate() -> None:
    e = Earth().card("evolution", "mammal").answer(f"replace {JUNGLE} bird", "pass")
    assert (e.eliminated("bird"), e.gene_pool("bird")) == (1, 30)
    e.card("hibernation", "bird").answer(f"tile {CENTRE}")
    assert e.options() == ["cubes 0", "cubes 1"]


# ---- RU-28: who is protected ------------------------------------------------------------
def sleepers(protected: int, others: int) -> Earth:
    """Insects on the jungle, where they have no fitness: some of them in hibernation."""
    e = Earth()
    e.place("insect", JUNGLE, others)
    hibernate(e, "insect", JUNGLE, protected)
    return e


@rule("RU-28")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("predator", ["victim insect", "victim mammal", "victim mammal"]),
        ("biomass", ["victim insect"]),
        ("evolution", [f"replace {JUNGLE} insect", "pass"]),
        ("catastrophe", [f"tile {WETLAND}", "survivor amphibian", "victim insect", "victim insect"]),
    ],
    ids=["predator", "biomass", "evolution", "catastrophe"],
)
def test_whatever_takes_cubes_takes_unprotected_ones_first(card: str, answers: list[str]) -> None:
    e = sleepers(protected=2, others=1).card(card, "bird").answer(*answers)
    assert e.done
    assert e.cubes("insect", JUNGLE) == 2
    assert not e.laws()
    assert after_extinction(e, "insect", JUNGLE) == 2


@rule("RU-28")
def test_protected_cubes_go_when_no_others_are_left() -> None:
    e = sleepers(protected=2, others=0)
    e.card("evolution", "bird").answer(f"replace {JUNGLE} insect", "pass")
    assert not e.laws()
    e.place("insect", JUNGLE, 1)
    assert after_extinction(e, "insect", JUNGLE) == 1


@rule("RU-28")
def test_the_survivor_of_a_catastrophe_is_a_protected_cube_if_there_is_one() -> None:
    e = sleepers(protected=1, others=2).card("catastrophe", "bird").answer(f"tile {JUNGLE}", "survivor insect")
    while not e.done:
        e.answer(e.options()[-1])
    assert (e.cubes("insect", JUNGLE), after_extinction(e, "insect", JUNGLE)) == (1, 1)


@rule("RU-28")
def test_immigrants_leave_a_protected_cube_if_there_is_one() -> None:
    e = sleepers(protected=2, others=2).card("immigrants", "bird")
    while not e.done:
        e.answer("suffer species")
    assert not e.laws()
    assert (e.cubes("insect", JUNGLE), after_extinction(e, "insect", JUNGLE)) == (1, 1)


@rule("RU-28")
def test_ice_sheet_keeps_a_protected_cube_if_there_is_one() -> None:
    e = sleepers(protected=2, others=2).card("ice_sheet", "bird").answer(f"glaciate {JUNGLE}")
    assert not e.laws()
    assert (e.cubes("insect", JUNGLE), after_extinction(e, "insect", JUNGLE)) == (1, 1)


@rule("RU-28")
def test_cold_snap_takes_an_unprotected_cube_first() -> None:
    e = sleepers(protected=1, others=1)
    e.freeze(JUNGLE)
    e.card("cold_snap", "bird")
    assert (e.cubes("insect", JUNGLE), after_extinction(e, "insect", JUNGLE)) == (1, 1)


@rule("RU-28")
def test_mass_exodus_hands_out_unprotected_cubes_first_and_protection_travels() -> None:
    e = sleepers(protected=1, others=1)
    e.card("mass_exodus", "bird").answer(f"tile {JUNGLE}", *["cubes 0"] * 6)
    assert e.asked == "insect"
    e.answer("cubes 1", "cubes 0")
    assert [e.cubes("insect", tile) for tile in (JUNGLE, FOREST, CENTRE)] == [0, 1, 1]
    e.remove(E(0, 0))
    assert e.endangered("insect", FOREST)
    assert e.endangered("insect", CENTRE)
    assert (after_extinction(e, "insect", FOREST), e.cubes("insect", CENTRE)) == (0, 1)


@rule("RU-28")
def test_migration_moves_unprotected_cubes_first_and_protection_travels() -> None:
    e = sleepers(protected=2, others=1)
    e.pawn("insect", "migration-6")
    e.act("migration-6").answer(f"from {JUNGLE}", f"to {FOREST}", "cubes 2")
    assert (after_extinction(e, "insect", FOREST), e.cubes("insect", JUNGLE)) == (1, 1)


@rule("RU-28")
def test_cubes_that_join_a_hibernation_are_not_protected() -> None:
    e = sleepers(protected=2, others=0)
    e.place("insect", JUNGLE, 3)
    assert after_extinction(e, "insect", JUNGLE) == 2


# ---- Metamorphosis, Instinct, Immigrants, pawns, Symbiotic -----------------------------------
@rule("RU-29")
def test_a_type_is_exchanged_for_itself_only_if_the_bag_holds_one() -> None:
    e = Earth()
    e.acquire("bird", "sun", "grub")
    drain(e, "sun")
    e.card("metamorphosis", "bird")
    assert e.options() == ["exchange grub sun", "exchange sun sun"]
    assert (e.why("exchange grub grub"), e.why("pass")) == ({"DS-19.5"}, REFUSED)
    assert e.answer("exchange sun sun").acquired("bird") == {"grub": 1, "sun": 1}


@rule("RU-29")
def test_with_one_possible_exchange_metamorphosis_makes_it() -> None:
    e = Earth()
    e.acquire("bird", "sun")
    drain(e, "meat")
    assert e.card("metamorphosis", "bird").done
    assert (e.acquired("bird"), e.bag("sun"), e.bag("meat")) == ({"meat": 1}, 1, 0)


@rule("RU-30")
def test_the_pawn_just_resolved_is_available_for_instinct() -> None:
    e = Earth()
    for space in ("adaptation-1", "adaptation-2", "domination-1"):
        e.pawn("mammal", space)
    e.face_up("instinct")
    e.act("domination-1").answer(f"dominate {MOUNTAIN}")
    assert targets(e.options()) == [space for space in SPACES if space not in ("adaptation-1", "adaptation-2")]


@rule("RU-30")
def test_instinct_without_a_pawn_of_the_acting_animal_does_nothing() -> None:
    e = Earth()
    e.pawn("mammal", "domination-1")
    for space in ("adaptation-1", "adaptation-2", "adaptation-3"):
        e.pawn("bird", space)
    e.face_up("instinct")
    assert e.act("domination-1").answer(f"dominate {FOREST}").done
    assert (e.pawns("bird"), e.pawns("mammal")) == (0, 3)


@rule("RU-30")
@pytest.mark.parametrize(("space", "acts"), [("domination-1", False), ("domination-2", False), ("domination-3", True)])
def test_execution_goes_on_to_the_right_of_the_space_being_resolved(space: str, acts: bool) -> None:
    e = Earth()
    e.pawn("mammal", "domination-2")
    e.face_up("instinct")
    e.run(Execution(DOMINATION_1)).answer(f"dominate {MOUNTAIN}", f"pawn {space}")
    assert (not e.done, e.on(space)) == (acts, None if acts else "mammal")


@rule("RU-31")
def test_immigrants_touch_the_display_only_when_no_pawn_is_available() -> None:
    e = Earth()
    e.pawn("mammal", "glaciation-1")
    e.pawn("mammal", "domination-3")
    for _ in range(2):
        e.card("immigrants", "insect").answer("suffer pawn")
    assert e.options() == ["remove glaciation-1", "remove domination-3"]
    e.answer("remove glaciation-1").card("immigrants", "insect").answer("suffer pawn")
    assert (e.on("domination-3"), e.g.total_pawns[0], e.asked) == (None, 0, "reptile")


@rule("RU-31")
def test_species_lost_to_immigrants_may_hibernate_and_the_choice_is_always_there() -> None:
    e = Earth()
    e.card("immigrants", "insect").answer("suffer species").card("immigrants", "insect")
    assert (e.asked, e.options()) == ("mammal", ["suffer pawn", "suffer species"])
    e.answer("suffer species")
    assert (e.asked, e.pawns("mammal"), e.eliminated("mammal")) == ("reptile", 3, 1)
    e.card("hibernation", "mammal").answer(f"tile {MOUNTAIN}")
    assert e.options() == ["cubes 0", "cubes 1"]


@rule("RU-32")
def test_an_animal_with_ten_pawns_gains_nothing_and_a_lost_pawn_can_come_back() -> None:
    e = Earth()
    e.pawn("mammal", "glaciation-4")
    for _ in range(8):
        e.card("omnivore", "mammal")
    assert (e.pawns("mammal"), e.g.total_pawns[0]) == (9, 10)
    e.card("immigrants", "insect").answer("suffer pawn").card("parasitism", "mammal")
    assert (e.pawns("mammal"), e.g.total_pawns[:2]) == (9, [10, 4])


@rule("RU-32")
def test_a_new_pawn_serves_instinct_in_the_same_round() -> None:
    e = Earth()
    for space in ("adaptation-1", "adaptation-2", "adaptation-3"):
        e.pawn("bird", space)
    e.card("omnivore", "bird").card("instinct", "bird").answer("pawn domination-5")
    assert (e.on("domination-5"), e.pawns("bird")) == ("bird", 0)


@rule("RU-33")
def test_symbiotic_compares_before_anybody_draws() -> None:
    e = Earth().card("symbiotic", "reptile")
    assert [e.g.elements_of(animal) for animal in range(6)] == [2, 3, 2, 3, 2, 2]


@rule("RU-33")
def test_symbiotic_by_a_full_animal_still_serves_the_others_in_food_chain_order() -> None:
    e = Earth()
    e.acquire("insect", "sun", "sun", "sun", "sun")
    e.acquire("bird", "meat", "meat", "meat", "meat")
    drain(e, "grub", "grub", "grub")
    e.card("symbiotic", "insect")
    assert [e.g.elements_of(animal) for animal in range(6)] == [3, 3, 6, 4, 2, 6]
    assert [ANIMALS[animal] for animal in range(6) if e.g.acquired(animal, 1)] == ["mammal", "reptile", "amphibian"]


@rule("RU-33")
def test_symbiotic_is_not_voluntary() -> None:
    e = Earth().card("symbiotic", "mammal")
    assert e.done
    assert sum(e.acquired("mammal").values()) == 1
