"""Positions of Marine from outside: whole and short, data and text. What can be wrong: test_position_wrong.py."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import tangledbank
from tangledbank import Game
from tangledbank.core.codec import digest, read, write
from tangledbank.core.playout import play_on, playout
from tangledbank.games.marine.setup import OPTIONS
from tangledbank.games.marine.state import Sea as State
from tests.dsl import some
from tests.games.marine.sea import RULEBOOK

STANDARD: dict[str, Any] = {"players": 2, "options": {"animals": "reptiles,fish"}, "start": "standard"}
VARIANTS: list[dict[str, Any]] = [
    {option.name: value} for option in OPTIONS if not option.free for value in option.allowed
] + [{"superheroes": "exaptation", "alternative_displays": True, "random_earth": True, "edition": "phalanx"}]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (players, {**variant, "round_limit": 10, "turn_limit": 60})
    for players in (2, 3, 4)
    for variant in VARIANTS
    if players == 2 or not variant.get("two_animals")
]


def position(**data: object) -> Game:
    return tangledbank.position("marine", {**STANDARD, **data})


def table_id(table: tuple[int, dict[str, Any]]) -> str:
    players, options = table
    words = [f"{name}-{value}" for name, value in options.items() if not name.endswith("_limit")]
    return "-".join([str(players), *words])


def begin(players: int, options: dict[str, Any], seed: int) -> State:
    g = RULEBOOK.new_state(players, seed, RULEBOOK.check_options(players, options))
    assert isinstance(g, State)
    g.advance()
    return g


# ---- whole positions --------------------------------------------------------------------------
@pytest.mark.parametrize("table", some([(table,) for table in TABLES], 7), ids=table_id)
def test_a_position_gives_itself_back_at_every_question(table: tuple[int, dict[str, Any]]) -> None:
    g = begin(*table, seed=3)
    plies = 0
    while g.stack:
        data = RULEBOOK.dump(g)
        again = RULEBOOK.dump(RULEBOOK.load(json.loads(json.dumps(data))))
        assert again == data
        assert digest(again) == digest(data)
        if plies % 5 == 0:
            assert RULEBOOK.dump(RULEBOOK.load(read(write(data)))) == data
        play_on(g, plies, 1)
        plies += 1
    assert RULEBOOK.dump(RULEBOOK.load(RULEBOOK.dump(g))) == RULEBOOK.dump(g)


@pytest.mark.parametrize("table", some([(table,) for table in TABLES[::2]], 4), ids=table_id)
@pytest.mark.parametrize("plies", [1, 40, 150])
def test_a_loaded_game_goes_on_to_the_same_end(table: tuple[int, dict[str, Any]], plies: int) -> None:
    g = begin(*table, seed=8)
    play_on(g, 4, plies)
    twin = RULEBOOK.load(read(write(RULEBOOK.dump(g))))
    twin.advance()
    assert playout(g, 6) == playout(twin, 6)
    assert RULEBOOK.dump(g) == RULEBOOK.dump(twin)


def test_a_game_of_the_api_is_its_text() -> None:
    game = tangledbank.new("marine", players=3, seed=2)
    play_on(game.state, 5, 60)
    twin = tangledbank.position("marine", game.text())
    assert (twin.position(), twin.digest(), twin.options()) == (game.position(), game.digest(), game.options())


@cache
def questions() -> dict[str, str]:
    """A position for every kind of question that some random games ask, as text."""
    found: dict[str, str] = {}
    for seed in range(30):
        players, options = TABLES[seed * 7 % len(TABLES)]
        g = begin(players, options, seed)
        plies = 0
        while g.stack:
            found.setdefault(type(g.stack[-1]).__name__, write(RULEBOOK.dump(g)))
            play_on(g, seed + plies, 1)
            plies += 1
    return found


def test_every_question_of_a_real_game_can_be_saved() -> None:
    assert len(questions()) >= 45
    for text in questions().values():
        assert write(RULEBOOK.dump(RULEBOOK.load(read(text)))) == text


def test_a_display_that_is_too_full_can_be_saved_while_its_owner_sheds() -> None:
    """R-34: Phenotypic Plasticity goes, and eight elements lie on a display for six."""
    fish = {
        "animal": "fish",
        "seat": "P2",
        "traits": ["phenotypic_plasticity"],
        "hand": ["flight", "social", "solitary"],
    }
    fish["acquired"] = ["sun", "sun", "sun", "worms", "worms"]
    stack = [["EndOfTurn", 2], ["FinishCard", 14], ["KeepTrait", 1, 2, 11]]
    game = position(animals=[REPTILES, fish], turn="fish", track=["gene_expression"], stack=stack)
    game.apply("keep flight")
    assert [frame[0] for frame in stack_of(game)][2:] == ["ApplyTrait", "Shed", "LoseElement"]
    for answer in ("lose sun", "lose worms"):
        assert tangledbank.position("marine", game.text()).position() == game.position()
        game.apply(answer)
    assert game.position()["animals"][1]["acquired"] == ["sun", "sun", "worms"]  # type: ignore[index]


def stack_of(game: Game) -> list[list[object]]:
    return game.position()["stack"]  # type: ignore[return-value]


# ---- what is not said ----------------------------------------------------------------------
REPTILES = {"animal": "reptiles", "seat": "P1"}
FISH = {"animal": "fish", "seat": "P2"}


def test_a_start_needs_no_more_than_a_word() -> None:
    data: Any = position().position()
    assert (data["round"], data["turn"], data["space"], data["last"], data["truncated"]) == (
        1,
        "fish",
        None,
        False,
        False,
    )
    assert (len(data["tiles"]), len(data["elements"]), data["target"]["sun"], data["deck"]) == (15, 6, 1, 25)
    assert [(a["gene_pool"], a["pawns"], a["vp"], a["traits"]) for a in data["animals"]] == [(31, 7, 0, [])] * 2
    assert {(tile["hex"], tile["side"]) for tile in data["tiles"] if tile["vent"]} == {
        ("d1", "geyser"),
        ("d7", "smoker"),
    }


def test_an_earth_of_tiles_holds_only_what_is_said() -> None:
    tiles = [{"hex": "d4", "terrain": "coral", "cubes": {"fish": 2}}, {"hex": "d3", "terrain": "vent"}]
    data: Any = position(start=None, tiles=tiles, elements={"d4.e": "sun"}).position()
    assert [(tile["hex"], tile["terrain"], tile["vent"], tile["side"]) for tile in data["tiles"]] == [
        ("d3", "land", True, "geyser"),
        ("d4", "coral", False, None),
    ]
    assert data["elements"] == {"d4.e": "sun"}
    assert (data["bag"].count("sun"), data["animals"][1]["gene_pool"]) == (18, 32)


def test_what_is_nowhere_else_is_in_bag_pool_box_and_deck() -> None:
    animals = [{**REPTILES, "acquired": ["sun"], "eliminated": 3}, {**FISH, "traits": ["flight"]}]
    given = {"rows": {"depletion": ["sun"]}, "circles": ["sun"], "track": ["fertile"], "discard": ["predator"]}
    data: Any = position(animals=animals, squares=["fish"], **given).position()
    assert (data["bag"].count("sun"), data["deck"], len(data["unseen"]), data["asteroid"]) == (15, 23, 32, True)
    assert (len(data["pool"]), data["stacks"], data["circles"]) == (21, [7, 7, 7], ["sun", None, None, None])
    assert [(a["gene_pool"], a["eliminated"]) for a in data["animals"]] == [(28, 3), (30, 0)]


def test_a_gene_pool_says_how_many_cubes_were_eliminated() -> None:
    data: Any = position(animals=[{**REPTILES, "gene_pool": 9}, FISH]).position()
    assert data["animals"][0]["eliminated"] == 22


def test_pawns_that_are_not_on_the_display_are_available() -> None:
    data: Any = position(spaces={"abundance-2": "fish", "evolution-1": "fish"}).position()
    assert [animal["pawns"] for animal in data["animals"]] == [7, 5]
    data = position(animals=[REPTILES, {**FISH, "budded": True, "pawns": 8}]).position()
    assert [animal["pawns"] for animal in data["animals"]] == [7, 8]


def test_markers_that_are_not_named_are_the_first_that_are_left() -> None:
    data: Any = position(competition=["coral"], evolution=["land", "ocean"]).position()
    assert data["competition"] == ["coral", "land", "kelp"]
    assert data["evolution"] == ["land", "kelp", "coral", "seamount", "ocean"]


@pytest.mark.parametrize(("half", "side"), [("c3", "geyser"), ("c4", "smoker"), ("d4", "smoker")])
def test_a_vent_lies_as_its_half_of_the_board_says(half: str, side: str) -> None:
    for given in ({}, {"side": None}, {"side": side}):
        data: Any = position(start=None, tiles=[{"hex": half, "terrain": "sand", "vent": True, **given}]).position()
        assert data["tiles"][0]["side"] == side


def test_on_the_centre_line_a_vent_lies_as_one_says() -> None:
    data: Any = position(
        start=None, tiles=[{"hex": "d4", "terrain": "sand", "vent": True, "side": "geyser"}]
    ).position()
    assert data["tiles"][0]["side"] == "geyser"


def test_asteroid_in_the_discard_pile_makes_the_round_the_last() -> None:
    data: Any = position(discard=["asteroid"]).position()
    assert (data["last"], data["asteroid"], data["deck"]) == (True, False, 24)


def test_ram_feeder_prints_a_plankton_also_as_a_copy() -> None:
    owner = {**REPTILES, "traits": ["exaptation"], "copy": "ram_feeder"}
    game = position(animals=[owner, {**FISH, "traits": ["flight"]}])
    animals: Any = game.view(0)["animals"]
    assert (animals["reptiles"]["elements"]["plankton"], "plankton" in animals["reptiles"]["acquired"]) == (1, False)
    assert tangledbank.position("marine", game.text()).digest() == game.digest()


def test_animals_are_those_of_the_list_or_of_the_options() -> None:
    listed: Any = position(
        options={}, animals=[{"animal": "fish", "seat": "P2"}, {"animal": "cephalopods", "seat": "P1"}]
    )
    assert [(a, x["seat"]) for a, x in listed.view(0)["animals"].items()] == [("cephalopods", "P1"), ("fish", "P2")]
    assert list(position().view(0)["animals"]) == ["reptiles", "fish"]  # type: ignore[call-overload]


def test_a_turn_is_where_a_short_description_begins() -> None:
    game = position(turn="reptiles", spaces={"abundance-1": "reptiles"})
    assert (game.options(), stack_of(game)[:2]) == (["pawn basic", "retrieve"], [["EndOfTurn", 0], ["Act", 0]])


def test_an_action_can_be_described_with_its_stack() -> None:
    stack = [["EndOfTurn", 2], ["Evolution", 1, 2, 1]]
    game = position(turn="fish", space="evolution-2", evolution=["land", "kelp"], stack=stack)
    assert game.options() == ["evolve e3", "pass"]
