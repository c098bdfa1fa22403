"""EV-5  Phase 2: select food."""

from __future__ import annotations

import pytest

import tangledbank
from tangledbank import Game, UndoError
from tests.dsl import rule
from tests.games.evolution.playing import animals, facts, game, hand, one, play, told, verbs, why, words

THREE = ("a 1/1", "b 1/1", "d 1/1")
HANDS = [["horns+1", "ambush-3"], ["climbing+5", "ambush-2"], ["foraging+7", "ambush-1"]]


def choosing() -> Game:
    """Three players with two cards each, about to choose."""
    return game(*THREE, phase=2, hands=HANDS, listen=True)


@rule("EV-5.1")
def test_a_player_chooses_one_card_of_their_hand() -> None:
    g = choosing()
    assert [g.options(seat) for seat in range(3)] == [[f"food {card}" for card in cards] for cards in HANDS]
    for seat, foreign in ((0, "climbing+5"), (1, "horns+1"), (2, "long_neck+3")):
        assert why(g, f"food {foreign}", seat) == {"EV-5.1"}


@rule("EV-5.1")
def test_a_player_chooses_exactly_one_card() -> None:
    g = choosing()
    g.apply("food horns+1", 0)
    assert why(g, "food ambush-3", 0) == {"EV-5.1"}
    assert why(g, "end", 1) == {"EV-6.1"}
    g.apply("food ambush-2", 1)
    g.apply("food foraging+7", 2)
    assert [seat["food_card"] for seat in facts(g)["seats"]] == ["horns+1", "ambush-2", "foraging+7"]
    assert [hand(g, player) for player in (1, 2, 3)] == [["ambush-3"], ["climbing+5"], ["ambush-1"]]


@rule("EV-5.1")
def test_the_only_card_of_a_hand_has_to_be_laid() -> None:
    g = game(*THREE, phase=2, hands=[["horns+1"], HANDS[1], HANDS[2]])
    assert g.options(0) == ["food horns+1"]
    play(g, "food horns+1", "food ambush-2", "food ambush-1")
    assert facts(g)["seats"][0]["food_card"] == "horns+1"
    assert hand(g, 1) == []


@rule("EV-5.2")
@pytest.mark.parametrize("card", ["fertile+5", "carnivore+5", "long_neck+5", "climbing+5", "cooperation+5"])
def test_only_the_food_value_of_a_food_card_matters(card: str) -> None:
    g = game("a 2/2 | b 1/1", phase=2, hands=[[card, "ambush-1"]], hole=1)
    play(g, f"food {card}", "end")
    assert facts(g)["hole"] == 6
    assert [(found["population"], found["food"], found["traits"]) for found in animals(g).values()] == [
        (2, 0, []),
        (1, 0, []),
    ]
    assert g.options() == ["feed a", "feed b"]


@rule("EV-5.3", "EX-89", "EV-18.1")
def test_three_face_down_cards_lie_there_and_a_player_knows_only_their_own() -> None:
    g = choosing()
    play(g, "food horns+1", "food climbing+5", "food foraging+7")
    view: dict[str, object] = g.view(2)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert [seat["food_laid"] for seat in seats] == [True, True, True]
    assert [seat["food_card"] for seat in seats] == [None, None, "foraging+7"]
    assert not {"horns+1", "climbing+5", "horns", "climbing"} & words(view)


@rule("EV-5.3", "R-39")
def test_the_choices_are_hidden_from_those_who_still_choose() -> None:
    g = choosing()
    g.apply("food horns+1", 0)
    assert not {"horns+1", "ambush-3"} & words([g.view(seat) for seat in (-1, 1, 2)])
    assert {"horns+1", "ambush-3"} <= words(g.view(0))
    assert told(g, "food-card", 1) == told(g, "food-card-hidden", 1) == []


@rule("EV-5.3")
def test_the_choices_can_come_in_any_order() -> None:
    one_way, other_way = choosing(), choosing()
    for seat in (0, 1, 2):
        one_way.apply(one_way.options(seat)[1], seat)
    for seat in (2, 0, 1):
        other_way.apply(other_way.options(seat)[1], seat)
    assert one_way.position() == other_way.position()


@rule("EV-5.3")
@pytest.mark.parametrize("phase", [3, 4])
def test_nobody_sees_the_card_of_another_before_the_reveal(phase: int) -> None:
    g = game("a 1/1 fertile long_neck", "b 1/1", phase=phase, food_cards=["horns+1"], hands=[["ambush-3"]])
    assert facts(g)["phase"] == phase
    assert "horns+1" in words(g.view(0))
    assert "horns+1" not in words([g.view(seat) for seat in (-1, 1, 2)])


@rule("EV-5.3", "EV-18.2")
def test_with_the_reveal_everybody_sees_all_food_cards() -> None:
    g = game("a 1/1 | b 1/1", phase=4, food_cards=["horns+1", "climbing+5", "foraging+7"], listen=True)
    assert facts(g)["phase"] == 5
    for seat in (-1, 0, 1, 2):
        assert g.view(seat)["discard"] == ["climbing+5", "foraging+7", "horns+1"]
        assert [args["seat"] for args in told(g, "food", seat)] == [1, 2, 3]


@rule("EV-5.4", "R-07")
def test_a_chosen_card_cannot_be_taken_back_once_all_have_chosen() -> None:
    g = choosing()
    g.apply("food horns+1", 0)
    g.apply("food climbing+5", 1)
    assert g.undo(0) == "food horns+1"
    g.apply("food ambush-3", 0)
    g.apply("food foraging+7", 2)
    with pytest.raises(UndoError):
        g.undo(2)
    with pytest.raises(UndoError):
        g.undo(0)
    assert facts(g)["seats"][0]["food_card"] == "ambush-3"


@rule("EV-5.5", "R-07")
def test_a_player_with_an_empty_hand_places_no_card() -> None:
    g = game(*THREE, phase=2, hands=[HANDS[0], [], HANDS[2]])
    assert g.waiting == [0, 2]
    play(g, "food horns+1", "food foraging+7")
    assert [seat["food_card"] for seat in facts(g)["seats"]] == ["horns+1", None, "foraging+7"]
    assert g.seat == 0
    assert verbs(g) > {"end"}


@rule("EV-5.5", "EV-15.6")
def test_if_nobody_has_a_card_nothing_is_placed_and_the_round_goes_on() -> None:
    g = game("a 1/1 | b 1/1", "d 1/1", "e 1/1", phase=1, deck=0, hole=3)
    assert facts(g)["phase"] == 5
    assert facts(g)["hole"] == 3
    assert one(g, "a")["food"] == 0


@rule("EV-5.1")
def test_the_question_is_asked_of_everybody_at_the_same_time() -> None:
    g = tangledbank.new("evolution", 5, seed=1)
    assert g.waiting == [0, 1, 2, 3, 4]
