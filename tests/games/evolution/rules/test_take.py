"""EV-9  Taking food: one operation, its limits and what it triggers."""

from __future__ import annotations

from itertools import product

import pytest

from tangledbank.games.evolution.actions.take import Take
from tangledbank.games.evolution.terms import BANK, HOLE, MEAT, PLANT
from tests.dsl import rule
from tests.games.evolution.live import Live
from tests.games.evolution.table import Table


@rule("EV-9.1")
def test_a_carnivore_takes_no_plants_and_passes_none_on() -> None:
    for source in (HOLE, BANK):
        t = Table("c 3/3 carnivore foraging cooperation | b 3/1", hole=5)
        t.run(Take(t.i("c"), PLANT, source, 2, 0))
        assert (t.food("c"), t.food("b"), t.g.hole) == (0, 0, 5)


@rule("EV-9.1")
def test_a_full_carnivore_with_store_room_stores_no_plants() -> None:
    t = Table("a 2/1 cooperation | c 1/4 food 1 carnivore fat_tissue", hole=5)
    t.feed("a")
    assert (t.fat("c"), t.g.hole) == (0, 4)


@rule("EV-9.2")
@pytest.mark.parametrize(
    ("drawn", "hole", "n", "taken"),
    [
        ("a 6/1", 9, 1, 1),
        ("a 6/1", 9, 4, 4),
        ("a 6/1", 3, 4, 3),
        ("a 6/1", 0, 4, 0),
        ("a 6/1 food 4", 9, 4, 2),
        ("a 6/1 food 6", 9, 4, 0),
        ("a 2/3 food 2 fat 1 fat_tissue", 9, 4, 2),
    ],
)
def test_a_take_is_limited_by_source_and_capacity(drawn: str, hole: int, n: int, taken: int) -> None:
    t = Table(drawn, hole=hole)
    t.run(Take(t.i("a"), PLANT, HOLE, n, 0))
    assert hole - t.g.hole == taken


@rule("EV-9.2")
def test_the_food_bank_never_runs_out() -> None:
    t = Table("a 6/1", hole=0)
    t.run(Take(t.i("a"), MEAT, BANK, 6, 0))
    assert (t.food("a"), t.g.hole) == (6, 0)


@rule("EV-9.3")
def test_tokens_fill_the_board_before_the_fat_tissue() -> None:
    t = Table("c 4/6 food 2 carnivore fat_tissue", "t 2/5")
    t.attack("c", "t")
    assert (t.food("c"), t.fat("c")) == (4, 3)


@rule("EV-9.4")
def test_filling_the_board_is_not_asked_and_storing_is() -> None:
    t = Live("c 4/6 food 2 carnivore fat_tissue", "t 2/5 | u 2/5")
    t.play("attack c t")
    assert (t.food("c"), t.fat("c")) == (4, 0)
    assert t.options == ["store 0", "store 1", "store 2", "store 3"]
    t.play("store 2")
    assert t.fat("c") == 2


@rule("EV-9.4")
def test_the_owner_decides_on_storing_also_outside_their_turn() -> None:
    t = Live("c 4/4 carnivore", "s 1/3 food 1 scavenger fat_tissue | u 2/2")
    t.play("attack c u")
    assert t.player == 2
    assert t.options == ["store 0", "store 1"]
    assert t.why("store 2") == {"EV-9.14", "EV-11.F2"}


@rule("EV-9.5")
@pytest.mark.parametrize(("hole", "n", "taken"), [(9, 1, 2), (9, 2, 3), (9, 3, 4), (2, 2, 2), (1, 1, 1), (0, 1, 0)])
def test_foraging_adds_exactly_one_plant_from_the_same_source(hole: int, n: int, taken: int) -> None:
    t = Table("a 6/1 foraging", hole=hole)
    t.run(Take(t.i("a"), PLANT, HOLE, n, 0))
    assert (t.food("a"), t.g.hole) == (taken, hole - taken)


