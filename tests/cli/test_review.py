"""review: an account of a finished game in four languages, and reasons for what cannot be reviewed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import structs

from tangledbank import new
from tangledbank.cli.reviewing import LEAST, greatest
from tangledbank.coach import Effort, read_review, review
from tangledbank.coach.document import ReviewLuck
from tangledbank.games import names
from tangledbank.i18n import LANGUAGES

from ..coach.endings import ending
from .conftest import Cli


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "game.tbr"
    path.write_text(str(ending(names()[0], 3, 1)), encoding="utf-8")
    return path


def test_a_game_is_reviewed(cli: Cli, saved: Path) -> None:
    result = cli("review", str(saved), "--budget", "5")
    assert result.code == 0
    for heading in ("Chances to win", "Luck and skill", "The greatest luck", "Turning points", "Accuracy"):
        assert heading in result.out
    assert "33%" in result.out
    assert result.err == ""


def test_a_saved_review_is_told_in_every_language(cli: Cli, saved: Path) -> None:
    made = cli("review", str(saved), "--budget", "5", "--json")
    Path("review.json").write_text(made.out, encoding="utf-8")
    found = read_review(made.out)
    told = {lang: cli("review", "review.json", "--lang", lang).out for lang in LANGUAGES}
    assert {lang for lang, text in told.items() if re.search(r"\d\.\d%", text)} == {"en"}
    assert len(set(told.values())) == len(LANGUAGES)
    assert all(f"P{share.seat + 1}" in text for text in told.values() for share in found.shares)


def test_only_one_seat_is_told(cli: Cli, saved: Path) -> None:
    made = cli("review", str(saved), "--budget", "5", "--json")
    Path("review.json").write_text(made.out, encoding="utf-8")
    found = read_review(made.out)
    points = [one for one in found.decisions if one.ply in found.turning]
    assert points
    for seat in range(found.players):
        told = cli("review", "review.json", "--seat", str(seat + 1)).out
        assert [one.ply for one in points if f"{one.ply}. P{one.answer.seat + 1}:" in told] == [
            one.ply for one in points if one.answer.seat == seat
        ]


def test_of_what_was_hidden_the_answer_is_told(cli: Cli, tmp_path: Path) -> None:
    """What its seat could not know when it gave an answer says nothing without the answer."""
    record = tmp_path / "hidden.tbr"
    record.write_text(str(ending("evolution", 3, 1)), encoding="utf-8")
    made = cli("review", str(record), "--budget", "5", "--json")
    Path("hidden.json").write_text(made.out, encoding="utf-8")
    found = read_review(made.out)
    told = cli("review", "hidden.json").out.splitlines()
    heads = {f"Answer {one.ply}, what its seat could not know:": one.ply for one in found.luck if one.kind == "hidden"}
    below = {heads[head]: told[k + 1] for k, line in enumerate(told) for head in heads if line.startswith(head)}
    assert below
    seats = {one.ply: one.answer.seat for one in found.decisions}
    assert all(line.startswith(f"   P{seats[ply] + 1}: ") for ply, line in below.items())


def test_luck_that_did_not_matter_is_not_told() -> None:
    found = review(ending(names()[0], 3, 1), Effort(0.05))
    luck = [ReviewLuck(k, "chance", [n, -n, 0]) for k, n in enumerate((9, LEAST, 2 * LEAST, 0))]
    assert [one.ply for one in greatest(structs.replace(found, luck=luck))] == [1, 2]


def test_what_cannot_be_reviewed_is_refused(cli: Cli, saved: Path) -> None:
    game = new(names()[0], players=2, seed=1)
    Path("open.tbr").write_text(str(game.record()), encoding="utf-8")
    Path("no.json").write_text("{}", encoding="utf-8")
    refused = {
        ("review",): "Say which file.",
        ("review", "open.tbr"): "Only finished games are reviewed; this record stops after 0 answers.",
        ("review", "no.json"): "This is not a review",
        ("review", str(saved), "--budget", "1"): "--budget",
        ("review", "none.tbr"): "none.tbr",
    }
    for argv, words in refused.items():
        result = cli(*argv)
        assert result.code == 2, argv
        assert words in result.err, argv
