"""DSM-11  Speciation: new cubes around an element."""

from __future__ import annotations

import pytest

from tests.dsl import rule
from tests.games.marine.sea import E, Sea, W, h, targets

ALGAE = W(1, -1)  # land (0,-1), coral reef (0,0), seagrass (1,-1)
WORMS = W(1, 0)  # coral reef (0,0), ocean (0,1), sand (1,0)


def speciation(*circles: str) -> Sea:
    s = Sea()
    s.circles(*circles)
    s.control("fish", "sun")
    return s


def offers(s: Sea, *corner: str) -> list[int]:
    """The most cubes that each tile around the corner may take, in the order asked."""
    most = []
    s.answer(*corner)
    while not s.done:
        most.append(int(s.options()[-1].split()[1]))
        s.answer("cubes 0")
    return most


@rule("DSM-11.1")
def test_an_element_of_the_type_in_the_circle_is_chosen() -> None:
    s = speciation("sun", "worms", "sun", "algae")
    s.put(E(0, -3), "worms")
    s.act("fish", "speciation-2")
    assert (s.asked, sorted(targets(s.options())), s.options()[-1]) == ("fish", sorted([WORMS, E(0, -3)]), "pass")
    assert s.why(f"speciate {ALGAE}") == {"DSM-11.1"}
    assert s.why(f"speciate {E(0, 1)}") == {"DSM-2.13"}


@rule("DSM-11.1")
@pytest.mark.parametrize(("space", "corner"), [(1, E(-1, 0)), (2, WORMS), (3, E(0, 0)), (4, ALGAE)])
def test_every_space_has_its_own_circle(space: int, corner: str) -> None:
    s = speciation("sun", "worms", "gastropods", "algae").act("fish", f"speciation-{space}")
    assert targets(s.options()) == [corner]


@rule("DSM-11.1")
def test_the_disk_in_the_circle_is_not_used_up() -> None:
    s = speciation("sun", "worms", "sun", "algae").act("fish", "speciation-2")
    s.answer(f"speciate {WORMS}", "cubes 1", "cubes 1", "cubes 1")
    assert (s.g.circles, s.element(WORMS), s.laws()) == ([4, 5, 4, 0], "worms", [])


@rule("DSM-11.2")
def test_on_the_special_space_any_element_can_be_chosen() -> None:
    s = speciation("sun", "sun", "sun", "sun").act("fish", "speciation-5", "sun")
    assert sorted(targets(s.options())) == sorted([W(1, -1), E(0, 0), W(1, 0), E(-1, 1), W(0, 0), E(-1, 0)])
    assert s.why(f"speciate {E(0, 1)}") == {"DSM-2.13"}


@rule("DSM-11.3")
def test_cubes_come_from_the_gene_pool_onto_the_tiles_around_the_element() -> None:
    s = speciation("worms").act("fish", "speciation-1").answer(f"speciate {WORMS}")
    assert [s.options(), s.why("cubes 3")] == [["cubes 0", "cubes 1", "cubes 2"], {"DSM-11.3"}]
    s.answer("cubes 2", "cubes 4", "cubes 3")
    assert [s.cubes("fish", tile) for tile in (h(0, 0), h(0, 1), h(1, 0))] == [5, 4, 3]
    assert (s.gene_pool("fish"), s.done, s.laws()) == (22, True, [])


@rule("DSM-11.3")
@pytest.mark.parametrize(
    ("corner", "limits"),
    [
        (ALGAE, [1, 2, 2]),  # land, reef, seagrass
        (WORMS, [2, 4, 3]),  # reef, ocean, sand
        (W(0, 0), [2, 3, 2]),  # kelp, seamount, reef
        (E(0, -3), [1, 1]),  # vent, land
    ],
)
def test_the_limit_is_that_of_the_terrain(corner: str, limits: list[int]) -> None:
    s = speciation()
    if s.element(corner) is None:
        s.put(corner, "sun")
    s.act("fish", "speciation-5", "sun")
    assert offers(s, f"speciate {corner}") == limits


@rule("DSM-11.3")
def test_every_tile_may_go_without() -> None:
    s = speciation("worms").act("fish", "speciation-1")
    s.answer(f"speciate {WORMS}", "cubes 0", "cubes 0", "cubes 0")
    assert (s.done, s.gene_pool("fish")) == (True, 31)


