"""How actions of Dominant Species are written: docs/notation.md. Verbs are only ever appended."""

from __future__ import annotations

from typing import Final

from ...core.notation import Names, Notation, Number, Seat, Verb
from .cards import CARD_KEYS
from .terms import ANIMALS, ELEMENTS, GRID, SPACES, TERRAINS

ANIMAL: Final = Names("animal", ANIMALS)
ELEMENT: Final = Names("element", ELEMENTS)
TERRAIN: Final = Names("terrain", TERRAINS)
SPACE: Final = Names("space", SPACES)
TILE: Final = Names("hex", GRID.labels)
CORNER: Final = Names("corner", GRID.corner_labels)
CARD: Final = Names("card", CARD_KEYS)
STACK: Final = Names("stack", ["1", "2", "3"])
COUNT: Final = Number("number")
HARM: Final = Names("element|pawn|species", ["element", "pawn", "species"])
SEAT: Final = Seat("seat")

NOTATION: Final = Notation(
    [
        Verb("pass"),
        Verb("pawn", SPACE),
        Verb("initiative", SPACE),
        Verb("adapt", ELEMENT),
        Verb("protect", ELEMENT),
        Verb("take", ELEMENT),
        Verb("corner", CORNER),
        Verb("waste", ELEMENT),
        Verb("deplete", CORNER),
        Verb("glaciate", TILE),
        Verb("speciate", CORNER),
        Verb("cubes", COUNT),
        Verb("spread", TILE),
        Verb("explore", STACK),
        Verb("tile", TILE),
        Verb("from", TILE),
        Verb("to", TILE),
        Verb("compete", TILE, ANIMAL),
        Verb("dominate", TILE),
        Verb("card", CARD),
        Verb("save", TILE),
        Verb("victim", ANIMAL),
        Verb("survivor", ANIMAL),
        Verb("lose", ELEMENT),
        Verb("replace", TILE, ANIMAL),
        Verb("suffer", HARM),
        Verb("exchange", ELEMENT, ELEMENT),
        Verb("remove", SPACE),
    ]
)
