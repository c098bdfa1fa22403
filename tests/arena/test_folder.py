"""Results on disk: the same bytes whoever played, and nothing that was finished is lost."""

from __future__ import annotations

import json
import os
import shutil
import signal
from contextlib import closing
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import pytest

from tangledbank import BadInput
from tangledbank.arena import Folder, Plan, plan, play_into, summarize, write_reports
from tangledbank.core.message import Message

PLAN = plan("evolution", ["random"], 2, 24, 4, {"quick_play": True})
GAMES, TIMES = "games.jsonl", "times.jsonl"


def fill(path: Path, jobs: int = 1, games: int | None = None, asked: Plan = PLAN) -> int:
    """Play into a folder, perhaps only some games; how many were played."""
    n = 0
    with Folder(path, asked) as folder, closing(play_into(folder, jobs)) as played:
        for n, _ in enumerate(played, 1):
            if n == games:
                break
    return n


def lines(path: Path, name: str = GAMES) -> list[bytes]:
    return (path / name).read_bytes().splitlines(keepends=True)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder filled in one go by one process."""
    path = tmp_path_factory.mktemp("arena") / "whole"
    assert fill(path) == PLAN.games
    return path


@pytest.fixture
def copy(whole: Path, tmp_path: Path) -> Path:
    """The same, to be spoilt."""
    return Path(shutil.copytree(whole, tmp_path / "copy"))


# ---- the same bytes -------------------------------------------------------------------
def test_lines_are_in_order_and_have_no_times(whole: Path) -> None:
    games = [json.loads(line) for line in lines(whole)]
    assert [game["index"] for game in games] == list(range(24))
    names = "index seed bots scores ranks winners decisions forfeits plies rounds digest"
    assert list(games[0]) == names.split()
    assert [json.loads(line)["index"] for line in lines(whole, TIMES)] == list(range(24))


def test_two_processes_write_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    fill(tmp_path / "two", jobs=2)
    assert lines(tmp_path / "two") == lines(whole)


def test_stopping_and_going_on_writes_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "stopped"
    assert fill(path, games=6) == 6
    assert len(lines(path)) == 6
    assert fill(path, jobs=2, games=8) == 8
    assert len(lines(path)) == 14
    assert fill(path) == 10
    assert lines(path) == lines(whole)
    assert fill(path) == 0
    assert lines(path) == lines(whole)


def test_a_killed_process_loses_no_game(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "killed"
    with Folder(path, PLAN) as folder, closing(play_into(folder, 2)) as games:
        next(games)
        victim = active_children()[0].pid
        assert victim is not None
        os.kill(victim, signal.SIGKILL)
        assert len(list(games)) == PLAN.games - 1
    assert lines(path) == lines(whole)


@pytest.mark.parametrize("torn", [b'{"index":23,"se', b"\0\0\0\0", b"\xff\xfe{", b'{"index":23}', b"[]\n", b"{}"])
@pytest.mark.parametrize("name", [GAMES, TIMES])
def test_a_torn_last_line_is_played_again(whole: Path, copy: Path, torn: bytes, name: str) -> None:
    (copy / name).write_bytes(b"".join(lines(copy, name)[:-1]) + torn)
    assert fill(copy) == (1 if name == GAMES else 0)
    assert lines(copy) == lines(whole)
    assert len(lines(copy, TIMES)) == (24 if name == GAMES else 23)


def test_a_last_line_without_its_end_is_whole(whole: Path, copy: Path) -> None:
    (copy / GAMES).write_bytes((copy / GAMES).read_bytes().rstrip(b"\n"))
    assert fill(copy) == 0
    assert lines(copy) == lines(whole)


def test_lines_in_any_order_and_twice_are_put_in_order(whole: Path, copy: Path) -> None:
    found = lines(copy)
    (copy / GAMES).write_bytes(b"".join([*found[::-1], *found[:3]]))
    assert fill(copy) == 0
    assert lines(copy) == lines(whole)


# ---- what is refused --------------------------------------------------------------------
def edited(line: bytes, **changes: object) -> bytes:
    return json.dumps({**json.loads(line), **changes}).encode() + b"\n"


@pytest.mark.parametrize(
    "changes", [{"index": 24}, {"index": -1}, {"index": "0"}, {"seed": 1}, {"bots": ["x", "y"]}, {"scores": [1]}]
)
def test_a_line_of_another_arena_is_refused(copy: Path, changes: dict[str, object]) -> None:
    first, *rest = lines(copy)
    (copy / GAMES).write_bytes(b"".join([edited(first, **changes), *rest]))
    with pytest.raises(BadInput, match=r"games\.jsonl, line 1: this is not a game of this arena"):
        fill(copy)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("seed", plan("evolution", ["random"], 2, 24, 5, {"quick_play": True})),
        ("bots", plan("evolution", ["greedy"], 2, 24, 4, {"quick_play": True})),
        ("players", plan("evolution", ["random"], 3, 24, 4, {"quick_play": True})),
        ("options", plan("evolution", ["random"], 2, 24, 4)),
        ("game", plan("marine", ["random"], 2, 24, 4)),
    ],
)
def test_another_plan_is_refused_and_nothing_is_touched(copy: Path, whole: Path, name: str, other: Plan) -> None:
    with pytest.raises(BadInput, match=f"belongs to another arena: there {name} is"):
        fill(copy, asked=other)
    assert lines(copy) == lines(whole)


def test_an_arena_can_become_longer(whole: Path, tmp_path: Path) -> None:
    """What is there stays as it is, and all is as if so many games had been asked for at once."""
    path = tmp_path / "grown"
    short = replace(PLAN, games=10)
    assert fill(path, asked=short) == 10
    first = (path / GAMES).read_bytes()
    assert fill(path, jobs=2) == PLAN.games - 10
    assert (path / GAMES).read_bytes().startswith(first)
    assert lines(path) == lines(whole)
    assert (path / "arena.json").read_bytes() == (whole / "arena.json").read_bytes()


def test_an_arena_cannot_become_shorter(copy: Path, whole: Path) -> None:
    with pytest.raises(BadInput, match="copy is an arena of 24 games, not of 23: it can become longer, but not"):
        fill(copy, asked=replace(PLAN, games=23))
    with pytest.raises(BadInput, match="there seed is 4, here 5"):
        fill(copy, asked=replace(PLAN, games=30, seed=5))
    assert lines(copy) == lines(whole)
    assert (copy / "arena.json").read_bytes() == (whole / "arena.json").read_bytes()


def test_what_cannot_be_played_leaves_nothing(copy: Path, whole: Path, tmp_path: Path) -> None:
    """Neither a new folder nor a plan in an old one; finished games stay."""
    (tmp_path / "empty").mkdir()
    for path in (tmp_path / "new", tmp_path / "empty", copy):
        with pytest.raises(BadInput), Folder(path, PLAN):
            raise BadInput(Message("arena-no-ray", address="nowhere"))
    assert not (tmp_path / "new").exists()
    assert list((tmp_path / "empty").iterdir()) == []
    assert lines(copy) == lines(whole)


def test_other_bots_of_the_same_name_are_refused(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tangledbank.arena.folder.fingerprint", lambda game, bots: "changed")
    with pytest.raises(BadInput, match=r"there fingerprint is .*, here .changed"):
        fill(copy)


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Charles")
    with pytest.raises(BadInput, match="not the folder of an arena"):
        fill(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("changes", [{}, {"schedule": 1}])
def test_a_folder_of_another_way_to_make_schedules_is_refused_clearly(
    copy: Path, whole: Path, changes: dict[str, object]
) -> None:
    data = json.loads((copy / "arena.json").read_text())
    del data["schedule"]
    (copy / "arena.json").write_text(json.dumps({**data, **changes}))
    with pytest.raises(BadInput, match="was begun by another version of the arena"):
        fill(copy)
    assert lines(copy) == lines(whole)


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00"])
def test_a_spoilt_plan_is_refused(copy: Path, text: str) -> None:
    (copy / "arena.json").write_text(text)
    with pytest.raises(BadInput, match="not the folder of an arena"):
        fill(copy)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be read or written: File exists"):
        fill(tmp_path / "file")


def test_two_arenas_cannot_share_a_folder(copy: Path) -> None:
    with Folder(copy, PLAN), pytest.raises(BadInput, match="Another arena is at work"):
        fill(copy)
    assert fill(copy) == 0


# ---- reports ----------------------------------------------------------------------------
def test_parquet_says_the_same_as_the_lines(copy: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    with Folder(copy, PLAN) as folder:
        write_reports(folder, summarize(folder))
    assert parquet.read_table(copy / "games.parquet").to_pylist() == [json.loads(line) for line in lines(copy)]
    first = (copy / "games.parquet").read_bytes()
    fill(tmp_path / "again", jobs=2)
    with Folder(tmp_path / "again", PLAN) as folder:
        write_reports(folder, summarize(folder))
    assert (tmp_path / "again" / "games.parquet").read_bytes() == first
    assert {path.name for path in copy.iterdir()} == {
        "arena.json",
        "games.jsonl",
        "games.parquet",
        "report.html",
        "summary.json",
        "times.jsonl",
    }
