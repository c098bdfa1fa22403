"""What a frame says about itself: what its numbers mean, on what it stands, which rules it follows.

Everything that knows frames by name is derived from this: positions, prompts, observations, documents.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a number of a frame means; some kinds take several numbers."""

    def __init__(self, name: str, most: int = 0, least: int = 0, text: str = "") -> None:
        self.name: Final = name
        """For programs; like the kinds of a notation where an action names the same."""
        self.most: Final = most
        self.least: Final = least
        self.text: Final = text or name
        """For the documents."""

    def size(self, g: Any) -> int:
        """How many numbers."""
        return 1

    def fits(self, g: Any, n: int) -> bool:
        """Whether a number can be one of this kind."""
        return self.least <= n <= self.most

    def of(self, text: str) -> Kind:
        """The same, with other words in the documents."""
        return Described(self, text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Described(Kind):
    """A kind with its own words for one frame."""

    def __init__(self, kind: Kind, text: str) -> None:
        super().__init__(kind.name, kind.most, kind.least, text)
        self.kind: Final = kind

    def size(self, g: Any) -> int:
        return self.kind.size(g)

    def fits(self, g: Any, n: int) -> bool:
        return self.kind.fits(g, n)


Takes: TypeAlias = "tuple[Kind, ...]"
"""What the numbers of a constructor mean, in their order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FrameSpec:
    """What a game says about one of its frames."""

    def __init__(
        self,
        upon: str,
        rules: str = "",
        number: int = -1,
        variants: dict[str, str] | None = None,
        takes: Takes | None = None,
    ) -> None:
        self.upon: Final = upon.split()
        """The names of the frames on which it can stand; none: it is the first one."""
        self.number: Final = number
        """A question's place in observations: the next free one for a new question, never another one later."""
        self.takes: Final = takes
        """What the constructor takes, where this game says it more narrowly than the frame."""
        self.rules: Final = {name: ids.split() for name, ids in (variants or {}).items()}
        """By name of the sentence, where a question reads differently in different places; else under no name."""
        if rules:
            self.rules[""] = rules.split()
