"""EV-8  Feeding turns: who eats when, who must, who may, and when it is over."""

from __future__ import annotations

import pytest

from tangledbank.games.evolution.actions.take import Take
from tangledbank.games.evolution.terms import BANK, PLANT
from tests.dsl import rule
from tests.games.evolution.live import Live
from tests.games.evolution.table import Table

TWO_HUNGRY = "y 6/1 | z 6/1"
"""A row that always has two answers while there are plants, so that its player is really asked."""
FULL_WITH_ROOM = ["a 1/3 food 1 fat_tissue", "b 1/3 food 1 fat_tissue", "d 1/3 food 1 fat_tissue"]
"""Three players who may store, and need not."""


@rule("EV-8.1")
def test_feeding_turns_go_round_in_turn_order_again_and_again() -> None:
    t = Live("a 3/1 | b 3/1", "d 3/1 | e 3/1", "f 3/1 | g 3/1", hole=12, first="P2")
    order = []
    for _ in range(7):
        order.append(t.player)
        t.play(t.options[0])
    assert order == [2, 3, 1, 2, 3, 1, 2]


@rule("EV-8.1")
def test_nobody_feeds_out_of_turn() -> None:
    t = Live("a 3/1 | b 3/1", TWO_HUNGRY, hole=12)
    assert t.player == 1
    assert t.why("feed y", player=2) == {"EV-8.1"}
    assert t.game.options(1) == []


@rule("EV-8.2")
@pytest.mark.parametrize(
    ("drawn", "hungry", "capacity"),
    [
        ("a 2/3", True, 2),
        ("a 2/3 food 1", True, 1),
        ("a 2/3 food 2", False, 0),
        ("a 2/3 food 2 fat_tissue", False, 3),
        ("a 2/3 food 2 fat 2 fat_tissue", False, 1),
        ("a 2/3 food 2 fat 3 fat_tissue", False, 0),
        ("a 2/3 food 1 fat 3 fat_tissue", True, 1),
        ("a 2/3 food 0 fat 1 fat_tissue", True, 4),
    ],
)
def test_hunger_is_about_the_board_and_capacity_about_board_and_store(drawn: str, hungry: bool, capacity: int) -> None:
    t = Table(drawn, hole=1)
    before = t.food("a") + t.fat("a")
    assert t.must_feed(1) == hungry
    assert ("EV-8.2" in t.why("feed a")) == (capacity == 0)
    t.run(Take(t.i("a"), PLANT, BANK, 12, 0))
    assert t.food("a") + t.fat("a") - before == capacity


@rule("EV-8.3")
def test_a_herbivore_takes_one_plant_from_the_watering_hole() -> None:
    t = Table("a 4/1", hole=4)
    t.feed("a")
    assert (t.food("a"), t.g.hole) == (1, 3)


@rule("EV-8.3")
def test_normal_feeding_of_a_herbivore_needs_a_token_and_capacity() -> None:
    assert "EV-8.3" in Table("a 2/1", hole=0).why("feed a")
    assert "EV-8.2" in Table("a 2/1 food 2", hole=3).why("feed a")
    assert Table("a 2/1 food 1", hole=1).why("feed a") == set()


@rule("EV-8.4")
def test_a_carnivore_feeds_by_one_attack_and_not_at_the_watering_hole() -> None:
    t = Live("c 6/4 carnivore", "t 2/1 | u 2/1", hole=5)
    assert t.options == ["attack c t", "attack c u"]
    assert "EV-9.1" in t.why("feed c")
    t.play("attack c u")
    assert (t.player, t.pop("u"), t.pop("t")) == (2, 1, 2)


@rule("EV-8.4")
def test_a_herbivore_does_not_attack() -> None:
    assert "EV-8.4" in Table("a 2/4", "t 2/1", hole=5).why_attack("a", "t")


@rule("EV-8.5")
def test_one_normal_feeding_a_turn_and_intelligence_before_and_after_it() -> None:
    t = Live("a 6/1 intelligence | b 3/1 | d 3/1", TWO_HUNGRY, hands=[["fertile+2", "fertile+3", "fertile+4"]], hole=9)
    t.play("think a fertile+2", "feed b")
    assert t.why("feed d") == t.why("feed a") == {"EV-8.5"}
    t.play("think a fertile+3")
    assert t.options == ["think a fertile+4", "done"]
    assert (t.food("a"), t.food("b"), t.hole) == (4, 1, 8)
    t.play("done")
    assert t.player == 2


