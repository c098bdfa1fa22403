"""DS-2  The board: hexes, corners, what touches what, and the start layout."""

from __future__ import annotations

import json
from collections import Counter
from math import hypot, isclose, sqrt
from pathlib import Path
from typing import Any

import pytest

import tangledbank
from tangledbank import PositionError
from tangledbank.games.dominant_species import terms
from tangledbank.games.dominant_species.terms import ELEMENTS, GRID, TERRAINS, corner_at, hex_at
from tests.dsl import rule
from tests.games.dominant_species.earth import E, Earth, W, h, targets

DATA: Any = json.loads((Path(__file__).parents[1] / "data" / "dominant-species.json").read_text(encoding="utf-8"))
BOARD: Any = DATA["board"]


def place(name: str) -> int:
    """The hex of a name of the data file: -3,0."""
    q, r = name.split(",")
    return hex_at(int(q), int(r))


def vertex(name: str) -> int:
    """The corner of a name of the data file: E(-3,0)."""
    q, r = name[2:-1].split(",")
    return corner_at(name[0], int(q), int(r))


@rule("DS-2.1")
def test_neighbours_are_the_hexes_that_the_drawing_puts_side_by_side() -> None:
    drawn = [(1.5 * q, sqrt(3) * (r + q / 2)) for q, r in GRID.places]
    for n, (x, y) in enumerate(drawn):
        beside = [m for m, (a, b) in enumerate(drawn) if isclose(hypot(a - x, b - y), sqrt(3))]
        assert GRID.neighbours[n] == beside


@rule("DS-2.1")
def test_columns_count_to_the_right_and_rows_downwards() -> None:
    assert [h(q, 0) for q in range(-3, 4)] == ["a1", "b2", "c3", "d3", "e4", "f4", "g4"]
    assert [h(0, r) for r in range(-2, 3)] == ["d1", "d2", "d3", "d4", "d5"]


@rule("DS-2.2")
def test_the_board_has_the_35_hexes_of_the_data() -> None:
    assert GRID.places == [(found["q"], found["r"]) for found in BOARD["hexes"]]
    assert len(GRID.places) == BOARD["hexCount"] == 35
    assert [q for q, _ in GRID.places] == [-3] * 4 + [-2] * 5 + [-1] * 6 + [0] * 5 + [1] * 6 + [2] * 5 + [3] * 4


@rule("DS-2.2")
def test_two_hexes_of_the_middle_column_are_missing() -> None:
    assert (0, -3) not in GRID.index
    assert (0, 3) not in GRID.index
    e = Earth()
    e.pawn("insect", "domination-1")
    assert e.act("domination-1").why(f"dominate {h(2, -3)}") == {"DS-2.2"}


@rule("DS-2.3")
def test_every_hex_has_the_neighbours_of_the_data() -> None:
    offsets = [tuple(offset) for offset in BOARD["neighbourOffsets"].values()]
    for found in BOARD["hexes"]:
        n = hex_at(found["q"], found["r"])
        assert GRID.neighbours[n] == sorted(map(place, found["neighbours"]))
        assert {GRID.places[m] for m in GRID.neighbours[n]} == on_board(found["q"], found["r"], offsets)


def on_board(q: int, r: int, offsets: list[Any]) -> set[tuple[int, int]]:
    return {(q + dq, r + dr) for dq, dr in offsets} & set(GRID.places)


@rule("DS-2.4")
def test_a_tundra_tile_is_adjacent_to_the_neighbours_of_the_tile_below() -> None:
    seas = [h(0, -1), h(1, -2), h(1, -1), h(2, -2)]
    tiles: list[dict[str, object]] = [{"hex": label, "terrain": "sea"} for label in seas]
    e = Earth(tiles=[*tiles, {"hex": h(0, 0), "terrain": "forest"}, {"hex": h(-1, 0), "terrain": "desert"}])
    e.freeze(h(0, -1))
    e.pawn("bird", "glaciation-1")
    assert set(targets(e.act("glaciation-1").options())) == {h(1, -2), h(1, -1), h(0, 0), h(-1, 0)}


