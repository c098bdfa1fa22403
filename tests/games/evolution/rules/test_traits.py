"""EV-11  What each of the 17 traits does, by itself."""

from __future__ import annotations

import pytest

import tangledbank
from tangledbank import Game
from tests.dsl import rule
from tests.games.evolution.live import Live
from tests.games.evolution.table import Table

TWO_HUNGRY = "y 6/1 | z 6/1"


# ---- Ambush -----------------------------------------------------------------------
@rule("EV-11.A1")
@pytest.mark.parametrize(
    "row",
    ["w 2/1 warning_call | t 2/2", "t 2/2 | w 2/1 warning_call", "v 2/1 warning_call | t 2/2 | w 2/1 warning_call"],
)
def test_ambush_ignores_warning_call_on_both_sides(row: str) -> None:
    t = Table("c 2/4 carnivore | k 2/4 carnivore ambush", row)
    assert t.why_attack("c", "t") == {"EV-10.9"}
    assert t.legal("k", "t")


@rule("EV-11.A2")
def test_ambush_does_nothing_for_a_herbivore_but_scores() -> None:
    t = Table("a 2/4 ambush", "t 2/1 | w 2/1 warning_call", hole=3)
    assert "EV-10.2" in t.why_attack("a", "t")
    t.feed("a")
    assert (t.food("a"), t.g.hole, t.score(1)) == (1, 2, 3)


# ---- Burrowing --------------------------------------------------------------------
@rule("EV-11.B1")
def test_burrowing_protects_while_the_board_is_full() -> None:
    t = Table("c 2/4 carnivore", "t 3/2 food 3 burrowing | u 3/2 food 2 burrowing | v 3/2 food 3")
    assert [t.legal("c", board) for board in "tuv"] == [False, True, True]


@rule("EV-11.B2")
@pytest.mark.parametrize(
    ("food", "fat", "safe"), [(1, 0, False), (1, 1, False), (1, 3, False), (2, 0, True), (2, 3, True)]
)
def test_stored_fat_neither_helps_nor_hinders_a_burrower(food: int, fat: int, safe: bool) -> None:
    t = Table("c 3/4 carnivore", f"t 2/3 food {food} fat {fat} burrowing fat_tissue")
    assert t.legal("c", "t") != safe


@rule("EV-11.B3")
def test_a_burrower_made_full_by_an_attack_is_safe_from_the_next() -> None:
    t = Table("c 6/4 carnivore", "t 3/1 food 2 burrowing")
    t.attack("c", "t")
    assert t.why_attack("c", "t") == {"EV-10.5"}


# ---- Carnivore --------------------------------------------------------------------
@rule("EV-11.C1")
def test_carnivore_replaces_the_plant_meal_by_attacks() -> None:
    t = Live("a 2/4 | c 2/4 carnivore", "t 2/2", hole=5)
    assert t.options == ["feed a", "attack c t"]
    assert t.why("feed c") == {"EV-9.1", "EV-11.C2"}


@rule("EV-11.C2")
def test_a_carnivore_takes_no_plants_by_feeding_or_by_intelligence() -> None:
    t = Table("c 2/4 carnivore intelligence foraging", hands=[1], hole=5)
    assert "EV-11.C2" in t.why("feed c")
    assert "EV-11.C2" in t.why(f"think c {t.card(1)}")


@rule("EV-11.C2")
def test_a_carnivore_takes_no_plants_by_long_neck_or_by_cooperation() -> None:
    t = Table("a 2/1 cooperation | c 2/4 carnivore long_neck foraging", hole=5)
    t.act("c", "long_neck")
    t.feed("a")
    assert (t.food("c"), t.g.hole) == (0, 4)


@rule("EV-11.C3")
def test_a_carnivore_takes_meat_by_attack_scavenger_and_cooperation() -> None:
    t = Table("c 6/4 carnivore cooperation | k 6/1 carnivore", "t 3/3", "s 6/1 carnivore scavenger")
    t.attack("c", "t")
    assert [t.food(board) for board in "cks"] == [3, 1, 1]


# ---- Climbing ---------------------------------------------------------------------
@rule("EV-11.M1")
def test_climbing_on_the_target_blocks_and_on_the_attacker_answers_it() -> None:
    t = Table("c 2/4 carnivore | k 2/4 carnivore climbing", "t 2/2 climbing")
    assert not t.legal("c", "t")
    assert t.legal("k", "t")


