"""Puzzles over HTTP: only what the seat may see, no solution before it is found, and first tries that are kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tangledbank.games import names
from tangledbank.puzzles.document import Puzzle, PuzzleGame, name_of, puzzles
from tangledbank.puzzles.position import PuzzlePosition
from tangledbank.server.http.routes.puzzles import KEPT, POSITIONS, TRIES
from tangledbank.server.store.results import MAX_TRIES

from ..serving import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("puzzles")) as server:
        yield server


def early(game: str) -> tuple[PuzzleGame, Puzzle]:
    """The one with the fewest answers before it: it is replayed soonest."""
    return min(puzzles(game).values(), key=lambda found: found[1].ply)


@pytest.mark.parametrize("game", names())
def test_a_puzzle_is_looked_at_failed_and_solved(served: Served, game: str) -> None:
    source, one = early(game)
    position = PuzzlePosition(game, source, one).played()
    visitor, path = served.stranger(), f"/api/puzzles/{game}/{name_of(source, one)}"
    listed = {title["id"]: title for title in visitor.get(f"/api/puzzles/{game}").json()["puzzles"]}
    assert set(listed) == set(puzzles(game))
    shown = visitor.get(path).json()
    assert (shown["level"], shown["tags"]) == (one.level, one.tags)
    seat = shown["moment"]["seat"]
    assert seat["seat"] == position.seat
    assert seat["view"] == json.loads(json.dumps(position.book.visible(position.state, position.seat)))
    assert [option["action"] for option in seat["options"]] == position.options
    wrong = next(option for option in position.options if option != position.best)
    failed = visitor.done(path, {"action": wrong})
    assert (failed["right"], failed["given"]["action"]) == (False, wrong)
    assert (failed["best"], failed["others"], failed["steps"]) == (None, [], 0), "the solution is not told"
    solved = visitor.done(path, {"action": position.best})
    assert solved["right"] is True
    assert solved["best"]["action"] == position.best
    assert solved["best"]["chance"] == one.chances[0][1] > solved["others"][0]["chance"]
    assert visitor.done(path, {})["right"] is False, "who gives up is told, and was not right"
    first = visitor.get(f"{path}/1").json()
    assert first["line"]["action"] == position.best
    assert first["seat"]["seat"] == position.seat, "also further on nothing hidden is shown"
    assert visitor.get(f"{path}/{solved['steps']}").status_code == 200
    assert visitor.get(f"{path}/{solved['steps'] + 1}").status_code == 400
    assert visitor.post(path, {"action": "nonsense"}).status_code == 409
    assert len(POSITIONS) <= KEPT


def test_what_there_is_not_is_not_found(served: Served) -> None:
    visitor = served.stranger()
    assert visitor.get("/api/puzzles/chess").status_code == 404
    assert visitor.get(f"/api/puzzles/{names()[0]}/none").status_code == 404


def entry(puzzle: str, right: bool, at: int) -> dict[str, Any]:
    return {"game": names()[0], "puzzle": puzzle, "right": right, "at": at}


def test_the_first_try_counts_and_is_kept_for_its_user_alone(served: Served) -> None:
    ann, bob = served.guest(), served.guest()
    ann.done("/api/me/puzzles", {"tries": [entry("1-2", False, 2), entry("day-7", True, 1)]})
    ann.done("/api/me/puzzles", {"tries": [entry("1-2", True, 3)]})
    assert ann.get("/api/me/puzzles").json()["tries"] == [entry("day-7", True, 1), entry("1-2", False, 2)]
    assert bob.get("/api/me/puzzles").json()["tries"] == []


@pytest.mark.parametrize(
    "tries",
    [
        [{**entry("1-2", True, 1), "game": "chess"}],
        [entry("x y", True, 1)],
        [entry("", True, 1)],
        [entry("1-2", True, -1)],
        [entry(str(k), True, 1) for k in range(TRIES + 1)],
    ],
    ids=["no game", "no name", "nothing", "before time", "too many"],
)
def test_nonsense_is_not_remembered(served: Served, tries: list[dict[str, Any]]) -> None:
    visitor = served.guest()
    assert visitor.post("/api/me/puzzles", {"tries": tries}).status_code == 400
    assert visitor.get("/api/me/puzzles").json()["tries"] == []
    assert MAX_TRIES > TRIES
