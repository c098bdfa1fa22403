"""DSM-13, DSM-24.4  Tectonics: a vent on a tile; Camouflage reacts to it and to Wanderlust."""

from __future__ import annotations

from typing import Final

from ....earth.actions.speciation import TileStep
from ....earth.changes import note
from ....earth.facts import covered_beside
from ....earth.kinds import ANIMAL, FLAG, SEAT, TILE
from ....earth.pick import MustPick, Pick, ask, tile_refusal
from ....earth.terms import CHANGED_CUBES, CHANGED_SCORES, NO_TILE_HERE
from ..cards import VOLCANISM
from ..kinds import WHERE_BY_CARD
from ..spec import ACTION, CARD, EFFECT, Spec
from ..state import Sea
from ..terms import (
    A_ERUPT,
    A_HIDE,
    A_SIDE,
    A_SOURCE,
    BY_CARD,
    E_REVIVE,
    EDGE,
    GEYSER,
    HALF,
    IS_VENT,
    NO_SOURCE,
    NOT_ON_EDGE,
    PILE,
    POOL,
    SEAMOUNT,
    SMOKER,
    TECTONICS_1,
)
from ..traits import CAMOUFLAGE

EDGE_TILES: Final = 0
ANY_TILE: Final = 1


def erupt(g: Sea, animal: int, where: int) -> None:
    """DSM-13.1, DSM-13.9, DSM-23.40  Nothing without a vent in the stack or a tile for it."""
    if g.covers_left:
        seat = g.seat_of(animal)
        ask(g, Volcano(seat, animal, where) if where == BY_CARD else Tectonics(seat, animal, where))


class Tectonics(Pick[Sea]):
    """DSM-13.2, DSM-2.22, DSM-23.35  A tile that is no vent: on the edge, or anywhere; some cards let in seamounts."""

    __slots__ = ("where",)
    takes = (SEAT, ANIMAL, FLAG.of("where (0 edge tiles, 1 any tile)"))
    spec = Spec(ACTION, "DSM-13.2 DSM-13.5 DSM-13.6", number=19, section=TECTONICS_1)

    def __init__(self, seat: int, animal: int, where: int) -> None:
        super().__init__(seat, animal)
        self.where: Final = where

    def verb(self) -> int:
        return A_ERUPT

    def candidates(self, g: Sea) -> list[int]:
        return g.layout.board.hex_things

    def refusal_of(self, g: Sea, action: int) -> int:
        tile = action >> 16 & 255
        if tile_refusal(g, tile):
            return NO_TILE_HERE
        if g.covered >> tile & 1:
            return IS_VENT
        if self.where == ANY_TILE or EDGE[tile]:
            return 0
        return 0 if g.terrain[tile] == SEAMOUNT and (self.where == BY_CARD or VOLCANISM in g.track) else NOT_ON_EDGE

    def chosen(self, g: Sea, action: int) -> None:
        tile = action >> 16 & 255
        if HALF[tile] == 0:
            g.push(ChooseSide(self.seat, self.animal, tile))
        else:
            open_vent(g, self.animal, tile, GEYSER if HALF[tile] < 0 else SMOKER)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.where]


class Volcano(Tectonics):
    """DSM-23.35  The same by a card: it must be done."""

    __slots__ = ()
    takes = (SEAT, ANIMAL, WHERE_BY_CARD)
    spec = Spec(CARD, "DSM-23.35 DSM-13.2", number=20)

    def may_pass(self) -> bool:
        return False


class ChooseSide(MustPick[Sea]):
    """DSM-13.4  On the centre line the side is free."""

    __slots__ = ("tile",)
    takes = (SEAT, ANIMAL, TILE)
    says = "tile"
    spec = Spec(EFFECT, "DSM-13.4", number=21, section=TECTONICS_1)

    def __init__(self, seat: int, animal: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile

    def verb(self) -> int:
        return A_SIDE

    def candidates(self, g: Sea) -> list[int]:
        return [SMOKER << 16, GEYSER << 16]

    def refusal_of(self, g: Sea, action: int) -> int:
        return 0

    def chosen(self, g: Sea, action: int) -> None:
        open_vent(g, self.animal, self.tile, action >> 16 & 255)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile]


