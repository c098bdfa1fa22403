"""DS-C14 to DS-C18  Ice Age, Ice Sheet, Immigrants, Instinct, Intelligence."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.flow import Execution, Reset
from tangledbank.games.dominant_species.terms import ANIMALS, DOMINATION_1, SPACES, TERRAINS
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
    totals,
)
from tests.games.dominant_species.earth import E, Earth, W, h, targets

DOMINATION_2 = DOMINATION_1 + 1


# ---- Ice Age ------------------------------------------------------------------------
def dominated_by_mammals(tiles: int) -> Earth:
    """Tiles, some of them tundra, each with a mammal and meat on a corner."""
    places = [(q, r) for q in (-3, -2, -1) for r in range(4)][:tiles]
    data: list[dict[str, object]] = [
        {"hex": h(q, r), "terrain": TERRAINS[k % 7], "tundra": k > 8, "cubes": {"mammal": 1}}
        for k, (q, r) in enumerate(places)
    ]
    e = Earth("mammal", "bird", tiles=data)
    for q, r in places:
        e.put(W(q, r), "meat")
    return e


@rule("EX-O50")
def test_ice_age_at_the_start_gives_every_animal_one() -> None:
    e = Earth().card("ice_age", "mammal")
    assert e.done
    assert totals(e) == [1] * 6


@rule("EX-O50", "DS-C14.1")
@pytest.mark.parametrize(("tiles", "bonus"), [(4, 10), (11, 45)])
def test_ice_age_pays_the_bonus_for_the_number_of_dominated_tiles(tiles: int, bonus: int) -> None:
    e = dominated_by_mammals(tiles)
    e.card("ice_age", "bird")
    assert totals(e, "mammal", "bird") == [bonus, 0]


@rule("DS-C14.1")
def test_ice_age_counts_the_dominance_of_its_moment() -> None:
    e = Earth()
    e.remove(W(2, -1))
    assert totals(e.card("ice_age", "mammal")) == [1, 0, 1, 1, 1, 1]


def ice_age_in_the_first_of_two_dominations() -> Earth:
    """Mammals take Ice Age; the insects' pawn on the next space is still to come."""
    e = Earth()
    e.pawn("mammal", "domination-1")
    e.pawn("insect", "domination-2")
    e.face_up("ice_age", "nocturnal")
    e.run(Execution(DOMINATION_1), Reset()).answer(f"dominate {MOUNTAIN}", "card ice_age")
    return e


@rule("DS-C14.1")
def test_ice_age_pays_at_once_before_the_next_domination() -> None:
    e = ice_age_in_the_first_of_two_dominations()
    assert (totals(e), e.asked) == ([4, 3, 1, 1, 1, 1], "insect")


@rule("DS-C14.2")
def test_after_ice_age_the_remaining_domination_pawns_act_with_cards() -> None:
    e = ice_age_in_the_first_of_two_dominations()
    assert e.asked == "insect"
    assert f"dominate {SAVANNAH}" in e.options()
    assert e.g.last
    assert not e.done
    e.answer(f"dominate {SAVANNAH}")
    assert e.track()[0] == "insect"
    assert e.g.face_up == []
    assert len(e.g.used) == 2


@rule("DS-C14.2")
def test_the_round_of_ice_age_is_the_last_and_has_no_reseed() -> None:
    e = ice_age_in_the_first_of_two_dominations()
    e.answer("pass")
    assert e.done
    assert (e.g.round, e.disks("adaptation"), len(e.g.face_up)) == (1, {}, 1)
    assert totals(e) == [4 + 8, 3 + 10, 1 + 8, 1 + 12, 1 + 12, 1 + 9]


@rule("DS-C14.2")
def test_without_ice_age_the_same_round_is_not_the_last() -> None:
    e = Earth()
    e.pawn("mammal", "domination-1")
    e.face_up("nocturnal")
    e.run(Execution(DOMINATION_1), Reset()).answer(f"dominate {MOUNTAIN}")
    assert not e.done
    assert (e.g.round, e.g.last) == (2, False)


