"""DS-20  Reset Phase: Extinction, Survival, Reseed."""

from __future__ import annotations

from typing import Final

from ...core.frame import Step
from .actions.glaciation import HEX_THINGS
from .cards import ICE_AGE
from .facts import is_endangered, survival_holder
from .pick import Pick, ask
from .state import Dom
from .terms import (
    A_SAVE,
    ABUNDANCE,
    ADAPTATION,
    ALL_ELEMENTS,
    ALL_HEXES,
    DEPLETION,
    E_DRAW_CARD,
    E_DRAW_TILE,
    E_QUEUE,
    E_SURVIVAL,
    FACE_UP_CARDS,
    GLACIATION_1,
    MAMMAL,
    NO_TILE,
    NOBODY,
    NOT_ENDANGERED,
    REGRESSION,
    SQUARES,
    STACKS,
    WANDERLUST,
    WASTELAND,
)


# ---- Extinction ---------------------------------------------------------------------
class Extinction(Step[Dom]):
    """DS-20.1  First the mammals may save one endangered cube."""

    __slots__ = ()

    def run(self, g: Dom) -> None:
        if g.seat_of(MAMMAL) == NOBODY or not ask(g, SaveMammal(g.seat_of(MAMMAL), MAMMAL)):
            g.push(DieOut(NOBODY))


def exposed(g: Dom, animal: int, tile: int) -> int:
    """DS-20.2, DS-C13.3  Endangered cubes that Hibernation does not protect."""
    if not is_endangered(g, animal, tile):
        return 0
    key = tile * 6 + animal
    return g.cubes[key] - g.shelter.count(key)


class SaveMammal(Pick):
    """DS-20.1  The tile of the mammal cube that stays."""

    __slots__ = ()

    def verb(self) -> int:
        return A_SAVE

    def candidates(self, g: Dom) -> list[int]:
        return HEX_THINGS

    def guard(self, g: Dom, action: int) -> int:
        return 0 if exposed(g, MAMMAL, action >> 16 & 255) else NOT_ENDANGERED

    def chosen(self, g: Dom, action: int) -> None:
        g.push(DieOut(action >> 16 & 255))

    def passed(self, g: Dom) -> None:
        g.push(DieOut(NOBODY))


class DieOut(Step[Dom]):
    """DS-20.2 to DS-20.4, DS-C13.4  All endangered cubes go at once; then Hibernation is over."""

    __slots__ = ("saved",)

    def __init__(self, saved: int) -> None:
        self.saved: Final = saved
        """The hex of the saved mammal, -1 for none."""

    def run(self, g: Dom) -> None:
        for tile in ALL_HEXES:
            for animal in g.settings.animals:
                n = exposed(g, animal, tile)
                if animal == MAMMAL and tile == self.saved:
                    n -= 1
                if n > 0:
                    g.eliminate(animal, tile, n)
        g.shelter = []

    def fields(self) -> list[int]:
        return [self.saved]


# ---- Survival ---------------------------------------------------------------------------
class Survival(Step[Dom]):
    """DS-20.7, DS-20.8  The holder of Survival gains bonus VP for its tundra tiles."""

    __slots__ = ()

    def run(self, g: Dom) -> None:
        animal = survival_holder(g)
        if animal != NOBODY:
            tiles = len([t for t in ALL_HEXES if g.tundra >> t & 1 and g.cubes[t * 6 + animal]])
            if g.events is not None:
                g.events.append((E_SURVIVAL, animal, tiles, 0))
            g.gain_bonus(animal, tiles)


# ---- Reseed -----------------------------------------------------------------------------
class Reseed(Step[Dom]):
    """DS-20.9 to DS-20.15, RU-45  In this order."""

    __slots__ = ()

    def run(self, g: Dom) -> None:
        draw_cards(g)
        advance_queue(g)
        for row in (REGRESSION, DEPLETION, WANDERLUST):
            empty_row(g, row)
        move_row(g, WASTELAND, DEPLETION)
        move_row(g, ABUNDANCE, WASTELAND)
        move_row(g, ADAPTATION, REGRESSION)
        for row in (ADAPTATION, ABUNDANCE, WANDERLUST):
            g.fill_row(row, SQUARES)
        turn_tiles(g)
        g.scored = 0


def draw_cards(g: Dom) -> None:
    """DS-20.9, DS-1.23  Up to five face-up cards; Ice Age comes last."""
    while len(g.face_up) < FACE_UP_CARDS and (g.deck or g.ice_age):
        if g.deck:
            card = g.deck.pop(g.below(len(g.deck)))
        else:
            card = ICE_AGE
            g.ice_age = False
        g.face_up.append(card)
        g.seen += 1
        if g.events is not None:
            g.events.append((E_DRAW_CARD, card, 0, 0))


def advance_queue(g: Dom) -> None:
    """DS-20.10, RU-12  Each waiting pawn moves one space to the left if that is vacant."""
    for space in range(GLACIATION_1 + 1, GLACIATION_1 + 4):
        if g.spaces[space] != NOBODY and g.spaces[space - 1] == NOBODY:
            g.spaces[space - 1] = g.spaces[space]
            g.spaces[space] = NOBODY
            if g.events is not None:
                g.events.append((E_QUEUE, g.spaces[space - 1], space - 1, 0))


def empty_row(g: Dom, row: int) -> None:
    """DS-20.11"""
    for element in ALL_ELEMENTS:
        g.bag[element] += g.rows[row * 6 + element]
        g.rows[row * 6 + element] = 0


def move_row(g: Dom, source: int, target: int) -> None:
    """DS-20.12"""
    for element in ALL_ELEMENTS:
        g.rows[target * 6 + element] = g.rows[source * 6 + element]
        g.rows[source * 6 + element] = 0


def turn_tiles(g: Dom) -> None:
    """DS-20.14  Stacks without a face-up tile turn up their next one."""
    for stack in range(STACKS):
        if g.face_up_tiles[stack] == NO_TILE and g.stacks[stack]:
            turn_tile(g, stack)


def turn_tile(g: Dom, stack: int) -> None:
    """A random tile of those nobody has seen: the stacks have no order before they are turned."""
    terrain = g.draw_terrain()
    g.stacks[stack] -= 1
    g.face_up_tiles[stack] = terrain
    if g.events is not None:
        g.events.append((E_DRAW_TILE, terrain, stack, 0))
