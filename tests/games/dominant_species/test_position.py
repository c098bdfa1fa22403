"""Positions of Dominant Species from outside: short and whole, data and text, and all that can be wrong with one."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tangledbank
from tangledbank import BadInput, Game, OptionError, PositionError
from tangledbank.core.codec import write
from tangledbank.core.playout import play_on
from tangledbank.games.dominant_species.terms import GRID, SPACES
from tests.games.dominant_species.earth import RULEBOOK

TABLES: list[tuple[int, dict[str, bool]]] = [
    (2, {}),
    (4, {}),
    (6, {"longer_game": True}),
    (3, {"multi_animal": True, "random_earth": True}),
]
STANDARD: dict[str, Any] = {"players": 2, "options": {"animals": "mammal,reptile"}, "start": "standard"}


@cache
def saved(plies: int, table: int) -> str:
    players, options = TABLES[table]
    game = tangledbank.new("dominant-species", players=players, seed=9, **options)
    play_on(game.state, 4, plies)
    return json.dumps(game.position())


def whole(plies: int = 80, table: int = 1) -> dict[str, Any]:
    """A position from the middle of a game."""
    return json.loads(saved(plies, table))  # type: ignore[no-any-return]


def position(**data: object) -> Game:
    return tangledbank.position("dominant-species", {**STANDARD, **data})


# ---- what is not said ----------------------------------------------------------------------
def test_a_start_needs_no_more_than_a_word() -> None:
    data: Any = position().position()
    assert (data["round"], data["phase"], data["track"]) == (1, 1, ["reptile", "mammal"])
    assert len(data["tiles"]) == 7
    assert [(a["gene_pool"], a["pawns"], a["vp"], a["eliminated"]) for a in data["animals"]] == [(50, 7, 0, 0)] * 2


def test_an_earth_of_tiles_holds_only_what_is_said() -> None:
    tiles = [{"hex": "d3", "terrain": "sea", "cubes": {"mammal": 2}}, {"hex": "d4", "terrain": "tundra"}]
    data: Any = position(start=None, tiles=tiles, elements={"d3.e": "meat"}).position()
    assert [(tile["hex"], tile["terrain"], tile["tundra"]) for tile in data["tiles"]] == [
        ("d3", "sea", False),
        ("d4", "sea", True),
    ]
    assert data["elements"] == {"d3.e": "meat"}
    assert (data["bag"].count("meat"), data["animals"][0]["gene_pool"]) == (19, 52)


def test_what_is_nowhere_else_is_in_bag_pool_deck_and_gene_pool() -> None:
    animals = [
        {"animal": "bird", "seat": "P1", "acquired": ["sun"], "eliminated": 3},
        {"animal": "insect", "seat": "P2"},
    ]
    data: Any = position(animals=animals, rows={"wasteland": ["sun"]}, cards=["biomass"], used=["ice_age"]).position()
    assert (data["bag"].count("sun"), len(data["deck"]), data["ice_age"]) == (16, 20, False)
    assert (len(data["pool"]), data["stacks"]) == (24, [8, 8, 8])
    assert (data["animals"][0]["gene_pool"], data["animals"][0]["eliminated"]) == (47, 3)


def test_a_gene_pool_says_how_many_cubes_were_eliminated() -> None:
    animals = [{"animal": "bird", "seat": "P1", "gene_pool": 9}, {"animal": "insect", "seat": "P2"}]
    data: Any = position(animals=animals).position()
    assert data["animals"][0]["eliminated"] == 41


def test_pawns_that_are_not_on_the_display_are_available() -> None:
    data: Any = position(spaces={"glaciation-2": "mammal", "domination-1": "mammal"}).position()
    assert [animal["pawns"] for animal in data["animals"]] == [5, 7]


def test_animals_are_those_of_the_list_or_of_the_options() -> None:
    listed: Any = position(options={}, animals=[{"animal": "insect", "seat": "P2"}, {"animal": "bird", "seat": "P1"}])
    assert [(a, x["seat"]) for a, x in listed.view(0)["animals"].items()] == [("bird", "P1"), ("insect", "P2")]
    assert list(position().view(0)["animals"]) == ["mammal", "reptile"]  # type: ignore[call-overload]


@pytest.mark.parametrize(("phase", "verb"), [(1, "pawn"), (2, "adapt"), (3, "pawn")])
def test_a_phase_is_where_the_game_goes_on(phase: int, verb: str) -> None:
    game = position(phase=phase, spaces={"adaptation-1": "mammal"}, rows={"adaptation": ["sun"]})
    assert game.options()[0].split()[0] == verb
    assert game.view(0)["round"] == (2 if phase == 3 else 1)


# ---- whole positions --------------------------------------------------------------------------
@pytest.mark.parametrize("plies", [0, 5, 30, 80, 150, 400])
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_whole_position_gives_itself_back(plies: int, table: int) -> None:
    data = whole(plies, table)
    assert tangledbank.position("dominant-species", data).position() == data
    assert tangledbank.position("dominant-species", write(data)).position() == data


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_loaded_position_plays_on_like_the_original(table: int) -> None:
    players, options = TABLES[table]
    game = tangledbank.new("dominant-species", players=players, seed=9, **options)
    play_on(game.state, 4, 120)
    twin = tangledbank.position("dominant-species", game.text())
    play_on(game.state, 7, 200)
    play_on(twin.state, 7, 200)
    assert twin.position() == game.position()


# ---- everything that can be wrong ------------------------------------------------------------------
TILE = {"hex": "a1", "terrain": "sea"}
BIRD = {"animal": "bird", "seat": "P1"}
INSECT = {"animal": "insect", "seat": "P2"}
FRAME = "a frame as it was saved"


def on(space: int, *frames: list[object]) -> dict[str, Any]:
    """A stack in the middle of a round, before a space."""
    return {"stack": [["Reset"], ["Execution", space], *frames]}


def planning(*frames: list[object]) -> dict[str, Any]:
    return on(0, ["Planning", 0], *frames)


VICTIMS: list[list[object]] = [["Victim", 0, 0, 18, -1], ["Victim", 0, 0, 17, -1]]
"""Mammals or reptiles are on hex 18, nobody is on 17, the tundra in the middle."""
ALL_ANIMALS = ["mammal", "reptile", "bird", "amphibian", "arachnid", "insect"]


def crowd(pawns: int) -> dict[str, Any]:
    """Six animals with so many pawns in all."""
    counts = [pawns // 6 + (1 if k < pawns % 6 else 0) for k in range(6)]
    animals = [{"animal": a, "seat": f"P{k + 1}", "pawns": counts[k]} for k, a in enumerate(ALL_ANIMALS)]
    return {"players": 6, "options": {}, "animals": animals}


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"game": "chess"}, "game", "expected dominant-species"),
    ({"rules": 99}, "rules", "expected a number from 1 to 2"),
    ({"players": 1}, "players", "a number from 2 to 6"),
    ({"players": True}, "players", "a number from 2 to 6"),
    ({"options": 3}, "options", "a dictionary"),
    ({"round": -1}, "round", "a number from 0 to 100000"),
    ({"round": "2"}, "round", "a number"),
    ({"phase": 4}, "phase", "a number from 1 to 3"),
    ({"pointer": "adaptation-9"}, "pointer", "<space>"),
    ({"last": 1}, "last", "true | false"),
    ({"truncated": "no"}, "truncated", "true | false"),
    ({"rng": -1}, "rng", "a number from 0"),
    ({"seen": None}, "seen", "a number from 0"),
    ({"start": "random"}, "start", "expected standard"),
    ({"colour": "red"}, "colour", "game | rules | players"),
    # track and animals
    ({"track": ["mammal"]}, "track", "every animal in play once"),
    ({"track": ["mammal", "mammal"]}, "track", "every animal in play once"),
    ({"track": ["mammal", "bird"]}, "track", "every animal in play once"),
    ({"track": ["mammal", 7]}, "track", "<animal>"),
    ({"track": "mammal"}, "track", "a list"),
    ({"animals": [BIRD]}, "animals", "expected"),
    ({"animals": [BIRD, BIRD]}, "animals[1].animal", "an animal once, with its seat P1 to P2"),
    ({"animals": [BIRD, {**INSECT, "seat": "P3"}]}, "animals[1].animal", "an animal once, with its seat P1 to P2"),
    ({"animals": [{"animal": "dodo", "seat": "P1"}]}, "animals[0].animal", "<animal>"),
    ({"animals": [{"animal": "bird"}]}, "animals[0].seat", "<seat>"),
    ({"animals": [{"seat": "P1"}]}, "animals[0].animal", "<animal>"),
    ({"animals": ["bird"]}, "animals[0]", "a dictionary"),
    ({"animals": [{**BIRD, "vp": -1}, INSECT]}, "animals[0].vp", "a number from 0"),
    ({"animals": [BIRD, {**INSECT, "acquired": ["gold"]}]}, "animals[1].acquired", "<element>"),
    ({"animals": [BIRD, {**INSECT, "acquired": ["sun"] * 5}]}, "animals[1].acquired", "at most 4 (DS-1.3)"),
    (
        {"animals": [{"animal": "amphibian", "seat": "P1", "acquired": ["sun"] * 4}, INSECT]},
        "animals[0].acquired",
        "at most 3",
    ),
    ({"animals": [BIRD, {**INSECT, "gene_pool": 51}]}, "animals[1].gene_pool", "a number from 0 to 50"),
    ({"animals": [BIRD, {**INSECT, "eliminated": 51}]}, "animals[1].eliminated", "a number from 0 to 50"),
    ({"animals": [BIRD, {**INSECT, "gene_pool": 9, "eliminated": 9}]}, "animals[1].gene_pool", "(DS-1.24)"),
    ({"animals": [BIRD, {**INSECT, "pawns": 11}]}, "animals[1].pawns", "a number from 0 to 10"),
    ({"animals": [BIRD, {**INSECT, "wings": 4}]}, "animals[1].wings", "animal | seat | vp"),
    # Earth
    ({"start": None}, "tiles", "at least one tile, or start standard"),
    ({"tiles": {}}, "tiles", "a list"),
    ({"tiles": [{"hex": "z9", "terrain": "sea"}]}, "tiles[0].hex", "<hex>"),
    ({"tiles": [{"hex": "a1", "terrain": "lava"}]}, "tiles[0].terrain", "<terrain>"),
    ({"tiles": [{"hex": "d3", "terrain": "sea"}]}, "tiles[0].hex", "a free hex and a terrain"),
    ({"tiles": [TILE, TILE]}, "tiles[1].hex", "a free hex and a terrain"),
    ({"tiles": [{**TILE, "tundra": 1}]}, "tiles[0].tundra", "true | false"),
    ({"tiles": [{**TILE, "cubes": []}]}, "tiles[0].cubes", "a dictionary"),
    ({"tiles": [{**TILE, "cubes": {"dodo": 1}}]}, "tiles[0].cubes", "<animal>"),
    ({"tiles": [{**TILE, "cubes": {"mammal": 51}}]}, "tiles[0].cubes.mammal", "a number from 0 to 50"),
    ({"tiles": [{**TILE, "cubes": {"mammal": True}}]}, "tiles[0].cubes.mammal", "a number from 0 to 50"),
    ({"tiles": [{**TILE, "cubes": {"bird": 1}}]}, "tiles[0].cubes.bird", "a number from 0 to 0"),
    ({"tiles": [{**TILE, "shelter": {"mammal": 1}}]}, "tiles[0].shelter.mammal", "no more cubes than are there"),
    ({"tiles": [{**TILE, "height": 3}]}, "tiles[0].height", "hex | terrain | tundra"),
    (
        {"tiles": [{"hex": f"{c}1", "terrain": "desert"} for c in "abcd"]},
        "tiles",
        "(DS-1.8)",
    ),
    (
        {
            "tiles": [
                {"hex": f"{c}{n}", "terrain": t, "tundra": True}
                for c, t in (("a", "sea"), ("b", "forest"), ("g", "desert"), ("f", "wetland"))
                for n in (1, 2, 3)
            ]
        },
        "tiles",
        "(DS-1.9)",
    ),
    ({"tiles": [TILE]}, "tiles", "(DS-2.12)"),
    ({"elements": []}, "elements", "a dictionary"),
    ({"elements": {"d9.e": "sun"}}, "elements", "<corner>"),
    ({"elements": {"d3.e": "sun"}}, "elements.d3.e", "a vacant corner of Earth (DS-1.28, DS-2.9)"),
    ({"elements": {"a1.e": "sun"}}, "elements.a1.e", "a vacant corner of Earth (DS-1.28, DS-2.9)"),
    ({"elements": {"d1.se": "gold"}}, "elements.d1.se", "<element>"),
    ({"scored": ["x"]}, "scored", "<hex>"),
    ({"scored": ["d3", "d3"]}, "scored", "expected"),
    # the display
    ({"spaces": []}, "spaces", "a dictionary"),
    ({"spaces": {"adaptation-4": "mammal"}}, "spaces", "<space>"),
    ({"spaces": {"adaptation-1": "dodo"}}, "spaces.adaptation-1", "<animal>"),
    ({"spaces": {"adaptation-1": "bird"}}, "spaces.adaptation-1", "expected"),
    ({"rows": {"attic": []}}, "rows.attic", "adaptation | abundance"),
    ({"rows": {"adaptation": "sun"}}, "rows.adaptation", "[<element>]"),
    ({"rows": {"adaptation": ["gold"]}}, "rows.adaptation", "<element>"),
    ({"rows": {"wasteland": ["sun"] * 19}}, "rows.wasteland", "(DS-1.12)"),
    ({"bag": ["sun"]}, "bag", "(DS-1.25)"),
    ({"bag": 3}, "bag", "a list"),
    # cards and stacks
    ({"cards": ["joker"]}, "cards", "<card>"),
    ({"cards": ["biomass", "biomass"]}, "cards", "a card that is nowhere else"),
    ({"cards": ["omnivore"]}, "cards", "a card that is nowhere else"),
    ({"cards": ["biomass"], "used": ["biomass"]}, "used", "a card that is nowhere else"),
    ({"deck": ["biomass"]}, "deck", "(DS-1.30)"),
    ({"ice_age": False}, "ice_age", "false if the card is face up or used, else true"),
    ({"ice_age": True, "cards": ["ice_age"]}, "ice_age", "false if the card is face up or used, else true"),
    ({"ice_age": 1}, "ice_age", "true | false"),
    ({"face_up_tiles": ["lava"]}, "face_up_tiles", "<terrain>"),
    ({"face_up_tiles": ["tundra"]}, "face_up_tiles", "expected"),
    ({"face_up_tiles": ["forest"] * 3, "tiles": [{"hex": "d1", "terrain": "forest"}]}, "face_up_tiles", "(DS-1.8)"),
    ({"face_up_tiles": ["sea"] * 4}, "face_up_tiles", "expected"),
    ({"pool": ["sea"]}, "pool", "(DS-1.26)"),
    ({"stacks": [8, 8]}, "stacks", "three numbers that add up to 24"),
    ({"stacks": [8, 8, 9]}, "stacks", "three numbers that add up to 24"),
    ({"stacks": [8, 17, -1]}, "stacks", "three numbers that add up to 24"),
    ({"stacks": 24}, "stacks", "three numbers that add up to 24"),
    # the stack
    ({"stack": [["Fly"]]}, "stack[0]", FRAME),
    ({"stack": ["Round"]}, "stack[0]", FRAME),
    ({"stack": [["Round", 1]]}, "stack[0]", FRAME),
    ({"stack": [["Round"], ["Planning", 0]]}, "stack[1]", FRAME),
    ({"stack": [["Planning", 0]]}, "stack[0]", FRAME),
    ({"stack": [["Reset"], ["Execution", 0], ["Planning", 2]]}, "stack[2]", FRAME),
    ({"stack": [["Reset"], ["Execution", 0], ["Planning", True]]}, "stack[2]", FRAME),
    ({"stack": [["Reset"], ["Execution", 3], ["Planning", 0]]}, "stack[2]", FRAME),
    ({"stack": [["Reset"], ["Execution", 42]]}, "stack[1]", FRAME),
    (on(4, ["ResolvePawn", 3]), "stack[2]", FRAME),
    ({**on(3, ["ResolvePawn", 3]), "spaces": {"adaptation-3": "mammal"}}, "stack[2]", FRAME),
    (planning(["PlacePawn", 2, 0]), "stack[3]", FRAME),
    (planning(["PlacePawn", 0, 3]), "stack[3]", FRAME),
    (planning(["PlacePawn", 0]), "stack[3]", FRAME),
    ({"animals": [{**BIRD, "pawns": 0}, INSECT], **planning(["PlacePawn", 0, 2])}, "stack[3]", FRAME),
    (on(37, ["AwardCard", 0]), "stack[2]", FRAME),
    (on(21, ["PutTile", 0, 0, 7]), "stack[2]", FRAME),
    ({"face_up_tiles": ["forest"] * 3, **on(21, ["PutTile", 0, 0, 4])}, "stack", "(DS-1.8)"),
    (on(15, ["PlaceCubes", 0, 0, 17, 0, 55]), "stack[2]", FRAME),
    (on(15, ["PlaceCubes", 0, 0, 17, 2, 1]), "stack[2]", FRAME),
    (on(7, ["TakeDisk", 0, 0, 6, -1]), "stack[2]", FRAME),
    (on(30, ["Competition", 0, 0, 7, -1, 2]), "stack[2]", FRAME),
    (on(30, ["Competition", 0, 0, 7, 17, 1]), "stack[2]", FRAME),
    (on(15, ["SpeciateTile", 0, 17, -1]), "stack[2]", FRAME),
    (on(21, ["WanderMoves", 1, 17], ["MoveCubes", 0, 0, 16, 17, 0, 9]), "stack[3]", FRAME),
    (on(24, ["Migration", 0, 0, 0, *[0] * 35]), "stack[2]", FRAME),
    (on(24, ["Migration", 0, 0, 2, *[9] * 35]), "stack[2]", FRAME),
    (on(5, ["Regression", 0, 64, 0, 0, 0, 0, 0]), "stack[2]", FRAME),
    (on(37, ["TakeCard", 0, 0, 17]), "stack", "a question that can be answered"),
    # what waits below a question can be answered when its time comes
    ({**on(37, *VICTIMS), "used": ["biomass"]}, "stack[3]", FRAME),
    ({**on(37, ["Victim", 0, 0, 17, -1]), "used": ["blight"]}, "stack[2]", FRAME),
    ({**on(37, ["LoseElement", 1, 1], ["LoseElement", 0, 0]), "used": ["disease"]}, "stack[2]", FRAME),
    # the moment
    ({"phase": 2, **planning()}, "phase", "expected 1"),
    ({"phase": 3, **on(4)}, "phase", "expected 2"),
    ({"pointer": "adaptation-1", **on(4)}, "pointer", "expected adaptation-3"),
    # pawns
    ({"animals": [{**BIRD, "pawns": 0}, {**INSECT, "pawns": 0}]}, "animals", "at least one pawn"),
    (crowd(42), "animals", "no more pawns in all than 41 spaces (DS-5.5)"),
]


@pytest.mark.parametrize(("data", "field", "expected"), WRONG)
def test_what_is_wrong_is_named(data: dict[str, Any], field: str, expected: str) -> None:
    with pytest.raises(PositionError) as caught:
        position(**data)
    assert f"field {field}: " in str(caught.value)
    assert expected in str(caught.value)
    assert "docs/notation.md" in str(caught.value)


def hex_of(label: str) -> int:
    return GRID.labels.index(label)


POISON: dict[str, Any] = {
    "players": 2,
    "start": None,
    "tiles": [
        {"hex": "c2", "terrain": "jungle"},
        {"hex": "c3", "terrain": "jungle"},
        {"hex": "d3", "terrain": "sea", "cubes": {"mammal": 1, "reptile": 3}},
        {"hex": "d4", "terrain": "mountain", "cubes": {"reptile": 2, "mammal": 1}},
    ],
    "used": ["biomass"],
}


def test_a_question_that_waits_below_must_have_an_answer_as_well() -> None:
    """The position of a record that once was imported: after two answers a seat was asked without options."""
    frames = [["Victim", 0, 0, hex_of(label), -1] for label in ("d4", "d3", "c2")]
    with pytest.raises(PositionError, match=r"field stack\[4\]: expected a frame as it was saved"):
        position(**POISON, **on(39, *frames))
    with pytest.raises(PositionError, match=r"field stack\[2\]: expected a frame as it was saved"):
        position(**POISON, **on(39, ["Victim", 0, 0, hex_of("c2"), -1], ["Victim", 0, 0, hex_of("d3"), -1]))
    assert position(**POISON, **on(39, *frames[:2])).options() == ["victim mammal", "victim reptile"]


def test_as_many_pawns_as_spaces_can_be_placed_and_one_more_is_refused() -> None:
    game = tangledbank.position("dominant-species", {"start": "standard", **crowd(41)})
    while game.options()[0].startswith("pawn"):
        game.apply(game.options()[0])
    with pytest.raises(PositionError, match="no more pawns in all than 41 spaces"):
        tangledbank.position("dominant-species", {"start": "standard", **crowd(42)})


def test_more_than_ten_pawns_of_an_animal_are_refused() -> None:
    with pytest.raises(PositionError):
        position(spaces=dict.fromkeys(SPACES[:11], "mammal"))


def test_options_of_a_position_are_checked_like_those_of_a_new_game() -> None:
    with pytest.raises(OptionError, match=r"random_earth can be false \| true, not \[1\]"):
        position(options={"random_earth": [1]})


def test_something_that_is_no_position_at_all_is_refused() -> None:
    with pytest.raises(PositionError, match="data or text"):
        tangledbank.position("dominant-species", 7)  # type: ignore[arg-type]


WORDS = ["P1", "P3", "d3", "a1", "sun", "bird", "insect", "sea", "tundra", "biomass", "adaptation-1", "x"]
junk = st.none() | st.booleans() | st.integers(-3, 70) | st.sampled_from(WORDS)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_damaged_position_plays_or_says_why_not(data: st.DataObject) -> None:
    """Change one thing anywhere in a real position: it must load and play, or be refused in words."""
    table = data.draw(st.integers(0, len(TABLES) - 1))
    place: Any = whole(data.draw(st.sampled_from([3, 40, 80, 130, 300])), table)
    damaged = place
    while isinstance(place, (dict, list)) and place:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        if not isinstance(place[key], (dict, list)) or not place[key]:
            place[key] = data.draw(junk)
            break
        place = place[key]
    try:
        game = tangledbank.position("dominant-species", damaged)
    except BadInput as error:
        assert str(error)
    else:
        play_on(game.state, 1, 40)


def test_every_frame_of_a_real_game_can_be_saved() -> None:
    """Positions right after every kind of question load again."""
    kinds: dict[str, Any] = {}
    for table in range(len(TABLES)):
        for plies in range(0, 240, 12):
            data = whole(plies, table)
            if data["stack"]:
                kinds.setdefault(data["stack"][-1][0], data)
    assert len(kinds) >= 8
    for data in kinds.values():
        assert RULEBOOK.dump(RULEBOOK.load(data)) == data
