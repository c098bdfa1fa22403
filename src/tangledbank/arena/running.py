"""Running an arena: from a plan to its results."""

from __future__ import annotations

import json
from collections.abc import Generator
from contextlib import closing
from functools import partial
from typing import Final

from ..bots.outside.isolation import Isolation
from .folder import Folder, write_whole
from .match import ISOLATED
from .parquet import write_games
from .planning import Plan
from .ray import play_on_ray
from .report.page import Report, Say
from .results import Result, play_fixture
from .summary import Summary
from .worker_pool import play_all

PARQUET: Final = "games.parquet"
SUMMARY: Final = "summary.json"
REPORT: Final = "report.html"


def run(plan: Plan, jobs: int = 1) -> Summary:
    """Play all games of a plan without writing anything: for notebooks and scripts."""
    results = play_all(play_fixture, plan, plan.fixtures(), jobs)
    return Summary(plan, sorted(results, key=lambda result: result.index))


def play_into(
    folder: Folder, jobs: int, address: str | None = None, isolation: Isolation | None = ISOLATED
) -> Generator[Result, None, None]:
    """Play what is missing in a folder, here or on a Ray cluster; every game is on disk before it is told."""
    plan, todo = folder.plan, folder.todo()
    if address is None:
        played = play_all(partial(play_fixture, isolation=isolation), plan, todo, jobs)
    else:
        played = play_on_ray(plan, todo, address, isolation)
    with closing(played):
        for result in played:
            folder.add(result)
            yield result
    folder.finish()


def summarize(folder: Folder) -> Summary:
    """What the games of a folder say."""
    return Summary(folder.plan, folder.results())


def write_reports(folder: Folder, summary: Summary, say: Say = str, lang: str = "en") -> None:
    """The games as Parquet, the summary as JSON, and the report as a page, beside the games."""
    write_games(folder.path / PARQUET, folder.results())
    write_whole(folder.path / SUMMARY, json.dumps(summary.data(), indent=1) + "\n")
    write_whole(folder.path / REPORT, Report(summary, say, lang).page())
