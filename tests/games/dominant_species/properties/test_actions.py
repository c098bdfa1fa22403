"""DS-4 and DS-12 to DS-18 once more: facts and targets told plainly from `Game.position()`, compared with the engine.

Nothing of the engine's rules or tables is used in the first half: a position is data, a corner is the three hexes that
meet there, and what is allowed follows from the words of the rules. The positions come from random games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

import tangledbank
from tangledbank.core.playout import play_on
from tangledbank.earth.actions.movement import MigrateTo
from tangledbank.earth.actions.wanderlust import PutTile
from tangledbank.earth.facts import score_tile
from tangledbank.earth.terms import NOBODY
from tangledbank.games.dominant_species.flow import ResolvePawn
from tangledbank.games.dominant_species.notation import NOTATION, NOUNS, SPACE
from tangledbank.games.dominant_species.state import Dom
from tests.dsl import rule

Hex = tuple[int, int]
Corner = frozenset[Hex]

ANIMALS = ["mammal", "reptile", "bird", "amphibian", "arachnid", "insect"]
PRINTED = {
    "mammal": ["meat", "meat"],
    "reptile": ["sun", "sun"],
    "bird": ["seed", "seed"],
    "amphibian": ["water", "water", "water"],
    "arachnid": ["grub", "grub"],
    "insect": ["grass", "grass"],
}
VALUES = {
    "sea": [9, 5, 3, 2],
    "wetland": [8, 4, 2, 1],
    "savannah": [7, 4, 2],
    "jungle": [6, 3, 2],
    "forest": [5, 3, 2],
    "desert": [4, 2],
    "mountain": [3, 2],
    "tundra": [1],
}
COMPETITION = [
    ["tundra", "jungle", "wetland"],
    ["tundra", "wetland", "desert"],
    ["tundra", "desert", "forest"],
    ["tundra", "forest", "savannah"],
    ["tundra", "savannah", "mountain"],
    ["tundra", "mountain", "sea"],
    ["tundra", "sea", "jungle"],
]
BONUS = [0, 1, 3, 6, 10, 15, 21]
POSITIONS = 100


# ---- the board, slowly ------------------------------------------------------------------
BOARD: list[Hex] = [
    (q, r)
    for q in range(-3, 4)
    for r in range(-3, 4)
    if max(abs(q), abs(r), abs(q + r)) <= 3 and (q, r) not in ((0, -3), (0, 3))
]
STEPS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
MEETING = {
    "e": [(0, 0), (1, -1), (1, 0)],
    "ne": [(0, 0), (0, -1), (1, -1)],
    "nw": [(0, 0), (-1, 0), (0, -1)],
    "w": [(0, 0), (-1, 0), (-1, 1)],
    "sw": [(0, 0), (-1, 1), (0, 1)],
    "se": [(0, 0), (0, 1), (1, 0)],
}


def name(place: Hex) -> str:
    """a1 and so on: columns from the left, hexes from the top of their column."""
    column = sorted(r for q, r in BOARD if q == place[0])
    return f"{'abcdefg'[place[0] + 3]}{column.index(place[1]) + 1}"


HEX = {name(place): place for place in BOARD}


def around(place: Hex) -> list[Hex]:
    return [(place[0] + q, place[1] + r) for q, r in STEPS]


def meeting(label: str) -> Corner:
    """The three hexes of the infinite grid that meet at a corner like d3.ne (DS-2.6, DS-2.7)."""
    hex_label, direction = label.split(".")
    q, r = HEX[hex_label]
    return frozenset((q + dq, r + dr) for dq, dr in MEETING[direction])


# ---- the rules, slowly ----------------------------------------------------------------------
class Plain:
    """A position as its data tells it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.tiles: dict[Hex, dict[str, Any]] = {HEX[tile["hex"]]: tile for tile in data["tiles"]}
        self.elements: dict[Corner, str] = {meeting(label): e for label, e in data["elements"].items()}
        self.labels: dict[Corner, str] = {meeting(label): label for label in data["elements"]}
        self.displays = {one["animal"]: PRINTED[one["animal"]] + one["acquired"] for one in data["animals"]}
        self.depletion: list[str] = data["rows"]["depletion"]
        self.stacks: list[str | None] = data["face_up_tiles"]
        self.scored = {HEX[label] for label in data["scored"]}

    def terrain(self, place: Hex) -> str | None:
        """DS-1.10"""
        if place not in self.tiles:
            return None
        return "tundra" if self.tiles[place]["tundra"] else str(self.tiles[place]["terrain"])

    def cubes(self, animal: str, place: Hex) -> int:
        return int(self.tiles[place]["cubes"].get(animal, 0)) if place in self.tiles else 0

    def present(self, place: Hex) -> list[str]:
        return [animal for animal in ANIMALS if self.cubes(animal, place)]

    def fitness(self, animal: str, place: Hex) -> int:
        """DS-4.1  Every pair of an element on the display and the same element on a corner counts one."""
        lying = [element for corner, element in self.elements.items() if place in corner]
        return sum(1 for mine in self.displays[animal] for other in lying if mine == other)

    def dominant(self, place: Hex) -> str | None:
        """DS-4.3"""
        for animal in self.present(place):
            others = [self.fitness(other, place) for other in self.present(place) if other != animal]
            if self.fitness(animal, place) >= 1 and all(n < self.fitness(animal, place) for n in others):
                return animal
        return None

    def endangered(self, animal: str, place: Hex) -> bool:
        """DS-4.5"""
        return self.cubes(animal, place) > 0 and self.fitness(animal, place) == 0

    def points(self, place: Hex) -> dict[str, int]:
        """DS-18.3, DS-18.4"""
        values = VALUES[self.terrain(place) or ""]
        ranks = sorted(self.present(place), key=lambda a: (-self.cubes(a, place), ANIMALS.index(a)))
        return {animal: (values[k] if k < len(values) else 0) for k, animal in enumerate(ranks)}

    def glaciation(self) -> set[str]:
        """DS-13.3"""
        if sum(1 for tile in self.tiles.values() if tile["tundra"]) == 12:
            return set()
        beside = [p for p in self.tiles if any(self.terrain(other) == "tundra" for other in around(p))]
        return {name(place) for place in beside if self.terrain(place) != "tundra"}

    def frozen(self, place: Hex) -> set[str]:
        """DS-13.5  The corners that are cleared when a tile is glaciated."""
        tundra = {p for p in self.tiles if self.terrain(p) == "tundra"} | {place}
        return {self.labels[corner] for corner in self.elements if corner <= tundra}

    def depletable(self) -> set[str]:
        """DS-12.1"""
        return {self.labels[corner] for corner, element in self.elements.items() if element in self.depletion}

    def new_hexes(self) -> set[str]:
        """DS-15.3, DS-15.4"""
        free = [p for p in BOARD if p not in self.tiles]
        return {name(p) for p in free if any(other in self.tiles for other in around(p))}

    def sources(self, animal: str) -> set[str]:
        """DS-16.1"""
        return {name(p) for p in self.tiles if self.cubes(animal, p)}

    def reach(self, animal: str, source: Hex) -> set[str]:
        """DS-16.2, DS-16.5, DS-16.6  One step from tile to tile; birds two."""
        near = {p for p in around(source) if p in self.tiles}
        if animal == "bird":
            near |= {p for step in list(near) for p in around(step) if p in self.tiles}
        return {name(p) for p in near - {source}}

    def competition(self, animal: str, terrain: str | None) -> set[str]:
        """DS-17.1 to DS-17.3  None: any terrain."""
        shared = [p for p in self.tiles if self.cubes(animal, p) and len(self.present(p)) > 1]
        if terrain is not None:
            shared = [p for p in shared if self.terrain(p) == terrain]
        return {f"{name(p)} {victim}" for p in shared for victim in self.present(p) if victim != animal}

    def rivalries(self, animal: str, space: int) -> list[set[str]]:
        """DS-17.2, DS-17.4  What is asked for one pawn, terrain by terrain."""
        asked = [self.competition(animal, terrain) for terrain in COMPETITION[space]]
        return [one for one in asked if one]


