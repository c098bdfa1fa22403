"""DSM-15  Competition: opposing species are eliminated."""

from __future__ import annotations

import pytest

from tests.dsl import rule
from tests.games.marine.sea import Sea, h

CORAL = h(0, 0)
OCEAN = h(0, 1)
HERE = {"DSM-15.2"}


def competition(space: int = 1, *markers: str) -> Sea:
    """The fish on a space; the markers are Coral, Coral, Ocean if not said otherwise."""
    s = Sea()
    s.markers(markers or ("coral", "coral", "ocean"), ["land", "kelp", "seamount", "sand", "vent"])
    s.place("fish", OCEAN, 1)
    s.place("reptiles", OCEAN, 4)
    s.control("fish", "sun")
    return s.act("fish", f"competition-{space}", "sun" if space == 4 else "basic")


@rule("DSM-15.1")
def test_the_tile_has_the_terrain_of_the_marker() -> None:
    s = competition(1)
    victims = [f"compete {CORAL} {animal}" for animal in ("reptiles", "cephalopods", "crustaceans")]
    assert (s.asked, s.options()) == ("fish", [*victims, "pass"])
    assert s.why(f"compete {OCEAN} reptiles") == {"DSM-15.1"}


@rule("DSM-15.1")
@pytest.mark.parametrize(("space", "tile"), [(1, CORAL), (2, CORAL), (3, OCEAN)])
def test_every_space_has_its_own_marker(space: int, tile: str) -> None:
    assert {text.split()[1] for text in competition(space).options() if " " in text} == {tile}


@rule("DSM-15.1")
def test_one_must_occupy_the_tile() -> None:
    s = competition(3)
    s.place("reptiles", h(0, 2), 1)
    assert s.why(f"compete {h(0, 2)} reptiles") == {"DSM-15.1"}


@rule("DSM-15.1")
def test_a_vent_counts_as_a_vent_and_not_as_the_tile_below() -> None:
    s = Sea()
    s.markers(["ocean", "vent", "coral"], ["land", "kelp", "seamount", "sand", "vent"])
    s.cubes_are(h(0, 3), fish=1, reptiles=1)
    assert s.act("fish", "competition-1").done
    assert s.act("fish", "competition-2").options() == [f"compete {h(0, 3)} reptiles", "pass"]


@rule("DSM-15.2")
@pytest.mark.parametrize(("space", "most"), [(1, 1), (2, 2), (3, 3)])
def test_the_spaces_eliminate_up_to_one_two_three_cubes(space: int, most: int) -> None:
    s = competition(space, "ocean", "ocean", "coral") if space < 3 else competition(space)
    for _ in range(most):
        assert not s.done
        s.answer(f"compete {OCEAN} reptiles")
    assert (s.done, s.cubes("reptiles", OCEAN), s.eliminated("reptiles")) == (True, 4 - most, most)
    assert (s.gene_pool("reptiles"), s.laws()) == (27, [])


@rule("DSM-15.2")
def test_the_victims_may_be_of_several_animals_of_one_tile() -> None:
    s = competition(2).answer(f"compete {CORAL} cephalopods", f"compete {CORAL} crustaceans")
    assert (s.done, s.all_cubes(CORAL)) == (True, {"reptiles": 3, "cephalopods": 2, "fish": 3, "crustaceans": 2})


@rule("DSM-15.2")
def test_all_victims_are_on_the_one_tile() -> None:
    s = competition(2, "coral", "ocean", "coral")
    s.cubes_are(h(0, 2), fish=1, reptiles=1)
    s.answer(f"compete {OCEAN} reptiles")
    assert (s.options(), s.why(f"compete {h(0, 2)} reptiles")) == ([f"compete {OCEAN} reptiles", "pass"], HERE)


@rule("DSM-15.2")
def test_fewer_may_be_eliminated() -> None:
    s = competition(3).answer(f"compete {OCEAN} reptiles", "pass")
    assert (s.done, s.eliminated("reptiles")) == (True, 1)
    assert competition(3).answer("pass").done


@rule("DSM-15.2")
def test_ones_own_species_and_absent_animals_are_no_victims() -> None:
    s = competition(3)
    assert s.why(f"compete {OCEAN} fish") == {"DSM-15.2", "DSM-0.3"}
    assert s.why(f"compete {OCEAN} crustaceans") == {"DSM-15.2"}


@rule("DSM-15.3")
def test_the_special_space_eliminates_two_cubes_on_tiles_of_any_terrain() -> None:
    s = competition(4).answer(f"compete {CORAL} reptiles", f"compete {OCEAN} reptiles")
    assert (s.done, s.cubes("reptiles", CORAL), s.cubes("reptiles", OCEAN)) == (True, 2, 3)


@rule("DSM-15.3")
def test_the_special_space_may_choose_the_same_tile_twice_or_stop() -> None:
    s = competition(4).answer(f"compete {OCEAN} reptiles", f"compete {OCEAN} reptiles")
    assert (s.done, s.cubes("reptiles", OCEAN)) == (True, 2)
    s = competition(4).answer(f"compete {OCEAN} reptiles", "pass")
    assert (s.done, s.cubes("reptiles", OCEAN)) == (True, 3)


@rule("DSM-15.3", "R-10")
def test_on_the_special_space_one_must_occupy_the_tile_as_well() -> None:
    s = competition(4)
    s.place("reptiles", h(1, 0), 1)
    assert s.why(f"compete {h(1, 0)} reptiles") == {"DSM-15.1"}


@rule("DSM-15.4")
def test_without_a_suitable_tile_nothing_is_asked() -> None:
    assert competition(1, "land", "coral", "coral").done
    s = Sea()
    s.clear(CORAL)
    s.place("fish", CORAL, 1)
    s.control("fish", "sun")
    assert s.act("fish", "competition-4", "sun").done


# ---- examples ----------------------------------------------------------------------
@rule("EX-R18")
def test_cephalopods_eliminate_a_reptile_on_each_of_two_tiles() -> None:
    s = Sea()
    for tile in (h(-1, 0), h(1, -1)):
        s.cubes_are(tile, cephalopods=1, reptiles=1)
    s.control("cephalopods", "sun")
    s.act("cephalopods", "competition-4", "sun")
    s.answer(f"compete {h(-1, 0)} reptiles", f"compete {h(1, -1)} reptiles")
    assert (s.done, s.eliminated("reptiles"), s.cubes("reptiles", CORAL)) == (True, 2, 3)


@rule("EX-31")
@pytest.mark.parametrize("victims", [[], ["fish"], ["crustaceans"], ["fish", "crustaceans"]])
def test_the_third_space_takes_no_more_than_there_are(victims: list[str]) -> None:
    s = Sea()
    s.markers(["coral", "coral", "ocean"], ["land", "kelp", "seamount", "sand", "vent"])
    s.cubes_are(OCEAN, cephalopods=1, fish=1, crustaceans=1)
    s.act("cephalopods", "competition-3").answer(*[f"compete {OCEAN} {victim}" for victim in victims])
    if len(victims) < 2:
        s.answer("pass")
    assert (s.done, sum(s.g.eliminated), s.cubes("cephalopods", OCEAN)) == (True, len(victims), 1)
