"""Actions are small integers inside and text outside: kind << 24 | x << 16 | y << 8 | z  <->  'verb x y z'.

The numbers are part of the format: verbs and argument values are only ever appended.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from .errors import NotationError
from .message import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Arg:
    """How one byte of an action reads: `size` values, 0 is left out if that is `optional`."""

    def __init__(self, name: str, size: int = 256, optional: bool = False, kind: str = "") -> None:
        self.name: Final = name
        """For people: messages say how an action is written."""
        self.size: Final = size
        self.optional: Final = optional
        self.kind: Final = kind or name
        """For programs: what sort of thing it is."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}: {self.size} values>"

    def show(self, n: int) -> str:
        """The word for a value."""
        raise NotImplementedError

    def read(self, word: str) -> int:
        """The value of a word, or -1."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Arg):
    """A plain number up to 255."""

    def show(self, n: int) -> str:
        return str(n)

    def read(self, word: str) -> int:
        return int(word) if word.isascii() and word.isdigit() and len(word) < 4 and int(word) < 256 else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(Arg):
    """A seat: 0 is P1."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 6)

    def show(self, n: int) -> str:
        return f"P{n + 1}"

    def read(self, word: str) -> int:
        n = word[1:]
        return int(n) - 1 if word[:1] in ("P", "p") and n in ("1", "2", "3", "4", "5", "6") else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class ColumnLabel(Arg):
    """a, b, ..., z, aa, ab, ...: names for things that come and go."""

    def show(self, n: int) -> str:
        return chr(97 + n) if n < 26 else chr(96 + n // 26) + chr(97 + n % 26)

    def read(self, word: str) -> int:
        n = 0
        for letter in word:
            if not "a" <= letter <= "z":
                return -1
            n = n * 26 + ord(letter) - 96
        return n - 1 if 0 < n <= 256 else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Names(Arg):
    """One of a list of names."""

    def __init__(self, name: str, names: list[str], kind: str = "") -> None:
        super().__init__(name, len(names), False, kind)
        self.names: Final = names
        self.index: Final = {word: n for n, word in enumerate(names)}
        if len(self.index) != len(names):
            raise ValueError(f"{name}: two of one name")

    def show(self, n: int) -> str:
        return self.names[n]

    def read(self, word: str) -> int:
        return self.index.get(word, -1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flags(Arg):
    """A set of names, joined by commas in any order; left out when empty."""

    def __init__(self, name: str, names: list[str], kind: str = "") -> None:
        super().__init__(name, 1 << len(names), True, kind)
        self.names: Final = names

    def show(self, n: int) -> str:
        return ",".join([word for k, word in enumerate(self.names) if n >> k & 1])

    def read(self, word: str) -> int:
        n = 0
        for part in word.split(","):
            if part not in self.names:
                return -1
            n |= 1 << self.names.index(part)
        return n if self.show(n).count(",") == word.count(",") else -1


class Verb:
    """One kind of action with its arguments."""

    def __init__(self, word: str, *args: Arg, at: str = "") -> None:
        self.word: Final = word
        self.args: Final = list(args)
        self.places: Final = [place.strip("-") for place in [*at.split(), *["-"] * len(args)][: len(args)]]
        """Where each of them lies, where things of one name lie in several places; the kind of another one: it says."""

    def __repr__(self) -> str:
        return f"<Verb {self.usage()}>"

    def usage(self) -> str:
        """How it is written, for messages."""
        return " ".join([self.word, *[f"[{a.name}]" if a.optional else f"<{a.name}>" for a in self.args]])


class Notation:
    """The verbs of a game, by number and by word."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: Final = verbs
        self.index: Final = {verb.word: n for n, verb in enumerate(verbs)}

    def __repr__(self) -> str:
        return f"<Notation: {', '.join(self.index)}>"

    def is_action(self, number: int) -> bool:
        """Whether a number stands for an action."""
        if not 0 <= number >> 24 < len(self.verbs):
            return False
        shift = 16
        for arg in self.verbs[number >> 24].args:
            if number >> shift & 255 >= arg.size:
                return False
            shift -= 8
        return number & ((1 << shift + 8) - 1) == 0

    def show(self, action: int) -> str:
        """The text of an action."""
        verb = self.verbs[action >> 24]
        words = [verb.word]
        shift = 16
        for arg in verb.args:
            n = action >> shift & 255
            if n or not arg.optional:
                words.append(arg.show(n))
            shift -= 8
        return " ".join(words)

    def read(self, text: str) -> int:
        """The action of a text; NotationError if there is none."""
        words = text.split()
        if not words or words[0] not in self.index:
            raise NotationError(Message("bad-verb", text=text[:80], verbs=", ".join(self.index)))
        kind = self.index[words[0]]
        verb = self.verbs[kind]
        least = len([arg for arg in verb.args if not arg.optional])
        if not least <= len(words) - 1 <= len(verb.args):
            raise NotationError(Message("bad-usage", text=text[:80], usage=verb.usage()))
        action = kind << 24
        shift = 16
        for n, word in enumerate(words[1:]):
            value = verb.args[n].read(word)
            if value < 0:
                raise NotationError(Message("bad-word", word=word[:80], arg=verb.args[n].name, usage=verb.usage()))
            action |= value << shift
            shift -= 8
        return action
