"""Actions from Abundance to Competition, broken on purpose: the tests that carry the id must notice."""

from __future__ import annotations

E_CONFLICT = "earth/conflict.py"
E_ELEMENTS = "earth/elements.py"
E_MOVEMENT = "earth/movement.py"
E_SPECIATION = "earth/speciation.py"
E_WANDERLUST = "earth/wanderlust.py"
ELEMENTS = "games/marine/actions/elements.py"
FLOW = "games/marine/flow.py"
RESEED = "games/marine/reseed.py"
STATE = "games/marine/state.py"
TECTONICS = "games/marine/actions/tectonics.py"
TERMS = "games/marine/terms.py"

# ---- changes that several rules forbid --------------------------------------------------------
ON_TAKEN_CORNERS = ("if g.corner[corner] >= 0:\n        return CORNER_TAKEN", "if False:\n        return CORNER_TAKEN")
OFF_EARTH = ("return 0 if g.touches_earth(corner) else NOT_ON_EARTH", "return 0")
INNER_CORNERS = (
    "return 0 if g.touches_earth(corner) else NOT_ON_EARTH",
    "return 0 if min([g.terrain[t] for t in g.layout.board.touching[corner]]) >= 0 else NOT_ON_EARTH",
)
ANY_DISK = ("return 0 if g.rows[row * 6 + element] else NO_DISK", "return 0")
FIRST_VENT = (
    "if g.covered >> tile & 1 and g.geysers >> tile & 1 == side:\n            return 0",
    "if g.covered >> tile & 1:\n            return 0 if g.geysers >> tile & 1 == side else NOT_ON_VENT",
)
SIDES_SWAPPED = ("GEYSER if is_right else 1 - GEYSER", "1 - GEYSER if is_right else GEYSER")
DEPLETE_ANY = ("return 0 if g.rows[DEPLETION * 6 + element] else NOT_IN_BOX", "return 0")
STRAIGHT_TO_DEPLETION = ("g.move_row(ABUNDANCE, FADING)", "g.move_row(ABUNDANCE, DEPLETION)")
ANY_ELEMENT = ("        if self.element not in (ANY_ELEMENT, found):\n            return WRONG_ELEMENT\n", "")
NO_NEW_TILE = ("        self.turn_tile(stack)\n", "        pass\n")
TOO_LATE_A_TILE = (
    '        self.turn_tile(stack)\n\n    def tile_laid(self, animal: int, tile: int) -> None:\n        """DSM-24.25',
    "        pass\n\n    def tile_laid(self, animal: int, tile: int) -> None:\n"
    '        for stack in range(3):\n            self.turn_tile(stack)\n        """DSM-24.25',
)
MOVES = (
    "            most = g.cubes[source * 6 + self.animal]\n            if most:\n"
    "                g.push(MoveCubes(g.seat_of(self.animal), self.animal, source, self.tile, 0, most))"
)
MOVES_OF = (
    "            most = g.cubes[source * 6 + a]\n            if most:\n"
    "                g.push(MoveCubes(g.seat_of(a), a, source, self.tile, 0, most))"
)
UPWARDS = (MOVES, "            a = 5 - self.animal\n" + MOVES_OF)
UPWARDS_WITH_MONOTYPIC = (
    MOVES,
    "            a = 3 - self.animal if self.animal < 4 and 20 in g.track else self.animal\n" + MOVES_OF,
)
EXTRA_WITHOUT_TILE = ("        if g.laid >= 0:\n", "        if True:\n")
ANY_TILE = ("if self.where == ANY_TILE or EDGE[tile]:", "if True:")
ONLY_EDGE = ("if self.where == ANY_TILE or EDGE[tile]:", "if EDGE[tile]:")
ENDLESS_VENTS = ("    if g.covers_left:\n", "    if True:\n")
FROM_THE_POOL_ONLY = ("return [POOL << 16, PILE << 16]", "return [POOL << 16]")
ANY_TERRAIN = (
    "if self.terrain != ANY_TERRAIN and g.kind(tile) != self.terrain:\n            return WRONG_TERRAIN",
    "if False:\n            return WRONG_TERRAIN",
)
UNPROTECTED = ("if animal not in g.squares and not g.has", "if not g.has")