@rule("EV-11.M1")
@pytest.mark.parametrize(
    ("row", "blocked"),
    [
        ("t 2/2 food 2 burrowing", "EV-10.5"),
        ("t 2/2 defensive_herding", "EV-10.7"),
        ("t 2/2 symbiosis | u 2/3", "EV-10.8"),
        ("t 2/2 | u 2/2 warning_call", "EV-10.9"),
        ("t 2/4", "EV-10.4"),
    ],
)
def test_climbing_of_the_attacker_answers_nothing_else(row: str, blocked: str) -> None:
    assert Table("c 2/4 carnivore climbing", row).why_attack("c", "t") == {blocked}


@rule("EV-11.M1")
def test_climbing_of_the_attacker_does_not_save_it_from_horns() -> None:
    t = Table("c 2/4 carnivore climbing", "t 2/2 climbing horns")
    t.attack("c", "t")
    assert t.pop("c") == 1


# ---- Cooperation ------------------------------------------------------------------
@rule("EV-11.O1")
def test_cooperation_works_in_phase_4_in_phase_5_and_in_other_turns() -> None:
    before_reveal = Table("a 3/1 long_neck cooperation | b 3/1", phase=4)
    before_reveal.act("a", "long_neck")
    feeding = Table("a 3/1 cooperation | b 3/1", hole=5)
    feeding.feed("a")
    other_turn = Table("c 3/4 carnivore", "a 3/1 scavenger cooperation | b 3/1", "t 3/1")
    other_turn.attack("c", "t")
    assert [t.food("b") for t in (before_reveal, feeding, other_turn)] == [1, 1, 1]


@rule("EV-11.O2")
def test_the_neighbour_needs_no_trait_and_is_not_asked() -> None:
    t = Live("a 3/1 cooperation | b 3/1 | d 3/1", TWO_HUNGRY, hole=9)
    t.play("feed a")
    assert (t.player, t.food("b"), t.food("d")) == (2, 1, 0)


@rule("EV-11.O2")
def test_a_hungry_neighbour_with_fat_tissue_cannot_decline_what_its_board_holds() -> None:
    t = Live("a 3/1 cooperation | b 3/1 food 2 fat_tissue | d 3/1", TWO_HUNGRY, hole=9)
    t.play("feed a")
    assert (t.player, t.food("b"), t.fat("b")) == (2, 3, 0)


@rule("EV-11.O3")
def test_the_left_neighbour_never_receives() -> None:
    t = Table("b 3/1 | a 3/1 cooperation | d 3/1", hole=9)
    t.feed("a")
    assert [t.food(board) for board in "bad"] == [0, 1, 1]


# ---- Defensive Herding ------------------------------------------------------------
@rule("EV-11.D1")
@pytest.mark.parametrize(("attackers", "defenders", "legal"), [(2, 3, False), (3, 3, False), (4, 3, True)])
def test_defensive_herding_compares_the_populations(attackers: int, defenders: int, legal: bool) -> None:
    t = Table(f"c {attackers}/4 carnivore", f"t {defenders}/2 food 1 defensive_herding")
    assert t.legal("c", "t") == legal


@rule("EV-11.D1")
def test_defensive_herding_compares_before_horns_and_losses() -> None:
    t = Table("c 3/4 carnivore", "t 2/2 defensive_herding horns")
    t.attack("c", "t")
    assert (t.pop("c"), t.pop("t")) == (2, 1)
    even = Table("c 3/4 carnivore", "t 3/2 defensive_herding")
    assert even.why_attack("c", "t") == {"EV-10.7"}


# ---- Fat Tissue -------------------------------------------------------------------
@rule("EV-11.F1")
def test_store_room_lets_a_full_species_be_fed_and_a_full_carnivore_attack() -> None:
    t = Live("a 1/3 food 1 fat_tissue | c 1/4 food 1 carnivore fat_tissue", "t 2/4", "u 2/2", hole=3)
    assert t.options == ["feed a", "attack c a", "attack c u", "done"]
    without = Table("a 1/3 food 1 | c 1/4 food 1 carnivore", "u 2/2", hole=3)
    assert "EV-8.2" in without.why("feed a")
    assert "EV-10.2" in without.why_attack("c", "u")


