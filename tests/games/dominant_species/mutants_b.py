"""Rules of the actions from Abundance to Domination, broken on purpose: the tests that carry the id must catch each."""

from __future__ import annotations

ELEMENTS = "games/dominant_species/actions/elements.py"
GLACIATION = "games/dominant_species/actions/glaciation.py"
SPECIATION = "games/dominant_species/actions/speciation.py"
MOVEMENT = "games/dominant_species/actions/movement.py"
COMPETITION = "games/dominant_species/actions/competition.py"
DOMINATION = "games/dominant_species/actions/domination.py"
FLOW = "games/dominant_species/flow.py"
RESET = "games/dominant_species/reset.py"
STATE = "games/dominant_species/state.py"
FACTS = "games/dominant_species/facts.py"
TERMS = "games/dominant_species/terms.py"
PAWNS = "games/dominant_species/actions/pawns.py"

# ---- changes that several rules forbid --------------------------------------------------------
ANY_DISK = ("return 0 if g.rows[row * 6 + element] else NO_DISK", "return 0")
ON_TAKEN_CORNERS = ("if g.corner[corner] >= 0:\n        return CORNER_TAKEN", "if False:\n        return CORNER_TAKEN")
OFF_EARTH = ("return 0 if g.touches_earth(corner) else NOT_ON_EARTH", "return 0")
NOT_ON_TUNDRA = (
    "return 0 if g.touches_earth(corner) else NOT_ON_EARTH",
    "return 0 if g.touches_earth(corner) and not touches_tundra(g, corner) else NOT_ON_EARTH",
)
NOT_AT_THE_RIM = (
    "return 0 if g.touches_earth(corner) else NOT_ON_EARTH",
    "return 0 if g.touches_earth(corner) and len(TOUCHING[corner]) == 3 else NOT_ON_EARTH",
)
WASTE_NOTHING = ("        g.rows[WASTELAND * 6 + element] -= 1\n", "")
WASTE_EMPTY_BOX = (
    "        if row_is_empty(g, WASTELAND):\n            return\n",
    "        if row_is_empty(g, WASTELAND):\n            g.rows[WASTELAND * 6 :] = [1] * 12\n",
)
WASTE_EVERYWHERE = (" and touches_tundra(g, corner)", "")
WASTE_ALL_TYPES = (" and g.rows[WASTELAND * 6 + element] and touches", " and touches")
DEPLETE_ANY = ("return 0 if g.rows[DEPLETION * 6 + element] else NOT_IN_BOX", "return 0")
FREEZE_ANYWHERE = ("return 0 if tundra_beside(g, tile) else NOT_BESIDE_TUNDRA", "return 0")
FROZEN_AT_TWO = ("return n == 3", "return n >= 2")
FROZEN_AT_THE_RIM = ("return n == 3", "return n == len(TOUCHING[corner])")
FROZEN_WITHOUT_TILE = (
    "n += g.tundra >> tile & 1\n    return n == 3",
    "n += 1 if g.terrain[tile] == NO_TILE else g.tundra >> tile & 1\n    return n == 3",
)
NEVER_FROZEN = ("return n == 3", "return False")
FROZEN_AROUND_ONLY = (
    "if g.corner[corner] >= 0 and is_frozen(g, corner):",
    "if tile in TOUCHING[corner] and g.corner[corner] >= 0 and is_frozen(g, corner):",
)
FLAT_BONUS = ("g.gain_bonus(self.animal, tundra_beside(g, tile))", "g.gain_vp(self.animal, tundra_beside(g, tile))")
ALL_CUBES_RETURN = ("g.return_cubes(animal, tile, n - 1)", "g.return_cubes(animal, tile, n)")
CUBES_DIE = ("g.return_cubes(animal, tile, n - 1)", "g.eliminate(animal, tile, n - 1)")
ENDLESS_TUNDRA = ("if g.tundra_left:", "if True:")
WHOLE_QUEUE = (" or GLACIATION_1 < space < SPECIATION_1", "")
NO_LIMIT = ("min(SPECIATION_LIMIT[g.kind(self.tile)], g.gene_pool[self.animal])", "min(4, g.gene_pool[self.animal])")
LIMIT_BELOW_TUNDRA = ("SPECIATION_LIMIT[g.kind(self.tile)]", "SPECIATION_LIMIT[g.terrain[self.tile]]")
ANY_ELEMENT = ("return 0 if found == self.element else WRONG_ELEMENT", "return 0")
ONE_AT_LEAST = ("return COUNT_THINGS[: self.most + 1]", "return COUNT_THINGS[1 : self.most + 1]")
FAR_FROM_EARTH = ("return 0 if tiles_beside(g, tile) else NOT_BESIDE_EARTH", "return 0")
EMPTY_STACKS = ("return STACK_EMPTY if g.face_up_tiles[action >> 16 & 255] == NO_TILE else 0", "return 0")
STACK_REFILLED = (
    "        g.face_up_tiles[self.stack] = NO_TILE\n",
    "        g.face_up_tiles[self.stack] = g.draw_terrain()\n",
)
FLAT_WANDER = ("g.gain_bonus(self.animal, len(tiles", "g.gain_vp(self.animal, len(tiles")
WANDER_BACKWARDS = ("        if self.animal == 6:\n            return\n", "        return\n")
MOVED_AGAIN = ("if n == self.arrived[tile]:", "if n < 0:")
ALL_THERE_MOVE = (
    "g.cubes[self.source * 6 + self.animal] - self.arrived[self.source])",
    "g.cubes[self.source * 6 + self.animal])",
)
BIRDS_WALK = ("if animal == BIRD:", "if False:")
ALL_FLY = ("if animal == BIRD:", "if True:")
OVER_GAPS = ("if g.terrain[between] != NO_TILE and target", "if target")
BIRDS_ANYWHERE = ("    if animal == BIRD:\n", "    if animal == BIRD:\n        return True\n")
ROUND_TRIPS = ("        if target == self.source:\n            return SAME_TILE\n", "")
ANY_TERRAIN = ("if self.terrain != ANY_TERRAIN and g.kind(tile) != self.terrain:", "if False:")
LARGE_TILE = ("g.kind(tile) != self.terrain", "g.terrain[tile] != self.terrain")
OWN_CUBE = ("if not g.cubes[tile * 6 + self.animal]:", "if tile_ban(g, tile):")
NO_ARACHNIDS = ("if g.seat_of(ARACHNID) != NOBODY:", "if False:")
SCORED_AGAIN = ("return SCORED_ALREADY if g.scored >> tile & 1 else 0", "return 0")
SCORED_TUNDRA_AGAIN = (
    "return SCORED_ALREADY if g.scored >> tile & 1 else 0",
    "return SCORED_ALREADY if g.scored >> tile & 1 and not g.tundra >> tile & 1 else 0",
)
OWN_TILES_ONLY = (
    "return SCORED_ALREADY if g.scored >> tile & 1 else 0",
    "return SCORED_ALREADY if g.scored >> tile & 1 or not g.cubes[tile * 6 + self.animal] else 0",
)
FEW_CUBES_FIRST = ("(-g.cubes[tile * 6 + a], a)", "(g.cubes[tile * 6 + a], a)")
INSECTS_FIRST = ("(-g.cubes[tile * 6 + a], a)", "(-g.cubes[tile * 6 + a], -a)")
SCORE_BELOW_TUNDRA = ("values = SCORES[g.kind(tile)]", "values = SCORES[g.terrain[tile]]")
CARD_FOR_A_TIE = (
    "            elif n == best:\n                who = NOBODY\n    return who\n\n\ndef is_end",
    "    return who\n\n\ndef is_end",
)
CARD_FOR_CUBES = ("animal = dominator(g, self.tile)", "animal = ([*ranking(g, self.tile), NOBODY])[0]")
CARD_FOR_THE_OWNER = (
    "        g.push(AwardCard(tile))\n        score_tile(g, tile)\n",
    "        score_tile(g, tile)\n        ask(g, TakeCard(self.seat, self.animal, tile))\n",
)
CARD_OPTIONAL = ("    def may_pass(self) -> bool:\n        return False\n\n", "")
CARD_STAYS = ("        g.face_up.remove(card)\n", "")
QUEUE_STANDS = ("if g.spaces[space] != NOBODY and g.spaces[space - 1] == NOBODY:", "if False:")
QUEUE_RUNS = (
    "    for space in range(GLACIATION_1 + 1, GLACIATION_1 + 4):\n",
    "    for space in [GLACIATION_1 + k for k in (1, 2, 1, 3, 2, 1)]:\n",
)

