"""EV-18  Hidden and public information: every row of the table, for the owner, the others and a spectator."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank import Game
from tangledbank.core.playout import play_on, playout
from tests.dsl import rule
from tests.games.evolution.playing import facts, game, hand, play, told, words

HAND = ["ambush-3", "climbing+3b"]
MOMENTS = [(phase, quick) for phase in (2, 3, 4, 5) for quick in (False, True)]
at_every_moment = pytest.mark.parametrize(
    ("phase", "quick"), MOMENTS, ids=[f"phase{p}-{'quick' if q else 'standard'}" for p, q in MOMENTS]
)
OTHERS = (-1, 1, 2)
"""A spectator and the two other players."""


def scene(phase: int, quick: bool) -> Game:
    """P1 holds HAND, has laid foraging+7 as food (up to phase 4) and horns+5 face down on a (in phase 3)."""
    down = "!" if phase == 3 else ""
    laid = phase in (3, 4)
    g = game(
        f"a 2/3 fertile+2 long_neck+3 {down}horns+5 | b 1/1",
        "d 2/4 fat 3 fat_tissue+3",
        "e 1/1",
        phase=phase,
        hole=5,
        round=3,
        options={"quick_play": quick},
        hands=[HAND + ([] if laid else ["foraging+7"]), ["carnivore+6", "carnivore+6b"], ["symbiosis+1"]],
        food_cards=["foraging+7", "burrowing+5"] if laid else [],
        screens=[7101, 7202, 7303],
        discard=["scavenger+2", "ambush+3"],
        deck=["warning_call+1", "warning_call+2"],
        listen=True,
    )
    if phase == 2:
        play(g, "food foraging+7")
    assert facts(g)["phase"] == phase
    return g


def side(g: Game, seat: int, player: int) -> Any:
    """What a seat sees of a player's side of the table."""
    seats: Any = g.view(seat)["seats"]
    return seats[player - 1]


# ---- the table, row by row --------------------------------------------------------------
@rule("EV-18.1", "R-39")
@at_every_moment
def test_cards_in_hand_are_known_to_the_owner_and_counted_by_the_others(phase: int, quick: bool) -> None:
    g = scene(phase, quick)
    own = HAND if phase < 5 else [*HAND, "foraging+7"]
    assert (side(g, 0, 1)["hand"], side(g, 0, 1)["hand_size"]) == (own, len(own))
    for seat in OTHERS:
        assert (side(g, seat, 1)["hand"], side(g, seat, 1)["hand_size"]) == (None, len(own))
        assert not {*HAND, "ambush", "climbing"} & words(g.view(seat))
    assert "carnivore" not in "".join(words([g.view(seat) for seat in (-1, 0, 2)]))


@rule("EV-18.1", "EV-5.3")
@at_every_moment
def test_a_food_card_is_known_to_its_owner_and_the_others_see_that_it_lies_there(phase: int, quick: bool) -> None:
    g = scene(phase, quick)
    lies = phase < 5
    assert (side(g, 0, 1)["food_laid"], side(g, 0, 1)["food_card"]) == (lies, "foraging+7" if lies else None)
    for seat in OTHERS:
        assert (side(g, seat, 1)["food_laid"], side(g, seat, 1)["food_card"]) == (lies, None)
        assert "foraging+7" not in words(g.view(seat))


@rule("EV-18.1", "EV-5.1")
@pytest.mark.parametrize("phase", [2, 3])
@pytest.mark.parametrize("card", ["ambush-3", "carnivore+0", "warning_call+5"])
def test_any_card_can_be_seen_lying_on_the_watering_hole(phase: int, card: str) -> None:
    hands = [[card, "horns+1"], ["horns+2"]] if phase == 2 else [["horns+1"], ["horns+2"]]
    g = game("a 1/1", "b 1/1", phase=phase, hands=hands, food_cards=[card] if phase == 3 else [])
    if phase == 2:
        play(g, f"food {card}")
    own = side(g, 0, 1)
    assert (own["hand"], own["hand_size"], own["food_laid"], own["food_card"]) == (["horns+1"], 1, True, card)
    assert (side(g, 1, 1)["hand_size"], side(g, 1, 1)["food_laid"], side(g, 1, 2)["food_laid"]) == (1, True, False)