@rule("EV-11.F2")
@pytest.mark.parametrize(
    ("drawn", "food", "fat"),
    [
        ("c 6/5 food 1 carnivore fat_tissue", 5, 0),
        ("c 3/5 food 1 carnivore fat_tissue", 3, 2),
        ("c 1/5 food 1 carnivore fat_tissue", 1, 4),
        ("c 1/5 food 1 fat 3 carnivore fat_tissue", 1, 5),
    ],
)
def test_tokens_are_stored_only_on_a_full_board_and_up_to_the_body_size(drawn: str, food: int, fat: int) -> None:
    t = Table(drawn, "t 2/4")
    t.attack("c", "t")
    assert (t.food("c"), t.fat("c")) == (food, fat)


@rule("EV-11.F3")
@pytest.mark.parametrize(
    ("drawn", "food", "fat"),
    [
        ("a 2/4 fat 3 fat_tissue", 2, 1),
        ("a 4/4 fat 3 fat_tissue", 3, 0),
        ("a 4/4 food 3 fat 3 fat_tissue", 4, 2),
        ("a 2/4 food 2 fat 3 fat_tissue", 2, 3),
        ("a 2/4 fat_tissue", 0, 0),
        ("a 2/4 fat 3 carnivore fat_tissue", 2, 1),
    ],
)
def test_before_reveal_stored_tokens_fill_the_board(drawn: str, food: int, fat: int) -> None:
    t = Table(drawn, phase=4)
    t.act("a", "fat_tissue")
    assert (t.food("a"), t.fat("a")) == (food, fat)


@rule("EV-11.F4")
def test_stored_tokens_do_not_still_hunger() -> None:
    assert Table("a 2/4 food 1 fat 3 fat_tissue", hole=1).must_feed(1)


@rule("EV-11.F4")
def test_stored_tokens_stay_on_the_card_and_do_not_feed_at_the_end_of_feeding() -> None:
    t = Table("a 2/4 food 1 fat 3 fat_tissue | b 1/2 food 1 fat 2 fat_tissue")
    t.end_feeding()
    assert (t.pop("a"), t.fat("a"), t.pop("b"), t.fat("b"), t.screen(1)) == (1, 3, 1, 2, 2)


@rule("EV-11.F5")
def test_stored_tokens_are_scored_when_the_card_is_discarded() -> None:
    t = Live("a 1/4 fat 3 fat_tissue", phase=3, hands=[1, 1, 1])
    t.play("discard a fat_tissue")
    assert (t.screen(1), t.fat("a"), t.one("a")["traits"]) == (3, 0, [])


@rule("EV-11.F5")
def test_stored_tokens_are_scored_when_the_species_dies() -> None:
    t = Table("c 2/6 carnivore", "t 1/4 fat 3 fat_tissue")
    t.attack("c", "t")
    assert (t.screen(2), t.screen(1)) == (3, 0)


@rule("EV-11.F5")
def test_stored_tokens_are_scored_when_the_game_ends() -> None:
    t = Live("a 1/4 food 1 fat 3 fat_tissue", "b 1/1 food 1", hole=0, last_round=1)
    assert t.game.over
    assert (t.screen(1), t.fat("a"), t.game.scores()[0]) == (4, 0, 6)


@rule("EV-11.F6")
def test_a_newly_laid_fat_tissue_is_empty() -> None:
    t = Live("a 1/4 fat 3 fat_tissue", phase=3, hands=[["fat_tissue+5"], 1, 1])
    t.play("discard a fat_tissue", "trait fat_tissue+5 a")
    assert (t.one("a")["traits"], t.fat("a")) == (["fat_tissue+5"], 0)


# ---- Fertile ----------------------------------------------------------------------
@rule("EV-11.E1")
@pytest.mark.parametrize(("hole", "population"), [(0, 2), (1, 3), (5, 3)])
def test_fertile_grows_the_population_if_the_watering_hole_holds_a_token(hole: int, population: int) -> None:
    t = Table("a 2/1 fertile | b 2/1", hole=hole, phase=4)
    t.act("a", "fertile")
    assert (t.pop("a"), t.pop("b"), t.g.hole) == (population, 2, hole)


