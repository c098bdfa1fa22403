"""The stack of a position: frames as they were saved, or the beginning of a phase."""

from __future__ import annotations

from typing import Final

from ...core.fields import Fields
from ...core.frame import Frame
from ...earth.conflict import Competition
from ...earth.movement import MigrateCubes, MigrateTo, Migration
from ...earth.stack import Frames, Made
from ...earth.terms import ANYWHERE, NOBODY
from .actions.competition import ArachnidsCompete, CompeteOn
from .actions.domination import AwardCard, Domination, TakeCard
from .actions.elements import Adaptation, LayWaste, Protect, Regression, Wasteland
from .actions.glaciation import Glaciation, IceSheet
from .actions.pawns import Initiative, PlacePawn, Planning
from .actions.speciation import InsectsSpread, Spread
from .flow import EndOfRound, Execution, FinalScoring, Reset, ResolvePawn, Round
from .questions import AquaticTile, BlightKeep, BlightTile, CatastropheTile, RemovePawn, Suffer
from .questions_cubes import ExodusTile, FecundTile, FertileTile, Hibernate, HibernationTile, Replace
from .reset import DieOut, Extinction, Reseed, SaveMammal, Survival
from .state import Dom
from .terms import EXECUTION, INSECT, MAMMAL, MIGRATION_CUBES, PLANNING, SPACE_COUNT

OWN: Final[dict[str, Made]] = {
    "Round": (Round, ""),
    "Planning": (Planning, "k"),
    "Execution": (Execution, "x"),
    "ResolvePawn": (ResolvePawn, "p"),
    "Reset": (Reset, ""),
    "EndOfRound": (EndOfRound, ""),
    "FinalScoring": (FinalScoring, ""),
    "PlacePawn": (PlacePawn, "sa"),
    "Initiative": (Initiative, "sa"),
    "Adaptation": (Adaptation, "sa"),
    "Regression": (Regression, "qm"),
    "Protect": (Protect, "saqm"),
    "Wasteland": (Wasteland, "sa"),
    "LayWaste": (LayWaste, ""),
    "Glaciation": (Glaciation, "sa"),
    "IceSheet": (IceSheet, "sa"),
    "InsectsSpread": (InsectsSpread, ""),
    "Spread": (Spread, "sa"),
    "ArachnidsCompete": (ArachnidsCompete, ""),
    "CompeteOn": (CompeteOn, "aw"),
    "Domination": (Domination, "sa"),
    "AwardCard": (AwardCard, "t"),
    "TakeCard": (TakeCard, "sat"),
    "AquaticTile": (AquaticTile, "saf"),
    "CatastropheTile": (CatastropheTile, "sa"),
    "BlightTile": (BlightTile, "sa"),
    "BlightKeep": (BlightKeep, "sat"),
    "Suffer": (Suffer, "sa"),
    "RemovePawn": (RemovePawn, "sa"),
    "Replace": (Replace, "sanv"),
    "FecundTile": (FecundTile, "at"),
    "FertileTile": (FertileTile, "sa"),
    "HibernationTile": (HibernationTile, "sa"),
    "Hibernate": (Hibernate, "sat"),
    "ExodusTile": (ExodusTile, "sa"),
    "Extinction": (Extinction, ""),
    "SaveMammal": (SaveMammal, "sa"),
    "DieOut": (DieOut, "o"),
    "Survival": (Survival, ""),
    "Reseed": (Reseed, ""),
}
"""Letters as in earth, and: k a place on the track, x up to 41, p an occupied space, q up to 3."""


ON_TOP: Final[list[str]] = ["PutElement", "PutTile", "Migration", "MigrateTo", "MigrateCubes", "PlacePawn"]
"""Questions that nothing can be put above."""


class DomFrames(Frames[Dom]):
    """The frames of Dominant Species."""

    def stands(self, g: Dom, name: str) -> bool:
        return not g.stack or type(g.stack[-1]).__name__ not in ON_TOP

    def fits(self, g: Dom, kind: str, n: int) -> bool:
        if kind == "p":
            return 0 <= n < SPACE_COUNT and g.spaces[n] != NOBODY
        if kind == "k":
            return 0 <= n < len(g.track)
        if kind == "x":
            return 0 <= n <= SPACE_COUNT
        return 0 <= n <= 3 if kind == "q" else super().fits(g, kind, n)

    def is_bounded(self, g: Dom, frame: Frame[Dom]) -> bool:
        if isinstance(frame, PlacePawn):
            return g.pawns[frame.animal] > 0
        if isinstance(frame, SaveMammal):
            return frame.animal == MAMMAL
        if isinstance(frame, Spread):
            return frame.animal == INSECT and g.gene_pool[INSECT] > 0
        if isinstance(frame, Competition):
            return frame.tile == ANYWHERE and frame.left == 1
        if isinstance(frame, (Migration, MigrateTo, MigrateCubes)) and frame.moves > MIGRATION_CUBES[0]:
            return False
        return super().is_bounded(g, frame)


FRAMES: Final = DomFrames(OWN)


def load_stack(g: Dom, fields: Fields) -> None:
    """The frames as saved, or the round from a phase on."""
    if "stack" not in fields.data:
        g.push(*rest_of_round(g))
    FRAMES.load(g, fields)


def rest_of_round(g: Dom) -> list[Frame[Dom]]:
    if g.phase == PLANNING:
        return [Planning(0), Execution(0), Reset()]
    return [Execution(0), Reset()] if g.phase == EXECUTION else [Reset()]
