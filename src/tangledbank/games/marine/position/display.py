"""The action display in a position, read: circles, boxes, markers, cubes, pawns."""

from __future__ import annotations

from ....core.fields import Fields
from ....core.message import Message
from ....earth.position.format import table_of, word, words
from ....earth.terms import NOBODY, SQUARES
from ..laws import is_open, most_pawns
from ..notation import NOUNS, SPACE
from ..state import Sea
from ..terms import (
    CIRCLES,
    COMPETITION_SQUARES,
    ELEMENTS,
    EVOLUTION_SQUARES,
    MARKERS,
    PAWNS,
    ROWS,
    SPECIAL,
)
from .format import EARTH, SEE


def load_display(g: Sea, fields: Fields) -> None:
    """All that does not depend on Traits."""
    load_rows(g, fields)
    load_circles(g, fields)
    load_markers(g, fields)
    load_squares(g, fields)
    load_special_pawns(g, fields)
    load_spaces(g, fields)


# ---- disks and markers --------------------------------------------------------------------
def load_rows(g: Sea, fields: Fields) -> None:
    """DSM-3.7, DSM-20.12 to DSM-20.16  No section or box ever holds more than four."""
    EARTH.load_rows(g, fields)
    for row, name in enumerate(ROWS):
        if sum(g.rows[row * 6 : row * 6 + 6]) > SQUARES:
            fields.fail(f"rows.{name}", Message("expect-at-most", n=SQUARES), table_of(fields, "rows")[name])


def load_circles(g: Sea, fields: Fields) -> None:
    """DSM-3.7  The circles of Speciation."""
    for k, item in enumerate(fields.items("circles")):
        if k >= CIRCLES:
            fields.fail("circles", Message("expect-at-most", n=CIRCLES), fields.data["circles"])
        if item is not None:
            g.circles[k] = word(fields, "circles", item, NOUNS.element)
            EARTH.take_from_bag(g, fields, "circles", g.circles[k])


def load_markers(g: Sea, fields: Fields) -> None:
    """DSM-1.10, DSM-3.9, DSM-3.10  Terrain markers; those not named are the first that are left."""
    g.competition = take_markers(g, fields, "competition", COMPETITION_SQUARES)
    g.evolution = take_markers(g, fields, "evolution", EVOLUTION_SQUARES)
    if g.evolution != sorted(g.evolution):
        fields.fail("evolution", Message("mar-expect-sorted", rules="DSM-3.10"), fields.data["evolution"])
    add_markers(g, g.competition, COMPETITION_SQUARES)
    add_markers(g, g.evolution, EVOLUTION_SQUARES)
    g.evolution.sort()


def take_markers(g: Sea, fields: Fields, name: str, size: int) -> list[int]:
    row = words(fields, name, NOUNS.terrain)
    for terrain in row:
        g.markers[terrain] -= 1
    if len(row) > size or min(g.markers) < 0:
        expected = Message("mar-expect-markers", n=size, most=MARKERS, rules="DSM-1.10")
        fields.fail(name, expected, fields.data[name])
    return row


def add_markers(g: Sea, row: list[int], size: int) -> None:
    for terrain, n in enumerate(g.markers):
        added = min(n, size - len(row))
        g.markers[terrain] -= added
        row.extend([terrain] * added)


def load_squares(g: Sea, fields: Fields) -> None:
    """DSM-10.1  Cubes in Regression, from the gene pools."""
    cubes = words(fields, "squares", NOUNS.animal)
    missing = [animal for animal in cubes if cubes.count(animal) > g.gene_pool[animal]]
    if len(cubes) > len(g.squares) or missing:
        fields.fail("squares", Message("mar-expect-squares"), fields.data["squares"])
    for k, animal in enumerate(cubes):
        g.squares[k] = animal
        g.gene_pool[animal] -= 1


# ---- pawns ----------------------------------------------------------------------------------
def load_special_pawns(g: Sea, fields: Fields) -> None:
    """DSM-1.13, DSM-3.11"""
    for name, value in table_of(fields, "control").items():
        element = word(fields, "control", name, NOUNS.element)
        g.control[element] = word(fields, f"control.{name}", value, NOUNS.animal)
        if g.control[element] not in g.layout.animals:
            fields.fail(f"control.{name}", Message("mar-expect-in-play", rules="DSM-4.3"), value)
    targets = Fields(fields.get("target", {}), "target", SEE)
    for element, name in enumerate(ELEMENTS):
        g.target[element] = targets.number(name, 1, 1, 1000)
    targets.done()


def load_spaces(g: Sea, fields: Fields) -> None:
    """DSM-4.8, DSM-4.9  Basic pawns by animal, special ones by element; the other basic pawns are available."""
    for name, value in table_of(fields, "spaces").items():
        space = word(fields, "spaces", name, SPACE)
        who = read_pawn(g, value)
        if who == NOBODY:
            fields.fail(f"spaces.{name}", Message("mar-expect-pawns", rules="DSM-4.3, DSM-4.12"), value)
        if who >= SPECIAL and who in g.spaces:
            fields.fail(f"spaces.{name}", Message("mar-expect-one-space", rules="DSM-1.13"), value)
        g.spaces[space] = who
    for animal in g.layout.animals:
        on_display = list(g.spaces).count(animal)
        g.pawns[animal] = max(0, PAWNS[len(g.layout.animals)] - on_display)
        g.total_pawns[animal] = g.pawns[animal] + on_display


def read_pawn(g: Sea, value: object) -> int:
    """What stands on a space by its word, NOBODY if it cannot."""
    text = value if isinstance(value, str) else ""
    element = NOUNS.element.read(text)
    if element >= 0:
        return SPECIAL + element if g.control[element] != NOBODY else NOBODY
    animal = NOUNS.animal.read(text)
    return animal if animal in g.layout.animals else NOBODY


def check_spaces(g: Sea, fields: Fields) -> None:
    """DSM-1.12, DSM-4.12, DSM-4.14, DSM-24.2  When Traits are known: pawns where they may be, and not too many."""
    for name, value in table_of(fields, "spaces").items():
        if not is_open(g, SPACE.read(name)):
            rules = "DSM-4.12, DSM-4.14, DSM-24.2"
            fields.fail(f"spaces.{name}", Message("mar-expect-open", rules=rules), value)
    for animal in g.layout.animals:
        if g.total_pawns[animal] > most_pawns(g, animal):
            fields.fail("spaces", Message("mar-expect-supply", rules="DSM-1.12"), NOUNS.animal.show(animal))