MUTANTS: list[tuple[str, str, str, str]] = [
    # ---- Abundance
    ("DSM-6.1", ELEMENTS, "animal, ABUNDANCE, ANYWHERE", "animal, ADAPTATION, ANYWHERE"),
    ("DSM-6.1", E_ELEMENTS, *ON_TAKEN_CORNERS),
    ("DSM-6.1", E_ELEMENTS, *OFF_EARTH),
    ("DSM-6.1", E_ELEMENTS, *ANY_DISK),
    ("DSM-6.1", E_ELEMENTS, "class PutElement(MustPick[E])", "class PutElement(Pick[E])"),
    ("DSM-6.2", E_ELEMENTS, *INNER_CORNERS),
    ("DSM-6.3", ELEMENTS, "    if has_vacant_corner(g):\n        ask", "    if True:\n        ask"),
    ("DSM-6.3", E_ELEMENTS, *ANY_DISK),
    ("EX-R8", E_ELEMENTS, *INNER_CORNERS),
    # ---- Autotrophs
    ("DSM-7.1", ELEMENTS, "return [A_REMOVE, *acts] if some_corner(g, self.side, True) else acts", "return acts"),
    (
        "DSM-7.1",
        ELEMENTS,
        "        g.remove_element(action >> 16 & 255)\n",
        "        g.remove_element(action >> 16 & 255)\n        ask(g, Autotrophs(self.seat, self.animal, self.side))\n",
    ),
    ("DSM-7.2", ELEMENTS, "0 if g.rows[FADING * 6 + g.corner[corner]] else NOT_IN_BOX", "0"),
    (
        "DSM-7.2",
        ELEMENTS,
        "        g.remove_element(action >> 16 & 255)\n",
        "        g.rows[FADING * 6 + g.take_element(action >> 16 & 255)] += 1\n",
    ),
    ("DSM-7.3", ELEMENTS, "        g.take_from_row(FADING, self.element)\n", ""),
    (
        "DSM-7.3",
        ELEMENTS,
        "        return vent_refusal(g, self.side, action",
        "        return box_refusal(g, self.side, action",
    ),
    ("DSM-7.4", ELEMENTS, *SIDES_SWAPPED),
    ("DSM-7.4", ELEMENTS, *FIRST_VENT),
    ("R-21", ELEMENTS, *FIRST_VENT),
    ("DSM-7.5", ELEMENTS, "refusal = row_refusal(g, FADING, action >> 16 & 255)", "refusal = 0"),
    ("DSM-7.6", ELEMENTS, "    return NOT_ON_VENT\n", "    return 0\n"),
    ("DSM-7.6", ELEMENTS, *SIDES_SWAPPED),
    ("EX-R9", ELEMENTS, *SIDES_SWAPPED),
    ("EX-15", ELEMENTS, "0 if g.rows[FADING * 6 + g.corner[corner]] else NOT_IN_BOX", "0"),
    ("EX-16", RESEED, *STRAIGHT_TO_DEPLETION),
    # ---- Depletion
    ("DSM-8.1", E_ELEMENTS, *DEPLETE_ANY),
    ("DSM-8.2", E_ELEMENTS, *DEPLETE_ANY),
    ("DSM-8.3", RESEED, *STRAIGHT_TO_DEPLETION),
    ("EX-R10", E_ELEMENTS, "        g.remove_element(action >> 16 & 255)\n", "        pass\n"),
    # ---- Adaptation
    ("DSM-9.1", ELEMENTS, "return row_refusal(g, ADAPTATION, action", "return row_refusal(g, ABUNDANCE, action"),
    ("DSM-9.1", ELEMENTS, "    g.take_from_row(ADAPTATION, element)\n", ""),
    ("DSM-9.2", TERMS, "MOST_ELEMENTS: Final = 6", "MOST_ELEMENTS: Final = 7"),
    ("DSM-9.3", ELEMENTS, "if g.has_room(animal) or (is_special and g.has_acquired(animal)):", "if True:"),
    ("DSM-9.4", ELEMENTS, "or (is_special and g.has_acquired(animal))", ""),
    ("DSM-9.4", FLOW, "adapt(g, self.animal, space == ADAPTATION_3)", "adapt(g, self.animal, True)"),
    ("DSM-9.4", ELEMENTS, "return [A_VACANT, *acts] if g.has_room(self.animal) else acts", "return acts"),
    ("DSM-9.5", E_ELEMENTS, "if g.acquired(animal, element) else", "if g.display[animal * 6 + element] else"),
    (
        "DSM-9.6",
        ELEMENTS,
        "return row_refusal(g, ADAPTATION, action >> 16 & 255)",
        "return row_refusal(g, ADAPTATION, action >> 16 & 255) or g.acquired(self.animal, action >> 16 & 255)",
    ),
    ("DSM-9.7", ELEMENTS, "return row_refusal(g, ADAPTATION, action >> 16 & 255)", "return 0"),
    ("EX-R11", FLOW, "adapt(g, self.animal, space == ADAPTATION_3)", "adapt(g, self.animal, False)"),
    ("EX-17", E_ELEMENTS, "if g.acquired(animal, element) else", "if g.display[animal * 6 + element] else"),
    # ---- Regression
    ("DSM-10.1", ELEMENTS, "        g.gene_pool[self.animal] -= 1\n", ""),
    ("DSM-10.1", ELEMENTS, "g.squares[g.squares.index(NOBODY)]", "g.squares[1]"),
    ("DSM-10.2", ELEMENTS, "0 if g.gene_pool[self.animal] and NOBODY in g.squares", "0 if NOBODY in g.squares"),
    ("DSM-10.2", ELEMENTS, "0 if g.gene_pool[self.animal] and NOBODY in g.squares", "0 if g.gene_pool[self.animal]"),
    ("DSM-10.3", RESEED, *UNPROTECTED),
    (
        "DSM-10.3",
        ELEMENTS,
        "        g.gene_pool[self.animal] -= 1\n",
        "        g.gene_pool[self.animal] -= 1\n        g.empty_row(REGRESSION)\n",
    ),
    ("DSM-10.4", ELEMENTS, "and NOBODY in g.squares", "and NOBODY in g.squares and self.animal not in g.squares"),
    (
        "DSM-10.5",
        STATE,
        "        self.spaces[space] = NOBODY\n",
        "        self.spaces[space] = NOBODY\n        self.squares = [NOBODY, NOBODY]\n",
    ),
    (
        "DSM-10.5",
        STATE,
        "            self.pawns[before] += 1\n",
        "            self.pawns[before] += 1\n            self.squares = [NOBODY, NOBODY]\n",
    ),
    ("EX-18", ELEMENTS, "0 if g.gene_pool[self.animal] and NOBODY in g.squares", "0 if g.gene_pool[self.animal]"),
    (
        "R-7",
        STATE,
        "        self.spaces[space] = NOBODY\n",
        "        self.spaces[space] = NOBODY\n        self.squares = [NOBODY, NOBODY]\n",
    ),
    # ---- Speciation
    ("DSM-11.1", E_SPECIATION, *ANY_ELEMENT),
    (
        "DSM-11.1",
        FLOW,
        "speciate(g, self.animal, g.circles[space - SPECIATION_1])",
        "speciate(g, self.animal, g.circles[0])",
    ),
    (
        "DSM-11.1",
        FLOW,
        "            speciate(g, self.animal, g.circles[space - SPECIATION_1])\n",
        "            speciate(g, self.animal, g.circles[space - SPECIATION_1])\n"
        "            g.circles[space - SPECIATION_1] = -1\n",
    ),
    ("DSM-11.2", FLOW, "speciate(g, self.animal, ANY_ELEMENT)", "speciate(g, self.animal, g.circles[0])"),
    ("DSM-11.3", TERMS, "[1, 2, 2, 3, 2, 3, 4, 1]", "[1, 2, 2, 3, 2, 3, 4, 2]"),
    ("DSM-11.3", E_SPECIATION, "self.animal, self.tile, 0, most))", "self.animal, self.tile, 1, most))"),
    ("DSM-11.4", STATE, "        return max(0, n)\n", "        return max(0, n - self.cubes[tile * 6 + animal])\n"),
    ("DSM-11.5", E_SPECIATION, *ANY_ELEMENT),
    ("DSM-11.5", E_SPECIATION, "        if found < 0:\n", "        if found < 0 and self.element != ANY_ELEMENT:\n"),
    ("DSM-11.7", STATE, " else NO_LIMIT\n", " else 0\n"),
    ("DSM-11.6", FLOW, "elif g.circles[space - SPECIATION_1] >= 0:", "else:"),
    ("EX-20", E_SPECIATION, ", g.gene_pool[self.animal])\n        if most", ", 9)\n        if most"),
    ("EX-21", STATE, "        return max(0, n)\n", "        return max(1, n)\n"),
    ("EX-R13", TERMS, "[1, 2, 2, 3, 2, 3, 4, 1]", "[1, 2, 2, 3, 2, 3, 4, 2]"),
    # ---- Wanderlust
    (
        "DSM-12.1",
        E_WANDERLUST,
        "PutTile(self.seat, self.animal, g.take_tile(stack))",
        "PutTile(self.seat, self.animal, g.take_tile(0))",
    ),
    ("DSM-12.1", STATE, *NO_NEW_TILE),
    ("DSM-12.2", E_WANDERLUST, "return 0 if g.tiles_beside(tile) else NOT_BESIDE_EARTH", "return 0"),
    ("DSM-12.2", E_WANDERLUST, "if g.terrain[tile] != NO_TILE:", "if False:"),
    ("DSM-12.3", E_WANDERLUST, "self.animal, WANDERLUST, self.tile)", "self.animal, WANDERLUST, -1)"),
    ("DSM-12.3", E_WANDERLUST, "self.animal, WANDERLUST, self.tile)", "self.animal, 1, self.tile)"),
    ("DSM-12.3", E_ELEMENTS, "class TakeDisk(Pick[E])", "class TakeDisk(MustPick[E])"),
    (
        "DSM-12.4",
        STATE,
        "return 1 + len([other for other in self.tiles_beside(tile)",
        "return len([other for other in self.tiles_beside(tile)",
    ),
    ("DSM-12.4", STATE, "if self.kind(other) == kind])", "if self.terrain[other] == kind])"),
    ("DSM-12.5", E_WANDERLUST, *UPWARDS),
    ("DSM-12.5", E_WANDERLUST, "source, self.tile, 0, most))", "source, self.tile, most, most))"),
    ("R-19", E_WANDERLUST, *UPWARDS_WITH_MONOTYPIC),
    ("R-20", E_WANDERLUST, "            if most:\n", "            if most and g.terrain[self.tile]:\n"),
    (
        "R-20",
        E_MOVEMENT,
        "        if tile_refusal(g, target):\n",
        "        if tile_refusal(g, target) or g.covered >> target & 1:\n",
    ),
    ("DSM-12.6", FLOW, "g.extra = g.space == WANDERLUST_3", "g.extra = False"),
    ("DSM-12.6", FLOW, "g.extra = g.space == WANDERLUST_3", "g.extra = g.spaces[g.space] >= 8"),
    (
        "DSM-12.6",
        FLOW,
        "            g.push(AfterWanderlust(self.animal))\n"
        "            ask(g, Wanderlust(g.seat_of(self.animal), self.animal))\n",
        "            ask(g, Wanderlust(g.seat_of(self.animal), self.animal))\n"
        "            AfterWanderlust(self.animal).run(g)\n",
    ),
    ("DSM-12.7", FLOW, *EXTRA_WITHOUT_TILE),
    ("DSM-12.8", FLOW, *EXTRA_WITHOUT_TILE),
    ("R-8", FLOW, *EXTRA_WITHOUT_TILE),
    ("DSM-12.9", STATE, *TOO_LATE_A_TILE),
    ("EX-24", E_WANDERLUST, "return 0 if g.tiles_beside(tile) else NOT_BESIDE_EARTH", "return 0"),
    ("EX-22", STATE, "if self.kind(other) == kind])", "])"),
    ("EX-23", STATE, "if self.kind(other) == kind])", "if self.terrain[other] == kind])"),
    ("EX-25", E_WANDERLUST, *UPWARDS),
    ("EX-R14", E_WANDERLUST, *UPWARDS),
    # ---- Tectonics
    ("DSM-13.1", TECTONICS, *ENDLESS_VENTS),
    ("DSM-13.1", TECTONICS, "    if g.covers_left:\n", "    if g.covers_left > 1:\n"),
    ("DSM-13.2", TECTONICS, "        if g.covered >> tile & 1:\n", "        if False:\n"),
    ("DSM-13.2", TECTONICS, *ANY_TILE),
    ("DSM-13.2", TECTONICS, *ONLY_EDGE),
    (
        "DSM-13.3",
        TECTONICS,
        "    for other in g.layout.animals:\n        n =",
        "    for other in [animal]:\n        n =",
    ),
    ("DSM-13.4", TECTONICS, "GEYSER if HALF[tile] < 0 else SMOKER", "SMOKER if HALF[tile] < 0 else GEYSER"),
    ("DSM-13.4", TECTONICS, "        if HALF[tile] == 0:\n", "        if False:\n"),
    ("DSM-13.5", TECTONICS, "1 + covered_beside(g, tile)", "covered_beside(g, tile)"),
    ("DSM-13.5", TECTONICS, "g.gain_bonus(animal, 1", "g.gain_vp(animal, 1"),
    ("DSM-13.6", TECTONICS, "g.return_cubes(other, tile, n - 1)", "g.return_cubes(other, tile, n)"),
    ("DSM-13.6", TECTONICS, "g.return_cubes(other, tile, n - 1)", "g.eliminate(other, tile, n - 1)"),
    ("DSM-13.7", TECTONICS, *FROM_THE_POOL_ONLY),
    ("DSM-13.7", TECTONICS, "    ask(g, SettleVent", "    g.push(SettleVent"),
    ("DSM-13.7", TECTONICS, "    g.eliminated[animal] -= 1\n", ""),
    ("R-9", TECTONICS, *FROM_THE_POOL_ONLY),
    (
        "DSM-13.8",
        TECTONICS,
        "    g.cover_with_vent(tile, side)\n",
        "    g.cover_with_vent(tile, side)\n    for corner in g.layout.board.corners_of[tile]:\n"
        "        if g.corner[corner] >= 0:\n            g.remove_element(corner)\n",
    ),
    ("DSM-13.9", TECTONICS, *ANY_TILE),
    (
        "EX-28",
        TECTONICS,
        "    g.push(Camouflages(animal, tile))\n",
        "    g.push(Camouflages(animal, tile))\n    g.gene_pool[animal] = 0\n",
    ),
    ("EX-80", TECTONICS, *ONLY_EDGE),
    ("EX-68", TECTONICS, *ENDLESS_VENTS),
    ("EX-70", TECTONICS, "class Tectonics(Pick[Sea])", "class Tectonics(MustPick[Sea])"),
    ("EX-26", TECTONICS, "1 + covered_beside(g, tile)", "covered_beside(g, tile)"),
    ("EX-27", TECTONICS, "        if HALF[tile] == 0:\n", "        if False:\n"),
    ("EX-R15", TECTONICS, *ONLY_EDGE),
    ("EX-R16", TECTONICS, "g.return_cubes(other, tile, n - 1)", "g.eliminate(other, tile, n - 1)"),
    # ---- Migration
    ("DSM-14.1", E_MOVEMENT, "return 0 if is_reached(g, self.animal, self.source, target) else TOO_FAR", "return 0"),
    ("DSM-14.1", E_MOVEMENT, "most = min(self.moves, g.cubes", "most = min(9, g.cubes"),
    ("DSM-14.1", E_MOVEMENT, "self.animal, self.moves - n, tuple(arrived)", "self.animal, self.moves, tuple(arrived)"),
    ("DSM-14.2", TERMS, "[3, 4, 5]", "[3, 5, 4]"),
    (
        "DSM-14.3",
        FLOW,
        "return sum([g.cubes[tile * 6 + animal] for tile in g.occupied(animal)])",
        "return len(g.occupied(animal))",
    ),
    ("DSM-14.4", E_MOVEMENT, "        if n == self.arrived[tile]:\n", "        if False:\n"),
    ("DSM-14.4", E_MOVEMENT, "        if n == self.arrived[tile]:\n", "        if self.arrived[tile]:\n"),
    (
        "DSM-14.5",
        E_MOVEMENT,
        "            arrived[self.target] += n\n",
        "            arrived[self.target] += n\n"
        "            arrived[self.source] = g.cubes[self.source * 6 + self.animal]\n",
    ),
    ("DSM-14.6", E_MOVEMENT, "        if tile_refusal(g, target):\n", "        if False:\n"),
    ("EX-29", E_MOVEMENT, "        if n == self.arrived[tile]:\n", "        if False:\n"),
    ("EX-30", E_MOVEMENT, "        if tile_refusal(g, target):\n", "        if False:\n"),
    ("EX-R17", TERMS, "[3, 4, 5]", "[5, 4, 3]"),
    # ---- Competition
    ("DSM-15.1", E_CONFLICT, *ANY_TERRAIN),
    ("DSM-15.1", E_CONFLICT, "        if not g.cubes[tile * 6 + self.animal]:\n", "        if False:\n"),
    ("DSM-15.1", FLOW, "self.animal, g.competition[n], ANYWHERE", "self.animal, g.competition[0], ANYWHERE"),
    ("DSM-15.2", FLOW, "g.competition[n], ANYWHERE, n + 1)", "g.competition[n], ANYWHERE, 2)"),
    ("DSM-15.2", E_CONFLICT, "stays = ANYWHERE if self.terrain == ANY_TERRAIN else tile", "stays = ANYWHERE"),
    (
        "DSM-15.2",
        E_CONFLICT,
        "    if victim == animal:\n        return OWN_ANIMAL\n    if tile_refusal",
        "    if tile_refusal",
    ),
    ("DSM-15.2", E_CONFLICT, "class Competition(Pick[E])", "class Competition(MustPick[E])"),
    ("DSM-15.3", FLOW, "ANY_TERRAIN, ANYWHERE, 2)", "ANY_TERRAIN, ANYWHERE, 1)"),
    ("DSM-15.3", E_CONFLICT, "stays = ANYWHERE if self.terrain == ANY_TERRAIN else tile", "stays = tile"),
    (
        "R-10",
        E_CONFLICT,
        "        if not g.cubes[tile * 6 + self.animal]:\n",
        "        if self.terrain != ANY_TERRAIN and not g.cubes[tile * 6 + self.animal]:\n",
    ),
    ("DSM-15.4", E_CONFLICT, *ANY_TERRAIN),
    ("EX-31", E_CONFLICT, "class Competition(Pick[E])", "class Competition(MustPick[E])"),
    ("EX-R18", FLOW, "ANY_TERRAIN, ANYWHERE, 2)", "ANY_TERRAIN, ANYWHERE, 1)"),
]
