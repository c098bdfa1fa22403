"""What holds for all Evolution cards, broken on purpose: the tests that carry the id must catch each."""

from __future__ import annotations

HEXGRID = "core/hexgrid.py"
E_CONFLICT = "earth/conflict.py"
E_PICK = "earth/pick.py"
CARDS = "games/marine/cards.py"
EFFECTS = "games/marine/effects.py"
EVOLUTION = "games/marine/actions/evolution.py"
INHERITANCE = "games/marine/inheritance.py"
QUESTIONS = "games/marine/questions.py"
CUBES = "games/marine/questions_cubes.py"
SCORING = "games/marine/scoring.py"
STATE = "games/marine/state.py"
TECTONICS = "games/marine/actions/tectonics.py"
TRACK = "games/marine/track.py"

# ---- changes that several rules forbid --------------------------------------------------------
PASS_ALLOWED = (
    '    """A question that must be answered."""\n\n    __slots__ = ()\n\n    def may_pass(self) -> bool:\n'
    "        return False",
    '    """A question that must be answered."""\n\n    __slots__ = ()\n\n    def may_pass(self) -> bool:\n'
    "        return True",
)
SAME_TYPE_REFUSED = (
    "        return 0 if g.corner[action >> 16 & 255] >= 0 else NO_ELEMENT\n\n\n# ---- Adaptability",
    "        found = g.corner[action >> 16 & 255]\n"
    "        return 0 if found >= 0 and found != getattr(self, 'element', -1) else NO_ELEMENT\n\n\n# ---- Adaptability",
)
VICTIMS_FIRST = (
    "    ask_victims(g, animal, around, -1)\n"
    "    if g.cubes_on(tile):\n"
    "        g.push(Survivor(g.seat_of(animal), animal, tile))\n",
    "    if g.cubes_on(tile):\n"
    "        g.push(Survivor(g.seat_of(animal), animal, tile))\n"
    "    ask_victims(g, animal, around, -1)\n",
)
CROWD_OF_TWO = ("return 0 if g.cubes_on(tile) else NO_CUBES", "return 0 if g.cubes_on(tile) > 1 else NO_CUBES")
EMPTY_TILES = ("return 0 if g.cubes_on(tile) else NO_CUBES", "return 0")
NO_REPEAT = ("    if g.discard:\n", "    if g.discard and not g.last:\n")
WRONG_ORDER = ("    for other in reversed(g.layout.animals):\n", "    for other in g.layout.animals:\n")
NO_APPLICATION = (
    "        g.push(Shed(self.animal), ApplyTrait(self.animal, trait))",
    "        g.push(Shed(self.animal))",
)
NOT_ON_EARTH = ("return 0 if element in g.corner else NO_ELEMENT", "return 0")
PART_TWO_FIRST = (
    "    g.push(HabitatFor(animal))\n    ask(g, HabitatAgainst(g.seat_of(animal), animal))\n",
    "    ask(g, HabitatAgainst(g.seat_of(animal), animal))\n    g.push(HabitatFor(animal))\n",
)
BITE_FIRST = (
    "        g.push(Bite(self.animal, tile))\n        remove_elements(g, self.animal, tile, 1)\n",
    "        remove_elements(g, self.animal, tile, 1)\n        g.push(Bite(self.animal, tile))\n",
)
ELEMENT_NEEDED = (
    "class OmnivoreTile(PickOwn):\n",
    "class OmnivoreTile(PickOwn):\n    def refusal_of(self, g: Sea, action: int) -> int:\n"
    "        tile = action >> 16 & 255\n"
    "        return super().refusal_of(g, action) or (0 if sum(g.counts[tile * 6 : tile * 6 + 6]) else NO_CUBES)\n\n",
)
ASKED_IN_VAIN = (
    "    if g.gene_pool[animal]:\n        ask(g, ExplosionTile",
    "    if True:\n        ask(g, ExplosionTile",
)
NO_SUN = ("if by_action and SOLAR_RADIATION in g.track:", "if False:")
BOUNTIFUL_SUN = (
    "            score(g, tile, by_action=False)\n\n\nclass Extinction",
    "            score(g, tile, by_action=True)\n\n\nclass Extinction",
)
ANY_ORDER = (
    "return 0 if corner > self.after and len(elements_from(g, self.tile, corner)) >= self.left else OUT_OF_ORDER",
    "return 0",
)
BARE_TILES = ("return 0 if elements_from(g, tile, 0) else NO_ELEMENT", "return 0")
ENDLESS_VENTS = ("    if g.covers_left:\n", "    if True:\n")
BY_CUBE = ("self.gain_vp(animal, TRAITS[CANNIBAL].n)", "self.gain_vp(animal, n * TRAITS[CANNIBAL].n)")
ONE_PER_DISK = (
    "n * len([tile for tile in g.occupied(animal) if g.counts[tile * 6 + element]])",
    "n * sum([g.counts[tile * 6 + element] for tile in g.occupied(animal)])",
)
ONE_TILE_PER_DISK = (
    "n * len([tile for tile in g.occupied(animal) if g.counts[tile * 6 + element]])",
    "n * min(len([tile for tile in g.occupied(animal) if g.counts[tile * 6 + element]]), g.corner.count(element))",
)
CARD_MAY_PASS = ("class TakeCard(MustPick[Sea]):", "class TakeCard(Pick[Sea]):")
BY_DEFAULT = (
    "        icons = CARDS[self.card].icons\n",
    "        icons = 1 if self.card in (4, 8, 22, 24, 26, 32) else CARDS[self.card].icons\n",
)
OTHER_CORNER_FIRST = ("q, r) for k in range(6)]", "q, r) for k in (0, 5, 4, 3, 2, 1)]")

