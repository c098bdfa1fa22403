"""EV-7  Phase 4: add food."""

from __future__ import annotations

import pytest

from tests.dsl import rule
from tests.games.evolution.playing import DATA, animals, facts, game, one, play, told, verbs, why
from tests.games.evolution.table import Table


# ---- before the reveal -----------------------------------------------------------------
@rule("EV-7.1")
@pytest.mark.parametrize("trait", [trait["key"] for trait in DATA["traits"]])
def test_only_the_traits_with_the_icon_act_before_the_reveal(trait: str) -> None:
    others = "d 1/1 fertile long_neck" if trait != "fertile" else "d 1/1 fat_tissue long_neck"
    g = game(f"a 1/1 {trait} | {others}", phase=4)
    assert facts(g)["phase"] == 4
    assert (f"act a {trait}" in g.options()) == (trait in ("fat_tissue", "fertile", "long_neck"))
    assert ("EV-7.1" in why(g, f"act a {trait}")) == (trait not in DATA["before_reveal_traits"])


@rule("EV-7.1")
def test_the_traits_act_before_the_food_cards_are_turned_over() -> None:
    g = game("a 1/1 fertile | b 1/1 long_neck", phase=4, food_cards=["long_neck+9"], listen=True)
    assert g.options() == ["act a fertile", "act b long_neck"]
    assert (facts(g)["hole"], facts(g)["seats"][0]["food_card"]) == (0, "long_neck+9")
    play(g, "act b long_neck")
    # The hole was still empty, so the fertile species did not grow.
    keys = [message.key for message in g.story()]
    assert keys.index("evo-event-plant") < keys.index("evo-event-food")
    assert told(g, "population") == []


@rule("EV-7.2", "R-09")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_players_resolve_their_traits_in_turn_order(first: int) -> None:
    rows = [f"{board} 1/2 fertile long_neck" for board in "abd"]
    g = game(*rows, phase=4, hole=5, first=f"P{first}")
    asked = []
    while facts(g)["phase"] == 4:
        asked.append(g.seat + 1)
        g.apply(g.options()[0])
    assert asked == [(first - 1 + k) % 3 + 1 for k in range(3)]


@rule("EV-7.2")
def test_the_order_between_players_changes_nothing() -> None:
    ends = []
    for first in ("P1", "P2", "P3"):
        g = game(
            "a 1/2 fertile long_neck | b 1/1 cooperation",
            "d 2/3 fat 2 fat_tissue long_neck",
            phase=4,
            first=first,
            hole=2,
        )
        while facts(g)["phase"] == 4:
            g.apply(g.options()[-1])
        ends.append((animals(g), facts(g)["hole"]))
    assert ends[0] == ends[1] == ends[2]


@rule("EV-7.3", "R-09")
@pytest.mark.parametrize(
    ("order", "food", "fat"), [(("fat_tissue", "fertile"), 2, 1), (("fertile", "fat_tissue"), 3, 0)]
)
def test_a_player_chooses_the_order_of_their_own_cards(order: tuple[str, str], food: int, fat: int) -> None:
    g = game("a 2/3 fat 3 fat_tissue fertile | b 1/1 | d 1/1", phase=4, hole=1)
    assert g.options() == ["act a fat_tissue", "act a fertile"]
    play(g, f"act a {order[0]}")
    assert (one(g, "a")["population"], one(g, "a")["food"], one(g, "a")["fat"]) == (3, food, fat)


@rule("EV-7.3")
def test_each_card_acts_exactly_once() -> None:
    g = game("a 1/1 fertile | b 1/1 fertile | d 1/1 fertile", phase=4, hole=3)
    play(g, "act b fertile")
    assert g.options() == ["act a fertile", "act d fertile"]
    assert why(g, "act b fertile") == {"EV-7.3"}
    play(g, "act d fertile")
    assert [found["population"] for found in animals(g).values()] == [2, 2, 2]
    assert facts(g)["phase"] == 5


@rule("EV-7.3")
def test_nobody_orders_the_cards_of_another_player() -> None:
    g = game("a 1/1 fertile long_neck", "b 1/1 fertile long_neck", phase=4, hole=3)
    assert not [option for option in g.options() if option.startswith("act b")]
    assert "EV-7.3" in why(g, "act b fertile")
    assert why(g, "act b fertile", 1) == {"EV-7.3"}


