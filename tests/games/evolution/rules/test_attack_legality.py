"""EV-10.1 to EV-10.12, EV-10.23  Who may attack whom, and what must be paid."""

from __future__ import annotations

from itertools import chain, combinations, product

import pytest

from tests.dsl import rule
from tests.games.evolution.live import Live
from tests.games.evolution.table import Table

DEFENSIVE = ["burrowing", "climbing", "defensive_herding", "hard_shell", "horns", "symbiosis", "warning_call"]
BLOCKED = {
    "burrowing": "t 2/2 food 2 burrowing",
    "climbing": "t 2/2 climbing",
    "defensive_herding": "t 2/2 defensive_herding",
    "hard_shell": "t 2/2 hard_shell",
    "symbiosis": "t 2/2 symbiosis | u 2/3",
    "warning_call": "t 2/2 | u 2/2 warning_call",
}
"""For each blocking trait a row where it alone keeps an attacker of population 2 and body size 4 from t."""


def subsets(items: list[str]) -> list[tuple[str, ...]]:
    return list(chain.from_iterable(combinations(items, n) for n in range(len(items) + 1)))


@rule("EV-10.1")
@pytest.mark.parametrize("trait", [*BLOCKED, "horns"])
def test_only_an_intelligent_attacker_negates(trait: str) -> None:
    row = BLOCKED.get(trait, "t 2/2 horns")
    assert "EV-10.1" in Table("c 2/4 carnivore", row, hands=[7]).why_attack("c", "t", trait)
    assert Table("c 2/4 carnivore intelligence", row, hands=[7]).legal("c", "t", trait)


@rule("EV-10.1")
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_every_negated_trait_costs_one_hand_card(n: int) -> None:
    t = Table("c 2/4 carnivore intelligence", "t 2/2 food 2 climbing burrowing horns", hands=[n])
    assert t.legal("c", "t", "climbing", "burrowing") == (n >= 2)
    assert t.legal("c", "t", "climbing", "burrowing", "horns") == (n >= 3)
    if n < 2:
        assert t.why_attack("c", "t", "climbing", "burrowing") == {"EV-10.1"}


@rule("EV-10.1")
def test_the_hand_of_the_attackers_owner_pays() -> None:
    t = Table("c 2/4 carnivore intelligence", "t 2/2 climbing", hands=[3, 3])
    t.attack("c", "t", "climbing")
    assert (t.hand(1), t.hand(2), len(t.g.discard)) == (2, 3, 1)


@rule("EV-10.2")
@pytest.mark.parametrize(
    ("attacker", "legal"),
    [
        ("c 2/4 carnivore", True),
        ("c 2/4 food 1 carnivore", True),
        ("c 2/4 food 2 carnivore", False),
        ("c 2/4 food 2 carnivore fat_tissue", True),
        ("c 2/4 food 2 fat 3 carnivore fat_tissue", True),
        ("c 2/4 food 2 fat 4 carnivore fat_tissue", False),
        ("c 2/4 food 1 fat 4 carnivore fat_tissue", True),
        ("c 2/4", False),
        ("c 2/4 pack_hunting ambush intelligence", False),
    ],
)
def test_the_attacker_has_carnivore_and_capacity(attacker: str, legal: bool) -> None:
    t = Table(attacker, "t 2/2")
    assert t.legal("c", "t") == legal
    assert ("EV-10.2" in t.why_attack("c", "t")) == (not legal)


@rule("EV-10.3")
def test_every_other_species_on_the_table_can_be_the_target() -> None:
    t = Table("o 2/1 | n 2/1 | c 2/4 carnivore | m 2/1", "t 2/2 | k 2/3 carnivore", "u 2/1")
    assert all(t.legal("c", target) for target in "onmtku")
    assert "EV-10.3" in t.why_attack("c", "c")


@rule("EV-10.3")
def test_even_the_largest_pack_does_not_attack_itself() -> None:
    t = Table("c 6/6 carnivore pack_hunting intelligence", hands=[3])
    assert "EV-10.3" in t.why_attack("c", "c")


