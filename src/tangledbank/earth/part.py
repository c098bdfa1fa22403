"""Steps that are parts of something larger."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..core.frame import G, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Step[G]):
    """Goes on with what was begun before: a tile of many. All of it is told as one thing."""

    __slots__ = ()