MUTANTS: list[tuple[str, str, str, str]] = [
    # ---- the table and the icons
    (
        "DSM-23.0",
        CARDS,
        '    Card("annelids", NONE, 0.8, n=1, guessed="you occupy"),\n    Card("asteroid"',
        '    Card("asteroid"',
    ),
    ("R-1", CARDS, 'Card("fertile", NONE, 0.9,', 'Card("fertile", NONE, 0.95,'),
    (
        "R-1",
        CARDS,
        'Card("terrestrial", NONE, 0.7, n=4, guessed="4, same tile")',
        'Card("terrestrial", NONE, 0.7, n=4)',
    ),
    ("R-1", CARDS, "in_play=0.2", "in_play=0.3"),
    ("DSM-18.10", CARDS, 'Card("predator", SKELETON', 'Card("predator", LIVING'),
    ("DSM-18.10", CARDS, 'Card("volcanism", BOTH', 'Card("volcanism", NONE'),
    ("DSM-18.11", TRACK, *BY_DEFAULT),
    ("DSM-18.11", TRACK, "        if icons & LIVING:\n", "        if icons == LIVING:\n"),
    # ---- for all cards
    ("DSM-23.36", STATE, *BY_CUBE),
    ("DSM-23.37", QUESTIONS, *SAME_TYPE_REFUSED),
    ("DSM-23.37", QUESTIONS, *NOT_ON_EARTH),
    ("DSM-23.37", QUESTIONS, *BARE_TILES),
    ("DSM-23.37", CUBES, *CROWD_OF_TWO),
    ("DSM-23.37", CUBES, *EMPTY_TILES),
    ("DSM-23.37", CUBES, *ELEMENT_NEEDED),
    ("DSM-23.37", EFFECTS, *ASKED_IN_VAIN),
    ("DSM-23.38", EFFECTS, *ONE_PER_DISK),
    ("DSM-23.38", EFFECTS, *ONE_TILE_PER_DISK),
    ("EX-53", EFFECTS, *ONE_PER_DISK),
    ("EX-53", EFFECTS, *ONE_TILE_PER_DISK),
    ("DSM-23.39", SCORING, *BOUNTIFUL_SUN),
    ("DSM-23.39", SCORING, *NO_SUN),
    ("R-15", SCORING, *BOUNTIFUL_SUN),
    ("DSM-23.40", TECTONICS, *ENDLESS_VENTS),
    ("EX-68", TECTONICS, *ENDLESS_VENTS),
    ("DSM-23.41", EFFECTS, *NO_REPEAT),
    ("R-16", EFFECTS, *NO_REPEAT),
    ("DSM-23.42", E_PICK, *PASS_ALLOWED),
    ("DSM-23.42", EVOLUTION, *CARD_MAY_PASS),
    ("DSM-30.1", HEXGRID, *OTHER_CORNER_FIRST),
    ("DSM-30.6", E_CONFLICT, *VICTIMS_FIRST),
    ("DSM-30.6", QUESTIONS, *ANY_ORDER),
    ("DSM-30.6", EFFECTS, *PART_TWO_FIRST),
    ("DSM-30.6", INHERITANCE, *NO_APPLICATION),
    ("DSM-30.6", CUBES, *BITE_FIRST),
    ("DSM-30.6", EFFECTS, *WRONG_ORDER),
]
