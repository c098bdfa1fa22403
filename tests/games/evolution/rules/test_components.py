"""EV-1  Components and data."""

from __future__ import annotations

from collections import Counter

import pytest

import tangledbank
from tangledbank import NotationError, OptionError, PositionError
from tangledbank.games.evolution.notation import NOTATION
from tangledbank.games.evolution.terms import (
    HARD_SHELL_BONUS,
    PLANTS_PER_CARD,
    POPULATION_MAX,
    SIZE_MAX,
    SPECIES_BOARDS,
    TRAIT_SLOTS,
)
from tangledbank.games.evolution.traits import BEFORE_REVEAL_BITS, DECK_SIZE, DEFENSIVE, TRAITS
from tests.dsl import rule
from tests.games.evolution.playing import (
    DATA,
    animals,
    cards,
    facts,
    game,
    hand,
    one,
    play,
    row,
    screen,
    trait_of,
    value_of,
    why,
)
from tests.games.evolution.table import Table

SPECIES = DATA["start"]["species"]


def deck_by_trait() -> dict[str, list[int]]:
    """The food values of all cards of a new game, by trait."""
    found: dict[str, list[int]] = {}
    for card in cards(tangledbank.new("evolution", 4).position()):
        found.setdefault(trait_of(card), []).append(value_of(card))
    return {trait: sorted(values) for trait, values in found.items()}


# ---- cards ------------------------------------------------------------------------
@rule("EV-1.1")
def test_the_deck_has_17_carnivores_and_7_cards_of_each_of_16_other_kinds() -> None:
    copies = {trait: len(values) for trait, values in deck_by_trait().items()}
    assert copies == {trait["key"]: trait["copies"] for trait in DATA["traits"]}
    assert copies.pop("carnivore") == 17
    assert Counter(copies.values()) == {7: 16}


@rule("EV-1.2")
def test_every_card_has_its_own_identity() -> None:
    deck = cards(tangledbank.new("evolution", 4).position())
    assert len(set(deck)) == len(deck) == 129
    g = game("a 1/1", phase=3, hands=[["climbing+3", "climbing+3b", "climbing+5"]])
    play(g, "grow climbing+3b a body")
    assert hand(g, 1) == ["climbing+3", "climbing+5"]


@rule("EV-1.2")
@pytest.mark.parametrize("card", ["ambush-3", "ambush+0", "ambush+3"])
def test_a_food_value_may_be_negative_zero_or_positive(card: str) -> None:
    g = game(phase=4, hole=10, food_cards=[card])
    assert facts(g)["hole"] == 10 + int(card[-2:])


@rule("EV-1.3", "R-01")
@pytest.mark.parametrize("trait", [pytest.param(trait, id=trait["key"]) for trait in DATA["traits"]])
def test_the_food_values_of_a_trait_are_those_of_the_default_set(trait: dict[str, object]) -> None:
    key, values = str(trait["key"]), trait["food_values"]
    assert deck_by_trait()[key] == values
    for card in [card for card in cards(tangledbank.new("evolution", 4).position()) if trait_of(card) == key]:
        assert facts(game(phase=4, hole=10, food_cards=[card]))["hole"] == 10 + value_of(card)


@rule("EV-1.3", "R-01")
def test_the_deck_sum_is_422() -> None:
    assert sum(sum(values) for values in deck_by_trait().values()) == 422


@rule("EV-1.3")
def test_the_printed_facts_of_all_traits_are_those_of_the_data() -> None:
    printed = [(t.key, t.food, t.defensive, t.before_reveal is not None) for t in TRAITS]
    told_by_data = [
        (t["key"], t["food_values"], t["negatable_by_intelligence"], t["before_reveal_icon"]) for t in DATA["traits"]
    ]
    assert printed == told_by_data
    assert [t.key for t in TRAITS if t.bit & BEFORE_REVEAL_BITS] == DATA["before_reveal_traits"]


