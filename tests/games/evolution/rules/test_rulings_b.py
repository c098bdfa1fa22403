"""Rulings R-12 to R-33, R-41, R-42 and R-46: the answers where the rulebook leaves a gap."""

from __future__ import annotations

import pytest

from tangledbank import NotationError
from tests.dsl import rule
from tests.games.evolution.live import Live
from tests.games.evolution.table import Table

TWO_HUNGRY = "y 6/1 | z 6/1"


@rule("R-12")
@pytest.mark.parametrize(
    ("taker", "neighbour"),
    [
        ("a 4/1 cooperation long_neck", 1),
        ("a 4/1 foraging cooperation long_neck", 1),
        ("a 4/1 food 3 foraging cooperation long_neck", 1),
        ("a 4/1 food 4 foraging cooperation long_neck", 0),
    ],
    ids=["one token", "two tokens", "no room for the second", "nothing taken"],
)
def test_cooperation_triggers_once_per_take_of_at_least_one_token(taker: str, neighbour: int) -> None:
    t = Table(f"{taker} | b 4/1", phase=4)
    t.act("a", "long_neck")
    assert t.food("b") == neighbour


@rule("R-12")
def test_cooperation_triggers_once_for_a_meal_of_many_tokens() -> None:
    t = Table("c 6/6 carnivore cooperation | b 6/1", "t 3/5")
    t.attack("c", "t")
    assert (t.food("c"), t.food("b")) == (5, 1)


@rule("R-13")
@pytest.mark.parametrize(
    ("hole", "foods"), [(1, [1, 0, 0]), (2, [2, 0, 0]), (3, [2, 1, 0]), (4, [2, 2, 0]), (5, [2, 2, 1])]
)
def test_the_chain_goes_on_with_what_the_taker_leaves(hole: int, foods: list[int]) -> None:
    t = Table("a 3/1 foraging cooperation | b 3/1 foraging cooperation | d 3/1", hole=hole)
    t.feed("a")
    assert [t.food(board) for board in "abd"] == foods


@rule("R-14")
def test_a_species_that_takes_nothing_ends_the_chain_and_is_not_skipped() -> None:
    t = Table("a 3/1 cooperation | b 1/1 food 1 cooperation | d 3/1 cooperation", hole=9)
    t.feed("a")
    assert (t.food("d"), t.g.hole) == (0, 8)
    meat = Table("c 3/4 carnivore cooperation | b 1/1 food 1 cooperation | d 3/1", "t 3/2")
    meat.attack("c", "t")
    assert meat.food("d") == 0


@rule("R-15")
def test_a_full_species_may_be_chosen_while_others_are_hungry_who_keep_their_obligation() -> None:
    t = Live("a 1/3 food 1 fat_tissue | b 3/1", TWO_HUNGRY, hole=9)
    assert t.options == ["feed b", "feed a"]
    t.play("feed a")
    assert (t.player, t.fat("a")) == (2, 1)
    t.play("feed y")
    assert t.why("done") == {"EV-8.6"}


@rule("R-15")
def test_a_full_species_never_has_to_be_fed_but_when_it_is_it_stores() -> None:
    t = Live("a 1/3 food 1 fat_tissue foraging", TWO_HUNGRY, hole=9)
    assert "done" in t.options
    t.play("feed a")
    assert t.options == ["store 1", "store 2"]


@rule("R-16")
def test_storing_counts_for_foraging_and_cooperation_and_the_transfer_does_not() -> None:
    stored = Table("a 1/3 food 1 fat_tissue foraging cooperation | b 3/1", hole=9)
    stored.feed("a")
    assert (stored.fat("a"), stored.food("b")) == (2, 1)
    moved = Table("a 3/3 fat 2 fat_tissue foraging cooperation | b 3/1", hole=9, phase=4)
    moved.act("a", "fat_tissue")
    assert (moved.food("a"), moved.food("b"), moved.g.hole) == (2, 0, 9)


@rule("R-17")
def test_store_room_is_enough_to_attack_and_limits_what_is_stored() -> None:
    t = Table("c 1/5 food 1 fat 3 carnivore fat_tissue", "t 3/4")
    t.attack("c", "t")
    assert (t.food("c"), t.fat("c")) == (1, 5)
    assert "EV-10.2" in t.why_attack("c", "t")


@rule("R-17")
def test_only_board_tokens_of_the_target_move_behind_the_screen() -> None:
    t = Table("c 1/5 carnivore", "t 2/4 food 2 fat 4 fat_tissue")
    t.attack("c", "t")
    assert (t.food("t"), t.fat("t"), t.screen(2)) == (1, 4, 1)


