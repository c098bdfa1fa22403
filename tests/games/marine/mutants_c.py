"""The Evolution cards one by one, broken on purpose: the tests that carry the id must catch each."""

from __future__ import annotations

E_CONFLICT = "earth/conflict.py"
E_ELEMENTS = "earth/elements.py"
E_FACTS = "earth/facts.py"
E_MOVEMENT = "earth/movement.py"
CARDS = "games/marine/cards.py"
EFFECTS = "games/marine/effects.py"
INHERITANCE = "games/marine/inheritance.py"
QUESTIONS = "games/marine/questions.py"
CUBES = "games/marine/questions_cubes.py"
REASONS = "games/marine/reasons.py"
SCORING = "games/marine/scoring.py"
STATE = "games/marine/state.py"
TECTONICS = "games/marine/actions/tectonics.py"
TRACK = "games/marine/track.py"
TRAITS = "games/marine/traits.py"

# ---- changes that several rules forbid --------------------------------------------------------
ANY_DISK_GOES = (
    "return 0 if g.acquired(animal, element) else NOT_ACQUIRED",
    "return 0 if g.display[animal * 6 + element] else NOT_ACQUIRED",
)
SWAP_ELSEWHERE = ("        g.put_element(corner, self.element)\n", "        g.bag[self.element] += 1\n")
VICTIMS_FIRST = (
    "    ask_victims(g, animal, around, -1)\n"
    "    if g.cubes_on(tile):\n"
    "        g.push(Survivor(g.seat_of(animal), animal, tile))\n",
    "    if g.cubes_on(tile):\n"
    "        g.push(Survivor(g.seat_of(animal), animal, tile))\n"
    "    ask_victims(g, animal, around, -1)\n",
)
SURVIVING_ANIMAL = (
    "n = g.cubes[self.tile * 6 + animal] - (1 if animal == survivor else 0)",
    "n = g.cubes[self.tile * 6 + animal] if animal != survivor else 0",
)
EMPTY_TILES = ("return 0 if g.cubes_on(tile) else NO_CUBES", "return 0")
NOT_OCCUPIED = (
    "return 0 if g.cubes[tile * 6 + self.animal] else NO_OWN_CUBE\n\n\nclass Ast",
    "return 0\n\n\nclass Ast",
)
CROWDED_AT_EQUAL = ("g.cubes_on(tile) > sum(g.counts", "g.cubes_on(tile) >= sum(g.counts")
TOP_TWICE = ("        resolve_card(g, animal, g.discard[-1], x)", "        resolve_card(g, animal, g.discard[0], x)")
X_ONE = ("resolve_card(g, animal, g.discard[-1], x)", "resolve_card(g, animal, g.discard[-1], 1)")
NO_SECOND_PART = ("    g.push(OtherCard(animal))\n    if g.discard", "    if g.discard")
OTHER_STAYS = (
    "        take_card(g, self.animal, action >> 16 & 255)",
    "        resolve_card(g, self.animal, action >> 16 & 255, g.track.index(action >> 16 & 255) + 1)",
)
OTHER_X = ("    x = g.track.index(card) + 1\n", "    x = 1\n")
WRONG_ORDER = ("    for other in reversed(g.layout.animals):\n", "    for other in g.layout.animals:\n")
AS_MANY = ("if g.elements_of(other) > mine and", "if g.elements_of(other) >= mine and")
FOR_ALL = (
    "n * len([e for e in g.corner if e >= 0 and g.display[animal * 6 + e]])",
    "n * len([e for e in g.corner if e >= 0])",
)
MULTIPLIED = (
    "n * len([e for e in g.corner if e >= 0 and g.display[animal * 6 + e]])",
    "n * sum([g.display[animal * 6 + e] for e in g.corner if e >= 0])",
)
OPTIONAL_TILES = (
    "    if short <= 0:\n        multiply(g, animal, 0)",
    "    if short < 0:\n        multiply(g, animal, 0)",
)
OLD_ONE_DRAWN = (
    "        draw_traits(g, self.animal, DRAWN)\n",
    "        g.box |= 1 << self.old\n        draw_traits(g, self.animal, DRAWN)\n",
)
OLD_ONE_GONE = ("g.hands[self.animal] & ~(1 << trait) | 1 << self.old", "g.hands[self.animal] & ~(1 << trait)")
NO_SHEDDING = (
    "        g.push(Shed(self.animal), ApplyTrait(self.animal, trait))",
    "        g.push(ApplyTrait(self.animal, trait))",
)
ANY_PAWN = ("        if g.control[element] == self.animal:\n            return CONTROLLED\n", "")
ANY_TYPE = ("return 0 if found == self.element else WRONG_ELEMENT", "return 0")
PART_TWO_FIRST = (
    "    g.push(HabitatFor(animal))\n    ask(g, HabitatAgainst(g.seat_of(animal), animal))\n",
    "    ask(g, HabitatAgainst(g.seat_of(animal), animal))\n    g.push(HabitatFor(animal))\n",
)
NOT_MINE = (
    "            for other in g.layout.animals:\n                if g.cubes[tile * 6 + other]:",
    "            for other in g.layout.animals:\n                if g.cubes[tile * 6 + other] and other != animal:",
)
EACH_MARKER = (
    "                    g.eliminate(other, tile, n)",
    "                    g.eliminate(other, tile, min(g.cubes[tile * 6 + other], g.competition.count(g.kind(tile))))",
)
MAKE_THEM_CHOOSE = (
    "                    g.eliminate(other, tile, n)",
    "                    ask_victims(g, other, [tile], NOBODY)",
)
BELOW_THE_VENT = ("if g.kind(tile) in g.competition:", "if g.terrain[tile] in g.competition:")
OWNERS_MOVE = ("MoveCubes(g.seat_of(self.acting), self.animal", "MoveCubes(g.seat_of(self.animal), self.animal")
SOME_STAY = (
    "            g.move_cubes(self.animal, self.tile, targets[self.k], most)\n            return\n",
    "            g.move_cubes(self.animal, self.tile, targets[self.k], 1)\n            return\n",
)
BAG_OF_BOTH = (
    "return acquired_refusal(g, self.animal, action >> 16 & 255) | bag_refusal(g, action >> 8 & 255)",
    "same = action >> 8 & 255 == action >> 16 & 255\n"
    "        refusal = acquired_refusal(g, self.animal, action >> 16 & 255)\n"
    "        return refusal | (0 if same else bag_refusal(g, action >> 8 & 255))",
)
NEVER_REVERSED = (
    "return -animal if self.settings.is_gmt and MONOTYPIC_HABITAT in self.track else animal",
    "return animal",
)
BOTH_EDITIONS = ("if self.settings.is_gmt and MONOTYPIC_HABITAT in self.track", "if MONOTYPIC_HABITAT in self.track")
ALWAYS_REVERSED = ("if self.settings.is_gmt and MONOTYPIC_HABITAT in self.track", "if self.settings.is_gmt")
NO_REVERSED_VICTORY = ("mine = [(g.vp[a], -g.rank(a))", "mine = [(g.vp[a], -a)")
FLAT = ("    g.gain_bonus(animal, len([tile for", "    g.gain_vp(animal, len([tile for")
BITE_FIRST = (
    "        g.push(Bite(self.animal, tile))\n        remove_elements(g, self.animal, tile, 1)\n",
    "        remove_elements(g, self.animal, tile, 1)\n        g.push(Bite(self.animal, tile))\n",
)
OWN_LIVES = ("        else:\n            g.eliminate(self.animal, self.tile, 1)\n", "")
OWN_COUNT = (
    "min(g.cubes_on(tile), g.gene_pool[self.animal])",
    "min(g.cubes[tile * 6 + self.animal], g.gene_pool[self.animal])",
)
ASKED_IN_VAIN = (
    "    if g.gene_pool[animal]:\n        ask(g, ExplosionTile",
    "    if True:\n        ask(g, ExplosionTile",
)
OWN_VICTIM = (
    "if g.others_on(tile, animal)], animal)\n\n\ndef _producers",
    "if g.others_on(tile, animal)], NOBODY)\n\n\ndef _producers",
)
NO_SETTLER = ("            g.place_cubes(self.animal, tile, 1)\n", "            pass\n")
ONE_HUNT = ("        if self.left > 1:\n            ask(g, Hunt(", "        if False:\n            ask(g, Hunt(")
OWN_HUNTED = (
    "return opposing_refusal(g, self.animal, action >> 16 & 255, action >> 8 & 255)",
    "return opposing_refusal(g, -1, action >> 16 & 255, action >> 8 & 255)",
)
THEY_DIE = ("        g.return_cubes(victim, self.tile, 1)\n", "        g.eliminate(victim, self.tile, 1)\n")
ONE_MORE = ("min(self.x, g.cubes_on(tile)), 0)", "min(self.x + 1, g.cubes_on(tile)), 0)")
ALL_SCORING = ("if by_action and SOLAR_RADIATION in g.track:", "if SOLAR_RADIATION in g.track:")
ALWAYS_SUN = ("if by_action and SOLAR_RADIATION in g.track:", "if by_action:")
NO_SUN = ("if by_action and SOLAR_RADIATION in g.track:", "if False:")
FULL_DISPLAY = ("        if g.has_room(other):\n", "        if True:\n")
COMPARED_LATE = (
    "    drawing = [other for other in g.layout.animals if other == animal or g.elements_of(other) < mine]\n"
    "    for other in drawing:\n        if g.has_room(other):\n",
    "    for other in g.layout.animals:\n        mine = g.elements_of(animal)\n"
    "        if (other == animal or g.elements_of(other) < mine) and g.has_room(other):\n",
)
ONLY_MINE = ("    for other in g.layout.animals:\n        take_back_all(g, other)", "    take_back_all(g, animal)")
LIKE_RETRIEVE = ("        take_back_all(g, other)", "        take_back_all(g, other)\n        g.move_marker(other)")
SMOKERS_TOO = ("(g.kind(tile) == VENT and g.geysers >> tile & 1 == 1)", "g.kind(tile) == VENT")
FULL_LAND = ("return vacant_corner_refusal(g, tile) if self.element else 0", "return 0")
NO_PART_TWO = ("    if can_put or g.gene_pool[animal]:\n", "    if can_put:\n")
ANY_CORNER = (
    "            g.push(ChooseFromBag(self.seat, self.animal, tile))",
    "            g.push(ChooseFromBag(self.seat, self.animal, -1))",
)
ONE_ELEMENT = (
    "remove_elements(g, self.animal, action >> 16 & 255, self.x)",
    "remove_elements(g, self.animal, action >> 16 & 255, 1)",
)
BARE_TILES = ("return 0 if elements_from(g, tile, 0) else NO_ELEMENT", "return 0")
EDGE_ONLY = ("(self.where == BY_CARD or VOLCANISM in g.track)", "VOLCANISM in g.track")
NOT_IN_PLAY = ("(self.where == BY_CARD or VOLCANISM in g.track)", "self.where == BY_CARD")
ALWAYS_IN_PLAY = ("(self.where == BY_CARD or VOLCANISM in g.track)", "True")
VOLCANO_MAY_PASS = (
    "    def may_pass(self) -> bool:\n        return False\n",
    "    def may_pass(self) -> bool:\n        return True\n",
)
ONE_PER_DISK_ON_EARTH = (
    "n * len([tile for tile in g.occupied(animal) if g.counts[tile * 6 + element]])",
    "n * len([tile for tile in g.earth() if g.counts[tile * 6 + element]])",
)
NO_ENTRY = ("    if card == MARINE_SNOW:\n", "    if False:\n")
ENTRY_LAST = (
    "        if icons & LIVING:\n            g.push(Survival())\n        if icons & SKELETON:\n"
    "            g.push(Extinction())\n        enter_play(g, self.card)\n",
    "        if icons & SKELETON:\n            Extinction().run(g)\n        enter_play(g, self.card)\n"
    "        if icons & LIVING:\n            g.push(Survival())\n",
)
SECTIONS_NAMED = ("    return tuple(own + [", "    return rules + tuple([")
OWN_RULES_ONLY = ("[rule for rule in rules if rule.startswith(GENERAL)]", "[]")

