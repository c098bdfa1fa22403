"""DS-5  The round and its Planning Phase."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank import Game, IllegalAction
from tangledbank.games.dominant_species.terms import ANIMALS, SPACES
from tests.dsl import rule
from tests.games.dominant_species.earth import Earth, h, targets


def planning(pawns: dict[str, int], listen: bool = False, **fields: object) -> Game:
    """The standard Earth at the beginning of planning: animals with their available pawns, P1 first."""
    animals = [{"animal": a, "seat": f"P{k + 1}", "pawns": n} for k, (a, n) in enumerate(pawns.items())]
    data = {"players": len(animals), "animals": animals, "start": "standard", **fields}
    return tangledbank.position("dominant-species", data, listen=listen)


def seen(game: Game) -> Any:
    return game.view(-1)


def plan(game: Game, first: int = 20) -> list[str]:
    """Place pawns from a space on as long as planning lasts; returns who was asked."""
    asked = []
    free = [space for space in SPACES[first:] if space not in seen(game)["spaces"]]
    while seen(game)["phase"] == 1 and seen(game)["round"] == 1:
        asked.append(seen(game)["waiting"][0])
        game.apply(f"pawn {free.pop(0)}")
    return asked


def phases(game: Game) -> list[tuple[str, object]]:
    told = [message for message in game.story() if message.key in ("dom-event-round", "dom-event-phase")]
    return [(message.key[10:], str(message.args.get("n") or message.args["phase"])) for message in told]


@rule("DS-5.1")
def test_a_round_is_planning_execution_and_reset() -> None:
    game = planning({"mammal": 1, "reptile": 0}, listen=True)
    game.apply("pawn adaptation-1")
    names = [str(tangledbank.Message(f"dom-phase-{k}")) for k in (2, 3, 1)]
    assert phases(game) == [("phase", names[0]), ("phase", names[1]), ("round", "2"), ("phase", names[2])]
    assert (seen(game)["round"], seen(game)["phase"]) == (2, 1)


@rule("DS-5.1")
def test_later_rounds_have_the_same_phases_in_the_same_order() -> None:
    game = planning({"mammal": 1, "reptile": 0}, listen=True, options={"round_limit": 3})
    game.apply("pawn adaptation-1")
    before = len(phases(game))
    game.apply("pawn initiative-1")
    assert (seen(game)["round"], seen(game)["phase"], seen(game)["waiting"]) == (2, 2, ["P1"])
    game.apply("pass")
    names = [str(tangledbank.Message(f"dom-phase-{k}")) for k in (2, 3, 1)]
    assert phases(game)[before:] == [("phase", names[0]), ("phase", names[1]), ("round", "3"), ("phase", names[2])]
    assert (seen(game)["round"], seen(game)["phase"]) == (3, 1)


@rule("DS-5.2")
def test_animals_place_one_pawn_each_in_initiative_order() -> None:
    game = planning(dict.fromkeys(ANIMALS, 1), track=["bird", "insect", "mammal", "amphibian", "reptile", "arachnid"])
    assert plan(game) == ["P3", "P6", "P1", "P4", "P2", "P5"]


@rule("DS-5.2")
def test_one_turn_places_exactly_one_pawn() -> None:
    game = planning({"mammal": 3, "reptile": 3})
    game.apply("pawn migration-1")
    assert (seen(game)["animals"]["reptile"]["pawns"], seen(game)["animals"]["mammal"]["pawns"]) == (2, 3)
    assert (seen(game)["spaces"], seen(game)["waiting"]) == ({"migration-1": "reptile"}, ["P1"])


@rule("DS-5.2")
def test_nobody_else_may_place() -> None:
    game = planning({"mammal": 3, "reptile": 3})
    assert {r for reason in game.why_not("pawn migration-1", 0) for r in reason.rules} == {"DS-5.2"}
    with pytest.raises(IllegalAction):
        game.apply("pawn migration-1", 0)


@rule("DS-5.3")
def test_after_the_last_animal_the_order_starts_again() -> None:
    assert plan(planning({"mammal": 3, "reptile": 3})) == ["P2", "P1", "P2", "P1", "P2", "P1"]


@rule("EX-O08", "DS-5.3", "DS-5.4")
def test_animals_without_pawns_are_skipped() -> None:
    game = planning({"bird": 2, "reptile": 1, "mammal": 2}, track=["bird", "reptile", "mammal"])
    assert plan(game) == ["P1", "P2", "P3", "P1", "P3"]


@rule("DS-5.4")
@pytest.mark.parametrize("without", [0, 1, 2])
def test_an_animal_without_any_pawn_is_never_asked(without: int) -> None:
    pawns = {"bird": 2, "reptile": 2, "mammal": 2}
    pawns[list(pawns)[without]] = 0
    game = planning(pawns, track=["bird", "reptile", "mammal"])
    assert plan(game) == [f"P{k + 1}" for k in range(3) if k != without] * 2


@rule("DS-5.5", "RU-05")
def test_there_is_no_pass_in_planning() -> None:
    game = tangledbank.new("dominant-species", players=3)
    assert "pass" not in game.options()
    with pytest.raises(IllegalAction):
        game.apply("pass")


@rule("DS-5.5", "RU-05")
def test_a_space_is_left_for_every_pawn() -> None:
    game = planning(dict.fromkeys(ANIMALS, 5) | {"insect": 6})
    assert len(plan(game, first=0)) == 31


@rule("DS-5.6", "RU-06")
def test_any_space_may_be_chosen_even_if_nothing_can_happen_there() -> None:
    game = planning({"mammal": 2, "reptile": 2})
    shown = seen(game)
    assert (shown["rows"]["wasteland"], shown["rows"]["depletion"], shown["rows"]["regression"]) == ({}, {}, {})
    assert [stack["face_up"] for stack in shown["stacks"]] == [None] * 3
    assert targets(game.options()) == SPACES


@rule("DS-5.7")
def test_a_space_holds_one_pawn() -> None:
    game = planning({"mammal": 2, "reptile": 2})
    game.apply("pawn wasteland-1")
    assert {r for reason in game.why_not("pawn wasteland-1") for r in reason.rules} == {"DS-5.7"}
    assert targets(game.options()) == [space for space in SPACES if space != "wasteland-1"]


@rule("DS-5.8")
def test_an_animal_may_take_several_spaces_of_its_own_section() -> None:
    game = planning({"insect": 3, "mammal": 0})
    for space in ("speciation-6", "speciation-1"):
        game.apply(f"pawn {space}")
    assert seen(game)["spaces"] == {"speciation-6": "insect", "speciation-1": "insect"}
    assert set(SPACES[14:20]) - set(targets(game.options())) == {"speciation-6", "speciation-1"}


@rule("EX-O10", "DS-5.8", "DS-22.6")
def test_insects_on_a_speciation_space_still_get_their_free_cube() -> None:
    game = planning({"insect": 1, "mammal": 0})
    game.apply("pawn speciation-6")
    game.apply("pass")
    assert game.seat == 0
    assert f"spread {h(0, 0)}" in game.options()


@rule("DS-5.9")
def test_pawns_still_on_the_display_are_not_available() -> None:
    game = planning({"mammal": 1, "reptile": 1}, spaces={"glaciation-3": "mammal", "domination-2": "mammal"})
    assert not {"glaciation-3", "domination-2"} & set(targets(game.options()))
    assert plan(game) == ["P2", "P1"]


@rule("DS-5.9")
def test_in_the_next_round_a_waiting_pawn_is_missing() -> None:
    game = planning({"mammal": 2, "reptile": 0})
    game.apply("pawn glaciation-3")
    game.apply("pawn wasteland-1")
    assert (seen(game)["round"], seen(game)["animals"]["mammal"]["pawns"]) == (2, 1)
    assert seen(game)["spaces"] == {"glaciation-2": "mammal"}


@rule("DS-5.10")
def test_the_track_does_not_change_during_planning() -> None:
    game = planning({"mammal": 2, "reptile": 2})
    game.apply("pawn wasteland-1")
    game.apply("pawn initiative-1")
    game.apply("pawn depletion-1")
    assert (seen(game)["phase"], seen(game)["track"]) == (1, ["reptile", "mammal"])


@rule("RU-06")
def test_a_useless_pawn_just_returns() -> None:
    e = Earth()
    for space in ("wasteland-1", "depletion-1", "wanderlust-1"):
        e.pawn("bird", space)
    assert [e.act(space).done for space in ("wasteland-1", "depletion-1", "wanderlust-1")] == [True] * 3
    assert (e.pawns("bird"), e.laws()) == (3, [])
