"""Rules of the cards broken on purpose; the tests that carry the id must notice each."""

from __future__ import annotations

E_CONFLICT = "earth/conflict.py"
E_ELEMENTS = "earth/elements.py"
E_MOVEMENT = "earth/movement.py"
E_PICK = "earth/pick.py"
E_STATE = "earth/state.py"
DOM = "games/dominant_species/"
CARDS = DOM + "cards.py"
QUESTIONS = DOM + "questions.py"
CUBES = DOM + "questions_cubes.py"
STATE = DOM + "state.py"
GLACIATION = DOM + "actions/glaciation.py"
DOMINATION = DOM + "actions/domination.py"
FLOW = DOM + "flow.py"

PASS_ALLOWED = (
    'must be answered."""\n\n    __slots__ = ()\n\n    def may_pass(self) -> bool:\n        return False',
    'must be answered."""\n\n    __slots__ = ()\n\n    def may_pass(self) -> bool:\n        return True',
)
SAME_PLAYER_SPARED = (
    "if other != animal and g.cubes[t * 6 + other]:",
    "if g.seat_of(other) != g.seat_of(animal) and g.cubes[t * 6 + other]:",
)
NEVER_OPPOSING = ("return self.cubes_on(tile) > self.cubes[tile * 6 + animal]", "return self.cubes_on(tile) > 0")
PROTECTED_FIRST = (
    "        super().eliminate(animal, tile, n)\n        self.trim_shelter(animal, tile)\n",
    "        super().eliminate(animal, tile, n)\n"
    "        for _ in range(min(n, self.shelter.count(tile * 6 + animal))):\n"
    "            self.shelter.remove(tile * 6 + animal)\n",
)
PROTECTION_LOST = ("            self.shelter.append(target * 6 + animal)\n", "")
PROTECTED_MOVE_FIRST = (
    "        while self.shelter and self.shelter.count(key) > self.cubes[key]:\n"
    "            self.shelter.remove(key)\n"
    "            self.shelter.append(target * 6 + animal)\n",
    "        for _ in range(min(n, self.shelter.count(key))):\n"
    "            self.shelter.remove(key)\n"
    "            self.shelter.append(target * 6 + animal)\n",
)
KEPT_UNPROTECTED = (
    "        super().return_cubes(animal, tile, n)\n        self.trim_shelter(animal, tile)\n",
    "        super().return_cubes(animal, tile, n)\n"
    "        self.shelter = [k for k in self.shelter if k != tile * 6 + animal]\n",
)
SHELTER_GROWS = (
    "self.cubes[tile * 6 + animal] += n\n        self.shelter.extend",
    "self.cubes[tile * 6 + animal] += n\n        n += 9\n        self.shelter.extend",
)
COMPARED_AFTER = (
    "    drawing = [animal, *[other for other in g.layout.animals if g.elements_of(other) < mine]]\n",
    "    drawing = [animal, *[other for other in g.layout.animals if g.elements_of(other) < mine + 1]]\n",
)
OWN_DRAW_LAST = (
    "drawing = [animal, *[other for other in g.layout.animals if g.elements_of(other) < mine]]",
    "drawing = [*[other for other in g.layout.animals if g.elements_of(other) < mine], animal]",
)
FULL_ENDS_IT = (
    "    mine = g.elements_of(animal)\n    drawing",
    "    if not g.has_room(animal):\n        return\n    mine = g.elements_of(animal)\n    drawing",
)
TYPE_OF_EXCHANGE = (
    "| bag_refusal(g, action >> 8 & 255)",
    "| (0 if action >> 16 & 255 == action >> 8 & 255 else bag_refusal(g, action >> 8 & 255))",
)
SAME_TYPE_REFUSED = (
    "| bag_refusal(g, action >> 8 & 255)",
    "| bag_refusal(g, action >> 8 & 255) | (BAG_EMPTY if action >> 16 & 255 == action >> 8 & 255 else 0)",
)
EMPTY_TILE_REFUSED = (
    "        return tile_refusal(g, action >> 16 & 255)\n",
    "        return tile_refusal(g, action >> 16 & 255) | (0 if g.cubes_on(action >> 16 & 255) else TOO_FEW)\n",
)
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
CARDS_OFF = (
    "        animal = g.dominator(self.tile)\n        if animal != NOBODY:",
    "        animal = g.dominator(self.tile)\n        if animal != NOBODY and not g.last:",
)
RESEED_ANYWAY = ("if g.last or g.truncated or is_deserted(g):", "if g.truncated or is_deserted(g):")
OWNER_TAKES = ("ask(g, TakeCard(g.seat_of(animal), animal, self.tile))", "ask(g, TakeCard(0, animal, self.tile))")
OTHER_PLAYER = ("ask(g, ExodusTile(g.seat_of(animal), animal))", "ask(g, ExodusTile(0, animal))")
CUBE_OWNER_MOVES = ("MoveCubes(g.seat_of(self.acting), self.animal", "MoveCubes(g.seat_of(self.animal), self.animal")
EXODUS_MAY_STAY = (
    "            g.move_cubes(self.animal, self.tile, targets[self.k], most)\n            return\n",
    "            g.push(MoveCubes(g.seat_of(self.acting), self.animal, self.tile, targets[self.k], 0, most))\n"
    "            return\n",
)
INSTINCT_ACTS_LATE = ("        g.push(Execution(space + 1))\n", "        g.push(Execution(max(space + 1, 40)))\n")
DISPLAY_FIRST = (
    "    if g.pawns[animal]:\n        g.lose_pawn(animal, -1)",
    "    if g.pawns[animal] == g.total_pawns[animal]:\n        g.lose_pawn(animal, -1)",
)
NEVER_THE_DISPLAY = ("not g.total_pawns[self.animal]", "not g.pawns[self.animal]")
SPECIES_IF_ANY = (
    "        return NO_PAWN_HERE if choice == SUFFER_PAWN and not g.total_pawns[self.animal] else 0",
    "        if choice != SUFFER_PAWN and max([g.cubes[t * 6 + self.animal] for t in g.layout.board.hexes]) < 2:\n"
    "            return NOT_ACQUIRED\n"
    "        return NO_PAWN_HERE if choice == SUFFER_PAWN and not g.total_pawns[self.animal] else 0",
)
ACQUIRED_ONLY = (
    "    mine = g.elements_of(animal)\n    for other",
    "    mine = g.elements_of(animal) - (3 if animal == 3 else 2)\n    for other",
)
BACK_TO_POOL = ("        g.eliminate(victim, tile, 1)\n", "        g.return_cubes(victim, tile, 1)\n")
FROM_THE_POOL = (
    "if action >> 16 & 255 > min(HIBERNATING, g.eliminated[self.animal])",
    "if action >> 16 & 255 > HIBERNATING",
)
LONE_TILES_TOO = ("[t for t in g.occupied(animal) if g.others_on(t, animal)], animal)", "g.layout.board.hexes, animal)")
BEFORE_SCORING = (
    "        g.push(AwardCard(tile))\n        score_tile(g, tile)\n",
    "        animal = g.dominator(tile)\n        if animal != NOBODY:\n"
    "            TakeCard(g.seat_of(animal), animal, tile).chosen(g, g.face_up[0] << 16)\n"
    "        score_tile(g, tile)\n",
)

