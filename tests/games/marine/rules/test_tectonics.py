"""DSM-13  Tectonics: a vent on a tile."""

from __future__ import annotations

import pytest

from tests.dsl import rule
from tests.games.marine.sea import Sea, h, targets

EDGE = [(1, -3), (-1, -2), (1, 2), (-1, 3)]
"""The edge tiles of the start that are no vents."""
START = [(0, 0), (-1, 0), (1, -1), (1, 0), (-1, 1), (0, -1), (0, -2), (0, 1), (0, 2), *EDGE]
BASIC = "tectonics-1"
SPECIAL = "tectonics-2"


def tectonics(space: str = BASIC, animal: str = "fish", *vents: tuple[int, int]) -> Sea:
    s = Sea()
    for place in vents:
        s.vent(h(*place), "geyser" if 2 * place[1] + place[0] < 0 else "smoker")
    s.control(animal, "sun")
    return s.act(animal, space, "sun" if space == SPECIAL else "basic")


def prepared(**cubes: int) -> Sea:
    """Cubes on the ocean at the edge (1,2)."""
    s = Sea()
    s.cubes_are(h(1, 2), **cubes)
    s.control("reptiles", "sun")
    return s


# ---- steps 1 and 3: tile and side -------------------------------------------------------
@rule("DSM-13.1", "EX-68")
@pytest.mark.parametrize("space", [BASIC, SPECIAL])
def test_with_an_empty_stack_nothing_is_asked(space: str) -> None:
    s = tectonics(space, "fish", *START[:10])
    assert (s.g.covers_left, s.done, sum(s.g.vp)) == (0, True, 0)


@rule("DSM-13.1")
def test_the_last_vent_of_the_stack_can_still_be_placed() -> None:
    s = tectonics(SPECIAL, "fish", *START[:9])
    assert s.g.covers_left == 1
    s.answer(f"erupt {h(1, 2)}")
    assert (s.side(h(1, 2)), s.g.covers_left) == ("smoker", 0)


@rule("EX-68")
def test_volcanism_has_no_effect_either_when_all_vents_are_on_earth() -> None:
    s = Sea()
    for place in START[:10]:
        s.vent(h(*place), "smoker")
    assert s.card("volcanism", "fish").done


@rule("DSM-13.2")
def test_the_basic_space_takes_edge_tiles_that_are_no_vents() -> None:
    s = tectonics()
    assert (s.asked, sorted(targets(s.options())), s.options()[-1]) == (
        "fish",
        sorted([h(*p) for p in EDGE]),
        "pass",
    )
    assert s.why(f"erupt {h(0, 3)}") == {"DSM-13.2"}
    assert s.why(f"erupt {h(0, 2)}") == {"DSM-13.2", "DSM-2.5"}
    assert s.why(f"erupt {h(3, 0)}") == {"DSM-0.4"}


@rule("DSM-13.2")
def test_the_special_space_takes_every_tile_that_is_no_vent() -> None:
    s = tectonics(SPECIAL)
    assert sorted(targets(s.options())) == sorted([h(*p) for p in START])
    assert s.why(f"erupt {h(0, -3)}") == {"DSM-13.2"}


@rule("DSM-13.3")
def test_all_species_on_the_tile_are_set_aside_and_only_those() -> None:
    s = prepared(reptiles=3, fish=2)
    s.place("fish", h(0, 2), 2)
    s.act("crustaceans", BASIC).answer(f"erupt {h(1, 2)}")
    assert (s.all_cubes(h(1, 2)), s.all_cubes(h(0, 2))) == ({"reptiles": 1, "fish": 1, "crustaceans": 1}, {"fish": 2})


@rule("DSM-13.4")
@pytest.mark.parametrize(
    ("place", "side"), [((1, -3), "geyser"), ((-1, -2), "geyser"), ((1, 2), "smoker"), ((-1, 3), "smoker")]
)
def test_the_half_of_the_grid_decides_the_side(place: tuple[int, int], side: str) -> None:
    s = tectonics().answer(f"erupt {h(*place)}")
    assert (s.side(h(*place)), s.terrain(h(*place)), s.g.covers_left, s.laws()) == (side, "vent", 9, [])


