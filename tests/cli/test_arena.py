"""arena and dataset on the command line: tables, folders, Ctrl-C, and one sentence for everything that is wrong."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pexpect  # type: ignore[import-untyped]
import pytest

from tangledbank.arena import planning
from tangledbank.bots.player import BOTS
from tangledbank.i18n import LANGUAGES

from .conftest import Cli

PROGRAM = [sys.executable, "-m", "tangledbank.cli.main"]
QUICK = ["--option", "quick_play=true"]
CONTEST = ["arena", "evolution", "--bots", "beginner", "random", "--players", "2", "--seed", "9", *QUICK]
ARENA = [*CONTEST, "--games", "4"]
FILES = {"arena.json", "games.jsonl", "games.parquet", "report.html", "summary.json", "times.jsonl"}


# ---- the arena ------------------------------------------------------------------------
def test_an_arena_ends_with_tables_and_a_folder(cli: Cli) -> None:
    result = cli(*ARENA, "--out", "found")
    assert result.code == 0
    assert not result.err
    lines = result.out.splitlines()
    assert lines[0].split() == ["bot", "games", "wins", "rank", "score", "time", "rating"]
    assert [line.split()[:3] for line in lines[1:4:2]] == [["1", "beginner", "4"], ["2", "random", "4"]]
    assert re.fullmatch(r" +\d+\.\d…\d+\.\d +\d\.\d\d…\d\.\d\d .*", lines[2])
    assert "Ahead of" in lines
    assert lines[-1] == "Everything is in found; report.html shows it."
    assert {path.name for path in Path("found").iterdir()} == FILES
    data = json.loads(Path("found/summary.json").read_text())
    assert data["plan"]["bots"] == ["beginner", "random"]
    assert data["plan"]["options"]["quick_play"] is True


def test_the_same_command_goes_on_in_the_same_folder(cli: Cli) -> None:
    one = cli(*ARENA)
    (folder,) = Path().glob("arena-evolution-*")
    kept = (folder / "games.jsonl").read_bytes()
    (folder / "games.jsonl").write_bytes(b"".join(kept.splitlines(keepends=True)[:3]))
    two = cli(*ARENA, "--jobs", "2")
    assert two.code == 0
    assert two.out.splitlines()[0] == "Finished before: 3 of 4 games."
    assert (folder / "games.jsonl").read_bytes() == kept
    assert one.out.splitlines()[-1] == two.out.splitlines()[-1]
    assert cli(*CONTEST, "--games", "2").code == 0
    assert len(list(Path().glob("arena-evolution-*"))) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_table_and_its_report(cli: Cli, lang: str) -> None:
    argv = ["arena", "evolution", "--bots", "random", "--players", "2", "--games", "2", "--lang", lang, *QUICK]
    result = cli(*argv, "--out", lang)
    assert result.code == 0
    assert f'<html lang="{lang}">' in Path(lang, "report.html").read_text()


def test_a_program_can_play(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that does not speak the protocol loses every game, and the arena goes on."""
    monkeypatch.setenv("COLUMNS", "80")
    mute = tmp_path / "mute.py"
    mute.write_text("print('hm')\n")
    spec = f"cmd:{sys.executable} {mute}"
    result = cli("arena", "evolution", "--bots", spec, "random", "--players", "2", "--games", "2", "--out", "x", *QUICK)
    assert result.code == 0
    games = [json.loads(line) for line in Path("x/games.jsonl").read_text().splitlines()]
    assert [game["ranks"][game["bots"].index(spec)] for game in games] == [2, 2]
    assert all(len(game["forfeits"]) == 1 for game in games)
    assert "hm" in games[0]["forfeits"][0]["why"]
    assert "forfeits: " in result.out
    assert [line for line in result.out.splitlines() if line.startswith("1 random ")]
    assert "#0 P" in result.out