@rule("R-18")
def test_stored_fat_saves_nobody_at_the_end_of_feeding() -> None:
    t = Table("a 2/3 fat 2 fat_tissue | b 3/3 food 1 fat 3 fat_tissue")
    t.end_feeding()
    assert (t.row(1), t.pop("b"), t.fat("b"), t.screen(1)) == (["b"], 1, 3, 3)


@rule("R-19")
def test_a_turn_may_consist_of_intelligence_alone_when_nothing_is_obligatory() -> None:
    t = Live("a 6/1 intelligence", TWO_HUNGRY, hands=[["fertile+2", "fertile+3"]], hole=0)
    t.play("think a fertile+2")
    assert t.options == ["think a fertile+3", "done"]
    t.play("done")
    assert t.food("a") == 2


@rule("R-19")
def test_intelligence_that_fills_the_last_hungry_species_ends_the_obligation() -> None:
    hand = ["fertile+2", "fertile+3"]
    t = Live("a 2/1 intelligence | b 1/3 food 1 fat_tissue", TWO_HUNGRY, hands=[hand], hole=5)
    assert t.why("done") == {"EV-8.6"}
    t.play("think a fertile+2")
    assert t.options == ["feed b", "done"]


@rule("R-19")
def test_intelligence_does_not_end_the_obligation_of_another_hungry_species() -> None:
    t = Live("a 2/1 intelligence | b 3/1 | d 3/1", TWO_HUNGRY, hands=[["fertile+2"]], hole=5)
    t.play("think a fertile+2")
    assert t.options == ["feed b", "feed d"]


@rule("R-19")
def test_intelligence_works_in_own_turns_only() -> None:
    t = Live("a 2/1 | b 2/1", "d 4/1 intelligence", hands=[[], ["fertile+2"]], hole=5)
    assert t.why("think d fertile+2", player=2) == {"EV-8.1"}


@rule("R-20")
def test_a_card_that_would_feed_nobody_cannot_be_discarded() -> None:
    t = Live("a 2/1 food 2 intelligence | b 2/1 | d 2/1", hands=[["fertile+2"]], hole=5)
    assert t.options == ["feed b", "feed d"]
    assert "EV-11.I4" in t.why("think a fertile+2")


@rule("R-21")
def test_one_card_is_enough_for_one_trait_name_on_both_sides() -> None:
    t = Table("c 3/4 carnivore intelligence", "v 2/1 warning_call | t 2/2 | w 2/1 warning_call", hands=[1])
    t.attack("c", "t", "warning_call")
    assert (t.pop("t"), t.hand(1)) == (1, 0)


@rule("R-22")
@pytest.mark.parametrize(
    ("row", "negatable"),
    [
        ("t 2/2 food 2 burrowing climbing defensive_herding", ["burrowing", "climbing", "defensive_herding"]),
        (
            "t 2/2 food 2 hard_shell symbiosis horns | u 2/3 warning_call",
            ["hard_shell", "horns", "symbiosis", "warning_call"],
        ),
    ],
)
def test_every_blocking_trait_and_horns_can_be_negated(row: str, negatable: list[str]) -> None:
    t = Table("c 2/4 carnivore intelligence", row, hands=[7])
    assert t.legal("c", "t", *negatable)


@rule("R-22")
def test_neither_size_nor_other_traits_can_be_negated() -> None:
    t = Table("c 2/4 carnivore intelligence", "t 2/4 hard_shell | u 2/2 scavenger", hands=[7])
    assert "EV-10.4" in t.why_attack("c", "t", "hard_shell")
    with pytest.raises(NotationError):
        t.why("attack c u scavenger")


@rule("R-22")
def test_a_negation_without_effect_is_not_offered() -> None:
    t = Live("c 3/4 carnivore intelligence climbing", "t 2/2 climbing | u 2/2 horns", hands=[["fertile+2"]])
    assert t.options == ["attack c t", "attack c u", "attack c u horns"]
    assert t.why("attack c t climbing") == {"EV-10.12"}


@rule("R-23")
def test_an_intelligent_carnivore_need_not_pay() -> None:
    t = Live("c 2/4 carnivore intelligence", "t 2/2 climbing", hands=[["fertile+2"]])
    t.play("done")
    assert t.data["round"] == 2
    assert "fertile+2" in t.hand(1)


