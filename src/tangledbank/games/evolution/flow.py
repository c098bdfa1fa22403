"""The sequence of play (EV-3), phase by phase as in the rulebook."""

from __future__ import annotations

from typing import Final

from ...core.frame import Chance, Frame, Step
from ...core.ints import Options
from .actions.cards import PlayCards, plan_cards
from .actions.feeding import Feeding
from .actions.food import choose_food
from .actions.reveal import AddFood, BeforeReveal
from .spec import BOTTOM, Spec
from .state import Evo
from .terms import (
    A_FIRST,
    ADD_FOOD,
    CARDS_DEALT,
    CHANGED_SPECIES,
    DEAL,
    E_FIRST,
    E_PHASE,
    E_ROUND,
    E_SCORE,
    FEEDING,
    PLAY_CARDS,
    RIGHT,
    SELECT_FOOD,
)


class FirstPlayer(Chance[Evo]):
    """EV-2.5  The first player is chosen at random."""

    __slots__ = ()
    spec = Spec("Round", "EV-2.5")

    def offer(self, g: Evo, seat: int, options: Options) -> None:
        for other in range(g.seats):
            options.append(A_FIRST | other << 16)

    def weights(self, g: Evo) -> list[int]:
        return [1] * g.seats

    def resolve(self, g: Evo, action: int) -> None:
        g.info_counter += 1
        give_marker(g, action >> 16 & 255)


def give_marker(g: Evo, seat: int) -> None:
    """EV-1.17"""
    g.first = seat
    g.tell(E_FIRST, seat, 0, 0)


class Round(Step[Evo]):
    """EV-3.1  Five phases, then the end of feeding."""

    __slots__ = ()
    spec = Spec(BOTTOM)

    def run(self, g: Evo) -> None:
        g.round += 1
        g.tell(E_ROUND, g.round, 0, 0)
        g.push_all(PHASES)


def begin_phase(g: Evo, phase: int) -> None:
    g.phase = phase
    g.tell(E_PHASE, phase, 0, 0)


class Deal(Step[Evo]):
    """EV-4.1 to EV-4.5  A free species for those who have none, then 3 cards and 1 per species, in turn order."""

    __slots__ = ()
    spec = Spec("SelectFood")

    def run(self, g: Evo) -> None:
        begin_phase(g, DEAL)
        for seat in g.turn_order():
            if not len(g.row[seat]):
                g.new_species(seat, RIGHT, g.free_board())
        for seat in g.turn_order():
            g.draw(seat, CARDS_DEALT + len(g.row[seat]))


class SelectFood(Step[Evo]):
    """EV-5"""

    __slots__ = ()
    spec = Spec("PlayPhase")

    def run(self, g: Evo) -> None:
        begin_phase(g, SELECT_FOOD)
        g.push(choose_food(g))


class PlayPhase(Step[Evo]):
    """EV-6.1 in turn order, or EV-17.5 all at the same time; then all traits are turned up."""

    __slots__ = ()
    spec = Spec("AddFoodPhase")

    def run(self, g: Evo) -> None:
        begin_phase(g, PLAY_CARDS)
        g.push(RevealTraits())
        if g.settings.quick_play:
            g.push(plan_cards(g))
        else:
            turns: list[Frame[Evo]] = [PlayCards(seat) for seat in g.turn_order()]
            g.push_all(turns)


class RevealTraits(Step[Evo]):
    """EV-6.13"""

    __slots__ = ()
    spec = Spec("AddFoodPhase", phase=PLAY_CARDS)

    def run(self, g: Evo) -> None:
        g.reveal_traits()


class AddFoodPhase(Step[Evo]):
    """EV-7"""

    __slots__ = ()
    spec = Spec("FeedingPhase")

    def run(self, g: Evo) -> None:
        begin_phase(g, ADD_FOOD)
        g.push(BeforeReveal(), AddFood())


class FeedingPhase(Step[Evo]):
    """EV-8.1"""

    __slots__ = ()
    spec = Spec("EndOfFeeding")

    def run(self, g: Evo) -> None:
        begin_phase(g, FEEDING)
        g.push(Feeding(g.first, 0, 0))


class EndOfFeeding(Step[Evo]):
    """EV-14.1 to EV-14.4, EV-3.3  The unfed starve, tokens are scored, the marker passes to the left."""

    __slots__ = ()
    spec = Spec(BOTTOM)

    def run(self, g: Evo) -> None:
        for seat in g.turn_order():  # EV-14.5
            for i in g.row[seat]:
                if g.food[i] < g.pop[i]:
                    g.lose_population(i, g.pop[i] - g.food[i])
        for seat in g.turn_order():
            eaten = 0
            for i in g.row[seat]:
                eaten += g.food[i]
                g.food[i] = 0
            if eaten:
                g.dirty |= CHANGED_SPECIES << seat
                g.put_behind_screen(seat, eaten)
        give_marker(g, (g.first + 1) % g.seats)
        g.push(FinalScoring() if g.last_round and g.round >= g.last_round else Round())


PHASES: Final[list[Frame[Evo]]] = [Deal(), SelectFood(), PlayPhase(), AddFoodPhase(), FeedingPhase(), EndOfFeeding()]
"""EV-3.1  Frames never change: these serve every round."""


class FinalScoring(Step[Evo]):
    """EV-16.1  Stored fat goes behind the screens; with that the game is over."""

    __slots__ = ()
    spec = Spec(BOTTOM)

    def run(self, g: Evo) -> None:
        for seat in range(g.seats):
            for i in g.row[seat]:
                if g.fat[i]:
                    g.put_behind_screen(seat, g.fat[i])
                    g.fat[i] = 0
                    g.dirty |= CHANGED_SPECIES << seat
        g.info_counter += 1
        for seat, score in enumerate(g.scores()):
            g.tell(E_SCORE, seat, score, 0)
