"""The sequence of play (DSM-4, DSM-30.4, DSM-30.8): turns until Asteroid's round ends."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ...core.frame import Step
from ...core.spec import Takes
from ...earth.actions.conflict import Competition
from ...earth.actions.elements import Depletion
from ...earth.actions.movement import migrate
from ...earth.actions.speciation import speciate
from ...earth.actions.wanderlust import Wanderlust
from ...earth.kinds import ANIMAL
from ...earth.pick import ask
from ...earth.terms import ALL_ANIMALS, ANY_ELEMENT, ANY_TERRAIN, ANYWHERE, E_SECTION
from .actions.elements import FeedOnBottom, Regression, abound, adapt, feed_on_vents
from .actions.evolution import Domination, Evolution, Lineage
from .actions.pawns import TakeTurn
from .actions.tectonics import ANY_TILE, EDGE_TILES, Camouflages, erupt
from .inheritance import ExaptationCheck
from .reseed import Reseed
from .scoring import FinalScoring
from .spec import ACTION, BOTTOM, Spec
from .state import Sea
from .terms import (
    ADAPTATION_1,
    ADAPTATION_3,
    AUTOTROPHS_1,
    COMPETITION_1,
    COMPETITION_4,
    DEPLETION_1,
    DOMINATION_1,
    E_EXTRA_TURN,
    E_TURN,
    EVOLUTION_1,
    FEEDER_1,
    MIGRATION_1,
    MIGRATION_4,
    MIGRATION_CUBES,
    REGRESSION_1,
    SECTION_OF,
    SPECIATION_1,
    SPECIATION_5,
    TECTONICS_1,
    TECTONICS_2,
    WANDERLUST_1,
    WANDERLUST_3,
)
from .traits import ANCIENT_LINEAGE, SEASONAL_MIGRANTS, TRAITS


class AnimalStep(Step[Sea]):
    """Something in the turn of an animal."""

    __slots__ = ("animal",)
    takes: ClassVar[Takes] = (ANIMAL,)

    def __init__(self, animal: int) -> None:
        self.animal: Final = animal

    def fields(self) -> list[int]:
        return [self.animal]


@mypyc_attr(free_list_len=1)
class Turn(AnimalStep):
    """DSM-4.1, DSM-4.15, DSM-4.23, DSM-4.27  Place a pawn and act, or retrieve."""

    __slots__ = ()
    spec = Spec(BOTTOM, of_others=True)

    def run(self, g: Sea) -> None:
        g.turn = self.animal
        g.space = -1
        g.laid = -1
        g.extra = False
        g.turns += 1
        g.tell(E_TURN, self.animal, 0, 0)
        g.push(TakeTurn(g.seat_of(self.animal), self.animal), Act(self.animal), EndOfTurn(self.animal))


@mypyc_attr(free_list_len=1)
class Act(AnimalStep):
    """DSM-4.13, DSM-4.15 to DSM-4.17, DSM-30.2, DSM-30.5  The action of the space; after Retrieve, Ancient Lineage."""

    __slots__ = ()
    spec = Spec(ACTION)

    def run(self, g: Sea) -> None:
        g.begin_effect()
        if g.space < 0:
            if g.has(self.animal, ANCIENT_LINEAGE):
                ask(g, Lineage(g.seat_of(self.animal), self.animal))
            return
        g.tell(E_SECTION, self.animal, SECTION_OF[g.space], 0)
        if g.space < SPECIATION_1:
            self.elements(g, g.space)
        elif g.space < COMPETITION_1:
            self.places(g, g.space)
        else:
            self.others(g, g.space)

    def elements(self, g: Sea, space: int) -> None:
        """DSM-6 to DSM-10"""
        if space < AUTOTROPHS_1:
            abound(g, self.animal)
        elif space < DEPLETION_1:
            feed_on_vents(g, self.animal, space > AUTOTROPHS_1)
        elif space < ADAPTATION_1:
            ask(g, Depletion(g.seat_of(self.animal), self.animal))
        elif space < REGRESSION_1:
            adapt(g, self.animal, space == ADAPTATION_3)
        else:
            ask(g, Regression(g.seat_of(self.animal), self.animal))

    def places(self, g: Sea, space: int) -> None:
        """DSM-11 to DSM-14"""
        if space < WANDERLUST_1:
            self.speciation(g, space)
        elif space < TECTONICS_1:
            g.push(AfterWanderlust(self.animal))
            ask(g, Wanderlust(g.seat_of(self.animal), self.animal))
        elif space < MIGRATION_1:
            erupt(g, self.animal, ANY_TILE if space == TECTONICS_2 else EDGE_TILES)
        else:
            migrate(g, self.animal, migration_value(g, self.animal, space))

    def speciation(self, g: Sea, space: int) -> None:
        """DSM-11.1, DSM-11.2, DSM-11.6  A space whose circle is empty has no action."""
        if space == SPECIATION_5:
            speciate(g, self.animal, ANY_ELEMENT)
        elif g.circles[space - SPECIATION_1] >= 0:
            speciate(g, self.animal, g.circles[space - SPECIATION_1])

    def others(self, g: Sea, space: int) -> None:
        """DSM-15 to DSM-17, DSM-24.2"""
        seat = g.seat_of(self.animal)
        if space == COMPETITION_4:
            ask(g, Competition(seat, self.animal, ANY_TERRAIN, ANYWHERE, 2))
        elif space < EVOLUTION_1:
            n = space - COMPETITION_1
            ask(g, Competition(seat, self.animal, g.competition[n], ANYWHERE, n + 1))
        elif space < DOMINATION_1:
            ask(g, Evolution(seat, self.animal, g.evolution[space - EVOLUTION_1]))
        elif space < FEEDER_1:
            ask(g, Domination(seat, self.animal))
        else:
            ask(g, FeedOnBottom(seat, self.animal))


def migration_value(g: Sea, animal: int, space: int) -> int:
    """DSM-14.2, DSM-14.3, DSM-24.16"""
    if space == MIGRATION_4:
        return sum([g.cubes[tile * 6 + animal] for tile in g.occupied(animal)])
    more = TRAITS[SEASONAL_MIGRANTS].n if g.has(animal, SEASONAL_MIGRANTS) else 0
    return MIGRATION_CUBES[space - MIGRATION_1] + more


class AfterWanderlust(AnimalStep):
    """DSM-12.6 to DSM-12.8, DSM-24.25, R-8  If a tile was laid: Camouflage, then the special space's extra turn."""

    __slots__ = ()
    spec = Spec(ACTION, section=WANDERLUST_1)

    def run(self, g: Sea) -> None:
        if g.laid >= 0:
            g.extra = g.space == WANDERLUST_3
            g.push(Camouflages(self.animal, g.laid))