MUTANTS: list[tuple[str, str, str, str]] = [
    # ---- in general
    ("DS-19.1", DOMINATION, *OWNER_TAKES),
    ("DS-19.1", CARDS, *OTHER_PLAYER),
    ("DS-19.2", E_PICK, *PASS_ALLOWED),
    ("DS-19.2", CARDS, "    if can_put or g.gene_pool[animal]:\n", "    if can_put:\n"),
    (
        "DS-19.3",
        E_PICK,
        "COUNT_THINGS[self.least : self.most + 1]",
        "COUNT_THINGS[max(1, self.least) : self.most + 1]",
    ),
    ("DS-19.3", CUBES, "COUNT_THINGS[: HIBERNATING + 1]", "COUNT_THINGS[1 : HIBERNATING + 1]"),
    ("DS-19.4", E_PICK, *EMPTY_TILE_REFUSED),
    ("DS-19.5", E_ELEMENTS, "return 0 if g.bag[element] else BAG_EMPTY", "return 0"),
    ("DS-19.5", E_ELEMENTS, "        g.take_from_bag(element)\n        g.push(PutElement", "        g.push(PutElement"),
    (
        "DS-19.6",
        CARDS,
        "    mine = g.elements_of(animal)\n    for other in reversed(g.layout.animals)",
        "    mine = g.elements_of(animal)\n    for other in (g.layout.animals)",
    ),
    (
        "DS-19.6",
        CARDS,
        "    for other in reversed(g.layout.animals):\n        g.push(Suffer",
        "    for other in g.layout.animals:\n        g.push(Suffer",
    ),
    ("DS-19.7", E_CONFLICT, "for tile in reversed(tiles):", "for tile in reversed(tiles + tiles):"),
    # ---- Aquatic to Catastrophe
    ("DS-C01.3", CARDS, "if g.kind(t) in (SEA, WETLAND)", "if g.terrain[t] in (SEA, WETLAND)"),
    (
        "DS-C01.1",
        QUESTIONS,
        "g.kind(tile) != SEA and g.kind(tile) != WETLAND",
        "g.terrain[tile] != SEA and g.terrain[tile] != WETLAND",
    ),
    ("DS-C01.1", QUESTIONS, "return vacant_corner_refusal(g, tile) if self.element else 0", "return 0"),
    (
        "DS-C01.1",
        QUESTIONS,
        "g.push(ChooseFromBag(self.seat, self.animal, tile))",
        "g.push(ChooseFromBag(self.seat, self.animal, -1))",
    ),
    ("DS-C01.2", QUESTIONS, "AQUATIC_CUBES: Final = 4", "AQUATIC_CUBES: Final = 5"),
    ("DS-C01.2", QUESTIONS, "most = min(AQUATIC_CUBES, g.gene_pool[self.animal])", "most = AQUATIC_CUBES"),
    (
        "DS-C01.3",
        CARDS,
        "AquaticTile(g.seat_of(animal), animal, 1 if can_put else 0)",
        "AquaticTile(g.seat_of(animal), animal, 1)",
    ),
    ("DS-C01.3", CARDS, "can_put = sum(g.bag) > 0 and len(", "can_put = len("),
    ("DS-C01.4", CARDS, "    if can_put or g.gene_pool[animal]:\n", "    if g.gene_pool[animal]:\n"),
    ("DS-C01.4", CARDS, "    if can_put or g.gene_pool[animal]:\n", "    if True:\n"),
    ("DS-C02.1", E_STATE, *NEVER_OPPOSING),
    (
        "DS-C02.1",
        CARDS,
        "[t for t in g.occupied(animal) if g.others_on(t, animal)]))",
        "[t for t in g.layout.board.hexes if g.others_on(t, animal)]))",
    ),
    ("DS-C03.1", CARDS, "g.cubes_on(t) > sum(", "g.cubes_on(t) >= sum("),
    ("DS-C03.1", CARDS, "ask_victims(g, animal, crowded, NOBODY)", "ask_victims(g, animal, crowded, animal)"),
    (
        "DS-C03.2",
        CARDS,
        "ask_victims(g, animal, crowded, NOBODY)",
        "ask_victims(g, animal, [t for t in crowded if g.others_on(t, animal)], NOBODY)",
    ),
    ("DS-C04.1", QUESTIONS, "if corner != action >> 16 & 255 and g.corner[corner] >= 0:", "if g.corner[corner] >= 0:"),
    (
        "DS-C04.1",
        QUESTIONS,
        "        if corner not in g.layout.board.corners_of[self.tile]:\n            return NOT_THIS_TILE\n",
        "",
    ),
    (
        "DS-C04.2",
        E_STATE,
        "            self.counts[tile * 6 + element] -= 1\n",
        "            self.counts[tile * 6 + element] -= 1\n            break\n",
    ),
    ("DS-C05.1", E_CONFLICT, *SURVIVING_ANIMAL),
    (
        "DS-C05.1",
        E_CONFLICT,
        "    if g.cubes_on(tile):\n        g.push(Survivor(g.seat_of(animal), animal, tile))\n",
        "",
    ),
    ("DS-C05.2", E_CONFLICT, "ask_victims(g, animal, around, -1)", "ask_victims(g, animal, around, animal)"),
    (
        "DS-C05.2",
        E_CONFLICT,
        "[other for other in g.tiles_beside(tile) if",
        "[other for other in g.earth() if other != tile and",
    ),
    # ---- Cold Snap to Evolution
    ("DS-C06.1", CARDS, *SAME_PLAYER_SPARED),
    ("DS-C06.1", CARDS, "if g.covered >> t & 1:\n", "if g.kind(t) >= 0:\n"),
    ("DS-C06.1", CARDS, "if other != animal and g.cubes[t * 6 + other]:", "if g.cubes[t * 6 + other]:"),
    ("DS-C06.1", CARDS, "g.eliminate(other, t, 1)", "g.eliminate(other, t, g.cubes[t * 6 + other])"),
    (
        "DS-C07.1",
        CARDS,
        "if g.elements_of(other) > mine and g.has_acquired(other)",
        "if g.elements_of(other) >= mine and g.has_acquired(other)",
    ),
    (
        "DS-C07.1",
        CARDS,
        "g.push(LoseElement(g.seat_of(other), other))",
        "g.push(LoseElement(g.seat_of(animal), other))",
    ),
    (
        "DS-C07.1",
        E_STATE,
        "        self.drop_element(animal, element)\n        self.put_in_bag(element)\n",
        "        self.drop_element(animal, element)\n",
    ),
    ("DS-C07.2", CARDS, " > mine and g.has_acquired(other):", " > mine:"),
    (
        "DS-C07.2",
        E_ELEMENTS,
        "return 0 if g.acquired(animal, element) else NOT_ACQUIRED",
        "return 0 if g.display[animal * 6 + element] else NOT_ACQUIRED",
    ),
    (
        "DS-C07.2",
        CARDS,
        "    mine = g.elements_of(animal)\n    for other in reversed(g.layout.animals)",
        "    mine = g.elements_of(animal)\n    for other in (g.layout.animals)",
    ),
    (
        "DS-C08.1",
        CARDS,
        "if element >= 0 and g.display[animal * 6 + element]",
        "if element >= 0 for _ in range(g.display[animal * 6 + element])",
    ),
    (
        "DS-C08.1",
        CARDS,
        "g.display[animal * 6 + element]",
        "[o for o in g.layout.animals if g.seat_of(o) == g.seat_of(animal) and g.display[o * 6 + element]]",
    ),
    ("DS-C09.1", CUBES, "        if victim == self.before:\n            return CHOSEN_ALREADY\n", ""),
    (
        "DS-C09.1",
        CARDS,
        "Replace(g.seat_of(animal), animal, 2, NOBODY)",
        "Replace(g.seat_of(animal), animal, 3, NOBODY)",
    ),
    (
        "DS-C09.2",
        CUBES,
        "        return opposing_refusal(g, self.animal, action >> 16 & 255, victim)",
        "        if not g.cubes[(action >> 16 & 255) * 6 + self.animal]:\n"
        "            return NO_OWN_CUBE\n        return opposing_refusal(g, self.animal, action >> 16 & 255, victim)",
    ),
    ("DS-C09.3", CUBES, "if self.left > 1 and g.gene_pool[self.animal]:", "if self.left > 1:"),
    ("DS-C09.3", CARDS, "    if g.gene_pool[animal]:\n        ask(g, Replace", "    if True:\n        ask(g, Replace"),
    ("DS-C09.4", CUBES, *BACK_TO_POOL),
    # ---- Fecundity to Hibernation
    ("DS-C10.1", CUBES, "self.animal, self.tile, 0, 1))", "self.animal, self.tile, 0, 2))"),
    ("DS-C10.1", CARDS, "for t in reversed(g.occupied(animal)):", "for t in reversed(g.earth()):"),
    ("DS-C10.1", CUBES, "cubes > fecund_tiles_left(g) and", "cubes > fecund_tiles_left(g) + 1 and"),
    ("DS-C10.2", CUBES, "cubes > fecund_tiles_left(g) and", "cubes and"),
    ("DS-C10.2", CUBES, "        elif cubes:\n", "        else:\n"),
    ("RU-22", CUBES, " and not g.settings.optional_fecundity:", ":"),
    (
        "DS-C10.2",
        CARDS,
        "for t in reversed(g.occupied(animal)):",
        "for t in reversed(g.occupied(animal)[: g.gene_pool[animal]]):",
    ),
    (
        "DS-C11.1",
        CUBES,
        "g.gain_vp(self.animal, g.cubes_on(action >> 16 & 255))",
        "g.gain_vp(self.animal, g.cubes[(action >> 16 & 255) * 6 + self.animal])",
    ),
    ("DS-C11.1", CUBES, "return 0 if g.cubes[tile * 6 + self.animal] else NO_OWN_CUBE", "return 0"),
    (
        "DS-C12.1",
        CARDS,
        "ChooseFromBag(g.seat_of(animal), animal, ANYWHERE)",
        "ChooseFromBag(g.seat_of(animal), animal, tile)",
    ),
    ("DS-C12.1", E_ELEMENTS, "return 0 if g.touches_earth(corner) else NOT_ON_EARTH", "return 0"),
    ("DS-C13.1", CUBES, "HIBERNATING: Final = 5", "HIBERNATING: Final = 6"),
    ("DS-C13.2", CUBES, *FROM_THE_POOL),
    ("DS-C13.2", CARDS, "    if g.eliminated[animal]:\n", "    if True:\n"),
    ("DS-C13.3", DOM + "reset.py", "return g.cubes[key] - g.shelter.count(key)", "return g.cubes[key]"),
    ("DS-C13.3", DOM + "reset.py", "        g.shelter = []\n", ""),
    ("DS-C13.4", STATE, *SHELTER_GROWS),
    # ---- Ice Age to Intelligence
    ("DS-C14.1", CARDS, "g.gain_bonus(other, dominated.count(other))", "g.gain_vp(other, dominated.count(other))"),
    (
        "DS-C14.1",
        CARDS,
        "    for other in g.layout.animals:\n        g.gain_bonus",
        "    for other in [animal]:\n        g.gain_bonus",
    ),
    ("DS-C14.2", CARDS, "    g.last = True\n", ""),
    ("DS-C14.2", DOMINATION, *CARDS_OFF),
    ("DS-C14.2", FLOW, *RESEED_ANYWAY),
    ("DS-C15.1", CARDS, "glaciate(g, animal, is_card=True)", "glaciate(g, animal, is_card=False)"),
    (
        "DS-C15.1",
        GLACIATION,
        "g.gain_bonus(self.animal, covered_beside(g, tile))",
        "g.gain_vp(self.animal, covered_beside(g, tile))",
    ),
    ("DS-C15.2", GLACIATION, "    if g.covers_left:\n", "    if True:\n"),
    ("DS-C15.2", GLACIATION, "        if g.covered >> tile & 1:\n            return IS_TUNDRA\n", ""),
    (
        "DS-C16.1",
        CARDS,
        "    for other in reversed(g.layout.animals):\n        g.push(Suffer",
        "    for other in reversed([o for o in g.layout.animals if o != animal]):\n        g.push(Suffer",
    ),
    ("DS-C16.1", QUESTIONS, "g.eliminate(self.animal, tile, n - 1)", "g.eliminate(self.animal, tile, n)"),
    (
        "DS-C16.2",
        QUESTIONS,
        "return 0 if g.has_acquired(self.animal) else NONE_ACQUIRED",
        "return 0 if g.elements_of(self.animal) else NONE_ACQUIRED",
    ),
    ("DS-C16.3", QUESTIONS, *DISPLAY_FIRST),
    ("DS-C16.3", QUESTIONS, *NEVER_THE_DISPLAY),
    ("DS-C16.3", STATE, "        self.total_pawns[animal] -= 1\n        if space < 0:", "        if space < 0:"),
    ("DS-C16.4", QUESTIONS, *SPECIES_IF_ANY),
    (
        "DS-C17.1",
        DOM + "actions/pawns.py",
        "return OCCUPIED if g.spaces[space] != NOBODY else 0",
        "return OCCUPIED if g.spaces[space] != NOBODY or space < g.pointer else 0",
    ),
    ("DS-C17.1", DOM + "actions/pawns.py", "return OCCUPIED if g.spaces[space] != NOBODY else 0", "return 0"),
    ("DS-C17.2", FLOW, *INSTINCT_ACTS_LATE),
    ("DS-C17.2", FLOW, "        g.push(Execution(space + 1))\n", "        g.push(Execution(space))\n"),
    ("DS-C17.3", CARDS, "    if g.pawns[animal]:\n", "    if True:\n"),
    ("DS-C17.3", CARDS, "ask(g, PlacePawn(g.seat_of(animal), animal))", "g.push(PlacePawn(g.seat_of(animal), animal))"),
    ("DS-C18.1", CARDS, "if other <= animal:", "if other < animal:"),
    ("DS-C18.1", CARDS, "if other <= animal:", "if other <= animal or g.seat_of(other) == g.seat_of(animal):"),
    # ---- Mass Exodus to Symbiotic
    ("DS-C19.1", E_MOVEMENT, *EXODUS_MAY_STAY),
    ("DS-C19.1", E_MOVEMENT, *CUBE_OWNER_MOVES),
    ("DS-C19.1", E_MOVEMENT, "for animal in reversed(ALL_ANIMALS):", "for animal in ALL_ANIMALS:"),
    (
        "DS-C20.1",
        E_ELEMENTS,
        "        g.lose_element(self.animal, action >> 16 & 255)\n        g.take_from_bag",
        "        g.take_from_bag",
    ),
    ("DS-C20.1", E_ELEMENTS, "return acquired_refusal(g, self.animal, action >> 16 & 255) | bag", "return bag"),
    ("DS-C20.2", CARDS, "ask(g, Exchange(g.seat_of(animal), animal))", "g.push(Exchange(g.seat_of(animal), animal))"),
    ("DS-C20.3", E_ELEMENTS, *TYPE_OF_EXCHANGE),
    ("DS-C20.3", E_ELEMENTS, *SAME_TYPE_REFUSED),
    ("DS-C21.1", CARDS, "if g.vp[other] > mine:", "if g.vp[other] >= mine and other != animal:"),
    ("DS-C21.1", CARDS, "g.layout.scores[g.kind(tile)][0]", "g.layout.scores[g.terrain[tile]][0]"),
    ("DS-C21.1", STATE, "        n = min(n, self.vp[animal])\n", ""),
    ("DS-C21.1", DOMINATION, *BEFORE_SCORING),
    (
        "DS-C22.1",
        STATE,
        "        if k:\n            self.track[k - 1]",
        "        if True:\n            self.track[k - 1]",
    ),
    (
        "DS-C22.1",
        STATE,
        "self.track[k - 1], self.track[k] = animal, self.track[k - 1]",
        "self.track[0], self.track[k] = animal, self.track[0]",
    ),
    (
        "DS-C23.1",
        CARDS,
        '    """DS-C23.1"""\n    g.gain_pawn(animal)\n',
        '    """DS-C23.1"""\n    [g.gain_pawn(o) for o in g.layout.animals if g.seat_of(o) == g.seat_of(animal)]\n',
    ),
    ("DS-C24.1", CARDS, "if other >= animal:", "if other > animal:"),
    ("DS-C24.1", CARDS, "if other >= animal:", "if other >= animal or g.seat_of(other) == g.seat_of(animal):"),
    ("DS-C24.2", STATE, "if self.total_pawns[animal] < MOST_PAWNS:", "if True:"),
    ("DS-C24.2", STATE, "if self.total_pawns[animal] < MOST_PAWNS:", "if self.pawns[animal] < MOST_PAWNS:"),
    ("DS-C25.1", CARDS, *LONE_TILES_TOO),
    ("DS-C25.1", CARDS, "if g.others_on(t, animal)], animal)", "if g.others_on(t, animal)], NOBODY)"),
    ("DS-C26.1", CARDS, "if g.elements_of(other) < mine]", "if g.elements_of(other) <= mine and other != animal]"),
    ("DS-C26.2", CARDS, "        if g.has_room(other):\n", "        if True:\n"),
    ("DS-C26.3", CARDS, *OWN_DRAW_LAST),
    ("DS-C26.3", CARDS, "            if element >= 0:\n", "            if True:\n"),
    # ---- rulings
    ("RU-22", CUBES, "self.animal, self.tile, 0, 1))", "self.animal, self.tile, 0, 0))"),
    ("RU-22", CUBES, "COUNT_THINGS[: HIBERNATING + 1]", "COUNT_THINGS[1 : HIBERNATING + 1]"),
    ("RU-23", E_PICK, *EMPTY_TILE_REFUSED),
    ("RU-23", E_PICK, *PASS_ALLOWED),
    ("RU-24", E_CONFLICT, "for tile in reversed(tiles):", "for tile in tiles:"),
    ("RU-24", E_CONFLICT, *VICTIMS_FIRST),
    (
        "RU-25",
        QUESTIONS,
        "g.push(ChooseFromBag(self.seat, self.animal, tile))",
        "g.push(ChooseFromBag(self.seat, self.animal, -1))",
    ),
    ("RU-25", QUESTIONS, "return vacant_corner_refusal(g, tile) if self.element else 0", "return 0"),
    ("RU-25", CARDS, "    if can_put or g.gene_pool[animal]:\n", "    if can_put:\n"),
    ("RU-26", CARDS, *ACQUIRED_ONLY),
    ("RU-27", CUBES, *BACK_TO_POOL),
    ("RU-28", STATE, *PROTECTED_FIRST),
    ("RU-28", STATE, *PROTECTION_LOST),
    ("RU-28", STATE, *PROTECTED_MOVE_FIRST),
    ("RU-28", STATE, *KEPT_UNPROTECTED),
    ("RU-29", E_ELEMENTS, *TYPE_OF_EXCHANGE),
    ("RU-29", E_ELEMENTS, *SAME_TYPE_REFUSED),
    ("RU-30", FLOW, *INSTINCT_ACTS_LATE),
    ("RU-30", FLOW, "        g.push(Execution(space + 1))\n", "        g.push(Execution(space))\n"),
    (
        "RU-30",
        STATE,
        "        self.spaces[space] = NOBODY\n        self.pawns[animal] += 1\n",
        "        self.spaces[space] = NOBODY\n",
    ),
    ("RU-31", QUESTIONS, *DISPLAY_FIRST),
    ("RU-31", QUESTIONS, *SPECIES_IF_ANY),
    ("RU-32", STATE, "if self.total_pawns[animal] < MOST_PAWNS:", "if self.pawns[animal] < MOST_PAWNS:"),
    ("RU-32", STATE, "            self.pawns[animal] += 1\n            self.dirty", "            self.dirty"),
    ("RU-33", CARDS, *COMPARED_AFTER),
    ("RU-33", CARDS, *FULL_ENDS_IT),
    ("RU-33", CARDS, "        if g.has_room(other):\n", "        if True:\n"),
]