MUTANTS: list[tuple[str, str, str, str]] = [
    ("DSM-23.1", E_ELEMENTS, *ANY_DISK_GOES),
    ("DSM-23.1", QUESTIONS, *SWAP_ELSEWHERE),
    ("DSM-23.1", EFFECTS, "    if has_element(g):\n        ask(g, GiveDisk", "    if True:\n        ask(g, GiveDisk"),
    ("EX-54", QUESTIONS, *SWAP_ELSEWHERE),
    ("DSM-23.2", EFFECTS, "vp_for_element(g, animal, WORMS, n)", "vp_for_element(g, animal, SUN, n)"),
    ("DSM-23.2", EFFECTS, *ONE_PER_DISK_ON_EARTH),
    ("EX-52", EFFECTS, *ONE_PER_DISK_ON_EARTH),
    ("DSM-23.3", E_CONFLICT, *SURVIVING_ANIMAL),
    ("DSM-23.3", E_CONFLICT, *VICTIMS_FIRST),
    ("DSM-23.3", EFFECTS, "    g.last = True\n", ""),
    (
        "DSM-23.3",
        E_CONFLICT,
        "    ask_victims(g, animal, around, -1)\n",
        "    ask_victims(g, animal, around, animal)\n",
    ),
    ("DSM-23.4", EFFECTS, "g.occupied(animal) if g.others_on(tile, animal)]))", "g.occupied(animal)]))"),
    ("DSM-23.5", EFFECTS, *CROWDED_AT_EQUAL),
    ("DSM-23.5", EFFECTS, "    ask_victims(g, animal, crowded, NOBODY)", "    ask_victims(g, animal, crowded, animal)"),
    ("EX-46", EFFECTS, *CROWDED_AT_EQUAL),
    (
        "DSM-23.6",
        CUBES,
        "if g.kind(tile) == terrain] else NOT_IN_PLAY",
        "if g.terrain[tile] == terrain] else NOT_IN_PLAY",
    ),
    ("DSM-23.6", SCORING, "        if g.kind(tile) == terrain:\n", "        if g.terrain[tile] == terrain:\n"),
    ("DSM-23.7", EFFECTS, "vp_for_element(g, animal, PLANKTON, n)", "vp_for_element(g, animal, ALGAE, n)"),
    ("DSM-23.8", EFFECTS, *TOP_TWICE),
    ("DSM-23.8", EFFECTS, *NO_SECOND_PART),
    ("DSM-23.8", EFFECTS, *OTHER_STAYS),
    ("DSM-23.8", EFFECTS, *OTHER_X),
    ("DSM-23.8", EFFECTS, "card in g.track and card != CLADOGENESIS else", "card in g.track else"),
    ("EX-51", EFFECTS, *X_ONE),
    ("EX-51", EFFECTS, *OTHER_STAYS),
    ("EX-79", EFFECTS, *OTHER_STAYS),
    ("EX-79", EFFECTS, "    if g.discard:\n", "    if True:\n"),
    ("DSM-23.9", EFFECTS, *WRONG_ORDER),
    ("DSM-23.9", EFFECTS, *AS_MANY),
    ("DSM-23.9", EFFECTS, "LoseElement(g.seat_of(other), other)", "LoseElement(g.seat_of(animal), other)"),
    ("DSM-23.9", EFFECTS, "> mine and g.has_acquired(other):", "> mine and other != 0:"),
    ("EX-55", EFFECTS, *AS_MANY),
    ("DSM-23.10", EFFECTS, *FOR_ALL),
    ("DSM-23.10", EFFECTS, *MULTIPLIED),
    ("DSM-23.11", EFFECTS, "vp_for_element(g, animal, SPONGES, n)", "vp_for_element(g, animal, WORMS, n)"),
    ("DSM-23.12", EFFECTS, "for t in g.earth() if g.covered >> t & 1]", "for t in g.earth() if g.geysers >> t & 1]"),
    ("DSM-23.12", EFFECTS, "sum([g.cubes[t * 6 + animal] for t", "sum([min(1, g.cubes[t * 6 + animal]) for t"),
    ("DSM-23.13", EFFECTS, *OPTIONAL_TILES),
    ("DSM-23.13", CUBES, "        if not omitted >> tile & 1:\n", "        if True:\n"),
    ("R-33", EFFECTS, *OPTIONAL_TILES),
    ("DSM-23.14", CUBES, *NOT_OCCUPIED),
    (
        "DSM-23.14",
        CUBES,
        "g.cubes_on(action >> 16 & 255))\n\n\nclass Expl",
        "g.cubes[(action >> 16 & 255) * 6 + self.animal])\n\n\nclass Expl",
    ),
    ("DSM-23.15", INHERITANCE, *OLD_ONE_DRAWN),
    ("DSM-23.15", INHERITANCE, *OLD_ONE_GONE),
    ("DSM-23.15", TRAITS, "DRAWN: Final = 3\n", "DRAWN: Final = 2\n"),
    ("DSM-23.15", INHERITANCE, "        lose_trait(g, self.animal, self.old)\n", ""),
    ("EX-78", INHERITANCE, *NO_SHEDDING),
    ("DSM-23.16", QUESTIONS, *ANY_PAWN),
    ("DSM-23.16", QUESTIONS, *ANY_TYPE),
    (
        "DSM-23.16",
        QUESTIONS,
        "            return NOT_CONTROLLED\n        return bag_refusal(g, element)",
        "            return NOT_CONTROLLED\n        return 0",
    ),
    ("DSM-23.16", QUESTIONS, "if has_vacant_corner(g) and self.animal in g.control:", "if self.animal in g.control:"),
    ("DSM-23.16", QUESTIONS, "if has_vacant_corner(g) and self.animal in g.control:", "if has_vacant_corner(g):"),
    ("DSM-23.16", QUESTIONS, "if g.settings.habitat_own_types and g.control", "if g.control"),
    ("DSM-23.16", QUESTIONS, "if g.settings.habitat_own_types and g.control", "if g.settings.blank and g.control"),
    ("DSM-23.16", EFFECTS, *PART_TWO_FIRST),
    ("DSM-23.17", EFFECTS, *NOT_MINE),
    ("DSM-23.17", EFFECTS, *BELOW_THE_VENT),
    ("EX-56", EFFECTS, *EACH_MARKER),
    ("R-24", EFFECTS, *MAKE_THEM_CHOOSE),
    ("DSM-23.18", EFFECTS, "if g.kind(tile) == OCEAN]))", "if g.terrain[tile] == OCEAN]))"),
    ("DSM-23.18", TRACK, *NO_ENTRY),
    ("DSM-23.18", TRACK, *ENTRY_LAST),
    ("DSM-23.19", E_MOVEMENT, *OWNERS_MOVE),
    ("DSM-23.19", E_MOVEMENT, *SOME_STAY),
    ("DSM-23.19", CUBES, *EMPTY_TILES),
    ("DSM-23.20", E_ELEMENTS, *BAG_OF_BOTH),
    ("DSM-23.20", E_ELEMENTS, *ANY_DISK_GOES),
    ("DSM-23.20", E_ELEMENTS, "        g.take_from_bag(action >> 8 & 255)\n", ""),
    ("DSM-23.21", EFFECTS, *FLAT),
    ("DSM-23.21", STATE, *NEVER_REVERSED),
    ("DSM-23.21", STATE, *BOTH_EDITIONS),
    ("DSM-23.21", STATE, *ALWAYS_REVERSED),
    ("EX-36", STATE, *NEVER_REVERSED),
    ("EX-45", STATE, *NEVER_REVERSED),
    ("R-18", STATE, *BOTH_EDITIONS),
    ("R-18", E_FACTS, *NO_REVERSED_VICTORY),
    (
        "DSM-23.22",
        QUESTIONS,
        "g.put_element(action >> 16 & 255, g.take_element(self.source))",
        "g.remove_element(self.source)",
    ),
    (
        "DSM-23.22",
        EFFECTS,
        "    if has_vacant_corner(g):\n        ask(g, MoveFrom",
        "    if True:\n        ask(g, MoveFrom",
    ),
    ("DSM-23.22", QUESTIONS, "return corner_refusal(g, action >> 16 & 255)", "return 0"),
    ("DSM-23.22", REASONS, *OWN_RULES_ONLY),
    ("DSM-23.23", CUBES, *BITE_FIRST),
    ("DSM-23.23", CUBES, *OWN_LIVES),
    (
        "DSM-23.23",
        CUBES,
        "        remove_elements(g, self.animal, tile, 1)\n",
        "        remove_elements(g, self.animal, tile, 2)\n",
    ),
    ("DSM-23.24", CUBES, *OWN_COUNT),
    ("DSM-23.24", EFFECTS, *ASKED_IN_VAIN),
    ("DSM-23.24", CUBES, *NOT_OCCUPIED),
    ("DSM-23.24", REASONS, *SECTIONS_NAMED),
    ("EX-50", CUBES, *OWN_COUNT),
    ("DSM-23.25", EFFECTS, *OWN_VICTIM),
    ("DSM-23.25", E_CONFLICT, "    for tile in reversed(tiles):\n", "    for tile in tiles[:1]:\n"),
    ("DSM-23.26", EFFECTS, "vp_for_element(g, animal, ALGAE, n)", "vp_for_element(g, animal, PLANKTON, n)"),
    ("DSM-23.27", CUBES, *NO_SETTLER),
    ("DSM-23.27", CUBES, *ONE_HUNT),
    ("DSM-23.27", CUBES, *OWN_HUNTED),
    ("EX-47", CUBES, *NO_SETTLER),
    ("DSM-23.28", EFFECTS, "vp_for_element(g, animal, SUN, n)", "vp_for_element(g, animal, SPONGES, n)"),
    ("DSM-23.29", CUBES, *THEY_DIE),
    ("DSM-23.29", CUBES, *ONE_MORE),
    ("DSM-23.29", SCORING, *ALWAYS_SUN),
    ("DSM-23.29", SCORING, *ALL_SCORING),
    ("EX-48", CUBES, *THEY_DIE),
    ("EX-67", SCORING, *ALL_SCORING),
    ("EX-67", SCORING, *NO_SUN),
    ("DSM-23.30", EFFECTS, *FULL_DISPLAY),
    ("DSM-23.30", EFFECTS, "if other == animal or g.elements_of(other) < mine]", "if g.elements_of(other) <= mine]"),
    ("R-25", EFFECTS, *COMPARED_LATE),
    ("DSM-23.31", EFFECTS, *ONLY_MINE),
    ("DSM-23.31", EFFECTS, *LIKE_RETRIEVE),
    ("DSM-23.32", CUBES, *SMOKERS_TOO),
    ("DSM-23.32", CUBES, *FULL_LAND),
    ("DSM-23.32", CUBES, *ANY_CORNER),
    ("DSM-23.32", EFFECTS, *NO_PART_TWO),
    ("DSM-23.32", CARDS, 'Card("terrestrial", NONE, 0.7, n=4', 'Card("terrestrial", NONE, 0.7, n=3'),
    ("EX-77", CARDS, 'Card("terrestrial", NONE, 0.7, n=4', 'Card("terrestrial", NONE, 0.7, n=3'),
    ("DSM-23.33", QUESTIONS, *ONE_ELEMENT),
    ("DSM-23.33", QUESTIONS, *BARE_TILES),
    ("EX-49", QUESTIONS, *ONE_ELEMENT),
    (
        "EX-71",
        QUESTIONS,
        "    n = min(n, len(elements_from(g, tile, 0)))",
        "    n = min(n + 1, len(elements_from(g, tile, 0)))",
    ),
    ("DSM-23.34", EFFECTS, "vp_for_element(g, animal, GASTROPODS, n)", "vp_for_element(g, animal, WORMS, n)"),
    ("DSM-23.35", TECTONICS, *EDGE_ONLY),
    ("DSM-23.35", TECTONICS, *NOT_IN_PLAY),
    ("DSM-23.35", TECTONICS, *ALWAYS_IN_PLAY),
    ("DSM-23.35", TECTONICS, *VOLCANO_MAY_PASS),
    ("EX-80", TECTONICS, *ALWAYS_IN_PLAY),
]
