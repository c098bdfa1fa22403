"""What speaks for elements in Marine: on displays and on Earth."""

from __future__ import annotations

from typing import Any

from ....core.frame import Frame
from ....core.message import Message
from ....earth.actions.elements import ChooseFromBag, Depletion, Exchange, LoseElement, PutElement, TakeDisk
from ....earth.terms import REGRESSION
from ..actions.elements import (
    Adaptation,
    AdaptOver,
    Autotrophs,
    FeedOnBottom,
    FeedOnto,
    Regression,
    RemoveFromVent,
    SwapOnVent,
)
from ..inheritance import PackHunt
from ..questions import (
    GiveDisk,
    HabitatAgainst,
    HabitatDisk,
    MoveElement,
    MoveFrom,
    RemoveFromTile,
    RemoveOfType,
)
from ..terms import A_REMOVE, A_VACANT, DISPLAY
from ..text import WORDS
from ..traits import CARNIVORE
from .analysis import Analysis


def of_element(s: Analysis, top: Frame[Any], animal: int, action: int) -> Message | None:
    """Elements on displays and on Earth."""
    n = action >> 16 & 255
    if isinstance(top, (TakeDisk, ChooseFromBag, HabitatDisk)):
        return seeded(s, animal, n)
    if isinstance(top, PutElement):
        return planted(s, animal, n, top.element)
    if isinstance(top, MoveElement):
        return planted(without(s, top.source), animal, n, s.g.corner[top.source])
    if isinstance(top, SwapOnVent):
        return planted(without(s, n), animal, n, top.element)
    if isinstance(top, MoveFrom):
        return shifted(s, animal, n)
    if isinstance(top, (Depletion, RemoveFromVent, RemoveOfType, RemoveFromTile)):
        return removed(s, animal, n)
    return of_box(s, top, animal, action)


def of_box(s: Analysis, top: Frame[Any], animal: int, action: int) -> Message | None:
    """Autotrophs, Bottom Feeder and Habitat: what comes out of a box or against a special pawn."""
    n = action >> 16 & 255
    if isinstance(top, Autotrophs) and action != A_REMOVE:
        return seeded(s, animal, n)
    if isinstance(top, FeedOnBottom):
        return seeded(s, animal, action >> 8 & 255)
    if isinstance(top, FeedOnto):
        return adapted(s, animal, top.element) if n == DISPLAY else seeded(s, animal, top.element)
    if isinstance(top, HabitatAgainst):
        there = list(s.g.corner).count(n)
        return Message("bot-dsm-habitat", element=WORDS.element(n), n=there, value=s.value(animal, n))
    return of_display(s, top, animal, action)


def of_display(s: Analysis, top: Frame[Any], animal: int, action: int) -> Message | None:
    """Disks that come onto the display or leave it."""
    n = action >> 16 & 255
    if isinstance(top, Regression):
        return Message("bot-dsm-regression", n=at_risk(s, animal))
    if isinstance(top, Adaptation):
        return adapted(s, animal, n)
    if isinstance(top, PackHunt):
        return dominating(s, animal, n, s.value(animal, n))
    if isinstance(top, AdaptOver) and action == A_VACANT:
        return Message("bot-dsm-vacant")
    if isinstance(top, (AdaptOver, LoseElement, GiveDisk)):
        return lost(s, animal, n)
    return exchanged(s, animal, n, action >> 8 & 255) if isinstance(top, Exchange) else None


# ---- displays ----------------------------------------------------------------------------------
def value_with(s: Analysis, animal: int, element: int, more: int) -> int:
    """The domination value with some disks more or fewer on the display."""
    return (s.g.display[animal * 6 + element] + more) * s.with_element[animal * 6 + element]


def adapted(s: Analysis, animal: int, element: int) -> Message:
    """A disk more on the display."""
    return dominating(s, animal, element, value_with(s, animal, element, 1))


def lost(s: Analysis, animal: int, element: int) -> Message:
    """A disk less on the display."""
    n = value_with(s, animal, element, -1)
    return Message("bot-dsm-lose", element=WORDS.element(element), now=s.value(animal, element), n=n)


def exchanged(s: Analysis, animal: int, given: int, taken: int) -> Message:
    """One disk for another."""
    less = value_with(s, animal, given, -1)
    n = value_with(s, animal, taken, 1)
    return Message("bot-dsm-exchange", given=WORDS.element(given), less=less, taken=WORDS.element(taken), n=n)


def at_risk(s: Analysis, animal: int) -> int:
    """Disks that the next Reseed would take."""
    g = s.g
    return len([e for e in range(6) if g.rows[REGRESSION * 6 + e] and g.acquired(animal, e)])


