"""What changes by itself: dominance, danger and Survival, told once when a card or an action is done.

Nothing of this is worked out unless somebody listens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .terms import ALL_ANIMALS, E_DOMINANT, E_ENDANGERED, E_HOLDER, E_SAFE

if TYPE_CHECKING:
    from .state import HexWorld


def note(g: HexWorld, tiles: list[int]) -> None:
    """Before a change: how things stand on some tiles and who holds Survival, if somebody listens."""
    if g.events is None:
        return
    if g.untold is None:
        g.untold = {}
        g.held = g.survival_holder()
    for tile in tiles:
        if tile not in g.untold:
            g.untold[tile] = status(g, tile)


def tell_changes(g: HexWorld) -> None:
    """DS-4.8, DSM-19.3, DSM-22.1  Tell who became dominant, endangered or safe, and who holds Survival."""
    untold = g.untold
    if untold is None or g.events is None:
        return
    g.untold = None
    for tile in sorted(untold):
        now = status(g, tile)
        if now != untold[tile]:
            tell_tile(g, tile, untold[tile], now)
    holder = g.survival_holder()
    if holder != g.held:
        g.tell(E_HOLDER, holder, 0, 0)


def tell_tile(g: HexWorld, tile: int, was: int, now: int) -> None:
    """What is different on a tile."""
    if was & 15 != now & 15:
        g.tell(E_DOMINANT, (now & 15) - 1, tile, 0)
    for animal in ALL_ANIMALS:
        before = was >> (4 + animal) & 1
        after = now >> (4 + animal) & 1
        if after > before:
            g.tell(E_ENDANGERED, animal, tile, 0)
        elif after < before and g.cubes[tile * 6 + animal]:
            g.tell(E_SAFE, animal, tile, 0)


def status(g: HexWorld, tile: int) -> int:
    """The dominant animal + 1 in four bits, above them the endangered animals as a bit set."""
    bits = g.dominator(tile) + 1
    for animal in g.layout.animals:
        if g.is_endangered(animal, tile):
            bits |= 1 << (4 + animal)
    return bits
