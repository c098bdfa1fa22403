"""Rules of conventions, components, board, set-up, turns, pawns and information, broken on purpose."""

from __future__ import annotations

HEXGRID = "core/hexgrid.py"
E_STATE = "earth/state.py"
E_SUPPLIES = "earth/supplies.py"
E_TERMS = "earth/terms.py"
E_CONFLICT = "earth/conflict.py"
E_ELEMENTS = "earth/elements.py"
E_PICK = "earth/pick.py"
E_SEATING = "earth/seating.py"
E_WANDERLUST = "earth/wanderlust.py"
E_VIEW = "earth/view.py"
TERMS = "games/marine/terms.py"
SETUP = "games/marine/setup.py"
SETTINGS = "games/marine/settings.py"
STATE = "games/marine/state.py"
FLOW = "games/marine/flow.py"
LAWS = "games/marine/laws.py"
RESEED = "games/marine/reseed.py"
TRACK = "games/marine/track.py"
CARDS = "games/marine/cards.py"
TRAITS = "games/marine/traits.py"
INHERITANCE = "games/marine/inheritance.py"
VIEW = "games/marine/view.py"
RULEBOOK = "games/marine/rulebook.py"
PAWNS = "games/marine/actions/pawns.py"
TECTONICS = "games/marine/actions/tectonics.py"

# ---- changes that several rules forbid ------------------------------------------------------------
TO_THE_POOL = ("self.eliminated[animal] += n", "self.gene_pool[animal] += n")
TWICE_IN_THE_BAG = ("self.put_in_bag(self.take_element(corner))", "self.take_element(corner)")
TURN_ORDER_DOWN = (
    "TURN_ORDER: Final[list[int]] = [CRUSTACEANS, FISH, CEPHALOPODS, REPTILES]",
    "TURN_ORDER: Final[list[int]] = [REPTILES, CEPHALOPODS, FISH, CRUSTACEANS]",
)
FIVE_MARKERS_UNSORTED = ("g.evolution = sorted([draw_marker", "g.evolution = list([draw_marker")
ANY_PAWN_BLOCKS = (
    "basic_refusal(g, animal, space, keys) if pawn == BASIC else 0",
    "basic_refusal(g, animal, space, keys)",
)
ONLY_BASIC_KEYS = (
    "if who == animal or (who >= SPECIAL and self.control[who - SPECIAL] == animal):",
    "if who == animal:",
)
ON_SPECIAL_PAWNS = (
    "    if who >= SPECIAL:\n        return SPECIAL_HERE\n",
    "    if who >= SPECIAL and pawn == BASIC:\n        return SPECIAL_HERE\n",
)
NO_BUMP = ("            self.pawns[before] += 1\n", "")
NO_KEYS = ("found.append(min(space, FEEDER_1))", "found.append(0)")
SKIPS_RESEED = ("        if is_round_over:\n            g.push(Reseed())\n", "")
RESTARTS = (
    "g.push(Turn(self.animal if g.extra else g.order_from(self.animal)[1]))",
    "g.push(Turn(3 if is_round_over else self.animal if g.extra else g.order_from(self.animal)[1]))",
)
EMPTY_RETRIEVE = (
    "        if not acts or keys or g.settings.empty_retrieve:\n            acts.append",
    "        if True:\n            acts.append",
)
KEEPS_SPECIAL = (
    "if g.spaces[space] != NOBODY and g.owner_of(g.spaces[space]) == animal:",
    "if g.spaces[space] == animal:",
)
ALL_HANDS = ("[a for a in g.layout.animals if g.seat_of(a) == seat]", "g.layout.animals")
EDGE_OF_EARTH = ("EDGE: Final[list[bool]] = [len(around) < 6", "EDGE: Final[list[bool]] = [len(around) < 4")

AT_MOST_TWO = (
    "self.touching[found].append(n)",
    "self.touching[found].extend([n] if len(self.touching[found]) < 2 else [])",
)

