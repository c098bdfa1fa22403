"""The stack of a position: frames as they were saved, or the beginning of a phase."""

from __future__ import annotations

from typing import Final

from ...core.fields import Fields
from ...core.frame import Frame
from ...earth.stack import Frames, Made
from ...earth.terms import NOBODY
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
from .stack_bounds import is_fitting_section, is_fitting_tile, is_of_card, is_waiting
from .stack_order import may_stand
from .state import Dom
from .terms import EXECUTION, PLANNING, SPACE_COUNT

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


class DomFrames(Frames[Dom]):
    """The frames of Dominant Species."""

    def stands(self, g: Dom, name: str) -> bool:
        return may_stand(g.stack, name)

    def fits(self, g: Dom, kind: str, n: int) -> bool:
        if kind == "p":
            return 0 <= n < SPACE_COUNT and g.spaces[n] != NOBODY
        if kind == "k":
            return 0 <= n < len(g.track)
        if kind == "x":
            return 0 <= n <= SPACE_COUNT
        return 0 <= n <= 3 if kind == "q" else super().fits(g, kind, n)

    def is_bounded(self, g: Dom, frame: Frame[Dom]) -> bool:
        return (
            is_fitting_section(g, frame)
            and is_fitting_tile(g, frame)
            and is_of_card(g, frame)
            and is_waiting(g, frame)
            and super().is_bounded(g, frame)
        )


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
