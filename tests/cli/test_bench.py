"""bench: lines of JSON that a program can read. How fast the engine is, no test may ask: machines differ."""

from __future__ import annotations

import json

import pytest

from tangledbank import is_compiled

from .conftest import Cli

UNITS = {
    "decisions_per_second": "1/s",
    "games_per_second": "1/s",
    "steps_per_second": "1/s",
    "clone": "us",
    "clone_options_play_per_second": "1/s",
    "view": "us",
    "determinize": "us",
    "dump_digest": "us",
    "why_not": "us",
}


def lines(out: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in out.splitlines()]


def test_every_measurement_is_a_line_of_json(cli: Cli) -> None:
    result = cli("bench", "--seconds", "0.01")
    assert (result.code, result.err) == (0, "")
    assert {line["what"]: line["unit"] for line in lines(result.out)} == UNITS
    for line in lines(result.out):
        assert list(line) == ["what", "engine", "game", "players", "value", "unit"]
        assert isinstance(line["value"], float)
        assert line["value"] > 0


@pytest.mark.parametrize("players", [2, 6])
def test_the_lines_say_what_was_measured(cli: Cli, players: int) -> None:
    result = cli("bench", "evolution", "--seconds", "0.001", "--players", str(players))
    built = "compiled" if is_compiled() else "pure"
    said = {(line["engine"], line["game"], line["players"]) for line in lines(result.out)}
    assert said == {(built, "evolution", players)}


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon", "3601", ""])
def test_impossible_times_are_refused(cli: Cli, seconds: str) -> None:
    result = cli("bench", "--seconds", seconds)
    assert (result.code, result.out) == (2, "")
    assert "--seconds" in result.err


@pytest.mark.parametrize("players", ["0", "1", "7", "four", "4.0"])
def test_impossible_players_are_refused(cli: Cli, players: str) -> None:
    result = cli("bench", "--players", players)
    assert (result.code, result.out) == (2, "")
    assert "players" in result.err


def test_an_unknown_game_is_refused(cli: Cli) -> None:
    result = cli("bench", "chess")
    assert (result.code, result.out) == (2, "")
    assert "evolution" in result.err
