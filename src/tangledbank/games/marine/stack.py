"""The stack of a position: frames as they were saved, or the beginning of a turn."""

from __future__ import annotations

from typing import Final

from ...core.fields import Fields
from ...core.frame import Frame
from ...earth.speciation import Speciation
from ...earth.stack import Frames, Made
from ...earth.terms import DEPLETION, REGRESSION
from .actions.elements import (
    Adaptation,
    AdaptOver,
    Autotrophs,
    FeedOnBottom,
    FeedOnto,
    Regression,
    RemoveFromVent,
    SwapOnVent,
)
from .actions.evolution import AwardCard, Domination, Evolution, Lineage, TakeCard
from .actions.pawns import PlacePawn, TakeTurn
from .actions.tectonics import (
    BY_CARD,
    Camouflage,
    CamouflageOf,
    Camouflages,
    ChooseSide,
    SettleVent,
    Tectonics,
    Volcano,
)
from .effects import OtherCard, TakeOther
from .flow import Act, AfterWanderlust, CloseTurn, EndOfTurn, Turn
from .inheritance import (
    ApplyTrait,
    CopyTrait,
    Draft,
    ExaptationCheck,
    Inherit,
    KeepTrait,
    PackHunt,
    ReplaceTrait,
    Shed,
)
from .questions import (
    CascadeTile,
    GiveDisk,
    HabitatAgainst,
    HabitatDisk,
    HabitatFor,
    MoveElement,
    MoveFrom,
    RemoveFromTile,
    RemoveOfType,
    SwapWithEarth,
)
from .questions_cubes import (
    AsteroidTile,
    Bite,
    Colonise,
    ExodusTile,
    ExplosionTile,
    FertileTile,
    Hunt,
    OmitTile,
    OmnivoreTile,
    RadiationTile,
    ReturnCube,
    TerrainPick,
    TerrestrialTile,
)
from .reseed import Reseed
from .scoring import Extinction, FinalScoring, LastPoints, Survival
from .setup import DealTrack
from .stack_bounds import is_fitting_card, is_fitting_disk, is_fitting_tile, is_fitting_trait, is_waiting
from .stack_order import OTHERS, may_stand
from .state import Sea
from .terms import CORNER_COUNT, HEXES, SLOTS
from .track import FinishCard, NewCard
from .traits import TRAITS

