"""Rules of the three games, each broken in the one place where it stands.

`rings` are those that say something about the rule in the positions that are looked at. With the broken engine each of
them must say something else, because it asks the engine, or be caught by a test, because it does not.
"""

from __future__ import annotations

import ast
from typing import Final, NamedTuple

from scripts.generate.traceability import SOURCE
from scripts.mutants.places import definitions

JUDGE: Final = "judge"
HINT: Final = "hint"
TERMINAL: Final = "terminal"
PAGE: Final = "page"
CLIENT: Final = "client"


class Break(NamedTuple):
    """In a function or table some words take the place of others, which stand there once."""

    game: str
    rule: str
    module: str
    place: str
    old: str
    new: str
    rings: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"tangledbank.{self.module}"

    def source(self) -> str:
        """The module with the broken rule."""
        path = SOURCE / (self.module.replace(".", "/") + ".py")
        text = path.read_text(encoding="utf-8")
        node = next(node for name, node, _ in definitions(ast.parse(text), "") if name == self.place)
        lines = text.splitlines(keepends=True)
        start, end = node.lineno - 1, node.end_lineno
        found = "".join(lines[start:end])
        if found.count(self.old) != 1:
            raise ValueError(f"{self.module}.{self.place} has {self.old!r} {found.count(self.old)} times, not once")
        return "".join([*lines[:start], found.replace(self.old, self.new), *lines[end:]])


