"""Evolution, Domination, track, events and end, broken on purpose: the tests that carry the id must notice."""

from __future__ import annotations

E_CONFLICT = "earth/conflict.py"
E_FACTS = "earth/facts.py"
E_STATE = "earth/state.py"
E_CHANGES = "earth/changes.py"
CARDS = "games/marine/cards.py"
CUBES = "games/marine/questions_cubes.py"
EFFECTS = "games/marine/effects.py"
EVOLUTION = "games/marine/actions/evolution.py"
FLOW = "games/marine/flow.py"
PAWNS = "games/marine/actions/pawns.py"
RESEED = "games/marine/reseed.py"
SCORING = "games/marine/scoring.py"
STATE = "games/marine/state.py"
TECTONICS = "games/marine/actions/tectonics.py"
TERMS = "games/marine/terms.py"
TRACK = "games/marine/track.py"

# ---- changes that several rules forbid --------------------------------------------------------
STRAIGHT_TO_DEPLETION = ("g.move_row(ABUNDANCE, FADING)", "g.move_row(ABUNDANCE, DEPLETION)")
SCORE_ANYTHING = ("return 0 if g.kind(tile) == self.terrain else WRONG_TERRAIN", "return 0")
SCORE_UNDER_VENTS = ("return 0 if g.kind(tile) == self.terrain", "return 0 if g.terrain[tile] == self.terrain")
CARD_FOR_ANYBODY_THERE = (
    "if g.is_thriving(self.animal, self.tile):",
    "if g.cubes[self.tile * 6 + self.animal]:",
)
THRIVING_ONLY = (
    "present = [a for a in g.layout.animals if g.cubes[tile * 6 + a]]",
    "present = [a for a in g.layout.animals if g.cubes[tile * 6 + a] and not g.is_endangered(a, tile)]",
)
AT_LEAST_THE_TARGET = ("element) > g.target[element]", "element) >= g.target[element]")
NOT_AGAIN = (
    "element) > g.target[element] else",
    "element) > g.target[element] and g.control[element] != self.animal else",
)
IN_PLAY_WHEN_DISCARDED = ("VOLCANISM in g.track)", "VOLCANISM in g.track + g.discard)")
NEVER_IN_PLAY = ("VOLCANISM in g.track)", "False)")
FOR_THE_LIVING = "        if icons & LIVING:\n            g.push(Survival())\n"
FOR_SKELETONS = "        if icons & SKELETON:\n            g.push(Extinction())\n"
SURVIVAL_FIRST = (FOR_THE_LIVING + FOR_SKELETONS, FOR_SKELETONS + FOR_THE_LIVING)
EXTINCTION_BEFORE_THE_TEXT = (
    "        enter_play(g, self.card)\n",
    "        if icons & SKELETON:\n            Extinction().run(g)\n        enter_play(g, self.card)\n",
)
ASKED_BY_MARINE_SNOW = (
    "        score_terrain(g, OCEAN)\n",
    "        from .questions_cubes import TerrainPick\n\n        g.push(TerrainPick(0, 0))\n",
)
GONE_TOO_EARLY = ("    g.push(FinishCard(card))\n    resolve_card", "    FinishCard(card).run(g)\n    resolve_card")
RESEED_BEFORE_LINEAGE = (
    "Act(self.animal), EndOfTurn(self.animal))\n\n\nclass Act",
    "EndOfTurn(self.animal), Act(self.animal))\n\n\nclass Act",
)
SEQUENTIAL = (
    "            for tile, animal in doomed:\n                g.eliminate",
    "            for tile, animal in [(t, a) for t in g.earth() for a in g.layout.animals]:\n"
    "                if not g.is_endangered(animal, tile):\n                    continue\n                g.eliminate",
)
NEVER_TOLD = ("if holder != g.held:", "if False:")
AT_THE_RIM = ("return n == 3", "return n == len(g.layout.board.touching[corner])")
AT_TWO = ("return n == 3", "return n >= 2")
UNPROTECTED = ("if animal not in g.squares and not g.has", "if not g.has")
NO_END = ("if is_round_over and not g.last and 0 < g.settings.round_limit <= g.round:", "if False:")
NO_END_OF_TURNS = ("return 0 < g.settings.turn_limit <= g.turns and not is_round_over", "return False")
DISK_BY_DISK = (
    "                    g.lose_element(animal, element)\n",
    "                    for _ in range(min(g.acquired(animal, element), g.rows[REGRESSION * 6 + element])):\n"
    "                        g.lose_element(animal, element)\n",
)
FINAL = "g.push(Extinction(), Survival(), LastPoints())"
TARGETS = (
    "        for element in ALL_ELEMENTS:\n            if g.control[element] != NOBODY:\n"
    "                g.gain_vp(g.control[element], g.target[element])\n"
)
TILES = "        for tile in g.earth():\n            score(g, tile, by_action=False)\n"