# ---- species ------------------------------------------------------------------------
@rule("EV-1.4")
@pytest.mark.parametrize(
    "drawing",
    ["a 0/1", "a 7/1", "a 1/0", "a 1/7", "a 2/1 food 3", "a 2/1 fat 1", "a 2/3 fat 4 fat_tissue"],
)
def test_a_species_outside_its_limits_is_no_position(drawing: str) -> None:
    with pytest.raises(PositionError):
        game(drawing)


@rule("EV-1.4")
@pytest.mark.parametrize("drawing", ["a 1/1", "a 6/6 food 6", "a 2/3 food 2 fat 3 fat_tissue"])
def test_a_species_at_its_limits_is_a_position(drawing: str) -> None:
    t = Table(drawing)
    assert (t.pop("a"), t.size("a")) == tuple(int(n) for n in drawing.split()[1].split("/"))


@rule("EV-1.4")
def test_a_species_holds_no_more_tokens_than_its_population_and_its_body_size_on_fat_tissue() -> None:
    t = Table("a 2/3 fat_tissue intelligence", hands=[5])
    for _ in range(3):
        t.think("a")
    assert (t.food("a"), t.fat("a")) == (2, 3)
    assert "EV-8.2" in t.why(f"think a {t.card(1)}")


@rule("EV-1.5")
def test_a_new_species_has_population_1_body_size_1_no_food_and_no_traits() -> None:
    g = game("a 3/4 climbing", phase=3, hands=[["horns+1", "horns+2"]])
    play(g, "new horns+1 right")
    b = one(g, "b")
    assert (b["population"], b["body"], b["food"], b["traits"], b["fat"]) == (1, 1, 0, [], 0)
    assert [SPECIES[key] for key in ("population", "body_size", "food", "traits")] == [1, 1, 0, []]


@rule("EV-1.5", "EV-4.1")
def test_a_free_species_is_a_new_one_even_on_a_board_that_was_used() -> None:
    t = Table("a 5/6 food 4 fat 2 fat_tissue climbing", "b 1/1")
    t.kill("a")
    t.deal()
    assert t.row(1) == ["a"]
    assert (t.pop("a"), t.size("a"), t.food("a"), t.fat("a"), t.g.cards[0]) == (1, 1, 0, 0, ())


@rule("EV-1.6")
@pytest.mark.parametrize("what", ["population", "body"])
def test_neither_population_nor_body_size_exceeds_6(what: str) -> None:
    g = game("a 5/5", phase=3, hands=[["horns+1", "horns+2", "horns+4"]])
    play(g, f"grow horns+1 a {what}")
    assert one(g, "a")[what] == 6
    assert "EV-1.6" in why(g, f"grow horns+2 a {what}")
    assert f"grow horns+2 a {what}" not in g.options()