# ---- Ice Sheet ----------------------------------------------------------------------
@rule("DS-C15.1")
def test_ice_sheet_glaciates_a_tile_beside_tundra_with_all_its_steps() -> None:
    e = Earth()
    e.freeze(WETLAND)
    e.put(W(1, -2), "meat")
    e.card("ice_sheet", "bird")
    assert targets(e.options()) == [tile for tile in START if tile not in (CENTRE, WETLAND)]
    e.answer(f"glaciate {SAVANNAH}")
    assert e.done
    assert not e.laws()
    assert (e.terrain(SAVANNAH), e.vp("bird"), e.g.covers_left) == ("tundra", 3, 9)
    assert (e.element(W(1, -1)), e.element(E(0, -1)), e.bag("water")) == (None, "grass", 19)
    assert [e.cubes(animal, SAVANNAH) for animal in ANIMALS] == [0, 1, 0, 1, 0, 1]
    assert (e.gene_pool("insect"), e.eliminated("insect")) == (31, 0)


@rule("DS-C15.1")
def test_ice_sheet_cannot_be_declined_and_keeps_the_rules_of_glaciation() -> None:
    e = Earth()
    e.lay(h(2, -2), "sea")
    e.card("ice_sheet", "bird")
    assert (e.asked, e.why("pass")) == ("bird", REFUSED)
    assert e.why(f"glaciate {CENTRE}") == e.why(f"glaciate {h(2, -2)}") == {"DS-13.3"}


@rule("DS-C15.2")
def test_ice_sheet_without_tundra_in_the_supply_has_no_effect() -> None:
    e = Earth()
    for place in [(2, -2), (2, -1), (1, 1), (0, 2), (-1, 2), (-2, 1)]:
        e.lay(h(*place), "sea")
        e.freeze(h(*place))
    for tile in (WETLAND, DESERT, MOUNTAIN, FOREST, JUNGLE):
        e.freeze(tile)
    assert e.g.covers_left == 0
    assert e.card("ice_sheet", "bird").done
    assert (e.terrain(SAVANNAH), e.vp("bird")) == ("savannah", 0)


@rule("DS-C15.2")
def test_ice_sheet_without_a_legal_tile_has_no_effect() -> None:
    e = Earth()
    for tile in START:
        if tile != CENTRE:
            e.freeze(tile)
    e.card("ice_sheet", "bird")
    assert e.done
    assert (e.g.covers_left, e.vp("bird")) == (5, 0)


# ---- Immigrants ---------------------------------------------------------------------
ALL_THREE = ["suffer element", "suffer pawn", "suffer species"]


def mammals_last_pawns(*spaces: str) -> Earth:
    """Only the mammals choose among pawns: they have none but those on the display."""
    e = Earth()
    for space in spaces:
        e.pawn("mammal", space)
    return e


@rule("DS-C16.1")
def test_every_animal_suffers_from_immigrants_in_food_chain_order() -> None:
    e = Earth().card("immigrants", "amphibian")
    order = []
    while not e.done:
        order.append((e.asked, ANIMALS[e.g.seat]))
        assert e.why("pass") == REFUSED
        e.answer("suffer species")
    assert order == [(animal, animal) for animal in ANIMALS]


@rule("DS-C16.1")
def test_immigrants_offer_an_element_a_pawn_or_the_species() -> None:
    e = Earth()
    e.acquire("mammal", "sun", "grub")
    e.acquire("reptile", "grass")
    assert e.card("immigrants", "insect").options() == ALL_THREE
    e.answer("suffer element")
    assert (e.asked, e.options(), e.why("pass")) == ("mammal", ["lose grub", "lose sun"], REFUSED)
    e.answer("lose sun")
    assert (e.acquired("mammal"), e.bag("sun")) == ({"grub": 1}, 18)
    assert (e.pawns("mammal"), e.eliminated("mammal")) == (3, 0)
    assert (e.asked, e.options()) == ("reptile", ALL_THREE)


