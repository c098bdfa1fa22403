"""Traits from Pack Hunters on, and how Traits come and go, broken on purpose: the tests of the id must catch each."""

from __future__ import annotations

E_MOVEMENT = "earth/movement.py"
PAWNS = "games/marine/actions/pawns.py"
EFFECTS = "games/marine/effects.py"
INHERITANCE = "games/marine/inheritance.py"
RESEED = "games/marine/reseed.py"
SCORING = "games/marine/scoring.py"
STATE = "games/marine/state.py"
TECTONICS = "games/marine/actions/tectonics.py"
TRAITS = "games/marine/traits.py"

# ---- changes that several rules forbid ----------------------------------------------------------------
NO_COPIES = (
    "return owned >> trait & 1 == 1 or self.copy[animal] == trait",
    "return owned >> trait & 1 == 1",
)
PACK_TARGET_2 = ("start = TRAITS[PACK_HUNTERS].n if g.settings.is_gmt else PHALANX_TARGET", "start = PHALANX_TARGET")
PACK_TARGET_3 = (
    "start = TRAITS[PACK_HUNTERS].n if g.settings.is_gmt else PHALANX_TARGET",
    "start = TRAITS[PACK_HUNTERS].n",
)
PACK_TARGET_DOWN = ("g.set_target(element, max(g.target[element], start))", "g.set_target(element, start)")
PACK_ANY_PAWN = ("return 0 if g.control[action >> 16 & 255] == NOBODY else CONTROLLED", "return 0")
PLASTICITY_1 = ('Trait("phenotypic_plasticity", 0.75, n=2', 'Trait("phenotypic_plasticity", 0.75, n=1')
PREY_PER_CUBE = ("self.gain_vp(other, TRAITS[PREY_SWITCHING].n)", "self.gain_vp(other, n * TRAITS[PREY_SWITCHING].n)")
PREY_EVERY_TIME = ("            self.fed |= 1 << tile\n", "")
PREY_ONCE_A_GAME = (
    "    g.begin_effect()\n    g.tell(E_CARD, animal, card, 0)",
    "    g.tell(E_CARD, animal, card, 0)",
)
PREY_ANYWHERE = (
    "if other != animal and self.cubes[tile * 6 + other] and self.has(other, PREY_SWITCHING):",
    "if other != animal and self.has(other, PREY_SWITCHING):",
)
PREY_OWN = (
    "if other != animal and self.cubes[tile * 6 + other] and self.has(other, PREY_SWITCHING):",
    "if self.cubes[tile * 6 + other] and self.has(other, PREY_SWITCHING):",
)
PREY_REVIVED = (
    "    g.eliminated[animal] -= 1\n    g.cubes[tile * 6 + animal] += 1\n",
    "    g.eliminated[animal] -= 1\n    g.gene_pool[animal] += 1\n    g.place_cubes(animal, tile, 1)\n",
)
RAM_IS_A_DISK = ("return n + 1 if element == PLANKTON and self.has(animal, RAM_FEEDER) else n", "return n")
RAM_NO_SPACE = ("            most += TRAITS[RAM_FEEDER].n\n", "            pass\n")
RAM_NEVER_COMES = ("        g.gain_element(animal, PLANKTON)\n", "        pass\n")
RAM_NEVER_GOES = ("        g.drop_element(animal, PLANKTON)\n", "        pass\n")
RAM_TO_THE_BAG = ("        g.drop_element(animal, PLANKTON)\n", "        g.lose_element(animal, PLANKTON)\n")
RESILIENCE_NOT = (" and not g.has(animal, RESILIENCE):", ":")
SEASONAL_0 = ('Trait("seasonal_migrants", 0.95, n=1)', 'Trait("seasonal_migrants", 0.95, n=0)')
SEASONAL_SLOW = ("return 2 if self.has(animal, SEASONAL_MIGRANTS) else 1", "return 1")
SEASONAL_OVER_HEXES = ("for between in g.tiles_beside(source):", "for between in neighbours[source]:")
SEASONAL_ALL = ("return 2 if self.has(animal, SEASONAL_MIGRANTS) else 1", "return 2")
SOCIAL_NEVER = ("if g.spaces[space] != NOBODY and not g.has(animal, SOCIAL):", "if g.spaces[space] != NOBODY:")
SOCIAL_ALL = ("if g.spaces[space] != NOBODY and not g.has(animal, SOCIAL):", "if False:")
SOCIAL_EARLY = (
    "    return key_refusal(g, animal, space, keys)\n",
    "    return 0 if g.has(animal, SOCIAL) and g.spaces[space] >= 0 else key_refusal(g, animal, space, keys)\n",
)
SOLITARY_1 = ('Trait("solitary", 0.5, n=2', 'Trait("solitary", 0.5, n=1')
SOLITARY_FIRST = ("if len(present) == 1 and g.has(present[0], SOLITARY):", "if g.has(present[0], SOLITARY):")
SOLITARY_ACTIONS = (
    "if len(present) == 1 and g.has(present[0], SOLITARY):",
    "if by_action and len(present) == 1 and g.has(present[0], SOLITARY):",
)
NEVER_SHED = ("if g.elements_of(self.animal) > g.most_elements(self.animal):", "if False:")
SHED_EARLY = (
    "if g.elements_of(self.animal) > g.most_elements(self.animal):",
    "if g.elements_of(self.animal) >= g.most_elements(self.animal):",
)
SHED_ONE = (
    "g.push(LoseElement(g.seat_of(self.animal), self.animal), Shed(self.animal))",
    "g.push(LoseElement(g.seat_of(self.animal), self.animal))",
)
FEEDER_KEEPS_PAWN = ("        g.take_back(FEEDER_1 + animal)\n", "        pass\n")
OLD_TRAIT_STAYS = ("    g.traits[animal] &= ~(1 << trait)\n", "")
COPY_STAYS = ("        g.copy[animal] = NO_TRAIT\n", "        pass\n")
PAWN_GOES = (
    "    g.traits[animal] &= ~(1 << trait)\n",
    "    g.traits[animal] &= ~(1 << trait)\n    if g.budded >> animal & 1:\n        g.pawns[animal] -= 1\n",
)
CONTROL_GOES = (
    "    g.traits[animal] &= ~(1 << trait)\n",
    "    g.traits[animal] &= ~(1 << trait)\n    g.control = [NOBODY if c == animal else c for c in g.control]\n",
)
NOTHING_APPLIES = (
    "        g.push(Shed(self.animal), ApplyTrait(self.animal, trait))\n",
    "        g.push(Shed(self.animal))\n",
)
COPY_FOLLOWS = (
    "    g.traits[animal] &= ~(1 << trait)\n",
    "    g.traits[animal] &= ~(1 << trait)\n    g.copy = [NO_TRAIT if c == trait else c for c in g.copy]\n",
)
BUDDING_LATER = ("        g.check_budding(self.animal)\n", "")