def dominating(s: Analysis, animal: int, element: int, value: int) -> Message:
    """A type and the domination value that it would have."""
    if s.with_element[animal * 6 + element]:
        return Message("bot-dsm-domination", element=WORDS.element(element), n=value, target=s.g.target[element])
    return Message("bot-dsm-disk", element=WORDS.element(element))


# ---- Earth -------------------------------------------------------------------------------------
def without(s: Analysis, corner: int) -> Analysis:
    """The same with the element of a corner in the hand."""
    after = s.g.clone()
    after.take_element(corner)
    found = Analysis(after)
    found.look()
    return found


def seeded(s: Analysis, animal: int, element: int) -> Message:
    """A disk for a corner that is not chosen yet."""
    g = s.g
    have = g.display[animal * 6 + element]
    name = WORDS.element(element)
    if have:
        now = s.value(animal, element)
        return Message("bot-dsm-seed", element=name, now=now, n=have, target=g.target[element])
    others = [a for a in s.animals if a != animal and g.display[a * 6 + element]]
    return Message("bot-dsm-seed-foreign", element=name, n=len(others))


def shifted(s: Analysis, animal: int, corner: int) -> Message:
    """An element that moves: which of one's tiles it touches now."""
    own = [tile for tile in s.g.tiles_around(corner) if s.g.cubes[tile * 6 + animal]]
    have = s.g.display[animal * 6 + s.g.corner[corner]]
    if not have:
        return removed(s, animal, corner)
    return Message("bot-dsm-shift", corner=WORDS.corner(s.g, corner), n=len(own))


def planted(s: Analysis, animal: int, corner: int, element: int) -> Message:
    """An element on a corner: whom it saves, or what it does for domination there."""
    g = s.g
    have = g.display[animal * 6 + element]
    own = [tile for tile in s.g.tiles_around(corner) if g.cubes[tile * 6 + animal]]
    first = [tile for tile in own if not g.counts[tile * 6 + element]]
    for tile in first:
        if have and g.is_endangered(animal, tile):
            return Message("bot-dsm-rescue", element=WORDS.element(element), tile=WORDS.tile(g, tile))
    name = WORDS.element(element)
    if first and have:
        value = s.value(animal, element) + have * len(first)
        return Message("bot-dsm-plant", tile=WORDS.tile(g, first[0]), element=name, n=value, target=g.target[element])
    if own:
        key = "bot-dsm-plant-reserve" if have else "bot-dsm-plant-later"
        return Message(key, tile=WORDS.tile(g, own[0]), element=name)
    return elsewhere(s, animal, corner, element)


def elsewhere(s: Analysis, animal: int, corner: int, element: int) -> Message:
    """An element away from one's own cubes: who uses it there, or whether one's cubes could go there."""
    g = s.g
    others = served(s, animal, corner, element)
    if others:
        return Message("bot-dsm-plant-others", n=len(others), element=WORDS.element(element))
    for tile in s.g.tiles_around(corner):
        if any([g.cubes[other * 6 + animal] for other in g.layout.board.neighbours[tile]]):
            return Message("bot-dsm-plant-near", tile=WORDS.tile(g, tile), element=WORDS.element(element))
    return Message("bot-dsm-plant-away", tile=WORDS.tile(g, g.tiles_around(corner)[0]), element=WORDS.element(element))


def served(s: Analysis, animal: int, corner: int, element: int) -> list[int]:
    """The other animals beside a corner that use such an element."""
    g = s.g
    users = [a for a in s.animals if a != animal and g.display[a * 6 + element]]
    return [a for a in users if any([g.cubes[tile * 6 + a] for tile in s.g.tiles_around(corner)])]


def removed(s: Analysis, animal: int, corner: int) -> Message:
    """An element that goes: whom it endangers, or who had use for it."""
    g = s.g
    for tile in s.g.tiles_around(corner):
        for other in s.animals:
            if other != animal and starves(s, other, tile, g.corner[corner]):
                return Message("bot-dsm-removal-danger", tile=WORDS.tile(g, tile), animal=WORDS.animal(other))
    for other in served(s, animal, corner, g.corner[corner]):
        return Message("bot-dsm-removal-user", corner=WORDS.corner(g, corner), animal=WORDS.animal(other))
    return Message("bot-dsm-removal", corner=WORDS.corner(g, corner))


def starves(s: Analysis, animal: int, tile: int, element: int) -> bool:
    """Whether the cubes of an animal live by one element of a type there and by nothing else."""
    g = s.g
    if not g.is_thriving(animal, tile) or g.has(animal, CARNIVORE):
        return False
    food = [e for e in range(6) if g.display[animal * 6 + e] and g.counts[tile * 6 + e]]
    return food == [element] and g.counts[tile * 6 + element] == 1
