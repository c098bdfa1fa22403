"""Dominant Species and Marine as a picture: Earth, the animals, the action display."""

from __future__ import annotations

from typing import Final

from ..core.rulebook import Rulebook
from ..earth.notation import Nouns
from ..earth.state import HexWorld
from ..earth.terms import ALL_ELEMENTS, NO_TILE, NOBODY
from ..games.dominant_species.notation import NOUNS as DOM_NOUNS
from ..games.dominant_species.state import Dom
from ..games.dominant_species.terms import SPACES as DOM_SPACES
from ..games.marine.notation import NOUNS as SEA_NOUNS
from ..games.marine.state import Sea
from ..games.marine.terms import SPACES as SEA_SPACES
from ..games.marine.terms import SPECIAL
from .canvas import FAINT, INK, Canvas, Colour

SIZE: Final = 44
WIDTH: Final = 900
HEIGHT: Final = 620
MIDDLE: Final = (290, 320)
PANEL: Final = 580
STEP: Final = 3**0.5
WHITE: Final[Colour] = (255, 255, 255)
NO_TILE_COLOUR: Final[Colour] = (230, 226, 214)
ASKED: Final[Colour] = (250, 226, 120)

LAND: Final[list[Colour]] = [
    (120, 170, 215),
    (130, 190, 165),
    (222, 200, 120),
    (96, 160, 86),
    (70, 125, 84),
    (236, 220, 168),
    (164, 150, 140),
    (236, 244, 250),
]
WATER: Final[list[Colour]] = [
    (190, 170, 120),
    (110, 150, 90),
    (236, 160, 140),
    (130, 130, 150),
    (140, 196, 140),
    (236, 220, 168),
    (90, 140, 200),
    (90, 70, 80),
]
"""By terrain, in the order of each game."""
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


def picture(book: Rulebook, g: HexWorld) -> Canvas:
    """The table."""
    canvas = Canvas(WIDTH, HEIGHT)
    nouns = SEA_NOUNS if isinstance(g, Sea) else DOM_NOUNS
    terrains = WATER if isinstance(g, Sea) else LAND
    canvas.text(10, 8, f"{book.name}  round {round_of(g)}" + ("" if g.stack else "  over"), scale=2)
    for tile in g.layout.board.hexes:
        draw_tile(canvas, g, tile, terrains)
    for corner, element in enumerate(g.corner):
        if element >= 0:
            draw_element(canvas, *corner_place(g, corner), element, 7)
    for line, animal in enumerate(g.layout.animals):
        draw_animal(canvas, g, nouns, animal, 36 + line * 46)
    draw_display(canvas, g, 36 + len(g.layout.animals) * 46 + 10)
    return canvas


def round_of(g: HexWorld) -> int:
    return g.round if isinstance(g, (Dom, Sea)) else 0


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


def draw_display(canvas: Canvas, g: HexWorld, top: int) -> None:
    """The action display, a line for each section: squares, coloured where a pawn stands."""
    spaces = g.spaces if isinstance(g, (Dom, Sea)) else []
    names = SEA_SPACES if isinstance(g, Sea) else DOM_SPACES
    line = -1
    column = 0
    section = ""
    for space, who in enumerate(spaces):
        name = names[space].rsplit("-", 1)[0]
        if name != section:
            line, column, section = line + 1, 0, name
            canvas.text(PANEL, top + line * 20 + 4, name)
        left = PANEL + 90 + column * 18
        canvas.box(left, top + line * 20, 15, 15, pawn_colour(who))
        column += 1


def pawn_colour(who: int) -> Colour:
    """An animal's, an element's for a special pawn, white for none."""
    if who == NOBODY:
        return WHITE
    return ELEMENTS[who - SPECIAL] if who >= SPECIAL else ANIMALS[who]