@rule("EV-18.1")
@pytest.mark.parametrize("quick", [False, True])
def test_face_down_traits_are_known_to_the_owner_and_counted_where_they_lie_by_the_others(quick: bool) -> None:
    g = scene(3, quick)
    a = side(g, 0, 1)["species"][0]
    assert (a["traits"], a["face_down"], a["face_down_traits"]) == (["fertile+2", "long_neck+3"], 1, ["horns+5"])
    for seat in OTHERS:
        a, b = side(g, seat, 1)["species"]
        assert (a["traits"], a["face_down"], a["face_down_traits"]) == (["fertile+2", "long_neck+3"], 1, None)
        assert (b["traits"], b["face_down"], b["face_down_traits"]) == ([], 0, None)
        assert not {"horns", "horns+5"} & words(g.view(seat))


@rule("EV-18.1")
@at_every_moment
def test_everybody_sees_face_up_traits_sizes_and_tokens_on_species(phase: int, quick: bool) -> None:
    g = scene(phase, quick)
    for seat in (0, *OTHERS):
        [d] = side(g, seat, 2)["species"]
        assert (d["population"], d["body"], d["food"], d["fat"], d["traits"]) == (2, 4, 0, 3, ["fat_tissue+3"])


@rule("EV-18.1")
@at_every_moment
def test_everybody_sees_rows_marker_and_watering_hole(phase: int, quick: bool) -> None:
    g = scene(phase, quick)
    for seat in (0, *OTHERS):
        view = g.view(seat)
        rows = [[found["board"] for found in side(g, seat, player)["species"]] for player in (1, 2, 3)]
        assert (rows, view["first"], view["hole"]) == ([["a", "b"], ["d"], ["e"]], "P1", 5)


@rule("EV-18.1", "EV-18.5", "R-39")
@at_every_moment
def test_everybody_saw_how_many_tokens_went_behind_each_screen(phase: int, quick: bool) -> None:
    g = scene(phase, quick)
    for seat in (0, *OTHERS):
        assert [side(g, seat, player)["screen"] for player in (1, 2, 3)] == [7101, 7202, 7303]


@rule("EV-18.1")
@at_every_moment
def test_everybody_sees_round_phase_active_player_last_round_and_boards_left(phase: int, quick: bool) -> None:
    g = scene(phase, quick)
    waiting = {2: ["P2", "P3"], 3: ["P1", "P2", "P3"] if quick else ["P1"]}.get(phase, ["P1"])
    for seat in (0, *OTHERS):
        view = g.view(seat)
        assert (view["round"], view["phase"], view["waiting"], view["boards_left"]) == (3, phase, waiting, 16)
        assert (view["last_round"], view["over"], view["players"]) == (None, False, 3)
    assert game("a 1/1 | b 1/1", hole=5, round=3, last_round=4).view(1)["last_round"] == 4


@rule("EV-18.1", "EV-1.16", "R-39")
@at_every_moment
def test_everybody_sees_the_size_of_the_deck_and_the_discard_pile_itself(phase: int, quick: bool) -> None:
    g = scene(phase, quick)
    for seat in (0, *OTHERS):
        assert (g.view(seat)["deck"], g.view(seat)["discard"]) == (2, ["ambush+3", "scavenger+2"])
        assert "warning_call" not in "".join(words(g.view(seat)))


@rule("EV-18.1", "EV-17.1")
@pytest.mark.parametrize("quick", [False, True])
def test_of_the_40_removed_cards_everybody_sees_the_number_only(quick: bool) -> None:
    g = tangledbank.new("evolution", 2, seed=5, quick_play=quick)
    out = set(facts(g)["removed"])
    while not g.over:
        for seat in (-1, 0, 1):
            assert g.view(seat)["removed"] == 40
            assert not out & words(g.view(seat))
        play_on(g.state, len(out) + facts(g)["seen"], 9)


