"""Evolution: what its judge, its terminal and its pages say by themselves, against the engine."""

from __future__ import annotations

from typing import Final

from tangledbank.games.evolution.actions.attack import Strike, attack, target_refusal
from tangledbank.games.evolution.actions.feeding import FeedingTurn
from tangledbank.games.evolution.actions.take import Take
from tangledbank.games.evolution.bots import meal
from tangledbank.games.evolution.bots.judge import harvest, next_population
from tangledbank.games.evolution.bots.policy import fits_neighbour
from tangledbank.games.evolution.bots.sides import (
    Prospect,
    act_before_reveal,
    eat,
    plants,
    portion,
    raise_shields,
    row_of,
    sides,
    strike,
)
from tangledbank.games.evolution.flow import EndOfFeeding, FinalScoring
from tangledbank.games.evolution.insight import insight
from tangledbank.games.evolution.notation import NOTATION, SPECIES
from tangledbank.games.evolution.state import Evo
from tangledbank.games.evolution.terms import A_ATTACK, ADD_FOOD, BANK, FEEDING, PLANT, TOO_SMALL
from tangledbank.games.evolution.traits import (
    BEFORE_REVEAL_BITS,
    CARNIVORE,
    COOPERATION,
    PACK_HUNTING,
    SYMBIOSIS,
    TRAITS,
)

from .positions import Law, finished


def twin(g: Evo) -> Evo:
    """The table with nothing left to do, so that something else can be done."""
    d = g.clone()
    d.stack = []
    return d


def same(one: Prospect, g: Evo, i: int) -> bool:
    """Whether a species is as the judge expects it; fat that was scored may count as fat."""
    return one.pop == g.pop[i] and one.food == g.food[i] and one.fat >= float(g.fat[i])


# ---- the judge: attacks -----------------------------------------------------------------------
def defences_hold(g: Evo) -> None:
    """EV-10.3 to EV-10.9  What stops a carnivore, and which species is small enough."""
    rows = [row_of(g, seat) for seat in range(g.seats)]
    for row in rows:
        raise_shields(row)
    for seat, hunters in enumerate(rows):
        for a, one in zip(g.row[seat], hunters, strict=True):
            for other, preys in enumerate(rows):
                for k, prey in enumerate(preys):
                    if one.mask & CARNIVORE and one is not prey:
                        compare_attack(g, one, prey, target_refusal(g, a, g.row[other], k))


def compare_attack(g: Evo, one: Prospect, prey: Prospect, stopped: int) -> None:
    reach = float(one.size) + (one.pop if one.mask & PACK_HUNTING else 0.0)
    assert (reach > float(prey.size)) == (not stopped & TOO_SMALL)
    if not stopped & TOO_SMALL:
        assert meal.stopping(one, reach, prey) == stopped


def attacks_end_so(g: Evo) -> None:
    """EV-10.14 to EV-10.18  A declared attack: who loses, who eats, who scavenges."""
    if g.phase != FEEDING or any(mask & COOPERATION for mask in g.mask):
        return
    for action in g.current_options:
        if action & ~0xFFFFFF == A_ATTACK and not action & 255:
            d = twin(g)
            attack(d, g.seat, action)
            frame = d.stack[-1]
            assert isinstance(frame, Strike)
            found = sides(g)
            strike(g, found, frame)
            finished(d)
            for seat in range(g.seats):
                lived = [i for i in g.row[seat] if i in d.row[seat]]
                expected = {i: one for i, one in zip(g.row[seat], found[seat].row, strict=True) if one.pop > 0}
                assert list(expected) == lived
                assert all(same(one, d, i) for i, one in expected.items()), NOTATION.show(action)