def open_vent(g: Sea, animal: int, tile: int, side: int) -> None:
    """DSM-13.3 to DSM-13.8  The vent, bonus VP, one species of each animal back, one more of one's own."""
    for other in g.layout.animals:
        n = g.cubes[tile * 6 + other]
        if n > 1:
            g.return_cubes(other, tile, n - 1)
    g.cover_with_vent(tile, side)
    g.gain_bonus(animal, 1 + covered_beside(g, tile))
    g.push(Camouflages(animal, tile))
    ask(g, SettleVent(g.seat_of(animal), animal, tile))


class SettleVent(MustPick[Sea]):
    """DSM-13.7, R-9  From the gene pool or from the eliminated pile; skipped if both are empty."""

    __slots__ = ("tile",)
    takes = (SEAT, ANIMAL, TILE)
    says = "tile"
    spec = Spec("Camouflages", "DSM-13.7", number=22)

    def __init__(self, seat: int, animal: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile

    def verb(self) -> int:
        return A_SOURCE

    def candidates(self, g: Sea) -> list[int]:
        return [POOL << 16, PILE << 16]

    def refusal_of(self, g: Sea, action: int) -> int:
        source = g.gene_pool if action >> 16 & 255 == POOL else g.eliminated
        return 0 if source[self.animal] else NO_SOURCE

    def chosen(self, g: Sea, action: int) -> None:
        if action >> 16 & 255 == POOL:
            g.place_cubes(self.animal, self.tile, 1)
        else:
            revive(g, self.animal, self.tile)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile]


def revive(g: Sea, animal: int, tile: int) -> None:
    """DSM-13.7  A cube from the eliminated pile."""
    note(g, [tile])
    g.eliminated[animal] -= 1
    g.cubes[tile * 6 + animal] += 1
    g.dirty |= CHANGED_CUBES | CHANGED_SCORES
    g.tell(E_REVIVE, animal, tile, 1)


# ---- Camouflage -------------------------------------------------------------------------
class Camouflages(TileStep[Sea]):
    """DSM-24.4, DSM-24.25  After an opponent's new tile or vent, the owners decide in turn order after them."""

    __slots__ = ()
    spec = Spec(EFFECT)

    def run(self, g: Sea) -> None:
        for other in reversed(g.order_from(self.animal)[1:]):
            if g.has(other, CAMOUFLAGE):
                g.push(CamouflageOf(other, self.tile))


class CamouflageOf(TileStep[Sea]):
    """DSM-24.25  One owner; nothing is offered with an empty gene pool."""

    __slots__ = ()
    spec = Spec(f"{EFFECT} CamouflageOf", of_others=True)

    def run(self, g: Sea) -> None:
        ask(g, Camouflage(g.seat_of(self.animal), self.animal, self.tile))


class Camouflage(Pick[Sea]):
    """DSM-24.4, R-28  One species from the gene pool onto the new tile, or not."""

    __slots__ = ("tile",)
    takes = (SEAT, ANIMAL, TILE)
    says = "tile"
    spec = Spec(f"{EFFECT} CamouflageOf", "DSM-24.4 DSM-24.25", number=23, of_others=True)

    def __init__(self, seat: int, animal: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile

    def verb(self) -> int:
        return A_HIDE

    def candidates(self, g: Sea) -> list[int]:
        return [0]

    def refusal_of(self, g: Sea, action: int) -> int:
        return 0 if g.gene_pool[self.animal] else NO_SOURCE

    def chosen(self, g: Sea, action: int) -> None:
        g.begin_effect()
        g.place_cubes(self.animal, self.tile, 1)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile]
