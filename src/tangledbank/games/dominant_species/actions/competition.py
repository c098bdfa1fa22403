"""DS-17  Competition: opposing cubes are eliminated."""

from __future__ import annotations

from typing import Final

from ....core.frame import Step
from ....earth.actions.conflict import Competition
from ....earth.kinds import ANIMAL, TERRAIN_OR_ANY
from ....earth.pick import ask
from ....earth.terms import ANY_TERRAIN, ANYWHERE, NOBODY
from ..spec import ACTION, Spec
from ..state import Dom
from ..terms import ARACHNID, COMPETITION_1, COMPETITION_TERRAINS, DOMINATION_1


class ArachnidsCompete(Step[Dom]):
    """DS-17.1  First and every round the arachnids, on any terrain."""

    __slots__ = ()
    spec = Spec(f"{ACTION} ResolvePawn", spaces=((COMPETITION_1, COMPETITION_1 + 1),))

    def run(self, g: Dom) -> None:
        if g.seat_of(ARACHNID) != NOBODY:
            ask(g, Competition(g.seat_of(ARACHNID), ARACHNID, ANY_TERRAIN, ANYWHERE, 1))


def compete(g: Dom, animal: int, space: int) -> None:
    """DS-17.2, DS-17.4  One question for each terrain of the space: tundra, then the two others."""
    for terrain in reversed(COMPETITION_TERRAINS[space]):
        g.push(CompeteOn(animal, terrain))


class CompeteOn(Step[Dom]):
    """DS-17.2, DS-17.5  At most one tile of this terrain; nothing is asked if none qualifies."""

    __slots__ = ("animal", "terrain")
    takes = (ANIMAL, TERRAIN_OR_ANY.of("terrain"))
    spec = Spec(f"{ACTION} CompeteOn", spaces=((COMPETITION_1, DOMINATION_1),))

    def __init__(self, animal: int, terrain: int) -> None:
        self.animal: Final = animal
        self.terrain: Final = terrain

    def run(self, g: Dom) -> None:
        ask(g, Competition(g.seat_of(self.animal), self.animal, self.terrain, ANYWHERE, 1))

    def fields(self) -> list[int]:
        return [self.animal, self.terrain]
