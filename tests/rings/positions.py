"""Positions of random games, in which the rings are compared with the engine."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from tangledbank.core.rulebook import Json
from tangledbank.core.state import State
from tangledbank.games import rulebook
from tests.bots.claims import positions

Law = Callable[[Any], None]
"""law(g): raises AssertionError where a ring and the engine disagree about a position."""

GAMES: dict[str, list[tuple[int, int, dict[str, object]]]] = {
    "evolution": [(2, 11, {}), (3, 12, {"quick_play": True}), (4, 13, {}), (5, 14, {}), (4, 15, {})],
    "dominant-species": [(2, 21, {"multi_animal": True}), (3, 22, {}), (4, 23, {}), (6, 24, {"edition": "first"})],
    "marine": [
        (2, 31, {"two_animals": True}),
        (3, 32, {"edition": "phalanx"}),
        (4, 33, {}),
        (4, 34, {"deck": "short"}),
    ],
}
"""By game: players, seed and options."""
LIMITS: dict[str, dict[str, object]] = {"dominant-species": {"round_limit": 8}, "marine": {"round_limit": 8}}


def played(game: str, every: int) -> Iterator[State]:
    """So manieth questions of those games."""
    for players, seed, options in GAMES[game]:
        for k, g in enumerate(positions(game, players, seed, **{**LIMITS.get(game, {}), **options})):
            if k % every == 0:
                yield g


def various(game: str, most: int) -> list[Json]:
    """Of every question in each of those games so many, spread evenly, as data that another engine can read."""
    found: dict[tuple[object, ...], list[Json]] = defaultdict(list)
    for players, seed, options in GAMES[game]:
        for g in positions(game, players, seed, **{**LIMITS.get(game, {}), **options}):
            found[kind(g, players)].append(rulebook(game).dump(g))
    return [data for several in found.values() for data in several[:: -(-len(several) // most)]]


def kind(g: Any, players: int) -> tuple[object, ...]:
    """What is asked, and whether Hibernation protects somebody."""
    return players, type(g.stack[-1]).__name__, bool(getattr(g, "shelter", []))


def loaded(game: str, data: Json) -> State:
    """One of them, at its question."""
    g = rulebook(game).load(data)
    g.advance()
    return g


def finished(g: Any) -> Any:
    """Whatever is asked, the last option: tokens are stored, cubes are placed, until nothing waits any more."""
    g.advance()
    while g.stack:
        g.play(list(g.current_options)[-1])
    return g


def answered(g: Any, action: int) -> Any:
    """After an answer and all that it sets off, the last option where it asks again; what waited before still waits."""
    d, waiting = g.clone(), len(g.stack) - 1
    d.stack.pop().resolve(d, action)
    while len(d.stack) > waiting:
        if d.stack[-1].enter(d):
            d.stack.pop().resolve(d, list(d.current_options)[-1])
    return d


def gained(g: Any, d: Any) -> list[int]:
    """By animal: the points that came since."""
    return [now - was for now, was in zip(d.vp, g.vp, strict=True)]
