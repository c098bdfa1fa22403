"""DS-15  Wanderlust: a new tile, an element for it, points, and moves onto it."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.flow import Execution
from tangledbank.games.dominant_species.reset import Reseed
from tangledbank.games.dominant_species.terms import ANIMALS, SPACES
from tests.dsl import rule
from tests.games.dominant_species.earth import E, Earth, W, h, targets

SECTION = Execution(SPACES.index("wanderlust-1"))
BESIDE_TWO = [h(1, -2), h(2, -1), h(1, 1), h(-1, 2), h(-2, 1), h(-1, -1)]
BESIDE_ONE = [h(0, -2), h(2, -2), h(2, 0), h(0, 2), h(-2, 2), h(-2, 0)]


def tile(q: int, r: int, terrain: str, **cubes: int) -> dict[str, object]:
    return {"hex": h(q, r), "terrain": terrain, "cubes": cubes}


def wanderlust(*disks: str, animal: str = "insect") -> Earth:
    """START6, three face-up tiles, a pawn on wanderlust-1."""
    e = Earth()
    e.show_tiles("savannah", "sea", "forest")
    e.row("wanderlust", *disks)
    e.pawn(animal, "wanderlust-1")
    return e


def stay(e: Earth) -> Earth:
    """Nobody moves."""
    while not e.done:
        e.answer("cubes 0")
    return e


@rule("DS-15.1")
def test_the_owner_chooses_one_of_the_face_up_tiles() -> None:
    e = wanderlust().act("wanderlust-1")
    assert (e.asked, e.options()) == ("insect", ["explore 1", "explore 2", "explore 3", "pass"])
    e.answer("explore 2", f"tile {h(2, -2)}")
    assert e.terrain(h(2, -2)) == "sea"


@rule("DS-15.1")
def test_a_stack_without_a_face_up_tile_cannot_be_chosen() -> None:
    e = Earth()
    e.show_tiles("savannah", "sea")
    e.pawn("insect", "wanderlust-1")
    e.act("wanderlust-1")
    assert e.options() == ["explore 1", "explore 2", "pass"]
    assert e.why("explore 3") == {"DS-15.1", "DS-15.9"}


@rule("DS-15.2", "RU-15")
@pytest.mark.parametrize("space", ["wanderlust-1", "wanderlust-2", "wanderlust-3"])
def test_without_a_face_up_tile_the_action_is_skipped(space: str) -> None:
    e = Earth()
    e.row("wanderlust", "sun", "meat")
    e.pawn("insect", space)
    e.act(space)
    assert (e.done, e.pawns("insect"), e.vp("insect"), len(e.g.earth())) == (True, 3, 0, 7)


@rule("DS-15.3")
def test_a_hex_with_a_tile_is_refused_and_the_tile_must_be_put() -> None:
    e = wanderlust().act("wanderlust-1").answer("explore 1")
    assert e.why(f"tile {h(0, 0)}") == {"DS-15.3"}
    assert e.why("pass") == {"DS-6.5"}
    e.answer(f"tile {h(2, -2)}")
    assert e.terrain(h(2, -2)) == "savannah"


@rule("DS-15.4", "RU-16")
def test_the_hex_must_be_beside_earth() -> None:
    e = wanderlust().act("wanderlust-1").answer("explore 1")
    assert sorted(targets(e.options())) == sorted(BESIDE_TWO + BESIDE_ONE)
    assert e.why(f"tile {h(3, -2)}") == {"DS-15.4"}


@rule("DS-15.5")
def test_a_disk_of_the_squares_may_go_onto_a_vacant_corner_of_the_new_tile() -> None:
    e = wanderlust("sun", "sun", "meat").act("wanderlust-1").answer("explore 1", f"tile {h(1, -2)}")
    assert e.options() == ["take meat", "take sun", "pass"]
    e.answer("take sun")
    # Of the six corners E(0,-1) is taken by grass.
    assert sorted(targets(e.options())) == sorted([E(1, -2), W(2, -3), E(0, -2), W(1, -2), W(2, -2)])
    assert e.why(f"corner {E(0, -1)}") == {"DS-1.28"}
    assert e.why(f"corner {E(-1, -1)}") == {"DS-15.5"}
    assert e.why("pass") == {"DS-6.5"}
    e.answer(f"corner {W(2, -3)}")
    assert (e.element(W(2, -3)), e.disks("wanderlust")) == ("sun", {"meat": 1, "sun": 1})


@rule("DS-15.5")
def test_the_element_may_be_left() -> None:
    e = stay(wanderlust("sun", "meat").act("wanderlust-1").answer("explore 1", f"tile {h(1, -2)}", "pass"))
    assert (e.disks("wanderlust"), e.vp("insect"), sum(e.g.bag)) == ({"meat": 1, "sun": 1}, 3, 106)


@rule("DS-15.6")
@pytest.mark.parametrize(("n", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_bonus_points_for_the_tiles_beside_the_new_one(n: int, points: int) -> None:
    places = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    terrains = ["wetland", "savannah", "desert", "mountain", "forest", "jungle"]
    e = Earth(tiles=[tile(*place, terrains[k]) for k, place in enumerate(places[:n])])
    e.show_tiles("sea")
    e.pawn("insect", "wanderlust-1")
    e.act("wanderlust-1").answer("explore 1", f"tile {h(0, 0)}")
    assert (e.vp("insect"), sum(e.g.vp)) == (points, points)


@rule("DS-15.7")
def test_every_animal_beside_the_new_tile_may_move_in_food_chain_order() -> None:
    e = wanderlust().act("wanderlust-1").answer("explore 1", f"tile {h(1, -2)}")
    asked = []
    while not e.done:
        asked.append((e.asked, e.options()))
        e.answer("cubes 1")
    one, two = ["cubes 0", "cubes 1"], ["cubes 0", "cubes 1", "cubes 2"]
    assert asked == [
        ("reptile", one),
        ("amphibian", two),
        ("amphibian", one),
        ("arachnid", one),
        ("insect", one),
        ("insect", two),
    ]
    assert [e.cubes(animal, h(1, -2)) for animal in ANIMALS] == [0, 1, 0, 2, 1, 2]


@rule("DS-15.7")
def test_any_number_of_cubes_may_move_and_moves_are_free() -> None:
    e = Earth(tiles=[tile(0, 0, "sea", bird=9), tile(0, 1, "jungle", bird=2)])
    e.show_tiles("savannah")
    e.pawn("bird", "wanderlust-1")
    e.act("wanderlust-1").answer("explore 1", f"tile {h(0, -1)}")
    assert e.options() == [f"cubes {n}" for n in range(10)]
    e.answer("cubes 9")
    assert (e.cubes("bird", h(0, -1)), e.cubes("bird", h(0, 0)), e.cubes("bird", h(0, 1)), e.done) == (9, 0, 2, True)


@rule("DS-15.8")
def test_cubes_may_come_from_several_adjacent_tiles() -> None:
    e = wanderlust().act("wanderlust-1").answer("explore 1", f"tile {h(1, -2)}", "cubes 0")
    e.answer("cubes 2", "cubes 1")  # wetland, then savannah, in ascending order
    assert (e.cubes("amphibian", h(0, -1)), e.cubes("amphibian", h(1, -1))) == (0, 0)
    assert e.cubes("amphibian", h(1, -2)) == 3


@rule("DS-15.8", "RU-17")
def test_birds_get_no_extra_range() -> None:
    e = wanderlust(animal="bird")
    e.place("bird", h(1, -1), 3)
    e.act("wanderlust-1").answer("explore 1", f"tile {h(2, -2)}", "cubes 0")
    # Beside (2,-2) lies only the savannah; the birds of jungle, forest and mountain are not asked.
    assert (e.asked, e.options()) == ("bird", [f"cubes {n}" for n in range(4)])
    e.answer("cubes 3")
    assert e.asked == "amphibian"


@rule("RU-17")
def test_animals_that_would_be_endangered_are_asked_too() -> None:
    e = wanderlust().act("wanderlust-1").answer("explore 1", f"tile {h(2, -2)}")
    assert (e.asked, e.fitness("reptile", h(2, -2))) == ("reptile", 0)
    e.answer("cubes 1")
    assert e.endangered("reptile", h(2, -2))


@rule("DS-15.9", "RU-16")
def test_the_stack_shows_no_new_tile_before_reseed() -> None:
    e = stay(wanderlust().act("wanderlust-1").answer("explore 2", f"tile {h(2, -2)}"))
    e.pawn("bird", "wanderlust-2")
    e.act("wanderlust-2")
    assert e.options() == ["explore 1", "explore 3", "pass"]
    left = e.g.stacks[:]
    e.run(Reseed())
    e.pawn("bird", "wanderlust-3")
    e.act("wanderlust-3")
    assert e.options() == ["explore 1", "explore 2", "explore 3", "pass"]
    assert (left[1] - e.g.stacks[1], left[0] - e.g.stacks[0]) == (1, 0)


@rule("DS-15.10")
def test_an_exhausted_stack_stays_empty() -> None:
    e = Earth(stacks=[10, 0, 13], face_up_tiles=["savannah"])
    e.run(Reseed())
    e.pawn("bird", "wanderlust-1")
    e.act("wanderlust-1")
    assert e.options() == ["explore 1", "explore 3", "pass"]


@rule("DS-15.11", "RU-20")
def test_without_a_vacant_corner_the_element_is_skipped() -> None:
    around = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    terrains = ["wetland", "savannah", "desert", "mountain", "forest", "jungle"]
    corners = [E(0, 0), W(1, -1), E(-1, 0), W(0, 0), E(-1, 1), W(1, 0)]
    tiles = [tile(*place, terrain) for place, terrain in zip(around, terrains, strict=True)]
    e = Earth(tiles=tiles, elements=dict.fromkeys(corners, "sun"))
    e.show_tiles("sea")
    e.row("wanderlust", "meat", "grub")
    e.pawn("bird", "wanderlust-1")
    e.act("wanderlust-1").answer("explore 1", f"tile {h(0, 0)}")
    assert (e.done, e.disks("wanderlust"), e.vp("bird"), e.fitness("reptile", h(0, 0))) == (
        True,
        {"grub": 1, "meat": 1},
        21,
        12,
    )


@rule("DS-15.11")
def test_without_a_disk_the_element_is_skipped() -> None:
    e = wanderlust().act("wanderlust-1").answer("explore 1", f"tile {h(1, -2)}")
    assert (e.vp("insect"), e.options()) == (3, ["cubes 0", "cubes 1"])  # the moves follow at once


@rule("RU-20")
def test_a_new_tile_shares_the_elements_that_lie_there_already() -> None:
    e = wanderlust().act("wanderlust-1").answer("explore 1", f"tile {h(-1, -1)}")
    assert [e.fitness(animal, h(-1, -1)) for animal in ANIMALS] == [0, 0, 0, 3, 0, 0]


# ---- examples ----------------------------------------------------------------------
@rule("EX-P11")
def test_the_birds_discover_a_savannah() -> None:
    e = Earth(tiles=[tile(0, -1, "desert", insect=3), tile(1, -1, "forest", bird=2, arachnid=2)])
    e.show_tiles("savannah")
    e.row("wanderlust", "seed")
    e.pawn("bird", "wanderlust-1")
    e.act("wanderlust-1").answer("explore 1", f"tile {h(1, -2)}", "take seed", f"corner {W(2, -3)}")
    assert e.vp("bird") == 3
    assert e.asked == "bird"
    e.answer("cubes 1")
    assert e.asked == "arachnid"
    e.answer("cubes 0")
    assert e.asked == "insect"
    e.answer("cubes 2")
    assert [e.cubes(animal, h(1, -2)) for animal in ("bird", "arachnid", "insect")] == [1, 0, 2]
    assert (e.dominant(h(1, -2)), e.fitness("bird", h(1, -2)), e.done) == ("bird", 2, True)


@rule("EX-O30")
def test_a_tile_beside_wetland_and_savannah_has_grass_at_once() -> None:
    e = wanderlust("sun", "meat").act("wanderlust-1").answer("explore 1", f"tile {h(1, -2)}", "take sun")
    assert len(e.options()) == 5
    e.answer(f"corner {W(2, -3)}")
    assert (e.vp("insect"), e.fitness("insect", h(1, -2)), e.element(E(0, -1))) == (3, 2, "grass")


@rule("EX-O31")
def test_a_tile_beside_the_savannah_alone_gives_one_point() -> None:
    e = wanderlust().act("wanderlust-1").answer("explore 1", f"tile {h(2, -2)}")
    assert e.vp("insect") == 1
    assert [e.fitness(animal, h(2, -2)) for animal in ANIMALS] == [0] * 6


@rule("EX-O32")
def test_mammals_decide_first_and_insects_last_whoever_acts() -> None:
    e = Earth(tiles=[tile(0, -1, "desert", insect=3, mammal=1), tile(1, -1, "forest", bird=2)])
    e.show_tiles("savannah")
    e.pawn("insect", "wanderlust-1")
    e.act("wanderlust-1").answer("explore 1", f"tile {h(1, -2)}")
    asked = []
    while not e.done:
        asked.append(e.asked)
        e.answer("cubes 0")
    assert asked == ["mammal", "bird", "insect"]


@rule("DS-15.10", "EX-O33")
def test_one_face_up_tile_serves_only_the_first_pawn_that_does_not_decline() -> None:
    e = Earth(tiles=[tile(0, 0, "sea"), tile(0, 1, "jungle")], stacks=[28, 0, 0], face_up_tiles=["savannah"])
    for n, animal in enumerate(("bird", "reptile", "mammal"), 1):
        e.pawn(animal, f"wanderlust-{n}")
    e.run(SECTION).answer("pass")
    assert (e.asked, e.options()) == ("reptile", ["explore 1", "pass"])
    e.answer("explore 1", f"tile {h(0, -1)}")
    assert (e.done, e.pawns("mammal"), [e.vp(a) for a in ("bird", "reptile", "mammal")]) == (True, 3, [0, 1, 0])
