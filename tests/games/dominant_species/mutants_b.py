"""Rules of the actions from Abundance to Domination, broken on purpose: the tests that carry the id must catch each."""

from __future__ import annotations

E_CONFLICT = "earth/conflict.py"
E_SUPPLIES = "earth/supplies.py"
E_ELEMENTS = "earth/elements.py"
E_FACTS = "earth/facts.py"
E_MOVEMENT = "earth/movement.py"
E_PICK = "earth/pick.py"
E_SPECIATION = "earth/speciation.py"
E_STATE = "earth/state.py"
E_WANDERLUST = "earth/wanderlust.py"
ELEMENTS = "games/dominant_species/actions/elements.py"
GLACIATION = "games/dominant_species/actions/glaciation.py"
SPECIATION = "games/dominant_species/actions/speciation.py"
COMPETITION = "games/dominant_species/actions/competition.py"
DOMINATION = "games/dominant_species/actions/domination.py"
FLOW = "games/dominant_species/flow.py"
RESET = "games/dominant_species/reset.py"
STATE = "games/dominant_species/state.py"
TERMS = "games/dominant_species/terms.py"
PAWNS = "games/dominant_species/actions/pawns.py"

# ---- changes that several rules forbid --------------------------------------------------------
ANY_DISK = ("return 0 if g.rows[row * 6 + element] else NO_DISK", "return 0")
ON_TAKEN_CORNERS = ("if g.corner[corner] >= 0:\n        return CORNER_TAKEN", "if False:\n        return CORNER_TAKEN")
OFF_EARTH = ("return 0 if g.touches_earth(corner) else NOT_ON_EARTH", "return 0")
NOT_ON_TUNDRA = (
    "return 0 if g.touches_earth(corner) else NOT_ON_EARTH",
    "tundra = [t for t in g.layout.board.touching[corner] if g.covered >> t & 1]\n"
    "    return 0 if g.touches_earth(corner) and not tundra else NOT_ON_EARTH",
)
NOT_AT_THE_RIM = (
    "return 0 if g.touches_earth(corner) else NOT_ON_EARTH",
    "return 0 if g.touches_earth(corner) and len(g.layout.board.touching[corner]) == 3 else NOT_ON_EARTH",
)
WASTE_NOTHING = ("        g.take_from_row(FADING, element)\n", "")
WASTE_EMPTY_BOX = (
    "        if row_is_empty(g, FADING):\n            return\n",
    "        if row_is_empty(g, FADING):\n            g.rows[FADING * 6 :] = [1] * 12\n",
)
WASTE_EVERYWHERE = (" and touches_tundra(g, corner)", "")
WASTE_ALL_TYPES = (" and g.rows[FADING * 6 + element] and touches", " and touches")
DEPLETE_ANY = ("return 0 if g.rows[DEPLETION * 6 + element] else NOT_IN_BOX", "return 0")
FREEZE_ANYWHERE = ("return 0 if covered_beside(g, tile) else NOT_BESIDE_TUNDRA", "return 0")
FROZEN_AT_TWO = ("return n == 3", "return n >= 2")
FROZEN_AT_THE_RIM = ("return n == 3", "return n == len(g.layout.board.touching[corner])")
FROZEN_WITHOUT_TILE = (
    "n += covered >> tile & 1\n    return n == 3",
    "n += 1 if g.terrain[tile] < 0 else covered >> tile & 1\n    return n == 3",
)
NEVER_FROZEN = ("return n == 3", "return False")
FROZEN_AROUND_ONLY = (
    "if g.corner[corner] >= 0 and is_surrounded(g, corner):",
    "if tile in g.layout.board.touching[corner] and g.corner[corner] >= 0 and is_surrounded(g, corner):",
)
FLAT_BONUS = ("g.gain_bonus(self.animal, covered_beside(g, tile))", "g.gain_vp(self.animal, covered_beside(g, tile))")
ALL_CUBES_RETURN = ("g.return_cubes(animal, tile, n - 1)", "g.return_cubes(animal, tile, n)")
CUBES_DIE = ("g.return_cubes(animal, tile, n - 1)", "g.eliminate(animal, tile, n - 1)")
ENDLESS_TUNDRA = ("if g.covers_left:", "if True:")
WHOLE_QUEUE = (" or GLACIATION_1 < space < SPECIATION_1", "")
NO_LIMIT = (
    "min(g.limit(self.animal, self.tile, self.element), g.gene_pool[self.animal])",
    "min(4, g.gene_pool[self.animal])",
)
LIMIT_BELOW_TUNDRA = ("SPECIATION_LIMIT[self.kind(tile)]", "SPECIATION_LIMIT[self.terrain[tile]]")
ANY_ELEMENT = ("        if self.element not in (ANY_ELEMENT, found):\n            return WRONG_ELEMENT\n", "")
ONE_AT_LEAST = ("COUNT_THINGS[self.least : self.most + 1]", "COUNT_THINGS[max(1, self.least) : self.most + 1]")
FAR_FROM_EARTH = ("return 0 if g.tiles_beside(tile) else NOT_BESIDE_EARTH", "return 0")
EMPTY_STACKS = ("return STACK_EMPTY if g.face_up_tiles[action >> 16 & 255] == NO_TILE else 0", "return 0")
STACK_REFILLED = (
    "        self.face_up_tiles[stack] = NO_TILE\n",
    "        self.face_up_tiles[stack] = self.draw_terrain()\n",
)
FLAT_WANDER = ("g.gain_bonus(self.animal, g.new_tile", "g.gain_vp(self.animal, g.new_tile")
WANDER_BACKWARDS = ("        if self.animal == 6:\n            return\n", "        return\n")
MOVED_AGAIN = ("if n == self.arrived[tile]:", "if n < 0:")
ALL_THERE_MOVE = (
    "g.cubes[self.source * 6 + self.animal] - self.arrived[self.source])",
    "g.cubes[self.source * 6 + self.animal])",
)
BIRDS_WALK = ("return 2 if animal == BIRD else 1", "return 1")
ALL_FLY = ("return 2 if animal == BIRD else 1", "return 2")
OVER_GAPS = ("for between in g.tiles_beside(source):", "for between in neighbours[source]:")
BIRDS_ANYWHERE = ("    if g.steps(animal) == 2:\n", "    if g.steps(animal) == 2:\n        return True\n")
ROUND_TRIPS = ("        if target == self.source:\n            return SAME_TILE\n", "")
ANY_TERRAIN = ("if self.terrain != ANY_TERRAIN and g.kind(tile) != self.terrain:", "if False:")
LARGE_TILE = ("g.kind(tile) != self.terrain", "g.terrain[tile] != self.terrain")
OWN_CUBE = ("if not g.cubes[tile * 6 + self.animal]:", "if tile_refusal(g, tile):")
NO_ARACHNIDS = ("if g.seat_of(ARACHNID) != NOBODY:", "if False:")
SCORED_AGAIN = ("return SCORED_ALREADY if g.scored >> tile & 1 else 0", "return 0")
SCORED_TUNDRA_AGAIN = (
    "return SCORED_ALREADY if g.scored >> tile & 1 else 0",
    "return SCORED_ALREADY if g.scored >> tile & 1 and not g.covered >> tile & 1 else 0",
)
OWN_TILES_ONLY = (
    "return SCORED_ALREADY if g.scored >> tile & 1 else 0",
    "return SCORED_ALREADY if g.scored >> tile & 1 or not g.cubes[tile * 6 + self.animal] else 0",
)
FEW_CUBES_FIRST = ("(-g.cubes[tile * 6 + a], g.rank(a))", "(g.cubes[tile * 6 + a], g.rank(a))")
INSECTS_FIRST = ("(-g.cubes[tile * 6 + a], g.rank(a))", "(-g.cubes[tile * 6 + a], -g.rank(a))")
SCORE_BELOW_TUNDRA = ("values = g.layout.scores[g.kind(tile)]", "values = g.layout.scores[g.terrain[tile]]")
CARD_FOR_A_TIE = (
    "                elif n == best:\n                    who = NOBODY\n        return who\n\n    def is_end",
    "        return who\n\n    def is_end",
)
CARD_FOR_CUBES = (
    "animal = g.dominator(self.tile)",
    "animal = max(g.layout.animals, key=lambda a: g.cubes[self.tile * 6 + a])",
)
CARD_FOR_THE_OWNER = (
    "        g.push(AwardCard(tile))\n        score_tile(g, tile)\n",
    "        score_tile(g, tile)\n        ask(g, TakeCard(self.seat, self.animal, tile))\n",
)
CARD_OPTIONAL = ("class TakeCard(MustPick[Dom])", "class TakeCard(Pick[Dom])")
CARD_STAYS = ("        g.face_up.remove(card)\n", "")
QUEUE_STANDS = ("if g.spaces[space] != NOBODY and g.spaces[space - 1] == NOBODY:", "if False:")
QUEUE_RUNS = (
    "    for space in range(GLACIATION_1 + 1, GLACIATION_1 + 4):\n",
    "    for space in [GLACIATION_1 + k for k in (1, 2, 1, 3, 2, 1)]:\n",
)

