"""What Evolution cards promise in Marine, in points for the animal that takes them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import CARD_KEYS
from ..terms import ALGAE, GASTROPODS, OCEAN, PLANKTON, SPONGES, SUN, WORMS
from .analysis import Analysis
from .measures import TURN

GUESSES: Final[dict[str, float]] = {
    "adaptability": 1.0,
    "asteroid": 3.0,
    "biomass": 1.5,
    "bountiful_habitat": 5.0,
    "cladogenesis": 5.0,
    "disease": 1.0,
    "fecundity": 4.0,
    "gene_expression": 1.0,
    "habitat": 2.0,
    "invasive_species": 1.0,
    "mass_exodus": 2.0,
    "metamorphosis": 1.5,
    "niche_construction": 1.5,
    "omnivore": 1.0,
    "population_explosion": 2.5,
    "predator": 3.0,
    "profligate_carnivore": 2.0,
    "solar_radiation": 1.5,
    "symbiotic": 2.0,
    "tectonic_shift": 2.0,
    "terrestrial": 5.0,
    "trophic_cascade": 1.5,
    "volcanism": 4.0,
}
"""Cards whose worth is not counted: what they bring on average."""
GUESS: Final[list[float]] = [GUESSES.get(key, 0.0) for key in CARD_KEYS]
ELEMENT_CARDS: Final[dict[str, int]] = {
    "annelids": WORMS,
    "carbon_cycle": PLANKTON,
    "endosymbionts": SPONGES,
    "producers": ALGAE,
    "semi_aquatic": SUN,
    "univalves": GASTROPODS,
}
ELEMENT_OF: Final[list[int]] = [ELEMENT_CARDS.get(key, -1) for key in CARD_KEYS]
"""By card: the type whose tiles it pays for, -1 if it does not."""
BIODIVERSITY: Final = CARD_KEYS.index("biodiversity")
ECODIVERSITY: Final = CARD_KEYS.index("ecodiversity")
EXTREMOPHILES: Final = CARD_KEYS.index("extremophiles")
FERTILE: Final = CARD_KEYS.index("fertile")
MARINE_SNOW: Final = CARD_KEYS.index("marine_snow")
MONOTYPIC_HABITAT: Final = CARD_KEYS.index("monotypic_habitat")
PROFLIGATE_CARNIVORE: Final = CARD_KEYS.index("profligate_carnivore")
TECTONIC_SHIFT: Final = CARD_KEYS.index("tectonic_shift")


def best_card(s: Analysis, animal: i64, most: i64) -> float:
    """The best card on the first slots."""
    if not s.card_gains:
        s.card_gains = [card_gain(s, animal, card, k + 1) for k, card in enumerate(s.g.track)]
    found = 0.0
    for k in range(min(most, len(s.card_gains))):
        found = max(found, s.card_gains[k])
    return found


def card_gain(s: Analysis, animal: i64, card: i64, x: i64) -> float:
    """What a card on slot x promises."""
    if GUESS[card] == 0.0:
        return float(card_points(s, animal, card))
    if card == PROFLIGATE_CARNIVORE:
        return 1.2 * float(x)
    if card == TECTONIC_SHIFT:
        away = s.g.total_pawns[animal] - s.g.pawns[animal]
        return TURN * float(away) / (1.0 + float(s.g.total_pawns[animal]))
    return GUESS[card]


def card_points(s: Analysis, animal: i64, card: i64) -> int:
    """The VP of a card that gives nothing else."""
    g = s.g
    element = ELEMENT_OF[card]
    if element >= 0:
        return s.with_element[animal * 6 + element]
    if card == ECODIVERSITY:
        return len([e for e in g.corner if e >= 0 and g.display[animal * 6 + e]])
    if card == EXTREMOPHILES:
        return s.vent_cubes[animal]
    if card == FERTILE:
        return best_crowd(s, animal)
    n = 0
    for tile in s.tiles:
        if g.cubes[tile * 6 + animal]:
            if card == MARINE_SNOW:
                n += 1 if g.kind(tile) == OCEAN else 0
            elif g.others_on(tile, animal) == (card == BIODIVERSITY):
                n += 1
    return g.bonus(n) if card == MONOTYPIC_HABITAT else n


def best_crowd(s: Analysis, animal: i64) -> int:
    """The most cubes on a tile that an animal occupies."""
    found = 0
    for tile in s.tiles:
        if s.g.cubes[tile * 6 + animal]:
            found = max(found, s.g.cubes_on(tile))
    return found