MUTANTS: list[tuple[str, str, str, str]] = [
    ("DSM-24.11", INHERITANCE, *PACK_TARGET_2),
    ("DSM-24.11", INHERITANCE, *PACK_TARGET_3),
    ("DSM-24.11", INHERITANCE, *PACK_ANY_PAWN),
    ("EX-66", INHERITANCE, *PACK_TARGET_2),
    ("DSM-24.12", TRAITS, *PLASTICITY_1),
    ("DSM-24.12", STATE, "if self.has(animal, PHENOTYPIC_PLASTICITY):", "if True:"),
    ("DSM-24.13", STATE, *PREY_PER_CUBE),
    ("DSM-24.13", STATE, *PREY_EVERY_TIME),
    ("DSM-24.13", EFFECTS, *PREY_ONCE_A_GAME),
    ("DSM-24.13", STATE, *PREY_ANYWHERE),
    ("DSM-24.13", STATE, *PREY_OWN),
    ("DSM-24.13", TECTONICS, *PREY_REVIVED),
    ("DSM-24.13", STATE, "if n and not self.fed >> tile & 1:", "if not self.fed >> tile & 1:"),
    ("EX-62", STATE, *PREY_PER_CUBE),
    ("EX-62", STATE, *PREY_ANYWHERE),
    ("DSM-24.14", STATE, *RAM_IS_A_DISK),
    ("DSM-24.14", STATE, *RAM_NO_SPACE),
    ("DSM-24.14", INHERITANCE, *RAM_NEVER_COMES),
    ("DSM-24.26", STATE, *RAM_NO_SPACE),
    ("DSM-24.26", TRAITS, *PLASTICITY_1),
    ("DSM-24.26", INHERITANCE, *RAM_NEVER_COMES),
    ("DSM-24.15", RESEED, *RESILIENCE_NOT),
    ("DSM-24.16", TRAITS, *SEASONAL_0),
    ("DSM-24.16", STATE, *SEASONAL_SLOW),
    ("DSM-24.16", STATE, *SEASONAL_ALL),
    ("DSM-24.16", E_MOVEMENT, *SEASONAL_OVER_HEXES),
    ("EX-30", TRAITS, *SEASONAL_0),
    ("EX-30", E_MOVEMENT, *SEASONAL_OVER_HEXES),
    ("DSM-24.17", PAWNS, *SOCIAL_NEVER),
    ("DSM-24.17", PAWNS, *SOCIAL_ALL),
    ("DSM-24.17", PAWNS, *SOCIAL_EARLY),
    ("EX-58", PAWNS, *SOCIAL_NEVER),
    ("EX-58", PAWNS, *SOCIAL_EARLY),
    ("DSM-24.18", TRAITS, *SOLITARY_1),
    ("DSM-24.18", SCORING, *SOLITARY_FIRST),
    ("DSM-24.18", SCORING, *SOLITARY_ACTIONS),
    ("EX-65", TRAITS, *SOLITARY_1),
    ("DSM-24.19", INHERITANCE, *OLD_TRAIT_STAYS),
    ("DSM-24.19", INHERITANCE, *COPY_STAYS),
    ("DSM-24.19", INHERITANCE, *NEVER_SHED),
    ("DSM-24.19", INHERITANCE, *FEEDER_KEEPS_PAWN),
    ("DSM-24.19", INHERITANCE, *RAM_NEVER_GOES),
    ("DSM-24.19", INHERITANCE, *RAM_TO_THE_BAG),
    ("DSM-24.20", INHERITANCE, *PAWN_GOES),
    ("DSM-24.20", INHERITANCE, *CONTROL_GOES),
    ("DSM-24.21", INHERITANCE, *NOTHING_APPLIES),
    ("DSM-24.21", INHERITANCE, *BUDDING_LATER),
    ("DSM-24.21", INHERITANCE, *PACK_TARGET_DOWN),
    ("DSM-24.21", INHERITANCE, *PACK_ANY_PAWN),
    ("DSM-24.22", INHERITANCE, *COPY_FOLLOWS),
    ("DSM-24.22", STATE, *NO_COPIES),
    ("R-17", INHERITANCE, *PAWN_GOES),
    ("R-17", INHERITANCE, *CONTROL_GOES),
    ("R-17", INHERITANCE, *BUDDING_LATER),
    ("R-17", INHERITANCE, *COPY_FOLLOWS),
    ("R-34", INHERITANCE, *NEVER_SHED),
    ("R-34", INHERITANCE, *SHED_EARLY),
    ("R-34", INHERITANCE, *SHED_ONE),
    ("EX-78", INHERITANCE, *SHED_EARLY),
    ("EX-78", INHERITANCE, *SHED_ONE),
]
