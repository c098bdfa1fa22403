"""Reading data from outside field by field: what is wrong is named with its place and what was expected."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NoReturn

from .errors import PositionError
from .frame import Frame, G
from .message import Message
from .notation import Arg
from .rng import KEY_BYTES, MASK
from .rulebook import Json
from .state import State

KEY: Final = re.compile(f"[0-9a-f]{{{2 * KEY_BYTES}}}")


class Fields:
    """A dictionary from outside. Every field is asked for once; what is left over is refused."""

    def __init__(self, data: object, path: str, see: str) -> None:
        self.path: Final = path
        self.see: Final = see
        if not isinstance(data, dict):
            self.fail("", Message("expect-dictionary"), data)
        self.data: Final[Json] = {str(key): value for key, value in data.items()}
        self.known: Final[list[str]] = []

    def fail(self, name: str, expected: Message | str, got: object) -> NoReturn:
        """Refuse a field; what was expected is a message, or notation that needs no words."""
        field = ".".join([part for part in (self.path, name) if part])
        raise PositionError(Message("bad-field", field=field, expected=expected, got=repr(got)[:60], see=self.see))

    def get(self, name: str, default: object) -> object:
        """The field as it is."""
        if name not in self.known:
            self.known.append(name)
        return self.data.get(name, default)

    def check_head(self, game: str, rules: int) -> None:
        """It must be a position of this game; those of earlier rules are read by the present ones."""
        if self.get("game", game) != game:
            self.fail("game", game, self.data["game"])
        self.number("rules", rules, 1, rules)

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A number between least and most."""
        value = self.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.fail(name, Message("expect-number", least=str(least), most=str(most)), value)
        return value

    def word(self, name: str, default: str, arg: Arg) -> int:
        """A word of the notation, as its number; -1 for none."""
        value = self.get(name, default)
        if value is None:
            return -1
        if not isinstance(value, str) or arg.read(value) < 0:
            self.fail(name, f"<{arg.name}>", value)
        return arg.read(value)

    def key(self, name: str) -> bytes:
        """256 bits in hexadecimal digits; empty if they are missing."""
        value = self.get(name, "")
        if value and (not isinstance(value, str) or not KEY.fullmatch(value)):
            self.fail(name, Message("expect-key-digits", digits=2 * KEY_BYTES), value)
        return bytes.fromhex(str(value))

    def items(self, name: str) -> list[object]:
        """A list, empty if it is missing."""
        value = self.get(name, [])
        if not isinstance(value, list):
            self.fail(name, Message("expect-list"), value)
        return value

    def parts(self, name: str) -> list[Fields]:
        """A list of dictionaries."""
        place = f"{self.path}.{name}" if self.path else name
        return [Fields(item, f"{place}[{k}]", self.see) for k, item in enumerate(self.items(name))]

    def done(self) -> None:
        """Refuse what nobody asked for."""
        for name in self.data:
            if name not in self.known:
                self.fail(name, " | ".join(self.known), self.data[name])


# ---- what all games write ----------------------------------------------------------------------
def chance(g: State) -> Json:
    """The generator of a position; a key is written only where there is one."""
    return {"rng": int(g.rng), **({"key": g.key.hex()} if g.key else {})}


def load_chance(g: State, fields: Fields) -> None:
    g.rng = fields.number("rng", 0, 0, MASK)
    g.key = fields.key("key")


def load_frame(
    g: G, fields: Fields, name: str, item: object, build: Callable[[G, str, list[int]], Frame[G] | None]
) -> Frame[G]:
    """A frame from its name and its numbers; `build` refuses it with None if it cannot stand on this table."""
    frame = None
    if isinstance(item, list) and item and isinstance(item[0], str):
        numbers = [n for n in item[1:] if isinstance(n, int) and not isinstance(n, bool)]
        if len(numbers) == len(item) - 1:
            frame = build(g, item[0], numbers)
    if frame is None:
        fields.fail(name, Message("expect-frame"), item)
    return frame
