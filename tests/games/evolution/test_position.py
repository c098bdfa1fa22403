"""Positions of Evolution from outside: short and whole, data and text, and everything that can be wrong with one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tangledbank
from tangledbank import BadInput, Game, OptionError, PositionError
from tangledbank.core.check import views_hide
from tangledbank.core.codec import write
from tangledbank.core.playout import play_on
from tangledbank.games.evolution.traits import CARD_NAMES


def whole(plies: int = 80, players: int = 4, **options: bool) -> dict[str, Any]:
    """A position from the middle of a game."""
    game = tangledbank.new("evolution", players=players, seed=9, **options)
    play_on(game.state, 4, plies)
    return json.loads(json.dumps(game.position()))  # type: ignore[no-any-return]


def position(**data: object) -> Game:
    return tangledbank.position("evolution", data)


def test_what_is_not_said_has_a_default() -> None:
    data = position(phase=3, species=[{}, {"owner": "P2"}], seats=[{"hand": 3}]).position()
    assert data["players"] == 2
    assert data["hole"] == 0
    assert data["species"] == [
        {"owner": o, "board": b, "population": 1, "body": 1, "food": 0, "fat": 0, "traits": [], "face_down": []}
        for o, b in (("P1", "a"), ("P2", "b"))
    ]
    assert isinstance(data["deck"], list)
    assert len(data["deck"]) == 129 - 3 - 40, "two players play without 40 cards"


def test_a_sampled_world_of_a_position_without_its_deck_depends_on_nothing_hidden() -> None:
    """Cards of a later deck may be among those that were removed, which never happens in a game."""
    data = {**whole(players=2), "memory": {"reshuffled": [CARD_NAMES[::2]]}}
    game = position(**{key: value for key, value in data.items() if key not in ("deck", "removed")})
    assert views_hide(game.rulebook, game.state)


def test_a_trait_by_its_key_is_any_card_that_is_not_named_elsewhere() -> None:
    data = position(phase=3, seats=[{"hand": ["horns+1"]}], species=[{"traits": ["horns"]}]).position()
    assert data["species"][0]["traits"] == ["horns+2"]  # type: ignore[index]


def test_cards_that_are_placed_nowhere_are_out_of_the_game() -> None:
    data = position(phase=3, seats=[{"hand": 2}], species=[{}], deck=10).position()
    assert len(data["removed"]) == 117  # type: ignore[arg-type]


@pytest.mark.parametrize("plies", [0, 2, 3, 30, 80, 150])
@pytest.mark.parametrize("quick_play", [False, True])
def test_a_whole_position_gives_itself_back(plies: int, quick_play: bool) -> None:
    data = whole(plies, quick_play=quick_play)
    assert tangledbank.position("evolution", data).position() == data
    assert tangledbank.position("evolution", write(data)).position() == data


FRAME = "a frame as it was saved"
TURN: list[object] = [["EndOfFeeding"], ["FeedingTurn", 0, 0, 0, 0, 0]]
ADDING: list[object] = [["EndOfFeeding"], ["FeedingPhase"], ["AddFood"]]
CHOOSING: list[object] = [["EndOfFeeding"], ["FeedingPhase"], ["AddFoodPhase"], ["PlayPhase"]]
PLANNING: list[object] = [["EndOfFeeding"], ["FeedingPhase"], ["AddFoodPhase"], ["RevealTraits"]]
QUICK: dict[str, object] = {"phase": 3, "options": {"quick_play": True}}


@pytest.mark.parametrize(
    ("data", "field", "expected"),
    [
        ({"game": "chess"}, "game", "expected evolution"),
        ({"rules": 2}, "rules", "expected a number from 1 to 1"),
        ({"players": 1}, "players", "a number from 2 to 6"),
        ({"players": 7}, "players", "a number from 2 to 6"),
        ({"seats": [{}] * 3, "players": 2}, "players", "a number from 3 to 6"),
        ({"hole": -1}, "hole", "a number from 0 to 10000"),
        ({"hole": True}, "hole", "a number"),
        ({"hole": "4"}, "hole", "a number"),
        ({"round": 5, "last_round": 3}, "last_round", "a number from 5 to 10000"),
        ({"phase": 6}, "phase", "a number from 1 to 5"),
        ({"first": "P9"}, "first", "expected <seat>"),
        ({"first": "P5"}, "first", "P1 to P2"),
        ({"turn": "P3"}, "turn", "P1 to P2"),
        ({"colour": "red"}, "colour", "game | rules | seats"),
        ({"species": {}}, "species", "a list"),
        ({"species": [3]}, "species[0]", "a dictionary"),
        ({"species": [{"population": 7}]}, "species[0].population", "a number from 1 to 6"),
        ({"species": [{"body": 0}]}, "species[0].body", "a number from 1 to 6"),
        ({"species": [{"food": 2}]}, "species[0].food", "a number from 0 to 1"),
        ({"species": [{"fat": 1}]}, "species[0].fat", "a number from 0 to 0"),
        ({"species": [{"owner": "P3"}]}, "species[0].owner", "P1 to P2"),
        ({"species": [{"board": "a"}, {"board": "a"}]}, "species[1].board", "a letter that no other species has"),
        ({"species": [{"traits": ["wings"]}]}, "species[0].traits", "a card that is not elsewhere yet"),
        ({"species": [{"traits": ["horns+9"]}]}, "species[0].traits", "a card that is not elsewhere yet"),
        ({"species": [{"traits": ["horns+1", "horns+2"]}]}, "species[0].traits", "different traits (EV-1.7, EV-1.8)"),
        (
            {"species": [{"traits": ["horns", "ambush", "climbing"]}]},
            "species[0].traits",
            "at most 2 different traits (EV-1.7, EV-1.8)",
        ),
        ({"species": [{"face_down": ["horns"]}]}, "species[0].face_down", "traits of this species"),
        ({"species": [{"wings": 2}]}, "species[0].wings", "owner | board | population"),
        ({"seats": [{"hand": ["horns+1", "horns+1"]}]}, "seats[0].hand", "a card that is not elsewhere yet"),
        ({"seats": [{"hand": 130}]}, "seats[0].hand", "a list of cards or their number"),
        ({"seats": [{"hand": 100}, {"hand": 100}]}, "seats[1].hand", "at most 29 cards"),
        ({"seats": [{"screen": -1}]}, "seats[0].screen", "a number from 0 to 10000"),
        ({"options": 3}, "options", "a dictionary"),
        ({"stack": [["Fly"]]}, "stack[0]", "a frame as it was saved"),
        ({"stack": ["Round"]}, "stack[0]", "a frame as it was saved"),
        ({"stack": [["Round", 1]]}, "stack[0]", "a frame as it was saved"),
        ({"stack": [["Feeding", 0, 0, 0]]}, "stack[0]", FRAME),
        ({"stack": [["EndOfFeeding"], ["Feeding", 2, 0, 0]]}, "stack[1]", FRAME),
        ({"stack": [["EndOfFeeding"], ["Feeding", 0, 3, 0]]}, "stack[1]", FRAME),
        ({"stack": [["EndOfFeeding"], ["Feeding", 0, 0, 4]]}, "stack[1]", FRAME),
        ({"stack": [*TURN, ["Take", 0, 0, 0, 1, 0]]}, "stack[2]", FRAME),
        ({"stack": [*TURN, ["PayNegation", 0, 1]]}, "stack[2]", FRAME),
        ({"stack": [*TURN, ["StoreFat", 0, 0, 0, 0, 0, 0, 1]], "species": [{}]}, "stack[2]", FRAME),
        ({"stack": [*TURN, ["Strike", 0, 0, 0, 0]], "species": [{}]}, "stack[2]", FRAME),
        ({"stack": [*TURN, ["Strike", 1, 0, 0, 0]], "species": [{}, {"owner": "P2"}]}, "stack[2]", FRAME),
        ({"stack": [*CHOOSING, ["ChooseFood", 3, -1, -1]], "phase": 2}, "stack[4]", FRAME),
        ({"stack": [*CHOOSING, ["ChooseFood", 1, -1, 5]], "phase": 2, "seats": [{"hand": 1}]}, "stack[4]", FRAME),
        ({"stack": [*ADDING, ["ActBeforeReveal", 0, 6 << 24]], "phase": 4, "species": [{}]}, "stack[3]", FRAME),
        ({"stack": [*PLANNING, ["PlanCards", 3, 1, 99]], **QUICK}, "stack[4]", FRAME),
        ({"stack": [*PLANNING, ["PlanCards", 3, 1, 5 << 24, 0]], **QUICK}, "stack[4]", FRAME),
        ({"stack": [*PLANNING, ["PlanCards", 3, 1, 2 << 24, 0]], **QUICK}, "stack[4]", FRAME),
        ({"stack": [*PLANNING, ["PlayCards", 0]], **QUICK}, "stack[4]", FRAME),
        ({"stack": [*PLANNING, ["PlayCards", 0], ["PlayCards", 0]], "phase": 3}, "stack[5]", FRAME),
        # the moment
        ({"stack": TURN, "phase": 3}, "phase", "expected 5"),
        ({"stack": [["Round"]], "round": 4, "last_round": 4}, "last_round", "a round that is still to come"),
        ({"stack": [["Round"]], "species": [{"food": 1}]}, "species", "no food on species boards"),
        ({"stack": TURN, "seats": [{"food_card": "horns"}]}, "seats[0].food_card", "no card on the watering hole"),
        (
            {"stack": CHOOSING[:3], "phase": 3, "species": [{"traits": ["horns"], "face_down": ["horns"]}]},
            "species",
            "traits of this species",
        ),
    ],
)
def test_what_is_wrong_is_named(data: dict[str, object], field: str, expected: str) -> None:
    with pytest.raises(PositionError) as caught:
        tangledbank.position("evolution", data)
    assert f"field {field}: " in str(caught.value)
    assert expected in str(caught.value)
    assert "docs/notation.md" in str(caught.value)


def test_options_of_a_position_are_checked_like_those_of_a_new_game() -> None:
    with pytest.raises(OptionError, match=r"quick_play can be false \| true, not \[1\]"):
        position(options={"quick_play": [1]})


def test_nothing_can_wait_above_a_secret_question() -> None:
    once = [*CHOOSING, ["ChooseFood", 3, -1, -1]]
    assert position(seats=[{"hand": 1}, {"hand": 1}], stack=once, phase=2).options()
    with pytest.raises(PositionError, match=r"field stack\[5\]: expected a frame as it was saved"):
        position(seats=[{"hand": 1}, {"hand": 1}], stack=[*once, once[-1]], phase=2)


def test_something_that_is_no_position_at_all_is_refused() -> None:
    with pytest.raises(PositionError, match="data or text"):
        tangledbank.position("evolution", 7)  # type: ignore[arg-type]


junk = st.none() | st.booleans() | st.integers(-3, 300) | st.sampled_from(["P1", "a", "horns+1", "horns", "x"])


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_position_plays_or_says_why_not(data: st.DataObject) -> None:
    """Change one thing anywhere in a real position: it must load and play, or be refused in words."""
    place: Any = whole(data.draw(st.sampled_from([3, 40, 80])), quick_play=data.draw(st.booleans()))
    damaged = place
    while isinstance(place, (dict, list)) and place:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        if not isinstance(place[key], (dict, list)) or not place[key]:
            place[key] = data.draw(junk)
            break
        place = place[key]
    try:
        game = tangledbank.position("evolution", damaged)
    except BadInput as error:
        assert str(error)
    else:
        play_on(game.state, 1, 40)
