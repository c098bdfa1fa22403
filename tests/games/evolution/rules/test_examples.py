"""The machine-readable worked examples of the specification, every one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.dsl import rule
from tests.games.evolution.table import Table

DATA = json.loads((Path(__file__).parent.parent / "data" / "evolution.json").read_text(encoding="utf-8"))
MARKED = [pytest.param(e, id=e["id"], marks=rule(e["id"], *e["rules"])) for e in DATA["examples"]]


def set_up(given: dict[str, Any]) -> Table:
    """The position of an example; a third seat keeps the two-player rules away."""
    players = given["players"]
    rows = [" | ".join(draw(one) for one in player["species"]) for player in players.values()]
    return Table(
        *rows,
        hands=[player["hand"] for player in players.values()],
        screens=[player["screen"] for player in players.values()],
        store=given["store"],
        players=max(3, len(players)) if given["phase"] > 1 else max(2, len(players)),
        **{key: given[key] for key in ("hole", "deck", "discard", "round", "phase", "first")},
    )


def draw(one: dict[str, Any]) -> str:
    sizes = f"{one['id']} {one['pop']}/{one['size']} food {one['food']} fat {one['fat']}"
    return " ".join([sizes, *one["traits"]])


def carry_out(t: Table, step: list[Any], answers: dict[str, object]) -> None:
    """One operation of an example."""
    name, *args = step
    match name:
        case "deal" | "end_feeding":
            getattr(t, name)()
        case "reveal":
            t.reveal(args[0])
        case "fat_move" | "fertile" | "long_neck":
            t.act(args[0], "fat_tissue" if name == "fat_move" else name)
        case "feed" | "kill":
            getattr(t, name)(args[0])
        case "intel":
            t.think(args[0])
        case "illegal_intel":
            answers["illegal"] = "EV-11.I4" in t.why(f"think {args[0]} {t.card(1)}")
        case "attack":
            t.attack(args[0], args[1], *args[2])
        case "legal" | "legal2":
            answers[name] = t.legal(args[0], args[1], *args[2])
        case "must_feed" | "must_feed2":
            answers[name] = t.must_feed(int(args[0][1:]))
        case "score" | "winners":
            pass
        case _:
            raise AssertionError(f"unknown operation {name}")


def fact(t: Table, name: str, answers: dict[str, object]) -> object:
    """What an example asserts under a name."""
    if name in answers:
        return answers[name]
    if name in ("hole", "first", "last_round"):
        return {"hole": t.g.hole, "first": f"P{t.g.first + 1}", "last_round": t.g.last_round or None}[name]
    if name in ("deck", "discard"):
        return len(getattr(t.g, name))
    if name == "winners":
        return [f"P{player}" for player in t.winners()]
    left, right = name.split(".")
    if left in ("row", "score"):
        return t.row(int(right[1:])) if left == "row" else t.score(int(right[1:]))
    if right == "extinct":
        return not t.alive(left)
    return getattr(t, right)(int(left[1:]) if right in ("hand", "screen") else left)


@pytest.mark.parametrize("example", MARKED)
def test_example(example: dict[str, Any]) -> None:
    t = set_up(example["given"])
    answers: dict[str, object] = {}
    for step in example["when"]:
        carry_out(t, step, answers)
    for name, expected in example["then"].items():
        found = fact(t, name, answers)
        if name.startswith("row.") and isinstance(expected, int):
            assert isinstance(found, list)
            found = len(found)
        assert found == expected, name


def test_there_are_87_examples() -> None:
    assert len(MARKED) == 87
