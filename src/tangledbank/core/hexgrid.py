"""Flat-top hexes with their corners: small tables, made once per board. Axial coordinates (q, r), r counts downwards.

A hex is a number (ascending (q, r)) with a label: a letter for its column, a number from the top. A corner is a number,
too; its label names the first hex that touches it and the direction: d3.se.
"""

from __future__ import annotations

from typing import Final

NEIGHBOURS: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
"""North, then clockwise."""

DIRECTIONS: Final = ["e", "ne", "nw", "w", "sw", "se"]
# Every corner is the east (0) or the west (1) corner of exactly one place of the infinite grid.
CORNERS: Final = [(0, 0, 0), (1, 1, -1), (0, -1, 0), (1, 0, 0), (0, -1, 1), (1, 1, 0)]


class Grid:
    """A board: hexes, who is next to whom, and the corners between them."""

    def __init__(self, places: list[tuple[int, int]]) -> None:
        self.places: Final = sorted(places)
        self.index: Final = {place: n for n, place in enumerate(self.places)}
        self.labels: Final = labels(self.places)
        self.neighbours: Final[list[list[int]]] = [self.around(q, r) for q, r in self.places]
        self.corners: Final[list[list[int]]] = []
        """By hex: its six corners, east first, then counterclockwise."""
        self.touching: Final[list[list[int]]] = []
        """By corner: the one to three hexes that meet there."""
        self.corner_labels: Final[list[str]] = []
        self.corner_index: Final[dict[tuple[int, int, int], int]] = {}
        for n, (q, r) in enumerate(self.places):
            self.corners.append([self.corner(n, k, q, r) for k in range(6)])

    def __repr__(self) -> str:
        return f"Grid({self.places!r})"

    def around(self, q: int, r: int) -> list[int]:
        """The neighbours of a place that are on the board, in ascending order."""
        found = [self.index[q + dq, r + dr] for dq, dr in NEIGHBOURS if (q + dq, r + dr) in self.index]
        return sorted(found)

    def corner(self, n: int, k: int, q: int, r: int) -> int:
        """The number of a hex's k-th corner, made when its first hex asks."""
        side, dq, dr = CORNERS[k]
        key = (side, q + dq, r + dr)
        if key not in self.corner_index:
            self.corner_index[key] = len(self.touching)
            self.touching.append([])
            self.corner_labels.append(f"{self.labels[n]}.{DIRECTIONS[k]}")
        found = self.corner_index[key]
        self.touching[found].append(n)
        return found


def labels(places: list[tuple[int, int]]) -> list[str]:
    """Columns a, b, ... from the left, numbers from the top of each column."""
    first = places[0][0]
    tops = {q: min([r for p, r in places if p == q]) for q, _ in places}
    return [f"{chr(97 + q - first)}{r - tops[q] + 1}" for q, r in places]
