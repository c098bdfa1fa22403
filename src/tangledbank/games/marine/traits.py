"""DSM-24  The 18 Traits: one line each, in alphabetical order. What one does stands where the rule it changes is.

Names are certain. Effects are reconstructed (R-1): `confidence` says how surely, `guessed` what a printed card may
correct, `n` is the number in its text.
"""

from __future__ import annotations

from typing import Final


class Trait:
    """Facts about one card; its place in the list is its number in the notation."""

    def __init__(self, key: str, confidence: float, n: int = 0, guessed: str = "") -> None:
        self.key: Final = key
        self.confidence: Final = confidence
        self.n: Final = n
        self.guessed: Final = guessed


TRAITS: Final[list[Trait]] = [
    Trait("ancient_lineage", 0.45, guessed="the benefit; the timing is certain"),
    Trait("bottom_feeder", 0.3, guessed="action and position"),
    Trait("budding_intelligence", 0.9, n=20),
    Trait("camouflage", 0.45, guessed="everything but that it never works in the own action"),
    Trait("cannibal", 0.5, n=1, guessed="1 VP for each tile"),
    Trait("carnivore", 0.85, n=2),
    Trait("ecological_niche", 0.95, n=1),
    Trait("exaptation", 0.7, n=16, guessed="the source of the new Trait"),
    Trait("flight", 0.95),
    Trait("hadopelagic", 0.5, guessed="the condition"),
    Trait("pack_hunters", 0.9, n=3),
    Trait("phenotypic_plasticity", 0.75, n=2, guessed="two spaces"),
    Trait("prey_switching", 0.75, n=1, guessed="you occupy"),
    Trait("ram_feeder", 0.95, n=1),
    Trait("resilience", 0.98),
    Trait("seasonal_migrants", 0.95, n=1),
    Trait("social", 0.9),
    Trait("solitary", 0.5, n=2, guessed="the amount; that every scoring counts"),
]
TRAIT_KEYS: Final[list[str]] = [trait.key for trait in TRAITS]
NO_TRAIT: Final = -1

ANCIENT_LINEAGE: Final = 0
BOTTOM_FEEDER: Final = 1
BUDDING_INTELLIGENCE: Final = 2
CAMOUFLAGE: Final = 3
CANNIBAL: Final = 4
CARNIVORE: Final = 5
ECOLOGICAL_NICHE: Final = 6
EXAPTATION: Final = 7
FLIGHT: Final = 8
HADOPELAGIC: Final = 9
PACK_HUNTERS: Final = 10
PHENOTYPIC_PLASTICITY: Final = 11
PREY_SWITCHING: Final = 12
RAM_FEEDER: Final = 13
RESILIENCE: Final = 14
SEASONAL_MIGRANTS: Final = 15
SOCIAL: Final = 16
SOLITARY: Final = 17

ALL_TRAITS: Final[list[int]] = list(range(18))
DEALT: Final = 3
"""DSM-3.18  In the draft."""
DRAWN: Final = 3
"""DSM-23.15, DSM-24.8  For Gene Expression and when Exaptation ends: a guess."""
PHALANX_TARGET: Final = 2
"""DSM-24.11  Where Pack Hunters' target starts in that edition."""
