"""DS-3  The set-up of a new game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tangledbank
from tangledbank import Game, OptionError
from tangledbank.earth.terms import STACKS
from tangledbank.games.dominant_species import terms
from tangledbank.games.dominant_species.terms import ANIMALS, ELEMENTS, GRID, TERRAINS
from tests.dsl import rule
from tests.games.dominant_species.earth import Earth, h

DATA: Any = json.loads((Path(__file__).parents[1] / "data" / "dominant-species.json").read_text(encoding="utf-8"))
COUNTS: Any = DATA["playerCounts"]
every_count = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def new(players: int, seed: int = 1, **options: Any) -> Game:
    return tangledbank.new("dominant-species", players=players, seed=seed, **options)


def seen(game: Game) -> Any:
    return game.view(-1)


@rule("DS-3.1")
@every_count
def test_every_player_has_one_animal(players: int) -> None:
    animals = seen(new(players))["animals"]
    assert sorted([animal["seat"] for animal in animals.values()]) == [f"P{k + 1}" for k in range(players)]
    assert COUNTS[str(players)]["animals"] == len(animals)


@rule("DS-3.1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(players: int) -> None:
    with pytest.raises(OptionError):
        new(players)


@rule("DS-3.1", "RU-48")
def test_animals_are_dealt_at_random() -> None:
    dealt = [seen(new(2, seed))["animals"] for seed in range(60)]
    assert {name for animals in dealt for name, animal in animals.items() if animal["seat"] == "P1"} == set(ANIMALS)
    assert {name for animals in dealt for name, animal in animals.items() if animal["seat"] == "P2"} == set(ANIMALS)


@rule("DS-3.1", "DS-3.18", "RU-48")
def test_animals_can_be_chosen() -> None:
    animals = seen(new(3, animals="insect,mammal,bird"))["animals"]
    assert {name: animal["seat"] for name, animal in animals.items()} == {"insect": "P1", "mammal": "P2", "bird": "P3"}


@rule("DS-3.18")
@pytest.mark.parametrize("wish", ["bird", "bird,bird", "bird,dodo", "bird,insect,mammal", "bird+insect", ""])
def test_an_assignment_that_does_not_fit_is_refused(wish: str) -> None:
    with pytest.raises(OptionError, match="mammal,reptile"):
        new(2, animals=wish)


@rule("DS-3.2")
def test_the_track_is_filled_in_reverse_food_chain_order() -> None:
    assert seen(new(6))["track"] == DATA["initiativeStart"]
    assert seen(new(3, animals="mammal,insect,bird"))["track"] == ["insect", "bird", "mammal"]


@rule("DS-3.3", "DS-3.4")
@every_count
def test_tundra_covers_the_sea_in_the_centre_and_11_tundra_tiles_are_left(players: int) -> None:
    game = new(players)
    covered = [tile for tile in game.position()["tiles"] if tile["tundra"]]  # type: ignore[attr-defined]
    assert [(tile["hex"], tile["terrain"]) for tile in covered] == [(h(0, 0), "sea")]
    assert sorted(tile["terrain"] for tile in seen(game)["tiles"].values()) == sorted(TERRAINS[1:])
    assert seen(game)["tundra_left"] == 11


@rule("DS-3.5")
@every_count
def test_three_stacks_of_eight_tiles_show_their_top_tile(players: int) -> None:
    shown = seen(new(players))
    assert [stack["face_down"] for stack in shown["stacks"]] == [7, 7, 7]
    assert all(stack["face_up"] in TERRAINS[:-1] for stack in shown["stacks"])
    assert sum(shown["unseen_tiles"].values()) == 21
    assert (DATA["tiles"]["stacks"], DATA["tiles"]["perStack"]) == (STACKS, terms.STACK_SIZE) == (3, 8)


@rule("DS-3.5")
def test_the_tiles_are_shuffled() -> None:
    tops = [[stack["face_up"] for stack in seen(new(2, seed))["stacks"]] for seed in range(60)]
    assert {top for found in tops for top in found} == set(TERRAINS[:-1])
    assert len({tuple(found) for found in tops}) > 30


@rule("DS-3.6", "DS-3.7", "RU-02")
@every_count
def test_22_cards_five_of_them_face_up_ice_age_at_the_bottom(players: int) -> None:
    game = new(players)
    shown = seen(game)
    assert (len(shown["cards"]), shown["deck"], len(shown["unseen_cards"])) == (5, 17, 16)
    assert len(shown["cards"]) == DATA["cardDisplaySize"] == terms.FACE_UP_CARDS
    assert shown["deck"] + len(shown["cards"]) == DATA["editions"]["second"]["deckSize"]
    assert (game.position()["ice_age"], "ice_age" in shown["cards"] + shown["unseen_cards"]) == (True, False)


@rule("DS-3.6", "DS-3.7")
def test_the_cards_are_shuffled() -> None:
    hands = [tuple(seen(new(2, seed))["cards"]) for seed in range(60)]
    assert len({card for hand in hands for card in hand}) == 21
    assert len(set(hands)) > 50


@rule("DS-3.6")
@pytest.mark.parametrize(
    "options", [{"edition": "first"}, {"longer_game": True}, {"edition": "first", "longer_game": True}]
)
def test_26_cards_in_the_longer_game_and_the_first_edition(options: dict[str, Any]) -> None:
    shown = seen(new(4, **options))
    assert (len(shown["cards"]), shown["deck"], len(shown["unseen_cards"])) == (5, 21, 20)


@rule("DS-3.8")
@every_count
def test_nobody_holds_survival(players: int) -> None:
    assert seen(new(players))["survival"] is None


@rule("DS-3.9", "DS-3.10")
@every_count
def test_two_disks_of_each_type_lie_on_earth_and_twelve_on_the_display(players: int) -> None:
    shown = seen(new(players))
    assert [list(shown["corners"].values()).count(element) for element in ELEMENTS] == [2] * 6
    assert [sum(shown["rows"][row].values()) for row in ("adaptation", "abundance", "wanderlust")] == [4, 4, 4]
    assert sum(shown["bag"].values()) == 96
    assert [found["onEarthAtStart"] for found in DATA["elements"]] == [2] * 6


@rule("DS-3.10")
@every_count
def test_the_boxes_start_empty(players: int) -> None:
    rows = seen(new(players))["rows"]
    assert (rows["regression"], rows["wasteland"], rows["depletion"]) == ({}, {}, {})


@rule("DS-3.11", "DS-3.12", "RU-03")
@every_count
def test_pawns_and_cubes_depend_on_the_number_of_animals(players: int) -> None:
    figures = COUNTS[str(players)]
    for animal in seen(new(players))["animals"].values():
        assert (animal["pawns"], animal["gene_pool"]) == (figures["actionPawns"], figures["genePoolAfterSetup"])
        assert animal["gene_pool"] + 4 + figures["vpMarkerCubes"] == figures["cubes"]
        assert animal["eliminated"] == 0
    assert (terms.PAWNS[players], terms.CUBES[players]) == (figures["actionPawns"], figures["cubes"])


@rule("DS-3.12", "RU-03")
def test_a_total_beyond_100_returns_no_cube() -> None:
    e = Earth()
    e.g.gain_vp(0, 99)
    e.g.gain_vp(0, 9)
    assert (e.vp("mammal"), e.gene_pool("mammal"), e.laws()) == (108, 30, [])


@rule("DS-3.13")
def test_four_cubes_of_every_animal_lie_on_its_start_tiles() -> None:
    shown = seen(new(6))["tiles"]
    for found in DATA["animals"]:
        on_earth = {t["terrain"]: t["cubes"][found["id"]] for t in shown.values() if found["id"] in t["cubes"]}
        assert on_earth == found["startCubes"]
        start = dict(terms.START_CUBES[ANIMALS.index(found["id"])])
        assert {TERRAINS[t]: n for t, n in start.items()} == found["startCubes"]
    layout = {(cube["hex"], cube["animal"]): cube["count"] for cube in DATA["startLayout"]["cubes"]}
    cubes = {(place(label), a): n for label, t in shown.items() for a, n in t["cubes"].items()}
    assert cubes == layout


def place(label: str) -> str:
    q, r = GRID.places[GRID.labels.index(label)]
    return f"{q},{r}"


@rule("DS-3.13")
def test_animals_that_are_not_in_play_place_nothing() -> None:
    shown = seen(new(2, animals="mammal,insect"))["tiles"]
    assert {animal for tile in shown.values() for animal in tile["cubes"]} == {"mammal", "insect"}


@rule("DS-3.14")
@every_count
def test_all_points_start_at_0(players: int) -> None:
    assert [animal["vp"] for animal in seen(new(players))["animals"].values()] == [0] * players


@rule("DS-3.15", "EX-O01")
def test_with_six_animals_each_dominates_one_tile() -> None:
    tiles = seen(new(6))["tiles"]
    assert {tile["terrain"]: tile["dominant"] for tile in tiles.values()} == {
        "wetland": "amphibian",
        "savannah": "insect",
        "desert": "reptile",
        "mountain": "mammal",
        "forest": "bird",
        "jungle": "arachnid",
        "tundra": None,
    }


@rule("EX-O01")
def test_at_the_start_no_cube_is_endangered() -> None:
    e = Earth()
    assert [(a, t) for a in ANIMALS for t in GRID.labels if e.endangered(a, t)] == []
    assert e.fitness("amphibian", h(0, -1)) == 6
    assert {e.fitness(e.dominant(t) or "", t) for t in (h(1, -1), h(1, 0), h(0, 1), h(-1, 1), h(-1, 0))} == {4}


@rule("DS-3.16")
@every_count
def test_the_game_starts_with_planning_of_round_1(players: int) -> None:
    game = new(players)
    assert (seen(game)["round"], seen(game)["phase"]) == (1, 1)
    assert {option.split()[0] for option in game.options()} == {"pawn"}
    assert seen(game)["waiting"] == [seen(game)["animals"][seen(game)["track"][0]]["seat"]]


@rule("DS-3.17")
def test_more_pawns_come_only_through_cards_up_to_ten() -> None:
    e = Earth("bird", "insect")
    for _ in range(4):
        e.card("parasitism", "bird")
    assert (e.pawns("bird"), e.pawns("insect"), e.laws()) == (10, 10, [])


@rule("DS-3.18")
def test_variants_are_options_of_the_new_game() -> None:
    options: Any = tangledbank.games()["dominant-species"]["options"]
    assert {name: found["values"][0] for name, found in options.items()} == {
        "edition": "second",
        "longer_game": False,
        "multi_animal": False,
        "random_earth": False,
        "optional_fecundity": False,
        "animals": "random",
        "round_limit": None,
    }
    assert DATA["defaultEdition"] == "second"


# ---- examples -----------------------------------------------------------------------------
@rule("EX-O02", "DS-3.4", "DS-3.5", "DS-3.7", "DS-3.11")
def test_the_figures_of_a_game_with_six_animals() -> None:
    shown = seen(new(6, seed=12))
    assert {(animal["gene_pool"], animal["pawns"]) for animal in shown["animals"].values()} == {(30, 3)}
    assert (sum(shown["bag"].values()), shown["tundra_left"]) == (96, 11)
    assert [stack["face_down"] + 1 for stack in shown["stacks"]] == [8, 8, 8]
    assert (len(shown["cards"]), shown["deck"]) == (5, 17)


@rule("EX-O03")
def test_mammals_and_reptiles_alone() -> None:
    shown = seen(new(2, animals="mammal,reptile"))
    dominant = {tile["terrain"]: tile["dominant"] for tile in shown["tiles"].values() if tile["dominant"]}
    assert dominant == {"savannah": "reptile", "desert": "reptile", "mountain": "mammal", "forest": "mammal"}
    assert {(animal["gene_pool"], animal["pawns"]) for animal in shown["animals"].values()} == {(50, 7)}
    assert shown["track"] == ["reptile", "mammal"]


@rule("EX-O04", "DS-4.4")
def test_arachnids_and_insects_alone() -> None:
    shown = seen(new(2, animals="arachnid,insect"))
    dominant = {tile["terrain"]: tile["dominant"] for tile in shown["tiles"].values() if tile["dominant"]}
    assert dominant == {"savannah": "insect", "desert": "insect", "forest": "arachnid", "jungle": "arachnid"}
    assert shown["tiles"][h(0, -1)]["fitness"] == {"arachnid": 2, "insect": 2}
