"""DSM-1.7 to DSM-1.14  What is conserved after every atomic step of random games, and that a damage is noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

import pytest

from tangledbank.core.game import Setup
from tangledbank.core.ints import Ints
from tangledbank.core.rulebook import OptionValue
from tangledbank.games.marine.cards import CARD_KEYS
from tangledbank.games.marine.notation import TRAIT
from tangledbank.games.marine.state import Sea as State
from tangledbank.games.marine.terms import ELEMENTS, GRID, TERRAINS
from tangledbank.games.marine.traits import TRAIT_KEYS
from tests.dsl import rule
from tests.games.marine.sea import RULEBOOK, Sea, h
from tests.games.slowly import Slowly

Options = dict[str, OptionValue]
LIMIT: Final[Options] = {"round_limit": 15}
TABLES: Final[list[tuple[int, Options]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"two_animals": True, "random_earth": True}),
    (2, {"edition": "phalanx", "superheroes": True}),
    (3, {"alternative_displays": True, "superheroes": "exaptation"}),
    (3, {"edition": "phalanx", "random_earth": True, "deck": "short"}),
    (4, {"deck": "epic", "empty_retrieve": True}),
    (4, {"random_earth": True, "alternative_displays": True, "superheroes": True, "deck": "long"}),
]


@cache
def walk(k: int) -> Slowly:
    """A finished game on one of the tables."""
    players, options = TABLES[k]
    found = Slowly(Setup(RULEBOOK, players, k + 3, {**LIMIT, **options}, None), k, thorough=1_000_000)
    found.run()
    return found


in_every_game = pytest.mark.parametrize("k", range(len(TABLES)))


@rule("DSM-1.7", "DSM-1.8", "DSM-1.9", "DSM-1.10", "DSM-1.11", "DSM-1.12", "DSM-1.13", "DSM-1.14", "DSM-0.8")
@in_every_game
def test_the_laws_hold_after_every_step(k: int) -> None:
    assert walk(k).steps > 400
    assert not walk(k).state.stack


# ---- the same from outside ------------------------------------------------------------------
@rule("DSM-1.11")
@in_every_game
def test_cubes_add_up(k: int) -> None:
    for data in walk(k).dumps:
        for one in data["animals"]:
            on_earth = sum(tile["cubes"].get(one["animal"], 0) for tile in data["tiles"])
            assert one["gene_pool"] + one["eliminated"] + on_earth + data["squares"].count(one["animal"]) == 34


@rule("DSM-1.7")
@in_every_game
def test_disks_add_up(k: int) -> None:
    each = 17 if TABLES[k][1].get("edition") == "phalanx" else 19
    for data in walk(k).dumps:
        disks = Counter(data["bag"]) + Counter(data["elements"].values()) + Counter(filter(None, data["circles"]))
        for disk in [*data["rows"].values(), *[one["acquired"] for one in data["animals"]]]:
            disks += Counter(disk)
        if data["stack"] and data["stack"][-1][0] == "PutElement":
            disks[ELEMENTS[data["stack"][-1][3]]] += 1
        assert disks == dict.fromkeys(ELEMENTS, each)


@rule("DSM-1.8", "DSM-1.9")
@in_every_game
def test_tiles_add_up(k: int) -> None:
    for data in walk(k).dumps:
        tiles = [tile["terrain"] for tile in data["tiles"]] + data["pool"] + data["face_up_tiles"]
        if data["stack"] and data["stack"][-1][0] == "PutTile":
            tiles.append(TERRAINS[data["stack"][-1][3]])
        assert [tiles.count(terrain) for terrain in TERRAINS[:-1]] == [8, 4, 4, 4, 4, 4, 8]
        assert len(data["pool"]) == sum(data["stacks"])
        assert 2 <= len([1 for tile in data["tiles"] if tile["vent"]]) <= 12
        assert all((tile["side"] is not None) == tile["vent"] for tile in data["tiles"])


@rule("DSM-1.10")
@in_every_game
def test_markers_add_up(k: int) -> None:
    for data in walk(k).dumps:
        shown = data["competition"] + data["evolution"]
        assert (len(data["competition"]), len(data["evolution"])) == (3, 5)
        assert max(Counter(shown).values()) <= 2


@rule("DSM-1.12")
@in_every_game
def test_pawns_add_up_to_the_starting_number_and_one_more_for_budding_intelligence(k: int) -> None:
    for data in walk(k).dumps:
        start = {2: 7, 3: 5, 4: 4}[len(data["animals"])]
        for one in data["animals"]:
            on_display = list(data["spaces"].values()).count(one["animal"])
            assert one["pawns"] + on_display == start + one["budded"]


@rule("DSM-1.13", "DSM-17.8")
@in_every_game
def test_special_pawns_stand_on_one_space_at_most_and_targets_never_fall(k: int) -> None:
    before = dict.fromkeys(ELEMENTS, 1)
    for data in walk(k).dumps:
        standing = [who for who in data["spaces"].values() if who in ELEMENTS]
        assert len(standing) == len(set(standing))
        assert set(standing) <= set(data["control"])
        assert all(data["target"][element] >= before[element] for element in ELEMENTS)
        before = data["target"]


@rule("DSM-1.14")
@in_every_game
def test_cards_and_traits_add_up(k: int) -> None:
    for data in walk(k).dumps:
        cards = data["unseen"] + data["track"] + data["discard"] + ["asteroid"] * data["asteroid"]
        assert sorted(cards) == sorted(CARD_KEYS)
        named = [trait for one in data["animals"] for place in ("traits", "hand", "rejected") for trait in one[place]]
        assert len(named) == len(set(named))
        assert set(named) <= set(TRAIT_KEYS)


# ---- a damage is noticed ------------------------------------------------------------------------
def bump(numbers: Ints | list[int], k: int, n: int) -> None:
    numbers[k] += n


def shift(numbers: Ints | list[int], source: int, others: Ints | list[int], target: int, n: int = 1) -> None:
    """Move n from one number to another."""
    numbers[source] -= n
    others[target] += n


def too_many_pawns(g: State) -> None:
    bump(g.pawns, 3, 5)
    bump(g.total_pawns, 3, 5)


def element_in_the_void(g: State) -> None:
    bump(g.bag, 0, -1)
    g.put_element(0, 0)


def second_continent(g: State) -> None:
    bump(g.pool, 0, -1)
    bump(g.stacks, 0, -1)
    g.lay_tile(0, 0)


def two_of_a_pawn(g: State) -> None:
    g.control[4] = 0
    g.spaces[3] = g.spaces[4] = 12


Damage = Callable[[State], object]
CENTRE: Final = GRID.labels.index(h(0, 0))
DAMAGES: Final[list[tuple[str, str, Damage]]] = [
    ("DSM-1.11", "a cube more in a gene pool", lambda g: bump(g.gene_pool, 2, 1)),
    ("DSM-1.11", "a cube more eliminated", lambda g: bump(g.eliminated, 0, 1)),
    ("DSM-1.11", "a cube more on Earth", lambda g: bump(g.cubes, CENTRE * 6, 1)),
    ("DSM-1.11", "a cube more in Regression", lambda g: bump(g.squares, 0, 2)),
    ("DSM-1.11", "a negative gene pool", lambda g: shift(g.gene_pool, 1, g.eliminated, 1, 32)),
    ("DSM-1.11", "a cube without a tile", lambda g: shift(g.gene_pool, 0, g.cubes, 0)),
    ("DSM-1.7", "a disk more in the bag", lambda g: bump(g.bag, 0, 1)),
    ("DSM-1.7", "a disk more on the display", lambda g: bump(g.rows, 8, 1)),
    ("DSM-1.7", "a disk more in a circle", lambda g: bump(g.circles, 0, 1)),
    ("DSM-1.7", "a disk more with an animal", lambda g: bump(g.display, 0, 1)),
    ("DSM-1.8", "a tile more in the pool", lambda g: bump(g.pool, 0, 1)),
    ("DSM-1.8", "a tile more in a stack", lambda g: bump(g.stacks, 0, 1)),
    ("DSM-1.8", "a tile of another terrain", lambda g: bump(g.terrain, CENTRE, 1)),
    ("DSM-1.8", "a vent too few", lambda g: setattr(g, "covers_left", 9)),
    ("DSM-1.9", "a geyser without a vent", lambda g: setattr(g, "geysers", g.geysers | 1 << CENTRE)),
    ("DSM-1.10", "a marker more", lambda g: bump(g.markers, 0, 1)),
    ("DSM-1.10", "a marker lost from a square", lambda g: g.evolution.pop()),
    ("DSM-1.12", "a pawn too many", lambda g: bump(g.pawns, 3, 1)),
    ("DSM-1.12", "a pawn on the display too many", lambda g: bump(g.spaces, 7, 4)),
    ("DSM-1.12", "more than eight pawns", too_many_pawns),
    ("DSM-1.13", "a special pawn that nobody controls", lambda g: bump(g.spaces, 7, 13)),
    ("DSM-1.13", "a special pawn twice", two_of_a_pawn),
    ("DSM-1.13", "a target below the start", lambda g: bump(g.target, 2, -1)),
    ("DSM-9.2", "seven elements", lambda g: shift(g.bag, 0, g.display, 0, 4)),
    ("DSM-9.2", "a printed element lost", lambda g: shift(g.display, 4, g.bag, 4)),
    ("DSM-0.8", "negative points", lambda g: bump(g.vp, 1, -1)),
    ("DSM-1.14", "a card twice", lambda g: g.unseen.append(g.unseen[0])),
    ("DSM-1.14", "a card in two places", lambda g: g.discard.append(g.unseen[0])),
    ("DSM-1.14", "Asteroid lost", lambda g: setattr(g, "asteroid_left", False)),
    ("DSM-1.14", "a deck larger than its cards", lambda g: setattr(g, "deck_left", 36)),
    ("DSM-1.14", "a Trait twice", lambda g: bump(g.traits, 0, 1 << TRAIT.read("flight"))),
    ("DSM-1.14", "a Trait lost", lambda g: setattr(g, "box", g.box & ~1)),
    ("DSM-2.12", "an element beside Earth", element_in_the_void),
    ("DSM-12.2", "two continents", second_continent),
    ("DSM-2.14", "a forgotten count", lambda g: bump(g.counts, CENTRE * 6, 1)),
]


@rule("DSM-1.7", "DSM-1.8", "DSM-1.9", "DSM-1.10", "DSM-1.11", "DSM-1.12", "DSM-1.13", "DSM-1.14")
@pytest.mark.parametrize(("law", "damage"), [(law, d) for law, _, d in DAMAGES], ids=[name for _, name, _ in DAMAGES])
def test_a_damaged_table_is_noticed(law: str, damage: Damage) -> None:
    s = Sea()
    assert s.laws() == []
    damage(s.g)
    assert law in s.laws()


CHANGES: Final[list[tuple[str, Damage]]] = [
    ("DSM-2.16", lambda g: setattr(g, "covered", 0)),
    ("DSM-2.15", lambda g: bump(g.terrain, CENTRE, 1)),
    ("DSM-17.8", lambda g: bump(g.target, 0, -1)),
    ("DSM-4.22", lambda g: setattr(g, "round", 0)),
]


@rule("DSM-2.15", "DSM-2.16", "DSM-17.8", "DSM-4.22")
@pytest.mark.parametrize(("law", "damage"), CHANGES, ids=[law for law, _ in CHANGES])
def test_a_change_that_cannot_be_is_noticed(law: str, damage: Damage) -> None:
    before = Sea().g
    after = before.clone()
    assert RULEBOOK.broken_laws(after, before) == []
    damage(after)
    assert law in RULEBOOK.broken_laws(after, before)
