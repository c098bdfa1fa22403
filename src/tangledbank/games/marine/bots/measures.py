"""What things on a table of Marine are worth to an expert, as numbers and tables."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....bots.search.floats import floats
from ....core.ints import Ints, ints
from ..cards import ASTEROID, BOTTOM_CARDS
from ..state import Sea
from ..terms import HEXES, SCORES

CARDS_A_ROUND: Final = 5.0
"""Evolution cards that are taken in a round."""
ICONS: Final = 0.29
"""How many of the cards bring Survival, and how many Extinction."""
TURN: Final = 7.0
"""What a usual turn is worth."""
SPECIAL_PAWN: Final = 1.5
"""What a special pawn is worth in a round."""
FUTURE: Final = 18.0
"""What an animal gains in a round by what nobody can foresee."""
BEHIND: Final = floats([0.5, 0.33, 0.21, 0.13, 0.08, 0.05])
"""By lead: how likely it is gone when a tile is scored much later."""
CUBE: Final = 0.3
POOL_CUBE: Final = 0.15
"""What any cube on Earth, or in the gene pool, is worth besides: the dead do not come back."""
ENDANGERED: Final = 0.2
"""The part of their worth that endangered cubes keep."""
QUALITY: Final = floats(
    [
        *[0.4, 0.3, 0.2],
        *[0.2, 0.2],
        0.3,
        *[0.6, 0.6, 0.0],
        *[0.1, 0.1],
        *[0.8, 0.8, 0.8, 0.8, 0.0],
        *[0.9, 0.9, 0.0],
        *[0.6, 0.0],
        *[0.5, 0.5, 0.5, 0.0],
        *[0.4, 0.5, 0.6, 0.0],
        *[0.8, 0.8, 0.8, 0.8, 0.8],
        *[0.5, 0.4, 0.3],
        *[0.0, 0.0, 0.0, 0.0],
    ]
)
"""By space: how likely a basic pawn has something to do there."""
PLACES: Final = 8
"""More than animals can be ahead of one."""
POINTS: Final = floats([float(n) for scores in SCORES for n in (scores + [0] * PLACES)[:PLACES]])
"""By terrain and place: the value of a tile, 0 behind the last."""
UNKNOWN: Final = -1e9
"""Not counted yet."""


def cards_left(g: Sea) -> float:
    """How many cards will be taken before Asteroid, itself included."""
    if g.last:
        return 0.0
    if ASTEROID in g.track:
        return 1.5 + 0.5 * g.track.index(ASTEROID)
    if not g.asteroid_left:
        return 0.0
    above = max(0, g.deck_left - BOTTOM_CARDS)
    return above + 0.5 * (min(g.deck_left, BOTTOM_CARDS) + 1) + 3.5


def unretrieved(g: Sea) -> float:
    """The share of the animals that have not retrieved in this round."""
    n = 0
    for animal in g.layout.animals:
        n += 1 - (g.retrieved >> animal & 1)
    return n / len(g.layout.animals)


def occupied(g: Sea) -> Ints:
    """Tiles with cubes."""
    cubes = g.cubes
    found: list[int] = []
    at: i64 = 0
    tile: i64
    for tile in range(HEXES):
        if cubes[at] or cubes[at + 1] or cubes[at + 2] or cubes[at + 3]:
            found.append(tile)
        at += 6
    return ints(found)


def between(kind: i64, place: float) -> float:
    """The value of a tile of a terrain for a place between two."""
    k: i64 = int(place)
    above = POINTS[kind * PLACES + k]
    return above + (place - float(k)) * (POINTS[kind * PLACES + k + 1] - above)
