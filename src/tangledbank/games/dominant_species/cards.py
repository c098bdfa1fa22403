"""DS-19  The 26 dominance cards: number, name and what happens when an animal takes one, in one block per card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...earth.actions.conflict import ask_victims
from ...earth.actions.elements import ChooseFromBag, Exchange, LoseElement, has_vacant_corner, vacant_corner_refusal
from ...earth.pick import ask
from ...earth.terms import ANYWHERE, E_LAST_ROUND, NOBODY
from .actions.glaciation import glaciate
from .actions.pawns import PlacePawn
from .questions import AquaticTile, BlightTile, CatastropheTile, Suffer
from .questions_cubes import ExodusTile, FecundTile, FertileTile, HibernationTile, Replace
from .state import Dom
from .terms import SEA, WETLAND

Play = Callable[[Dom, int, int], None]
"""DS-19.1 to DS-19.7, DS-23.4  play(g, animal, tile): the animal took the card for the tile just scored."""


class Card:
    """A dominance card; `longer` ones are left in the box in the standard game (DS-1.22)."""

    def __init__(self, number: int, key: str, play: Play, longer: bool = False) -> None:
        self.number: Final = number
        self.key: Final = key
        self.play: Final = play
        self.longer: Final = longer


def _aquatic(g: Dom, animal: int, tile: int) -> None:
    """DS-C01.1 to DS-C01.4  An element and up to four cubes on a sea or wetland tile."""
    waters = [t for t in g.layout.board.hexes if g.kind(t) in (SEA, WETLAND)]
    can_put = sum(g.bag) > 0 and len([t for t in waters if not vacant_corner_refusal(g, t)]) > 0
    if can_put or g.gene_pool[animal]:
        ask(g, AquaticTile(g.seat_of(animal), animal, 1 if can_put else 0))


def _biodiversity(g: Dom, animal: int, tile: int) -> None:
    """DS-C02.1  1 VP for each tile shared with an opposing cube."""
    g.gain_vp(animal, len([t for t in g.occupied(animal) if g.others_on(t, animal)]))


def _biomass(g: Dom, animal: int, tile: int) -> None:
    """DS-C03.1, DS-C03.2  A cube goes on every tile with more cubes than elements."""
    crowded = [t for t in g.layout.board.hexes if g.cubes_on(t) > sum(g.counts[t * 6 : t * 6 + 6])]
    ask_victims(g, animal, crowded, NOBODY)


def _blight(g: Dom, animal: int, tile: int) -> None:
    """DS-C04.1"""
    ask(g, BlightTile(g.seat_of(animal), animal))


def _catastrophe(g: Dom, animal: int, tile: int) -> None:
    """DS-C05.1"""
    ask(g, CatastropheTile(g.seat_of(animal), animal))


def _cold_snap(g: Dom, animal: int, tile: int) -> None:
    """DS-C06.1  Each opposing animal loses a cube on every tundra tile."""
    for t in g.layout.board.hexes:
        if g.covered >> t & 1:
            for other in g.layout.animals:
                if other != animal and g.cubes[t * 6 + other]:
                    g.eliminate(other, t, 1)


def _disease(g: Dom, animal: int, tile: int) -> None:
    """DS-C07.1, DS-C07.2  Animals with more elements lose an acquired one, in food chain order."""
    mine = g.elements_of(animal)
    for other in reversed(g.layout.animals):
        if g.elements_of(other) > mine and g.has_acquired(other):
            g.push(LoseElement(g.seat_of(other), other))


def _ecodiversity(g: Dom, animal: int, tile: int) -> None:
    """DS-C08.1  1 VP for each disk on Earth of a type on your display."""
    g.gain_vp(animal, len([element for element in g.corner if element >= 0 and g.display[animal * 6 + element]]))


def _evolution(g: Dom, animal: int, tile: int) -> None:
    """DS-C09.1, DS-C09.3"""
    if g.gene_pool[animal]:
        ask(g, Replace(g.seat_of(animal), animal, 2, NOBODY))


def _fecundity(g: Dom, animal: int, tile: int) -> None:
    """DS-C10.1  The tiles are those occupied now."""
    for t in reversed(g.occupied(animal)):
        g.push(FecundTile(animal, t))


def _fertile(g: Dom, animal: int, tile: int) -> None:
    """DS-C11.1"""
    ask(g, FertileTile(g.seat_of(animal), animal))


def _habitat(g: Dom, animal: int, tile: int) -> None:
    """DS-C12.1  An element from the bag onto any vacant corner of Earth."""
    if has_vacant_corner(g):
        ask(g, ChooseFromBag(g.seat_of(animal), animal, ANYWHERE))


def _hibernation(g: Dom, animal: int, tile: int) -> None:
    """DS-C13.1, DS-C13.2  Without eliminated cubes there is nothing to ask."""
    if g.eliminated[animal]:
        ask(g, HibernationTile(g.seat_of(animal), animal))


def _ice_age(g: Dom, animal: int, tile: int) -> None:
    """DS-C14.1, DS-C14.2  Bonus VP for dominated tiles, for everybody; this round is the last."""
    dominated = [g.dominator(t) for t in g.layout.board.hexes]
    for other in g.layout.animals:
        g.gain_bonus(other, dominated.count(other))
    g.last = True
    g.tell(E_LAST_ROUND, g.round, 0, 0)


def _ice_sheet(g: Dom, animal: int, tile: int) -> None:
    """DS-C15.1"""
    glaciate(g, animal, is_card=True)


def _immigrants(g: Dom, animal: int, tile: int) -> None:
    """DS-C16.1, DS-C16.4  Every animal chooses, in food chain order."""
    for other in reversed(g.layout.animals):
        g.push(Suffer(g.seat_of(other), other))


def _instinct(g: Dom, animal: int, tile: int) -> None:
    """DS-C17.1 to DS-C17.3  An available pawn onto any vacant space."""
    if g.pawns[animal]:
        ask(g, PlacePawn(g.seat_of(animal), animal))


def _intelligence(g: Dom, animal: int, tile: int) -> None:
    """DS-C18.1  A pawn for you and for everybody above you in the food chain."""
    for other in g.layout.animals:
        if other <= animal:
            g.gain_pawn(other)


def _mass_exodus(g: Dom, animal: int, tile: int) -> None:
    """DS-C19.1"""
    ask(g, ExodusTile(g.seat_of(animal), animal))


def _metamorphosis(g: Dom, animal: int, tile: int) -> None:
    """DS-C20.1, DS-C20.2"""
    ask(g, Exchange(g.seat_of(animal), animal))


def _niche_biomes(g: Dom, animal: int, tile: int) -> None:
    """DS-C21.1  Everybody with more VP loses the first value of the tile just scored."""
    loss = g.layout.scores[g.kind(tile)][0]
    mine = g.vp[animal]
    for other in g.layout.animals:
        if g.vp[other] > mine:
            g.lose_vp(other, loss)


def _nocturnal(g: Dom, animal: int, tile: int) -> None:
    """DS-C22.1"""
    g.swap_left(animal)


def _omnivore(g: Dom, animal: int, tile: int) -> None:
    """DS-C23.1"""
    g.gain_pawn(animal)


def _parasitism(g: Dom, animal: int, tile: int) -> None:
    """DS-C24.1  A pawn for you and for everybody below you in the food chain."""
    for other in g.layout.animals:
        if other >= animal:
            g.gain_pawn(other)


def _predator(g: Dom, animal: int, tile: int) -> None:
    """DS-C25.1  An opposing cube goes on every tile you share."""
    ask_victims(g, animal, [t for t in g.occupied(animal) if g.others_on(t, animal)], animal)


def _symbiotic(g: Dom, animal: int, tile: int) -> None:
    """DS-C26.1 to DS-C26.3  You and everybody with fewer elements draw a disk; compared before the first draw."""
    mine = g.elements_of(animal)
    drawing = [animal, *[other for other in g.layout.animals if g.elements_of(other) < mine]]
    for other in drawing:
        if g.has_room(other):
            element = g.draw_disk()
            if element >= 0:
                g.gain_element(other, element)


CARDS: Final[list[Card]] = [
    Card(1, "aquatic", _aquatic),
    Card(2, "biodiversity", _biodiversity),
    Card(3, "biomass", _biomass),
    Card(4, "blight", _blight),
    Card(5, "catastrophe", _catastrophe),
    Card(6, "cold_snap", _cold_snap),
    Card(7, "disease", _disease),
    Card(8, "ecodiversity", _ecodiversity),
    Card(9, "evolution", _evolution),
    Card(10, "fecundity", _fecundity),
    Card(11, "fertile", _fertile),
    Card(12, "habitat", _habitat),
    Card(13, "hibernation", _hibernation),
    Card(14, "ice_age", _ice_age),
    Card(15, "ice_sheet", _ice_sheet),
    Card(16, "immigrants", _immigrants, longer=True),
    Card(17, "instinct", _instinct),
    Card(18, "intelligence", _intelligence, longer=True),
    Card(19, "mass_exodus", _mass_exodus),
    Card(20, "metamorphosis", _metamorphosis),
    Card(21, "niche_biomes", _niche_biomes),
    Card(22, "nocturnal", _nocturnal),
    Card(23, "omnivore", _omnivore, longer=True),
    Card(24, "parasitism", _parasitism, longer=True),
    Card(25, "predator", _predator),
    Card(26, "symbiotic", _symbiotic),
]
"""DS-1.21  In alphabetical order; a card's place in this list is its number in the notation."""

CARD_KEYS: Final[list[str]] = [card.key for card in CARDS]
ICE_AGE: Final = 13
