"""DSM-23  What the 35 Evolution cards do when chosen, one function each, in the order of cards.py.

A function gets the state, the animal that chose the card, X (its slot, DSM-16.13) and the number in the card's text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.frame import Step
from ...earth.actions.conflict import ask_victims
from ...earth.actions.elements import Exchange, LoseElement, has_vacant_corner, vacant_corner_refusal
from ...earth.kinds import ANIMAL
from ...earth.pick import MustPick, ask
from ...earth.terms import A_CARD, E_CARD, E_LAST_ROUND, NO_SUCH_CARD, NOBODY
from .actions.pawns import take_back_all
from .actions.tectonics import erupt
from .cards import CARD_KEYS, CARDS, CLADOGENESIS
from .inheritance import replace_trait
from .questions import CascadeTile, GiveDisk, HabitatAgainst, HabitatFor, MoveFrom, has_element
from .questions_cubes import (
    AsteroidTile,
    ExodusTile,
    ExplosionTile,
    FertileTile,
    Hunt,
    OmitTile,
    OmnivoreTile,
    RadiationTile,
    TerrainPick,
    TerrestrialTile,
    is_terrestrial,
    multiply,
)
from .spec import Spec
from .state import Sea
from .terms import ALGAE, BY_CARD, GASTROPODS, OCEAN, PLANKTON, SPONGES, SUN, WORMS
from .track import FinishCard

Play = Callable[[Sea, int, int, int], None]


def take_card(g: Sea, animal: int, card: int) -> None:
    """DSM-16.11 to DSM-16.13, DSM-18.9  A card of the track is resolved, then discarded."""
    x = g.track.index(card) + 1
    g.push(FinishCard(card))
    resolve_card(g, animal, card, x)


def resolve_card(g: Sea, animal: int, card: int, x: int) -> None:
    """DSM-0.2, DSM-16.12, DSM-23.36  Everything as far as possible, in order."""
    g.begin_effect()
    g.tell(E_CARD, animal, card, 0)
    PLAYS[card](g, animal, x, CARDS[card].n)


def vp_for_element(g: Sea, animal: int, element: int, n: int) -> None:
    """DSM-23.38  VP for each tile one occupies with at least one such element."""
    g.gain_vp(animal, n * len([tile for tile in g.occupied(animal) if g.counts[tile * 6 + element]]))


# ---- the cards ----------------------------------------------------------------------------
def _adaptability(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.1"""
    if has_element(g):
        ask(g, GiveDisk(g.seat_of(animal), animal))


