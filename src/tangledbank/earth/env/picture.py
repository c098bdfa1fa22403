"""A game on Earth as a picture: hexes, the animals, the action display."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...env.canvas import FAINT, INK, Canvas, Colour
from ..notation import Nouns
from ..state import HexWorld
from ..terms import ALL_ELEMENTS, NO_TILE, NOBODY

SIZE: Final = 44
WIDTH: Final = 900
HEIGHT: Final = 620
MIDDLE: Final = (290, 320)
PANEL: Final = 580
STEP: Final = 3**0.5
WHITE: Final[Colour] = (255, 255, 255)
NO_TILE_COLOUR: Final[Colour] = (230, 226, 214)
ASKED: Final[Colour] = (250, 226, 120)

ANIMALS: Final[list[Colour]] = [
    (200, 60, 50),
    (60, 110, 60),
    (240, 200, 60),
    (60, 90, 180),
    (150, 80, 160),
    (40, 40, 40),
]
ELEMENTS: Final[list[Colour]] = [
    (110, 190, 60),
    (150, 110, 70),
    (210, 70, 90),
    (220, 150, 50),
    (250, 230, 60),
    (70, 160, 230),
]


class Look(NamedTuple):
    """What a game adds to the picture of Earth."""

    title: str
    nouns: Nouns
    terrains: list[Colour]
    spaces: list[str]
    """The names of the spaces of the action display."""
    pawns: list[Colour]
    """The colours of what stands on them."""


def draw(g: HexWorld, look: Look) -> Canvas:
    """The table."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.text(10, 8, look.title + ("" if g.stack else "  over"), scale=2)
    for tile in g.layout.board.hexes:
        draw_tile(canvas, g, tile, look.terrains)
    for corner, element in enumerate(g.corner):
        if element >= 0:
            draw_element(canvas, *corner_place(g, corner), element, 7)
    for line, animal in enumerate(g.layout.animals):
        draw_animal(canvas, g, look.nouns, animal, 36 + line * 46)
    draw_display(canvas, look, 36 + len(g.layout.animals) * 46 + 10)
    return canvas


def place(q: float, r: float) -> tuple[float, float]:
    """The middle of a hex."""
    return MIDDLE[0] + SIZE * 1.5 * q, MIDDLE[1] + SIZE * STEP * (r + q / 2)


def corner_place(g: HexWorld, corner: int) -> tuple[float, float]:
    """Every corner is the east or the west one of some hex."""
    for (side, q, r), n in g.layout.board.grid.corner_index.items():
        if n == corner:
            x, y = place(q, r)
            return (x + SIZE if side == 0 else x - SIZE), y
    raise ValueError(f"no corner {corner}")


def draw_tile(canvas: Canvas, g: HexWorld, tile: int, terrains: list[Colour]) -> None:
    """A hex in the colour of its terrain, and the cubes on it: a square with a number for each animal."""
    x, y = place(*g.layout.board.grid.places[tile])
    canvas.hexagon(x, y, SIZE - 1, INK if g.terrain[tile] != NO_TILE else FAINT)
    colour = NO_TILE_COLOUR if g.terrain[tile] == NO_TILE else terrains[g.kind(tile)]
    canvas.hexagon(x, y, SIZE - 2.5, colour)
    canvas.text(int(x) - 5, int(y) + 26, g.layout.board.grid.labels[tile], INK)
    present = [animal for animal in g.layout.animals if g.cubes[tile * 6 + animal]]
    for k, animal in enumerate(present):
        left, top = int(x) - 29 + k % 3 * 20, int(y) - 20 + k // 3 * 20
        canvas.box(left, top, 18, 18, ANIMALS[animal])
        canvas.text(left + 3, top + 6, str(g.cubes[tile * 6 + animal]), WHITE)


def draw_element(canvas: Canvas, x: float, y: float, element: int, radius: int) -> None:
    canvas.disc(x, y, radius, INK)
    canvas.disc(x, y, radius - 1.5, ELEMENTS[element])


def draw_animal(canvas: Canvas, g: HexWorld, nouns: Nouns, animal: int, y: int) -> None:
    """Name, seat, points, pool and elements; whose player is asked on yellow."""
    seat = g.seat_of(animal)
    if g.asked() >> seat & 1:
        canvas.rectangle(PANEL - 4, y - 4, WIDTH - PANEL, 44, ASKED)
    canvas.box(PANEL, y, 14, 14, ANIMALS[animal])
    canvas.text(PANEL + 20, y + 3, f"{nouns.animal.show(animal)}  P{seat + 1}  VP {g.vp[animal]}")
    canvas.text(PANEL + 20, y + 14, f"pool {g.gene_pool[animal]}  dead {g.eliminated[animal]}")
    shown = [element for element in ALL_ELEMENTS for _ in range(g.display[animal * 6 + element])]
    for k, element in enumerate(shown):
        draw_element(canvas, PANEL + 25 + k * 14, y + 30, element, 6)


def draw_display(canvas: Canvas, look: Look, top: int) -> None:
    """The action display, a line for each section: squares, coloured where a pawn stands."""
    line = -1
    column = 0
    section = ""
    for space, colour in zip(look.spaces, look.pawns, strict=True):
        name = space.rsplit("-", 1)[0]
        if name != section:
            line, column, section = line + 1, 0, name
            canvas.text(PANEL, top + line * 20 + 4, name)
        left = PANEL + 90 + column * 18
        canvas.box(left, top + line * 20, 15, 15, colour)
        column += 1


def pawn_colour(who: int) -> Colour:
    """An animal's, white for none."""
    return WHITE if who == NOBODY else ANIMALS[who]
