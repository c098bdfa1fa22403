"""Immutable values: a copy of one is itself, and a pickle of one is the call of its constructor."""

from __future__ import annotations

from inspect import signature
from typing import Any, Final

from mypy_extensions import mypyc_attr

PARAMETERS: Final[dict[object, list[str]]] = {}
"""By class; to look them up takes longer than all the rest of pickling."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """An immutable object. Every parameter of its constructor is kept in a field of the same name.

    Compiled classes cannot be made without their constructor, so pickle must be told how to call it.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{k}={getattr(self, k)!r}' for k in parameters(type(self))])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in parameters(type(self))])

    def __deepcopy__(self, memo: object) -> Value:
        return self


def parameters(kind: Any) -> list[str]:
    """The names of the parameters of a constructor, compiled or not."""
    if kind not in PARAMETERS:
        PARAMETERS[kind] = list(signature(kind).parameters)
    return PARAMETERS[kind]
