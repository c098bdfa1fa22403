"""Plans: what they fill in, and what they refuse."""

from __future__ import annotations

import json

import pytest

from tangledbank import BadInput, OptionError
from tangledbank.arena import plan
from tangledbank.arena.planning import extra
from tangledbank.games import names, rulebook


@pytest.mark.parametrize("name", names())
def test_games_that_need_not_end_are_bounded(name: str) -> None:
    options = plan(name, ["random"], 3).options
    assert {key: options[key] for key in rulebook(name).bounds()} == rulebook(name).bounds()


def test_bounds_can_be_taken_away() -> None:
    assert plan("marine", ["random"]).options["turn_limit"] == 200
    free = plan("marine", ["random"], options={"turn_limit": None}).options
    assert (free["turn_limit"], free["round_limit"]) == (None, 40)


def test_equal_plans_have_equal_digests_and_others_do_not() -> None:
    one = plan("evolution", ["random", "greedy"], 2, 10, 3)
    assert one == plan("evolution", ["random", "greedy"], 2, 10, 3, {"quick_play": False})
    assert one.digest() == plan("evolution", ["random", "greedy"], 2, 10, 3).digest()
    assert one.digest() != plan("evolution", ["random", "greedy"], 2, 10, 4).digest()
    assert json.loads(json.dumps(one.data())) == one.data()


def test_what_is_refused() -> None:
    with pytest.raises(OptionError, match="named twice"):
        plan("evolution", ["greedy", "random", "greedy"])
    with pytest.raises(OptionError, match="1 to 100 bots, not 0"):
        plan("evolution", [])
    with pytest.raises(OptionError, match="2 or 3 players"):
        plan("dominant-species", ["random"], 5, options={"multi_animal": True})
    with pytest.raises(OptionError, match="no bot"):
        plan("evolution", ["genius"])


def test_a_missing_module_is_said_with_its_extra() -> None:
    with pytest.raises(BadInput, match=r'This needs nothing: pip install "tangledbank\[arena\]"'):
        extra("nothing.at.all", "arena")


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (["greedy", "greedy"], "named twice"),
        (["ismcts", "ismcts:200"], "“ismcts:200” is the same bot as “ismcts”"),
        (["cmd:python3 x.py", "random", "cmd: python3  'x.py'"], "is the same bot as “cmd:python3 x.py”"),
    ],
)
def test_one_bot_under_two_names_is_refused(bots: list[str], said: str) -> None:
    """Their games with seats moved on would be the same ones again."""
    with pytest.raises(BadInput, match=said):
        plan("evolution", bots, 2)


def test_two_levels_of_one_bot_are_two_bots() -> None:
    assert plan("evolution", ["ismcts:200", "ismcts:201", "ismcts:200x2", "beginner", "greedy"]).games == 100
