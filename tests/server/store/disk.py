"""A disk that loses its power: what a program wrote to files, from strace, and every state in which it could be found.

What was not synced when the power went may be there, wholly, in some of its sectors, or not at all, and later writes
may be there without earlier ones. A name in a folder is safe when the folder was synced, a content when the file was.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tangledbank.core.rng import pick, scramble

SECTOR: Final = 512
CALLS: Final = "pwrite64,write,fsync,fdatasync,ftruncate,unlink"
STRACE: Final = ["strace", "-f", "--seccomp-bpf", "-y", "-xx", "-s9000", f"-etrace={CALLS}", "-esignal=none", "-o"]
"""And the file of the trace. Strings are hexadecimal, and no page is longer."""
LINE: Final = re.compile(r"(\d+) +(?:<\.\.\. (\w+) resumed>|(\w+)\((.*))")
FILE: Final = re.compile(r"\d+<([^>]*)>(.*)")
BYTES: Final = re.compile(r"\\x([0-9a-f]{2})")


class Chance:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self.state = scramble(seed)

    def below(self, n: int) -> int:
        self.state = scramble(self.state + 1)
        return pick(self.state, n)

    def happens(self, percent: int) -> bool:
        return self.below(100) < percent


class Event(NamedTuple):
    """Something that a program did to a file, in its order."""

    call: str
    """`write`, `cut`, `unlink`, `sync` or `said`."""
    path: str
    data: bytes = b""
    at: int = 0
    """Where it was written, or the length after a cut."""


def unhex(text: str) -> bytes:
    return bytes.fromhex("".join(BYTES.findall(text)))


def events(trace: Path, said: Path) -> Iterator[Event]:
    """What happened: writes when they were begun, syncs when they were done; acknowledgements go to `said`."""
    syncing: dict[str, str] = {}
    with trace.open(encoding="ascii") as lines:
        for line in lines:
            match = LINE.match(line)
            if match is None:
                continue
            thread, resumed, call, rest = match.groups()
            if resumed in ("fsync", "fdatasync"):
                yield Event("sync", syncing.pop(thread))
            elif call in ("fsync", "fdatasync") and "unfinished" in rest:
                syncing[thread] = path_of(rest)
            elif call is not None:
                yield from one(call, rest, str(said))


def path_of(rest: str) -> str:
    match = FILE.match(rest)
    return unhex(match[1]).decode() if match else ""


def one(call: str, rest: str, said: str) -> Iterator[Event]:
    """A call with its arguments."""
    if call == "unlink":
        yield Event("unlink", unhex(rest.partition('"')[2].partition('"')[0]).decode())
        return
    path = path_of(rest)
    if call in ("fsync", "fdatasync"):
        yield Event("sync", path)
    elif call == "ftruncate":
        yield Event("cut", path, at=int(re.findall(r">, (\d+)", rest)[0]))
    elif call == "write":
        if path == said:
            yield Event("said", path, unhex(rest.split('"')[1]))
    else:
        _, data, numbers = rest.split('"')
        yield Event("write", path, unhex(data), int(numbers.split(",")[2].split(")")[0].split()[0]))


# ---- the power goes -------------------------------------------------------------------------------
class Disk:
    """Files of one folder: what is safe of them, and what is on its way."""

    def __init__(self, folder: str, unsynced: str = "/") -> None:
        self.folder = folder
        self.unsynced = unsynced
        """Files with this end are not synced, whatever it is told: how a disk lies, or a program forgets."""
        self.safe: dict[str, bytearray] = {}
        """By name; what is not in `named` would not be found."""
        self.named: set[str] = set()
        self.pending: dict[str, list[Event]] = {}
        self.names: list[tuple[str, bool]] = []
        """Files that came or went since the folder was synced."""
        self.alive: set[str] = set()

    def do(self, event: Event) -> None:
        if event.path == self.folder and event.call == "sync":
            self.sync_names()
        if not event.path.startswith(f"{self.folder}/") or event.call == "said":
            return
        name = event.path[len(self.folder) + 1 :]
        if event.call == "sync":
            self.sync(name)
            return
        if (event.call == "unlink") == (name in self.alive):
            (self.alive.discard if event.call == "unlink" else self.alive.add)(name)
            self.names.append((name, event.call != "unlink"))
        if event.call != "unlink":
            self.pending.setdefault(name, []).append(event)

    def sync(self, name: str) -> None:
        if not name.endswith(self.unsynced):
            for event in self.pending.pop(name, []):
                apply(self.safe.setdefault(name, bytearray()), event, whole)

    def sync_names(self) -> None:
        for name, there in self.names:
            (self.named.add if there else self.named.discard)(name)
        self.names.clear()

    def after_power_loss(self, chance: Chance) -> dict[str, bytes]:
        """The files as somebody could find them: any part of what was not safe."""
        named = set(self.named)
        for name, there in self.names:
            if chance.happens(50):
                (named.add if there else named.discard)(name)
        found = {}
        for name in sorted(named):
            content = bytearray(self.safe.get(name, b""))
            for event in self.pending.get(name, []):
                if chance.happens(60):
                    apply(content, event, whole if chance.happens(70) else lambda: chance.happens(50))
            found[name] = bytes(content)
        return found


def whole() -> bool:
    """Every sector arrives."""
    return True


def apply(content: bytearray, event: Event, arrives: Callable[[], bool]) -> None:
    """Do to a file what was done, in those sectors that arrive."""
    if event.call == "cut":
        del content[event.at :]
        content.extend(bytes(event.at - len(content)))
        return
    begin, end = event.at, event.at + len(event.data)
    while begin < end:
        stop = min(end, (begin // SECTOR + 1) * SECTOR)
        if arrives():
            content.extend(bytes(max(0, stop - len(content))))
            content[begin:stop] = event.data[begin - event.at : stop - event.at]
        begin = stop
