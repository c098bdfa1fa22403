"""Damaged positions of Marine: one thing is changed anywhere; it is refused in words, or it is played to the end."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest

from tangledbank import OptionError, PositionError
from tangledbank.core.codec import read
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.core.state import State
from tests.games.marine.sea import RULEBOOK
from tests.games.marine.test_position import questions

WORDS = ["P1", "P3", "d4", "a1", "d4.e", "sun", "worms", "fish", "reptiles", "crustaceans", "land", "vent", "asteroid"]
WORDS += ["predator", "evolution-1", "adaptation-3", "bottom-feeder-fish", "exaptation", "ram_feeder", "smoker", "x"]
REST = ["bag", "pool", "stacks", "unseen", "deck", "asteroid"]
"""Fields that follow from the others: without them a damage goes deeper."""
SEEDS = 10
EACH = 15
MOST = 900


class Chance:
    """Choices from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = scramble(seed)

    def of(self, things: list[Any]) -> Any:
        self.rng = next_state(self.rng)
        return things[pick(self.rng, len(things))]


@cache
def wholes() -> list[str]:
    return [json.dumps(read(text)) for text in questions().values()]


def frames() -> list[Any]:
    return [frame for text in wholes() for frame in json.loads(text)["stack"]]


def without_rest(data: dict[str, Any]) -> None:
    for name in REST:
        del data[name]
    for animal in data["animals"]:
        del animal["gene_pool"]


# ---- damages -----------------------------------------------------------------------------------
def places(value: Any, path: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """The paths of everything in a value."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [path, *[found for key in keys for found in places(value[key], (*path, key))]]


def damage(data: dict[str, Any], chance: Chance) -> None:
    """One thing somewhere, stacks and animals more often than others."""
    fields = [name for name in data if name != "options"]
    field = chance.of(fields + ["stack"] * 12 + ["animals"] * 4 + ["spaces", "space", "laid"])
    path = chance.of(places(data[field], (field,)))
    parent: Any = data
    for key in path[:-1]:
        parent = parent[key]
    change(parent, path[-1], chance, is_frame=field == "stack" and len(path) == 2)


def change(parent: Any, key: Any, chance: Chance, is_frame: bool) -> None:
    """Delete, repeat, or put something else of the same kind."""
    value = parent[key]
    what = chance.of(["delete", "repeat", "other", "other", "other", "other"])
    if what == "delete":
        del parent[key]
    elif what == "repeat" and isinstance(parent, list):
        parent.insert(chance.of([key, len(parent)]), copy.deepcopy(value))
    else:
        parent[key] = chance.of(frames()) if is_frame else other(value, chance)


def other(value: Any, chance: Chance) -> Any:
    if isinstance(value, bool):
        return chance.of([not value, None, 1])
    if isinstance(value, int):
        return chance.of([value + 1, value - 1, value + 2, -1, 0, 10**9, True])
    if isinstance(value, list):
        return chance.of([value[1:], value[::-1], value + value[-1:], [*value, chance.of(WORDS)], None])
    if isinstance(value, dict):
        return {chance.of(WORDS): item for item in value.values()} if value else {chance.of(WORDS): chance.of(WORDS)}
    names = [frame[0] for frame in frames()]
    return chance.of([chance.of(WORDS), chance.of(names) if value in names else chance.of(WORDS), None, 3])


# ---- what must hold ----------------------------------------------------------------------------
def play_to_the_end(g: State, chance: Chance) -> None:
    """Lawfully, and every position on the way can be saved."""
    g.advance()
    plies = 0
    while g.stack:
        before = g.clone()
        if plies < 10 or plies % 40 == 0:
            data = RULEBOOK.dump(g)
            assert RULEBOOK.dump(RULEBOOK.load(data)) == data
            assert str(RULEBOOK.prompt(g, g.seat))
        g.play(chance.of(list(g.current_options)))
        assert RULEBOOK.broken_laws(g, before) == []
        plies += 1
        assert plies < MOST


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_damaged_position_plays_to_the_end_or_says_why_not(seed: int) -> None:
    chance = Chance(seed)
    for _ in range(EACH):
        data: Any = json.loads(chance.of(wholes()))
        if chance.of([True, False]):
            without_rest(data)
        damage(data, chance)
        try:
            g = RULEBOOK.load(data)
        except (PositionError, OptionError) as error:
            assert "docs/notation.md" in str(error) or isinstance(error, OptionError)
        else:
            play_to_the_end(g, chance)
