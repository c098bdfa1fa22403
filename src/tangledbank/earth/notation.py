"""How things on Earth are written, and the verbs that both games begin with."""

from __future__ import annotations

from typing import Final

from ..core.hexgrid import Grid
from ..core.notation import Names, Number, Seat, Verb
from .terms import STACKS


class Nouns:
    """The words for the things on Earth, one argument for each kind."""

    def __init__(self, animals: list[str], elements: list[str], terrains: list[str], grid: Grid) -> None:
        self.animal: Final = Names("animal", animals)
        self.element: Final = Names("element", elements)
        self.terrain: Final = Names("terrain", terrains)
        """The large ones, then the cover."""
        self.tile: Final = Names("hex", grid.labels)
        self.corner: Final = Names("corner", grid.corner_labels)
        self.stack: Final = Names("stack", [str(n + 1) for n in range(STACKS)])
        self.count: Final = Number("number")
        self.seat: Final = Seat("seat")


def shared_verbs(nouns: Nouns, card: Names) -> list[Verb]:
    """The first verbs of a notation, in the order of earth's A_ numbers."""
    return [
        Verb("pass"),
        Verb("take", nouns.element, at="supply"),
        Verb("corner", nouns.corner),
        Verb("deplete", nouns.corner),
        Verb("speciate", nouns.corner),
        Verb("cubes", nouns.count),
        Verb("explore", nouns.stack),
        Verb("tile", nouns.tile),
        Verb("from", nouns.tile),
        Verb("to", nouns.tile),
        Verb("compete", nouns.tile, nouns.animal),
        Verb("card", card),
        Verb("victim", nouns.animal),
        Verb("survivor", nouns.animal),
        Verb("lose", nouns.element, at="display"),
        Verb("exchange", nouns.element, nouns.element, at="display bag"),
        Verb("adapt", nouns.element, at="adaptation"),
    ]
