"""DSM-23  The 35 Evolution cards: one line each, in alphabetical order. What they do is in effects.py.

Names are certain. Effects are reconstructed (R-1): `confidence` says how surely, `guessed` what a printed card may
correct, `n` is the number in its text. The fish icons of all cards are guessed (DSM-18.10);
no rule depends on them (DSM-18.11).
"""

from __future__ import annotations

from typing import Final

NONE: Final = 0
SKELETON: Final = 1
LIVING: Final = 2
BOTH: Final = 3


class Card:
    """Facts about one card; its place in the list is its number in the notation, plus 1 that of DSM-23.0."""

    def __init__(
        self, key: str, icons: int, confidence: float, n: int = 0, in_play: float = 0.0, guessed: str = ""
    ) -> None:
        self.key: Final = key
        self.icons: Final = icons
        """SKELETON: Extinction, LIVING: Survival, when the card comes onto slot 5 (DSM-18.5)."""
        self.confidence: Final = confidence
        self.n: Final = n
        self.in_play: Final = in_play
        """How sure its text for entering play or while in play is; 0: it has none."""
        self.guessed: Final = guessed
        self.surety: Final = min(confidence, in_play) if in_play else confidence
        """How sure its whole text is."""


CARDS: Final[list[Card]] = [
    Card("adaptability", LIVING, 0.9),
    Card("annelids", NONE, 0.8, n=1, guessed="you occupy"),
    Card("asteroid", NONE, 0.85, guessed="all but one"),
    Card("biodiversity", NONE, 0.95, n=1),
    Card("biomass", SKELETON, 0.9, guessed="the overcrowding test"),
    Card("bountiful_habitat", NONE, 0.9),
    Card("carbon_cycle", NONE, 0.8, n=1, guessed="you occupy"),
    Card("cladogenesis", NONE, 0.65, guessed="top, X in part 1, free choice in part 2"),
    Card("disease", SKELETON, 0.85, guessed="the comparison, that the owner chooses"),
    Card("ecodiversity", NONE, 0.55, n=1, guessed="what is counted"),
    Card("endosymbionts", NONE, 0.8, n=1, guessed="you occupy"),
    Card("extremophiles", LIVING, 0.65, n=1, guessed="1 VP per cube"),
    Card("fecundity", LIVING, 0.95, n=1),
    Card("fertile", NONE, 0.9, n=1, guessed="you occupy"),
    Card("gene_expression", NONE, 0.6, guessed="3 drawn, mandatory"),
    Card("habitat", LIVING, 0.75, guessed="that part 1 takes an element of the pawn's type"),
    Card("invasive_species", BOTH, 0.55, n=1, guessed="yours included, timing"),
    Card("marine_snow", NONE, 0.35, n=1, in_play=0.4, guessed="which tiles, effect when chosen"),
    Card("mass_exodus", NONE, 0.95),
    Card("metamorphosis", LIVING, 0.95),
    Card("monotypic_habitat", NONE, 0.75, in_play=0.95, guessed="that both abilities belong to one card"),
    Card("niche_construction", NONE, 0.85, guessed="that any element may be chosen"),
    Card("omnivore", SKELETON, 0.6, guessed="the choice of tile, no reward"),
    Card("population_explosion", NONE, 0.8, guessed="you occupy"),
    Card("predator", SKELETON, 0.95),
    Card("producers", NONE, 0.8, n=1, guessed="you occupy"),
    Card("profligate_carnivore", SKELETON, 0.75, guessed="where the new cubes go"),
    Card("semi_aquatic", NONE, 0.8, n=1, guessed="you occupy"),
    Card("solar_radiation", BOTH, 0.7, n=1, in_play=0.2, guessed="the whole ability in play"),
    Card("symbiotic", LIVING, 0.85, guessed="who receives"),
    Card("tectonic_shift", BOTH, 0.45, guessed="every animal, timing"),
    Card("terrestrial", NONE, 0.7, n=4, guessed="4, same tile"),
    Card("trophic_cascade", SKELETON, 0.9),
    Card("univalves", NONE, 0.8, n=1, guessed="you occupy"),
    Card("volcanism", BOTH, 0.5, in_play=0.4, guessed="both abilities"),
]
CARD_KEYS: Final[list[str]] = [card.key for card in CARDS]

ASTEROID: Final = 2
CLADOGENESIS: Final = 7
FECUNDITY: Final = 12
FERTILE: Final = 13
MARINE_SNOW: Final = 17
MONOTYPIC_HABITAT: Final = 20
SOLAR_RADIATION: Final = 28
TERRESTRIAL: Final = 31
VOLCANISM: Final = 34

BOTTOM_CARDS: Final = 5
"""DSM-3.23, DSM-26.8  Asteroid is among the last five of the deck."""
BOXED: Final[dict[str, int]] = {"standard": 10, "short": 15, "long": 5, "epic": 0}
"""DSM-3.22, DSM-25.17 to DSM-25.19"""