@rule("DS-C16.1")
def test_the_species_of_immigrants_are_all_but_one_cube_on_every_tile() -> None:
    e = Earth()
    e.place("mammal", CENTRE, 4)
    e.card("immigrants", "insect").answer("suffer species")
    assert [e.cubes("mammal", tile) for tile in START] == [0, 1, 0, 1, 1, 0, 1]
    assert (e.eliminated("mammal"), e.gene_pool("mammal"), sum(e.g.eliminated)) == (4, 26, 4)
    assert not e.laws()


@rule("DS-C16.1", "DS-C16.3")
def test_a_pawn_lost_to_immigrants_is_an_available_one() -> None:
    e = mammals_last_pawns("domination-5")
    e.card("immigrants", "insect").answer("suffer pawn")
    assert (e.pawns("mammal"), e.on("domination-5"), e.asked) == (1, "mammal", "reptile")
    assert e.g.total_pawns[0] == 2
    assert not e.laws()


@rule("EX-O59", "DS-C16.2")
def test_immigrants_offer_no_element_to_an_animal_without_acquired_ones() -> None:
    e = Earth().card("immigrants", "insect")
    assert e.options() == ["suffer pawn", "suffer species"]
    assert e.why("suffer element") == {"DS-C16.2"}


@rule("DS-C16.3")
def test_without_an_available_pawn_the_owner_removes_one_from_the_display() -> None:
    e = mammals_last_pawns("glaciation-2", "domination-5", "initiative-1")
    e.card("immigrants", "insect").answer("suffer pawn")
    assert e.options() == ["remove initiative-1", "remove glaciation-2", "remove domination-5"]
    assert (e.asked, e.why("pass"), e.why("remove adaptation-1")) == ("mammal", REFUSED, {"DS-C16.3"})
    e.answer("remove domination-5")
    assert (e.on("domination-5"), e.on("glaciation-2"), e.pawns("mammal")) == (None, "mammal", 0)
    assert not e.laws()


@rule("DS-C16.3")
def test_a_pawn_lost_to_immigrants_is_gone_until_a_card_brings_a_new_one() -> None:
    e = Earth().card("immigrants", "insect").answer("suffer pawn")
    assert e.g.total_pawns[0] == 2
    e.card("omnivore", "mammal")
    assert (e.pawns("mammal"), e.g.total_pawns[0]) == (3, 3)


@rule("DS-C16.3")
def test_an_animal_without_any_pawn_cannot_choose_to_lose_one() -> None:
    e = Earth()
    for _ in range(3):
        e.card("immigrants", "insect").answer("suffer pawn")
    e.acquire("mammal", "sun")
    e.card("immigrants", "insect")
    assert (e.asked, e.options()) == ("mammal", ["suffer element", "suffer species"])
    assert e.why("suffer pawn") == {"DS-C16.3"}


@rule("DS-C16.4")
def test_the_species_may_be_chosen_where_nothing_is_lost() -> None:
    e = Earth()
    e.eliminate("mammal", MOUNTAIN, 1)
    e.card("immigrants", "insect").answer("suffer species")
    assert (e.eliminated("mammal"), e.asked) == (1, "reptile")


@rule("DS-23.4", "DS-C16.1")
def test_each_animal_of_a_player_suffers_by_itself() -> None:
    e = Earth(players=2).card("immigrants", "insect").answer("suffer pawn")
    assert (e.asked, e.g.seat) == ("reptile", 0)
    assert [e.pawns(animal) for animal in ("mammal", "reptile", "bird")] == [2, 3, 3]


# ---- Instinct -----------------------------------------------------------------------
def instinct_in_domination_2(space: str) -> Earth:
    """Mammals take Instinct with their pawn on domination-2 and put a pawn on a space."""
    e = Earth()
    e.pawn("mammal", "domination-2")
    e.face_up("instinct")
    return e.run(Execution(DOMINATION_2)).answer(f"dominate {MOUNTAIN}", f"pawn {space}")


