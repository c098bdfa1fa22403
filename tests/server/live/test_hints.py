"""Hints on the web: the same advice as in the terminal, without moves that were never tried."""

from __future__ import annotations

import pytest

from tangledbank import new
from tangledbank.core.playout import play_on
from tangledbank.server.bots.pool import Job
from tangledbank.server.bots.worker import answer


def test_a_hint_has_ideas_that_differ_and_were_tried() -> None:
    game = new("evolution", 2, 3)
    play_on(game.state, 3, 2)
    ideas = answer(Job("t", "evolution", game.rulebook.dump(game.state), game.seat, "strong", "think", 7))
    assert len(ideas) == 5
    assert all(idea["visits"] for idea in ideas)
    assert len({str(idea["why"]) for idea in ideas[:3]}) == 3


def test_moves_that_were_never_tried_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tangledbank.bots.advice.TRIES", 0)
    monkeypatch.setattr("tangledbank.bots.advice.LEAST_TRIES", 0)
    game = new("marine", 2, 3)
    assert len(game.options()) == 3
    ideas = answer(Job("t", "marine", game.rulebook.dump(game.state), game.seat, "ismcts:1", "think", 7))
    assert [idea["visits"] for idea in ideas] == [1]
