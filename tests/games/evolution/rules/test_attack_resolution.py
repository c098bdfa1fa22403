"""EV-10.13 to EV-10.22  How an attack is carried out, step by step."""

from __future__ import annotations

import pytest

from tests.dsl import rule
from tests.games.evolution.live import Live
from tests.games.evolution.table import Table


@rule("EV-10.13")
def test_the_chosen_cards_are_discarded_face_up_before_anything_else_happens() -> None:
    hand = ["fertile+2", "fertile+3", "fertile+4"]
    t = Live("c 2/4 carnivore intelligence", "t 3/2 climbing horns | u 3/1", hands=[hand], hole=5)
    t.play("attack c t climbing,horns")
    assert t.options == ["pay fertile+2", "pay fertile+3", "pay fertile+4"]
    t.play("pay fertile+4")
    assert (t.data["discard"], t.pop("t"), t.food("c")) == (["fertile+4"], 3, 0)
    assert t.why("pay fertile+4") == {"EV-10.13"}
    t.play("pay fertile+2")
    assert (t.data["discard"], t.hand(1), t.pop("t")) == (["fertile+4", "fertile+2"], ["fertile+3"], 2)


@rule("EV-10.13")
def test_the_paid_card_lies_on_the_discard_pile_when_the_target_dies() -> None:
    # The draw of the extinction finds no deck: the reshuffle takes the paid card and the trait.
    t = Table("c 2/4 carnivore intelligence", "t 1/2 climbing", hands=[1], deck=0)
    t.attack("c", "t", "climbing")
    assert (t.hand(2), len(t.g.deck), len(t.g.discard)) == (1, 1, 0)


@rule("EV-10.14")
@pytest.mark.parametrize("target", ["t 3/3", "t 1/3", "t 3/3 food 3", "t 1/3 fat 2 fat_tissue"])
def test_the_meal_is_the_printed_body_size_also_of_a_prey_that_dies(target: str) -> None:
    t = Table("c 6/6 carnivore", target)
    t.attack("c", "t")
    assert t.food("c") == 3


@rule("EV-10.15")
@pytest.mark.parametrize(
    ("target", "food", "screen"), [("t 3/2", 0, 0), ("t 3/2 food 2", 2, 0), ("t 3/2 food 3", 2, 1)]
)
def test_the_target_loses_one_population_and_surplus_food_to_its_owners_screen(
    target: str, food: int, screen: int
) -> None:
    t = Table("c 1/4 carnivore", target)
    t.attack("c", "t")
    assert (t.pop("t"), t.food("t"), t.screen(2), t.screen(1)) == (2, food, screen, 0)


@rule("EV-10.15")
def test_a_target_without_population_is_extinct_at_once_and_completely() -> None:
    t = Table("c 1/4 carnivore", "x 1/1 | t 1/2 food 1 foraging fertile | y 1/1", deck=5)
    t.attack("c", "t")
    assert (t.alive("t"), t.row(2)) == (False, ["x", "y"])
    assert (t.screen(2), t.hand(2), len(t.g.discard)) == (1, 2, 2)


@rule("EV-10.16")
@pytest.mark.parametrize("target", ["t 3/2 horns", "t 1/2 horns"])
def test_horns_cost_the_attacker_one_population_even_if_the_target_is_dead(target: str) -> None:
    t = Table("c 3/4 carnivore", target)
    t.attack("c", "t")
    assert t.pop("c") == 2


@rule("EV-10.16")
def test_negated_horns_cost_nothing() -> None:
    t = Table("c 3/4 carnivore intelligence", "t 3/2 horns", hands=[1])
    t.attack("c", "t", "horns")
    assert (t.pop("c"), t.pop("t"), t.food("c")) == (3, 2, 2)


@rule("EV-10.16")
def test_surplus_food_of_the_horned_attacker_goes_behind_its_own_screen() -> None:
    t = Table("c 3/4 food 3 carnivore fat_tissue", "t 3/2 horns")
    t.attack("c", "t")
    assert (t.pop("c"), t.food("c"), t.screen(1), t.screen(2)) == (2, 2, 1, 0)


@rule("EV-10.16")
def test_horns_make_a_small_attacker_extinct() -> None:
    t = Table("c 1/4 fat 2 carnivore fat_tissue | o 1/1", "t 3/2 horns", deck=5)
    t.attack("c", "t")
    assert (t.alive("c"), t.row(1), t.screen(1), t.hand(1)) == (False, ["o"], 2, 2)


@rule("EV-10.17")
def test_the_living_attacker_eats_meat_from_the_bank_with_its_cooperation() -> None:
    t = Table("c 3/4 carnivore foraging cooperation | k 3/1 carnivore cooperation | b 3/1 foraging", "t 3/2", hole=4)
    t.attack("c", "t")
    assert [t.food(board) for board in "ckb"] == [2, 1, 1]
    assert t.g.hole == 4


