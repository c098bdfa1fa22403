"""Stacks of Marine from outside: frames that cannot stand are refused, and what is not refused can be played."""

from __future__ import annotations

from typing import Any

import pytest

from tangledbank import Game, PositionError
from tangledbank.games.marine.position.stack import FRAMES
from tests.games.marine.test_position_wrong import ANSWER, FISH, FRAME, LAID, SPACE, position, two

D4, D5 = 18, 19
HEXES = 37
NONE = [0] * HEXES
START = [["Turn", 2], ["DealTrack"]]
TURN = [["EndOfTurn", 2]]
CARD = [*TURN, ["FinishCard", 13]]
CLADOGENESIS = [*TURN, ["FinishCard", 7]]
CLOSE = [["CloseTurn", 2]]
WANDER = [*TURN, ["AfterWanderlust", 2]]
HAND = {"hand": ["flight", "social", "solitary"]}
OTHER_HAND = {"hand": ["carnivore", "cannibal", "resilience"]}


def stacked(stack: list[Any], **data: Any) -> Game:
    return position(**{"animals": two(), "turn": "fish", "track": ["fertile", "cladogenesis"], **data}, stack=stack)


# ---- what stands -----------------------------------------------------------------------------
RIGHT: list[tuple[list[Any], dict[str, Any], str]] = [
    ([], {}, ""),
    ([["Turn", 0]], {}, "space"),
    ([*TURN, ["Act", 2], ["TakeTurn", 1, 2]], {"spaces": {"abundance-1": "fish"}}, "pawn"),
    ([*START, ["Draft", 3]], {"animals": two(HAND, OTHER_HAND), "track": []}, "keep"),
    ([*TURN, ["TakeDisk", 1, 2, 1, -1]], {"space": "abundance-1", "rows": {"abundance": ["sun"]}}, "take"),
    ([*TURN, ["PlaceCubes", 1, 2, D4, 0, 2]], {"space": "speciation-1"}, "cubes"),
    ([*TURN, ["Migration", 1, 2, 3, *NONE]], {"space": "migration-1"}, "from"),
    ([*TURN, ["MigrateTo", 1, 2, 3, *NONE, D4]], {"space": "migration-1"}, "to"),
    ([*TURN, ["MigrateCubes", 1, 2, 3, *NONE, D4, D5, 2]], {"space": "migration-1"}, "cubes"),
    ([*TURN, ["TakeCard", 1, 2, 2]], {"space": "evolution-2"}, "card"),
    ([*CARD, ["Victim", 1, 2, D4, -1]], {}, "victim"),
    ([*CARD, ["AsteroidTile", 1, 2]], {"tiles": [{"hex": "b2", "terrain": "sand", "cubes": {"fish": 1}}]}, "tile"),
    ([*CLADOGENESIS, ["OtherCard", 2]], {"track": ["cladogenesis", "fertile", "habitat"]}, "card"),
    ([*WANDER, ["PutTile", 1, 2, 5]], {"space": "wanderlust-1"}, "tile"),
    (
        [*WANDER, ["WanderMoves", 1, 12], ["MoveCubes", 0, 0, D4, 12, 0, 3]],
        {"space": "wanderlust-1", "laid": "c4"},
        "cubes",
    ),
    (
        [*CLOSE, ["KeepTrait", 1, 2, 7]],
        {"animals": two({}, {**HAND, "traits": ["exaptation"], "copy": "flight"})},
        "keep",
    ),
]


@pytest.mark.parametrize(("stack", "data", "verb"), RIGHT)
def test_a_stack_as_it_was_saved_goes_on(stack: list[Any], data: dict[str, Any], verb: str) -> None:
    game = stacked(stack, **data)
    assert [option.split()[0] for option in game.options()][:1] == ([verb] if verb else [])


def test_every_frame_stands_on_known_ones() -> None:
    upon = {name: said.upon for name, said in FRAMES.specs.items()}
    assert {below for names in upon.values() for below in names} <= set(upon)
    assert [name for name, said in FRAMES.specs.items() if said.section >= 0 and "EndOfTurn" not in said.upon] == []


