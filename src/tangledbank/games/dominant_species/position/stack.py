"""The stack of a position: frames as they were saved, or the beginning of a phase."""

from __future__ import annotations

from typing import Final

from ....core.fields import Fields
from ....core.frame import Frame
from ....earth.actions.conflict import Competition, Survivor, Victim
from ....earth.actions.elements import ChooseFromBag, Depletion, Exchange, LoseElement, PutElement, TakeDisk
from ....earth.actions.movement import Exodus, MigrateCubes, MigrateTo, Migration, MoveCubes
from ....earth.actions.speciation import PlaceCubes, SpeciateTile, Speciation
from ....earth.actions.wanderlust import PutTile, WanderBonus, WanderElement, Wanderlust, WanderMoves
from ....earth.position.stack import Frames
from .. import flow, questions, questions_cubes, reset
from ..actions import competition, domination, elements, glaciation, pawns, speciation
from ..actions.pawns import Planning
from ..cards import CARD_KEYS
from ..flow import Execution, Reset
from ..spec import ACTION, Spec
from ..state import Dom
from ..terms import (
    ABUNDANCE_1,
    COMPETITION_1,
    DEPLETION_1,
    DOMINATION_1,
    EXECUTION,
    GLACIATION_1,
    MIGRATION_1,
    PLANNING,
    SPECIATION_1,
    WANDERLUST_1,
    WASTELAND_1,
)
from .bounds import is_fitting_section, is_fitting_tile, is_waiting, space_of

MODULES: Final = [
    flow,
    pawns,
    elements,
    glaciation,
    speciation,
    competition,
    domination,
    questions,
    questions_cubes,
    reset,
]
"""Their classes say for themselves where they stand."""
SHARED: Final[dict[type[Frame[Dom]], Spec]] = {
    TakeDisk: Spec(
        f"{ACTION} WanderBonus",
        number=4,
        variants={"Abundance": "DS-10.1 DS-10.2", "WanderTake": "DS-15.5"},
        spaces=((ABUNDANCE_1, WASTELAND_1),),
    ),
    ChooseFromBag: Spec(f"{ACTION} PlaceCubes", "DS-19.5 DS-C01.1 DS-C12.1", number=23, cards="aquatic habitat"),
    PutElement: Spec(
        f"{ACTION} WanderBonus PlaceCubes",
        "DS-10.2 DS-2.10 DS-C01.1 DS-C12.1",
        number=5,
        spaces=((ABUNDANCE_1, WASTELAND_1),),
        cards="aquatic habitat",
    ),
    Depletion: Spec(ACTION, "DS-12.1", number=7, spaces=((DEPLETION_1, GLACIATION_1),)),
    LoseElement: Spec(f"{ACTION} LoseElement Suffer", "DS-C07.1 DS-C16.1", number=29, cards="disease immigrants"),
    Exchange: Spec(ACTION, "DS-C20.1 DS-C20.3", number=38, cards="metamorphosis"),
    Speciation: Spec(f"{ACTION} InsectsSpread", "DS-14.2 DS-14.3", number=9, spaces=((SPECIATION_1, WANDERLUST_1),)),
    SpeciateTile: Spec(f"{ACTION} InsectsSpread SpeciateTile", spaces=((SPECIATION_1, WANDERLUST_1),)),
    PlaceCubes: Spec(
        f"{ACTION} InsectsSpread SpeciateTile FecundTile",
        "DS-14.3 DS-14.4 DS-C01.2 DS-C10.1 DS-C10.2",
        number=10,
        spaces=((SPECIATION_1, WANDERLUST_1),),
        cards="aquatic fecundity",
    ),
    Wanderlust: Spec(ACTION, "DS-15.1 DS-15.6", number=12, spaces=((WANDERLUST_1, MIGRATION_1),)),
    PutTile: Spec(ACTION, "DS-15.3 DS-15.4", number=13, spaces=((WANDERLUST_1, MIGRATION_1),)),
    WanderElement: Spec("WanderBonus"),
    WanderBonus: Spec("WanderMoves"),
    WanderMoves: Spec(ACTION, spaces=((WANDERLUST_1, MIGRATION_1),)),
    MoveCubes: Spec("WanderMoves Exodus MoveCubes", number=14, variants={"MoveCubes": "DS-15.7", "Exodus": "DS-C19.1"}),
    Migration: Spec(ACTION, "DS-16.1 DS-16.4", number=15, spaces=((MIGRATION_1, COMPETITION_1),)),
    MigrateTo: Spec(ACTION, "DS-16.2 DS-16.5 DS-16.6", number=16, spaces=((MIGRATION_1, COMPETITION_1),)),
    MigrateCubes: Spec(ACTION, "DS-16.1 DS-16.3", number=17, spaces=((MIGRATION_1, COMPETITION_1),)),
    Exodus: Spec(f"{ACTION} Exodus", cards="mass_exodus"),
    Competition: Spec(
        f"{ACTION} CompeteOn ResolvePawn", "DS-17.1 DS-17.2 DS-17.3", number=18, spaces=((COMPETITION_1, DOMINATION_1),)
    ),
    Victim: Spec(f"{ACTION} Victim", "DS-C03.1 DS-C05.2 DS-C25.1", number=24, cards="biomass catastrophe predator"),
    Survivor: Spec(f"{ACTION} Victim", "DS-C05.1", number=28, cards="catastrophe"),
}
"""What is said here about the frames of Earth."""


class DomFrames(Frames[Dom, Spec]):
    """The frames of Dominant Species."""

    def stands(self, g: Dom, name: str) -> bool:
        if not super().stands(g, name):
            return False
        below = g.stack[-1] if g.stack else None
        return not isinstance(below, Execution) or self.is_in_section(name, below.space)

    def is_in_section(self, name: str, following: int) -> bool:
        """Whether a frame belongs to the space before the one at which Execution goes on."""
        if name == "ResolvePawn":
            return following > 0
        if name == "Planning":
            return following == 0
        return any([first < following <= end for first, end in self.specs[name].spaces])

    def is_of_card(self, g: Dom, frame: Frame[Dom]) -> bool:
        """DS-18.7  From Domination on: only the card taken last asks its questions."""
        cards = self.specs[type(frame).__name__].cards
        if space_of(g) < DOMINATION_1 or not cards:
            return True
        return len(g.used) > 0 and CARD_KEYS[g.used[-1]] in cards

    def is_bounded(self, g: Dom, frame: Frame[Dom]) -> bool:
        return (
            is_fitting_section(g, frame)
            and is_fitting_tile(g, frame)
            and self.is_of_card(g, frame)
            and is_waiting(g, frame)
            and super().is_bounded(g, frame)
        )


FRAMES: Final = DomFrames(Spec, MODULES, SHARED)


def load_stack(g: Dom, fields: Fields) -> None:
    """The frames as saved, or the round from a phase on."""
    if "stack" not in fields.data:
        g.push(*rest_of_round(g))
    FRAMES.load(g, fields)


def rest_of_round(g: Dom) -> list[Frame[Dom]]:
    if g.phase == PLANNING:
        return [Planning(0), Execution(0), Reset()]
    return [Execution(0), Reset()] if g.phase == EXECUTION else [Reset()]
