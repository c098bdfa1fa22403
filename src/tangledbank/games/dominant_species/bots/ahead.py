"""What the rest of a round of Dominant Species will do by itself: to displays, to Earth, and how many rounds follow."""

from __future__ import annotations

from typing import Final

from ....core.ints import Ints
from ....earth.terms import ALL_ELEMENTS, FADING, NOBODY, REGRESSION
from ..actions.elements import Protect, Wasteland, touches_tundra
from ..cards import ICE_AGE
from ..state import Dom
from ..terms import (
    DOMINATION_1,
    EXECUTION,
    FACE_UP_CARDS,
    PLANNING,
    REGRESSION_1,
    REPTILE,
    SPACE_COUNT,
    WASTELAND_1,
)

CARDS_A_ROUND: Final = 4.0
"""How many cards are taken in a round of good play."""


def rounds_after(g: Dom) -> float:
    """How many rounds will follow this one: Ice Age comes when the cards above it are taken."""
    if g.last or g.truncated:
        return 0.0
    needed = 0 if ICE_AGE in g.face_up else max(0, len(g.deck) + 1 + len(g.face_up) - FACE_UP_CARDS)
    found = 0.3 + needed / CARDS_A_ROUND + 1.0 - rest_of_round(g)
    return max(0.3, min(found, float(g.settings.round_limit - g.round)) if g.settings.round_limit else found)


def rest_of_round(g: Dom) -> float:
    """How much of this round's Domination is to come."""
    if g.phase == PLANNING:
        return 1.0
    if g.phase != EXECUTION:
        return 0.0
    return 1.0 if g.pointer < DOMINATION_1 else (SPACE_COUNT - 1 - g.pointer) / 5.0


def types(display: Ints, animals: list[int]) -> list[list[int]]:
    """By animal: the elements on its display."""
    found: list[list[int]] = [[], [], [], [], [], []]
    for animal in animals:
        at = animal * 6
        found[animal] = [element for element in ALL_ELEMENTS if display[at + element]]
    return found


def is_ahead(g: Dom, space: int) -> bool:
    """Whether a pawn on a space will still act in this round."""
    return g.phase == PLANNING or (g.phase == EXECUTION and g.pointer < space)


def dominations_due(g: Dom) -> int:
    """Domination pawns that will act in this round."""
    n = 0
    for space in range(DOMINATION_1, SPACE_COUNT):
        if g.spaces[space] != NOBODY and is_ahead(g, space):
            n += 1
    return n


def display_kept(g: Dom) -> Ints:
    """The displays as Regression will leave them."""
    top = g.stack[-1]
    asked = top if isinstance(top, Protect) else None
    if asked is None and not is_ahead(g, REGRESSION_1):
        return g.display
    if not sum(g.rows[REGRESSION * 6 : REGRESSION * 6 + 6]):
        return g.display
    found = g.display[:]
    for animal in g.layout.animals:
        kept = asked.kept[animal] if asked is not None else 0
        turn = asked.turn if asked is not None else 0
        shields = protections(g, animal, turn)
        for element in ALL_ELEMENTS:
            if not g.rows[REGRESSION * 6 + element] or kept >> element & 1 or not g.acquired(animal, element):
                continue
            if shields:
                shields -= 1
            else:
                found[animal * 6 + element] -= 1
    return found


def protections(g: Dom, animal: int, turn: int) -> int:
    """DS-9.4, DS-9.5  Protections that an animal has not spent yet."""
    found = 1 if animal == REPTILE else 0
    for k in range(turn, 2):
        if g.spaces[REGRESSION_1 + k] == animal:
            found += 1
    return found


def counts_kept(g: Dom) -> Ints:
    """The elements around tiles as Wasteland will leave them."""
    if not is_ahead(g, WASTELAND_1) and not isinstance(g.stack[-1], Wasteland):
        return g.counts
    fading = 0
    for element in ALL_ELEMENTS:
        if g.rows[FADING * 6 + element]:
            fading |= 1 << element
    if not fading:
        return g.counts
    found = g.counts[:]
    for corner, element in enumerate(g.corner):
        if element >= 0 and fading >> element & 1 and touches_tundra(g, corner):
            for tile in g.layout.board.touching[corner]:
                found[tile * 6 + element] -= 1
    return found