@rule("DSM-13.4", "EX-27")
@pytest.mark.parametrize("place", [(0, 0), (2, -1), (-2, 1)])
@pytest.mark.parametrize("side", ["smoker", "geyser"])
def test_on_the_centre_line_the_player_chooses_the_side(place: tuple[int, int], side: str) -> None:
    s = Sea()
    s.lay(h(2, -1), "land")
    s.lay(h(-2, 1), "sand")
    s.control("fish", "sun")
    s.act("fish", SPECIAL, "sun").answer(f"erupt {h(*place)}")
    assert (s.asked, s.options()) == ("fish", ["side smoker", "side geyser"])
    s.answer(f"side {side}")
    assert s.side(h(*place)) == side


@rule("EX-27")
@pytest.mark.parametrize(("place", "side"), [((0, -1), "geyser"), ((0, 1), "smoker")])
def test_off_the_centre_line_the_special_space_leaves_no_choice_of_side(place: tuple[int, int], side: str) -> None:
    s = tectonics(SPECIAL).answer(f"erupt {h(*place)}")
    assert (s.side(h(*place)), s.done) == (side, True)


# ---- step 4: points ---------------------------------------------------------------------
@rule("DSM-13.5")
@pytest.mark.parametrize(("beside", "points"), [(0, 1), (1, 3), (2, 6), (3, 10), (4, 15), (5, 21), (6, 21)])
def test_bonus_points_for_the_vent_and_the_vents_beside_it(beside: int, points: int) -> None:
    around = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    s = tectonics(SPECIAL, "fish", *around[:beside]).answer(f"erupt {h(0, 0)}", "side smoker")
    assert (s.vp("fish"), sum(s.g.vp)) == (points, points)


@rule("DSM-13.5")
def test_vents_of_both_sides_count() -> None:
    s = Sea()
    s.vent(h(0, 1), "smoker")
    s.vent(h(0, -1), "geyser")
    s.control("fish", "sun")
    s.act("fish", SPECIAL, "sun").answer(f"erupt {h(0, 0)}", "side geyser")
    assert s.vp("fish") == 6


# ---- steps 5 and 6: species ---------------------------------------------------------------
@rule("DSM-13.6")
def test_one_of_each_animal_stays_and_the_others_return_to_their_gene_pools() -> None:
    s = prepared(reptiles=1, cephalopods=4, fish=2)
    pools = s.g.gene_pool[:4]
    s.act("crustaceans", BASIC).answer(f"erupt {h(1, 2)}")
    assert s.all_cubes(h(1, 2)) == {"reptiles": 1, "cephalopods": 1, "fish": 1, "crustaceans": 1}
    assert [s.g.gene_pool[a] - pools[a] for a in range(4)] == [0, 3, 1, -1]
    assert (sum(s.g.eliminated), s.laws()) == (0, [])


@rule("DSM-13.7")
@pytest.mark.parametrize(("source", "pool", "pile"), [("pool", 29, 2), ("eliminated", 30, 1)])
def test_one_more_species_comes_from_the_gene_pool_or_from_the_eliminated_pile(
    source: str, pool: int, pile: int
) -> None:
    s = prepared(reptiles=1)
    s.g.eliminated[0] = 2
    s.act("reptiles", BASIC).answer(f"erupt {h(1, 2)}")
    assert (s.asked, s.options()) == ("reptiles", ["source pool", "source eliminated"])
    s.answer(f"source {source}")
    assert (s.cubes("reptiles", h(1, 2)), s.gene_pool("reptiles"), s.eliminated("reptiles")) == (2, pool, pile)


@rule("DSM-13.7", "R-9")
def test_the_eliminated_pile_serves_when_the_gene_pool_is_empty() -> None:
    s = prepared()
    s.empty_gene_pool("reptiles")
    s.act("reptiles", BASIC).answer(f"erupt {h(1, 2)}")
    assert (s.done, s.cubes("reptiles", h(1, 2)), s.eliminated("reptiles")) == (True, 1, 30)


@rule("DSM-13.7", "R-9")
def test_species_set_aside_in_this_action_are_no_source_of_their_own() -> None:
    s = prepared(reptiles=3, fish=2)
    s.act("reptiles", BASIC).answer(f"erupt {h(1, 2)}")
    assert (s.done, s.gene_pool("reptiles"), s.eliminated("reptiles")) == (True, 29, 0)
    assert s.all_cubes(h(1, 2)) == {"reptiles": 2, "fish": 1}


