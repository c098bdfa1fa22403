"""Views in parts as they are written: most are the same as before, byte for byte, and the same for everybody.

What all see is written and compared once, however many look; for each client only what it sees otherwise is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

from msgspec import Raw
from msgspec.json import decode

from .changes import Path, Step, changes, coming_and_going
from .changes import encode as encode_steps
from .wire import encode

Part: TypeAlias = "bytes | list[bytes] | dict[str, bytes]"
"""A value as it is written, or, where mostly few of many members change, its members."""
Parts: TypeAlias = "dict[str, Part]"
SHORT: Final = 60
"""Bytes of a part that is told as it is, without looking into it."""
RENEWED: Final = {"events", "prompt"}
"""Parts that are new every time."""


class SharedParts:
    """The fields of a table, and the view of its game, that all see."""

    __slots__ = ("fields", "size", "view")

    def __init__(self, fields: Parts, view: Parts) -> None:
        self.fields: Final = fields
        self.view: Final = view
        self.size: Final = size_of(fields) + size_of(view)


class SeatParts(NamedTuple):
    """What one seat sees and may do."""

    fields: Parts
    options: list[bytes]
    view: Parts
    """What it sees of the game otherwise than all do."""


class ViewParts(NamedTuple):
    """What one client sees."""

    shared: SharedParts
    fields: Parts
    """Of the table, as far as this client sees them otherwise than all do."""
    seats: list[SeatParts]

    @property
    def size(self) -> int:
        """About how many bytes it has when it is written whole."""
        seats = [size_of(seat.fields) + sum(map(len, seat.options)) + size_of(seat.view) for seat in self.seats]
        return self.shared.size + size_of(self.fields) + sum(seats)


class Comparison:
    """What was found different between the present of a table and views of before: many clients see the same."""

    def __init__(self) -> None:
        self.inside: Final[dict[tuple[bytes, bytes], list[Step]]] = {}
        """Steps between two parts that were looked into."""
        self.alike: Final[dict[tuple[int, Path, frozenset[str]], tuple[Parts, bytes]]] = {}
        """Written steps from what all saw, but for some parts, by where; with it, so that its id stays its own."""

    def clear(self) -> None:
        self.inside.clear()
        self.alike.clear()

    def steps(self, before: ViewParts, after: ViewParts) -> bytes:
        """The steps from one view to a later one, as they are written; both must show the same seats."""
        was, now = before.shared, after.shared
        found = self.overlaid((), (was.fields, before.fields), (now.fields, after.fields))
        for k, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
            found += self.overlaid(("seats", k, "view"), (was.view, old.view), (now.view, new.view))
            own = self.between(("seats", k), old.fields, new.fields)
            if old.options != new.options:
                own += coming_and_going(old.options, new.options, ("seats", k, "options"))
            found.append(steps_written(own))
        return b"[%b]" % b",".join(filter(None, found))

    def overlaid(self, place: Path, before: tuple[Parts, Parts], after: tuple[Parts, Parts]) -> list[bytes]:
        """Written steps between what all see, where a client sees some parts otherwise."""
        (was, own_before), (now, own_after) = before, after
        own = frozenset([*own_before, *own_after])
        key = (id(was), place, own)
        if key not in self.alike:
            self.alike[key] = was, steps_written(self.between(place, was, now, own))
        if not own:
            return [self.alike[key][1]]
        old, new = some(own, was, own_before), some(own, now, own_after)
        return [self.alike[key][1], steps_written(self.between(place, old, new))]

    def between(self, place: Path, before: Parts, after: Parts, without: Iterable[str] = ()) -> list[Step]:
        """The steps between parts with names."""
        steps: list[Step] = []
        if before.keys() != after.keys():
            steps += [[(*place, name)] for name in before if name not in after and name not in without]
        for name, part in after.items():
            was = before.get(name)
            if was != part and name not in without:
                steps += self.part((*place, name), was, part)
        return steps

    def part(self, place: Path, was: Part | None, part: Part) -> list[Step]:
        """The steps between two parts that are not equal."""
        if isinstance(part, dict) and isinstance(was, dict):
            return self.between(place, was, part)  # type: ignore[arg-type]
        if isinstance(part, list) and isinstance(was, list):
            if len(was) != len(part):
                return coming_and_going(was, part, place)
            return [step for k, one in enumerate(part) if one != was[k] for step in self.part((*place, k), was[k], one)]
        if not isinstance(part, bytes) or not isinstance(was, bytes) or len(part) <= SHORT or place[-1] in RENEWED:
            return [[place, Raw(whole(part))]]
        if (was, part) not in self.inside:
            self.inside[was, part] = list(changes(decode(was), decode(part)))
        return [[(*place, *step[0]), *step[1:]] for step in self.inside[was, part]]


def some(names: Iterable[str], shared: Parts, own: Parts) -> Parts:
    """Some parts as a client sees them."""
    return {name: own.get(name) or shared[name] for name in names if name in own or name in shared}


def steps_written(steps: list[Step]) -> bytes:
    """Without the brackets around them."""
    return encode_steps(steps)[1:-1] if steps else b""


# ---- cutting and joining --------------------------------------------------------------------------
def cut(value: object, like: object = None, written: Part | None = None) -> Part:
    """A value in parts; members that are those of another value are not written again."""
    if isinstance(value, dict) and value:
        if not isinstance(like, dict) or not isinstance(written, dict):
            return {name: encode(part) for name, part in value.items()}
        return {name: written[name] if part is like.get(name, value) else encode(part) for name, part in value.items()}
    if isinstance(value, list) and value and isinstance(value[0], (dict, list)):
        if not isinstance(like, list) or not isinstance(written, list) or len(like) != len(value):
            return [encode(part) for part in value]
        return [written[k] if part is like[k] else encode(part) for k, part in enumerate(value)]
    return encode(value)


def whole(part: Part) -> bytes:
    """All of a part as it is written."""
    if isinstance(part, dict):
        return b"{%b}" % b",".join([b"%b:%b" % (encode(name), one) for name, one in part.items()])
    return b"[%b]" % b",".join(part) if isinstance(part, list) else part


def whole_of(parts: Mapping[str, Part]) -> dict[str, Raw]:
    """Parts as they go over the wire."""
    return {name: Raw(whole(part)) for name, part in parts.items()}


def size_of(parts: Parts) -> int:
    """How many bytes they have."""
    return sum([len(part) if isinstance(part, bytes) else size_inside(part) for part in parts.values()])


def size_inside(part: list[bytes] | dict[str, bytes]) -> int:
    return sum(map(len, part.values() if isinstance(part, dict) else part))
