"""DS-22, DS-23  Abilities of the animals and variants of the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tangledbank
from tangledbank import Game, OptionError
from tangledbank.earth.facts import result
from tangledbank.games.dominant_species.reset import Extinction
from tangledbank.games.dominant_species.setup import empty_table, random_earth, settings, table_for
from tangledbank.games.dominant_species.state import Dom
from tangledbank.games.dominant_species.terms import ANIMALS, ELEMENTS, GRID, HOME, TERRAINS
from tests.dsl import rule
from tests.games.dominant_species.earth import RULEBOOK, E, Earth, W, h, targets

DATA: Any = json.loads((Path(__file__).parents[1] / "data" / "dominant-species.json").read_text(encoding="utf-8"))
VARIANT: Any = DATA["randomEarthVariant"]
seeds = pytest.mark.parametrize("seed", range(8))


def new(players: int, seed: int = 1, **options: Any) -> Game:
    return tangledbank.new("dominant-species", players=players, seed=seed, **options)


def seen(game: Game) -> Any:
    return game.view(-1)


def executing(names: str, **fields: object) -> Game:
    """The standard Earth at the beginning of execution."""
    data = {"players": names.count(",") + 1, "options": {"animals": names}, "start": "standard", "phase": 2, **fields}
    return tangledbank.position("dominant-species", data)


# ---- abilities ------------------------------------------------------------------------------
@rule("DS-22.1")
def test_only_mammals_save_a_cube() -> None:
    cubes = dict.fromkeys(ANIMALS[1:], 2)
    e = Earth(tiles=[{"hex": h(0, 0), "terrain": "desert", "cubes": cubes}])
    assert e.run(Extinction()).done
    assert e.g.cubes_on(GRID.labels.index(h(0, 0))) == 0
    e.place("mammal", h(0, 0), 1)
    assert e.run(Extinction()).options() == [f"save {h(0, 0)}", "pass"]


@rule("DS-22.2")
@pytest.mark.parametrize(("animals", "asked"), [("bird,reptile", True), ("bird,mammal", False)])
def test_only_reptiles_have_a_free_protection(animals: str, asked: bool) -> None:
    parts = [{"animal": a, "seat": f"P{k + 1}", "acquired": ["grub"]} for k, a in enumerate(animals.split(","))]
    game = executing(animals, animals=parts, rows={"regression": ["grub"]})
    assert (game.options() == ["protect grub", "pass"]) == asked
    assert seen(game)["animals"]["bird"]["acquired"] == ({"grub": 1} if asked else {})


@rule("DS-22.3")
@pytest.mark.parametrize(("animal", "reach"), [("bird", 6), ("insect", 3)])
def test_only_birds_migrate_two_tiles_far(animal: str, reach: int) -> None:
    e = Earth()
    e.g.place_cubes(ANIMALS.index(animal), 16, 1)
    e.pawn(animal, "migration-1")
    e.act("migration-1").answer(f"from {h(0, -1)}")
    assert len(targets(e.options())) == reach


@rule("DS-22.4")
def test_amphibians_have_a_third_printed_element() -> None:
    e = Earth(tiles=[{"hex": h(0, 0), "terrain": "sea", "cubes": {"amphibian": 1, "bird": 1}}])
    e.put(E(0, 0), "water")
    e.put(W(0, 0), "seed")
    assert e.dominant(h(0, 0)) == "amphibian"


@rule("DS-22.5")
def test_arachnids_compete_before_the_pawns_of_the_section() -> None:
    game = executing("arachnid,bird", spaces={"competition-4": "bird"})
    assert (game.seat, set(targets(game.options()))) == (0, {h(-1, 1), h(-1, 0)})
    game.apply("pass")
    assert (game.seat, set(targets(game.options()))) == (1, {h(-1, 1)})


@rule("DS-22.6")
def test_insects_place_a_cube_after_the_pawns_of_speciation() -> None:
    game = executing("insect,bird", spaces={"speciation-6": "bird"})
    assert (game.seat, game.options()[0].split()[0]) == (1, "speciate")
    game.apply("pass")
    assert (game.seat, len(targets(game.options()))) == (0, 7)
    game.apply(f"spread {h(0, 0)}")
    assert seen(game)["animals"]["insect"]["gene_pool"] == 49


@rule("DS-22.7", "RU-14")
def test_abilities_of_animals_that_are_not_in_play_are_absent() -> None:
    parts = [{"animal": a, "seat": f"P{k + 1}", "acquired": ["grub"]} for k, a in enumerate(("bird", "amphibian"))]
    game = executing("bird,amphibian", animals=parts, rows={"regression": ["grub"]})
    assert (seen(game)["round"], seen(game)["phase"]) == (2, 1)


@rule("RU-14")
def test_the_spaces_of_absent_animals_are_unchanged() -> None:
    assert len(new(2, animals="bird,amphibian").options()) == 41
    game = executing("bird,amphibian", spaces={"competition-1": "bird"})
    assert game.options() == [f"compete {h(-1, 0)} amphibian", "pass"]


# ---- several animals per player ---------------------------------------------------------------
@rule("DS-23.1", "RU-48")
@pytest.mark.parametrize("players", [2, 3])
@seeds
def test_all_six_animals_are_shared_equally(players: int, seed: int) -> None:
    animals = seen(new(players, seed, multi_animal=True))["animals"]
    seats = [animal["seat"] for animal in animals.values()]
    assert list(animals) == ANIMALS
    assert [seats.count(f"P{k + 1}") for k in range(players)] == [6 // players] * players
    assert DATA["multiAnimalVariant"][str(players)]["animalsPerPlayer"] == 6 // players


@rule("DS-23.1", "RU-48")
def test_the_share_of_each_player_is_random_unless_it_is_chosen() -> None:
    shares = {tuple(a["seat"] for a in seen(new(2, seed, multi_animal=True))["animals"].values()) for seed in range(30)}
    assert len(shares) > 10
    chosen = seen(new(3, multi_animal=True, animals="bird+mammal,insect+reptile,amphibian+arachnid"))["animals"]
    assert [animal["seat"] for animal in chosen.values()] == ["P1", "P2", "P1", "P3", "P3", "P2"]


@rule("DS-23.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_more_than_three_players_have_one_animal_each(players: int) -> None:
    with pytest.raises(OptionError):
        new(players, multi_animal=True)


@rule("DS-23.2")
@pytest.mark.parametrize("players", [2, 3])
def test_every_animal_has_its_own_pawns_cubes_points_and_marker(players: int) -> None:
    shown = seen(new(players, multi_animal=True))
    figures = DATA["multiAnimalVariant"][str(players)]
    for animal in shown["animals"].values():
        assert (animal["pawns"], animal["gene_pool"], animal["vp"]) == (3, 30, 0)
    assert (figures["actionPawnsPerAnimal"], figures["cubesPerAnimal"]) == (3, 35)
    assert shown["track"] == DATA["initiativeStart"]


@rule("DS-23.2")
def test_the_animals_of_one_player_plan_separately() -> None:
    game = new(2, multi_animal=True, animals="insect+arachnid+mammal,bird+reptile+amphibian")
    asked = []
    for space in ("migration-1", "migration-2", "migration-3", "migration-4"):
        asked.append(game.seat)
        game.apply(f"pawn {space}")
    assert asked == [0, 0, 1, 1]
    assert list(seen(game)["spaces"].values()) == ["insect", "arachnid", "amphibian", "bird"]


def shared() -> Earth:
    """Six animals of two players: P1 has mammals, reptiles and birds."""
    return Earth(*ANIMALS, players=2)


@rule("DS-23.3")
def test_an_animal_of_the_same_player_is_opposing() -> None:
    e = shared()
    e.pawn("mammal", "competition-5")
    e.act("competition-5")
    assert e.options() == [f"compete {h(0, 1)} reptile", f"compete {h(0, 1)} bird", "pass"]
    assert DATA["multiAnimalVariant"]["ownOtherAnimalsAreOpponents"] is True


@rule("DS-23.3")
def test_cards_hit_animals_of_the_same_player() -> None:
    e = shared()
    e.g.gain_vp(1, 9)
    e.card("niche_biomes", "mammal", h(0, 1))
    assert e.vp("reptile") == 6


@rule("DS-23.4")
def test_a_card_serves_only_the_animal_that_took_it() -> None:
    e = shared().card("biodiversity", "mammal")
    assert [e.vp(animal) for animal in ANIMALS] == [3, 0, 0, 0, 0, 0]
    e.card("omnivore", "bird")
    assert [e.pawns(animal) for animal in ANIMALS] == [3, 3, 4, 3, 3, 3]


def finished(*totals: tuple[str, str, int]) -> Game:
    """A finished game: seat, animal, points."""
    animals = [{"seat": seat, "animal": animal, "vp": points} for seat, animal, points in totals]
    players = len({seat for seat, _, _ in totals})
    data: Any = {"players": players, "animals": animals, "start": "standard", "stack": []}
    return tangledbank.position("dominant-species", data)


@rule("DS-23.5", "EX-P15")
def test_the_lowest_total_counts() -> None:
    mine = [("P1", "mammal", 70), ("P1", "bird", 145), ("P1", "insect", 160)]
    game = finished(*mine, ("P2", "reptile", 75), ("P2", "amphibian", 85), ("P2", "arachnid", 90))
    assert (game.scores(), game.winners()) == ([70, 75], [1])


@rule("DS-23.6", "EX-O74")
def test_ties_go_to_the_counting_animal_higher_in_the_food_chain() -> None:
    totals = [("P1", "mammal", 40), ("P1", "insect", 30), ("P2", "reptile", 30), ("P2", "bird", 50)]
    game = finished(*totals, ("P3", "amphibian", 20), ("P3", "arachnid", 90))
    assert (game.scores(), game.winners()) == ([30, 30, 20], [1])


@rule("RU-37", "DS-23.6")
def test_of_several_lowest_animals_the_highest_in_the_food_chain_counts() -> None:
    totals = [("P1", "mammal", 30), ("P1", "insect", 30), ("P2", "reptile", 30), ("P2", "bird", 50)]
    assert finished(*totals, ("P3", "amphibian", 30), ("P3", "arachnid", 90)).winners() == [0]


@rule("DS-21.7", "DS-23.5", "DS-23.6")
def test_the_ranking_of_players_follows_their_lowest_animals() -> None:
    totals = [("P1", "mammal", 40), ("P1", "insect", 30), ("P2", "reptile", 30), ("P2", "bird", 50)]
    found = finished(*totals, ("P3", "amphibian", 31), ("P3", "arachnid", 90)).state
    assert isinstance(found, Dom)
    assert sorted(range(3), key=lambda seat: result(found, seat), reverse=True) == [2, 1, 0]


# ---- random Earth ---------------------------------------------------------------------------------
def start_hexes() -> list[str]:
    return [h(*map(int, name.split(","))) for name in VARIANT["startHexes"]]


def start_corners() -> list[str]:
    """The twelve start corners by their labels."""
    corner = {"E": E, "W": W}
    return [corner[name[0]](*map(int, name[2:-1].split(","))) for name in VARIANT["startVertices"]]


def rigged(bag: dict[str, int], seed: int = 0) -> Dom:
    """A random Earth whose twelve disks come out of a bag of twelve."""
    options = RULEBOOK.check_options(6, {"random_earth": True, "animals": ",".join(ANIMALS)})
    g = empty_table(6, seed, settings(options), table_for(list(range(6))))
    g.bag = [bag.get(element, 0) for element in ELEMENTS]
    random_earth(g)
    return g


@rule("DS-23.7")
@seeds
def test_seven_of_the_31_tiles_lie_on_the_start_hexes(seed: int) -> None:
    game = new(4, seed, random_earth=True)
    tiles: Any = game.position()["tiles"]
    assert sorted(tile["hex"] for tile in tiles) == sorted(start_hexes())
    shown = seen(game)
    everything = [tile["terrain"] for tile in tiles] + [stack["face_up"] for stack in shown["stacks"]]
    everything += [terrain for terrain, n in shown["unseen_tiles"].items() for _ in range(n)]
    assert [everything.count(terrain) for terrain in TERRAINS[:-1]] == [7] + [4] * 6
    assert [stack["face_down"] for stack in shown["stacks"]] == [7, 7, 7]


@rule("DS-23.7")
def test_the_tiles_of_a_random_earth_are_random() -> None:
    layouts = [[t["terrain"] for t in tiles(new(2, seed, random_earth=True))] for seed in range(40)]
    assert {terrain for layout in layouts for terrain in layout} == set(TERRAINS[:-1])
    assert any(layout.count("sea") > 1 for layout in layouts)
    assert any(layout.count("sea") == 0 for layout in layouts)


def tiles(game: Game) -> Any:
    return game.position()["tiles"]


@rule("DS-23.8")
@seeds
def test_tundra_covers_the_centre_whatever_lies_there(seed: int) -> None:
    game = new(2, seed, random_earth=True)
    assert [tile["hex"] for tile in tiles(game) if tile["tundra"]] == [h(0, 0)]
    assert seen(game)["tundra_left"] == 11
    assert h(*map(int, VARIANT["tundraHex"].split(","))) == h(0, 0)


@rule("DS-23.9", "DS-23.17")
@seeds
def test_twelve_random_disks_lie_on_the_start_corners(seed: int) -> None:
    shown = seen(new(6, seed, random_earth=True))
    assert sorted(shown["corners"]) == sorted(start_corners())
    assert [sum(shown["rows"][row].values()) for row in ("adaptation", "abundance", "wanderlust")] == [4, 4, 4]
    assert sum(shown["bag"].values()) == 96


@rule("DS-23.9", "DS-23.17")
def test_any_number_of_a_type_can_come_out_of_the_full_bag() -> None:
    counts = [list(seen(new(2, seed, random_earth=True))["corners"].values()).count("sun") for seed in range(60)]
    assert min(counts) == 0
    assert max(counts) >= 4


@rule("DS-23.10", "DS-3.13")
@seeds
def test_animals_put_one_cube_for_every_home_disk_of_a_tile(seed: int) -> None:
    shown = seen(new(6, seed, random_earth=True))
    for label in start_hexes():
        around = [GRID.corner_labels[corner] for corner in GRID.corners[GRID.labels.index(label)]]
        disks = [shown["corners"].get(corner) for corner in around]
        homes = {a: disks.count(ELEMENTS[HOME[k]]) for k, a in enumerate(ANIMALS)}
        expected = {} if label == h(0, 0) else {animal: n for animal, n in homes.items() if n}
        assert shown["tiles"][label]["cubes"] == expected


@rule("DS-23.11")
@seeds
def test_animals_with_fewer_cubes_start_with_points(seed: int) -> None:
    shown = seen(new(5, seed, random_earth=True))
    on_earth = {a: sum(tile["cubes"].get(a, 0) for tile in shown["tiles"].values()) for a in shown["animals"]}
    most = max(on_earth.values())
    assert {a: animal["vp"] for a, animal in shown["animals"].items()} == {a: most - n for a, n in on_earth.items()}


@rule("DS-23.12")
def test_an_animal_may_start_without_cubes() -> None:
    g = rigged({"meat": 6, "sun": 6})
    assert sum(g.cubes[ANIMALS.index("bird") :: 6]) == 0
    assert (g.gene_pool[2], g.vp[2]) == (34, 12)


@rule("DS-23.15")
@seeds
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_cubes_come_from_the_gene_pool_instead_of_the_start_cubes(seed: int, players: int) -> None:
    shown = seen(new(players, seed, random_earth=True))
    cubes = DATA["playerCounts"][str(players)]["cubes"]
    for name, animal in shown["animals"].items():
        placed = sum(tile["cubes"].get(name, 0) for tile in shown["tiles"].values())
        assert animal["gene_pool"] == cubes - 1 - placed


@rule("DS-23.16")
@seeds
def test_six_animals_place_24_cubes_two_for_every_disk(seed: int) -> None:
    shown = seen(new(6, seed, random_earth=True))
    for k, name in enumerate(ANIMALS):
        placed = sum(tile["cubes"].get(name, 0) for tile in shown["tiles"].values())
        assert placed == 2 * list(shown["corners"].values()).count(ELEMENTS[HOME[k]])
    assert sum(sum(tile["cubes"].values()) for tile in shown["tiles"].values()) == 24


@rule("DS-23.16")
def test_one_animal_places_at_most_24() -> None:
    g = rigged({"meat": 12})
    assert (sum(g.cubes[0::6]), g.gene_pool[0], list(g.vp)) == (24, 10, [0, 24, 24, 24, 24, 24])


@rule("EX-O70", "DS-23.10", "DS-23.11", "DS-23.15")
def test_the_figures_of_a_random_earth() -> None:
    g = rigged({"meat": 4, "sun": 2, "seed": 1, "water": 2, "grub": 2, "grass": 1})
    assert [sum(g.cubes[a::6]) for a in range(6)] == [8, 4, 2, 4, 4, 2]
    assert list(g.vp) == [0, 4, 6, 4, 4, 6]
    assert list(g.gene_pool) == [26, 30, 32, 30, 30, 32]


@rule("EX-O71", "DS-23.10")
def test_no_cubes_are_put_on_the_centre() -> None:
    bag = {"meat": 2, "sun": 10}
    worlds = [rigged(bag, seed) for seed in range(200)]
    meat = sorted(GRID.corner_labels.index(corner) for corner in (E(-1, 1), W(0, 1)))
    found = [g for g in worlds if [c for c in range(92) if g.corner[c] == ELEMENTS.index("meat")] == meat]
    assert found
    for g in found:
        cubes = {GRID.labels[t]: g.cubes[t * 6] for t in range(35) if g.cubes[t * 6]}
        assert cubes == {h(-1, 1): 2, h(0, 1): 2}


@rule("DS-23.7", "DS-23.1")
def test_random_earth_and_several_animals_combine() -> None:
    shown = seen(new(2, 3, random_earth=True, multi_animal=True))
    assert len(shown["animals"]) == 6
    assert sum(sum(tile["cubes"].values()) for tile in shown["tiles"].values()) == 24


# ---- length and edition -----------------------------------------------------------------------------
@rule("DS-23.13")
def test_the_longer_game_keeps_all_cards() -> None:
    shown = seen(new(4, longer_game=True))
    assert len({*shown["cards"], *shown["unseen_cards"], "ice_age"}) == 26
    assert shown["deck"] + len(shown["cards"]) == DATA["editions"]["second"]["longerGameDeckSize"] == 26


@rule("DS-23.14", "RU-38")
def test_the_first_edition_plays_the_longer_game() -> None:
    shown = seen(new(4, edition="first"))
    assert shown["deck"] + len(shown["cards"]) == DATA["editions"]["first"]["deckSize"] == 26
    assert shown == seen(new(4, longer_game=True))


@rule("DS-23.14", "RU-38")
def test_in_the_first_edition_nothing_but_the_deck_differs() -> None:
    first, second = seen(new(4, edition="first")), seen(new(4))
    cards = {"cards", "deck", "unseen_cards", "rows", "bag"}
    assert {key for key in first if first[key] != second[key]} <= cards
