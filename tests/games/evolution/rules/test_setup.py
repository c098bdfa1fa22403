"""EV-2  Setup."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank import OptionError
from tangledbank.games import rulebook
from tests.dsl import rule
from tests.games.evolution.playing import DATA, facts, hand

BOOK = rulebook("evolution")


def table(players: int, seed: int = 0) -> Any:
    """The table before the first deal."""
    return BOOK.dump(BOOK.new_state(players, seed, BOOK.check_options(players, {})))


@rule("EV-2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_2_to_6_can_play(players: int) -> None:
    assert facts(tangledbank.new("evolution", players))["players"] == players
    assert str(players) in DATA["players"]


@rule("EV-2.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 20])
def test_fewer_than_2_or_more_than_6_cannot_play(players: int) -> None:
    with pytest.raises(OptionError):
        tangledbank.new("evolution", players)


@rule("EV-2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_watering_hole_starts_empty(players: int) -> None:
    assert table(players)["hole"] == DATA["start"]["watering_hole"] == 0
    assert facts(tangledbank.new("evolution", players))["hole"] == 0


@rule("EV-2.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_player_starts_with_an_empty_hand_an_empty_row_and_no_tokens(players: int) -> None:
    start = table(players)
    assert start["seats"] == [{"screen": 0, "food_card": None, "hand": []}] * players
    assert start["species"] == []


@rule("EV-2.4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_cards_are_in_the_deck_and_the_discard_pile_is_empty(players: int) -> None:
    start = table(players)
    assert len(set(start["deck"])) == 129
    assert start["discard"] == start["removed"] == []


@rule("EV-2.4")
def test_the_deck_is_shuffled() -> None:
    first_cards = {hand(tangledbank.new("evolution", 4, seed=seed), 1)[0] for seed in range(150)}
    assert len(first_cards) > 60
    assert len({trait.split("+")[0].split("-")[0] for trait in first_cards}) == 17


@rule("EV-2.5")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_first_player_is_chosen_at_random(players: int) -> None:
    first = [facts(tangledbank.new("evolution", players, seed=seed))["first"] for seed in range(30 * players)]
    for player in range(1, players + 1):
        assert 15 <= first.count(f"P{player}") <= 45


@rule("EV-2.5")
def test_the_first_player_begins_the_first_round() -> None:
    for seed in range(8):
        g = tangledbank.new("evolution", 4, seed=seed)
        for seat in range(4):
            g.apply(g.options(seat)[0], seat)
        assert facts(g)["first"] == f"P{g.seat + 1}"
