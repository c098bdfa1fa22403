"""The sub-actions of both games on Earth. Animals are named by their place: one's own, then those of the next seats."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ...core.notation import Arg, Names, Notation, Verb
from ...core.state import State
from ...env.encode.space import NOTHING, ActionSpace
from ..state import HexWorld


def earth(g: State) -> HexWorld:
    """The state as what it is; a mistake in the program otherwise."""
    if not isinstance(g, HexWorld):
        raise TypeError(f"not a state on Earth: {type(g).__name__}")
    return g


def is_place(verb: Verb, k: int) -> bool:
    """Whether an argument of a verb names an animal, by its place."""
    return len(verb.args) > k and verb.args[k].name == "animal"


@mypyc_attr(allow_interpreted_subclasses=True)
class EarthSpace(ActionSpace):
    """A verb with what it points at is a sub-action; a verb with two arguments takes a second sub-action."""

    def __init__(self, notation: Notation, animals: int, counts: int) -> None:
        super().__init__()
        self.places: Final = [str(n + 1) for n in range(animals)]
        self.counts: Final = [str(n) for n in range(counts)]
        self.base: Final = vec[i64]([i64(0)] * len(notation.verbs))
        self.by_place: Final = vec[u8]([u8(1 if is_place(v, 0) else 0) for v in notation.verbs])
        self.second_base: Final = vec[i64]([i64(NOTHING)] * len(notation.verbs))
        self.second_by_place: Final = vec[u8]([u8(1 if is_place(v, 1) else 0) for v in notation.verbs])
        self.add_verbs(notation, True)
        self.openers = self.size
        self.add_verbs(notation, False)
        self.add_seconds(notation)

    def add_verbs(self, notation: Notation, has_second: bool) -> None:
        """The sub-actions of the verbs that need a second one, or of those that do not."""
        for kind, verb in enumerate(notation.verbs):
            if (len(verb.args) > 1) == has_second:
                self.base[kind] = self.add(verb.word, self.names(verb.args[0]) if verb.args else [""])

    def add_seconds(self, notation: Notation) -> None:
        """The second sub-actions: verbs with the same kind of second argument share them."""
        at: dict[str, int] = {}
        for kind, verb in enumerate(notation.verbs):
            if len(verb.args) > 1:
                arg = verb.args[1]
                if arg.name not in at:
                    at[arg.name] = self.add("which", [f"{arg.name} {name}" for name in self.names(arg)])
                self.second_base[kind] = at[arg.name]

    def names(self, arg: Arg) -> list[str]:
        """What an argument can be, as a seat names it."""
        if arg.name == "animal":
            return self.places
        return arg.names if isinstance(arg, Names) else self.counts

    def slots(self, g: State, seat: int) -> list[int]:
        return earth(g).layout.places[seat]

    def first(self, action: i64, slots: list[int]) -> i64:
        kind = action >> 24
        x = action >> 16 & 255
        if self.by_place[kind]:
            return self.base[kind] + slots[x]
        return self.base[kind] + x

    def second(self, action: i64, slots: list[int]) -> i64:
        kind = action >> 24
        y = action >> 8 & 255
        if self.second_base[kind] == NOTHING:
            return NOTHING
        if self.second_by_place[kind]:
            return self.second_base[kind] + slots[y]
        return self.second_base[kind] + y
