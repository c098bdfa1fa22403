"""Positions as text: JSON without the noise, one key a line.

    hole 4
    options {quick_play false; species_boards 20}
    species
      {owner P1; board a; population 2; traits [carnivore+3 horns+1]}

A value is a word, a number, true, false, none, a [list] or a {dictionary}; a list of those stands on indented lines.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Final, NoReturn

from .errors import PositionError
from .ints import COMPILED
from .message import Message
from .rulebook import Json

TOKEN: Final = re.compile(r"[\[\]{};]|[^\s\[\]{};]+")
WORDS: Final[dict[str, object]] = {"none": None, "true": True, "false": False}
DEEPEST: Final = 8
QUOTED: Final[dict[str, str]] = {}
MOST_QUOTED: Final = 4096


def digest(data: Json) -> str:
    """A short fingerprint, equal everywhere; without `memory` (what was seen before), which decides nothing."""
    kept = {key: data[key] for key in data if key != "memory"}
    return hashlib.sha256((compact(kept) if COMPILED else dumped(kept)).encode()).hexdigest()[:16]


def dumped(data: object) -> str:
    """JSON with its keys in order and without spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def compact(data: object) -> str:
    """The same text; compiled it takes a third of the time."""
    if isinstance(data, str):
        return quoted(data)
    if isinstance(data, list):
        return "[" + ",".join([compact(item) for item in data]) + "]"
    if isinstance(data, dict):
        return "{" + ",".join([quoted(key) + ":" + compact(data[key]) for key in sorted(data)]) + "}"
    if data is None:
        return "null"
    if isinstance(data, bool):
        return "true" if data else "false"
    return str(data) if isinstance(data, int) else dumped(data)


def quoted(word: str) -> str:
    """A word as JSON writes it, remembered: positions use the same words all the time."""
    found = QUOTED.get(word)
    if found is None:
        found = json.dumps(word)
        if len(QUOTED) < MOST_QUOTED:
            QUOTED[word] = found
    return found


# ---- writing ------------------------------------------------------------------
def write(data: Json) -> str:
    """The text of a position."""
    lines: list[str] = []
    for key, value in data.items():
        if isinstance(value, list) and value and isinstance(value[0], (list, dict)):
            lines.append(key)
            lines.extend(["  " + show(item) for item in value])
        else:
            lines.append(f"{key} {show(value)}")
    return "\n".join(lines) + "\n"


def show(value: object) -> str:
    """One value on one line."""
    if isinstance(value, dict):
        return "{" + "; ".join([f"{key} {show(item)}" for key, item in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + " ".join([show(item) for item in value]) + "]"
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


# ---- reading --------------------------------------------------------------------
def read(text: str) -> Json:
    """The position of a text; PositionError names the line."""
    data: Json = {}
    block: list[object] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        reader = Reader(TOKEN.findall(line.partition("#")[0]), number)
        if not reader.tokens:
            continue
        if line[0].isspace():
            if block is None:
                reader.fail(Message("expect-key"))
            block.append(reader.whole())
            continue
        key = reader.word()
        if key in data:
            reader.fail(Message("expect-once", word=key))
        block = None if reader.tokens else []
        data[key] = reader.whole() if block is None else block
    return data


class Reader:
    """The tokens of one line, read from the left."""

    def __init__(self, tokens: list[str], line: int) -> None:
        self.tokens: Final = tokens
        self.line: Final = line
        tokens.reverse()

    def fail(self, expected: Message) -> NoReturn:
        raise PositionError(Message("bad-position-line", line=self.line, expected=expected))

    def word(self) -> str:
        """A plain word."""
        if not self.tokens or self.tokens[-1] in "[]{};":
            self.fail(Message("expect-word"))
        return self.tokens.pop()

    def whole(self) -> object:
        """The value that the rest of the line is."""
        value = self.value(DEEPEST)
        if self.tokens:
            self.fail(Message("expect-line-end"))
        return value

    def value(self, depth: int) -> object:
        if not depth:
            self.fail(Message("expect-brackets"))
        if self.next_is("["):
            items: list[object] = []
            while not self.next_is("]"):
                items.append(self.value(depth - 1))
            return items
        return self.dictionary(depth) if self.next_is("{") else scalar(self.word())

    def dictionary(self, depth: int) -> Json:
        found: Json = {}
        while not self.next_is("}"):
            if found and not self.next_is(";"):
                self.fail(Message("expect-semicolon"))
            key = self.word()
            if key in found:
                self.fail(Message("expect-once", word=key))
            found[key] = self.value(depth - 1)
        return found

    def next_is(self, token: str) -> bool:
        """Take the token if it comes next."""
        if self.tokens and self.tokens[-1] == token:
            self.tokens.pop()
            return True
        return False


def scalar(word: str) -> object:
    """A number, one of true, false and none, or the word itself."""
    if word in WORDS:
        return WORDS[word]
    digits = word[1:] if word[0] == "-" else word
    return int(word) if digits.isascii() and digits.isdigit() and len(digits) < 20 else word
