"""Frames that would take more than there is, or that nothing in the position brings about."""

from __future__ import annotations

from typing import Any

from ....core.frame import Frame
from ....earth.actions.conflict import Competition, Survivor, Victim
from ....earth.actions.elements import ChooseFromBag, LoseElement, PutElement, TakeDisk
from ....earth.actions.movement import Exodus, MigrateCubes, MigrateTo, Migration, MoveCubes
from ....earth.actions.speciation import PlaceCubes, SpeciateTile, Speciation
from ....earth.actions.wanderlust import WanderBonus, WanderElement, WanderMoves
from ....earth.position.stack import has_answer
from ....earth.terms import ABUNDANCE, ANY_TERRAIN, ANYWHERE, NOBODY, WANDERLUST
from ..actions.competition import CompeteOn
from ..actions.elements import Adaptation, Protect, Regression
from ..actions.glaciation import Glaciation
from ..actions.pawns import Initiative, PlacePawn
from ..actions.speciation import Spread
from ..flow import Execution, ResolvePawn
from ..questions import AQUATIC_CUBES, AquaticTile, Suffer
from ..questions_cubes import FecundTile, Replace
from ..reset import SaveMammal
from ..state import Dom
from ..terms import (
    ARACHNID,
    COMPETITION_1,
    COMPETITION_TERRAINS,
    INSECT,
    MAMMAL,
    MIGRATION_1,
    MIGRATION_CUBES,
    SPECIATION_1,
    SPECIATION_ELEMENT,
    WANDERLUST_1,
)


def below(g: Dom) -> Frame[Any]:
    """The frame that a new one is put on."""
    return g.stack[-1]


def space_of(g: Dom) -> int:
    """The space whose action is on the stack: the one before that at which Execution goes on."""
    for frame in g.stack:
        if isinstance(frame, Execution):
            return frame.space - 1
    return NOBODY


def same_kind(g: Dom, frame: Frame[Any]) -> list[Any]:
    """Frames of the same kind that wait already."""
    return [other for other in g.stack if type(other) is type(frame)]


# ---- sections ---------------------------------------------------------------------------
def is_fitting_section(g: Dom, frame: Frame[Any]) -> bool:
    """What a space of the display says of pawns and elements; then of cubes and terrains."""
    space = space_of(g)
    if isinstance(frame, (PlacePawn, Initiative)):
        return g.pawns[frame.animal] > 0
    if isinstance(frame, ResolvePawn):
        return frame.space == space
    if isinstance(frame, (Regression, Protect)):
        return isinstance(frame, Regression) or frame.turn < 3
    if isinstance(frame, Adaptation):
        return g.has_room(frame.animal)
    if isinstance(frame, Glaciation):
        return g.covers_left > 0
    return is_fitting_cubes(g, frame, space)


def is_fitting_cubes(g: Dom, frame: Frame[Any], space: int) -> bool:
    """Speciation, Migration and Competition."""
    if isinstance(frame, (Speciation, SpeciateTile)):
        return frame.element == SPECIATION_ELEMENT[space - SPECIATION_1] and is_speciating(g, frame)
    if isinstance(frame, (Migration, MigrateTo, MigrateCubes)):
        return frame.moves <= MIGRATION_CUBES[space - MIGRATION_1]
    if isinstance(frame, (Competition, CompeteOn)):
        return is_competing(g, frame, space)
    return is_fitting_animal(g, frame)


def is_fitting_animal(g: Dom, frame: Frame[Any]) -> bool:
    """Abilities of one animal."""
    if isinstance(frame, SaveMammal):
        return frame.animal == MAMMAL
    return not isinstance(frame, Spread) or (frame.animal == INSECT and g.gene_pool[INSECT] > 0)


def is_speciating(g: Dom, frame: Frame[Any]) -> bool:
    """DS-14.3  Tile by tile in ascending order, all of one animal."""
    if not isinstance(frame, SpeciateTile):
        return True
    return all([other.animal == frame.animal and other.tile > frame.tile for other in same_kind(g, frame)])


def is_competing(g: Dom, frame: Competition[Any] | CompeteOn, space: int) -> bool:
    """DS-17.1, DS-17.2  The arachnids anywhere, then a tile for each terrain of the space, in its order."""
    if isinstance(frame, Competition) and (frame.tile != ANYWHERE or frame.left != 1):
        return False
    if frame.terrain == ANY_TERRAIN:
        return frame.animal == ARACHNID and space == COMPETITION_1 and not isinstance(below(g), CompeteOn)
    terrains = COMPETITION_TERRAINS[space - COMPETITION_1]
    if frame.terrain not in terrains or isinstance(below(g), ResolvePawn):
        return False
    waiting = [other for other in g.stack if isinstance(other, CompeteOn)]
    rest = [other.terrain for other in reversed(waiting)]
    return (
        all([other.animal == frame.animal for other in waiting])
        and [frame.terrain, *rest] == terrains[len(terrains) - len(rest) - 1 :]
    )


