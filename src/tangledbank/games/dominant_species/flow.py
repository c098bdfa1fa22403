"""The sequence of play (DS-5.1): planning, execution section by section, reset."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ...core.frame import Step
from ...core.ints import sum_of
from ...earth.actions.elements import Depletion
from ...earth.actions.movement import migrate
from ...earth.actions.speciation import speciate
from ...earth.actions.wanderlust import Wanderlust
from ...earth.pick import ask
from ...earth.terms import E_ROUND, E_SECTION, NOBODY
from .actions.competition import ArachnidsCompete, compete
from .actions.domination import Domination
from .actions.elements import LayWaste, Regression, Wasteland, abound, adapt
from .actions.glaciation import glaciate
from .actions.pawns import Initiative, Planning
from .actions.speciation import InsectsSpread
from .kinds import NEXT_SPACE, PAWN_SPACE
from .reset import Extinction, Reseed, Survival
from .scoring import final_scoring
from .spec import ACTION, BOTTOM, Spec
from .state import Dom
from .terms import (
    ABUNDANCE_1,
    COMPETITION_1,
    DEPLETION_1,
    DOMINATION_1,
    E_PHASE,
    EXECUTION,
    GLACIATION_1,
    INITIATIVE_1,
    MIGRATION_1,
    MIGRATION_CUBES,
    PLANNING,
    REGRESSION_1,
    RESET,
    SECTION_OF,
    SPACE_COUNT,
    SPECIATION_1,
    SPECIATION_ELEMENT,
    WANDERLUST_1,
    WASTELAND_1,
)


class Round(Step[Dom]):
    """DS-5.1"""

    __slots__ = ()
    spec = Spec(BOTTOM)

    def run(self, g: Dom) -> None:
        g.round += 1
        g.tell(E_ROUND, g.round, 0, 0)
        begin_phase(g, PLANNING)
        g.push(Planning(0), Execution(0), Reset())


def begin_phase(g: Dom, phase: int) -> None:
    g.phase = phase
    g.tell(E_PHASE, phase, 0, 0)


@mypyc_attr(free_list_len=1)
class Execution(Step[Dom]):
    """DS-6.1, DS-6.8, DS-18.9  Space after space; the pointer only moves forward."""

    __slots__ = ("space",)
    takes = (NEXT_SPACE,)
    spec = Spec("Reset")

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, g: Dom) -> None:
        space = self.space
        if space == SPACE_COUNT:
            return
        if space == 0:
            begin_phase(g, EXECUTION)
        while space < SPACE_COUNT - 1 and is_skipped(g, space):
            space += 1
        g.pointer = space
        g.push(Execution(space + 1))
        if space in AUTOMATIC_AFTER:
            after(g, space)
        if acts(g, space):
            g.push(ResolvePawn(space))
        if space in AUTOMATIC_BEFORE:
            before(g, space)

    def fields(self) -> list[int]:
        return [self.space]


AUTOMATIC_BEFORE: Final[list[int]] = [REGRESSION_1, COMPETITION_1]
AUTOMATIC_AFTER: Final[list[int]] = [WASTELAND_1, WANDERLUST_1 - 1]
"""DS-6.7  Spaces whose section has a part that happens without pawns, before its first or after its last space."""


def acts(g: Dom, space: i64) -> bool:
    """DS-6.2, DS-6.6  The pawn returns and its action is taken; Regression and the Glaciation queue differ."""
    return g.spaces[space] != NOBODY and not is_held(space)


def is_skipped(g: Dom, space: i64) -> bool:
    """DS-6.8  Nothing happens there, neither by a pawn nor by itself."""
    return not acts(g, space) and space not in AUTOMATIC_BEFORE and space not in AUTOMATIC_AFTER


def before(g: Dom, space: int) -> None:
    g.push(Regression(0, (0,) * 6) if space == REGRESSION_1 else ArachnidsCompete())


def after(g: Dom, space: int) -> None:
    g.push(LayWaste() if space == WASTELAND_1 else InsectsSpread())


def is_held(space: i64) -> bool:
    """DS-9.9, DS-13.1, DS-13.2, DS-13.10 to DS-13.12  Regression returns its pawns itself; only glaciation-1 acts."""
    return REGRESSION_1 <= space < ABUNDANCE_1 or GLACIATION_1 < space < SPECIATION_1


@mypyc_attr(free_list_len=1)
class ResolvePawn(Step[Dom]):
    """DS-6.2 to DS-6.4  Take the pawn back, then ask for the action of its space if it is possible."""

    __slots__ = ("space",)
    takes = (PAWN_SPACE,)
    spec = Spec(f"{ACTION} LayWaste InsectsSpread")

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, g: Dom) -> None:
        space = self.space
        animal = g.take_back(space)
        seat = g.seat_of(animal)
        g.tell(E_SECTION, animal, SECTION_OF[space], 0)
        if space == INITIATIVE_1:
            ask(g, Initiative(seat, animal))
        elif space < REGRESSION_1:
            adapt(g, animal)
        elif space < WASTELAND_1:
            abound(g, animal)
        elif space == WASTELAND_1:
            ask(g, Wasteland(seat, animal))
        elif space == DEPLETION_1:
            ask(g, Depletion(seat, animal))
        elif space == GLACIATION_1:
            glaciate(g, animal, is_card=False)
        else:
            self.late_section(g, seat, animal)

    def late_section(self, g: Dom, seat: int, animal: int) -> None:
        """The sections from Speciation on."""
        space = self.space
        if space < WANDERLUST_1:
            speciate(g, animal, SPECIATION_ELEMENT[space - SPECIATION_1])
        elif space < MIGRATION_1:
            ask(g, Wanderlust(seat, animal))
        elif space < COMPETITION_1:
            migrate(g, animal, MIGRATION_CUBES[space - MIGRATION_1])
        elif space < DOMINATION_1:
            compete(g, animal, space - COMPETITION_1)
        else:
            ask(g, Domination(seat, animal))

    def fields(self) -> list[int]:
        return [self.space]


class Reset(Step[Dom]):
    """DS-20  Extinction, Survival, then Reseed or the end."""

    __slots__ = ()
    spec = Spec(BOTTOM)

    def run(self, g: Dom) -> None:
        begin_phase(g, RESET)
        g.push(Extinction(), Survival(), EndOfRound())


class EndOfRound(Step[Dom]):
    """DS-21.1, DS-21.2, DS-21.6, RU-44  The last round has no Reseed."""

    __slots__ = ()
    spec = Spec(BOTTOM)

    def run(self, g: Dom) -> None:
        if 0 < g.settings.round_limit <= g.round and not g.last:
            g.truncated = True
        if g.last or g.truncated or is_deserted(g):
            g.push(FinalScoring())
        else:
            g.push(Reseed(), Round())


def is_deserted(g: Dom) -> bool:
    """DS-21.6  No animal has a cube on Earth or in the gene pool."""
    return not sum_of(g.gene_pool, 0, 6) and not sum_of(g.cubes, 0, len(g.cubes))


class FinalScoring(Step[Dom]):
    """DS-21.3  Every tile is scored once more, without cards."""

    __slots__ = ()
    spec = Spec(BOTTOM)

    def run(self, g: Dom) -> None:
        final_scoring(g)
