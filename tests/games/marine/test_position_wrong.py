"""Everything that can be wrong with a position of Marine: it is refused with its field, what was expected, and where
to read on.
"""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank import BadInput, Game, OptionError, PositionError

STANDARD: dict[str, Any] = {"players": 2, "options": {"animals": "reptiles,fish"}, "start": "standard"}
REPTILES = {"animal": "reptiles", "seat": "P1"}
FISH = {"animal": "fish", "seat": "P2"}
TILE = {"hex": "a1", "terrain": "sand"}
VENT = {"hex": "c3", "terrain": "sand", "vent": True}
FRAME = "a frame as it was saved"
ANSWER = "a question that can be answered"
OPEN = "a pawn that may stand on this space (DSM-4.12, DSM-4.14, DSM-24.2)"
SPACE = "the space whose action goes on, none before a pawn is placed (DSM-4.15)"
LAID = "the tile that Wanderlust has laid in this turn, else none (DSM-12.2)"
EXTRA = "true only after a turn that brings another one (DSM-12.8, DSM-24.10)"
HAND = "traits only while the animal chooses between them (DSM-3.19, DSM-23.15)"
TRAITS = "traits that are in the game, each in one place only (DSM-1.14, DSM-25.15)"
COPY = "another trait, and only for the animal that has exaptation (DSM-24.8)"
STRANGE = "an animal in play, or the element of a special pawn that somebody controls"


def position(**data: object) -> Game:
    return tangledbank.position("marine", {**STANDARD, **data})