MUTANTS: list[tuple[str, str, str, str]] = [
    # ---- Evolution
    ("DSM-16.1", EVOLUTION, *SCORE_ANYTHING),
    (
        "DSM-16.1",
        EVOLUTION,
        "return 0 if g.kind(tile) == self.terrain else",
        "return 0 if g.kind(tile) == self.terrain and g.cubes[tile * 6 + self.animal] else",
    ),
    ("DSM-16.2", EVOLUTION, *SCORE_UNDER_VENTS),
    ("DSM-16.3", EVOLUTION, "        score(g, tile, by_action=True)\n", ""),
    (
        "DSM-16.3",
        EVOLUTION,
        "        score(g, tile, by_action=True)\n",
        "        score(g, tile, by_action=True)\n        score(g, tile, by_action=True)\n",
    ),
    ("DSM-16.4", EVOLUTION, *CARD_FOR_ANYBODY_THERE),
    ("DSM-16.4", EVOLUTION, "if g.is_thriving(self.animal, self.tile):", "if True:"),
    ("DSM-16.4", EVOLUTION, "class TakeCard(MustPick[Sea])", "class TakeCard(Pick[Sea])"),
    ("DSM-16.5", EVOLUTION, "g.track.index(card) < self.most", "g.track.index(card) <= self.most"),
    ("DSM-16.5", EVOLUTION, "g.track.index(card) < self.most", "g.track.index(card) < self.most - 1"),
    ("DSM-16.6", E_FACTS, "(-g.cubes[tile * 6 + a], g.rank(a))", "(-g.cubes[tile * 6 + a], -g.rank(a))"),
    ("DSM-16.6", E_FACTS, "(-g.cubes[tile * 6 + a], g.rank(a))", "(0, g.rank(a))"),
    ("DSM-16.6", STATE, "-animal if self.settings.is_gmt and MONOTYPIC_HABITAT", "-animal if MONOTYPIC_HABITAT"),
    ("DSM-16.7", TERMS, "[[8, 4, 2, 1], [7, 4, 2], [6, 3, 2]", "[[8, 4, 2, 1], [7, 4, 2, 1], [6, 3, 2]"),
    ("DSM-16.8", E_FACTS, "enumerate(ranking(g, tile)[", "enumerate((ranking(g, tile) * 4)["),
    ("DSM-16.9", E_FACTS, *THRIVING_ONLY),
    (
        "DSM-16.10",
        CUBES,
        "        score_terrain(g, action >> 16 & 255)\n",
        "        from .actions.evolution import TakeCard\n\n        g.push(TakeCard(self.seat, self.animal, 5))\n"
        "        score_terrain(g, action >> 16 & 255)\n",
    ),
    (
        "DSM-16.11",
        E_CONFLICT,
        "g.push(Victim(g.seat_of(animal), animal, tile, spared))",
        "g.push(Victim(g.seat_of(0), 0, tile, spared))",
    ),
    ("DSM-16.12", E_CONFLICT, "class Victim(MustPick[E])", "class Victim(Pick[E])"),
    (
        "DSM-16.12",
        EFFECTS,
        "    g.push(HabitatFor(animal))\n",
        "    if [1 for owner in g.control if owner != animal]:\n        g.push(HabitatFor(animal))\n",
    ),
    (
        "DSM-16.12",
        CUBES,
        "        g.push(Bite(self.animal, tile))\n        remove_elements(g, self.animal, tile, 1)\n",
        "        remove_elements(g, self.animal, tile, 1)\n        g.push(Bite(self.animal, tile))\n",
    ),
    ("DSM-16.13", EFFECTS, "x = g.track.index(card) + 1", "x = g.track.index(card) or 1"),
    ("R-32", SCORING, "        g.award(animal, n)\n", "        g.gain_vp(animal, n)\n"),
    ("R-32", SCORING, "len(present) == 1 and g.has(present[0], SOLITARY)", "False"),
    ("EX-36", STATE, "return -animal if", "return animal if"),
    ("EX-32", E_FACTS, "(-g.cubes[tile * 6 + a], g.rank(a))", "(-g.cubes[tile * 6 + a], -g.rank(a))"),
    ("EX-33", EVOLUTION, "if g.is_thriving(self.animal, self.tile):", "if True:"),
    ("EX-34", EVOLUTION, *CARD_FOR_ANYBODY_THERE),
    ("EX-R20", EVOLUTION, "g.track.index(card) < self.most", "g.track.index(card) <= self.most"),
    ("EX-R26", EVOLUTION, "g.track.index(card) < self.most", "g.track.index(card) <= self.most"),
    # ---- Domination
    ("DSM-17.1", STATE, "self.display[animal * 6 + element] * tiles", "self.printed(animal, element) * tiles"),
    (
        "DSM-17.1",
        STATE,
        "if self.counts[t * 6 + element]])\n        return self.display",
        "])\n        return self.display",
    ),
    (
        "DSM-17.1",
        STATE,
        "tiles = len([t for t in self.occupied(animal) if",
        "tiles = sum([self.cubes[t * 6 + animal] for t in self.occupied(animal) if",
    ),
    ("DSM-17.2", EVOLUTION, *AT_LEAST_THE_TARGET),
    (
        "DSM-17.3",
        EVOLUTION,
        "element) > g.target[element] else",
        "element) > max([g.target[element], *[g.domination_value(a, element) for a in g.layout.animals if a != "
        "self.animal]]) else",
    ),
    ("DSM-17.4", EVOLUTION, *AT_LEAST_THE_TARGET),
    ("DSM-17.5", EVOLUTION, "            g.take_control(self.animal, element)\n", "            pass\n"),
    (
        "DSM-17.5",
        STATE,
        "        self.control[element] = animal\n",
        "        self.control[element] = animal\n"
        "        self.spaces = [NOBODY if who == SPECIAL + element else who for who in self.spaces]\n",
    ),
    (
        "DSM-17.6",
        EVOLUTION,
        "g.set_target(element, g.domination_value(self.animal, element))",
        "g.set_target(element, g.target[element] + 1)",
    ),
    ("DSM-17.7", EVOLUTION, *NOT_AGAIN),
    ("R-11", EVOLUTION, *NOT_AGAIN),
    (
        "DSM-17.8",
        EVOLUTION,
        "element) > g.target[element] else",
        "element) > g.target[element] or g.control[element] == self.animal else",
    ),
    ("DSM-17.9", PAWNS, "DOMINATION_1 + len(g.layout.animals) - 1", "DOMINATION_1 + len(g.layout.animals)"),
    ("DSM-17.9", PAWNS, "DOMINATION_1 + len(g.layout.animals) - 1", "DOMINATION_1 + len(g.layout.animals) - 2"),
    ("EX-R3", EVOLUTION, "element) > g.target[element] else", "element) > g.target[element] + 2 else"),
    ("EX-37", EVOLUTION, *NOT_AGAIN),
    ("EX-R1", TERMS, "    [SUN, SUN, SPONGES],\n", "    [SUN, SPONGES, SPONGES],\n"),
    ("EX-R2", EVOLUTION, *AT_LEAST_THE_TARGET),
    ("EX-R21", EVOLUTION, "            g.take_control(self.animal, element)\n", "            pass\n"),
    ("EX-4", EVOLUTION, *AT_LEAST_THE_TARGET),
    # ---- the track
    ("DSM-18.1", TRACK, "g.track.append(card)", "g.track.insert(0, card)"),
    ("DSM-18.2", TECTONICS, *IN_PLAY_WHEN_DISCARDED),
    ("DSM-18.2", TECTONICS, *NEVER_IN_PLAY),
    ("DSM-18.3", TRACK, "g.discard.append(self.card)", "g.discard.insert(0, self.card)"),
    (
        "DSM-18.3",
        TRACK,
        "        g.track.remove(self.card)\n",
        "        g.track[g.track.index(self.card)] = g.track[-1]\n        g.track.pop()\n",
    ),
    ("DSM-18.4", TRACK, "        card = draw_card(g)\n", "        card = -1\n"),
    ("DSM-18.5", TRACK, *SURVIVAL_FIRST),
    ("DSM-18.5", TRACK, *EXTINCTION_BEFORE_THE_TEXT),
    ("DSM-18.5", TRACK, "        if icons & LIVING:\n", "        if icons:\n"),
    ("DSM-18.6", TRACK, "    if not g.deck_left:\n", "    if not g.unseen:\n"),
    ("DSM-18.7", EVOLUTION, "            ask(g, TakeCard", "            g.push(TakeCard"),
    ("DSM-18.8", TECTONICS, *IN_PLAY_WHEN_DISCARDED),
    ("DSM-18.8", TECTONICS, "VOLCANISM in g.track)", "VOLCANISM in g.track and self.animal)"),
    ("DSM-18.9", EFFECTS, *GONE_TOO_EARLY),
    ("DSM-18.10", CARDS, 'Card("biomass", SKELETON', 'Card("biomass", BOTH'),
    (
        "DSM-18.11",
        TRACK,
        "icons = CARDS[self.card].icons",
        "icons = SKELETON if self.card == 24 else CARDS[self.card].icons",
    ),
    ("DSM-18.12", TRACK, *ASKED_BY_MARINE_SNOW),
    ("R-12", TRACK, *EXTINCTION_BEFORE_THE_TEXT),
    ("EX-35", TRACK, "    if not g.deck_left:\n", "    if not g.unseen:\n"),
    ("EX-R19", TRACK, "g.track.append(card)", "g.track.insert(0, card)"),
    # ---- thriving
    (
        "DSM-19.1",
        STATE,
        "if display[at + element] and counts[place + element]:",
        "if self.printed(animal, element) and counts[place + element]:",
    ),
    (
        "DSM-19.2",
        STATE,
        "return self.cubes[tile * 6 + animal] > 0 and not self.is_thriving",
        "return not self.is_thriving",
    ),
    (
        "DSM-19.2",
        STATE,
        "if display[at + element] and counts[place + element]:",
        "if display[at + element] and counts[place + element] >= 1 + self.cubes[place + animal] // 9:",
    ),
    ("DSM-19.3", E_CHANGES, "        if now != untold[tile]:\n", "        if False:\n"),
    ("DSM-19.4", EVOLUTION, *CARD_FOR_ANYBODY_THERE),
    ("DSM-19.4", E_FACTS, *THRIVING_ONLY),
    # ---- events
    ("DSM-20.1", TRACK, *SURVIVAL_FIRST),
    ("DSM-20.1", FLOW, *RESEED_BEFORE_LINEAGE),
    ("DSM-20.21", FLOW, *RESEED_BEFORE_LINEAGE),
    ("DSM-20.21", FLOW, "            if g.has(self.animal, ANCIENT_LINEAGE):\n", "            if True:\n"),
    (
        "DSM-20.2",
        SCORING,
        "g.eliminate(animal, tile, g.cubes[tile * 6 + animal])",
        "g.return_cubes(animal, tile, g.cubes[tile * 6 + animal])",
    ),
    ("DSM-20.2", SCORING, "if g.is_endangered(animal, tile)]", "if g.is_endangered(animal, tile) and animal < 3]"),
    ("DSM-20.3", SCORING, "        while doomed:\n", "        if doomed:\n"),
    ("DSM-20.4", SCORING, *SEQUENTIAL),
    ("R-13", SCORING, *SEQUENTIAL),
    ("DSM-20.5", E_STATE, "            elif n == best:\n                who = NOBODY\n", ""),
    (
        "DSM-20.5",
        E_STATE,
        "n += cubes[at]\n",
        "n += min(1, cubes[at])\n",
    ),
    ("DSM-20.6", E_CHANGES, *NEVER_TOLD),
    ("DSM-20.7", SCORING, "g.gain_bonus(animal, vents)", "g.gain_vp(animal, vents)"),
    (
        "DSM-20.7",
        SCORING,
        "vents = len([tile for tile in g.occupied(animal) if",
        "vents = sum([g.cubes[tile * 6 + animal] for tile in g.occupied(animal) if",
    ),
    ("DSM-22.1", E_CHANGES, *NEVER_TOLD),
    (
        "DSM-22.2",
        SCORING,
        "    present = ranking(g, tile)\n",
        "    present = ranking(g, tile)\n    if g.survival_holder() >= 0:\n        g.gain_vp(g.survival_holder(), 1)\n",
    ),
    ("EX-38", E_STATE, "            elif n == best:\n                who = NOBODY\n", ""),
    ("EX-R4", STATE, "return self.cubes[tile * 6 + animal] > 0 and not self.is_thriving", "return False and self.has"),
    ("EX-5", SCORING, "if g.is_endangered(animal, tile)]", "if g.cubes[tile * 6 + animal]]"),
    # ---- Reseed
    ("DSM-20.8", E_FACTS, *AT_TWO),
    ("DSM-20.8", E_FACTS, "return n == 3", "return False"),
    ("DSM-20.9", E_FACTS, *AT_THE_RIM),
    ("EX-40", E_FACTS, *AT_THE_RIM),
    ("DSM-20.10", RESEED, *UNPROTECTED),
    ("DSM-20.10", RESEED, "and g.acquired(animal, element):\n", "and g.display[animal * 6 + element]:\n"),
    ("DSM-20.10", RESEED, *DISK_BY_DISK),
    ("DSM-20.11", RESEED, "            g.gene_pool[animal] += 1\n", ""),
    ("DSM-20.11", RESEED, "            g.squares[k] = NOBODY\n", ""),
    ("DSM-20.11", RESEED, "    g.empty_row(REGRESSION)\n", ""),
    (
        "DSM-20.12",
        RESEED,
        "        regress(g)\n        g.move_row(ADAPTATION, REGRESSION)\n",
        "        g.move_row(ADAPTATION, REGRESSION)\n        regress(g)\n",
    ),
    ("DSM-20.12", RESEED, "g.move_row(ADAPTATION, REGRESSION)", "g.empty_row(ADAPTATION)"),
    ("DSM-20.13", RESEED, "        g.empty_row(DEPLETION)\n", ""),
    ("DSM-20.13", RESEED, "            g.put_in_bag(element)\n", ""),
    ("DSM-20.13", RESEED, "        g.empty_row(WANDERLUST)\n", ""),
    (
        "DSM-20.14",
        RESEED,
        "        g.move_row(FADING, DEPLETION)\n        g.move_row(ABUNDANCE, FADING)\n",
        "        g.move_row(ABUNDANCE, FADING)\n        g.move_row(FADING, DEPLETION)\n",
    ),
    ("DSM-20.15", RESEED, "        g.markers[terrain] += 1\n", "        pass\n"),
    (
        "DSM-20.16",
        RESEED,
        "    g.fill_row(ABUNDANCE, SQUARES)\n    g.fill_row(ADAPTATION, SQUARES)\n",
        "    g.fill_row(ADAPTATION, SQUARES)\n    g.fill_row(ABUNDANCE, SQUARES)\n",
    ),
    ("DSM-20.16", RESEED, "    g.fill_row(WANDERLUST, SQUARES)\n", "    g.fill_row(WANDERLUST, 3)\n"),
    (
        "DSM-20.17",
        RESEED,
        "g.competition = [draw_marker(g, COMPETITION_SECTION) for _ in range(COMPETITION_SQUARES)]",
        "g.competition = sorted([draw_marker(g, COMPETITION_SECTION) for _ in range(COMPETITION_SQUARES)])",
    ),
    (
        "DSM-20.18",
        RESEED,
        "g.evolution = sorted([draw_marker(g, EVOLUTION_SECTION) for _ in range(EVOLUTION_SQUARES)])",
        "g.evolution = [draw_marker(g, EVOLUTION_SECTION) for _ in range(EVOLUTION_SQUARES)]",
    ),
    ("DSM-20.19", RESEED, "        g.retrieved = 0\n", ""),
    (
        "DSM-20.20",
        RESEED,
        "                    g.lose_element(animal, element)\n",
        "                    from ...earth.elements import LoseElement\n\n"
        "                    g.push(LoseElement(g.seat_of(animal), animal))\n",
    ),
    ("EX-R12", RESEED, *UNPROTECTED),
    ("EX-41", RESEED, *STRAIGHT_TO_DEPLETION),
    ("EX-19", RESEED, *DISK_BY_DISK),
    # ---- the end
    ("DSM-21.1", EFFECTS, "    g.last = True\n", ""),
    ("DSM-21.1", FLOW, "(is_round_over and g.last)", "(is_round_over and not g.asteroid_left)"),
    ("DSM-21.2", FLOW, "(is_round_over and g.last)", "g.last"),
    ("DSM-21.2", FLOW, "(is_round_over and g.last) or g.truncated", "g.truncated"),
    ("EX-43", FLOW, "(is_round_over and g.last) or", "(is_round_over and g.last and not g.extra) or"),
    ("DSM-21.3", SCORING, FINAL, "g.push(Survival(), LastPoints())"),
    ("DSM-21.3", SCORING, FINAL, "g.push(Extinction(), LastPoints())"),
    ("DSM-21.3", SCORING, FINAL, "g.push(Survival(), Extinction(), LastPoints())"),
    ("DSM-21.3", SCORING, "g.gain_vp(g.control[element], g.target[element])", "g.gain_vp(g.control[element], 1)"),
    ("DSM-21.3", SCORING, TILES, ""),
    ("DSM-21.4", SCORING, TARGETS + TILES, TILES + TARGETS),
    (
        "DSM-21.5",
        SCORING,
        "        g.info_counter += 1\n",
        "        from .actions.evolution import TakeCard\n\n        g.push(TakeCard(0, 0, 5))\n",
    ),
    ("DSM-21.6", E_FACTS, "standings.index(max(standings))", "standings.index(min(standings))"),
    ("DSM-21.6", E_FACTS, "mine = [(g.vp[a], -g.rank(a))", "mine = [(g.vp[a], g.rank(a))"),
    ("DSM-21.6", E_FACTS, "mine = [(g.vp[a], -g.rank(a))", "mine = [(g.vp[a], -a)"),
    ("DSM-21.7", FLOW, *NO_END),
    ("R-14", FLOW, *NO_END),
    ("R-14", FLOW, *NO_END_OF_TURNS),
    ("R-14", FLOW, "<= g.turns and not", "<= g.turns + 1 and not"),
    ("EX-45", E_FACTS, "mine = [(g.vp[a], -g.rank(a))", "mine = [(g.vp[a], -a)"),
    ("EX-44", SCORING, FINAL, "g.push(Extinction(), LastPoints())"),
    ("EX-R22", SCORING, "g.gain_vp(g.control[element], g.target[element])", "g.gain_vp(g.control[element], 1)"),
]
