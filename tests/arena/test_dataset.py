"""Decisions as rows: what was seen, what could be done, what was done, how it ended."""

from __future__ import annotations

import json
import re
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tangledbank import BadInput, new, replay
from tangledbank.arena import match as match_module
from tangledbank.arena import plan, play
from tangledbank.arena.dataset import COLUMNS, OBJECTS, decisions, replay_watched, write_decisions
from tangledbank.arena.worker_pool import play_all
from tangledbank.core.game import Game, Setup
from tangledbank.games import rulebook
from tests.dsl import some

PLAN = plan("evolution", ["random", "beginner"], 2, 3, 8, {"quick_play": True})


def rows_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def written(path: Path, jobs: int = 1) -> Path:
    assert sum(write_decisions(path, decisions(PLAN, jobs))) == len(rows_of(path)) if path.suffix == ".jsonl" else True
    return path


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("dataset") / "one.jsonl")


def test_rows_replay_to_the_results_they_claim(lines: Path) -> None:
    """Every row is true: the view, the options and the end."""
    rows = rows_of(lines)
    for fixture in PLAN.fixtures():
        outcome = play(rulebook("evolution"), fixture.seating, fixture.seed, PLAN.options)
        game = Game(Setup(rulebook("evolution"), 2, fixture.seed, PLAN.options, None))
        own = [row for row in rows if row["index"] == fixture.index]
        for ply, row in enumerate(own):
            assert list(row) == list(COLUMNS)
            assert (row["ply"], row["bot"]) == (ply, fixture.seating[row["seat"]])
            assert row["view"] == json.loads(json.dumps(game.view(row["seat"])))
            assert row["options"] == game.options(row["seat"])
            assert (row["scores"], row["ranks"], row["winners"]) == (outcome.scores, outcome.ranks, outcome.winners)
            game.apply(row["choice"], row["seat"])
        assert game.over
        assert game.digest() == outcome.digest


@pytest.mark.parametrize("jobs", some([2, 1], 2))
def test_no_row_tells_a_seed_that_is_still_played(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is there while the games go on, and programs may be able to read it."""
    over: list[int] = []

    def noted(*args: Any) -> Generator[list[dict[str, Any]], None, None]:
        with closing(play_all(*args)) as played:
            for rows in played:
                over.append(rows[0]["index"])
                yield rows

    monkeypatch.setattr("tangledbank.arena.dataset.play_all", noted)
    asked = plan("evolution", ["random", "greedy"], 2, 5, 8, {"quick_play": True})
    told = 0
    for rows in decisions(asked, jobs):
        seeds = [fixture.index for fixture in asked.fixtures() if fixture.seed == rows[0]["seed"]]
        assert set(seeds) <= set(over)
        assert rows[0]["index"] == told
        told += 1
    assert told == 5


def test_a_row_says_which_game_it_is_of(lines: Path) -> None:
    """Enough to play the game again with nothing but the row."""
    row = rows_of(lines)[-1]
    book = rulebook(row["game"])
    assert (row["game"], row["rules"], row["players"], row["variant"]["quick_play"]) == ("evolution", 1, 2, True)
    outcome = play(book, row["bots"], row["seed"], row["variant"])
    assert (outcome.scores, outcome.plies) == (row["scores"], row["ply"] + 1)


def test_the_document_has_every_column() -> None:
    document = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    table = document.split("\n## Datasets\n")[1].split("\n| column |")[1].split("\n\n")[0]
    first = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert re.findall(r"`(\w+)`", " ".join(first)) == list(COLUMNS)


def test_two_processes_write_the_same_bytes(lines: Path, tmp_path: Path) -> None:
    assert written(tmp_path / "two.jsonl", jobs=2).read_bytes() == lines.read_bytes()


def test_parquet_has_the_same_rows(lines: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    list(write_decisions(tmp_path / "rows.parquet", decisions(PLAN, 1)))
    found = parquet.read_table(tmp_path / "rows.parquet").to_pylist()
    objects = [{name: json.loads(row[name]) for name in OBJECTS} for row in found]
    assert [{**row, **parts} for row, parts in zip(found, objects, strict=True)] == rows_of(lines)


def test_a_refused_answer_is_no_decision_and_random_makes_those_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Evil:
        def answer(self, game: Game, seat: int) -> str:
            return game.options(seat)[0] if len(game.log) < 6 else "nonsense"

    monkeypatch.setattr(match_module, "player", lambda game, spec: Evil())
    (rows, *_) = decisions(PLAN, 1)
    assert [row["ply"] for row in rows] == list(range(len(rows)))
    evil = PLAN.fixtures()[0].seating.index("beginner")
    ranks = rows[0]["ranks"]
    assert isinstance(ranks, list)
    assert ranks[evil] == 2
    assert {row["bot"] for row in rows if row["seat"] == evil and as_int(row["ply"]) < 6} == {"beginner"}
    assert {row["bot"] for row in rows if row["seat"] == evil and as_int(row["ply"]) >= 6} == {"random"}
    assert all(row["bots"] == list(PLAN.fixtures()[0].seating) for row in rows)


def as_int(value: object) -> int:
    assert isinstance(value, int)
    return value


def test_a_recorded_game_gives_its_decisions(lines: Path) -> None:
    game = new("evolution", 2, PLAN.fixtures()[0].seed, quick_play=True)
    first = [row for row in rows_of(lines) if row["index"] == 0]
    for row in first:
        game.apply(row["choice"], row["seat"])
    found = replay_watched(game.record(), 0)
    assert json.loads(json.dumps(found)) == [{**row, "bot": None, "bots": None} for row in first]


def test_a_game_that_is_not_over_has_no_result() -> None:
    game = new("evolution", 2, 1)
    game.apply(game.options()[0])
    with pytest.raises(BadInput, match="not over"):
        replay_watched(game.record(), 0)
    assert replay(game.record()).log


def test_nothing_is_left_of_a_file_that_was_not_completed(tmp_path: Path) -> None:
    for name in ("half.jsonl", "half.parquet"):
        games = write_decisions(tmp_path / name, decisions(PLAN, 1))
        assert next(games) > 10
        assert [path.name for path in tmp_path.iterdir()] == [f"{name}.part"]
        games.close()
        assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "expected"), [("x.csv", "must end in one of .jsonl, .parquet"), ("there.jsonl", "already exists")]
)
def test_names_that_are_refused(tmp_path: Path, name: str, expected: str) -> None:
    (tmp_path / "there.jsonl").write_text("precious")
    with pytest.raises(BadInput, match=expected):
        list(write_decisions(tmp_path / name, []))
    assert (tmp_path / "there.jsonl").read_text() == "precious"


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read or written: No such file"):
        list(write_decisions(tmp_path / "no" / "x.jsonl", []))


@pytest.mark.parametrize(("game", "players"), [("evolution", 2), ("marine", 4)])
def test_one_bot_in_all_seats_plays_different_games(tmp_path: Path, game: str, players: int) -> None:
    short: dict[str, Any] = {"quick_play": True} if game == "evolution" else {"round_limit": 1}
    asked = plan(game, ["random"], players, 4, 0, short)
    path = tmp_path / "games.jsonl"
    list(write_decisions(path, decisions(asked, 1)))
    stories: dict[int, list[str]] = {}
    for row in rows_of(path):
        stories.setdefault(row["index"], []).append(json.dumps([row["view"], row["choice"]]))
    assert len(stories) == 4
    assert len({tuple(story) for story in stories.values()}) == 4
