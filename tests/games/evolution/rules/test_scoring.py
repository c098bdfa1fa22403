"""EV-16  Scoring."""

from __future__ import annotations

import pytest

from tests.dsl import rule
from tests.games.evolution.playing import DATA, game, one, screen
from tests.games.evolution.table import Table


@rule("EV-16.1", "R-37")
def test_stored_fat_goes_behind_the_screens_after_the_last_round() -> None:
    g = game(
        "a 1/4 food 1 fat 3 fat_tissue | b 2/2 fat 2 fat_tissue", "d 1/1 food 1", screens=[10, 5], round=9, last_round=9
    )
    assert g.over
    # a: 1 token and 3 fat; b starved and left 2 fat.
    assert (screen(g, 1), one(g, "a")["fat"]) == (10 + 1 + 3 + 2, 0)
    assert screen(g, 2) == 6


@rule("EV-16.2")
def test_the_score_is_tokens_and_populations_and_trait_cards() -> None:
    g = game(
        "a 3/1 food 2 climbing horns foraging | b 4/6 food 4 fertile",
        "d 1/6 food 1",
        screens=[20, 3],
        round=9,
        last_round=9,
    )
    assert g.scores() == [(20 + 2 + 4) + (2 + 4) + (3 + 1), (3 + 1) + 1 + 0, 0]
    each = DATA["scoring"]
    assert [each[f"per_{what}"] for what in ("token_behind_screen", "population", "trait_card")] == [1, 1, 1]


@rule("EV-16.2")
def test_body_size_the_watering_hole_and_food_on_other_rows_score_nothing() -> None:
    t = Table("a 1/6", "b 1/1 food 1", hole=9)
    assert (t.score(1), t.score(2), t.score(3)) == (1, 1, 0)


@rule("EV-16.3", "R-37")
def test_cards_in_hand_score_nothing() -> None:
    t = Table("a 1/1", hands=[30, 5])
    assert (t.score(1), t.score(2)) == (1, 0)
    assert DATA["scoring"]["per_hand_card"] == 0


@rule("EV-16.4")
@pytest.mark.parametrize(
    ("rows", "screens", "winners"),
    [
        (("a 1/1", "b 1/1", "d 1/1"), [5, 7, 6], [2]),
        # 8 each: the trait cards decide, even against more population.
        (("a 3/1", "b 1/1 horns climbing"), [5, 5], [2]),
        (("a 2/1 horns climbing", "b 3/1 horns"), [4, 4], [1]),
        # Trait cards are equal too: then population decides.
        (("a 3/1 horns", "b 2/1 horns"), [4, 5], [1]),
        (("a 1/1 horns | d 1/1", "b 3/1 horns"), [5, 4], [2]),
    ],
)
def test_the_highest_score_wins_then_trait_cards_then_population(
    rows: tuple[str, ...], screens: list[int], winners: list[int]
) -> None:
    assert Table(*rows, screens=screens).winners() == winners
    assert DATA["scoring"]["tie_breakers"] == ["trait_points", "population_points"]


@rule("EV-16.5", "R-38")
def test_if_still_tied_the_players_share_the_victory() -> None:
    t = Table("a 2/1 horns", "b 1/1 climbing | d 1/1", "e 2/1 ambush", screens=[5, 5, 4])
    assert t.winners() == [1, 2]
    assert DATA["scoring"]["unbroken_tie"] == "shared_victory"


@rule("EV-16.5", "R-38")
def test_a_finished_game_names_all_winners() -> None:
    g = game("a 1/1 food 1", "b 1/1 food 1", "d 1/1 food 1", screens=[5, 5, 5], round=9, last_round=9)
    assert (g.over, g.scores(), g.winners()) == (True, [7, 7, 7], [0, 1, 2])


@rule("R-37")
def test_the_last_round_is_played_completely() -> None:
    # Starvation and its draws come before the count.
    g = game("a 3/1 food 1 horns | b 1/1 climbing ambush", "d 1/1 food 1", deck=9, round=9, last_round=9)
    assert g.over
    assert g.scores()[0] == 1 + 1 + 1
    assert g.view(0)["deck"] == 7
