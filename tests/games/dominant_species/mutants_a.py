"""Rules of components, set-up, planning, execution, reset, end and variants broken on purpose; each must be noticed."""

from __future__ import annotations

E_SEATING = "earth/seating.py"
E_SUPPLIES = "earth/supplies.py"
E_CHANGES = "earth/changes.py"
E_SPECIATION = "earth/speciation.py"
DOM = "games/dominant_species/"
E_CONFLICT = "earth/conflict.py"
E_ELEMENTS = "earth/elements.py"
E_FACTS = "earth/facts.py"
E_LAWS = "earth/laws.py"
E_PICK = "earth/pick.py"
E_POSITION = "earth/position.py"
E_STATE = "earth/state.py"
E_TERMS = "earth/terms.py"
E_WANDERLUST = "earth/wanderlust.py"
TERMS = DOM + "terms.py"
STATE = DOM + "state.py"
SETUP = DOM + "setup.py"
FLOW = DOM + "flow.py"
RESET = DOM + "reset.py"
SCORING = DOM + "scoring.py"
VIEW = DOM + "view.py"
LAWS = DOM + "laws.py"
CARDS = DOM + "cards.py"
PAWNS = DOM + "actions/pawns.py"
ELEMENTS = DOM + "actions/elements.py"
DOMINATION = DOM + "actions/domination.py"
GLACIATION = DOM + "actions/glaciation.py"
SPECIATION = DOM + "actions/speciation.py"
HEXGRID = "core/hexgrid.py"

STILL_THERE = (
    "        element = action >> 16 & 255\n        g.take_from_row(ADAPTATION, element)\n",
    "        element = action >> 16 & 255\n",
)
NO_SWAP_LEFT = ("        if k:\n            self.track[k - 1]", "        if k > 1:\n            self.track[k - 1]")
UNCLAIMED = (
    "                elif n == best:\n                    who = NOBODY\n        return who\n\n    def is_endangered",
    "        return who\n\n    def is_endangered",
)
KEEP_CUBES = (
    "            if self.cubes[tile * 6 + animal]:\n                n = self.fitness",
    "            if self.cubes[tile * 6 + animal] or True:\n                n = self.fitness",
)
SURVIVAL_TIE = (
    "            elif n == best:\n                who = NOBODY\n        return who",
    "        return who",
)
HOLD_BACK = "return REGRESSION_1 <= space < ABUNDANCE_1 or GLACIATION_1 < space < SPECIATION_1"
INHERITED = (
    "        if g.seat_of(INSECT) != NOBODY and g.gene_pool[INSECT]:\n"
    "            ask(g, Spread(g.seat_of(INSECT), INSECT))",
    "        heir = g.layout.animals[-1]\n"
    "        if g.gene_pool[heir]:\n"
    "            ask(g, Spread(g.seat_of(heir), heir))",
)
DIE_OUT = "                if n > 0:\n                    g.eliminate(animal, tile, n)"
END = "if g.last or g.truncated or is_deserted(g):"
SAVED = "                if animal == MAMMAL and tile == self.saved:\n                    n -= 1\n"
NOT_TWICE = "        if self.kept[self.animal] >> element & 1:\n            return PROTECTED_ALREADY\n"
ORDER = "animal = REPTILE if self.turn == 2 else g.spaces[REGRESSION_1 + self.turn]"
TAKE_BACK = "            if g.spaces[space] != NOBODY:\n                g.take_back(space)"
SPACES_BACK = "        for space in (REGRESSION_1, REGRESSION_1 + 1):\n" + TAKE_BACK + "\n"
LOWEST = "points = min(mine)[0]"
BY_THE_CHAIN = "return points, max([rank for n, rank in mine if n == points])"
RANDOM_EARTH_VP = "g.gain_vp(animal, most - (g.layout.cubes - g.gene_pool[animal]))"

