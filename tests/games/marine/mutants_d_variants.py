"""Variants, editions and the order of choices, broken on purpose: the tests of the id must catch each."""

from __future__ import annotations

E_CONFLICT = "earth/conflict.py"
E_FACTS = "earth/facts.py"
E_SPECIATION = "earth/speciation.py"
E_STATE = "earth/state.py"
E_WANDERLUST = "earth/wanderlust.py"
EVOLUTION = "games/marine/actions/evolution.py"
TECTONICS = "games/marine/actions/tectonics.py"
CARDS = "games/marine/cards.py"
CUBES = "games/marine/questions_cubes.py"
FLOW = "games/marine/flow.py"
INHERITANCE = "games/marine/inheritance.py"
PAWNS = "games/marine/actions/pawns.py"
QUESTIONS = "games/marine/questions.py"
SETTINGS = "games/marine/settings.py"
SETUP = "games/marine/setup.py"
STATE = "games/marine/state.py"
TERMS = "games/marine/terms.py"
TRACK = "games/marine/track.py"

# ---- changes that several rules forbid ----------------------------------------------------------------
HIGHER_TOTAL = ("return [min([self.vp[a]", "return [max([self.vp[a]")
HIGHER_COUNTS = ("points = min(mine)[0]", "points = max(mine)[0]")
LOWER_OF_EQUALS = ("max([rank for n, rank in mine if n == points])", "min([rank for n, rank in mine if n == points])")
HIGHEST_RANK = ("max([rank for n, rank in mine if n == points])", "max([rank for n, rank in mine])")
ONE_CUBE_PER_TYPE = (
    "g.display[animal * 6 + e] * g.counts[CENTRE * 6 + e]",
    "min(1, g.display[animal * 6 + e]) * g.counts[CENTRE * 6 + e]",
)
THREE_CUBES = (
    "        g.place_cubes(animal, CENTRE, n)\n    g.begin_effect()\n    give",
    "        g.place_cubes(animal, CENTRE, min(n, 3))\n    g.begin_effect()\n    give",
)
NO_START_VP = ("    g.begin_effect()\n    give_start_vp(g)\n", "    g.begin_effect()\n")
START_VP_OF_PLACES_TAKEN = ("sum(values) - (values", "sum(values[: len(g.layout.animals)]) - (values")
NEVER_REDRAWN = ("while not all([g.matches(animal, CENTRE) for animal in g.layout.animals]):", "while False:")
PRINTED_ON_BLANK = (
    "n = 0 if self.settings.blank else PRINTED[animal].count(element)",
    "n = PRINTED[animal].count(element)",
)
ONE_SUPERPOWER = ("self.kept: Final = 1 if options", "self.kept: Final = 1 if True or options")
WITH_EXAPTATION = (
    'self.with_exaptation: Final = options["superheroes"] is not True',
    "self.with_exaptation: Final = True",
)
WITHOUT_EXAPTATION = (
    'self.with_exaptation: Final = options["superheroes"] is not True',
    'self.with_exaptation: Final = options["superheroes"] is False',
)
MONOTYPIC_IN_BOTH = (
    "return -animal if self.settings.is_gmt and MONOTYPIC_HABITAT in",
    "return -animal if MONOTYPIC_HABITAT in",
)
MONOTYPIC_IN_NONE = (
    "return -animal if self.settings.is_gmt and MONOTYPIC_HABITAT in",
    "return -animal if False and MONOTYPIC_HABITAT in",
)
LONG_BONUS = ('BONUS_END: Final[dict[str, int]] = {"gmt": 6', 'BONUS_END: Final[dict[str, int]] = {"gmt": 9')
SHORT_BONUS = ('"gmt": 6, "phalanx": 9}', '"gmt": 6, "phalanx": 6}')
MORE_DISKS = ('"gmt": 19, "phalanx": 17}', '"gmt": 19, "phalanx": 19}')
ONE_TARGET = (
    "start = TRAITS[PACK_HUNTERS].n if g.settings.is_gmt else PHALANX_TARGET",
    "start = TRAITS[PACK_HUNTERS].n",
)
ANY_DISK = ("return 0 if g.rows[row * 6 + element] else NO_DISK", "return 0")