@rule("EV-10.17")
def test_the_meal_is_limited_by_the_population_after_horns() -> None:
    t = Table("c 3/4 carnivore", "t 3/3 horns")
    t.attack("c", "t")
    assert (t.pop("c"), t.food("c")) == (2, 2)


@rule("EV-10.17")
def test_a_dead_attacker_eats_nothing_and_shares_nothing() -> None:
    t = Table("c 1/4 carnivore cooperation | b 3/1", "t 3/2 horns")
    t.attack("c", "t")
    assert (t.food("b"), t.pop("t")) == (0, 2)


@rule("EV-10.18")
def test_every_living_scavenger_takes_one_meat_from_the_bank() -> None:
    t = Table("c 3/4 carnivore scavenger | s 3/1 scavenger", "t 3/1 scavenger", "u 3/1 scavenger | v 3/1", hole=4)
    t.attack("c", "t")
    assert [t.food(board) for board in "cstuv"] == [2, 1, 1, 1, 0]
    assert t.g.hole == 4


@rule("EV-10.18")
def test_a_scavenger_that_dies_in_the_attack_takes_nothing() -> None:
    t = Table("c 1/4 carnivore scavenger", "t 1/1 scavenger horns", deck=9)
    t.attack("c", "t")
    assert (t.row(1), t.row(2), t.screen(1), t.screen(2)) == ([], [], 0, 0)


@rule("EV-10.18")
def test_scavengers_eat_from_the_active_player_clockwise_and_from_left_to_right() -> None:
    full = "food 1 fat_tissue scavenger"
    rows = [f"a 1/3 {full} | b 1/3 {full}", f"d 1/3 {full} | c 3/4 carnivore | e 1/3 {full}", f"f 1/3 {full} | t 3/1"]
    t = Live(*rows, turn="P2")
    t.play("attack c t")
    order = []
    while t.options == ["store 0", "store 1"]:
        before = {board: t.fat(board) for board in "abdef"}
        t.play("store 1")
        order.extend([board for board in "abdef" if t.fat(board) > before[board]])
    assert order == ["d", "e", "f", "a", "b"]


@rule("EV-10.18")
def test_scavengers_eat_after_the_meal() -> None:
    # The scavenged token no longer fits, so the neighbour gets one token and not two.
    t = Table("c 2/4 carnivore scavenger cooperation | b 3/1", "t 3/2")
    t.attack("c", "t")
    assert (t.food("c"), t.food("b")) == (2, 1)


@rule("EV-10.19")
@pytest.mark.parametrize(
    ("attacker", "target", "meal"),
    [
        ("c 6/6 carnivore", "t 3/1 hard_shell", 1),
        ("c 6/3 carnivore pack_hunting", "t 3/2", 2),
        ("c 6/6 carnivore pack_hunting", "t 3/3 hard_shell", 3),
    ],
)
def test_hard_shell_and_pack_hunting_do_not_enlarge_the_meal(attacker: str, target: str, meal: int) -> None:
    t = Table(attacker, target)
    t.attack("c", "t")
    assert t.food("c") == meal


@rule("EV-10.20")
@pytest.mark.parametrize(
    ("attacker", "target"),
    [
        ("c 3/4 carnivore", "t 3/1"),
        ("c 3/4 carnivore", "t 1/1"),
        ("c 3/4 carnivore", "t 3/1 horns"),
        ("c 1/4 carnivore", "t 3/1 horns"),
        ("c 1/4 carnivore", "t 1/1 horns"),
    ],
    ids=["nobody died", "target died", "both lost population", "attacker died", "both died"],
)
def test_scavengers_act_once_per_attack_whoever_died(attacker: str, target: str) -> None:
    t = Table(f"{attacker} | r 3/1 scavenger", f"{target} | s 3/1 scavenger")
    t.attack("c", "t")
    assert (t.food("r"), t.food("s")) == (1, 1)


@rule("EV-10.21")
def test_a_negation_lasts_for_one_attack() -> None:
    t = Table("c 6/4 carnivore intelligence", "t 3/2 climbing horns", hands=[2])
    t.attack("c", "t", "climbing", "horns")
    assert t.why_attack("c", "t") == {"EV-10.6"}
    after = Table("c 6/4 carnivore intelligence", "t 3/2 horns", hands=[1])
    after.attack("c", "t", "horns")
    after.attack("c", "t")
    assert (after.pop("c"), after.pop("t")) == (5, 1)


@rule("EV-10.22")
def test_the_owner_of_the_target_is_not_asked() -> None:
    t = Live("c 3/4 carnivore", "y 6/1 | z 6/1", "t 3/2 food 3 scavenger horns | u 3/1", hole=5)
    t.play("attack c t")
    assert (t.player, t.options) == (2, ["feed y", "feed z"])


@rule("EV-10.22")
def test_the_owner_of_the_target_is_asked_about_storing_only() -> None:
    t = Live("c 3/4 carnivore", "y 6/1 | z 6/1", "t 3/2 food 3 scavenger fat_tissue | u 3/1", hole=5)
    t.play("attack c t")
    assert (t.player, t.options) == (3, ["store 0", "store 1"])
