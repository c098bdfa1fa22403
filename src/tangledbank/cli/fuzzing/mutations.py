"""Damaged positions for `tangledbank fuzz --positions`: a few random changes anywhere in the data of a real one."""

from __future__ import annotations

import json
from typing import Any, Final

from ...core.rng import next_state, pick, scramble
from ...core.rulebook import Json

Path = tuple[Any, ...]

REST: Final = ["bag", "pool", "stacks", "deck", "unseen", "asteroid", "ice_age", "removed", "discard"]
"""Fields that follow from the others: without them a change elsewhere is not refused for them."""
HEAVY: Final = ["stack"] * 8 + ["animals"] * 3 + ["species"] * 3 + ["seats"] * 2 + ["tiles", "spaces"] * 2
"""Fields that are changed more often than others."""
MOST_CHANGES: Final = 4
NUMBERS: Final = [-1, 0, 1, 2, 3, 7, 40, 55, 10**6]


class Dice:
    """Random choices from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng: int = scramble(seed)

    def randbelow(self, n: int) -> int:
        self.rng = next_state(self.rng)
        return pick(self.rng, n)

    def of(self, things: Any) -> Any:
        return things[self.randbelow(len(things))]


def mutated(text: str, others: list[Json], dice: Dice) -> Json:
    """A position, given as JSON, with one to four changes; `others` are positions that pieces are taken from."""
    found: Json = json.loads(text)
    if not dice.randbelow(2):
        forget_rest(found)
    for _ in range(1 + dice.randbelow(MOST_CHANGES)):
        mutate(found, others, dice)
    return found


def forget_rest(data: Json) -> None:
    """Leave out what a reader can find out for itself."""
    for name in REST:
        data.pop(name, None)
    animals = data.get("animals")
    for animal in animals if isinstance(animals, list) else []:
        animal.pop("gene_pool", None)


def mutate(data: Json, others: list[Json], dice: Dice) -> None:
    """One change, in the stack more often than elsewhere."""
    field = dice.of([*data, *[name for name in HEAVY if name in data]])
    paths = paths_of(data[field], (field,))
    path = dice.of(paths)
    change = dice.of(CHANGES)
    change(data, path, others, dice)


# ---- places ---------------------------------------------------------------------------
def paths_of(value: object, path: Path) -> list[Path]:
    """The paths of everything in a value, itself first."""
    if isinstance(value, dict):
        return [path, *[found for key in value for found in paths_of(value[key], (*path, key))]]
    if isinstance(value, list):
        return [path, *[found for k, item in enumerate(value) for found in paths_of(item, (*path, k))]]
    return [path]


def at(data: object, path: Path) -> Any:
    """The value at a path; None if there is none."""
    for key in path:
        if isinstance(data, dict):
            data = data.get(key)
        elif isinstance(data, list) and isinstance(key, int) and key < len(data):
            data = data[key]
        else:
            return None
    return data


def copied(value: object) -> Any:
    """A copy of data; far faster than copy.deepcopy."""
    return json.loads(json.dumps(value))


# ---- changes --------------------------------------------------------------------------
def drop(data: Json, path: Path, others: list[Json], dice: Dice) -> None:
    """Leave it out."""
    del at(data, path[:-1])[path[-1]]


def repeat(data: Json, path: Path, others: list[Json], dice: Dice) -> None:
    """Once more, anywhere in the same list."""
    parent = at(data, path[:-1])
    if isinstance(parent, list):
        parent.insert(dice.randbelow(len(parent) + 1), copied(parent[path[-1]]))


def swap(data: Json, path: Path, others: list[Json], dice: Dice) -> None:
    """Exchange it with something beside it."""
    parent = at(data, path[:-1])
    other = dice.of(list(parent) if isinstance(parent, dict) else list(range(len(parent))))
    parent[path[-1]], parent[other] = parent[other], parent[path[-1]]


def graft(data: Json, path: Path, others: list[Json], dice: Dice) -> None:
    """What another position has in the same place, or anywhere in the same field."""
    other = dice.of(others)
    found = at(other, path)
    if path[0] in other and (found is None or dice.randbelow(2)):
        found = at(other, dice.of(paths_of(other[path[0]], (path[0],))))
    at(data, path[:-1])[path[-1]] = copied(found)


def grow(data: Json, path: Path, others: list[Json], dice: Dice) -> None:
    """A list gets an entry of the same list of another position."""
    mine, theirs = at(data, path), at(dice.of(others), path)
    if isinstance(mine, list) and isinstance(theirs, list) and theirs:
        mine.insert(dice.randbelow(len(mine) + 1), copied(dice.of(theirs)))
    elif isinstance(mine, dict) and isinstance(theirs, dict) and theirs:
        key = dice.of(list(theirs))
        mine[key] = copied(theirs[key])
    else:
        replace(data, path, others, dice)


def replace(data: Json, path: Path, others: list[Json], dice: Dice) -> None:
    """Something else of the same kind, now and then of another."""
    parent = at(data, path[:-1])
    value = parent[path[-1]]
    if isinstance(value, bool):
        parent[path[-1]] = not value
    elif isinstance(value, int):
        parent[path[-1]] = dice.of([value + 1, value - 1, value + 1, value - 1, *NUMBERS, True, "1"])
    elif isinstance(value, list):
        parent[path[-1]] = dice.of([[], value[1:], value[:-1], value[::-1], value + value[-1:], None])
    else:
        words = [word for p in paths_of(data[path[0]], ()) if isinstance(word := at(data[path[0]], p), str)]
        parent[path[-1]] = dice.of([*words, "P1", "P2", None])


CHANGES: Final = [drop, repeat, swap, swap, graft, graft, grow, grow, replace, replace, replace, replace]
