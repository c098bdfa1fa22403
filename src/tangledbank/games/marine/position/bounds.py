"""Frames that would take more than there is, or that nothing in the position brings about."""

from __future__ import annotations

from typing import Any

from ....core.frame import Frame
from ....earth.actions.conflict import Competition, Victim
from ....earth.actions.elements import LoseElement, TakeDisk, has_vacant_corner
from ....earth.actions.movement import Exodus, MigrateCubes, MigrateTo, Migration, MoveCubes
from ....earth.actions.wanderlust import WanderBonus, WanderElement, WanderMoves
from ....earth.position.stack import has_answer
from ....earth.terms import ABUNDANCE, ANYWHERE, FADING, NOBODY, WANDERLUST
from ..actions.elements import Adaptation, AdaptOver, FeedOnto, SwapOnVent
from ..actions.pawns import PlacePawn
from ..actions.tectonics import ChooseSide, SettleVent, Tectonics
from ..cards import CLADOGENESIS
from ..effects import OtherCard, TakeOther
from ..inheritance import ApplyTrait, CopyTrait, Draft, Inherit, KeepTrait, PackHunt, Shed, choosing
from ..questions import (
    GiveDisk,
    HabitatDisk,
    MoveElement,
    MoveFrom,
    RemoveFromTile,
    SwapWithEarth,
    elements_from,
    has_element,
)
from ..questions_cubes import Bite, OmitTile, ReturnCube, TerrestrialTile
from ..setup import DealTrack
from ..state import Sea
from ..terms import CUBES, HALF
from ..track import FinishCard
from ..traits import DEALT, DRAWN, EXAPTATION, NO_TRAIT, PACK_HUNTERS, PHENOTYPIC_PLASTICITY, TRAITS


def size(bits: int) -> int:
    return bin(bits).count("1")


def below(g: Sea) -> Frame[Any] | None:
    """The frame that a new one is put on."""
    return g.stack[-1] if g.stack else None


# ---- Traits ---------------------------------------------------------------------------------
def is_fitting_trait(g: Sea, frame: Frame[Any]) -> bool:
    """DSM-3.18, DSM-23.15, DSM-24.8, DSM-24.11, R-34"""
    if isinstance(frame, Draft):
        return is_draft(g, frame.waiting)
    if isinstance(frame, Inherit):
        return g.traits[frame.animal] >> frame.old & 1 == 1 and not g.hands[frame.animal]
    if isinstance(frame, KeepTrait):
        return g.traits[frame.animal] >> frame.old & 1 == 1 and size(g.hands[frame.animal]) == DRAWN
    if isinstance(frame, PackHunt):
        return g.has(frame.animal, PACK_HUNTERS)
    if isinstance(frame, CopyTrait):
        return is_copying(g, frame.animal)
    if isinstance(frame, ApplyTrait):
        return is_copying(g, frame.animal) if frame.trait == EXAPTATION else g.has(frame.animal, frame.trait)
    if isinstance(frame, Shed):
        most = g.most_elements(frame.animal) + TRAITS[PHENOTYPIC_PLASTICITY].n
        return g.elements_of(frame.animal) <= most
    return True


def is_draft(g: Sea, waiting: int) -> bool:
    """Those who wait have something to choose, the others have chosen; all hands have their size."""
    for animal in g.layout.animals:
        kept = g.settings.kept if g.rejected[animal] else DEALT
        if g.traits[animal] or size(g.hands[animal]) != kept or size(g.hands[animal] | g.rejected[animal]) != DEALT:
            return False
    return all([(choosing(g, seat) != NOBODY) == (waiting >> seat & 1 == 1) for seat in range(g.seats)])


def is_copying(g: Sea, animal: int) -> bool:
    """Exaptation without a copy yet, and nothing below that will make one."""
    waiting = [f for f in g.stack if isinstance(f, ApplyTrait) and f.animal == animal and f.trait == EXAPTATION]
    return g.traits[animal] >> EXAPTATION & 1 == 1 and g.copy[animal] == NO_TRAIT and not waiting


