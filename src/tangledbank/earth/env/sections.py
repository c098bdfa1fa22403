"""What the encoders of both games on Earth share. Animals are named by their place: one's own, then those of the next
seats, each in food chain order."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ...core.frame import Frame
from ...core.frames import Made
from ...env.encode.encoder import CHANGED_NEW, SEATS, Moment, Perspective, Section
from ...env.encode.layout import MOST, ObservationLayout, put, put_all, put_each, put_numbers, put_set
from ...env.encode.space import NOTHING
from ..layout import Board
from ..notation import Nouns
from ..terms import (
    ALL_ELEMENTS,
    CHANGED_CORNERS,
    CHANGED_COVERS,
    CHANGED_SCORES,
    CHANGED_SUPPLY,
    CHANGED_TERRAIN,
    NO_TILE,
    NOBODY,
    STACKS,
)
from .space import earth

TERRAINS: Final = 8
HUNDRED: Final = 100
NUMBERS: Final = 3
MOST_CUBES: Final = 55

# How a number of a question is shown.
SKIP: Final = 0
ONE: Final = 1
ANIMAL: Final = 2
NUMBER: Final = 3
SET: Final = 4
EACH_HEX: Final = 5
SETS: Final = 6


class Target:
    """How a number of a question is shown: in which way, where (the second place is for a second one), in how much."""

    def __init__(self, mode: int, places: list[i64], size: int) -> None:
        self.mode: Final = mode
        self.places: Final = places
        self.size: Final = size


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Moment):
    """The numbers of the frame on top of the stack, told apart by their kinds."""

    def __init__(
        self,
        layout: ObservationLayout,
        questions: list[str],
        table: dict[str, Made],
        openers: int,
        hexes: int,
        animals: int,
    ) -> None:
        super().__init__(layout, questions, [table[name][0] for name in questions], openers)
        self.names: Final = questions
        self.plans: Final[list[vec[i64]]] = []
        """By question and number of it: how it is shown, and where."""
        self.hexes: Final = hexes
        self.animals: Final = animals
        self.deciding: Final = layout.add("deciding", [animals], 1, "by place: the animal whose player is asked")
        self.about: Final = layout.add(
            "about", [animals], 1, "by place: the animal whose cubes or elements it is about"
        )
        self.spared: Final = layout.add("spared", [animals], 1, "by place: an animal that cannot be chosen")
        self.tile: Final = layout.add("tile", [2, hexes], 1, "the tile it is about, or from where and where to")
        self.element: Final = layout.add("element", [6], 1, "the type of element it is about")
        self.terrain: Final = layout.add("terrain", [TERRAINS], 1, "the terrain it is about")
        self.row: Final = layout.add("row", [6], 1, "the row of disks it is about")
        self.numbers: Final = layout.add(
            "numbers", [NUMBERS], MOST_CUBES, "its other numbers in order: moves left, least, most, how many times ..."
        )
        self.arrived: Final = layout.add("arrived", [hexes], MOST_CUBES, "by hex: cubes that have migrated already")

    def targets(self) -> dict[str, Target]:
        """By kind of number: how it is shown."""
        tiles = [self.tile, self.tile + self.hexes]
        numbers = [self.numbers + k for k in range(NUMBERS)]
        return {
            "seat": Target(SKIP, [0], 0),
            "animal": Target(ANIMAL, [self.about], self.animals),
            "spared": Target(ANIMAL, [self.spared], self.animals),
            "hex": Target(ONE, tiles, self.hexes),
            "element": Target(ONE, [self.element], 6),
            "terrain": Target(ONE, [self.terrain], TERRAINS),
            "row": Target(ONE, [self.row], 6),
            "number": Target(NUMBER, numbers, 1),
            "arrived": Target(EACH_HEX, [self.arrived], self.hexes),
        }

    def plan(self, table: dict[str, Made], targets: dict[str, Target]) -> None:
        """How the numbers of every question are shown."""
        for name in self.names:
            used: dict[i64, int] = {}
            plan: list[i64] = []
            filled = [self.deciding, self.about]
            for kind in table[name][1]:
                target = targets[kind.name]
                k = used.get(target.places[0], 0)
                used[target.places[0]] = k + 1
                begin = target.places[k]
                plan += [target.mode, begin]
                if target.size:
                    filled += [begin, begin + target.size]
            self.plans.append(vec[i64](plan))
            self.filled.append(vec[i64](filled))

    def decides(self, perspective: Perspective) -> int:
        """The animal whose player is asked, NOBODY if no animal is."""
        raise NotImplementedError

    def write_question(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        top: Frame[Any] = perspective.g.stack[-1]
        slots = perspective.slots
        who = self.decides(perspective)
        if who != NOBODY:
            out[at + self.deciding + slots[who]] = 1
        numbers = top.fields()
        plan = self.plans[perspective.kind]
        k: i64 = 0
        for n in range(i64(0), len(plan), 2):
            mode = plan[n]
            where = at + plan[n + 1]
            if mode == EACH_HEX:
                put_all(out, where, numbers[k : k + self.hexes])
                k += self.hexes
            elif mode == SETS:
                for animal in range(6):
                    if slots[animal] != NOTHING:
                        put_set(out, where + slots[animal] * 6, numbers[k + animal])
                k += 6
            else:
                show(mode, numbers[k], slots, out, where)
                k += 1


def show(mode: i64, n: i64, slots: list[int], out: vec[u8], at: i64) -> None:
    """One number of a question; below 0 it says that there is none."""
    if n < 0 or mode == SKIP:
        return
    if mode == ONE:
        out[at + n] = 1
    elif mode == NUMBER:
        put(out, at, n)
    elif mode == SET:
        put_set(out, at, n)
    elif slots[n] != NOTHING:
        out[at + slots[n]] = 1


# ---- Earth ------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Tiles(Section):
    """The terrain of every hex."""

    def __init__(self, layout: ObservationLayout, board: Board, nouns: Nouns) -> None:
        super().__init__(layout, CHANGED_TERRAIN | CHANGED_COVERS)
        self.terrains: Final = layout.add(
            "terrains", [len(board.hexes), TERRAINS], 1, "by hex: its terrain: " + ", ".join(nouns.terrain.names)
        )

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        e = earth(perspective.g)
        covered: i64 = e.covered
        tile: i64
        terrain: i64
        for tile, terrain in enumerate(e.terrain):
            if terrain != NO_TILE:
                out[at + self.terrains + tile * TERRAINS + (7 if covered >> tile & 1 else terrain)] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Elements(Section):
    """The elements on Earth, by corner and around each hex."""

    def __init__(self, layout: ObservationLayout, board: Board, nouns: Nouns) -> None:
        super().__init__(layout, CHANGED_CORNERS)
        names = ", ".join(nouns.element.names)
        self.around: Final = layout.add("around", [len(board.hexes), 6], 6, f"by hex: elements on its corners: {names}")
        self.corners: Final = layout.add("corners", [len(board.corners), 6], 1, "by corner: its element")

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        e = earth(perspective.g)
        put_numbers(out, at + self.around, e.counts)
        put_each(out, at + self.corners, e.corner, 6)


@mypyc_attr(allow_interpreted_subclasses=True)
class Supply(Section):
    """Disks and tiles to come."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_SUPPLY | CHANGED_COVERS)
        self.rows: Final = layout.add("rows", [6, 6], 20, "by row of the action display: disks by type")
        self.bag: Final = layout.add("bag", [6], 20, "disks in the bag by type")
        self.stacks: Final = layout.add("stacks", [STACKS], 8, "by stack: face-down tiles")
        self.unseen_tiles: Final = layout.add("unseen_tiles", [7], 8, "face-down tiles of all stacks by terrain")
        self.face_up_tiles: Final = layout.add("face_up_tiles", [STACKS, 7], 1, "by stack: the face-up tile's terrain")
        self.covers_left: Final = layout.add("covers_left", [1], 12, "small tiles left: tundra or vents")

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        e = earth(perspective.g)
        put_all(out, at + self.rows, e.rows)
        put_all(out, at + self.bag, e.bag)
        put_all(out, at + self.stacks, e.stacks)
        put_all(out, at + self.unseen_tiles, e.pool)
        for stack in range(STACKS):
            terrain = e.face_up_tiles[stack]
            if terrain != NO_TILE:
                out[at + self.face_up_tiles + stack * 7 + terrain] = 1
        out[at + self.covers_left] = e.covers_left


