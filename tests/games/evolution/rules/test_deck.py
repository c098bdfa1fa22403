"""EV-15  Deck, reshuffle, last round."""

from __future__ import annotations

import pytest

from tangledbank.core.playout import playout
from tests.dsl import rule
from tests.games.evolution.playing import facts, game, hand, told
from tests.games.evolution.table import Table

THREE = ("a 1/1", "b 1/1", "d 1/1")
"""Three players who are dealt 4 cards each."""


@rule("EV-15.1", "R-34")
@pytest.mark.parametrize(("deck", "reshuffled"), [(13, False), (12, False), (11, True)])
def test_a_reshuffle_happens_when_a_card_is_missing_not_when_the_last_is_drawn(deck: int, reshuffled: bool) -> None:
    g = game(*THREE, phase=1, deck=deck, discard=20, listen=True)
    assert bool(told(g, "reshuffle")) == reshuffled
    assert len(facts(g)["discard"]) == (0 if reshuffled else 20)
    assert (facts(g)["last_round"] is not None) == reshuffled


@rule("EV-15.2", "R-34")
def test_the_whole_discard_pile_becomes_the_deck_and_drawing_continues() -> None:
    g = game(*THREE, phase=1, deck=["horns+1", "horns+2"], discard=30)
    assert [len(hand(g, player)) for player in (1, 2, 3)] == [4, 4, 4]
    assert set(hand(g, 1)[:2]) == {"horns+1", "horns+2"}
    assert (len(facts(g)["deck"]), facts(g)["discard"]) == (20, [])


@rule("EV-15.2")
def test_the_new_deck_is_shuffled() -> None:
    drawn = set()
    for rng in range(40):
        g = game(*THREE, phase=1, deck=0, discard=["horns+1", "horns+2", "horns+4", "horns+5", "ambush-3"], rng=rng)
        drawn.add(hand(g, 1)[0])
    assert drawn == {"horns+1", "horns+2", "horns+4", "horns+5", "ambush-3"}


@rule("EV-15.3")
@pytest.mark.parametrize("round_", [2, 9])
def test_after_a_reshuffle_in_phase_1_the_current_round_is_the_last(round_: int) -> None:
    g = game(*THREE, phase=1, round=round_, deck=3, discard=40)
    assert facts(g)["last_round"] == round_
    playout(g.state, 1)
    assert facts(g)["round"] == round_


@rule("EV-15.4")
@pytest.mark.parametrize("round_", [2, 9])
def test_after_a_reshuffle_at_another_time_the_next_round_is_the_last(round_: int) -> None:
    # a starves at the end of round_ and its owner draws.
    g = game("a 1/1 horns", "b 1/1 food 1", phase=5, round=round_, deck=0, discard=40)
    assert (facts(g)["round"], facts(g)["last_round"]) == (round_ + 1, round_ + 1)
    playout(g.state, 1)
    assert facts(g)["round"] == round_ + 1


@rule("EV-15.4")
def test_a_reshuffle_in_an_attack_makes_the_next_round_the_last() -> None:
    t = Table("c 1/3 carnivore", "t 1/1 horns", deck=0, discard=9, round=4)
    t.attack("c", "t")
    assert t.g.last_round == 5


@rule("EX-93", "EV-15.4", "EV-15.5", "R-34")
def test_of_two_reshuffles_the_first_decides() -> None:
    # a starves: 15 cards are shuffled, 1 drawn. b starves: 3 discarded, 3 drawn. The deal needs one more than is left.
    g = game("a 1/1 horns", "b 1/1 horns climbing ambush", phase=5, round=6, deck=0, discard=14, listen=True)
    assert told(g, "reshuffle") == [{"n": 15}, {"n": 3}]
    assert told(g, "last-round") == [{"n": 7}]
    assert (facts(g)["round"], facts(g)["phase"], facts(g)["last_round"]) == (7, 2, 7)
    playout(g.state, 1)
    assert facts(g)["round"] == 7


@rule("EV-15.5", "R-34")
def test_a_reshuffle_in_the_last_round_changes_nothing() -> None:
    t = Table("c 1/3 carnivore", "t 1/1 horns", deck=0, discard=9, round=7, last_round=7)
    t.attack("c", "t")
    assert t.g.last_round == 7
    assert t.hand(2) == 1


@rule("EV-15.6", "R-35")
def test_if_both_piles_are_empty_missing_cards_are_not_drawn() -> None:
    g = game(*THREE, phase=1, round=5, deck=6, discard=0)
    assert sum([len(hand(g, player)) for player in (1, 2, 3)]) == 6
    assert facts(g)["last_round"] == 5


@rule("EV-15.6", "R-35")
def test_if_both_piles_are_empty_at_another_time_the_next_round_is_the_last() -> None:
    t = Table("a 1/1", "b 1/1", deck=0, discard=0, round=5)
    t.g.draw(0, 1)
    assert (t.hand(1), t.g.last_round) == (0, 6)
