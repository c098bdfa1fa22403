"""DS-16  Migration: cubes move to adjacent tiles, birds further."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.flow import Execution
from tangledbank.games.dominant_species.terms import SPACES
from tests.dsl import rule
from tests.games.dominant_species.earth import Earth, h, targets

SECTION = Execution(SPACES.index("migration-1"))


def tile(q: int, r: int, terrain: str, tundra: bool = False, **cubes: int) -> dict[str, object]:
    return {"hex": h(q, r), "terrain": terrain, "tundra": tundra, "cubes": cubes}


def migration(animal: str, space: str = "migration-1") -> Earth:
    """START6 with a pawn that is being resolved."""
    e = Earth()
    e.pawn(animal, space)
    return e.act(space)


def row(animal: str, space: str, cubes: int) -> Earth:
    """Three tiles in a column, the cubes on the first."""
    e = Earth(tiles=[tile(0, -1, "sea", tundra=False, **{animal: cubes}), tile(0, 0, "forest"), tile(0, 1, "jungle")])
    e.pawn(animal, space)
    return e.act(space)


@rule("DS-16.1")
@pytest.mark.parametrize(("n", "cubes"), [(1, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_the_space_says_how_many_cubes_may_move(n: int, cubes: int) -> None:
    e = row("mammal", f"migration-{n}", 9).answer(f"from {h(0, -1)}")
    assert e.options() == [f"cubes {k}" for k in range(1, cubes + 1)]
    assert e.why("cubes 0") == {"DS-16.1", "DS-16.3"}
    assert e.why(f"cubes {cubes + 1}") >= {"DS-16.1"}
    e.answer(f"cubes {cubes}")
    assert (e.done, e.cubes("mammal", h(0, 0)), e.cubes("mammal", h(0, -1))) == (True, cubes, 9 - cubes)


@rule("DS-16.1")
def test_the_number_is_shared_by_all_moves_and_any_part_may_be_left() -> None:
    e = row("mammal", "migration-4", 9).answer(f"from {h(0, -1)}", "cubes 3", f"from {h(0, -1)}")
    assert (e.cubes("mammal", h(0, 0)), e.done) == (4, True)  # one move was left: not asked how many
    e = row("mammal", "migration-4", 9).answer(f"from {h(0, -1)}", "cubes 3", "pass")
    assert (e.cubes("mammal", h(0, 0)), e.done) == (3, True)


@rule("DS-16.1")
def test_only_tiles_with_own_cubes_are_sources() -> None:
    e = migration("mammal")
    assert e.asked == "mammal"
    assert sorted(targets(e.options())) == sorted([h(1, 0), h(0, 1), h(-1, 1)])
    assert e.why(f"from {h(1, -1)}") == {"DS-16.1"}
    assert e.options()[-1] == "pass"


@rule("DS-16.2")
def test_a_cube_goes_to_an_adjacent_tile() -> None:
    e = migration("mammal").answer(f"from {h(1, 0)}")
    assert sorted(targets(e.options())) == sorted([h(1, -1), h(0, 0), h(0, 1)])
    assert e.why(f"to {h(0, -1)}") == {"DS-16.2", "DS-16.5"}
    assert e.why(f"to {h(1, 0)}") == {"DS-16.2"}
    assert e.why("pass") == {"DS-6.5"}
    e.answer(f"to {h(0, 0)}")
    assert (e.cubes("mammal", h(1, 0)), e.cubes("mammal", h(0, 0))) == (0, 1)


@rule("DS-16.3")
def test_cubes_of_one_tile_may_part() -> None:
    e = migration("mammal").answer(f"from {h(0, 1)}", f"to {h(1, 0)}", "cubes 1", f"from {h(0, 1)}", f"to {h(0, 0)}")
    assert [e.cubes("mammal", place) for place in (h(0, 1), h(1, 0), h(0, 0))] == [0, 2, 1]


@rule("DS-16.3")
def test_cubes_of_different_tiles_may_move_in_any_order() -> None:
    e = migration("mammal").answer(f"from {h(1, 0)}", f"to {h(1, -1)}", f"from {h(-1, 1)}", f"to {h(-1, 0)}", "pass")
    assert [e.cubes("mammal", place) for place in (h(1, -1), h(-1, 0), h(0, 1))] == [1, 1, 2]


@rule("DS-16.4", "RU-18")
def test_a_cube_moves_once_per_action() -> None:
    e = row("mammal", "migration-1", 2).answer(f"from {h(0, -1)}", "cubes 1")
    assert targets(e.options()) == [h(0, -1)]
    assert e.why(f"from {h(0, 0)}") == {"DS-16.4"}
    e.answer(f"from {h(0, -1)}")
    assert (e.done, e.cubes("mammal", h(0, 0))) == (True, 2)  # five moves left, but no cube that has not moved


@rule("DS-16.4", "RU-18")
def test_cubes_that_were_there_before_may_still_leave() -> None:
    e = Earth(tiles=[tile(0, -1, "sea", mammal=2), tile(0, 0, "forest", mammal=3), tile(0, 1, "jungle")])
    e.pawn("mammal", "migration-1")
    e.act("migration-1").answer(f"from {h(0, -1)}", "cubes 2", f"from {h(0, 0)}", f"to {h(0, 1)}")
    assert e.options() == ["cubes 1", "cubes 2", "cubes 3"]
    e.answer("cubes 3")
    assert e.done
    assert [e.cubes("mammal", place) for place in (h(0, -1), h(0, 0), h(0, 1))] == [0, 2, 3]


@rule("DS-16.5")
def test_birds_go_two_steps_over_a_tile_and_nobody_else_does() -> None:
    birds = row("bird", "migration-6", 2).answer(f"from {h(0, -1)}")
    assert targets(birds.options()) == [h(0, 0), h(0, 1)]
    birds.answer(f"to {h(0, 1)}", "cubes 2")
    assert birds.cubes("bird", h(0, 1)) == 2
    for animal in ("mammal", "reptile", "amphibian", "arachnid", "insect"):
        others = row(animal, "migration-6", 2).answer(f"from {h(0, -1)}", "cubes 2")
        assert others.cubes(animal, h(0, 0)) == 2


@rule("DS-16.5")
def test_birds_do_not_go_three_steps() -> None:
    tiles = [tile(0, -2, "sea", bird=1), tile(0, -1, "jungle"), tile(0, 0, "forest"), tile(0, 1, "desert")]
    e = Earth(tiles=tiles)
    e.pawn("bird", "migration-1")
    e.act("migration-1").answer(f"from {h(0, -2)}")
    assert targets(e.options()) == [h(0, -1), h(0, 0)]
    assert e.why(f"to {h(0, 1)}") == {"DS-16.2", "DS-16.5"}


@rule("DS-16.6")
def test_nobody_enters_a_hex_without_a_tile() -> None:
    e = migration("mammal").answer(f"from {h(1, 0)}")
    assert e.why(f"to {h(2, 0)}") == {"DS-2.2"}
    e = migration("bird").answer(f"from {h(0, 1)}")
    assert e.why(f"to {h(0, 2)}") == {"DS-2.2"}
    assert e.why(f"to {h(1, 1)}") == {"DS-2.2"}


@rule("DS-16.6")
def test_birds_do_not_cross_a_hex_without_a_tile() -> None:
    tiles = [tile(0, -1, "sea", bird=1), tile(1, -2, "jungle"), tile(2, -2, "forest"), tile(2, -1, "sea")]
    tiles += [tile(1, 0, "sea"), tile(0, 1, "desert")]
    e = Earth(tiles=tiles)
    e.pawn("bird", "migration-1")
    e.act("migration-1").answer(f"from {h(0, -1)}")
    assert targets(e.options()) == [h(1, -2), h(2, -2)]
    assert e.why(f"to {h(0, 1)}") == {"DS-16.2", "DS-16.5"}


@rule("DS-16.7", "RU-18")
def test_a_cube_may_move_again_with_the_next_pawn() -> None:
    e = Earth(tiles=[tile(0, -1, "sea", mammal=1), tile(0, 0, "forest"), tile(0, 1, "jungle")])
    e.pawn("mammal", "migration-1")
    e.pawn("mammal", "migration-2")
    e.run(SECTION).answer(f"from {h(0, -1)}")
    assert (e.asked, e.options()) == ("mammal", [f"from {h(0, 0)}", "pass"])
    e.answer(f"from {h(0, 0)}", f"to {h(0, 1)}")
    assert (e.cubes("mammal", h(0, 1)), e.done) == (1, True)


@rule("RU-46")
def test_the_two_steps_may_turn_and_cross_any_terrain_empty_or_occupied() -> None:
    e = migration("bird").answer(f"from {h(0, 1)}")
    # (0,0) is an empty tundra, (1,0) is occupied; (1,-1) and (-1,0) need a turn or a step through the centre.
    assert sorted(targets(e.options())) == sorted([h(0, 0), h(1, 0), h(-1, 1), h(0, -1), h(1, -1), h(-1, 0)])


@rule("RU-46")
def test_birds_do_not_end_where_they_started() -> None:
    e = migration("bird").answer(f"from {h(0, 1)}")
    assert e.why(f"to {h(0, 1)}") == {"DS-16.2"}


@rule("RU-46")
def test_a_move_of_two_steps_counts_as_one_cube() -> None:
    e = row("bird", "migration-6", 3).answer(f"from {h(0, -1)}", f"to {h(0, 1)}")
    assert e.options() == ["cubes 1", "cubes 2"]
    e.answer("cubes 1")
    assert targets(e.options()) == [h(0, -1)]


# ---- examples ----------------------------------------------------------------------
def example_p12() -> Earth:
    tiles = [tile(0, 0, "sea", tundra=True, insect=6), tile(1, 0, "desert", insect=1), tile(1, -1, "savannah")]
    e = Earth(tiles=[*tiles, tile(0, 1, "mountain"), tile(2, -1, "sea", bird=1)])
    e.pawn("insect", "migration-1")
    e.pawn("bird", "migration-2")
    return e


@rule("EX-P12")
def test_seven_insects_move_and_the_tundra_is_empty() -> None:
    e = example_p12().act("migration-1").answer(f"from {h(1, 0)}", f"to {h(1, -1)}")
    e.answer(f"from {h(0, 0)}", f"to {h(1, 0)}", "cubes 4", f"from {h(0, 0)}", f"to {h(0, 1)}", "cubes 2")
    assert [e.cubes("insect", place) for place in (h(0, 0), h(1, 0), h(1, -1), h(0, 1))] == [0, 4, 1, 2]
    assert e.done


@rule("EX-P12")
def test_the_bird_reaches_the_tundra_over_savannah_or_desert() -> None:
    e = example_p12().act("migration-2").answer(f"from {h(2, -1)}", f"to {h(0, 0)}")
    assert (e.cubes("bird", h(0, 0)), e.done) == (1, True)


@rule("EX-O34")
def test_only_the_insect_that_was_on_the_desert_may_leave_it() -> None:
    e = migration("insect", "migration-5").answer(f"from {h(1, -1)}", f"to {h(1, 0)}", "cubes 1")
    assert e.cubes("insect", h(1, 0)) == 2
    e.answer(f"from {h(1, 0)}", f"to {h(0, 1)}")  # one cube: its number is not asked
    assert (e.cubes("insect", h(1, 0)), e.cubes("insect", h(0, 1))) == (1, 1)
    assert e.why(f"from {h(1, 0)}") == {"DS-16.4"}
    e.answer(f"from {h(1, -1)}", f"to {h(0, 0)}")
    assert e.done


def example_o35() -> Earth:
    e = Earth()
    e.lay(h(2, -2), "sea")
    e.lay(h(2, 0), "sea")
    e.place("bird", h(2, -2), 1)
    e.pawn("bird", "migration-1")
    return e.act("migration-1").answer(f"from {h(2, -2)}")


@rule("EX-O35")
def test_a_bird_cannot_cross_the_gap() -> None:
    assert example_o35().why(f"to {h(2, 0)}") == {"DS-16.2", "DS-16.5"}


@rule("EX-O36")
def test_a_bird_reaches_exactly_four_tiles() -> None:
    places = [h(1, -1), h(0, -1), h(0, 0), h(1, 0)]
    assert sorted(targets(example_o35().options())) == sorted(places)
