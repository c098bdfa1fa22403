"""EV-17  Variants: two players, six players, quick play."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank import Game, OptionError
from tangledbank.games.evolution.notation import NOTATION
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
    told,
    why,
    words,
)

QUICK = {"quick_play": True}
PLANS = [["horns+1", "climbing+5", "foraging+7", "ambush-3"], ["horns+2"], ["horns+4"]]


def quick(*rows: str, **fields: Any) -> Game:
    """Phase 3 of quick play."""
    return game(*rows, phase=3, options=QUICK, **fields)


def boards(n: int, first: int) -> str:
    """A row of n species with board names from a number on."""
    return " | ".join(f"{chr(97 + k)} 1/1" for k in range(first, first + n))


def play_as(g: Game, seat: int, *actions: str) -> None:
    for action in actions:
        g.apply(action, seat)


def own_species(g: Game, seat: int) -> Any:
    """The row of a seat as it sees it."""
    seats: Any = g.view(seat)["seats"]
    return seats[seat]["species"]


# ---- number of players ------------------------------------------------------------------
@rule("EV-17.1", "EX-86")
def test_two_players_play_with_89_cards() -> None:
    position = facts(tangledbank.new("evolution", 2, seed=3))
    assert len(cards(position)) == 89
    assert len(set(position["removed"]) - set(cards(position))) == 40
    assert DATA["players"]["2"]["deck_size"] == 89


@rule("EV-17.1")
def test_the_40_cards_are_removed_at_random_and_unseen() -> None:
    removed = [set(facts(tangledbank.new("evolution", 2, seed=seed))["removed"]) for seed in range(40)]
    assert len(set.union(*removed)) == 129
    g = tangledbank.new("evolution", 2, seed=3)
    out = set(facts(g)["removed"])
    assert [g.view(seat)["removed"] for seat in (-1, 0, 1)] == [40, 40, 40]
    assert not out & words([g.view(seat) for seat in (-1, 0, 1)])


@rule("EV-17.1")
def test_the_removed_cards_stay_out_of_the_game() -> None:
    g = game("a 1/1 | b 1/1", "d 1/1", players=2, phase=1, deck=3, discard=["horns+1", "horns+2"], round=4)
    out = facts(g)["removed"]
    assert len(out) == 129 - 5
    # The deal needs 9 cards: the piles give 5, whatever is in the box.
    assert sum([len(hand(g, player)) for player in (1, 2)]) == 5


@rule("EV-17.1", "EX-86")
def test_with_two_players_the_third_trait_is_rejected() -> None:
    g = game("a 1/1 horns climbing", players=2, phase=3, hands=[["ambush-3"]])
    assert why(g, "trait ambush-3 a") == {"EV-1.7", "EV-6.4"}
    assert "trait ambush-3 a" not in g.options()


@rule("EV-17.1")
def test_with_two_players_everything_else_is_unchanged() -> None:
    g = tangledbank.new("evolution", 2, seed=3)
    assert [(len(row(g, player)), len(hand(g, player))) for player in (1, 2)] == [(1, 4), (1, 4)]
    play(g, g.options(0)[0], g.options(1)[0])
    assert len(g.waiting) == 1


@rule("EV-17.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players_use_the_standard_rules(players: int) -> None:
    g = tangledbank.new("evolution", players, seed=3)
    assert (len(cards(facts(g))), facts(g)["removed"]) == (129, [])
    assert facts(g)["options"]["quick_play"] is False
    play(g, *[g.options(seat)[0] for seat in range(players)])
    assert len(g.waiting) == 1
    four = ["horns+1", "climbing+5", "foraging+7", "ambush-3"]
    g = game("a 1/1", players=players, phase=3, hands=[four])
    play(g, *[f"trait {card} a" for card in four[:3]])
    assert why(g, "trait ambush-3 a") == {"EV-1.7", "EV-6.4"}


@rule("EV-17.3")
def test_with_six_players_quick_play_is_compulsory() -> None:
    g = tangledbank.new("evolution", 6, seed=3)
    assert facts(g)["options"]["quick_play"] is True
    play(g, *[g.options(seat)[0] for seat in range(6)])
    assert g.waiting == [0, 1, 2, 3, 4, 5]
    with pytest.raises(OptionError):
        tangledbank.new("evolution", 6, quick_play=False)


@rule("EV-17.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_may_choose_quick_play(players: int) -> None:
    g = tangledbank.new("evolution", players, seed=3, quick_play=True)
    play(g, *[g.options(seat)[0] for seat in range(players)])
    assert g.waiting == list(range(players))
    assert DATA["players"][str(players)]["quick_play"] == "optional"


# ---- quick play ---------------------------------------------------------------------------
@rule("EV-17.5", "R-40")
@pytest.mark.parametrize(
    "action",
    ["new horns+1 left", "grow horns+1 a body", "grow horns+1 a population", "trait horns+1 a", "discard a symbiosis"],
)
def test_nothing_of_a_plan_is_visible_to_others_during_planning(action: str) -> None:
    g = quick("a 1/1 symbiosis", "b 1/1", "d 1/1", hands=PLANS, listen=True)
    before = [(g.view(seat), g.story(seat)) for seat in (-1, 1, 2)]
    g.apply(action, 0)
    assert [(g.view(seat), g.story(seat)) for seat in (-1, 1, 2)] == before


@rule("EV-17.5", "R-40")
def test_nothing_of_a_committed_plan_is_visible_before_all_have_committed() -> None:
    g = quick("a 1/1 symbiosis", "b 1/1", "d 1/1", hands=PLANS)
    before = [{**g.view(seat), "waiting": ["P2", "P3"]} for seat in (-1, 1, 2)]
    play_as(g, 0, "new horns+1 left", "grow climbing+5 a body", "discard a symbiosis", "end")
    assert [g.view(seat) for seat in (-1, 1, 2)] == before


@rule("EV-17.5")
def test_a_player_works_on_a_private_copy_of_their_own_hand_and_row() -> None:
    g = quick("a 1/1 symbiosis+1", "b 1/1", "d 1/1", hands=PLANS)
    for action in ("new horns+1 left", "grow climbing+5 a body", "trait foraging+7 a", "discard a symbiosis"):
        g.apply(action, 0)
    own: Any = g.view(0)["seats"]
    new, a = own[0]["species"]
    assert (own[0]["hand"], new["population"], a["body"]) == (["ambush-3"], 1, 2)
    assert (a["traits"], a["face_down_traits"]) == ([], ["foraging+7"])
    # The table itself has not changed.
    assert [found["body"] for found in animals(g).values()] == [1, 1, 1]
    assert (hand(g, 1), facts(g)["discard"]) == (PLANS[0], [])


@rule("EV-17.5", "R-40")
def test_all_play_at_the_same_time_each_for_themselves() -> None:
    g = quick("a 1/1", "b 1/1", "d 1/1", hands=PLANS)
    g.apply("grow horns+4 d body", 2)
    g.apply("end", 2)
    assert g.waiting == [0, 1]
    assert why(g, "grow horns+1 d body", 0) == {"EV-6.10"}
    assert why(g, "end", 2) == {"EV-6.1"}
    g.apply("grow horns+2 b body", 1)
    assert g.options(1) == ["end"]


@rule("EX-87", "EV-17.5", "EV-17.6", "EV-18.3")
def test_quick_play_hides_everything_until_the_commit() -> None:
    rows = [f"{board} 2/1 | {board}{board} 2/1" for board in "abcdef"]
    hands = [[*PLANS[0], "burrowing+1"], *[1] * 5]
    g = game(*rows, players=6, phase=3, hands=hands, hole=40)
    before = g.view(1)
    play(g, "new horns+1 right")
    [new] = {option.split()[2] for option in g.options() if option.startswith("trait climbing+5")} - {"a", "aa"}
    play(g, f"grow ambush-3 {new} population", f"trait climbing+5 {new}", f"trait foraging+7 {new}")
    assert g.view(1) == before
    for seat in range(6):
        g.apply("end", seat)
    seats: Any = g.view(1)["seats"]
    found = seats[0]["species"][2]
    assert (found["population"], found["traits"], found["face_down"]) == (2, ["climbing+5", "foraging+7"], 0)
    assert seats[0]["hand_size"] == 1
    assert g.view(1)["discard"] == ["ambush-3", "horns+1"]


@rule("EV-17.6", "R-40")
@pytest.mark.parametrize(("first", "expected"), [("P1", ["+1", "+2", "+4"]), ("P3", ["+4", "+1", "+2"])])
def test_the_plans_are_applied_in_turn_order(first: str, expected: list[str]) -> None:
    g = quick("a 2/1 | b 2/1", "d 1/1", "e 1/1", first=first, hands=PLANS, hole=9)
    for seat, action in ((2, "grow horns+4 e body"), (0, "grow horns+1 a body"), (1, "grow horns+2 d body")):
        g.apply(action, seat)
    for seat in (1, 2, 0):
        g.apply("end", seat)
    assert facts(g)["discard"] == [f"horns{value}" for value in expected]
    assert [one(g, board)["body"] for board in "abde"] == [2, 1, 2, 2]


@rule("EV-17.6")
def test_when_all_have_committed_all_traits_are_revealed() -> None:
    g = quick("a 2/1 | b 2/1", "d 1/1", "e 1/1", hands=PLANS, hole=9)
    g.apply("trait horns+1 a", 0)
    g.apply("trait horns+2 d", 1)
    for seat in range(3):
        g.apply("end", seat)
    assert [found["face_down"] for found in animals(g).values()] == [[]] * 4
    assert (one(g, "a")["traits"], one(g, "d")["traits"]) == (["horns+1"], ["horns+2"])


# ---- boards in quick play --------------------------------------------------------------------
@rule("EX-95", "EV-17.7")
def test_the_last_board_goes_to_the_first_in_turn_order() -> None:
    rows = [boards(4, 0), *[boards(3, 1 + 3 * k) for k in range(1, 6)]]
    g = game(*rows, players=6, phase=3, hands=[[], ["horns+1"], [], [], ["horns+2", "ambush-3"], []], hole=40)
    assert len(animals(g)) == 19
    g.apply("new horns+2 left", 4)
    new = next(option for option in g.options(4) if option.startswith("trait ambush-3")).split()[2]
    play_as(g, 4, f"trait ambush-3 {new}")
    g.apply("new horns+1 right", 1)
    for seat in range(6):
        g.apply("end", seat)
    assert [len(row(g, player)) for player in range(1, 7)] == [4, 4, 3, 3, 3, 3]
    assert (hand(g, 2), sorted(hand(g, 5))) == ([], ["ambush-3", "horns+2"])
    assert len(animals(g)) == 20
    assert facts(g)["discard"] == ["horns+1"]


@rule("EV-17.7", "R-04")
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_turn_order_decides_who_gets_the_last_board(first: str) -> None:
    g = quick(boards(10, 0), boards(9, 10), hands=[["horns+1"], ["horns+2"]], first=first, hole=40)
    play_as(g, 1, "new horns+2 left", "end")
    play_as(g, 0, "new horns+1 left", "end")
    g.apply("end", 2)
    assert [len(row(g, player)) for player in (1, 2)] == ([11, 9] if first == "P1" else [10, 10])
    assert [hand(g, player) for player in (1, 2)] == ([[], ["horns+2"]] if first == "P1" else [["horns+1"], []])


@rule("EV-17.7")
def test_within_one_plan_the_first_new_species_is_honoured_and_what_depends_on_the_other_is_undone() -> None:
    mine = ["horns+1", "climbing+5", "foraging+7", "ambush-3", "burrowing+1"]
    g = quick(boards(9, 0), boards(9, 9), hands=[["horns+2"], mine], hole=40)
    play_as(g, 0, "new horns+2 left", "end")
    play_as(g, 1, "new horns+1 left", "new climbing+5 left")
    second, first = (found["board"] for found in own_species(g, 1)[:2])
    play_as(g, 1, f"trait foraging+7 {first}", f"grow ambush-3 {second} body", f"trait burrowing+1 {second}", "end")
    g.apply("end", 2)
    assert len(animals(g)) == 20
    assert one(g, row(g, 2)[0])["traits"] == ["foraging+7"]
    assert sorted(hand(g, 2)) == ["ambush-3", "burrowing+1", "climbing+5"]
    assert facts(g)["discard"] == ["horns+2", "horns+1"]


@rule("EV-17.9", "R-04")
def test_a_plan_counts_the_boards_at_the_start_and_its_own_new_ones() -> None:
    g = quick(boards(10, 0), boards(9, 10), hands=[["horns+1", "climbing+5"], ["horns+2"]])
    g.apply("new horns+1 left", 0)
    assert why(g, "new climbing+5 left", 0) == {"EV-1.15", "EV-6.14"}
    # The plan of another player takes nothing away.
    assert why(g, "new horns+2 left", 1) == set()
    assert "new horns+2 left" in g.options(1)


@rule("EV-17.7")
def test_a_play_that_finds_no_board_is_told() -> None:
    g = quick(boards(10, 0), boards(9, 10), hands=[["horns+1"], ["horns+2"]], hole=40, listen=True)
    play_as(g, 0, "new horns+1 left", "end")
    play_as(g, 1, "new horns+2 left", "end")
    g.apply("end", 2)
    assert told(g, "no-board", -1) == [{"seat": 2}]


# ---- settings ------------------------------------------------------------------------------
@rule("EV-17.8")
def test_how_the_boards_lie_is_no_matter_of_the_rules() -> None:
    verbs = {"food", "trait", "new", "grow", "discard", "end", "act", "feed", "attack", "pay", "think", "done", "store"}
    assert set(NOTATION.index) == verbs | {"first"}
    described: Any = tangledbank.games()["evolution"]["options"]
    assert set(described) == {"quick_play", *DATA["settings"]}
    keys = {"owner", "board", "population", "body", "food", "fat", "traits", "face_down"}
    assert set(one(game("a 1/1 | b 1/1", hole=2), "a")) == keys


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("species_boards", marks=rule("R-04")),
        pytest.param("cooperation_triggers", marks=rule("R-12")),
        pytest.param("pass_is_final", marks=rule("R-32")),
        pytest.param("scavenge_if_attacker_dies", marks=rule("R-26")),
        pytest.param("fat_feeding_while_hungry", marks=rule("R-15")),
    ],
)
def test_the_settings_have_the_values_and_defaults_of_the_specification(name: str) -> None:
    described: Any = tangledbank.games()["evolution"]["options"]
    setting = DATA["settings"][name]
    assert described[name]["values"] == setting["allowed"]
    assert described[name]["rule"] == setting["ruling"]
    assert facts(tangledbank.new("evolution", 3))["options"][name] == setting["default"]


@rule("EV-17.1", "EV-17.2", "EV-17.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_number_of_players_decides_deck_and_phase_3(players: int) -> None:
    expected = DATA["players"][str(players)]
    position = facts(tangledbank.new("evolution", players))
    assert len(cards(position)) == expected["deck_size"]
    assert len(position["removed"]) == expected["random_cards_removed"]
    assert position["options"]["quick_play"] == (expected["phase3"] == "simultaneous")