@rule("DSM-13.7")
def test_with_neither_pool_nor_pile_no_species_is_added() -> None:
    s = prepared(fish=1)
    s.place("reptiles", h(0, 0), 31)
    s.act("reptiles", BASIC).answer(f"erupt {h(1, 2)}")
    assert (s.done, s.all_cubes(h(1, 2)), s.vp("reptiles"), s.laws()) == (True, {"fish": 1}, 3, [])


@rule("DSM-13.8")
def test_elements_on_the_corners_stay() -> None:
    s = tectonics(SPECIAL)
    before = s.elements_on(h(0, 0))
    s.answer(f"erupt {h(0, 0)}", "side smoker")
    assert s.elements_on(h(0, 0)) == before == dict.fromkeys(before, 1)
    assert len(before) == 6


@rule("DSM-13.9", "EX-80")
def test_when_every_edge_tile_is_a_vent_only_the_special_space_works() -> None:
    s = tectonics(BASIC, "fish", *EDGE)
    assert (s.done, s.g.covers_left) == (True, 6)
    s = tectonics(SPECIAL, "fish", *EDGE)
    assert len(targets(s.options())) == 9


@rule("EX-70")
def test_whoever_forgoes_tectonics_keeps_the_pawn_there() -> None:
    s = tectonics().answer("pass")
    assert (s.done, s.g.covers_left, s.vp("fish"), s.on(BASIC)) == (True, 10, 0, "fish")
    s.turn("fish").answer("pawn basic")
    assert (s.why("space wanderlust-1"), s.why("space migration-1")) == ({"DSM-4.6"}, set())


# ---- examples ----------------------------------------------------------------------
@rule("EX-R15")
def test_the_kelp_between_two_vents_is_for_the_special_space_only() -> None:
    s = Sea()
    s.lay(h(1, -2), "sand")
    s.vent(h(0, -1), "geyser")
    s.vent(h(1, -2), "geyser")
    s.control("fish", "sun")
    assert s.terrain(h(1, -1)) == "kelp"
    assert s.act("fish", BASIC).why(f"erupt {h(1, -1)}") == {"DSM-13.2", "DSM-2.5"}
    s.act("fish", SPECIAL, "sun").answer(f"erupt {h(1, -1)}")
    assert s.vp("fish") == 6


@rule("EX-R16")
def test_reptiles_open_a_smoker_with_three_animals_on_it() -> None:
    s = prepared(reptiles=1, fish=2, cephalopods=4)
    pools = s.g.gene_pool[:4]
    s.act("reptiles", BASIC).answer(f"erupt {h(1, 2)}")
    assert (s.side(h(1, 2)), s.vp("reptiles")) == ("smoker", 3)
    assert s.all_cubes(h(1, 2)) == {"reptiles": 2, "cephalopods": 1, "fish": 1}
    assert [s.g.gene_pool[a] - pools[a] for a in range(4)] == [-1, 3, 1, 0]


@rule("EX-26")
def test_three_eruptions_in_the_north_give_three_three_and_ten_points() -> None:
    s = Sea()
    s.control("fish", "sun")
    points = []
    for place, space, pawn in (((1, -3), BASIC, "basic"), ((-1, -2), BASIC, "basic"), ((0, -2), SPECIAL, "sun")):
        before = s.vp("fish")
        s.g.spaces[19] = s.g.spaces[20] = -1
        s.act("fish", space, pawn).answer(f"erupt {h(*place)}")
        points.append(s.vp("fish") - before)
    assert points == [3, 3, 10]


@rule("EX-28")
@pytest.mark.parametrize(("source", "pool", "pile"), [("pool", 0, 4), ("eliminated", 1, 3)])
def test_fish_with_an_empty_pool_get_one_back_and_add_one(source: str, pool: int, pile: int) -> None:
    s = Sea()
    s.cubes_are(h(1, -3), reptiles=3, fish=2)
    s.place("fish", h(0, 1), 29)
    s.clear(h(0, 0), "fish")
    s.g.gene_pool[2] = 0
    s.g.eliminated[2] = 4
    reptiles = s.gene_pool("reptiles")
    s.act("fish", BASIC).answer(f"erupt {h(1, -3)}", f"source {source}")
    assert (s.gene_pool("reptiles"), s.gene_pool("fish"), s.eliminated("fish")) == (reptiles + 2, pool, pile)
    assert s.all_cubes(h(1, -3)) == {"reptiles": 1, "fish": 2}