@rule("EV-9.5")
def test_foraging_at_the_bank_leaves_the_watering_hole_alone() -> None:
    t = Table("a 6/1 foraging intelligence", hands=[1], hole=4)
    t.think("a")
    assert (t.food("a"), t.g.hole) == (3, 4)


@rule("EV-9.5")
def test_foraging_adds_nothing_to_meat() -> None:
    t = Table("a 6/1 foraging", hole=4)
    t.run(Take(t.i("a"), MEAT, BANK, 2, 0))
    assert t.food("a") == 2


@rule("EV-9.6")
@pytest.mark.parametrize("traits", ["cooperation", "foraging cooperation"])
def test_nothing_taken_triggers_nothing(traits: str) -> None:
    t = Table(f"a 2/1 food 2 {traits} | b 2/1", hole=5)
    t.run(Take(t.i("a"), PLANT, HOLE, 1, 0))
    assert (t.food("a"), t.food("b"), t.g.hole) == (2, 0, 5)


@rule("EV-9.6")
def test_an_attacker_left_full_by_horns_passes_nothing_on() -> None:
    t = Table("c 2/4 food 1 carnivore cooperation | b 2/1", "t 2/3 horns")
    t.attack("c", "t")
    assert (t.pop("c"), t.food("c"), t.food("b")) == (1, 1, 0)


@rule("EV-9.7")
@pytest.mark.parametrize(
    ("traits", "store", "fat", "left"),
    [("foraging", "all", 0, 4), ("foraging fat_tissue", "all", 1, 3), ("foraging fat_tissue", "none", 0, 4)],
)
def test_tokens_that_do_not_fit_or_are_declined_stay_at_the_source(
    traits: str, store: str, fat: int, left: int
) -> None:
    t = Table(f"a 3/1 food 2 {traits}", hole=5, store=store)
    t.run(Take(t.i("a"), PLANT, HOLE, 3, 0))
    assert (t.food("a"), t.fat("a"), t.g.hole) == (3, fat, left)


@rule("EV-9.8")
def test_cooperation_gives_one_token_however_many_were_taken() -> None:
    t = Table("c 5/6 carnivore cooperation | b 5/1", "t 2/5")
    t.attack("c", "t")
    assert (t.food("c"), t.food("b")) == (5, 1)


@rule("EV-9.8")
@pytest.mark.parametrize(("hole", "taker", "neighbour"), [(1, 1, 0), (2, 2, 0), (3, 2, 1), (9, 2, 1)])
def test_cooperation_comes_after_the_taker_and_its_foraging(hole: int, taker: int, neighbour: int) -> None:
    t = Table("a 4/1 foraging cooperation | b 4/1", hole=hole)
    t.feed("a")
    assert (t.food("a"), t.food("b")) == (taker, neighbour)


@rule("EV-9.8")
@pytest.mark.parametrize(
    ("hole", "store", "fat", "neighbour"), [(2, "all", 2, 0), (2, "none", 1, 1), (9, "all", 2, 1), (9, "none", 1, 1)]
)
def test_cooperation_comes_once_after_the_taker_has_stored(hole: int, store: str, fat: int, neighbour: int) -> None:
    t = Table("a 1/2 food 1 foraging fat_tissue cooperation | b 2/1", hole=hole, store=store)
    t.feed("a")
    assert (t.fat("a"), t.food("b"), hole - t.g.hole) == (fat, neighbour, fat + neighbour)


@rule("EV-9.8")
def test_cooperation_keeps_the_kind_and_the_source() -> None:
    plants = Table("a 4/1 intelligence cooperation | b 4/1 | d 4/1", hands=[1], hole=5)
    plants.think("a")
    assert (plants.food("b"), plants.g.hole) == (1, 5)
    from_hole = Table("a 4/1 cooperation | b 4/1", hole=5)
    from_hole.feed("a")
    assert (from_hole.food("b"), from_hole.g.hole) == (1, 3)
    meat = Table("c 4/4 carnivore cooperation | k 4/1 carnivore", "t 2/3", hole=5)
    meat.attack("c", "t")
    assert (meat.food("k"), meat.g.hole) == (1, 5)