OWN: Final[dict[str, Made]] = {
    "Draft": (Draft, "d"),
    "DealTrack": (DealTrack, ""),
    "Turn": (Turn, "a"),
    "Act": (Act, "a"),
    "AfterWanderlust": (AfterWanderlust, "a"),
    "EndOfTurn": (EndOfTurn, "a"),
    "CloseTurn": (CloseTurn, "a"),
    "Reseed": (Reseed, ""),
    "FinalScoring": (FinalScoring, ""),
    "LastPoints": (LastPoints, ""),
    "Extinction": (Extinction, ""),
    "Survival": (Survival, ""),
    "TakeTurn": (TakeTurn, "sa"),
    "PlacePawn": (PlacePawn, "sap"),
    "Autotrophs": (Autotrophs, "saf"),
    "RemoveFromVent": (RemoveFromVent, "saf"),
    "SwapOnVent": (SwapOnVent, "safe"),
    "Adaptation": (Adaptation, "saf"),
    "AdaptOver": (AdaptOver, "sae"),
    "Regression": (Regression, "sa"),
    "FeedOnBottom": (FeedOnBottom, "sa"),
    "FeedOnto": (FeedOnto, "sabe"),
    "Speciation": (Speciation, "sag"),
    "Tectonics": (Tectonics, "saf"),
    "Volcano": (Volcano, "sau"),
    "ChooseSide": (ChooseSide, "sat"),
    "SettleVent": (SettleVent, "sat"),
    "Camouflages": (Camouflages, "at"),
    "CamouflageOf": (CamouflageOf, "at"),
    "Camouflage": (Camouflage, "sat"),
    "Evolution": (Evolution, "saw"),
    "AwardCard": (AwardCard, "at"),
    "TakeCard": (TakeCard, "sax"),
    "Lineage": (Lineage, "sa"),
    "Domination": (Domination, "sa"),
    "FinishCard": (FinishCard, "c"),
    "NewCard": (NewCard, "c"),
    "OtherCard": (OtherCard, "a"),
    "TakeOther": (TakeOther, "sa"),
    "ApplyTrait": (ApplyTrait, "ai"),
    "PackHunt": (PackHunt, "sa"),
    "CopyTrait": (CopyTrait, "sa"),
    "ReplaceTrait": (ReplaceTrait, "sa"),
    "Inherit": (Inherit, "ai"),
    "KeepTrait": (KeepTrait, "sai"),
    "Shed": (Shed, "a"),
    "ExaptationCheck": (ExaptationCheck, "a"),
    "GiveDisk": (GiveDisk, "sa"),
    "SwapWithEarth": (SwapWithEarth, "sae"),
    "MoveFrom": (MoveFrom, "sa"),
    "MoveElement": (MoveElement, "sak"),
    "RemoveFromTile": (RemoveFromTile, "satnq"),
    "CascadeTile": (CascadeTile, "sax"),
    "HabitatAgainst": (HabitatAgainst, "sa"),
    "RemoveOfType": (RemoveOfType, "sae"),
    "HabitatFor": (HabitatFor, "a"),
    "HabitatDisk": (HabitatDisk, "sa"),
    "AsteroidTile": (AsteroidTile, "sa"),
    "FertileTile": (FertileTile, "sa"),
    "ExplosionTile": (ExplosionTile, "sa"),
    "ExodusTile": (ExodusTile, "sa"),
    "OmnivoreTile": (OmnivoreTile, "sa"),
    "Bite": (Bite, "at"),
    "TerrainPick": (TerrainPick, "sa"),
    "OmitTile": (OmitTile, "sanoz"),
    "Hunt": (Hunt, "sax"),
    "RadiationTile": (RadiationTile, "sax"),
    "ReturnCube": (ReturnCube, "satnj"),
    "TerrestrialTile": (TerrestrialTile, "saf"),
    "Colonise": (Colonise, "at"),
}
"""Letters as in earth, and: d a set of seats, p a kind of pawn, b a box, g an element or any, u by a card, x a slot,
c a card of the track, i a Trait, k a corner with an element, q a corner or -1, z a set of hexes, j up to 5."""


class SeaFrames(Frames[Sea]):
    """The frames of Marine."""

    def stands(self, g: Sea, name: str) -> bool:
        return may_stand(g.stack, name)

    def fits(self, g: Sea, kind: str, n: int) -> bool:
        if kind == "c":
            return n in g.track
        if kind == "k":
            return 0 <= n < CORNER_COUNT and g.corner[n] >= 0
        if kind == "g":
            return -1 <= n < 6
        if kind == "q":
            return -1 <= n < CORNER_COUNT
        if kind == "b":
            return n == DEPLETION or n == REGRESSION
        if kind == "u":
            return n == BY_CARD
        if kind == "x":
            return 1 <= n <= SLOTS
        most = {"d": (1 << g.seats) - 1, "p": 6, "i": len(TRAITS) - 1, "z": (1 << HEXES) - 1, "j": 5}
        return 0 <= n <= most[kind] if kind in most else super().fits(g, kind, n)

    def arguments(self, g: Sea, name: str, kinds: str, numbers: list[int]) -> list[object] | None:
        """Most frames are of the animal whose turn it is, and no frame waits twice."""
        args = super().arguments(g, name, kinds, numbers)
        if args is None or [f for f in g.stack if type(f).__name__ == name and f.fields() == numbers]:
            return None
        if "a" in kinds and name not in OTHERS and numbers[kinds.index("a")] != g.turn:
            return None
        return args

    def is_bounded(self, g: Sea, frame: Frame[Sea]) -> bool:
        return (
            is_fitting_trait(g, frame)
            and is_fitting_disk(g, frame)
            and is_fitting_tile(g, frame)
            and is_fitting_card(g, frame)
            and is_waiting(g, frame)
            and super().is_bounded(g, frame)
        )


FRAMES: Final = SeaFrames(OWN)


def load_stack(g: Sea, fields: Fields) -> None:
    """The frames as saved, or a turn of the animal that is said to have it."""
    if "stack" not in fields.data:
        g.push(Turn(g.turn))
    FRAMES.load(g, fields)