MUTANTS: list[tuple[str, str, str, str]] = [
    ("DSM-25.1", SETUP, "    return 2\n\n\nANIMAL", "    return 1\n\n\nANIMAL"),
    ("DSM-25.1", SETUP, "    if players != 2:\n", "    if False:\n"),
    ("DSM-25.2", SETUP, "[PAWNS[sum(in_play)] * n", "[PAWNS[g.seats] * n"),
    ("DSM-25.2", PAWNS, "DOMINATION_1 + len(g.layout.animals) - 1", "DOMINATION_1 + g.seats - 1"),
    (
        "DSM-25.2",
        INHERITANCE,
        "self.waiting if choosing(g, seat) != NOBODY else self.waiting & ~(1 << seat)",
        "self.waiting & ~(1 << seat)",
    ),
    (
        "DSM-25.2",
        INHERITANCE,
        "    for animal in g.order_from(g.turn):\n        if g.seat_of",
        "    for animal in g.layout.animals:\n        if g.seat_of",
    ),
    ("DSM-25.3", E_CONFLICT, "    if victim == animal:\n", "    if g.seat_of(victim) == g.seat_of(animal):\n"),
    (
        "DSM-25.3",
        TECTONICS,
        "            if g.has(other, CAMOUFLAGE):",
        "            if g.has(other, CAMOUFLAGE) and g.seat_of(other) != g.seat_of(self.animal):",
    ),
    (
        "DSM-25.3",
        PAWNS,
        "    if who == animal:\n        return OWN",
        "    if who >= 0 and g.seat_of(who) == g.seat_of(animal):\n        return OWN",
    ),
    ("DSM-25.4", E_STATE, *HIGHER_TOTAL),
    ("DSM-25.4", E_FACTS, *HIGHER_COUNTS),
    ("EX-R23", E_FACTS, *HIGHER_COUNTS),
    ("DSM-25.5", E_FACTS, *LOWER_OF_EQUALS),
    ("DSM-25.5", E_FACTS, *HIGHEST_RANK),
    ("DSM-25.5", E_FACTS, "(g.vp[a], -g.rank(a))", "(g.vp[a], g.rank(a))"),
    (
        "DSM-25.6",
        SETUP,
        "    lay(g, FIXED_TILES)\n",
        "    lay(g, FIXED_TILES[::-1])\n    g.terrain[FIXED_TILES[0][0]] = 1\n",
    ),
    ("DSM-25.6", SETUP, "    open_first_vents(g)\n    for tile, _", "    for tile, _"),
    ("DSM-25.7", SETUP, "    for tile, _ in INNER_TILES:\n", "    for tile, _ in sorted(INNER_TILES):\n"),
    (
        "DSM-25.7",
        SETUP,
        "        g.lay_tile(tile, g.draw_terrain())\n",
        "        g.draw_terrain()\n        g.lay_tile(tile, _)\n",
    ),
    ("DSM-25.8", SETUP, *NEVER_REDRAWN),
    (
        "DSM-25.8",
        SETUP,
        "    for corner, _ in START_ELEMENTS:\n        g.put_element(corner, g.draw_disk())",
        "    for corner, _ in sorted(START_ELEMENTS):\n        g.put_element(corner, g.draw_disk())",
    ),
    ("DSM-25.8", SETUP, "            g.remove_element(corner)\n", "            g.take_element(corner)\n"),
    ("DSM-25.9", SETUP, *ONE_CUBE_PER_TYPE),
    ("DSM-25.9", SETUP, *THREE_CUBES),
    ("EX-R24", SETUP, *ONE_CUBE_PER_TYPE),
    ("DSM-25.10", SETUP, *NO_START_VP),
    ("DSM-25.10", SETUP, "(values[place] if place < len(values) else 0)", "0"),
    ("DSM-25.11", SETUP, *START_VP_OF_PLACES_TAKEN),
    ("EX-63", SETUP, *NO_START_VP),
    ("EX-63", SETUP, *ONE_CUBE_PER_TYPE),
    ("DSM-25.12", STATE, *PRINTED_ON_BLANK),
    ("DSM-25.12", SETTINGS, 'options["alternative_displays"] is True', 'options["alternative_displays"] is None'),
    ("DSM-25.13", SETUP, "BLANK_DISKS: Final = 3", "BLANK_DISKS: Final = 4"),
    (
        "DSM-25.13",
        SETUP,
        "    for animal in g.order_from(g.turn):\n        for _ in",
        "    for animal in g.layout.animals:\n        for _ in",
    ),
    ("DSM-25.13", STATE, *PRINTED_ON_BLANK),
    ("EX-64", STATE, *PRINTED_ON_BLANK),
    ("DSM-25.14", SETTINGS, *ONE_SUPERPOWER),
    ("DSM-25.14", INHERITANCE, "kept = g.hands[animal] & ~chosen if g.settings.kept == 2 else chosen", "kept = chosen"),
    ("DSM-25.15", SETTINGS, *WITH_EXAPTATION),
    ("DSM-25.15", SETTINGS, *WITHOUT_EXAPTATION),
    (
        "DSM-25.16",
        INHERITANCE,
        "g.push(Inherit(self.animal, action >> 16 & 255))",
        "g.push(Inherit(self.animal, g.traits[self.animal].bit_length() - 1))",
    ),
    (
        "DSM-25.16",
        INHERITANCE,
        "return 0 if g.traits[self.animal] >> (action >> 16 & 255) & 1 else NO_SUCH_TRAIT",
        "return 0",
    ),
    ("DSM-25.17", CARDS, '"short": 15', '"short": 14'),
    ("DSM-25.18", CARDS, '"long": 5', '"long": 6'),
    ("DSM-25.19", CARDS, '"epic": 0', '"epic": 1'),
    ("DSM-25.20", SETUP, *THREE_CUBES),
    ("DSM-25.20", SETUP, *NO_START_VP),
    ("DSM-0.1", SETUP, 'Option("edition", ["gmt", "phalanx"]', 'Option("edition", ["phalanx", "gmt"]'),
    ("DSM-0.1", TERMS, *LONG_BONUS),
    ("DSM-0.1", TERMS, *SHORT_BONUS),
    ("DSM-0.1", TERMS, *MORE_DISKS),
    ("DSM-0.1", INHERITANCE, *ONE_TARGET),
    ("DSM-0.1", STATE, *MONOTYPIC_IN_BOTH),
    ("DSM-0.1", STATE, *MONOTYPIC_IN_NONE),
    (
        "DSM-0.1",
        SETUP,
        "return Layout(BOARD, controller, CUBES, ",
        'return Layout(BOARD, controller, CUBES + (edition == "gmt"), ',
    ),
    ("DSM-1.7", TERMS, *MORE_DISKS),
    ("DSM-1.17", TERMS, *LONG_BONUS),
    ("DSM-1.18", TERMS, *SHORT_BONUS),
    ("DSM-23.21", STATE, *MONOTYPIC_IN_BOTH),
    ("R-18", STATE, *MONOTYPIC_IN_BOTH),
    ("R-18", STATE, *MONOTYPIC_IN_NONE),
    ("EX-36", STATE, *MONOTYPIC_IN_NONE),
    ("EX-38", TERMS, *SHORT_BONUS),
    ("EX-45", STATE, *MONOTYPIC_IN_NONE),
    ("DSM-30.1", "core/hexgrid.py", "= sorted(places)", "= sorted(places, key=lambda place: (place[1], place[0]))"),
    (
        "DSM-30.1",
        E_SPECIATION,
        "for tile in reversed(g.layout.board.touching[corner]):",
        "for tile in g.layout.board.touching[corner]:",
    ),
    ("DSM-30.1", CUBES, "victim >= self.first and ", ""),
    ("DSM-30.1", CUBES, "tile > self.after and ", ""),
    ("DSM-30.1", QUESTIONS, "corner > self.after and ", ""),
    ("DSM-30.2", "earth/elements.py", *ANY_DISK),
    ("DSM-30.2", "core/frame.py", "        if len(options) == 1:\n", "        if False:\n"),
    ("DSM-30.2", "earth/elements.py", "class PutElement(MustPick[E])", "class PutElement(Pick[E])"),
    ("DSM-30.3", INHERITANCE, "for trait in (EXAPTATION, PACK_HUNTERS):", "for trait in (PACK_HUNTERS, EXAPTATION):"),
    (
        "DSM-30.3",
        SETUP,
        "g.push(Draft((1 << players) - 1), DealTrack(), Turn(g.turn))",
        "g.push(DealTrack(), Draft((1 << players) - 1), Turn(g.turn))",
    ),
    (
        "DSM-30.3",
        INHERITANCE,
        "        g.hands[animal] = kept\n",
        "        g.hands[animal] = kept\n        g.traits[animal] = kept\n",
    ),
    (
        "DSM-30.4",
        FLOW,
        "g.push(TakeTurn(g.seat_of(self.animal), self.animal), Act(self.animal), ",
        "g.push(Act(self.animal), TakeTurn(g.seat_of(self.animal), self.animal), ",
    ),
    (
        "DSM-30.5",
        E_WANDERLUST,
        "g.push(WanderElement(self.animal, tile), WanderBonus(self.animal, tile), WanderMoves(0, tile))",
        "g.push(WanderBonus(self.animal, tile), WanderElement(self.animal, tile), WanderMoves(0, tile))",
    ),
    (
        "DSM-30.5",
        E_WANDERLUST,
        "for source in reversed(g.tiles_beside(self.tile)):",
        "for source in g.tiles_beside(self.tile):",
    ),
    (
        "DSM-30.5",
        EVOLUTION,
        "        g.push(AwardCard(self.animal, tile))\n        score(g, tile, by_action=True)\n",
        "        score(g, tile, by_action=True)\n",
    ),
    ("DSM-30.5", E_CONFLICT, "stays = ANYWHERE if self.terrain == ANY_TERRAIN else tile", "stays = tile"),
    ("DSM-30.5", "earth/movement.py", "        if self.moves > n:\n", "        if False:\n"),
    (
        "DSM-30.7",
        TRACK,
        "        if icons & LIVING:\n            g.push(Survival())\n        if icons & SKELETON:\n"
        "            g.push(Extinction())\n",
        "        if icons & SKELETON:\n            g.push(Extinction())\n        if icons & LIVING:\n"
        "            g.push(Survival())\n",
    ),
    ("DSM-30.7", TRACK, "        enter_play(g, self.card)\n", ""),
    (
        "DSM-30.7",
        TRACK,
        "        g.track.remove(self.card)\n        g.discard.append(self.card)\n",
        "        g.discard.append(self.card)\n        enter_play(g, self.card)\n        g.track.remove(self.card)\n",
    ),
    (
        "DSM-30.8",
        FLOW,
        "g.push(*[ExaptationCheck(animal) for animal in g.order_from(self.animal)], CloseTurn(self.animal))",
        "g.push(CloseTurn(self.animal), *[ExaptationCheck(animal) for animal in g.order_from(self.animal)])",
    ),
    (
        "DSM-30.8",
        FLOW,
        "        g.push(Turn(self.animal if g.extra else g.order_from(self.animal)[1]))\n"
        "        if is_round_over:\n            g.push(Reseed())\n",
        "        if is_round_over:\n            g.push(Reseed())\n"
        "        g.push(Turn(self.animal if g.extra else g.order_from(self.animal)[1]))\n",
    ),
    ("DSM-30.8", FLOW, "self.animal if g.extra else g.order_from(self.animal)[1]", "g.order_from(self.animal)[1]"),
]
