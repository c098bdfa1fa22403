"""How actions of Evolution are written: docs/notation.md. Verbs are only ever appended."""

from __future__ import annotations

from typing import Final

from ...core.notation import ColumnLabel, Flags, Names, Notation, Number, Seat, Verb
from .traits import CARD_NAMES, DEFENSIVE, TRAIT_KEYS

CARD: Final = Names("card", CARD_NAMES)
TRAIT: Final = Names("trait", TRAIT_KEYS)
SPECIES: Final = ColumnLabel("species")
SEAT: Final = Seat("seat")
SIDE: Final = Names("left|right", ["left", "right"], "side")
WHAT: Final = Names("population|body", ["population", "body"], "track")

NOTATION: Final = Notation(
    [
        Verb("food", CARD),
        Verb("trait", CARD, SPECIES),
        Verb("new", CARD, SIDE),
        Verb("grow", CARD, SPECIES, WHAT),
        Verb("discard", SPECIES, TRAIT),
        Verb("end"),
        Verb("act", SPECIES, TRAIT),
        Verb("feed", SPECIES),
        Verb("attack", SPECIES, SPECIES, Flags("negated traits", [trait.key for trait in DEFENSIVE], "trait")),
        Verb("pay", CARD),
        Verb("think", SPECIES, CARD),
        Verb("done"),
        Verb("store", Number("number")),
        Verb("first", SEAT),
    ]
)
