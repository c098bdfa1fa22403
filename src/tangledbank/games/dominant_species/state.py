"""The state of Dominant Species: Earth, and the pawns, cards and protected cubes that only this game has."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.ints import Ints
from ...earth.changes import note
from ...earth.state import HexWorld
from ...earth.terms import CHANGED_CUBES, CHANGED_SCORES, E_PAWN, E_PAWN_BACK, NOBODY
from .settings import Settings
from .terms import (
    BIRD,
    CHANGED_MARKS,
    CHANGED_PAWNS,
    E_LOSE_VP,
    E_LOST_PAWN,
    E_NEW_PAWN,
    E_SHELTER,
    E_SWAP,
    HOME,
    MOST_ELEMENTS,
    MOST_PAWNS,
    PRINTED,
    SPECIATION_LIMIT,
)


class Dom(HexWorld):
    """Earth, pawns, cards."""

    __slots__ = (
        "deck",
        "face_up",
        "ice_age",
        "last",
        "pawns",
        "phase",
        "pointer",
        "round",
        "scored",
        "settings",
        "shelter",
        "spaces",
        "total_pawns",
        "track",
        "truncated",
        "used",
    )

    settings: Settings
    pawns: list[int]
    """Available ones."""
    total_pawns: list[int]
    """Available ones and those on the action display (DS-1.27)."""
    spaces: Ints
    """By space: whose pawn, NOBODY for none."""
    track: list[int]
    """Initiative, from the left."""
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
        self.copy_earth(g)
        g.settings = self.settings
        g.pawns = self.pawns[:]
        g.total_pawns = self.total_pawns[:]
        g.spaces = self.spaces[:]
        g.track = self.track[:]
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

    # ---- what Earth asks, DS-4: nothing of it is stored (DS-4.8) --------------------
    def printed(self, animal: int, element: int) -> int:
        """DS-1.2"""
        return PRINTED[animal] if element == HOME[animal] else 0

    def most_elements(self, animal: int) -> int:
        """DS-1.3"""
        return MOST_ELEMENTS

    def fitness(self, animal: i64, tile: i64) -> int:
        """DS-4.1, DS-4.2"""
        display = self.display
        counts = self.counts
        total: i64 = 0
        element: i64
        for element in range(6):
            n: i64 = counts[tile * 6 + element]
            if n:
                total += n * display[animal * 6 + element]
        return total

    def dominator(self, tile: int) -> int:
        """DS-4.3, DS-4.4, DS-4.6 to DS-4.9, DS-1.5  The fittest; nobody with a tie or without fitness."""
        best = 0
        who = NOBODY
        for animal in range(6):
            if self.cubes[tile * 6 + animal]:
                n = self.fitness(animal, tile)
                if n > best:
                    best = n
                    who = animal
                elif n == best:
                    who = NOBODY
        return who

    def is_endangered(self, animal: int, tile: int) -> bool:
        """DS-4.5"""
        return self.cubes[tile * 6 + animal] > 0 and self.fitness(animal, tile) == 0

    def rank(self, animal: int) -> int:
        """DS-1.1, DS-18.3  The food chain."""
        return animal

    def limit(self, animal: int, tile: int, element: int) -> int:
        """DS-14.3"""
        return SPECIATION_LIMIT[self.kind(tile)]

    def steps(self, animal: int) -> int:
        """DS-16.2, DS-16.5"""
        return 2 if animal == BIRD else 1

    def new_tile_quantity(self, tile: int) -> int:
        """DS-15.6"""
        return len(self.tiles_beside(tile))

    # ---- points -----------------------------------------------------------------
    def lose_vp(self, animal: int, n: int) -> None:
        """DS-4.10  Never below 0."""
        n = min(n, self.vp[animal])
        if n:
            self.vp[animal] -= n
            self.dirty |= CHANGED_SCORES
            self.tell(E_LOSE_VP, animal, n, self.vp[animal])

    # ---- cubes and those that Hibernation protects ------------------------------
    def return_cubes(self, animal: int, tile: int, n: int) -> None:
        """DS-13.8  Only Glaciation does that. A protected cube stays if there is one (RU-28)."""
        super().return_cubes(animal, tile, n)
        self.trim_shelter(animal, tile)

    def eliminate(self, animal: int, tile: int, n: int) -> None:
        """DS-4.12  Unprotected cubes first (RU-28)."""
        super().eliminate(animal, tile, n)
        self.trim_shelter(animal, tile)

    def move_cubes(self, animal: int, source: int, target: int, n: int) -> None:
        """Unprotected cubes first, protection travels along (RU-28)."""
        super().move_cubes(animal, source, target, n)
        key = source * 6 + animal
        while self.shelter and self.shelter.count(key) > self.cubes[key]:
            self.shelter.remove(key)
            self.shelter.append(target * 6 + animal)
            self.dirty |= CHANGED_MARKS

    def shelter_cubes(self, animal: int, tile: int, n: int) -> None:
        """DS-C13.1, DS-C13.3  Eliminated cubes return, protected for this round."""
        if self.events is not None:
            note(self, [tile])
        self.eliminated[animal] -= n
        self.cubes[tile * 6 + animal] += n
        self.shelter.extend([tile * 6 + animal] * n)
        self.dirty |= CHANGED_CUBES | CHANGED_SCORES | CHANGED_MARKS
        if n:
            self.tell(E_SHELTER, animal, tile, n)

    def trim_shelter(self, animal: int, tile: int) -> None:
        """No more protected cubes than there are."""
        key = tile * 6 + animal
        while self.shelter and self.shelter.count(key) > self.cubes[key]:
            self.shelter.remove(key)
            self.dirty |= CHANGED_MARKS

    # ---- pawns ------------------------------------------------------------------
    def put_pawn(self, animal: int, space: int) -> None:
        """An available pawn onto a vacant space."""
        self.pawns[animal] -= 1
        self.spaces[space] = animal
        self.dirty |= CHANGED_PAWNS
        self.tell(E_PAWN, animal, space, 0)

    def take_back(self, space: int) -> int:
        """DS-6.2  The pawn on a space becomes available; returns whose it is."""
        animal = self.spaces[space]
        self.spaces[space] = NOBODY
        self.pawns[animal] += 1
        self.dirty |= CHANGED_PAWNS
        self.tell(E_PAWN_BACK, animal, space, 0)
        return animal

    def gain_pawn(self, animal: int) -> None:
        """DS-C24.2, RU-32  A new pawn, at most 10 in all."""
        if self.total_pawns[animal] < MOST_PAWNS:
            self.total_pawns[animal] += 1
            self.pawns[animal] += 1
            self.dirty |= CHANGED_PAWNS
            self.tell(E_NEW_PAWN, animal, 0, 0)

    def lose_pawn(self, animal: int, space: int) -> None:
        """DS-C16.3  An available pawn leaves the game, or the one on a space (-1: available)."""
        self.total_pawns[animal] -= 1
        if space < 0:
            self.pawns[animal] -= 1
        else:
            self.spaces[space] = NOBODY
        self.dirty |= CHANGED_PAWNS
        self.tell(E_LOST_PAWN, animal, 0, 0)

    def swap_left(self, animal: int) -> None:
        """DS-7.1, DS-7.2  Swap with the marker directly to the left, if there is one."""
        k = self.track.index(animal)
        if k:
            self.track[k - 1], self.track[k] = animal, self.track[k - 1]
            self.dirty |= CHANGED_PAWNS
            self.tell(E_SWAP, animal, self.track[k], 0)
