"""Facts about a position, by the game's own insight: who would score what, who could attack whom, and what changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from ...core.rulebook import EVERYTHING, Json
from ...core.state import State
from ...games import rulebook, spec
from ..http.schemas import AttackInsight, ElementInsight, Insight, TileInsight
from .view_schemas import Change, Refusal
from .views import words


class Lens(NamedTuple):
    """How a game is looked into."""

    insight: Callable[[Any, int], Json]
    open_view: Callable[[Any], Json]
    open_points: bool


def lens(game: str) -> Lens:
    """A game that says nothing of itself is looked at as everybody sees it."""
    found = spec(game).part("insight")
    if found is None:
        book = rulebook(game)
        return Lens(lambda state, seat: {}, lambda state: book.visible(state, EVERYTHING), True)
    return Lens(found.insight, found.open_view, found.OPEN_POINTS)


def insight_of(game: str, state: State, seat: int) -> Insight:
    """What a seat can read from a position."""
    found: dict[str, Any] = lens(game).insight(state, seat)
    return Insight(
        {name: msgspec.convert(tile, TileInsight) for name, tile in found.get("tiles", {}).items()},
        {name: msgspec.convert(element, ElementInsight) for name, element in found.get("elements", {}).items()},
        [attack_of(attack) for attack in found.get("attacks", [])],
    )


def attack_of(attack: dict[str, Any]) -> AttackInsight:
    told = [Refusal(list(reason.rules), words(reason.message)) for reason in attack["reasons"]]
    return AttackInsight(attack["attacker"], attack["prey"], told)


def facts(found: Insight) -> dict[tuple[str, str, str], int]:
    """An insight as numbers: by place, whose they are, and what they say."""
    told: dict[tuple[str, str, str], int] = {}
    for name, tile in found.tiles.items():
        told.update({(name, animal, "matching"): n for animal, n in tile.matching.items()})
        told.update({(name, animal, "points"): n for animal, n in tile.points.items()})
        told.update({(name, animal, "endangered"): 1 for animal in tile.endangered})
        if tile.dominant is not None:
            told[name, tile.dominant, "dominant"] = 1
    for name, element in found.elements.items():
        told.update({(name, animal, "domination"): n for animal, n in element.values.items()})
    told.update({(attack.prey, attack.attacker, "defences"): len(attack.blocked) for attack in found.attacks})
    return told


def changes(before: Insight, after: Insight) -> list[Change]:
    """What is different."""
    was, now = facts(before), facts(after)
    keys = [key for key in {**was, **now} if was.get(key, 0) != now.get(key, 0)]
    return [Change(*key, was.get(key, 0), now.get(key, 0)) for key in keys]