MUTANTS: list[tuple[str, str, str, str]] = [
    # ---- conventions
    ("DSM-0.1", SETTINGS, 'self.is_gmt: Final = options["edition"] == "gmt"', "self.is_gmt: Final = True"),
    ("DSM-0.1", SETUP, '["gmt", "phalanx"]', '["phalanx", "gmt"]'),
    ("DSM-0.1", TERMS, '{"gmt": 6, "phalanx": 9}', '{"gmt": 9, "phalanx": 9}'),
    ("DSM-0.2", PAWNS, "return 0 if g.has(animal, FLIGHT) and space < min(keys) else NOT_AFTER", "return NOT_AFTER"),
    ("DSM-0.3", E_CONFLICT, "    if victim == animal:\n        return OWN_ANIMAL\n", ""),
    (
        "DSM-0.3",
        E_CONFLICT,
        "return 0 if g.cubes[tile * 6 + victim] else NO_VICTIM\n\n\nclass Competition",
        "own = g.seat_of(victim) == g.seat_of(animal)\n"
        "    return 0 if g.cubes[tile * 6 + victim] and not own else NO_VICTIM\n\n\nclass Competition",
    ),
    ("DSM-0.4", E_PICK, "return NO_TILE_HERE if g.terrain[tile] == NO_TILE else 0", "return 0"),
    (
        "DSM-0.5",
        E_STATE,
        "            if cubes[at]:\n",
        "            if cubes[at] > 1:\n",
    ),
    ("DSM-0.6", E_STATE, *TO_THE_POOL),
    ("DSM-0.6", E_STATE, "self.gene_pool[animal] += n", "self.eliminated[animal] += n"),
    ("DSM-0.7", E_STATE, *TWICE_IN_THE_BAG),
    (
        "DSM-0.7",
        E_STATE,
        "        self.drop_element(animal, element)\n        self.put_in_bag(element)\n",
        "        self.drop_element(animal, element)\n",
    ),
    ("DSM-0.7", RESEED, "g.markers[terrain] += 1", "g.markers[terrain] += 0"),
    ("DSM-0.8", LAWS, '("DSM-0.8", min(g.vp) >= 0)', '("DSM-0.8", True)'),
    (
        "DSM-0.9",
        E_SUPPLIES,
        "        element = self.draw_from(self.bag)\n",
        "        element = self.randbelow(6)\n        while not self.bag[element]:\n"
        "            element = (element + 1) % 6\n",
    ),
    (
        "DSM-0.9",
        E_SUPPLIES,
        "        terrain = self.draw_from(self.pool)\n",
        "        terrain = self.randbelow(7)\n        while not self.pool[terrain]:\n"
        "            terrain = (terrain + 1) % 7\n",
    ),
    (
        "DSM-0.9",
        E_SUPPLIES,
        "        self.take_from_bag(element)\n        self.info_counter += 1\n",
        "        self.info_counter += 1\n",
    ),
    ("DSM-0.10", E_STATE, *TO_THE_POOL),
    ("DSM-0.11", E_STATE, "        self.gene_pool[animal] -= n\n", ""),
    # ---- components
    (
        "DSM-1.1",
        TERMS,
        '["reptiles", "cephalopods", "fish", "crustaceans"]',
        '["reptiles", "cephalopods", "fishes", "crustaceans"]',
    ),
    (
        "DSM-1.2",
        STATE,
        "return -animal if self.settings.is_gmt and MONOTYPIC_HABITAT in self.track else animal",
        "return -animal",
    ),
    ("DSM-1.3", TERMS, *TURN_ORDER_DOWN),
    (
        "DSM-1.3",
        STATE,
        "for a in TURN_ORDER_FROM[animal] if self.layout.controller[a] != NOBODY]",
        "for a in TURN_ORDER_FROM[animal] if self.layout.controller[a] != NOBODY][::-1]",
    ),
    (
        "DSM-1.4",
        TERMS,
        '["algae", "gastropods", "plankton", "sponges", "sun", "worms"]',
        '["algae", "gastropods", "plankton", "sponge", "sun", "worms"]',
    ),
    ("DSM-1.5", TERMS, "    [SUN, SUN, SPONGES],\n", "    [SUN, SPONGES, SPONGES],\n"),
    ("DSM-1.5", TERMS, "    [WORMS, WORMS, ALGAE],\n", "    [WORMS, WORMS, PLANKTON],\n"),
    ("DSM-1.6", TERMS, "MOST_ELEMENTS: Final = 6", "MOST_ELEMENTS: Final = 7"),
    ("DSM-1.6", TERMS, "MOST_ELEMENTS: Final = 6", "MOST_ELEMENTS: Final = 5"),
    ("DSM-1.7", TERMS, '"gmt": 19', '"gmt": 20'),
    ("DSM-1.7", TERMS, '"phalanx": 17', '"phalanx": 19'),
    ("DSM-1.8", TERMS, "LARGE_TILES: Final[list[int]] = [8, 4,", "LARGE_TILES: Final[list[int]] = [8, 5,"),
    ("DSM-1.9", TERMS, "VENTS: Final = 12", "VENTS: Final = 13"),
    ("DSM-1.9", TECTONICS, "return [SMOKER << 16, GEYSER << 16]", "return [SMOKER << 16]"),
    ("DSM-1.10", TERMS, "\nMARKERS: Final = 2", "\nMARKERS: Final = 3"),
    ("DSM-1.11", TERMS, "CUBES: Final = 34", "CUBES: Final = 35"),
    ("DSM-1.12", TERMS, "BASIC_PAWNS: Final = 8", "BASIC_PAWNS: Final = 9"),
    (
        "DSM-1.13",
        STATE,
        "return self.control[pawn - 1] == animal and not self.is_placed(SPECIAL + pawn - 1)",
        "return self.control[pawn - 1] == animal",
    ),
    (
        "DSM-1.14",
        SETUP,
        "g.unseen = [card for card in range(len(CARDS)) if",
        "g.unseen = [card for card in range(len(CARDS) - 1) if",
    ),
    (
        "DSM-1.14",
        INHERITANCE,
        "choices = [trait for trait in ALL_TRAITS if g.box",
        "choices = [trait for trait in ALL_TRAITS[:17] if g.box",
    ),
    ("DSM-1.15", TERMS, "[8, 4, 2, 1], [7, 4, 2]", "[8, 4, 2], [7, 4, 2]"),
    ("DSM-1.15", TERMS, "[3, 2], [2, 1], [1]]", "[3, 2], [2, 1], [2]]"),
    ("DSM-1.16", TERMS, "[1, 2, 2, 3, 2, 3, 4, 1]", "[1, 2, 3, 3, 2, 3, 4, 1]"),
    ("DSM-1.16", TERMS, "[1, 2, 2, 3, 2, 3, 4, 1]", "[1, 2, 2, 3, 2, 3, 4, 2]"),
    ("DSM-1.17", TERMS, '"gmt": 6,', '"gmt": 7,'),
    ("DSM-1.17", E_TERMS, "[0, 1, 3, 6, 10,", "[0, 1, 3, 6, 9,"),
    ("DSM-1.18", TERMS, '"phalanx": 9}', '"phalanx": 8}'),
    ("DSM-1.19", TECTONICS, "    if g.covers_left:\n", "    if True:\n"),
    (
        "DSM-1.19",
        E_STATE,
        "            self.vp[animal] += n\n",
        "            self.vp[animal] = min(200, self.vp[animal] + n)\n",
    ),
    ("R-30", STATE, "        self.target[element] = n\n", "        self.target[element] = n\n        self.vp[0] = n\n"),
    (
        "R-31",
        TERMS,
        '["reptiles", "cephalopods", "fish", "crustaceans"]',
        '["reptiles", "cephalopods", "fish", "fishes"]',
    ),
    # ---- the board
    ("DSM-2.1", TERMS, "if max(abs(q), abs(r), abs(q + r)) <= 3])", "if max(abs(q), abs(r)) <= 3])"),
    (
        "DSM-2.2",
        HEXGRID,
        "[(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]",
        "[(0, -1), (1, 1), (1, 0), (0, 1), (-1, -1), (-1, 0)]",
    ),
    ("DSM-2.2", HEXGRID, "{r - tops[q] + 1}", "{r - tops[q]}"),
    (
        "DSM-2.3",
        HEXGRID,
        "[(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]",
        "[(0, -1), (1, 1), (1, 0), (0, 1), (-1, -1), (-1, 0)]",
    ),
    (
        "DSM-2.4",
        E_STATE,
        "return [other for other in self.layout.board.neighbours[tile] if self.terrain[other] != NO_TILE]",
        "near = self.layout.board.neighbours[tile]\n"
        "        return [other for other in near if self.terrain[other] != NO_TILE and not self.covered >> other & 1]",
    ),
    ("DSM-2.5", TERMS, *EDGE_OF_EARTH),
    (
        "DSM-2.6",
        TECTONICS,
        "if self.where == ANY_TILE or EDGE[tile]:",
        "if self.where == ANY_TILE or len(g.tiles_beside(tile)) < 6:",
    ),
    (
        "DSM-2.6",
        TECTONICS,
        "if self.where == ANY_TILE or EDGE[tile]:",
        "near = g.layout.board.neighbours[tile]\n"
        "        if self.where == ANY_TILE or (EDGE[tile] and len(g.tiles_beside(tile)) < len(near)):",
    ),
    ("DSM-2.7", TERMS, "[2 * r + q for q, r in GRID.places]", "[r for q, r in GRID.places]"),
    ("DSM-2.7", TECTONICS, "GEYSER if HALF[tile] < 0 else SMOKER", "SMOKER if HALF[tile] < 0 else GEYSER"),
    ("DSM-2.8", TERMS, "EDGE: Final[list[bool]] = [len(around) < 6", "EDGE: Final[list[bool]] = [len(around) < 7"),
    ("DSM-2.9", HEXGRID, *AT_MOST_TWO),
    ("DSM-2.10", HEXGRID, "[(0, 0, 0), (1, 1, -1), (0, -1, 0),", "[(0, 0, 0), (0, -1, 0), (1, 1, -1),"),
    ("DSM-2.11", HEXGRID, *AT_MOST_TWO),
    ("DSM-2.12", E_ELEMENTS, "return 0 if g.touches_earth(corner) else NOT_ON_EARTH", "return 0"),
    ("DSM-2.13", E_ELEMENTS, "    if g.corner[corner] >= 0:\n        return CORNER_TAKEN\n", ""),
    (
        "DSM-2.14",
        E_STATE,
        "        for tile in tiles:\n            self.counts[tile * 6 + element] += 1\n",
        "        for tile in tiles[:2]:\n            self.counts[tile * 6 + element] += 1\n",
    ),
    ("DSM-2.15", E_WANDERLUST, "        if g.terrain[tile] != NO_TILE:\n            return HEX_TAKEN\n", ""),
    ("DSM-2.15", TECTONICS, "        if g.covered >> tile & 1:\n            return IS_VENT\n", ""),
    ("DSM-2.15", LAWS, '("DSM-2.15", tiles_stay(before, after))', '("DSM-2.15", True)'),
    (
        "DSM-2.16",
        E_STATE,
        "return COVER if self.covered >> tile & 1 else self.terrain[tile]",
        "return self.terrain[tile]",
    ),
    ("DSM-2.16", LAWS, '("DSM-2.16", covers_stay(before, after))', '("DSM-2.16", True)'),
    ("DSM-2.17", TERMS, "(hex_at(1, -1), KELP)", "(hex_at(1, -1), SEAGRASS)"),
    ("DSM-2.17", TERMS, "(hex_at(1, 0), SAND)", "(hex_at(1, 0), SEAMOUNT)"),
    ("DSM-2.17", TERMS, "(hex_at(1, 2), OCEAN)", "(hex_at(1, 1), OCEAN)"),
    ("DSM-2.18", SETUP, "g.cover_with_vent(TOPMOST, GEYSER)", "g.cover_with_vent(TOPMOST, SMOKER)"),
    ("DSM-2.19", TERMS, '(corner_at("W", 1, 0), WORMS)', '(corner_at("W", 1, 0), SUN)'),
    ("DSM-2.20", TERMS, "(hex_at(1, 2), OCEAN)", "(hex_at(1, 1), OCEAN)"),
    ("DSM-2.21", E_WANDERLUST, "return 0 if g.tiles_beside(tile) else NOT_BESIDE_EARTH", "return 0"),
    ("DSM-2.22", TERMS, *EDGE_OF_EARTH),
    (
        "DSM-2.23",
        E_WANDERLUST,
        "return 0 if g.tiles_beside(tile) else NOT_BESIDE_EARTH",
        "return 0 if len(g.tiles_beside(tile)) < 3 else NOT_BESIDE_EARTH",
    ),
    ("EX-1", HEXGRID, *AT_MOST_TWO),
    ("EX-1", TERMS, *EDGE_OF_EARTH),
    ("EX-2", TERMS, *EDGE_OF_EARTH),
    ("EX-6", TERMS, *TURN_ORDER_DOWN),
    ("EX-14", E_ELEMENTS, "return 0 if g.touches_earth(corner) else NOT_ON_EARTH", "return 0"),
    ("EX-14", E_ELEMENTS, "    if g.corner[corner] >= 0:\n        return CORNER_TAKEN\n", ""),
    (
        "EX-23",
        STATE,
        "for other in self.tiles_beside(tile) if self.kind(other) == kind",
        "for other in self.tiles_beside(tile) if self.terrain[other] == kind",
    ),
    # ---- set-up
    ("DSM-3.1", RULEBOOK, "[2, 3, 4]", "[1, 2, 3, 4]"),
    ("DSM-3.1", RULEBOOK, "[2, 3, 4]", "[2, 3, 4, 5]"),
    ("DSM-3.2", E_SEATING, "    shuffle(animals, rng)\n", ""),
    (
        "DSM-3.2",
        E_SEATING,
        "        found = read_animals(str(wish), players, each, names, rule)",
        "        found = sorted(read_animals(str(wish), players, each, names, rule))",
    ),
    ("DSM-3.3", SETUP, "lay(g, FIXED_TILES + INNER_TILES)", "lay(g, FIXED_TILES[1:] + INNER_TILES)"),
    ("DSM-3.4", TERMS, "STACK_SIZE: Final = 7", "STACK_SIZE: Final = 8"),
    ("DSM-3.4", E_SUPPLIES, "self.draw_from(self.pool)", "[n > 0 for n in self.pool].index(True)"),
    ("DSM-3.5", TERMS, "VENTS: Final = 12", "VENTS: Final = 11"),
    (
        "DSM-3.6",
        SETUP,
        "        g.bag[element] -= 1\n        g.put_element(corner, element)\n",
        "        g.put_element(corner, element)\n",
    ),
    ("DSM-3.7", RESEED, "    g.fill_row(WANDERLUST, SQUARES)\n", "    g.fill_row(WANDERLUST, 3)\n"),
    (
        "DSM-3.7",
        RESEED,
        "    g.fill_row(ABUNDANCE, SQUARES)\n    g.fill_row(ADAPTATION, SQUARES)\n",
        "    g.fill_row(ADAPTATION, SQUARES)\n    g.fill_row(ABUNDANCE, SQUARES)\n",
    ),
    (
        "DSM-3.8",
        RESEED,
        "    g.fill_row(WANDERLUST, SQUARES)\n",
        "    g.fill_row(WANDERLUST, SQUARES)\n    g.fill_row(DEPLETION, 1)\n",
    ),
    (
        "DSM-3.9",
        RESEED,
        "g.competition = [draw_marker(g, COMPETITION_SECTION) for _ in range(COMPETITION_SQUARES)]",
        "g.competition = sorted([draw_marker(g, COMPETITION_SECTION) for _ in range(COMPETITION_SQUARES)])",
    ),
    ("DSM-3.9", TERMS, "COMPETITION_SQUARES: Final = 3", "COMPETITION_SQUARES: Final = 4"),
    ("DSM-3.10", RESEED, *FIVE_MARKERS_UNSORTED),
    ("EX-42", RESEED, *FIVE_MARKERS_UNSORTED),
    ("DSM-3.11", SETUP, "g.target = [1] * 6", "g.target = [2] * 6"),
    ("DSM-3.12", TERMS, "{2: 7, 3: 5, 4: 4}", "{2: 7, 3: 4, 4: 4}"),
    ("DSM-3.13", E_STATE, "self.vp = [0] * 6", "self.vp = [1] * 6"),
    ("DSM-3.14", SETUP, "g.retrieved = 0\n", "g.retrieved = 15\n"),
    ("DSM-3.15", TERMS, "START_CUBES: Final = 3", "START_CUBES: Final = 2"),
    ("DSM-3.16", E_STATE, "self.eliminated = [0] * 6", "self.eliminated = [1] * 6"),
    (
        "DSM-3.17",
        E_STATE,
        "            elif n == best:\n                who = NOBODY\n",
        "            elif n == best:\n                who = animal\n",
    ),
    ("EX-3", TERMS, "VENTS: Final = 12", "VENTS: Final = 13"),
    ("DSM-3.18", TRAITS, "DEALT: Final = 3", "DEALT: Final = 4"),
    ("DSM-3.18", INHERITANCE, "        g.box &= ~(1 << trait)\n        g.hands", "        g.hands"),
    ("DSM-3.18", INHERITANCE, "trait = choices[g.randbelow(len(choices))]", "trait = choices[0]"),
    ("DSM-3.19", INHERITANCE, "return 0 if g.hands[animal] >> trait & 1 else NO_SUCH_TRAIT", "return 0"),
    ("DSM-3.19", INHERITANCE, "            g.box |= g.rejected[animal]\n", ""),
    (
        "DSM-3.20",
        INHERITANCE,
        "        g.hands[animal] = kept\n",
        "        g.hands[animal] = kept\n        g.traits[animal] = kept\n",
    ),
    (
        "DSM-3.20",
        INHERITANCE,
        "                if kept >> trait & 1:\n                    show_trait",
        "                if kept >> trait & 1 and animal != g.turn:\n                    show_trait",
    ),
    ("DSM-3.21", INHERITANCE, "for trait in (EXAPTATION, PACK_HUNTERS):", "for trait in (PACK_HUNTERS, EXAPTATION):"),
    ("R-2", INHERITANCE, "for trait in (EXAPTATION, PACK_HUNTERS):", "for trait in (PACK_HUNTERS, EXAPTATION):"),
    (
        "R-2",
        INHERITANCE,
        "        settle_ram(g, self.animal, had)\n        g.push(ApplyTrait(self.animal, trait))\n",
        "        settle_ram(g, self.animal, had)\n",
    ),
    (
        "DSM-3.21",
        INHERITANCE,
        "        g.gain_element(animal, PLANKTON)\n",
        "        g.gain_element(animal, PLANKTON)\n        g.place_cubes(animal, 18, 1)\n",
    ),
    ("DSM-3.22", CARDS, '"standard": 10', '"standard": 9'),
    ("DSM-3.23", CARDS, "BOTTOM_CARDS: Final = 5", "BOTTOM_CARDS: Final = 6"),
    ("DSM-3.23", CARDS, "BOTTOM_CARDS: Final = 5", "BOTTOM_CARDS: Final = 4"),
    ("DSM-3.23", TRACK, "g.unseen.pop(g.randbelow(len(g.unseen)))", "g.unseen.pop()"),
    ("DSM-3.24", TRACK, "    g.track.append(card)\n", "    g.track.insert(0, card)\n"),
    ("R-3", TRACK, "    g.track.append(card)\n", "    g.track.insert(0, card)\n"),
    ("DSM-3.24", TERMS, "SLOTS: Final = 5", "SLOTS: Final = 4"),
    ("DSM-3.25", SETUP, "            enter_play(g, card)\n", "            pass\n"),
    (
        "DSM-3.26",
        TRACK,
        "    if card == MARINE_SNOW:\n",
        "    if CARDS[card].icons & SKELETON:\n        g.push(Extinction())\n    if card == MARINE_SNOW:\n",
    ),
    (
        "DSM-3.26",
        TRACK,
        "    if card == MARINE_SNOW:\n",
        "    if CARDS[card].icons & LIVING:\n        g.push(Survival())\n    if card == MARINE_SNOW:\n",
    ),
    (
        "DSM-3.27",
        SETUP,
        "iter([animal for animal in TURN_ORDER if animal in g.layout.animals])",
        "iter([animal for animal in reversed(TURN_ORDER) if animal in g.layout.animals])",
    ),
    (
        "DSM-3.28",
        SETUP,
        "    for stack in range(STACKS):\n        g.turn_tile(stack)\n    fill_display(g)\n",
        "    fill_display(g)\n    for stack in range(STACKS):\n        g.turn_tile(stack)\n",
    ),
    (
        "DSM-3.28",
        SETUP,
        "g.push(Draft((1 << players) - 1), DealTrack(), Turn(g.turn))",
        "g.push(DealTrack(), Draft((1 << players) - 1), Turn(g.turn))",
    ),
    (
        "R-22",
        E_SUPPLIES,
        "        if not sum(self.bag):\n",
        "        if sum(self.bag) < 4:\n",
    ),
    ("R-22", RESEED, "        g.circles[k] = g.draw_disk()\n", "        g.circles[k] = max(0, g.draw_disk())\n"),
    ("R-23", RESEED, "    for terrain in g.competition + g.evolution:\n", "    for terrain in g.competition:\n"),
    # ---- turns
    (
        "DSM-4.1",
        FLOW,
        "g.push(TakeTurn(g.seat_of(self.animal), self.animal), Act",
        "g.push(TakeTurn(g.seat_of(self.animal), self.animal), TakeTurn(g.seat_of(self.animal), self.animal), Act",
    ),
    (
        "DSM-4.2",
        STATE,
        "return self.control[pawn - 1] == animal and not self.is_placed(SPECIAL + pawn - 1)",
        "return self.control[pawn - 1] == animal",
    ),
    ("DSM-4.2", STATE, "            self.pawns[animal] -= 1\n", ""),
    (
        "DSM-4.3",
        STATE,
        "return self.control[pawn - 1] == animal and not",
        "return self.control[pawn - 1] >= 0 and not",
    ),
    (
        "DSM-4.4",
        PAWNS,
        "if not acts or keys or",
        "if keys or",
    ),
    ("DSM-4.4", PAWNS, "    return NO_SPACE\n", "    return 0\n"),
    ("DSM-4.5", STATE, *NO_KEYS),
    (
        "DSM-4.5",
        TERMS,
        '    ("wanderlust", 3),\n    ("tectonics", 2),\n',
        '    ("tectonics", 2),\n    ("wanderlust", 3),\n',
    ),
    ("DSM-4.6", PAWNS, "if is_after(min(space, FEEDER_1), keys)", "if min(space, FEEDER_1) >= min([*keys, space])"),
    (
        "DSM-4.6",
        PAWNS,
        "    if g.spaces[space] != NOBODY and not g.has(animal, SOCIAL):\n        return OCCUPIED\n",
        "",
    ),
    ("DSM-4.6", PAWNS, "    if IS_SPECIAL[space]:\n        return SPECIAL_ONLY\n", ""),
    ("EX-R5", PAWNS, "if is_after(min(space, FEEDER_1), keys)", "if not keys or space > max(keys) + 1"),
    ("EX-7", STATE, *ONLY_BASIC_KEYS),
    (
        "DSM-4.7",
        PAWNS,
        "    if is_after(min(space, FEEDER_1), keys):",
        "    if min(space, FEEDER_1) > max([3, *keys]):",
    ),
    ("DSM-4.8", PAWNS, *ANY_PAWN_BLOCKS),
    ("EX-R6", PAWNS, *ANY_PAWN_BLOCKS),
    ("DSM-4.9", PAWNS, "    if who == animal:\n        return OWN_PAWN_HERE\n", ""),
    ("DSM-4.9", PAWNS, *ON_SPECIAL_PAWNS),
    ("EX-9", PAWNS, *ON_SPECIAL_PAWNS),
    ("DSM-4.10", STATE, *NO_BUMP),
    ("EX-8", STATE, *NO_BUMP),
    ("EX-R11", STATE, *NO_BUMP),
    (
        "DSM-4.11",
        STATE,
        "            self.pawns[before] += 1\n",
        "            self.pawns[before] += 1\n            self.squares = [NOBODY, NOBODY]\n",
    ),
    (
        "DSM-4.12",
        TERMS,
        "    TECTONICS_2,\n    MIGRATION_4,\n    COMPETITION_4,\n]",
        "    MIGRATION_4,\n    COMPETITION_4,\n]",
    ),
    (
        "DSM-4.13",
        PAWNS,
        "    who = g.spaces[space]\n",
        "    if 3 <= space < 6 and not sum(g.rows[24:]):\n        return OCCUPIED\n    who = g.spaces[space]\n",
    ),
    (
        "R-4",
        PAWNS,
        "    who = g.spaces[space]\n",
        "    if 3 <= space < 6 and not sum(g.rows[24:]):\n        return OCCUPIED\n    who = g.spaces[space]\n",
    ),
    ("DSM-4.14", PAWNS, "DOMINATION_1 + len(g.layout.animals) - 1", "DOMINATION_1 + len(g.layout.animals)"),
    ("DSM-4.14", PAWNS, "DOMINATION_1 + len(g.layout.animals) - 1", "DOMINATION_1 + len(g.layout.animals) - 2"),
    ("DSM-4.15", FLOW, "Act(self.animal), EndOfTurn(self.animal))", "EndOfTurn(self.animal), Act(self.animal))"),
    ("DSM-4.15", FLOW, "g.order_from(self.animal)[1]", "g.order_from(self.animal)[-1]"),
    (
        "DSM-4.16",
        E_PICK,
        '        """Whether the answer may be to do nothing."""\n        return True',
        '        """Whether the answer may be to do nothing."""\n        return False',
    ),
    (
        "EX-70",
        FLOW,
        "            erupt(g, self.animal, ANY_TILE if space == TECTONICS_2 else EDGE_TILES)\n",
        "            g.take_back(space)\n"
        "            erupt(g, self.animal, ANY_TILE if space == TECTONICS_2 else EDGE_TILES)\n",
    ),
    (
        "DSM-4.17",
        E_PICK,
        '    """A question that must be answered."""\n\n    __slots__ = ()\n\n'
        "    def may_pass(self) -> bool:\n        return False",
        '    """A question that must be answered."""\n\n    __slots__ = ()\n\n'
        "    def may_pass(self) -> bool:\n        return True",
    ),
    ("DSM-4.18", STATE, *ONLY_BASIC_KEYS),
    ("R-5", STATE, *ONLY_BASIC_KEYS),
    ("EX-11", STATE, *ONLY_BASIC_KEYS),
    ("DSM-4.19", PAWNS, *EMPTY_RETRIEVE),
    ("R-6", PAWNS, "too_early = action == A_RETRIEVE and retrieve_refusal(g, self.animal)", "too_early = 0"),
    (
        "DSM-4.19",
        PAWNS,
        "    if g.keys(animal) or g.settings.empty_retrieve or not can_place(g, animal):\n        return 0\n"
        "    return NOTHING_TO_RETRIEVE",
        "    return 0",
    ),
    (
        "R-6",
        PAWNS,
        "        if not acts or keys or g.settings.empty_retrieve:\n",
        "        if not acts or keys:\n",
    ),
    ("R-6", PAWNS, *EMPTY_RETRIEVE),
    ("EX-10", PAWNS, *EMPTY_RETRIEVE),
    ("DSM-4.20", PAWNS, *KEEPS_SPECIAL),
    (
        "DSM-4.20",
        PAWNS,
        "if g.spaces[space] != NOBODY and g.owner_of(g.spaces[space]) == animal:",
        "if g.spaces[space] != NOBODY:",
    ),
    ("DSM-4.21", PAWNS, "    take_back_all(g, animal)\n    g.move_marker(animal)\n", "    take_back_all(g, animal)\n"),
    (
        "DSM-4.21",
        STATE,
        "            self.retrieved |= 1 << animal\n",
        "            self.retrieved |= 1 << animal | 1\n",
    ),
    ("DSM-4.22", FLOW, *SKIPS_RESEED),
    ("DSM-4.22", FLOW, "is_round_over = have_all_retrieved(g)", "is_round_over = g.retrieved == 15"),
    ("DSM-4.22", FLOW, "        if (is_round_over and g.last) or g.truncated:", "        if g.truncated:"),
    ("DSM-4.22", FLOW, "        if (is_round_over and g.last) or g.truncated:", "        if g.last or g.truncated:"),
    ("EX-R7", FLOW, *SKIPS_RESEED),
    (
        "DSM-4.23",
        PAWNS,
        "    if not g.is_available(animal, pawn):\n        return NO_PAWN\n",
        "    if not g.is_available(animal, pawn) or g.retrieved >> animal & 1:\n        return NO_PAWN\n",
    ),
    ("DSM-4.24", FLOW, *RESTARTS),
    ("EX-12", FLOW, *RESTARTS),
    (
        "DSM-4.25",
        RESEED,
        "        g.retrieved = 0\n",
        "        g.retrieved = 0\n        g.spaces = [NOBODY] * len(g.spaces)\n",
    ),
    (
        "EX-13",
        RESEED,
        "        g.retrieved = 0\n",
        "        g.retrieved = 0\n        g.spaces = [NOBODY] * len(g.spaces)\n",
    ),
    ("DSM-4.26", FLOW, "Turn(self.animal if g.extra else", "Turn(self.animal if False else"),
    ("DSM-4.26", FLOW, "        g.laid = -1\n        g.extra = False\n", "        g.laid = -1\n"),
    (
        "DSM-4.27",
        STATE,
        "        return [a for a in TURN_ORDER_FROM[animal] if self.layout.controller[a] != NOBODY]",
        "        alive = [a for a in self.layout.animals if self.gene_pool[a] or self.occupied(a)]\n"
        "        return [a for a in TURN_ORDER_FROM[animal] if a in alive]",
    ),
    (
        "DSM-4.27",
        FLOW,
        "if not g.retrieved >> animal & 1:\n",
        "if not g.retrieved >> animal & 1 and g.occupied(animal):\n",
    ),
    (
        "R-7",
        STATE,
        "        self.spaces[space] = NOBODY\n",
        "        self.spaces[space] = NOBODY\n        if 9 <= space < 11:\n"
        "            self.squares[space - 9] = NOBODY\n",
    ),
    ("R-7", RESEED, "            g.squares[k] = NOBODY\n", ""),
    (
        "R-27",
        STATE,
        "            self.pawns[before] += 1\n            self.tell",
        "            self.pawns[before] += 1\n            self.spaces[FEEDER_1 + before] = before\n"
        "            self.tell",
    ),
    # ---- the display
    (
        "DSM-5.1",
        TERMS,
        '    ("regression", 2),\n    ("speciation", 5),\n',
        '    ("speciation", 5),\n    ("regression", 2),\n',
    ),
    (
        "DSM-5.1",
        TERMS,
        "MIGRATION_CUBES: Final[list[int]] = [3, 4, 5]",
        "MIGRATION_CUBES: Final[list[int]] = [5, 4, 3]",
    ),
    ("DSM-5.1", FLOW, "g.competition[n], ANYWHERE, n + 1)", "g.competition[n], ANYWHERE, n + 2)"),
    ("DSM-5.2", TERMS, '    ("depletion", 1),\n', '    ("depletion", 2),\n'),
    ("DSM-5.3", E_ELEMENTS, "    return 0 if g.rows[row * 6 + element] else NO_DISK\n", "    return 0\n"),
    (
        "DSM-5.3",
        FLOW,
        "speciate(g, self.animal, g.circles[space - SPECIATION_1])",
        "speciate(g, self.animal, g.circles[0])",
    ),
    # ---- information
    ("DSM-26.1", VIEW, "    d.rng = scramble(seed & MASK)\n", ""),
    ("DSM-26.1", VIEW, "    d.unseen.sort()\n", ""),
    ("DSM-26.1", VIEW, "for card in sorted([*g.unseen,", "for card in list([*g.unseen,"),
    ("DSM-26.2", VIEW, *ALL_HANDS),
    (
        "DSM-26.2",
        VIEW,
        "        d.hands[animal] = deal(d, hand)\n",
        "        d.hands[animal] = hand\n        d.box &= ~hand\n",
    ),
    (
        "DSM-26.2",
        VIEW,
        '        "traits": trait_words(g.traits[animal]),\n',
        '        "traits": trait_words(g.traits[animal] | g.hands[animal]),\n',
    ),
    ("DSM-26.3", VIEW, *ALL_HANDS),
    (
        "DSM-26.3",
        VIEW,
        "        d.hands[animal] = deal(d, hand)\n",
        "        d.hands[animal] = hand\n        d.box &= ~hand\n",
    ),
    (
        "DSM-26.4",
        VIEW,
        '        "vp": g.vp[animal],\n',
        '        "vp": g.vp[animal] if g.seat_of(animal) == seat else 0,\n',
    ),
    (
        "DSM-26.4",
        VIEW,
        '"discard": [CARD.show(card) for card in g.discard],',
        '"discard": [CARD.show(card) for card in g.discard[-1:]],',
    ),
    ("DSM-26.5", VIEW, '"bag": disks(NOUNS, g.bag, 0),', '"bag": {},'),
    ("DSM-26.6", E_VIEW, "for t, n in enumerate(g.pool) if n}", "for t, n in enumerate(g.pool) if n > 1}"),
    ("DSM-26.7", VIEW, "for card in sorted([*g.unseen,", "for card in sorted([*g.unseen[: g.deck_left],"),
    ("DSM-26.8", CARDS, "BOTTOM_CARDS: Final = 5", "BOTTOM_CARDS: Final = 6"),
    ("DSM-26.8", VIEW, "*([ASTEROID] if g.asteroid_left else [])", "*([])"),
    (
        "DSM-26.9",
        E_PICK,
        "    def fields(self) -> list[int]:\n        return [self.seat, self.animal]\n",
        "    def fields(self) -> list[int]:\n        return [self.seat, self.animal]\n\n"
        "    def asked(self) -> int:\n        return 15\n",
    ),
]
