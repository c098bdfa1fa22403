"""A world of hexes as flat data, what follows from it, and the verbs that change it; lists by tile hold six numbers
for each hex. Dominance, danger and Survival follow by themselves and are told when they change.

A game adds its own fields, copies them in clone() and answers the questions at the end of the class.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ..core.frame import Step
from ..core.ints import Ints, Options, ints, sum_of
from .changes import note, tell_changes
from .layout import Layout
from .part import Part
from .supplies import Supplies
from .terms import (
    ALL_ANIMALS,
    ALL_ELEMENTS,
    BONUS,
    CHANGED_CORNERS,
    CHANGED_COVERS,
    CHANGED_CUBES,
    CHANGED_DISPLAYS,
    CHANGED_SCORES,
    CHANGED_TERRAIN,
    COVER,
    E_COVER,
    E_CUBES,
    E_ELIMINATE,
    E_GAIN_ELEMENT,
    E_LOSE_ELEMENT,
    E_MOVE,
    E_PUT,
    E_REMOVE,
    E_RETURN,
    E_TILE,
    E_VP,
    NO_ELEMENT_HERE,
    NO_TILE,
    NOBODY,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class HexWorld(Supplies):
    """Earth, displays and gene pools, with what lies beside the map."""

    __slots__ = (
        "corner",
        "counts",
        "covered",
        "covers_left",
        "cubes",
        "display",
        "eliminated",
        "gene_pool",
        "held",
        "layout",
        "terrain",
        "untold",
        "vp",
    )

    layout: Layout
    terrain: Ints
    """By hex: the large tile, NO_TILE for none."""
    covered: int
    """Hexes with a small tile on the large one, as a bit set."""
    covers_left: int
    corner: Ints
    """By corner: the element, -1 for none (DS-1.28, DSM-2.13)."""
    counts: Ints
    """By hex and element: how many lie on its corners. Follows from corner, kept because rules ask all the time."""
    cubes: Ints
    """By hex and animal."""
    display: Ints
    """By animal and element: printed and acquired."""
    gene_pool: Ints
    eliminated: Ints
    vp: Ints
    untold: dict[int, int] | None
    """By hex: its status before changes that nobody has been told of yet; None: nothing has changed."""
    held: int
    """Who held Survival before them."""

    def clear_earth(self, layout: Layout, tiles: list[int], stack_size: int, covers: int) -> None:
        """An empty board: everything in bags, pools and stacks; what is printed is on the displays."""
        self.layout = layout
        hexes = len(layout.board.hexes)
        self.terrain = ints([NO_TILE] * hexes)
        self.covered = 0
        self.covers_left = covers
        self.corner = ints([NO_ELEMENT_HERE] * len(layout.board.corners))
        self.counts = ints([0] * (hexes * 6))
        self.cubes = ints([0] * (hexes * 6))
        plays = [a in layout.animals for a in ALL_ANIMALS]
        self.display = ints([self.printed(a, e) if plays[a] else 0 for a in ALL_ANIMALS for e in ALL_ELEMENTS])
        self.gene_pool = ints([layout.cubes if plays[a] else 0 for a in ALL_ANIMALS])
        self.eliminated = ints([0] * 6)
        self.vp = ints([0] * 6)
        self.clear_supplies(layout.disks, tiles, stack_size)
        self.untold = None
        self.held = NOBODY

    def copy_earth(self, g: HexWorld) -> None:
        """Copy the shared fields into a clone."""
        self.copy_core(g)
        self.copy_supplies(g)
        g.layout = self.layout
        g.terrain = self.terrain[:]
        g.covered = self.covered
        g.covers_left = self.covers_left
        g.corner = self.corner[:]
        g.counts = self.counts[:]
        g.cubes = self.cubes[:]
        g.display = self.display[:]
        g.gene_pool = self.gene_pool[:]
        g.eliminated = self.eliminated[:]
        g.vp = self.vp[:]
        g.untold = None
        g.held = NOBODY

    # ---- facts ------------------------------------------------------------------
    def scores(self) -> list[int]:
        """DS-23.5, DSM-25.4  A player's points: the lowest total among their animals."""
        owners = self.layout.controller
        return [min([self.vp[a] for a in self.layout.animals if owners[a] == s]) for s in range(self.seats)]

    def seat_of(self, animal: int) -> int:
        """DS-23.1, DSM-25.1  Who decides for an animal."""
        return self.layout.controller[animal]

    def kind(self, tile: i64) -> int:
        """DS-1.10, DSM-2.16  The terrain that counts; NO_TILE if the hex is empty."""
        covered: i64 = self.covered
        n: i64 = COVER
        return n if covered >> tile & 1 else self.terrain[tile]

    def elements_of(self, animal: i64) -> int:
        """RU-26, DSM-24.26  How many elements a display holds, printed ones included."""
        return sum_of(self.display, animal * 6, 6)

    def acquired(self, animal: int, element: int) -> int:
        """DS-1.15, DSM-9.5  Printed elements are not counted: they cannot be lost."""
        return self.display[animal * 6 + element] - self.printed(animal, element)

    def has_acquired(self, animal: int) -> bool:
        for element in ALL_ELEMENTS:
            if self.acquired(animal, element):
                return True
        return False

    def has_room(self, animal: int) -> bool:
        """DS-1.3, DSM-9.2"""
        return self.elements_of(animal) < self.most_elements(animal)

    def cubes_on(self, tile: i64) -> int:
        """Cubes of all animals."""
        return sum_of(self.cubes, tile * 6, 6)

    def others_on(self, tile: i64, animal: i64) -> bool:
        """DS-23.3, DSM-25.3  Every other animal is an opponent."""
        return self.cubes_on(tile) > self.cubes[tile * 6 + animal]

    def touches_earth(self, corner: int) -> bool:
        """DS-2.9, DSM-2.12"""
        for tile in self.layout.board.touching[corner]:
            if self.terrain[tile] != NO_TILE:
                return True
        return False

    def earth(self) -> list[int]:
        """Hexes with a tile, in ascending order (DS-2.15, DSM-30.1)."""
        return [tile for tile in self.layout.board.hexes if self.terrain[tile] != NO_TILE]

    def tiles_beside(self, tile: int) -> list[int]:
        """The neighbours that carry a tile, in ascending order."""
        return [other for other in self.layout.board.neighbours[tile] if self.terrain[other] != NO_TILE]

    def tiles_around(self, corner: int) -> list[int]:
        """The tiles that a corner touches, in ascending order."""
        return [tile for tile in self.layout.board.touching[corner] if self.terrain[tile] != NO_TILE]

    def occupied(self, animal: int) -> list[int]:
        """DSM-0.5  Tiles with a cube of an animal, in ascending order."""
        cubes = self.cubes
        found: list[int] = []
        at: i64 = animal
        for tile in self.layout.board.hexes:
            if cubes[at]:
                found.append(tile)
            at += 6
        return found

    # ---- points -----------------------------------------------------------------
    def gain_vp(self, animal: int, n: int) -> None:
        """DS-4.11, DSM-1.19  Without limit."""
        if n:
            self.vp[animal] += n
            self.dirty |= CHANGED_SCORES
            self.tell(E_VP, animal, n, self.vp[animal])

    def bonus(self, quantity: int) -> int:
        """DS-1.16, DSM-1.17, DSM-1.18  Bonus VP for a quantity."""
        return BONUS[min(quantity, self.layout.bonus_end)]

    def gain_bonus(self, animal: int, quantity: int) -> None:
        """DS-1.16, DS-1.17, DSM-1.17, DSM-1.18"""
        self.gain_vp(animal, self.bonus(quantity))

    # ---- elements ---------------------------------------------------------------
    def put_element(self, corner: int, element: int) -> None:
        """DS-2.10, DS-2.11, DSM-2.14  Onto a vacant corner; it counts for every tile around, present or to come."""
        tiles = self.layout.board.touching[corner]
        note(self, tiles)
        self.corner[corner] = element
        for tile in tiles:
            self.counts[tile * 6 + element] += 1
        self.dirty |= CHANGED_CORNERS
        self.tell(E_PUT, element, corner, 0)

    def take_element(self, corner: int) -> int:
        """Off its corner and into the hand; returns what it was."""
        tiles = self.layout.board.touching[corner]
        note(self, tiles)
        element = self.corner[corner]
        self.corner[corner] = NO_ELEMENT_HERE
        for tile in tiles:
            self.counts[tile * 6 + element] -= 1
        self.dirty |= CHANGED_CORNERS
        self.tell(E_REMOVE, element, corner, 0)
        return element

    def remove_element(self, corner: int) -> None:
        """DS-1.14, DSM-0.7  Back into the bag."""
        self.put_in_bag(self.take_element(corner))

    def gain_element(self, animal: int, element: int) -> None:
        """Onto the display, from wherever it was taken."""
        tiles = self.occupied(animal) if self.events is not None else []
        note(self, tiles)
        self.display[animal * 6 + element] += 1
        self.dirty |= CHANGED_DISPLAYS
        self.tell(E_GAIN_ELEMENT, animal, element, 0)

    def drop_element(self, animal: int, element: int) -> None:
        """Off the display and into the hand."""
        tiles = self.occupied(animal) if self.events is not None else []
        note(self, tiles)
        self.display[animal * 6 + element] -= 1
        self.dirty |= CHANGED_DISPLAYS
        self.tell(E_LOSE_ELEMENT, animal, element, 0)

    def lose_element(self, animal: int, element: int) -> None:
        """An acquired disk goes to the bag."""
        self.drop_element(animal, element)
        self.put_in_bag(element)

    # ---- cubes ------------------------------------------------------------------
    def place_cubes(self, animal: int, tile: int, n: int) -> None:
        """DSM-0.11  From the gene pool."""
        if self.events is not None:
            note(self, [tile])
        self.gene_pool[animal] -= n
        self.cubes[tile * 6 + animal] += n
        self.dirty |= CHANGED_CUBES | CHANGED_SCORES
        if n:
            self.tell(E_CUBES, animal, tile, n)

    def return_cubes(self, animal: int, tile: int, n: int) -> None:
        """DSM-0.6  To the gene pool."""
        if self.events is not None:
            note(self, [tile])
        self.cubes[tile * 6 + animal] -= n
        self.gene_pool[animal] += n
        self.dirty |= CHANGED_CUBES | CHANGED_SCORES
        if n:
            self.tell(E_RETURN, animal, tile, n)

    def eliminate(self, animal: int, tile: int, n: int) -> None:
        """DS-4.12, DSM-0.6, DSM-0.10  Off Earth and not back into the gene pool."""
        if self.events is not None:
            note(self, [tile])
        self.cubes[tile * 6 + animal] -= n
        self.eliminated[animal] += n
        self.dirty |= CHANGED_CUBES | CHANGED_SCORES
        if n:
            self.tell(E_ELIMINATE, animal, tile, n)

    def move_cubes(self, animal: int, source: int, target: int, n: int) -> None:
        """From tile to tile."""
        if self.events is not None:
            note(self, [source, target])
        self.cubes[source * 6 + animal] -= n
        self.cubes[target * 6 + animal] += n
        self.dirty |= CHANGED_CUBES
        if n:
            self.tell(E_MOVE, animal, source << 8 | target, n)

    # ---- tiles ------------------------------------------------------------------
    def lay_tile(self, tile: int, terrain: int) -> None:
        self.terrain[tile] = terrain
        self.dirty |= CHANGED_TERRAIN
        self.tell(E_TILE, tile, terrain, 0)

    def cover_tile(self, tile: int) -> None:
        """A tundra tile, or a vent."""
        if self.events is not None:
            note(self, [tile])
        self.covered |= 1 << tile
        self.covers_left -= 1
        self.dirty |= CHANGED_COVERS
        self.tell(E_COVER, tile, 0, 0)

    # ---- what changes by itself -------------------------------------------------------
    def step(self) -> bool:
        """As always; what a card or an action has changed is told once, when it is done or somebody is asked."""
        top = self.stack[-1]
        if isinstance(top, Step) and not isinstance(top, Part):
            tell_changes(self)
        waits = top.enter(self)
        if waits:
            tell_changes(self)
        return waits

    def advance(self) -> None:
        """As always; what has changed is told if somebody listens."""
        if self.events is None:
            super().advance()
            return
        while self.stack and not self.step():
            pass
        tell_changes(self)
        if not self.stack:
            self.current_options = Options()

    def survival_holder(self) -> int:
        """DS-20.5, DS-20.6, DSM-20.5, DSM-20.6  Who alone has the most cubes on covered tiles; a tie is nobody's."""
        cubes = self.cubes
        best: i64 = 0
        who = NOBODY
        for animal in self.layout.animals:
            n: i64 = 0
            covered: i64 = self.covered
            at: i64 = animal
            while covered:
                if covered & 1:
                    n += cubes[at]
                covered >>= 1
                at += 6
            if n > best:
                best = n
                who = animal
            elif n == best:
                who = NOBODY
        return who

    # ---- what the games answer ----------------------------------------------------------
    def printed(self, animal: int, element: int) -> int:
        """How many elements of a type are printed on a display."""
        raise NotImplementedError

    def most_elements(self, animal: int) -> int:
        """How many a display can hold."""
        raise NotImplementedError

    def dominator(self, tile: int) -> int:
        """The animal that dominates a tile, NOBODY if none does."""
        raise NotImplementedError

    def is_endangered(self, animal: int, tile: int) -> bool:
        """Whether cubes of the animal are there and would die out."""
        raise NotImplementedError

    def rank(self, animal: int) -> int:
        """The place that breaks ties in tile scoring: lower is better."""
        raise NotImplementedError

    def limit(self, animal: int, tile: int, element: int) -> int:
        """How many cubes a speciation around an element may put on a tile."""
        raise NotImplementedError

    def speciation_refusal(self, animal: int, corner: int) -> int:
        """Why no cube can come around an element, 0 if one can."""
        return 0

    def steps(self, animal: int) -> int:
        """How far a migrating cube may go."""
        raise NotImplementedError

    def new_tile_quantity(self, tile: int) -> int:
        """What the bonus for a new tile counts."""
        raise NotImplementedError

    def tile_taken(self, stack: int) -> None:
        """The face-up tile of a stack has been taken."""

    def tile_laid(self, animal: int, tile: int) -> None:
        """An animal has laid a tile: push what comes after Wanderlust."""
