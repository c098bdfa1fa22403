"""Traits from Ancient Lineage to Hadopelagic, broken on purpose: the tests that carry the id must catch each."""

from __future__ import annotations

E_SPECIATION = "earth/speciation.py"
ELEMENTS = "games/marine/actions/elements.py"
EVOLUTION = "games/marine/actions/evolution.py"
PAWNS = "games/marine/actions/pawns.py"
TECTONICS = "games/marine/actions/tectonics.py"
EFFECTS = "games/marine/effects.py"
FLOW = "games/marine/flow.py"
INHERITANCE = "games/marine/inheritance.py"
SCORING = "games/marine/scoring.py"
STATE = "games/marine/state.py"
TRACK = "games/marine/track.py"
TRAITS = "games/marine/traits.py"

# ---- changes that several rules forbid ----------------------------------------------------------------
LINEAGE_FOR_ALL = ("if g.has(self.animal, ANCIENT_LINEAGE):", "if True:")
LINEAGE_LAST_SLOT = ("take_card(g, self.animal, g.track[0])", "take_card(g, self.animal, g.track[-1])")
LINEAGE_MUST = ("class Lineage(Pick[Sea])", "class Lineage(MustPick[Sea])")
LINEAGE_AFTER_CLOSE = (
    "g.push(TakeTurn(g.seat_of(self.animal), self.animal), Act(self.animal), EndOfTurn(self.animal))",
    "g.push(TakeTurn(g.seat_of(self.animal), self.animal), EndOfTurn(self.animal), Act(self.animal))",
)
LINEAGE_BEFORE_MARKER = ("    take_back_all(g, animal)\n    g.move_marker(animal)\n", "    g.move_marker(animal)\n")
RESEED_BEFORE_EVENTS = (
    "        card = draw_card(g)\n        if card >= 0:\n            g.push(NewCard(card))\n",
    "        card = draw_card(g)\n        if card >= 0:\n            g.stack.insert(0, NewCard(card))\n",
)
CAMOUFLAGE_OWN = ("reversed(g.order_from(self.animal)[1:])", "reversed(g.order_from(self.animal))")
CAMOUFLAGE_UPWARDS = ("reversed(g.order_from(self.animal)[1:])", "g.order_from(self.animal)[1:]")
CAMOUFLAGE_ALWAYS = ("if g.laid >= 0:", "if True:")
CAMOUFLAGE_FORGONE = (
    "    if g.covers_left:\n        seat = g.seat_of(animal)\n",
    "    if g.covers_left:\n        seat = g.seat_of(animal)\n        g.push(Camouflages(animal, 32))\n",
)
CAMOUFLAGE_MUST = ("class Camouflage(Pick[Sea])", "class Camouflage(MustPick[Sea])")
CAMOUFLAGE_EARLY = (
    "    g.push(Camouflages(animal, tile))\n    ask(g, SettleVent(g.seat_of(animal), animal, tile))\n",
    "    ask(g, SettleVent(g.seat_of(animal), animal, tile))\n    g.push(Camouflages(animal, tile))\n",
)
CAMOUFLAGE_NOT_BY_WANDERLUST = ("            g.push(Camouflages(self.animal, g.laid))\n", "")
CAMOUFLAGE_WITHOUT_CUBES = ("return 0 if g.gene_pool[self.animal] else NO_SOURCE", "return 0")
CAMOUFLAGE_SAME_EFFECT = (
    "        g.begin_effect()\n        g.place_cubes(self.animal, self.tile, 1)",
    "        g.place_cubes(self.animal, self.tile, 1)",
)
CARNIVORE_ALONE = ('Trait("carnivore", 0.85, n=2)', 'Trait("carnivore", 0.85, n=1)')
CARNIVORE_THREE = ('Trait("carnivore", 0.85, n=2)', 'Trait("carnivore", 0.85, n=3)')
ONE_PASS = ("            doomed = endangered(g)\n\n", "            doomed = []\n\n")
NICHE_ONLY_MINE = (
    "n += TRAITS[ECOLOGICAL_NICHE].n if other == animal else -TRAITS[ECOLOGICAL_NICHE].n",
    "n += TRAITS[ECOLOGICAL_NICHE].n if other == animal else 0",
)
NICHE_ONLY_THEIRS = (
    "n += TRAITS[ECOLOGICAL_NICHE].n if other == animal else -TRAITS[ECOLOGICAL_NICHE].n",
    "n -= TRAITS[ECOLOGICAL_NICHE].n if other != animal else 0",
)
NICHE_EVERYWHERE = (" and self.control[element] == other:", ":")
EXAPTATION_15 = ('Trait("exaptation", 0.7, n=16', 'Trait("exaptation", 0.7, n=15')
EXAPTATION_17 = ('Trait("exaptation", 0.7, n=16', 'Trait("exaptation", 0.7, n=17')
EXAPTATION_NEVER = ("if owns and g.gene_pool[self.animal] <= TRAITS[EXAPTATION].n:", "if False:")
EXAPTATION_OWN_ACTION = (
    "for animal in g.order_from(self.animal)], CloseTurn",
    "for animal in [self.animal]], CloseTurn",
)
EXAPTATION_LATE = (
    "g.push(*[ExaptationCheck(animal) for animal in g.order_from(self.animal)], CloseTurn(self.animal))",
    "g.push(CloseTurn(self.animal), *[ExaptationCheck(animal) for animal in g.order_from(self.animal)])",
)
EXAPTATION_DRAWN = (
    "        draw_traits(g, self.animal, DRAWN)\n",
    "        g.box |= 1 << self.old\n        draw_traits(g, self.animal, DRAWN)\n",
)
FLIGHT_BETWEEN = (
    "return 0 if g.has(animal, FLIGHT) and space < min(keys) else NOT_AFTER",
    "return 0 if g.has(animal, FLIGHT) and space < max(keys) else NOT_AFTER",
)
FLIGHT_NEVER = ("return 0 if g.has(animal, FLIGHT) and space < min(keys) else NOT_AFTER", "return NOT_AFTER")
HADOPELAGIC_ALWAYS = (
    "if g.has(animal, HADOPELAGIC) and not has_available(g, animal):",
    "if g.has(animal, HADOPELAGIC):",
)
HADOPELAGIC_ALL = (
    "if g.has(animal, HADOPELAGIC) and not has_available(g, animal):",
    "if not has_available(g, animal):",
)
HADOPELAGIC_AFTER = (
    "    if g.has(animal, HADOPELAGIC) and not has_available(g, animal):\n        g.extra = True\n"
    "    take_back_all(g, animal)\n",
    "    take_back_all(g, animal)\n    if g.has(animal, HADOPELAGIC) and not has_available(g, animal):\n"
    "        g.extra = True\n",
)
EXTRA_BEFORE_RESEED = (
    "        g.push(Turn(self.animal if g.extra else g.order_from(self.animal)[1]))\n        if is_round_over:\n"
    "            g.push(Reseed())\n",
    "        if is_round_over:\n            g.push(Reseed())\n"
    "        g.push(Turn(self.animal if g.extra else g.order_from(self.animal)[1]))\n",
)
EXTRA_BEFORE_END = (
    "if (is_round_over and g.last) or g.truncated:",
    "if (is_round_over and g.last and not g.extra) or g.truncated:",
)
COPY_STAYS = ("        g.copy[animal] = NO_TRAIT\n", "        pass\n")
BUDDING_21 = ('Trait("budding_intelligence", 0.9, n=20)', 'Trait("budding_intelligence", 0.9, n=21)')
BUDDING_19 = ('Trait("budding_intelligence", 0.9, n=20)', 'Trait("budding_intelligence", 0.9, n=19)')
BUDDING_AGAIN = ("                self.budded |= 1 << animal\n", "")
BUDDING_LATER_PAWN = ("                self.pawns[animal] += 1\n", "")
CANNIBAL_RETURN = (
    "    def place_cubes(self, animal: int, tile: int, n: int) -> None:\n",
    "    def return_cubes(self, animal: int, tile: int, n: int) -> None:\n"
    "        super().return_cubes(animal, tile, n)\n        if self.has(animal, CANNIBAL):\n"
    "            self.gain_vp(animal, n)\n\n    def place_cubes(self, animal: int, tile: int, n: int) -> None:\n",
)
CANNIBAL_BY_CUBE = ("self.gain_vp(animal, TRAITS[CANNIBAL].n)", "self.gain_vp(animal, n * TRAITS[CANNIBAL].n)")
CANNIBAL_ALWAYS = ("            self.eaten |= bit\n", "")
CANNIBAL_ONE_FOR_BOTH = ("        bit = 1 << (tile * 6 + animal)\n", "        bit = 1 << (tile * 6)\n")
CANNIBAL_2 = ('Trait("cannibal", 0.5, n=1', 'Trait("cannibal", 0.5, n=2')
CANNIBAL_BY_OTHERS = (
    "        if n and self.has(animal, CANNIBAL) and not self.eaten & bit:\n",
    "        if n and self.has(animal, CANNIBAL) and self.turn != animal and not self.eaten & bit:\n",
)
CANNIBAL_FAMILY = (
    "            self.gain_vp(animal, TRAITS[CANNIBAL].n)\n",
    "            self.gain_vp(animal, TRAITS[CANNIBAL].n)\n        for other in self.layout.animals:\n"
    "            if other != animal and self.has(other, CANNIBAL) and self.seat_of(other) == self.seat_of(animal):\n"
    "                self.gain_vp(other, n)\n",
)
LINEAGE_WITHOUT_CARDS = ("return 0 if g.track else NOT_IN_PLAY", "return 0")
LINEAGE_SCORES = (
    "        take_card(g, self.animal, g.track[0])\n",
    "        score(g, 18, by_action=True)\n        take_card(g, self.animal, g.track[0])\n",
)
LINEAGE_ONCE_A_ROUND = (
    "    take_back_all(g, animal)\n    g.move_marker(animal)\n",
    "    take_back_all(g, animal)\n    g.space = 36 if g.retrieved >> animal & 1 else -1\n    g.move_marker(animal)\n",
)
LINEAGE_BY_SHIFT = (
    "        take_back_all(g, other)\n",
    "        take_back_all(g, other)\n        if g.has(other, 0):\n            g.track.pop()\n",
)
LATE_HADOPELAGIC = (
    "        g.push(*[ExaptationCheck(animal)",
    "        g.extra = g.extra or (g.space < 0 and g.has(self.animal, 9))\n        g.push(*[ExaptationCheck(animal)",
)
LINEAGE_AT_SLOT_2 = ("    x = g.track.index(card) + 1\n", "    x = g.track.index(card) + 2\n")

