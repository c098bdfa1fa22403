"""What can be counted on Earth: matches, domination, and who scores what if a tile is scored now."""

from __future__ import annotations

from typing import Final

from ...core.rulebook import Json
from ...earth.pick import Pick
from ...earth.terms import ALL_ELEMENTS
from ...earth.view import deciding, name_or_none
from .flow import Act
from .notation import NOUNS
from .scoring import score
from .state import Sea
from .view import public, with_hands

OPEN_POINTS: Final = True
"""DSM-26.2  Everybody sees all points."""


def insight(g: Sea, seat: int) -> Json:
    """DSM-16, DSM-17, DSM-19  Facts about every tile and every type of element; all seats see the same."""
    scored = g.clone()  # points on one tile do not change those on another
    return {
        "tiles": {NOUNS.tile.show(t): tile_insight(g, t, scored) for t in g.earth()},
        "elements": {NOUNS.element.show(e): element_insight(g, e) for e in ALL_ELEMENTS},
    }


def tile_insight(g: Sea, tile: int, scored: Sea) -> Json:
    show = NOUNS.animal.show
    return {
        "matching": {show(a): matching(g, a, tile) for a in g.layout.animals},
        "dominant": None,
        "endangered": [show(a) for a in g.layout.animals if g.is_endangered(a, tile)],
        "points": {show(a): n for a, n in gains(scored, tile) if n},
    }


def matching(g: Sea, animal: int, tile: int) -> int:
    """DSM-19.1  How many elements on a tile an animal matches."""
    return sum([g.counts[tile * 6 + e] for e in ALL_ELEMENTS if g.display[animal * 6 + e]])


def gains(scored: Sea, tile: int) -> list[tuple[int, int]]:
    """DSM-16.3, DSM-21.4  What a tile brings to each animal: by Evolution, or at the end. It uses the state up."""
    was = scored.vp[:]
    score(scored, tile, by_action=bool(scored.stack))
    return [(animal, scored.vp[animal] - was[animal]) for animal in scored.layout.animals]


def element_insight(g: Sea, element: int) -> Json:
    """DSM-17.1, DSM-17.2  An animal with more than the target can take control."""
    return {
        "values": {NOUNS.animal.show(a): g.domination_value(a, element) for a in g.layout.animals},
        "target": g.target[element],
        "control": name_or_none(NOUNS, g.control[element]),
    }


def can_act(g: Sea, space: int) -> bool:
    """DSM-4.13  Whether a pawn of the animal that is asked would have something to do on a space."""
    twin = g.clone()
    twin.stack = []
    twin.space = space
    Act(deciding(g)).run(twin)
    for frame in twin.stack:
        if isinstance(frame, Pick):
            return True
    return False


def open_view(g: Sea) -> Json:
    """What there is to see when nothing is hidden: also the Traits on hand."""
    shown = public(g)
    return {**shown, "animals": with_hands(g, shown, g.layout.animals)}