@rule("EV-10.4")
def test_the_attacker_must_be_strictly_larger() -> None:
    for size, pop, target, pack, shell in product(range(1, 7), (1, 3, 6), range(1, 7), (False, True), (False, True)):
        t = Table(f"c {pop}/{size} carnivore" + pack * " pack_hunting", f"t 1/{target}" + shell * " hard_shell")
        larger = size + pop * pack > target + 4 * shell
        assert t.why_attack("c", "t") >= (set() if larger else {"EV-10.4"})
        assert t.legal("c", "t") == larger


@rule("EV-10.4")
def test_a_negated_hard_shell_does_not_count() -> None:
    for size, target in product(range(1, 7), range(1, 7)):
        t = Table(f"c 1/{size} carnivore intelligence", f"t 1/{target} hard_shell", hands=[1])
        assert t.legal("c", "t", "hard_shell") == (target < size <= target + 4)


@rule("EV-10.5")
@pytest.mark.parametrize("population", [1, 2, 4])
def test_burrowing_blocks_exactly_when_the_board_is_full(population: int) -> None:
    for food in range(population + 1):
        t = Table("c 6/4 carnivore", f"t {population}/2 food {food} burrowing")
        assert t.why_attack("c", "t") == ({"EV-10.5"} if food == population else set())


@rule("EV-10.6")
def test_climbing_blocks_who_does_not_climb() -> None:
    t = Table("c 2/4 carnivore | k 2/4 carnivore climbing", "t 2/2 climbing")
    assert t.why_attack("c", "t") == {"EV-10.6"}
    assert t.legal("k", "t")


@rule("EV-10.7")
def test_defensive_herding_blocks_unless_the_attacker_is_more_populous() -> None:
    for attackers, defenders in product(range(1, 7), range(1, 7)):
        t = Table(f"c {attackers}/4 carnivore", f"t {defenders}/2 defensive_herding")
        assert t.why_attack("c", "t") == (set() if attackers > defenders else {"EV-10.7"})


@rule("EV-10.8")
@pytest.mark.parametrize(
    ("row", "blocks"),
    [
        ("t 2/2 symbiosis | u 2/3", True),
        ("t 2/2 symbiosis | u 2/6", True),
        ("t 2/2 symbiosis | u 2/2", False),
        ("t 2/2 symbiosis | u 2/1", False),
        ("t 2/2 symbiosis", False),
        ("u 2/6 | t 2/2 symbiosis", False),
        ("t 2/2 symbiosis | x 2/1 | u 2/6", False),
        ("t 2/2 symbiosis | u 2/2 hard_shell", False),
        ("t 2/2 | u 2/3 symbiosis", False),
        ("t 2/2 symbiosis hard_shell | u 2/3", True),
    ],
)
def test_symbiosis_blocks_beside_a_larger_right_neighbour(row: str, blocks: bool) -> None:
    t = Table("c 3/6 carnivore pack_hunting", row)
    assert t.why_attack("c", "t") == ({"EV-10.8"} if blocks else set())


@rule("EV-10.9")
@pytest.mark.parametrize(
    ("row", "blocks"),
    [
        ("w 2/2 warning_call | t 2/2", True),
        ("t 2/2 | w 2/2 warning_call", True),
        ("w 2/2 warning_call | t 2/2 | v 2/2 warning_call", True),
        ("t 2/2 warning_call", False),
        ("t 2/2 warning_call | u 2/2", False),
        ("t 2/2 | u 2/2 | w 2/2 warning_call", False),
        ("w 2/2 warning_call | u 2/2 | t 2/2", False),
    ],
)
def test_warning_call_beside_the_target_blocks_without_ambush(row: str, blocks: bool) -> None:
    t = Table("c 2/4 carnivore | k 2/4 carnivore ambush | i 2/4 carnivore intelligence", row, hands=[1])
    assert t.why_attack("c", "t") == ({"EV-10.9"} if blocks else set())
    assert t.legal("k", "t")
    assert t.legal("i", "t", "warning_call") == blocks


