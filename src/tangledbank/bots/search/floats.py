"""Numbers with fractions that a judge keeps: compiled in one block like core's Ints, uncompiled lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from ...core.ints import COMPILED

if COMPILED:  # librt comes with the compiler; uncompiled it is not needed
    from librt import vecs
    from librt.vecs import vec

Floats: TypeAlias = "vec[float]"


def floats(numbers: Iterable[float]) -> Floats:
    """Some numbers with fractions."""
    if isinstance(numbers, list):  # as in core's ints()
        return vec[float]([n for n in numbers], capacity=len(numbers))  # noqa: C416  read natively
    return vec[float](numbers)


def joined(numbers: Floats, n: float) -> Floats:
    """With one more at the end."""
    return vecs.append(numbers, n)


def list_joined(numbers: list[float], n: float) -> list[float]:
    numbers.append(n)
    return numbers


if not COMPILED:
    globals().update(floats=list, joined=list_joined)
