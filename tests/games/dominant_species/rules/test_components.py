"""DS-1  Components: what is in the box, compared with the figures of the specification and seen at work."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tangledbank
from tangledbank import NotationError
from tangledbank.earth.terms import BONUS, SQUARES
from tangledbank.games.dominant_species import terms
from tangledbank.games.dominant_species.actions.elements import Regression
from tangledbank.games.dominant_species.cards import CARDS, ICE_AGE
from tangledbank.games.dominant_species.reset import Reseed, Survival
from tangledbank.games.dominant_species.terms import ANIMALS, ELEMENTS, GRID, SPACES, TERRAINS
from tests.dsl import rule
from tests.games.dominant_species.earth import E, Earth, W, h, targets

DATA: Any = json.loads((Path(__file__).parents[1] / "data" / "dominant-species.json").read_text(encoding="utf-8"))
SIX: Any = {"mammal": 6, "reptile": 5, "bird": 4, "amphibian": 3, "arachnid": 2, "insect": 1}
REGRESS = Regression(0, (0,) * 6)


def seen(game: tangledbank.Game) -> Any:
    return game.view(-1)


# ---- animals ----------------------------------------------------------------------------
@rule("DS-1.1")
def test_there_are_six_animals_in_food_chain_order() -> None:
    assert DATA["foodChain"] == ANIMALS
    assert [found["id"] for found in DATA["animals"]] == ANIMALS
    assert [found["foodChainRank"] for found in DATA["animals"]] == [1, 2, 3, 4, 5, 6]
    assert DATA["initiativeStart"] == Earth().track()


@rule("DS-1.1")
@pytest.mark.parametrize(("upper", "lower"), list(pairwise(ANIMALS)))
def test_of_two_animals_with_as_many_cubes_the_higher_in_the_food_chain_ranks_first(upper: str, lower: str) -> None:
    e = Earth(tiles=[{"hex": h(0, 0), "terrain": "desert", "cubes": {upper: 2, lower: 2}}])
    e.pawn("mammal", "domination-1")
    e.act("domination-1").answer(f"dominate {h(0, 0)}")
    assert (e.vp(upper), e.vp(lower)) == (4, 2)


@rule("DS-1.2")
@pytest.mark.parametrize("animal", range(6))
def test_printed_elements_are_those_of_the_display(animal: int) -> None:
    found = DATA["animals"][animal]
    assert found["printedElements"] == [ELEMENTS[terms.HOME[animal]]] * terms.PRINTED[animal]
    shown = seen(tangledbank.new("dominant-species", players=6))["animals"][ANIMALS[animal]]
    assert shown["elements"] == {found["homeElement"]: len(found["printedElements"])}
    assert shown["acquired"] == {}


@rule("DS-1.2")
def test_amphibians_have_three_printed_elements_all_others_two() -> None:
    fitness = {animal: Earth(tiles=tile(), elements=disks(animal)).fitness(animal, h(0, 0)) for animal in ANIMALS}
    assert fitness == {animal: 3 if animal == "amphibian" else 2 for animal in ANIMALS}


def tile() -> list[dict[str, object]]:
    return [{"hex": h(0, 0), "terrain": "desert"}]


def disks(animal: str) -> dict[str, str]:
    return {E(0, 0): DATA["animals"][ANIMALS.index(animal)]["homeElement"]}


@rule("DS-1.3")
@pytest.mark.parametrize("animal", ANIMALS)
def test_a_display_holds_at_most_six_elements(animal: str) -> None:
    most = DATA["animals"][ANIMALS.index(animal)]["maxAcquiredElements"]
    e = Earth()
    e.row("adaptation", "meat", "sun")
    e.acquire(animal, *["seed"] * (most - 1))
    for space in ("adaptation-1", "adaptation-2"):
        e.pawn(animal, space)
    assert e.act("adaptation-1").options() == ["adapt meat", "adapt sun", "pass"]
    e.answer("adapt meat")
    assert sum(e.acquired(animal).values()) == most
    assert e.act("adaptation-2").done
    assert DATA["animals"][ANIMALS.index(animal)]["maxElements"] == terms.MOST_ELEMENTS


@rule("DS-1.4")
def test_each_animal_owns_55_cubes_and_10_pawns() -> None:
    box = DATA["components"]
    assert box["cubesPerAnimal"] == max(terms.CUBES.values()) == 55
    e = Earth("mammal", "reptile")
    for _ in range(5):
        e.card("omnivore", "mammal")
    assert e.pawns("mammal") == box["pawnsPerAnimal"] == 10
    assert e.pawns("reptile") == 7


@rule("DS-1.5")
def test_an_animal_may_dominate_more_than_ten_tiles() -> None:
    terrains = ["sea"] * 7 + ["wetland"] * 4 + ["savannah"]
    tiles: Any = [{"hex": GRID.labels[k], "terrain": t, "cubes": {"insect": 1}} for k, t in enumerate(terrains)]
    e = Earth(tiles=tiles, elements={E(*GRID.places[k]): "grass" for k in range(12)})
    assert [e.dominant(GRID.labels[k]) for k in range(12)] == ["insect"] * 12
    assert e.laws() == []


# ---- terrains ---------------------------------------------------------------------------
@rule("DS-1.6")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_the_ranks_of_a_tile_score_the_values_of_its_terrain(terrain: str) -> None:
    [found] = [found for found in DATA["terrains"] if found["id"] == terrain]
    assert found["scores"] == terms.SCORES[TERRAINS.index(terrain)]
    e = Earth(tiles=[{"hex": h(0, 0), "terrain": terrain, "cubes": SIX}])
    e.pawn("insect", "domination-1")
    e.act("domination-1").answer(f"dominate {h(0, 0)}")
    assert [e.vp(animal) for animal in ANIMALS] == (found["scores"] + [0] * 6)[:6]


@rule("DS-1.7")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_the_speciation_limit_is_that_of_the_terrain(terrain: str) -> None:
    [found] = [found for found in DATA["terrains"] if found["id"] == terrain]
    assert found["speciationLimit"] == terms.SPECIATION_LIMIT[TERRAINS.index(terrain)]
    e = Earth(tiles=[{"hex": h(0, 0), "terrain": terrain}], elements={E(0, 0): "meat"})
    e.pawn("bird", "speciation-1")
    e.act("speciation-1").answer(f"speciate {E(0, 0)}")
    assert e.options() == [f"cubes {n}" for n in range(found["speciationLimit"] + 1)]


@rule("DS-1.8")
def test_there_are_31_large_tiles_7_of_them_sea() -> None:
    assert [found["id"] for found in DATA["terrains"]] == TERRAINS
    assert [found["tiles"] for found in DATA["terrains"] if found["large"]] == terms.LARGE_TILES == [7] + [4] * 6
    shown = seen(tangledbank.new("dominant-species", players=3, seed=5))
    on_stacks = [stack["face_up"] for stack in shown["stacks"]]
    unseen = {t: shown["unseen_tiles"].get(t, 0) + on_stacks.count(t) for t in TERRAINS[:-1]}
    assert unseen == {found["id"]: found["inStacks"] for found in DATA["terrains"] if found["large"]}
    assert sum(unseen.values()) + len(shown["tiles"]) == DATA["tiles"]["large"] == 31


@rule("DS-1.9")
def test_there_are_12_tundra_tiles() -> None:
    assert terms.TUNDRA_TILES == DATA["tiles"]["tundra"] == 12
    shown = seen(tangledbank.new("dominant-species", players=2))
    assert shown["tundra_left"] == DATA["tiles"]["tundraSupplyAtStart"]
    assert [t["terrain"] for t in shown["tiles"].values()].count("tundra") == DATA["tiles"]["tundraOnEarthAtStart"]


@rule("DS-1.10")
def test_a_glaciated_tile_scores_as_tundra() -> None:
    e = Earth()
    e.freeze(h(0, -1))
    e.pawn("insect", "domination-1")
    e.act("domination-1").answer(f"dominate {h(0, -1)}")
    assert [e.vp(animal) for animal in ANIMALS] == [0, 0, 0, 1, 0, 0]
    assert e.terrain(h(0, -1)) == "tundra"


@rule("DS-1.10")
def test_a_glaciated_tile_has_the_speciation_limit_of_tundra() -> None:
    e = Earth()
    e.freeze(h(0, -1))
    e.pawn("bird", "speciation-4")
    e.act("speciation-4").answer(f"speciate {W(0, -1)}", "cubes 3")
    assert e.cubes("bird", h(-1, 0)) == 4
    assert e.options() == ["cubes 0", "cubes 1"]


@rule("DS-1.10")
def test_a_glaciated_tile_competes_as_tundra_only() -> None:
    e = Earth()
    e.freeze(h(0, -1))
    e.pawn("amphibian", "competition-1")
    assert set(targets(e.act("competition-1").options())) == {h(0, -1)}
    assert set(targets(e.answer("pass").options())) == {h(-1, 0)}
    assert e.answer("pass").done


@rule("DS-1.10")
def test_cards_see_a_glaciated_tile_as_tundra() -> None:
    e = Earth()
    e.freeze(h(0, -1))
    assert e.card("aquatic", "bird", h(0, -1)).done
    e.g.gain_vp(0, 9)
    e.card("niche_biomes", "bird", h(0, -1))
    assert e.vp("mammal") == 8


# ---- elements ---------------------------------------------------------------------------
@rule("DS-1.11")
def test_there_are_six_element_types() -> None:
    assert [found["id"] for found in DATA["elements"]] == ELEMENTS
    assert ELEMENTS == ["grass", "grub", "meat", "seed", "sun", "water"]


@rule("DS-1.12")
def test_there_are_120_disks_20_of_each_type() -> None:
    assert [found["disks"] for found in DATA["elements"]] == [terms.DISKS] * 6
    e = Earth(tiles=[{"hex": h(0, 0), "terrain": "sea"}])
    assert [e.bag(element) for element in ELEMENTS] == [20] * 6
    assert sum(e.g.bag) == DATA["elementDisksTotal"] == 120


@rule("DS-1.13")
def test_a_disk_taken_is_no_longer_where_it_was() -> None:
    e = Earth()
    e.row("adaptation", "meat", "seed")
    e.pawn("insect", "adaptation-1")
    assert e.act("adaptation-1").why("adapt sun") == {"DS-1.13"}
    e.answer("adapt meat")
    assert (e.disks("adaptation"), e.acquired("insect"), e.bag("meat")) == ({"seed": 1}, {"meat": 1}, 17)
    assert e.laws() == []


@rule("DS-1.14")
def test_a_disk_removed_from_earth_goes_into_the_bag() -> None:
    e = Earth()
    e.row("depletion", "grass")
    e.pawn("bird", "depletion-1")
    before = e.bag("grass")
    e.act("depletion-1").answer(f"deplete {E(0, 0)}")
    assert (e.element(E(0, 0)), e.bag("grass")) == (None, before + 1)


@rule("DS-1.14")
def test_a_disk_removed_from_a_display_goes_into_the_bag() -> None:
    e = Earth()
    e.row("regression", "sun")
    e.acquire("bird", "sun")
    before = e.bag("sun")
    e.run(REGRESS)
    assert (e.acquired("bird"), e.bag("sun")) == ({}, before + 1)


@rule("DS-1.14")
def test_a_disk_removed_from_the_action_display_goes_into_the_bag() -> None:
    e = Earth()
    e.row("wasteland", "sun", "meat")
    e.pawn("bird", "wasteland-1")
    before = e.bag("sun")
    e.act("wasteland-1").answer("waste sun")
    assert (e.disks("wasteland"), e.bag("sun")) == ({"meat": 1}, before + 1)


@rule("DS-1.14", "RU-45")
def test_a_returned_disk_can_be_drawn_again_at_once() -> None:
    e = Earth()
    e.row("regression", "sun")
    for element in ELEMENTS:
        e.row("wasteland", *[element] * e.bag(element))
    e.run(Reseed())
    assert e.disks("adaptation") == {"sun": 1}


@rule("DS-1.15", "DS-9.3")
def test_printed_elements_are_not_lost_in_regression() -> None:
    e = Earth()
    e.row("regression", *ELEMENTS)
    before = list(e.g.display)
    assert e.run(REGRESS).done
    assert list(e.g.display) == before


@rule("DS-1.15")
def test_a_printed_element_cannot_be_given_up() -> None:
    e = Earth()
    e.acquire("mammal", "sun", "grub")
    e.card("disease", "insect")
    assert (e.asked, e.options()) == ("mammal", ["lose grub", "lose sun"])
    assert e.why("lose meat") == {"DS-1.15"}


# ---- bonus ------------------------------------------------------------------------------
@rule("DS-1.16")
@pytest.mark.parametrize("quantity", range(13))
def test_bonus_points_are_those_of_the_table(quantity: int) -> None:
    table = DATA["bonusTable"]["victoryPoints"]
    e = Earth()
    e.g.gain_bonus(2, quantity)
    assert e.vp("bird") == table[min(quantity, 9)]
    assert (BONUS, DATA["bonusTable"]["quantity"]) == (table, list(range(10)))


@rule("DS-1.17")
def test_glaciation_gives_bonus_points() -> None:
    e = Earth()
    e.freeze(h(0, -1))
    e.pawn("mammal", "glaciation-1")
    e.act("glaciation-1").answer(f"glaciate {h(1, -1)}")
    assert e.vp("mammal") == 3


@rule("DS-1.17")
def test_wanderlust_gives_bonus_points() -> None:
    e = Earth()
    e.show_tiles("sea")
    e.pawn("mammal", "wanderlust-1")
    e.act("wanderlust-1").answer("explore 1", f"tile {h(1, -2)}")
    assert e.vp("mammal") == 3


@rule("DS-1.17")
def test_survival_gives_bonus_points() -> None:
    tiles: Any = [{"hex": h(0, r), "terrain": "tundra", "cubes": {"bird": 1}} for r in (0, 1)]
    assert Earth(tiles=tiles).run(Survival()).vp("bird") == 3


@rule("DS-1.17")
def test_ice_age_gives_bonus_points() -> None:
    e = Earth("mammal", "reptile").card("ice_age", "mammal")
    assert (e.vp("mammal"), e.vp("reptile")) == (3, 3)


@rule("DS-1.17")
@pytest.mark.parametrize(
    ("card", "answers", "points"), [("biodiversity", 0, 3), ("ecodiversity", 0, 2), ("fertile", 1, 4)]
)
def test_other_cards_give_plain_points(card: str, answers: int, points: int) -> None:
    e = Earth().card(card, "mammal")
    e.answer(*e.options()[:answers])
    assert e.vp("mammal") == points


# ---- the action display -----------------------------------------------------------------
@rule("DS-1.18")
def test_the_display_has_the_41_spaces_of_the_table() -> None:
    display = DATA["actionDisplay"]
    assert [(s["id"], len(s["spaces"])) for s in display["sections"]] == terms.SECTIONS
    assert [space["id"] for s in display["sections"] for space in s["spaces"]] == SPACES
    assert len(SPACES) == display["totalSpaces"] == terms.SPACE_COUNT == 41
    assert targets(tangledbank.new("dominant-species", players=4).options()) == SPACES


@rule("DS-1.18")
def test_the_parameters_of_the_spaces_are_those_of_the_table() -> None:
    spaces = {s["id"]: s["spaces"] for s in DATA["actionDisplay"]["sections"]}
    assert [space["element"] for space in spaces["speciation"]] == [ELEMENTS[e] for e in terms.SPECIATION_ELEMENT]
    assert [space["maxCubes"] for space in spaces["migration"]] == terms.MIGRATION_CUBES
    assert [space["executes"] for space in spaces["glaciation"]] == [True, False, False, False]
    squares = [s["elementSquares"] for s in DATA["actionDisplay"]["sections"] if "elementSquares" in s]
    assert squares == [SQUARES] * 3


@rule("DS-1.18")
def test_the_first_space_of_every_section_is_where_the_engine_looks_for_it() -> None:
    for section in DATA["actionDisplay"]["sections"]:
        assert SPACES[getattr(terms, section["id"].upper() + "_1")] == section["spaces"][0]["id"]


@rule("DS-1.19")
@pytest.mark.parametrize("space", ["regression-3", "speciation-7", "migration-7", "competition-8", "domination-6"])
def test_a_symbol_is_no_space(space: str) -> None:
    game = tangledbank.new("dominant-species", players=6)
    with pytest.raises(NotationError):
        game.apply(f"pawn {space}")


@rule("DS-1.20")
@pytest.mark.parametrize("space", range(7))
def test_a_competition_space_is_for_tundra_and_the_two_terrains_of_the_table(space: int) -> None:
    terrains = DATA["actionDisplay"]["sections"][10]["spaces"][space]["terrains"]
    assert terrains == [TERRAINS[t] for t in terms.COMPETITION_TERRAINS[space]]
    assert terrains[0] == "tundra"
    assert [t for t in TERRAINS if asks(space, t)] == sorted(terrains, key=TERRAINS.index)


def asks(space: int, terrain: str) -> bool:
    """Whether a pawn on a Competition space asks about a shared tile of a terrain."""
    e = Earth(tiles=[{"hex": h(0, 0), "terrain": terrain, "cubes": {"bird": 1, "insect": 1}}])
    e.pawn("bird", f"competition-{space + 1}")
    return not e.act(f"competition-{space + 1}").done


# ---- cards ------------------------------------------------------------------------------
@rule("DS-1.21", "RU-01")
def test_26_cards_are_numbered_in_alphabetical_order() -> None:
    assert [(card.number, card.key) for card in CARDS] == [(card["number"], card["id"]) for card in DATA["cards"]]
    assert [card.number for card in CARDS] == list(range(1, 27))
    assert sorted([card.key for card in CARDS]) == [card.key for card in CARDS]
    assert (DATA["survivalCard"]["number"], "survival" in [card.key for card in CARDS]) == (27, False)


@rule("DS-1.22")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_standard_game_leaves_four_cards_in_the_box(players: int) -> None:
    shown = seen(tangledbank.new("dominant-species", players=players, seed=3))
    missing = {card.key for card in CARDS} - {*shown["cards"], *shown["unseen_cards"], "ice_age"}
    assert missing == {"immigrants", "intelligence", "omnivore", "parasitism"}
    assert [card.number for card in CARDS if card.key in missing] == DATA["editions"]["second"]["removedCards"]


@rule("DS-1.23", "RU-01")
def test_ice_age_is_card_14() -> None:
    assert (CARDS[ICE_AGE].key, CARDS[ICE_AGE].number) == ("ice_age", 14)


@rule("DS-1.23")
@pytest.mark.parametrize("rng", range(6))
@pytest.mark.parametrize(("left", "is_drawn"), [(4, False), (3, True)])
def test_ice_age_is_the_last_card_of_the_deck(rng: int, left: int, is_drawn: bool) -> None:
    cards = [card.key for card in CARDS if not card.longer and card.key != "ice_age"]
    data: Any = {
        "players": 2,
        "start": "standard",
        "phase": 3,
        "rng": rng,
        "cards": cards[:left],
        "used": cards[left + 1 :],
    }
    shown = seen(tangledbank.position("dominant-species", data))
    assert set(cards[: left + 1]) <= set(shown["cards"])
    assert ("ice_age" in shown["cards"], shown["deck"]) == (is_drawn, 0 if is_drawn else 1)


@rule("DS-1.28")
def test_an_occupied_corner_takes_no_second_element() -> None:
    e = Earth()
    e.row("abundance", "sun", "meat")
    e.pawn("bird", "abundance-1")
    e.act("abundance-1").answer("take sun")
    assert e.why(f"corner {E(0, 0)}") == {"DS-1.28"}
    assert E(0, 0) not in targets(e.options())


@rule("DS-1.29", "DS-4.10", "RU-41")
def test_points_never_become_negative() -> None:
    e = Earth()
    e.g.gain_vp(0, 5)
    e.g.gain_vp(2, 2)
    e.card("niche_biomes", "bird", h(0, -1))
    assert (e.vp("mammal"), e.vp("bird")) == (0, 2)
