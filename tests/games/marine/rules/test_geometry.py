"""DSM-2  The board: hexes, corners, what touches what, and the start layout."""

from __future__ import annotations

from collections import Counter
from math import hypot, isclose, sqrt
from typing import Any

import pytest

import tangledbank
from tangledbank import PositionError
from tangledbank.games.marine.terms import EDGE, GRID, HALF, corner_at, hex_at
from tests.dsl import rule
from tests.games.marine.sea import RULEBOOK, E, Sea, W, h, targets

CENTRE = h(0, 0)
EDGE_HEXES = [(0, -3), (1, -3), (2, -3), (3, -3), (3, -2), (3, -1), (3, 0), (2, 1), (1, 2)]
EDGE_HEXES += [(0, 3), (-1, 3), (-2, 3), (-3, 3), (-3, 2), (-3, 1), (-3, 0), (-2, -1), (-1, -2)]
LAYOUT = {
    h(0, 0): "coral",
    h(-1, 0): "seagrass",
    h(1, -1): "kelp",
    h(1, 0): "sand",
    h(-1, 1): "seamount",
    h(0, -1): "land",
    h(0, -2): "land",
    h(-1, -2): "land",
    h(1, -3): "land",
    h(0, -3): "land",
    h(0, 1): "ocean",
    h(0, 2): "ocean",
    h(-1, 3): "ocean",
    h(1, 2): "ocean",
    h(0, 3): "ocean",
}
TERRAINS = ["land", "kelp", "coral", "seamount", "seagrass", "sand", "ocean"]
START_ELEMENTS = {
    W(1, -1): "algae",
    E(0, 0): "gastropods",
    W(1, 0): "worms",
    E(-1, 1): "plankton",
    W(0, 0): "sponges",
    E(-1, 0): "sun",
}
BESIDE_EARTH = [(-2, -1), (-2, 0), (-2, 1), (-2, 2), (-2, 3), (-1, -1), (-1, 2)]
BESIDE_EARTH += [(1, -2), (1, 1), (2, -3), (2, -2), (2, -1), (2, 0), (2, 1)]


def touched(name: str, q: int, r: int) -> set[tuple[int, int]]:
    return {GRID.places[n] for n in GRID.touching[corner_at(name, q, r)]}


def new(players: int = 4) -> Any:
    return tangledbank.new("marine", players=players, seed=5).position()


# ---- hexes -----------------------------------------------------------------------------------------
@rule("DSM-2.1")
def test_the_grid_is_a_hexagon_of_37_hexes() -> None:
    near = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if max(abs(q), abs(r), abs(q + r)) <= 3]
    assert GRID.places == near
    assert len(near) == 37
    assert (2, 2) not in GRID.index


@rule("DSM-2.2")
def test_neighbours_lie_side_by_side_in_the_drawing_of_flat_topped_hexes() -> None:
    drawn = [(1.5 * q, sqrt(3) * (r + q / 2)) for q, r in GRID.places]
    for n, (x, y) in enumerate(drawn):
        assert GRID.neighbours[n] == [m for m, (a, b) in enumerate(drawn) if isclose(hypot(a - x, b - y), sqrt(3))]


@rule("DSM-2.2")
def test_columns_count_to_the_right_and_rows_downwards() -> None:
    assert list(Counter([q for q, _ in GRID.places]).values()) == [4, 5, 6, 7, 6, 5, 4]
    assert [h(q, 0) for q in range(-3, 4)] == ["a1", "b2", "c3", "d4", "e4", "f4", "g4"]
    assert [h(0, r) for r in range(-3, 4)] == ["d1", "d2", "d3", "d4", "d5", "d6", "d7"]