@rule("EV-8.5")
def test_after_a_normal_feeding_no_second_species_attacks() -> None:
    t = Live("c 6/4 carnivore | a 6/1 intelligence", "t 6/1 | u 6/1", hands=[["fertile+2"]], hole=9)
    t.play("feed a")
    assert t.player == 1
    assert t.why("attack c t") == {"EV-8.5"}


@rule("EV-8.6")
def test_ending_the_turn_is_refused_while_a_hungry_species_can_eat() -> None:
    t = Live("a 2/1 | b 2/1", hole=2)
    assert t.options == ["feed a", "feed b"]
    assert t.why("done") == {"EV-8.6"}


@rule("EV-8.6")
@pytest.mark.parametrize(
    ("own", "other", "hole", "obliged"),
    [
        ("a 2/1", "", 1, True),
        ("a 2/1", "", 0, False),
        ("a 2/1 food 2", "", 1, False),
        ("a 2/1 food 2 | b 2/1 food 1", "", 1, True),
        ("c 2/4 carnivore", "t 2/3", 0, True),
        ("c 2/4 carnivore", "t 2/4", 9, False),
        ("c 2/4 food 2 carnivore", "t 2/3", 9, False),
        ("c 2/4 food 2 carnivore fat_tissue", "t 2/3", 9, False),
        ("a 2/1 intelligence", "", 0, False),
    ],
)
def test_only_a_hungry_species_that_can_eat_creates_the_obligation(
    own: str, other: str, hole: int, obliged: bool
) -> None:
    assert Table(own, other, hands=[2], hole=hole).must_feed(1) == obliged


@rule("EV-8.7")
def test_any_own_species_may_be_fed_and_any_prey_attacked() -> None:
    t = Live("a 2/1 | b 2/1 | c 3/4 carnivore", "d 2/1 | e 2/3 horns", "f 2/2", hole=5)
    prey = ["a", "b", "d", "e", "f"]
    assert t.options == ["feed a", "feed b", *[f"attack c {board}" for board in prey]]


@rule("EV-8.8")
@pytest.mark.parametrize(
    ("own", "other"),
    [
        ("c 3/4 carnivore", "t 2/3 horns"),
        ("c 1/4 carnivore", "t 2/3 horns"),
        ("c 2/4 food 1 carnivore", "t 2/3 horns"),
        ("c 2/4 carnivore | o 2/1 food 2", "t 2/4"),
    ],
)
def test_unpleasant_prey_obliges_too(own: str, other: str) -> None:
    assert Table(own, other, hole=0).must_feed(1)


@rule("EV-8.8")
def test_with_only_unpleasant_prey_the_turn_cannot_be_ended() -> None:
    t = Live("o 2/1 food 2 | c 1/4 carnivore", "t 2/3 horns", hole=0)
    assert t.options == ["attack c o", "attack c t"]
    assert t.why("done") == {"EV-8.6"}


@rule("EV-8.9")
def test_a_full_species_with_store_room_may_be_fed_but_need_not() -> None:
    t = Live(FULL_WITH_ROOM[0], TWO_HUNGRY, hole=3)
    assert t.options == ["feed a", "done"]
    t.play("done")
    assert (t.player, t.fat("a"), t.hole) == (2, 0, 3)


@rule("EV-8.9")
def test_feeding_a_full_species_fulfils_the_obligation_of_the_turn() -> None:
    t = Live("a 1/3 food 1 fat_tissue | b 2/1 | e 2/1", TWO_HUNGRY, hole=9)
    assert t.options == ["feed b", "feed e", "feed a"]
    t.play("feed a")
    assert (t.player, t.fat("a"), t.food("b")) == (2, 1, 0)


@rule("EV-8.10")
def test_an_attack_that_costs_a_card_never_obliges() -> None:
    t = Live("c 2/4 carnivore intelligence", "t 2/2 climbing", hands=[["fertile+2"]], hole=0)
    assert t.options == ["attack c t climbing", "done"]