@rule("R-23")
def test_a_free_prey_obliges_but_any_prey_and_any_species_will_do() -> None:
    row = "c 2/4 carnivore intelligence | a 1/4 food 1 fat_tissue"
    t = Live(row, "t 2/2 climbing | u 2/2", hands=[["fertile+2"]], hole=3)
    assert t.options == ["attack c t climbing", "attack c u", "feed a"]
    assert t.why("done") == {"EV-8.6"}


@rule("R-24")
def test_board_tokens_decide_about_burrowing() -> None:
    t = Table("c 3/4 carnivore", "t 2/3 food 1 fat 1 burrowing fat_tissue | u 2/3 food 2 burrowing fat_tissue")
    assert t.legal("c", "t")
    assert t.why_attack("c", "u") == {"EV-10.5"}


@rule("R-25")
def test_scavengers_eat_after_the_attacker_and_its_cooperation() -> None:
    # After the meal the scavenged token finds no room, so it triggers nothing; before the meal it would.
    t = Table("c 2/4 carnivore cooperation scavenger | b 3/1", "t 3/2")
    t.attack("c", "t")
    assert (t.food("c"), t.food("b")) == (2, 1)


@rule("R-25")
def test_scavengers_eat_clockwise_from_the_active_player_and_from_left_to_right() -> None:
    full = "food 1 fat_tissue scavenger"
    rows = [f"a 1/3 {full}", f"b 1/3 {full}", f"d 1/3 {full} | c 3/4 carnivore | e 1/3 {full} | t 3/1"]
    t = Live(*rows, turn="P3")
    t.play("attack c t")
    asked = []
    while t.options == ["store 0", "store 1"]:
        asked.append(t.player)
        t.play("store 0" if len(asked) == 1 else "store 1")
    assert asked == [3, 3, 1, 2]
    assert (t.fat("d"), t.fat("e")) == (0, 1)


@rule("R-26")
@pytest.mark.parametrize(("attackers", "targets"), [(1, 3), (3, 1), (1, 1), (3, 3)])
def test_scavengers_eat_one_token_whoever_died(attackers: int, targets: int) -> None:
    t = Table(f"c {attackers}/4 carnivore", f"t {targets}/3 horns", "s 3/1 scavenger")
    t.attack("c", "t")
    assert t.food("s") == 1


@rule("R-26")
def test_an_extinct_scavenger_does_not_eat() -> None:
    t = Table("c 3/4 carnivore", "t 1/3 scavenger cooperation | b 3/1")
    t.attack("c", "t")
    assert (t.row(2), t.food("b"), t.screen(2)) == (["b"], 0, 0)


@rule("R-27")
def test_own_species_and_neighbours_are_prey_and_their_defences_hold() -> None:
    t = Table("o 2/2 | c 3/4 carnivore | n 2/2 climbing | m 2/2 food 2 burrowing | p 2/4")
    assert t.legal("c", "o")
    assert t.why_attack("c", "n") == {"EV-10.6"}
    assert t.why_attack("c", "m") == {"EV-10.5"}
    assert "EV-10.3" in t.why_attack("c", "c")


@rule("R-27")
def test_warning_call_and_symbiosis_of_the_attacker_protect_its_prey_too() -> None:
    caller = Table("o 2/2 | c 3/4 carnivore warning_call")
    assert caller.why_attack("c", "o") == {"EV-10.9"}
    larger = Table("o 2/2 symbiosis | c 3/4 carnivore")
    assert larger.why_attack("c", "o") == {"EV-10.8"}


@rule("R-29")
def test_the_gap_closes_before_the_meal() -> None:
    t = Table("c 3/4 carnivore cooperation | o 1/2 cooperation | b 3/1")
    t.attack("c", "o")
    assert (t.row(1), t.food("b")) == (["c", "b"], 1)


@rule("R-29")
def test_the_gap_closes_before_the_scavengers_share() -> None:
    t = Table("c 3/4 carnivore", "s 3/1 scavenger cooperation | t 1/2 | b 3/1")
    t.attack("c", "t")
    assert (t.food("s"), t.food("b")) == (1, 1)


@rule("R-29")
def test_a_dead_attacker_takes_and_passes_on_nothing() -> None:
    t = Table("c 1/4 food 0 carnivore cooperation | b 3/1", "t 3/2 horns")
    t.attack("c", "t")
    assert (t.row(1), t.food("b"), t.screen(1)) == (["b"], 0, 0)


