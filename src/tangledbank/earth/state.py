"""Earth as flat data and what follows from it; lists by tile hold six numbers for each hex.

A game adds its own fields, copies them in clone() and answers the questions at the end of the class.
"""

from __future__ import annotations

from mypy_extensions import i64

from ..core.frame import Step
from ..core.state import State
from .part import Part
from .table import Table
from .terms import (
    ALL_ANIMALS,
    ALL_ELEMENTS,
    COVER,
    E_DOMINANT,
    E_ENDANGERED,
    E_HOLDER,
    E_SAFE,
    NO_ELEMENT_HERE,
    NO_TILE,
    NOBODY,
    STACKS,
)


class Earth(State):
    """Earth, displays, gene pools, the disks and tiles to come."""

    __slots__ = (
        "bag",
        "corner",
        "counts",
        "covered",
        "covers_left",
        "cubes",
        "display",
        "eliminated",
        "face_up_tiles",
        "gene_pool",
        "held",
        "pool",
        "rows",
        "stacks",
        "table",
        "terrain",
        "untold",
        "vp",
    )

    table: Table
    terrain: list[int]
    """By hex: the large tile, NO_TILE for none."""
    covered: int
    """Hexes with a small tile on the large one, as a bit set."""
    covers_left: int
    corner: list[int]
    """By corner: the element, -1 for none (DS-1.28, DSM-2.13)."""
    counts: list[int]
    """By hex and element: how many lie on its corners. Follows from corner, kept because rules ask all the time."""
    cubes: list[int]
    """By hex and animal."""
    display: list[int]
    """By animal and element: printed and acquired."""
    gene_pool: list[int]
    eliminated: list[int]
    vp: list[int]
    bag: list[int]
    """By element: the bag has no order."""
    rows: list[int]
    """Disks on the action display, by row and element."""
    stacks: list[int]
    """Face-down tiles left in each stack."""
    pool: list[int]
    """By terrain: the face-down tiles of all stacks; which lies where is drawn when it is turned up."""
    face_up_tiles: list[int]
    """By stack, NO_TILE for none."""
    untold: dict[int, int] | None
    """By hex: its status before changes that nobody has been told of yet; None: nothing has changed."""
    held: int
    """Who held Survival before them."""

    def clear_earth(self, table: Table, tiles: list[int], stack_size: int, covers: int) -> None:
        """An empty board: everything in bags, pools and stacks; what is printed is on the displays."""
        self.table = table
        hexes = len(table.board.hexes)
        self.terrain = [NO_TILE] * hexes
        self.covered = 0
        self.covers_left = covers
        self.corner = [NO_ELEMENT_HERE] * len(table.board.corners)
        self.counts = [0] * (hexes * 6)
        self.cubes = [0] * (hexes * 6)
        self.display = [self.printed(a, e) if a in table.animals else 0 for a in ALL_ANIMALS for e in ALL_ELEMENTS]
        self.gene_pool = [table.cubes if a in table.animals else 0 for a in ALL_ANIMALS]
        self.eliminated = [0] * 6
        self.vp = [0] * 6
        self.bag = [table.disks] * 6
        self.rows = [0] * 36
        self.stacks = [stack_size] * STACKS
        self.pool = tiles[:]
        self.face_up_tiles = [NO_TILE] * STACKS
        self.untold = None
        self.held = NOBODY

    def copy_earth(self, g: Earth) -> None:
        """Copy the shared fields into a clone."""
        self.copy_core(g)
        g.table = self.table
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
        g.bag = self.bag[:]
        g.rows = self.rows[:]
        g.stacks = self.stacks[:]
        g.pool = self.pool[:]
        g.face_up_tiles = self.face_up_tiles[:]
        g.untold = None
        g.held = NOBODY

    # ---- facts ------------------------------------------------------------------
    def scores(self) -> list[int]:
        """DS-23.5, DSM-25.4  A player's points: the lowest total among his animals."""
        owners = self.table.controller
        return [min([self.vp[a] for a in self.table.animals if owners[a] == s]) for s in range(self.seats)]

    def seat_of(self, animal: int) -> int:
        """DS-23.1, DSM-25.1  Who decides for an animal."""
        return self.table.controller[animal]

    def kind(self, tile: int) -> int:
        """DS-1.10, DSM-2.16  The terrain that counts; NO_TILE if the hex is empty."""
        return COVER if self.covered >> tile & 1 else self.terrain[tile]

    def elements_of(self, animal: int) -> int:
        """RU-26, DSM-24.26  How many elements a display holds, printed ones included."""
        at = animal * 6
        return sum(self.display[at : at + 6])

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

    def cubes_on(self, tile: int) -> int:
        """Cubes of all animals."""
        return sum(self.cubes[tile * 6 : tile * 6 + 6])

    def others_on(self, tile: int, animal: int) -> bool:
        """DS-23.3, DSM-25.3  Every other animal is an opponent."""
        return self.cubes_on(tile) > self.cubes[tile * 6 + animal]

    def touches_earth(self, corner: int) -> bool:
        """DS-2.9, DSM-2.12"""
        for tile in self.table.board.touching[corner]:
            if self.terrain[tile] != NO_TILE:
                return True
        return False

    def earth(self) -> list[int]:
        """Hexes with a tile, in ascending order (DS-2.15, DSM-30.1)."""
        return [tile for tile in self.table.board.hexes if self.terrain[tile] != NO_TILE]

    def tiles_beside(self, tile: int) -> list[int]:
        """The neighbours that carry a tile, in ascending order."""
        return [other for other in self.table.board.neighbours[tile] if self.terrain[other] != NO_TILE]

    def tiles_around(self, corner: int) -> list[int]:
        """The tiles that a corner touches, in ascending order."""
        return [tile for tile in self.table.board.touching[corner] if self.terrain[tile] != NO_TILE]

    def occupied(self, animal: int) -> list[int]:
        """DSM-0.5  Tiles with a cube of an animal, in ascending order."""
        cubes = self.cubes
        found: list[int] = []
        at: i64 = animal
        for tile in self.table.board.hexes:
            if cubes[at]:
                found.append(tile)
            at += 6
        return found

    # ---- what changes by itself -------------------------------------------------------
    def note(self, tiles: list[int]) -> None:
        """Before a change: how things stand on some tiles and who holds Survival, if somebody listens."""
        if self.events is None:
            return
        if self.untold is None:
            self.untold = {}
            self.held = self.survival_holder()
        for tile in tiles:
            if tile not in self.untold:
                self.untold[tile] = self.status(tile)

    def tell_changes(self) -> None:
        """DS-4.8, DSM-19.3, DSM-22.1  Tell who became dominant, endangered or safe, and who holds Survival."""
        untold = self.untold
        if untold is None or self.events is None:
            return
        self.untold = None
        for tile in sorted(untold):
            now = self.status(tile)
            if now != untold[tile]:
                self.report_tile(tile, untold[tile], now)
        holder = self.survival_holder()
        if holder != self.held:
            self.events.append((E_HOLDER, holder, 0, 0))

    def step(self) -> bool:
        """As always; what a card or an action has changed is told once, when it is done or somebody is asked."""
        top = self.stack[-1]
        if isinstance(top, Step) and not isinstance(top, Part):
            self.tell_changes()
        waits = top.enter(self)
        if waits:
            self.tell_changes()
        return waits

    def advance(self) -> None:
        """As always; whoever listens is told what has changed."""
        if self.events is None:
            super().advance()
            return
        while self.stack and not self.step():
            pass
        self.tell_changes()
        if not self.stack:
            self.opts = []

    def report_tile(self, tile: int, was: int, now: int) -> None:
        if self.events is None:
            return
        if was & 15 != now & 15:
            self.events.append((E_DOMINANT, (now & 15) - 1, tile, 0))
        for animal in ALL_ANIMALS:
            before = was >> (4 + animal) & 1
            after = now >> (4 + animal) & 1
            if after > before:
                self.events.append((E_ENDANGERED, animal, tile, 0))
            elif after < before and self.cubes[tile * 6 + animal]:
                self.events.append((E_SAFE, animal, tile, 0))

    def status(self, tile: int) -> int:
        """The dominant animal + 1 in four bits, above them the endangered animals as a bit set."""
        bits = self.dominator(tile) + 1
        for animal in self.table.animals:
            if self.is_endangered(animal, tile):
                bits |= 1 << (4 + animal)
        return bits

    def survival_holder(self) -> int:
        """DS-20.5, DS-20.6, DSM-20.5, DSM-20.6  Who alone has the most cubes on covered tiles; a tie is nobody's."""
        cubes = self.cubes
        best: i64 = 0
        who = NOBODY
        for animal in self.table.animals:
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

    def speciation_ban(self, animal: int, corner: int) -> int:
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