@rule("DSM-2.3")
def test_the_neighbours_of_the_centre_are_its_six_directions() -> None:
    around = {GRID.places[n] for n in GRID.neighbours[hex_at(0, 0)]}
    assert around == {(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}


@rule("DSM-2.3", "EX-2")
def test_a_hex_on_the_edge_has_fewer_than_six_neighbours() -> None:
    around = {GRID.places[n] for n in GRID.neighbours[hex_at(1, -3)]}
    assert around == {(2, -3), (1, -2), (0, -2), (0, -3)}
    assert EDGE[hex_at(1, -3)]


@rule("DSM-2.4")
def test_species_move_only_between_neighbouring_hexes() -> None:
    s = Sea()
    s.act("fish", "migration-1").answer(f"from {CENTRE}")
    around = [h(-1, 0), h(-1, 1), h(0, -1), h(0, 1), h(1, -1), h(1, 0)]
    assert targets(s.options()) == around
    assert s.why(f"to {h(0, 2)}") >= {"DSM-14.1"}


@rule("DSM-2.4")
def test_a_vent_is_adjacent_to_everything_its_hex_is_adjacent_to() -> None:
    s = Sea()
    s.vent(h(0, 2), "smoker")
    s.place("fish", h(0, 3), 1)
    s.act("fish", "migration-1").answer(f"from {h(0, 3)}")
    assert targets(s.options()) == [h(-1, 3), h(0, 2), h(1, 2)]


@rule("DSM-2.5", "EX-1")
def test_eighteen_hexes_lie_on_the_edge() -> None:
    assert {GRID.places[n] for n in range(37) if EDGE[n]} == set(EDGE_HEXES)
    assert len(EDGE_HEXES) == 18
    assert all(max(abs(q), abs(r), abs(q + r)) == 3 for q, r in EDGE_HEXES)


@rule("DSM-2.6")
def test_the_edge_is_that_of_the_grid_and_not_of_earth() -> None:
    s = Sea()
    s.act("fish", "tectonics-1")
    assert s.why(f"erupt {h(1, 0)}") >= {"DSM-2.5"}  # empty hexes lie beside it
    for place in (h(1, -2), h(2, -3)):
        s.lay(place, "land")
    assert s.why(f"erupt {h(1, -3)}") == set()  # tiles on all its neighbours


@rule("DSM-2.7", "EX-1")
def test_the_grid_has_two_halves_and_three_hexes_between() -> None:
    assert Counter([(v > 0) - (v < 0) for v in HALF]) == {-1: 17, 1: 17, 0: 3}
    assert [GRID.places[n] for n in range(37) if HALF[n] == 0] == [(-2, 1), (0, 0), (2, -1)]


@rule("DSM-2.7")
@pytest.mark.parametrize(
    ("q", "r", "side"), [(1, -1, "geyser"), (1, 0, "smoker"), (-1, 0, "geyser"), (-1, 1, "smoker")]
)
def test_vents_of_the_upper_half_are_geysers_and_of_the_lower_half_smokers(q: int, r: int, side: str) -> None:
    s = Sea()
    s.act("fish", "tectonics-2", "sun").answer(f"erupt {h(q, r)}")
    assert s.side(h(q, r)) == side


@rule("DSM-2.8")
def test_no_hex_of_the_centre_line_lies_on_the_edge() -> None:
    assert [EDGE[hex_at(q, r)] for q, r in ((-2, 1), (0, 0), (2, -1))] == [False] * 3
    assert not any(EDGE[n] for n in range(37) if HALF[n] == 0)


# ---- corners ---------------------------------------------------------------------------------------
@rule("DSM-2.9", "EX-1")
def test_there_are_96_corners() -> None:
    assert len(GRID.touching) == 96
    assert Counter([len(around) for around in GRID.touching]) == {3: 54, 2: 18, 1: 24}
    assert {len(set(corners)) for corners in GRID.corners} == {6}


@rule("DSM-2.10")
@pytest.mark.parametrize(("q", "r"), [(0, 0), (1, -2), (-2, 1)])
def test_every_corner_is_the_east_or_the_west_corner_of_one_place(q: int, r: int) -> None:
    around = [("E", q, r), ("W", q + 1, r - 1), ("E", q - 1, r), ("W", q, r), ("E", q - 1, r + 1), ("W", q + 1, r)]
    assert GRID.corners[hex_at(q, r)] == [corner_at(*place) for place in around]


@rule("DSM-2.11")
def test_an_east_corner_touches_its_hex_and_two_to_the_right() -> None:
    assert touched("E", 0, 0) == {(0, 0), (1, -1), (1, 0)}
    assert touched("E", -2, 1) == {(-2, 1), (-1, 0), (-1, 1)}
    assert touched("E", 3, 0) == {(3, 0)}


@rule("DSM-2.11")
def test_a_west_corner_touches_its_hex_and_two_to_the_left() -> None:
    assert touched("W", 0, 0) == {(0, 0), (-1, 0), (-1, 1)}
    assert touched("W", 1, -3) == {(1, -3), (0, -3), (0, -2)}
    assert touched("W", -3, 0) == {(-3, 0)}


@rule("DSM-2.12", "EX-14")
def test_an_element_must_touch_a_tile() -> None:
    s = Sea()
    s.row("abundance", "sun")
    s.act("fish", "abundance-1").answer("take sun")
    assert s.why(f"corner {E(2, -1)}") >= {"DSM-2.12"}
    assert len(s.options()) == 46
    s.lay(h(3, -1), "sand")
    assert s.why(f"corner {E(2, -1)}") == set()


@rule("DSM-2.13", "EX-14")
def test_a_corner_holds_one_element() -> None:
    s = Sea()
    s.row("abundance", "sun")
    s.act("fish", "abundance-1").answer("take sun")
    assert s.why(f"corner {W(0, 0)}") >= {"DSM-2.13"}
    s.remove(W(0, 0))
    assert s.why(f"corner {W(0, 0)}") == set()


@rule("DSM-2.14")
@pytest.mark.parametrize(("corner", "tiles"), [(E(0, 0), 3), (E(0, 2), 2), (W(1, 3), 1)])
def test_a_disk_is_on_every_tile_that_its_corner_touches(corner: str, tiles: int) -> None:
    s = Sea()
    s.remove(E(-1, 1))  # the Plankton of the set-up
    if s.element(corner):
        s.remove(corner)
    s.put(corner, "plankton")
    for tile in LAYOUT:
        s.place("fish", tile, 1)
    s.card("carbon_cycle", "fish")
    assert s.vp("fish") == tiles


@rule("DSM-2.15")
def test_a_hex_carries_one_tile_and_a_tile_one_vent() -> None:
    s = Sea()
    s.show_tiles("sand")
    s.act("fish", "wanderlust-1").answer(s.options()[0])
    assert s.why(f"tile {CENTRE}") >= {"DSM-12.2"}
    s.act("fish", "tectonics-1")
    assert s.why(f"erupt {h(0, -3)}") >= {"DSM-13.2"}


@rule("DSM-2.15")
def test_a_position_with_two_tiles_on_a_hex_is_refused() -> None:
    tile: Any = {"hex": CENTRE, "terrain": "sand"}
    RULEBOOK.load({"players": 2, "tiles": [tile]})
    with pytest.raises(PositionError):
        RULEBOOK.load({"players": 2, "tiles": [tile, tile]})


@rule("DSM-2.15", "DSM-2.16")
def test_tiles_and_vents_stay_where_they_are() -> None:
    before, after = Sea(), Sea()
    after.g.terrain[hex_at(1, 0)] = 0
    assert RULEBOOK.broken_laws(after.g, before.g)[-1] == "DSM-2.15"
    after = Sea()
    after.g.covered &= ~(1 << hex_at(0, 3))
    assert "DSM-2.16" in RULEBOOK.broken_laws(after.g, before.g)


@rule("DSM-2.16")
def test_a_tile_with_a_vent_has_no_other_terrain() -> None:
    s = Sea()
    s.vent(CENTRE, "smoker")
    assert s.terrain(CENTRE) == "vent"
    s.card("bountiful_habitat", "fish")
    assert "terrain coral" not in s.options()
    s.answer("terrain vent")
    assert [s.vp(animal) for animal in ("reptiles", "cephalopods")] == [1, 0]


@rule("DSM-2.16", "EX-23")
@pytest.mark.parametrize(("vent", "vp"), [(False, 10), (True, 6)])
def test_a_vent_no_longer_counts_as_the_terrain_below(vent: bool, vp: int) -> None:
    s = Sea()
    if vent:
        s.vent(h(1, -3), "geyser")
    s.show_tiles("land")
    s.act("fish", "wanderlust-1").answer(s.options()[0], f"tile {h(1, -2)}")
    assert s.vp("fish") == vp


# ---- the start ----------------------------------------------------------------------------------------
@rule("DSM-2.17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_tiles_lie_where_the_table_says(players: int) -> None:
    assert {tile["hex"]: tile["terrain"] for tile in new(players)["tiles"]} == LAYOUT


@rule("DSM-2.18")
def test_a_geyser_lies_at_the_top_and_a_smoker_at_the_bottom() -> None:
    vents = {tile["hex"]: tile["side"] for tile in new()["tiles"] if tile["side"]}
    assert vents == {h(0, -3): "geyser", h(0, 3): "smoker"}


@rule("DSM-2.19")
def test_one_element_of_each_type_lies_around_the_centre() -> None:
    assert new()["elements"] == START_ELEMENTS


@rule("DSM-2.20")
def test_22_hexes_are_empty_and_46_of_52_corners_are_vacant() -> None:
    s = Sea()
    assert 37 - len(s.g.earth()) == 22
    of_earth = [corner for corner in range(96) if s.g.touches_earth(corner)]
    assert len(of_earth) == 52
    assert len([corner for corner in of_earth if s.g.corner[corner] < 0]) == 46


@rule("DSM-2.21")
def test_fourteen_hexes_take_the_first_new_tile() -> None:
    s = Sea()
    s.show_tiles("sand")
    s.act("fish", "wanderlust-1").answer(s.options()[0])
    assert sorted(targets(s.options())) == sorted([h(q, r) for q, r in BESIDE_EARTH])


@rule("DSM-2.22")
def test_four_edge_tiles_can_get_the_first_new_vent() -> None:
    s = Sea()
    s.act("fish", "tectonics-1")
    assert sorted(targets(s.options())) == sorted([h(1, -3), h(-1, -2), h(1, 2), h(-1, 3)])


@rule("DSM-2.23")
def test_the_last_tile_has_a_place_and_one_hex_stays_empty() -> None:
    s = Sea()
    rest = [terrain for terrain, n in zip(TERRAINS, s.g.pool, strict=True) for _ in range(n)]
    empty = [h(q, r) for q, r in GRID.places if h(q, r) not in LAYOUT]
    s.show_tiles(rest[20])
    for place, terrain in zip(empty[:20], rest[:20], strict=True):
        s.lay(place, terrain)
    s.act("fish", "wanderlust-1").answer(s.options()[0])
    assert targets(s.options()) == empty[20:]
    s.answer(f"tile {empty[20]}")
    while not s.done:
        s.answer("cubes 0")
    assert (len(s.g.earth()), sum(s.g.stacks), sum(s.g.pool)) == (36, 0, 0)
