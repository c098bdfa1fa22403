"""The stack of a position: frames as they were saved, or the beginning of a turn."""

from __future__ import annotations

from typing import Final

from ....core.fields import Fields
from ....core.frame import Frame
from ....core.spec import Takes
from ....earth.actions.conflict import Competition, Survivor, Victim
from ....earth.actions.elements import ChooseFromBag, Depletion, Exchange, LoseElement, PutElement, TakeDisk
from ....earth.actions.movement import Exodus, MigrateCubes, MigrateTo, Migration, MoveCubes
from ....earth.actions.speciation import PlaceCubes, SpeciateTile, Speciation
from ....earth.actions.wanderlust import PutTile, WanderBonus, WanderElement, Wanderlust, WanderMoves
from ....earth.kinds import ANIMAL, SEAT
from ....earth.position.stack import Frames
from .. import effects, flow, inheritance, questions, questions_cubes, reseed, scoring, setup, track
from ..actions import elements, evolution, pawns, tectonics
from ..flow import Turn
from ..kinds import ELEMENT_OR_ANY
from ..spec import ACTION, CARD, EFFECT, Spec
from ..state import Sea
from ..terms import (
    ABUNDANCE_1,
    COMPETITION_1,
    DEPLETION_1,
    MIGRATION_1,
    SPECIATION_1,
)
from .bounds import is_fitting_card, is_fitting_disk, is_fitting_tile, is_fitting_trait, is_waiting

MODULES: Final = [
    setup,
    flow,
    pawns,
    elements,
    tectonics,
    evolution,
    track,
    inheritance,
    effects,
    questions,
    questions_cubes,
    reseed,
    scoring,
]
"""Their classes say for themselves where they stand."""
SHARED: Final[dict[type[Frame[Sea]], Spec]] = {
    TakeDisk: Spec(
        f"{ACTION} WanderBonus",
        number=3,
        variants={"Abundance": "DSM-6.1 DSM-6.2", "WanderTake": "DSM-12.3"},
        section=ABUNDANCE_1,
    ),
    ChooseFromBag: Spec("Colonise", "DSM-23.32", number=59),
    PutElement: Spec(f"{EFFECT} WanderBonus Colonise", "DSM-6.1 DSM-12.3 DSM-2.12", number=4),
    Depletion: Spec(ACTION, "DSM-8.1", number=8, section=DEPLETION_1),
    LoseElement: Spec(f"{CARD} LoseElement Shed", "DSM-23.9 DSM-24.19", number=60, of_others=True),
    Exchange: Spec(CARD, "DSM-23.20", number=61),
    Speciation: Spec(
        ACTION, "DSM-11.1 DSM-11.2 DSM-11.3", number=14, takes=(SEAT, ANIMAL, ELEMENT_OR_ANY), section=SPECIATION_1
    ),
    SpeciateTile: Spec(f"{ACTION} SpeciateTile", section=SPECIATION_1),
    PlaceCubes: Spec(f"{EFFECT} SpeciateTile", "DSM-11.3 DSM-11.4", number=15, section=SPECIATION_1),
    Wanderlust: Spec("AfterWanderlust", "DSM-12.1 DSM-12.4", number=16),
    PutTile: Spec("AfterWanderlust", "DSM-12.2 DSM-12.4", number=17),
    WanderElement: Spec("WanderBonus"),
    WanderBonus: Spec("WanderMoves"),
    WanderMoves: Spec("AfterWanderlust", of_others=True),
    MoveCubes: Spec(
        "WanderMoves Exodus MoveCubes",
        number=18,
        variants={"MoveCubes": "DSM-12.5", "Exodus": "DSM-23.19"},
        of_others=True,
    ),
    Migration: Spec(ACTION, "DSM-14.1 DSM-14.2 DSM-14.3", number=24, section=MIGRATION_1),
    MigrateTo: Spec(ACTION, "DSM-14.1 DSM-14.6 DSM-24.16", number=25, section=MIGRATION_1),
    MigrateCubes: Spec(ACTION, "DSM-14.1 DSM-14.5", number=26, section=MIGRATION_1),
    Exodus: Spec(f"{CARD} Exodus"),
    Competition: Spec(ACTION, "DSM-15.1 DSM-15.2 DSM-15.3", number=27, section=COMPETITION_1),
    Victim: Spec(f"{CARD} Victim", "DSM-23.3 DSM-23.5 DSM-23.23 DSM-23.25", number=48),
    Survivor: Spec(f"{CARD} Victim", "DSM-23.3", number=47),
}
"""What is said here about the frames of Earth."""


class SeaFrames(Frames[Sea, Spec]):
    """The frames of Marine."""

    def arguments(self, g: Sea, name: str, takes: Takes, numbers: list[int]) -> list[object] | None:
        """Most frames are of the animal whose turn it is, and no frame waits twice."""
        args = super().arguments(g, name, takes, numbers)
        if args is None or [f for f in g.stack if type(f).__name__ == name and f.fields() == numbers]:
            return None
        kinds = [kind.name for kind in takes]
        if "animal" in kinds and not self.specs[name].of_others and numbers[kinds.index("animal")] != g.turn:
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


FRAMES: Final = SeaFrames(Spec, MODULES, SHARED)


def load_stack(g: Sea, fields: Fields) -> None:
    """The frames as saved, or a turn of the animal that is said to have it."""
    if "stack" not in fields.data:
        g.push(Turn(g.turn))
    FRAMES.load(g, fields)
