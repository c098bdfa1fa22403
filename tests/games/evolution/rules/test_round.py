"""EV-3  The round."""

from __future__ import annotations

import pytest

import tangledbank
from tangledbank.core.check import Walk
from tangledbank.core.game import Setup
from tangledbank.core.playout import playout
from tangledbank.games import rulebook
from tangledbank.games.evolution.rulebook import evo
from tests.dsl import rule
from tests.games.evolution.playing import DATA, facts, game, play, row, screen, told, why

TWO = "{0} 1/1 | {1} 1/1"
"""Two species, so that there is something to choose."""


@rule("EV-3.1")
@pytest.mark.parametrize(("players", "quick"), [(2, False), (3, True), (6, True)])
def test_every_round_has_the_five_phases_in_order(players: int, quick: bool) -> None:
    g = tangledbank.new("evolution", players, seed=3, listen=True, quick_play=quick)
    playout(g.state, 1)
    phases = [int(args["phase"].key[-1]) for args in told(g, "phase")]
    rounds = [args["n"] for args in told(g, "round")]
    assert rounds == list(range(1, len(rounds) + 1))
    assert phases == [phase["n"] for phase in DATA["phases"]] * len(rounds) == [1, 2, 3, 4, 5] * len(rounds)


@rule("EV-3.1")
def test_the_end_of_feeding_follows_phase_5() -> None:
    g = game("a 2/1 food 1", phase=5, round=4)
    assert (facts(g)["round"], facts(g)["phase"]) == (5, 2)
    assert screen(g, 1) == 1


@rule("EV-3.1")
def test_an_action_of_another_phase_is_refused() -> None:
    cards = [["horns+1", "horns+2"]]
    by_phase = {phase: game("a 1/1 | b 1/1", phase=phase, hole=5, hands=cards) for phase in (2, 3, 5)}
    assert why(by_phase[2], "end") == {"EV-6.1"}
    assert why(by_phase[2], "feed a") == {"EV-8.1", "EV-8.3"}
    assert why(by_phase[3], "food horns+1") == {"EV-5.1"}
    assert why(by_phase[3], "feed a") == {"EV-8.1", "EV-8.3"}
    assert why(by_phase[5], "food horns+1") == {"EV-5.1"}
    assert "EV-6.1" in why(by_phase[5], "grow horns+1 a body")


@rule("EV-3.2")
@pytest.mark.parametrize("phase", [3, 5])
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_turn_order_is_the_marker_then_clockwise(phase: int, first: int) -> None:
    rows = [TWO.format(*pair) for pair in ("ab", "cd", "ef", "gh")]
    g = game(*rows, players=4, phase=phase, first=f"P{first}", hole=9, hands=[1, 1, 1, 1])
    asked = []
    for _ in range(4):
        asked.append(g.seat + 1)
        g.apply("end" if phase == 3 else g.options()[0])
    assert asked == [(first - 1 + k) % 4 + 1 for k in range(4)]


@rule("EV-3.2", "EV-14.4", "EX-92")
def test_the_left_neighbour_of_the_first_player_is_first_in_the_next_round() -> None:
    g = game("a 1/1", "b 1/1", "d 1/1", first="P3")
    assert facts(g)["first"] == "P1"
    for seat in range(3):
        g.apply(g.options(seat)[0], seat)
    asked = []
    for _ in range(3):
        asked.append(g.seat + 1)
        g.apply("end")
    assert asked == [1, 2, 3]


@rule("EV-3.3")
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_the_marker_moves_only_between_rounds(players: int) -> None:
    walk = Walk(Setup(rulebook("evolution"), players, 5, {}, None), 2, 0)
    holders: dict[int, set[int]] = {}
    while walk.state.stack:
        g = evo(walk.state)
        holders.setdefault(g.round, set()).add(g.first)
        walk.step()
    assert {len(seen) for seen in holders.values()} == {1}
    order = [seen.pop() for seen in holders.values()]
    assert [(seat - order[0]) % players for seat in order] == [k % players for k in range(len(order))]


@rule("EV-3.4")
def test_the_game_ends_after_the_last_round() -> None:
    g = game("a 2/1 food 1", round=7, last_round=7)
    assert g.over
    assert g.options(0) == []
    assert why(g, "done", 0) == {"EV-3.4"}


@rule("EV-3.4")
def test_the_round_before_the_last_is_followed_by_another() -> None:
    g = game("a 2/1 food 1", round=6, last_round=7)
    assert not g.over
    assert facts(g)["round"] == 7
    assert len(row(g, 1)) == 1
    play(g, *[g.options(seat)[0] for seat in range(3)])
    assert facts(g)["phase"] == 3
