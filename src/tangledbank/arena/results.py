"""Finished games as lines of JSON: one file that is the same on every machine, and one with what clocks said."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

from ..bots.outside.isolation import Isolation
from ..core.rulebook import Json
from .fixtures import Fixture
from .match import ISOLATED, Forfeit, Outcome, play
from .planning import Plan


@dataclass(frozen=True, slots=True)
class Result:
    """A fixture and its outcome."""

    index: int
    seed: int
    bots: list[str]
    outcome: Outcome

    def data(self) -> Json:
        """All but the times."""
        return {"index": self.index, "seed": self.seed, "bots": self.bots, **self.outcome.data()}

    def line(self) -> str:
        """The same as a line of JSON."""
        return dumps(self.data())

    def secret_line(self) -> str:
        """The same without the seed: games of the same deal may be played later."""
        return dumps({**self.data(), "seed": None})

    def times(self) -> str:
        """How long each seat thought."""
        return dumps({"index": self.index, "seconds": [round(s, 6) for s in self.outcome.seconds]})

    def timed(self, seconds: list[float]) -> Result:
        """The same with other times."""
        return replace(self, outcome=replace(self.outcome, seconds=seconds))


def dumps(data: object) -> str:
    """JSON on one line."""
    return json.dumps(data, separators=(",", ":")) + "\n"


def play_fixture(plan: Plan, fixture: Fixture, isolation: Isolation | None = ISOLATED) -> Result:
    """Play one game of a plan."""
    outcome = play(plan.book(), fixture.seating, fixture.seed, plan.options, isolation)
    return Result(fixture.index, fixture.seed, list(fixture.seating), outcome)


def read_result(line: str) -> Result:
    """The opposite of Result.line; ValueError if it is something else."""
    data: dict[str, Any] = read_object(line)
    try:
        index, seed, bots = data.pop("index"), data.pop("seed"), data.pop("bots")
        forfeits = [Forfeit(**forfeit) for forfeit in data.pop("forfeits")]
        outcome = Outcome(**data, forfeits=forfeits, seconds=[])
        if {len(bots), len(outcome.scores), len(outcome.ranks), len(outcome.decisions)} != {len(bots)}:
            raise ValueError(line)
        return Result(index, seed, bots, outcome)
    except (KeyError, TypeError) as error:
        raise ValueError(line) from error


def read_times(line: str) -> tuple[int, list[float]]:
    """The opposite of Result.times; ValueError if it is something else."""
    data = read_object(line)
    try:
        return int(data["index"]), [float(s) for s in data["seconds"]]
    except (KeyError, TypeError) as error:
        raise ValueError(line) from error


def read_object(line: str) -> dict[str, Any]:
    """A JSON object; ValueError if the text is something else."""
    data = json.loads(line)
    if not isinstance(data, dict):
        raise ValueError(line)
    return data
