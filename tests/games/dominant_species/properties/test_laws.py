"""DS-1.24 to DS-1.30  What is conserved after every atomic step of random games, and that a damage is noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

import pytest

from tangledbank.core.game import Setup
from tangledbank.core.ints import Ints
from tangledbank.core.rulebook import OptionValue
from tangledbank.games.dominant_species.cards import CARD_KEYS
from tangledbank.games.dominant_species.state import Dom
from tangledbank.games.dominant_species.terms import CUBES, ELEMENTS, GRID, LARGE_TILES, PAWNS, TERRAINS
from tests.dsl import rule
from tests.games.dominant_species.earth import RULEBOOK, Earth, h
from tests.games.slowly import Slowly

Options = dict[str, OptionValue]
TABLES: Final[list[tuple[int, Options]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (6, {}),
    (2, {"multi_animal": True, "random_earth": True}),
    (3, {"multi_animal": True, "longer_game": True}),
    (4, {"random_earth": True}),
    (5, {"longer_game": True, "round_limit": 60}),
    (6, {"edition": "first", "random_earth": True}),
]


@cache
def walk(k: int) -> Slowly:
    """A finished game on one of the tables."""
    players, options = TABLES[k]
    found = Slowly(Setup(RULEBOOK, players, k + 3, options, None), k, thorough=700)
    found.run()
    return found


in_every_game = pytest.mark.parametrize("k", range(len(TABLES)))


@rule("DS-1.24", "DS-1.25", "DS-1.26", "DS-1.27", "DS-1.29", "DS-1.30", "DS-2.9", "DS-2.12")
@in_every_game
def test_the_laws_hold_after_every_step(k: int) -> None:
    assert walk(k).steps > 400
    assert not walk(k).state.stack


# ---- the same from outside ------------------------------------------------------------------
@rule("DS-1.24")
@in_every_game
def test_cubes_add_up(k: int) -> None:
    for data in walk(k).dumps:
        for animal in data["animals"]:
            on_earth = sum(tile["cubes"].get(animal["animal"], 0) for tile in data["tiles"])
            assert animal["gene_pool"] + animal["eliminated"] + on_earth == CUBES[len(data["animals"])] - 1


@rule("DS-1.25", "DS-1.28")
@in_every_game
def test_disks_add_up(k: int) -> None:
    for data in walk(k).dumps:
        disks = Counter(data["bag"]) + Counter(data["elements"].values())
        for disk in [*data["rows"].values(), *[animal["acquired"] for animal in data["animals"]]]:
            disks += Counter(disk)
        if data["stack"] and data["stack"][-1][0] == "PutElement":
            disks[ELEMENTS[data["stack"][-1][3]]] += 1
        assert disks == dict.fromkeys(ELEMENTS, 20)


@rule("DS-1.26")
@in_every_game
def test_tiles_add_up(k: int) -> None:
    for data in walk(k).dumps:
        tiles = [tile["terrain"] for tile in data["tiles"]] + data["pool"] + data["face_up_tiles"]
        if data["stack"] and data["stack"][-1][0] == "PutTile":
            tiles.append(TERRAINS[data["stack"][-1][3]])
        assert [tiles.count(terrain) for terrain in TERRAINS[:-1]] == LARGE_TILES
        assert len(data["pool"]) == sum(data["stacks"])
        assert len([1 for tile in data["tiles"] if tile["tundra"]]) <= 12


@rule("DS-1.27")
@pytest.mark.parametrize(
    "k", [k for k, (_, options) in enumerate(TABLES) if not {"longer_game", "edition"} & set(options)]
)
def test_pawns_add_up_to_the_starting_number_in_the_standard_game(k: int) -> None:
    for data in walk(k).dumps:
        for animal in data["animals"]:
            on_display = list(data["spaces"].values()).count(animal["animal"])
            assert animal["pawns"] + on_display == PAWNS[len(data["animals"])]


@rule("DS-1.29")
@in_every_game
def test_points_are_never_negative(k: int) -> None:
    for data in walk(k).dumps:
        assert min(animal["vp"] for animal in data["animals"]) >= 0


@rule("DS-1.30")
@in_every_game
def test_cards_add_up(k: int) -> None:
    long = {"longer_game", "edition"} & set(TABLES[k][1])
    removed = set() if long else {"immigrants", "intelligence", "omnivore", "parasitism"}
    for data in walk(k).dumps:
        cards = data["deck"] + data["cards"] + data["used"] + ["ice_age"] * data["ice_age"]
        assert sorted(cards) == sorted(set(CARD_KEYS) - removed)


# ---- a damage is noticed ------------------------------------------------------------------------
def bump(numbers: Ints | list[int], k: int, n: int) -> None:
    numbers[k] += n


def shift(numbers: Ints | list[int], source: int, others: Ints | list[int], target: int, n: int = 1) -> None:
    """Move n from one number to another."""
    numbers[source] -= n
    others[target] += n


def too_many_pawns(g: Dom) -> None:
    bump(g.pawns, 3, 8)
    bump(g.total_pawns, 3, 8)


def element_in_the_void(g: Dom) -> None:
    bump(g.bag, 0, -1)
    g.put_element(0, 0)


def second_continent(g: Dom) -> None:
    bump(g.pool, 0, -1)
    bump(g.stacks, 0, -1)
    g.lay_tile(0, 0)


Damage = Callable[[Dom], object]
CENTRE: Final = GRID.labels.index(h(0, 0))
DAMAGES: Final[list[tuple[str, str, Damage]]] = [
    ("DS-1.24", "a cube more in a gene pool", lambda g: bump(g.gene_pool, 2, 1)),
    ("DS-1.24", "a cube less in a gene pool", lambda g: bump(g.gene_pool, 5, -1)),
    ("DS-1.24", "a cube more eliminated", lambda g: bump(g.eliminated, 0, 1)),
    ("DS-1.24", "a cube more on Earth", lambda g: bump(g.cubes, CENTRE * 6, 1)),
    ("DS-1.24", "a negative gene pool", lambda g: shift(g.gene_pool, 1, g.eliminated, 1, 31)),
    ("DS-1.24", "negative eliminated cubes", lambda g: shift(g.eliminated, 1, g.gene_pool, 1)),
    ("DS-1.24", "negative cubes on a tile", lambda g: shift(g.cubes, CENTRE * 6, g.gene_pool, 0)),
    ("DS-1.24", "a cube without a tile", lambda g: shift(g.gene_pool, 0, g.cubes, 0)),
    ("DS-1.24", "a protected cube that is not there", lambda g: g.shelter.append(CENTRE * 6)),
    ("DS-1.25", "a disk more in the bag", lambda g: bump(g.bag, 0, 1)),
    ("DS-1.25", "a disk more on the display", lambda g: bump(g.rows, 8, 1)),
    ("DS-1.25", "a disk more with an animal", lambda g: bump(g.display, 0, 1)),
    ("DS-1.25", "a disk more on Earth", lambda g: g.put_element(GRID.corners[CENTRE - 1][1], 3)),
    ("DS-1.25", "a negative bag", lambda g: shift(g.bag, 0, g.rows, 0, 19)),
    ("DS-1.26", "a tile more in the pool", lambda g: bump(g.pool, 0, 1)),
    ("DS-1.26", "a tile more in a stack", lambda g: bump(g.stacks, 0, 1)),
    ("DS-1.26", "a face-up tile too many", lambda g: bump(g.face_up_tiles, 0, 2)),
    ("DS-1.26", "a tile of another terrain", lambda g: bump(g.terrain, CENTRE, 1)),
    ("DS-1.26", "a tundra tile too few", lambda g: setattr(g, "covers_left", 10)),
    ("DS-1.26", "a tundra tile too many", lambda g: setattr(g, "covered", g.covered | 1 << CENTRE + 1)),
    ("DS-1.27", "a pawn too many", lambda g: bump(g.pawns, 3, 1)),
    ("DS-1.27", "a pawn on the display too many", lambda g: bump(g.spaces, 7, 4)),
    ("DS-1.27", "a pawn too few in all", lambda g: bump(g.total_pawns, 3, -1)),
    ("DS-1.27", "more than ten pawns", too_many_pawns),
    ("DS-1.3", "seven elements", lambda g: shift(g.bag, 0, g.display, 0, 5)),
    ("DS-1.3", "a printed element lost", lambda g: shift(g.display, 2, g.bag, 2)),
    ("DS-1.29", "negative points", lambda g: bump(g.vp, 4, -1)),
    ("DS-1.30", "a card twice", lambda g: g.deck.append(g.deck[0])),
    ("DS-1.30", "a card lost", lambda g: g.deck.pop()),
    ("DS-1.30", "a card in two places", lambda g: g.used.append(g.deck[0])),
    ("DS-1.30", "a removed card in the deck", lambda g: g.deck.append(CARD_KEYS.index("omnivore"))),
    ("DS-1.30", "Ice Age lost", lambda g: setattr(g, "ice_age", False)),
    ("DS-2.9", "an element beside Earth", element_in_the_void),
    ("DS-2.12", "two continents", second_continent),
    ("DS-4.1", "a forgotten count", lambda g: bump(g.counts, CENTRE * 6, 1)),
]


@rule("DS-1.24", "DS-1.25", "DS-1.26", "DS-1.27", "DS-1.29", "DS-1.30", "DS-2.9", "DS-2.12")
@pytest.mark.parametrize(("law", "damage"), [(law, d) for law, _, d in DAMAGES], ids=[name for _, name, _ in DAMAGES])
def test_a_damaged_table_is_noticed(law: str, damage: Damage) -> None:
    e = Earth()
    assert e.laws() == []
    damage(e.g)
    assert law in e.laws()


CHANGES: Final[list[tuple[str, Damage]]] = [
    ("DS-1.10", lambda g: setattr(g, "covered", 0)),
    ("DS-1.26", lambda g: bump(g.terrain, CENTRE, 1)),
    ("DS-5.1", lambda g: setattr(g, "round", 0)),
]


@rule("DS-1.10", "DS-1.26", "DS-5.1")
@pytest.mark.parametrize(("law", "damage"), CHANGES, ids=[law for law, _ in CHANGES])
def test_a_change_that_cannot_be_is_noticed(law: str, damage: Damage) -> None:
    before = Earth().g
    after = before.clone()
    assert RULEBOOK.broken_laws(after, before) == []
    damage(after)
    assert law in RULEBOOK.broken_laws(after, before)


@rule("DS-1.24")
def test_a_cube_of_an_animal_that_is_not_in_play_is_noticed() -> None:
    e = Earth("mammal", "reptile")
    e.g.cubes[CENTRE * 6 + 5] += 1
    assert e.laws() == ["DS-1.24"]