@rule("EV-1.7")
@pytest.mark.parametrize(("players", "slots"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_a_species_carries_at_most_3_traits_and_2_in_the_two_player_game(players: int, slots: int) -> None:
    four = ["ambush-3", "horns+1", "foraging+2", "scavenger+2"]
    g = game("a 1/1", phase=3, hands=[four], players=players)
    play(g, *[f"trait {card} a" for card in four[:slots]])
    assert "EV-1.7" in why(g, f"trait {four[slots]} a")
    assert not [option for option in g.options() if option.startswith("trait")]


@rule("EV-1.8")
def test_a_species_never_carries_two_cards_of_the_same_trait() -> None:
    g = game("a 1/1 horns+1 | b 1/1", phase=3, hands=[["horns+2", "horns+4"]])
    assert "EV-1.8" in why(g, "trait horns+2 a")
    assert "trait horns+2 a" not in g.options()
    assert "trait horns+2 b" in g.options()


@rule("EV-1.9")
def test_body_size_survives_attack_horns_and_starvation() -> None:
    t = Table("c 3/6 carnivore", "t 3/4 food 1 horns")
    t.attack("c", "t")
    t.end_feeding()
    assert (t.pop("c"), t.pop("t")) == (2, 1)
    assert (t.size("c"), t.size("t")) == (6, 4)


@rule("EV-1.9")
def test_body_size_survives_the_loss_of_fat_tissue() -> None:
    g = game("a 1/4 fat 2 fat_tissue | b 1/1", phase=3, hands=[["horns+1"]])
    play(g, "discard a fat_tissue")
    assert one(g, "a")["body"] == 4


# ---- the table ------------------------------------------------------------------------
@rule("EV-1.10")
def test_the_food_cards_lie_on_the_watering_hole_from_phase_2_to_phase_4() -> None:
    g = tangledbank.new("evolution", 3, seed=4)
    laid = [hand(g, player)[0] for player in (1, 2, 3)]
    assert [seat["food_card"] for seat in facts(g)["seats"]] == [None] * 3
    play(g, *[f"food {card}" for card in laid])
    assert facts(g)["phase"] == 3
    assert [seat["food_card"] for seat in facts(g)["seats"]] == laid
    play(g, "end", "end", "end")
    assert [seat["food_card"] for seat in facts(g)["seats"]] == [None] * 3


@rule("EV-1.10")
def test_the_watering_hole_cannot_hold_less_than_nothing() -> None:
    with pytest.raises(PositionError):
        game("a 1/1", hole=-1)


@rule("EV-1.11", "R-05")
def test_the_food_bank_never_runs_out() -> None:
    # All tokens of the box, 132 and 12 tens, lie behind screens already.
    t = Table("a 6/1 intelligence foraging", "c 6/6 carnivore", "s 6/5 scavenger", hands=[2], screens=[252, 252, 252])
    for _ in range(2):
        t.think("a")
    t.attack("c", "s")
    assert (t.food("a"), t.food("c"), t.food("s")) == (6, 5, 1)


@rule("EV-1.12")
def test_plant_and_meat_are_alike_once_they_are_placed() -> None:
    t = Table("a 3/1 scavenger | c 1/3 carnivore", "b 2/2", hole=9)
    t.feed("a")
    t.attack("c", "b")
    assert (t.food("a"), t.food("c")) == (2, 1)
    t.end_feeding()
    assert t.screen(1) == 3
    assert t.score(1) == 3 + 3 + 2


@rule("EV-1.13")
def test_a_hand_has_no_size_limit() -> None:
    g = game("a 1/1", phase=1, hands=[100])
    assert len(hand(g, 1)) == 104
    assert len(g.options(0)) == 104


@rule("EV-1.13")
def test_a_species_that_does_not_exist_cannot_be_named() -> None:
    g = game("a 1/1", phase=3, hands=[["horns+1"]])
    assert why(g, "trait horns+1 e") == {"EV-1.13"}


# ---- neighbours ------------------------------------------------------------------------
@rule("EV-1.14", "R-03")
def test_the_last_species_of_a_row_has_no_right_neighbour() -> None:
    t = Table("a 2/1 | b 2/1 cooperation", "d 2/1", hole=9)
    t.feed("b")
    assert (t.food("b"), t.food("a"), t.food("d")) == (1, 0, 0)


@rule("EV-1.14", "R-03")
def test_right_is_right_in_the_row_of_any_owner() -> None:
    t = Table("a 2/1", "b 2/1 | d 2/1 cooperation | e 2/1", hole=9)
    t.feed("d")
    assert (t.food("d"), t.food("e"), t.food("b")) == (1, 1, 0)


@rule("EV-1.14", "R-03")
@pytest.mark.parametrize(
    ("rows", "legal"),
    [
        (("w 1/1 warning_call | t 1/1",), False),
        (("t 1/1 | w 1/1 warning_call",), False),
        (("w 1/1 warning_call | x 1/1 | t 1/1",), True),
        (("t 1/1 | x 1/1 | w 1/1 warning_call",), True),
        (("t 1/1", "w 1/1 warning_call"), True),
        (("w 1/1 warning_call", "t 1/1"), True),
    ],
)
def test_only_direct_neighbours_in_the_same_row_touch(rows: tuple[str, ...], legal: bool) -> None:
    assert Table("c 1/3 carnivore", *rows).legal("c", "t") == legal


# ---- boards ------------------------------------------------------------------------
def boards(n: int, first: int = 0) -> str:
    """A row of n species with board names from a number on."""
    names = [chr(97 + k) if k < 26 else "a" + chr(71 + k) for k in range(first, first + n)]
    return " | ".join(f"{name} 1/1" for name in names)


@rule("EV-1.15", "EV-6.14", "R-04")
@pytest.mark.parametrize(("in_play", "legal"), [(19, True), (20, False), (21, False)])
def test_a_new_species_needs_one_of_20_boards(in_play: int, legal: bool) -> None:
    g = game(boards(1), boards(in_play - 1, 1), phase=3, hands=[["horns+1"]])
    assert why(g, "new horns+1 left") == (set() if legal else {"EV-1.15", "EV-6.14"})
    assert ("new horns+1 left" in g.options()) == legal


@rule("EV-1.15")
def test_the_board_of_an_extinct_species_returns_to_the_supply() -> None:
    g = game("z 1/3 carnivore", boards(19), hole=50)
    assert g.view(0)["boards_left"] == 0
    play(g, "attack z a")
    assert g.view(0)["boards_left"] == 1


@rule("EV-1.15", "R-04")
def test_the_free_board_of_phase_1_is_granted_beyond_20() -> None:
    g = game(boards(20), phase=1)
    assert [len(row(g, player)) for player in (1, 2, 3)] == [20, 1, 1]


@rule("R-04")
def test_the_limit_of_boards_can_be_switched_off() -> None:
    g = game(boards(25), phase=3, hands=[["horns+1", "horns+2"]], options={"species_boards": None})
    play(g, "new horns+1 left")
    assert len(row(g, 1)) == 26


@rule("R-04")
def test_only_20_boards_or_no_limit_can_be_chosen() -> None:
    with pytest.raises(OptionError):
        tangledbank.new("evolution", 3, species_boards=19)


# ---- piles, marker, kinds ---------------------------------------------------------------
@rule("EV-1.16")
def test_everybody_sees_the_discard_pile_and_nobody_the_deck() -> None:
    g = game("a 1/1 | b 1/1", hole=1, discard=["horns+1", "ambush-3"], deck=["climbing+5", "climbing+4"])
    for seat in (-1, 0, 1, 2):
        assert g.view(seat)["discard"] == ["ambush-3", "horns+1"]
        assert g.view(seat)["deck"] == 2


@rule("EV-1.17")
@pytest.mark.parametrize("holder", ["P1", "P2", "P3"])
def test_one_player_holds_the_first_player_marker(holder: str) -> None:
    g = game("a 1/1 | b 1/1", "d 1/1 | e 1/1", "h 1/1 | i 1/1", phase=3, hands=[1, 1, 1], first=holder)
    assert [g.view(seat)["first"] for seat in (-1, 0, 1, 2)] == [holder] * 4
    assert f"P{g.seat + 1}" == holder


@rule("EV-1.18")
def test_a_carnivore_is_a_species_with_carnivore_and_a_herbivore_one_without() -> None:
    g = game("c 2/3 carnivore | h 2/3 climbing ambush pack_hunting", "t 1/1 | u 1/1", hole=5)
    assert set(g.options()) == {"attack c t", "attack c u", "feed h"}
    assert "EV-9.1" in why(g, "feed c")
    assert "EV-10.2" in why(g, "attack h t")


@rule("EV-1.18", "EV-6.13")
def test_a_carnivore_laid_in_this_round_is_one_when_the_traits_are_revealed() -> None:
    g = game("a 2/2 long_neck | b 1/1 | d 1/1", phase=3, hole=3, hands=[["carnivore+3"]])
    play(g, "trait carnivore+3 a")
    play(g, "end")
    assert one(g, "a")["food"] == 0
    assert {"attack a b", "attack a d", "feed b"} <= set(g.options())


@rule("EV-1.19", "R-02")
def test_the_defensive_traits_are_seven() -> None:
    seven = ["burrowing", "climbing", "defensive_herding", "hard_shell", "horns", "symbiosis", "warning_call"]
    assert [trait.key for trait in DEFENSIVE] == seven == DATA["defensive_traits"]


@rule("EV-1.19", "R-02")
@pytest.mark.parametrize("trait", [trait["key"] for trait in DATA["traits"]])
def test_intelligence_can_name_defensive_traits_only(trait: str) -> None:
    if trait in DATA["defensive_traits"]:
        assert NOTATION.read(f"attack c t {trait}") > NOTATION.read("attack c t")
    else:
        with pytest.raises(NotationError):
            NOTATION.read(f"attack c t {trait}")


@rule("EV-1.19", "R-02")
@pytest.mark.parametrize(
    ("trait", "row"),
    [
        ("burrowing", "t 1/1 food 1 burrowing"),
        ("climbing", "t 1/1 climbing"),
        ("defensive_herding", "t 2/1 defensive_herding"),
        ("hard_shell", "t 1/2 hard_shell"),
        ("horns", "t 1/1 horns"),
        ("symbiosis", "t 1/1 symbiosis | u 1/2"),
        ("warning_call", "t 1/1 | u 1/1 warning_call"),
    ],
)
def test_intelligence_negates_each_defensive_trait(trait: str, row: str) -> None:
    t = Table("c 1/3 carnivore intelligence", row, hands=[1])
    assert t.legal("c", "t", trait)
    assert t.legal("c", "t") == (trait not in DATA["blocking_traits"])


@rule("EV-1.20")
def test_the_number_of_wooden_markers_and_tokens_in_the_box_limits_nothing() -> None:
    # 25 boards would need 50 of the 40 markers, and 600 tokens are more than the box has.
    g = game(boards(20), players=6, phase=1, screens=[100] * 6, hole=600)
    assert len(animals(g)) == 25
    assert (facts(g)["hole"], screen(g, 6)) == (600, 100)


# ---- figures -------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("figure", "number"),
    [
        pytest.param("deck_size", DECK_SIZE, marks=rule("EV-1.1")),
        pytest.param("population_max", POPULATION_MAX, marks=rule("EV-1.6")),
        pytest.param("body_size_max", SIZE_MAX, marks=rule("EV-1.6")),
        pytest.param("trait_slots", TRAIT_SLOTS, marks=rule("EV-1.7")),
        pytest.param("species_boards", SPECIES_BOARDS, marks=rule("EV-1.15")),
        pytest.param("hard_shell_bonus", HARD_SHELL_BONUS, marks=rule("R-45")),
        pytest.param("intelligence_plants_per_card", PLANTS_PER_CARD, marks=rule("EV-11.I1")),
    ],
)
def test_the_figures_of_the_code_are_those_of_the_specification(figure: str, number: int) -> None:
    assert DATA["limits"][figure] == number


@rule("EV-9.12")
@pytest.mark.parametrize(
    ("figure", "rows", "thing", "taken"),
    [
        ("plants_per_normal_feeding", ("a 6/1",), ("feed", "a"), "a"),
        ("long_neck_tokens", ("a 6/1 long_neck",), ("act", "a", "long_neck"), "a"),
        ("intelligence_plants_per_card", ("a 6/1 intelligence",), ("think", "a"), "a"),
        ("scavenger_tokens", ("c 1/2 carnivore", "t 2/1 | a 6/1 scavenger"), ("attack", "c", "t"), "a"),
        ("cooperation_tokens", ("b 6/1 cooperation | a 6/1",), ("feed", "b"), "a"),
    ],
)
def test_the_tokens_of_a_meal_are_those_of_the_specification(
    figure: str, rows: tuple[str, ...], thing: tuple[str, ...], taken: str
) -> None:
    t = Table(*rows, hole=9, hands=[1])
    getattr(t, thing[0])(*thing[1:])
    assert t.food(taken) == DATA["limits"][figure]