@mypyc_attr(free_list_len=1)
class EndOfTurn(AnimalStep):
    """DSM-30.8, R-29  Exaptation of each animal, the active one first; then what the food chain markers say."""

    __slots__ = ()
    spec = Spec(BOTTOM)

    def run(self, g: Sea) -> None:
        g.push(CloseTurn(self.animal))
        g.push_all([CHECKS[animal] for animal in g.order_from(self.animal)])


CHECKS: Final = [ExaptationCheck(animal) for animal in ALL_ANIMALS]
"""Frames never change: these serve every turn."""


@mypyc_attr(free_list_len=1)
class CloseTurn(AnimalStep):
    """DSM-4.22, DSM-4.24 to DSM-4.26, DSM-21.2, DSM-21.7  Reseed or the end if due; then the next turn."""

    __slots__ = ()
    spec = Spec(BOTTOM)

    def run(self, g: Sea) -> None:
        is_round_over = have_all_retrieved(g)
        if is_cut_off(g, is_round_over):
            g.truncated = True
        if (is_round_over and g.last) or g.truncated:
            g.push(FinalScoring())
            return
        if g.extra:
            g.tell(E_EXTRA_TURN, self.animal, 0, 0)
        g.push(Turn(self.animal if g.extra else g.order_from(self.animal)[1]))
        if is_round_over:
            g.push(Reseed())


def have_all_retrieved(g: Sea) -> bool:
    """DSM-4.22  Then the round is over."""
    for animal in g.layout.animals:
        if not g.retrieved >> animal & 1:
            return False
    return True


def is_cut_off(g: Sea, is_round_over: bool) -> bool:
    """R-14  Only with a limit of rounds, or of turns in a round."""
    if is_round_over and not g.last and 0 < g.settings.round_limit <= g.round:
        return True
    return 0 < g.settings.turn_limit <= g.turns and not is_round_over