MUTANTS: list[tuple[str, str, str, str]] = [
    # ---- DS-10: Abundance
    ("DS-10.1", ELEMENTS, *ANY_DISK),
    ("DS-10.1", ELEMENTS, *ON_TAKEN_CORNERS),
    ("DS-10.1", ELEMENTS, "        g.rows[ABUNDANCE * 6 + element] -= 1\n", ""),
    ("DS-10.1", FLOW, "elif space < WASTELAND_1:", "elif space < WASTELAND_1 - 1:"),
    ("DS-10.2", ELEMENTS, *OFF_EARTH),
    ("DS-10.2", ELEMENTS, *NOT_ON_TUNDRA),
    ("DS-10.2", ELEMENTS, *NOT_AT_THE_RIM),
    ("DS-10.3", ELEMENTS, "        g.rows[ABUNDANCE * 6 + element] -= 1\n", ""),
    (
        "DS-10.3",
        ELEMENTS,
        "        g.rows[ABUNDANCE * 6 + element] -= 1\n",
        "        g.rows[ABUNDANCE * 6 + element] -= 1\n        g.fill_row(ABUNDANCE, 1)\n",
    ),
    (
        "DS-10.4",
        ELEMENTS,
        "        if not corner_ban(g, corner):\n            ask(",
        "        if True:\n            ask(",
    ),
    ("DS-10.4", ELEMENTS, *ANY_DISK),
    ("EX-P05", ELEMENTS, "g.put_element(action >> 16 & 255, self.element)", "g.put_element(action >> 16 & 255, 0)"),
    (
        "EX-P06",
        STATE,
        "        for tile in TOUCHING[corner]:\n            self.counts[tile * 6 + element] += 1",
        "        for tile in TOUCHING[corner][:1]:\n            self.counts[tile * 6 + element] += 1",
    ),
    # ---- DS-11: Wasteland
    ("DS-11.1", ELEMENTS, *WASTE_NOTHING),
    ("DS-11.1", ELEMENTS, "        g.bag[element] += 1\n", ""),
    ("DS-11.1", ELEMENTS, *ANY_DISK),
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
        "if g.tundra >> tile & 1:\n            return True",
        "if g.tundra >> tile & 1 and tile == 17:\n            return True",
    ),
    (
        "DS-11.3",
        ELEMENTS,
        "touches_tundra(g, corner):\n                g.remove_element(corner)\n",
        "touches_tundra(g, corner):\n                g.remove_element(corner)\n"
        "                g.rows[WASTELAND * 6 + element] -= 1\n",
    ),
    (
        "DS-11.4",
        ELEMENTS,
        "        g.rows[WASTELAND * 6 + element] -= 1\n",
        "        g.rows[WASTELAND * 6 + element] = 0\n",
    ),
    ("DS-11.5", ELEMENTS, *WASTE_EMPTY_BOX),
    (
        "DS-11.6",
        ELEMENTS,
        "        if g.events is not None:\n            g.events.append((E_WASTE, self.animal, element, 0))\n",
        "\n    def passed(self, g: Dom) -> None:\n        g.stack.pop()\n        g.stack.pop()\n",
    ),
    ("EX-P07", ELEMENTS, *WASTE_NOTHING),
    ("EX-O16", ELEMENTS, *WASTE_EVERYWHERE),
    (
        "EX-O17",
        ELEMENTS,
        "        g.rows[WASTELAND * 6 + element] -= 1\n",
        "        g.rows[WASTELAND * 6 + element] = 0\n",
    ),
    ("EX-O18", ELEMENTS, *WASTE_EMPTY_BOX),
    ("EX-O18", ELEMENTS, *DEPLETE_ANY),
    # ---- DS-12: Depletion
    ("DS-12.1", ELEMENTS, *DEPLETE_ANY),
    ("DS-12.2", ELEMENTS, *DEPLETE_ANY),
    (
        "DS-12.3",
        ELEMENTS,
        "    def chosen(self, g: Dom, action: int) -> None:\n        g.remove_element(action >> 16 & 255)\n",
        "    def chosen(self, g: Dom, action: int) -> None:\n"
        "        g.rows[DEPLETION * 6 + g.corner[action >> 16 & 255]] -= 1\n"
        "        g.remove_element(action >> 16 & 255)\n",
    ),
    ("EX-P08", STATE, "            self.counts[tile * 6 + element] -= 1\n", "            break\n"),
    ("EX-O19", ELEMENTS, *DEPLETE_ANY),
    # ---- DS-13: Glaciation
    ("DS-13.1", FLOW, *WHOLE_QUEUE),
    ("DS-13.2", FLOW, *WHOLE_QUEUE),
    ("DS-13.3", GLACIATION, *FREEZE_ANYWHERE),
    ("DS-13.3", GLACIATION, "        if g.tundra >> tile & 1:\n            return IS_TUNDRA\n", ""),
    ("DS-13.4", GLACIATION, "        g.cover_with_tundra(tile)\n", "        g.tundra |= 1 << tile\n"),
    ("DS-13.5", GLACIATION, *NEVER_FROZEN),
    ("DS-13.5", GLACIATION, *FROZEN_AROUND_ONLY),
    ("DS-13.6", GLACIATION, *FROZEN_AT_TWO),
    ("DS-13.6", GLACIATION, *FROZEN_WITHOUT_TILE),
    ("DS-13.7", GLACIATION, *FLAT_BONUS),
    (
        "DS-13.7",
        GLACIATION,
        "gain_bonus(self.animal, tundra_beside(g, tile))",
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
    ("EX-P09", GLACIATION, *FROZEN_AT_TWO),
    ("EX-P09", GLACIATION, *FLAT_BONUS),
    ("EX-O20", GLACIATION, *ALL_CUBES_RETURN),
    ("EX-O21", GLACIATION, *FROZEN_WITHOUT_TILE),
    ("EX-O21", GLACIATION, *NEVER_FROZEN),
    ("EX-O22", GLACIATION, *FLAT_BONUS),
    ("EX-O23", RESET, *QUEUE_RUNS),
    (
        "EX-O24",
        RESET,
        "if g.spaces[space] != NOBODY and g.spaces[space - 1] == NOBODY:",
        "if g.spaces[space] != NOBODY:",
    ),
    ("EX-O25", GLACIATION, *ENDLESS_TUNDRA),
    ("EX-O26", GLACIATION, "        if g.tundra >> tile & 1:\n            return IS_TUNDRA\n", ""),
    ("EX-O73", FLOW, *WHOLE_QUEUE),
    ("EX-O73", RESET, *QUEUE_STANDS),
    # ---- DS-14: Speciation
    (
        "DS-14.1",
        TERMS,
        '[MEAT, SUN, SEED, WATER, GRUB, GRASS]\n"""DS-14.1',
        '[MEAT, SUN, SEED, GRUB, WATER, GRASS]\n"""DS-14.1',
    ),
    ("DS-14.2", SPECIATION, *ANY_ELEMENT),
    ("DS-14.2", SPECIATION, " if g.terrain[tile] != NO_TILE]\n", "]\n"),
    ("DS-14.3", SPECIATION, *NO_LIMIT),
    ("DS-14.3", SPECIATION, *LIMIT_BELOW_TUNDRA),
    ("DS-14.3", SPECIATION, *ONE_AT_LEAST),
    ("DS-14.3", SPECIATION, "        for tile in reversed(tiles):\n", "        for tile in tiles[:2]:\n"),
    ("DS-14.4", SPECIATION, ", g.gene_pool[self.animal])\n        if most:", ", 55)\n        if most:"),
    ("DS-14.5", SPECIATION, "    if g.gene_pool[animal]:\n", "    if True:\n"),
    ("DS-14.5", SPECIATION, *ANY_ELEMENT),
    (
        "DS-14.6",
        SPECIATION,
        " if g.terrain[tile] != NO_TILE]\n",
        " if g.terrain[tile] != NO_TILE and g.cubes[tile * 6 + self.animal]]\n",
    ),
    ("DS-14.7", SPECIATION, "        return tile_ban(g, action >> 16 & 255)\n", "        return 0\n"),
    (
        "DS-14.7",
        SPECIATION,
        "g.place_cubes(self.animal, action >> 16 & 255, 1)",
        "g.place_cubes(self.animal, action >> 16 & 255, 2)",
    ),
    ("DS-14.7", SPECIATION, " and g.gene_pool[INSECT]:", ":"),
    ("DS-14.7", FLOW, "WANDERLUST_1 - 1]", "SPECIATION_1]"),
    ("DS-14.8", FLOW, "[WASTELAND_1, WANDERLUST_1 - 1]", "[WASTELAND_1]"),
    ("RU-13", SPECIATION, *ONE_AT_LEAST),
    (
        "EX-P10",
        TERMS,
        "SPECIATION_LIMIT: Final[list[int]] = [4, 4, 3,",
        "SPECIATION_LIMIT: Final[list[int]] = [4, 4, 2,",
    ),
    ("EX-O27", SPECIATION, ", g.gene_pool[self.animal])\n        if most:", ", 55)\n        if most:"),
    ("EX-O27", SPECIATION, *LIMIT_BELOW_TUNDRA),
    ("EX-O28", SPECIATION, *LIMIT_BELOW_TUNDRA),
    ("EX-O29", SPECIATION, *ANY_ELEMENT),
    # ---- DS-15: Wanderlust
    ("DS-15.1", MOVEMENT, *EMPTY_STACKS),
    ("DS-15.1", MOVEMENT, "g.lay_tile(tile, g.face_up_tiles[self.stack])", "g.lay_tile(tile, g.face_up_tiles[0])"),
    ("DS-15.2", MOVEMENT, *EMPTY_STACKS),
    ("DS-15.3", MOVEMENT, "        if g.terrain[tile] != NO_TILE:\n            return HEX_TAKEN\n", ""),
    ("DS-15.4", MOVEMENT, *FAR_FROM_EARTH),
    ("DS-15.5", ELEMENTS, "if self.tile >= 0 and self.tile not in TOUCHING[corner]:", "if False:"),
    ("DS-15.5", ELEMENTS, *ON_TAKEN_CORNERS),
    ("DS-15.5", MOVEMENT, "        g.rows[WANDERLUST * 6 + element] -= 1\n", ""),
    ("DS-15.5", MOVEMENT, "row_ban(g, WANDERLUST, action >> 16 & 255)", "row_ban(g, 0, action >> 16 & 255)"),
    ("DS-15.6", MOVEMENT, *FLAT_WANDER),
    ("DS-15.7", MOVEMENT, *WANDER_BACKWARDS),
    (
        "DS-15.7",
        MOVEMENT,
        "self.animal, source, self.tile, 0, most))",
        "self.animal, source, self.tile, 0, min(most, 2)))",
    ),
    ("DS-15.7", MOVEMENT, "g.push(WanderMoves(self.animal + 1, self.tile))", "g.push(WanderMoves(6, self.tile))"),
    (
        "DS-15.8",
        MOVEMENT,
        "for source in reversed(tiles_beside(g, self.tile)):",
        "for source in tiles_beside(g, self.tile)[:1]:",
    ),
    (
        "DS-15.8",
        MOVEMENT,
        "for source in reversed(tiles_beside(g, self.tile)):",
        "for source in tiles_beside(g, self.tile) if self.animal != BIRD else g.earth():",
    ),
    ("DS-15.9", MOVEMENT, *STACK_REFILLED),
    ("DS-15.9", MOVEMENT, "        g.face_up_tiles[self.stack] = NO_TILE\n", ""),
    ("DS-15.10", RESET, "== NO_TILE and g.stacks[stack]:", "== NO_TILE:"),
    ("DS-15.10", MOVEMENT, *STACK_REFILLED),
    (
        "DS-15.11",
        MOVEMENT,
        "        if [thing for thing in CORNER_THINGS if not probe.guard(g, thing)]:\n",
        "        if True:\n",
    ),
    ("DS-15.11", ELEMENTS, *ANY_DISK),
    ("RU-15", MOVEMENT, *EMPTY_STACKS),
    ("RU-16", MOVEMENT, *FAR_FROM_EARTH),
    ("RU-16", MOVEMENT, *STACK_REFILLED),
    (
        "RU-17",
        MOVEMENT,
        "for source in reversed(tiles_beside(g, self.tile)):",
        "for source in tiles_beside(g, self.tile) if self.animal != BIRD else g.earth():",
    ),
    (
        "RU-17",
        MOVEMENT,
        "            if most:\n                g.push(MoveCubes(",
        "            if most and g.counts[self.tile * 6 + 4]:\n                g.push(MoveCubes(",
    ),
    ("RU-20", ELEMENTS, *ON_TAKEN_CORNERS),
    (
        "RU-20",
        STATE,
        "            self.counts[tile * 6 + element] += 1\n",
        "            self.counts[tile * 6 + element] += 1 if self.terrain[tile] != NO_TILE else 0\n",
    ),
    ("EX-P11", MOVEMENT, *FLAT_WANDER),
    ("EX-O30", ELEMENTS, *ON_TAKEN_CORNERS),
    (
        "EX-O30",
        STATE,
        "            self.counts[tile * 6 + element] += 1\n",
        "            self.counts[tile * 6 + element] += 1 if self.terrain[tile] != NO_TILE else 0\n",
    ),
    ("EX-O31", MOVEMENT, "len(tiles_beside(g, self.tile)))", "1 + len(tiles_beside(g, self.tile)))"),
    ("EX-O32", MOVEMENT, "g.push(WanderMoves(self.animal + 1, self.tile))", "g.push(WanderMoves(6, self.tile))"),
    ("EX-O33", MOVEMENT, *STACK_REFILLED),
    # ---- DS-16: Migration
    (
        "DS-16.1",
        TERMS,
        "MIGRATION_CUBES: Final[list[int]] = [7, 6, 5, 4, 3, 2]",
        "MIGRATION_CUBES: Final[list[int]] = [7, 6, 5, 4, 3, 3]",
    ),
    ("DS-16.1", MOVEMENT, "self.moves - n, tuple(arrived)", "self.moves, tuple(arrived)"),
    ("DS-16.1", MOVEMENT, "        if not n:\n            return NO_CUBES\n", ""),
    ("DS-16.2", MOVEMENT, "return 0 if is_reached(g, self.animal, self.source, target) else TOO_FAR", "return 0"),
    ("DS-16.2", MOVEMENT, *ROUND_TRIPS),
    (
        "DS-16.3",
        MOVEMENT,
        "if n == self.arrived[tile]:",
        "if sum(self.arrived):",
    ),
    ("DS-16.4", MOVEMENT, *MOVED_AGAIN),
    ("DS-16.4", MOVEMENT, *ALL_THERE_MOVE),
    ("DS-16.4", MOVEMENT, "if n == self.arrived[tile]:", "if self.arrived[tile]:"),
    ("DS-16.5", MOVEMENT, *BIRDS_WALK),
    ("DS-16.5", MOVEMENT, *ALL_FLY),
    ("DS-16.5", MOVEMENT, *BIRDS_ANYWHERE),
    ("DS-16.6", MOVEMENT, *OVER_GAPS),
    ("DS-16.6", MOVEMENT, "        if tile_ban(g, target):\n            return NO_TILE_HERE\n", ""),
    (
        "DS-16.7",
        MOVEMENT,
        "animal, moves, (0,) * HEXES))",
        "animal, moves, tuple(g.cubes[animal::6] if moves < 7 else [0] * HEXES)))",
    ),
    ("RU-18", MOVEMENT, *MOVED_AGAIN),
    ("RU-18", MOVEMENT, *ALL_THERE_MOVE),
    ("RU-46", MOVEMENT, *ROUND_TRIPS),
    ("RU-46", MOVEMENT, *BIRDS_WALK),
    (
        "RU-46",
        MOVEMENT,
        "if g.terrain[between] != NO_TILE and target",
        "if g.terrain[between] != NO_TILE and not g.tundra >> between & 1 and target",
    ),
    ("RU-46", MOVEMENT, "if g.terrain[between] != NO_TILE and target", "if g.cubes_on(between) and target"),
    ("EX-P12", MOVEMENT, *BIRDS_WALK),
    ("EX-P12", TERMS, "MIGRATION_CUBES: Final[list[int]] = [7, 6,", "MIGRATION_CUBES: Final[list[int]] = [6, 6,"),
    ("EX-O34", MOVEMENT, *ALL_THERE_MOVE),
    ("EX-O34", MOVEMENT, *MOVED_AGAIN),
    ("EX-O35", MOVEMENT, *OVER_GAPS),
    ("EX-O36", MOVEMENT, *BIRDS_WALK),
    ("EX-O36", MOVEMENT, *OVER_GAPS),
    # ---- DS-17: Competition
    ("DS-17.1", COMPETITION, *NO_ARACHNIDS),
    ("DS-17.1", COMPETITION, "ARACHNID, ANY_TERRAIN)", "ARACHNID, 7)"),
    ("DS-17.1", FLOW, "[REGRESSION_1, COMPETITION_1]", "[REGRESSION_1]"),
    ("DS-17.2", COMPETITION, *ANY_TERRAIN),
    ("DS-17.2", COMPETITION, *OWN_CUBE),
    ("DS-17.2", TERMS, "[TUNDRA, FOREST, SAVANNAH]", "[TUNDRA, FOREST, MOUNTAIN]"),
    ("DS-17.3", COMPETITION, "    if victim == animal:\n        return OWN_ANIMAL\n", ""),
    (
        "DS-17.3",
        COMPETITION,
        "g.eliminate(action >> 8 & 255, action >> 16 & 255, 1)",
        "g.return_cubes(action >> 8 & 255, action >> 16 & 255, 1)",
    ),
    (
        "DS-17.3",
        COMPETITION,
        "g.eliminate(action >> 8 & 255, action >> 16 & 255, 1)",
        "g.eliminate(action >> 8 & 255, action >> 16 & 255, 2)",
    ),
    (
        "DS-17.4",
        COMPETITION,
        "g.eliminate(action >> 8 & 255, action >> 16 & 255, 1)",
        "g.eliminate(action >> 8 & 255, action >> 16 & 255, 1)\n        ask(g, self)",
    ),
    (
        "DS-17.4",
        COMPETITION,
        "    for terrain in reversed(COMPETITION_TERRAINS[space]):",
        "    for terrain in COMPETITION_TERRAINS[space][:2]:",
    ),
    ("DS-17.5", COMPETITION, *LARGE_TILE),
    (
        "RU-42",
        COMPETITION,
        "    return 0 if g.cubes[tile * 6 + victim] else NO_VICTIM",
        "    return 0 if g.cubes[tile * 6 + victim] and not g.eliminated[victim] else NO_VICTIM",
    ),
    ("EX-P13", COMPETITION, *ANY_TERRAIN),
    ("EX-O37", COMPETITION, *LARGE_TILE),
    ("EX-O38", COMPETITION, *OWN_CUBE),
    ("EX-O39", COMPETITION, "    return 0 if g.cubes[tile * 6 + victim] else NO_VICTIM", "    return 0"),
    ("EX-O40", TERMS, "[TUNDRA, JUNGLE, WETLAND]", "[TUNDRA, WETLAND, DESERT]"),
    # ---- DS-18: Domination
    ("DS-18.1", DOMINATION, *SCORED_AGAIN),
    ("DS-18.1", DOMINATION, "        if tile_ban(g, tile):\n            return NO_TILE_HERE\n", ""),
    ("DS-18.2", DOMINATION, *OWN_TILES_ONLY),
    ("DS-18.3", FACTS, *FEW_CUBES_FIRST),
    ("DS-18.3", FACTS, *INSECTS_FIRST),
    ("DS-18.4", DOMINATION, *SCORE_BELOW_TUNDRA),
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
    ("DS-18.8", FACTS, *CARD_FOR_A_TIE),
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
    ("RU-47", GLACIATION, *FROZEN_AT_THE_RIM),
    ("RU-47", ELEMENTS, *NOT_AT_THE_RIM),
    ("EX-P14", DOMINATION, *CARD_FOR_CUBES),
    ("EX-O41", FACTS, *INSECTS_FIRST),
    ("EX-O42", FACTS, *INSECTS_FIRST),
    ("EX-O43", FACTS, *FEW_CUBES_FIRST),
    ("EX-O44", FACTS, *INSECTS_FIRST),
    ("EX-O45", FACTS, *CARD_FOR_A_TIE),
    ("EX-O46", DOMINATION, *CARD_FOR_THE_OWNER),
    ("EX-O47", DOMINATION, *SCORED_AGAIN),
    ("EX-O47", RESET, "        g.scored = 0\n", ""),
]