@rule("EV-8.10")
def test_an_attack_that_costs_a_card_may_fulfil_the_obligation() -> None:
    t = Live("c 2/4 carnivore intelligence", "t 2/2 climbing | u 2/1", hands=[["fertile+2"]], hole=5)
    assert t.options == ["attack c t climbing", "attack c u"]
    t.play("attack c t climbing")
    assert (t.player, t.pop("t"), t.food("c"), t.hand(1)) == (2, 1, 2, [])


@rule("EV-8.11")
def test_a_turn_without_feeding_and_intelligence_is_a_pass() -> None:
    t = Live(*FULL_WITH_ROOM, hole=5)
    t.play("done")
    assert (t.passes, t.player) == ([1], 2)
    t.play("feed b")
    assert t.passes == [1]


@rule("EV-8.11")
def test_a_turn_with_intelligence_alone_is_not_a_pass() -> None:
    t = Live("a 6/1 intelligence", hands=[["fertile+2", "fertile+3"]], hole=0)
    t.play("think a fertile+2", "done")
    assert t.passes == [2, 3]
    assert t.player == 1


@rule("EV-8.11")
def test_passing_is_refused_under_the_obligation() -> None:
    t = Live("a 2/1 intelligence", hands=[["fertile+2"]], hole=2)
    assert t.options == ["feed a", "think a fertile+2"]
    assert t.why("done") == {"EV-8.6"}


@rule("EV-8.12")
def test_who_passed_is_asked_again_in_the_next_cycle() -> None:
    t = Live(FULL_WITH_ROOM[0], TWO_HUNGRY, hole=9)
    t.play("done", "feed y")
    assert t.player == 1
    assert t.options == ["feed a", "done"]


@rule("EV-8.12")
def test_a_player_without_option_is_skipped_and_that_is_a_pass() -> None:
    t = Live(FULL_WITH_ROOM[0], "x 2/1 food 2", TWO_HUNGRY, hole=9)
    t.play("feed a")
    assert t.player == 3
    assert t.passes == [2]


@rule("EV-8.13")
def test_feeding_ends_after_as_many_passes_in_a_row_as_players() -> None:
    t = Live(*FULL_WITH_ROOM, hole=5, last_round=1)
    t.play("done", "done")
    assert t.player == 3
    t.play("done")
    assert t.game.over


@rule("EV-8.13")
def test_a_meal_starts_the_count_of_passes_again() -> None:
    t = Live(*FULL_WITH_ROOM, hole=5, last_round=1)
    t.play("done", "done", "feed d", "done", "done")
    assert t.player == 3
    t.play("done")
    assert t.game.over


@rule("EV-8.13")
def test_skips_count_like_passes() -> None:
    t = Live(FULL_WITH_ROOM[0], "x 2/1 food 2", hole=5, last_round=1)
    t.play("done")
    assert t.game.over
    assert t.passes == [1, 2, 3]


@rule("EV-8.14")
def test_an_empty_watering_hole_does_not_end_the_phase() -> None:
    rows = ["c 2/4 carnivore", "a 6/1 intelligence | b 6/1"]
    t = Live(*rows, hands=[[], ["fertile+2", "fertile+3"]], hole=0)
    assert t.options == ["attack c a", "attack c b"]
    t.play("attack c b")
    assert t.options == ["think a fertile+2", "think a fertile+3", "done"]


@rule("EX-91", "EV-8.11", "EV-8.12", "EV-8.13")
def test_end_of_feeding_by_a_cycle_of_passes() -> None:
    t = Live("", "a 5/1 intelligence", hands=[[], ["fertile+2", "fertile+3"]], hole=0)
    assert t.passes == [1]
    t.play("think a fertile+2")
    assert t.food("a") == 2
    t.play("done")
    assert (t.player, t.passes) == (2, [1, 3, 1])
    t.play("done")
    assert t.data["round"] == 2
    assert (t.pop("a"), t.screen(2)) == (2, 2)


@rule("EX-94", "EV-8.6")
def test_turn_with_intelligence_instead_of_a_now_needless_meal() -> None:
    t = Live("a 3/1 food 1 intelligence", TWO_HUNGRY, hands=[["fertile+2"]], hole=1)
    assert t.why("done") == {"EV-8.6"}
    t.play("think a fertile+2")
    assert (t.player, t.food("a"), t.hole) == (2, 3, 1)
