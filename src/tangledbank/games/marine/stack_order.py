"""Which frame may stand on which: the shape of every stack that a game can have (DSM-30.4 to DSM-30.8)."""

from __future__ import annotations

from typing import Any, Final

from ...core.frame import Frame
from .terms import (
    ABUNDANCE_1,
    ADAPTATION_1,
    AUTOTROPHS_1,
    COMPETITION_1,
    DEPLETION_1,
    DOMINATION_1,
    EVOLUTION_1,
    FEEDER_1,
    MIGRATION_1,
    REGRESSION_1,
    SECTION_OF,
    SPECIATION_1,
    TECTONICS_1,
    WANDERLUST_1,
)

BOTTOM: Final = ""
ACTION: Final = "EndOfTurn"
CARD: Final = "FinishCard OtherCard"
EFFECT: Final = f"{ACTION} {CARD}"
TRAIT: Final = f"CloseTurn ExaptationCheck {CARD}"

PLACES: Final[list[tuple[str, str]]] = [
    ("Turn EndOfTurn CloseTurn FinalScoring LastPoints", BOTTOM),
    ("DealTrack Reseed", "Turn"),
    ("Draft", "DealTrack"),
    ("Act", ACTION),
    ("TakeTurn PlacePawn", "Act"),
    ("Autotrophs RemoveFromVent SwapOnVent Depletion Adaptation AdaptOver Regression FeedOnBottom FeedOnto", ACTION),
    ("Speciation Tectonics Migration MigrateTo MigrateCubes Competition Domination Lineage", ACTION),
    ("SpeciateTile", f"{ACTION} SpeciateTile"),
    ("AfterWanderlust Evolution AwardCard TakeCard", ACTION),
    ("Wanderlust PutTile WanderMoves", "AfterWanderlust"),
    ("WanderBonus", "WanderMoves"),
    ("WanderElement", "WanderBonus"),
    ("TakeDisk", f"{ACTION} WanderBonus"),
    ("ChooseFromBag", "Colonise"),
    ("PutElement", f"{EFFECT} WanderBonus Colonise"),
    ("PlaceCubes", f"{EFFECT} SpeciateTile"),
    ("MoveCubes", "WanderMoves Exodus MoveCubes"),
    ("ChooseSide Camouflages", EFFECT),
    ("SettleVent", "Camouflages"),
    ("CamouflageOf Camouflage", f"{EFFECT} CamouflageOf"),
    ("FinishCard NewCard", f"{ACTION} FinishCard"),
    ("Extinction", f"{ACTION} FinishCard Survival LastPoints"),
    ("Survival", f"{ACTION} FinishCard LastPoints"),
    ("OtherCard TakeOther", "FinishCard"),
    ("GiveDisk SwapWithEarth Exchange MoveFrom MoveElement CascadeTile HabitatFor HabitatDisk TerrainPick", CARD),
    ("AsteroidTile FertileTile ExplosionTile ExodusTile OmnivoreTile Bite OmitTile Hunt RadiationTile", CARD),
    ("ReturnCube TerrestrialTile Colonise Volcano ReplaceTrait", CARD),
    ("HabitatAgainst RemoveOfType", "HabitatFor"),
    ("RemoveFromTile", f"{CARD} Bite"),
    ("Victim Survivor", f"{CARD} Victim"),
    ("Exodus", f"{CARD} Exodus"),
    ("LoseElement", f"{CARD} LoseElement Shed"),
    ("ExaptationCheck", "CloseTurn ExaptationCheck"),
    ("Inherit KeepTrait", TRAIT),
    ("ApplyTrait PackHunt CopyTrait", f"{TRAIT} DealTrack ApplyTrait"),
    ("Shed", "ApplyTrait"),
]
UPON: Final[dict[str, list[str]]] = {name: below.split() for names, below in PLACES for name in names.split()}

OTHERS: Final[list[str]] = [
    "Turn",
    "MoveCubes",
    "WanderMoves",
    "CamouflageOf",
    "Camouflage",
    "LoseElement",
    "ExaptationCheck",
    "Inherit",
    "KeepTrait",
    "ApplyTrait",
    "PackHunt",
    "CopyTrait",
    "Shed",
]
"""Frames of animals that need not be the one whose turn it is."""

SECTIONS: Final[list[tuple[int, str]]] = [
    (ABUNDANCE_1, "TakeDisk"),
    (AUTOTROPHS_1, "Autotrophs RemoveFromVent SwapOnVent"),
    (DEPLETION_1, "Depletion"),
    (ADAPTATION_1, "Adaptation AdaptOver"),
    (REGRESSION_1, "Regression"),
    (SPECIATION_1, "Speciation SpeciateTile PlaceCubes"),
    (WANDERLUST_1, "AfterWanderlust"),
    (TECTONICS_1, "Tectonics ChooseSide"),
    (MIGRATION_1, "Migration MigrateTo MigrateCubes"),
    (COMPETITION_1, "Competition"),
    (EVOLUTION_1, "Evolution AwardCard TakeCard"),
    (DOMINATION_1, "Domination"),
    (FEEDER_1, "FeedOnBottom FeedOnto"),
]
SECTION: Final[dict[str, int]] = {name: SECTION_OF[space] for space, names in SECTIONS for name in names.split()}
"""Frames on EndOfTurn that only one section of the display brings there."""


def may_stand(stack: list[Frame[Any]], name: str) -> bool:
    """Whether a frame can come next; none is the first one but those that end a turn or begin one."""
    if name not in UPON:
        return False
    return type(stack[-1]).__name__ in UPON[name] if stack else not UPON[name]
