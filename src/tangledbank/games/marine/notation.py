"""How actions of Marine are written: docs/notation.md. Verbs are only ever appended."""

from __future__ import annotations

from typing import Final

from ...core.notation import Names, Notation, Verb
from ...earth.notation import Nouns, shared_verbs
from .cards import CARD_KEYS
from .terms import ANIMALS, ELEMENTS, GRID, PAWN_KINDS, PLACES, SIDES, SOURCES, SPACES, SPECIAL, TERRAINS
from .traits import ALL_TRAITS, TRAIT_KEYS

NOUNS: Final = Nouns(ANIMALS, ELEMENTS, TERRAINS, GRID)
SPACE: Final = Names("space", SPACES)
CARD: Final = Names("card", CARD_KEYS)
TRAIT: Final = Names("trait", TRAIT_KEYS)
PAWN: Final = Names("pawn", PAWN_KINDS)
SIDE: Final = Names("side", SIDES)
SOURCE: Final = Names("source", SOURCES)
BOX: Final = Names("box", ["depletion", "regression"])
PLACE: Final = Names("place", PLACES)

NOTATION: Final = Notation(
    [
        *shared_verbs(NOUNS, CARD),
        Verb("keep", TRAIT),
        Verb("reject", TRAIT),
        Verb("copy", TRAIT),
        Verb("pawn", PAWN, at="pawns"),
        Verb("space", SPACE),
        Verb("retrieve"),
        Verb("swap", NOUNS.element, at="autotrophs"),
        Verb("remove"),
        Verb("over", NOUNS.element, at="display"),
        Verb("regress"),
        Verb("erupt", NOUNS.tile),
        Verb("side", SIDE),
        Verb("source", SOURCE),
        Verb("evolve", NOUNS.tile),
        Verb("dominate", NOUNS.element, at="pawns"),
        Verb("terrain", NOUNS.terrain),
        Verb("special", NOUNS.element, at="pawns"),
        Verb("omit", NOUNS.tile),
        Verb("lineage"),
        Verb("feed", BOX, NOUNS.element, at="- box"),
        Verb("onto", PLACE),
        Verb("hide"),
        Verb("replace", TRAIT),
        Verb("vacant"),
    ]
)


def trait_words(traits: int) -> list[str]:
    """The Traits of a bit set."""
    return [TRAIT.show(trait) for trait in ALL_TRAITS if traits >> trait & 1]


def pawn_word(who: int) -> str:
    """What stands on a space: an animal's basic pawn, or the special pawn of an element."""
    return NOUNS.element.show(who - SPECIAL) if who >= SPECIAL else NOUNS.animal.show(who)
