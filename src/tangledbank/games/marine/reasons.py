"""Why an action of Marine is refused: rules and sentences by reason."""

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
from .inheritance import Draft
from .notation import NOTATION
from .state import Sea
from .terms import (
    CLOSED,
    CONTROLLED,
    IS_VENT,
    NO_EFFECT,
    NO_LIMIT,
    NO_PAWN,
    NO_ROOM,
    NO_SOURCE,
    NO_SPACE,
    NO_SUCH_TRAIT,
    NOT_AFTER,
    NOT_CONTROLLED,
    NOT_DOMINATED,
    NOT_IN_PLAY,
    NOT_ON_EDGE,
    NOT_ON_VENT,
    NOT_YOUR_SPACE,
    NOTHING_TO_RETRIEVE,
    OUT_OF_ORDER,
    OWN_PAWN_HERE,
    SLOT_TOO_HIGH,
    SPECIAL_HERE,
    SPECIAL_ONLY,
)
from .text import CARD_RULES, asking_card, prompt_rules

REASONS: Final[list[tuple[int, str, tuple[str, ...]]]] = [
    (OCCUPIED, "occupied", ("DSM-4.6", "DSM-24.17")),
    (SPECIAL_ONLY, "special-only", ("DSM-4.6", "DSM-4.12")),
    (NOT_AFTER, "not-after", ("DSM-4.6",)),
    (OWN_PAWN_HERE, "own-pawn-here", ("DSM-4.9",)),
    (SPECIAL_HERE, "special-here", ("DSM-4.9",)),
    (CLOSED, "closed", ("DSM-4.14", "DSM-17.9")),
    (NOT_YOUR_SPACE, "not-your-space", ("DSM-24.2",)),
    (NO_PAWN, "no-pawn", ("DSM-4.2", "DSM-4.3")),
    (NO_SPACE, "no-space", ("DSM-4.4",)),
    (NOTHING_TO_RETRIEVE, "nothing-to-retrieve", ("DSM-4.19", "R-6")),
    (NO_DISK, "no-disk", ("DSM-5.3",)),
    (NO_TILE_HERE, "no-tile-here", ("DSM-0.4",)),
    (NOT_ON_EARTH, "not-on-earth", ("DSM-2.12",)),
    (CORNER_TAKEN, "corner-taken", ("DSM-2.13",)),
    (NO_ELEMENT, "no-element", ("DSM-2.13", "DSM-23.37")),
    (NOT_IN_BOX, "not-in-box", ("DSM-7.2", "DSM-8.1")),
    (NOT_ON_VENT, "not-on-vent", ("DSM-7.4", "DSM-7.6")),
    (NO_ROOM, "no-room", ("DSM-9.2", "DSM-9.3")),
    (NOT_ACQUIRED, "not-acquired", ("DSM-9.5",)),
    (NO_EFFECT, "no-effect", ("DSM-10.2",)),
    (WRONG_ELEMENT, "wrong-element", ("DSM-11.1",)),
    (NO_LIMIT, "no-limit", ("DSM-11.7", "DSM-24.7")),
    (TOO_MANY, "too-many", ("DSM-11.3", "DSM-14.1")),
    (TOO_FEW, "too-few", ("DSM-14.1",)),
    (STACK_EMPTY, "stack-empty", ("DSM-12.1", "DSM-12.7")),
    (HEX_TAKEN, "hex-taken", ("DSM-12.2",)),
    (NOT_BESIDE_EARTH, "not-beside-earth", ("DSM-12.2",)),
    (IS_VENT, "is-vent", ("DSM-13.2",)),
    (NOT_ON_EDGE, "not-on-edge", ("DSM-13.2", "DSM-2.5")),
    (NO_SOURCE, "no-source", ("DSM-13.7", "DSM-24.25")),
    (NO_CUBES, "no-cubes", ("DSM-14.1", "DSM-23.37")),
    (MOVED_ALREADY, "moved-already", ("DSM-14.4",)),
    (TOO_FAR, "too-far", ("DSM-14.1", "DSM-24.16")),
    (SAME_TILE, "same-tile", ("DSM-14.1",)),
    (WRONG_TERRAIN, "wrong-terrain", ("DSM-15.1", "DSM-16.1")),
    (NO_OWN_CUBE, "no-own-cube", ("DSM-15.1",)),
    (NO_VICTIM, "no-victim", ("DSM-15.2",)),
    (OWN_ANIMAL, "own-animal", ("DSM-15.2", "DSM-0.3")),
    (NO_SUCH_CARD, "no-such-card", ("DSM-16.4",)),
    (SLOT_TOO_HIGH, "slot-too-high", ("DSM-16.5",)),
    (NOT_DOMINATED, "not-dominated", ("DSM-17.1", "DSM-17.2")),
    (BAG_EMPTY, "bag-empty", ("DSM-23.16", "DSM-23.20")),
    (NO_VACANT_CORNER, "no-vacant-corner", ("DSM-23.32", "DSM-24.2")),
    (MUST_ANSWER, "must-answer", ()),
    (NOT_THIS_TILE, "not-this-tile", ("DSM-12.3", "DSM-15.2")),
    (CONTROLLED, "controlled", ("DSM-24.11", "DSM-23.16")),
    (NOT_CONTROLLED, "not-controlled", ("DSM-23.16",)),
    (NO_SUCH_TRAIT, "no-such-trait", ("DSM-3.19",)),
    (NOT_IN_PLAY, "not-in-play", ("DSM-23.6", "DSM-18.7")),
    (OUT_OF_ORDER, "out-of-order", ("DSM-30.1",)),
]

