"""A game as a plain text that anybody can read, replay and verify.

tangledbank record 1
game evolution
rules 1
players 4
seed 7               or shared_seed {secret ...; P1 ...; P2 ...}, where nobody chose it
options {quick_play false; ...}

1 P1 food climbing+3
2 P2 food horns+1
= 0f3a...            the digest of the position reached
rules 2              from here on by another version of the rules
position {...}       from this position
= 27c1...            which has this digest
3 P1 ...
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NoReturn

from .codec import read, show
from .errors import PositionError, RecordError
from .message import Message
from .rulebook import Json
from .shared_seed import SHARED_SEED_FORM, SharedSeed
from .value import Value

FIRST_LINE: Final = "tangledbank record 1"
MOVE: Final = re.compile(r"(\d{1,7}) P(\d) (\S.*)")
HEADER: Final = ["game", "rules", "players", "seed", "shared_seed", "options", "position"]


class Entry(Value):
    """An answer in the log: seat, action, the information counter before it, and whether the question was secret."""

    def __init__(self, seat: int, action: int, info_counter: int, secret: bool) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.info_counter: Final = info_counter
        self.secret: Final = secret


class RulesChange(Value):
    """After so many answers the game went on by another version of the rules, from this position."""

    def __init__(self, ply: int, rules: int, position: Json, digest: str) -> None:
        self.ply: Final = ply
        self.rules: Final = rules
        self.position: Final = position
        self.digest: Final = digest

    def lines(self) -> list[str]:
        found = [f"rules {self.rules}", f"position {show(self.position)}"]
        return [*found, f"= {self.digest}"] if self.digest else found


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
        changes: list[RulesChange] | None = None,
        shared_seed: SharedSeed | None = None,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.players: Final = players
        self.seed: Final = seed
        self.options: Final = options
        self.position: Final = position
        self.log: Final = log
        self.digests: Final = digests
        self.changes: Final[list[RulesChange]] = changes or []
        """By which versions of the rules the game went on, and from which answer."""
        self.shared_seed: Final = shared_seed
        """Instead of the seed, where nobody chose one."""

    @property
    def present_rules(self) -> int:
        """The version that its last part was played by."""
        return self.changes[-1].rules if self.changes else self.rules

    @property
    def is_signed(self) -> bool:
        """Whether it carries the digest of its last position."""
        last = self.changes[-1] if self.changes else None
        return bool(last.digest) if last is not None and last.ply == len(self.log) else len(self.log) in self.digests

    def until(self, ply: int) -> Record:
        """The first answers; of changes of the rules those before them."""
        log = self.log[:ply]
        digests = {k: digest for k, digest in self.digests.items() if k <= ply}
        changes = [change for change in self.changes if change.ply < ply]
        setup = (self.game, self.rules, self.players, self.seed, self.options, self.position)
        return Record(*setup, log, digests, changes, self.shared_seed)

    @property
    def seed_line(self) -> str:
        """What all chance comes from."""
        shared = self.shared_seed
        return f"seed {self.seed}" if shared is None else f"shared_seed {show(shared.line())}"

    def __str__(self) -> str:
        """The text of the record."""
        lines = [FIRST_LINE, f"game {self.game}", f"rules {self.rules}", f"players {self.players}", self.seed_line]
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
            for change in self.changes:
                if change.ply == ply:
                    lines += change.lines()
        return "\n".join(lines) + "\n"

    def __repr__(self) -> str:
        return f"Record(game={self.game!r}, players={self.players}, seed={self.seed}, plies={len(self.log)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    @staticmethod
    def read(text: str) -> Record:
        """The record of a text; RecordError says what is wrong in which line."""
        lines = text.splitlines()
        body, header = read_head(lines)
        log: list[tuple[int, str]] = []
        digests: dict[int, str] = {}
        changes: list[RulesChange] = []
        read_log(lines, body, len(lines), log, digests, changes)
        return Record.of(header, log, digests, changes)

    @staticmethod
    def of(header: Json, log: list[tuple[int, str]], digests: dict[int, str], changes: list[RulesChange]) -> Record:
        """A record from what was read of it."""
        shared = shared_seed(header)
        return Record(
            game=word(header, "game"),
            rules=number(header, "rules"),
            players=number(header, "players"),
            seed=number(header, "seed") if shared is None else 0,
            options=mapping(header, "options", "{name value; ...}") or {},
            position=mapping(header, "position", "{...}"),
            log=log,
            digests=digests,
            changes=changes,
            shared_seed=shared,
        )


def fail(line: int, expected: str) -> NoReturn:
    raise RecordError(Message("bad-record-line", line=line, expected=expected))


def read_head(lines: list[str]) -> tuple[int, Json]:
    """The lines before the first empty one: how many they are, and what they say."""
    if not lines or lines[0].strip() != FIRST_LINE:
        fail(1, FIRST_LINE)
    body = next((k for k, line in enumerate(lines) if not line.strip()), len(lines))
    try:
        header = read("\n".join(["", *lines[1:body]]))
    except PositionError as error:
        raise RecordError(error.message) from None
    for key in header:
        if key not in HEADER:
            fail(list(header).index(key) + 2, " | ".join(HEADER))
    return body, header


def read_log(
    lines: list[str],
    start: int,
    end: int,
    log: list[tuple[int, str]],
    digests: dict[int, str],
    changes: list[RulesChange],
) -> None:
    """Add the numbered answers of some lines, and the digests and changes of the rules between them."""
    for k in range(start, end):
        line = lines[k].partition("#")[0].strip()
        is_new = bool(changes) and changes[-1].ply == len(log)
        if line.startswith("= ") and is_new:
            changes[-1] = RulesChange(len(log), changes[-1].rules, changes[-1].position, line[2:].strip())
        elif line.startswith("= "):
            digests[len(log)] = line[2:].strip()
        elif line.startswith("rules ") and not is_new:
            changes.append(RulesChange(len(log), number(head_line(line), "rules"), {}, ""))
        elif line.startswith("position ") and is_new:
            position = mapping(head_line(line), "position", "{...}") or {}
            changes[-1] = RulesChange(len(log), changes[-1].rules, position, "")
        elif line:
            move = MOVE.fullmatch(line)
            if move is None or int(move[1]) != len(log) + 1 or not 1 <= int(move[2]) <= 6:
                fail(k + 1, f"'{len(log) + 1} P<seat> <action>' or '= <digest>'")
            log.append((int(move[2]) - 1, move[3]))


def head_line(line: str) -> Json:
    """One line of the kind that a head is made of."""
    try:
        return read("\n" + line)
    except PositionError as error:
        raise RecordError(error.message) from None


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


def shared_seed(header: Json) -> SharedSeed | None:
    """The seed that nobody chose: no other seed and no position beside it can say what was drawn."""
    line = mapping(header, "shared_seed", SHARED_SEED_FORM)
    if line is not None and ("seed" in header or "position" in header):
        raise RecordError(Message("bad-record-field", field="seed", expected=Message("expect-one-seed")))
    return None if line is None else SharedSeed.of_line(line)


def mapping(header: Json, name: str, expected: str) -> Json | None:
    """Options or a position; what they say is checked by the rulebook."""
    found = header.get(name)
    if found is not None and not isinstance(found, dict):
        raise RecordError(Message("bad-record-field", field=name, expected=expected))
    return None if found is None else {str(key): value for key, value in found.items()}
