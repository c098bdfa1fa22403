"""A game as a plain text that anybody can read, replay and verify.

tangledbank record 1
game evolution
rules 1
players 4
seed 7
options {quick_play false; ...}

1 P1 food climbing+3
2 P2 food horns+1
= 0f3a...            the digest of the position reached
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NoReturn

from .codec import read, show
from .errors import PositionError, RecordError
from .message import Message
from .rulebook import Json
from .value import Value

FIRST_LINE: Final = "tangledbank record 1"
MOVE: Final = re.compile(r"(\d{1,7}) P(\d) (\S.*)")
LINES_AT_ONCE: Final = 100
"""Lines of a record that are read in one step."""
HEADER: Final = ["game", "rules", "players", "seed", "options", "position"]


class Entry(Value):
    """An answer in the log: who, what, how much had been seen before, and whether the question was secret."""

    def __init__(self, seat: int, action: int, seen: int, secret: bool) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.seen: Final = seen
        self.secret: Final = secret


class Record(Value):
    """Game, rules version, setup, seed and log; digests by ply tell whether a replay went the same way."""

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        seed: int,
        options: Mapping[str, object],
        position: Json | None,
        log: list[tuple[int, str]],
        digests: dict[int, str],
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.players: Final = players
        self.seed: Final = seed
        self.options: Final = options
        self.position: Final = position
        self.log: Final = log
        self.digests: Final = digests

    def __str__(self) -> str:
        """The text of the record."""
        lines = [FIRST_LINE, f"game {self.game}", f"rules {self.rules}", f"players {self.players}", f"seed {self.seed}"]
        lines.append(f"options {show(dict(self.options))}")
        if self.position is not None:
            lines.append(f"position {show(self.position)}")
        lines.append("")
        for ply in range(len(self.log) + 1):
            if ply:
                seat, text = self.log[ply - 1]
                lines.append(f"{ply} P{seat + 1} {text}")
            if ply in self.digests:
                lines.append(f"= {self.digests[ply]}")
        return "\n".join(lines) + "\n"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    @staticmethod
    def read(text: str) -> Record:
        """The record of a text; RecordError says what is wrong in which line."""
        reading = Reading(text)
        while reading.step():
            pass
        return reading.record()


class Reading:
    """A record that is read some lines at a time: whoever serves others may do something else between two steps."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.splitlines()
        if not self.lines or self.lines[0].strip() != FIRST_LINE:
            fail(1, FIRST_LINE)
        self.at: int = next((k for k, line in enumerate(self.lines) if not line.strip()), len(self.lines))
        self.header: Final = read_header("\n".join(["", *self.lines[1 : self.at]]))
        self.log: Final[list[tuple[int, str]]] = []
        self.digests: Final[dict[int, str]] = {}

    def step(self) -> bool:
        """Read some lines; whether there are more."""
        end = min(self.at + LINES_AT_ONCE, len(self.lines))
        for k in range(self.at, end):
            self.read_line(k)
        self.at = end
        return end < len(self.lines)

    def read_line(self, k: int) -> None:
        """A numbered answer, a digest, or nothing."""
        line = self.lines[k].partition("#")[0].strip()
        if line.startswith("= "):
            self.digests[len(self.log)] = line[2:].strip()
        elif line:
            move = MOVE.fullmatch(line)
            if move is None or int(move[1]) != len(self.log) + 1 or not 1 <= int(move[2]) <= 6:
                fail(k + 1, f"'{len(self.log) + 1} P<seat> <action>' or '= <digest>'")
            self.log.append((int(move[2]) - 1, move[3]))

    def record(self) -> Record:
        """What was read, when there are no more lines."""
        header = self.header
        return Record(
            game=word(header, "game"),
            rules=number(header, "rules"),
            players=number(header, "players"),
            seed=number(header, "seed"),
            options=read_options(header),
            position=read_position(header),
            log=self.log,
            digests=self.digests,
        )


def fail(line: int, expected: str) -> NoReturn:
    raise RecordError(Message("bad-record-line", line=line, expected=expected))


def read_header(text: str) -> Json:
    """The lines before the first empty one."""
    try:
        header = read(text)
    except PositionError as error:
        raise RecordError(error.message) from None
    for key in header:
        if key not in HEADER:
            fail(list(header).index(key) + 2, " | ".join(HEADER))
    return header


def word(header: Json, name: str) -> str:
    value = header.get(name)
    if not isinstance(value, str):
        raise RecordError(Message("bad-record-field", field=name, expected=Message("expect-name")))
    return value


def number(header: Json, name: str) -> int:
    value = header.get(name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise RecordError(Message("bad-record-field", field=name, expected=Message("expect-any-number")))
    return value


def read_options(header: Json) -> Json:
    """Names and values are checked by the rulebook."""
    found = header.get("options", {})
    if not isinstance(found, dict):
        raise RecordError(Message("bad-record-field", field="options", expected="{name value; ...}"))
    return found


def read_position(header: Json) -> Json | None:
    found = header.get("position")
    if found is None:
        return None
    if not isinstance(found, dict):
        raise RecordError(Message("bad-record-field", field="position", expected="{...}"))
    return {str(key): value for key, value in found.items()}
