"""DS-20  Reset Phase: Extinction, Survival, Reseed."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank import Game
from tangledbank.games.dominant_species.reset import Extinction, Reseed, Survival
from tangledbank.games.dominant_species.terms import ANIMALS, ELEMENTS
from tests.dsl import rule
from tests.games.dominant_species.earth import E, Earth, W, h

WETLAND, JUNGLE, CENTRE = h(0, -1), h(-1, 0), h(0, 0)


def resetting(listen: bool = False, **fields: object) -> Game:
    """The standard Earth with six animals at the beginning of the Reset Phase."""
    data = {"players": 6, "options": {"animals": ",".join(ANIMALS)}, "start": "standard", "phase": 3, **fields}
    return tangledbank.position("dominant-species", data, listen=listen)


def seen(game: Game) -> Any:
    return game.view(-1)


def frozen(*cubes: dict[str, int]) -> list[dict[str, object]]:
    """Tundra tiles in a column with these cubes."""
    return [{"hex": h(0, r - 1), "terrain": "tundra", "cubes": found} for r, found in enumerate(cubes)]


# ---- Extinction ---------------------------------------------------------------------------
@rule("DS-20.1", "DS-22.1")
def test_the_mammals_may_save_one_endangered_cube() -> None:
    e = Earth()
    e.place("mammal", WETLAND, 2)
    e.run(Extinction())
    assert (e.asked, e.options()) == ("mammal", [f"save {WETLAND}", "pass"])
    e.answer(f"save {WETLAND}")
    assert (e.cubes("mammal", WETLAND), e.eliminated("mammal")) == (1, 1)


@rule("DS-20.1")
def test_only_tiles_with_an_endangered_mammal_are_offered() -> None:
    e = Earth()
    e.place("mammal", WETLAND, 1)
    e.run(Extinction())
    assert e.why(f"save {h(0, 1)}") == {"DS-20.1"}
    assert e.why(f"save {JUNGLE}") == {"DS-20.1"}


@rule("DS-20.1", "RU-34")
def test_the_mammals_may_decline() -> None:
    e = Earth()
    e.place("mammal", WETLAND, 1)
    e.run(Extinction()).answer("pass")
    assert (e.cubes("mammal", WETLAND), e.eliminated("mammal"), e.done) == (0, 1, True)


@rule("DS-20.1")
def test_without_an_endangered_mammal_nothing_is_asked() -> None:
    e = Earth()
    e.place("bird", WETLAND, 2)
    assert e.run(Extinction()).done


@rule("DS-20.1")
def test_a_hibernating_mammal_need_not_be_saved() -> None:
    e = Earth()
    e.empty_gene_pool("mammal", leave=10)
    e.card("hibernation", "mammal").answer(f"tile {WETLAND}", "cubes 2")
    assert e.run(Extinction()).done
    assert e.cubes("mammal", WETLAND) == 2


@rule("RU-34", "DS-20.1")
def test_the_mammals_decide_while_all_cubes_are_still_there() -> None:
    e = Earth()
    for animal in ("mammal", "bird", "reptile"):
        e.place(animal, WETLAND, 1)
    e.run(Extinction())
    assert [e.cubes(animal, WETLAND) for animal in ("mammal", "bird", "reptile")] == [1, 1, 1]


@rule("DS-20.2")
def test_all_endangered_cubes_of_all_animals_are_eliminated() -> None:
    e = Earth()
    tiles = [WETLAND, CENTRE, h(0, 1), h(1, -1)]
    for tile in tiles:
        for animal in ANIMALS[1:]:
            e.place(animal, tile, 2)
    e.run(Extinction())
    cubes = {tile: [e.cubes(animal, tile) for animal in ANIMALS] for tile in tiles}
    assert cubes[WETLAND] == [0, 0, 0, 4, 3, 3]
    assert cubes[CENTRE] == [0, 2, 2, 2, 2, 2]
    assert cubes[h(0, 1)] == [2, 3, 3, 0, 0, 0]
    assert cubes[h(1, -1)] == [0, 3, 0, 3, 0, 4]
    assert [e.eliminated(animal) for animal in ANIMALS] == [0, 2, 4, 2, 4, 2]


@rule("DS-20.3")
def test_a_saved_cube_stays_endangered() -> None:
    e = Earth()
    e.place("mammal", WETLAND, 1)
    e.run(Extinction()).answer(f"save {WETLAND}")
    assert e.endangered("mammal", WETLAND)
    e.run(Extinction()).answer("pass")
    assert e.cubes("mammal", WETLAND) == 0


@rule("DS-20.2", "DS-20.4", "EX-O64")
def test_hibernation_protects_for_one_extinction() -> None:
    e = Earth()
    e.place("bird", WETLAND, 1)
    e.empty_gene_pool("bird", leave=10)
    e.card("hibernation", "bird").answer(f"tile {WETLAND}", "cubes 3")
    assert e.run(Extinction()).cubes("bird", WETLAND) == 3
    assert e.run(Extinction()).cubes("bird", WETLAND) == 0


@rule("EX-O63", "DS-20.1")
def test_of_three_endangered_mammals_on_two_tiles_one_is_saved() -> None:
    e = Earth()
    e.place("mammal", WETLAND, 2)
    e.place("mammal", JUNGLE, 1)
    e.run(Extinction()).answer(f"save {WETLAND}")
    assert [e.cubes("mammal", tile) for tile in (WETLAND, JUNGLE)] == [1, 0]
    assert e.eliminated("mammal") == 2


# ---- Survival -----------------------------------------------------------------------------
@rule("DS-20.5", "RU-40")
@pytest.mark.parametrize(
    ("cubes", "holder"),
    [
        ([{"bird": 1}], "bird"),
        ([{"bird": 2, "mammal": 1}], "bird"),
        ([{"bird": 2}, {"mammal": 3}], "mammal"),
        ([{"bird": 1, "mammal": 2}, {"bird": 2}], "bird"),
    ],
)
def test_survival_belongs_to_the_animal_with_most_cubes_on_tundra(cubes: list[dict[str, int]], holder: str) -> None:
    assert Earth(tiles=frozen(*cubes)).survival() == holder


@rule("DS-20.5")
def test_cubes_on_other_terrain_do_not_count_for_survival() -> None:
    other: dict[str, object] = {"hex": h(1, -1), "terrain": "sea", "cubes": {"mammal": 9}}
    assert Earth(tiles=[*frozen({"bird": 1}), other]).survival() == "bird"


@rule("DS-20.5")
def test_survival_changes_hands_at_once() -> None:
    e = Earth(tiles=frozen({"bird": 2, "mammal": 1}))
    e.place("mammal", h(0, -1), 2)
    assert e.survival() == "mammal"


@rule("DS-20.6", "RU-40")
@pytest.mark.parametrize("cubes", [[{}], [{"bird": 2, "mammal": 2}], [{"bird": 2}, {"insect": 1, "mammal": 2}]])
def test_with_a_tie_or_no_cubes_nobody_has_survival(cubes: list[dict[str, int]]) -> None:
    e = Earth(tiles=frozen(*cubes))
    assert e.survival() is None
    e.run(Survival())
    assert [e.vp(animal) for animal in ANIMALS] == [0] * 6


@rule("RU-40", "DS-20.6")
def test_the_holder_before_has_no_privilege_in_a_tie() -> None:
    e = Earth(tiles=frozen({"bird": 2, "mammal": 1}))
    assert e.survival() == "bird"
    e.place("mammal", h(0, -1), 1)
    assert e.survival() is None


@rule("DS-20.7", "EX-O76", "RU-40")
@pytest.mark.parametrize(("tiles", "points"), [(1, 1), (2, 3), (3, 6)])
@pytest.mark.parametrize("cubes", [1, 5])
def test_survival_scores_the_bonus_for_occupied_tundra_tiles(tiles: int, points: int, cubes: int) -> None:
    e = Earth(tiles=frozen(*[{"bird": cubes}] * tiles, {})).run(Survival())
    assert e.vp("bird") == points


@rule("DS-20.8")
def test_extinction_comes_before_survival() -> None:
    game = resetting(start=None, tiles=frozen({"bird": 3, "insect": 1}), elements={E(0, -1): "grass"})
    assert {name: animal["vp"] for name, animal in seen(game)["animals"].items() if animal["vp"]} == {"insect": 1}


@rule("EX-O65", "DS-20.5", "DS-20.6", "DS-20.7")
@pytest.mark.parametrize(("arachnids", "points"), [(2, 3), (3, 0)])
def test_the_count_of_cubes_decides_the_count_of_tiles_scores(arachnids: int, points: int) -> None:
    e = Earth(tiles=frozen({"reptile": 2, "arachnid": arachnids}, {"reptile": 1, "insect": 1})).run(Survival())
    assert [e.vp(animal) for animal in ("reptile", "arachnid", "insect")] == [points, 0, 0]


def glaciating(tile: str) -> Earth:
    tiles: list[dict[str, object]] = [
        {"hex": CENTRE, "terrain": "tundra", "cubes": {"reptile": 1, "arachnid": 2}},
        {"hex": WETLAND, "terrain": "tundra", "cubes": {"reptile": 1, "insect": 1}},
        {"hex": h(1, -1), "terrain": "savannah", "cubes": {"reptile": 3}},
        {"hex": h(1, 0), "terrain": "desert", "cubes": {"insect": 1, "bird": 2, "amphibian": 4}},
    ]
    e = Earth(tiles=tiles, elements={W(1, -1): "sun"})
    e.pawn("reptile", "glaciation-1")
    assert e.survival() is None
    return e.act("glaciation-1").answer(f"glaciate {tile}")


@rule("EX-P16", "DS-20.5")
def test_the_rulebooks_example_of_glaciation_and_survival() -> None:
    e = glaciating(h(1, -1))
    assert (e.vp("reptile"), e.cubes("reptile", h(1, -1)), e.gene_pool("reptile")) == (3, 1, 34 - 5 + 2)
    assert e.survival() == "reptile"


@rule("EX-P16", "DS-20.6")
def test_with_the_desert_of_the_example_nobody_holds_survival() -> None:
    assert glaciating(h(1, 0)).survival() is None


# ---- Reseed -------------------------------------------------------------------------------
@rule("DS-20.9")
@pytest.mark.parametrize(
    "left", [["aquatic", "biomass", "blight"], [], ["aquatic", "biomass", "blight", "disease", "fertile"]]
)
def test_cards_left_over_stay_and_missing_ones_are_drawn(left: list[str]) -> None:
    shown = seen(resetting(cards=left))
    assert len(shown["cards"]) == 5
    assert set(left) <= set(shown["cards"])
    assert shown["deck"] == 22 - 5


@rule("DS-20.9")
def test_cards_are_drawn_only_as_long_as_the_deck_lasts() -> None:
    everything = seen(resetting())["unseen_cards"] + seen(resetting())["cards"]
    shown = seen(resetting(used=sorted(everything)[2:]))
    assert (shown["cards"], shown["deck"]) == (sorted([*sorted(everything)[:2], "ice_age"]), 0)


@rule("DS-20.10")
@pytest.mark.parametrize(
    ("before", "after"),
    [("-a--", "a---"), ("--a-", "-a--"), ("---a", "--a-"), ("-abm", "abm-"), ("i-am", "iam-"), ("iabm", "iabm")],
)
def test_waiting_pawns_move_one_space_to_the_left(before: str, after: str) -> None:
    names = {"a": "amphibian", "b": "bird", "m": "mammal", "i": "insect"}
    e = Earth()
    for k, letter in enumerate(before):
        if letter != "-":
            e.pawn(names[letter], f"glaciation-{k + 1}")
    e.run(Reseed())
    assert [e.on(f"glaciation-{k + 1}") for k in range(4)] == [names.get(letter) for letter in after]


DISKS = {"regression": ["grass"], "wasteland": ["grub", "meat"], "depletion": ["seed"], "adaptation": ["sun"]}
DISKS |= {"abundance": ["water", "grass"], "wanderlust": ["meat"]}


def reseeded() -> tuple[Earth, list[int]]:
    """A Reseed with disks everywhere, and the bag before it."""
    e = Earth()
    for row, disks in DISKS.items():
        e.row(row, *disks)
    before = [e.bag(element) for element in ELEMENTS]
    return e.run(Reseed()), before


@rule("DS-20.12", "EX-O66")
def test_disks_move_on_to_the_next_box() -> None:
    e, _ = reseeded()
    assert e.disks("depletion") == {"grub": 1, "meat": 1}
    assert e.disks("wasteland") == {"water": 1, "grass": 1}
    assert e.disks("regression") == {"sun": 1}


@rule("DS-20.11", "EX-O66")
def test_regression_depletion_and_wanderlust_go_to_the_bag() -> None:
    e, before = reseeded()
    drawn = [
        sum(e.disks(row).get(element, 0) for row in ("adaptation", "abundance", "wanderlust")) for element in ELEMENTS
    ]
    assert sum(drawn) == 12
    returned = [e.bag(element) + drawn[k] - before[k] for k, element in enumerate(ELEMENTS)]
    assert dict(zip(ELEMENTS, returned, strict=True)) == {
        "grass": 1,
        "grub": 0,
        "meat": 1,
        "seed": 1,
        "sun": 0,
        "water": 0,
    }


@rule("DS-20.13")
def test_four_disks_are_drawn_to_each_section() -> None:
    e, _ = reseeded()
    assert [sum(e.disks(row).values()) for row in ("adaptation", "abundance", "wanderlust")] == [4, 4, 4]


@rule("DS-20.13", "RU-19", "EX-O67")
@pytest.mark.parametrize(
    ("bag", "drawn"), [(6, [4, 2, 0]), (3, [3, 0, 0]), (9, [4, 4, 1]), (12, [4, 4, 4]), (0, [0, 0, 0])]
)
def test_a_short_bag_fills_the_sections_in_order(bag: int, drawn: list[int]) -> None:
    e = Earth()
    for element in ELEMENTS:
        e.row("wasteland", *[element] * (e.bag(element) - (bag if element == "sun" else 0)))
    e.run(Reseed())
    assert [sum(e.disks(row).values()) for row in ("adaptation", "abundance", "wanderlust")] == drawn
    assert (sum(e.g.bag), e.laws()) == (max(0, bag - 12), [])


@rule("RU-19", "RU-45")
def test_disks_returned_in_this_reseed_are_in_the_bag_before_drawing() -> None:
    e = Earth()
    e.row("wanderlust", "meat")
    e.row("depletion", "water", "water")
    e.row("regression", "seed")
    for element in ELEMENTS:
        e.row("wasteland", *[element] * e.bag(element))
    e.run(Reseed())
    assert e.disks("adaptation") == {"meat": 1, "water": 2, "seed": 1}


@rule("RU-19")
def test_symbiotic_serves_the_acting_animal_first_then_the_food_chain() -> None:
    e = Earth()
    e.acquire("bird", "sun", "sun")
    for element in ELEMENTS:
        e.row("wasteland", *[element] * (e.bag(element) - (2 if element == "meat" else 0)))
    e.card("symbiotic", "bird")
    assert (e.acquired("bird"), e.acquired("mammal"), e.acquired("reptile")) == ({"sun": 2, "meat": 1}, {"meat": 1}, {})


@rule("DS-20.14")
def test_stacks_without_a_face_up_tile_turn_the_next_one() -> None:
    shown = seen(resetting(face_up_tiles=[None, "forest", None], stacks=[5, 9, 9]))
    assert [stack["face_down"] for stack in shown["stacks"]] == [4, 9, 8]
    assert shown["stacks"][1]["face_up"] == "forest"
    assert None not in [stack["face_up"] for stack in shown["stacks"]]


@rule("DS-20.14")
def test_an_exhausted_stack_stays_empty() -> None:
    shown = seen(resetting(stacks=[0, 24, 0]))
    assert [stack["face_up"] is None for stack in shown["stacks"]] == [True, False, True]
    assert [stack["face_down"] for stack in shown["stacks"]] == [0, 23, 0]


@rule("DS-20.15")
def test_scored_tiles_are_forgotten_and_planning_follows() -> None:
    game = resetting(scored=[CENTRE, WETLAND], round=4)
    assert (seen(game)["scored"], seen(game)["round"], seen(game)["phase"]) == ([], 5, 1)
    assert {option.split()[0] for option in game.options()} == {"pawn"}


@rule("RU-45", "DS-20.9", "DS-20.10", "DS-20.13", "DS-20.14")
def test_reseed_goes_cards_queue_disks_tiles() -> None:
    game = resetting(listen=True, spaces={"glaciation-2": "bird"})
    told = [message.key.removeprefix("dom-event-") for message in game.story()]
    told = told[told.index("draw-card") :]
    assert told[:30] == ["draw-card"] * 5 + ["queue"] + ["draw-disk"] * 12 + ["draw-tile"] * 3 + ["round", "phase"]