MOMENTS: Final[dict[str, tuple[str, ...]]] = {
    "pass": ("DSM-4.16",),
    "take": ("DSM-6.1", "DSM-12.3", "DSM-23.32"),
    "corner": ("DSM-6.1", "DSM-12.3"),
    "deplete": ("DSM-8.1",),
    "speciate": ("DSM-11.1",),
    "cubes": ("DSM-11.3", "DSM-12.5", "DSM-14.1"),
    "explore": ("DSM-12.1",),
    "tile": ("DSM-12.2", "DSM-16.11"),
    "from": ("DSM-14.1",),
    "to": ("DSM-14.1",),
    "compete": ("DSM-15.1", "DSM-23.27"),
    "card": ("DSM-16.4",),
    "victim": ("DSM-23.5", "DSM-23.25"),
    "survivor": ("DSM-23.3",),
    "lose": ("DSM-23.1", "DSM-23.9"),
    "exchange": ("DSM-23.20",),
    "adapt": ("DSM-9.1",),
    "keep": ("DSM-3.19", "DSM-23.15"),
    "reject": ("DSM-25.14",),
    "copy": ("DSM-24.8",),
    "pawn": ("DSM-4.1",),
    "space": ("DSM-4.6",),
    "retrieve": ("DSM-4.1", "DSM-4.19"),
    "swap": ("DSM-7.3",),
    "remove": ("DSM-7.2",),
    "over": ("DSM-9.4",),
    "regress": ("DSM-10.1",),
    "erupt": ("DSM-13.2",),
    "side": ("DSM-13.4",),
    "source": ("DSM-13.7",),
    "evolve": ("DSM-16.1",),
    "dominate": ("DSM-17.4",),
    "terrain": ("DSM-23.6",),
    "special": ("DSM-24.11", "DSM-23.16"),
    "omit": ("DSM-23.13",),
    "lineage": ("DSM-24.1",),
    "feed": ("DSM-24.2",),
    "onto": ("DSM-24.2",),
    "hide": ("DSM-24.4",),
    "replace": ("DSM-25.16",),
    "vacant": ("DSM-9.4",),
}
"""When each verb can be said; the sentence's key is mar-moment- and the verb."""


def reasons(g: Sea, action: int, refusal: int) -> list[Reason]:
    """Every reason in a set, with its rules and a sentence."""
    if refusal & OVER:
        return [Reason(("DSM-21.2",), Message("mar-why-over"))]
    if refusal & NOT_ASKED:
        is_draft = isinstance(g.stack[-1], Draft)
        rules = ("DSM-3.19", "DSM-26.9") if is_draft else ("DSM-1.3", "DSM-4.15")
        return [Reason(rules, Message("mar-why-not-asked", seats=seats_asked(g)))]
    if refusal & OTHER_MOMENT:
        verb = NOTATION.verbs[action >> 24].word
        return [Reason(MOMENTS[verb], Message("mar-moment-" + verb))]
    return [Reason(named(g, bit, rules), Message("mar-why-" + key)) for bit, key, rules in REASONS if refusal & bit]


ELSEWHERE: Final = (*[f"DSM-{n}." for n in range(6, 17)], CARD_RULES)
"""Sections about one action each, and the one about cards: their rules are named only where those ask."""
GENERAL: Final = ("DSM-0.", "DSM-2.", "DSM-9.5", "DSM-23.37", "DSM-30.")
"""Rules that hold for all cards and Traits."""


def named(g: Sea, bit: int, rules: tuple[str, ...]) -> tuple[str, ...]:
    """The rules behind a reason that belong to what is asked; a card or a Trait names its own."""
    own = prompt_rules(g)
    if bit == MUST_ANSWER:
        return must_answer(g, own)
    if own[0].startswith(("DSM-23.", "DSM-24.")):
        return tuple(own + [rule for rule in rules if rule.startswith(GENERAL)])
    asked = tuple([rule.partition(".")[0] + "." for rule in own])
    kept = [rule for rule in rules if not rule.startswith(ELSEWHERE) or rule.startswith(asked)]
    return tuple(kept or own)


def must_answer(g: Sea, own: list[str]) -> tuple[str, ...]:
    """Why nobody can pass here: a turn and a Trait say so themselves, steps of actions and of cards follow a rule."""
    if own[0].startswith(("DSM-4.", "DSM-24.")):
        return tuple(own)
    if own[0] == "DSM-16.4":
        return ("DSM-16.4", "DSM-23.42")
    return ("DSM-16.12", "DSM-23.42") if own[0].startswith(CARD_RULES) or asking_card(g) else ("DSM-4.17",)