@rule("EX-O58", "DS-C17.2")
def test_instinct_to_the_right_acts_this_round() -> None:
    e = instinct_in_domination_2("domination-4")
    assert (e.asked, e.on("domination-4"), e.pawns("mammal")) == ("mammal", None, 3)
    assert f"dominate {DESERT}" in e.options()
    assert f"dominate {MOUNTAIN}" not in e.options()


@rule("EX-O58", "DS-C17.2")
@pytest.mark.parametrize("space", ["domination-1", "domination-2", "initiative-1", "glaciation-1"])
def test_instinct_to_the_left_stays_for_the_next_round(space: str) -> None:
    e = instinct_in_domination_2(space)
    assert e.done
    assert (e.on(space), e.pawns("mammal")) == ("mammal", 2)
    e.run(Execution(SPACES.index(space)))
    assert (e.asked, e.on(space), e.pawns("mammal")) == ("mammal", None, 3)


@rule("DS-C17.1")
def test_instinct_puts_an_available_pawn_on_any_vacant_space_of_any_section() -> None:
    e = Earth()
    e.pawn("insect", "adaptation-2")
    e.card("instinct", "bird")
    assert (e.asked, targets(e.options())) == ("bird", [space for space in SPACES if space != "adaptation-2"])
    assert (e.why("pass"), e.why("pawn adaptation-2")) == (REFUSED, {"DS-C17.1", "DS-C17.2"})
    assert e.answer("pawn glaciation-3").done
    assert (e.on("glaciation-3"), e.pawns("bird")) == ("bird", 2)
    assert not e.laws()


@rule("DS-C17.1")
def test_instinct_offers_the_spaces_already_passed_in_this_execution_too() -> None:
    e = Earth()
    e.pawn("mammal", "domination-2")
    e.pawn("insect", "glaciation-2")
    e.face_up("instinct")
    e.run(Execution(DOMINATION_2)).answer(f"dominate {MOUNTAIN}")
    assert (e.asked, targets(e.options())) == ("mammal", [space for space in SPACES if space != "glaciation-2"])
    assert e.answer("pawn adaptation-1").on("adaptation-1") == "mammal"


@rule("DS-C17.3")
def test_instinct_without_an_available_pawn_has_no_effect() -> None:
    e = mammals_last_pawns("adaptation-1", "adaptation-2", "adaptation-3")
    assert e.card("instinct", "mammal").done
    assert list(e.g.spaces).count(0) == 3


@rule("DS-C17.3")
def test_instinct_without_a_vacant_space_has_no_effect() -> None:
    e = Earth(spaces={space: ANIMALS[k % 6] for k, space in enumerate(SPACES)})
    e.card("omnivore", "mammal").card("instinct", "mammal")
    assert e.done
    assert e.pawns("mammal") == 1


# ---- Intelligence -------------------------------------------------------------------
@rule("DS-C18.1")
@pytest.mark.parametrize(("animal", "gains"), [("mammal", 1), ("bird", 3), ("insect", 6)])
def test_intelligence_gives_a_pawn_to_the_animal_and_all_above(animal: str, gains: int) -> None:
    e = Earth().card("intelligence", animal)
    assert e.done
    assert not e.laws()
    assert [e.pawns(other) for other in ANIMALS] == [4] * gains + [3] * (6 - gains)


@rule("DS-C18.1")
def test_intelligence_gives_nothing_to_animals_that_are_not_in_play() -> None:
    e = Earth("reptile", "arachnid", "insect").card("intelligence", "arachnid")
    assert e.g.total_pawns == [0, 7, 0, 0, 7, 6]


@rule("DS-23.4", "DS-C18.1")
def test_intelligence_gives_nothing_to_lower_animals_of_the_same_player() -> None:
    e = Earth(players=2).card("intelligence", "reptile")
    assert [e.pawns(animal) for animal in ("mammal", "reptile", "bird")] == [4, 4, 3]


@rule("DS-C24.2")
def test_intelligence_stops_at_ten_pawns() -> None:
    e = Earth()
    for _ in range(9):
        e.card("intelligence", "reptile")
    assert [e.pawns(animal) for animal in ("mammal", "reptile", "bird")] == [10, 10, 3]
    assert not e.laws()
