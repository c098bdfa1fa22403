"""DSM-12  Wanderlust: a new tile, a disk, points and movement."""

from __future__ import annotations

import pytest

from tests.dsl import rule
from tests.games.marine.sea import E, Sea, W, h, targets

MUST = {"DSM-4.17"}


def wanderlust(*shown: str, row: tuple[str, ...] = (), animals: tuple[str, ...] = ()) -> Sea:
    """These tiles are face up; the fish control the sun pawn."""
    s = Sea(*animals)
    s.show_tiles(*(shown or ("land", "kelp", "sand")))
    s.row("wanderlust", *row)
    s.control("fish", "sun")
    return s


def finish(s: Sea) -> Sea:
    """Nobody puts or moves anything more."""
    while not s.done and s.question in ("TakeDisk", "MoveCubes"):
        s.answer("pass" if s.question == "TakeDisk" else "cubes 0")
    return s


# ---- steps 1 and 2: the tile ---------------------------------------------------------
@rule("DSM-12.1")
def test_the_face_up_tile_of_one_of_the_stacks_is_taken() -> None:
    s = wanderlust("land", "kelp", "sand").act("fish", "wanderlust-1")
    assert (s.asked, s.options()) == ("fish", ["explore 1", "explore 2", "explore 3", "pass"])
    s.answer("explore 2", f"tile {h(2, -1)}")
    assert s.terrain(h(2, -1)) == "kelp"


@rule("DSM-12.1", "DSM-12.9")
def test_the_next_tile_of_the_stack_is_shown_before_the_first_is_put() -> None:
    s = wanderlust("land", "kelp", "sand").act("fish", "wanderlust-1").answer("explore 2")
    assert s.question == "PutTile"
    assert (s.g.stacks, [n >= 0 for n in s.g.face_up_tiles]) == ([6, 5, 6], [True] * 3)


@rule("DSM-12.1")
def test_a_stack_without_a_tile_left_stays_empty_and_cannot_be_chosen() -> None:
    s = wanderlust("land", "kelp", "sand")
    s.g.stacks = [6, 0, 6]
    s.g.pool[6] -= 6
    finish(s.act("fish", "wanderlust-1").answer("explore 2", f"tile {h(2, -1)}"))
    assert s.g.face_up_tiles[1] == -1
    s.act("fish", "wanderlust-2")
    assert (s.options(), s.why("explore 2")) == (["explore 1", "explore 3", "pass"], {"DSM-12.1", "DSM-12.7"})


@rule("DSM-12.2")
def test_the_tile_goes_onto_an_empty_hex_beside_earth() -> None:
    s = wanderlust().act("fish", "wanderlust-1").answer("explore 1")
    places = [(-2, -1), (-2, 0), (-2, 1), (-2, 2), (-2, 3), (-1, -1), (-1, 2)]
    places += [(1, -2), (1, 1), (2, -3), (2, -2), (2, -1), (2, 0), (2, 1)]
    assert sorted(targets(s.options())) == sorted([h(q, r) for q, r in places])
    assert (s.why(f"tile {h(0, 0)}"), s.why(f"tile {h(3, -3)}"), s.why("pass")) == ({"DSM-12.2"}, {"DSM-12.2"}, MUST)


@rule("DSM-12.2", "EX-24")
def test_a_hex_two_steps_away_is_not_legal_at_the_start() -> None:
    s = wanderlust().act("fish", "wanderlust-1").answer("explore 1")
    assert (s.why(f"tile {h(3, -1)}"), s.why(f"tile {h(2, -1)}")) == ({"DSM-12.2"}, set())


# ---- step 3: the disk ---------------------------------------------------------------
@rule("DSM-12.3")
def test_a_disk_of_the_section_may_go_onto_a_vacant_corner_of_the_new_tile() -> None:
    s = wanderlust(row=("algae", "worms")).act("fish", "wanderlust-1").answer("explore 1", f"tile {h(1, 1)}")
    assert (s.asked, s.options()) == ("fish", ["take algae", "take worms", "pass"])
    s.answer("take worms")
    corners = [E(1, 1), W(1, 1), W(2, 0), W(2, 1), E(0, 1), E(0, 2)]
    assert sorted(targets(s.options())) == sorted(corners)
    assert s.why(f"corner {E(1, 2)}") == {"DSM-12.3"}
    s.answer(f"corner {E(1, 1)}")
    assert (s.element(E(1, 1)), s.disks("wanderlust")) == ("worms", {"algae": 1})