@rule("DSM-11.4")
def test_cubes_that_are_there_already_do_not_lower_the_limit() -> None:
    s = speciation("worms")
    s.place("fish", h(1, 0), 5)
    s.act("fish", "speciation-1")
    assert offers(s, f"speciate {WORMS}") == [2, 4, 3]


@rule("DSM-11.4")
def test_the_next_action_has_the_full_limit_again() -> None:
    s = speciation("worms", "worms").act("fish", "speciation-1")
    s.answer(f"speciate {WORMS}", "cubes 2", "cubes 4", "cubes 3").act("fish", "speciation-2")
    assert offers(s, f"speciate {WORMS}") == [2, 4, 3]


@rule("DSM-11.5")
def test_without_such_an_element_on_earth_nothing_is_asked() -> None:
    s = speciation("worms")
    s.remove(WORMS)
    assert s.act("fish", "speciation-1").done


@rule("DSM-11.5")
def test_without_any_element_on_earth_the_special_space_asks_nothing() -> None:
    s = speciation("worms")
    for corner in (W(1, -1), E(0, 0), W(1, 0), E(-1, 1), W(0, 0), E(-1, 0)):
        s.remove(corner)
    assert s.act("fish", "speciation-5", "sun").done


@rule("DSM-11.6")
@pytest.mark.parametrize(("space", "acts"), [("speciation-1", True), ("speciation-2", False)])
def test_a_space_with_an_empty_circle_has_no_action(space: str, acts: bool) -> None:
    assert speciation("worms", "-").act("fish", space).done is not acts


# ---- examples ----------------------------------------------------------------------
@rule("EX-R13")
def test_cephalopods_around_a_sun_between_reef_ocean_and_smoker() -> None:
    s = Sea()
    s.remove(WORMS)
    s.put(WORMS, "sun")
    s.vent(h(1, 0), "smoker")
    s.circles("sun")
    s.act("cephalopods", "speciation-1")
    assert offers(s, f"speciate {WORMS}") == [2, 4, 1]


@rule("EX-20")
def test_five_cubes_at_most_around_the_algae() -> None:
    s = speciation("algae").act("fish", "speciation-1")
    s.answer(f"speciate {ALGAE}", "cubes 1", "cubes 2", "cubes 2")
    assert (s.done, s.gene_pool("fish")) == (True, 26)


@rule("EX-20")
@pytest.mark.parametrize("way", [(1, 2), (1, 0, 2), (1, 1, 1), (0, 2, 1), (0, 1, 2)])
def test_a_gene_pool_of_three_gives_three_in_any_distribution(way: tuple[int, ...]) -> None:
    s = speciation("algae")
    s.empty_gene_pool("fish", 3)
    s.act("fish", "speciation-1").answer(f"speciate {ALGAE}", *[f"cubes {n}" for n in way])
    assert (s.done, s.gene_pool("fish")) == (True, 0)


@rule("EX-20")
def test_a_gene_pool_of_three_lets_no_fourth_cube_go() -> None:
    s = speciation("algae")
    s.empty_gene_pool("fish", 3)
    s.act("fish", "speciation-1").answer(f"speciate {ALGAE}", "cubes 1", "cubes 1")
    assert (s.options(), s.why("cubes 2")) == (["cubes 0", "cubes 1"], {"DSM-11.3"})


@rule("EX-21")
def test_an_opposing_ecological_niche_lowers_the_limits_around_the_algae() -> None:
    s = speciation("algae")
    s.trait("reptiles", "ecological_niche")
    s.control("reptiles", "algae")
    s.act("fish", "speciation-1")
    assert offers(s, f"speciate {ALGAE}") == [1, 1]  # the land takes none and is not asked


@rule("DSM-11.7", "DSM-24.7")
def test_an_element_around_which_ecological_niche_leaves_no_room_is_not_offered() -> None:
    s = speciation("algae")
    s.put(W(1, -3), "algae")  # between three tiles of land, one of them a geyser
    s.trait("reptiles", "ecological_niche")
    s.act("fish", "speciation-1")
    assert f"speciate {W(1, -3)}" in s.options()
    s.control("reptiles", "algae")
    s.act("fish", "speciation-1")
    assert (s.options(), s.why(f"speciate {W(1, -3)}")) == ([f"speciate {ALGAE}", "pass"], {"DSM-11.7", "DSM-24.7"})
    s.remove(ALGAE)
    assert s.act("fish", "speciation-1").done
