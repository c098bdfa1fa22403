"""What the tests of the dominance cards share: the start tiles by name, and how to empty the bag or hibernate."""

from __future__ import annotations

from tangledbank.games.dominant_species.reset import Extinction
from tangledbank.games.dominant_species.terms import ANIMALS, ELEMENTS
from tests.games.dominant_species.earth import Earth, h

WETLAND, SAVANNAH, DESERT = h(0, -1), h(1, -1), h(1, 0)
MOUNTAIN, FOREST, JUNGLE, CENTRE = h(0, 1), h(-1, 1), h(-1, 0), h(0, 0)
START = sorted([WETLAND, SAVANNAH, DESERT, MOUNTAIN, FOREST, JUNGLE, CENTRE])
"""In ascending (q, r), as labels sort."""

REFUSED = {"DS-19.2"}
"""Why a card's question cannot be passed."""


def drain(e: Earth, *left: str) -> None:
    """Only these disks stay in the bag; the others lie in the Depletion box."""
    for element in ELEMENTS:
        e.row("depletion", *[element] * (e.bag(element) - left.count(element)))


def points(e: Earth, **vp: int) -> None:
    """VP by animal, on top of what it has."""
    for animal, n in vp.items():
        e.g.gain_vp(ANIMALS.index(animal), n)


def totals(e: Earth, *animals: str) -> list[int]:
    """The VP of some animals, of all if none is named."""
    return [e.vp(animal) for animal in animals or ANIMALS]


def hibernate(e: Earth, animal: str, tile: str, n: int) -> None:
    """More cubes on a tile, as Hibernation puts them there."""
    e.place(animal, tile, n)
    e.eliminate(animal, tile, n)
    e.card("hibernation", animal).answer(f"tile {tile}", f"cubes {n}")


def after_extinction(e: Earth, animal: str, tile: str) -> int:
    """How many cubes of an animal Extinction leaves on a tile."""
    e.run(Extinction())
    return e.cubes(animal, tile)