@rule("DSM-12.3")
def test_a_taken_corner_of_the_new_tile_is_refused() -> None:
    s = wanderlust(row=("algae", "worms"))
    s.put(E(0, 1), "sun")
    s.act("fish", "wanderlust-1").answer("explore 1", f"tile {h(1, 1)}", "take worms")
    assert (len(s.options()), s.why(f"corner {E(0, 1)}")) == (5, {"DSM-2.13"})


@rule("DSM-12.3")
def test_the_disk_is_optional_and_without_one_nothing_is_asked() -> None:
    s = wanderlust(row=("algae",)).act("fish", "wanderlust-1").answer("explore 1", f"tile {h(2, 1)}", "pass")
    assert (s.disks("wanderlust"), s.done) == ({"algae": 1}, True)
    assert wanderlust().act("fish", "wanderlust-1").answer("explore 1", f"tile {h(2, 1)}").done


# ---- step 4: points -----------------------------------------------------------------
@rule("DSM-12.4", "EX-22")
@pytest.mark.parametrize(("terrain", "points"), [("land", 10), ("kelp", 3), ("seagrass", 1)])
def test_bonus_points_for_the_tile_and_its_neighbours_of_the_same_terrain(terrain: str, points: int) -> None:
    s = wanderlust(terrain).act("fish", "wanderlust-1").answer("explore 1", f"tile {h(1, -2)}")
    assert (s.vp("fish"), sum(s.g.vp)) == (points, points)


@rule("DSM-12.4", "EX-23")
def test_a_neighbour_turned_into_a_vent_no_longer_counts() -> None:
    s = wanderlust("land")
    s.vent(h(1, -3), "geyser")
    s.act("fish", "wanderlust-1").answer("explore 1", f"tile {h(1, -2)}")
    assert s.vp("fish") == 6


# ---- step 5: movement ---------------------------------------------------------------
@rule("DSM-12.5", "EX-25")
def test_in_food_chain_order_animals_may_move_from_the_neighbours() -> None:
    s = wanderlust("kelp")
    s.cubes_are(h(1, -1), reptiles=2, crustaceans=3)
    s.cubes_are(h(0, -1), reptiles=1)
    s.act("fish", "wanderlust-1").answer("explore 1", f"tile {h(1, -2)}")
    assert (s.asked, s.options(), s.g.seat) == ("reptiles", ["cubes 0", "cubes 1"], 0)
    s.answer("cubes 1")
    assert (s.asked, s.options()) == ("reptiles", ["cubes 0", "cubes 1", "cubes 2"])
    s.answer("cubes 2")
    assert (s.asked, s.options(), s.g.seat) == ("crustaceans", ["cubes 0", "cubes 1", "cubes 2", "cubes 3"], 3)
    s.answer("cubes 1")
    assert (s.all_cubes(h(1, -2)), s.all_cubes(h(1, -1)), s.done) == (
        {"reptiles": 3, "crustaceans": 1},
        {"crustaceans": 2},
        True,
    )


@rule("DSM-12.5")
def test_cubes_that_are_not_adjacent_do_not_move() -> None:
    s = wanderlust("kelp").act("fish", "wanderlust-1").answer("explore 1", f"tile {h(1, -2)}")
    assert (s.done, s.all_cubes(h(1, -2))) == (True, {})


@rule("DSM-12.5", "R-19")
def test_monotypic_habitat_does_not_turn_the_order_of_movement() -> None:
    s = wanderlust("kelp")
    s.track("monotypic_habitat")
    s.place("crustaceans", h(1, -1), 1)
    s.place("reptiles", h(1, -1), 1)
    s.act("fish", "wanderlust-1").answer("explore 1", f"tile {h(1, -2)}")
    assert s.asked == "reptiles"
    s.answer("cubes 0")
    assert s.asked == "crustaceans"