MUTANTS: list[tuple[str, str, str, str]] = [
    # components
    ("DS-1.1", TERMS, '["mammal", "reptile", "bird",', '["mammal", "bird", "reptile",'),
    (
        "DS-1.2",
        TERMS,
        "PRINTED: Final[list[int]] = [2, 2, 2, 3, 2, 2]",
        "PRINTED: Final[list[int]] = [2, 2, 2, 2, 2, 2]",
    ),
    (
        "DS-1.2",
        TERMS,
        '[MEAT, SUN, SEED, WATER, GRUB, GRASS]\n"""DS-1.2',
        '[MEAT, SUN, SEED, WATER, GRASS, GRUB]\n"""DS-1.2',
    ),
    ("DS-1.3", TERMS, "MOST_ELEMENTS: Final = 6", "MOST_ELEMENTS: Final = 7"),
    ("DS-1.3", E_STATE, "< self.most_elements(animal)", "<= self.most_elements(animal)"),
    ("DS-1.4", TERMS, "MOST_PAWNS: Final = 10", "MOST_PAWNS: Final = 11"),
    ("DS-1.4", TERMS, "{2: 55, 3: 50, 4: 45", "{2: 54, 3: 50, 4: 45"),
    ("DS-1.6", TERMS, "[6, 3, 2], [5, 3, 2]", "[6, 3, 2], [5, 3, 1]"),
    ("DS-1.6", TERMS, "[3, 2], [1]]", "[3, 2], [1, 1]]"),
    ("DS-1.7", TERMS, "[4, 4, 3, 3, 3, 2, 2, 1]", "[4, 4, 3, 3, 3, 3, 2, 1]"),
    (
        "DS-1.8",
        TERMS,
        "LARGE_TILES: Final[list[int]] = [7, 4, 4, 4, 4, 4, 4]",
        "LARGE_TILES: Final[list[int]] = [6, 5, 4, 4, 4, 4, 4]",
    ),
    ("DS-1.9", TERMS, "TUNDRA_TILES: Final = 12", "TUNDRA_TILES: Final = 13"),
    ("DS-1.10", E_FACTS, "values = g.layout.scores[g.kind(tile)]", "values = g.layout.scores[g.terrain[tile]]"),
    ("DS-1.10", STATE, "SPECIATION_LIMIT[self.kind(tile)]", "SPECIATION_LIMIT[self.terrain[tile]]"),
    (
        "DS-1.10",
        E_CONFLICT,
        "and g.kind(tile) != self.terrain",
        "and self.terrain not in (g.kind(tile), g.terrain[tile])",
    ),
    ("DS-1.10", CARDS, "g.layout.scores[g.kind(tile)][0]", "g.layout.scores[g.terrain[tile]][0]"),
    ("DS-1.10", E_LAWS, "return not before.covered & ~after.covered", "return True"),
    (
        "DS-1.11",
        TERMS,
        '["grass", "grub", "meat", "seed", "sun", "water"]',
        '["grass", "grub", "meat", "seeds", "sun", "water"]',
    ),
    ("DS-1.12", TERMS, "DISKS: Final = 20", "DISKS: Final = 21"),
    ("DS-1.13", ELEMENTS, *STILL_THERE),
    (
        "DS-1.14",
        E_STATE,
        "self.put_in_bag(self.take_element(corner))",
        "self.take_element(corner)",
    ),
    (
        "DS-1.14",
        E_STATE,
        "        self.drop_element(animal, element)\n        self.put_in_bag(element)\n",
        "        self.drop_element(animal, element)\n",
    ),
    (
        "DS-1.14",
        ELEMENTS,
        "        g.take_from_row(FADING, element)\n        g.put_in_bag(element)\n",
        "        g.take_from_row(FADING, element)\n",
    ),
    ("DS-1.15", E_STATE, " - self.printed(animal, element)", ""),
    ("DS-1.16", E_TERMS, "[0, 1, 3, 6, 10, 15, 21, 28, 36, 45]", "[0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]"),
    ("DS-1.17", RESET, "g.gain_bonus(animal, tiles)", "g.gain_vp(animal, tiles)"),
    (
        "DS-1.17",
        GLACIATION,
        "g.gain_bonus(self.animal, covered_beside(g, tile))",
        "g.gain_vp(self.animal, covered_beside(g, tile))",
    ),
    (
        "DS-1.17",
        E_WANDERLUST,
        "g.gain_bonus(self.animal, g.new_tile_quantity(self.tile))",
        "g.gain_vp(self.animal, g.new_tile_quantity(self.tile))",
    ),
    ("DS-1.17", CARDS, "g.gain_bonus(other, dominated.count(other))", "g.gain_vp(other, dominated.count(other))"),
    (
        "DS-1.17",
        CARDS,
        "g.gain_vp(animal, len([t for t in g.occupied",
        "g.gain_bonus(animal, len([t for t in g.occupied",
    ),
    ("DS-1.18", TERMS, '("wanderlust", 3)', '("wanderlust", 4)'),
    ("DS-1.18", TERMS, "[7, 6, 5, 4, 3, 2]", "[7, 6, 5, 4, 3, 1]"),
    ("DS-1.19", TERMS, '("competition", 7)', '("competition", 8)'),
    ("DS-1.20", TERMS, "[TUNDRA, FOREST, SAVANNAH]", "[SEA, FOREST, SAVANNAH]"),
    (
        "DS-1.21",
        CARDS,
        'Card(1, "aquatic", _aquatic),\n    Card(2, "biodiversity", _biodiversity)',
        'Card(1, "biodiversity", _biodiversity),\n    Card(2, "aquatic", _aquatic)',
    ),
    ("DS-1.22", CARDS, "_omnivore, longer=True)", "_omnivore)"),
    (
        "DS-1.23",
        RESET,
        "        if g.deck:\n            card = g.deck.pop",
        "        if g.deck and not g.ice_age:\n            card = g.deck.pop",
    ),
    (
        "DS-1.24",
        E_STATE,
        "        self.cubes[tile * 6 + animal] -= n\n        self.eliminated[animal] += n\n",
        "        self.cubes[tile * 6 + animal] -= n\n",
    ),
    ("DS-1.24", E_LAWS, " or min(g.gene_pool[animal], g.eliminated[animal]) < 0:", ":"),
    ("DS-1.24", LAWS, " and shelter_is_there(g)", ""),
    ("DS-1.25", E_LAWS, " or g.bag[element] < 0:", ":"),
    ("DS-1.25", E_LAWS, " + sum(g.rows[element::6])", ""),
    ("DS-1.26", E_LAWS, " and covered + g.covers_left == covers", ""),
    ("DS-1.26", E_LAWS, " and sum(g.pool) == sum(g.stacks)", ""),
    ("DS-1.26", E_SUPPLIES, "        self.face_up_tiles[stack] = NO_TILE\n", ""),
    (
        "DS-1.27",
        STATE,
        "        self.spaces[space] = NOBODY\n        self.pawns[animal] += 1\n",
        "        self.spaces[space] = NOBODY\n",
    ),
    ("DS-1.27", LAWS, " <= g.total_pawns[animal] <= MOST_PAWNS", " <= g.total_pawns[animal]"),
    ("DS-1.28", E_ELEMENTS, "    if g.corner[corner] >= 0:\n        return CORNER_TAKEN\n", ""),
    ("DS-1.29", STATE, "        n = min(n, self.vp[animal])\n", ""),
    ("DS-1.29", LAWS, "min(g.vp) >= 0", "True"),
    ("DS-1.30", DOMINATION, "        g.used.append(card)\n", ""),
    ("DS-1.30", LAWS, " + list(g.settings.removed)", " + list(g.settings.removed) * 0"),
    # geometry
    ("DS-2.1", HEXGRID, "q + dq, r + dr) in self.index]", "q + dq, r + dr) in self.index and dq]"),
    ("DS-2.2", TERMS, "(q, r) not in ((0, -3), (0, 3))", "(q, r) not in ((0, -3), (3, 0))"),
    (
        "DS-2.3",
        HEXGRID,
        "[(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]",
        "[(0, -1), (1, 1), (1, 0), (0, 1), (-1, -1), (-1, 0)]",
    ),
    ("DS-2.4", GLACIATION, "return 0 if covered_beside(g, tile) else NOT_BESIDE_TUNDRA", "return 0"),
    ("DS-2.7", HEXGRID, "(0, 0, 0), (1, 1, -1), (0, -1, 0), (1, 0, 0)", "(0, 0, 0), (1, 1, -1), (1, 0, 0), (0, -1, 0)"),
    ("DS-2.9", E_ELEMENTS, "return 0 if g.touches_earth(corner) else NOT_ON_EARTH", "return 0"),
    ("DS-2.9", E_POSITION, " or not g.touches_earth(corner)", ""),
    ("DS-2.9", E_LAWS, "if g.corner[c] >= 0 and not g.touches_earth(c)]", "if g.corner[c] > 9]"),
    (
        "DS-2.10",
        E_STATE,
        "        for tile in tiles:\n            self.counts[tile * 6 + element] += 1",
        "        for tile in tiles[:2]:\n            self.counts[tile * 6 + element] += 1",
    ),
    (
        "DS-2.11",
        E_STATE,
        "        self.terrain[tile] = terrain\n",
        "        self.terrain[tile] = terrain\n        self.counts[tile * 6 : tile * 6 + 6] = [0] * 6\n",
    ),
    ("DS-2.12", E_WANDERLUST, "return 0 if g.tiles_beside(tile) else NOT_BESIDE_EARTH", "return 0"),
    ("DS-2.12", E_FACTS, "return len(seen) == len(earth)", "return len(seen) <= len(earth)"),
    (
        "DS-2.13",
        TERMS,
        "(hex_at(0, -1), WETLAND),\n    (hex_at(1, -1), SAVANNAH)",
        "(hex_at(1, -1), WETLAND),\n    (hex_at(0, -1), SAVANNAH)",
    ),
    ("DS-2.14", TERMS, '(corner_at("W", 2, -1), SUN)', '(corner_at("W", 2, 0), SUN)'),
    ("DS-2.15", E_SPECIATION, "reversed(g.layout.board.touching[corner])", "g.layout.board.touching[corner]"),
    # set-up
    ("DS-3.1", E_SEATING, "    shuffle(animals, rng)\n", ""),
    ("DS-3.2", SETUP, "table.animals[::-1]", "table.animals[:]"),
    (
        "DS-3.3",
        SETUP,
        "    g.cover_tile(CENTRE)\n    for corner, element in START_ELEMENTS:",
        "    for corner, element in START_ELEMENTS:",
    ),
    ("DS-3.4", TERMS, "TUNDRA_TILES: Final = 12", "TUNDRA_TILES: Final = 11"),
    ("DS-3.5", SETUP, "    turn_tiles(g)\n", ""),
    (
        "DS-3.6",
        SETUP,
        'long = options["longer_game"] is True or options["edition"] == "first"',
        'long = options["longer_game"] is True',
    ),
    ("DS-3.7", TERMS, "FACE_UP_CARDS: Final = 5", "FACE_UP_CARDS: Final = 4"),
    (
        "DS-3.8",
        E_STATE,
        "        best: i64 = 0\n        who = NOBODY\n        for animal in self.layout.animals:\n",
        "        best: i64 = -1\n        who = NOBODY\n        for animal in self.layout.animals[:1]:\n",
    ),
    (
        "DS-3.9",
        SETUP,
        "        g.bag[element] -= 1\n        g.put_element(corner, element)\n",
        "        g.put_element(corner, element)\n",
    ),
    (
        "DS-3.10",
        SETUP,
        "    for row in (ADAPTATION, ABUNDANCE, WANDERLUST):\n",
        "    for row in (ADAPTATION, ABUNDANCE):\n",
    ),
    ("DS-3.11", TERMS, "{2: 7, 3: 6, 4: 5, 5: 4, 6: 3}", "{2: 7, 3: 6, 4: 5, 5: 5, 6: 3}"),
    ("DS-3.12", SETUP, "controller.count(NOBODY)] - 1", "controller.count(NOBODY)]"),
    ("DS-3.13", TERMS, "[(FOREST, 2), (MOUNTAIN, 1), (JUNGLE, 1)]", "[(FOREST, 1), (MOUNTAIN, 2), (JUNGLE, 1)]"),
    ("DS-3.14", E_STATE, "self.vp = [0] * 6", "self.vp = [1] * 6"),
    ("DS-3.16", SETUP, "    g.round = 0\n", "    g.round = 1\n"),
    ("DS-3.17", STATE, "        if self.total_pawns[animal] < MOST_PAWNS:\n", "        if True:\n"),
    ("DS-3.18", E_SEATING, "len(set(found)) != players * each", "len(found) != players * each"),
    # fitness
    (
        "DS-4.1",
        STATE,
        "total += n * display[animal * 6 + element]",
        "total += n * min(display[animal * 6 + element], 2)",
    ),
    ("DS-4.2", STATE, "return total\n", "return total * max(1, self.cubes[tile * 6 + animal])\n"),
    ("DS-4.3", STATE, *KEEP_CUBES),
    ("DS-4.4", STATE, *UNCLAIMED),
    ("DS-4.5", STATE, "self.fitness(animal, tile) == 0", "self.fitness(animal, tile) < 2"),
    (
        "DS-4.6",
        STATE,
        "        best = 0\n        who = NOBODY\n        for animal in range(6):\n            if",
        "        best = -1\n        who = NOBODY\n        for animal in range(6):\n            if",
    ),
    (
        "DS-4.8",
        E_STATE,
        "        note(self, tiles)\n        self.corner[corner] = element\n",
        "        self.corner[corner] = element\n",
    ),
    (
        "DS-4.8",
        E_STATE,
        "        note(self, tiles)\n        element = self.corner[corner]\n",
        "        element = self.corner[corner]\n",
    ),
    (
        "DS-4.8",
        E_STATE,
        "        note(self, tiles)\n        self.display[animal * 6 + element] += 1\n",
        "        self.display[animal * 6 + element] += 1\n",
    ),
    (
        "DS-4.8",
        E_STATE,
        "        note(self, tiles)\n        self.display[animal * 6 + element] -= 1\n",
        "        self.display[animal * 6 + element] -= 1\n",
    ),
    ("DS-4.8", E_STATE, " and not isinstance(top, Part):", ":"),
    ("DS-4.8", E_CHANGES, "        if tile not in g.untold:\n    ", "        if True:\n    "),
    ("DS-4.8", E_STATE, "note(self, [source, target])", "note(self, [source])"),
    (
        "DS-4.8",
        E_CHANGES,
        " and g.cubes[tile * 6 + animal]:\n            g.tell(E_SAFE",
        ":\n            g.tell(E_SAFE",
    ),
    (
        "DS-4.8",
        STATE,
        "        note(self, [tile])\n        self.eliminated[animal] -= n\n",
        "        self.eliminated[animal] -= n\n",
    ),
    (
        "DS-4.9",
        STATE,
        "        best = 0\n        who = NOBODY\n        for animal in range(6):\n            if",
        "        best = 0\n        who = NOBODY\n"
        "        for animal in range(0 if self.covered >> tile & 1 else 6):\n            if",
    ),
    ("DS-4.10", STATE, "        n = min(n, self.vp[animal])\n", ""),
    (
        "DS-4.11",
        E_STATE,
        "            self.vp[animal] += n\n",
        "            self.vp[animal] = min(255, self.vp[animal] + n)\n",
    ),
    (
        "DS-4.12",
        E_STATE,
        "        self.eliminated[animal] += n\n",
        "        self.gene_pool[animal] += n\n",
    ),
    (
        "DS-4.13",
        PAWNS,
        "            if g.pawns[animal]:\n",
        "            if g.pawns[animal] and (g.gene_pool[animal] or sum(g.cubes[animal::6])):\n",
    ),
    # planning
    ("DS-5.1", FLOW, "g.push(Planning(0), Execution(0), Reset())", "g.push(Planning(0), Reset(), Execution(0))"),
    ("DS-5.2", PAWNS, "            animal = g.track[turn]\n", "            animal = g.layout.animals[turn]\n"),
    ("DS-5.3", PAWNS, "Planning((turn + 1) % len(g.track))", "Planning(0)"),
    ("DS-5.4", PAWNS, "        for k in range(len(g.track)):\n", "        for k in range(1):\n"),
    (
        "DS-5.5",
        PAWNS,
        "class PlacePawn(MustPick[Dom])",
        "class PlacePawn(Pick[Dom])",
    ),
    (
        "DS-5.6",
        PAWNS,
        "return OCCUPIED if g.spaces[space] != NOBODY else 0",
        "return OCCUPIED if g.spaces[space] != NOBODY or space in (8, 9) else 0",
    ),
    ("DS-5.7", PAWNS, "return OCCUPIED if g.spaces[space] != NOBODY else 0", "return 0"),
    (
        "DS-5.9",
        STATE,
        "        self.pawns[animal] -= 1\n        self.spaces[space] = animal\n",
        "        self.spaces[space] = animal\n",
    ),
    (
        "DS-5.10",
        PAWNS,
        "    def chosen(self, g: Dom, action: int) -> None:\n        g.put_pawn",
        "    def chosen(self, g: Dom, action: int) -> None:\n        if action >> 16 & 255 == "
        "0:\n            g.swap_left(self.animal)\n        g.put_pawn",
    ),
    # execution
    (
        "DS-6.1",
        FLOW,
        "        g.push(Execution(space + 1))\n        if space in AUTOMATIC_AFTER",
        "        g.push(Execution(space + 1 if space != 1 else 3))\n        if space in AUTOMATIC_AFTER",
    ),
    (
        "DS-6.2",
        STATE,
        "        self.spaces[space] = NOBODY\n        self.pawns[animal] += 1\n",
        "        self.pawns[animal] += 1\n",
    ),
    (
        "DS-6.3",
        E_PICK,
        '    def may_pass(self) -> bool:\n        """Whether the answer may be to do '
        'nothing."""\n        return True\n',
        '    def may_pass(self) -> bool:\n        """Whether the answer may be to do '
        'nothing."""\n        return False\n',
    ),
    (
        "DS-6.5",
        E_ELEMENTS,
        "class PutElement(MustPick[E])",
        "class PutElement(Pick[E])",
    ),
    ("DS-6.6", FLOW, HOLD_BACK, "return REGRESSION_1 <= space < ABUNDANCE_1"),
    (
        "DS-6.7",
        FLOW,
        "AUTOMATIC_BEFORE: Final[list[int]] = [REGRESSION_1, COMPETITION_1]",
        "AUTOMATIC_BEFORE: Final[list[int]] = [REGRESSION_1]",
    ),
    (
        "DS-6.7",
        FLOW,
        "AUTOMATIC_AFTER: Final[list[int]] = [WASTELAND_1, WANDERLUST_1 - 1]",
        "AUTOMATIC_AFTER: Final[list[int]] = [WANDERLUST_1 - 1]",
    ),
    (
        "DS-6.8",
        FLOW,
        "        if g.spaces[self.space] == NOBODY or is_held(self.space):\n            return\n"
        "        g.push(ResolvePawn(self.space))",
        "        if g.spaces[self.space] == NOBODY or is_held(self.space):\n            return\n"
        "        g.push(ResolvePawn(self.space), Execution(self.space))",
    ),
    # initiative
    ("DS-7.1", PAWNS, "        g.swap_left(self.animal)\n", ""),
    (
        "DS-7.2",
        STATE,
        "        if k:\n            self.track[k - 1]",
        "        if True:\n            self.track[k - 1]",
    ),
    ("DS-7.3", STATE, *NO_SWAP_LEFT),
    (
        "DS-7.4",
        PAWNS,
        "return SAME_SPACE if space == INITIATIVE_1 else space_refusal(g, space)",
        "return space_refusal(g, space)",
    ),
    (
        "DS-7.5",
        PAWNS,
        "        g.swap_left(self.animal)\n        g.put_pawn(self.animal, action >> 16 & 255)\n",
        "        g.swap_left(self.animal)\n        g.put_pawn(self.animal, action >> 16 & 255)\n"
        "\n    def passed(self, g: Dom) -> None:\n        g.swap_left(self.animal)\n",
    ),
    ("DS-7.6", FLOW, HOLD_BACK, "return REGRESSION_1 <= space < ABUNDANCE_1"),
    (
        "DS-7.7",
        FLOW,
        "        begin_phase(g, PLANNING)\n",
        "        begin_phase(g, PLANNING)\n        g.track = g.layout.animals[::-1]\n",
    ),
    # adaptation
    ("DS-8.1", ELEMENTS, "        g.gain_element(self.animal, element)\n", "        g.bag[element] += 1\n"),
    ("DS-8.2", ELEMENTS, "    if g.has_room(animal):\n", "    if True:\n"),
    (
        "DS-8.3",
        ELEMENTS,
        "return row_refusal(g, ADAPTATION, action >> 16 & 255)",
        "return row_refusal(g, ADAPTATION, action >> 16 & 255) | (NOT_THREATENED if "
        "g.acquired(self.animal, action >> 16 & 255) else 0)",
    ),
    (
        "DS-8.4",
        ELEMENTS,
        "        g.gain_element(self.animal, element)\n",
        "        g.gain_element(self.animal, element)\n        g.fill_row(ADAPTATION, 1)\n",
    ),
    (
        "DS-8.5",
        ELEMENTS,
        "        ask(g, Adaptation(g.seat_of(animal), animal))",
        "        g.fill_row(ADAPTATION, 1 if row_is_empty(g, ADAPTATION) else 0)\n"
        "        ask(g, Adaptation(g.seat_of(animal), animal))",
    ),
    # regression
    (
        "DS-9.1",
        ELEMENTS,
        "        for animal in g.layout.animals:\n            for element",
        "        for animal in [a for a in g.layout.animals if a in g.spaces[4:6]]:\n            for element",
    ),
    (
        "DS-9.2",
        ELEMENTS,
        "                    g.lose_element(animal, element)\n",
        "                    for _ in range(min(g.rows[REGRESSION * 6 + element], "
        "g.acquired(animal, element))):\n                        g.lose_element(animal, "
        "element)\n",
    ),
    ("DS-9.3", E_STATE, " - self.printed(animal, element)", ""),
    (
        "DS-9.4",
        ELEMENTS,
        "and not self.kept[animal] >> element & 1:",
        "and (element != 4 or not self.kept[animal] >> element & 1) and True:",
    ),
    ("DS-9.5", ELEMENTS, ORDER, "animal = NOBODY if self.turn == 2 else g.spaces[REGRESSION_1 + self.turn]"),
    (
        "DS-9.6",
        ELEMENTS,
        "    def passed(self, g: Dom) -> None:\n        g.push(Regression(self.turn + 1, self.kept))",
        "    def passed(self, g: Dom) -> None:\n        g.push(Regression(self.turn + 1, (63,) * 6))",
    ),
    ("DS-9.7", ELEMENTS, ORDER, "animal = REPTILE if self.turn == 0 else g.spaces[REGRESSION_1 + self.turn - 1]"),
    ("DS-9.8", ELEMENTS, SPACES_BACK, SPACES_BACK + "        g.rows[REGRESSION * 6 : REGRESSION * 6 + 6] = [0] * 6\n"),
    ("DS-9.9", ELEMENTS, SPACES_BACK, ""),
    ("DS-9.11", ELEMENTS, NOT_TWICE, ""),
    ("DS-9.11", ELEMENTS, " and g.acquired(animal, element) else NOT_THREATENED", " else NOT_THREATENED"),
    # reset
    ("DS-20.1", RESET, SAVED, SAVED.replace("n -= 1", "n = 0")),
    ("DS-20.1", RESET, "    return g.cubes[key] - g.shelter.count(key)\n", "    return g.cubes[key]\n"),
    (
        "DS-20.2",
        RESET,
        DIE_OUT,
        "                if n > 0 and tile < 20:\n                    g.eliminate(animal, tile, n)",
    ),
    ("DS-20.3", RESET, "        g.shelter = []\n", "        g.shelter = [self.saved * 6] * (self.saved >= 0)\n"),
    ("DS-20.4", RESET, "        g.shelter = []\n", ""),
    (
        "DS-20.5",
        E_STATE,
        "covered: i64 = self.covered\n",
        "covered: i64 = sum([1 << tile for tile in self.earth()])\n",
    ),
    (
        "DS-20.5",
        E_STATE,
        "        note(self, [tile])\n        self.covered |= 1 << tile\n",
        "        self.covered |= 1 << tile\n",
    ),
    ("DS-20.5", E_CHANGES, "    if holder != g.held:", "    if holder != g.held and holder >= 0:"),
    ("DS-20.6", E_STATE, *SURVIVAL_TIE),
    (
        "DS-20.7",
        RESET,
        "tiles = len([t for t in g.occupied(animal) if g.covered >> t & 1])",
        "tiles = sum([g.cubes[t * 6 + animal] for t in g.layout.board.hexes if g.covered >> t & 1])",
    ),
    (
        "DS-20.8",
        FLOW,
        "g.push(Extinction(), Survival(), EndOfRound())",
        "g.push(Survival(), Extinction(), EndOfRound())",
    ),
    (
        "DS-20.9",
        RESET,
        "        draw_cards(g)\n        advance_queue(g)",
        "        g.deck += g.face_up\n        g.face_up = []\n        draw_cards(g)\n        advance_queue(g)",
    ),
    (
        "DS-20.10",
        RESET,
        "for space in range(GLACIATION_1 + 1, GLACIATION_1 + 4):",
        "for space in reversed(range(GLACIATION_1 + 1, GLACIATION_1 + 4)):",
    ),
    ("DS-20.10", RESET, "        advance_queue(g)\n", "        advance_queue(g)\n        advance_queue(g)\n"),
    ("DS-20.11", RESET, "(REGRESSION, DEPLETION, WANDERLUST)", "(REGRESSION, DEPLETION)"),
    (
        "DS-20.12",
        RESET,
        "        g.move_row(FADING, DEPLETION)\n        g.move_row(ABUNDANCE, FADING)\n",
        "        g.move_row(ABUNDANCE, FADING)\n        g.move_row(FADING, DEPLETION)\n",
    ),
    (
        "DS-20.13",
        RESET,
        "        for row in (ADAPTATION, ABUNDANCE, WANDERLUST):\n",
        "        for row in (WANDERLUST, ABUNDANCE, ADAPTATION):\n",
    ),
    (
        "DS-20.14",
        E_SUPPLIES,
        "if self.face_up_tiles[stack] == NO_TILE and self.stacks[stack]:",
        "if self.stacks[stack] and stack != 2 and self.face_up_tiles[stack] == NO_TILE:",
    ),
    ("DS-20.15", RESET, "        g.scored = 0\n", ""),
    # end
    ("DS-21.1", FLOW, END, "if g.truncated or is_deserted(g):"),
    ("DS-21.2", FLOW, "            g.push(FinalScoring())\n", "            g.push(Reseed(), FinalScoring())\n"),
    (
        "DS-21.3",
        SCORING,
        "    for tile in g.earth():\n",
        "    for tile in [t for t in g.earth() if not g.scored >> t & 1]:\n",
    ),
    ("DS-21.4", E_FACTS, BY_THE_CHAIN, BY_THE_CHAIN.replace("max(", "-max(")),
    ("DS-21.4", E_FACTS, "standings.index(max(standings))", "standings.index(min(standings))"),
    (
        "DS-21.5",
        SCORING,
        "        score_tile(g, tile)\n",
        "        score_tile(g, tile)\n    for animal in g.layout.animals:\n        "
        "g.gain_vp(animal, g.spaces.count(animal))\n",
    ),
    ("DS-21.6", FLOW, END, "if g.last or g.truncated:"),
    ("DS-21.6", FLOW, "return not sum(g.cubes) and not sum(g.gene_pool)", "return not sum(g.cubes)"),
    ("DS-21.7", E_FACTS, BY_THE_CHAIN, "return max(mine)[1], points"),
    # abilities
    ("DS-22.1", RESET, "ask(g, SaveMammal(g.seat_of(MAMMAL), MAMMAL))", "True"),
    ("DS-22.2", ELEMENTS, ORDER, "animal = NOBODY if self.turn == 2 else g.spaces[REGRESSION_1 + self.turn]"),
    (
        "DS-22.4",
        TERMS,
        "PRINTED: Final[list[int]] = [2, 2, 2, 3, 2, 2]",
        "PRINTED: Final[list[int]] = [2, 2, 2, 2, 2, 2]",
    ),
    (
        "DS-22.5",
        FLOW,
        "AUTOMATIC_BEFORE: Final[list[int]] = [REGRESSION_1, COMPETITION_1]",
        "AUTOMATIC_BEFORE: Final[list[int]] = [REGRESSION_1]",
    ),
    ("DS-22.6", FLOW, "[WASTELAND_1, WANDERLUST_1 - 1]", "[WASTELAND_1]"),
    # variants
    ("DS-23.1", SETUP, "    return 6 // players\n", "    return 2\n"),
    ("DS-23.3", E_CONFLICT, "    if victim == animal:\n", "    if g.seat_of(victim) == g.seat_of(animal):\n"),
    (
        "DS-23.4",
        CARDS,
        "    g.gain_pawn(animal)\n",
        "    for other in g.layout.animals:\n        if g.seat_of(other) == "
        "g.seat_of(animal):\n            g.gain_pawn(other)\n",
    ),
    ("DS-23.5", E_STATE, "return [min([self.vp[a] for a", "return [max([self.vp[a] for a"),
    ("DS-23.5", E_FACTS, LOWEST, "points = max(mine)[0]"),
    ("DS-23.6", E_FACTS, BY_THE_CHAIN, "return points, -seat"),
    ("RU-37", E_FACTS, BY_THE_CHAIN, BY_THE_CHAIN.replace("max(", "min(")),
    ("DS-23.7", SETUP, "g.lay_tile(tile, g.draw_terrain())", "g.pool[_] -= 1\n        g.lay_tile(tile, _)"),
    (
        "DS-23.8",
        SETUP,
        "    g.cover_tile(CENTRE)\n    for corner, _ in START_ELEMENTS:",
        "    g.cover_tile(g.terrain.index(max(g.terrain)))\n    for corner, _ in START_ELEMENTS:",
    ),
    ("DS-23.9", SETUP, "g.put_element(corner, g.draw_disk())", "g.bag[_] -= 1\n        g.put_element(corner, _)"),
    ("DS-23.10", SETUP, "            if tile != CENTRE:\n", "            if tile != 99:\n"),
    ("DS-23.11", SETUP, RANDOM_EARTH_VP, "g.gain_vp(animal, g.layout.cubes - g.gene_pool[animal])"),
    ("DS-23.13", SETUP, 'long = options["longer_game"] is True or ', "long = "),
    ("DS-23.14", SETUP, ' or options["edition"] == "first"', ""),
    # information
    (
        "DS-24.1",
        VIEW,
        '"unseen_cards": [CARD.show(card) for card in sorted(g.deck)]',
        '"unseen_cards": [CARD.show(card) for card in g.deck]',
    ),
    ("DS-24.1", VIEW, "    d.deck.sort()\n", ""),
    ("DS-24.2", VIEW, '"bag": disks(NOUNS, g.bag, 0),', '"bag": {},'),
    ("DS-24.3", VIEW, '"round": g.round,', '"round": g.round if seat != 1 else 0,'),
    (
        "DS-24.4",
        DOMINATION,
        "        g.scored |= 1 << tile\n",
        "        g.scored |= 1 << tile\n        g.randbelow(2)\n",
    ),
    # rulings
    ("RU-04", STATE, *UNCLAIMED),
    (
        "RU-05",
        PAWNS,
        "class PlacePawn(MustPick[Dom])",
        "class PlacePawn(Pick[Dom])",
    ),
    (
        "RU-08",
        PAWNS,
        "return SAME_SPACE if space == INITIATIVE_1 else space_refusal(g, space)",
        "return space_refusal(g, space)",
    ),
    ("RU-14", SPECIATION, *INHERITED),
    ("DS-22.7", SPECIATION, *INHERITED),
    (
        "RU-19",
        RESET,
        "        for row in (ADAPTATION, ABUNDANCE, WANDERLUST):\n",
        "        for row in (WANDERLUST, ABUNDANCE, ADAPTATION):\n",
    ),
    (
        "RU-34",
        RESET,
        "    def passed(self, g: Dom) -> None:\n        g.push(DieOut(NOBODY))",
        "    def passed(self, g: Dom) -> None:\n        pass",
    ),
    ("RU-36", FLOW, END, "if g.last or g.truncated:"),
    (
        "RU-39",
        DOMINATION,
        "        return 0 if action >> 16 & 255 in g.face_up else NO_SUCH_CARD",
        "        return 0 if action >> 16 & 255 in (13 if 13 in g.face_up else -1, *([] if 13 "
        "in g.face_up else g.face_up)) else NO_SUCH_CARD",
    ),
    ("RU-40", E_STATE, *SURVIVAL_TIE),
    ("RU-41", CARDS, "        if g.vp[other] > mine:\n", "        if g.vp[other] >= mine:\n"),
    (
        "RU-44",
        FLOW,
        "if 0 < g.settings.round_limit <= g.round and not g.last:",
        "if 0 < g.settings.round_limit <= g.round:",
    ),
    ("RU-44", FLOW, END, "if g.last or is_deserted(g):"),
    ("RU-45", RESET, "        turn_tiles(g)\n        g.scored", "        g.scored"),
]