def _annelids(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.2"""
    vp_for_element(g, animal, WORMS, n)


def _asteroid(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.3, DSM-21.1, DSM-23.41  It strikes, and the round is the last."""
    ask(g, AsteroidTile(g.seat_of(animal), animal))
    if not g.last:
        g.tell(E_LAST_ROUND, g.round, 0, 0)
    g.last = True


def _biodiversity(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.4"""
    g.gain_vp(animal, n * len([tile for tile in g.occupied(animal) if g.others_on(tile, animal)]))


def _biomass(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.5  A cube goes on every tile with more cubes than elements."""
    crowded = [tile for tile in g.earth() if g.cubes_on(tile) > sum(g.counts[tile * 6 : tile * 6 + 6])]
    ask_victims(g, animal, crowded, NOBODY)


def _bountiful_habitat(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.6"""
    ask(g, TerrainPick(g.seat_of(animal), animal))


def _carbon_cycle(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.7"""
    vp_for_element(g, animal, PLANKTON, n)


def _cladogenesis(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.8, R-16  The top of the discard pile with this X, then another face-up card with its own."""
    g.push(OtherCard(animal))
    if g.discard:
        resolve_card(g, animal, g.discard[-1], x)


def _disease(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.9, R-25  Animals with more elements lose a disk of their choice, in food chain order."""
    mine = g.elements_of(animal)
    for other in reversed(g.layout.animals):
        if g.elements_of(other) > mine and g.has_acquired(other):
            g.push(LoseElement(g.seat_of(other), other))


def _ecodiversity(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.10  For each element on Earth of a type on the display."""
    g.gain_vp(animal, n * len([e for e in g.corner if e >= 0 and g.display[animal * 6 + e]]))


def _endosymbionts(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.11"""
    vp_for_element(g, animal, SPONGES, n)


def _extremophiles(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.12  For each of one's species on vents."""
    g.gain_vp(animal, n * sum([g.cubes[t * 6 + animal] for t in g.earth() if g.covered >> t & 1]))


def _fecundity(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.13"""
    short = len(g.occupied(animal)) - g.gene_pool[animal] // n
    if short <= 0:
        multiply(g, animal, 0)
    elif g.gene_pool[animal]:
        g.push(OmitTile(g.seat_of(animal), animal, short, -1, 0))


def _fertile(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.14"""
    ask(g, FertileTile(g.seat_of(animal), animal))


def _gene_expression(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.15"""
    replace_trait(g, animal)


def _habitat(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.16"""
    g.push(HabitatFor(animal))
    ask(g, HabitatAgainst(g.seat_of(animal), animal))


def _invasive_species(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.17, R-24  Every animal loses a species on each tile of a terrain that Competition shows."""
    for tile in g.earth():
        if g.kind(tile) in g.competition:
            for other in g.layout.animals:
                if g.cubes[tile * 6 + other]:
                    g.eliminate(other, tile, n)


def _marine_snow(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.18"""
    g.gain_vp(animal, n * len([tile for tile in g.occupied(animal) if g.kind(tile) == OCEAN]))


def _mass_exodus(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.19"""
    ask(g, ExodusTile(g.seat_of(animal), animal))


def _metamorphosis(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.20"""
    ask(g, Exchange(g.seat_of(animal), animal))


def _monotypic_habitat(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.21  Bonus VP for the tiles one has alone."""
    g.gain_bonus(animal, len([tile for tile in g.occupied(animal) if not g.others_on(tile, animal)]))


def _niche_construction(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.22"""
    if has_vacant_corner(g):
        ask(g, MoveFrom(g.seat_of(animal), animal))


def _omnivore(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.23"""
    ask(g, OmnivoreTile(g.seat_of(animal), animal))


def _population_explosion(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.24"""
    if g.gene_pool[animal]:
        ask(g, ExplosionTile(g.seat_of(animal), animal))


def _predator(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.25"""
    ask_victims(g, animal, [tile for tile in g.occupied(animal) if g.others_on(tile, animal)], animal)


def _producers(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.26"""
    vp_for_element(g, animal, ALGAE, n)


def _profligate_carnivore(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.27"""
    ask(g, Hunt(g.seat_of(animal), animal, x))


def _semi_aquatic(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.28"""
    vp_for_element(g, animal, SUN, n)


def _solar_radiation(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.29"""
    ask(g, RadiationTile(g.seat_of(animal), animal, x))


def _symbiotic(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.30, R-25  One and everybody with fewer elements draw a disk, in food chain order."""
    mine = g.elements_of(animal)
    drawing = [other for other in g.layout.animals if other == animal or g.elements_of(other) < mine]
    for other in drawing:
        if g.has_room(other):
            element = g.draw_disk()
            if element >= 0:
                g.gain_element(other, element)


def _tectonic_shift(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.31  All pawns come back; it is no Retrieve."""
    for other in g.layout.animals:
        take_back_all(g, other)


def _terrestrial(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.32"""
    open_tiles = [t for t in g.earth() if is_terrestrial(g, t) and not vacant_corner_refusal(g, t)]
    can_put = sum(g.bag) > 0 and len(open_tiles) > 0
    if can_put or g.gene_pool[animal]:
        ask(g, TerrestrialTile(g.seat_of(animal), animal, 1 if can_put else 0))


def _trophic_cascade(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.33"""
    ask(g, CascadeTile(g.seat_of(animal), animal, x))


def _univalves(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.34"""
    vp_for_element(g, animal, GASTROPODS, n)


def _volcanism(g: Sea, animal: int, x: int, n: int) -> None:
    """DSM-23.35, DSM-23.40"""
    erupt(g, animal, BY_CARD)


EFFECTS: Final[dict[str, Play]] = {
    "adaptability": _adaptability,
    "annelids": _annelids,
    "asteroid": _asteroid,
    "biodiversity": _biodiversity,
    "biomass": _biomass,
    "bountiful_habitat": _bountiful_habitat,
    "carbon_cycle": _carbon_cycle,
    "cladogenesis": _cladogenesis,
    "disease": _disease,
    "ecodiversity": _ecodiversity,
    "endosymbionts": _endosymbionts,
    "extremophiles": _extremophiles,
    "fecundity": _fecundity,
    "fertile": _fertile,
    "gene_expression": _gene_expression,
    "habitat": _habitat,
    "invasive_species": _invasive_species,
    "marine_snow": _marine_snow,
    "mass_exodus": _mass_exodus,
    "metamorphosis": _metamorphosis,
    "monotypic_habitat": _monotypic_habitat,
    "niche_construction": _niche_construction,
    "omnivore": _omnivore,
    "population_explosion": _population_explosion,
    "predator": _predator,
    "producers": _producers,
    "profligate_carnivore": _profligate_carnivore,
    "semi_aquatic": _semi_aquatic,
    "solar_radiation": _solar_radiation,
    "symbiotic": _symbiotic,
    "tectonic_shift": _tectonic_shift,
    "terrestrial": _terrestrial,
    "trophic_cascade": _trophic_cascade,
    "univalves": _univalves,
    "volcanism": _volcanism,
}
PLAYS: Final[list[Play]] = [EFFECTS[key] for key in CARD_KEYS]


# ---- Cladogenesis, part 2 --------------------------------------------------------------------
class OtherCard(Step[Sea]):
    """DSM-23.8  When part 1 is done: another face-up card, if there is one."""

    __slots__ = ("animal",)
    takes = (ANIMAL,)
    spec = Spec("FinishCard")

    def __init__(self, animal: int) -> None:
        self.animal: Final = animal

    def run(self, g: Sea) -> None:
        ask(g, TakeOther(g.seat_of(self.animal), self.animal))

    def fields(self) -> list[int]:
        return [self.animal]


class TakeOther(MustPick[Sea]):
    """DSM-23.8  Any other card of the track, whatever its slot."""

    __slots__ = ()
    spec = Spec("FinishCard", "DSM-23.8", number=32)

    def verb(self) -> int:
        return A_CARD

    def candidates(self, g: Sea) -> list[int]:
        return [card << 16 for card in g.track]

    def refusal_of(self, g: Sea, action: int) -> int:
        card = action >> 16 & 255
        return 0 if card in g.track and card != CLADOGENESIS else NO_SUCH_CARD

    def chosen(self, g: Sea, action: int) -> None:
        take_card(g, self.animal, action >> 16 & 255)
