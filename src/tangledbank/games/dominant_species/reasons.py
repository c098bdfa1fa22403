"""Why an action of Dominant Species is refused: rules and sentences by reason."""

from __future__ import annotations

from typing import Final

from ...core.frame import NOT_ASKED, OTHER_MOMENT, OVER
from ...core.message import Message, Reason
from ...earth.terms import (
    BAG_EMPTY,
    CORNER_TAKEN,
    HEX_TAKEN,
    MOVED_ALREADY,
    MUST_ANSWER,
    NO_CUBES,
    NO_DISK,
    NO_ELEMENT,
    NO_OWN_CUBE,
    NO_SUCH_CARD,
    NO_TILE_HERE,
    NO_VACANT_CORNER,
    NO_VICTIM,
    NOT_ACQUIRED,
    NOT_BESIDE_EARTH,
    NOT_IN_BOX,
    NOT_ON_EARTH,
    NOT_THIS_TILE,
    OCCUPIED,
    OWN_ANIMAL,
    SAME_TILE,
    STACK_EMPTY,
    TOO_FAR,
    TOO_FEW,
    TOO_MANY,
    WRONG_ELEMENT,
    WRONG_TERRAIN,
)
from ...earth.text import seats_asked
from .actions.pawns import Planning
from .notation import NOTATION
from .state import Dom
from .terms import (
    CHOSEN_ALREADY,
    IS_TUNDRA,
    NO_PAWN_HERE,
    NONE_ACQUIRED,
    NOT_BESIDE_TUNDRA,
    NOT_ENDANGERED,
    NOT_THREATENED,
    PROTECTED_ALREADY,
    SAME_SPACE,
    SCORED_ALREADY,
)
from .text import asking_card, governs, prompt_rules

REASONS: Final[list[tuple[int, str, tuple[str, ...]]]] = [
    (OCCUPIED, "occupied", ("DS-5.7",)),
    (SAME_SPACE, "same-space", ("DS-7.4",)),
    (NO_DISK, "no-disk", ("DS-1.13",)),
    (NOT_THREATENED, "not-threatened", ("DS-9.11",)),
    (PROTECTED_ALREADY, "protected-already", ("DS-9.11",)),
    (NO_TILE_HERE, "no-tile-here", ("DS-2.2",)),
    (NOT_ON_EARTH, "not-on-earth", ("DS-2.9",)),
    (CORNER_TAKEN, "corner-taken", ("DS-1.28",)),
    (NO_ELEMENT, "no-element", ("DS-2.9",)),
    (NOT_IN_BOX, "not-in-box", ("DS-12.1",)),
    (IS_TUNDRA, "is-tundra", ("DS-13.3",)),
    (NOT_BESIDE_TUNDRA, "not-beside-tundra", ("DS-13.3",)),
    (WRONG_ELEMENT, "wrong-element", ("DS-14.1", "DS-14.2")),
    (TOO_MANY, "too-many", ()),
    (TOO_FEW, "too-few", ()),
    (STACK_EMPTY, "stack-empty", ("DS-15.1", "DS-15.9")),
    (HEX_TAKEN, "hex-taken", ("DS-15.3",)),
    (NOT_BESIDE_EARTH, "not-beside-earth", ("DS-15.4",)),
    (NO_CUBES, "no-cubes", ("DS-16.1",)),
    (MOVED_ALREADY, "moved-already", ("DS-16.4",)),
    (TOO_FAR, "too-far", ("DS-16.2", "DS-16.5")),
    (SAME_TILE, "same-tile", ("DS-16.2",)),
    (WRONG_TERRAIN, "wrong-terrain", ("DS-17.2", "DS-C01.1")),
    (NO_OWN_CUBE, "no-own-cube", ("DS-17.2", "DS-C11.1")),
    (NO_VICTIM, "no-victim", ("DS-17.3",)),
    (OWN_ANIMAL, "own-animal", ("DS-17.3", "DS-23.3")),
    (SCORED_ALREADY, "scored-already", ("DS-18.1",)),
    (NO_SUCH_CARD, "no-such-card", ("DS-18.5",)),
    (NOT_ENDANGERED, "not-endangered", ("DS-20.1",)),
    (NOT_ACQUIRED, "not-acquired", ("DS-1.15",)),
    (BAG_EMPTY, "bag-empty", ("DS-19.5",)),
    (CHOSEN_ALREADY, "chosen-already", ("DS-C09.1",)),
    (NO_VACANT_CORNER, "no-vacant-corner", ("DS-C01.1",)),
    (MUST_ANSWER, "must-answer", ("DS-6.5", "DS-19.2")),
    (NOT_THIS_TILE, "not-this-tile", ("DS-15.5", "DS-C01.1", "DS-C04.1")),
    (NO_PAWN_HERE, "no-pawn-here", ("DS-C16.3",)),
    (NONE_ACQUIRED, "none-acquired", ("DS-C16.2",)),
]
"""By bit: the key of the sentence, and the rules in sections and on cards; none, where the question's own say it."""

