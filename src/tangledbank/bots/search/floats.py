"""Numbers with fractions that a judge keeps: compiled in one block like core's Ints, uncompiled lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from ...core.ints import COMPILED

if COMPILED:  # librt comes with the compiler; uncompiled it is not needed
    from librt.vecs import vec

Floats: TypeAlias = "vec[float]"


def floats(numbers: Iterable[float]) -> Floats:
    """Some numbers with fractions."""
    return vec[float](numbers)


if not COMPILED:
    globals()["floats"] = list
