"""Games as decisions: what a seat saw, what it could do, what it did, and how the game ended."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final, Protocol

from ..api import replay
from ..bots.outside.isolation import Isolation
from ..core.errors import BadInput
from ..core.game import Game, Setup
from ..core.message import Message
from ..core.record import Record
from ..core.rulebook import Json
from .fixtures import Fixture
from .folder import guarded
from .match import ISOLATED, Match, ranks
from .parquet import ParquetFile
from .planning import Plan
from .results import dumps
from .worker_pool import play_all

COLUMNS: Final = {
    "index": "int",
    "game": "text",
    "rules": "int",
    "players": "int",
    "seed": "int",
    "variant": "text",
    "bots": "texts",
    "ply": "int",
    "seat": "int",
    "bot": "text",
    "view": "text",
    "options": "texts",
    "choice": "text",
    "scores": "ints",
    "ranks": "ints",
    "winners": "ints",
}
"""A file of decisions; every row says of which game, so that rows of many files can be put together.

`bots` sat down to play, `bot` made this decision: another one after a forfeit. Of recorded games both are unknown.
"""
OBJECTS: Final = ("variant", "view")
"""Objects in JSON lines; in Parquet their JSON text. The variant is all options of the game with their values."""
KINDS: Final = (".jsonl", ".parquet")


class Sink(Protocol):
    """A file that takes rows and is complete when the `with` around it ends well."""

    def add(self, row: Json) -> None:
        """One more row."""

    def __enter__(self) -> Sink: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


# ---- decisions ----------------------------------------------------------------------
class Watched(Match):
    """A match that remembers every decision."""

    def __init__(self, game: Game, seating: tuple[str, ...], isolation: Isolation | None) -> None:
        super().__init__(game, seating, isolation)
        self.rows: Final[list[Json]] = []

    def turn(self, seat: int) -> None:
        """Look before the seat answers; a refused answer is no decision."""
        row = question(self.game, seat)
        super().turn(seat)
        if len(self.game.log) > len(self.rows):
            self.rows.append(answered(row, self.game, self.names[seat]))


def question(game: Game, seat: int) -> Json:
    """What a seat sees and can do."""
    return {"ply": len(game.log), "seat": seat, "view": game.view(seat), "options": game.options(seat)}


def answered(row: Json, game: Game, bot: str | None) -> Json:
    """The same with what was chosen, and by whom."""
    return {**row, "bot": bot, "choice": game.rulebook.notation.show(game.log[-1].action)}


def play_watched(plan: Plan, fixture: Fixture, isolation: Isolation | None = ISOLATED) -> list[Json]:
    """The decisions of a game of a plan."""
    setup = Setup(plan.book(), plan.players, fixture.seed, plan.options, None)
    match = Watched(Game(setup), fixture.seating, isolation)
    match.run()
    outcome = match.outcome()
    end: Json = {"scores": outcome.scores, "ranks": outcome.ranks, "winners": outcome.winners}
    return complete(match.rows, {**about(setup, fixture.index), "bots": list(fixture.seating), **end})


def replay_watched(record: Record, index: int) -> list[Json]:
    """The decisions of a recorded game that is over."""
    last = replay(record)
    if not last.over:
        raise BadInput(Message("dataset-not-over"))
    game = Game(last.setup)
    rows: list[Json] = []
    for entry in last.log[last.first_ply :]:
        row = question(game, entry.seat)
        game.apply(entry.action, entry.seat)
        rows.append(answered(row, game, None))
    scores, winners = list(game.scores()), list(game.winners())
    end: Json = {"scores": scores, "ranks": ranks(scores, winners, []), "winners": winners}
    return complete(rows, {**about(game.setup, index), "bots": None, **end})


def about(setup: Setup, index: int) -> Json:
    """Which game it was: enough to play it again."""
    book = setup.rulebook
    return {
        "index": index,
        "game": book.name,
        "rules": book.rules,
        "players": setup.players,
        "seed": setup.seed,
        "variant": setup.options,
    }


def complete(rows: list[Json], game: Json) -> list[Json]:
    """Rows with all columns, in their order; those of the game are the same in each."""
    return [{name: {**row, **game}[name] for name in COLUMNS} for row in rows]


def decisions(plan: Plan, jobs: int, isolation: Isolation | None = ISOLATED) -> Iterator[list[Json]]:
    """The decisions of every game, in the order of the games however many processes play.

    Those of a deal come together when its last game is over: no row tells a seed from which a program still plays.
    """
    waiting: dict[int, list[Json]] = {}
    due = 0
    fixtures = plan.fixtures()
    ends = {fixture.seed: fixture.index + 1 for fixture in fixtures}
    job = partial(play_watched, isolation=isolation)
    with closing(play_all(job, plan, fixtures, jobs)) as played:
        for rows in played:
            waiting[index_of(rows)] = rows
            while due in waiting and waiting.keys() >= set(range(due, ends[fixtures[due].seed])):
                yield waiting.pop(due)
                due += 1


def index_of(rows: list[Json]) -> int:
    """Which game some rows are of."""
    index = rows[0]["index"]
    assert isinstance(index, int)
    return index


# ---- files --------------------------------------------------------------------------
def draft_of(path: Path) -> Path:
    """Where rows are written until all are there."""
    return path.with_name(f"{path.name}.part")


class JsonLines:
    """Rows as lines of JSON."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.draft: Final = draft_of(path)
        self.stream: Final = self.draft.open("w", encoding="utf-8", newline="\n")

    def add(self, row: Json) -> None:
        self.stream.write(dumps(row))

    def __enter__(self) -> JsonLines:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stream.close()
        if kind is None:
            self.draft.replace(self.path)
        else:
            self.draft.unlink()


class DecisionTable(ParquetFile):
    """Rows as Parquet."""

    def add(self, row: Json) -> None:
        super().add({**row, **{name: dumps(row[name]).strip() for name in OBJECTS}})


def sink(path: Path) -> Sink:
    """A new file; its name says which kind."""
    if path.suffix not in KINDS:
        raise BadInput(Message("dataset-bad-file", got=str(path)[:200], expected=", ".join(KINDS)))
    if path.exists():
        raise BadInput(Message("dataset-file-there", file=str(path)[:200]))
    return JsonLines(path) if path.suffix == ".jsonl" else DecisionTable(path, COLUMNS)


def write_decisions(path: Path, games: Iterable[list[Json]]) -> Generator[int, None, None]:
    """Write the decisions of some games; yields how many each has, as soon as they are written."""
    with guarded(path), sink(path) as file:
        for rows in games:
            for row in rows:
                file.add(row)
            yield len(rows)
