"""The state of Dominant Species, flat, and the verbs that change it; lists by tile hold six numbers for each hex."""

from __future__ import annotations

from ...core.state import State
from .settings import Settings
from .terms import (
    ALL_ELEMENTS,
    ALL_HEXES,
    BONUS,
    E_CUBES,
    E_DRAW_DISK,
    E_ELIMINATE,
    E_GAIN_ELEMENT,
    E_LOSE_ELEMENT,
    E_LOSE_VP,
    E_LOST_PAWN,
    E_MOVE,
    E_NEW_PAWN,
    E_PAWN,
    E_PAWN_BACK,
    E_PUT,
    E_REMOVE,
    E_RETURN,
    E_SHELTER,
    E_SWAP,
    E_TILE,
    E_TUNDRA,
    E_VP,
    HOME,
    MOST_PAWNS,
    NO_TILE,
    NOBODY,
    PRINTED,
    TOUCHING,
    TUNDRA,
)


class Dom(State):
    """Earth, displays, pawns, cards."""

    __slots__ = (
        "bag",
        "corner",
        "counts",
        "cubes",
        "deck",
        "display",
        "eliminated",
        "face_up",
        "face_up_tiles",
        "gene_pool",
        "ice_age",
        "last",
        "pawns",
        "phase",
        "pointer",
        "pool",
        "round",
        "rows",
        "scored",
        "settings",
        "shelter",
        "spaces",
        "stacks",
        "terrain",
        "total_pawns",
        "track",
        "truncated",
        "tundra",
        "tundra_left",
        "used",
        "vp",
    )

    settings: Settings
    terrain: list[int]
    """By hex: the large tile, NO_TILE for none."""
    tundra: int
    """Hexes covered by a tundra tile, as a bit set."""
    corner: list[int]
    """By corner: the element, -1 for none (DS-1.28)."""
    counts: list[int]
    """By hex and element: how many lie on its corners. Follows from corner, kept because fitness asks all the time."""
    cubes: list[int]
    """By hex and animal."""
    display: list[int]
    """By animal and element: printed and acquired."""
    gene_pool: list[int]
    eliminated: list[int]
    vp: list[int]
    pawns: list[int]
    """Available ones."""
    total_pawns: list[int]
    """Available ones and those on the action display (DS-1.27)."""
    spaces: list[int]
    """By space: whose pawn, NOBODY for none."""
    track: list[int]
    """Initiative, from the left."""
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
    tundra_left: int
    deck: list[int]
    """Cards above Ice Age, without order."""
    ice_age: bool
    """Ice Age is still below them (DS-1.23)."""
    face_up: list[int]
    used: list[int]
    scored: int
    """Hexes chosen by Domination in this round (DS-18.10), as a bit set."""
    shelter: list[int]
    """hex * 6 + animal, once for every cube that Hibernation protects in this round (RU-28)."""
    last: bool
    """Ice Age was taken: this round is the last."""
    truncated: bool
    round: int
    phase: int
    pointer: int
    """The space whose pawn is being resolved."""

    def clone(self) -> Dom:
        g = Dom()
        self.copy_core(g)
        g.settings = self.settings
        g.terrain = self.terrain[:]
        g.tundra = self.tundra
        g.corner = self.corner[:]
        g.counts = self.counts[:]
        g.cubes = self.cubes[:]
        g.display = self.display[:]
        g.gene_pool = self.gene_pool[:]
        g.eliminated = self.eliminated[:]
        g.vp = self.vp[:]
        g.pawns = self.pawns[:]
        g.total_pawns = self.total_pawns[:]
        g.spaces = self.spaces[:]
        g.track = self.track[:]
        g.bag = self.bag[:]
        g.rows = self.rows[:]
        g.stacks = self.stacks[:]
        g.pool = self.pool[:]
        g.face_up_tiles = self.face_up_tiles[:]
        g.tundra_left = self.tundra_left
        g.deck = self.deck[:]
        g.ice_age = self.ice_age
        g.face_up = self.face_up[:]
        g.used = self.used[:]
        g.scored = self.scored
        g.shelter = self.shelter[:]
        g.last = self.last
        g.truncated = self.truncated
        g.round = self.round
        g.phase = self.phase
        g.pointer = self.pointer
        return g

    # ---- facts ------------------------------------------------------------------
    def scores(self) -> list[int]:
        """DS-23.5  A player's points: the lowest total among his animals."""
        owners = self.settings.controller
        return [min([self.vp[a] for a in self.settings.animals if owners[a] == s]) for s in range(self.seats)]

    def seat_of(self, animal: int) -> int:
        """DS-23.1  Who decides for an animal."""
        return self.settings.controller[animal]

    def kind(self, tile: int) -> int:
        """DS-1.10  The terrain that counts; NO_TILE if the hex is empty."""
        return TUNDRA if self.tundra >> tile & 1 else self.terrain[tile]

    def elements_of(self, animal: int) -> int:
        """RU-26  How many elements a display holds, printed ones included."""
        at = animal * 6
        return sum(self.display[at : at + 6])

    def acquired(self, animal: int, element: int) -> int:
        """DS-1.15  Printed elements are not counted: they cannot be lost."""
        n = self.display[animal * 6 + element]
        return n - PRINTED[animal] if element == HOME[animal] else n

    def has_acquired(self, animal: int) -> bool:
        return self.elements_of(animal) > PRINTED[animal]

    def cubes_on(self, tile: int) -> int:
        """Cubes of all animals."""
        return sum(self.cubes[tile * 6 : tile * 6 + 6])

    def others_on(self, tile: int, animal: int) -> bool:
        """DS-23.3"""
        return self.cubes_on(tile) > self.cubes[tile * 6 + animal]

    def touches_earth(self, corner: int) -> bool:
        """DS-2.9"""
        for tile in TOUCHING[corner]:
            if self.terrain[tile] != NO_TILE:
                return True
        return False

    def earth(self) -> list[int]:
        """Hexes with a tile, in ascending order (DS-2.15)."""
        return [tile for tile in ALL_HEXES if self.terrain[tile] != NO_TILE]

    # ---- points -----------------------------------------------------------------
    def gain_vp(self, animal: int, n: int) -> None:
        """DS-4.11"""
        if n:
            self.vp[animal] += n
            if self.events is not None:
                self.events.append((E_VP, animal, n, self.vp[animal]))

    def gain_bonus(self, animal: int, quantity: int) -> None:
        """DS-1.16, DS-1.17"""
        self.gain_vp(animal, BONUS[min(quantity, len(BONUS) - 1)])

    def lose_vp(self, animal: int, n: int) -> None:
        """DS-4.10  Never below 0."""
        n = min(n, self.vp[animal])
        if n:
            self.vp[animal] -= n
            if self.events is not None:
                self.events.append((E_LOSE_VP, animal, n, self.vp[animal]))

    # ---- elements ---------------------------------------------------------------
    def put_element(self, corner: int, element: int) -> None:
        """DS-2.10, DS-2.11  Onto a vacant corner; it counts for every tile around, present or to come."""
        self.corner[corner] = element
        for tile in TOUCHING[corner]:
            self.counts[tile * 6 + element] += 1
        if self.events is not None:
            self.events.append((E_PUT, element, corner, 0))

    def remove_element(self, corner: int) -> None:
        """DS-1.14  Back into the bag."""
        element = self.corner[corner]
        self.corner[corner] = -1
        for tile in TOUCHING[corner]:
            self.counts[tile * 6 + element] -= 1
        self.bag[element] += 1
        if self.events is not None:
            self.events.append((E_REMOVE, element, corner, 0))

    def gain_element(self, animal: int, element: int) -> None:
        """Onto the display, from wherever it was taken."""
        self.display[animal * 6 + element] += 1
        if self.events is not None:
            self.events.append((E_GAIN_ELEMENT, animal, element, 0))

    def lose_element(self, animal: int, element: int) -> None:
        """An acquired disk goes to the bag."""
        self.display[animal * 6 + element] -= 1
        self.bag[element] += 1
        if self.events is not None:
            self.events.append((E_LOSE_ELEMENT, animal, element, 0))

    def draw_disk(self) -> int:
        """A random disk out of the bag, -1 if it is empty."""
        total = sum(self.bag)
        if not total:
            return -1
        n = self.below(total)
        for element in ALL_ELEMENTS:
            n -= self.bag[element]
            if n < 0:
                self.bag[element] -= 1
                self.seen += 1
                return element
        return -1

    def fill_row(self, row: int, n: int) -> None:
        """DS-3.10, DS-20.13  Random disks onto the squares of a section, as long as the bag lasts (RU-19)."""
        for _ in range(n):
            element = self.draw_disk()
            if element >= 0:
                self.rows[row * 6 + element] += 1
                if self.events is not None:
                    self.events.append((E_DRAW_DISK, row, element, 0))

    # ---- cubes ------------------------------------------------------------------
    def place_cubes(self, animal: int, tile: int, n: int) -> None:
        """From the gene pool."""
        self.gene_pool[animal] -= n
        self.cubes[tile * 6 + animal] += n
        if n and self.events is not None:
            self.events.append((E_CUBES, animal, tile, n))

    def return_cubes(self, animal: int, tile: int, n: int) -> None:
        """DS-13.8  To the gene pool: only Glaciation does that. A protected cube stays if there is one (RU-28)."""
        self.cubes[tile * 6 + animal] -= n
        self.gene_pool[animal] += n
        self.trim_shelter(animal, tile)
        if n and self.events is not None:
            self.events.append((E_RETURN, animal, tile, n))

    def eliminate(self, animal: int, tile: int, n: int) -> None:
        """DS-4.12  Out of the game; unprotected cubes first (RU-28)."""
        self.cubes[tile * 6 + animal] -= n
        self.eliminated[animal] += n
        self.trim_shelter(animal, tile)
        if n and self.events is not None:
            self.events.append((E_ELIMINATE, animal, tile, n))

    def move_cubes(self, animal: int, source: int, target: int, n: int) -> None:
        """From tile to tile; unprotected cubes first, protection travels along (RU-28)."""
        self.cubes[source * 6 + animal] -= n
        self.cubes[target * 6 + animal] += n
        key = source * 6 + animal
        while self.shelter and self.shelter.count(key) > self.cubes[key]:
            self.shelter.remove(key)
            self.shelter.append(target * 6 + animal)
        if n and self.events is not None:
            self.events.append((E_MOVE, animal, source << 8 | target, n))

    def shelter_cubes(self, animal: int, tile: int, n: int) -> None:
        """DS-C13.1, DS-C13.3  Eliminated cubes return, protected for this round."""
        self.eliminated[animal] -= n
        self.cubes[tile * 6 + animal] += n
        self.shelter.extend([tile * 6 + animal] * n)
        if n and self.events is not None:
            self.events.append((E_SHELTER, animal, tile, n))

    def trim_shelter(self, animal: int, tile: int) -> None:
        """No more protected cubes than there are."""
        key = tile * 6 + animal
        while self.shelter and self.shelter.count(key) > self.cubes[key]:
            self.shelter.remove(key)

    # ---- tiles ------------------------------------------------------------------
    def draw_terrain(self) -> int:
        """A random large tile of those nobody has seen."""
        n = self.below(sum(self.pool))
        terrain = 0
        while n >= self.pool[terrain]:
            n -= self.pool[terrain]
            terrain += 1
        self.pool[terrain] -= 1
        self.seen += 1
        return terrain

    def lay_tile(self, tile: int, terrain: int) -> None:
        self.terrain[tile] = terrain
        if self.events is not None:
            self.events.append((E_TILE, tile, terrain, 0))

    def cover_with_tundra(self, tile: int) -> None:
        self.tundra |= 1 << tile
        self.tundra_left -= 1
        if self.events is not None:
            self.events.append((E_TUNDRA, tile, 0, 0))

    # ---- pawns ------------------------------------------------------------------
    def put_pawn(self, animal: int, space: int) -> None:
        """An available pawn onto a vacant space."""
        self.pawns[animal] -= 1
        self.spaces[space] = animal
        if self.events is not None:
            self.events.append((E_PAWN, animal, space, 0))

    def take_back(self, space: int) -> int:
        """DS-6.2  The pawn on a space becomes available; returns whose it is."""
        animal = self.spaces[space]
        self.spaces[space] = NOBODY
        self.pawns[animal] += 1
        if self.events is not None:
            self.events.append((E_PAWN_BACK, animal, space, 0))
        return animal

    def gain_pawn(self, animal: int) -> None:
        """DS-C24.2, RU-32  A new pawn, at most 10 in all."""
        if self.total_pawns[animal] < MOST_PAWNS:
            self.total_pawns[animal] += 1
            self.pawns[animal] += 1
            if self.events is not None:
                self.events.append((E_NEW_PAWN, animal, 0, 0))

    def lose_pawn(self, animal: int, space: int) -> None:
        """DS-C16.3  An available pawn leaves the game, or the one on a space (-1: available)."""
        self.total_pawns[animal] -= 1
        if space < 0:
            self.pawns[animal] -= 1
        else:
            self.spaces[space] = NOBODY
        if self.events is not None:
            self.events.append((E_LOST_PAWN, animal, 0, 0))

    def swap_left(self, animal: int) -> None:
        """DS-7.1, DS-7.2  Swap with the marker directly to the left, if there is one."""
        k = self.track.index(animal)
        if k:
            self.track[k - 1], self.track[k] = animal, self.track[k - 1]
            if self.events is not None:
                self.events.append((E_SWAP, animal, self.track[k], 0))