@rule("R-20")
@pytest.mark.parametrize("terrain", ["land", "kelp", "coral", "seamount", "seagrass", "sand", "ocean"])
def test_every_animal_may_move_onto_every_terrain(terrain: str) -> None:
    s = wanderlust(terrain)
    s.cubes_are(h(0, -1), reptiles=1, cephalopods=1, fish=1, crustaceans=1)
    s.act("fish", "wanderlust-1").answer("explore 1", f"tile {h(1, -2)}")
    s.answer("cubes 1", "cubes 1", "cubes 1", "cubes 1")
    assert s.all_cubes(h(1, -2)) == {"reptiles": 1, "cephalopods": 1, "fish": 1, "crustaceans": 1}


@rule("R-20")
def test_every_animal_may_migrate_onto_vents_of_both_sides() -> None:
    for animal in ("reptiles", "cephalopods", "fish", "crustaceans"):
        for near, vent in ((h(0, -2), h(0, -3)), (h(0, 2), h(0, 3))):
            s = Sea()
            s.place(animal, near, 1)
            s.act(animal, "migration-1").answer(f"from {near}", f"to {vent}")
            assert s.cubes(animal, vent) == 1


# ---- step 6: the extra turn -------------------------------------------------------------
@rule("DSM-12.6")
@pytest.mark.parametrize(
    ("space", "pawn", "next_"),
    [("wanderlust-3", "sun", "fish"), ("wanderlust-2", "basic", "cephalopods"), ("wanderlust-1", "sun", "cephalopods")],
)
def test_the_special_space_gives_an_extra_turn(space: str, pawn: str, next_: str) -> None:
    s = wanderlust().act("fish", space, pawn, end_turn=True).answer("explore 1", f"tile {h(2, 1)}")
    assert (s.question, s.asked) == ("PlacePawn" if next_ == "cephalopods" else "TakeTurn", next_)


@rule("DSM-12.6")
def test_the_extra_turn_comes_after_all_have_moved() -> None:
    s = wanderlust()
    s.place("reptiles", h(1, 2), 1)
    s.act("fish", "wanderlust-3", "sun", end_turn=True).answer("explore 1", f"tile {h(2, 1)}")
    assert (s.asked, s.question) == ("reptiles", "MoveCubes")
    s.answer("cubes 1")
    assert (s.asked, s.question) == ("fish", "TakeTurn")


@rule("DSM-12.7", "R-8")
def test_with_empty_stacks_nothing_happens_and_there_is_no_extra_turn() -> None:
    s = Sea()
    s.g.stacks = [0, 0, 0]
    s.g.pool = [0] * 7
    s.row("wanderlust", "algae")
    s.control("fish", "sun")
    s.act("fish", "wanderlust-3", "sun", end_turn=True)
    assert (s.asked, s.question, sum(s.g.vp)) == ("cephalopods", "PlacePawn", 0)


@rule("DSM-12.8", "R-8")
def test_whoever_forgoes_the_action_gets_no_extra_turn() -> None:
    s = wanderlust().act("fish", "wanderlust-3", "sun", end_turn=True).answer("pass")
    assert (s.asked, s.question, sum(s.g.vp)) == ("cephalopods", "PlacePawn", 0)


# ---- examples ----------------------------------------------------------------------
@rule("EX-R14")
def test_crustaceans_lay_a_seamount_beside_the_seamount() -> None:
    s = wanderlust("seamount", row=("algae",))
    s.cubes_are(h(-1, 1), reptiles=2, cephalopods=3, crustaceans=4)
    s.act("crustaceans", "wanderlust-1").answer("explore 1", f"tile {h(-2, 1)}", "take algae", f"corner {W(-2, 1)}")
    assert (s.vp("crustaceans"), s.element(W(-2, 1))) == (3, "algae")
    for animal, n in (("reptiles", 0), ("cephalopods", 3), ("crustaceans", 4)):
        assert s.asked == animal
        s.answer(f"cubes {n}")
    assert (s.all_cubes(h(-2, 1)), s.all_cubes(h(-1, 1))) == ({"cephalopods": 3, "crustaceans": 4}, {"reptiles": 2})