@rule("EV-11.E2")
def test_fertile_does_nothing_at_population_6() -> None:
    t = Table("a 6/1 fertile", hole=5, phase=4)
    t.act("a", "fertile")
    assert (t.pop("a"), t.size("a"), t.food("a")) == (6, 1, 0)


@rule("EV-11.E3")
@pytest.mark.parametrize(("hole", "population"), [(0, 2), (1, 3)])
def test_fertile_counts_only_the_tokens_left_from_earlier_rounds(hole: int, population: int) -> None:
    cards = [{"food_card": card} for card in ("long_neck+9", "long_neck+8", "long_neck+7")]
    species = [{"population": 2, "traits": ["fertile"]}, {"population": 2}]
    t = tangledbank.position("evolution", {"phase": 4, "seats": cards, "species": species, "hole": hole})
    assert [one["population"] for one in found(t, "species")] == [population, 2]
    assert t.position()["hole"] == 24 + hole


def found(game: Game, name: str) -> list[dict[str, object]]:
    items = game.position()[name]
    assert isinstance(items, list)
    return items


def play_round_1(game: Game) -> bool:
    """Nobody plays a card except Fertile as a trait; whether somebody could."""
    laid = False
    while game.position()["round"] == 1:
        fertile = [text for text in game.options() if text.startswith("trait fertile")]
        game.apply([*fertile, *[text for text in game.options() if text == "end"], *game.options()][0])
        laid = laid or bool(fertile)
    return laid


@rule("EV-11.E3")
def test_in_round_1_fertile_never_acts() -> None:
    games = [tangledbank.new("evolution", 4, seed, listen=True) for seed in range(12)]
    with_fertile = [game for game in games if play_round_1(game)]
    assert len(with_fertile) > 3
    for game in with_fertile:
        assert "evo-event-population" not in [told.key for told in game.story()]


@rule("EV-11.E4")
def test_fertile_works_for_carnivores() -> None:
    t = Table("c 2/1 fertile carnivore", hole=1, phase=4)
    t.act("c", "fertile")
    assert t.pop("c") == 3


# ---- Foraging ---------------------------------------------------------------------
@rule("EV-11.G1")
def test_foraging_takes_one_plant_more() -> None:
    t = Table("a 4/1 foraging | b 4/1", hole=9)
    t.feed("a")
    t.feed("b")
    assert (t.food("a"), t.food("b"), t.g.hole) == (2, 1, 6)


@rule("EV-11.G2")
def test_foraging_never_acts_on_meat() -> None:
    row = "c 6/4 carnivore foraging cooperation | b 6/1 foraging"
    t = Table(row, "t 3/2", "s 6/1 foraging scavenger")
    t.attack("c", "t")
    assert [t.food(board) for board in "cbs"] == [2, 1, 1]


# ---- Hard Shell -------------------------------------------------------------------
@rule("EV-11.H1")
@pytest.mark.parametrize(("size", "legal"), [(3, False), (5, False), (6, True)])
def test_hard_shell_adds_4_to_the_defender(size: int, legal: bool) -> None:
    assert Table(f"c 1/{size} carnivore", "t 2/1 hard_shell").legal("c", "t") == legal


@rule("EV-11.H1")
def test_hard_shell_adds_nothing_to_the_meal_or_to_the_store() -> None:
    t = Table("c 1/6 food 1 carnivore fat_tissue", "t 2/1 food 2 fat 1 hard_shell fat_tissue scavenger")
    t.attack("c", "t")
    assert (t.fat("c"), t.food("t"), t.fat("t")) == (1, 1, 1)


@rule("EV-11.H1")
def test_hard_shell_does_not_count_for_symbiosis_or_when_attacking() -> None:
    t = Table("c 2/4 carnivore hard_shell", "t 2/2 symbiosis | u 2/2 hard_shell", "v 2/4")
    assert t.legal("c", "t")
    assert t.why_attack("c", "v") == {"EV-10.4"}


# ---- Horns ------------------------------------------------------------------------
@rule("EV-11.N1")
def test_horns_take_the_population_before_the_meal() -> None:
    t = Table("c 3/4 food 2 carnivore", "t 3/3 horns")
    t.attack("c", "t")
    assert (t.pop("c"), t.food("c"), t.screen(1)) == (2, 2, 0)


