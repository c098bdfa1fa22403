"""EV-4  Phase 1: deal."""

from __future__ import annotations

import pytest

import tangledbank
from tests.dsl import rule
from tests.games.evolution.playing import DATA, facts, game, hand, one, row, told


@rule("EV-4.1")
def test_every_player_without_a_species_receives_one_at_no_cost() -> None:
    g = game("a 2/3 climbing | b 1/1", "", "d 1/1", phase=1, hands=[1, ["horns+1"], 1])
    assert row(g, 1) == ["a", "b"]
    assert row(g, 3) == ["d"]
    [new] = row(g, 2)
    assert (one(g, new)["population"], one(g, new)["body"], one(g, new)["traits"]) == (1, 1, [])
    assert "horns+1" in hand(g, 2)
    assert facts(g)["discard"] == []


@rule("EV-4.2")
@pytest.mark.parametrize("species", [1, 2, 3, 6])
def test_every_player_draws_3_cards_and_1_for_each_species(species: int) -> None:
    g = game(" | ".join(f"{board} 1/1" for board in "abcdef"[:species]), "x 1/1 | y 1/1", "z 1/1", phase=1)
    assert [len(hand(g, player)) for player in (1, 2, 3)] == [3 + species, 5, 4]
    assert DATA["deal"] == {"base_cards": 3, "cards_per_species": 1}


@rule("EV-4.1", "EV-4.2")
def test_the_free_species_counts_for_the_draw() -> None:
    g = game("a 1/1", phase=1)
    assert [len(hand(g, player)) for player in (1, 2, 3)] == [4, 4, 4]


@rule("EV-4.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_in_round_1_every_player_has_1_species_and_4_cards(players: int) -> None:
    g = tangledbank.new("evolution", players, seed=9)
    assert facts(g)["round"] == 1
    for player in range(1, players + 1):
        assert (len(row(g, player)), len(hand(g, player))) == (1, 4)


@rule("EV-4.4", "R-06")
@pytest.mark.parametrize(("first", "expected"), [("P1", [4, 2, 0]), ("P2", [0, 4, 2]), ("P3", [2, 0, 4])])
def test_a_short_deck_serves_the_players_in_turn_order(first: str, expected: list[int]) -> None:
    g = game("a 1/1", "b 1/1", "d 1/1", phase=1, first=first, deck=6)
    assert [len(hand(g, player)) for player in (1, 2, 3)] == expected


@rule("EV-4.4", "R-06")
def test_a_player_receives_all_their_cards_before_the_next_player() -> None:
    g = game("a 1/1 | b 1/1", "d 1/1", "e 1/1", phase=1, first="P3", listen=True)
    assert [args["seat"] for args in told(g, "draw")] == [3] * 4 + [1] * 5 + [2] * 4


@rule("EV-4.5")
def test_cards_kept_from_earlier_rounds_stay_in_hand() -> None:
    g = game("a 1/1", "b 1/1", "d 1/1", phase=1, hands=[["horns+1", "ambush-3"], [], ["climbing+5"]])
    assert hand(g, 1)[:2] == ["horns+1", "ambush-3"]
    assert hand(g, 3)[0] == "climbing+5"
    assert [len(hand(g, player)) for player in (1, 2, 3)] == [6, 4, 5]


@rule("EV-4.6")
@pytest.mark.parametrize(("deck", "last_round"), [(12, None), (11, 5), (0, 5)])
def test_a_reshuffle_in_the_deal_makes_this_round_the_last(deck: int, last_round: int | None) -> None:
    g = game("a 1/1", "b 1/1", "d 1/1", phase=1, round=5, deck=deck, discard=30)
    assert facts(g)["last_round"] == last_round
    assert [len(hand(g, player)) for player in (1, 2, 3)] == [4, 4, 4]


@rule("EX-96", "EV-4.1", "EV-4.2", "EV-13.5")
def test_a_player_whose_species_all_died_begins_again() -> None:
    g = game("a 1/1", "", "d 1/1", phase=1, round=4, hands=[0, 2, 0])
    assert len(row(g, 2)) == 1
    assert len(hand(g, 2)) == 6
