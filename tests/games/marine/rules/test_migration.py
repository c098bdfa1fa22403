"""DSM-14  Migration: own cubes move to adjacent tiles."""

from __future__ import annotations

import pytest

from tests.dsl import rule
from tests.games.marine.sea import Sea, W, h, targets

AROUND = [h(0, -1), h(1, -1), h(1, 0), h(0, 1), h(-1, 1), h(-1, 0)]
FAR = {"DSM-14.1", "DSM-24.16"}


def moved(s: Sea, *moves: tuple[str, str, int]) -> Sea:
    """Cubes from tile to tile; a number with one option is not asked."""
    for source, target, n in moves:
        s.answer(f"from {source}", f"to {target}")
        if s.question == "MigrateCubes":
            s.answer(f"cubes {n}")
    return s


@rule("DSM-14.1")
def test_cubes_move_to_an_adjacent_tile() -> None:
    s = Sea().act("fish", "migration-1")
    assert (s.asked, s.options()) == ("fish", [f"from {h(0, 0)}", "pass"])
    s.answer(f"from {h(0, 0)}")
    assert sorted(targets(s.options())) == sorted(AROUND)
    assert (s.why(f"to {h(0, 2)}"), s.why(f"to {h(0, 0)}")) == (FAR, {"DSM-14.1"})
    s.answer(f"to {h(0, 1)}", "cubes 2", "pass")
    assert (s.cubes("fish", h(0, 0)), s.cubes("fish", h(0, 1)), s.done, s.laws()) == (1, 2, True, [])


@rule("DSM-14.1")
def test_only_ones_own_cubes_move() -> None:
    s = Sea()
    s.place("reptiles", h(0, 1), 2)
    s.act("fish", "migration-1")
    assert s.why(f"from {h(0, 1)}") == {"DSM-14.1"}


@rule("DSM-14.1", "DSM-14.2")
@pytest.mark.parametrize(("space", "most"), [("migration-1", 3), ("migration-2", 4), ("migration-3", 5)])
def test_a_space_moves_so_many_cubes_reconstruction(space: str, most: int) -> None:
    """The values 3, 4, 5 in this order are a reconstruction; 3 and 5 are known."""
    s = Sea()
    s.place("fish", h(0, 0), 6)
    s.act("fish", space).answer(f"from {h(0, 0)}", f"to {h(0, 1)}")
    assert (s.options()[-1], s.why(f"cubes {most + 1}")) == (f"cubes {most}", {"DSM-14.1"})
    s.answer(f"cubes {most}")
    assert (s.done, s.cubes("fish", h(0, 1))) == (True, most)


@rule("DSM-14.1")
def test_what_has_moved_is_taken_off_the_value() -> None:
    s = Sea()
    s.place("fish", h(0, 0), 6)
    moved(s.act("fish", "migration-2"), (h(0, 0), h(0, 1), 3)).answer(f"from {h(0, 0)}", f"to {h(1, 0)}")
    assert (s.done, s.cubes("fish", h(0, 1)), s.cubes("fish", h(1, 0))) == (True, 3, 1)


@rule("DSM-14.1")
def test_fewer_cubes_or_none_may_move() -> None:
    assert Sea().act("fish", "migration-3").answer("pass").done
    s = moved(Sea().act("fish", "migration-3"), (h(0, 0), h(0, 1), 1)).answer("pass")
    assert (s.done, s.cubes("fish", h(0, 1))) == (True, 1)


@rule("DSM-14.3")
def test_the_special_space_moves_as_many_as_one_has_on_earth() -> None:
    s = Sea()
    s.place("fish", h(0, 0), 4)
    s.place("fish", h(0, 2), 2)
    s.control("fish", "sun")
    moved(s.act("fish", "migration-4", "sun"), (h(0, 0), h(0, 1), 7), (h(0, 2), h(0, 3), 2))
    assert (s.done, s.cubes("fish", h(0, 1)), s.cubes("fish", h(0, 3))) == (True, 7, 2)


@rule("DSM-14.3")
def test_without_species_on_earth_the_special_space_asks_nothing() -> None:
    s = Sea()
    s.clear(h(0, 0), "fish")
    s.control("fish", "sun")
    assert s.act("fish", "migration-4", "sun").done


@rule("DSM-14.4")
def test_a_cube_that_has_moved_does_not_move_again() -> None:
    s = moved(Sea().act("fish", "migration-3"), (h(0, 0), h(0, 1), 2))
    assert (s.options(), s.why(f"from {h(0, 1)}")) == ([f"from {h(0, 0)}", "pass"], {"DSM-14.4"})