ALL_BUT_TERMINAL: Final = (JUDGE, HINT, PAGE)
TIED: Final = "who = NOBODY\n        return"
UNTIED: Final = "pass\n        return"
ATTACK: Final = "games.evolution.actions.attack"
TRAITS: Final = "games.evolution.traits"
EVOLUTION: Final = [
    ("EV-1.4", "games.evolution.terms", "POPULATION_MAX", "6", "4", (JUDGE, HINT)),
    ("EV-7.5", "games.evolution.state", "Evo.turn_food_cards", "total += CARD_FOOD[card]", "total += 1", (JUDGE,)),
    ("EV-9.5", "games.evolution.actions.take", "Take.run", "offered += 1", "offered += 2", (JUDGE, HINT)),
    ("EV-10.4", ATTACK, "size_refusal", "reach <= g.size[t]:", "reach < g.size[t]:", ALL_BUT_TERMINAL),
    (
        "EV-10.6",
        TRAITS,
        "_climbing",
        "not g.mask[attacker]",
        "g.pop[attacker] > 9 and g.mask[attacker]",
        ALL_BUT_TERMINAL,
    ),
    ("EV-10.7", TRAITS, "_herding", "<=", "<", ALL_BUT_TERMINAL),
    ("EV-10.8", TRAITS, "_symbiosis", "> g.size[row[k]]", ">= g.size[row[k]]", ALL_BUT_TERMINAL),
    ("EV-10.9", ATTACK, "warned", "row[k + 1]", "row[k]", ALL_BUT_TERMINAL),
    ("EV-10.20", ATTACK, "Scavenge.run", "MEAT, BANK, 1", "MEAT, BANK, 2", (JUDGE,)),
    ("EV-11.E1", TRAITS, "_multiply", "g.hole > 0 and ", "", (JUDGE, HINT)),
    ("EV-11.H1", "games.evolution.terms", "HARD_SHELL_BONUS", "4", "1", ALL_BUT_TERMINAL),
    ("EV-11.I1", "games.evolution.terms", "PLANTS_PER_CARD", "2", "3", (JUDGE, HINT)),
    ("EV-14.2", "games.evolution.flow", "EndOfFeeding.run", "g.pop[i] - g.food[i])", "1)", (JUDGE,)),
]
DOM: Final = "games.dominant_species"
EVERYWHERE: Final = (JUDGE, HINT, TERMINAL, PAGE)
ALL_BUT_PAGE: Final = (JUDGE, HINT, TERMINAL)
DOMINANT_SPECIES: Final = [
    ("DS-1.6", f"{DOM}.terms", "SCORES", "[9, 5, 3, 2]", "[9, 7, 3, 2]", (*EVERYWHERE, CLIENT)),
    ("DS-1.16", "earth.terms", "BONUS", "1, 3, 6,", "1, 3, 7,", ALL_BUT_PAGE),
    ("DS-4.1", f"{DOM}.state", "Dom.fitness", "n * display", "display", EVERYWHERE),
    ("DS-4.4", f"{DOM}.state", "Dom.dominator", TIED, UNTIED, EVERYWHERE),
    ("DS-9.4", f"{DOM}.actions.elements", "Regression.run", "self.turn == 3", "self.turn == 2", (JUDGE,)),
    ("DS-11.2", f"{DOM}.actions.elements", "LayWaste.run", " and touches_tundra(g, corner)", "", (JUDGE,)),
    ("DS-13.7", f"{DOM}.actions.glaciation", "Glaciation.chosen", "covered_beside(g, tile))", "2)", (HINT, TERMINAL)),
    ("DS-14.3", f"{DOM}.terms", "SPECIATION_LIMIT", "4, 4,", "4, 3,", (JUDGE, HINT, TERMINAL, CLIENT)),
    ("DS-15.6", f"{DOM}.state", "Dom.new_tile_quantity", "len(", "1 + len(", ALL_BUT_PAGE),
    ("DS-18.3", f"{DOM}.state", "Dom.rank", "return animal", "return -animal", EVERYWHERE),
    ("DS-20.2", f"{DOM}.reset", "exposed", " - g.shelter.count(key)", "", (JUDGE, TERMINAL)),
    (
        "DS-20.6",
        "earth.state",
        "HexWorld.survival_holder",
        "who = NOBODY\n        return",
        "pass\n        return",
        (JUDGE, PAGE),
    ),
    ("DS-C01.1", f"{DOM}.questions", "AQUATIC_CUBES", "4", "2", (HINT,)),
    ("DS-C13.1", f"{DOM}.questions_cubes", "HIBERNATING", "5", "2", (HINT,)),
]
SEA: Final = "games.marine"
MARINE: Final = [
    ("DSM-1.15", f"{SEA}.terms", "SCORES", "[6, 3, 2]", "[6, 4, 2]", (*EVERYWHERE, CLIENT)),
    ("DSM-1.18", f"{SEA}.terms", "BONUS_END", '"gmt": 6', '"gmt": 2', ALL_BUT_PAGE),
    ("DSM-11.3", f"{SEA}.state", "Sea.limit", "max(0, n)", "max(1, n - 1)", ALL_BUT_PAGE),
    ("DSM-12.4", f"{SEA}.state", "Sea.alike", "1 + len(", "len(", ALL_BUT_PAGE),
    (
        "DSM-13.5",
        f"{SEA}.actions.tectonics",
        "open_vent",
        "1 + covered_beside",
        "2 + covered_beside",
        ALL_BUT_PAGE,
    ),
    ("DSM-16.6", f"{SEA}.state", "Sea.rank", "else animal", "else -animal", EVERYWHERE),
    ("DSM-17.1", f"{SEA}.state", "Sea.domination_value", "held * len", "held + len", EVERYWHERE),
    ("DSM-17.2", f"{SEA}.actions.evolution", "Domination.refusal_of", "> g.target", ">= g.target", (JUDGE, PAGE)),
    ("DSM-19.1", f"{SEA}.state", "Sea.matches", "display[at + element] and", "", EVERYWHERE),
    ("DSM-23.4", f"{SEA}.effects", "_biodiversity", "if g.others_on", "if not g.others_on", (JUDGE, TERMINAL)),
    (
        "DSM-23.38",
        f"{SEA}.effects",
        "vp_for_element",
        "g.counts[tile * 6 + element]]",
        "not g.counts[tile * 6 + element]]",
        ALL_BUT_PAGE,
    ),
    (
        "DSM-24.6",
        f"{SEA}.traits",
        "TRAITS",
        '"carnivore", 0.85, n=2',
        '"carnivore", 0.85, n=1',
        (JUDGE, TERMINAL, PAGE),
    ),
    ("DSM-24.18", f"{SEA}.scoring", "score", "len(present) == 1 and", "", (TERMINAL, PAGE)),
]
BREAKS: Final = [
    Break(game, *rest)
    for game, rules in (("evolution", EVOLUTION), ("dominant-species", DOMINANT_SPECIES), ("marine", MARINE))
    for rest in rules
]
