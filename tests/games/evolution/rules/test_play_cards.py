"""EV-6  Phase 3: play cards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import tangledbank
from tangledbank import Game, NotationError
from tests.dsl import rule
from tests.games.evolution.playing import animals, facts, game, hand, one, play, row, screen, verbs, why
from tests.games.evolution.table import Table

FOUR = ["horns+1", "climbing+5", "foraging+7", "ambush-3"]


def playing(
    *rows: str, cards: Sequence[str] = FOUR, screens: Sequence[int] = (), players: int = 3, hole: int = 0
) -> Game:
    """Phase 3, P1 to play; P2 holds a card, so that the game waits for them afterwards."""
    hands = [list(cards), ["scavenger+2"]]
    return game(*rows, phase=3, hands=hands, screens=screens, players=players, hole=hole)


# ---- turns -------------------------------------------------------------------------
@rule("EV-6.1")
def test_every_player_gets_exactly_one_turn_in_turn_order() -> None:
    g = game("a 1/1", "b 1/1", "d 1/1", phase=3, hands=[1, 1, 1], first="P2", hole=9)
    for player in (2, 3, 1):
        assert g.waiting == [player - 1]
        assert why(g, "end", player % 3) == {"EV-6.1"}
        play(g, "end")
    assert facts(g)["phase"] != 3


@rule("EV-6.1", "EV-3.2")
@pytest.mark.parametrize("seed", range(6))
def test_the_turns_of_a_new_game_are_in_turn_order(seed: int) -> None:
    g = tangledbank.new("evolution", 4, seed=seed)
    play(g, *[g.options(seat)[0] for seat in range(4)])
    first = int(facts(g)["first"][1]) - 1
    for k in range(4):
        assert g.waiting == [(first + k) % 4]
        play(g, "end")
    assert facts(g)["phase"] != 3


@rule("EV-6.1")
def test_after_their_turn_a_player_cannot_play_another_card() -> None:
    g = playing("a 1/1", "b 1/1")
    play(g, "grow horns+1 a body", "end")
    assert g.seat == 1
    assert why(g, "grow climbing+5 a body", 0) == {"EV-6.1"}


@rule("EV-6.2")
def test_a_player_may_play_no_card() -> None:
    g = playing("a 1/1", "b 1/1")
    play(g, "end")
    assert g.seat == 1
    assert hand(g, 1) == FOUR


@rule("EV-6.2")
@pytest.mark.parametrize("played", [1, 2, 3, 4])
def test_a_player_may_play_any_number_of_cards(played: int) -> None:
    g = playing("a 1/1 burrowing", "b 1/1")
    play(g, *[f"grow {card} a population" for card in FOUR[:played]])
    assert hand(g, 1) == FOUR[played:]
    assert one(g, "a")["population"] == 1 + played
    assert "end" in g.options()


@rule("EV-6.2")
def test_cards_may_be_played_in_any_order() -> None:
    g = playing("a 1/1", "b 1/1")
    for card in ("foraging+7", "ambush-3", "horns+1"):
        assert {f"grow {card} a body", f"new {card} left"} <= set(g.options())
        play(g, f"trait {card} a")
    assert one(g, "a")["traits"] == ["foraging+7", "ambush-3", "horns+1"]


@rule("EV-6.3")
def test_there_are_exactly_three_ways_to_play_a_card() -> None:
    g = playing("a 1/1", "b 1/1", cards=["horns+1"])
    assert sorted(g.options()) == [
        "end",
        "grow horns+1 a body",
        "grow horns+1 a population",
        "new horns+1 left",
        "new horns+1 right",
        "trait horns+1 a",
    ]


@rule("EV-6.3")
@pytest.mark.parametrize(
    "way", ["trait horns+1 a", "grow horns+1 a body", "grow horns+1 a population", "new horns+1 left"]
)
def test_a_card_can_be_played_only_once(way: str) -> None:
    g = playing("a 1/1", "b 1/1")
    play(g, way)
    assert "horns+1" not in hand(g, 1)
    for again in ("trait horns+1 a", "grow horns+1 a body", "grow horns+1 a population", "new horns+1 left"):
        assert "EV-6.10" in why(g, again)


# ---- traits ------------------------------------------------------------------------
@rule("EV-6.4")
def test_a_trait_is_put_face_down_on_an_own_species() -> None:
    g = playing("a 1/1 burrowing+1", "b 1/1")
    play(g, "trait horns+1 a")
    a = one(g, "a")
    assert (a["traits"], a["face_down"]) == (["burrowing+1", "horns+1"], ["horns"])
    assert facts(g)["discard"] == []
    assert (a["population"], a["body"]) == (1, 1)


@rule("EV-6.4")
def test_a_trait_needs_a_free_slot() -> None:
    g = playing("a 1/1 burrowing symbiosis fertile | b 1/1 burrowing symbiosis", "d 1/1")
    assert why(g, "trait horns+1 a") == {"EV-1.7", "EV-6.4"}
    assert "trait horns+1 b" in g.options()


@rule("EV-6.4")
@pytest.mark.parametrize("lying", ["climbing+1", "!climbing+1"])
def test_a_trait_needs_a_species_without_a_card_of_it_face_up_or_face_down(lying: str) -> None:
    g = playing(f"a 1/1 {lying}", "d 1/1")
    assert why(g, "trait climbing+5 a") == {"EV-1.8", "EV-6.4"}
    assert "trait horns+1 a" in g.options()


@rule("EX-80", "EV-1.7", "EV-6.4", "EV-6.7")
def test_a_full_species_takes_a_trait_after_one_is_discarded() -> None:
    g = playing("a 1/1 climbing+1 horns+2 foraging+2", "b 1/1", cards=["long_neck+3"], players=4)
    deck = len(facts(g)["deck"])
    assert "EV-1.7" in why(g, "trait long_neck+3 a")
    play(g, "discard a horns", "trait long_neck+3 a")
    assert one(g, "a")["traits"] == ["climbing+1", "foraging+2", "long_neck+3"]
    assert one(g, "a")["face_down"] == ["long_neck"]
    assert facts(g)["discard"] == ["horns+2"]
    assert (hand(g, 1), len(facts(g)["deck"])) == ([], deck)


@rule("EX-81", "EV-1.8", "EV-6.4", "R-43")
def test_a_face_down_card_counts_for_the_duplicate_rule() -> None:
    g = playing("a 1/1", "b 1/1", cards=["climbing+1", "climbing+5"])
    play(g, "trait climbing+1 a")
    assert "EV-1.8" in why(g, "trait climbing+5 a")
    assert "trait climbing+5 a" not in g.options()


@rule("R-43", "EV-6.4")
def test_face_down_cards_occupy_slots() -> None:
    g = playing("a 1/1", "b 1/1")
    play(g, "trait horns+1 a", "trait climbing+5 a", "trait foraging+7 a")
    assert "EV-1.7" in why(g, "trait ambush-3 a")


# ---- new species, growth -----------------------------------------------------------
@rule("EV-6.5")
@pytest.mark.parametrize(("side", "expected"), [("left", ["e", "a", "b"]), ("right", ["a", "b", "e"])])
def test_a_new_species_goes_to_an_end_of_the_row(side: str, expected: list[str]) -> None:
    g = playing("a 1/1 | b 1/1", "c 1/1 | d 1/1")
    play(g, f"new horns+1 {side}")
    assert row(g, 1) == expected
    assert row(g, 2) == ["c", "d"]
    assert facts(g)["discard"] == ["horns+1"]


@rule("EV-6.5")
def test_a_new_species_never_goes_between_two_species() -> None:
    g = playing("a 1/1 | b 1/1 | c 1/1", "d 1/1", cards=["horns+1"])
    assert [option for option in g.options() if option.startswith("new")] == ["new horns+1 left", "new horns+1 right"]


@rule("EX-82", "EV-6.5", "EV-1.5")
def test_one_new_species_at_each_end() -> None:
    g = playing("a 2/3 | b 2/3", "h 1/1")
    play(g, "new horns+1 left", "new climbing+5 right")
    left, a, b, right = row(g, 1)
    assert [a, b] == ["a", "b"]
    assert [(one(g, new)["population"], one(g, new)["body"]) for new in (left, right)] == [(1, 1), (1, 1)]
    assert facts(g)["discard"] == ["horns+1", "climbing+5"]


@rule("EV-6.6")
@pytest.mark.parametrize(("what", "expected"), [("population", (3, 3)), ("body", (2, 4))])
def test_growth_raises_population_or_body_size_by_1(what: str, expected: tuple[int, int]) -> None:
    g = playing("a 2/3 | b 2/3", "d 1/1")
    play(g, f"grow horns+1 a {what}")
    assert (one(g, "a")["population"], one(g, "a")["body"]) == expected
    assert (one(g, "b")["population"], one(g, "b")["body"]) == (2, 3)
    assert facts(g)["discard"] == ["horns+1"]
    assert "horns+1" not in hand(g, 1)


@rule("EX-83", "EV-1.6", "EV-6.6")
def test_growth_stops_at_6() -> None:
    g = playing("a 6/5", "b 1/1")
    assert why(g, "grow horns+1 a population") == {"EV-1.6", "EV-6.6"}
    play(g, "grow horns+1 a body")
    assert one(g, "a")["body"] == 6
    assert why(g, "grow climbing+5 a body") == {"EV-1.6", "EV-6.6"}


# ---- discarding ----------------------------------------------------------------------
@rule("EV-6.7")
def test_any_traits_may_be_discarded_without_cost_limit_or_drawing() -> None:
    g = playing("a 1/1 horns+2 climbing+1 foraging+2 | b 1/1 burrowing+1", "d 1/1")
    deck = len(facts(g)["deck"])
    play(g, "discard a climbing", "discard b burrowing", "discard a horns", "discard a foraging")
    assert [found["traits"] for found in animals(g).values()] == [[], [], []]
    assert facts(g)["discard"] == ["climbing+1", "burrowing+1", "horns+2", "foraging+2"]
    assert (hand(g, 1), len(facts(g)["deck"])) == (FOUR, deck)


@rule("EV-6.7")
def test_a_trait_may_be_discarded_at_any_moment_of_the_turn() -> None:
    g = playing("a 1/1 burrowing", "b 1/1", cards=["horns+1", "ambush-3"])
    for action in ("grow horns+1 a body", "grow ambush-3 a body"):
        assert "discard a burrowing" in g.options()
        play(g, action)
    assert g.options() == ["end", "discard a burrowing"]


@rule("EV-6.7")
def test_only_a_card_that_lies_on_an_own_species_can_be_discarded() -> None:
    g = playing("a 1/1 burrowing", "b 1/1 horns+2")
    assert "EV-6.7" in why(g, "discard a horns")
    assert why(g, "discard b horns") == {"EV-6.10"}
    play(g, "end")
    assert why(g, "discard a burrowing", 0) == {"EV-6.1"}


@rule("EX-84", "EV-6.7", "EV-11.F5")
def test_discarding_a_filled_fat_tissue_scores_its_tokens() -> None:
    g = playing("a 1/4 fat 3 fat_tissue+3 climbing+1 horns+2", "b 1/1", screens=[7])
    play(g, "discard a fat_tissue")
    assert screen(g, 1) == 10
    assert facts(g)["discard"] == ["fat_tissue+3"]
    assert one(g, "a")["fat"] == 0
    assert "trait foraging+7 a" in g.options()


@rule("EV-6.7", "EV-11.F5")
def test_discarding_another_trait_leaves_the_stored_tokens_where_they_are() -> None:
    g = playing("a 1/4 fat 3 fat_tissue+3 climbing+1", "b 1/1", screens=[7])
    play(g, "discard a climbing")
    assert (one(g, "a")["fat"], screen(g, 1)) == (3, 7)


@rule("EV-6.8", "R-08")
def test_a_card_laid_in_this_turn_may_be_discarded() -> None:
    g = playing("a 1/1", "b 1/1")
    play(g, "trait horns+1 a", "discard a horns")
    a = one(g, "a")
    assert (a["traits"], a["face_down"]) == ([], [])
    assert facts(g)["discard"] == ["horns+1"]
    assert "horns+1" not in hand(g, 1)


@rule("R-08", "EV-6.7")
def test_after_discarding_a_trait_the_same_trait_may_be_laid_again() -> None:
    g = playing("a 1/1 horns+2", "b 1/1")
    play(g, "discard a horns", "trait horns+1 a")
    assert one(g, "a")["traits"] == ["horns+1"]


# ---- what plays can use -----------------------------------------------------------------
@rule("EX-85", "EV-6.9")
def test_a_fresh_species_can_be_built_on_at_once() -> None:
    g = game("a 1/1", "b 1/1", phase=3, hands=[FOUR, ["scavenger+2"]])
    play(g, "new horns+1 right")
    new = row(g, 1)[1]
    play(g, f"trait climbing+5 {new}", f"grow foraging+7 {new} population", f"grow ambush-3 {new} body")
    found = one(g, new)
    assert (found["population"], found["body"]) == (2, 2)
    assert (found["traits"], found["face_down"]) == (["climbing+5"], ["climbing"])
    assert (hand(g, 1), len(facts(g)["discard"])) == ([], 3)


@rule("EV-6.9")
def test_a_stripped_species_has_a_free_slot_at_once() -> None:
    g = playing("a 1/1 burrowing symbiosis fertile", "b 1/1")
    assert "trait horns+1 a" not in g.options()
    play(g, "discard a fertile")
    assert "trait horns+1 a" in g.options()


@rule("EV-6.9")
def test_a_species_grown_to_5_can_grow_to_6_and_no_further() -> None:
    g = playing("a 1/4", "b 1/1")
    play(g, "grow horns+1 a body", "grow climbing+5 a body")
    assert one(g, "a")["body"] == 6
    assert "EV-6.6" in why(g, "grow foraging+7 a body")


@rule("EV-6.10", "R-08")
@pytest.mark.parametrize(
    "action", ["trait horns+1 b", "grow horns+1 b population", "grow horns+1 b body", "discard b climbing"]
)
def test_nothing_can_be_played_on_the_species_of_another_player(action: str) -> None:
    g = playing("a 1/1", "b 1/1 climbing")
    assert why(g, action) == {"EV-6.10"}
    assert action not in g.options()


@rule("EV-6.10", "R-08")
def test_a_hand_card_cannot_be_thrown_away() -> None:
    g = playing("a 6/6 burrowing symbiosis fertile", "b 1/1", cards=["horns+1"])
    # Nothing can be done with the card but a new species.
    assert [option for option in g.options() if "horns+1" in option] == ["new horns+1 left", "new horns+1 right"]
    assert why(g, "pay horns+1") == {"EV-10.1", "EV-10.13"}
    with pytest.raises(NotationError):
        g.apply("discard horns+1")


@rule("EV-6.10")
def test_a_card_of_another_hand_cannot_be_played() -> None:
    g = playing("a 1/1", "b 1/1")
    for action in ("trait scavenger+2 a", "grow scavenger+2 a body", "new scavenger+2 left"):
        assert why(g, action) == {"EV-6.10"}


@rule("EV-6.11")
def test_unplayed_cards_are_kept() -> None:
    g = game("a 1/1", "b 1/1", phase=3, hands=[FOUR])
    play(g, "grow horns+1 a body", "end")
    assert facts(g)["round"] == 2
    assert hand(g, 1)[:3] == FOUR[1:]


@rule("EV-6.12")
@pytest.mark.parametrize(
    ("action", "card"),
    [("new horns+1 left", "horns+1"), ("grow horns+1 a body", "horns+1"), ("discard a climbing", "climbing+1")],
)
def test_all_discards_are_made_face_up(action: str, card: str) -> None:
    g = playing("a 1/1 climbing+1", "b 1/1")
    play(g, action)
    assert [g.view(seat)["discard"] for seat in (-1, 0, 1, 2)] == [[card]] * 4


@rule("EV-6.12", "EV-6.8")
def test_a_face_down_trait_is_discarded_face_up() -> None:
    g = playing("a 1/1", "b 1/1")
    play(g, "trait horns+1 a", "discard a horns")
    assert g.view(1)["discard"] == ["horns+1"]


# ---- the reveal -------------------------------------------------------------------------
@rule("EV-6.13")
def test_all_face_down_traits_are_turned_up_together_after_the_last_turn() -> None:
    g = game("a 2/1 | b 2/1", "d 2/1", "e 2/1", phase=3, hands=[["horns+1"], ["climbing+5"], ["ambush-3"]], hole=9)
    for action, lying in (("trait horns+1 a", 1), ("trait climbing+5 d", 2), ("trait ambush-3 e", 3)):
        play(g, action)
        assert sum([len(found["face_down"]) for found in animals(g).values()]) == lying
        play(g, "end")
    assert [found["face_down"] for found in animals(g).values()] == [[]] * 4
    assert [found["traits"] for found in animals(g).values()] == [["horns+1"], [], ["climbing+5"], ["ambush-3"]]


@rule("EV-6.13", "R-43")
def test_no_trait_acts_before_the_reveal() -> None:
    laid = ["long_neck+3", "fertile+2", "fat_tissue+3"]
    g = playing("a 2/2 | b 2/1", "d 1/1", cards=laid, hole=9)
    play(g, *[f"trait {card} a" for card in laid])
    a = one(g, "a")
    assert g.seat == 0
    assert (a["population"], a["food"], a["fat"]) == (2, 0, 0)
    play(g, "end", "end")
    assert facts(g)["phase"] == 4
    assert set(g.options()) == {"act a fat_tissue", "act a fertile", "act a long_neck"}


@rule("EV-6.13", "R-43")
def test_a_face_down_fat_tissue_releases_nothing_when_it_is_discarded_empty() -> None:
    g = playing("a 2/2", "d 1/1", cards=["fat_tissue+3", "horns+1"], screens=[4])
    play(g, "trait fat_tissue+3 a", "discard a fat_tissue")
    assert screen(g, 1) == 4


@rule("EV-6.14")
@pytest.mark.parametrize("in_play", [19, 20])
def test_a_new_species_is_allowed_only_while_fewer_than_20_boards_are_in_play(in_play: int) -> None:
    others = " | ".join(f"{chr(98 + k)} 1/1" for k in range(in_play - 1))
    g = playing("a 1/1", others)
    assert ("EV-6.14" in why(g, "new horns+1 right")) == (in_play == 20)
    assert ("new" in verbs(g)) == (in_play == 19)


@rule("EV-6.14")
def test_the_twentieth_board_is_the_last_that_a_player_can_buy() -> None:
    g = playing("a 1/1", " | ".join(f"{chr(98 + k)} 1/1" for k in range(18)))
    play(g, "new horns+1 right")
    assert why(g, "new climbing+5 right") == {"EV-1.15", "EV-6.14"}


@rule("EV-6.9")
def test_growth_counts_in_the_feeding_of_the_same_round() -> None:
    t = Table("c 1/2 carnivore", "t 1/2")
    assert "EV-10.4" in t.why_attack("c", "t")
    g = game("c 1/2 carnivore", "t 1/2 | u 1/2", phase=3, hands=[["horns+1"]])
    play(g, "grow horns+1 c body", "end")
    assert {"attack c t", "attack c u"} <= set(g.options())