@rule("EV-10.10")
def test_horns_never_block() -> None:
    t = Table("c 1/4 carnivore", "t 6/3 horns")
    assert t.legal("c", "t")


@rule("EV-10.11")
@pytest.mark.parametrize("pair", list(combinations(BLOCKED, 2)), ids="-".join)
def test_each_blocking_trait_must_be_overcome_by_itself(pair: tuple[str, str]) -> None:
    traits = " ".join(sorted({*pair} - {"warning_call"}))
    caller = "w 1/1 warning_call | " if "warning_call" in pair else ""
    t = Table("c 2/4 carnivore intelligence", f"{caller}t 2/2 food 2 {traits} | u 2/3", hands=[7])
    assert t.legal("c", "t", *pair)
    for one in pair:
        assert not t.legal("c", "t", one)
    assert not t.legal("c", "t")


@rule("EV-10.12")
@pytest.mark.parametrize("trait", DEFENSIVE)
def test_a_trait_that_the_target_does_not_use_cannot_be_negated(trait: str) -> None:
    t = Table("c 2/4 carnivore intelligence", "t 2/2 | u 2/2 horns", hands=[7])
    assert t.why_attack("c", "t", trait) == {"EV-10.12"}


@rule("EV-10.12")
@pytest.mark.parametrize(
    ("attacker", "row", "trait"),
    [
        ("c 3/4 carnivore intelligence", "t 2/2 food 1 burrowing", "burrowing"),
        ("c 3/4 carnivore intelligence climbing", "t 2/2 climbing", "climbing"),
        ("c 3/4 carnivore intelligence", "t 2/2 defensive_herding", "defensive_herding"),
        ("c 3/6 carnivore intelligence", "t 2/1 hard_shell", "hard_shell"),
        ("c 3/4 carnivore intelligence", "t 2/2 symbiosis | u 2/2", "symbiosis"),
        ("c 3/4 carnivore intelligence ambush", "t 2/2 | u 2/2 warning_call", "warning_call"),
        ("c 3/4 carnivore intelligence", "t 2/2 warning_call", "warning_call"),
    ],
)
def test_a_trait_that_does_not_block_this_attack_cannot_be_negated(attacker: str, row: str, trait: str) -> None:
    t = Table(attacker, row, hands=[7])
    assert t.legal("c", "t")
    assert t.why_attack("c", "t", trait) == {"EV-10.12"}


@rule("EV-10.12")
def test_horns_of_the_target_may_be_negated_or_not() -> None:
    t = Table("c 3/4 carnivore intelligence", "t 2/2 horns", hands=[1])
    assert t.legal("c", "t")
    assert t.legal("c", "t", "horns")


@rule("EV-10.23")
@pytest.mark.parametrize(
    ("row", "sets"),
    [
        ("t 2/2", [()]),
        ("t 2/2 horns", [(), ("horns",)]),
        ("t 2/2 climbing", [("climbing",)]),
        ("t 2/2 climbing horns", [("climbing",), ("climbing", "horns")]),
        ("t 2/2 climbing symbiosis | u 2/3 warning_call", [("climbing", "symbiosis", "warning_call")]),
        ("t 2/4", []),
    ],
)
def test_only_the_blocking_set_with_or_without_horns_is_legal(row: str, sets: list[tuple[str, ...]]) -> None:
    t = Table("c 2/4 carnivore intelligence", row, hands=[7])
    assert [n for n in subsets(DEFENSIVE) if t.legal("c", "t", *n)] == sets


@rule("EV-10.23")
def test_exactly_the_legal_negations_are_offered() -> None:
    t = Live("c 3/4 carnivore intelligence", "t 2/2 climbing horns | u 2/2", hands=[["fertile+2", "fertile+3"]])
    assert t.options == ["attack c t climbing", "attack c t climbing,horns", "attack c u"]
    t = Live("c 3/4 carnivore intelligence", "t 2/2 climbing horns | u 2/2", hands=[["fertile+2"]])
    assert t.options == ["attack c t climbing", "attack c u"]
