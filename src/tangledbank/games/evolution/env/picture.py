"""Evolution as a picture: the watering hole, and a row of species for every seat, as a spectator sees them."""

from __future__ import annotations

from typing import Final

from ....core.rulebook import Rulebook
from ....core.state import State
from ....env.canvas import FAINT, INK, Canvas, Colour
from ..rulebook import evo
from ..state import Evo
from ..traits import CARNIVORE, TRAITS

WIDTH: Final = 900
HEAD: Final = 44
ROW: Final = 132
BOARD: Final = 108
PHASES: Final = ["", "deal", "select food", "play cards", "add food", "feeding"]
PLANT: Final[Colour] = (120, 170, 80)
MEAT: Final[Colour] = (196, 84, 70)
GRAZER: Final[Colour] = (226, 234, 206)
HUNTER: Final[Colour] = (244, 214, 204)
FAT: Final[Colour] = (222, 178, 80)
ASKED: Final[Colour] = (250, 226, 120)


def picture(book: Rulebook, state: State) -> Canvas:
    """The table."""
    g = evo(state)
    canvas = Canvas(WIDTH, HEAD + ROW * g.seats)
    head = f"round {g.round}  {PHASES[g.phase]}  deck {len(g.deck)}" if g.stack else f"over after round {g.round}"
    canvas.text(10, 8, f"{head}  watering hole {g.hole}", scale=2)
    for k in range(min(g.hole, 60)):
        canvas.rectangle(10 + k * 12, 28, 9, 9, PLANT)
    for seat in range(g.seats):
        draw_seat(canvas, g, seat, HEAD + seat * ROW)
    return canvas


def draw_seat(canvas: Canvas, g: Evo, seat: int, top: int) -> None:
    """One player's line and species; the one who is asked on yellow."""
    canvas.rectangle(0, top, WIDTH, 1, FAINT)
    if g.asked() >> seat & 1:
        canvas.rectangle(0, top + 1, WIDTH, 14, ASKED)
    screen = "" if g.stack else f"  points {g.scores()[seat]}"
    first = "  first" if seat == g.first else ""
    canvas.text(10, top + 4, f"P{seat + 1}  hand {len(g.hand[seat])}{screen}{first}")
    width = min(BOARD, (WIDTH - 20) // max(1, len(g.row[seat])))
    for k, i in enumerate(g.row[seat]):
        draw_species(canvas, g, i, 10 + k * width, top + 18, width - 4)


def draw_species(canvas: Canvas, g: Evo, i: int, x: int, y: int, width: int) -> None:
    """A board: body as a bar, population as squares filled with food, fat, traits."""
    seen = g.mask[i] & ~g.down[i]
    sub_actions = (width - 6) // 6
    canvas.box(x, y, width, ROW - 24, HUNTER if seen & CARNIVORE else GRAZER)
    canvas.text(x + 4, y + 4, f"body {g.size[i]}", most=sub_actions)
    canvas.rectangle(x + 4, y + 14, min(g.size[i] * 12, width - 8), 6, INK)
    for k in range(g.pop[i]):
        eaten = MEAT if seen & CARNIVORE else PLANT
        canvas.box(x + 4 + k * 13, y + 24, 11, 11, eaten if k < g.food[i] else (255, 255, 255))
    for k in range(g.fat[i]):
        canvas.disc(float(x + 9 + k * 13), y + 44, 4, FAT)
    names = [trait.key for trait in TRAITS if seen & trait.bit] + ["? face down"] * len(hidden(g, i))
    for k, name in enumerate(names):
        canvas.text(x + 4, y + 54 + k * 11, name, most=sub_actions)


def hidden(g: Evo, i: int) -> list[int]:
    """Traits that lie face down."""
    return [n for n in range(len(TRAITS)) if g.down[i] >> n & 1]
