"""What is different between two values of JSON, as few steps: for clients that know the first of them.

A step is a list: a path, and nothing more (what is there goes), a value (it is there from now on), or for lists where
to begin, how many go, and what comes in their place. Steps are taken in their order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from msgspec import Raw
from msgspec.json import Encoder, decode

Path: TypeAlias = "tuple[str | int, ...]"
Step: TypeAlias = "list[Any]"
GONE, SET, SPLICE = 1, 2, 4
"""How long a step of each kind is."""
encode: Final = Encoder(order="deterministic").encode


def changes(before: Any, after: Any, path: Path = ()) -> Iterator[Step]:
    """The steps from one value to the other."""
    if before == after and type(before) is type(after):
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for name in before:
            if name not in after:
                yield [[*path, name]]
        for name, part in after.items():
            if name not in before:
                yield [[*path, name], part]
            elif part is not before[name]:
                yield from changes(before[name], part, (*path, name))
    elif isinstance(before, list) and isinstance(after, list):
        yield from in_list(before, after, path)
    else:
        yield [[*path], after]


def in_list(before: list[Any], after: list[Any], path: Path) -> Iterator[Step]:
    """Where as many are there as before, each by itself; else what comes and goes, the last of it first."""
    if len(before) == len(after):
        for k, part in enumerate(after):
            yield from changes(before[k], part, (*path, k))
        return
    old, new = [encode(part) for part in before], [encode(part) for part in after]
    for place, first, gone, fresh in coming_and_going(old, new, path):
        yield [[*place], first, gone, [decode(part) for part in fresh]]


def coming_and_going(before: list[bytes], after: list[bytes], path: Path) -> list[Step]:
    """What goes and what comes in a list of written parts, the last of it first."""
    steps: list[Step] = []
    old, new = len(before), len(after)
    for k, place in reversed(kept(before, after)):
        if place + 1 < old or k + 1 < new:
            steps.append([path, place + 1, old - place - 1, [Raw(part) for part in after[k + 1 : new]]])
        old, new = place, k
    return steps


def kept(before: list[bytes], after: list[bytes]) -> list[tuple[int, int]]:
    """What is in both in the same order: where now, and where before; first of all what is before their beginnings.

    Not as much as there could be, but found at once: each takes the first equal one after the last that was taken.
    """
    places: dict[bytes, deque[int]] = {}
    for place, part in enumerate(before):
        places.setdefault(part, deque()).append(place)
    found, last = [(-1, -1)], -1
    for k, part in enumerate(after):
        later = places.get(part)
        while later and later[0] <= last:  # looked at once, however often it is there
            later.popleft()
        if later:
            last = later[0]
            found.append((k, last))
    return found


def changed(before: Any, steps: list[Step]) -> Any:
    """The value after these steps; the one before stays as it was."""
    for step in steps:
        before = taken(before, step[0], step)
    return before


def taken(value: Any, path: list[Any], step: Step) -> Any:
    """A value after one step, with everything shared that is not on its path."""
    if len(path) == 0:
        if len(step) == SPLICE:
            _, first, gone, fresh = step
            return [*value[:first], *fresh, *value[first + gone :]]
        return step[1]
    name, rest = path[0], path[1:]
    copy = value.copy()
    if not rest and len(step) == GONE:
        del copy[name]
    else:
        copy[name] = taken(copy.get(name) if isinstance(copy, dict) else copy[name], rest, step)
    return copy
