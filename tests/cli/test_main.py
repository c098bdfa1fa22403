"""The command line itself: help, version, languages, and one sentence for everything that is wrong with it."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys

import pytest

from tangledbank.cli.main import COMMANDS, main
from tangledbank.cli.words import language, plain_words
from tangledbank.games import names

from .conftest import Cli

PROGRAM = [sys.executable, "-m", "tangledbank.cli.main"]


def test_help_names_every_command(cli: Cli) -> None:
    result = cli("--help")
    assert result.code == 0
    assert all(re.search(rf"^  {name} ", result.out, re.MULTILINE) for name in COMMANDS)


def test_no_arguments_is_help(cli: Cli) -> None:
    assert cli().out == cli("--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(cli: Cli, command: str) -> None:
    result = cli(command, "--help")
    assert result.code == 0
    assert result.out.startswith(f"usage: tangledbank {command}")
    assert not result.err


def test_version_names_the_engine(cli: Cli) -> None:
    assert re.fullmatch(r"tangledbank \d+\.\d+\.\d+ \((compiled|pure Python) engine\)\n", cli("--version").out)


@pytest.mark.parametrize("argument", ["--help", "--version"])
def test_help_and_version_load_neither_rich_nor_fluent_nor_a_game(argument: str) -> None:
    code = (
        f"import sys; from tangledbank.cli.main import main; main([{argument!r}]);"
        "print([name for name in ('rich', 'fluent', 'tangledbank.games.evolution') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# ---- languages ------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "hu_HU", "LANG": "pl_PL"}, "hu"),
        ({"LC_ALL": "C.UTF-8", "LANG": "pl_PL"}, "en"),
        ({"LANGUAGE": "de:it:en", "LANG": "pl_PL"}, "it"),
        ({"LANGUAGE": "de", "LANG": "pl_PL"}, "pl"),
    ],
)
def test_the_language_comes_from_the_environment(environ: dict[str, str], expected: str) -> None:
    assert language(environ) == expected


def test_help_texts_are_plain() -> None:
    texts = {key: text for key, text in plain_words("en").items() if key.startswith("help-")}
    assert texts
    assert not [key for key, text in texts.items() if "{" in text]


# ---- bad input -------------------------------------------------------------------------
BAD = [
    (["nonsense"], "There is no command “nonsense”"),
    (["--nonsense"], "tangledbank does not know “--nonsense”;"),
    (["--lang", "xx", "games"], "The language can be en, pl, it, hu, not xx"),
    (["games", "--lang", "xx"], "The language can be"),
    (["games", "--lang=xx"], "The language can be"),
    (["games", "--lang"], "The value of --lang is missing or wrong"),
    (["games", "extra"], "tangledbank games does not know “extra”"),
    (["play"], "Say which game: evolution, "),
    (["play", "chess"], "There is no game “chess”; choose from: evolution, "),
    (["play", "evolution", "--players"], "The value of --players is missing or wrong"),
    (["play", "evolution", "--player", "3"], "tangledbank play does not know “--player”; it takes: "),
    (["play", "evolution", "--players", "7"], "--players is a whole number from 2 to 6, not “7”"),
    (["play", "evolution", "--players", "x"], "--players is a whole number"),
    (["play", "evolution", "--players", "²"], "--players is a whole number"),
    (["play", "evolution", "--seed", "-1"], "--seed is a whole number"),
    (["play", "evolution", "--seed", "9" * 5000], "--seed is a whole number"),
    (["play", "evolution", "--seat", "5"], "A seat is a number from 1 to 4, or none; not “5”"),
    (["play", "evolution", "--seat", ""], "A seat is a number"),
    (["play", "evolution", "--seat", "1,none"], "A seat is a number"),
    (["play", "evolution", "--seat", "1,2"], "This needs a terminal"),
    (["play", "evolution", "--bots", "deep"], "There is no bot “deep”; there are: beginner, novice"),
    (["play", "evolution", "--option", "fast"], "Options are written NAME=VALUE"),
    (["play", "evolution", "--option", "fast=1"], "There is no option “fast”; choose from: quick_play"),
    (["play", "evolution", "--option", "listen=true"], "There is no option “listen”"),
    (["play", "evolution", "--option", "quick_play=maybe"], "The option quick_play can be false | true, not maybe"),
    (["play", "evolution", "--players", "6", "--option", "quick_play=false"], "With 6 players the option quick_play"),
    (["play", "evolution", "--resume", "none.tbr"], "There is no file none.tbr"),
    (["play", "evolution", "--resume", "."], ". is a folder"),
    (["replay"], "Say which file"),
    (["replay", "none.tbr"], "There is no file none.tbr"),
    (["replay", "--step"], "Say which file"),
    (["replay", "--step=3"], "The value of --step is missing or wrong"),
    (["verify"], "Say which file"),
    (["fuzz", "evolution", "--games", "0"], "--games is a whole number from 1 to"),
    (["fuzz", "evolution", "--jobs", "many"], "--jobs is a whole number"),
    (["fuzz", "evolution", "--players", "9"], "--players is a whole number from 2 to 6"),
    (["fuzz", "evolution", "--option", "quick_play=7"], "The option quick_play can be"),
    (["fuzz", "evolution", "--log", "hello"], "“hello” is not a decision"),
    (["fuzz", "evolution", "--log", "P1 dance"], "“dance” is not an action"),
    (["fuzz", "evolution", "--log", "P1 feed a"], "P1 cannot play “feed a” here"),
    (["perft", "evolution", "--depth", "0"], "--depth is a whole number from 1 to 99"),
    (["perft", "evolution", "--players", "8"], "evolution is for 2-6 players, not 8"),
    (["rules", "EV-99"], "There is no rule “EV-99”; did you mean EV-9.9"),
    (["rules", "unobtainium"], "No rule contains “unobtainium”"),
    (["rules", "ZZ-1"], "There is no rule “ZZ-1”"),
]


@pytest.mark.parametrize(("argv", "sentence"), BAD, ids=[" ".join(argv)[:40] for argv, _ in BAD])
def test_bad_input_is_one_sentence_and_exit_code_2(cli: Cli, argv: list[str], sentence: str) -> None:
    result = cli(*argv)
    assert result.code == 2
    assert result.err.startswith(sentence)
    assert result.err.count("\n") == 1
    assert not result.out


def test_input_cannot_steer_the_terminal(cli: Cli) -> None:
    result = cli("play", "ev\x1b[31mil\x07")
    assert result.code == 2
    assert "\x1b" not in result.err
    assert "\x07" not in result.err


@pytest.mark.parametrize("argv", [["games"], ["rules"], ["rules", "EV-9"]])
def test_a_closed_pipe_is_one_sentence(argv: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([*PROGRAM, *argv], stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert done.returncode == 2
    assert done.stderr == "The output is closed or full: not everything could be written.\n"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no such device here")
def test_a_full_disk_is_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([*PROGRAM, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize(("closing", "argv"), [("<&-", "play evolution"), (">&-", "games"), (">&-", "play evolution")])
def test_closed_streams_are_one_sentence(closing: str, argv: str) -> None:
    command = f"{shlex.join(PROGRAM)} {argv} {closing}"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "Traceback" not in done.stderr


def test_a_terminal_without_our_characters_gets_question_marks() -> None:
    environ = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*PROGRAM, "rules", "EV-9.14"], env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "?" in done.stdout


def test_interrupting_is_130(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("tangledbank.cli.commands.games.run", interrupt)
    assert main(["games"]) == 130
    assert capsys.readouterr().err == "Interrupted.\n"


# ---- games ----------------------------------------------------------------------------
def test_games_lists_players_and_options(cli: Cli) -> None:
    result = cli("games")
    assert result.code == 0
    assert all(name in result.out for name in names())
    assert "players 2-6" in result.out
    assert re.search(
        r"quick_play +Everybody plays cards at the same time.*default false, or true", result.out, re.DOTALL
    )
