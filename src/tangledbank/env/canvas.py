"""A picture to draw on: rectangles, discs, hexes and small letters, with numpy and nothing else."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

Colour: TypeAlias = tuple[int, int, int]

INK: Final[Colour] = (32, 32, 36)
PAPER: Final[Colour] = (244, 240, 230)
FAINT: Final[Colour] = (206, 200, 186)

# Letters are 5 pixels wide and 7 high: a number for each column, its lowest bit on top.
FONT: Final[dict[str, str]] = {
    "+": "08083e0808",
    "-": "0808080808",
    ".": "0060600000",
    "/": "2010080402",
    "0": "3e5149453e",
    "1": "00427f4000",
    "2": "4261514946",
    "3": "2141454b31",
    "4": "1814127f10",
    "5": "2745454539",
    "6": "3c4a494930",
    "7": "0171090503",
    "8": "3649494936",
    "9": "064949291e",
    ":": "0036360000",
    "?": "0201510906",
    "A": "7e1111117e",
    "B": "7f49494936",
    "C": "3e41414122",
    "D": "7f4141221c",
    "E": "7f49494941",
    "F": "7f09090901",
    "G": "3e4149497a",
    "H": "7f0808087f",
    "I": "00417f4100",
    "J": "2040413f01",
    "K": "7f08142241",
    "L": "7f40404040",
    "M": "7f020c027f",
    "N": "7f0408107f",
    "O": "3e4141413e",
    "P": "7f09090906",
    "Q": "3e4151215e",
    "R": "7f09192946",
    "S": "4649494931",
    "T": "01017f0101",
    "U": "3f4040403f",
    "V": "1f2040201f",
    "W": "3f4038403f",
    "X": "6314081463",
    "Y": "0708700807",
    "Z": "6151494543",
}
ADVANCE: Final = 6


def glyph(letter: str) -> np.ndarray[Any, Any]:
    """The pixels of a letter, 7 rows of 5; a space for what has no letter."""
    columns = bytes.fromhex(FONT.get(letter, "0000000000"))
    return np.array([[column >> row & 1 for column in columns] for row in range(7)], bool)


GLYPHS: Final = {letter: glyph(letter) for letter in [*FONT, " "]}


class Canvas:
    """Colours by row and column. What would lie outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.pixels: Final[np.ndarray[Any, Any]] = np.full((height, width, 3), PAPER, np.uint8)

    def __repr__(self) -> str:
        height, width, _ = self.pixels.shape
        return f"<Canvas: {width} x {height}>"

    def rectangle(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """A filled one."""
        self.pixels[max(0, y) : max(0, y + height), max(0, x) : max(0, x + width)] = colour

    def box(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """A filled one with an edge."""
        self.rectangle(x, y, width, height, INK)
        self.rectangle(x + 1, y + 1, width - 2, height - 2, colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """A filled circle."""
        rows, columns = self.grid(x, y, radius)
        self.paint(x, y, radius, (columns - x) ** 2 + (rows - y) ** 2 <= radius * radius, colour)

    def hexagon(self, x: float, y: float, size: float, colour: Colour) -> None:
        """A filled flat-top hex; size is the length of a side."""
        rows, columns = self.grid(x, y, size)
        across = np.abs(columns - x)
        down = np.abs(rows - y)
        slope = 3**0.5
        self.paint(x, y, size, (down <= size * slope / 2) & (slope * across + down <= slope * size), colour)

    def grid(self, x: float, y: float, reach: float) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Rows and columns of the square around a point."""
        height, width = self.pixels.shape[:2]
        top, left = max(0, int(y - reach)), max(0, int(x - reach))
        rows, columns = np.ogrid[top : min(height, int(y + reach) + 2), left : min(width, int(x + reach) + 2)]
        return rows, columns

    def paint(self, x: float, y: float, reach: float, inside: np.ndarray[Any, Any], colour: Colour) -> None:
        """Colour those pixels of the square around a point that are inside."""
        top, left = max(0, int(y - reach)), max(0, int(x - reach))
        part = self.pixels[top : top + inside.shape[0], left : left + inside.shape[1]]
        part[inside] = colour

    def text(self, x: int, y: int, words: str, colour: Colour = INK, scale: int = 1, most: int = 200) -> None:
        """Words in capitals, at most so many letters."""
        for k, letter in enumerate(words.upper().replace("_", " ")[:most]):
            pixels = GLYPHS.get(letter, GLYPHS[" "]).repeat(scale, 0).repeat(scale, 1)
            left = x + k * ADVANCE * scale
            part = self.pixels[max(0, y) : max(0, y) + 7 * scale, left : left + 5 * scale]
            part[pixels[: part.shape[0], : part.shape[1]]] = colour