@rule("EV-11.N2")
@pytest.mark.parametrize(("population", "attackers"), [(3, 3), (3, 1), (1, 3), (1, 1)])
def test_horns_do_not_spare_their_own_species(population: int, attackers: int) -> None:
    t = Table(f"c {attackers}/4 carnivore", f"t {population}/3 horns")
    t.attack("c", "t")
    assert t.pop("t") == population - 1


# ---- Intelligence -----------------------------------------------------------------
@rule("EV-11.I1")
def test_a_discarded_card_feeds_an_intelligent_herbivore_two_plants_from_the_bank() -> None:
    t = Table("a 6/1 intelligence", hands=[2], hole=4)
    t.think("a")
    assert (t.food("a"), t.g.hole, t.hand(1), len(t.g.discard)) == (2, 4, 1, 1)


@rule("EV-11.I1")
def test_any_intelligent_herbivore_may_think_any_number_of_times_beside_the_meal() -> None:
    hand = ["fertile+2", "fertile+3", "fertile+4"]
    t = Live("a 6/1 intelligence | b 6/1 intelligence", TWO_HUNGRY, hands=[hand], hole=9)
    t.play("think a fertile+2", "think b fertile+3", "feed a", "think a fertile+4")
    assert (t.player, t.food("a"), t.food("b"), t.hand(1)) == (2, 5, 2, [])
    assert t.data["discard"] == hand


@rule("EV-11.I2")
@pytest.mark.parametrize(
    ("row", "negated"),
    [
        ("t 2/2 food 2 burrowing", "burrowing"),
        ("t 2/2 climbing", "climbing"),
        ("t 2/2 defensive_herding", "defensive_herding"),
        ("t 2/2 hard_shell", "hard_shell"),
        ("t 2/2 horns", "horns"),
        ("t 2/2 symbiosis | u 2/3", "symbiosis"),
        ("u 2/2 warning_call | t 2/2 | v 2/2 warning_call", "warning_call"),
    ],
)
def test_each_discarded_card_negates_one_defensive_trait(row: str, negated: str) -> None:
    t = Table("c 2/4 carnivore intelligence", row, hands=[3])
    t.attack("c", "t", negated)
    assert (t.pop("t"), t.pop("c"), t.food("c"), t.hand(1)) == (1, 2, 2, 2)


@rule("EV-11.I3")
def test_intelligence_is_never_obligatory() -> None:
    herbivore = Live("a 2/1 intelligence", hands=[["fertile+2"]], hole=0)
    assert herbivore.options == ["think a fertile+2", "done"]
    carnivore = Live("c 2/4 carnivore intelligence", "t 2/2 climbing", hands=[["fertile+2"]], hole=0)
    assert carnivore.options == ["attack c t climbing", "done"]


@rule("EV-11.I4")
@pytest.mark.parametrize(
    ("drawn", "allowed"),
    [
        ("a 2/3 food 1 intelligence", True),
        ("a 2/3 food 2 intelligence", False),
        ("a 2/3 food 2 fat 2 intelligence fat_tissue", True),
        ("a 2/3 food 2 fat 3 intelligence fat_tissue", False),
    ],
)
def test_a_herbivore_thinks_only_while_it_has_capacity(drawn: str, allowed: bool) -> None:
    t = Table(drawn, hands=[1])
    assert ("EV-11.I4" not in t.why(f"think a {t.card(1)}")) == allowed


@rule("EV-11.I5")
def test_a_carnivore_does_not_think_and_a_herbivore_does_not_negate() -> None:
    t = Table("c 2/4 carnivore intelligence | a 2/4 intelligence", "t 2/2 climbing", hands=[1])
    assert "EV-11.C2" in t.why(f"think c {t.card(1)}")
    assert "EV-10.2" in t.why_attack("a", "t", "climbing")


@rule("EV-11.I5")
def test_intelligence_works_in_the_owners_feeding_turn_only() -> None:
    rows = ("a 2/1 | b 2/1", "d 2/1 intelligence | c 2/4 carnivore intelligence", "t 2/2 climbing")
    t = Live(*rows, hands=[[], ["fertile+2"]], hole=5)
    assert t.why("think d fertile+2", player=2) == {"EV-8.1"}
    assert t.why("attack c t climbing", player=2) == {"EV-8.1"}
    cards = Live("d 2/1 intelligence", hands=[["fertile+2"]], phase=3)
    assert cards.why("think d fertile+2") == {"EV-11.I1", "EV-11.I5"}


