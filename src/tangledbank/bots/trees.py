"""Several searches of one question at the same time, in processes of their own."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Final

from ..core.rng import MASK, scramble
from ..core.rulebook import Json
from ..games import rulebook
from .base import Budget, Sampler
from .styles import search_as
from .thinking import Table, search_on

POOLS: Final[dict[int, ProcessPoolExecutor]] = {}
"""Processes that stay for the next question, by their number."""


def several(bot: str, sampler: Sampler, options: list[int], budget: Budget, rng: int) -> Table:
    """The sum of several searches; it does not depend on how many of them run at the same time."""
    position = sampler.book.dump(sampler.world)
    alone = replace(budget, trees=1)
    seeds = [scramble((rng + k) & MASK) for k in range(budget.trees)]
    jobs = [(bot, sampler.book.name, position, sampler.seat, options, alone, seed) for seed in seeds]
    tables = pool(min(budget.trees, os.cpu_count() or 1)).map(one_tree, *zip(*jobs, strict=True))
    return merged(list(tables))


def merged(tables: list[Table]) -> Table:
    """The sums by option."""
    return [
        (sum([row[0] for row in rows]), sum([row[1] for row in rows]), sum([row[2] for row in rows]))
        for rows in zip(*tables, strict=True)
    ]


def one_tree(bot: str, game: str, position: Json, seat: int, options: list[int], budget: Budget, rng: int) -> Table:
    """One search, in another process: it gets a world that the seat cannot tell from the real one."""
    book = rulebook(game)
    world = book.load(position)
    world.advance()
    search = search_as(bot, game, seat, budget)
    search_on(search, Sampler(book, world, seat), budget, rng)
    return search.table(options)


def pool(processes: int) -> ProcessPoolExecutor:
    """So many processes."""
    if processes not in POOLS:
        POOLS[processes] = ProcessPoolExecutor(processes, get_context("spawn"))
    return POOLS[processes]


def end_processes() -> None:
    """End what was kept for the next question: Python would wait for such processes, and they for a question."""
    while POOLS:
        POOLS.popitem()[1].shutdown(cancel_futures=True)
