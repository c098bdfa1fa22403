"""Jobs for the worker pool's tests, in a module of their own so that other processes find them."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

from tangledbank.arena import Fixture, Plan
from tangledbank.bots.trees import pool


def number(plan: Plan, fixture: Fixture) -> int:
    """Nothing but the index."""
    return fixture.index


def slow_number(plan: Plan, fixture: Fixture) -> tuple[int, int]:
    """The index, and who found it."""
    time.sleep(0.01)
    return fixture.index, os.getpid()


def deadly(plan: Plan, fixture: Fixture) -> int:
    """Game 3 ends its process every time."""
    if fixture.index == 3:
        os._exit(7)
    return fixture.index


def deadly_once(plan: Plan, fixture: Fixture) -> int:
    """Game 3 ends its process the first time; the first bot's name is a file that remembers it."""
    marker = Path(plan.bots[0])
    if fixture.index == 3 and not marker.exists():
        marker.touch()
        os._exit(7)
    return fixture.index


def broken(plan: Plan, fixture: Fixture) -> int:
    """The engine itself fails in game 2."""
    if fixture.index == 2:
        raise ZeroDivisionError("in the engine")
    return fixture.index


def parent(plan: Plan, fixture: Fixture) -> tuple[int, int]:
    """Who plays, and a process that it started and does not end."""
    child = subprocess.Popen(["sleep", "600"])
    CHILDREN.append(child)
    return os.getpid(), child.pid


def pool_parent(plan: Plan, fixture: Fixture) -> tuple[int, int]:
    """The same, in the way that bots with several trees do it."""
    return os.getpid(), pool(1).submit(os.getpid).result()


CHILDREN: list[subprocess.Popen[bytes]] = []
"""Kept, so that nobody complains about them."""