MUTANTS: list[tuple[str, str, str, str]] = [
    # ---- DS-10: Abundance
    ("DS-10.1", E_ELEMENTS, *ANY_DISK),
    ("DS-10.1", E_ELEMENTS, *ON_TAKEN_CORNERS),
    ("DS-10.1", E_ELEMENTS, "        g.take_from_row(self.row, element)\n", ""),
    ("DS-10.1", FLOW, "elif space < WASTELAND_1:", "elif space < WASTELAND_1 - 1:"),
    ("DS-10.2", E_ELEMENTS, *OFF_EARTH),
    ("DS-10.2", E_ELEMENTS, *NOT_ON_TUNDRA),
    ("DS-10.2", E_ELEMENTS, *NOT_AT_THE_RIM),
    ("DS-10.3", E_ELEMENTS, "        g.take_from_row(self.row, element)\n", ""),
    (
        "DS-10.3",
        E_ELEMENTS,
        "        g.take_from_row(self.row, element)\n",
        "        g.take_from_row(self.row, element)\n        g.fill_row(self.row, 1)\n",
    ),
    (
        "DS-10.4",
        ELEMENTS,
        "    if has_vacant_corner(g):\n        ask(",
        "    if True:\n        ask(",
    ),
    ("DS-10.4", E_ELEMENTS, *ANY_DISK),
    ("EX-P05", E_ELEMENTS, "g.put_element(action >> 16 & 255, self.element)", "g.put_element(action >> 16 & 255, 0)"),
    (
        "EX-P06",
        E_STATE,
        "        for tile in tiles:\n            self.counts[tile * 6 + element] += 1",
        "        for tile in tiles[:1]:\n            self.counts[tile * 6 + element] += 1",
    ),
    # ---- DS-11: Wasteland
    ("DS-11.1", ELEMENTS, *WASTE_NOTHING),
    ("DS-11.1", ELEMENTS, "        g.put_in_bag(element)\n", ""),
    ("DS-11.1", E_ELEMENTS, *ANY_DISK),
    ("DS-11.2", ELEMENTS, *WASTE_EVERYWHERE),
    ("DS-11.2", ELEMENTS, *WASTE_ALL_TYPES),
    ("DS-11.2", FLOW, "AUTOMATIC_AFTER: Final[list[int]] = [WASTELAND_1, ", "AUTOMATIC_AFTER: Final[list[int]] = ["),
    (
        "DS-11.2",
        FLOW,
        "        if space in AUTOMATIC_BEFORE:\n            before(g, space)",
        "        if space in AUTOMATIC_BEFORE:\n            before(g, space)\n"
        "        if space == WASTELAND_1:\n            g.push(LayWaste())",
    ),
    (
        "DS-11.2",
        ELEMENTS,
        "if g.covered >> tile & 1:\n            return True",
        "if g.covered >> tile & 1 and tile == 17:\n            return True",
    ),
    (
        "DS-11.3",
        ELEMENTS,
        "touches_tundra(g, corner):\n                g.remove_element(corner)\n",
        "touches_tundra(g, corner):\n                g.remove_element(corner)\n"
        "                g.take_from_row(FADING, element)\n",
    ),
    (
        "DS-11.4",
        ELEMENTS,
        "        g.take_from_row(FADING, element)\n",
        "        g.rows[FADING * 6 + element] = 0\n",
    ),
    ("DS-11.5", ELEMENTS, *WASTE_EMPTY_BOX),
    (
        "DS-11.6",
        ELEMENTS,
        "        g.tell(E_WASTE, self.animal, element, 0)\n",
        "\n    def passed(self, g: Dom) -> None:\n        g.stack.pop()\n        g.stack.pop()\n",
    ),
    ("EX-P07", ELEMENTS, *WASTE_NOTHING),
    ("EX-O16", ELEMENTS, *WASTE_EVERYWHERE),
    (
        "EX-O17",
        ELEMENTS,
        "        g.take_from_row(FADING, element)\n",
        "        g.rows[FADING * 6 + element] = 0\n",
    ),
    ("EX-O18", ELEMENTS, *WASTE_EMPTY_BOX),
    ("EX-O18", E_ELEMENTS, *DEPLETE_ANY),
    # ---- DS-12: Depletion
    ("DS-12.1", E_ELEMENTS, *DEPLETE_ANY),
    ("DS-12.2", E_ELEMENTS, *DEPLETE_ANY),
    (
        "DS-12.3",
        E_ELEMENTS,
        "    def chosen(self, g: E, action: int) -> None:\n        g.remove_element(action >> 16 & 255)\n",
        "    def chosen(self, g: E, action: int) -> None:\n"
        "        g.rows[DEPLETION * 6 + g.corner[action >> 16 & 255]] -= 1\n"
        "        g.remove_element(action >> 16 & 255)\n",
    ),
    ("EX-P08", E_STATE, "            self.counts[tile * 6 + element] -= 1\n", "            break\n"),
    ("EX-O19", E_ELEMENTS, *DEPLETE_ANY),
    # ---- DS-13: Glaciation
    ("DS-13.1", FLOW, *WHOLE_QUEUE),
    ("DS-13.2", FLOW, *WHOLE_QUEUE),
    ("DS-13.3", GLACIATION, *FREEZE_ANYWHERE),
    ("DS-13.3", GLACIATION, "        if g.covered >> tile & 1:\n            return IS_TUNDRA\n", ""),
    ("DS-13.4", GLACIATION, "        g.cover_tile(tile)\n", "        g.covered |= 1 << tile\n"),
    ("DS-13.5", E_FACTS, *NEVER_FROZEN),
    ("DS-13.5", GLACIATION, *FROZEN_AROUND_ONLY),
    ("DS-13.6", E_FACTS, *FROZEN_AT_TWO),
    ("DS-13.6", E_FACTS, *FROZEN_WITHOUT_TILE),
    ("DS-13.7", GLACIATION, *FLAT_BONUS),
    (
        "DS-13.7",
        GLACIATION,
        "gain_bonus(self.animal, covered_beside(g, tile))",
        "gain_bonus(self.animal, g.tundra.bit_count() - 1)",
    ),
    ("DS-13.8", GLACIATION, *ALL_CUBES_RETURN),
    ("DS-13.8", GLACIATION, *CUBES_DIE),
    ("DS-13.9", GLACIATION, *ENDLESS_TUNDRA),
    ("DS-13.9", GLACIATION, *FREEZE_ANYWHERE),
    (
        "DS-13.10",
        GLACIATION,
        "    def verb(self) -> int:\n        return A_GLACIATE\n",
        "    def verb(self) -> int:\n        return A_GLACIATE\n\n    def may_pass(self) -> bool:\n"
        "        return False\n",
    ),
    (
        "DS-13.11",
        PAWNS,
        "return OCCUPIED if g.spaces[space] != NOBODY else 0",
        "return OCCUPIED if g.spaces[space] != NOBODY or (10 < space < 14 and g.spaces[space - 1] == NOBODY) else 0",
    ),
    ("DS-13.12", FLOW, *WHOLE_QUEUE),
    ("RU-10", GLACIATION, *FROZEN_AROUND_ONLY),
    ("RU-11", GLACIATION, *FREEZE_ANYWHERE),
    ("RU-12", RESET, *QUEUE_STANDS),
    ("RU-12", RESET, *QUEUE_RUNS),
    ("EX-P09", E_FACTS, *FROZEN_AT_TWO),
    ("EX-P09", GLACIATION, *FLAT_BONUS),
    ("EX-O20", GLACIATION, *ALL_CUBES_RETURN),
    ("EX-O21", E_FACTS, *FROZEN_WITHOUT_TILE),
    ("EX-O21", E_FACTS, *NEVER_FROZEN),
    ("EX-O22", GLACIATION, *FLAT_BONUS),
    ("EX-O23", RESET, *QUEUE_RUNS),
    (
        "EX-O24",
        RESET,
        "if g.spaces[space] != NOBODY and g.spaces[space - 1] == NOBODY:",
        "if g.spaces[space] != NOBODY:",
    ),
    ("EX-O25", GLACIATION, *ENDLESS_TUNDRA),
    ("EX-O26", GLACIATION, "        if g.covered >> tile & 1:\n            return IS_TUNDRA\n", ""),
    ("EX-O73", FLOW, *WHOLE_QUEUE),
    ("EX-O73", RESET, *QUEUE_STANDS),
    # ---- DS-14: Speciation
    (
        "DS-14.1",
        TERMS,
        '[MEAT, SUN, SEED, WATER, GRUB, GRASS]\n"""DS-14.1',
        '[MEAT, SUN, SEED, GRUB, WATER, GRASS]\n"""DS-14.1',
    ),
    ("DS-14.2", E_SPECIATION, *ANY_ELEMENT),
    ("DS-14.2", E_SPECIATION, "            if g.terrain[tile] != NO_TILE:\n", "            if True:\n"),
    ("DS-14.3", E_SPECIATION, *NO_LIMIT),
    ("DS-14.3", STATE, *LIMIT_BELOW_TUNDRA),
    ("DS-14.3", E_PICK, *ONE_AT_LEAST),
    ("DS-14.3", E_SPECIATION, "reversed(g.layout.board.touching[corner])", "g.layout.board.touching[corner][:2]"),
    ("DS-14.4", E_SPECIATION, ", g.gene_pool[self.animal])\n        if most:", ", 55)\n        if most:"),
    ("DS-14.5", E_SPECIATION, "    if g.gene_pool[animal]:\n", "    if True:\n"),
    ("DS-14.5", E_SPECIATION, *ANY_ELEMENT),
    (
        "DS-14.6",
        E_SPECIATION,
        " if g.terrain[tile] != NO_TILE:\n",
        " if g.terrain[tile] != NO_TILE and g.cubes[tile * 6 + self.animal]:\n",
    ),
    ("DS-14.7", SPECIATION, "        return tile_refusal(g, action >> 16 & 255)\n", "        return 0\n"),
    (
        "DS-14.7",
        SPECIATION,
        "g.place_cubes(self.animal, action >> 16 & 255, 1)",
        "g.place_cubes(self.animal, action >> 16 & 255, 2)",
    ),
    ("DS-14.7", SPECIATION, " and g.gene_pool[INSECT]:", ":"),
    ("DS-14.7", FLOW, "WANDERLUST_1 - 1]", "SPECIATION_1]"),
    ("DS-14.8", FLOW, "[WASTELAND_1, WANDERLUST_1 - 1]", "[WASTELAND_1]"),
    ("RU-13", E_PICK, *ONE_AT_LEAST),
    (
        "EX-P10",
        TERMS,
        "SPECIATION_LIMIT: Final[list[int]] = [4, 4, 3,",
        "SPECIATION_LIMIT: Final[list[int]] = [4, 4, 2,",
    ),
    ("EX-O27", E_SPECIATION, ", g.gene_pool[self.animal])\n        if most:", ", 55)\n        if most:"),
    ("EX-O27", STATE, *LIMIT_BELOW_TUNDRA),
    ("EX-O28", STATE, *LIMIT_BELOW_TUNDRA),
    ("EX-O29", E_SPECIATION, *ANY_ELEMENT),
    # ---- DS-15: Wanderlust
    ("DS-15.1", E_WANDERLUST, *EMPTY_STACKS),
    ("DS-15.1", E_WANDERLUST, "g.take_tile(stack)))", "g.take_tile(0)))"),
    ("DS-15.2", E_WANDERLUST, *EMPTY_STACKS),
    ("DS-15.3", E_WANDERLUST, "        if g.terrain[tile] != NO_TILE:\n            return HEX_TAKEN\n", ""),
    ("DS-15.4", E_WANDERLUST, *FAR_FROM_EARTH),
    (
        "DS-15.5",
        E_ELEMENTS,
        "if self.tile != ANYWHERE and self.tile not in g.layout.board.touching[corner]:",
        "if False:",
    ),
    ("DS-15.5", E_ELEMENTS, *ON_TAKEN_CORNERS),
    ("DS-15.5", E_ELEMENTS, "        g.take_from_row(self.row, element)\n", ""),
    ("DS-15.5", E_ELEMENTS, "row_refusal(g, self.row, action >> 16 & 255)", "row_refusal(g, 0, action >> 16 & 255)"),
    ("DS-15.6", E_WANDERLUST, *FLAT_WANDER),
    ("DS-15.7", E_WANDERLUST, *WANDER_BACKWARDS),
    (
        "DS-15.7",
        E_WANDERLUST,
        "self.animal, source, self.tile, 0, most))",
        "self.animal, source, self.tile, 0, min(most, 2)))",
    ),
    ("DS-15.7", E_WANDERLUST, "g.push(WanderMoves(self.animal + 1, self.tile))", "g.push(WanderMoves(6, self.tile))"),
    (
        "DS-15.8",
        E_WANDERLUST,
        "for source in reversed(g.tiles_beside(self.tile)):",
        "for source in g.tiles_beside(self.tile)[:1]:",
    ),
    (
        "DS-15.8",
        E_WANDERLUST,
        "for source in reversed(g.tiles_beside(self.tile)):",
        "for source in g.tiles_beside(self.tile) if self.animal != 2 else g.earth():",
    ),
    ("DS-15.9", E_SUPPLIES, *STACK_REFILLED),
    ("DS-15.9", E_SUPPLIES, "        self.face_up_tiles[stack] = NO_TILE\n", ""),
    ("DS-15.10", E_SUPPLIES, "== NO_TILE and self.stacks[stack]:", "== NO_TILE:"),
    ("DS-15.10", E_SUPPLIES, *STACK_REFILLED),
    (
        "DS-15.11",
        E_WANDERLUST,
        "        if not vacant_corner_refusal(g, self.tile):\n",
        "        if True:\n",
    ),
    ("DS-15.11", E_ELEMENTS, *ANY_DISK),
    ("RU-15", E_WANDERLUST, *EMPTY_STACKS),
    ("RU-16", E_WANDERLUST, *FAR_FROM_EARTH),
    ("RU-16", E_SUPPLIES, *STACK_REFILLED),
    (
        "RU-17",
        E_WANDERLUST,
        "for source in reversed(g.tiles_beside(self.tile)):",
        "for source in g.tiles_beside(self.tile) if self.animal != 2 else g.earth():",
    ),
    (
        "RU-17",
        E_WANDERLUST,
        "            if most:\n                g.push(MoveCubes(",
        "            if most and g.counts[self.tile * 6 + 4]:\n                g.push(MoveCubes(",
    ),
    ("RU-20", E_ELEMENTS, *ON_TAKEN_CORNERS),
    (
        "RU-20",
        E_STATE,
        "            self.counts[tile * 6 + element] += 1\n",
        "            self.counts[tile * 6 + element] += 1 if self.terrain[tile] != NO_TILE else 0\n",
    ),
    ("EX-P11", E_WANDERLUST, *FLAT_WANDER),
    ("EX-O30", E_ELEMENTS, *ON_TAKEN_CORNERS),
    (
        "EX-O30",
        E_STATE,
        "            self.counts[tile * 6 + element] += 1\n",
        "            self.counts[tile * 6 + element] += 1 if self.terrain[tile] != NO_TILE else 0\n",
    ),
    ("EX-O31", STATE, "return len(self.tiles_beside(tile))", "return 1 + len(self.tiles_beside(tile))"),
    ("EX-O32", E_WANDERLUST, "g.push(WanderMoves(self.animal + 1, self.tile))", "g.push(WanderMoves(6, self.tile))"),
    ("EX-O33", E_SUPPLIES, *STACK_REFILLED),
    # ---- DS-16: Migration
    (
        "DS-16.1",
        TERMS,
        "MIGRATION_CUBES: Final[list[int]] = [7, 6, 5, 4, 3, 2]",
        "MIGRATION_CUBES: Final[list[int]] = [7, 6, 5, 4, 3, 3]",
    ),
    ("DS-16.1", E_MOVEMENT, "self.moves - n, tuple(arrived)", "self.moves, tuple(arrived)"),
    ("DS-16.1", E_MOVEMENT, "        if not n:\n            return NO_CUBES\n", ""),
    ("DS-16.2", E_MOVEMENT, "return 0 if is_reached(g, self.animal, self.source, target) else TOO_FAR", "return 0"),
    ("DS-16.2", E_MOVEMENT, *ROUND_TRIPS),
    (
        "DS-16.3",
        E_MOVEMENT,
        "if n == self.arrived[tile]:",
        "if sum(self.arrived):",
    ),
    ("DS-16.4", E_MOVEMENT, *MOVED_AGAIN),
    ("DS-16.4", E_MOVEMENT, *ALL_THERE_MOVE),
    ("DS-16.4", E_MOVEMENT, "if n == self.arrived[tile]:", "if self.arrived[tile]:"),
    ("DS-16.5", STATE, *BIRDS_WALK),
    ("DS-16.5", STATE, *ALL_FLY),
    ("DS-16.5", E_MOVEMENT, *BIRDS_ANYWHERE),
    ("DS-16.6", E_MOVEMENT, *OVER_GAPS),
    ("DS-16.6", E_MOVEMENT, "        if tile_refusal(g, target):\n            return NO_TILE_HERE\n", ""),
    (
        "DS-16.7",
        E_MOVEMENT,
        "animal, moves, (0,) * len(g.terrain)))",
        "animal, moves, tuple(g.cubes[animal::6] if moves < 7 else [0] * len(g.terrain))))",
    ),
    ("RU-18", E_MOVEMENT, *MOVED_AGAIN),
    ("RU-18", E_MOVEMENT, *ALL_THERE_MOVE),
    ("RU-46", E_MOVEMENT, *ROUND_TRIPS),
    ("RU-46", STATE, *BIRDS_WALK),
    (
        "RU-46",
        E_MOVEMENT,
        "for between in g.tiles_beside(source):",
        "for between in [t for t in g.tiles_beside(source) if not g.covered >> t & 1]:",
    ),
    ("RU-46", E_MOVEMENT, "in g.tiles_beside(source):", "in [t for t in g.tiles_beside(source) if g.cubes_on(t)]:"),
    ("EX-P12", STATE, *BIRDS_WALK),
    ("EX-P12", TERMS, "MIGRATION_CUBES: Final[list[int]] = [7, 6,", "MIGRATION_CUBES: Final[list[int]] = [6, 6,"),
    ("EX-O34", E_MOVEMENT, *ALL_THERE_MOVE),
    ("EX-O34", E_MOVEMENT, *MOVED_AGAIN),
    ("EX-O35", E_MOVEMENT, *OVER_GAPS),
    ("EX-O36", STATE, *BIRDS_WALK),
    ("EX-O36", E_MOVEMENT, *OVER_GAPS),
    # ---- DS-17: Competition
    ("DS-17.1", COMPETITION, *NO_ARACHNIDS),
    ("DS-17.1", COMPETITION, "ARACHNID, ANY_TERRAIN,", "ARACHNID, 7,"),
    ("DS-17.1", FLOW, "[REGRESSION_1, COMPETITION_1]", "[REGRESSION_1]"),
    ("DS-17.2", E_CONFLICT, *ANY_TERRAIN),
    ("DS-17.2", E_CONFLICT, *OWN_CUBE),
    ("DS-17.2", TERMS, "[TUNDRA, FOREST, SAVANNAH]", "[TUNDRA, FOREST, MOUNTAIN]"),
    ("DS-17.3", E_CONFLICT, "    if victim == animal:\n        return OWN_ANIMAL\n", ""),
    (
        "DS-17.3",
        E_CONFLICT,
        "g.eliminate(action >> 8 & 255, tile, 1)",
        "g.return_cubes(action >> 8 & 255, tile, 1)",
    ),
    (
        "DS-17.3",
        E_CONFLICT,
        "g.eliminate(action >> 8 & 255, tile, 1)",
        "g.eliminate(action >> 8 & 255, tile, 2)",
    ),
    (
        "DS-17.4",
        E_CONFLICT,
        "g.eliminate(action >> 8 & 255, tile, 1)",
        "g.eliminate(action >> 8 & 255, tile, 1)\n        ask(g, self)",
    ),
    (
        "DS-17.4",
        COMPETITION,
        "    for terrain in reversed(COMPETITION_TERRAINS[space]):",
        "    for terrain in COMPETITION_TERRAINS[space][:2]:",
    ),
    ("DS-17.5", E_CONFLICT, *LARGE_TILE),
    (
        "RU-42",
        E_CONFLICT,
        "    return 0 if g.cubes[tile * 6 + victim] else NO_VICTIM",
        "    return 0 if g.cubes[tile * 6 + victim] and not g.eliminated[victim] else NO_VICTIM",
    ),
    ("EX-P13", E_CONFLICT, *ANY_TERRAIN),
    ("EX-O37", E_CONFLICT, *LARGE_TILE),
    ("EX-O38", E_CONFLICT, *OWN_CUBE),
    ("EX-O39", E_CONFLICT, "    return 0 if g.cubes[tile * 6 + victim] else NO_VICTIM", "    return 0"),
    ("EX-O40", TERMS, "[TUNDRA, JUNGLE, WETLAND]", "[TUNDRA, WETLAND, DESERT]"),
    # ---- DS-18: Domination
    ("DS-18.1", DOMINATION, *SCORED_AGAIN),
    ("DS-18.1", DOMINATION, "        if tile_refusal(g, tile):\n            return NO_TILE_HERE\n", ""),
    ("DS-18.2", DOMINATION, *OWN_TILES_ONLY),
    ("DS-18.3", E_FACTS, *FEW_CUBES_FIRST),
    ("DS-18.3", E_FACTS, *INSECTS_FIRST),
    ("DS-18.4", E_FACTS, *SCORE_BELOW_TUNDRA),
    ("DS-18.4", TERMS, "[5, 3, 2], [4, 2], [3, 2], [1]]", "[5, 3, 2], [4, 2], [3, 2], [1, 1]]"),
    ("DS-18.5", DOMINATION, *CARD_OPTIONAL),
    (
        "DS-18.5",
        DOMINATION,
        "        g.push(AwardCard(tile))\n        score_tile(g, tile)\n",
        "        score_tile(g, tile)\n",
    ),
    ("DS-18.5", DOMINATION, "        CARDS[card].play(g, self.animal, self.tile)\n", ""),
    ("DS-18.6", DOMINATION, *CARD_FOR_THE_OWNER),
    ("DS-18.7", DOMINATION, *CARD_STAYS),
    (
        "DS-18.7",
        DOMINATION,
        "        g.used.append(card)\n",
        "        g.deck.append(card)\n        g.face_up.append(g.deck.pop(0))\n",
    ),
    ("DS-18.8", STATE, *CARD_FOR_A_TIE),
    ("DS-18.8", DOMINATION, *CARD_FOR_CUBES),
    ("DS-18.9", FLOW, "if space == SPACE_COUNT:", "if space == SPACE_COUNT - 1:"),
    ("DS-18.10", DOMINATION, *SCORED_TUNDRA_AGAIN),
    ("RU-21", DOMINATION, *OWN_TILES_ONLY),
    (
        "RU-21",
        DOMINATION,
        "    def verb(self) -> int:\n        return A_DOMINATE\n",
        "    def verb(self) -> int:\n        return A_DOMINATE\n\n"
        "    def passed(self, g: Dom) -> None:\n        g.scored = 1 << 17\n",
    ),
    ("RU-43", DOMINATION, *SCORED_TUNDRA_AGAIN),
    (
        "RU-43",
        "games/dominant_species/scoring.py",
        "    for tile in g.earth():\n",
        "    for tile in [t for t in g.earth() if not g.scored >> t & 1]:\n",
    ),
    ("RU-47", E_FACTS, *FROZEN_AT_THE_RIM),
    ("RU-47", E_ELEMENTS, *NOT_AT_THE_RIM),
    ("EX-P14", DOMINATION, *CARD_FOR_CUBES),
    ("EX-O41", E_FACTS, *INSECTS_FIRST),
    ("EX-O42", E_FACTS, *INSECTS_FIRST),
    ("EX-O43", E_FACTS, *FEW_CUBES_FIRST),
    ("EX-O44", E_FACTS, *INSECTS_FIRST),
    ("EX-O45", STATE, *CARD_FOR_A_TIE),
    ("EX-O46", DOMINATION, *CARD_FOR_THE_OWNER),
    ("EX-O47", DOMINATION, *SCORED_AGAIN),
    ("EX-O47", RESET, "        g.scored = 0\n", ""),
]
