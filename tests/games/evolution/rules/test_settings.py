"""The settings of R-04, R-12, R-15, R-26 and R-32: what changes when a house rule replaces the default."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.dsl import rule
from tests.games.evolution.live import Live
from tests.games.evolution.table import Table

PER_TOKEN = {"cooperation_triggers": "per_token"}
PASS_IS_FINAL = {"pass_is_final": True}
NO_DEAD_ATTACKER = {"scavenge_if_attacker_dies": False}
HUNGRY_FIRST = {"fat_feeding_while_hungry": False}
NO_LIMIT: dict[str, object] = {"species_boards": None}
TWO_HUNGRY = "y 6/1 | z 6/1"


# ---- R-04 species_boards ------------------------------------------------------------
def crowded(boards: int, options: Mapping[str, object] | None = None) -> Live:
    """P1 plays cards while so many boards are in play."""
    row = " | ".join(f"{letter} 1/1" for letter in "abcdefghijklmnopqrstu"[: boards - 3])
    return Live(row, "x 1/1", "y 1/1 | z 1/1", hands=[["fertile+2"], 1, 1], phase=3, options=dict(options or {}))


@rule("R-04")
def test_without_the_setting_the_21st_board_cannot_be_bought() -> None:
    assert crowded(19).why("new fertile+2 left") == set()
    assert crowded(20).why("new fertile+2 left") == {"EV-1.15", "EV-6.14"}
    assert "new fertile+2 left" not in crowded(20).options


@rule("R-04")
def test_no_board_limit_lets_the_21st_board_be_bought() -> None:
    t = crowded(20, options=NO_LIMIT)
    assert "new fertile+2 left" in t.options
    t.play("new fertile+2 left")
    assert len(t.data["species"]) == 21


# ---- R-12 cooperation_triggers ------------------------------------------------------
@rule("R-12")
@pytest.mark.parametrize(("options", "neighbour"), [({}, 1), (PER_TOKEN, 2)])
def test_per_token_the_foraging_token_triggers_too(options: dict[str, object], neighbour: int) -> None:
    t = Table("a 4/1 foraging cooperation | b 4/1", hole=9, options=options)
    t.feed("a")
    assert (t.food("a"), t.food("b"), t.g.hole) == (2, neighbour, 7 - neighbour)


@rule("R-12")
@pytest.mark.parametrize(("options", "neighbour"), [({}, 1), (PER_TOKEN, 4)])
def test_per_token_every_token_of_a_meal_triggers(options: dict[str, object], neighbour: int) -> None:
    t = Table("c 3/6 carnivore fat_tissue cooperation | b 6/1", "t 3/4", options=options)
    t.attack("c", "t")
    assert (t.food("c"), t.fat("c"), t.food("b")) == (3, 1, neighbour)


@rule("R-12")
def test_per_token_each_trigger_is_a_take_of_its_own() -> None:
    t = Table("a 4/1 foraging cooperation | b 6/1 foraging cooperation | d 6/1", hole=20, options=PER_TOKEN)
    t.feed("a")
    assert [t.food(board) for board in "abd"] == [2, 4, 4]


@rule("R-12")
def test_per_token_only_tokens_that_were_taken_trigger() -> None:
    t = Table("a 4/1 food 3 foraging cooperation | b 4/1", hole=9, options=PER_TOKEN)
    t.feed("a")
    assert (t.food("b"), t.g.hole) == (1, 7)
    t = Table("a 4/1 foraging cooperation | b 4/1", hole=3, options=PER_TOKEN)
    t.feed("a")
    assert (t.food("a"), t.food("b"), t.g.hole) == (2, 1, 0)


# ---- R-15 fat_feeding_while_hungry --------------------------------------------------
@rule("R-15")
def test_the_hungry_first_a_full_species_waits() -> None:
    rows = ["a 1/3 food 1 fat_tissue | b 2/1 | e 2/1", TWO_HUNGRY]
    assert Live(*rows, hole=9).options == ["feed b", "feed e", "feed a"]
    t = Live(*rows, hole=9, options=HUNGRY_FIRST)
    assert t.options == ["feed b", "feed e"]
    assert t.why("feed a") == {"R-15"}


@rule("R-15")
def test_the_hungry_first_a_full_carnivore_waits_too() -> None:
    t = Live("c 1/4 food 1 fat_tissue carnivore | b 2/1 | e 2/1", TWO_HUNGRY, hole=9, options=HUNGRY_FIRST)
    assert t.options == ["feed b", "feed e"]
    assert t.why("attack c y") == {"R-15"}


@rule("R-15")
@pytest.mark.parametrize(
    "other",
    ["b 2/1 food 2", "k 2/1 carnivore", "k 2/4 carnivore intelligence"],
    ids=["nobody is hungry", "the hungry one has no prey", "the hungry one would have to pay"],
)
def test_the_hungry_first_a_full_species_eats_when_no_hungry_one_can_for_nothing(other: str) -> None:
    row = f"a 1/4 food 1 fat_tissue | {other}"
    t = Live(row, "x 2/1 climbing", hands=[["fertile+2"]], hole=9, options=HUNGRY_FIRST)
    assert "feed a" in t.options
    assert "done" in t.options
    assert t.why("feed a") == set()


@rule("R-15")
def test_the_hungry_first_binds_only_until_they_are_fed() -> None:
    t = Live("a 1/3 food 1 fat_tissue | b 1/1 | e 1/1", TWO_HUNGRY, hole=20, options=HUNGRY_FIRST)
    t.play("feed b", "feed y", "feed y")  # in between e ate without a question: it was the only meal of P1
    assert t.food("e") == 1
    assert (t.player, t.options) == (1, ["feed a", "done"])


# ---- R-26 scavenge_if_attacker_dies -------------------------------------------------
@rule("R-26")
@pytest.mark.parametrize(("options", "food"), [({}, 1), (NO_DEAD_ATTACKER, 0)])
@pytest.mark.parametrize("target", ["t 3/3 horns", "t 1/3 horns"])
def test_scavengers_may_be_left_out_when_the_attacker_dies(target: str, options: dict[str, object], food: int) -> None:
    t = Table("c 1/4 carnivore | r 3/1 scavenger", f"{target} | s 3/1 scavenger", options=options)
    t.attack("c", "t")
    assert (t.food("r"), t.food("s"), t.alive("c")) == (food, food, False)


@rule("R-26")
@pytest.mark.parametrize("target", ["t 3/3 horns", "t 1/3 horns", "t 1/3", "t 3/3"])
def test_scavengers_eat_as_ever_when_the_attacker_lives(target: str) -> None:
    t = Table("c 3/4 carnivore | r 3/1 scavenger", f"{target} | s 3/1 scavenger", options=NO_DEAD_ATTACKER)
    t.attack("c", "t")
    assert (t.food("r"), t.food("s")) == (1, 1)


# ---- R-32 pass_is_final -------------------------------------------------------------
FULL_WITH_ROOM = ["a 1/3 food 1 fat_tissue", "b 1/3 food 1 fat_tissue", "d 1/3 food 1 fat_tissue"]


@rule("R-32")
@pytest.mark.parametrize(("options", "asked"), [({}, 1), (PASS_IS_FINAL, 2)])
def test_a_final_pass_is_not_asked_about_again(options: dict[str, object], asked: int) -> None:
    t = Live(FULL_WITH_ROOM[0], TWO_HUNGRY, hole=9, options=options)
    t.play("done", "feed y")
    assert t.player == asked


@rule("R-32")
@pytest.mark.parametrize(("options", "score"), [({}, 6), (PASS_IS_FINAL, 0)])
def test_after_a_final_pass_even_an_obligation_is_not_asked_about(options: dict[str, object], score: int) -> None:
    # The attack of P2 makes t prey for nothing: P1 must attack, unless they are out; then their carnivore starves.
    rows = ["c 2/4 carnivore intelligence", "k 3/4 carnivore", "t 2/2 defensive_herding | u 2/6"]
    t = Live(*rows, hands=[["fertile+2"]], options=options, last_round=1)
    assert t.options == ["attack c t defensive_herding", "done"]
    t.play("done")
    assert t.game.over
    assert t.game.scores()[0] == score


@rule("R-32")
def test_a_skip_is_never_final() -> None:
    # As above, but without Intelligence P1 had no option when they were skipped.
    rows = ["c 2/4 carnivore", "k 3/4 carnivore", "t 2/2 defensive_herding | u 2/6"]
    t = Live(*rows, options=PASS_IS_FINAL, last_round=1)
    assert t.passes[0] == 1
    assert t.game.scores()[0] == 5


@rule("R-32")
def test_a_turn_with_intelligence_is_no_final_pass() -> None:
    t = Live("a 6/1 intelligence", TWO_HUNGRY, hands=[["fertile+2", "fertile+3"]], hole=0, options=PASS_IS_FINAL)
    t.play("think a fertile+2", "done")
    assert (t.player, t.options) == (1, ["think a fertile+3", "done"])


@rule("R-32")
def test_final_passes_of_all_players_end_the_feeding() -> None:
    t = Live(*FULL_WITH_ROOM, hole=9, last_round=1, options=PASS_IS_FINAL)
    t.play("done", "feed b", "done")
    assert (t.player, t.options) == (2, ["feed b", "done"])
    t.play("feed b")
    assert t.player == 2
    t.play("done")
    assert t.game.over
