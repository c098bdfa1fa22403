"""Steps that are parts of something larger."""

from __future__ import annotations

from ..core.frame import G, Step


class Part(Step[G]):
    """Goes on with what was begun before: a tile of many. All of it is told as one thing."""

    __slots__ = ()
