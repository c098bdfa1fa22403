"""Lessons at the terminal: each can be walked in every language, and a wrong answer is told why."""

from __future__ import annotations

import io

import pytest

from tangledbank.cli.main import main
from tangledbank.core.message import Message
from tangledbank.games import names as game_names
from tangledbank.i18n import LANGUAGES, say
from tangledbank.lessons import lesson, lesson_names

LESSONS = [(game, name) for game in game_names() for name in lesson_names(game)]


def learns(monkeypatch: pytest.MonkeyPatch, *argv: str, typed: str = "") -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed + "\n" * 99))
    return main(["--lang", "en", "learn", *argv] if "--lang" not in argv else [*argv[:2], "learn", *argv[2:]])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_walked_with_enter(
    game: str, name: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learns(monkeypatch, "--lang", lang, game, name) == 0
    told = " ".join(capsys.readouterr().out.split())
    for part in lesson(game, name).parts:
        for step in part.steps:
            assert " ".join(say(Message(step.text), lang).split()) in told


def test_a_wrong_answer_is_told_why(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert learns(monkeypatch, "evolution", "well", typed="\nfeed b\nfeed z\nfeed a\n") == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "your Cooperation feeds nobody" in told
    assert "“feed z” is none of these answers." in told


def test_another_answer_than_the_lesson_wants(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learns(monkeypatch, "evolution", typed="\n\nfood carnivore+5\n") == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "This lesson goes another way: Lay Foraging" in told
    assert "tangledbank learn evolution well" in told


def test_a_lesson_that_is_not_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert learns(monkeypatch, "evolution", "juggling") == 2
    assert "There is no lesson “juggling”" in " ".join(capsys.readouterr().err.split())