def test_a_bar_shows_how_far_it_is_where_somebody_looks(tmp_path: Path) -> None:
    argv = ["-m", "tangledbank.cli.main", *ARENA, "--out", "seen"]
    child = pexpect.spawn(sys.executable, argv, cwd=str(tmp_path), encoding="utf-8", timeout=60, dimensions=(24, 100))
    child.expect("games .*━.*0/4")
    child.expect("4/4")
    child.expect(r"\d:\d\d:\d\d")
    child.expect("Everything is in seen; report.html shows it.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_ctrl_c_leaves_a_folder_that_goes_on(tmp_path: Path, cli: Cli) -> None:
    argv = [*CONTEST, "--games", "12", "--jobs", "2", "--out", "stopped"]
    process = subprocess.Popen(
        [*PROGRAM, *argv],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONWARNINGS": "error"},
    )
    games = tmp_path / "stopped" / "games.jsonl"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (games.exists() and games.read_bytes().count(b"\n") >= 2):
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: everybody gets it
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert err.splitlines() == [
        "Finished games are kept in stopped: run the same command to continue.",
        "Interrupted.",
    ]
    assert not out
    kept = games.read_bytes().count(b"\n")
    assert 2 <= kept < 12
    result = cli(*argv)
    assert result.code == 0
    assert result.out.splitlines()[0] == f"Finished before: {kept} of 12 games."
    assert [json.loads(line)["index"] for line in games.read_bytes().splitlines()] == list(range(12))


# ---- what is wrong ----------------------------------------------------------------------
WRONG = [
    ([], "Say which game: evolution, dominant-species, marine."),
    (["chess", "--bots", "random"], "There is no game “chess”; choose from: evolution, dominant-species, marine."),
    (["evolution"], "Say which bots play, for example: --bots greedy random."),
    (["evolution", "--bots"], "The value of --bots is missing or wrong: see tangledbank arena --help."),
    (["evolution", "--bots", "random", "random"], "“random” is named twice: name every bot once; if there are more"),
    (["evolution", "--bots", "genius"], "There is no bot “genius”; there are: "),
    (["evolution", "--bots", "greedy:0"], "greedy has no budget: write greedy, not “greedy:0”."),
    (["evolution", "--bots", "cmd:/no/such/program"], "no/such/program"),
    (["evolution", "--bots", "random", "--players", "7"], "--players is a whole number from 2 to 6, not “7”."),
    (["marine", "--bots", "random", "--players", "5"], "--players is a whole number from 2 to 4, not “5”."),
    (["evolution", "--bots", "random", "--games", "0"], "--games is a whole number from 1 to 1000000, not “0”."),
    (["evolution", "--bots", "random", "--games", ""], "--games is a whole number from 1 to 1000000, not “”."),
    (["evolution", "--bots", "random", "--jobs", "many"], "--jobs is a whole number from 1 to 256, not “many”."),
    (
        ["evolution", "--bots", "random", "--seed", "-1"],
        "--seed is a whole number from 0 to 9223372036854775807, not “-1”.",
    ),
    (["evolution", "--bots", "random", "--option", "quick_play"], "Options are written NAME=VALUE, each once"),
    (["evolution", "--bots", "random", "--option", "speed=1"], "There is no option “speed”; choose from: "),
    (["evolution", "--bots", "random", "--jobs", "2", "--ray", "x:1"], "Give either --jobs or --ray, not both."),
    (["evolution", "--bots", "random", "--ray", "127.0.0.1:1"], "There is no Ray cluster at 127.0.0.1:1."),
    (["evolution", "--bots", "random", "--out", ""], "The value of --out is missing or wrong"),
    (["evolution", "--bots", "random", "--fast"], "tangledbank arena does not know “--fast”; it takes: "),
    (["evolution", "--bots", *[f"ismcts:{n}" for n in range(1, 102)]], "An arena takes 1 to 100 bots, not 101."),
]


@pytest.mark.parametrize(("argv", "sentence"), WRONG, ids=[" ".join(argv)[:50] for argv, _ in WRONG])
def test_what_is_wrong_is_said_in_one_sentence(cli: Cli, argv: list[str], sentence: str) -> None:
    result = cli("arena", *argv)
    assert result.code == 2
    assert sentence in result.err
    assert result.err.count("\n") == 1
    assert not result.out


def test_a_cluster_that_is_not_there_leaves_no_folder(cli: Cli) -> None:
    argv = ["arena", "evolution", "--bots", "random", "--players", "2", "--ray", "127.0.0.1:1"]
    assert cli(*argv, "--out", "found").code == 2
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("name", ["arena", "dataset"])
def test_help_names_every_bot(cli: Cli, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "500")
    (line,) = [line for line in cli(name, "--help").out.splitlines() if line.strip().startswith("--bots")]
    assert [bot for bot in BOTS if bot not in line] == []


def test_more_games_go_on_in_the_same_folder(cli: Cli) -> None:
    assert cli(*CONTEST, "--games", "2", "--out", "grown").code == 0
    first = Path("grown/games.jsonl").read_bytes()
    more = cli(*ARENA, "--out", "grown")
    assert more.code == 0
    assert more.out.splitlines()[0] == "Finished before: 2 of 4 games."
    assert Path("grown/games.jsonl").read_bytes().startswith(first)
    assert json.loads(Path("grown/summary.json").read_text())["bots"][0]["games"] == 4
    fewer = cli(*CONTEST, "--games", "3", "--out", "grown")
    assert (fewer.code, fewer.err.count("\n")) == (2, 1)
    assert fewer.err.startswith("grown is an arena of 4 games, not of 3: it can become longer, but not shorter.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_said_in_every_language(cli: Cli, lang: str) -> None:
    results = [cli("arena", *argv, "--lang", lang) for argv, _ in WRONG]
    assert {result.code for result in results} == {2}
    assert all(result.err.count("\n") == 1 for result in results)


def test_a_missing_extra_is_said_before_the_first_game(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(planning, "import_module", missing)
    result = cli(*ARENA)
    assert result.code == 2
    assert result.err == 'This needs pyarrow: pip install "tangledbank[arena]"\n'
    assert list(Path().iterdir()) == []


# ---- programs and seeds -------------------------------------------------------------------
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "outside_bot.py"
HONEST = ["arena", "evolution", "--bots", f"cmd:{sys.executable} -S {EXAMPLE}", "random", "--players", "2", *QUICK]


def seed_in(folder: Path) -> object:
    return json.loads((folder / "arena.json").read_text())["seed"]


def test_a_drawn_seed_is_secret_kept_and_long(cli: Cli) -> None:
    """The same command goes on with it; in another folder it is another one."""
    assert cli(*HONEST, "--games", "2").code == 0
    (folder,) = Path().glob("arena-evolution-*")
    seed = seed_in(folder)
    assert isinstance(seed, int)
    assert seed > 2**40
    again = cli(*HONEST, "--games", "2")
    assert again.out.splitlines()[0] == "Finished before: 2 of 2 games."
    assert seed_in(folder) == seed
    assert cli(*HONEST, "--games", "1", "--out", "other").code == 0
    assert seed_in(Path("other")) != seed


def test_a_seed_comes_from_a_file_where_programs_play(cli: Cli) -> None:
    Path("seed").write_text("77\n")
    assert cli(*HONEST, "--games", "1", "--seed-file", "seed", "--out", "file").code == 0
    assert seed_in(Path("file")) == 77
    assert cli(*HONEST, "--games", "1", "--seed", "77", "--trust-programs", "--out", "trusted").code == 0
    assert Path("trusted/games.jsonl").read_bytes() == Path("file/games.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["--seed", "77"], "every program can read the command line"),
        (["--seed", "77", "--seed-file", "seed"], "Give either --seed or --seed-file, not both."),
        (["--seed-file", "none"], "There is no file none."),
        (["--seed-file", "words"], "--seed-file"),
    ],
)
def test_what_is_wrong_with_a_seed_is_said(cli: Cli, argv: list[str], sentence: str) -> None:
    Path("seed").write_text("77")
    Path("words").write_text("seven")
    for out in (["--out", "out"], ["--out", "out.jsonl"]):
        command = ["dataset", *HONEST[1:]] if out[1].endswith("l") else HONEST
        result = cli(*command, *argv, *out)
        assert result.code == 2
        assert sentence in result.err
        assert result.err.count("\n") == 1
    assert {path.name for path in Path().iterdir()} == {"seed", "words"}


def test_where_programs_cannot_be_isolated_that_is_said(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (
        "tangledbank.cli.commands.arena",
        "tangledbank.bots.outside.isolation",
        "tangledbank.bots.outside.program",
    ):
        monkeypatch.setattr(f"{module}.is_available", lambda: False)
    for module in ("tangledbank.cli.commands.arena", "tangledbank.bots.outside.program"):
        monkeypatch.setattr(f"{module}.keep_memory_private", lambda: None)
    for command, out in ((HONEST, "out"), (["dataset", *HONEST[1:]], "out.jsonl")):
        result = cli(*command, "--games", "1", "--out", out)
        assert result.code == 0
        assert result.err.startswith("Programs cannot be isolated on this system.")
        assert "but they can read and write files" in result.err
    assert not cli(*HONEST, "--games", "1", "--out", "trusted", "--trust-programs").err
    assert not cli(*ARENA, "--out", "none").err


# ---- datasets ---------------------------------------------------------------------------
def test_a_dataset_has_a_line_for_every_decision(cli: Cli) -> None:
    argv = ["dataset", "evolution", "--bots", "random", "--players", "3", "--games", "2", *QUICK]
    result = cli(*argv, "--out", "rows.jsonl")
    rows = Path("rows.jsonl").read_text().splitlines()
    assert result.out.splitlines()[-1] == f"Decisions in rows.jsonl: {len(rows)}."
    assert {json.loads(row)["index"] for row in rows} == {0, 1}
    assert cli(*argv, "--jobs", "2", "--out", "again.jsonl").code == 0
    assert Path("again.jsonl").read_bytes() == Path("rows.jsonl").read_bytes()


def test_a_dataset_of_records(cli: Cli, record: Path) -> None:
    assert cli("dataset", "--records", str(record), "--out", "rows.parquet").code == 0
    parquet = pytest.importorskip("pyarrow.parquet")
    rows = parquet.read_table("rows.parquet").to_pylist()
    assert {row["index"] for row in rows} == {0}
    assert {(row["game"], row["players"], row["seed"], row["bots"]) for row in rows} == {("evolution", 3, 7, None)}
    assert {row["bot"] for row in rows} == {None}
    assert all(row["choice"] in row["options"] for row in rows)


def test_a_record_counts_once(cli: Cli, record: Path) -> None:
    Path("again.tbr").write_text(record.read_text() + "# the same\n")
    result = cli("dataset", "--records", str(record), "again.tbr", "--out", "rows.jsonl")
    assert result.code == 2
    assert result.err == f"again.tbr: this is the same game as {record}: every game counts once.\n"
    assert not Path("rows.jsonl").exists()


def test_the_number_of_different_games_and_deals_is_said(cli: Cli) -> None:
    """One bot in both seats: every game is a deal of its own. Two bots: every deal is played twice."""
    play = ["evolution", "--players", "2", "--games", "4", *QUICK, "--bots", "random"]
    said = "Different games: 4. Deals: {}; games of one deal have the same seed and other seats."
    assert said.format(4) in cli("dataset", *play, "--out", "one.jsonl").out.splitlines()
    assert said.format(4) in " ".join(cli("arena", *play, "--out", "one").out.splitlines())
    assert said.format(2) in " ".join(cli("arena", *play, "beginner", "--out", "two").out.splitlines())
    assert "Different games: 4. Deals: 2;" in Path("two/report.html").read_text()
    assert json.loads(Path("two/summary.json").read_text())["deals"] == 2


def test_what_is_wrong_with_a_dataset_is_said(cli: Cli) -> None:
    Path("there.jsonl").write_text("x")
    Path("bad.tbr").write_text("x")
    play = ["evolution", "--bots", "random", "--players", "2", "--games", "1"]
    for argv, sentence in [
        (play, "Say where the decisions go, for example: --out decisions.jsonl."),
        ([*play, "--out", "rows.txt"], "The name of the file must end in one of .jsonl, .parquet; rows.txt does not."),
        ([*play, "--out", "there.jsonl"], "there.jsonl already exists: choose another name."),
        ([*play, "--out", "no/rows.jsonl"], "no/rows.jsonl cannot be read or written: No such file or directory."),
        (["--records", "none.tbr", "--out", "x.jsonl"], "There is no file none.tbr."),
        (["--records", "bad.tbr", "--out", "x.jsonl"], "tangledbank record 1"),
        ([*play, "--records", "bad.tbr", "--out", "x.jsonl"], "Records say themselves what was played"),
        (["--out", "x.jsonl"], "Say which game: evolution, dominant-species, marine."),
    ]:
        result = cli("dataset", *argv)
        assert result.code == 2
        assert sentence in result.err
        assert result.err.count("\n") == 1
    assert {path.name for path in Path().iterdir()} == {"there.jsonl", "bad.tbr"}


def test_a_record_that_is_not_over_is_named(cli: Cli, record: Path) -> None:
    lines = record.read_text().splitlines()
    cut = next(n for n, line in enumerate(lines) if line.startswith("40 "))
    Path("open.tbr").write_text("\n".join(lines[:cut]) + "\n")
    result = cli("dataset", "--records", str(record), "open.tbr", "--out", "x.jsonl")
    assert result.code == 2
    assert result.err == "open.tbr: the game is not over.\n"
    assert not Path("x.jsonl").exists()