MUTANTS: list[tuple[str, str, str, str]] = [
    ("DSM-24.1", FLOW, *LINEAGE_FOR_ALL),
    ("DSM-24.1", EVOLUTION, *LINEAGE_LAST_SLOT),
    ("DSM-24.1", EVOLUTION, *LINEAGE_MUST),
    ("DSM-24.1", FLOW, *LINEAGE_AFTER_CLOSE),
    ("EX-71", EVOLUTION, *LINEAGE_LAST_SLOT),
    ("EX-71", EFFECTS, *LINEAGE_AT_SLOT_2),
    ("EX-72", TRACK, *RESEED_BEFORE_EVENTS),
    ("EX-72", FLOW, *LINEAGE_AFTER_CLOSE),
    ("EX-73", FLOW, *LINEAGE_AFTER_CLOSE),
    ("EX-73", EFFECTS, "    g.last = True\n", ""),
    ("R-35", FLOW, *LINEAGE_AFTER_CLOSE),
    ("R-35", PAWNS, *LINEAGE_BEFORE_MARKER),
    ("DSM-24.24", PAWNS, *LINEAGE_BEFORE_MARKER),
    ("DSM-24.24", EVOLUTION, *LINEAGE_SCORES),
    ("DSM-24.24", EFFECTS, *LINEAGE_AT_SLOT_2),
    ("DSM-24.24", EVOLUTION, *LINEAGE_WITHOUT_CARDS),
    ("DSM-24.24", TRACK, *RESEED_BEFORE_EVENTS),
    ("DSM-24.24", EFFECTS, "    g.last = True\n", ""),
    ("DSM-24.24", PAWNS, *LINEAGE_ONCE_A_ROUND),
    ("DSM-24.24", EFFECTS, *LINEAGE_BY_SHIFT),
    ("DSM-24.24", FLOW, *LATE_HADOPELAGIC),
    ("DSM-24.2", PAWNS, "(space != FEEDER_1 + animal or not g.has(animal, BOTTOM_FEEDER))", "False"),
    ("DSM-24.2", PAWNS, "space != FEEDER_1 + animal or ", ""),
    (
        "DSM-24.2",
        STATE,
        "                found.append(min(space, FEEDER_1))\n",
        "                found.append(0 if space >= FEEDER_1 else space)\n",
    ),
    (
        "DSM-24.2",
        PAWNS,
        "    return basic_refusal(g, animal, space, keys) if",
        "    if pawn and space >= FEEDER_1:\n        return 1\n    return basic_refusal(g, animal, space, keys) if",
    ),
    (
        "DSM-24.2",
        ELEMENTS,
        "BOXES: Final[list[int]] = [DEPLETION, REGRESSION]",
        "BOXES: Final[list[int]] = [DEPLETION]",
    ),
    (
        "DSM-24.2",
        ELEMENTS,
        "BOXES: Final[list[int]] = [DEPLETION, REGRESSION]",
        "BOXES: Final[list[int]] = [REGRESSION, DEPLETION]",
    ),
    ("DSM-24.2", ELEMENTS, "        g.take_from_row(self.row, self.element)\n", ""),
    ("DSM-24.2", ELEMENTS, "else 0 if g.has_room(self.animal) or has_vacant_corner(g) else NO_ROOM", "else 0"),
    (
        "DSM-24.2",
        ELEMENTS,
        "            return 0 if g.has_room(self.animal) else NO_ROOM\n        return 0 if has_v",
        "            return 0\n        return 0 if has_v",
    ),
    ("DSM-24.2", ELEMENTS, "class FeedOnBottom(Pick[Sea])", "class FeedOnBottom(MustPick[Sea])"),
    ("DSM-24.3", TRAITS, *BUDDING_21),
    ("DSM-24.3", TRAITS, *BUDDING_19),
    ("DSM-24.3", STATE, *BUDDING_AGAIN),
    ("DSM-24.3", STATE, *BUDDING_LATER_PAWN),
    ("DSM-24.3", STATE, "if self.has(animal, BUDDING_INTELLIGENCE) and not", "if not"),
    ("EX-57", STATE, *BUDDING_AGAIN),
    ("EX-57", TRAITS, *BUDDING_21),
    ("DSM-24.4", TECTONICS, *CAMOUFLAGE_OWN),
    ("DSM-24.4", TECTONICS, *CAMOUFLAGE_MUST),
    ("DSM-24.4", FLOW, *CAMOUFLAGE_NOT_BY_WANDERLUST),
    ("DSM-24.25", FLOW, *CAMOUFLAGE_ALWAYS),
    ("DSM-24.25", TECTONICS, *CAMOUFLAGE_FORGONE),
    ("DSM-24.25", TECTONICS, *CAMOUFLAGE_EARLY),
    ("DSM-24.25", TECTONICS, *CAMOUFLAGE_UPWARDS),
    ("DSM-24.25", TECTONICS, *CAMOUFLAGE_OWN),
    ("DSM-24.25", TECTONICS, *CAMOUFLAGE_WITHOUT_CUBES),
    ("DSM-24.25", TECTONICS, *CAMOUFLAGE_SAME_EFFECT),
    ("EX-74", TECTONICS, *CAMOUFLAGE_OWN),
    ("EX-74", FLOW, *CAMOUFLAGE_NOT_BY_WANDERLUST),
    ("EX-75", TECTONICS, *CAMOUFLAGE_EARLY),
    ("EX-75", TECTONICS, *CAMOUFLAGE_FORGONE),
    ("EX-76", TECTONICS, *CAMOUFLAGE_UPWARDS),
    ("EX-76", TECTONICS, *CAMOUFLAGE_SAME_EFFECT),
    ("R-28", TECTONICS, *CAMOUFLAGE_EARLY),
    (
        "R-28",
        TECTONICS,
        "    g.push(Camouflages(animal, tile))\n",
        "    if g.space >= 0 and g.space < 21:\n        g.push(Camouflages(animal, tile))\n",
    ),
    ("DSM-24.5", STATE, *CANNIBAL_RETURN),
    ("DSM-24.5", STATE, *CANNIBAL_BY_CUBE),
    ("DSM-24.5", TRAITS, *CANNIBAL_2),
    ("R-36", STATE, *CANNIBAL_ALWAYS),
    ("DSM-24.5", STATE, *CANNIBAL_ONE_FOR_BOTH),
    ("DSM-24.5", STATE, *CANNIBAL_BY_OTHERS),
    ("EX-61", STATE, *CANNIBAL_RETURN),
    ("EX-61", STATE, *CANNIBAL_BY_CUBE),
    ("R-26", STATE, *CANNIBAL_FAMILY),
    ("DSM-24.6", TRAITS, *CARNIVORE_ALONE),
    ("DSM-24.6", TRAITS, *CARNIVORE_THREE),
    ("DSM-24.6", SCORING, *ONE_PASS),
    ("DSM-24.6", STATE, "        if not self.has(animal, CARNIVORE):\n            return False\n", ""),
    ("EX-39", SCORING, *ONE_PASS),
    ("DSM-24.7", STATE, *NICHE_ONLY_MINE),
    ("DSM-24.7", STATE, *NICHE_ONLY_THEIRS),
    ("DSM-24.7", STATE, *NICHE_EVERYWHERE),
    ("DSM-24.7", STATE, "if self.has(other, ECOLOGICAL_NICHE) and", "if"),
    (
        "DSM-24.7",
        E_SPECIATION,
        "g.push(SpeciateTile(self.animal, tile, g.corner[corner]))",
        "g.push(SpeciateTile(self.animal, tile, self.element))",
    ),
    ("EX-21", STATE, *NICHE_ONLY_MINE),
    ("EX-R25", STATE, *NICHE_ONLY_THEIRS),
    ("EX-R25", STATE, *NICHE_ONLY_MINE),
    ("DSM-24.8", TRAITS, *EXAPTATION_15),
    ("DSM-24.8", TRAITS, *EXAPTATION_17),
    ("DSM-24.8", INHERITANCE, *EXAPTATION_NEVER),
    ("DSM-24.8", INHERITANCE, "if other != self.animal and g.traits[other]", "if g.traits[other]"),
    ("DSM-24.8", INHERITANCE, *COPY_STAYS),
    ("EX-69", INHERITANCE, *EXAPTATION_NEVER),
    ("EX-69", INHERITANCE, *COPY_STAYS),
    ("R-29", FLOW, *EXAPTATION_OWN_ACTION),
    ("R-29", FLOW, *EXAPTATION_LATE),
    ("R-29", INHERITANCE, *EXAPTATION_DRAWN),
    (
        "DSM-24.23",
        INHERITANCE,
        "g.gene_pool[self.animal] <= TR",
        "g.gene_pool[self.animal] + g.squares.count(self.animal) <= TR",
    ),
    ("DSM-24.9", PAWNS, *FLIGHT_BETWEEN),
    ("DSM-24.9", PAWNS, *FLIGHT_NEVER),
    ("DSM-24.9", PAWNS, "return 0 if g.has(animal, FLIGHT) and", "return 0 if"),
    ("EX-59", PAWNS, *FLIGHT_BETWEEN),
    ("DSM-24.10", PAWNS, *HADOPELAGIC_ALWAYS),
    ("DSM-24.10", PAWNS, *HADOPELAGIC_ALL),
    ("DSM-24.10", PAWNS, *HADOPELAGIC_AFTER),
    ("DSM-24.10", FLOW, *EXTRA_BEFORE_RESEED),
    ("DSM-24.10", FLOW, *EXTRA_BEFORE_END),
    ("EX-60", PAWNS, *HADOPELAGIC_ALWAYS),
    ("EX-60", PAWNS, *HADOPELAGIC_AFTER),
    ("EX-43", FLOW, *EXTRA_BEFORE_END),
]