@rule("EV-9.8")
def test_the_last_species_of_a_row_has_no_right_neighbour() -> None:
    t = Table("b 4/1 | a 4/1 cooperation", "d 4/1", hole=5)
    t.feed("a")
    assert (t.food("b"), t.food("d"), t.g.hole) == (0, 0, 4)


@rule("EV-9.9")
def test_the_neighbour_takes_with_its_own_foraging_and_cooperation_to_the_end_of_the_row() -> None:
    t = Table("a 4/1 cooperation | b 4/1 foraging cooperation | d 4/1 cooperation | e 4/1 foraging", hole=20)
    t.feed("a")
    assert [t.food(board) for board in "abde"] == [1, 2, 1, 2]
    assert t.g.hole == 14


@rule("EV-9.10")
@pytest.mark.parametrize(
    ("second", "hole", "store"),
    [
        ("b 1/1 food 1 cooperation", 9, "all"),
        ("b 1/2 food 1 fat 2 fat_tissue cooperation", 9, "all"),
        ("b 1/2 food 1 fat_tissue cooperation", 9, "none"),
        ("b 3/3 carnivore cooperation", 9, "all"),
        ("b 3/1 cooperation", 1, "all"),
    ],
    ids=["full", "full and store full", "declines to store", "carnivore", "source empty"],
)
def test_a_chain_ends_at_the_first_species_that_takes_nothing(second: str, hole: int, store: str) -> None:
    t = Table(f"a 3/1 cooperation | {second} | d 3/1", hole=hole, store=store)
    before = t.food("b") + t.fat("b")
    t.feed("a")
    assert (t.food("a"), t.food("b") + t.fat("b"), t.food("d")) == (1, before, 0)
    assert t.g.hole == hole - 1


@rule("EV-9.11")
def test_the_transfer_from_fat_tissue_is_no_take() -> None:
    t = Table("a 3/4 fat 3 fat_tissue foraging cooperation | b 2/1", hole=5, phase=4)
    t.act("a", "fat_tissue")
    assert (t.food("a"), t.fat("a"), t.food("b"), t.g.hole) == (3, 0, 0, 5)


@rule("EV-9.11")
def test_tokens_moved_behind_a_screen_are_no_take() -> None:
    t = Table("c 2/4 carnivore", "t 3/2 food 3 cooperation | b 2/1")
    t.attack("c", "t")
    assert (t.screen(2), t.food("t"), t.food("b")) == (1, 2, 0)


@rule("EV-9.11")
def test_the_foraging_token_is_no_take_of_its_own() -> None:
    t = Table("a 4/1 foraging cooperation | b 4/1", hole=9)
    t.feed("a")
    assert (t.food("a"), t.food("b")) == (2, 1)


@rule("EV-9.11")
def test_a_take_whose_token_is_stored_is_a_take() -> None:
    t = Table("a 1/3 food 1 fat_tissue cooperation | b 2/1", hole=5)
    t.feed("a")
    assert (t.fat("a"), t.food("b"), t.g.hole) == (1, 1, 3)


def eat(t: Table, event: str) -> None:
    """One of the events of EV-9.12, for species a."""
    if event == "feed":
        t.feed("a")
    elif event == "long_neck":
        t.act("a", "long_neck")
    elif event == "think":
        t.think("a")
    else:
        t.attack(event, "t")


