"""daily: one try at the terminal, the card, and the way back into a game that was left."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tangledbank.core.record import Record
from tangledbank.daily import choice, day_of, deal_of, outcome
from tangledbank.daily import playing as of_experts
from tangledbank.games import names

from .conftest import Cli

GAME = names()[0]
DAY = "2026-11-01"
FILE = Path(f"{GAME}-daily-{DAY}.tbr")


def nearly_over() -> Record:
    """A deal of which three own answers are missing."""
    game, seat = deal_of(GAME, DAY).begin(), deal_of(GAME, DAY).seat
    while not game.over:
        game.apply(choice(game, game.waiting[0]), game.waiting[0])
    own = [ply for ply, entry in enumerate(game.log) if entry.seat == seat]
    game.rewind(own[-3])
    return game.record()


def test_a_deal_is_left_and_played_to_its_end(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_experts, "EXPERT", "beginner")
    deal = deal_of(GAME, DAY)
    left = cli("daily", GAME, "--day", DAY, typed="hint\nundo\n1\nquit\n")
    assert left.out.count("In the daily deal there are no hints") == 2
    assert f"tangledbank daily {GAME} --day {DAY} --save {FILE}" in left.out
    assert len(Record.read(FILE.read_text(encoding="utf-8")).log) > 0
    FILE.write_text(str(nearly_over()), encoding="utf-8")
    ended = cli("daily", GAME, "--day", DAY, typed="".join([f"{k}\n" for k in range(1, 25)]) * 12)
    assert ended.code == 0
    record = Record.read(FILE.read_text(encoding="utf-8"))
    game = deal.begin()
    for seat, text in record.log:
        assert seat == deal.seat or choice(game, seat) == text
        game.apply(text, seat)
    found = outcome(game, deal.seat)
    assert f"· {DAY}" in ended.out
    assert f"Place {found.place} of {deal.players}, {found.score} points" in ended.out
    again = cli("daily", GAME, "--day", DAY, "--expert", typed="")
    assert again.out.startswith("\nTangled Bank"), "there is one try"
    assert "Where your paths parted" in again.out
    assert "The expert: " in again.out


def test_days_that_have_not_begun_and_other_games_are_refused(cli: Cli) -> None:
    tomorrow = day_of(time.time_ns() // 1_000_000 + 2 * 86_400_000)
    assert "has not begun" in cli("daily", GAME, "--day", tomorrow).err
    assert "is not a day" in cli("daily", GAME, "--day", "yesterday").err
    Path("other.tbr").write_text(str(deal_of(GAME, "2026-11-02").begin().record()), encoding="utf-8")
    refused = cli("daily", GAME, "--day", DAY, "--save", "other.tbr")
    assert (refused.code, refused.err) == (
        2,
        f"This is not the deal of {DAY}: another game, seed, number of players or variant.\n",
    )
