"""How actions of Dominant Species are written: docs/notation.md. Verbs are only ever appended."""

from __future__ import annotations

from typing import Final

from ...core.notation import Names, Notation, Verb
from ...earth.notation import Nouns, shared_verbs
from .cards import CARD_KEYS
from .terms import ANIMALS, ELEMENTS, GRID, SPACES, TERRAINS

NOUNS: Final = Nouns(ANIMALS, ELEMENTS, TERRAINS, GRID)
SPACE: Final = Names("space", SPACES)
CARD: Final = Names("card", CARD_KEYS)
HARM: Final = Names("element|pawn|species", ["element", "pawn", "species"], "harm")

NOTATION: Final = Notation(
    [
        *shared_verbs(NOUNS, CARD),
        Verb("pawn", SPACE),
        Verb("initiative", SPACE),
        Verb("protect", NOUNS.element, at="regression"),
        Verb("waste", NOUNS.element, at="wasteland"),
        Verb("glaciate", NOUNS.tile),
        Verb("spread", NOUNS.tile),
        Verb("dominate", NOUNS.tile),
        Verb("save", NOUNS.tile),
        Verb("replace", NOUNS.tile, NOUNS.animal),
        Verb("suffer", HARM),
        Verb("remove", SPACE),
    ]
)