# ---- the positions ------------------------------------------------------------------------
VARIANTS: list[dict[str, bool]] = [{}, {}, {}, {"random_earth": True}, {"longer_game": True}]


@cache
def reached(seed: int) -> tuple[Dom, Plain]:
    """A random game of 2 to 6 players, some hundred decisions on: the state and what its data tells."""
    game = tangledbank.new("dominant-species", players=2 + seed % 5, seed=seed, **VARIANTS[seed // 5 % 5])
    play_on(game.state, seed, 40 + 137 * seed % 700)
    assert isinstance(game.state, Dom)
    if seed % 2:
        crowd(game.state, seed)
    return game.state, Plain(game.position())


def crowd(g: Dom, seed: int) -> None:
    """Random players lose most of their cubes; here some come back from the gene pools, on most tiles."""
    for animal in g.layout.animals:
        for tile in g.earth():
            n = (tile * 5 + animal * 3 + seed) % 7 - 2
            if 0 < n <= g.gene_pool[animal]:
                g.place_cubes(animal, tile, n)


def resolve(g: Dom, animal: str, space: str) -> Dom:
    """A copy in which a pawn of the animal on the space is resolved until a question waits."""
    twin = g.clone()
    at = SPACE.read(space)
    if twin.spaces[at] != NOBODY:
        twin.take_back(at)
    twin.put_pawn(ANIMALS.index(animal), at)
    twin.stack = []
    twin.push(ResolvePawn(at))
    twin.advance()
    return twin


def answers(actions: Iterable[int]) -> set[str]:
    """What options point at, without pass."""
    return {NOTATION.show(action).partition(" ")[2] for action in actions} - {""}


def gained(before: Dom, after: Dom) -> dict[str, int]:
    points = [b - a for a, b in zip(before.vp, after.vp, strict=True)]
    return {animal: n for animal, n in zip(ANIMALS, points, strict=True) if n}


every_position = pytest.mark.parametrize("seed", range(POSITIONS))


# ---- the comparison -------------------------------------------------------------------------
@rule("DS-4.1", "DS-4.2", "DS-4.3", "DS-4.4", "DS-4.5", "DS-4.6", "DS-4.9")
@every_position
def test_fitness_dominance_and_danger_of_every_tile(seed: int) -> None:
    g, plain = reached(seed)
    for place in plain.tiles:
        tile = NOUNS.tile.read(name(place))
        for animal in plain.displays:
            assert g.fitness(ANIMALS.index(animal), tile) == plain.fitness(animal, place)
            assert g.is_endangered(ANIMALS.index(animal), tile) == plain.endangered(animal, place)
        who = g.dominator(tile)
        assert (None if who == NOBODY else ANIMALS[who]) == plain.dominant(place)


@rule("DS-12.1", "DS-12.2")
@every_position
def test_depletion(seed: int) -> None:
    g, plain = reached(seed)
    for animal in plain.displays:
        assert answers(resolve(g, animal, "depletion-1").current_options) == plain.depletable()


@rule("DS-13.3", "DS-13.5", "DS-13.6", "DS-13.7")
@every_position
def test_glaciation(seed: int) -> None:
    g, plain = reached(seed)
    animal = next(iter(plain.displays))
    asked = resolve(g, animal, "glaciation-1")
    assert answers(asked.current_options) == plain.glaciation()
    for label in plain.glaciation():
        after = resolve(g, animal, "glaciation-1")
        after.play(NOTATION.read(f"glaciate {label}"))
        tundra = sum(1 for other in around(HEX[label]) if plain.terrain(other) == "tundra")
        assert gained(asked, after) == {animal: BONUS[tundra]}
        pairs = enumerate(zip(asked.corner, after.corner, strict=True))
        assert {NOUNS.corner.show(corner) for corner, (a, b) in pairs if a != b} == plain.frozen(HEX[label])


@rule("DS-15.1", "DS-15.3", "DS-15.4", "DS-15.6")
@every_position
def test_wanderlust(seed: int) -> None:
    g, plain = reached(seed)
    animal = next(iter(plain.displays))
    stacks = {str(k + 1) for k, terrain in enumerate(plain.stacks) if terrain}
    assert answers(resolve(g, animal, "wanderlust-1").current_options) == stacks
    for stack in stacks:
        question: PutTile[Dom] = PutTile(0, ANIMALS.index(animal), g.face_up_tiles[int(stack) - 1])
        assert answers(question.answers(g, 0)) == plain.new_hexes()
    for label in plain.new_hexes() if stacks else set():
        after = resolve(g, animal, "wanderlust-1")
        for text in (f"explore {min(stacks)}", f"tile {label}"):
            after.play(NOTATION.read(text))
        if answers(after.current_options) and NOTATION.show(after.current_options[0]).startswith("take"):
            after.play(NOTATION.read("pass"))
        beside = sum(1 for other in around(HEX[label]) if other in plain.tiles)
        assert gained(g, after) == {animal: BONUS[beside]}


@rule("DS-16.1", "DS-16.2", "DS-16.5", "DS-16.6", "RU-46")
@every_position
def test_migration(seed: int) -> None:
    g, plain = reached(seed)
    for animal in plain.displays:
        assert answers(resolve(g, animal, "migration-1").current_options) == plain.sources(animal)
        for label in plain.sources(animal):
            moved = (0,) * len(BOARD)
            question: MigrateTo[Dom] = MigrateTo(0, ANIMALS.index(animal), 7, moved, NOUNS.tile.read(label))
            assert answers(question.answers(g, 0)) == plain.reach(animal, HEX[label])


@rule("DS-17.2", "DS-17.3", "DS-17.4", "DS-17.5")
@every_position
def test_competition(seed: int) -> None:
    g, plain = reached(seed)
    for animal in plain.displays:
        for space in range(7):
            asked = []
            twin = resolve(g, animal, f"competition-{space + 1}")
            while twin.stack:
                asked.append(answers(twin.current_options))
                twin.play(NOTATION.read("pass"))
            assert asked == plain.rivalries(animal, space)


@rule("DS-18.1", "DS-18.2", "DS-18.3", "DS-18.4")
@every_position
def test_domination_and_scoring(seed: int) -> None:
    g, plain = reached(seed)
    animal = next(iter(plain.displays))
    open_tiles = {name(place) for place in plain.tiles if place not in plain.scored}
    assert answers(resolve(g, animal, "domination-1").current_options) == open_tiles
    for place in plain.tiles:
        after = g.clone()
        score_tile(after, NOUNS.tile.read(name(place)))
        assert gained(g, after) == {who: n for who, n in plain.points(place).items() if n}


def test_the_random_positions_show_every_case() -> None:
    """A comparison proves little if the interesting cases never come up."""
    counts: Counter[str] = Counter()
    for seed in range(POSITIONS):
        g, plain = reached(seed)
        counts[f"{len(plain.displays)} animals"] += 1
        counts["running"] += 1 if g.stack else 0
        for place in plain.tiles:
            best = sorted([plain.fitness(a, place) for a in plain.present(place)], reverse=True)
            counts["tie"] += len(best) > 1 and best[0] == best[1] > 0
            counts["dominated"] += plain.dominant(place) is not None
            counts["endangered"] += any(plain.endangered(a, place) for a in plain.present(place))
            counts["five on a tile"] += len(plain.present(place)) > 4
            counts["frozen"] += bool(plain.frozen(place)) and name(place) in plain.glaciation()
        counts["no legal glaciation"] += not plain.glaciation()
        counts["depletable"] += bool(plain.depletable())
        counts["nothing to deplete"] += not plain.depletable()
        counts["scored"] += bool(plain.scored)
        counts["three rivalries"] += any(len(plain.rivalries(a, k)) == 3 for a in plain.displays for k in range(7))
        counts["stack without tile"] += None in plain.stacks
    wanted = {f"{n} animals" for n in range(2, 7)} | {"running", "tie", "dominated", "endangered", "five on a tile"}
    wanted |= {"frozen", "depletable", "nothing to deplete", "scored", "three rivalries", "stack without tile"}
    assert {case for case, n in counts.items() if n >= 3} >= wanted, counts