@rule("EV-7.4", "R-09")
def test_a_card_that_can_act_must_act() -> None:
    g = game("a 3/1 long_neck | b 1/1 fertile", phase=4, hole=3)
    assert verbs(g) == {"act"}
    assert why(g, "done") == {"EV-8.1", "EV-8.11"}
    assert why(g, "end") == {"EV-6.1"}
    play(g, "act a long_neck")
    assert (one(g, "a")["food"], one(g, "b")["population"]) == (1, 2)


@rule("EV-7.4")
def test_a_single_card_acts_by_itself() -> None:
    g = game("a 3/1 long_neck | b 1/1", "d 1/1 fertile", phase=4, hole=3)
    assert facts(g)["phase"] == 5
    assert (one(g, "a")["food"], one(g, "d")["population"]) == (1, 2)


@rule("EV-7.4")
def test_storing_stays_voluntary() -> None:
    g = game("a 1/2 food 1 long_neck fat_tissue | b 1/1", phase=4, hole=3)
    play(g, "act a long_neck")
    assert g.options() == ["store 0", "store 1"]
    play(g, "store 0")
    assert (one(g, "a")["food"], one(g, "a")["fat"]) == (1, 0)


# ---- rulings on the three cards -----------------------------------------------------------
@rule("R-10")
def test_fertile_at_population_6_does_nothing() -> None:
    t = Table("a 6/1 food 2 fertile", hole=3)
    t.act("a", "fertile")
    assert (t.pop("a"), t.food("a"), t.g.hole, t.screen(1)) == (6, 2, 3, 0)


@rule("R-11")
def test_a_full_long_neck_takes_nothing_and_triggers_nothing() -> None:
    t = Table("a 1/1 food 1 long_neck cooperation foraging | b 2/1")
    t.act("a", "long_neck")
    assert (t.food("a"), t.food("b"), t.screen(1)) == (1, 0, 0)


@rule("R-11")
@pytest.mark.parametrize(("store", "fat", "neighbour"), [("all", 1, 1), ("none", 0, 0)])
def test_a_full_long_neck_triggers_if_the_token_is_stored(store: str, fat: int, neighbour: int) -> None:
    t = Table("a 1/1 food 1 long_neck cooperation fat_tissue | b 2/1", store=store)
    t.act("a", "long_neck")
    assert (t.fat("a"), t.food("b")) == (fat, neighbour)


# ---- the reveal --------------------------------------------------------------------------
@rule("EV-7.5", "R-44")
@pytest.mark.parametrize(
    ("hole", "food_cards", "expected"),
    [
        (0, ["horns+1", "climbing+2", "foraging+7"], 10),
        (5, ["ambush-3", "pack_hunting-2", "horns+1"], 1),
        (4, ["ambush-3", "pack_hunting-2", "horns+1"], 0),
        (2, ["ambush-3", "pack_hunting-2", "horns+1"], 0),
        (1, ["ambush-3", "ambush+3", "horns+1"], 2),
        (0, ["pack_hunting-3", "ambush-3", "horns+5"], 0),
        (7, ["ambush+0"], 7),
        (7, [], 7),
    ],
)
def test_the_values_are_added_to_one_sum_and_the_hole_never_falls_below_0(
    hole: int, food_cards: list[str], expected: int
) -> None:
    assert facts(game(phase=4, hole=hole, food_cards=food_cards))["hole"] == expected


@rule("EV-7.6")
@pytest.mark.parametrize(("first", "order"), [("P1", [0, 1, 2]), ("P2", [1, 2, 0])])
def test_the_food_cards_go_to_the_discard_pile_face_up(first: str, order: list[int]) -> None:
    laid = ["horns+1", "climbing+2", "foraging+7"]
    g = game("a 1/1 | b 1/1", phase=4, first=first, food_cards=laid, discard=["ambush-3"])
    assert facts(g)["discard"] == ["ambush-3", *[laid[k] for k in order]]
    assert [seat["food_card"] for seat in facts(g)["seats"]] == [None] * 3
    assert g.view(-1)["discard"] == ["ambush-3", "climbing+2", "foraging+7", "horns+1"]
