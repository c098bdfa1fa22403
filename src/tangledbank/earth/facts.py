"""What follows from a position: who ranks where on a tile, what a tile is worth. Nothing here is stored."""

from __future__ import annotations

from mypy_extensions import i64

from .state import HexWorld


def ranking(g: HexWorld, tile: int) -> list[int]:
    """DS-18.3, DSM-16.6  The animals on a tile by number of cubes, ties by the food chain."""
    present = [a for a in g.layout.animals if g.cubes[tile * 6 + a]]
    present.sort(key=lambda a: (-g.cubes[tile * 6 + a], g.rank(a)))
    return present


def tile_points(g: HexWorld, tile: int) -> list[tuple[int, int]]:
    """DS-18.4, DSM-16.7, DSM-16.8  The ranks receive the tile's values in order: animal and points."""
    values = g.layout.scores[g.kind(tile)]
    return [(animal, values[place]) for place, animal in enumerate(ranking(g, tile)[: len(values)])]


def points_with(g: HexWorld, animal: i64, tile: i64, n: i64) -> int:
    """DS-18.3, DS-18.4, DSM-16.6, DSM-16.7  The same for one animal, if it had n cubes there: asked very often."""
    if n <= 0:
        return 0
    place = 0
    other: i64
    for other in g.layout.animals:
        m = g.cubes[tile * 6 + other]
        if other != animal and (m > n or (m == n and g.rank(other) < g.rank(animal))):
            place += 1
    values = g.layout.scores[g.kind(tile)]
    return values[place] if place < len(values) else 0


def score_tile(g: HexWorld, tile: int) -> None:
    """DS-18.4"""
    for animal, n in tile_points(g, tile):
        g.gain_vp(animal, n)


def lying(g: HexWorld) -> list[int]:
    """The corners with an element as what can be pointed at: of all corners these are few."""
    things = g.layout.board.corner_things
    corner = g.corner
    return [things[k] for k in range(len(things)) if corner[k] >= 0]


def is_surrounded(g: HexWorld, corner: int) -> bool:
    """DS-13.5, DS-13.6, DSM-20.8, DSM-20.9  Three covered tiles meet here."""
    covered: i64 = g.covered
    n: i64 = 0
    tile: i64
    for tile in g.layout.board.touching[corner]:
        n += covered >> tile & 1
    return n == 3


def covered_beside(g: HexWorld, tile: i64) -> int:
    """How many neighbours are covered."""
    covered: i64 = g.covered
    n: i64 = 0
    other: i64
    for other in g.layout.board.neighbours[tile]:
        n += covered >> other & 1
    return n


def recount(g: HexWorld) -> list[int]:
    """What counts must be: the elements on the corners of every hex."""
    counts = [0] * len(g.counts)
    for tile in g.layout.board.hexes:
        for corner in g.layout.board.corners_of[tile]:
            if g.corner[corner] >= 0:
                counts[tile * 6 + g.corner[corner]] += 1
    return counts


def is_connected(g: HexWorld) -> bool:
    """DS-2.12  Every tile can be reached from every other."""
    earth = g.earth()
    seen = {earth[0]}
    edge = [earth[0]]
    while edge:
        for other in g.tiles_beside(edge.pop()):
            if other not in seen:
                seen.add(other)
                edge.append(other)
    return len(seen) == len(earth)


def result(g: HexWorld, seat: int) -> tuple[int, int]:
    """DS-21.4, DS-23.5, DSM-21.6, DSM-25.5  The lowest animal counts, then the food chain: larger is better."""
    mine = [(g.vp[a], -g.rank(a)) for a in g.layout.animals if g.layout.controller[a] == seat]
    points = min(mine)[0]
    return points, max([rank for n, rank in mine if n == points])


def winners(g: HexWorld) -> list[int]:
    """DS-21.4, DSM-21.6  One winner always: no two animals share a rank in the food chain."""
    standings = [result(g, seat) for seat in range(g.seats)]
    return [standings.index(max(standings))]
