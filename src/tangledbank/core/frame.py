"""Frames: the questions and steps on the stack. Immutable, hence shared between clones."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .ints import Options
from .spec import FrameSpec, Takes
from .value import Value

if TYPE_CHECKING:
    from .state import State

G = TypeVar("G", bound="State")

NATURE: Final = -1

# Reasons every game shares; a game's own reasons use the bits below.
OVER: Final = 1 << 59
NOT_ASKED: Final = 1 << 58
OTHER_MOMENT: Final = 1 << 57


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Value, Generic[G]):
    """Something that waits on the stack until everything above it is done."""

    __slots__ = ()

    takes: ClassVar[Takes] = ()
    """What the numbers of the constructor mean."""
    says: ClassVar[str] = ""
    """Which of them the prompt names: `tile n=left` gives it `tile`, and `left` as `n`."""
    spec: ClassVar[FrameSpec | None] = None
    """Where it stands and what rules it follows; frames that several games use leave that to them."""

    def enter(self, g: G) -> bool:
        """Called on top of the stack. True: waits for an answer; False: go on."""
        raise NotImplementedError

    def asked(self) -> int:
        """The seats that may answer, as a bit set; 0 for steps and for nature."""
        return 0

    def options(self, g: G, seat: int) -> list[int]:
        """The legal answers of an asked seat, for questions that do not offer them."""
        raise NotImplementedError

    def offer(self, g: G, seat: int, options: Options) -> None:
        """Add the legal answers of an asked seat."""
        options.extend(self.options(g, seat))

    def answers(self, g: G, seat: int) -> Options:
        """All legal answers of an asked seat."""
        options = Options()
        self.offer(g, seat, options)
        return options

    def refusal(self, g: G, seat: int, action: int) -> int:
        """0 if the action is legal for an asked seat, else the reasons against it, as bits; agrees with options()."""
        raise NotImplementedError

    def resolve(self, g: G, action: int) -> None:
        """Carry out an answer of g.seat. The frame is off the stack already; push self to stay."""
        raise NotImplementedError

    def fields(self) -> list[int]:
        """The constructor's arguments, for saving."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[G]):
    """Happens by itself: phases, upkeep, scoring."""

    __slots__ = ()

    def enter(self, g: G) -> bool:
        g.stack.pop()
        self.run(g)
        return False

    def run(self, g: G) -> None:
        """What happens."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[G]):
    """Waits for one seat; a single option is taken at once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def enter(self, g: G) -> bool:
        g.seat = self.seat
        options = Options()
        self.offer(g, self.seat, options)
        if len(options) == 1:
            g.stack.pop()
            self.resolve(g, options[0])
            return False
        g.current_options = options
        return True

    def asked(self) -> int:
        return 1 << self.seat

    def fields(self) -> list[int]:
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[G]):
    """Nature's move: drawn like every random number."""

    __slots__ = ()

    def weights(self, g: G) -> list[int]:
        """How likely each option is, in the order of options()."""
        raise NotImplementedError

    def enter(self, g: G) -> bool:
        g.seat = NATURE
        g.current_options = self.answers(g, NATURE)
        k = g.draw_from(self.weights(g))
        g.stack.pop()
        self.resolve(g, g.current_options[k])
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Frame[G]):
    """A secret answer of every waiting seat, in any order; nothing of it shows before the last one."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: int) -> None:
        self.waiting: Final = waiting

    def reveal(self, g: G) -> None:
        """Everybody has answered."""
        raise NotImplementedError

    def enter(self, g: G) -> bool:
        if not self.waiting:
            g.stack.pop()
            g.info_counter += 1
            self.reveal(g)
            return False
        seat = 0
        while not self.waiting >> seat & 1:
            seat += 1
        g.seat = seat
        g.current_options = self.answers(g, seat)
        return True

    def asked(self) -> int:
        return self.waiting
