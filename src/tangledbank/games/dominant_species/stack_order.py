"""Which frame may stand on which: the shape of every stack that a game can have."""

from __future__ import annotations

from typing import Any, Final

from ...core.frame import Frame
from .flow import Execution
from .terms import (
    ABUNDANCE_1,
    ADAPTATION_1,
    COMPETITION_1,
    DEPLETION_1,
    DOMINATION_1,
    GLACIATION_1,
    INITIATIVE_1,
    MIGRATION_1,
    REGRESSION_1,
    SPACE_COUNT,
    SPECIATION_1,
    WANDERLUST_1,
    WASTELAND_1,
)

BOTTOM: Final = ""
ACTION: Final = "Execution"

PLACES: Final[list[tuple[str, str]]] = [
    ("Round Reset EndOfRound FinalScoring", BOTTOM),
    ("Reseed", "Round"),
    ("Survival", "EndOfRound"),
    ("Extinction SaveMammal DieOut", "Survival"),
    ("Execution", "Reset"),
    ("Planning", ACTION),
    ("PlacePawn", f"Planning {ACTION}"),
    ("LayWaste InsectsSpread Regression Protect Spread", ACTION),
    ("ResolvePawn", f"{ACTION} LayWaste InsectsSpread"),
    ("ArachnidsCompete", f"{ACTION} ResolvePawn"),
    ("Initiative Adaptation Depletion Glaciation Wanderlust PutTile WanderMoves", ACTION),
    ("Migration MigrateTo MigrateCubes", ACTION),
    ("Wasteland", "LayWaste"),
    ("Speciation", f"{ACTION} InsectsSpread"),
    ("SpeciateTile", f"{ACTION} InsectsSpread SpeciateTile"),
    ("WanderBonus", "WanderMoves"),
    ("WanderElement", "WanderBonus"),
    ("TakeDisk", f"{ACTION} WanderBonus"),
    ("ChooseFromBag", f"{ACTION} PlaceCubes"),
    ("PutElement", f"{ACTION} WanderBonus PlaceCubes"),
    ("PlaceCubes", f"{ACTION} InsectsSpread SpeciateTile FecundTile"),
    ("MoveCubes", "WanderMoves Exodus MoveCubes"),
    ("CompeteOn", f"{ACTION} CompeteOn"),
    ("Competition", f"{ACTION} CompeteOn ResolvePawn"),
    ("Domination AwardCard TakeCard", ACTION),
    ("AquaticTile CatastropheTile BlightTile BlightKeep IceSheet Exchange Replace", ACTION),
    ("FertileTile HibernationTile Hibernate ExodusTile", ACTION),
    ("Victim Survivor", f"{ACTION} Victim"),
    ("Suffer", f"{ACTION} Suffer"),
    ("RemovePawn", f"{ACTION} Suffer"),
    ("LoseElement", f"{ACTION} LoseElement Suffer"),
    ("FecundTile", f"{ACTION} FecundTile"),
    ("Exodus", f"{ACTION} Exodus"),
]
UPON: Final[dict[str, list[str]]] = {name: below.split() for names, below in PLACES for name in names.split()}

SECTIONS: Final[list[tuple[int, int, str]]] = [
    (INITIATIVE_1, ADAPTATION_1, "Initiative"),
    (ADAPTATION_1, REGRESSION_1, "Adaptation"),
    (REGRESSION_1, REGRESSION_1 + 1, "Regression Protect"),
    (ABUNDANCE_1, WASTELAND_1, "TakeDisk PutElement"),
    (WASTELAND_1, DEPLETION_1, "LayWaste"),
    (DEPLETION_1, GLACIATION_1, "Depletion"),
    (GLACIATION_1, GLACIATION_1 + 1, "Glaciation"),
    (SPECIATION_1, WANDERLUST_1, "Speciation SpeciateTile PlaceCubes"),
    (WANDERLUST_1 - 1, WANDERLUST_1, "InsectsSpread Spread"),
    (WANDERLUST_1, MIGRATION_1, "Wanderlust PutTile WanderMoves"),
    (MIGRATION_1, COMPETITION_1, "Migration MigrateTo MigrateCubes"),
    (COMPETITION_1, COMPETITION_1 + 1, "ArachnidsCompete"),
    (COMPETITION_1, DOMINATION_1, "CompeteOn Competition"),
    (DOMINATION_1, SPACE_COUNT, "Domination AwardCard TakeCard PlacePawn AquaticTile CatastropheTile BlightTile"),
    (DOMINATION_1, SPACE_COUNT, "BlightKeep IceSheet Exchange Replace FertileTile HibernationTile Hibernate"),
    (DOMINATION_1, SPACE_COUNT, "ExodusTile Victim Survivor Suffer RemovePawn LoseElement FecundTile Exodus"),
    (DOMINATION_1, SPACE_COUNT, "ChooseFromBag PutElement PlaceCubes"),
]
"""On Execution: frames that only some spaces bring there, by the first space and the one after the last."""


def may_stand(stack: list[Frame[Any]], name: str) -> bool:
    """Whether a frame can come next; the first one ends a round or begins one."""
    if name not in UPON:
        return False
    if not stack:
        return not UPON[name]
    below = stack[-1]
    if type(below).__name__ not in UPON[name]:
        return False
    return not isinstance(below, Execution) or is_in_section(name, below.space)


def is_in_section(name: str, following: int) -> bool:
    """Whether a frame belongs to the space before the one at which Execution goes on."""
    if name == "ResolvePawn":
        return following > 0
    if name == "Planning":
        return following == 0
    for first, end, names in SECTIONS:
        if first < following <= end and name in names.split():
            return True
    return False