@rule("EV-18.1")
@at_every_moment
def test_a_view_holds_nothing_else(phase: int, quick: bool) -> None:
    g = scene(phase, quick)
    for seat in (0, *OTHERS):
        view = g.view(seat)
        assert set(view) == {
            *("players", "round", "phase", "last_round", "first", "waiting", "over", "hole"),
            *("deck", "discard", "removed", "reshuffled", "boards_left", "seats", "scores", "options"),
        }
        own = {"hand_size", "hand", "food_laid", "food_card", "screen", "from_deck", "species"}
        on_board = {
            *("board", "population", "body", "food", "fat", "traits"),
            *("face_down", "face_down_traits", "face_down_not"),
        }
        for player in (1, 2, 3):
            assert set(side(g, seat, player)) == own
            assert {key for found in side(g, seat, player)["species"] for key in found} == on_board


@rule("EV-18.1")
@at_every_moment
def test_only_the_asked_player_sees_their_options(phase: int, quick: bool) -> None:
    g = scene(phase, quick)
    for seat in (0, 1, 2):
        assert g.view(seat)["options"] == g.options(seat)
        assert bool(g.options(seat)) == (seat in g.waiting)
    assert g.view(-1)["options"] == []


@rule("EV-18.1", "R-39")
@at_every_moment
def test_a_view_does_not_depend_on_what_is_hidden(phase: int, quick: bool) -> None:
    g = scene(phase, quick)
    for seat in (-1, 0, 1, 2):
        for seed in (1, 2, 3):
            other_world = g.rulebook.determinize(g.state, seat, seed)
            assert g.rulebook.view(other_world, seat) == g.view(seat)
    hands = {tuple(hand(g, 2))}
    for seed in (1, 2, 3):
        world: Any = g.rulebook.dump(g.rulebook.determinize(g.state, 0, seed))
        hands.add(tuple(world["seats"][1]["hand"]))
    assert len(hands) > 1


# ---- when secrets become public -------------------------------------------------------------
@rule("EX-88", "EV-18.1", "EV-18.3")
def test_standard_play_shows_structure_and_not_identity() -> None:
    g = game("a 1/1", "b 1/1", phase=3, players=4, hands=[["horns+1", "climbing+5", "ambush-3"], ["ambush+3"]])
    play(g, "new horns+1 right")
    new = side(g, 0, 1)["species"][1]["board"]
    play(g, f"trait climbing+5 {new}", "end")
    assert g.seat == 1
    seen = side(g, 1, 1)
    assert (len(seen["species"]), seen["species"][1]["face_down"], seen["hand_size"]) == (2, 1, 1)
    assert g.view(1)["discard"] == ["horns+1"]
    assert not {"climbing", "climbing+5", "ambush-3"} & words(g.view(1))


@rule("EV-18.1", "EV-18.3")
@pytest.mark.parametrize(
    ("action", "where", "expected"),
    [
        ("new horns+1 left", "boards", 2),
        ("grow horns+1 a population", "population", 2),
        ("grow horns+1 a body", "body", 2),
        ("trait horns+1 a", "face_down", 1),
        ("discard a symbiosis", "traits", []),
    ],
)
def test_plays_of_the_standard_game_are_seen_at_once(action: str, where: str, expected: object) -> None:
    g = game("a 1/1 symbiosis+1", "b 1/1", phase=3, hands=[["horns+1", "ambush-3"], ["ambush+3"]])
    play(g, action)
    for seat in OTHERS:
        species = side(g, seat, 1)["species"]
        assert (len(species) if where == "boards" else species[0][where]) == expected


@rule("EV-18.2")
def test_food_cards_become_public_when_they_are_revealed() -> None:
    g = scene(4, False)
    assert not {"foraging+7", "burrowing+5"} & words([g.view(-1), g.view(2), *[str(m) for m in g.story(2)]])
    play(g, "act a fertile")
    for seat in (0, *OTHERS):
        assert {"foraging+7", "burrowing+5"} <= words(g.view(seat)["discard"])
        assert [args["seat"] for args in told(g, "food", seat)] == [1, 2]