@rule("DSM-14.4")
def test_cubes_that_were_there_before_may_still_leave_after_others_have_come() -> None:
    s = Sea()
    s.place("fish", h(0, 1), 1)
    moved(s.act("fish", "migration-3"), (h(0, 0), h(0, 1), 2)).answer(f"from {h(0, 1)}", f"to {h(0, 2)}")
    assert [s.cubes("fish", tile) for tile in (h(0, 0), h(0, 1), h(0, 2))] == [1, 2, 1]
    assert s.why(f"from {h(0, 1)}") == {"DSM-14.4"}


@rule("DSM-14.4")
def test_in_the_next_action_all_cubes_may_move_again() -> None:
    s = moved(Sea().act("fish", "migration-1"), (h(0, 0), h(0, 1), 3)).act("fish", "migration-2")
    assert s.options() == [f"from {h(0, 1)}", "pass"]


@rule("DSM-14.5")
def test_cubes_of_one_tile_may_go_to_different_tiles() -> None:
    s = moved(Sea().act("fish", "migration-1"), (h(0, 0), h(0, 1), 1), (h(0, 0), h(1, 0), 1), (h(0, 0), h(-1, 0), 1))
    assert [s.cubes("fish", tile) for tile in (h(0, 0), h(0, 1), h(1, 0), h(-1, 0))] == [0, 1, 1, 1]


@rule("DSM-14.6")
def test_cubes_never_move_to_an_empty_hex() -> None:
    s = Sea()
    s.place("fish", h(0, 1), 1)
    s.act("fish", "migration-1").answer(f"from {h(0, 1)}")
    assert sorted(targets(s.options())) == sorted([h(0, 0), h(1, 0), h(0, 2), h(-1, 1)])
    assert (s.why(f"to {h(1, 1)}"), s.why(f"to {h(-1, 2)}")) == ({"DSM-0.4"}, {"DSM-0.4"})


# ---- examples ----------------------------------------------------------------------
@rule("EX-R17")
def test_the_fish_leave_the_geyser_with_five_cubes() -> None:
    s = Sea()
    s.vent(h(0, -1), "geyser")
    s.remove(W(1, -1))
    s.cubes_are(h(0, -1), fish=4)
    s.cubes_are(h(0, 0), fish=1)
    assert s.endangered("fish", h(0, -1))
    s.act("fish", "migration-3")
    moved(s, (h(0, 0), h(1, 0), 1), (h(0, -1), h(0, 0), 3), (h(0, -1), h(1, -1), 1))
    assert s.done
    assert [s.cubes("fish", tile) for tile in (h(0, -1), h(0, 0), h(1, 0), h(1, -1))] == [0, 3, 1, 1]


@rule("EX-29")
def test_two_cubes_here_and_one_there_but_none_two_steps_or_onto_nothing() -> None:
    s = moved(Sea().act("fish", "migration-1"), (h(0, 0), h(0, 1), 2), (h(0, 0), h(1, 0), 1))
    assert (s.done, s.cubes("fish", h(0, 1)), s.cubes("fish", h(1, 0))) == (True, 2, 1)
    s = moved(Sea().act("fish", "migration-1"), (h(0, 0), h(0, 1), 1))
    assert s.why(f"from {h(0, 1)}") == {"DSM-14.4"}
    s = Sea()
    s.place("fish", h(0, 1), 1)
    assert s.act("fish", "migration-1").answer(f"from {h(0, 1)}").why(f"to {h(1, 1)}") == {"DSM-0.4"}


@rule("EX-30")
def test_seasonal_migrants_move_four_cubes_up_to_two_steps_over_tiles() -> None:
    s = Sea()
    s.trait("fish", "seasonal_migrants")
    s.place("fish", h(0, 0), 2)
    s.act("fish", "migration-1").answer(f"from {h(0, 0)}", f"to {h(0, 2)}")
    assert s.options()[-1] == "cubes 4"
    s.answer("cubes 4")
    assert (s.done, s.cubes("fish", h(0, 2))) == (True, 4)


@rule("EX-30")
def test_seasonal_migrants_step_over_tiles_only() -> None:
    s = Sea(tiles=[{"hex": h(0, 1), "terrain": "ocean", "cubes": {"fish": 1}}, *chain()])
    s.trait("fish", "seasonal_migrants")
    s.act("fish", "migration-1").answer(f"from {h(0, 1)}")
    assert (s.why(f"to {h(1, 1)}"), s.why(f"to {h(1, 2)}")) == ({"DSM-0.4"}, FAR)


def chain() -> list[dict[str, object]]:
    """A way around from (0,1) to (1,2) that leaves (1,1) and (0,2) empty."""
    places = [(1, 0), (2, 0), (2, 1), (1, 2)]
    return [{"hex": h(*place), "terrain": "ocean"} for place in places]
