"""EV-13  Extinction."""

from __future__ import annotations

import pytest

from tests.dsl import rule
from tests.games.evolution.playing import facts, game, hand, one, play, row
from tests.games.evolution.table import Table


@rule("EV-13.1")
def test_a_prey_that_loses_its_last_population_is_extinct_at_once() -> None:
    t = Table("c 1/3 carnivore", "t 1/1 | u 1/1")
    t.attack("c", "t")
    assert t.row(2) == ["u"]
    assert not t.alive("t")


@rule("EV-13.1")
def test_an_attacker_killed_by_horns_is_extinct_before_it_eats() -> None:
    t = Table("c 1/3 carnivore cooperation | d 2/1", "t 2/2 horns", deck=9)
    t.attack("c", "t")
    assert t.row(1) == ["d"]
    assert (t.food("d"), t.hand(1)) == (0, 2)


@rule("EV-13.1")
def test_an_unfed_species_is_extinct_at_the_end_of_feeding() -> None:
    t = Table("a 4/5 horns | b 1/1 food 1", deck=9)
    t.end_feeding()
    assert t.row(1) == ["b"]
    assert t.hand(1) == 1


@rule("EV-13.2")
@pytest.mark.parametrize("traits", [[], ["horns+1"], ["horns+1", "climbing+2"], ["horns+1", "climbing+2", "ambush-3"]])
def test_all_traits_are_discarded_and_as_many_cards_drawn(traits: list[str]) -> None:
    t = Table(" ".join(["a 1/1", *traits]), "b 1/1", deck=9, hands=[2])
    t.kill("a")
    assert (t.hand(1), t.hand(2)) == (2 + len(traits), 0)
    assert (len(t.g.discard), len(t.g.deck)) == (len(traits), 9 - len(traits))


@rule("EV-13.2")
def test_the_owner_draws_even_if_another_player_caused_the_extinction() -> None:
    t = Table("c 1/3 carnivore", "t 1/1 symbiosis foraging", deck=9)
    t.attack("c", "t")
    assert (t.hand(1), t.hand(2)) == (0, 2)


@rule("EV-13.3")
def test_tokens_on_the_board_and_on_fat_tissue_go_behind_the_screen_of_the_owner() -> None:
    t = Table("c 1/5 carnivore", "t 1/4 food 1 fat 3 fat_tissue", screens=[0, 10])
    t.attack("c", "t")
    assert (t.screen(1), t.screen(2)) == (0, 14)
    assert t.score(2) == 14


@rule("EV-13.4")
def test_the_gap_closes_and_the_former_neighbours_are_adjacent() -> None:
    t = Table("c 1/3 carnivore", "a 2/1 cooperation | t 1/1 | b 2/1", hole=9)
    t.attack("c", "t")
    assert t.row(2) == ["a", "b"]
    t.feed("a")
    assert (t.food("a"), t.food("b")) == (1, 1)


@rule("EV-13.4")
def test_a_warning_call_reaches_over_a_closed_gap() -> None:
    t = Table("c 2/3 carnivore ambush | d 2/3 carnivore", "w 1/1 warning_call | t 1/1 | u 1/1")
    assert t.legal("d", "u")
    t.attack("c", "t")
    assert "EV-10.9" in t.why_attack("d", "u")


@rule("EV-13.5")
def test_a_player_without_species_gets_a_new_one_in_the_next_phase_1() -> None:
    g = game("c 1/3 carnivore", "t 1/1", "u 1/1 food 1 | v 1/1", hole=1)
    play(g, "attack c t")
    # P2 has nothing to feed: P3 fed their species and the round ended.
    assert (facts(g)["round"], one(g, "c")["population"]) == (2, 1)
    [new] = row(g, 2)
    assert (one(g, new)["population"], one(g, new)["body"]) == (1, 1)
    assert len(hand(g, 2)) == 4


@rule("EV-13.5")
def test_a_player_without_species_has_none_for_the_rest_of_the_round() -> None:
    g = game("c 1/3 carnivore", "t 1/1", "u 2/1 | v 2/1", hole=4)
    play(g, "attack c t")
    assert (facts(g)["round"], g.seat) == (1, 2)
    assert row(g, 2) == []
    assert g.view(1)["hole"] == 4


@rule("EV-13.6", "R-34")
def test_a_reshuffle_for_the_draw_includes_the_cards_just_discarded() -> None:
    t = Table("a 1/1 horns+1 climbing+2", "b 1/1", deck=0, discard=0)
    before = sorted(t.g.cards[0])
    t.kill("a")
    assert sorted(t.g.hand[0]) == before
    assert list(t.g.discard) == []


@rule("EV-13.6", "EV-15.2")
def test_a_reshuffle_for_the_draw_takes_the_old_discards_too() -> None:
    t = Table("a 1/1 horns+1 climbing+2", "b 1/1", deck=1, discard=5)
    t.kill("a")
    assert (t.hand(1), len(t.g.deck), len(t.g.discard)) == (2, 6, 0)