@rule("DS-2.5")
def test_a_corner_beside_empty_hexes_counts_for_the_tiles_that_are_there() -> None:
    e = Earth(tiles=[{"hex": h(3, -3), "terrain": "sea"}, {"hex": h(3, -2), "terrain": "sea"}])
    assert len(set(GRID.corners[hex_at(3, -3)])) == 6
    e.put(E(3, -3), "meat")
    assert (e.fitness("mammal", h(3, -3)), e.fitness("mammal", h(3, -2))) == (2, 0)
    e.put(W(3, -3), "meat")
    assert (e.fitness("mammal", h(3, -3)), e.fitness("mammal", h(3, -2))) == (4, 0)


@rule("DS-2.6")
def test_every_vertex_touches_the_hexes_of_the_data() -> None:
    for found in BOARD["vertices"]:
        assert sorted(GRID.touching[vertex(found["id"])]) == sorted(map(place, found["hexes"]))
    assert len({vertex(found["id"]) for found in BOARD["vertices"]}) == len(GRID.touching)


@rule("DS-2.7")
def test_every_hex_has_the_corners_of_the_data() -> None:
    for found in BOARD["hexes"]:
        names = [found["corners"][side] for side in ("E", "NE", "NW", "W", "SW", "SE")]
        assert GRID.corners[hex_at(found["q"], found["r"])] == [vertex(name) for name in names]


@rule("DS-2.7")
def test_a_corner_is_called_after_its_first_hex_and_the_side() -> None:
    sides = ["e", "ne", "nw", "w", "sw", "se"]
    for label, corners in zip(GRID.labels, GRID.corners, strict=True):
        for side, corner in zip(sides, corners, strict=True):
            first = GRID.labels[min(GRID.touching[corner])]
            assert first != label or GRID.corner_labels[corner] == f"{label}.{side}"


@rule("DS-2.8")
def test_the_board_has_92_corners() -> None:
    assert len(GRID.touching) == len(GRID.corner_labels) == BOARD["vertexCount"] == 92
    assert Counter([len(tiles) for tiles in GRID.touching]) == {3: 50, 2: 18, 1: 24}


@rule("DS-2.9")
def test_elements_lie_only_on_corners_of_earth() -> None:
    e = Earth(tiles=[{"hex": h(0, 0), "terrain": "sea"}])
    e.row("abundance", "sun")
    e.pawn("bird", "abundance-1")
    e.act("abundance-1").answer("take sun")
    assert set(targets(e.options())) == {E(0, 0), W(1, -1), E(-1, 0), W(0, 0), E(-1, 1), W(1, 0)}
    assert e.why(f"corner {E(1, 0)}") == {"DS-2.9"}


@rule("DS-2.9")
def test_a_position_with_an_element_beside_earth_is_refused() -> None:
    with pytest.raises(PositionError, match="a vacant corner of Earth"):
        Earth(tiles=[{"hex": h(0, 0), "terrain": "sea"}], elements={E(2, 0): "sun"})


@rule("DS-2.10")
@pytest.mark.parametrize(("corner", "tiles"), [((1, 0), 1), ((0, 1), 2), ((0, 0), 3)])
def test_an_element_counts_for_every_tile_it_touches(corner: tuple[int, int], tiles: int) -> None:
    places = [(0, 0), (1, -1), (1, 0), (0, 1)]
    e = Earth(tiles=[{"hex": h(q, r), "terrain": "sea"} for q, r in places])
    e.put(E(*corner), "water")
    assert sorted(e.fitness("amphibian", h(q, r)) for q, r in places) == [0] * (4 - tiles) + [3] * tiles