# ---- what cannot stand ------------------------------------------------------------------------
WRONG: list[tuple[list[Any], dict[str, Any], str, str]] = [
    # names, numbers and places
    ([["Fly"]], {}, "stack[0]", FRAME),
    (["Turn"], {}, "stack[0]", FRAME),
    ([[]], {}, "stack[0]", FRAME),
    ([["Turn"]], {}, "stack[0]", FRAME),
    ([["Turn", 2, 2]], {}, "stack[0]", FRAME),
    ([["Turn", 3]], {}, "stack[0]", FRAME),
    ([["Turn", -1]], {}, "stack[0]", FRAME),
    ([["Turn", True]], {}, "stack[0]", FRAME),
    ([["Turn", "fish"]], {}, "stack[0]", FRAME),
    ([["Turn", 2], ["Turn", 2]], {}, "stack[1]", FRAME),
    ([["Act", 2]], {}, "stack[0]", FRAME),
    ([["EndOfTurn", 0]], {}, "stack[0]", FRAME),
    ([*TURN, ["Act", 0]], {}, "stack[1]", FRAME),
    ([*TURN, ["TakeTurn", 1, 2]], {}, "stack[1]", FRAME),
    ([*TURN, ["Act", 2], ["TakeTurn", 0, 2]], {}, "stack[2]", FRAME),
    ([*TURN, ["Reseed"]], {}, "stack[1]", FRAME),
    ([["FinalScoring"], ["Turn", 2]], {}, "stack[1]", FRAME),
    ([["Turn", 2], ["Victim", 1, 2, D4, 2]], {}, "stack[1]", FRAME),
    ([*CLOSE, ["ExaptationCheck", 2], ["ExaptationCheck", 2]], {}, "stack[2]", FRAME),
    # the draft
    ([*START, ["Draft", 3]], {"track": []}, "stack[2]", FRAME),
    ([*START, ["Draft", 1]], {"track": [], "animals": two(HAND, OTHER_HAND)}, "stack[2]", FRAME),
    ([*START, ["Draft", 4]], {"track": [], "animals": two(HAND, OTHER_HAND)}, "stack[2]", FRAME),
    ([*START, ["Draft", 3]], {"track": [], "animals": two(HAND, {"hand": ["carnivore"]})}, "stack[2]", FRAME),
    (
        [*START, ["Draft", 2]],
        {"track": [], "animals": two({"hand": ["flight", "social"], "rejected": ["solitary"]}, OTHER_HAND)},
        "stack[2]",
        FRAME,
    ),
    (START, {}, "stack[1]", FRAME),
    # Traits
    ([*CLOSE, ["KeepTrait", 1, 2, 7]], {}, "stack[1]", FRAME),
    ([*CLOSE, ["KeepTrait", 1, 2, 7]], {"animals": two({}, HAND)}, "stack[1]", FRAME),
    ([*CLOSE, ["KeepTrait", 1, 2, 8]], {"animals": two({}, {"traits": ["flight"]})}, "stack[1]", FRAME),
    ([*CLOSE, ["Inherit", 2, 7]], {}, "stack[1]", FRAME),
    ([*CLOSE, ["PackHunt", 1, 2]], {}, "stack[1]", FRAME),
    ([*CLOSE, ["CopyTrait", 1, 2]], {}, "stack[1]", FRAME),
    (
        [*CLOSE, ["CopyTrait", 1, 2]],
        {"animals": two({"traits": ["flight"]}, {"traits": ["exaptation"], "copy": "flight"})},
        "stack[1]",
        FRAME,
    ),
    ([*CLOSE, ["CopyTrait", 1, 2]], {"animals": two({}, {"traits": ["exaptation"]})}, "stack", ANSWER),
    ([*CLOSE, ["ApplyTrait", 2, 10]], {}, "stack[1]", FRAME),
    ([*CARD, ["ReplaceTrait", 1, 2]], {}, "stack", ANSWER),
    # pawns and the space
    ([*TURN, ["Act", 2], ["PlacePawn", 1, 2, 5]], {}, "stack[2]", FRAME),
    ([*TURN, ["Act", 2], ["PlacePawn", 1, 2, 0]], {"animals": two({}, {"pawns": 0})}, "stack[2]", FRAME),
    ([*TURN, ["Act", 2], ["TakeTurn", 1, 2]], {"space": "abundance-1"}, "space", SPACE),
    ([*TURN, ["Depletion", 1, 2]], {}, "space", SPACE),
    ([*TURN, ["Depletion", 1, 2]], {"space": "abundance-1"}, "space", SPACE),
    ([*TURN, ["Lineage", 1, 2]], {"space": "abundance-1"}, "space", SPACE),
    ([*TURN, ["Evolution", 1, 2, 1]], {"space": "evolution-1", "evolution": ["land"]}, "space", SPACE),
    ([*TURN, ["TakeCard", 1, 2, 2]], {"space": "evolution-1"}, "space", SPACE),
    # disks
    ([*TURN, ["TakeDisk", 1, 2, 0, -1]], {"space": "abundance-1"}, "stack[1]", FRAME),
    ([*TURN, ["TakeDisk", 1, 2, 1, D4]], {"space": "abundance-1"}, "stack[1]", FRAME),
    ([*TURN, ["TakeDisk", 1, 2, 6, -1]], {"space": "abundance-1"}, "stack[1]", FRAME),
    ([*TURN, ["PutElement", 1, 2, 6, -1]], {"space": "abundance-1"}, "stack[1]", FRAME),
    ([*TURN, ["AdaptOver", 1, 2, 0]], {"space": "adaptation-3"}, "stack[1]", FRAME),
    (
        [*TURN, ["Adaptation", 1, 2, 0]],
        {"space": "adaptation-1", "animals": two({}, {"acquired": ["sun"] * 3})},
        "stack[1]",
        FRAME,
    ),
    ([*TURN, ["FeedOnto", 1, 2, 5, 0]], {"space": "bottom-feeder-fish"}, "stack[1]", FRAME),
    ([*TURN, ["FeedOnto", 1, 2, 4, 0]], {"space": "bottom-feeder-fish"}, "stack[1]", FRAME),
    ([*TURN, ["SwapOnVent", 1, 2, 1, 0]], {"space": "autotrophs-2"}, "stack[1]", FRAME),
    ([*TURN, ["RemoveFromVent", 1, 2, 1]], {"space": "autotrophs-2"}, "stack", ANSWER),
    ([*CARD, ["SwapWithEarth", 1, 2, 4]], {}, "stack[2]", FRAME),
    ([*CARD, ["GiveDisk", 1, 2]], {}, "stack", ANSWER),
    ([*CARD, ["MoveElement", 1, 2, 0]], {}, "stack[2]", FRAME),
    ([*CARD, ["RemoveFromTile", 1, 2, D4, 9, -1]], {}, "stack[2]", FRAME),
    ([*CARD, ["LoseElement", 1, 2]], {}, "stack[2]", FRAME),
    # cubes
    ([*TURN, ["PlaceCubes", 1, 2, D4, 0, 32]], {"space": "speciation-1"}, "stack[1]", FRAME),
    ([*TURN, ["PlaceCubes", 1, 2, D4, 2, 1]], {"space": "speciation-1"}, "stack[1]", FRAME),
    ([*TURN, ["PlaceCubes", 1, 2, 0, 0, 1]], {"space": "speciation-1"}, "stack[1]", FRAME),
    ([*TURN, ["Migration", 1, 2, 0, *NONE]], {"space": "migration-1"}, "stack[1]", FRAME),
    ([*TURN, ["Migration", 1, 2, 35, *NONE]], {"space": "migration-1"}, "stack[1]", FRAME),
    ([*TURN, ["Migration", 1, 2, 3, *[1] * HEXES]], {"space": "migration-1"}, "stack[1]", FRAME),
    ([*TURN, ["Migration", 1, 2, 3, *NONE[1:]]], {"space": "migration-1"}, "stack[1]", FRAME),
    ([*TURN, ["MigrateTo", 1, 2, 3, *NONE, D5]], {"space": "migration-1"}, "stack[1]", FRAME),
    ([*TURN, ["MigrateCubes", 1, 2, 3, *NONE, D4, D5, 4]], {"space": "migration-1"}, "stack[1]", FRAME),
    ([*TURN, ["MigrateCubes", 1, 2, 3, *NONE, D4, D4, 1]], {"space": "migration-1"}, "stack[1]", FRAME),
    ([*TURN, ["MigrateCubes", 1, 2, 3, *NONE, D4, 15, 1]], {"space": "migration-1"}, "stack[1]", FRAME),
    ([*TURN, ["Competition", 1, 2, 2, -1, 4]], {"space": "competition-1"}, "stack[1]", FRAME),
    ([*CARD, ["Victim", 1, 2, D5, 2]], {}, "stack[2]", FRAME),
    ([*CARD, ["Victim", 1, 2, D4, 2], ["Victim", 1, 2, D4, 2]], {}, "stack[3]", FRAME),
    ([*CARD, ["Bite", 2, D5]], {}, "stack[2]", FRAME),
    ([*CARD, ["Exodus", 2, 0, D4, 6]], {}, "stack[2]", FRAME),
    ([*CARD, ["Exodus", 2, 0, D4, 1], ["MoveCubes", 1, 0, D5, D4, 0, 0]], {}, "stack[3]", FRAME),
    ([*CARD, ["Survivor", 1, 2, D5]], {}, "stack", ANSWER),
    ([*CARD, ["ReturnCube", 1, 2, D4, 7, 0]], {}, "stack[2]", FRAME),
    ([*CARD, ["OmitTile", 1, 2, 1, -1, 0]], {}, "stack[2]", FRAME),
    ([*CARD, ["OmitTile", 1, 2, 1, 0, 1]], {"animals": two({}, {"gene_pool": 0})}, "stack[2]", FRAME),
    ([*CARD, ["Hunt", 1, 2, 6]], {}, "stack[2]", FRAME),
    # tiles
    ([*WANDER, ["PutTile", 1, 2, 7]], {"space": "wanderlust-1"}, "stack[2]", FRAME),
    (
        [*WANDER, ["PutTile", 1, 2, 5]],
        {"space": "wanderlust-1", "face_up_tiles": ["sand"] * 3},
        "stack",
        "no more than the box holds (DSM-1.8)",
    ),
    ([*WANDER, ["PutTile", 1, 2, 5]], {"space": "wanderlust-1", "laid": "d4"}, "laid", LAID),
    ([*WANDER, ["WanderMoves", 0, D4]], {"space": "wanderlust-1"}, "stack[2]", FRAME),
    ([*TURN, ["ChooseSide", 1, 2, D5]], {"space": "tectonics-1"}, "stack[1]", FRAME),
    ([*TURN, ["Tectonics", 1, 2, 2]], {"space": "tectonics-1"}, "stack[1]", FRAME),
    ([*TURN, ["Camouflages", 2, D4], ["SettleVent", 1, 2, D4]], {}, "stack[2]", FRAME),
    # cards
    ([*TURN, ["FinishCard", 14]], {}, "stack[1]", FRAME),
    ([*TURN, ["FinishCard", 13], ["FinishCard", 7]], {}, "stack[2]", FRAME),
    ([*TURN, ["FinishCard", 7], ["FinishCard", 7]], {}, "stack[2]", FRAME),
    ([*CARD, ["OtherCard", 2]], {}, "stack[2]", FRAME),
    ([*CARD, ["TakeOther", 1, 2]], {}, "stack[2]", FRAME),
    ([*TURN, ["FinishCard", 2]], {"track": ["asteroid"]}, "last", "true, because Asteroid is resolved or discarded"),
    ([*TURN, ["TakeCard", 1, 2, 0]], {"space": "evolution-1"}, "stack[1]", FRAME),
]


@pytest.mark.parametrize(("stack", "data", "field", "expected"), WRONG)
def test_a_stack_that_cannot_be_is_refused(stack: list[Any], data: dict[str, Any], field: str, expected: str) -> None:
    with pytest.raises(PositionError) as caught:
        stacked(stack, **data)
    assert f"field {field}: " in str(caught.value)
    assert expected in str(caught.value)
    assert "docs/notation.md" in str(caught.value)


def test_a_stack_is_a_list() -> None:
    with pytest.raises(PositionError, match="field stack: expected a list"):
        position(animals=[FISH, two()[0]], stack={})