@rule("R-30")
def test_the_target_dies_and_draws_before_the_attacker() -> None:
    # The last card of the deck goes to the target's owner, one of the two discarded traits to the attacker's.
    t = Table("c 1/4 carnivore", "t 1/2 horns", deck=["fertile+2"])
    t.attack("c", "t")
    assert (t.card(2), t.hand(2), t.hand(1)) == ("fertile+2", 1, 1)


@rule("R-31")
@pytest.mark.parametrize(
    ("attacker", "foods"),
    [("c 3/4 food 0", (2, 2)), ("c 3/4 food 2", (2, 2)), ("c 2/4 food 1", (1, 1)), ("c 3/4 food 1", (2, 2))],
)
def test_the_meal_is_measured_after_horns(attacker: str, foods: tuple[int, int]) -> None:
    t = Table(f"{attacker} carnivore", "t 3/3 horns")
    t.attack("c", "t")
    assert (t.pop("c"), t.food("c")) == foods
    assert (t.pop("t"), t.screen(1)) == (2, 0)


@rule("R-31")
def test_a_dead_attacker_has_still_bitten() -> None:
    t = Table("c 1/4 carnivore", "t 3/3 horns")
    t.attack("c", "t")
    assert (t.alive("c"), t.pop("t")) == (False, 2)


@rule("R-32")
def test_options_that_appear_later_are_offered_again() -> None:
    # P1 has nothing but a costly attack and declines; after the attack of P2 the prey is free and they must.
    rows = ["c 2/4 carnivore intelligence", "k 3/4 carnivore", "t 3/2 defensive_herding | u 2/2 defensive_herding"]
    t = Live(*rows, hands=[["fertile+2"]])
    t.play("done")
    assert (t.player, t.pop("u")) == (1, 1)
    assert t.options == ["attack c t defensive_herding", "attack c u"]
    assert t.why("done") == {"EV-8.6"}


@rule("R-32")
def test_optional_actions_may_be_declined_until_all_have_passed() -> None:
    rows = ["a 1/3 food 1 fat_tissue", "b 1/3 food 1 fat_tissue"]
    t = Live(*rows, hole=5, last_round=1)
    t.play("done", "feed b", "done", "done")
    assert t.game.over
    assert t.passes == [1, 3, 1, 2]


@rule("R-33")
@pytest.mark.parametrize("order", [("think a fertile+2", "feed a"), ("feed a", "think a fertile+2")])
def test_intelligence_and_meal_come_in_either_order(order: tuple[str, str]) -> None:
    t = Live("a 6/1 intelligence", TWO_HUNGRY, hands=[["fertile+2", "fertile+3"]], hole=9)
    t.play(*order)
    assert (t.player, t.food("a"), t.hole) == (1, 3, 8)
    assert t.options == ["think a fertile+3", "done"]


@rule("R-41")
@pytest.mark.parametrize(
    ("row", "safe"),
    [
        ("t 2/2 symbiosis | u 2/2 hard_shell", False),
        ("t 2/3 symbiosis | u 2/2 hard_shell", False),
        ("t 2/2 symbiosis hard_shell | u 2/3", True),
    ],
)
def test_symbiosis_compares_printed_sizes(row: str, safe: bool) -> None:
    t = Table("c 6/6 carnivore pack_hunting", row)
    assert t.why_attack("c", "t") == ({"EV-10.8"} if safe else set())


@rule("R-42")
def test_pack_hunting_changes_size_and_not_population() -> None:
    t = Table("c 3/4 carnivore pack_hunting", "t 3/1 defensive_herding | u 2/1 defensive_herding | v 2/6")
    assert t.why_attack("c", "t") == {"EV-10.7"}
    assert t.legal("c", "u")
    assert t.legal("c", "v")


@rule("R-46")
@pytest.mark.parametrize(
    ("attacker", "left"), [("c 1/4 carnivore", 0), ("c 2/4 food 1 carnivore", 1)], ids=["dies", "full"]
)
def test_prey_that_feeds_nobody_must_be_attacked(attacker: str, left: int) -> None:
    t = Table(attacker, "t 2/3 horns")
    assert t.must_feed(1)
    t.attack("c", "t")
    assert (t.pop("c"), t.food("c"), t.pop("t")) == (left, left, 1)


@rule("R-46")
def test_such_an_attack_cannot_be_declined() -> None:
    t = Live("c 1/4 carnivore", "t 2/3 horns | u 2/3 horns")
    assert t.options == ["attack c t", "attack c u"]
    assert t.why("done") == {"EV-8.6"}