# ---- disks ----------------------------------------------------------------------------------
def is_fitting_disk(g: Sea, frame: Frame[Any]) -> bool:
    """Disks are where they come from, and there is room where they go."""
    if isinstance(frame, TakeDisk):
        is_new = isinstance(below(g), WanderBonus)
        return frame.row == (WANDERLUST if is_new else ABUNDANCE) and frame.tile == (g.laid if is_new else ANYWHERE)
    if isinstance(frame, Adaptation):
        return g.has_room(frame.animal) or (frame.special == 1 and g.has_acquired(frame.animal))
    if isinstance(frame, (AdaptOver, FeedOnto)):
        row = 0 if isinstance(frame, AdaptOver) else frame.row
        return g.rows[row * 6 + frame.element] > 0
    if isinstance(frame, SwapOnVent):
        return g.rows[FADING * 6 + frame.element] > 0
    if isinstance(frame, GiveDisk):
        return has_element(g)
    if isinstance(frame, SwapWithEarth):
        return g.acquired(frame.animal, frame.element) > 0
    if isinstance(frame, HabitatDisk):
        return has_vacant_corner(g) and frame.animal in g.control
    if isinstance(frame, (MoveFrom, MoveElement)):
        return has_vacant_corner(g)
    if isinstance(frame, RemoveFromTile):
        return 0 < frame.left <= len(elements_from(g, frame.tile, frame.after + 1))
    return not isinstance(frame, TerrestrialTile) or not frame.element or sum(g.bag) > 0


# ---- tiles and cubes ------------------------------------------------------------------------
def is_fitting_tile(g: Sea, frame: Frame[Any]) -> bool:
    """Vents that are left, tiles that were laid, cubes that are there."""
    if isinstance(frame, ChooseSide):
        return HALF[frame.tile] == 0 and g.covered >> frame.tile & 1 == 0 and g.covers_left > 0
    if isinstance(frame, Tectonics):
        return g.covers_left > 0
    if isinstance(frame, SettleVent):
        return g.covered >> frame.tile & 1 == 1
    if isinstance(frame, (WanderElement, WanderBonus, WanderMoves)):
        return frame.tile == g.laid
    if isinstance(frame, Bite):
        return g.cubes[frame.tile * 6 + frame.animal] > 0
    if isinstance(frame, ReturnCube):
        return 0 < frame.left <= sum(g.cubes[frame.tile * 6 + frame.first : frame.tile * 6 + 6])
    if isinstance(frame, OmitTile):
        return is_omitting(g, frame)
    if isinstance(frame, Competition):
        return 1 <= frame.left <= 3
    return not isinstance(frame, (Migration, MigrateTo, MigrateCubes)) or frame.moves <= CUBES


def is_omitting(g: Sea, frame: OmitTile) -> bool:
    """DSM-23.13  As many go without as the gene pool is short; those chosen are occupied, the last one is known."""
    chosen = [tile for tile in g.occupied(frame.animal) if frame.omitted >> tile & 1]
    if size(frame.omitted) != len(chosen) or frame.after != (chosen[-1] if chosen else -1):
        return False
    short = len(g.occupied(frame.animal)) - g.gene_pool[frame.animal]
    return frame.left >= 1 and frame.left + len(chosen) == short


# ---- cards and pawns --------------------------------------------------------------------------
def is_fitting_card(g: Sea, frame: Frame[Any]) -> bool:
    """DSM-16.11, DSM-23.8  Only Cladogenesis has another card above it; the track is dealt once."""
    under = below(g)
    if isinstance(frame, (FinishCard, OtherCard, TakeOther)) and isinstance(under, FinishCard):
        return under.card == CLADOGENESIS
    if isinstance(frame, DealTrack):
        return not g.track
    return not isinstance(frame, PlacePawn) or g.is_available(frame.animal, frame.pawn)


# ---- questions below others ---------------------------------------------------------------------
def is_waiting(g: Sea, frame: Frame[Any]) -> bool:
    """Several of a kind agree with each other, and all can be answered when their time comes."""
    under = below(g)
    if isinstance(frame, MoveCubes):
        return is_moving(frame, under)
    if isinstance(frame, Victim) and isinstance(under, Victim):
        tiles = [other.tile for other in g.stack if isinstance(other, Victim)]
        return frame.spared == under.spared and frame.tile not in tiles and has_answer(g, frame)
    if isinstance(frame, LoseElement) and isinstance(under, Shed):
        return frame.animal == under.animal and has_answer(g, frame)
    return not isinstance(frame, (Victim, LoseElement)) or has_answer(g, frame)


def is_moving(frame: MoveCubes[Any], under: Frame[Any] | None) -> bool:
    """DSM-12.5, DSM-23.19  Onto the new tile, or away from the tile of Mass Exodus."""
    if isinstance(under, WanderMoves):
        return frame.animal + 1 == under.animal and frame.target == under.tile
    if isinstance(under, Exodus):
        return frame.animal == under.animal and frame.source == under.tile
    return isinstance(under, MoveCubes) and frame.animal == under.animal and frame.target == under.target
