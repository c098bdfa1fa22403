"""DS-20  Reset Phase: Extinction, Survival, Reseed."""

from __future__ import annotations

from typing import Final

from ...core.frame import Step
from ...earth.kinds import TILE_OR_ANY
from ...earth.pick import Pick, ask
from ...earth.terms import (
    ABUNDANCE,
    ADAPTATION,
    DEPLETION,
    E_DRAW_CARD,
    E_SURVIVAL,
    FADING,
    NOBODY,
    REGRESSION,
    SQUARES,
    STACKS,
    WANDERLUST,
)
from .cards import ICE_AGE
from .spec import Spec
from .state import Dom
from .terms import (
    A_SAVE,
    CHANGED_CARDS,
    CHANGED_MARKS,
    CHANGED_PAWNS,
    E_QUEUE,
    FACE_UP_CARDS,
    GLACIATION_1,
    MAMMAL,
    NOT_ENDANGERED,
)


# ---- Extinction ---------------------------------------------------------------------
class Extinction(Step[Dom]):
    """DS-20.1  First the mammals may save one endangered cube."""

    __slots__ = ()
    spec = Spec("Survival")

    def run(self, g: Dom) -> None:
        if g.seat_of(MAMMAL) == NOBODY or not ask(g, SaveMammal(g.seat_of(MAMMAL), MAMMAL)):
            g.push(DieOut(NOBODY))


def exposed(g: Dom, animal: int, tile: int) -> int:
    """DS-20.2, DS-C13.3  Endangered cubes that Hibernation does not protect."""
    if not g.is_endangered(animal, tile):
        return 0
    key = tile * 6 + animal
    return g.cubes[key] - g.shelter.count(key)


class SaveMammal(Pick[Dom]):
    """DS-20.1  The tile of the mammal cube that stays."""

    __slots__ = ()
    spec = Spec("Survival", "DS-20.1", number=21)

    def verb(self) -> int:
        return A_SAVE

    def candidates(self, g: Dom) -> list[int]:
        return g.layout.board.hex_things

    def refusal_of(self, g: Dom, action: int) -> int:
        return 0 if exposed(g, MAMMAL, action >> 16 & 255) else NOT_ENDANGERED

    def chosen(self, g: Dom, action: int) -> None:
        g.push(DieOut(action >> 16 & 255))

    def passed(self, g: Dom) -> None:
        g.push(DieOut(NOBODY))


class DieOut(Step[Dom]):
    """DS-20.2 to DS-20.4, DS-C13.4  All endangered cubes go at once; then Hibernation is over."""

    __slots__ = ("saved",)
    takes = (TILE_OR_ANY.of("the tile of the mammals' saved cube (-1: none)"),)
    spec = Spec("Survival")

    def __init__(self, saved: int) -> None:
        self.saved: Final = saved
        """The hex of the saved mammal, -1 for none."""

    def run(self, g: Dom) -> None:
        for tile in g.layout.board.hexes:
            for animal in g.layout.animals:
                n = exposed(g, animal, tile) if g.cubes[tile * 6 + animal] else 0
                if animal == MAMMAL and tile == self.saved:
                    n -= 1
                if n > 0:
                    g.eliminate(animal, tile, n)
        g.shelter = []
        g.dirty |= CHANGED_MARKS

    def fields(self) -> list[int]:
        return [self.saved]


# ---- Survival ---------------------------------------------------------------------------
class Survival(Step[Dom]):
    """DS-20.7, DS-20.8  The holder of Survival gains bonus VP for its tundra tiles."""

    __slots__ = ()
    spec = Spec("EndOfRound")

    def run(self, g: Dom) -> None:
        animal = g.survival_holder()
        if animal != NOBODY:
            tiles = len([t for t in g.occupied(animal) if g.covered >> t & 1])
            g.tell(E_SURVIVAL, animal, tiles, 0)
            g.gain_bonus(animal, tiles)


# ---- Reseed -----------------------------------------------------------------------------
class Reseed(Step[Dom]):
    """DS-20.9 to DS-20.15, RU-45  In this order."""

    __slots__ = ()
    spec = Spec("Round")

    def run(self, g: Dom) -> None:
        draw_cards(g)
        advance_queue(g)
        for row in (REGRESSION, DEPLETION, WANDERLUST):
            g.empty_row(row)
        g.move_row(FADING, DEPLETION)
        g.move_row(ABUNDANCE, FADING)
        g.move_row(ADAPTATION, REGRESSION)
        for row in (ADAPTATION, ABUNDANCE, WANDERLUST):
            g.fill_row(row, SQUARES)
        turn_tiles(g)
        g.scored = 0
        g.dirty |= CHANGED_MARKS


def draw_cards(g: Dom) -> None:
    """DS-20.9, DS-1.23  Up to five face-up cards; Ice Age comes last."""
    while len(g.face_up) < FACE_UP_CARDS and (g.deck or g.ice_age):
        if g.deck:
            card = g.deck.pop(g.randbelow(len(g.deck)))
        else:
            card = ICE_AGE
            g.ice_age = False
        g.face_up.append(card)
        g.dirty |= CHANGED_CARDS
        g.info_counter += 1
        g.tell(E_DRAW_CARD, card, 0, 0)


def advance_queue(g: Dom) -> None:
    """DS-20.10, RU-12  Each waiting pawn moves one space to the left if that is vacant."""
    for space in range(GLACIATION_1 + 1, GLACIATION_1 + 4):
        if g.spaces[space] != NOBODY and g.spaces[space - 1] == NOBODY:
            g.spaces[space - 1] = g.spaces[space]
            g.spaces[space] = NOBODY
            g.dirty |= CHANGED_PAWNS
            g.tell(E_QUEUE, g.spaces[space - 1], space - 1, 0)


def turn_tiles(g: Dom) -> None:
    """DS-20.14  Stacks without a face-up tile turn up their next one."""
    for stack in range(STACKS):
        g.turn_tile(stack)
