"""EV-12  The 59 pairs of traits that need a rule, one test each, under the numbers of the specification."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.dsl import rule
from tests.games.evolution.live import Live
from tests.games.evolution.table import Table

DATA = json.loads((Path(__file__).parent.parent / "data" / "evolution.json").read_text(encoding="utf-8"))
TWO_HUNGRY = "y 6/1 | z 6/1"


@rule("EV-11.A2")
def test_interaction_1_ambush_carnivore() -> None:
    t = Table("a 2/4 ambush | c 2/4 ambush carnivore", "t 2/2 | w 2/2 warning_call")
    assert "EV-10.2" in t.why_attack("a", "t")
    assert t.legal("c", "t")


@rule("EV-10.12")
def test_interaction_2_ambush_intelligence() -> None:
    t = Table("c 2/4 ambush carnivore intelligence", "t 2/2 | w 2/2 warning_call", hands=[2])
    assert t.legal("c", "t")
    assert t.why_attack("c", "t", "warning_call") == {"EV-10.12"}


@rule("EV-11.A1")
def test_interaction_3_ambush_warning_call() -> None:
    t = Table("c 2/4 ambush carnivore", "v 2/2 warning_call | t 2/2 | w 2/2 warning_call | u 2/2")
    assert t.legal("c", "t")
    assert t.legal("c", "u")


@rule("EV-10.5")
def test_interaction_4_burrowing_carnivore() -> None:
    t = Table("c 2/4 carnivore", "t 2/2 food 2 burrowing carnivore | u 2/2 food 1 burrowing carnivore")
    assert t.why_attack("c", "t") == {"EV-10.5"}
    assert t.legal("c", "u")


@rule("EV-10.5")
def test_interaction_5_burrowing_cooperation() -> None:
    t = Table("a 2/1 cooperation | b 2/1 food 1 burrowing cooperation", "c 2/4 carnivore", hole=5)
    assert t.legal("c", "b")
    t.feed("a")
    assert t.why_attack("c", "b") == {"EV-10.5"}


@rule("EV-11.B2")
def test_interaction_6_burrowing_fat_tissue() -> None:
    row = "t 2/3 food 2 burrowing fat_tissue | u 2/3 food 2 fat 3 burrowing fat_tissue | v 2/3 food 1 fat 3 burrowing"
    t = Table("c 2/4 carnivore", row + " fat_tissue")
    assert [t.legal("c", board) for board in "tuv"] == [False, False, True]


@rule("EV-11.E1")
def test_interaction_7_burrowing_fertile() -> None:
    t = Table("t 1/1 food 1 burrowing fertile", "c 2/4 carnivore", hole=2, phase=4)
    t.act("t", "fertile")
    assert t.legal("c", "t")
    t.feed("t")
    assert t.why_attack("c", "t") == {"EV-10.5"}


@rule("EV-11.I2")
def test_interaction_8_burrowing_intelligence() -> None:
    t = Table("c 2/4 carnivore intelligence", "t 2/2 food 2 burrowing", hands=[2])
    t.attack("c", "t", "burrowing")
    assert (t.pop("t"), t.hand(1)) == (1, 1)


@rule("EV-11.L1")
def test_interaction_9_burrowing_long_neck() -> None:
    t = Table("t 1/1 burrowing long_neck", "c 2/4 carnivore", phase=4)
    assert t.legal("c", "t")
    t.act("t", "long_neck")
    assert t.why_attack("c", "t") == {"EV-10.5"}


@rule("EV-10.18")
def test_interaction_10_burrowing_scavenger() -> None:
    t = Table("c 6/4 carnivore", "t 3/2 food 1 burrowing scavenger")
    t.attack("c", "t")
    assert (t.pop("t"), t.food("t")) == (2, 2)
    assert t.why_attack("c", "t") == {"EV-10.5"}


@rule("EV-10.3")
def test_interaction_11_carnivore_carnivore() -> None:
    t = Table("c 3/4 carnivore | o 3/2 carnivore", "k 3/3 carnivore")
    assert t.legal("c", "k")
    assert t.legal("c", "o")
    assert "EV-10.3" in t.why_attack("c", "c")


@rule("EV-10.6")
def test_interaction_12_carnivore_climbing() -> None:
    t = Table("c 3/4 carnivore | k 3/4 carnivore climbing | i 3/4 carnivore intelligence", "t 2/2 climbing", hands=[1])
    assert t.why_attack("c", "t") == {"EV-10.6"}
    assert t.legal("k", "t")
    assert t.legal("i", "t", "climbing")


@rule("EV-9.1", "EV-9.8")
def test_interaction_13_carnivore_cooperation() -> None:
    t = Table("a 6/1 cooperation | c 6/4 carnivore cooperation | k 6/1 carnivore", "t 3/3", hole=5)
    t.feed("a")
    assert [t.food(board) for board in "ack"] == [1, 0, 0]
    t.attack("c", "t")
    assert [t.food(board) for board in "ack"] == [1, 3, 1]


@rule("EV-10.7")
def test_interaction_14_carnivore_defensive_herding() -> None:
    t = Table("c 2/4 carnivore | k 3/4 carnivore", "t 2/2 defensive_herding")
    assert t.why_attack("c", "t") == {"EV-10.7"}
    assert t.legal("k", "t")


@rule("EV-10.2", "EV-9.4")
def test_interaction_15_carnivore_fat_tissue() -> None:
    t = Live("c 2/6 food 2 fat 3 carnivore fat_tissue | d 2/6 food 1 fat 3 carnivore fat_tissue", "t 2/3 | u 2/3")
    t.play("attack c t")
    assert t.options == ["store 1", "store 2", "store 3"]
    t.play("store 1", "attack d t")
    assert t.options == ["store 0", "store 1", "store 2"]
    full = Table("c 2/6 food 2 fat 6 carnivore fat_tissue", "t 2/3")
    assert "EV-10.2" in full.why_attack("c", "t")


@rule("EV-11.E4")
def test_interaction_16_carnivore_fertile() -> None:
    t = Table("c 2/4 carnivore fertile", hole=1, phase=4)
    t.act("c", "fertile")
    assert t.pop("c") == 3


@rule("EV-11.G2")
def test_interaction_17_carnivore_foraging() -> None:
    t = Table("c 6/4 carnivore foraging", "t 3/2", hole=5)
    t.attack("c", "t")
    assert (t.food("c"), t.g.hole) == (2, 5)


@rule("EV-11.H1")
def test_interaction_18_carnivore_hard_shell() -> None:
    t = Table("c 2/5 carnivore | k 2/6 carnivore | h 2/3 carnivore hard_shell", "t 2/1 hard_shell | u 2/3")
    assert t.why_attack("c", "t") == {"EV-10.4", "EV-11.H1"}
    assert t.legal("k", "t")
    assert t.why_attack("h", "u") == {"EV-10.4"}


@rule("EV-10.16")
def test_interaction_19_carnivore_horns() -> None:
    t = Table("c 3/4 carnivore", "t 3/3 horns")
    t.attack("c", "t")
    assert (t.pop("c"), t.food("c"), t.pop("t")) == (2, 2, 2)


@rule("EV-11.I5")
def test_interaction_20_carnivore_intelligence() -> None:
    t = Live("c 3/4 carnivore intelligence", "t 3/3 climbing | u 3/3", hands=[["fertile+2"]])
    assert t.options == ["attack c t climbing", "attack c u"]
    assert t.why("think c fertile+2") == {"EV-9.1", "EV-11.C2"}


@rule("EV-11.C2")
def test_interaction_21_carnivore_long_neck() -> None:
    t = Table("c 3/4 carnivore long_neck cooperation | b 3/1", phase=4)
    t.act("c", "long_neck")
    assert (t.food("c"), t.food("b")) == (0, 0)


@rule("EV-11.P1")
def test_interaction_22_carnivore_pack_hunting() -> None:
    t = Table("c 3/2 carnivore pack_hunting", "t 2/4 | u 2/5")
    assert t.legal("c", "t")
    assert t.why_attack("c", "u") == {"EV-10.4"}


@rule("EV-11.S1")
def test_interaction_23_carnivore_scavenger() -> None:
    t = Table("c 6/4 carnivore scavenger", "k 6/4 carnivore", "t 3/2")
    t.attack("c", "t")
    assert t.food("c") == 3
    t.attack("k", "t")
    assert t.food("c") == 4


@rule("EV-10.8")
def test_interaction_24_carnivore_symbiosis() -> None:
    t = Table("o 2/2 symbiosis | c 3/4 carnivore", "t 2/2 symbiosis | u 2/3")
    assert t.why_attack("c", "t") == {"EV-10.8"}
    assert t.why_attack("c", "o") == {"EV-10.8"}


@rule("EV-11.W2")
def test_interaction_25_carnivore_warning_call() -> None:
    t = Table("o 2/2 | c 3/4 carnivore warning_call | n 2/2", "k 3/4 carnivore")
    assert t.why_attack("k", "o") == {"EV-10.9"}
    assert t.why_attack("c", "o") == t.why_attack("c", "n") == {"EV-10.9"}


@rule("EV-11.M1")
def test_interaction_26_climbing_climbing() -> None:
    t = Table("c 3/4 carnivore climbing", "t 2/2 climbing")
    t.attack("c", "t")
    assert (t.pop("t"), t.food("c")) == (1, 2)


@rule("EV-11.I2")
def test_interaction_27_climbing_intelligence() -> None:
    t = Table("c 2/4 carnivore intelligence", "t 2/2 climbing", hands=[2])
    t.attack("c", "t", "climbing")
    assert (t.pop("t"), t.hand(1)) == (1, 1)


@rule("EV-9.9")
def test_interaction_28_cooperation_cooperation() -> None:
    t = Table("a 3/1 cooperation | b 3/1 cooperation | d 3/1 cooperation | e 3/1", hole=9)
    t.feed("a")
    assert [t.food(board) for board in "abde"] == [1, 1, 1, 1]


@rule("EV-9.11", "EV-9.4")
def test_interaction_29_cooperation_fat_tissue() -> None:
    for store, fat in (("all", 1), ("none", 0)):
        t = Table("a 1/3 food 1 fat_tissue cooperation | b 1/3 food 1 fat_tissue", hole=5, store=store)
        t.feed("a")
        assert (t.fat("a"), t.fat("b"), t.g.hole) == (1, fat, 4 - fat)
    moved = Table("a 3/3 fat 2 fat_tissue cooperation | b 3/3", phase=4)
    moved.act("a", "fat_tissue")
    assert (moved.food("a"), moved.food("b")) == (2, 0)


@rule("EV-9.5", "EV-9.8")
def test_interaction_30_cooperation_foraging() -> None:
    t = Table("a 4/1 cooperation foraging | b 4/1", hole=2)
    t.feed("a")
    assert (t.food("a"), t.food("b")) == (2, 0)
    t = Table("a 4/1 cooperation foraging | b 4/1 foraging", hole=9)
    t.feed("a")
    assert (t.food("a"), t.food("b"), t.g.hole) == (2, 2, 5)


@rule("EV-9.6")
@pytest.mark.parametrize("attacker", ["c 2/4 food 1", "c 1/4"])
def test_interaction_31_cooperation_horns(attacker: str) -> None:
    t = Table(f"{attacker} carnivore cooperation | b 3/1", "t 3/3 horns")
    t.attack("c", "t")
    assert (t.food("b"), t.pop("t")) == (0, 2)


@rule("EV-9.12")
def test_interaction_32_cooperation_intelligence() -> None:
    t = Table("a 6/1 cooperation intelligence | b 6/1", hands=[2])
    t.think("a")
    assert (t.food("a"), t.food("b")) == (2, 1)
    t.think("a")
    assert (t.food("a"), t.food("b")) == (4, 2)


@rule("EV-11.L1")
def test_interaction_33_cooperation_long_neck() -> None:
    t = Table("a 3/1 cooperation long_neck | b 3/1", hole=4, phase=4)
    t.act("a", "long_neck")
    assert (t.food("a"), t.food("b"), t.g.hole) == (1, 1, 4)


@rule("EV-9.12")
def test_interaction_34_cooperation_scavenger() -> None:
    t = Table("c 3/4 carnivore", "t 3/3", "s 3/1 cooperation scavenger | k 3/1 carnivore", hole=4)
    t.attack("c", "t")
    assert (t.food("s"), t.food("k"), t.g.hole) == (1, 1, 4)


@rule("EV-10.7")
def test_interaction_35_defensive_herding_horns() -> None:
    # 3 against 2 before, 2 against 1 after: only the first comparison counts.
    t = Table("c 3/4 carnivore | k 2/4 carnivore", "t 2/3 defensive_herding horns")
    assert t.why_attack("k", "t") == {"EV-10.7"}
    t.attack("c", "t")
    assert (t.pop("c"), t.pop("t"), t.food("c")) == (2, 1, 2)


@rule("EV-11.I2")
def test_interaction_36_defensive_herding_intelligence() -> None:
    t = Table("c 2/4 carnivore intelligence", "t 6/2 defensive_herding", hands=[2])
    t.attack("c", "t", "defensive_herding")
    assert (t.pop("t"), t.hand(1)) == (5, 1)


@rule("EV-11.P2")
def test_interaction_37_defensive_herding_pack_hunting() -> None:
    t = Table("c 3/6 carnivore pack_hunting", "t 3/1 defensive_herding")
    assert t.why_attack("c", "t") == {"EV-10.7"}


@rule("EV-7.3")
def test_interaction_38_fat_tissue_fertile() -> None:
    rest = []
    for first in ("fertile", "fat_tissue"):
        t = Live("a 2/3 fat 3 fat_tissue fertile carnivore", "b 6/1 | d 6/1", hole=1, phase=4)
        assert t.options == ["act a fat_tissue", "act a fertile"]
        t.play(f"act a {first}")
        rest.append((t.pop("a"), t.food("a"), t.fat("a")))
    assert rest == [(3, 3, 0), (3, 2, 1)]


@rule("EV-9.4")
def test_interaction_39_fat_tissue_foraging() -> None:
    # The only meal of P1 is eaten without a question; the extra token is one.
    t = Live("a 2/3 food 1 fat_tissue foraging", TWO_HUNGRY, hole=5)
    assert t.options == ["store 0", "store 1"]
    t.play("store 1")
    assert (t.food("a"), t.fat("a"), t.hole) == (2, 1, 3)


@rule("EV-10.16")
def test_interaction_40_fat_tissue_horns() -> None:
    t = Table("c 3/4 food 3 fat 1 carnivore fat_tissue", "t 3/2 horns")
    t.attack("c", "t")
    assert (t.pop("c"), t.food("c"), t.fat("c"), t.screen(1)) == (2, 2, 3, 1)


@rule("EV-11.I4")
def test_interaction_41_fat_tissue_intelligence() -> None:
    row = "a 1/3 food 1 fat 1 fat_tissue intelligence | c 1/4 food 1 carnivore fat_tissue intelligence"
    t = Table(row, "t 2/2 climbing", hands=[2])
    assert t.legal("c", "t", "climbing")
    t.think("a")
    assert t.fat("a") == 3
    assert "EV-11.I4" in t.why(f"think a {t.card(1)}")


@rule("EV-7.3")
def test_interaction_42_fat_tissue_long_neck() -> None:
    transfer_first = Live("a 1/3 fat 3 fat_tissue long_neck", TWO_HUNGRY, hole=1, phase=4)
    transfer_first.play("act a fat_tissue")
    assert transfer_first.options == ["store 0", "store 1"]
    transfer_first.play("store 0")
    assert (transfer_first.food("a"), transfer_first.fat("a")) == (1, 2)
    long_neck_first = Live("a 1/3 fat 3 fat_tissue long_neck", TWO_HUNGRY, hole=1, phase=4)
    long_neck_first.play("act a long_neck")
    assert (long_neck_first.food("a"), long_neck_first.fat("a")) == (1, 3)


@rule("EV-9.4")
def test_interaction_43_fat_tissue_scavenger() -> None:
    t = Live("c 2/4 carnivore", "s 1/3 food 1 fat_tissue scavenger | t 3/3")
    t.play("attack c t")
    assert (t.player, t.options) == (2, ["store 0", "store 1"])


@rule("EV-7.3")
def test_interaction_44_fertile_long_neck() -> None:
    rest = []
    for first in ("fertile", "long_neck"):
        t = Live("a 1/1 fertile long_neck foraging", "b 6/1 | d 6/1", hole=1, phase=4, first="P2")
        t.play(f"act a {first}")
        rest.append((t.pop("a"), t.food("a")))
    assert rest == [(2, 2), (2, 1)]


@rule("EV-9.5")
def test_interaction_45_foraging_intelligence() -> None:
    t = Table("a 6/1 foraging intelligence", hands=[2], hole=4)
    t.think("a")
    assert (t.food("a"), t.g.hole) == (3, 4)
    t.think("a")
    assert t.food("a") == 6


@rule("EV-9.5")
def test_interaction_46_foraging_long_neck() -> None:
    t = Table("a 6/1 foraging long_neck", hole=4, phase=4)
    t.act("a", "long_neck")
    assert (t.food("a"), t.g.hole) == (2, 4)


@rule("EV-11.G2")
def test_interaction_47_foraging_scavenger() -> None:
    t = Table("c 2/4 carnivore", "t 3/3", "s 6/1 foraging scavenger", hole=4)
    t.attack("c", "t")
    assert (t.food("s"), t.g.hole) == (1, 4)


@rule("EV-10.4")
def test_interaction_48_hard_shell_intelligence() -> None:
    t = Table("c 2/3 carnivore intelligence", "t 2/2 hard_shell | u 2/3 hard_shell", hands=[2])
    assert t.legal("c", "t", "hard_shell")
    assert "EV-10.4" in t.why_attack("c", "t")
    assert "EV-10.4" in t.why_attack("c", "u", "hard_shell")


@rule("EV-10.4")
def test_interaction_49_hard_shell_pack_hunting() -> None:
    t = Table("c 3/4 carnivore pack_hunting", "t 2/2 hard_shell | u 2/3 hard_shell")
    assert t.legal("c", "t")
    assert "EV-10.4" in t.why_attack("c", "u")


@rule("EV-10.8")
def test_interaction_50_hard_shell_symbiosis() -> None:
    t = Table(
        "c 3/6 carnivore pack_hunting", "t 2/2 symbiosis | u 2/2 hard_shell", "v 2/2 hard_shell symbiosis | w 2/3"
    )
    assert t.legal("c", "t")
    assert t.why_attack("c", "v") == {"EV-10.8"}


@rule("EV-10.12")
def test_interaction_51_horns_intelligence() -> None:
    for negated, population, hand in ((["horns"], 3, 0), ([], 2, 1)):
        t = Table("c 3/4 carnivore intelligence", "t 3/3 horns", hands=[1])
        t.attack("c", "t", *negated)
        assert (t.pop("c"), t.hand(1)) == (population, hand)


@rule("EV-10.4")
def test_interaction_52_horns_pack_hunting() -> None:
    # 2 + 3 > 4 before the Horns; with the population after them it would not be.
    t = Table("c 3/2 carnivore pack_hunting", "t 3/4 horns")
    t.attack("c", "t")
    assert (t.pop("c"), t.pop("t"), t.food("c")) == (2, 2, 2)


@rule("EV-10.20")
@pytest.mark.parametrize("attackers", [1, 3])
def test_interaction_53_horns_scavenger(attackers: int) -> None:
    t = Table(f"c {attackers}/4 carnivore", "t 3/3 horns", "s 6/1 scavenger")
    t.attack("c", "t")
    assert (t.food("s"), t.pop("c")) == (1, attackers - 1)


@rule("EV-11.I2")
def test_interaction_54_intelligence_symbiosis() -> None:
    t = Table("c 2/4 carnivore intelligence", "t 2/2 symbiosis | u 2/3", hands=[2])
    t.attack("c", "t", "symbiosis")
    assert (t.pop("t"), t.hand(1)) == (1, 1)


@rule("EV-10.9")
def test_interaction_55_intelligence_warning_call() -> None:
    t = Table("c 2/4 carnivore intelligence", "v 2/2 warning_call | t 2/2 | w 2/2 warning_call", hands=[2])
    assert t.why_attack("c", "t") == {"EV-10.9"}
    t.attack("c", "t", "warning_call")
    assert (t.pop("t"), t.hand(1)) == (1, 1)


@rule("EV-10.18")
def test_interaction_56_scavenger_scavenger() -> None:
    t = Table("c 2/4 carnivore | r 6/1 scavenger | s 6/1 scavenger", "t 3/3 | u 6/1 scavenger")
    t.attack("c", "t")
    assert [t.food(board) for board in "rsu"] == [1, 1, 1]


@rule("EV-10.8")
def test_interaction_57_symbiosis_symbiosis() -> None:
    t = Table("c 2/6 carnivore", "t 2/1 symbiosis | u 2/2 symbiosis | v 2/3 symbiosis | w 2/1 symbiosis")
    assert [t.legal("c", board) for board in "tuvw"] == [False, False, True, True]


@rule("EV-10.11")
def test_interaction_58_symbiosis_warning_call() -> None:
    row = "c 2/6 carnivore intelligence | k 2/6 carnivore intelligence ambush"
    t = Table(row, "t 2/1 symbiosis | w 2/3 warning_call", hands=[2])
    assert t.why_attack("c", "t", "symbiosis") == {"EV-10.9"}
    assert t.why_attack("c", "t", "warning_call") == {"EV-10.8"}
    assert t.legal("c", "t", "symbiosis", "warning_call")
    assert t.legal("k", "t", "symbiosis")


@rule("EV-11.W1")
def test_interaction_59_warning_call_warning_call() -> None:
    t = Table("c 2/6 carnivore", "v 2/1 warning_call | w 2/1 warning_call", "u 2/1 warning_call")
    assert [t.legal("c", board) for board in "vwu"] == [False, False, True]


INTERACTIONS: dict[int, Callable[..., None]] = {
    1: test_interaction_1_ambush_carnivore,
    2: test_interaction_2_ambush_intelligence,
    3: test_interaction_3_ambush_warning_call,
    4: test_interaction_4_burrowing_carnivore,
    5: test_interaction_5_burrowing_cooperation,
    6: test_interaction_6_burrowing_fat_tissue,
    7: test_interaction_7_burrowing_fertile,
    8: test_interaction_8_burrowing_intelligence,
    9: test_interaction_9_burrowing_long_neck,
    10: test_interaction_10_burrowing_scavenger,
    11: test_interaction_11_carnivore_carnivore,
    12: test_interaction_12_carnivore_climbing,
    13: test_interaction_13_carnivore_cooperation,
    14: test_interaction_14_carnivore_defensive_herding,
    15: test_interaction_15_carnivore_fat_tissue,
    16: test_interaction_16_carnivore_fertile,
    17: test_interaction_17_carnivore_foraging,
    18: test_interaction_18_carnivore_hard_shell,
    19: test_interaction_19_carnivore_horns,
    20: test_interaction_20_carnivore_intelligence,
    21: test_interaction_21_carnivore_long_neck,
    22: test_interaction_22_carnivore_pack_hunting,
    23: test_interaction_23_carnivore_scavenger,
    24: test_interaction_24_carnivore_symbiosis,
    25: test_interaction_25_carnivore_warning_call,
    26: test_interaction_26_climbing_climbing,
    27: test_interaction_27_climbing_intelligence,
    28: test_interaction_28_cooperation_cooperation,
    29: test_interaction_29_cooperation_fat_tissue,
    30: test_interaction_30_cooperation_foraging,
    31: test_interaction_31_cooperation_horns,
    32: test_interaction_32_cooperation_intelligence,
    33: test_interaction_33_cooperation_long_neck,
    34: test_interaction_34_cooperation_scavenger,
    35: test_interaction_35_defensive_herding_horns,
    36: test_interaction_36_defensive_herding_intelligence,
    37: test_interaction_37_defensive_herding_pack_hunting,
    38: test_interaction_38_fat_tissue_fertile,
    39: test_interaction_39_fat_tissue_foraging,
    40: test_interaction_40_fat_tissue_horns,
    41: test_interaction_41_fat_tissue_intelligence,
    42: test_interaction_42_fat_tissue_long_neck,
    43: test_interaction_43_fat_tissue_scavenger,
    44: test_interaction_44_fertile_long_neck,
    45: test_interaction_45_foraging_intelligence,
    46: test_interaction_46_foraging_long_neck,
    47: test_interaction_47_foraging_scavenger,
    48: test_interaction_48_hard_shell_intelligence,
    49: test_interaction_49_hard_shell_pack_hunting,
    50: test_interaction_50_hard_shell_symbiosis,
    51: test_interaction_51_horns_intelligence,
    52: test_interaction_52_horns_pack_hunting,
    53: test_interaction_53_horns_scavenger,
    54: test_interaction_54_intelligence_symbiosis,
    55: test_interaction_55_intelligence_warning_call,
    56: test_interaction_56_scavenger_scavenger,
    57: test_interaction_57_symbiosis_symbiosis,
    58: test_interaction_58_symbiosis_warning_call,
    59: test_interaction_59_warning_call_warning_call,
}
"""Every pair of the table, by its number."""


def test_all_59_interactions_have_their_test() -> None:
    names = {n: f"test_interaction_{n}_{pair['a']}_{pair['b']}" for n, pair in enumerate(DATA["interactions"], 1)}
    assert {n: test.__name__ for n, test in INTERACTIONS.items()} == names
    assert len(names) == 59


def test_every_interaction_is_marked_with_its_rules() -> None:
    for test, pair in zip(INTERACTIONS.values(), DATA["interactions"], strict=True):
        marks = [mark.args for mark in getattr(test, "pytestmark", []) if mark.name == "rule"]
        assert marks == [tuple(pair["rules"])], test.__name__