MOMENTS: Final[dict[str, tuple[str, ...]]] = {
    "pass": ("DS-6.3",),
    "pawn": ("DS-5.2", "DS-C17.1"),
    "initiative": ("DS-7.1",),
    "adapt": ("DS-8.1",),
    "protect": ("DS-9.4",),
    "take": ("DS-10.1", "DS-15.5"),
    "corner": ("DS-10.1", "DS-15.5"),
    "waste": ("DS-11.1",),
    "deplete": ("DS-12.1",),
    "glaciate": ("DS-13.3",),
    "speciate": ("DS-14.2",),
    "cubes": ("DS-14.3", "DS-15.7", "DS-16.1"),
    "spread": ("DS-14.7",),
    "explore": ("DS-15.1",),
    "tile": ("DS-15.3", "DS-19.4"),
    "from": ("DS-16.1",),
    "to": ("DS-16.2",),
    "compete": ("DS-17.1", "DS-17.2"),
    "dominate": ("DS-18.1",),
    "card": ("DS-18.5",),
    "save": ("DS-20.1",),
    "victim": ("DS-C03.1", "DS-C05.2", "DS-C25.1"),
    "survivor": ("DS-C05.1",),
    "lose": ("DS-C07.1", "DS-C16.1"),
    "replace": ("DS-C09.1",),
    "suffer": ("DS-C16.1",),
    "exchange": ("DS-C20.1",),
    "remove": ("DS-C16.3",),
}
"""When each verb can be said; the sentence's key is dom-moment- and the verb."""

PHASE_RULES: Final[list[str]] = ["DS-5.1", "DS-5.2", "DS-6.1", "DS-20.1"]


def reasons(g: Dom, action: int, refusal: int) -> list[Reason]:
    """Every reason in a set, with its rules and a sentence."""
    if refusal & OVER:
        return [Reason(("DS-21.1",), Message("dom-why-over"))]
    if refusal & NOT_ASKED:
        return [Reason((PHASE_RULES[g.phase],), Message("dom-why-not-asked", seats=seats_asked(g)))]
    if refusal & OTHER_MOMENT:
        verb = NOTATION.verbs[action >> 24].word
        return [Reason(MOMENTS[verb], Message("dom-moment-" + verb))]
    if refusal & MUST_ANSWER and len(g.stack) > 1 and isinstance(g.stack[-2], Planning):
        return [Reason(("DS-5.5",), Message("dom-why-must-answer"))]
    return [Reason(rules_here(g, rules), Message("dom-why-" + key)) for bit, key, rules in REASONS if refusal & bit]


def rules_here(g: Dom, rules: tuple[str, ...]) -> tuple[str, ...]:
    """Those of a reason's rules that govern the question; where none does, the question's own rules."""
    card = asking_card(g)
    return tuple([rule for rule in rules if governs(rule, card)] or prompt_rules(g))