def two(reptiles: dict[str, Any] | None = None, fish: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    return [{**REPTILES, **(reptiles or {})}, {**FISH, **(fish or {})}]


def test_the_positions_that_the_damages_begin_with_are_right() -> None:
    assert position(animals=two()).options()
    assert position(start=None, tiles=[VENT]).options()


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"game": "chess"}, "game", "expected marine"),
    ({"rules": 99}, "rules", "expected a number from 1 to 2"),
    ({"players": 5}, "players", "a number from 2 to 4"),
    ({"players": True}, "players", "a number from 2 to 4"),
    ({"options": []}, "options", "a dictionary"),
    ({"start": "random"}, "start", "expected standard"),
    ({"colour": "blue"}, "colour", "game | rules | players"),
    ({"round": 0}, "round", "a number from 1 to 100000"),
    ({"round": 1.5}, "round", "a number"),
    ({"turns": -1}, "turns", "a number from 0 to 100000"),
    ({"rng": -1}, "rng", "a number from 0"),
    ({"seen": None}, "seen", "a number from 0"),
    # the turn
    ({"turn": "dodo"}, "turn", "<animal>"),
    ({"turn": None}, "turn", "an animal in play (DSM-1.3)"),
    ({"turn": "crustaceans"}, "turn", "an animal in play (DSM-1.3)"),
    ({"space": "adaptation-4"}, "space", "<space>"),
    ({"space": 3}, "space", "<space>"),
    ({"space": "abundance-1"}, "space", SPACE),
    ({"space": "domination-2", "stack": []}, "space", SPACE),
    ({"space": "bottom-feeder-reptiles", "stack": []}, "space", SPACE),
    ({"laid": "z1"}, "laid", "<hex>"),
    ({"laid": "a1", "stack": []}, "laid", LAID),
    ({"laid": "d4"}, "laid", LAID),
    ({"laid": "d4", "space": "abundance-1", "stack": []}, "laid", LAID),
    ({"extra": 1}, "extra", "true | false"),
    ({"extra": True}, "extra", EXTRA),
    ({"extra": True, "space": "wanderlust-2", "stack": []}, "extra", EXTRA),
    ({"fed": "d4"}, "fed", "a list"),
    ({"fed": ["x"]}, "fed", "<hex>"),
    ({"fed": ["d4", "d4"]}, "fed", "tiles of Earth, each once"),
    ({"fed": ["a1"]}, "fed", "tiles of Earth, each once"),
    ({"eaten": ["d4"]}, "eaten", "a dictionary"),
    ({"eaten": {"birds": ["d4"]}}, "eaten", "<animal>"),
    ({"eaten": {"fish": "d4"}}, "eaten.fish", "a list"),
    ({"eaten": {"fish": ["d4", "d4"]}}, "eaten.fish", "tiles of Earth, each once"),
    ({"eaten": {"crustaceans": ["d4"]}}, "eaten.crustaceans", "tiles of Earth, each once"),
    ({"last": 1}, "last", "true | false"),
    ({"last": False, "discard": ["asteroid"]}, "last", "true, because Asteroid is resolved or discarded (DSM-21.1)"),
    ({"truncated": "no"}, "truncated", "true | false"),
    ({"truncated": True}, "truncated", "true only for a game that is over (R-14)"),
    # animals
    ({"animals": [REPTILES]}, "animals", "as many animals for every player"),
    ({"animals": [REPTILES, REPTILES]}, "animals[1].animal", "an animal once, with its seat P1 to P2"),
    ({"animals": [REPTILES, {**FISH, "seat": "P3"}]}, "animals[1].animal", "an animal once, with its seat P1 to P2"),
    ({"animals": [{"animal": "birds", "seat": "P1"}]}, "animals[0].animal", "<animal>"),
    ({"animals": [{"animal": "fish"}]}, "animals[0].seat", "<seat>"),
    ({"animals": ["fish"]}, "animals[0]", "a dictionary"),
    ({"animals": {"fish": 1}}, "animals", "a list"),
    ({"animals": two({"vp": -1})}, "animals[0].vp", "a number from 0"),
    ({"animals": two({"wings": 4})}, "animals[0].wings", "animal | seat | traits"),
    ({"animals": two({"acquired": ["gold"]})}, "animals[0].acquired", "<element>"),
    ({"animals": two({"acquired": ["sun"] * 4})}, "animals[0].acquired", "at most 3 (DSM-9.2)"),
    ({"animals": two({"gene_pool": 32})}, "animals[0].gene_pool", "a number from 0 to 31"),
    ({"animals": two({"eliminated": 32})}, "animals[0].eliminated", "a number from 0 to 31"),
    ({"animals": two({"gene_pool": 9, "eliminated": 9})}, "animals[0].gene_pool", "31 together with the eliminated"),
    ({"animals": two({"pawns": 8})}, "animals[0].pawns", "a number from 0 to 7"),
    ({"animals": two({"pawns": 9, "budded": True})}, "animals[0].pawns", "a number from 0 to 8"),
    ({"animals": two({"pawns": -1})}, "animals[0].pawns", "a number from 0 to 7"),
    ({"animals": two({"pawns": 7}), "spaces": {"abundance-1": "reptiles"}}, "animals[0].pawns", "from 0 to 6"),
    ({"animals": two({"retrieved": 1})}, "animals[0].retrieved", "true | false"),
    ({"animals": two({"budded": "yes"})}, "animals[0].budded", "true | false"),
    # Traits
    ({"animals": two({"traits": ["wings"]})}, "animals[0].traits", "<trait>"),
    ({"animals": two({"traits": "flight"})}, "animals[0].traits", "a list"),
    ({"animals": two({"traits": ["flight"]}, {"traits": ["flight"]})}, "animals[1].traits", TRAITS),
    ({"animals": two({"traits": ["flight", "flight"]})}, "animals[0].traits", TRAITS),
    ({"animals": two({"traits": ["flight", "social"]})}, "animals[0].traits", "at most 1"),
    ({"animals": two({"traits": ["flight"], "hand": ["flight"]})}, "animals[0].hand", TRAITS),
    ({"animals": two({"hand": ["flight"]})}, "animals[0].hand", HAND),
    ({"animals": two({"rejected": ["flight"]})}, "animals[0].rejected", HAND),
    (
        {"options": {"superheroes": True}, "animals": two({"traits": ["exaptation"]})},
        "animals[0].traits",
        TRAITS,
    ),
    ({"animals": two({"copy": "flight"})}, "animals[0].copy", COPY),
    ({"animals": two({"traits": ["exaptation"], "copy": "exaptation"})}, "animals[0].copy", COPY),
    ({"animals": two({"traits": ["exaptation"], "copy": "wings"})}, "animals[0].copy", "<trait>"),
    # Earth
    ({"start": None}, "tiles", "at least one tile, or start standard"),
    ({"tiles": {}}, "tiles", "a list"),
    ({"tiles": [{"hex": "z9", "terrain": "sand"}]}, "tiles[0].hex", "<hex>"),
    ({"tiles": [{"hex": "a1", "terrain": "lava"}]}, "tiles[0].terrain", "<terrain>"),
    ({"tiles": [{"hex": "a1"}]}, "tiles[0].terrain", "<terrain>"),
    ({"tiles": [{"hex": "d4", "terrain": "sand"}]}, "tiles[0].hex", "a free hex and a terrain"),
    ({"tiles": [{**TILE, "vent": 1}]}, "tiles[0].vent", "true | false"),
    ({"tiles": [{**TILE, "height": 3}]}, "tiles[0].height", "hex | terrain | vent"),
    ({"tiles": [{**TILE, "side": "geyser"}]}, "tiles[0].side", "a side only for a tile that is a vent"),
    ({"start": None, "tiles": [{**VENT, "side": "lid"}]}, "tiles[0].side", "<side>"),
    (
        {"start": None, "tiles": [{**VENT, "side": "smoker"}]},
        "tiles[0].side",
        "geyser in the upper half, smoker in the lower one (DSM-13.4)",
    ),
    ({"tiles": [{**TILE, "cubes": []}]}, "tiles[0].cubes", "a dictionary"),
    ({"tiles": [{**TILE, "cubes": {"dodo": 1}}]}, "tiles[0].cubes", "<animal>"),
    ({"tiles": [{**TILE, "cubes": {"fish": 32}}]}, "tiles[0].cubes.fish", "a number from 0 to 31"),
    ({"tiles": [{**TILE, "cubes": {"fish": -1}}]}, "tiles[0].cubes.fish", "a number from 0 to 31"),
    ({"tiles": [{**TILE, "cubes": {"crustaceans": 1}}]}, "tiles[0].cubes.crustaceans", "a number from 0 to 0"),
    ({"tiles": [TILE]}, "tiles", "tiles that hang together (DSM-12.2)"),
    ({"tiles": [{"hex": f"b{n}", "terrain": "kelp"} for n in (1, 2, 3, 4)]}, "tiles", "(DSM-1.8)"),
    (
        {
            "start": None,
            "tiles": [
                {"hex": f"{c}{n}", "terrain": t, "vent": True}
                for c, t in (("a", "land"), ("b", "ocean"), ("c", "sand"))
                for n in (1, 2, 3, 4)
            ]
            + [{"hex": "c5", "terrain": "vent"}],
        },
        "tiles",
        "(DSM-1.9)",
    ),
    ({"elements": []}, "elements", "a dictionary"),
    ({"elements": {"d9.e": "sun"}}, "elements", "<corner>"),
    ({"elements": {"d4.e": "sun"}}, "elements.d4.e", "a vacant corner of Earth (DSM-2.12, DSM-2.13)"),
    ({"elements": {"a1.e": "gold"}}, "elements.a1.e", "a vacant corner of Earth"),
    # the display
    ({"rows": {"attic": []}}, "rows.attic", "adaptation | abundance"),
    ({"rows": {"abundance": "sun"}}, "rows.abundance", "[<element>]"),
    ({"rows": {"abundance": ["gold"]}}, "rows.abundance", "<element>"),
    ({"rows": {"abundance": ["sun"] * 5}}, "rows.abundance", "at most 4"),
    ({"circles": "sun"}, "circles", "a list"),
    ({"circles": ["gold"]}, "circles", "<element>"),
    ({"circles": [None] * 5}, "circles", "at most 4"),
    ({"competition": ["lava"]}, "competition", "<terrain>"),
    ({"competition": ["land"] * 3}, "competition", "at most 3 terrain markers here, and at most 2 of each terrain"),
    ({"competition": ["land", "kelp", "coral", "sand"]}, "competition", "at most 3 terrain markers here"),
    ({"competition": ["land"] * 2, "evolution": ["land"]}, "evolution", "at most 5 terrain markers here"),
    ({"evolution": ["land"] * 6}, "evolution", "at most 5 terrain markers here"),
    ({"evolution": ["kelp", "land"]}, "evolution", "markers in the order of terrains (DSM-3.10)"),
    ({"squares": ["dodo"]}, "squares", "<animal>"),
    ({"squares": ["fish"] * 3}, "squares", "at most two cubes of animals in play"),
    ({"squares": ["crustaceans"]}, "squares", "at most two cubes of animals in play"),
    ({"squares": ["fish"], "tiles": [{"hex": "b2", "terrain": "sand", "cubes": {"fish": 31}}]}, "squares", "two cubes"),
    ({"control": {"gold": "fish"}}, "control", "<element>"),
    ({"control": {"sun": "dodo"}}, "control.sun", "<animal>"),
    ({"control": {"sun": "crustaceans"}}, "control.sun", "an animal in play (DSM-4.3)"),
    ({"target": {"sun": 0}}, "target.sun", "a number from 1 to 1000"),
    ({"target": {"gold": 2}}, "target.gold", "algae | gastropods"),
    ({"target": [1]}, "target", "a dictionary"),
    # pawns
    ({"spaces": []}, "spaces", "a dictionary"),
    ({"spaces": {"adaptation-4": "fish"}}, "spaces", "<space>"),
    ({"spaces": {"adaptation-1": "dodo"}}, "spaces.adaptation-1", STRANGE),
    ({"spaces": {"adaptation-1": 2}}, "spaces.adaptation-1", STRANGE),
    ({"spaces": {"adaptation-1": "crustaceans"}}, "spaces.adaptation-1", STRANGE),
    ({"spaces": {"adaptation-1": "sun"}}, "spaces.adaptation-1", STRANGE),
    ({"spaces": {"adaptation-3": "fish"}}, "spaces.adaptation-3", OPEN),
    ({"spaces": {"tectonics-2": "fish"}}, "spaces.tectonics-2", OPEN),
    ({"spaces": {"domination-2": "fish"}}, "spaces.domination-2", OPEN),
    ({"spaces": {"bottom-feeder-fish": "fish"}}, "spaces.bottom-feeder-fish", OPEN),
    (
        {"spaces": {"bottom-feeder-fish": "reptiles"}, "animals": two({}, {"traits": ["bottom_feeder"]})},
        "spaces.bottom-feeder-fish",
        OPEN,
    ),
    (
        {"control": {"sun": "fish"}, "spaces": {"adaptation-1": "sun", "tectonics-2": "sun"}},
        "spaces.tectonics-2",
        "a special pawn on one space only (DSM-1.13)",
    ),
    (
        {
            "spaces": {f"{name}-{n}": "fish" for name in ("abundance", "evolution") for n in (1, 2, 3)}
            | {"autotrophs-1": "fish", "autotrophs-2": "fish"}
        },
        "spaces",
        "no more than the box holds (DSM-1.12)",
    ),
    # bag, tiles, cards
    ({"bag": ["sun"]}, "bag", "everything that is nowhere else (DSM-1.7)"),
    ({"bag": 3}, "bag", "a list"),
    ({"face_up_tiles": ["lava"]}, "face_up_tiles", "<terrain>"),
    ({"face_up_tiles": ["vent"]}, "face_up_tiles", "up to three large terrains, or none (DSM-3.4)"),
    ({"face_up_tiles": ["sand"] * 4}, "face_up_tiles", "up to three large terrains, or none (DSM-3.4)"),
    ({"pool": ["sand"]}, "pool", "everything that is nowhere else (DSM-1.8)"),
    ({"stacks": [7, 7, 8]}, "stacks", "three numbers that add up to 21"),
    ({"stacks": [7, 15, -1]}, "stacks", "three numbers that add up to 21"),
    ({"track": ["joker"]}, "track", "<card>"),
    ({"track": ["fertile", "fertile"]}, "track", "a card that is nowhere else"),
    ({"track": ["fertile"], "discard": ["fertile"]}, "discard", "a card that is nowhere else"),
    ({"track": ["fertile", "predator", "biomass", "habitat", "disease", "omnivore"]}, "track", "at most 5"),
    ({"unseen": ["fertile"]}, "unseen", "everything that is nowhere else"),
    ({"deck": 36}, "deck", "a number from 1 to 35"),
    ({"deck": 0}, "deck", "a number from 1 to 35"),
    ({"deck": 35, "track": ["asteroid"]}, "deck", "a number from 0 to 34"),
    ({"asteroid": False}, "asteroid", "a card that is nowhere else"),
    ({"asteroid": True, "discard": ["asteroid"]}, "asteroid", "a card that is nowhere else"),
    ({"asteroid": "gone"}, "asteroid", "true | false"),
]


@pytest.mark.parametrize(("data", "field", "expected"), WRONG)
def test_what_is_wrong_is_named(data: dict[str, Any], field: str, expected: str) -> None:
    with pytest.raises(PositionError) as caught:
        position(**data)
    assert f"field {field}: " in str(caught.value)
    assert expected in str(caught.value)
    assert "docs/notation.md" in str(caught.value)


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "polish"},
        {"round_limit": 0},
        {"round_limit": True},
        {"animals": "fish,dodo"},
        {"pace": 3},
        {"deck": 3},
    ],
)
def test_options_of_a_position_are_checked_like_those_of_a_new_game(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        position(options=options)


def test_two_animals_each_are_for_two_players() -> None:
    with pytest.raises(OptionError, match=r"DSM-25\.1"):
        position(players=3, options={"two_animals": True})


def test_something_that_is_no_position_at_all_is_refused() -> None:
    with pytest.raises(PositionError, match="data or text"):
        tangledbank.position("marine", 7)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["en", "pl", "it", "hu"])
def test_a_refusal_speaks_every_language(lang: str) -> None:
    for data, field, _ in WRONG:
        with pytest.raises(BadInput) as caught:
            position(**data)
        assert field in tangledbank.say(caught.value.message, lang)