# ---- the animals ------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Names(Section):
    """Who is who. Never changes during a game."""

    def __init__(self, layout: ObservationLayout, nouns: Nouns) -> None:
        super().__init__(layout, CHANGED_NEW)
        n = len(nouns.animal.names)
        self.n: Final = n
        self.animal: Final = layout.add("animal", [n, n], 1, "by place: which: " + ", ".join(nouns.animal.names))
        self.seat: Final = layout.add("seat", [n, SEATS], 1, "by place: whose; the observer is seat 0")

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        e = earth(perspective.g)
        for animal in e.layout.animals:
            k = perspective.slots[animal]
            out[at + self.animal + k * self.n + animal] = 1
            out[at + self.seat + k * SEATS + (e.layout.controller[animal] - perspective.seat) % e.seats] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Scores(Section):
    """Points and cubes that are not on Earth."""

    def __init__(self, layout: ObservationLayout, animals: int) -> None:
        super().__init__(layout, CHANGED_SCORES)
        self.hundreds: Final = layout.add("vp_hundreds", [animals], MOST, "by place: VP // 100")
        self.ones: Final = layout.add("vp_ones", [animals], HUNDRED - 1, "by place: VP % 100")
        self.gene_pool: Final = layout.add("gene_pool", [animals], MOST_CUBES, "by place")
        self.eliminated: Final = layout.add("eliminated", [animals], MOST_CUBES, "by place")

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        e = earth(perspective.g)
        for animal in e.layout.animals:
            k = perspective.slots[animal]
            put(out, at + self.hundreds + k, e.vp[animal] // HUNDRED)
            put(out, at + self.ones + k, e.vp[animal] % HUNDRED)
            put(out, at + self.gene_pool + k, e.gene_pool[animal])
            put(out, at + self.eliminated + k, e.eliminated[animal])


@mypyc_attr(allow_interpreted_subclasses=True)
class Displays(Section):
    """The elements of every animal; a game says what printed ones depend on."""

    def __init__(self, layout: ObservationLayout, animals: int, shows: int) -> None:
        super().__init__(layout, shows)
        self.elements: Final = layout.add("elements", [animals, 6], 9, "by place: elements on the display by type")
        self.acquired: Final = layout.add("acquired", [animals, 6], 9, "by place: those that can be lost")

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        e = earth(perspective.g)
        for animal in e.layout.animals:
            k = perspective.slots[animal]
            for element in ALL_ELEMENTS:
                n = e.display[animal * 6 + element]
                if n:
                    put(out, at + self.elements + k * 6 + element, n)
                    out[at + self.acquired + k * 6 + element] = e.acquired(animal, element)
