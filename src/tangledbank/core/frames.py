"""The frames of a game by their names: whatever knows frames by name asks here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .frame import Frame
from .spec import FrameSpec, Takes
from .value import parameters

Made = tuple[Callable[..., Frame[Any]], Takes]
S = TypeVar("S", bound=FrameSpec)


@mypyc_attr(allow_interpreted_subclasses=True)
class FrameTable(Generic[S]):
    """The frames of a game: its own ones, as the classes in its modules say, and shared ones that it uses."""

    def __init__(self, spec: type[S], modules: list[Any], shared: dict[type[Any], S]) -> None:
        self.table: Final[dict[str, Made]] = {}
        self.specs: Final[dict[str, S]] = {}
        for kind, said in [*shared.items(), *declared(modules, spec)]:
            takes = kind.takes if said.takes is None else said.takes
            if len(parameters(kind)) != len(takes) or kind.__name__ in self.table:
                raise ValueError(f"{kind.__name__} does not take what it says, or stands here twice")
            self.table[kind.__name__] = (kind, takes)
            self.specs[kind.__name__] = said

    def questions(self) -> list[str]:
        """The names of all questions, in the order of their places in observations."""
        numbered = sorted([(said.number, name) for name, said in self.specs.items() if said.number >= 0])
        if [number for number, _ in numbered] != list(range(len(numbered))):
            raise ValueError(f"questions are not numbered one after the other: {numbered}")
        return [name for _, name in numbered]

    def prompts(self) -> dict[str, list[str]]:
        """The rules behind each question by the name of its sentence."""
        return {key or name: rules for name, said in self.specs.items() for key, rules in said.rules.items()}

    def stands(self, g: Any, name: str) -> bool:
        """Whether a frame can come next; the first one is one that stands on none."""
        upon = self.specs[name].upon
        return type(g.stack[-1]).__name__ in upon if g.stack else not upon


def declared(modules: list[Any], spec: type[S]) -> list[tuple[type[Any], S]]:
    """The classes defined in some modules that say where they stand, in that order."""
    found: list[tuple[type[Any], S]] = []
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and thing.__module__ == module.__name__:
                said = vars(thing).get("spec")
                if isinstance(said, spec):
                    found.append((thing, said))
    return found