# ---- disks and tiles -----------------------------------------------------------------------
def is_fitting_tile(g: Dom, frame: Frame[Any]) -> bool:
    """Disks and cubes for the tile that a rule names."""
    if isinstance(frame, TakeDisk):
        is_new = isinstance(below(g), WanderBonus)
        return frame.row == (WANDERLUST if is_new else ABUNDANCE) and frame.tile == new_tile(g)
    if isinstance(frame, PutElement):
        return isinstance(below(g), (PlaceCubes, WanderBonus)) is False or frame.tile == new_tile(g)
    if isinstance(frame, (WanderElement, WanderBonus)):
        return frame.tile == new_tile(g)
    if isinstance(frame, WanderMoves):
        return True
    if isinstance(frame, AquaticTile):
        return not frame.element or sum(g.bag) > 0
    if isinstance(frame, ChooseFromBag):
        return sum(g.bag) > 0 and (not isinstance(below(g), PlaceCubes) or frame.tile == new_tile(g))
    return not isinstance(frame, PlaceCubes) or is_placing(g, frame)


def new_tile(g: Dom) -> int:
    """The tile that the frame on top names, ANYWHERE if it names none."""
    top = below(g)
    return top.tile if isinstance(top, (WanderBonus, WanderMoves, PlaceCubes)) else ANYWHERE


def is_placing(g: Dom, frame: PlaceCubes[Any]) -> bool:
    """Speciation, Aquatic or Fecundity: all may place none."""
    space = space_of(g)
    most = 1 if isinstance(below(g), FecundTile) else AQUATIC_CUBES
    return frame.least == 0 < frame.most and (space < WANDERLUST_1 or frame.most <= most)


# ---- several of a kind -------------------------------------------------------------------------
def is_waiting(g: Dom, frame: Frame[Any]) -> bool:
    """Several of a kind agree with each other, and all can be answered when their time comes."""
    others = same_kind(g, frame)
    if isinstance(frame, Victim):
        agree = all([o.animal == frame.animal and o.spared == frame.spared and o.tile > frame.tile for o in others])
        return agree and frame.spared in (NOBODY, frame.animal) and has_answer(g, frame)
    if isinstance(frame, Survivor):
        return is_striking(g, frame)
    if isinstance(frame, Suffer):
        return all([other.animal > frame.animal for other in others])
    if isinstance(frame, LoseElement):
        return all([other.animal > frame.animal for other in waiting_losses(g)]) and has_answer(g, frame)
    if isinstance(frame, FecundTile):
        return all([other.animal == frame.animal and other.tile > frame.tile for other in others])
    if isinstance(frame, Replace):
        return g.gene_pool[frame.animal] > 0 and frame.left == (2 if frame.before == NOBODY else 1)
    return is_moving(g, frame)


def is_striking(g: Dom, frame: Survivor[Any]) -> bool:
    """DS-C05.2  The victims that wait are around the tile."""
    struck = [o for o in g.stack if isinstance(o, Victim)]
    around = g.layout.board.neighbours[frame.tile]
    return all([o.animal == frame.animal and o.spared == NOBODY and o.tile in around for o in struck])


def waiting_losses(g: Dom) -> list[Any]:
    """DS-C07.1, DS-C16.1  Animals that are asked later, in the order of the food chain."""
    return [frame for frame in g.stack if isinstance(frame, (LoseElement, Suffer))]


def is_moving(g: Dom, frame: Frame[Any]) -> bool:
    """DS-15.7, DS-C19.1  Onto the new tile, or away from the tile of Mass Exodus."""
    if isinstance(frame, Exodus):
        others = same_kind(g, frame)
        order = all([other.animal > frame.animal and other.k == 0 for other in others])
        return order and all([other.tile == frame.tile and other.acting == frame.acting for other in others])
    if not isinstance(frame, MoveCubes):
        return True
    under = below(g)
    if isinstance(under, WanderMoves):
        return frame.animal + 1 == under.animal and frame.target == under.tile
    if isinstance(under, Exodus):
        return is_leaving(g, frame, under)
    return isinstance(under, MoveCubes) and is_following(g, frame, under)


def is_following(g: Dom, frame: MoveCubes[Any], under: MoveCubes[Any]) -> bool:
    """DS-15.7  The cubes of one animal on the tiles around the new one, in ascending order."""
    last = [type(other).__name__ for other in g.stack if not isinstance(other, MoveCubes)][-1]
    is_new = last == "WanderMoves" and frame.source < under.source
    return is_new and frame.animal == under.animal and frame.target == under.target


def is_leaving(g: Dom, frame: MoveCubes[Any], under: Exodus[Any]) -> bool:
    targets = g.tiles_beside(under.tile)
    is_next = 0 < under.k < len(targets) and frame.target == targets[under.k - 1]
    is_asked = frame.seat == g.seat_of(under.acting) and frame.most == g.cubes[under.tile * 6 + under.animal]
    return is_next and is_asked and frame.animal == under.animal and frame.source == under.tile