@rule("EV-9.12")
@pytest.mark.parametrize(
    ("event", "row", "food", "from_hole"),
    [
        ("feed", "a 6/1 foraging", 2, 2),
        ("long_neck", "a 6/1 foraging long_neck", 2, 0),
        ("think", "a 6/1 foraging intelligence", 3, 0),
        ("a", "a 6/6 foraging carnivore", 4, 0),
        ("c", "c 1/6 carnivore | a 6/1 foraging scavenger", 1, 0),
        ("c", "c 6/6 carnivore cooperation | a 6/1 foraging", 1, 0),
    ],
    ids=["normal feeding", "Long Neck", "Intelligence", "meal", "Scavenger", "Cooperation with meat"],
)
def test_every_event_takes_its_number_of_its_kind_from_its_source(
    event: str, row: str, food: int, from_hole: int
) -> None:
    # The eater forages, so plants show as one token more than meat would.
    t = Table(row, "t 2/4", hands=[1], hole=5)
    eat(t, event)
    assert (t.food("a"), 5 - t.g.hole) == (food, from_hole)


@rule("EV-9.12")
@pytest.mark.parametrize(
    ("event", "traits", "from_hole"), [("feed", "", 3), ("long_neck", "long_neck", 0), ("think", "intelligence", 0)]
)
def test_cooperation_takes_one_plant_from_where_the_left_neighbour_took(
    event: str, traits: str, from_hole: int
) -> None:
    t = Table(f"a 6/1 cooperation {traits} | b 6/1 foraging", hands=[1], hole=5)
    eat(t, event)
    assert (t.food("b"), 5 - t.g.hole) == (2, from_hole)


@rule("EV-9.13")
@pytest.mark.parametrize(
    ("drawn", "action"),
    [
        ("a 1/3 food 1 fat_tissue foraging", "feed a"),
        ("a 1/3 food 1 fat_tissue intelligence", "think a fertile+2"),
        ("a 1/3 food 1 fat_tissue carnivore", "attack a t"),
    ],
)
def test_a_full_species_that_begins_to_eat_must_store_a_token(drawn: str, action: str) -> None:
    t = Live(drawn, "t 2/2 | u 2/2", hands=[["fertile+2"]], hole=5)
    t.play(action)
    assert t.options == ["store 1", "store 2"]
    assert t.why("store 0") == {"EV-9.13"}


@rule("EV-9.13")
@pytest.mark.parametrize(
    ("row", "action"),
    [
        ("a 2/3 food 1 fat_tissue foraging | b 1/1", "feed a"),
        ("b 1/1 cooperation | a 1/3 food 1 fat_tissue foraging | e 1/1", "feed b"),
        ("c 2/3 carnivore | a 1/3 food 1 fat_tissue scavenger", "attack c t"),
    ],
    ids=["was hungry", "Cooperation", "Scavenger"],
)
def test_all_other_storing_is_free(row: str, action: str) -> None:
    t = Live(row, "t 2/2 | u 2/2", hole=5)
    t.play(action)
    assert t.options[0] == "store 0"


@rule("EV-9.14")
@pytest.mark.parametrize("traits", ["", "foraging", "fat_tissue", "fat_tissue foraging"])
@pytest.mark.parametrize("kind", [PLANT, MEAT])
def test_the_formula_of_taking(traits: str, kind: int) -> None:
    fats = (0, 1, 2) if "fat_tissue" in traits else (0,)
    forage = 1 if kind == PLANT and "foraging" in traits else 0
    for food, fat, n, hole, all_ in product((0, 2, 3), fats, (1, 2, 4), (0, 1, 2, 9), (False, True)):
        for least in (0, 1) if food == 3 else (0,):
            t = Table(f"a 3/2 food {food} fat {fat} {traits}", hole=hole, store="all" if all_ else "none")
            t.run(Take(t.i("a"), kind, HOLE, n, least))
            offered = min(n + forage, hole)
            board = min(offered, 3 - food)
            most = min(offered - board, 2 - fat) if "fat_tissue" in traits else 0
            stored = most if all_ else min(least, most)
            assert (t.food("a"), t.fat("a")) == (food + board, fat + stored)
            assert hole - t.g.hole == board + stored
