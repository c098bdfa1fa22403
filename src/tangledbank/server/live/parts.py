"""Views in parts as they are written: most are as they were before, byte for byte, and the same for everybody.

What all see is written and compared once, however many look, and for each client only what it sees otherwise. A part
that is another one now is cut into its members, as they are written; only those that differ are looked into.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from msgspec import Raw
from msgspec.json import Decoder

from .changes import Path, Step, coming_and_going
from .changes import encode as encode_steps

Parts: TypeAlias = "dict[str, bytes]"
"""Values by name, each as it is written."""
SHORT: Final = 60
"""Bytes of a part that is told as it is, without looking into it."""
RENEWED: Final = {"events", "prompt"}
"""Parts that are new every time."""
LISTED: Final = "options"
"""A list whose members come and go, also if there are as many as before."""
OPENING: Final = (b"{", b"[")
members_of: Final = Decoder(dict[str, Raw]).decode
items_of: Final = Decoder(list[Raw]).decode


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
        seats = [size_of(seat.fields) + size_of(seat.view) for seat in self.seats]
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
            found.append(steps_written(self.between(("seats", k), old.fields, new.fields)))
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
                steps += self.part((*place, name), was or b"", part)
        return steps

    def part(self, place: Path, old: bytes | Raw, new: bytes | Raw) -> list[Step]:
        """The steps between two parts that are not equal."""
        was, part = bytes(old), bytes(new)
        kind = part[:1]
        if len(part) <= SHORT or kind != was[:1] or kind not in OPENING or place[-1] in RENEWED:
            return [[place, Raw(part)]]
        if (was, part) not in self.inside:
            self.inside[was, part] = self.steps_inside(was, part, place[-1] == LISTED)
        return [[(*place, *step[0]), *step[1:]] for step in self.inside[was, part]]

    def steps_inside(self, was: bytes, part: bytes, listed: bool) -> list[Step]:
        """The steps between two objects, or two lists: where as many are there as before mostly each by itself."""
        if part[:1] == b"{":
            old, new = members_of(was), members_of(part)
            changed = [name for name, one in new.items() if old.get(name) != one]
            gone = [[(name,)] for name in old if name not in new]
            return gone + [step for name in changed for step in self.part((name,), old.get(name, b""), new[name])]
        before, after = items_of(was), items_of(part)
        if listed or len(before) != len(after):
            return coming_and_going([bytes(one) for one in before], [bytes(one) for one in after], ())
        return [step for k, one in enumerate(after) if one != before[k] for step in self.part((k,), before[k], one)]


def some(names: Iterable[str], shared: Parts, own: Parts) -> Parts:
    """Some parts as a client sees them."""
    return {name: own.get(name) or shared[name] for name in names if name in own or name in shared}


def steps_written(steps: list[Step]) -> bytes:
    """Without the brackets around them."""
    return encode_steps(steps)[1:-1] if steps else b""


def size_of(parts: Parts) -> int:
    """How many bytes they have."""
    return sum(map(len, parts.values()))
