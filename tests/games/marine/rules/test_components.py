"""DSM-1, R-30, R-31  What is in the box: animals, elements, tiles, pawns, cards, and the tables of points."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tangledbank
from tangledbank import OptionError
from tangledbank.games.marine.reseed import Reseed
from tangledbank.games.marine.terms import ANIMALS, CRUSTACEANS, REPTILES
from tests.dsl import rule
from tests.games.marine.sea import E, Sea, h, targets

CENTRE = h(0, 0)
ELEMENTS = ["algae", "gastropods", "plankton", "sponges", "sun", "worms"]
LARGE = {"land": 8, "ocean": 8, "kelp": 4, "coral": 4, "seamount": 4, "seagrass": 4, "sand": 4}
SCORES = {
    "land": [8, 4, 2, 1],
    "kelp": [7, 4, 2, 0],
    "coral": [6, 3, 2, 0],
    "seamount": [5, 3, 2, 0],
    "seagrass": [4, 2, 0, 0],
    "sand": [3, 2, 0, 0],
    "ocean": [2, 1, 0, 0],
    "vent": [1, 0, 0, 0],
}
LIMITS = {"ocean": 4, "sand": 3, "seamount": 3, "coral": 2, "kelp": 2, "seagrass": 2, "land": 1, "vent": 1}
CHAIN = ["reptiles", "cephalopods", "fish", "crustaceans"]


def seen(players: int = 4, **options: Any) -> Any:
    return tangledbank.new("marine", players=players, seed=2, **options).view(-1)


def tile_of(terrain: str) -> Sea:
    """A sea whose tile (1, 0) has this terrain; nobody is there."""
    large = "land" if terrain == "vent" else terrain
    tiles: list[dict[str, object]] = [{"hex": h(1, 0), "terrain": large}, {"hex": h(0, 0), "terrain": "sand"}]
    s = Sea(tiles=tiles)
    if terrain == "vent":
        s.vent(h(1, 0), "smoker")
    return s


# ---- animals and elements -------------------------------------------------------------------------
@rule("DSM-1.1", "R-31")
def test_there_are_four_animals_and_the_third_is_called_fish() -> None:
    assert list(seen()["animals"]) == ["reptiles", "cephalopods", "fish", "crustaceans"]
    tangledbank.new("marine", players=2, animals="fish,crustaceans")
    with pytest.raises(OptionError, match="reptiles,cephalopods"):
        tangledbank.new("marine", players=2, animals="fish,birds")


@rule("R-31")
def test_fish_is_one_animal_and_cannot_be_had_twice() -> None:
    with pytest.raises(OptionError):
        tangledbank.new("marine", players=2, animals="fish,fish")
    with pytest.raises(OptionError):
        tangledbank.new("marine", players=2, animals="fish,fishes")


@rule("DSM-1.2")
def test_the_food_chain_breaks_ties_from_reptiles_down_to_crustaceans() -> None:
    s = Sea()
    s.lay(h(1, 1), "land")
    s.cubes_are(h(1, 1), reptiles=1, cephalopods=1, fish=1, crustaceans=1)
    s.card("bountiful_habitat", "fish").answer("terrain land")
    assert [s.vp(animal) for animal in CHAIN] == [8, 4, 2, 1]


@rule("DSM-1.3")
def test_turn_order_is_the_food_chain_from_bottom_to_top_and_begins_again() -> None:
    s = Sea().turn("crustaceans")
    order = []
    for space in ("autotrophs-1", "autotrophs-2", "depletion-1", "abundance-1"):
        order.append(s.asked)
        s.answer(f"space {space}")
    assert [*order, s.asked] == ["crustaceans", "fish", "cephalopods", "reptiles", "crustaceans"]


@rule("DSM-1.3", "EX-6")
def test_animals_that_are_not_in_play_are_skipped() -> None:
    s = Sea("reptiles", "fish", "crustaceans")
    s.turn("crustaceans")
    order = []
    for space in ("autotrophs-1", "autotrophs-2", "depletion-1"):
        order.append(s.asked)
        s.answer(f"space {space}")
    assert [*order, s.asked] == ["crustaceans", "fish", "reptiles", "crustaceans"]


@rule("DSM-1.4")
def test_there_are_six_types_of_element() -> None:
    shown = seen()
    assert list(shown["special_pawns"]) == ELEMENTS
    assert sorted(shown["bag"]) == ELEMENTS
    assert sorted(shown["corners"].values()) == ELEMENTS


@rule("DSM-1.5")
@pytest.mark.parametrize(
    ("animal", "elements"),
    [
        ("reptiles", {"sun": 2, "sponges": 1}),
        ("cephalopods", {"gastropods": 2, "sponges": 1}),
        ("fish", {"plankton": 2, "algae": 1}),
        ("crustaceans", {"worms": 2, "algae": 1}),
    ],
)
def test_three_elements_are_printed_on_a_display(animal: str, elements: dict[str, int]) -> None:
    s = Sea()
    assert (s.elements(animal), s.acquired(animal)) == (elements, {})


@rule("DSM-1.6")
def test_a_display_has_three_vacant_spaces_and_no_fourth() -> None:
    s = Sea()
    s.acquire("fish", "sun", "sun")
    s.row("adaptation", "worms", "worms", "sponges")
    assert s.act("fish", "adaptation-1").answer("adapt worms").acquired("fish") == {"sun": 2, "worms": 1}
    assert sum(s.elements("fish").values()) == 6
    assert s.act("fish", "adaptation-2").done
    assert s.disks("adaptation") == {"sponges": 1, "worms": 1}


# ---- pieces ---------------------------------------------------------------------------------------
@rule("DSM-1.7")
@pytest.mark.parametrize(("edition", "each", "all_"), [("gmt", 19, 114), ("phalanx", 17, 102)])
def test_every_type_has_so_many_disks(edition: str, each: int, all_: int) -> None:
    shown = seen(edition=edition)
    disks = Counter(shown["bag"])
    disks.update(shown["corners"].values())
    disks.update(shown["circles"])
    for row in shown["rows"].values():
        disks.update(row)
    assert disks == dict.fromkeys(ELEMENTS, each)
    assert disks.total() == all_


@rule("DSM-1.8")
def test_there_are_36_large_tiles() -> None:
    game: Any = tangledbank.new("marine", players=2, seed=9).position()
    tiles = Counter([tile["terrain"] for tile in game["tiles"]])
    tiles.update([terrain for terrain in game["face_up_tiles"] if terrain])
    tiles.update(game["pool"])
    assert (tiles, tiles.total()) == (LARGE, 36)


@rule("DSM-1.9")
def test_there_are_twelve_vents_with_two_sides() -> None:
    shown = seen()
    vents = [tile["side"] for tile in shown["tiles"].values() if tile["terrain"] == "vent"]
    assert (sorted(vents), shown["vents_left"]) == (["geyser", "smoker"], 10)


@rule("DSM-1.9")
def test_a_vent_shows_its_smoker_or_its_geyser_side() -> None:
    s = Sea()
    s.act("fish", "tectonics-2", "sun").answer(f"erupt {CENTRE}")
    assert s.options() == ["side smoker", "side geyser"]
    assert s.answer("side geyser").side(CENTRE) == "geyser"


@rule("DSM-1.10")
def test_there_are_two_markers_of_each_of_the_eight_terrains() -> None:
    terrains = ["land", "kelp", "coral", "seamount", "seagrass", "sand", "ocean", "vent"]
    for rng in range(30):
        s = Sea(rng=rng).run(Reseed())
        shown = Counter(s.g.competition + s.g.evolution)
        assert [shown[t] + s.g.markers[t] for t in range(len(terrains))] == [2] * 8
    assert len(s.g.markers) == 8
    assert Sea(competition=terrains[5:8], evolution=terrains[:5]).g.competition == [5, 6, 7]


@rule("DSM-1.11")
@pytest.mark.parametrize("edition", ["gmt", "phalanx"])
def test_every_animal_has_34_species_to_play_with(edition: str) -> None:
    s = Sea(options={"edition": edition})
    for animal in CHAIN:
        assert s.gene_pool(animal) + s.cubes(animal, CENTRE) + s.eliminated(animal) == 34
    s.g.gene_pool[REPTILES] += 1
    assert s.laws() == ["DSM-1.11"]


@rule("DSM-1.12")
@pytest.mark.parametrize(("pawns", "laws"), [(8, []), (9, ["DSM-1.12"])])
def test_an_animal_has_at_most_eight_basic_pawns(pawns: int, laws: list[str]) -> None:
    s = Sea()
    s.g.pawns[REPTILES] = s.g.total_pawns[REPTILES] = pawns
    assert s.laws() == laws


@rule("DSM-1.13")
def test_there_is_one_special_pawn_for_each_type() -> None:
    pawns = seen()["special_pawns"]
    assert pawns == {element: {"control": None, "target": 1, "space": None} for element in ELEMENTS}
    s = Sea()
    s.control("fish", *ELEMENTS)
    assert targets(s.turn("fish").options()) == ["basic", *ELEMENTS]
    s.answer("pawn sun", "space autotrophs-1")
    assert "sun" not in targets(s.turn("fish").options())


@rule("DSM-1.14")
def test_there_are_35_evolution_cards_and_one_is_asteroid() -> None:
    shown = seen()
    cards = shown["unseen_cards"] + shown["track"]
    assert len(set(cards)) == len(cards) == 35
    assert "asteroid" in cards


@rule("DSM-1.14")
def test_there_are_18_traits() -> None:
    dealt = set()
    for seed in range(40):
        game: Any = tangledbank.new("marine", players=4, seed=seed).position()
        dealt |= {trait for animal in game["animals"] for trait in animal["hand"]}
    assert len(dealt) == 18


@rule("DSM-1.14")
def test_there_is_one_survival_card() -> None:
    s = Sea()
    s.place("fish", h(0, 3), 1)
    assert s.survival() == "fish"
    s.place("reptiles", h(0, -3), 2)
    assert s.survival() == "reptiles"


# ---- points and limits --------------------------------------------------------------------------------
@rule("DSM-1.15")
@pytest.mark.parametrize("terrain", SCORES)
def test_a_tile_pays_its_places(terrain: str) -> None:
    s = tile_of(terrain)
    s.cubes_are(h(1, 0), crustaceans=5, fish=4, cephalopods=2, reptiles=1)
    s.card("bountiful_habitat", "fish").answer(*([f"terrain {terrain}"] if terrain != "sand" else []))
    assert [s.vp(animal) for animal in reversed(CHAIN)] == SCORES[terrain]


@rule("DSM-1.16")
@pytest.mark.parametrize("terrain", LIMITS)
def test_a_terrain_limits_speciation(terrain: str) -> None:
    s = tile_of(terrain)
    s.put(E(1, 0), "sun")
    s.act("fish", "speciation-5", "sun").answer(f"speciate {E(1, 0)}")
    assert targets(s.options()) == [str(n) for n in range(LIMITS[terrain] + 1)]
    assert s.why(f"cubes {LIMITS[terrain] + 1}") >= {"DSM-11.3"}


@rule("DSM-1.17")
@pytest.mark.parametrize(("quantity", "vp"), list(enumerate([0, 1, 3, 6, 10, 15, 21, 21, 21, 21, 21])))
def test_bonus_points_end_with_21(quantity: int, vp: int) -> None:
    s = Sea()
    s.g.gain_bonus(CRUSTACEANS, quantity)
    assert s.vp("crustaceans") == vp


@rule("DSM-1.18")
@pytest.mark.parametrize(("quantity", "vp"), list(enumerate([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 45, 45])))
def test_bonus_points_of_phalanx_end_with_45(quantity: int, vp: int) -> None:
    s = Sea(options={"edition": "phalanx"})
    s.g.gain_bonus(CRUSTACEANS, quantity)
    assert s.vp("crustaceans") == vp


@rule("DSM-1.19")
def test_points_are_without_limit() -> None:
    s = Sea()
    s.set_vp("fish", 100_000)
    s.g.gain_bonus(ANIMALS.index("fish"), 3)
    assert s.vp("fish") == 100_006


@rule("DSM-1.19")
def test_vents_disks_and_species_can_run_out() -> None:
    s = Sea()
    s.g.covers_left = 0
    assert s.act("fish", "tectonics-1").done
    s.empty_gene_pool("fish")
    assert s.act("fish", "regression-1").done
    s.g.bag = [0] * 6
    s.run(Reseed())
    assert (s.disks("abundance"), s.g.circles) == ({}, [-1] * 4)


@rule("R-30")
def test_targets_and_points_are_separate_numbers() -> None:
    s = Sea()
    s.set_vp("reptiles", 7)
    s.act("reptiles", "domination-1").answer("dominate sun")
    assert (s.target_of("sun"), s.vp("reptiles")) == (2, 7)
    s.g.gain_vp(REPTILES, 5)
    assert (s.target_of("sun"), s.vp("reptiles")) == (2, 12)
