"""What frames say about themselves: the tables made of it, and what is refused when a game is imported."""

from __future__ import annotations

from typing import Any

import pytest

from tangledbank.core.frames import FrameTable, declared
from tangledbank.core.spec import FrameSpec, Kind, Takes
from tangledbank.games.evolution.actions.cards import PlayCards
from tangledbank.games.evolution.flow import Deal
from tangledbank.games.evolution.kinds import SEAT
from tangledbank.games.evolution.spec import Spec as EvolutionSpec
from tangledbank.games.marine import questions_cubes
from tangledbank.games.marine.spec import Spec


def table(**specs: FrameSpec) -> FrameTable[FrameSpec]:
    """A step that takes nothing and a question that takes a seat."""
    kinds: dict[str, type[Any]] = {"Deal": Deal, "PlayCards": PlayCards}
    return FrameTable(FrameSpec, [], {kinds[name]: said for name, said in specs.items()})


def test_a_kind_knows_its_numbers_and_its_words() -> None:
    tile = Kind("hex", 5, -1, "tile")
    target = tile.of("target (-1: none)")
    assert [n for n in range(-3, 9) if target.fits(None, n)] == [-1, 0, 1, 2, 3, 4, 5]
    assert (target.size(None), target.name, target.text, tile.text, SEAT.text) == (
        1,
        "hex",
        "target (-1: none)",
        "tile",
        "seat",
    )


def test_a_table_is_made_of_what_frames_say() -> None:
    frames = table(Deal=FrameSpec(""), PlayCards=FrameSpec("Deal PlayCards", "R-1 R-2", number=0))
    assert frames.questions() == ["PlayCards"]
    assert frames.prompts() == {"PlayCards": ["R-1", "R-2"]}
    assert (frames.table["PlayCards"], frames.specs["PlayCards"].upon) == ((PlayCards, (SEAT,)), ["Deal", "PlayCards"])


def test_a_question_that_reads_differently_in_places_has_rules_for_each() -> None:
    frames = table(PlayCards=FrameSpec("", variants={"AskHere": "R-1", "AskThere": "R-2"}))
    assert frames.prompts() == {"AskHere": ["R-1"], "AskThere": ["R-2"]}


@pytest.mark.parametrize("takes", [(), (SEAT, SEAT)])
def test_a_frame_must_take_what_it_says(takes: Takes) -> None:
    with pytest.raises(ValueError, match="PlayCards does not take what it says"):
        table(PlayCards=FrameSpec("", takes=takes))


@pytest.mark.parametrize(("begin", "ask"), [(0, 0), (1, 2), (0, 2)])
def test_questions_are_numbered_one_after_the_other(begin: int, ask: int) -> None:
    with pytest.raises(ValueError, match="not numbered one after the other"):
        table(Deal=FrameSpec("", number=begin), PlayCards=FrameSpec("", number=ask)).questions()


def test_only_classes_defined_in_a_module_that_say_something_themselves_count() -> None:
    found = [kind.__name__ for kind, _ in declared([questions_cubes], Spec)]
    assert {"PickOwn", "PlaceCubes"} <= set(vars(questions_cubes)) - set(found), (
        "a base class, and one of another module"
    )
    assert found[:3] == ["AsteroidTile", "FertileTile", "ExplosionTile"]
    assert declared([questions_cubes], EvolutionSpec) == []
