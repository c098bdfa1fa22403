"""The folder of an arena: what was asked for, and every finished game, safe as soon as it is finished.

While games are played their lines are appended as they come. A line that was torn when the program was killed is
dropped, and its game is played again. At the end the lines are sorted by index, so that the file has the same bytes
whichever finished first. More games can be asked for later: a longer schedule begins with the shorter one.

Where programs play, no seed is in these files before the last game is over, only its hash: so nobody can change it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import IO, Final

from ..bots.fingerprint import fingerprint
from ..core.errors import BadInput
from ..core.message import Message
from ..core.rulebook import Json
from .fixtures import VERSION, Fixture
from .planning import Plan
from .results import Result, dumps, read_object, read_result, read_times

try:
    import fcntl
except ImportError:  # not on Windows: there nobody is kept out
    fcntl = None  # type: ignore[assignment]

PLAN: Final = "arena.json"
SEED: Final = "seed.txt"
"""The seed of an arena in which programs play, until its last game is over; the folder is hidden from them."""
GAMES: Final = "games.jsonl"
TIMES: Final = "times.jsonl"


@contextmanager
def guarded(path: Path) -> Iterator[None]:
    """Say it in a sentence when the system refuses a file or a folder."""
    try:
        yield
    except OSError as error:
        raise BadInput(Message("arena-file-failed", file=str(path)[:200], because=error.strerror or "?")) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    with guarded(path):
        try:
            draft.write_text(text, encoding="utf-8", newline="\n")
            os.replace(draft, path)
        finally:
            draft.unlink(missing_ok=True)


class Folder:
    """Open it in a `with`; two arenas cannot work in one folder at the same time."""

    def __init__(self, path: Path, plan: Plan, keeps_seed: bool = False) -> None:
        self.path: Final = path
        self.plan: Final = plan
        self.is_secret: bool = plan.is_secret()
        """The seed is not told yet."""
        self.keeps_seed: Final = keeps_seed
        """Programs cannot read in the folder: a secret seed may lie there."""
        self.fixtures: Final = plan.fixtures()
        self.lines: Final[dict[int, Result]] = {}
        """The finished games by index."""
        self.times: Final[dict[int, list[float]]] = {}
        self.streams: Final[list[IO[str]]] = []
        """The times and the games."""
        self.lock: int | None = None
        """The folder itself, open as long as it is ours."""
        self.is_new: Final = not (path / PLAN).exists()
        self.is_made: Final = not path.exists()

    # ---- opening ----------------------------------------------------------------
    def __enter__(self) -> Folder:
        try:
            with guarded(self.path):
                self.path.mkdir(parents=True, exist_ok=True)
                self.keep_others_out()
                self.claim()
                self.recover()
                for name in (TIMES, GAMES):
                    self.streams.append((self.path / name).open("a", encoding="utf-8", newline="\n"))
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if isinstance(error, BadInput) and self.is_new and not self.lines:
            self.abandon()
        self.close()

    def abandon(self) -> None:
        """What was asked for cannot be done: leave nothing behind."""
        for name in (PLAN, SEED, TIMES, GAMES):
            (self.path / name).unlink(missing_ok=True)
        if self.is_made:
            self.path.rmdir()

    def close(self) -> None:
        """Leave the folder to others."""
        while self.streams:
            self.streams.pop().close()
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    def keep_others_out(self) -> None:
        """Lock the folder: its files are replaced, and a lock would go with them."""
        if fcntl:
            self.lock = os.open(self.path, os.O_RDONLY)
            try:
                fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadInput(Message("arena-folder-busy", folder=str(self.path)[:200])) from None

    def claim(self) -> None:
        """Make the folder this plan's, or see that it is; it may have been a shorter one."""
        file = self.path / PLAN
        if file.exists():
            self.compare(file.read_text(encoding="utf-8"))
        elif any(self.path.iterdir()):
            raise BadInput(Message("arena-folder-foreign", folder=str(self.path)[:200]))
        if self.is_secret and self.keeps_seed:
            write_whole(self.path / SEED, f"{self.plan.seed}\n")
        write_whole(file, dumps(self.claims()))

    def claims(self) -> Json:
        """The plan, and which bots play it: those of another version would play other games."""
        seed = self.plan.commitment() if self.is_secret else self.plan.seed
        marks = {"schedule": VERSION, "fingerprint": fingerprint(self.plan.game, self.plan.bots)}
        return {**self.plan.data(), "seed": seed, **marks}

    def compare(self, text: str) -> None:
        """Refuse to mix the games of two plans, or of two versions of a bot."""
        try:
            data = read_object(text)
        except ValueError:
            raise BadInput(Message("arena-folder-foreign", folder=str(self.path)[:200])) from None
        if data.get("schedule") != VERSION:
            raise BadInput(Message("arena-folder-old", folder=str(self.path)[:200]))
        for name, value in self.claims().items():
            if name == "games":
                self.refuse_shorter(data.get(name))
            elif name == "seed" and data.get(name) == self.plan.seed:
                pass  # it was told when the games asked for before were over
            elif data.get(name) != value:
                got, expected = dumps(value)[:80].strip(), dumps(data.get(name))[:80].strip()
                args = {"folder": str(self.path)[:200], "name": name, "got": got, "expected": expected}
                raise BadInput(Message("arena-folder-differs", **args))

    def refuse_shorter(self, games: object) -> None:
        """What was asked for before is part of what is asked for now."""
        asked = self.plan.games
        if not isinstance(games, int) or games > asked:
            args = {"folder": str(self.path)[:200], "got": str(asked), "expected": str(games)}
            raise BadInput(Message("arena-folder-shorter", **args))

    # ---- what is there ------------------------------------------------------------
    def recover(self) -> None:
        """Read the finished games, and write them back without what was torn."""
        self.read(TIMES, self.take_times)
        self.read(GAMES, self.take_game)
        self.tidy()

    def read(self, name: str, take: Callable[[str], None]) -> None:
        """Take every line of a file; only the last one may be torn."""
        file = self.path / name
        lines = file.read_bytes().splitlines() if file.exists() else []
        for n, line in enumerate(lines, 1):
            try:
                take(line.decode())
            except ValueError:
                if n < len(lines):
                    raise BadInput(Message("arena-bad-line", file=str(file)[:200], line=str(n))) from None

    def take_times(self, line: str) -> None:
        index, seconds = read_times(line)
        self.times[self.fixture(index).index] = seconds

    def take_game(self, line: str) -> None:
        result = read_result(line)
        fixture = self.fixture(result.index)
        if result.seed not in (fixture.seed, None) or list(fixture.seating) != result.bots:
            raise ValueError(line)
        self.lines[fixture.index] = replace(result, seed=fixture.seed)

    def fixture(self, index: object) -> Fixture:
        """The fixture with this index; ValueError if there is none."""
        if not isinstance(index, int) or not 0 <= index < len(self.fixtures):
            raise ValueError(index)
        return self.fixtures[index]

    def tidy(self) -> None:
        """Both files in the order of the games."""
        times = [dumps({"index": index, "seconds": seconds}) for index, seconds in sorted(self.times.items())]
        write_whole(self.path / TIMES, "".join(times))
        write_whole(self.path / GAMES, "".join([self.line(result) for _, result in sorted(self.lines.items())]))

    def line(self, result: Result) -> str:
        """A game as it is written now."""
        return result.secret_line() if self.is_secret else result.line()

    def todo(self) -> list[Fixture]:
        """The games that are not finished yet."""
        return [fixture for fixture in self.fixtures if fixture.index not in self.lines]

    def results(self) -> Iterator[Result]:
        """The finished games in order, with their times."""
        for index, result in sorted(self.lines.items()):
            yield result.timed(self.times.get(index, []))

    # ---- adding -------------------------------------------------------------------
    def add(self, result: Result) -> None:
        """Write down a finished game; the times first, so that every game that is there has its times."""
        line, times = self.line(result), result.times()
        with guarded(self.path):
            for stream, text in zip(self.streams, (times, line), strict=True):
                stream.write(text)
                stream.flush()
        self.lines[result.index] = result
        self.times[result.index] = read_times(times)[1]

    def finish(self) -> None:
        """All games are played: put them in order, tell the seed, and add no more."""
        while self.streams:
            self.streams.pop().close()
        self.is_secret = False
        with guarded(self.path):
            write_whole(self.path / PLAN, dumps(self.claims()))
            self.tidy()
            (self.path / SEED).unlink(missing_ok=True)


def kept_seed(path: Path) -> int | None:
    """The seed with which the arena of a folder was begun, None if there is no arena; BadInput if it is not there."""
    with guarded(path):
        if (path / SEED).exists():
            return int((path / SEED).read_text(encoding="utf-8"))
        if not (path / PLAN).exists():
            return None
        try:
            seed = read_object((path / PLAN).read_text(encoding="utf-8")).get("seed")
        except ValueError:
            return None  # no folder of an arena: that is said when it is opened
    if isinstance(seed, int):
        return seed
    raise BadInput(Message("arena-seed-again", folder=str(path)[:200]))
