"""The verbs that change Earth. Dominance, danger and Survival follow by themselves and are told when they change."""

from __future__ import annotations

from .state import Earth
from .terms import (
    ALL_ELEMENTS,
    BONUS,
    E_COVER,
    E_CUBES,
    E_DRAW_DISK,
    E_DRAW_TILE,
    E_ELIMINATE,
    E_GAIN_ELEMENT,
    E_LOSE_ELEMENT,
    E_MOVE,
    E_PUT,
    E_REMOVE,
    E_RETURN,
    E_TILE,
    E_VP,
    F_CORNERS,
    F_COVERS,
    F_CUBES,
    F_DISPLAYS,
    F_SCORES,
    F_SUPPLY,
    F_TERRAIN,
    NO_ELEMENT_HERE,
    NO_TILE,
)


class EarthState(Earth):
    """Earth with everything that can be done to it."""

    __slots__ = ()

    # ---- points -----------------------------------------------------------------
    def gain_vp(self, animal: int, n: int) -> None:
        """DS-4.11, DSM-1.19  Without limit."""
        if n:
            self.vp[animal] += n
            self.news |= F_SCORES
            if self.events is not None:
                self.events.append((E_VP, animal, n, self.vp[animal]))

    def gain_bonus(self, animal: int, quantity: int) -> None:
        """DS-1.16, DS-1.17, DSM-1.17, DSM-1.18"""
        self.gain_vp(animal, BONUS[min(quantity, self.table.bonus_end)])

    # ---- elements ---------------------------------------------------------------
    def put_element(self, corner: int, element: int) -> None:
        """DS-2.10, DS-2.11, DSM-2.14  Onto a vacant corner; it counts for every tile around, present or to come."""
        tiles = self.table.board.touching[corner]
        self.note(tiles)
        self.corner[corner] = element
        for tile in tiles:
            self.counts[tile * 6 + element] += 1
        self.news |= F_CORNERS
        if self.events is not None:
            self.events.append((E_PUT, element, corner, 0))

    def take_element(self, corner: int) -> int:
        """Off its corner and into the hand; returns what it was."""
        tiles = self.table.board.touching[corner]
        self.note(tiles)
        element = self.corner[corner]
        self.corner[corner] = NO_ELEMENT_HERE
        for tile in tiles:
            self.counts[tile * 6 + element] -= 1
        self.news |= F_CORNERS
        if self.events is not None:
            self.events.append((E_REMOVE, element, corner, 0))
        return element

    def remove_element(self, corner: int) -> None:
        """DS-1.14, DSM-0.7  Back into the bag."""
        self.put_in_bag(self.take_element(corner))

    def gain_element(self, animal: int, element: int) -> None:
        """Onto the display, from wherever it was taken."""
        tiles = self.occupied(animal) if self.events is not None else []
        self.note(tiles)
        self.display[animal * 6 + element] += 1
        self.news |= F_DISPLAYS
        if self.events is not None:
            self.events.append((E_GAIN_ELEMENT, animal, element, 0))

    def drop_element(self, animal: int, element: int) -> None:
        """Off the display and into the hand."""
        tiles = self.occupied(animal) if self.events is not None else []
        self.note(tiles)
        self.display[animal * 6 + element] -= 1
        self.news |= F_DISPLAYS
        if self.events is not None:
            self.events.append((E_LOSE_ELEMENT, animal, element, 0))

    def lose_element(self, animal: int, element: int) -> None:
        """An acquired disk goes to the bag."""
        self.drop_element(animal, element)
        self.put_in_bag(element)

    # ---- bag and rows of disks --------------------------------------------------
    def put_in_bag(self, element: int) -> None:
        """A disk out of the hand."""
        self.bag[element] += 1
        self.news |= F_SUPPLY

    def take_from_bag(self, element: int) -> None:
        """A chosen disk into the hand."""
        self.bag[element] -= 1
        self.news |= F_SUPPLY

    def put_in_row(self, row: int, element: int) -> None:
        """A disk out of the hand."""
        self.rows[row * 6 + element] += 1
        self.news |= F_SUPPLY

    def take_from_row(self, row: int, element: int) -> None:
        """A disk of the action display into the hand."""
        self.rows[row * 6 + element] -= 1
        self.news |= F_SUPPLY

    def draw_disk(self) -> int:
        """DSM-0.9  A random disk out of the bag, -1 if it is empty."""
        if not sum(self.bag):
            return NO_ELEMENT_HERE
        element = self.draw_from(self.bag)
        self.take_from_bag(element)
        self.seen += 1
        return element

    def fill_row(self, row: int, n: int) -> None:
        """DS-3.10, DS-20.13, DSM-20.16  Random disks into a section, as long as the bag lasts (RU-19, R-22)."""
        for _ in range(n):
            element = self.draw_disk()
            if element >= 0:
                self.put_in_row(row, element)
                if self.events is not None:
                    self.events.append((E_DRAW_DISK, row, element, 0))

    def empty_row(self, row: int) -> None:
        """DS-20.11, DSM-20.13  Into the bag."""
        self.news |= F_SUPPLY
        for element in ALL_ELEMENTS:
            self.bag[element] += self.rows[row * 6 + element]
            self.rows[row * 6 + element] = 0

    def move_row(self, source: int, target: int) -> None:
        """DS-20.12, DSM-20.12, DSM-20.14"""
        self.news |= F_SUPPLY
        for element in ALL_ELEMENTS:
            self.rows[target * 6 + element] += self.rows[source * 6 + element]
            self.rows[source * 6 + element] = 0

    # ---- cubes ------------------------------------------------------------------
    def place_cubes(self, animal: int, tile: int, n: int) -> None:
        """DSM-0.11  From the gene pool."""
        self.note([tile])
        self.gene_pool[animal] -= n
        self.cubes[tile * 6 + animal] += n
        self.news |= F_CUBES | F_SCORES
        if n and self.events is not None:
            self.events.append((E_CUBES, animal, tile, n))

    def return_cubes(self, animal: int, tile: int, n: int) -> None:
        """DSM-0.6  To the gene pool."""
        self.note([tile])
        self.cubes[tile * 6 + animal] -= n
        self.gene_pool[animal] += n
        self.news |= F_CUBES | F_SCORES
        if n and self.events is not None:
            self.events.append((E_RETURN, animal, tile, n))

    def eliminate(self, animal: int, tile: int, n: int) -> None:
        """DS-4.12, DSM-0.6, DSM-0.10  Off Earth and not back into the gene pool."""
        self.note([tile])
        self.cubes[tile * 6 + animal] -= n
        self.eliminated[animal] += n
        self.news |= F_CUBES | F_SCORES
        if n and self.events is not None:
            self.events.append((E_ELIMINATE, animal, tile, n))

    def move_cubes(self, animal: int, source: int, target: int, n: int) -> None:
        """From tile to tile."""
        self.note([source, target])
        self.cubes[source * 6 + animal] -= n
        self.cubes[target * 6 + animal] += n
        self.news |= F_CUBES
        if n and self.events is not None:
            self.events.append((E_MOVE, animal, source << 8 | target, n))

    # ---- tiles ------------------------------------------------------------------
    def draw_terrain(self) -> int:
        """A random large tile of those nobody has seen."""
        terrain = self.draw_from(self.pool)
        self.pool[terrain] -= 1
        self.news |= F_SUPPLY
        self.seen += 1
        return terrain

    def turn_tile(self, stack: int) -> None:
        """DS-20.14, DSM-12.1  The next tile of a stack, if there is one; before, a stack has no order."""
        if self.face_up_tiles[stack] == NO_TILE and self.stacks[stack]:
            terrain = self.draw_terrain()
            self.stacks[stack] -= 1
            self.face_up_tiles[stack] = terrain
            if self.events is not None:
                self.events.append((E_DRAW_TILE, terrain, stack, 0))

    def take_tile(self, stack: int) -> int:
        """The face-up tile of a stack into the hand; returns its terrain."""
        terrain = self.face_up_tiles[stack]
        self.face_up_tiles[stack] = NO_TILE
        self.news |= F_SUPPLY
        return terrain

    def lay_tile(self, tile: int, terrain: int) -> None:
        self.terrain[tile] = terrain
        self.news |= F_TERRAIN
        if self.events is not None:
            self.events.append((E_TILE, tile, terrain, 0))

    def cover_tile(self, tile: int) -> None:
        """A tundra tile, or a vent."""
        self.note([tile])
        self.covered |= 1 << tile
        self.covers_left -= 1
        self.news |= F_COVERS
        if self.events is not None:
            self.events.append((E_COVER, tile, 0, 0))
