"""The arena: many games between bots, measured. `run(plan("evolution", ["greedy", "random"]))` gives a Summary."""

from __future__ import annotations

from .fixtures import Fixture, schedule
from .folder import Folder
from .match import Outcome, play
from .planning import Plan, plan
from .results import Result
from .running import play_into, run, summarize, write_reports
from .summary import Summary

__all__ = [
    "Fixture",
    "Folder",
    "Outcome",
    "Plan",
    "Result",
    "Summary",
    "plan",
    "play",
    "play_into",
    "run",
    "schedule",
    "summarize",
    "write_reports",
]
