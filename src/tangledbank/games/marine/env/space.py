"""The sub-actions of Marine."""

from __future__ import annotations

from mypy_extensions import i64

from ....earth.env.space import EarthSpace
from ..terms import A_SPACE, FEEDER_1


class MarineSpace(EarthSpace):
    """A seat can only use its own Bottom Feeder: the four personal spaces are named by place."""

    def first(self, action: i64, slots: list[int]) -> i64:
        x = action >> 16 & 255
        if action & ~0xFFFFFF == A_SPACE and x >= FEEDER_1:
            return self.base[action >> 24] + space_place(x, slots)
        return super().first(action, slots)


def space_place(space: i64, slots: list[int]) -> i64:
    """Personal spaces stand by the place of their animal."""
    if space < FEEDER_1:
        return space
    return FEEDER_1 + slots[space - FEEDER_1]
