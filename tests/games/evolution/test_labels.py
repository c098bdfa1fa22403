"""Labels say what will happen: what they claim is compared with what the engine then does."""

from __future__ import annotations

import pytest

from tangledbank import Game, new, say
from tangledbank.games.evolution.actions.take import StoreFat
from tangledbank.games.evolution.state import Evo
from tangledbank.games.evolution.terms import E_PLANT
from tests.games.evolution.playing import game, play

THINKER = "a {}/1 food {} intelligence {}"


def taken(g: Game, option: str) -> tuple[int, int]:
    """The least and the most that a species takes itself by an answer."""
    state = g.state.clone()
    assert isinstance(state, Evo)
    i = state.row[0][0]
    state.events = []
    state.play_as(g.seat, g.number(option))
    now = next((event[2] for event in state.events if event[:2] == (E_PLANT, i)), 0)
    top = state.stack[-1]
    return (now + top.least, now + top.most) if isinstance(top, StoreFat) else (now, now)


@pytest.mark.parametrize("population", range(1, 7))
@pytest.mark.parametrize("eaten", range(6))
@pytest.mark.parametrize("traits", ["", "foraging", "fat_tissue", "foraging fat_tissue"])
def test_intelligence_says_how_many_plants_are_taken(population: int, eaten: int, traits: str) -> None:
    if eaten > population or (eaten == population and "fat" not in traits):
        return
    row = THINKER.format(population, eaten, traits).replace("/1", "/2")
    g = game(f"{row} | z 1/1", "d 3/1", hole=5, hands=[["horns+1", "horns+2"]])
    label = g.label("think a horns+1")
    claimed = label.args["n"], label.args.get("most", label.args["n"])
    assert claimed == taken(g, "think a horns+1")


def test_a_label_counts_in_words() -> None:
    g = game("a 1/1 intelligence | b 1/1", "d 3/1", hole=5, hands=[["horns+1"]])
    assert say(g.label("think a horns+1")) == "Discard Horns +1: P1’s species a takes 1 plant"
    g = game("a 1/2 intelligence fat_tissue | b 1/1", "d 3/1", hole=5, hands=[["horns+1"]])
    assert say(g.label("think a horns+1")) == "Discard Horns +1: P1’s species a takes 1 to 2 plants"


@pytest.mark.parametrize(("quick", "label"), [(False, "End the turn"), (True, "Commit your plan")])
def test_in_quick_play_the_end_of_a_turn_is_a_commit(quick: bool, label: str) -> None:
    g = game("a 1/1", "b 1/1", phase=3, hands=[["horns+1"]], options={"quick_play": quick})
    assert say(g.label("end")).startswith(label)


def test_whoever_has_no_cards_left_keeps_none() -> None:
    g = game("a 1/1 climbing", "b 1/1", phase=3, hands=[["horns+1"]])
    assert say(g.label("end")) == "End the turn, keep the other cards"
    play(g, "grow horns+1 a population")
    assert say(g.label("end")) == "End the turn"


def test_the_own_plan_counts_its_new_boards() -> None:
    g = new("evolution", 3, seed=1, quick_play=True)
    for seat in range(3):
        g.apply(g.options(seat)[0], seat)
    play(g, next(option for option in g.options(0) if option.startswith("new")))
    assert [g.view(seat)["boards_left"] for seat in (-1, 0, 1, 2)] == [17, 16, 17, 17]