# ---- Long Neck --------------------------------------------------------------------
@rule("EV-11.L1")
def test_long_neck_takes_a_plant_from_the_bank_with_foraging_and_cooperation() -> None:
    t = Table("a 4/1 long_neck | d 4/1 long_neck foraging cooperation | b 4/1 foraging", hole=3, phase=4)
    t.act("a", "long_neck")
    t.act("d", "long_neck")
    assert [t.food(board) for board in "adb"] == [1, 2, 2]
    assert t.g.hole == 3


@rule("EV-11.L2")
def test_long_neck_of_a_full_species_takes_and_triggers_nothing() -> None:
    t = Table("a 1/1 food 1 long_neck foraging cooperation | b 4/1", phase=4)
    t.act("a", "long_neck")
    assert (t.food("a"), t.food("b")) == (1, 0)


# ---- Pack Hunting -----------------------------------------------------------------
@rule("EV-11.P1")
@pytest.mark.parametrize(("population", "legal"), [(1, False), (2, False), (3, True), (6, True)])
def test_pack_hunting_adds_the_population_to_the_body_size(population: int, legal: bool) -> None:
    assert Table(f"c {population}/3 carnivore pack_hunting", "t 2/5").legal("c", "t") == legal


@rule("EV-11.P2")
def test_pack_hunting_does_not_help_against_herding_or_in_defence() -> None:
    t = Table("c 3/6 carnivore pack_hunting", "t 3/2 defensive_herding", "u 6/5 pack_hunting")
    assert t.why_attack("c", "t") == {"EV-10.7"}
    assert Table("c 3/6 carnivore", "u 6/5 pack_hunting").legal("c", "u")


# ---- Scavenger --------------------------------------------------------------------
@rule("EV-11.S1")
def test_the_attacker_and_a_surviving_target_scavenge_too() -> None:
    t = Table("c 6/4 carnivore scavenger", "t 3/2 scavenger")
    t.attack("c", "t")
    assert (t.food("c"), t.food("t")) == (3, 1)


@rule("EV-11.S2")
def test_a_scavenger_takes_one_meat_from_the_bank_per_attack() -> None:
    t = Table("c 6/4 carnivore", "t 3/2 horns | s 6/1 scavenger foraging", hole=4)
    t.attack("c", "t")
    assert (t.food("s"), t.g.hole) == (1, 4)
    t.attack("c", "t")
    assert t.food("s") == 2


@rule("EV-11.S2")
def test_starvation_does_not_feed_scavengers() -> None:
    t = Live("x 3/1 | u 3/1 food 1", "s 2/3 food 2 scavenger fat_tissue", hole=0, last_round=1)
    assert t.game.over
    assert (t.screen(2), t.food("s"), t.game.scores()[1]) == (2, 0, 6)


# ---- Symbiosis --------------------------------------------------------------------
@rule("EV-11.Y1")
@pytest.mark.parametrize(
    ("row", "safe"),
    [
        ("t 2/2 symbiosis | u 2/3", True),
        ("t 2/2 symbiosis | u 2/2", False),
        ("u 2/3 | t 2/2 symbiosis", False),
        ("u 2/3 | t 2/2 symbiosis | v 2/2", False),
        ("t 2/2 symbiosis", False),
    ],
)
def test_symbiosis_needs_a_strictly_larger_right_neighbour(row: str, safe: bool) -> None:
    assert Table("c 2/6 carnivore", row).legal("c", "t") != safe


# ---- Warning Call -----------------------------------------------------------------
@rule("EV-11.W1")
def test_warning_call_protects_the_direct_neighbours_and_not_its_own_species() -> None:
    t = Table("c 2/6 carnivore", "p 2/1 | q 2/1 | w 2/1 warning_call | r 2/1 | s 2/1")
    assert [t.legal("c", board) for board in "pqwrs"] == [True, False, True, False, True]


@rule("EV-11.W2")
def test_warning_call_also_stops_carnivores_of_its_owner_and_the_caller_itself() -> None:
    t = Table("o 2/1 | c 2/4 carnivore warning_call | n 2/1 | k 2/4 carnivore")
    assert t.why_attack("k", "o") == {"EV-10.9"}
    assert t.why_attack("c", "o") == t.why_attack("c", "n") == {"EV-10.9"}