# ---- the judge: food ---------------------------------------------------------------------------
def traits_act_so(g: Evo) -> None:
    """EV-7, EV-11.E1, EV-11.F3, EV-11.L1  Traits that act before the food cards are turned."""
    if g.settings.per_token:
        return
    for seat in range(g.seats):
        for k, i in enumerate(g.row[seat]):
            for trait in TRAITS:
                if g.mask[i] & trait.bit & BEFORE_REVEAL_BITS and trait.before_reveal is not None:
                    d, row = twin(g), row_of(g, seat)
                    trait.before_reveal(d, i)
                    act_before_reveal(g, row, k, trait.bit)
                    finished(d)
                    assert all(same(one, d, j) for one, j in zip(row, g.row[seat], strict=True)), trait.key


def meals_fit(g: Evo) -> None:
    """EV-9.3, EV-9.4, EV-9.5  How much a species takes: what fits on its board, then on Fat Tissue."""
    for seat in range(g.seats):
        for one, i in zip(row_of(g, seat), g.row[seat], strict=True):
            if not one.mask & CARNIVORE:
                d = twin(g)
                d.push(Take(i, PLANT, BANK, 1, 0))
                finished(d)
                eat(one, portion(one))
                assert same(one, d, i)


def the_hole_is_known(g: Evo) -> None:
    """EV-7.5, EV-7.6  The watering hole when all food cards are turned."""
    if g.phase < ADD_FOOD and all(card >= 0 for card in g.food_cards):
        d = g.clone()
        d.turn_food_cards()
        assert plants(g) == d.hole


def the_end_is_near(g: Evo) -> None:
    """EV-14.1 to EV-14.4, EV-16.1  If nobody ate any more: who lives on, and what that is worth in the last round."""
    d = twin(g)
    d.phase, d.last_round = FEEDING, d.round
    found = [row_of(d, seat) for seat in range(d.seats)]
    rich = sides(twin_at_feeding(d))
    finished_round(d)
    for seat, row in enumerate(found):
        assert [next_population(one) for one in row if one.food] == [d.pop[i] for i in d.row[seat]]
        if all(one.food for one in row):
            assert float(g.screen[seat]) + harvest(rich[seat], 0.0) == d.scores()[seat]


def twin_at_feeding(d: Evo) -> Evo:
    twin = d.clone()
    twin.stack = [FeedingTurn(0, 0, 0, 0, 0)]
    return twin


def finished_round(d: Evo) -> None:
    EndOfFeeding().run(d)
    assert isinstance(d.stack.pop(), FinalScoring)
    FinalScoring().run(d)


def neighbours_are_larger(g: Evo) -> None:
    """EV-11.Y1  Where Symbiosis would help at once."""
    symbiosis = next(trait for trait in TRAITS if trait.bit == SYMBIOSIS)
    assert symbiosis.blocks is not None
    for row in g.row:
        for k, i in enumerate(row):
            assert fits_neighbour(g, SYMBIOSIS, i) == symbiosis.blocks(g, i, row, k)


# ---- pages -----------------------------------------------------------------------------------
def attacks_are_told(g: Evo) -> None:
    """EV-10.2 to EV-10.9  Nothing stops an attack on the page that the engine offers, and the other way round."""
    top = g.stack[-1]
    if not isinstance(top, FeedingTurn) or top.fed:
        return
    offered = {action for action in g.current_options if action & ~0xFFFFFF == A_ATTACK and not action & 255}
    told = insight(g, g.seat)["attacks"]
    assert isinstance(told, list)
    free = [(SPECIES.read(one["attacker"]), SPECIES.read(one["prey"])) for one in told if not one["reasons"]]
    hungry = {A_ATTACK | a << 16 | t << 8 for a, t in free if g.owner[a] == g.seat and g.food[a] < g.pop[a]}
    assert hungry == {action for action in offered if g.food[action >> 16 & 255] < g.pop[action >> 16 & 255]}


LAWS: Final[dict[str, list[Law]]] = {
    "judge": [
        defences_hold,
        attacks_end_so,
        traits_act_so,
        meals_fit,
        the_hole_is_known,
        the_end_is_near,
        neighbours_are_larger,
    ],
    "page": [attacks_are_told],
}