@rule("DS-2.11", "DS-4.8")
def test_a_new_tile_has_the_elements_that_lie_on_its_corners_already() -> None:
    e = Earth()
    e.lay(h(1, -2), "sea")
    e.place("insect", h(1, -2), 1)
    assert (e.fitness("insect", h(1, -2)), e.dominant(h(1, -2))) == (2, "insect")


@rule("DS-2.12")
def test_a_tile_beside_no_tile_of_earth_is_refused() -> None:
    e = Earth()
    e.show_tiles("sea")
    e.pawn("bird", "wanderlust-1")
    e.act("wanderlust-1").answer("explore 1")
    for label in targets(e.options()):
        q, r = GRID.places[GRID.labels.index(label)]
        assert on_board(q, r, [tuple(o) for o in BOARD["neighbourOffsets"].values()]) & START
    assert e.why(f"tile {h(3, 0)}") == {"DS-15.4"}


START = {(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, 0)}


@rule("EX-O06", "DS-2.12")
def test_twelve_hexes_lie_around_the_start_tiles() -> None:
    e = Earth()
    e.show_tiles("sea")
    e.pawn("bird", "wanderlust-1")
    e.act("wanderlust-1").answer("explore 1")
    around = [GRID.neighbours[GRID.labels.index(label)] for label in targets(e.options())]
    assert Counter([len([n for n in tiles if GRID.places[n] in START]) for tiles in around]) == {2: 6, 1: 6}


@rule("EX-O07")
def test_a_tile_two_hexes_away_from_earth_is_no_target() -> None:
    e = Earth()
    e.show_tiles("sea")
    e.pawn("bird", "wanderlust-1")
    e.act("wanderlust-1").answer("explore 1")
    assert h(2, -3) not in targets(e.options())
    assert {(0, -3), (0, 3)} & set(GRID.places) == set()


@rule("DS-2.13", "DS-3.3")
@pytest.mark.parametrize("players", [2, 5])
def test_the_start_tiles_lie_as_in_the_table(players: int) -> None:
    layout: Any = DATA["startLayout"]["tiles"]
    assert [(place(t["hex"]), TERRAINS.index(t["terrain"])) for t in layout] == terms.START_TILES
    tiles: Any = tangledbank.new("dominant-species", players=players).view(-1)["tiles"]
    expected = {GRID.labels[place(t["hex"])]: "tundra" if t["tundra"] else t["terrain"] for t in layout}
    assert {label: shown["terrain"] for label, shown in tiles.items()} == expected


@rule("DS-2.14", "DS-3.9")
def test_the_start_elements_lie_as_in_the_table() -> None:
    layout: Any = DATA["startLayout"]["elements"]
    assert [(vertex(d["vertex"]), ELEMENTS.index(d["element"])) for d in layout] == terms.START_ELEMENTS
    corners: Any = tangledbank.new("dominant-species", players=3).view(-1)["corners"]
    assert corners == {GRID.corner_labels[vertex(d["vertex"])]: d["element"] for d in layout}


@rule("DS-2.14")
def test_the_start_elements_occupy_the_inner_corners_of_the_flower() -> None:
    tiles = [tile for tile, _ in terms.START_TILES]
    inner = [c for c in range(92) if len([t for t in GRID.touching[c] if t in tiles]) >= 2]
    assert sorted([corner for corner, _ in terms.START_ELEMENTS]) == inner
    assert Counter([element for _, element in terms.START_ELEMENTS]) == dict.fromkeys(range(6), 2)


@rule("DS-2.15")
def test_tiles_are_asked_about_in_ascending_order() -> None:
    assert sorted(GRID.places) == GRID.places
    e = Earth()
    e.pawn("bird", "speciation-4")
    e.act("speciation-4").answer(f"speciate {W(1, -1)}", "cubes 4", "cubes 1", "cubes 3")
    assert [e.cubes("bird", h(*at)) for at in ((0, -1), (0, 0), (1, -1))] == [4, 1, 3]
