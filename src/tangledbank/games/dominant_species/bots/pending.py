"""What questions and steps on the stack are still going to bring: an action half done is worth its better half."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ....core.frame import Frame
from ....earth.actions.conflict import Competition, Survivor, Victim
from ....earth.actions.elements import ChooseFromBag, Depletion, Exchange, LoseElement, PutElement, TakeDisk
from ....earth.actions.movement import Exodus, MigrateCubes, MigrateTo, Migration, MoveCubes
from ....earth.actions.speciation import PlaceCubes, SpeciateTile, Speciation
from ....earth.actions.wanderlust import PutTile, WanderBonus, Wanderlust, WanderMoves
from ....earth.pick import Pick
from ....earth.terms import ALL_ELEMENTS, NOBODY
from ..actions.competition import CompeteOn
from ..actions.domination import AwardCard, TakeCard
from ..actions.elements import Adaptation, Wasteland
from ..actions.glaciation import Glaciation, IceSheet
from ..actions.pawns import Initiative, PlacePawn, Planning
from ..actions.speciation import Spread
from ..flow import Execution, Reset
from ..questions import AquaticTile, BlightKeep, BlightTile, CatastropheTile, RemovePawn, Suffer
from ..questions_cubes import (
    HIBERNATING,
    ExodusTile,
    FecundTile,
    FertileTile,
    Hibernate,
    HibernationTile,
    Replace,
)
from ..reset import SaveMammal
from ..terms import (
    ADAPTATION_1,
    DEPLETION_1,
    EXECUTION,
    GLACIATION_1,
    MIGRATION_1,
    SPECIATION_1,
    SPECIATION_ELEMENT,
    SPECIATION_LIMIT,
    WANDERLUST_1,
    WASTELAND_1,
)
from .analysis import CARD, PAWN, Analysis
from .gains import (
    add_disaster,
    best_disk,
    competed,
    explored,
    killed,
    laid,
    moved,
    moved_from,
    placed,
)
from .pawns import INITIATIVE, plan

FLAT: Final[dict[type, float]] = {
    Exchange: 1.0,
    LoseElement: -2.0,
    Initiative: INITIATIVE,
    Spread: 1.0,
    AquaticTile: 4.0,
    BlightTile: 3.0,
    CatastropheTile: 5.0,
    Suffer: -3.0,
    RemovePawn: -3.0,
    ExodusTile: 2.0,
    SaveMammal: 0.5,
    TakeCard: CARD,
}
"""Questions whose worth is not looked at closely."""


def add_pending(s: Analysis, totals: list[float]) -> None:
    """Everything on the stack above the sequence of play."""
    stack = s.g.stack
    for k in range(len(stack) - 1, -1, -1):
        frame = stack[k]
        if isinstance(frame, (Execution, Planning, Reset)):
            return
        if isinstance(frame, Pick) and type(frame) in FLAT:
            totals[frame.animal] += FLAT[type(frame)]
        elif type(frame) in CLOSELY:
            CLOSELY[type(frame)](s, frame, totals)


Look = Callable[[Analysis, Frame[Any], list[float]], None]


# ---- cubes ------------------------------------------------------------------------------
def _place_cubes(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, PlaceCubes)
    totals[frame.animal] += max(0.0, placed(s, frame.animal, frame.tile, frame.most))
    s.aims[frame.animal] |= 1 << frame.tile


def _speciate_tile(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, SpeciateTile)
    n = min(SPECIATION_LIMIT[s.kinds[frame.tile]], s.g.gene_pool[frame.animal])
    totals[frame.animal] += max(0.0, placed(s, frame.animal, frame.tile, n))
    s.aims[frame.animal] |= 1 << frame.tile


def _fecund_tile(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, FecundTile)
    totals[frame.animal] += max(0.0, placed(s, frame.animal, frame.tile, 1))


def _speciation(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, Speciation)
    totals[frame.animal] += plan(s, frame.animal, SPECIATION_1 + SPECIATION_ELEMENT.index(frame.element))


def _migration(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, Migration)
    totals[frame.animal] += plan(s, frame.animal, MIGRATION_1 + min(5, 7 - frame.moves))


def _migrate_to(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, MigrateTo)
    totals[frame.animal] += moved_from(s, frame.animal, frame.source, frame.moves)


def _migrate_cubes(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, MigrateCubes)
    totals[frame.animal] += moved(s, frame.animal, frame.source, frame.target, frame.most)


def _move_cubes(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, MoveCubes)
    if s.g.seat_of(frame.animal) == frame.seat and not s.aims[frame.animal] >> frame.target & 1:
        totals[frame.animal] += moved(s, frame.animal, frame.source, frame.target, frame.most)
        s.aims[frame.animal] |= 1 << frame.target


def _competition(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, Competition)
    totals[frame.animal] += competed(s, frame.animal, frame.terrain)


def _compete_on(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, CompeteOn)
    totals[frame.animal] += competed(s, frame.animal, frame.terrain)


def _replace(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, Replace)
    totals[frame.animal] += 2.0 * frame.left


def _fertile(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, FertileTile)
    most = 0
    for tile in s.tiles:
        if s.g.cubes[tile * 6 + frame.animal]:
            most = max(most, s.g.cubes_on(tile))
    totals[frame.animal] += most


def _hibernation(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, HibernationTile)
    n = min(HIBERNATING, s.g.eliminated[frame.animal])
    totals[frame.animal] += max([placed(s, frame.animal, tile, n) for tile in s.tiles])


def _hibernate(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, Hibernate)
    totals[frame.animal] += placed(s, frame.animal, frame.tile, min(HIBERNATING, s.g.eliminated[frame.animal]))


def _victim(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, Victim)
    totals[frame.animal] += killed(s, frame.animal, frame.tile)


def _survivor(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, Survivor)
    add_disaster(s, totals, frame.animal, frame.tile, 0.1)


def _blight(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, BlightKeep)
    add_disaster(s, totals, frame.animal, frame.tile, 0.5)


def _exodus(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, Exodus)
    share = s.share(frame.animal, frame.tile, s.living[frame.tile * 6 + frame.animal])
    kept = 0.8 if frame.animal == frame.acting else 0.3
    totals[frame.animal] -= (1.0 - kept) * s.weights[frame.tile] * share


# ---- elements -----------------------------------------------------------------------------
def _adaptation(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, Adaptation)
    totals[frame.animal] += plan(s, frame.animal, ADAPTATION_1)


def _wasteland(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, Wasteland)
    totals[frame.animal] += plan(s, frame.animal, WASTELAND_1)


def _depletion(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, Depletion)
    totals[frame.animal] += plan(s, frame.animal, DEPLETION_1)


def _take_disk(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, TakeDisk)
    totals[frame.animal] += best_disk(s, frame.animal, frame.row, frame.tile)


def _from_bag(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, ChooseFromBag)
    own = [e for e in ALL_ELEMENTS if s.display[frame.animal * 6 + e]]
    totals[frame.animal] += max([laid(s, frame.animal, e, frame.tile) for e in own])


def _put_element(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, PutElement)
    totals[frame.animal] += laid(s, frame.animal, frame.element, frame.tile)


# ---- tiles --------------------------------------------------------------------------------
def _glaciation(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, Glaciation)
    totals[frame.animal] += plan(s, frame.animal, GLACIATION_1)


def _wanderlust(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, Wanderlust)
    totals[frame.animal] += plan(s, frame.animal, WANDERLUST_1)


def _put_tile(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, PutTile)
    totals[frame.animal] += explored(s.g) + 0.2 * s.g.layout.scores[frame.terrain][0]


def _wander_bonus(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, WanderBonus)
    totals[frame.animal] += s.g.bonus(s.g.new_tile_quantity(frame.tile))


def _wander_moves(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, WanderMoves)
    for animal in s.animals:
        if animal >= frame.animal and not s.aims[animal] >> frame.tile & 1:
            gains = [moved(s, animal, source, frame.tile, 4) for source in s.g.tiles_beside(frame.tile)]
            totals[animal] += max(gains)
            s.aims[animal] |= 1 << frame.tile


# ---- cards --------------------------------------------------------------------------------
def _award_card(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    assert isinstance(frame, AwardCard)
    animal = s.dominant[frame.tile]
    if animal != NOBODY and s.g.face_up:
        totals[animal] += CARD


def _instinct(s: Analysis, frame: Frame[Any], totals: list[float]) -> None:
    """A pawn to be placed out of turn; in planning it is one of the available ones."""
    assert isinstance(frame, PlacePawn)
    if s.g.phase == EXECUTION:
        totals[frame.animal] += 0.5 * PAWN


CLOSELY: Final[dict[type, Look]] = {
    PlaceCubes: _place_cubes,
    SpeciateTile: _speciate_tile,
    FecundTile: _fecund_tile,
    Speciation: _speciation,
    Migration: _migration,
    MigrateTo: _migrate_to,
    MigrateCubes: _migrate_cubes,
    MoveCubes: _move_cubes,
    Competition: _competition,
    CompeteOn: _compete_on,
    Replace: _replace,
    FertileTile: _fertile,
    HibernationTile: _hibernation,
    Hibernate: _hibernate,
    Victim: _victim,
    Survivor: _survivor,
    BlightKeep: _blight,
    Exodus: _exodus,
    Adaptation: _adaptation,
    Wasteland: _wasteland,
    Depletion: _depletion,
    TakeDisk: _take_disk,
    ChooseFromBag: _from_bag,
    PutElement: _put_element,
    Glaciation: _glaciation,
    IceSheet: _glaciation,
    Wanderlust: _wanderlust,
    PutTile: _put_tile,
    WanderBonus: _wander_bonus,
    WanderMoves: _wander_moves,
    AwardCard: _award_card,
    PlacePawn: _instinct,
}
"""Questions and steps whose worth depends on the position."""