@rule("EV-18.2")
def test_traits_become_public_when_they_are_revealed() -> None:
    g = scene(3, False)
    play(g, "end", "end")
    assert side(g, 1, 1)["species"][0]["face_down"] == 1
    assert told(g, "reveal", 1) == []
    play(g, "end")
    for seat in (0, *OTHERS):
        a = side(g, seat, 1)["species"][0]
        assert (a["traits"], a["face_down"]) == (["fertile+2", "long_neck+3", "horns+5"], 0)
        assert len(told(g, "reveal", seat)) == 1


@rule("EV-18.3")
@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize(("action", "card"), [("grow ambush-3 a body", "ambush-3"), ("discard a fertile", "fertile+2")])
def test_a_discard_is_public_at_once_but_in_quick_play_only_with_the_reveal(
    quick: bool, action: str, card: str
) -> None:
    g = scene(3, quick)
    play(g, action)
    for seat in OTHERS:
        assert (card in words(g.view(seat)["discard"])) == (not quick)
        assert bool(told(g, "discard", seat) + told(g, "strip", seat)) == (not quick)
    for _ in range(3):
        play(g, "end")
    for seat in OTHERS:
        assert card in words(g.view(seat)["discard"])


@rule("EV-18.3")
def test_a_card_paid_for_intelligence_is_public_at_once() -> None:
    g = game("a 3/1 intelligence | b 3/1", "d 3/1", hole=5, hands=[["horns+1", "horns+2"]], listen=True)
    play(g, "think a horns+1")
    for seat in OTHERS:
        assert g.view(seat)["discard"] == ["horns+1"]
        assert len(told(g, "discard", seat)) == 1


@rule("EV-18.4", "R-39")
def test_with_the_final_scoring_all_scores_become_public() -> None:
    g = game("a 2/1 food 2 horns", "b 1/1 food 1", screens=[10, 20, 30], round=5, last_round=5, listen=True)
    assert g.over
    for seat in (-1, 0, 1, 2):
        screens = [side(g, seat, player)["screen"] for player in (1, 2, 3)]
        assert screens == [12, 21, 30]
        assert g.view(seat)["scores"] == [15, 22, 30]
        assert told(g, "score", seat) == [{"seat": 1, "n": 15}, {"seat": 2, "n": 22}, {"seat": 3, "n": 30}]


@rule("EV-18.4", "R-39")
def test_before_the_final_scoring_no_score_is_told() -> None:
    g = game("a 2/1 food 2 horns", "b 1/1 food 1", screens=[10, 20, 30], round=5, last_round=6, listen=True)
    assert facts(g)["round"] == 6
    for seat in OTHERS:
        assert g.view(seat)["scores"] is None
        assert told(g, "score", seat) == []


@rule("EV-18.4")
def test_hands_and_deck_are_not_shown_even_then() -> None:
    g = tangledbank.new("evolution", 3, seed=2)
    playout(g.state, 1)
    assert g.over
    secret = {card for player in (2, 3) for card in hand(g, player)} | set(facts(g)["deck"])
    assert secret
    view = {name: part for name, part in g.view(0).items() if name != "reshuffled"}
    assert not secret & words(view)


# ---- stories -------------------------------------------------------------------------------
@rule("EV-18.1", "R-39")
@pytest.mark.parametrize(("players", "quick"), [(2, False), (4, False), (3, True)])
def test_a_story_tells_no_card_that_only_another_has_seen(players: int, quick: bool) -> None:
    g = tangledbank.new("evolution", players, seed=6, listen=True, quick_play=quick)
    playout(g.state, 3)
    for seat in range(-1, players):
        for kind in ("draw", "food-card", "lay"):
            everything = told(g, kind)
            own = [args for args in everything if owner(args) == seat + 1]
            assert everything
            assert told(g, kind, seat) == own
            assert len(told(g, f"{kind}-hidden", seat)) == len(everything) - len(own)
            assert not [args for args in told(g, f"{kind}-hidden", seat) if "card" in args]


def owner(args: Any) -> int:
    """The player of an event."""
    number: int = args["seat"] if "seat" in args else args["species"].args["owner"]
    return number
